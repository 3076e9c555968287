import { type ZodTypeAny, z } from 'zod/v3'
import { listOf } from './item-lists.ts'
import { type Composition, type RequestSchemas, usesValidatedSince } from './request-schemas.ts'
import type { RequestedSeries } from './requested.ts'
import { type Rule, ruled } from './rule.ts'
import { eitherOf, type Shape, shapeInServerOrder } from './values.ts'

/** Parts of a dashboard that servers validate in another way than the document says. */
export const dashboardCompositions: Composition = {
  CreateDashboardRequest: dashboard,
  UpdateDashboardRequest: dashboard,
  DashboardTiles: tiles,
  TileRequest: tile,
  CreateDashboardFilterRequest: strict,
  UpdateDashboardFilterRequest: strict,
  DashboardContainerRequest: (schemas, name) => z.object(schemas.shape(name)),
  SavedFilterValueRequest: (schemas, name) => z.object({ ...schemas.shape(name), type: z.literal('sql').optional() }),
  NumberFormatRequest: numberFormat,
}

// Servers check filters and containers after the whole has its shape.
function dashboard(schemas: RequestSchemas, name: string): ZodTypeAny {
  return ruled(
    z.object(schemas.shape(name)),
    schemas.rulesOf(name),
    schemas.rulesOfItems('containers', 'DashboardContainerRequest'),
    schemas.rulesOfItems('filters', name.replace(/Request$/, 'FilterRequest')),
  )
}

/** The day from which a complaint names the second tile. */
const namesTileSince = '2026-04-22'

function tiles(schemas: RequestSchemas, name: string): ZodTypeAny {
  const { 'x-validations': _, ...schema } = schemas.schema(name)
  const rule = schemas.rulesOf(name)
  return ruled(schemas.of(schema), (value, complain) =>
    rule(value, (message, path) => complain(message, schemas.isOf(namesTileSince) ? path : [])),
  )
}

// Servers check the tile and its id one after the other, so a tile that is no object gets two complaints.
function tile(schemas: RequestSchemas, name: string): ZodTypeAny {
  const series = schemas.shape('SeriesTileRequest')
  const { id, config = z.never(), ...shared } = schemas.shape('ConfigTileRequest')
  const { id: _, ...sent }: Shape = { ...series, ...shared }
  const shape = { ...sent, config: config.optional(), series: tileSeries(schemas).optional() }
  return ruled(z.object(shapeInServerOrder(name, shape)), schemas.rulesOf(name)).and(z.object({ id: id as ZodTypeAny }))
}

type TaggedByType = [z.ZodDiscriminatedUnionOption<'type'>, z.ZodDiscriminatedUnionOption<'type'>]

const seriesTypes = ['Time', 'Table', 'Search', 'Number', 'Markdown'] as const

// The documents have a list for each type; servers have one list, and check that all types are the same.
function tileSeries(schemas: RequestSchemas): ZodTypeAny {
  const members = seriesTypes.map((type) => {
    const shape = schemas.shape(`${type}TileSeriesRequest`)
    if (shape.displayType) shape.displayType = eitherOf(['stacked_bar', 'line']).optional()
    return z.object(shape)
  })
  const member = z.discriminatedUnion('type', members as unknown as TaggedByType)
  return ruled(listOf(member).min(1), oneTypeOfSeries)
}

// Filters are the only part in which unknown properties are refused.
function strict(schemas: RequestSchemas, name: string): ZodTypeAny {
  return z.object(schemas.shape(name)).strict()
}

function numberFormat(schemas: RequestSchemas, name: string): ZodTypeAny {
  const format = z.object(schemas.shape(name))
  return schemas.isOf(usesValidatedSince) ? format : format.passthrough()
}

/** The series of a tile have the same type. */
const oneTypeOfSeries: Rule<readonly RequestedSeries[]> = (series, complain) => {
  if (series.some(({ type }) => type !== series[0]?.type)) complain('All series must have the same type')
}
