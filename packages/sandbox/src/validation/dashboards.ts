import { type ZodTypeAny, z } from 'zod/v3'
import { uniqueContainers } from '../rules/containers.ts'
import { filterFieldsHaveMode, filterHasEffect, uniqueVariableNames } from '../rules/filters.ts'
import { savedQueryHasLanguage } from '../rules/saved-query.ts'
import { oneTypeOfSeries, tileForm } from '../rules/tile-form.ts'
import { uniqueTileIds } from '../rules/tile-ids.ts'
import { worksOnJudgedSince } from './charts.ts'
import { inServerOrder } from './order.ts'
import type { Composition, RequestSchemas, Shape } from './request-schemas.ts'
import { ruled } from './ruled.ts'

/** What servers judge of a dashboard in another way than one schema after another. */
export const dashboardCompositions: Composition = {
  CreateDashboardRequest: dashboard,
  UpdateDashboardRequest: dashboard,
  DashboardTiles: tiles,
  TileRequest: tile,
  CreateDashboardFilterRequest: strict,
  UpdateDashboardFilterRequest: strict,
  SavedFilterValueRequest: (schemas, name) => z.object({ ...schemas.shape(name), type: z.literal('sql').optional() }),
  NumberFormatRequest: numberFormat,
}

function dashboard(schemas: RequestSchemas, name: string): ZodTypeAny {
  return ruled(
    z.object(schemas.shape(name)),
    savedQueryHasLanguage,
    uniqueContainers,
    uniqueVariableNames,
    filterHasEffect,
    filterFieldsHaveMode,
  )
}

/** The day since when a dashboard may not have any number of tiles. */
const tilesCountedSince = '2026-05-11'

function tiles(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { maxItems, ...uncounted } = schemas.schema(name)
  const list = schemas.isOf(tilesCountedSince) ? { ...uncounted, maxItems: maxItems as number } : uncounted
  return ruled(schemas.of(list), uniqueTileIds(schemas.server.since))
}

// One object, and then its id: complaints of something else come twice.
function tile(schemas: RequestSchemas, name: string): ZodTypeAny {
  const series = schemas.shape('SeriesTileRequest')
  const { id, config = z.never(), ...shared } = schemas.shape('ConfigTileRequest')
  const shape: Shape = { ...series, ...shared, config: config.optional(), series: tileSeries(schemas).optional() }
  const ordered = inServerOrder(name, Object.keys(shape)).filter((property) => property !== 'id')
  const all = ordered.map((property) => [property, shape[property] as ZodTypeAny])
  return ruled(z.object(Object.fromEntries(all)), tileForm).and(z.object({ id: id as ZodTypeAny }))
}

type TaggedByType = [z.ZodDiscriminatedUnionOption<'type'>, z.ZodDiscriminatedUnionOption<'type'>]

const seriesTypes = ['Time', 'Table', 'Search', 'Number', 'Markdown'] as const

// The documents have a list for each type; servers have one list, and look whether its types are one.
function tileSeries(schemas: RequestSchemas): ZodTypeAny {
  const either = (...values: [string, string]) =>
    z.union(values.map((value) => z.literal(value)) as unknown as [ZodTypeAny, ZodTypeAny])
  const members = seriesTypes.map((type) => {
    const shape = schemas.shape(`${type}TileSeriesRequest`)
    if (shape.displayType) shape.displayType = either('stacked_bar', 'line').optional()
    if (shape.sortOrder) shape.sortOrder = either('desc', 'asc').optional()
    return z.object(shape)
  })
  const member = z.discriminatedUnion('type', members as unknown as TaggedByType)
  return ruled(z.array(member).min(1), oneTypeOfSeries)
}

// Filters alone may have nothing that servers do not know.
function strict(schemas: RequestSchemas, name: string): ZodTypeAny {
  return z.object(schemas.shape(name)).strict()
}

/** The day since when servers look at the unit of a number. */
const unitsSince = '2026-04-02'

function numberFormat(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { numericUnit, ...shape } = schemas.shape(name)
  const knowsUnits = numericUnit && schemas.isOf(unitsSince)
  const format = z.object(knowsUnits ? schemas.shape(name) : shape)
  return schemas.isOf(worksOnJudgedSince) ? format : format.passthrough()
}
