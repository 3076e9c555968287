import type { CaseKind } from '../../derivation/kinds.ts'
import type { Json, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { type Comparison, disagreement, itemNode, lossOf, recordNode } from '../engine/comparison.ts'
import { bodyOf } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { NEEDS_WRITE } from '../engine/verdict.ts'
import { isOfRun } from '../objects/object-names.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { idsOfOtherRuns } from '../objects/run-objects.ts'
import { dependentsOn, effectOnWitnesses, witnessesBeside } from './dependents.ts'
import { NotReached, reached } from './step.ts'

/** An object that is created, read, changed and deleted, and the objects beside it that must stay as they are. */
export type Lifecycle = Awaited<ReturnType<typeof beginLifecycle>>

/** Creates the object of a lifecycle, and another one beside it. */
export async function beginLifecycle(resource: Resource, context: RunContext) {
  const { creations, inventory } = context
  if (context.mode !== 'writing') throw new NotReached(NEEDS_WRITE)
  const blocked = creations.blocked(resource)
  if (blocked !== undefined) throw new NotReached(blocked)
  const beside = await creations.make(resource)
  const before = await inventory.read(resource)
  const { id, sent: creation } = reached(await creations.make(resource))
  const own = { [resource.idName]: id }
  const after = await inventory.read(resource)
  const dependents = await dependentsOn(resource, creation, context)
  if ('id' in beside) await dependentsOn(resource, beside.sent, context)
  const witnesses = await witnessesBeside(resource, dependents, context)
  let removal: Promise<Sent> | undefined

  /** Sends the good call of an operation about this object. */
  const send = (operation: Operation) => context.ask(operation, resource, id)

  async function removed(operation: Operation): Promise<Sent> {
    const request = () => context.deletions.request(resource, context.goodCall(operation), id)
    const sent = await request()
    if (sent.result.answer?.status !== 409 || dependents.length === 0) return sent
    for (const each of dependents) await context.deletions.discard(each.resource, each.id)
    return request()
  }

  /** With the name of the object: the run's other objects may have the usual one, and a server may give it once. */
  function withOwnName(body: Json): Json {
    const given = bodyOf(creation)
    const isNamed = isObject(body) && isObject(given) && typeof body.name === 'string' && typeof given.name === 'string'
    return isNamed && !isOfRun(body, context.mark) ? { ...body, name: given.name as string } : body
  }

  return {
    context,
    resource,
    id,
    creation,
    /** The list before the creation, and after it. */
    before,
    after,
    /** Objects of other kinds: those that refer to the object, and the others that the run created. */
    dependents,
    witnesses,
    send,
    /** The object as an operation shows it now. */
    look: (operation: Operation) => context.look(operation, resource, id),
    /** The same with this body. With the kind `minimal body` no name is added to it. */
    sendBody: (operation: Operation, body: Json | undefined, kind: CaseKind = 'good call') => {
      const good = { ...context.goodCall(operation), kind }
      return context.attempt(
        body === undefined ? good : { ...good, call: { ...good.call, body: withOwnName(body) } },
        own,
      )
    },
    /** Deletes the object, if need be after what refers to it. Only the first call sends requests. */
    remove: (operation: Operation): Promise<Sent> => {
      removal ??= removed(operation)
      return removal
    },
  }
}

/** How the payload of an operation is compared with what was sent. */
export const shownBy = (operation: Operation, { document, age }: RunContext): Comparison => ({
  document,
  age,
  node: recordNode(operation, document),
})

/** Says which other object a change has affected: one of the same list, or one of another kind. */
export async function effectOnOthers(lifecycle: Lifecycle, change?: 'removed'): Promise<string | undefined> {
  const { context, resource, after, witnesses } = lifecycle
  const now = await context.inventory.read(resource)
  return effectOnList(lifecycle, after, now, change) ?? (await effectOnWitnesses(witnesses, context))
}

/** Says what a change did to a list beside its purpose: an object appeared, disappeared or changed. */
export function effectOnList(
  { context, resource, id, creation }: Lifecycle,
  before: Lifecycle['before'],
  after: Lifecycle['after'],
  change?: 'added' | 'removed',
): string | undefined {
  if (!before || !after || !resource.list) return undefined
  const { document, created } = context
  const how = { document, node: itemNode(resource.list, document), isLater: true }
  const lists = new Map(context.resources.map((each) => [each, context.inventory.latest(each) ?? new Map()]))
  const ofOtherRuns = idsOfOtherRuns([new Map([[resource, before]]), new Map([...lists, [resource, after]])], context)
  if (change === 'added' && !after.has(id)) return `${id} is not in the list`
  if (change === 'removed' && after.has(id)) return `${id} is still in the list`
  for (const [other, record] of after) {
    if (before.has(other) || other === id || created.has(resource, other) || ofOtherRuns.has(other)) continue
    // Other users may create objects at any time, but none with the run's name or values.
    if (isOfRun(record, context.mark) || lossOf(bodyOf(creation), record, how) === undefined)
      return `${other} was created as well`
  }
  for (const [other, record] of before) {
    if (other === id || ofOtherRuns.has(other) || created.isGone(resource, other)) continue
    const now = after.get(other)
    if (!now) return `${other} is no longer in the list`
    const says = disagreement(record, now, how)
    if (says !== undefined) return `${other} is not as before: ${says}`
  }
  return undefined
}
