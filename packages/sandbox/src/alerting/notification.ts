import type { Webhook } from '@clouddb/observability-oss/types'
import { ownOf } from '../json.ts'
import type { Notification, StoredAlert } from '../state.ts'
import type { Window } from './windows.ts'

/** A change of the state of a group in a window, which is notified. */
export interface Change {
  /** The empty text where the alert has no groups. */
  readonly group: string
  readonly value: number
  readonly state: 'ALERT' | 'OK'
}

/** The template of a webhook that has none of its own. */
const defaultTemplate =
  '{"text": "{{title}} | {{body}} | {{link}} | {{state}} | {{startTime}} | {{endTime}} | {{eventId}}"}'

/** The notifications to the channels of an alert. The sandbox stores them, and sends nothing. */
export function notificationsOf(
  alert: StoredAlert,
  change: Change,
  window: Window,
  webhooks: readonly Webhook[],
): Notification[] {
  const { group, value, state } = change
  const told = { time: window.end, alertId: alert.id, state, value, ...(group !== '' && { group }) }
  return (alert.channels ?? (alert.channel ? [alert.channel] : [])).map((channel): Notification => {
    const recipients = 'emailRecipients' in channel ? channel.emailRecipients : undefined
    if (Array.isArray(recipients)) return { ...told, emailRecipients: recipients.map(String) }
    const webhookId = 'webhookId' in channel ? String(channel.webhookId) : ''
    const webhook = webhooks.find(({ id }) => id === webhookId)
    if (!webhook) return { ...told, webhookId }
    return {
      ...told,
      webhookId,
      url: String(webhook.url ?? ''),
      body: bodyOf(webhook, variablesOf(alert, change, window)),
    }
  })
}

type Variables = Readonly<Record<string, string | number>>

function variablesOf(alert: StoredAlert, { group, value, state }: Change, { start, end }: Window): Variables {
  const name = alert.name ?? 'Alert'
  const of = group === '' ? '' : ` of ${group}`
  return {
    title: state === 'ALERT' ? `${name}${of}` : `${name}${of} is resolved`,
    body: alert.message ?? `${value} is ${String(alert.thresholdType)} ${alert.threshold} in ${String(alert.interval)}`,
    link:
      alert.source === 'saved_search'
        ? `http://localhost:8080/search/${alert.savedSearchId}`
        : `http://localhost:8080/dashboards/${alert.dashboardId}`,
    state,
    startTime: start,
    endTime: end,
    eventId: `${alert.id}${group === '' ? '' : `:${group}`}`,
  }
}

function bodyOf(webhook: Webhook, variables: Variables): string {
  if (webhook.service === 'slack') {
    const { title, body, link } = variables
    const blocks = [{ type: 'section', text: { type: 'mrkdwn', text: `*<${link}|${title}>*\n${body}` } }]
    return JSON.stringify({ text: title, blocks })
  }
  const template = 'body' in webhook && typeof webhook.body === 'string' ? webhook.body : defaultTemplate
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    JSON.stringify(String(ownOf(variables, name) ?? '')).slice(1, -1),
  )
}
