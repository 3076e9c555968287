import { kindsOfId } from '../documents.ts'
import { itemWith, keyById } from '../item-index.ts'
import type { ObservabilityState, StoredTile } from '../state.ts'
import type { Container, RequestedConfig, RequestedFilter, RequestedTile } from '../validation/requested.ts'

/** The references of a dashboard, and the state in which they must exist. */
export interface References {
  readonly state: ObservabilityState
  readonly tiles: readonly RequestedTile[]
  readonly filters: readonly RequestedFilter[]
  readonly containers: readonly Container[]
  /** The tiles before an update: heatmaps and formulas are checked only where they changed. */
  readonly before?: ObservabilityState['dashboards'][number]['tiles'] | undefined
}

/** The first mistake in the references of a dashboard, in the order in which servers check them. */
export function referenceMistake(references: References): string | undefined {
  const misplaced = misplacedTiles(references)
  if (misplaced.length > 0) return misplaced.join('; ')
  for (const [said, ids] of complaintsAbout(references))
    if (ids.length > 0) return `${said}: ${[...new Set(ids)].join(', ')}`
  return undefined
}

/** A tile names a container and a tab that exist. Of containers with the same id, the last one counts. */
function misplacedTiles({ containers, tiles }: References): string[] {
  const byId = new Map(containers.map((container) => [container.id, container]))
  return tiles.flatMap(({ containerId, tabId }, index) => {
    const container = containerId === undefined ? undefined : byId.get(containerId)
    const at = (property: string) => `tiles.${index}.${property}: `
    if (containerId !== undefined && !container)
      return `${at('containerId')}Tile references unknown containerId "${containerId}"`
    if (tabId === undefined) return []
    if (!container) return `${at('tabId')}tabId requires containerId to be set`
    if (container.tabs?.some(({ id }) => id === tabId)) return []
    return `${at('tabId')}Tile references unknown tabId "${tabId}" in container "${containerId}"`
  })
}

const heatmapKinds = kindsOfId('HeatmapChartRequest', 'sourceId')
const formulaKinds = kindsOfId('LineChartRequest', 'sourceId')
const labelKinds = kindsOfId('CreatePrometheusLabelFilterRequest', 'sourceId')
const searchKinds = kindsOfId('SearchOnClickRequest', 'target.id')

/** The complaints about references, and the ids that each is about. */
function complaintsAbout({ state, tiles, filters, before }: References): [said: string, wrongIds: readonly string[]][] {
  const searches = targetsIn(tiles, 'search')
  const ofFilters = filters.flatMap(({ sourceId }) => sourceId ?? [])
  const ofTiles = tiles.flatMap((tile) => [...sourcesOf(tile), ...targetsIn([tile], 'search')])
  const connections = tiles.flatMap(({ config }) => config?.connectionId ?? [])
  const mismatched = tiles.flatMap(({ config: { connectionId, sourceId } = {} }) => {
    const source = itemWith(state.sources, keyById, sourceId)
    return sourceId && connectionId && source && source.connection !== connectionId ? [sourceId] : []
  })
  const ofLabels = filters.flatMap(({ type, sourceId }) => (type === 'PROMETHEUS_LABEL' ? (sourceId ?? []) : []))
  const heatmaps = tiles.filter((tile) => heatmapChange(tile, before)).flatMap(sourcesOf)
  const calculated = tiles.filter((tile) => formulaChange(tile, before)).flatMap(sourcesOf)
  return [
    ['Could not find the following source IDs', without([...ofTiles, ...ofFilters], state.sources)],
    ['Could not find the following connection IDs', without(connections, state.connections)],
    ['The following source IDs do not match the specified connections', mismatched],
    [
      'Heatmap tiles require a Trace source. The following source IDs are not Trace sources',
      ofOtherKind(heatmaps, state, heatmapKinds),
    ],
    [
      'Prometheus label filters require a PromQL source. The following source IDs are not PromQL sources',
      ofOtherKind(ofLabels, state, labelKinds),
    ],
    [
      'Tiles with formulas require a Metric, Log, or Trace source. The following source IDs are not formula-capable',
      ofOtherKind(calculated, state, formulaKinds),
    ],
    ['Could not find the following onClick dashboard IDs', without(targetsIn(tiles, 'dashboard'), state.dashboards)],
    ['The following onClick search source IDs are not log or trace sources', ofOtherKind(searches, state, searchKinds)],
  ]
}

function sourcesOf({ config, series = [] }: RequestedTile): string[] {
  return [config, ...series].flatMap((part) => part?.sourceId ?? [])
}

/** The ids of the searches or dashboards that tiles link to. */
function targetsIn(tiles: readonly RequestedTile[], type: 'search' | 'dashboard'): string[] {
  return tiles.flatMap(({ config: { onClick } = {} }) =>
    onClick?.type === type && onClick.target?.mode === 'id' ? (onClick.target.id ?? []) : [],
  )
}

// Ids are compared as they were sent: an id in capitals is not found.
function without(ids: readonly string[], items: readonly { id?: string }[]): string[] {
  return ids.filter((id) => !itemWith(items, keyById, id))
}

function ofOtherKind(ids: readonly string[], { sources }: ObservabilityState, kinds: readonly string[]): string[] {
  return ids.filter((id) => {
    const source = itemWith(sources, keyById, id)
    return source && !kinds.includes(source.kind ?? '')
  })
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
