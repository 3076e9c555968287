import type { Json, JsonObject, Operation } from '../../index.ts'
import { isJsonObject } from '../../schema/schema.ts'
import { namesIn } from '../engine/comparison.ts'
import { isSuccess, isTaken, payloadOfSent, sendingFailure, shownId, shownIds } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { Part, Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { type Dependent, dependentsOn, referrersTo } from './dependents.ts'
import { type Lifecycle, look, removal, sendBody, storedBy } from './lifecycle.ts'
import { accepted, check, NotReached, reached } from './step.ts'

export const unlessNotFound = ({ result: { answer } }: Sent): string | undefined =>
  answer?.status === 404 ? undefined : `it is answered ${answer?.status}`

/** Reads the object after its deletion. */
export async function readRemoved(lifecycle: Lifecycle, show: Operation = lifecycle.operations.show) {
  const { context, resource, id, operations } = lifecycle
  accepted(operations.remove, await removal(lifecycle))
  const { sent, shown } = await look(lifecycle, show)
  const isGone = show === resource.list ? isTaken(sent) && shown === undefined : sent.result.answer?.status === 404
  if (isGone) context.objects.markDeleted(resource, id)
  if (!sent.result.answer) throw new NotReached(sendingFailure(show, sent))
  return { sent, shown }
}

/** Sends an operation about the deleted object, where the document describes the answer. */
export async function askAgain(operation: Operation, lifecycle: Lifecycle): Promise<Sent> {
  const { context, resource, id } = lifecycle
  const absent = operation === resource.remove ? resource.deletesAbsent : undefined
  if (absent !== true && !operation.answers.some((each) => each.status === 404))
    throw new NotReached('the document does not say what is answered then')
  const { sent } = reached(await sendBody(lifecycle, operation, context.goodCall(operation).call.body))
  const status = sent.result.answer?.status
  if (status === undefined) throw new NotReached(sendingFailure(operation, sent))
  if (absent === true)
    return check(sent, isSuccess(status) ? undefined : `it is answered ${status}, and a deletion of nothing succeeds`)
  if (!isSuccess(status)) return check(sent, unlessNotFound(sent))
  // The operation may have created the object again.
  await context.deletions.discard(resource, id)
  const since = absent?.before
  return check(sent, `the server accepted it with ${status}`, since)
}

/** The names of references with `deletesHolder`: their objects are deleted together with what they refer to. */
export const namesDeletedWith = (resource: Resource, context: RunContext): readonly string[] =>
  referrersTo(resource, context).flatMap(({ references }) =>
    references.filter(({ deletedWith }) => deletedWith).map(({ name }) => name),
  )

/** The parts of an object, such as its tiles, with which objects are deleted that refer to them. */
export function partDeletedWith(resource: Resource, context: RunContext): Part | undefined {
  const own = namesIn(resource.update?.body?.node ?? [], context.document)
  const names = namesDeletedWith(resource, context)
  return resource.parts.find(({ idName, path }) => names.includes(idName) && own.includes(path[0] ?? ''))
}

/** Deletes an object of its own: objects that referred to a part of the first one may be gone already. */
export async function runDeletion({ resource, context, operations: { remove } }: Lifecycle): Promise<Sent> {
  const { creations, deletions } = context
  const made = reached(await creations.make(resource))
  const dependents = await dependentsOn(resource, made.sent, context)
  if (dependents.length === 0) throw new NotReached('nothing that refers to it can be created')
  const sent = accepted(remove, await deletions.request(resource, context.goodCall(remove), made.id))
  check(sent, await deletions.verify(resource, made.id, sent))
  return checkGone(sent, dependents, resource.idName, context)
}

/** Leaves a part of the object out of an update, such as the tiles of a dashboard. */
export async function runWithoutPart(lifecycle: Lifecycle): Promise<Sent> {
  const { creation, context, resource, dependents, operations } = lifecycle
  const { update } = operations
  const { idName: name = '', path: [list = ''] = [] } = partDeletedWith(resource, context) ?? {}
  const held = shownIds(payloadOfSent(creation, context.document), resource)[name]
  if (held === undefined) throw new NotReached(`nothing that was created has a ${name}`)
  const body = bodyWithout(list, update, context)
  if (body === undefined) throw new NotReached(`no body of the document goes without ${list}`)
  const stored = reached(await storedBy(lifecycle, body))
  const shown: Json | undefined = stored.shown[list]
  if (Array.isArray(shown) && shown.some((item) => shownId(item) === held))
    throw new NotReached(`${update.id} has left out nothing of ${list}`)
  return checkGone(stored.sent, dependents, name, context)
}

function bodyWithout(list: string, update: Operation, { cases }: RunContext): JsonObject | undefined {
  const valid = cases(update).filter(({ expectation }) => expectation.kind === 'accepted')
  const bodies = valid.flatMap(({ call: { body } }) => (isJsonObject(body) ? [body] : []))
  return bodies.find((body) => Array.isArray(body[list]) && body[list].length === 0)
}

async function checkGone(sent: Sent, dependents: readonly Dependent[], name: string, context: RunContext) {
  for (const { resource, id, references } of dependents) {
    const { deletedWith } = references.find((each) => each.name === name && each.deletedWith) ?? {}
    if (!deletedWith || !(await context.inventory.read(resource))?.has(id)) continue
    const path = context.pathOf(resource, id)
    const complaint = `${path} is still there, which the document says is deleted with its ${name}`
    check(sent, complaint, deletedWith.since)
  }
  return sent
}
