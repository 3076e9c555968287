import type { Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import type { NamedReference } from '../bodies/fitting.ts'
import { lossOf, payloadNode } from '../engine/comparison.ts'
import { bodyOf, failureOf, idOf, idsIn, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Ids } from '../engine/sender.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StepResult } from './step.ts'

/** Changes the name, and keeps the rest with the ids that the server assigned. */
export async function runUpdate(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const { context, creation, id } = lifecycle
  const { document, age } = context
  const before = payloadOfSent(await lifecycle.send(get), document)
  const created = bodyOf(creation)
  const given = isObject(created) ? withIds(created, before) : created
  const good = context.goodCall(update).call.body
  const accepts = (body: Json | undefined): boolean =>
    body !== undefined && update.body !== undefined && document.reader.accepts(update.body.node, body)
  const keepsIds = accepts(given)
  const base = keepsIds ? given : good
  // With the same name the answer would not show whether the object was changed.
  const body = isObject(base) && 'name' in base ? { ...base, name: `${context.mark} changed` } : base
  if (body === undefined) return { reason: `${update.id} has no body to send` }
  const attempt = await lifecycle.sendBody(update, body)
  if ('reason' in attempt) return attempt
  const { sent } = attempt
  if (!isTaken(sent)) return { reason: failureOf(update, sent) }
  const answered = payloadOfSent(sent, document)
  const complaint =
    lossOf(bodyOf(sent), answered, { document, age, node: payloadNode(update, document), keepsIds }) ??
    identityOf(before, answered, id)
  if (complaint !== undefined) return { sent, complaint: `in the answer ${complaint}` }
  const read = await lifecycle.send(get)
  if (!isTaken(read)) return { reason: failureOf(get, read) }
  const shown = payloadOfSent(read, document)
  const how = { document, age, node: payloadNode(get, document), keepsIds }
  return { sent: read, complaint: lossOf(bodyOf(sent), shown, how) ?? identityOf(before, shown, id) }
}

/** Copies the ids of the parts of an object into a body, item by item. */
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

/** The id of an object and the time of its creation must never change. */
function identityOf(before: Json | undefined, after: Json | undefined, id: string): string | undefined {
  if (!isObject(before) || !isObject(after)) return undefined
  if (idOf(after) !== id) return `the id is ${idOf(after)}, and it was ${id}`
  const created = [before, after].map((each) => Date.parse(String(each.createdAt)))
  return created.every(Number.isFinite) && created[0] !== created[1]
    ? `createdAt is ${after.createdAt}, and it was ${before.createdAt}`
    : undefined
}

/** Changes the references of an object to other objects, and reads it. */
export async function runReferring(lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const { context, resource, id } = lifecycle
  const { document, age, fitting } = context
  const item = context.goodCall(update)
  const references = fitting.referencesOf(item)
  const others = await otherObjects(references, context)
  let last: StepResult = { reason: 'there are no other objects to refer to' }
  for (const chosen of choicesOf(others)) {
    fitting.assume(new Map(references.flatMap(({ key, name }) => (chosen[name] ? [[key, chosen[name]]] : []))))
    const attempt = await context.attempt(item, { [resource.idName]: id, ...chosen })
    fitting.forget()
    if ('reason' in attempt) return attempt
    const { sent } = attempt
    last = { reason: failureOf(update, sent) }
    if (!isTaken(sent)) continue
    const read = await lifecycle.send(get)
    if (!isTaken(read)) return { reason: failureOf(get, read) }
    const answered = lossOf(bodyOf(sent), payloadOfSent(sent, document), how(update))
    if (answered !== undefined) return { sent, complaint: `in the answer ${answered}` }
    return { sent: read, complaint: lossOf(bodyOf(sent), payloadOfSent(read, document), how(get)) }
  }
  return last

  function how(operation: Operation) {
    return { document, age, node: payloadNode(operation, document) }
  }
}

/** All other objects at once; where they are refused, only those that the run can create. */
const choicesOf = ({ made, found }: Others): readonly Ids[] =>
  [{ ...found, ...made }, made].filter(
    (ids, index, all) =>
      Object.keys(ids).length > 0 && (index === 0 || Object.keys(ids).length < Object.keys(all[0] ?? {}).length),
  )

interface Others {
  /** Objects that were created for this, with their parts. */
  readonly made: Ids
  /** Objects that exist on the deployment. */
  readonly found: Ids
}

async function otherObjects(references: readonly NamedReference[], context: RunContext): Promise<Others> {
  let [made, found]: [Ids, Ids] = [{}, {}]
  const names = new Set(references.map(({ name }) => name))
  for (const name of names) {
    const resource = context.resources.find(({ idName }) => idName === name)
    if (!resource) continue
    if (resource.create && resource.remove) {
      const another = await context.creations.make(resource)
      if ('id' in another) made = { ...made, ...idsIn(payloadOfSent(another.sent, context.document), name) }
    } else {
      const [other] = await context.existing(name)
      if (other !== undefined) found = { ...found, [name]: other }
    }
  }
  const named = (ids: Ids) => Object.fromEntries(Object.entries(ids).filter(([name]) => names.has(name)))
  return { made: named(made), found }
}
