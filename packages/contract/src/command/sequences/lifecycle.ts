import type { CaseKind } from '../../derivation/kinds.ts'
import type { Json, JsonObject, Operation } from '../../index.ts'
import { isJsonObject } from '../../schema/schema.ts'
import { type Comparison, disagreement, itemNode, lossOf, recordNode } from '../engine/comparison.ts'
import { isTaken, sendingFailure, sentBody } from '../engine/payload.ts'
import type { Attempt, Sent } from '../engine/sender.ts'
import { NEEDS_WRITE } from '../engine/verdict.ts'
import type { Records } from '../objects/inventory.ts'
import { isOfRun } from '../objects/object-names.ts'
import { idsOfOtherRuns } from '../objects/ownership.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { type Dependent, dependentsOn, effectOnWitnesses, type Witnesses, witnessesBeside } from './dependents.ts'
import { NotReached, reached } from './step.ts'

/** The operations of a kind. `show`: the one that shows one object, else the list. A step uses only those that it names. */
export type Operations = Required<Pick<Resource, 'create' | 'list' | 'get' | 'update' | 'remove'>> & {
  readonly show: Operation
}

/** An object that is created, read, changed and deleted, and the objects beside it that must stay as they are. */
export interface Lifecycle {
  readonly context: RunContext
  readonly resource: Resource
  readonly operations: Operations
  readonly id: string
  readonly creation: Sent
  /** The list before the creation, and after it. */
  readonly before: Records | undefined
  readonly after: Records | undefined
  /** Objects of other kinds: those that refer to the object, and the others that the run created. */
  readonly dependents: readonly Dependent[]
  readonly witnesses: Witnesses
  /** The deletion of the object, which is requested only once. */
  removal?: Promise<Sent>
}

/** Creates the object of a lifecycle, and another one beside it. */
export async function beginLifecycle(
  resource: Resource,
  operations: Operations,
  context: RunContext,
): Promise<Lifecycle> {
  const { creations, inventory } = context
  if (context.mode !== 'writing') throw new NotReached(NEEDS_WRITE)
  const blocked = creations.blocked(resource)
  if (blocked !== undefined) throw new NotReached(blocked)
  const beside = await creations.make(resource)
  const before = await inventory.read(resource)
  const { id, sent: creation } = reached(await creations.make(resource))
  const after = await inventory.read(resource)
  const dependents = await dependentsOn(resource, creation, context)
  if ('id' in beside) await dependentsOn(resource, beside.sent, context)
  const witnesses = await witnessesBeside(resource, dependents, context)
  return { context, resource, operations, id, creation, before, after, dependents, witnesses }
}

/** Sends the good call of an operation about the object. */
export const ask = ({ context, resource, id }: Lifecycle, operation: Operation): Promise<Sent> =>
  context.ask(operation, resource, id)

/** The object as an operation shows it now. */
export const look = ({ context, resource, id, operations }: Lifecycle, operation: Operation = operations.show) =>
  context.look(operation, resource, id)

/** Sends an operation about the object with this body. With the kind `minimal body` no name is added to it. */
export function sendBody(
  { context, resource, id, creation }: Lifecycle,
  operation: Operation,
  body: Json | undefined,
  kind: CaseKind = 'good call',
): Promise<Attempt> {
  const good = { ...context.goodCall(operation), kind }
  const item = body === undefined ? good : { ...good, call: { ...good.call, body: withOwnName(body) } }
  return context.attempt(item, { [resource.idName]: id })

  /** With the name of the object: the run's other objects may have the usual one, and a server may give it once. */
  function withOwnName(value: Json): Json {
    const given = sentBody(creation)
    const isNamed =
      isJsonObject(value) && isJsonObject(given) && typeof value.name === 'string' && typeof given.name === 'string'
    return isNamed && !isOfRun(value, context.mark) ? { ...value, name: given.name as string } : value
  }
}

/** A body that was stored, and the object as it is shown then. */
export interface Stored {
  /** The exchanges that show the object, and that changed it. */
  readonly sent: Sent
  readonly update: Sent
  readonly body: JsonObject
  readonly shown: JsonObject
}

/** Updates the object without adding a name, and reads it. */
export async function storedBy(lifecycle: Lifecycle, value: JsonObject): Promise<Stored | { readonly reason: string }> {
  const { update, show } = lifecycle.operations
  const attempt = await sendBody(lifecycle, update, value, 'minimal body')
  if ('reason' in attempt) return attempt
  if (!isTaken(attempt.sent)) return { reason: sendingFailure(update, attempt.sent) }
  const { sent, shown } = await look(lifecycle)
  const body = sentBody(attempt.sent)
  return isJsonObject(body) && isJsonObject(shown)
    ? { sent, update: attempt.sent, body, shown }
    : { reason: sendingFailure(show, sent) }
}

/** Deletes the object, if need be after what refers to it. */
export function removal(lifecycle: Lifecycle): Promise<Sent> {
  const { context, resource, id, dependents, operations } = lifecycle
  const request = () => context.deletions.request(resource, context.goodCall(operations.remove), id)
  const requestLast = async () => {
    const sent = await request()
    if (sent.result.answer?.status !== 409 || dependents.length === 0) return sent
    for (const each of dependents) await context.deletions.discard(each.resource, each.id)
    return request()
  }
  lifecycle.removal ??= requestLast()
  return lifecycle.removal
}

/** How the payload of an operation is compared with what was sent. */
export const comparisonFor = (operation: Operation, { document, age }: RunContext): Comparison => ({
  document,
  age,
  node: recordNode(operation, document),
})

/** Says which other object a change has affected: one of the same list, or one of another kind. */
export async function effectOnOthers(lifecycle: Lifecycle, change?: 'removed'): Promise<string | undefined> {
  const { context, resource, after, witnesses } = lifecycle
  const now = await context.inventory.read(resource)
  return effectOnList(lifecycle, [after, now], change) ?? (await effectOnWitnesses(witnesses, context))
}

/** Says what a change did to a list beside its purpose: an object appeared, disappeared or changed. */
export function effectOnList(
  { context, resource, id, creation }: Lifecycle,
  [before, after]: readonly [Records | undefined, Records | undefined],
  change?: 'added' | 'removed',
): string | undefined {
  if (!before || !after || !resource.list) return undefined
  const { document, objects } = context
  const how = { document, node: itemNode(resource.list, document), isLater: true }
  const lists = new Map(context.resources.map((each) => [each, context.inventory.latest(each) ?? new Map()]))
  const ofOtherRuns = idsOfOtherRuns([new Map([[resource, before]]), new Map([...lists, [resource, after]])], context)
  if (change === 'added' && !after.has(id)) return `${id} is not in the list`
  if (change === 'removed' && after.has(id)) return `${id} is still in the list`
  for (const [other, record] of after) {
    if (before.has(other) || other === id || objects.isOwn(resource, other) || ofOtherRuns.has(other)) continue
    // Other users may create objects at any time, but none with the run's name or values.
    if (isOfRun(record, context.mark) || lossOf(sentBody(creation), record, how) === undefined)
      return `${other} was created as well`
  }
  for (const [other, record] of before) {
    if (other === id || ofOtherRuns.has(other) || objects.isGone(resource, other)) continue
    const now = after.get(other)
    if (!now) return `${other} is no longer in the list`
    const says = disagreement(record, now, how)
    if (says !== undefined) return `${other} is not as before: ${says}`
  }
  return undefined
}
