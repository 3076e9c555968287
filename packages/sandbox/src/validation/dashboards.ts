import { type ZodTypeAny, z } from 'zod/v3'
import type { RequestedDashboard, RequestedFilter, RequestedSeries, RequestedTile } from '../rules/requested.ts'
import { listOf } from './item-lists.ts'
import { type Composition, type RequestSchemas, usesValidatedSince } from './request-schemas.ts'
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

function tiles(schemas: RequestSchemas, name: string): ZodTypeAny {
  return ruled(schemas.plain(name), uniqueTileIds(schemas.server.since))
}

// Servers check the tile and its id one after the other, so a tile that is no object gets two complaints.
function tile(schemas: RequestSchemas, name: string): ZodTypeAny {
  const series = schemas.shape('SeriesTileRequest')
  const { id, config = z.never(), ...shared } = schemas.shape('ConfigTileRequest')
  const { id: _, ...sent }: Shape = { ...series, ...shared }
  const shape = { ...sent, config: config.optional(), series: tileSeries(schemas).optional() }
  return ruled(z.object(shapeInServerOrder(name, shape)), tileForm).and(z.object({ id: id as ZodTypeAny }))
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

/** A saved query has a language. */
const savedQueryHasLanguage: Rule<RequestedDashboard> = ({ savedQuery, savedQueryLanguage }, complain) => {
  if (savedQuery === undefined || savedQuery === null || savedQueryLanguage !== null) return
  complain('savedQueryLanguage cannot be null when savedQuery is provided', ['savedQueryLanguage'])
}

/** Containers have different ids, and so have the tabs of a container. */
const uniqueContainers: Rule<RequestedDashboard> = ({ containers = [] }, complain) => {
  containers.forEach(({ id, tabs = [] }, index) => {
    const path = ['containers', index]
    if (isRepeated(containers, index)) complain(`Container IDs must be unique: "${id}"`, [...path, 'id'])
    tabs.forEach((tab, tabIndex) => {
      const said = `Duplicate tab id "${tab.id}" in container "${id}"`
      if (isRepeated(tabs, tabIndex)) complain(said, [...path, 'tabs', tabIndex, 'id'])
    })
  })
}

/** Whether an earlier item has the same id. */
function isRepeated(items: readonly { id?: string }[], index: number): boolean {
  return items.findIndex(({ id }) => id === items[index]?.id) < index
}

type FilterCheck = (filter: RequestedFilter, complain: (property: keyof RequestedFilter, said: string) => void) => void

/** A rule for each filter of a dashboard, whose complaints name the filter. */
function filterRule(check: FilterCheck): Rule<RequestedDashboard> {
  return ({ filters = [] }, complain) => {
    filters.forEach((filter, index) => {
      check(filter, (property, said) => complain(`Filter "${filter.name}" ${said}`, ['filters', index, property]))
    })
  }
}

/** Whether the value of a filter narrows tiles, which is the default. */
const narrowsTiles = ({ isBroadcastEnabled }: RequestedFilter) => isBroadcastEnabled !== false

/** A filter narrows tiles, or is a variable, or both. */
const filterHasEffect = filterRule((filter, complain) => {
  if (narrowsTiles(filter) || filter.isVariableEnabled) return
  complain('isBroadcastEnabled', 'must broadcast its value, be available as a variable, or both')
})

/** `variableName` needs a variable, and `appliesToSourceIds` needs a filter that narrows tiles. */
const filterFieldsHaveMode = filterRule((filter, complain) => {
  const { variableName, isVariableEnabled, appliesToSourceIds = [] } = filter
  if (variableName !== undefined && !isVariableEnabled) {
    const cure = 'set isVariableEnabled to true or drop variableName'
    complain('variableName', `sets variableName but is not available as a variable; ${cure}`)
  }
  if (appliesToSourceIds.length > 0 && !narrowsTiles(filter)) {
    const cure = 'set isBroadcastEnabled to true or drop appliesToSourceIds'
    complain('appliesToSourceIds', `sets appliesToSourceIds but does not broadcast its value; ${cure}`)
  }
})

/** Variables have different names. The default is made from the name of the filter. */
const uniqueVariableNames: Rule<RequestedDashboard> = ({ filters = [] }, complain) => {
  const names = filters.map(
    (filter) => filter.isVariableEnabled && (filter.variableName || variableNameOf(filter.name ?? '')),
  )
  names.forEach((name, index) => {
    const path = ['filters', index, 'variableName']
    if (name === '') complain(`Variable name is required for filter "${filters[index]?.name}"`, path)
    else if (name && names.indexOf(name) < index) complain(`Variable names must be unique: "${name}"`, path)
  })
}

// The letters, digits and underscores of the name, after a letter.
function variableNameOf(name: string): string {
  const word = name.trim().replace(/\s+/g, '_').replace(/\W/g, '')
  return /^[\d_]/.test(word) ? `v${word}` : word
}

/** A tile has a config or series, the older form. A config has its own `asRatio`. */
const tileForm: Rule<RequestedTile> = ({ config, series, asRatio }, complain) => {
  if (series && config) complain('Tile cannot have both series and config')
  if (!series && !config) complain('Tile must have either series or config')
  if (asRatio === undefined || !config) return
  complain('asRatio property is not supported when using config property. Specify config.asRatio instead.')
}

/** The series of a tile have the same type. */
const oneTypeOfSeries: Rule<readonly RequestedSeries[]> = (series, complain) => {
  if (series.some(({ type }) => type !== series[0]?.type)) complain('All series must have the same type')
}

/** The day from which a complaint names the second tile. */
const namesTileSince = '2026-04-22'

/** Tiles have different ids. */
function uniqueTileIds(since: string): Rule<readonly RequestedTile[]> {
  return (tiles, complain) => {
    tiles.forEach(({ id }, index) => {
      if (!id || !isRepeated(tiles, index)) return
      const path = since < namesTileSince ? [] : [index, 'id']
      complain(`Duplicate tile ID: ${id}. Omit the ID to generate a unique one.`, path)
    })
  }
}
