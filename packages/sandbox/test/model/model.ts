/** A second, simpler implementation of dashboards and alerts, by the version of a server. */
export interface ObservabilityModel {
  /** In the order in which they were created. */
  dashboards: ModelDashboard[]
  alerts: ModelAlert[]
}

export interface ModelDashboard extends Sent {
  id: string
  tiles: (SentTile & { id: string })[]
  tags: string[]
  filters: (SentFilter & { id: string })[]
  savedQuery: string | null
  savedQueryLanguage: string | null
  savedFilterValues: object[]
  containers: { id: string }[]
}

export interface Sent {
  name: string
  tiles: SentTile[]
  tags?: string[]
  filters?: SentFilter[]
  savedQuery?: string | null
  savedFilterValues?: object[]
  containers?: { id: string }[]
}

export interface SentTile {
  id?: string
  containerId?: string
  config: { displayType: string }
  [property: string]: unknown
}

export interface SentFilter {
  id?: string
  [property: string]: unknown
}

export type ModelAlert = SentAlert & { id: string }

export interface SentAlert {
  source: string
  dashboardId?: string
  tileId?: string
  savedSearchId?: string
  groupBy?: string
  [property: string]: unknown
}

/** Days on which servers changed the effect of an update. */
const updatesTakeAlerts = '2026-03-11'
const updatesClearGroups = '2026-08-06'

const watchable = ['line', 'stacked_bar', 'number']

/** The stored dashboard, with the ids that the server has assigned. */
export function kept(
  sent: Sent,
  answer: { id: string; tiles: Ids; filters: Ids },
  before?: ModelDashboard,
): ModelDashboard {
  const { tags, filters, savedQuery, savedFilterValues, containers } = sent
  const language = savedQuery === undefined ? undefined : savedQuery === null ? null : 'lucene'
  return {
    id: answer.id,
    name: sent.name,
    tiles: sent.tiles.map((tile, index) => ({ ...tile, id: answer.tiles[index]?.id as string })),
    tags: tags ? [...new Set(tags)] : (before?.tags ?? []),
    filters: filters
      ? filters.map((filter, index) => ({ ...filter, id: answer.filters[index]?.id as string }))
      : (before?.filters ?? []),
    savedQuery: savedQuery === undefined ? (before?.savedQuery ?? null) : savedQuery,
    savedQueryLanguage: language === undefined ? (before?.savedQueryLanguage ?? null) : language,
    savedFilterValues:
      savedFilterValues?.map((value) => ({ type: 'sql', ...value })) ?? before?.savedFilterValues ?? [],
    containers: containers ?? before?.containers ?? [],
  }
}

type Ids = readonly { id: string }[]

/** The alerts that remain after an update of a dashboard: those on existing tiles that can be watched. */
export function alertsAfterUpdate(model: ObservabilityModel, { id, tiles }: ModelDashboard, age: string): ModelAlert[] {
  if (age < updatesTakeAlerts) return model.alerts
  return model.alerts.filter(({ dashboardId, tileId }) => {
    const tile = tiles.find((one) => one.id === tileId)
    return dashboardId !== id || (tile && watchable.includes(tile.config.displayType))
  })
}

/** An alert after an update: absent bounds and schedules stay, and absent texts do not. */
export function updated(sent: SentAlert, before: ModelAlert, age: string): ModelAlert {
  const { thresholdMax, scheduleOffsetMinutes, groupBy } = before
  const stays = { thresholdMax, scheduleOffsetMinutes, ...(age < updatesClearGroups && { groupBy }) }
  return { id: before.id, ...defined(stays), ...sent }
}

export function defined(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
