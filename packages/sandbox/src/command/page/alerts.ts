import { watchedParts } from '../../alerting/watched-parts.ts'
import { ownOf } from '../../json.ts'
import { observedParts } from '../../observed-parts.ts'
import type { Evaluation, ObservabilityState, State, StoredAlert } from '../../state.ts'
import { badge, cards, code, dateOf, empty, type PageNode, pageElement, quiet } from './elements.ts'
import { formatNumber } from './number-format.ts'

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

export const nameless = 'Without a name'

const mostEvaluations = 60
const mostNotifications = 30
const longestBody = 4_000

/** The alerts of all deployments, of each those in the state ALERT first. */
export function drawAlerts(deployments: readonly Observed[]): PageNode[] {
  const urgency = ['ALERT', 'PENDING']
  const rank = ({ state = 'OK' }: StoredAlert) => (urgency.includes(state) ? urgency.indexOf(state) : urgency.length)
  const items = deployments.flatMap((deployment) =>
    deployment.state.alerts
      .toSorted((one, other) => rank(one) - rank(other))
      .map((alert) => drawAlert(alert, deployment)),
  )
  return [items.length === 0 ? empty('There is no alert yet.') : cards(items)]
}

function drawAlert(alert: StoredAlert, { name: deployment, state }: Observed): PageNode {
  const channels = alert.channels ?? (alert.channel ? [alert.channel] : [])
  const words = [deployment, ...channels.map((channel) => channelName(channel, state))].join(' · ')
  const errors = (alert.executionErrors ?? []).map(({ message }) =>
    pageElement('p', { class: 'error' }, String(message)),
  )
  const history = (ownOf(state.evaluations, alert.id)?.history ?? []).slice(-mostEvaluations)
  return pageElement(
    'li',
    { class: 'alert' },
    badge(alert.state ?? 'OK'),
    pageElement(
      'div',
      {},
      pageElement('h3', {}, alertName(alert)),
      pageElement('p', {}, `${watchedBy(alert, state)}: ${alertConditionWords(alert)}`),
      quiet(words, 'p'),
      ...errors,
    ),
    history.length > 0 ? drawHistory(history) : quiet('Not evaluated yet', 'p'),
  )
}

const alertName = ({ name, id }: StoredAlert): string => name || `Alert ${id}`

function watchedBy(alert: StoredAlert, state: ObservabilityState): string {
  if (alert.source === 'inline') return 'A chart of its own'
  const { search, dashboard, tile } = watchedParts(alert, state)
  if (alert.source === 'saved_search')
    return search ? `Saved search ${search.name}` : 'A saved search that is not there'
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

function alertConditionWords(alert: StoredAlert): string {
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

/** A value, which can be missing or no finite number. */
const valueText = (value: number | null): string => (Number.isFinite(value) ? formatNumber(Number(value)) : '–')

/** A bar for each evaluation, with the height of its value. Of several groups it shows the worst one. */
function drawHistory(history: readonly Evaluation[]): PageNode {
  const times = [...new Set(history.map(({ time }) => time))].map((at) =>
    worst(history.filter(({ time }) => time === at)),
  )
  const evaluationSize = ({ value }: Evaluation) => (Number.isFinite(value) ? Math.abs(Number(value)) : 0)
  const most = Math.max(...times.map(evaluationSize)) || 1
  const bars = times.map((one) => {
    const height = `${Math.max(8, (evaluationSize(one) / most) * 100)}%`
    return pageElement('i', { class: one.state.toLowerCase(), style: { height } })
  })
  const last = times.at(-1) as Evaluation
  const off = times.filter(({ state }) => state === 'ALERT').length
  const words = `${times.length} evaluations, ${off} of them over the threshold`
  return pageElement(
    'div',
    { class: 'history' },
    pageElement('div', { class: 'strip', role: 'img', 'aria-label': words }, ...bars),
    quiet(`${valueText(last.value)} at ${dateOf(last.time).slice(5, 16)}`, 'p'),
  )
}

function worst(evaluations: readonly Evaluation[]): Evaluation {
  const order = ['ALERT', 'PENDING', 'OK']
  const sorted = evaluations.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  return sorted[0] as Evaluation
}

/** The last notifications of all deployments, the newest first. */
export function lastNotifications(deployments: readonly Observed[]) {
  return deployments
    .flatMap((deployment) =>
      deployment.state.notifications.map((told, index) => ({ told, index, deployment })).slice(-mostNotifications),
    )
    .toSorted((one, other) => other.told.time - one.told.time || other.index - one.index)
    .slice(0, mostNotifications)
}

export const drawNotifications = (last: ReturnType<typeof lastNotifications>): PageNode[] => [
  last.length === 0 ? empty('Nothing would have been sent yet.') : cards(last.map(drawNotification)),
]

function drawNotification({ told, index, deployment }: ReturnType<typeof lastNotifications>[number]): PageNode {
  const { key, name, state } = deployment
  const { time, alertId, value, group, webhookId, url, body, emailRecipients } = told
  const alert = state.alerts.find(({ id }) => id === alertId)
  const to = emailRecipients?.join(', ') ?? url ?? `webhook ${webhookId}, which is not there`
  const what = [valueText(value), ...(group === undefined ? [] : [`of ${group}`])].join(' ')
  const details = quiet(`${what} · ${name} · to ${to}`, 'p')
  const opened = (text: string) =>
    pageElement(
      'details',
      { 'data-key': `${key}/${time}/${index}` },
      pageElement('summary', {}, details),
      code('Body of the notification', text.slice(0, longestBody)),
    )
  return pageElement(
    'li',
    { class: 'told' },
    badge(told.state),
    pageElement('h3', {}, alert ? alertName(alert) : 'An alert that is gone'),
    body === undefined ? details : opened(body),
    pageElement('p', { class: 'quiet when' }, dateOf(time).slice(5)),
  )
}
