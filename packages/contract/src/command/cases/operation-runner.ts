import { without } from '../../derivation/candidates.ts'
import { kinds } from '../../derivation/kinds.ts'
import type { Case, Json, Operation } from '../../index.ts'
import type { Node } from '../../schema/schema.ts'
import { pointerOfPath, valueAt } from '../../schema/visited-value.ts'
import { findLoss, type Loss, payloadNode, wordsFor } from '../engine/comparison.ts'
import { withComplaint } from '../engine/incidents.ts'
import { droppableIn } from '../engine/json-edits.ts'
import { bodyOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Attempt, Sent } from '../engine/sender.ts'
import { expectationOf, NEEDS_WRITE } from '../engine/verdict.ts'
import type { Creations } from '../objects/creations.ts'
import { effectOf, isAboutNothing } from '../objects/effects.ts'
import { isOwned, lastNameIn, type OwnedResource, type Resource, type Role, roleOf } from '../objects/resources.ts'
import { restorableSettings } from '../objects/restorable-settings.ts'
import type { OperationRunner, RunConditions, RunContext } from '../objects/run-context.ts'
import { fittedRunner } from './fitted-runner.ts'

/** Runs the cases of an operation in the way that its effect on the deployment asks for. */
export function runnerOf(operation: Operation, context: RunContext, conditions: RunConditions): OperationRunner {
  const role = roleOf(operation, context.resources)
  const plain = runnerByRole(role, operation, context, conditions)
  const { finish } = plain
  // A valid body that is tried before a wrong one has the effect as well.
  const harmless: OperationRunner = {
    async run(item) {
      const reason = hazardOf(item, context)
      return reason === undefined ? plain.run(item) : { reason, isCaution: true }
    },
    finish,
  }
  const runner = fittedRunner(harmless, context)
  return {
    async run(item) {
      const reason = refusalBeforehand(item, context, conditions.isLoopback)
      return reason === undefined ? runner.run(item) : { reason }
    },
    finish,
  }
}

/** Why a case is not run on any deployment. */
export function refusalBeforehand(
  item: Case,
  context: Pick<RunContext, 'mode' | 'allowed' | 'resources'>,
  isLoopback: boolean,
): string | undefined {
  if (!item.modes.includes(context.mode)) return NEEDS_WRITE
  if (item.kind === 'undeclared method' && !isLoopback) {
    return 'an undeclared method may be an operation that the document does not know; only this machine is asked'
  }
  return hazardOf(item, context)
}

const ONLY_OWN = 'a run deletes only what it has created, in its end'

/** Returns why a case must not run: it could do what the user has not allowed, or what no operation undoes. */
function hazardOf(item: Case, { allowed, resources }: Pick<RunContext, 'allowed' | 'resources'>): string | undefined {
  const effect = effectOf(item, allowed)
  if (effect !== undefined) return effect
  const { kind } = roleOf(item.operation, resources)
  // A request for an object that does not exist has nothing to take back.
  if (kind === 'act' && !isAboutNothing(item)) return 'nothing in the document takes back what it does'
  return kind === 'destroy' && expectationOf(item).kind === 'accepted' ? ONLY_OWN : undefined
}

function runnerByRole(
  role: Role,
  operation: Operation,
  context: RunContext,
  conditions: RunConditions,
): OperationRunner {
  switch (role.kind) {
    case 'read':
      return plain((item) => reading(item, context))
    case 'create':
      return plain((item) => creating(item, role.resource, context))
    case 'buy':
      return plain((item) => buying(item, role.resource, context))
    case 'update':
      return updating(role.resource, context)
    case 'remove':
      return plain((item) => removing(item, role.resource, context))
    case 'set':
      return restorableSettings(operation, context, conditions)
    case 'destroy':
      return plain((item) => refusing(item, context))
    case 'act':
      return plain(async (item) => ({ sent: await context.send(item, context.ids()) }))
  }
}

const plain = (run: OperationRunner['run']): OperationRunner => ({ run, finish: async () => {} })

/** An undeclared method may change the object that it is sent for, so it is sent only for the run's own objects. */
async function reading(item: Case, context: RunContext): Promise<Attempt> {
  if (item.kind !== 'undeclared method') return context.attempt(item)
  await context.inventory.take()
  const own = Object.entries(context.ids()).filter(([idName, id]) => !context.protectedObjects.has({ idName }, id))
  return { sent: await context.send(item, Object.fromEntries(own)) }
}

async function creating(item: Case, resource: OwnedResource, context: RunContext): Promise<Attempt> {
  await context.inventory.take()
  const obstacle = context.creations.blocked(resource)
  if (obstacle !== undefined) return { reason: obstacle }
  const attempt = await context.attempt(item)
  if ('reason' in attempt) return attempt
  // A request that should have been refused may have created an object as well.
  const id = await context.creations.register(resource, item, attempt.sent)
  if (id === undefined) return attempt
  const sent = await withStoredValues(item, attempt.sent, resource, id, context)
  if (isOwned(resource)) await context.deletions.discard(resource, id)
  return { sent }
}

/** Creates one object, which is deleted in the end: to stop and to delete it takes time. */
async function buying(item: Case, resource: OwnedResource, context: RunContext): Promise<Attempt> {
  const isOther = expectationOf(item).kind === 'accepted' && item.kind !== 'good call'
  return isOther
    ? { reason: 'a run creates only one, because each costs money', isCaution: true }
    : creating(item, resource, context)
}

