import { type ZodTypeAny, z } from 'zod/v3'
import type { Container } from '../rules/requested-dashboard.ts'
import { type Composition, type RequestSchemas, type Shape, usesValidatedSince } from './request-schemas.ts'
import { type Rule, ruled } from './rule.ts'
import { eitherOf, inServerOrder } from './values.ts'

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
  const shape: Shape = { ...series, ...shared, config: config.optional(), series: tileSeries(schemas).optional() }
  const ordered = inServerOrder(name, Object.keys(shape)).filter((property) => property !== 'id')
  const all = ordered.map((property) => [property, shape[property] as ZodTypeAny])
  return ruled(z.object(Object.fromEntries(all)), tileForm).and(z.object({ id: id as ZodTypeAny }))
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
  return ruled(z.array(member).min(1), oneTypeOfSeries)
}

// Filters are the only part in which unknown properties are refused.
function strict(schemas: RequestSchemas, name: string): ZodTypeAny {
  return z.object(schemas.shape(name)).strict()
}

function numberFormat(schemas: RequestSchemas, name: string): ZodTypeAny {
  const format = z.object(schemas.shape(name))
  return schemas.isOf(usesValidatedSince) ? format : format.passthrough()
}

interface SavedQuery {
  savedQuery?: string | null
  savedQueryLanguage?: string | null
}

/** A saved query has a language. */
const savedQueryHasLanguage: Rule<SavedQuery> = ({ savedQuery, savedQueryLanguage }, complain) => {
  if (savedQuery === undefined || savedQuery === null || savedQueryLanguage !== null) return
  complain('savedQueryLanguage cannot be null when savedQuery is provided', ['savedQueryLanguage'])
}

/** Containers have different ids, and so have the tabs of a container. */
const uniqueContainers: Rule<{ containers?: readonly Container[] }> = ({ containers = [] }, complain) => {
  const seen = new Set<string>()
  containers.forEach(({ id, tabs = [] }, index) => {
    if (seen.has(id)) complain(`Container IDs must be unique: "${id}"`, ['containers', index, 'id'])
    seen.add(id)
    const seenTabs = new Set<string>()
    tabs.forEach((tab, tabIndex) => {
      const path = ['containers', index, 'tabs', tabIndex, 'id']
      if (seenTabs.has(tab.id)) complain(`Duplicate tab id "${tab.id}" in container "${id}"`, path)
      seenTabs.add(tab.id)
    })
  })
}

interface Filter {
  name: string
  isBroadcastEnabled?: boolean
  isVariableEnabled?: boolean
  variableName?: string
  appliesToSourceIds?: readonly string[]
}

interface WithFilters {
  filters?: readonly Filter[]
}

/** Whether the value of a filter narrows tiles, which is the default. */
const narrowsTiles = ({ isBroadcastEnabled }: Pick<Filter, 'isBroadcastEnabled'>) => isBroadcastEnabled !== false

/** A filter narrows tiles, or is a variable, or both. */
const filterHasEffect: Rule<WithFilters> = ({ filters = [] }, complain) => {
  filters.forEach((filter, index) => {
    if (narrowsTiles(filter) || filter.isVariableEnabled) return
    const said = `Filter "${filter.name}" must broadcast its value, be available as a variable, or both`
    complain(said, ['filters', index, 'isBroadcastEnabled'])
  })
}

/** Variables have different names. The default is made from the name of the filter. */
const uniqueVariableNames: Rule<WithFilters> = ({ filters = [] }, complain) => {
  const taken = new Set<string>()
  filters.forEach((filter, index) => {
    if (!filter.isVariableEnabled) return
    const name = filter.variableName || variableNameOf(filter.name)
    const path = ['filters', index, 'variableName']
    if (name === '') complain(`Variable name is required for filter "${filter.name}"`, path)
    else if (taken.has(name)) complain(`Variable names must be unique: "${name}"`, path)
    taken.add(name)
  })
}

/** `variableName` needs a variable, and `appliesToSourceIds` needs a filter that narrows tiles. */
const filterFieldsHaveMode: Rule<WithFilters> = ({ filters = [] }, complain) => {
  filters.forEach((filter, index) => {
    const { name, variableName, isVariableEnabled, appliesToSourceIds = [] } = filter
    if (variableName !== undefined && !isVariableEnabled) {
      const cure = 'is not available as a variable; set isVariableEnabled to true or drop variableName'
      complain(`Filter "${name}" sets variableName but ${cure}`, ['filters', index, 'variableName'])
    }
    if (appliesToSourceIds.length > 0 && !narrowsTiles(filter)) {
      const cure = 'does not broadcast its value; set isBroadcastEnabled to true or drop appliesToSourceIds'
      complain(`Filter "${name}" sets appliesToSourceIds but ${cure}`, ['filters', index, 'appliesToSourceIds'])
    }
  })
}

// The letters, digits and underscores of the name, after a letter.
function variableNameOf(name: string): string {
  const word = name.trim().replace(/\s+/g, '_').replace(/\W/g, '')
  return /^[\d_]/.test(word) ? `v${word}` : word
}

/** A tile has a config or series, the older form. A config has its own `asRatio`. */
const tileForm: Rule<{ config?: unknown; series?: unknown; asRatio?: boolean }> = (tile, complain) => {
  const { config, series, asRatio } = tile
  if (series && config) complain('Tile cannot have both series and config')
  if (!series && !config) complain('Tile must have either series or config')
  if (asRatio === undefined || !config) return
  complain('asRatio property is not supported when using config property. Specify config.asRatio instead.')
}

/** The series of a tile have the same type. */
const oneTypeOfSeries: Rule<readonly { type: string }[]> = (series, complain) => {
  if (series.some(({ type }) => type !== series[0]?.type)) complain('All series must have the same type')
}

/** The day from which a complaint names the second tile. */
const namesTileSince = '2026-04-22'

/** Tiles have different ids. */
function uniqueTileIds(since: string): Rule<readonly { id?: string }[]> {
  return (tiles, complain) => {
    const seen = new Set<string>()
    tiles.forEach(({ id }, index) => {
      const path = since < namesTileSince ? [] : [index, 'id']
      if (id && seen.has(id)) complain(`Duplicate tile ID: ${id}. Omit the ID to generate a unique one.`, path)
      if (id) seen.add(id)
    })
  }
}
