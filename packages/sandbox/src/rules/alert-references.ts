import { unexpected } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { ObservabilityState } from '../state.ts'
import { isObjectId, objectIdOf } from './object-id.ts'
import type { RequestedConfig } from './requested-dashboard.ts'
import { queryMistake } from './sql-alerts.ts'

export interface RequestedAlert {
  readonly source: string
  readonly dashboardId?: string
  readonly tileId?: string
  readonly savedSearchId?: string
  readonly channel?: { readonly webhookId: string }
  readonly channels?: readonly { readonly webhookId: string }[]
}

/** What an alert watches and whom it tells must exist: a tile of a dashboard, or a saved search; webhooks. */
export function refuseUnknownReferences(state: ObservabilityState, alert: RequestedAlert): void {
  if (alert.source === 'tile') refuseUnknownTile(state, alert)
  if (alert.source === 'saved_search')
    kept(state.savedSearches, alert.savedSearchId, 'Invalid saved search ID', 'Saved search not found')
  const ids = (alert.channels ?? [alert.channel]).flatMap((channel) => channel?.webhookId ?? [])
  for (const id of ids) if (!isObjectId(id)) throw new Refusal(400, 'Invalid webhook ID')
  for (const id of ids) kept(state.webhooks, id, 'Invalid webhook ID', 'Webhook not found')
}

function refuseUnknownTile({ dashboards }: ObservabilityState, { dashboardId, tileId }: RequestedAlert): void {
  const { tiles } = kept(dashboards, dashboardId, 'Invalid dashboard ID', 'Dashboard not found')
  const tile = tiles.find(({ id }) => id === tileId)
  if (!tile) throw new Refusal(400, 'Tile not found')
  const mistake = queryMistake(tile.config as unknown as RequestedConfig)
  if (mistake !== undefined) throw new Refusal(400, mistake)
}

function kept<Item extends { id?: string }>(
  items: readonly Item[],
  id: string | undefined,
  invalid: string,
  missing: string,
): Item {
  if (id === undefined || !isObjectId(id)) throw new Refusal(400, invalid)
  const found = items.find((item) => item.id === objectIdOf(id))
  if (!found) throw new Refusal(400, missing)
  return found
}

/** Older servers look for the dashboard or the saved search alone, when an alert is created, and do not say what is wrong. */
export function failOnUnknownReferences(state: ObservabilityState, alert: RequestedAlert): void {
  const isThere = (items: readonly { id?: string }[], id = '') => items.some((item) => item.id === objectIdOf(id))
  if (alert.source === 'tile' && !isThere(state.dashboards, alert.dashboardId)) throw new Refusal(500, unexpected)
  if (alert.source === 'saved_search' && !isThere(state.savedSearches, alert.savedSearchId))
    throw new Refusal(500, unexpected)
}

/** Nothing is kept under what is no object id, and older servers do not say what is wrong. */
export function failOnImpossibleIds({ dashboardId, savedSearchId }: RequestedAlert): void {
  const ids = [dashboardId, savedSearchId].filter((id) => id !== undefined)
  if (!ids.every(isObjectId)) throw new Refusal(500, unexpected)
}
