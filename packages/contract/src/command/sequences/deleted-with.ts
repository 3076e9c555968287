import type { Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { failureOf, idOf, idsIn, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { dependentsOn, referrersTo } from './dependents.ts'
import { storedBy } from './leaving-out.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Step, StepResult } from './step.ts'

const EXPECTED = 'no object left that refers to what is gone'

/** What refers to an object, and by the word of the document goes with it, when the object is deleted. */
export function goneWithObject(resource: Resource, context: RunContext): readonly Step<Lifecycle>[] {
  const { remove, idName } = resource
  if (!remove || !namesDeletedWith(resource, context).includes(idName)) return []
  return [
    {
      operation: remove,
      name: 'takes along what refers to it',
      expected: EXPECTED,
      run: () => runDeletion(resource, remove, context),
    },
  ]
}

/** The same of what an object holds, such as the tiles of a dashboard, when an update leaves it out. */
export function goneWithHeld(resource: Resource, context: RunContext): readonly Step<Lifecycle>[] {
  const { update, get, idName } = resource
  const name = namesDeletedWith(resource, context).find((each) => each !== idName)
  if (!update || !get || name === undefined) return []
  return [
    {
      operation: update,
      name: 'takes along what refers to what it leaves out',
      expected: EXPECTED,
      run: (lifecycle) => runWithout(name, lifecycle, update, get),
    },
  ]
}

const namesDeletedWith = (resource: Resource, context: RunContext): readonly string[] =>
  referrersTo(resource, context).flatMap(({ references }) =>
    references.filter(({ deletedWith }) => deletedWith).map(({ name }) => name),
  )

/** On an object of its own: what refers to the first one may have gone with what it held. */
async function runDeletion(resource: Resource, remove: Operation, context: RunContext): Promise<StepResult> {
  const { fixtures, sender, deletions } = context
  const made = await fixtures.make(resource)
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
