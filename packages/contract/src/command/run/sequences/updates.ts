import { stated } from '../../../derivation/instances/constraints.ts'
import type { Case, Json, JsonObject, Operation } from '../../../index.ts'
import { isObject } from '../../../schema/schema.ts'
import { failureOf, idOf, isTaken, payloadOf, payloadOfSent } from '../../fixtures/payload.ts'
import { lossOf, payloadNode } from './comparison.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StepResult } from './step.ts'

const bodyOf = (sent: Parameters<typeof isTaken>[0]): Json | undefined =>
  payloadOf(sent.result.request?.body, undefined)

/** Changes the name and keeps the rest, with the ids that the server gave. */
export async function runUpdate(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const { context, creation, id } = lifecycle
  const { document } = context
  const before = payloadOfSent(await lifecycle.send(get), document)
  const given = withIds(bodyOf(creation), before)
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
    lossOf(bodyOf(sent), answered, { document, node: payloadNode(update, document), keepsIds }) ??
    identityOf(before, answered, id)
  if (complaint !== undefined) return { sent, complaint: `in the answer ${complaint}` }
  const read = await lifecycle.send(get)
  if (!isTaken(read)) return { reason: failureOf(get, read) }
  const shown = payloadOfSent(read, document)
  const how = { document, node: payloadNode(get, document), keepsIds }
  return { sent: read, complaint: lossOf(bodyOf(sent), shown, how) ?? identityOf(before, shown, id) }
}

/** Puts the ids of what an object holds into what it was created with, item by item. */
function withIds(body: Json | undefined, shown: Json | undefined): Json | undefined {
  if (!isObject(body) || !isObject(shown)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const own = shown[name]
      if (!Array.isArray(value) || !Array.isArray(own) || value.length !== own.length) return [name, value]
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

/** Sends the body of a case, and reads what was stored; nothing where it is not taken, for another case is about that. */
export async function storedBy(
  lifecycle: Lifecycle,
  item: Case,
  update: Operation,
  get: Operation,
): Promise<StepResult | undefined> {
  const { document } = lifecycle.context
  const attempt = await lifecycle.sendBody(update, item.call.body ?? null)
  if ('reason' in attempt || !isTaken(attempt.sent)) return undefined
  const read = await lifecycle.send(get)
  if (!isTaken(read)) return undefined
  const body = bodyOf(attempt.sent)
  const answered = lossOf(body, payloadOfSent(attempt.sent, document), {
    document,
    node: payloadNode(update, document),
  })
  if (answered !== undefined) return { sent: attempt.sent, complaint: `${item.name}: in the answer ${answered}` }
  const stored = lossOf(body, payloadOfSent(read, document), { document, node: payloadNode(get, document) })
  return { sent: read, complaint: stored && `${item.name}: ${stored}` }
}

/** Gives each plain field of an object another value than it has, one after the other. */
export async function runFields(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const { context } = lifecycle
  let shown = payloadOfSent(await lifecycle.send(get), context.document)
  const tried = new Set<string>()
  let last: StepResult = { reason: `${update.id} has no plain field that can be changed alone` }
  for (const item of context.cases(update)) {
    const name = /^\/([^/]+)$/.exec(item.bodyPointer ?? '')?.[1]
    const value = name === undefined || !isObject(item.call.body) ? undefined : item.call.body[name]
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value) && !/Id$/.test(name ?? '')
    if (name === undefined || tried.has(name) || name === 'name' || !isPlain || item.expectation.kind !== 'accepted')
      continue
    if (isObject(shown) && shown[name] === value) continue
    const result = await storedBy(lifecycle, item, update, get)
    if (!result) continue
    tried.add(name)
    if ('complaint' in result && result.complaint !== undefined) return result
    last = result
    if ('sent' in result) shown = payloadOfSent(result.sent, context.document)
  }
  return last
}

/** Leaves out what can be left out, and looks at what the document says that becomes of it. */
export async function runLeavingOut(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const { context, creation } = lifecycle
  const { document } = context
  const words = (word: string): readonly string[] =>
    update.body
      ? [
          ...new Set(
            document.reader
              .variants(update.body.node)
              .flatMap((each) => stated<string[]>(each, word).flatMap(({ value }) => value)),
          ),
        ]
      : []
  const [kept, cleared] = [words('x-kept-when-absent'), words('x-cleared-when-absent')]
  if (kept.length + cleared.length === 0)
    return { reason: 'the document does not say what becomes of fields that are left out' }
  const full = await lifecycle.send(get)
  const before = payloadOfSent(full, document)
  // The body that says most of what could be kept or cleared.
  const examples = context
    .cases(update)
    .filter(({ kind }) => kind === 'example')
    .map(({ call }) => call.body)
  const known = (body: Json | undefined) =>
    [...kept, ...cleared].filter((name) => isObject(body) && !isEmpty(body[name])).length
  const whole = [withIds(bodyOf(creation), before), ...examples].toSorted(
    (left, right) => known(right) - known(left),
  )[0]
  if (!isObject(before) || !isObject(whole)) return { reason: 'nothing is known of the object' }
  const { reader } = document
  const isTakenBy = (body: JsonObject) => update.body !== undefined && reader.accepts(update.body.node, body)
  // What another field asks for stays.
  const body = [...kept, ...cleared]
    .filter((name) => name !== 'name' && name in whole)
    .reduce((rest, name) => (isTakenBy(withoutNames(rest, [name])) ? withoutNames(rest, [name]) : rest), whole)
  if (Object.keys(body).length === Object.keys(whole).length)
    return { reason: 'no body of the document has a field that can be left out' }
  const refill = await lifecycle.sendBody(update, whole)
  const filled =
    'sent' in refill && isTaken(refill.sent) ? payloadOfSent(await lifecycle.send(get), document) : undefined
  const attempt = await lifecycle.sendBody(update, body)
  if ('reason' in attempt) return attempt
  if (!isTaken(attempt.sent) || !isObject(filled)) return { reason: failureOf(update, attempt.sent) }
  const read = await lifecycle.send(get)
  const shown = payloadOfSent(read, document)
  const how = { document, node: payloadNode(get, document), keepsIds: true }
  // What other fields refer to is sent all the same.
  const sent = bodyOf(attempt.sent)
  const isLeftOut = (name: string) => name in whole && isObject(sent) && !(name in sent)
  const left = (names: readonly string[]) => names.filter(isLeftOut)
  const lost = lossOf(onlyNames(filled, left(kept)), shown, how)
  if (lost !== undefined) return { sent: read, complaint: `an update that leaves it out keeps it, but ${lost}` }
  const stuck = left(cleared).find((name) => isObject(shown) && !isEmpty(shown[name]))
  return {
    sent: read,
    complaint:
      stuck &&
      `an update that leaves out ${stuck} clears it, but it is ${JSON.stringify((shown as JsonObject)[stuck])}`,
  }
}

const isEmpty = (value: Json | undefined): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)
const withoutNames = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
const onlyNames = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)))
