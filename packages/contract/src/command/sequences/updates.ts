import type { Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { failureOf, idOf, isTaken, payloadOf, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { lossOf, payloadNode } from '../engine/comparison.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StepResult } from './step.ts'

/** What was sent, as it went over the wire. */
export const bodyOf = (sent: Sent): Json | undefined => payloadOf(sent.result.request?.body, undefined)

/** Changes the name and keeps the rest, with the ids that the server gave. */
export async function runUpdate(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const { context, creation, id } = lifecycle
  const { document, ages } = context
  const before = payloadOfSent(await lifecycle.send(get), document)
  const created = bodyOf(creation)
  const given = isObject(created) ? withIds(created, before) : created
  const good = context.goodCall(update).call.body
  const accepts = (body: Json | undefined): boolean =>
    body !== undefined && update.body !== undefined && document.reader.accepts(update.body.node, body)
  const keepsIds = accepts(given)
  const base = keepsIds ? given : good
  // The name that it was created with would not show whether it was changed.
  const body = isObject(base) && 'name' in base ? { ...base, name: `${context.mark} changed` } : base
  if (body === undefined) return { reason: `${update.id} has no body to send` }
  const attempt = await lifecycle.sendBody(update, body)
  if ('reason' in attempt) return attempt
  const { sent } = attempt
  if (!isTaken(sent)) return { reason: failureOf(update, sent) }
  const answered = payloadOfSent(sent, document)
  const complaint =
    lossOf(bodyOf(sent), answered, { document, ages, node: payloadNode(update, document), keepsIds }) ??
    identityOf(before, answered, id)
  if (complaint !== undefined) return { sent, complaint: `in the answer ${complaint}` }
  const read = await lifecycle.send(get)
  if (!isTaken(read)) return { reason: failureOf(get, read) }
  const shown = payloadOfSent(read, document)
  const how = { document, ages, node: payloadNode(get, document), keepsIds }
  return { sent: read, complaint: lossOf(bodyOf(sent), shown, how) ?? identityOf(before, shown, id) }
}

/** Puts the ids of what an object holds into a body, item by item. */
export function withIds(body: JsonObject, shown: Json | undefined): JsonObject {
  if (!isObject(shown)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const own = shown[name]
      if (!Array.isArray(value) || !Array.isArray(own)) return [name, value]
      const items = value.map((item, index) => {
        const id = idOf(own[index])
        return isObject(item) && id !== undefined ? { ...item, id } : item
      })
      return [name, items]
    }),
  )
}

/** What stays the same for as long as an object lives: its id, and the time of its creation. */
function identityOf(before: Json | undefined, after: Json | undefined, id: string): string | undefined {
  if (!isObject(before) || !isObject(after)) return undefined
  if (idOf(after) !== id) return `the id is ${idOf(after)}, and it was ${id}`
  const created = [before, after].map((each) => Date.parse(String(each.createdAt)))
  return created.every(Number.isFinite) && created[0] !== created[1]
    ? `createdAt is ${after.createdAt}, and it was ${before.createdAt}`
    : undefined
}
