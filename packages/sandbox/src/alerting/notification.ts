import type { Webhook } from '@clouddb/observability-oss/types'
import { hashText, hexadecimal } from '@clouddb/telemetry'
import { itemWith, keyById } from '../item-index.ts'
import type { Notification, ObservabilityState, StoredAlert } from '../state.ts'
import { escapeHtml, renderTemplate, type View } from './template.ts'
import { describeComparison, describeLines } from './thresholds.ts'
import { watchedParts } from './watched-parts.ts'
import { intervalOf, type Window } from './windows.ts'

/** A change of the state of a group in a window, which is notified. */
export interface Change {
  /** The empty text where the alert has no groups. */
  readonly group: string
  readonly value: number
  readonly state: 'ALERT' | 'OK'
}

/** What a notification tells, beside its channel. */
interface Told {
  readonly title: string
  readonly body: string
  readonly link: string
}

/** The template of a webhook that has none of its own. */
const defaultTemplate =
  '{"text": "{{title}} | {{body}} | {{link}} | {{state}} | {{startTime}} | {{endTime}} | {{eventId}}"}'

/**
 * The notifications to the channels of an alert. The sandbox stores them, and sends nothing. What cannot be rendered
 * becomes an error of the alert.
 */
export function alertNotifications(
  alert: StoredAlert,
  change: Change,
  window: Window,
  state: ObservabilityState,
): Notification[] {
  const { group, value } = change
  const common = { time: window.end, alertId: alert.id, state: change.state, value, ...(group !== '' && { group }) }
  const all = alert.channels ?? (alert.channel ? [alert.channel] : [])
  return all.map((channel): Notification => {
    const recipients = 'emailRecipients' in channel ? channel.emailRecipients : undefined
    if (Array.isArray(recipients)) return { ...common, emailRecipients: recipients.map(String) }
    const webhookId = 'webhookId' in channel ? String(channel.webhookId) : ''
    const webhook = itemWith(state.webhooks, keyById, webhookId)
    if (!webhook) return { ...common, webhookId }
    try {
      const told = toldOf(alert, change, window, state)
      return {
        ...common,
        webhookId,
        url: webhookAddress(webhook),
        body: notificationBody(webhook, told, eventOf(alert, change, window, webhookId)),
      }
    } catch (error) {
      const message = `${Object(error).message ?? error}`
      alert.executionErrors = [{ timestamp: new Date(window.end).toISOString(), type: 'WEBHOOK_ERROR', message }]
      return { ...common, webhookId }
    }
  })
}

/** The URL of a webhook, with its query parameters. */
function webhookAddress({ url, ...webhook }: Webhook): string {
  const { queryParams = {} } = webhook as { queryParams?: Readonly<Record<string, string>> }
  const added = new URLSearchParams(queryParams).toString()
  if (added === '') return String(url ?? '')
  const whole = new URL(String(url))
  for (const [name, value] of Object.entries(queryParams)) whole.searchParams.append(name, value)
  return whole.toString()
}

/** An event has the same id for all notifications of a group to a channel, by which receivers know what is resolved. */
function eventOf({ id }: StoredAlert, { group, state }: Change, { start, end }: Window, webhookId: string): View {
  const eventId = hexadecimal(40, hashText(id), hashText(webhookId), hashText(group))
  return { state, startTime: start, endTime: end, eventId }
}

function notificationBody(webhook: Webhook, { title, body, link }: Told, event: View): string {
  if (webhook.service === 'slack') {
    const text = { type: 'mrkdwn', text: `*<${link} | ${title}>*\n${body}` }
    return JSON.stringify({ text: title, blocks: [{ type: 'section', text }] })
  }
  const template = 'body' in webhook && typeof webhook.body === 'string' ? webhook.body : defaultTemplate
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
  return renderTemplate(template, { ...event, title: inJson(title), body: inJson(body), link: inJson(link) })
}

const site = 'http://localhost:8080'

