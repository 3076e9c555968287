import { sinceDayOf, sinceDaysOf } from '@clouddb/document/since-days'
import type { Case } from '../../index.ts'
import { stated } from '../../schema/schema.ts'
import { keyOfValue } from '../bodies/fitting.ts'
import type { Reference } from '../bodies/references.ts'
import { lossOfBody } from '../engine/comparison.ts'
import { isTaken, latest, payloadOfSent, sendingFailure, sentBody, shownIds } from '../engine/payload.ts'
import type { Ids, Sent } from '../engine/sender.ts'
import { isOwned, type OwnedResource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { usualBodies } from './dependents.ts'
import { comparisonFor, type Lifecycle, look } from './lifecycle.ts'
import { accepted, check, NotReached, reached } from './step.ts'

/** Changes the references of an object to other objects, and reads it. */
export async function runReferring(lifecycle: Lifecycle): Promise<Sent> {
  const { context, resource, id, operations } = lifecycle
  const { update, show } = operations
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
      const read = await look(lifecycle)
      const answered = lossOfBody(sent, update, payloadOfSent(sent, document), comparisonFor(update, context))
      check(sent, answered && `in the answer ${answered}`)
      return check(accepted(show, read.sent), lossOfBody(sent, update, read.shown, comparisonFor(show, context)))
    }
    refusal = sendingFailure(update, sent)
  }
  throw new NotReached(refusal)
}

/** All other objects at once; where they are refused, only those that the run can create. */
function choicesOf({ made, found }: Awaited<ReturnType<typeof otherObjects>>): readonly Ids[] {
  const all = { ...found, ...made }
  const isSmaller = Object.keys(made).length < Object.keys(all).length
  return [all, ...(isSmaller ? [made] : [])].filter((ids) => Object.keys(ids).length > 0)
}

/** `made`: objects that were created for this, with their parts. `found`: objects that exist on the deployment. */
async function otherObjects(references: readonly Reference[], context: RunContext) {
  let [made, found]: [Ids, Ids] = [{}, {}]
  const names = new Set(references.map(({ name }) => name))
  for (const name of names) {
    const resource = context.resources.find(({ idName }) => idName === name)
    if (!resource) continue
    if (isOwned(resource)) {
      const another = await context.creations.make(resource)
      if ('id' in another) made = { ...made, ...shownIds(payloadOfSent(another.sent, context.document), resource) }
    } else {
      const [other] = await context.existing(name)
      if (other !== undefined) found = { ...found, [name]: other }
    }
  }
  const named = (ids: Ids): Ids => Object.fromEntries(Object.entries(ids).filter(([name]) => names.has(name)))
  return { made: named(made), found }
}

/** Sends bodies with the id of nothing where the document requires the id of an object that can be listed. */
export async function runUnknownReferences({ context, resource, operations }: Lifecycle): Promise<Sent> {
  const { create } = operations
  let last: Sent | undefined
  for (const [item, reference] of requiredReferences({ ...resource, create }, context))
    last = (await tryUnknown(item, reference)) ?? last
  if (last === undefined) throw new NotReached('no body with another id could be sent')
  return last

  async function tryUnknown(item: Case, reference: Reference): Promise<Sent | undefined> {
    const { fitting, creations, deletions } = context
    const unknown = unknownLike(context.ids()[reference.name] ?? reference.value)
    fitting.assume(new Map([[keyOfValue(reference), unknown]]))
    const attempt = await context.attempt(item).finally(() => fitting.forget())
    if ('reason' in attempt || attempt.sent.accident !== undefined) return undefined
    const { sent } = attempt
    const id = await creations.register(resource, item, sent)
    if (id !== undefined) await deletions.discard(resource, id)
    const words = `${create.id} was answered ${sent.result.answer?.status} with the ${reference.name} ${unknown}, which nothing has`
    const isRefused = !isTaken(sent) && (sent.result.answer?.status ?? 0) < 500
    return check(sent, isRefused ? undefined : words, dayOf(reference))
  }
}

/** Sends the body of the creation again, which would make an object with the same unique values. */
export async function runDuplicate({ context, creation, resource, operations: { create } }: Lifecycle): Promise<Sent> {
  const { call, ...good } = context.goodCall(create)
  const item = { ...good, call: { ...call, body: sentBody(accepted(create, creation)) ?? null } }
  const { sent } = reached(await context.attempt(item))
  const id = await context.creations.register(resource, item, sent)
  if (id !== undefined) await context.deletions.discard(resource, id)
  const status = sent.result.answer?.status
  if (status === undefined) throw new NotReached(sendingFailure(create, sent))
  const same = resource.unique.map((names) => names.join(' and ')).join(', or ')
  const words = `it is answered ${status}, and another object has the same ${same}`
  return check(sent, status >= 400 && status < 500 ? undefined : words)
}

/** The ids that must be of objects, each with a body that names it. */
export function requiredReferences(
  { idName, create }: Pick<OwnedResource, 'create' | 'idName'>,
  context: RunContext,
): readonly (readonly [Case, Reference])[] {
  const found = new Map<string, readonly [Case, Reference]>()
  for (const item of usualBodies({ create }, context)) {
    for (const reference of context.fitting.referencesOf(item)) {
      // Objects of one kind can refer to each other, so that one of them must be created before the other.
      if (reference.name !== idName && !found.has(reference.key) && mustExist(reference, context))
        found.set(reference.key, [item, reference])
    }
  }
  return [...found.values()]
}

/** True for an id that its object requires, of a kind that servers list, and that servers of any age know. */
function mustExist({ path, name, above }: Reference, { resources }: RunContext): boolean {
  const isRequired =
    above[0] && stated<string[]>(above[0].variant, 'required').some(({ value }) => value.includes(String(path.at(-1))))
  const isDated = above.some(({ variant, node }) =>
    [...variant.parts, ...node].some(({ schema }) => sinceDayOf(schema) !== undefined),
  )
  return isRequired === true && !isDated && resources.some(({ idName, list }) => idName === name && list)
}

/** The day since when servers check the form of the id. Before, they did not look for its object either. */
function dayOf({ variant }: Reference): string | undefined {
  return latest(variant.parts.flatMap(({ schema }) => sinceDaysOf(schema).pattern ?? []))
}

/** An id of the same form. */
const unknownLike = (id: string): string =>
  id.replace(/[0-9a-f]/gi, (digit) => ((Number.parseInt(digit, 16) + 7) % 16).toString(16))
