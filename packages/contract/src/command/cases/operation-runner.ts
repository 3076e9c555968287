import type { Case, Operation } from '../../index.ts'
import { without } from '../../schema/schema.ts'
import { withComplaint } from '../engine/incidents.ts'
import { isTaken, sendingFailure } from '../engine/payload.ts'
import type { Attempt, Ids, Sent } from '../engine/sender.ts'
import { circumstanceOf, expectationOf, NEEDS_WRITE } from '../engine/verdict.ts'
import {
  effectOf,
  holderOf,
  isAboutNothing,
  isOwned,
  lastNameIn,
  type OwnedResource,
  roleOf,
} from '../objects/resources.ts'
import { RestorableSettings } from '../objects/restorable-settings.ts'
import type { OperationRunner, RunConditions, RunContext } from '../objects/run-context.ts'
import { changing, readingOwn } from './changing.ts'
import { FittedRunner } from './fitted-runner.ts'
import { withStoredValues } from './stored-values.ts'

/** Runs the cases of an operation in the way that its effect on the deployment asks for. */
export function runnerOf(operation: Operation, context: RunContext, conditions: RunConditions): OperationRunner {
  const runner = runnerByRole(operation, context, conditions)
  const fitted = new FittedRunner(async (item) => {
    // A valid body that is tried before a wrong one has the effect as well.
    const reason = hazardOf(item, context)
    return reason === undefined ? runner.run(item) : { reason, isCaution: true }
  }, context)
  return {
    async run(item) {
      const reason = refusalBeforehand(item, context, conditions.isLoopback)
      return reason === undefined ? fitted.run(item) : { reason }
    },
    finish: async () => runner.finish?.(),
  }
}

/** Why a case is not run on any deployment. */
export function refusalBeforehand(item: Case, context: RunContext, isLoopback: boolean): string | undefined {
  if (!item.modes.includes(context.mode)) return NEEDS_WRITE
  if (item.kind === 'undeclared method' && !isLoopback) {
    return 'an undeclared method may be an operation that the document does not know; only this machine is asked'
  }
  return hazardOf(item, context)
}

const ONLY_OWN = 'a run deletes only what it has created, in its end'

/** Returns why a case must not run: it could do what the user has not allowed, or what no operation undoes. */
function hazardOf(item: Case, { allowed, resources }: RunContext): string | undefined {
  const effect = effectOf(item, allowed)
  if (effect !== undefined) return effect
  const { kind } = roleOf(item.operation, resources)
  // A request for an object that does not exist has nothing to take back.
  if (kind === 'act' && !isAboutNothing(item)) return 'nothing in the document takes back what it does'
  return kind === 'destroy' && expectationOf(item).kind === 'accepted' ? ONLY_OWN : undefined
}

function runnerByRole(operation: Operation, context: RunContext, conditions: RunConditions): OperationRunner {
  const role = roleOf(operation, context.resources)
  switch (role.kind) {
    case 'read':
      return { run: (item) => reading(item, context) }
    case 'create':
      return { run: (item) => (isOwned(role.resource) ? creating : buying)(item, role.resource, context) }
    case 'update':
    case 'part':
      return changing(operation, role.resource, context, conditions)
    case 'remove':
      return { run: (item) => removing(item, role.resource, context) }
    case 'set':
      return new RestorableSettings(operation, context, conditions)
    case 'destroy':
      // Only deletions that must be refused get here: their id does not exist.
      return { run: (item) => sendAbout(item, without(context.ids(), lastNameIn(operation.path)), context) }
    case 'act':
      return { run: (item) => sendAbout(item, context.ids(), context) }
  }
}

const sendAbout = async (item: Case, ids: Ids, context: RunContext): Promise<Attempt> => ({
  sent: await context.send(item, ids),
})

/** An undeclared method may change the object that it is sent for, so it is sent only for the run's own objects. */
async function reading(item: Case, context: RunContext): Promise<Attempt> {
  if (item.kind !== 'undeclared method') return readingThere(item, context)
  await context.inventory.take()
  const own = Object.entries(context.ids()).filter(([idName, id]) => !context.objects.isProtected({ idName }, id))
  return sendAbout(item, Object.fromEntries(own), context)
}

/** Where nothing is set there, the run sets it on an object of its own. */
async function readingThere(item: Case, context: RunContext): Promise<Attempt> {
  const attempt = await context.attempt(item)
  const isSettable = context.mode === 'writing' && item.kind === 'good call'
  const holder = isSettable ? holderOf(item.operation, context.resources) : undefined
  if (!holder || !('sent' in attempt) || circumstanceOf(item, attempt.sent.result) === undefined) return attempt
  const sent = await readingOwn(item.operation, holder, context)
  return sent ? { sent } : attempt
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
  const stored = { show: resource.get ?? resource.list, resource, id }
  const sent = await withStoredValues(item, attempt.sent, stored, context)
  if (isOwned(resource)) await context.deletions.discard(resource, id)
  else await context.keep(resource, { id, sent: attempt.sent })
  return { sent }
}

/** Creates one object, which the cases of other operations share; it is deleted in the end. */
async function buying(item: Case, resource: OwnedResource, context: RunContext): Promise<Attempt> {
  const { length } = context.objects.remaining().filter((each) => each.resource === resource)
  // Servers take a body with an unknown property, and wrong servers take others.
  const mayCreate = item.kind === 'unknown property' || length > 1
  if (expectationOf(item).kind === 'refused' && !mayCreate) return creating(item, resource, context)
  if (item.kind !== 'good call' || length > 0) {
    return { reason: 'a run creates only one, because each costs money', isCaution: true }
  }
  const attempt = await creating(item, resource, context)
  await context.keep(resource, {
    reason: 'reason' in attempt ? attempt.reason : sendingFailure(resource.create, attempt.sent),
  })
  return attempt
}

/** Creates an object for each valid deletion. A deletion that must be refused gets an id that does not exist. */
async function removing(item: Case, resource: OwnedResource, context: RunContext): Promise<Attempt> {
  if (expectationOf(item).kind !== 'accepted') return sendAbout(item, without(context.ids(), resource.idName), context)
  const made = await context.subjectOf(resource)
  if ('reason' in made) return { reason: `nothing is there to be deleted: ${made.reason}` }
  await context.vacate([resource])
  const early = await context.states.removeInOtherState(resource, made.id, item)
  const sent = early && isTaken(early) ? early : await context.deletions.request(resource, item, made.id)
  const kept = isTaken(sent) ? await context.deletions.verify(resource, made.id, sent) : undefined
  const others = early === sent ? [] : (early?.result.complaints.slice(-1) ?? [])
  return { sent: [...others, ...(kept === undefined ? [] : [kept])].reduce<Sent>(withComplaint, sent) }
}