function toldOf(alert: StoredAlert, change: Change, window: Window, state: ObservabilityState): Told {
  const { value } = change
  const isFiring = change.state === 'ALERT'
  const groups = alertGroups(alert, change, state)
  const { search, dashboard, tile } = watchedParts(alert, state)
  const isSearch = alert.source === 'saved_search'
  const group = groups.map((pair) => pair.join(':')).join(', ')
  const times = { startTime: new Date(window.start), endTime: new Date(window.end) }
  const interval = intervalOf(alert)
  const granularity = interval < 60_000 ? `${interval / 1_000} second` : `${interval / 60_000} minute`
  const attributes = Object.fromEntries(groups)
  const view = { alert, attributes, dashboard, savedSearch: search, group, value, granularity, ...times }
  const phrase = describeComparison(alert, value, isFiring)
  const name = isSearch
    ? `Alert for "${search?.name ?? ''}" - ${value} lines found`
    : `Alert for "${tile?.name ?? alert.name ?? ''}" in "${dashboard?.name ?? ''}" - ${phrase}`
  const title = alert.name ? renderTemplate(alert.name, view, escapeHtml) : (alert.displayName ?? name)
  const range = `Time Range (UTC): [${dateOf(window.start)} - ${dateOf(window.end)})`
  const message = messageOf(alert, view)
  const inGroup = group === '' ? '' : `Group: "${group}"`
  const found = isSearch ? describeLines(alert, value) : phrase
  return {
    title: `${isFiring ? '\u{1F6A8}' : '\u2705'} ${title}`,
    body: isFiring
      ? `${inGroup}\n${found}\n${range}\n${message}${isSearch ? '\n```\n\n```' : ''}`
      : `${inGroup}${group === '' ? '' : ' - '}The alert has been resolved.\n${range}\n${message}`,
    link: isSearch
      ? `${site}/search/${alert.savedSearchId}?from=${window.start}&to=${window.end}&isLive=false`
      : chartLink(alert, window),
  }
}

/** Servers put their channels behind the message as mentions. A mention becomes nothing, and the blank before it stays. */
function messageOf(alert: StoredAlert, view: View): string {
  const webhooks = (alert.channels ?? [alert.channel]).filter((channel) => channel && 'webhookId' in channel)
  const mentioned = [alert.message ?? '', ...webhooks.map(() => '@webhook')].join(' ')
  const withoutMentions = mentioned.replace(/(?:^|\s)@[\w.{}@-]+/g, (mention) => (mention.startsWith(' ') ? ' ' : ''))
  return renderTemplate(alert.message ? withoutMentions.trimStart() : withoutMentions.slice(1), view, escapeHtml)
}

/** The columns of the group of an alert, with their values. */
function alertGroups(alert: StoredAlert, { group }: Change, state: ObservabilityState): [string, string][] {
  if (group === '') return []
  const { groupBy } = (watchedParts(alert, state).chart ?? alert) as { groupBy?: unknown }
  const columns = String(groupBy ?? '').split(/,\s*/)
  const values = columns.length === 1 ? [group] : group.split(', ')
  return columns.length === values.length
    ? columns.map((column, index) => [column, values[index] ?? ''])
    : [[String(groupBy ?? ''), group]]
}

/** A link to a chart shows seven windows more on both sides. */
function chartLink(alert: StoredAlert, { start, end }: Window): string {
  const around = 7 * intervalOf(alert)
  const minutes = intervalOf(alert) / 60_000
  const [size, unit] =
    minutes >= 1440 ? [minutes / 1440, 'day'] : minutes >= 60 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  const query = new URLSearchParams({
    from: String(start - around),
    granularity: `${size} ${unit}`,
    to: String(end + around),
  })
  if (alert.tileId) query.set('highlightedTileId', alert.tileId)
  return `${site}/dashboards/${alert.dashboardId}?${query}`
}

// Making a format takes longer than using it a hundred times.
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const times = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
})

/** A time in UTC, such as `Nov 2 1:05:00 PM`. */
const dateOf = (time: number): string => `${days.format(time)} ${times.format(time)}`.replace(/\u202f/g, ' ')
