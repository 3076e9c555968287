import { dayOfChange, dayOfDeletion, ossDocument } from '../documents.ts'
import { Refusal, unexplained } from '../http/refusal.ts'
import { isObjectId, objectIdOf } from '../identifiers.ts'
import { itemsWith, itemWith, type KeyOf, keyById, removeItem } from '../item-index.ts'
import type { ObservabilityState, StoredAlert, StoredDashboard, StoredTile } from '../state.ts'
import type { RequestedAlert, RequestedConfig } from '../validation/requested.ts'

/** Refuses an alert whose tile, saved search or webhooks do not exist. */
export function refuseUnknownReferences(state: ObservabilityState, alert: RequestedAlert): void {
  if (alert.source === 'tile') refuseUnknownTile(state, alert)
  if (alert.source === 'saved_search')
    storedItem(state.savedSearches, alert.savedSearchId, 'Invalid saved search ID', 'Saved search not found')
  const ids = (alert.channels ?? [alert.channel]).flatMap((channel) => channel?.webhookId ?? [])
  for (const id of ids) if (!isObjectId(id)) throw new Refusal(400, 'Invalid webhook ID')
  for (const id of ids) storedItem(state.webhooks, id, 'Invalid webhook ID', 'Webhook not found')
}

function refuseUnknownTile({ dashboards }: ObservabilityState, { dashboardId, tileId }: RequestedAlert): void {
  const { tiles } = storedItem(dashboards, dashboardId, 'Invalid dashboard ID', 'Dashboard not found')
  const tile = tiles.find(({ id }) => id === tileId)
  if (!tile) throw new Refusal(400, 'Tile not found')
  const mistake = queryMistake(tile.config as unknown as RequestedConfig)
  if (mistake !== undefined) throw new Refusal(400, mistake)
}

function storedItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string | undefined,
  invalid: string,
  missing: string,
): Item {
  if (id === undefined || !isObjectId(id)) throw new Refusal(400, invalid)
  const found = itemWith(items, keyById as KeyOf<Item>, objectIdOf(id))
  if (!found) throw new Refusal(400, missing)
  return found
}

/** Older servers check the dashboard or the saved search only, only when an alert is created, and fail without a reason. */
export function failOnUnknownReferences(state: ObservabilityState, alert: RequestedAlert): void {
  const exists = (items: readonly { id: string }[], id = '') => itemWith(items, keyById, objectIdOf(id)) !== undefined
  if (alert.source === 'tile' && !exists(state.dashboards, alert.dashboardId)) throw new Refusal(500, unexplained)
  if (alert.source === 'saved_search' && !exists(state.savedSearches, alert.savedSearchId))
    throw new Refusal(500, unexplained)
}

/** Older servers fail without a reason on an id that is no object id. */
export function failOnImpossibleIds({ dashboardId, savedSearchId }: RequestedAlert): void {
  const ids = [dashboardId, savedSearchId].filter((id) => id !== undefined)
  if (!ids.every(isObjectId)) throw new Refusal(500, unexplained)
}

/** The kinds of charts that alerts watch. */
const watchedKinds = Object.keys(ossDocument.schemas.AlertBuilderChartRequest?.discriminator?.mapping ?? {})

/** An alert on a raw SQL tile needs a line, stacked bars or a number, and a chart over time needs an interval. */
function queryMistake({ configType, displayType = '', sqlTemplate }: RequestedConfig): string | undefined {
  if (configType !== 'sql') return undefined
  if (!watchedKinds.includes(displayType))
    return 'Alerts on Raw SQL tiles are only supported for Line, Stacked Bar, or Number display types'
  if (displayType === 'number' || hasInterval(String(sqlTemplate))) return undefined
  return 'Raw SQL alert query is invalid: SQL used for alerts must include an interval parameter or macro.'
}

function hasInterval(template: string): boolean {
  if (/intervalSeconds|intervalMilliseconds|\$__(?:interval_s|timeInterval|timeInterval_ms)\b/.test(template))
    return true
  // The server skips the check when a macro does not expand. A tile has no source table.
  const macros = [...template.matchAll(/\$__(\w+)(\(?)/g)]
  return macros.some(({ 1: name = '', 2: opening, index, 0: all }) => {
    const given = opening ? argumentsOf(template.slice(index + all.length)) : 0
    return name === 'sourceTable' || (Object.hasOwn(argumentsNeeded, name) && given !== argumentsNeeded[name])
  })
}

const argumentsNeeded: Readonly<Record<string, number>> = {
  fromTime: 0,
  toTime: 0,
  fromTime_ms: 0,
  toTime_ms: 0,
  timeFilter: 1,
  timeFilter_ms: 1,
  dateFilter: 1,
  dateTimeFilter: 2,
  dt: 2,
}

/** The number of arguments before the closing parenthesis; NaN without one. */
function argumentsOf(rest: string): number {
  let [depth, commas] = [1, 0]
  for (const [index, character] of [...rest].entries()) {
    if (character === '(') depth++
    if (character === ')' && --depth === 0) return rest.slice(0, index).trim() === '' ? 0 : commas + 1
    if (character === ',' && depth === 1) commas++
  }
  return Number.NaN
}

/** The days from which an update of a dashboard deletes alerts of removed tiles, and of tiles that cannot be watched. */
const removedTilesSince = dayOfDeletion('AlertTileId')
const otherKindsSince = dayOfChange('deletesAlertsOfOtherTiles')

/** Deletes the alerts on the tiles of a deleted dashboard. */
export function deleteAlertsOfDashboard(state: ObservabilityState, dashboardId: string): void {
  for (const alert of itemsWith(state.alerts, watchedDashboard, dashboardId)) deleteAlert(state, alert)
}

/** Deletes the alerts on removed tiles, and on tiles of kinds that cannot be watched. */
export function deleteAlertsOfTiles(
  state: ObservabilityState,
  { id: dashboardId, tiles }: StoredDashboard,
  before: readonly StoredTile[],
  since: string,
): void {
  if (since < removedTilesSince) return
  const isDeleted = (tileId: string) => {
    const tile = tiles.find(({ id }) => id === tileId)
    return tile ? !canBeWatched(tile.config, since) : before.some(({ id }) => id === tileId)
  }
  for (const alert of itemsWith(state.alerts, watchedDashboard, dashboardId))
    if (isDeleted(alert.tileId ?? '')) deleteAlert(state, alert)
}

function canBeWatched(config: unknown, since: string): boolean {
  const { configType, displayType = '' } = (config ?? {}) as { configType?: string; displayType?: string }
  if (configType === 'promql' || (configType !== 'sql' && since < otherKindsSince)) return true
  return watchedKinds.includes(displayType)
}

const watchedDashboard: KeyOf<StoredAlert> = ({ source, dashboardId }) => (source === 'tile' ? dashboardId : undefined)

/** Deletes an alert with the results of its evaluations. */
export function deleteAlert(state: ObservabilityState, alert: StoredAlert): void {
  removeItem(state.alerts, alert)
  delete state.evaluations[alert.id]
}

/** Deletes the alerts on a deleted saved search. */
export function deleteAlertsOfSearch(state: ObservabilityState, searchId: string): void {
  for (const alert of itemsWith(state.alerts, watchedSearch, searchId)) deleteAlert(state, alert)
}

const watchedSearch: KeyOf<StoredAlert> = ({ source, savedSearchId }) =>
  source === 'saved_search' ? savedSearchId : undefined
