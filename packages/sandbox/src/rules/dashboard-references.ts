import type { ObservabilityState } from '../state.ts'
import { formulaChange, heatmapChange } from './changed-tiles.ts'
import { tilesInContainers } from './containers.ts'
import type { Container, RequestedFilter, RequestedTile } from './requested-dashboard.ts'

/** What a dashboard refers to, and where it is looked for. */
export interface References {
  readonly state: ObservabilityState
  readonly tiles: readonly RequestedTile[]
  readonly filters: readonly RequestedFilter[]
  readonly containers: readonly Container[]
  /** Tiles that were there before: of a heatmap or a formula only changes are looked at. */
  readonly before?: ObservabilityState['dashboards'][number]['tiles']
}

/** What a dashboard names must exist and fit. Says the first thing that does not, in the order in which servers look. */
export function referenceMistake(references: References): string | undefined {
  for (const mistakeOf of lookedAt) {
    const mistake = mistakeOf(references)
    if (mistake !== undefined) return mistake
  }
  return undefined
}

type Look = (references: References) => string | undefined

/** Tiles stand in containers and tabs that are there. */
const containers: Look = ({ containers, tiles }) => {
  const said: string[] = []
  tilesInContainers(containers)(tiles, (message, path = []) => said.push(`${path.join('.')}: ${message}`))
  return said.length > 0 ? said.join('; ') : undefined
}

/** Sources of tiles, of the searches that they lead to, and of filters exist. */
export const sources: Look = ({ state, tiles, filters }) => {
  const ids = [...tiles.flatMap((tile) => [...sourcesOf(tile), ...targetsOf(tile, 'search')]), ...filters.map(sourceOf)]
  return listed('Could not find the following source IDs', without(ids, state.sources))
}

/** Connections of queries exist. */
const connections: Look = ({ state, tiles }) => {
  const ids = tiles.flatMap(({ config }) => config?.connectionId ?? [])
  return listed('Could not find the following connection IDs', without(ids, state.connections))
}

/** A query's source is on the query's connection. */
const sourceOnConnection: Look = ({ state, tiles }) => {
  const wrong = tiles.flatMap(({ config: { connectionId, sourceId } = {} }) => {
    const source = state.sources.find(({ id }) => id === sourceId)
    return sourceId && connectionId && source && source.connection !== connectionId ? [sourceId] : []
  })
  return listed('The following source IDs do not match the specified connections', wrong)
}

/** A heatmap is of a trace source. */
const heatmapSources: Look = ({ state, tiles, before }) => {
  const ids = tiles.filter((tile) => heatmapChange(tile, before)).flatMap(sourcesOf)
  const wrong = ofOtherKind(ids, state, ['trace'])
  return listed('Heatmap tiles require a Trace source. The following source IDs are not Trace sources', wrong)
}

/** Formulas are over a metric, log or trace source. */
const formulaSources: Look = ({ state, tiles, before }) => {
  const ids = tiles.filter((tile) => formulaChange(tile, before)).flatMap(sourcesOf)
  const wrong = ofOtherKind(ids, state, ['metric', 'log', 'trace'])
  const need = 'Tiles with formulas require a Metric, Log, or Trace source'
  return listed(`${need}. The following source IDs are not formula-capable`, wrong)
}

/** Dashboards that a click leads to exist. */
const onClickDashboards: Look = ({ state, tiles }) => {
  const ids = tiles.flatMap((tile) => targetsOf(tile, 'dashboard'))
  return listed('Could not find the following onClick dashboard IDs', without(ids, state.dashboards))
}

/** A click leads to a search of logs or traces. */
const onClickSources: Look = ({ state, tiles }) => {
  const ids = tiles.flatMap((tile) => targetsOf(tile, 'search'))
  const wrong = ofOtherKind(ids, state, ['log', 'trace'])
  return listed('The following onClick search source IDs are not log or trace sources', wrong)
}

const lookedAt: readonly Look[] = [
  containers,
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

function sourceOf({ sourceId }: RequestedFilter): string {
  return sourceId
}

function targetsOf({ config }: RequestedTile, type: 'search' | 'dashboard'): string[] {
  const { onClick } = config ?? {}
  return onClick?.type === type && onClick.target?.mode === 'id' ? [onClick.target.id as string] : []
}

// Ids are compared as they were sent: one in capitals is not found.
function without(ids: readonly string[], kept: readonly { id?: string }[]): string[] {
  return ids.filter((id) => !kept.some((item) => item.id === id))
}

function ofOtherKind(ids: readonly string[], { sources }: ObservabilityState, kinds: readonly string[]): string[] {
  return ids.filter((id) => sources.some((source) => source.id === id && !kinds.includes(source.kind ?? '')))
}

function listed(said: string, ids: readonly string[]): string | undefined {
  return ids.length > 0 ? `${said}: ${[...new Set(ids)].join(', ')}` : undefined
}
