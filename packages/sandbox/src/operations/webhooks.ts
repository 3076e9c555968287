import { addressMistake } from '@clouddb/document/addresses'
import type { Webhook } from '@clouddb/observability-oss/types'
import { Refusal, unexplained } from '../http/refusal.ts'
import { objectIdOf } from '../identifiers.ts'
import { itemsWith, type KeyOf } from '../item-index.ts'
import type { StoredAlert, StoredWebhook } from '../state.ts'
import { observedKind } from './kinds.ts'
import { page } from './lists.ts'
import { type Call, defined, type Handlers, presentTime } from './operation.ts'

/** The body of a webhook. Which fields a service takes is validated before. */
type SentWebhook = Omit<StoredWebhook, 'id' | 'createdAt' | 'updatedAt'>

const webhookKind = observedKind('Webhook', {
  items: ({ context }) => context.state.webhooks,
  describe: describeWebhook,
  list: (call, describe) => page(call.context.state.webhooks, call, describe),
  make: storedWebhook,
})

export const webhooks = {
  ...webhookKind,
  deleteWebhook: (call) => {
    // Only the first channel of an alert holds a webhook back.
    const { length } = itemsWith(call.context.state.alerts, firstWebhook, objectIdOf(call.id))
    if (length > 0) {
      const cure = 'Reassign or remove those alerts first.'
      throw new Refusal(409, `Cannot delete webhook: ${length} alert(s) still reference it. ${cure}`)
    }
    return webhookKind.deleteWebhook(call)
  },
} satisfies Partial<Handlers>

function storedWebhook(call: Call, before?: StoredWebhook): StoredWebhook {
  const sent = call.body as SentWebhook
  refuseAddress(sent)
  failOnImpossibleNames(sent, before ? ['constructor'] : ['constructor', 'prototype'])
  refuseTakenName(call)
  // Secrets go to no other address than the one that they were stored for.
  const isMoved = sent.url !== before?.url || sent.service !== before?.service
  const { headers, queryParams } = (isMoved ? {} : before) as Partial<SentWebhook>
  const now = presentTime(call.context)
  const { id, createdAt } = before ?? { id: call.context.identifiers.objectId(), createdAt: now }
  return defined({ headers, queryParams, ...sent, id, createdAt, updatedAt: now }) as StoredWebhook
}

const firstWebhook: KeyOf<StoredAlert> = ({ channel }) =>
  channel && 'webhookId' in channel ? String(channel.webhookId) : undefined

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
