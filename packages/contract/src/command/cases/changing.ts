import type { Case, Json, Operation } from '../../index.ts'
import { printableNames } from '../../report/words.ts'
import { alteredSettings } from '../engine/comparison.ts'
import { withComplaint } from '../engine/incidents.ts'
import { isTaken, payloadOfSent, sendingFailure, shownId } from '../engine/payload.ts'
import type { Attempt, Sent } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import type { Made } from '../objects/creations.ts'
import { effectOf, isOwned, type OwnedResource } from '../objects/resources.ts'
import { unfit } from '../objects/restorable-settings.ts'
import type { OperationRunner, RunConditions, RunContext } from '../objects/run-context.ts'
import { withStoredValues } from './stored-values.ts'

/** Sends all changes of an operation to one object of the run: changes of the object itself, or of a setting below its path. */
export function changing(
  operation: Operation,
  resource: OwnedResource,
  context: RunContext,
  { isStrict }: Pick<RunConditions, 'isStrict'>,
): OperationRunner {
  const { document, creations } = context
  const get = operationAt(operation, ['GET'], context) ?? resource.get
  const isCostly = !isOwned(resource)
  let subject: Promise<Made> | undefined
  let first: { readonly item: Case; readonly sent: Sent } | undefined
  /** Kinds of wrong requests after which the object was read. */
  const compared = new Set<Case['kind']>()

  async function run(item: Case): Promise<Attempt> {
    subject ??= context.subjectOf(resource)
    const made = await subject
    if ('reason' in made) return { reason: `nothing is there to be changed: ${made.reason}` }
    const isReset = operation.method === 'DELETE' && expectationOf(item).kind === 'accepted'
    const obstacle = isReset ? await obstacleToSetting(operation, resource, made.id, context) : undefined
    if (obstacle !== undefined) return { reason: obstacle }
    const isCompared = expectationOf(item).kind === 'refused' && !compared.has(item.kind)
    compared.add(item.kind)
    const before = isCompared ? await shown(made.id) : undefined
    const attempt = await fittingAttempt(item, made.id)
    if (!('sent' in attempt)) return attempt
    if (!isTaken(attempt.sent)) {
      const names = alteredSettings(before, before && (await shown(made.id)), operation, document)
      const altered = `it is refused, and changes ${printableNames(names)} all the same`
      return names.length > 0 ? { sent: withComplaint(attempt.sent, altered) } : attempt
    }
    const answered = get === resource.get ? shownId(payloadOfSent(attempt.sent, document)) : undefined
    const isOther = item.probes === undefined && answered !== undefined && answered !== made.id
    const astray = isOther ? [`it is answered with ${answered}, and ${made.id} was to be changed`] : []
    // The list is read after the first change, so that a server that adds objects is noticed early.
    const added = first ? [] : additions(await creations.sweep(resource))
    const kept = isReset && get ? await keptIn(get, resource, made.id, context) : []
    const isStored = !isOther && !isReset
    const stored = isStored
      ? await withStoredValues(item, attempt.sent, { show: get ?? resource.list, resource, id: made.id }, context)
      : attempt.sent
    const sent = [...astray, ...added, ...kept].reduce<Sent>(withComplaint, stored)
    first ??= { item, sent }
    return { sent }
  }

  async function shown(id: string): Promise<Json | undefined> {
    const show = get ?? resource.list
    return show && (await context.look(show, resource, id)).shown
  }

  /** The tier, the provider and the other settings of what costs money may forbid a documented change. */
  async function fittingAttempt(item: Case, id: string): Promise<Attempt> {
    const { idName } = resource
    const send = () => attemptOn(item, resource, id, context)
    const isUnfit = (attempt: Attempt) => isRefused(attempt) && expectationOf(item).kind === 'accepted'
    const first = await send()
    if (!isCostly || !isUnfit(first)) return first
    // An earlier change may be the reason.
    await attemptOn(context.goodCall(operation), resource, id, context)
    const second = await send()
    return isUnfit(second) && !isStrict ? { reason: unfit(idName, id) } : second
  }

  async function finish(): Promise<void> {
    if (!first) return
    for (const each of additions(await creations.sweep(resource))) {
      context.incidents.add(first.item, withComplaint(first.sent, each))
    }
  }

  return { run, finish }
}

const additions = (paths: readonly string[]): string[] =>
  paths.length > 0 ? [`an update added objects that the run did not create: ${paths.join(', ')}`] : []

const isRefused = (attempt: Attempt): boolean => 'sent' in attempt && attempt.sent.result.answer?.status === 400

const attemptOn = (item: Case, resource: OwnedResource, id: string, context: RunContext): Promise<Attempt> =>
  context.states.inUsualState(resource, id, () => context.attempt(item, { [resource.idName]: id }))

/** The operation at the same path with one of these methods. */
const operationAt = ({ path }: Operation, methods: readonly string[], { document }: RunContext) =>
  document.operations.find((each) => each.path === path && methods.includes(each.method))

/** Sets what stands at a path, so that it can be read and deleted. Returns why that is not possible. */
async function obstacleToSetting(
  operation: Operation,
  resource: OwnedResource,
  id: string,
  context: RunContext,
): Promise<string | undefined> {
  const writer = operationAt(operation, ['PUT', 'POST', 'PATCH'], context)
  if (!writer) return 'nothing in the document sets it'
  const item = context.goodCall(writer)
  const effect = effectOf(item, context.allowed)
  if (effect !== undefined) return `nothing is set there: of ${writer.id} ${effect}`
  const attempt = await attemptOn(item, resource, id, context)
  if ('reason' in attempt) return `nothing is set there: ${attempt.reason}`
  return isTaken(attempt.sent) ? undefined : `nothing is set there: ${sendingFailure(writer, attempt.sent)}`
}

/** A complaint where something can still be read after its deletion. */
async function keptIn(get: Operation, resource: OwnedResource, id: string, context: RunContext): Promise<string[]> {
  const read = await context.ask(get, resource, id)
  return isTaken(read) ? [`${get.id} shows it after its deletion`] : []
}

/** Reads a setting of an object of the run, which sets it first. */
export async function readingOwn(
  operation: Operation,
  resource: OwnedResource,
  context: RunContext,
): Promise<Sent | undefined> {
  const made = await context.subjectOf(resource)
  if ('reason' in made || (await obstacleToSetting(operation, resource, made.id, context)) !== undefined)
    return undefined
  return context.ask(operation, resource, made.id)
}
