import { addressMistake } from '@clouddb/document/addresses'
import type { Webhook } from '@clouddb/observability-oss/types'
import { Refusal, unexplained } from '../http/refusal.ts'
import { objectIdOf } from '../identifiers.ts'
import { addItem, changeItem, itemsWith, type KeyOf, removeItem } from '../item-index.ts'
import type { StoredAlert, StoredWebhook } from '../state.ts'
import { itemOf, nowOf, page } from './lists.ts'
import { type Call, defined, type Handlers } from './operation.ts'

/** The body of a webhook. Which fields a service takes is validated before. */
type SentWebhook = Omit<StoredWebhook, 'id' | 'createdAt' | 'updatedAt'>

export const webhooks = {
  listWebhooks: (call) => page(call.context.state.webhooks, call, describeWebhook),
  createWebhook: (call) => {
    const { state, identifiers } = call.context
    const sent = call.body as SentWebhook
    refuseAddress(sent)
    failOnImpossibleNames(sent, ['constructor', 'prototype'])
    refuseTakenName(call)
    const now = nowOf(call)
    const created = { ...sent, id: identifiers.objectId(), createdAt: now, updatedAt: now } as StoredWebhook
    addItem(state.webhooks, created)
    return { payload: describeWebhook(created) }
  },
  updateWebhook: (call) => {
    const { state } = call.context
    const sent = call.body as SentWebhook
    const stored = findWebhook(call)
    refuseAddress(sent)
    failOnImpossibleNames(sent, ['constructor'])
    refuseTakenName(call)
    // Secrets go to no other address than the one that they were stored for.
    const isMoved = sent.url !== stored.url || sent.service !== stored.service
    const { headers, queryParams } = isMoved ? {} : stored
    const { id, createdAt } = stored
    const updated = defined({ headers, queryParams, ...sent, id, createdAt, updatedAt: nowOf(call) }) as StoredWebhook
    changeItem(state.webhooks, stored, updated)
    return { payload: describeWebhook(stored) }
  },
  // Only the first channel of an alert holds a webhook back.
  deleteWebhook: (call) => {
    const { state } = call.context
    const id = objectIdOf(call.id)
    const { length } = itemsWith(state.alerts, firstWebhook, id)
    if (length > 0) {
      const cure = 'Reassign or remove those alerts first.'
      throw new Refusal(409, `Cannot delete webhook: ${length} alert(s) still reference it. ${cure}`)
    }
    const stored = findWebhook(call)
    removeItem(state.webhooks, stored)
    return {}
  },
} satisfies Partial<Handlers>

const firstWebhook: KeyOf<StoredAlert> = ({ channel }) =>
  channel && 'webhookId' in channel ? String(channel.webhookId) : undefined

const findWebhook = (call: Call): StoredWebhook => itemOf(call.context.state.webhooks, call, 'Webhook not found')

function refuseAddress({ service, url = '' }: SentWebhook): void {
  const mistake = addressMistake(service, String(url))
  if (mistake !== undefined) throw new Refusal(400, mistake)
}

/** Servers fail without a reason on names that their database does not take as a key. */
function failOnImpossibleNames({ headers, queryParams }: SentWebhook, reserved: readonly string[]): void {
  const names = [headers, queryParams].flatMap((map) => Object.keys(map ?? {}))
  if (names.some((name) => name.includes('.') || name.startsWith('$') || reserved.includes(name)))
    throw new Refusal(500, unexplained)
}

function refuseTakenName({ context, id, body }: Call): void {
  const own = objectIdOf(id)
  const taken = itemsWith(context.state.webhooks, serviceAndName, serviceAndName(body as StoredWebhook) ?? '')
  if (taken.some((webhook) => webhook.id !== own))
    throw new Refusal(400, 'A webhook with this service and name already exists')
}

const serviceAndName: KeyOf<StoredWebhook> = ({ service, name }) => `${service} ${name}`

/** A webhook without what answers do not show. */
function describeWebhook({ headers: _, queryParams: __, body, ...webhook }: StoredWebhook): Webhook {
  const { service } = webhook
  return { ...webhook, ...(service === 'generic' && body !== undefined && { body }) } as Webhook
}
