import type { Case, Operation } from '../../index.ts'
import { fittedRunner } from './fitted-runner.ts'
import type { Fixtures } from '../objects/creations.ts'
import { idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import { namesInPath, type OwnedResource, type Role, roleOf } from '../objects/resources.ts'
import { restorableSettings } from '../objects/restorable-settings.ts'
import type { OperationRunner, RunConditions, RunContext } from '../objects/run-context.ts'
import { withComplaint } from '../engine/incidents.ts'
import { needsIds } from '../objects/known-objects.ts'
import type { Attempt, Ids, Sent } from '../engine/sender.ts'
import { withStorage } from './stored-values.ts'
import { expectationOf } from '../engine/verdict.ts'

/** How the cases of an operation are run, by what the operation does to a deployment. */
export function runnerOf(operation: Operation, context: RunContext, conditions: RunConditions): OperationRunner {
  const role = roleOf(operation, context.resources)
  const runner = fittedRunner(runnerByRole(role, operation, context, conditions), context)
  return {
    async run(item) {
      const reason = refusalBeforehand(item, context.mode, conditions.isLoopback)
      return reason === undefined ? runner.run(item) : { reason }
    },
    finish: runner.finish,
  }
}

export const NEEDS_WRITE = 'needs `--write`'

/** Why a case is not run, whatever is there. */
export function refusalBeforehand(item: Case, mode: RunContext['mode'], isLoopback: boolean): string | undefined {
  if (!item.modes.includes(mode)) return NEEDS_WRITE
  if (item.kind === 'undeclared method' && !isLoopback) {
    return 'an undeclared method may be an operation that the document does not know; only this machine is asked'
  }
  return undefined
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
    case 'update':
      return updating(role.resource, context)
    case 'remove':
      return plain((item) => removing(item, role.resource, context))
    case 'set':
      return restorableSettings(operation, context, conditions)
    case 'destroy':
      return destroying(operation, context)
    case 'act':
      return plain(async () => ({ reason: 'nothing in the document takes back what it does' }))
  }
}

const plain = (run: OperationRunner['run']): OperationRunner => ({ run, finish: async () => {} })

/** A method that the document does not know may change what it is sent for: that is something of the run's own. */
async function reading(item: Case, context: RunContext): Promise<Attempt> {
  if (item.kind !== 'undeclared method') return context.attempt(item)
  const own = Object.entries(context.ids()).filter(([idName, id]) => !context.bystanders.has({ idName }, id))
  return { sent: await context.send(item, Object.fromEntries(own)) }
}

async function creating(item: Case, resource: OwnedResource, context: RunContext): Promise<Attempt> {
  await context.inventory.take()
  const obstacle = context.fixtures.blocked(resource)
  if (obstacle !== undefined) return { reason: obstacle }
  const attempt = await context.attempt(item)
  if ('sent' in attempt) {
    // Also what should have been refused.
    const id = await context.fixtures.register(resource, item, attempt.sent)
    if (id === undefined) return attempt
    const sent = await withStorage(item, attempt.sent, resource, id, context)
    await context.deletions.discard(resource, id)
    return { sent }
  }
  return attempt
}

/** All updates go to one object that was made for them. */
function updating(resource: OwnedResource, context: RunContext): OperationRunner {
  let subject: ReturnType<Fixtures['make']> | undefined
  let first: { readonly item: Case; readonly sent: Sent } | undefined

  async function run(item: Case): Promise<Attempt> {
    subject ??= context.fixtures.make(resource)
    const made = await subject
    if ('reason' in made) return { reason: `nothing is there to be changed: ${made.reason}` }
    const attempt = await context.attempt(item, { [resource.idName]: made.id })
    if (!('sent' in attempt) || !isTaken(attempt.sent)) return attempt
    const answered = idOf(payloadOfSent(attempt.sent, context.document))
    const isOther = item.probes === undefined && answered !== undefined && answered !== made.id
    const astray = isOther ? [`it is answered with ${answered}, and ${made.id} was to be changed`] : []
    // One look at the first change, so that not every other one adds an object as well.
    const added = first ? [] : additions(await context.fixtures.sweep(resource))
    const stored = isOther ? attempt.sent : await withStorage(item, attempt.sent, resource, made.id, context)
    const sent = [...astray, ...added].reduce<Sent>(withComplaint, stored)
    first ??= { item, sent }
    return { sent }
  }

  async function finish(): Promise<void> {
    if (!first) return
    for (const each of additions(await context.fixtures.sweep(resource))) {
      context.incidents.add(first.item, withComplaint(first.sent, each))
    }
  }

  return { run, finish }
}

const additions = (paths: readonly string[]): string[] =>
  paths.length > 0 ? [`changes have added what nobody created: ${paths.join(', ')}`] : []

/** What is to be deleted is made for it; what is not to be deleted has an id that nobody gave. */
async function removing(item: Case, resource: OwnedResource, context: RunContext): Promise<Attempt> {
  if (expectationOf(item).kind !== 'accepted')
    return { sent: await context.send(item, without(context.ids(), resource.idName)) }
  const made = await context.fixtures.make(resource)
  if ('reason' in made) return { reason: `nothing is there to be deleted: ${made.reason}` }
  const sent = await context.send(item, { ...context.ids(), [resource.idName]: made.id })
  const complaint = isTaken(sent) ? await context.deletions.verify(resource, made.id, sent) : undefined
  return { sent: complaint === undefined ? sent : withComplaint(sent, complaint) }
}

/** An object that nobody can make again is deleted once, and only when it was named. */
function destroying(operation: Operation, context: RunContext): OperationRunner {
  const names = namesInPath(operation)
  const [own = ''] = names.slice(-1)
  return plain(async (item) => {
    if (expectationOf(item).kind !== 'accepted') return { sent: await context.send(item, without(context.ids(), own)) }
    const missing = names.filter((name) => context.ids()[name] === undefined)
    if (missing.length > 0) return { reason: needsIds(missing) }
    if (item.kind !== 'good call') return { reason: `only one ${own} is named, and it is deleted once` }
    return { sent: await context.send(item, context.ids()) }
  })
}

function without(ids: Ids, name: string): Ids {
  const { [name]: _, ...rest } = ids
  return rest
}
