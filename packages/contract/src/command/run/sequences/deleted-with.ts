import type { Json, JsonObject, Operation } from '../../../index.ts'
import { isObject } from '../../../schema/schema.ts'
import { idOf, idsIn, isTaken, payloadOfSent } from '../../fixtures/payload.ts'
import type { Resource } from '../../fixtures/resources.ts'
import type { RunContext } from '../context.ts'
import { referrersTo } from './dependents.ts'
import { storedBy } from './leaving-out.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Step, StepResult } from './step.ts'

const EXPECTED = 'no object left that refers to what is gone'

/** What refers to an object, and by the word of the document goes with it, when the object is deleted. */
export function goneWithObject(resource: Resource, context: RunContext): readonly Step<Lifecycle>[] {
  const { remove, get, idName } = resource
  if (!remove || !get || !namesDeletedWith(resource, context).includes(idName)) return []
  return [
    {
      operation: remove,
      name: 'takes along what refers to it',
      expected: EXPECTED,
      async run(lifecycle) {
        const sent = await lifecycle.send(get)
        if (isTaken(sent)) return { reason: 'it is still there' }
        return { sent, ...(await judgementOf(lifecycle, idName)) }
      },
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

async function judgementOf({ dependents, context }: Lifecycle, name: string) {
  for (const { resource, id, references } of dependents) {
    const { deletedWith } = references.find((each) => each.name === name && each.deletedWith) ?? {}
    if (!deletedWith || !(await context.inventory.read(resource))?.has(id)) continue
    const complaint = `${context.pathOf(resource, id)} is still there, which the document says is deleted with its ${name}`
    return { complaint, ...(deletedWith.since !== undefined && { newerSince: deletedWith.since }) }
  }
  return {}
}
