import { ownOf } from '../../json.ts'
import { observedParts } from '../../observed-parts.ts'
import type { Notification, ObservabilityState, State, StoredAlert } from '../../state.ts'

/** A deployment of the observability API, with its name on the page. */
export interface Observed {
  readonly key: string
  readonly name: string
  readonly state: ObservabilityState
}

/** All deployments of the observability API: the open-source one, and the one of each service. */
export function observedIn(whole: State): Observed[] {
  return observedParts(whole).map(({ service, state }) => {
    if (!service) return { key: 'open-source', name: 'Open source', state }
    const { id, name } = service.record
    return { key: id, name: `Managed, ${name || id}`, state }
  })
}

export type AlertView = ReturnType<typeof alertsOf>[number]
export type NotificationView = ReturnType<typeof notificationsOf>[number]

const mostEvaluations = 60
const mostNotifications = 30
const longestBody = 4_000
export const nameless = 'Without a name'

/** The alerts of a deployment, those in the state ALERT first. The oldest evaluation is the first. */
export function alertsOf({ key, name, state }: Observed) {
  const urgency = ['ALERT', 'PENDING']
  const views = state.alerts.map((alert) => ({
    key: `${key}/${alert.id}`,
    name: alertName(alert),
    deployment: name,
    state: alert.state ?? 'OK',
    watches: watchedBy(alert, state),
    condition: conditionOf(alert),
    channels: (alert.channels ?? (alert.channel ? [alert.channel] : [])).map((channel) => channelName(channel, state)),
    errors: (alert.executionErrors ?? []).map(({ message }) => String(message)),
    history: (ownOf(state.evaluations, alert.id)?.history ?? []).slice(-mostEvaluations),
  }))
  const rank = (now: string) => (urgency.includes(now) ? urgency.indexOf(now) : urgency.length)
  return views.toSorted((one, other) => rank(one.state) - rank(other.state))
}

/** The last notifications of all deployments, the newest first. */
export function notificationsOf(deployments: readonly Observed[]) {
  return deployments
    .flatMap((deployment) =>
      deployment.state.notifications.map((told, index) => ({ told, index, deployment })).slice(-mostNotifications),
    )
    .toSorted((one, other) => other.told.time - one.told.time || other.index - one.index)
    .slice(0, mostNotifications)
    .map(({ told, index, deployment }) => notificationView(told, index, deployment))
}

function notificationView(told: Notification, index: number, { key, name, state }: Observed) {
  const { time, alertId, value, group, webhookId, url, body, emailRecipients } = told
  const alert = state.alerts.find(({ id }) => id === alertId)
  return {
    key: `${key}/${time}/${index}`,
    time,
    state: told.state,
    alert: alert ? alertName(alert) : 'An alert that is gone',
    deployment: name,
    value,
    group,
    to: emailRecipients?.join(', ') ?? url ?? `webhook ${webhookId}, which is not there`,
    body: body?.slice(0, longestBody),
  }
}

const alertName = ({ name, id }: StoredAlert): string => name || `Alert ${id}`

function watchedBy(alert: StoredAlert, { dashboards, savedSearches }: ObservabilityState): string {
  if (alert.source === 'saved_search') {
    const search = savedSearches.find(({ id }) => id === alert.savedSearchId)
    return search ? `Saved search ${search.name}` : 'A saved search that is not there'
  }
  if (alert.source === 'inline') return 'A chart of its own'
  const dashboard = dashboards.find(({ id }) => id === alert.dashboardId)
  const tile = dashboard?.tiles.find(({ id }) => id === alert.tileId)
  return tile ? `${dashboard?.name || nameless} › ${tile.name || nameless}` : 'A tile that is not there'
}

const comparisons: ReadonlyMap<string, string> = new Map([
  ['above', 'at least'],
  ['above_exclusive', 'above'],
  ['below_or_equal', 'at most'],
  ['equal', 'exactly'],
  ['not_equal', 'anything but'],
  ['not_between', 'outside'],
])

function conditionOf(alert: StoredAlert): string {
  const { threshold, thresholdMax, thresholdType = '', interval, numConsecutiveWindows, groupBy } = alert
  const [least, most] = [threshold ?? 0, thresholdMax ?? threshold ?? 0].map((bound) => bound.toLocaleString('en'))
  const bounds = thresholdType.endsWith('between') ? `${least} and ${most}` : least
  const often = (numConsecutiveWindows ?? 1) > 1 ? `, ${numConsecutiveWindows} times in a row` : ''
  const comparison = comparisons.get(thresholdType) ?? thresholdType
  return `${comparison} ${bounds} in ${interval}${often}${groupBy ? `, by ${groupBy}` : ''}`
}

function channelName(channel: object, { webhooks }: ObservabilityState): string {
  const { emailRecipients, webhookId } = channel as { emailRecipients?: unknown; webhookId?: unknown }
  if (Array.isArray(emailRecipients)) return emailRecipients.join(', ')
  return webhooks.find(({ id }) => id === webhookId)?.name ?? `webhook ${String(webhookId)}, which is not there`
}
