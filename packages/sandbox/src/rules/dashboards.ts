import type { ObservabilityState, StoredTile } from '../state.ts'
import type { Container, RequestedConfig, RequestedFilter, RequestedTile } from './requested-dashboard.ts'

/** The references of a dashboard, and the state in which they must exist. */
export interface References {
  readonly state: ObservabilityState
  readonly tiles: readonly RequestedTile[]
  readonly filters: readonly RequestedFilter[]
  readonly containers: readonly Container[]
  /** The tiles before an update: heatmaps and formulas are checked only where they changed. */
  readonly before?: ObservabilityState['dashboards'][number]['tiles']
}

/** The first mistake in the references of a dashboard, in the order in which servers check them. */
export function referenceMistake(references: References): string | undefined {
  for (const mistakeOf of checks) {
    const mistake = mistakeOf(references)
    if (mistake !== undefined) return mistake
  }
  return undefined
}

type Check = (references: References) => string | undefined

/** A tile names a container and a tab that exist. Of containers with the same id, the last one counts. */
const containersOfTiles: Check = ({ containers, tiles }) => {
  const byId = new Map(containers.map((container) => [container.id, container]))
  const mistakes = tiles.flatMap(({ containerId, tabId }, index) => {
    const container = containerId === undefined ? undefined : byId.get(containerId)
    const at = (property: string) => `tiles.${index}.${property}: `
    if (containerId !== undefined && !container)
      return `${at('containerId')}Tile references unknown containerId "${containerId}"`
    if (tabId === undefined) return []
    if (!container) return `${at('tabId')}tabId requires containerId to be set`
    if (container.tabs?.some(({ id }) => id === tabId)) return []
    return `${at('tabId')}Tile references unknown tabId "${tabId}" in container "${containerId}"`
  })
  return mistakes.length > 0 ? mistakes.join('; ') : undefined
}

/** The sources of tiles, of the searches that they link to, and of filters exist. */
const sources: Check = ({ state, tiles, filters }) => {
  const ids = [
    ...tiles.flatMap((tile) => [...sourcesOf(tile), ...targetsOf(tile, 'search')]),
    ...filters.map(({ sourceId }) => sourceId),
  ]
  return listed('Could not find the following source IDs', without(ids, state.sources))
}

/** The connections of raw SQL tiles exist. */
const connections: Check = ({ state, tiles }) => {
  const ids = tiles.flatMap(({ config }) => config?.connectionId ?? [])
  return listed('Could not find the following connection IDs', without(ids, state.connections))
}

/** The source of a raw SQL tile is on the tile's connection. */
const sourceOnConnection: Check = ({ state, tiles }) => {
  const wrong = tiles.flatMap(({ config: { connectionId, sourceId } = {} }) => {
    const source = state.sources.find(({ id }) => id === sourceId)
    return sourceId && connectionId && source && source.connection !== connectionId ? [sourceId] : []
  })
  return listed('The following source IDs do not match the specified connections', wrong)
}

/** A heatmap needs a trace source. */
const heatmapSources: Check = ({ state, tiles, before }) => {
  const ids = tiles.filter((tile) => heatmapChange(tile, before)).flatMap(sourcesOf)
  const wrong = ofOtherKind(ids, state, ['trace'])
  return listed('Heatmap tiles require a Trace source. The following source IDs are not Trace sources', wrong)
}

/** Formulas need a metric, log or trace source. */
const formulaSources: Check = ({ state, tiles, before }) => {
  const ids = tiles.filter((tile) => formulaChange(tile, before)).flatMap(sourcesOf)
  const wrong = ofOtherKind(ids, state, ['metric', 'log', 'trace'])
  const need = 'Tiles with formulas require a Metric, Log, or Trace source'
  return listed(`${need}. The following source IDs are not formula-capable`, wrong)
}

/** The dashboards that tiles link to exist. */
const onClickDashboards: Check = ({ state, tiles }) => {
  const ids = tiles.flatMap((tile) => targetsOf(tile, 'dashboard'))
  return listed('Could not find the following onClick dashboard IDs', without(ids, state.dashboards))
}

/** A link to a search needs a source of logs or traces. */
const onClickSources: Check = ({ state, tiles }) => {
  const ids = tiles.flatMap((tile) => targetsOf(tile, 'search'))
  const wrong = ofOtherKind(ids, state, ['log', 'trace'])
  return listed('The following onClick search source IDs are not log or trace sources', wrong)
}

const checks: readonly Check[] = [
  containersOfTiles,
  sources,
  connections,
  sourceOnConnection,
  heatmapSources,
  formulaSources,
  onClickDashboards,
  onClickSources,
]

function sourcesOf({ config, series = [] }: RequestedTile): string[] {
  return [config, ...series].flatMap((part) => part?.sourceId ?? [])
}

function targetsOf({ config }: RequestedTile, type: 'search' | 'dashboard'): string[] {
  const { onClick } = config ?? {}
  return onClick?.type === type && onClick.target?.mode === 'id' ? [onClick.target.id as string] : []
}

// Ids are compared as they were sent: an id in capitals is not found.
function without(ids: readonly string[], items: readonly { id?: string }[]): string[] {
  return ids.filter((id) => !items.some((item) => item.id === id))
}

function ofOtherKind(ids: readonly string[], { sources }: ObservabilityState, kinds: readonly string[]): string[] {
  return ids.filter((id) => sources.some((source) => source.id === id && !kinds.includes(source.kind ?? '')))
}

function listed(said: string, ids: readonly string[]): string | undefined {
  return ids.length > 0 ? `${said}: ${[...new Set(ids)].join(', ')}` : undefined
}

/** Whether a tile is a heatmap that was no heatmap before, or had another source. */
function heatmapChange({ id, config }: RequestedTile, before: readonly StoredTile[] = []): boolean {
  if (config?.displayType !== 'heatmap') return false
  const was = configBefore(id, before)
  return was?.displayType !== 'heatmap' || was.sourceId !== config.sourceId
}

/** Whether a tile has formulas that it did not have before, or had for another source. */
function formulaChange({ id, config }: RequestedTile, before: readonly StoredTile[] = []): boolean {
  if (!config?.formulas?.length) return false
  const was = configBefore(id, before)
  const isSame = JSON.stringify(was?.formulas) === JSON.stringify(config.formulas)
  return !isSame || was?.sourceId !== config.sourceId
}

function configBefore(id: string | undefined, before: readonly StoredTile[]): RequestedConfig | undefined {
  return before.find((tile) => tile.id === id)?.config as RequestedConfig | undefined
}
