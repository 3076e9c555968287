import type { CaseKind } from '../../derivation/kinds.ts'
import type { Json, JsonObject, Operation } from '../../index.ts'
import { disagreement, itemNode, lossOf } from '../engine/comparison.ts'
import { bodyOf } from '../engine/payload.ts'
import type { Attempt, Sent } from '../engine/sender.ts'
import { NEEDS_WRITE } from '../engine/verdict.ts'
import { NAME_PREFIX } from '../objects/object-names.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { type Dependent, dependentsOn, type Witnesses, witnessesBeside } from './dependents.ts'

/** The objects of a list, by id. */
type Records = ReadonlyMap<string, JsonObject>

/** An object that is created, read, changed and deleted, and the objects beside it that must stay as they are. */
export interface Lifecycle {
  readonly context: RunContext
  readonly resource: Resource
  readonly id: string
  readonly creation: Sent
  /** The list before the creation, and after it. */
  readonly before: Records | undefined
  readonly after: Records | undefined
  /** Objects of other kinds: those that refer to the object, and the others that the run created. */
  readonly dependents: readonly Dependent[]
  readonly witnesses: Witnesses
  /** Sends the good call of an operation about this object. */
  send(operation: Operation): Promise<Sent>
  /** The same with this body. With the kind `minimal body` no name is added to it. */
  sendBody(operation: Operation, body: Json | undefined, kind?: CaseKind): Promise<Attempt>
}

/** Creates the object of a lifecycle, and another one beside it. */
export async function beginLifecycle(
  resource: Resource,
  context: RunContext,
): Promise<Lifecycle | { readonly reason: string }> {
  if (context.mode !== 'writing') return { reason: NEEDS_WRITE }
  const blocked = context.creations.blocked(resource)
  if (blocked !== undefined) return { reason: blocked }
  const beside = await context.creations.make(resource)
  const before = await context.inventory.read(resource)
  const made = await context.creations.make(resource)
  if ('reason' in made) return made
  const own = { [resource.idName]: made.id }
  const after = await context.inventory.read(resource)
  const dependents = await dependentsOn(resource, made.sent, context)
  if ('id' in beside) await dependentsOn(resource, beside.sent, context)
  return {
    context,
    resource,
    id: made.id,
    creation: made.sent,
    before,
    after,
    dependents,
    witnesses: await witnessesBeside(resource, dependents, context),
    send: (operation) => context.sender.send(context.goodCall(operation), { ...context.ids(), ...own }),
    sendBody: (operation, body, kind = 'good call') => {
      const good = { ...context.goodCall(operation), kind }
      return context.attempt(body === undefined ? good : { ...good, call: { ...good.call, body } }, own)
    },
  }
}

/** Says what a change did to a list beside its purpose: an object appeared, disappeared or changed. */
export function effectOn(
  { context, resource, id, creation }: Lifecycle,
  before: Records | undefined,
  after: Records | undefined,
  { added, removed }: { readonly added?: string; readonly removed?: string },
): string | undefined {
  if (!before || !after || !resource.list) return undefined
  const { document, created } = context
  const how = { document, node: itemNode(resource.list, document), isLater: true }
  if (added !== undefined && !after.has(added)) return `${added} is not in the list`
  if (removed !== undefined && after.has(removed)) return `${removed} is still in the list`
  for (const [other, record] of after) {
    if (before.has(other) || other === id || created.has(resource, other)) continue
    // Other users may create objects at any time, but none with the run's name or values.
    if (startsWith(record, context.mark) || lossOf(bodyOf(creation), record, how) === undefined)
      return `${other} came into being as well`
  }
  for (const [other, record] of before) {
    // Other runs may change their own objects.
    const isOfOtherRun = startsWith(record, NAME_PREFIX) && !created.has(resource, other)
    if (other === id || isOfOtherRun || created.isGone(resource, other)) continue
    const now = after.get(other)
    if (!now) return `${other} is no longer in the list`
    const says = disagreement(record, now, how)
    if (says !== undefined) return `${other} is another than before: ${says}`
  }
  return undefined
}

const startsWith = ({ name }: JsonObject, start: string): boolean => typeof name === 'string' && name.startsWith(start)