/** Sends all updates to one object that is created for them. */
function updating(resource: OwnedResource, context: RunContext): OperationRunner {
  let subject: ReturnType<Creations['make']> | undefined
  let first: { readonly item: Case; readonly sent: Sent } | undefined

  async function run(item: Case): Promise<Attempt> {
    subject ??= context.creations.make(resource)
    const made = await subject
    if ('reason' in made) return { reason: `nothing is there to be changed: ${made.reason}` }
    const attempt = await context.attempt(item, { [resource.idName]: made.id })
    if (!('sent' in attempt) || !isTaken(attempt.sent)) return attempt
    const answered = idOf(payloadOfSent(attempt.sent, context.document))
    const isOther = item.probes === undefined && answered !== undefined && answered !== made.id
    const astray = isOther ? [`it is answered with ${answered}, and ${made.id} was to be changed`] : []
    // The list is read after the first change, so that a server that adds objects is noticed early.
    const added = first ? [] : additions(await context.creations.sweep(resource))
    const stored = isOther ? attempt.sent : await withStoredValues(item, attempt.sent, resource, made.id, context)
    const sent = [...astray, ...added].reduce<Sent>(withComplaint, stored)
    first ??= { item, sent }
    return { sent }
  }

  async function finish(): Promise<void> {
    if (!first) return
    for (const each of additions(await context.creations.sweep(resource))) {
      context.incidents.add(first.item, withComplaint(first.sent, each))
    }
  }

  return { run, finish }
}

const additions = (paths: readonly string[]): string[] =>
  paths.length > 0 ? [`an update added objects that the run did not create: ${paths.join(', ')}`] : []

/** Creates an object for each valid deletion. A deletion that must be refused gets an id that does not exist. */
async function removing(item: Case, resource: OwnedResource, context: RunContext): Promise<Attempt> {
  if (expectationOf(item).kind !== 'accepted')
    return { sent: await context.send(item, without(context.ids(), resource.idName)) }
  const made = await context.creations.make(resource)
  if ('reason' in made) return { reason: `nothing is there to be deleted: ${made.reason}` }
  const sent = await context.deletions.request(resource, item, made.id)
  const complaint = isTaken(sent) ? await context.deletions.verify(resource, made.id, sent) : undefined
  return { sent: complaint === undefined ? sent : withComplaint(sent, complaint) }
}

/** Sends only deletions that must be refused, with an id that does not exist. */
async function refusing(item: Case, context: RunContext): Promise<Attempt> {
  return { sent: await context.send(item, without(context.ids(), lastNameIn(item.operation.path))) }
}

/**
 * Compares an accepted body with the answer and with the stored object. Of a body as people send it every field has to be
 * there; of a body that tests one value that value, unless the server drops it.
 */
async function withStoredValues(
  item: Case,
  sent: Sent,
  resource: Resource,
  id: string,
  context: RunContext,
): Promise<Sent> {
  const { document } = context
  if (item.kind === 'unknown property' && isTaken(sent)) return withKeptUnknowns(item, sent, resource, id, context)
  if (expectationOf(item).kind !== 'accepted' || !isTaken(sent) || sent.result.complaints.length > 0) return sent
  const only = kinds[item.kind].creates ? undefined : item.bodyPointer
  if (only === '' || (only === undefined && !kinds[item.kind].creates)) return sent
  const how = { document, ...(only !== undefined && { only }) }
  const body = bodyOf(sent)
  const altered = lossIn(payloadOfSent(sent, document), payloadNode(item.operation, document))
  if (altered) return withLoss(altered, `in the answer ${wordsFor(altered)}`)
  const { get } = resource
  if (!get || context.sender.stopped()) return sent
  const read = await context.ask(get, resource, id)
  const lost = lossIn(payloadOfSent(read, document), payloadNode(get, document))
  return lost && isTaken(read) ? withLoss(lost, `${get.id} shows that ${wordsFor(lost)}`) : sent

  /** Prefers a loss that no age of the server explains. The age of the server is known only in the end. */
  function lossIn(shown: Json | undefined, node: Node): Loss | undefined {
    return (
      findLoss(body, shown, { ...how, node }) ?? findLoss(body, shown, { ...how, node, age: { isBeyond: () => false } })
    )
  }

  /** Notes the day of the lost field: an older server accepts and drops it. */
  function withLoss({ pointer, since }: Loss, complaint: string): Sent {
    const day = context.age.newestAt(item, sent, pointer) ?? since
    return { ...withComplaint(sent, complaint), ...(day !== undefined && { day }) }
  }
}

/** Servers drop properties that they do not know: a property that an answer shows was stored. */
async function withKeptUnknowns(
  item: Case,
  sent: Sent,
  resource: Resource,
  id: string,
  context: RunContext,
): Promise<Sent> {
  const { document } = context
  const { get } = resource
  const unknown = droppableIn(item, document)
  const keptIn = (answer: Sent) => unknown.find((path) => valueAt(payloadOfSent(answer, document), path) !== undefined)
  const answered = keptIn(sent)
  if (answered) return withComplaint(sent, `the answer shows ${pointerOfPath(answered)}, ${DROPPED_BY_SERVERS}`)
  if (!get || unknown.length === 0 || context.sender.stopped()) return sent
  const read = keptIn(await context.ask(get, resource, id))
  return read ? withComplaint(sent, `${get.id} shows ${pointerOfPath(read)}, ${DROPPED_BY_SERVERS}`) : sent
}

const DROPPED_BY_SERVERS = 'an unknown property, which servers drop'
