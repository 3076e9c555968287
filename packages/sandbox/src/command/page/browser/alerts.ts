import type { AlertView, NotificationView } from '../alert-views.ts'
import { formatNumber } from '../number-format.ts'
import { badge, dateOf, element, empty, styled } from './elements.ts'

/** Alerts with their states and evaluations. */
export function drawAlerts(alerts: readonly AlertView[]): Node[] {
  if (alerts.length === 0) return [empty('There is no alert yet.')]
  return [element('ul', { class: 'cards' }, ...alerts.map(drawAlert))]
}

function drawAlert(alert: AlertView): HTMLElement {
  const { name, state, watches, condition, channels, errors, deployment, history } = alert
  return element(
    'li',
    { class: 'alert' },
    badge(state),
    element(
      'div',
      {},
      element('h3', {}, name),
      element('p', {}, `${watches}: ${condition}`),
      element('p', { class: 'quiet' }, [deployment, ...channels].join(' · ')),
      ...errors.map((error) => element('p', { class: 'error' }, error)),
    ),
    ...(history.length > 0 ? [drawHistory(history)] : [element('p', { class: 'quiet' }, 'Not evaluated yet')]),
  )
}

/** A value, which is null where it is no finite number. */
const written = (value: number | null): string => (value === null ? '–' : formatNumber(value))

type History = AlertView['history']

/** A bar for each evaluation, with the height of its value. Of several groups it shows the worst one. */
function drawHistory(history: History): HTMLElement {
  const times = [...Map.groupBy(history, ({ time }) => time).values()].map(worst)
  const sizeOf = ({ value }: History[number]) => Math.abs(value ?? 0)
  const most = Math.max(...times.map(sizeOf), 0) || 1
  const bars = times.map((one) =>
    styled(element('i', { class: one.state.toLowerCase() }), 'height', `${Math.max(8, (sizeOf(one) / most) * 100)}%`),
  )
  const last = times.at(-1)
  const off = times.filter(({ state }) => state === 'ALERT').length
  const words = `${times.length} evaluations, ${off} of them over the threshold`
  return element(
    'div',
    { class: 'history' },
    element('div', { class: 'strip', role: 'img', 'aria-label': words }, ...bars),
    element('p', { class: 'quiet' }, last ? `${written(last.value)} at ${dateOf(last.time).slice(5, 16)}` : ''),
  )
}

function worst(evaluations: History): History[number] {
  const order = ['ALERT', 'PENDING', 'OK']
  const sorted = evaluations.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  return sorted[0] as History[number]
}

/** Notifications, newest first. */
export function drawNotifications(notifications: readonly NotificationView[]): Node[] {
  if (notifications.length === 0) return [empty('Nothing would have been sent yet.')]
  return [element('ul', { class: 'cards' }, ...notifications.map(drawNotification))]
}

function drawNotification(told: NotificationView): HTMLElement {
  const { key, time, state, alert, group, value, to, body, deployment } = told
  const what = [written(value), ...(group === undefined ? [] : [`of ${group}`])].join(' ')
  const details = element('p', { class: 'quiet' }, `${what} · ${deployment} · to ${to}`)
  const code = element('pre', { tabindex: 0, 'aria-label': 'Body of the notification' }, body ?? '')
  return element(
    'li',
    { class: 'told' },
    badge(state),
    element('h3', {}, alert),
    body === undefined ? details : element('details', { 'data-key': key }, element('summary', {}, details), code),
    element('p', { class: 'quiet when' }, dateOf(time).slice(5)),
  )
}
