import type { Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { failureOf, idOf, idsIn, isSuccess, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { dependentsOn, effectOnWitnesses, referrersTo } from './dependents.ts'
import { effectOn, type Lifecycle } from './lifecycle.ts'
import { type Asked, judgedStep, type Step, type StepResult, step } from './step.ts'
import { storedBy } from './stored-pairs.ts'

/** The promises about an object that is deleted. */
export function removalSteps({ get, list, update, remove }: Resource): readonly Step<Lifecycle>[] {
  if (!get || !remove) return []
  const removed = removing(get, remove)
  const gone = judgedStep<Lifecycle>(remove, 'leaves nothing to be read', NOT_FOUND, removed, unlessNotFound)
  const alone = judgedStep<Lifecycle>(
    remove,
    'takes one object and leaves the others as they were',
    'the same list without the object',
    removed,
    async (_, lifecycle) => {
      const now = await lifecycle.context.inventory.read(lifecycle.resource)
      return (
        effectOn(lifecycle, lifecycle.after, now, { removed: lifecycle.id }) ??
        (await effectOnWitnesses(lifecycle.witnesses, lifecycle.context))
      )
    },
  )
  const unknown = (operation: Operation) =>
    judgedStep<Lifecycle>(
      operation,
      'knows no object that was deleted',
      NOT_FOUND,
      async (lifecycle) => {
        const reading = await removed(lifecycle)
        if ('reason' in reading) return reading
        return isTaken(reading.sent) ? { reason: 'it is still there' } : askedAgain(operation, lifecycle)
      },
      (sent, lifecycle) => acceptanceOf(operation, sent, lifecycle),
    )
  return [gone, ...(list ? [alone] : []), ...(update ? [unknown(update)] : []), unknown(remove)]
}

const NOT_FOUND = 'a refusal with 404'

const unlessNotFound = ({ result: { answer } }: Sent): string | undefined =>
  answer?.status === 404 ? undefined : `it is answered ${answer?.status}`

/** Deletes the object in the first of these steps, and reads it in each. */
function removing(get: Operation, remove: Operation): (lifecycle: Lifecycle) => Promise<Asked> {
  let removal: Promise<Sent> | undefined
  return async ({ send, context, resource, id }) => {
    removal ??= send(remove)
    const deletion = await removal
    if (!isTaken(deletion)) return { reason: failureOf(remove, deletion) }
    const sent = await send(get)
    if (sent.result.answer?.status === 404) context.created.markDeleted(resource, id)
    return sent.result.answer ? { sent } : { reason: failureOf(get, sent) }
  }
}

/** Sends an operation about the deleted object, where the document describes the answer. */
async function askedAgain(operation: Operation, { context, sendBody }: Lifecycle): Promise<Asked> {
  if (!operation.answers.some((each) => each.status === 404))
    return { reason: 'the document does not say what is answered then' }
  const attempt = await sendBody(operation, context.goodCall(operation).call.body)
  if ('reason' in attempt || attempt.sent.result.answer) return attempt
  return { reason: failureOf(operation, attempt.sent) }
}

async function acceptanceOf(operation: Operation, sent: Sent, { context, resource, id }: Lifecycle) {
  const status = sent.result.answer?.status
  if (!isSuccess(status)) return unlessNotFound(sent)
  const raw = context.document.reader.schemaAt(operation.pointer).schema
  const absent = isObject(raw) ? raw['x-deletes-absent'] : undefined
  if (absent === true) return undefined
  // The operation may have created the object again.
  await context.deletions.discard(resource, id)
  const complaint = `the server accepted it with ${status}`
  return isObject(absent) ? { complaint, newerSince: String(absent.before) } : complaint
}

const EXPECTED = 'no object left that refers to what is gone'

/** Objects with a reference that is `x-deleted-with` are deleted together with the object. */
export function goneWithObject(resource: Resource, context: RunContext): readonly Step<Lifecycle>[] {
  const { remove, idName } = resource
  if (!remove || !namesDeletedWith(resource, context).includes(idName)) return []
  return [step(remove, 'takes along what refers to it', EXPECTED, () => runDeletion(resource, remove, context))]
}

/** The same for parts of an object, such as the tiles of a dashboard, that an update leaves out. */
export function goneWithHeld(resource: Resource, context: RunContext): readonly Step<Lifecycle>[] {
  const { update, get, idName } = resource
  const name = namesDeletedWith(resource, context).find((each) => each !== idName)
  if (!update || !get || name === undefined) return []
  return [
    step(update, 'takes along what refers to what it leaves out', EXPECTED, (lifecycle) =>
      runWithout(name, lifecycle, update, get),
    ),
  ]
}

const namesDeletedWith = (resource: Resource, context: RunContext): readonly string[] =>
  referrersTo(resource, context).flatMap(({ references }) =>
    references.filter(({ deletedWith }) => deletedWith).map(({ name }) => name),
  )

/** Uses an object of its own: objects that referred to a part of the first one may be gone already. */
async function runDeletion(resource: Resource, remove: Operation, context: RunContext): Promise<StepResult> {
  const { creations, sender, deletions } = context
  const made = await creations.make(resource)
  if ('reason' in made) return made
  const dependents = await dependentsOn(resource, made.sent, context)
  if (dependents.length === 0) return { reason: 'nothing that refers to it can be created' }
  const sent = await sender.send(context.goodCall(remove), { ...context.ids(), [resource.idName]: made.id })
  if (!isTaken(sent)) return { reason: failureOf(remove, sent) }
  const complaint = await deletions.verify(resource, made.id, sent)
  return complaint === undefined
    ? { sent, ...(await judgementOf({ dependents, context }, resource.idName)) }
    : { sent, complaint }
}

async function runWithout(name: string, lifecycle: Lifecycle, update: Operation, get: Operation): Promise<StepResult> {
  const { creation, context, resource } = lifecycle
  const held = idsIn(payloadOfSent(creation, context.document), resource.idName)[name]
  if (held === undefined) return { reason: `nothing that was created has a ${name}` }
  const list = `${name.slice(0, -2)}s`
  const body = bodyWithout(list, update, context)
  if (body === undefined) return { reason: `no body of the document goes without ${list}` }
  const stored = await storedBy(lifecycle, update, get, body)
  if ('reason' in stored) return stored
  const shown: Json | undefined = stored.shown[list]
  if (Array.isArray(shown) && shown.some((item) => idOf(item) === held))
    return { reason: `${update.id} has left out nothing of ${list}` }
  return { sent: stored.sent, ...(await judgementOf(lifecycle, name)) }
}

function bodyWithout(list: string, update: Operation, { cases }: RunContext): JsonObject | undefined {
  const accepted = cases(update).filter(({ expectation }) => expectation.kind === 'accepted')
  const bodies = accepted.flatMap(({ call: { body } }) => (isObject(body) ? [body] : []))
  return bodies.find((body) => Array.isArray(body[list]) && body[list].length === 0)
}

async function judgementOf({ dependents, context }: Pick<Lifecycle, 'dependents' | 'context'>, name: string) {
  for (const { resource, id, references } of dependents) {
    const { deletedWith } = references.find((each) => each.name === name && each.deletedWith) ?? {}
    if (!deletedWith || !(await context.inventory.read(resource))?.has(id)) continue
    const complaint = `${context.pathOf(resource, id)} is still there, which the document says is deleted with its ${name}`
    return { complaint, ...(deletedWith.since !== undefined && { newerSince: deletedWith.since }) }
  }
  return {}
}
