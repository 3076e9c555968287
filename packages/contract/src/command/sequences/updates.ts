import type { Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import type { Reference } from '../bodies/references.ts'
import { lossOf } from '../engine/comparison.ts'
import { allIdsIn, bodyOf, failureOf, idOf, idsIn, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Ids, Sent } from '../engine/sender.ts'
import { changedName } from '../objects/object-names.ts'
import { isOwned } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { comparisonFor, type Lifecycle } from './lifecycle.ts'
import { accepted, check, NotReached, reached } from './step.ts'

/** Changes the name, and keeps the rest with the ids that the server assigned. */
export async function runUpdate(lifecycle: Lifecycle, update: Operation, show: Operation): Promise<Sent> {
  const { context, creation, id } = lifecycle.began
  const { document } = context
  const { shown: before } = await lifecycle.look(show)
  const created = bodyOf(creation)
  const given = isObject(created) ? withIds(created, before) : created
  const isValid = given !== undefined && update.body !== undefined && document.reader.accepts(update.body.node, given)
  const base = isValid ? given : context.goodCall(update).call.body
  // With the same name the answer would not show whether the object was changed.
  const body = isObject(base) && 'name' in base ? { ...base, name: changedName(context.mark) } : base
  if (body === undefined) throw new NotReached(`${update.id} has no body to send`)
  const sent = accepted(update, reached(await lifecycle.sendBody(update, body)).sent)
  const complaint = wrongIn(payloadOfSent(sent, document), update)
  check(sent, complaint && `in the answer ${complaint}`)
  const read = await lifecycle.look(show)
  return check(accepted(show, read.sent), wrongIn(read.shown, show))

  function wrongIn(shown: Json | undefined, operation: Operation): string | undefined {
    const how = { ...comparisonFor(operation, context), knownIds: allIdsIn(before) }
    return lossOf(bodyOf(sent), shown, how) ?? identityOf(before, shown, id)
  }
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
export async function runReferring(lifecycle: Lifecycle, update: Operation, show: Operation): Promise<Sent> {
  const { context, resource, id } = lifecycle.began
  const { document, fitting } = context
  const item = context.goodCall(update)
  const references = fitting.referencesOf(item)
  let refusal = 'there are no other objects to refer to'
  for (const chosen of choicesOf(await otherObjects(references, context))) {
    fitting.assume(new Map(references.flatMap(({ key, name }) => (chosen[name] ? [[key, chosen[name]]] : []))))
    const attempt = await context.attempt(item, { [resource.idName]: id, ...chosen })
    fitting.forget()
    const { sent } = reached(attempt)
    if (isTaken(sent)) {
      const read = await lifecycle.look(show)
      const answered = lossOf(bodyOf(sent), payloadOfSent(sent, document), comparisonFor(update, context))
      check(sent, answered && `in the answer ${answered}`)
      return check(accepted(show, read.sent), lossOf(bodyOf(sent), read.shown, comparisonFor(show, context)))
    }
    refusal = failureOf(update, sent)
  }
  throw new NotReached(refusal)
}

/** All other objects at once; where they are refused, only those that the run can create. */
function choicesOf({ made, found }: Others): readonly Ids[] {
  const all = { ...found, ...made }
  const isSmaller = Object.keys(made).length < Object.keys(all).length
  return [all, ...(isSmaller ? [made] : [])].filter((ids) => Object.keys(ids).length > 0)
}

type Others = Awaited<ReturnType<typeof otherObjects>>

/** `made`: objects that were created for this, with their parts. `found`: objects that exist on the deployment. */
async function otherObjects(references: readonly Reference[], context: RunContext) {
  let [made, found]: [Ids, Ids] = [{}, {}]
  const names = new Set(references.map(({ name }) => name))
  for (const name of names) {
    const resource = context.resources.find(({ idName }) => idName === name)
    if (!resource) continue
    if (isOwned(resource)) {
      const another = await context.creations.make(resource)
      if ('id' in another) made = { ...made, ...idsIn(payloadOfSent(another.sent, context.document), resource) }
    } else {
      const [other] = await context.existing(name)
      if (other !== undefined) found = { ...found, [name]: other }
    }
  }
  const named = (ids: Ids): Ids => Object.fromEntries(Object.entries(ids).filter(([name]) => names.has(name)))
  return { made: named(made), found }
}
