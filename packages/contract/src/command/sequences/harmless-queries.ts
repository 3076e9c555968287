import type { JsonObject, Operation } from '../../index.ts'
import { disagreement, itemNode } from '../engine/comparison.ts'
import { isTaken } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { idsOfOtherRuns, type Lists } from '../objects/run-objects.ts'
import { usualBodies } from './dependents.ts'
import { accepted, check, reached, repeated, type Step } from './step.ts'

/** The promise of a POST that only asks (`x-verdict`, `x-retry-statuses`): it changes no object. */
export function harmlessQuerySteps(operation: Operation, context: RunContext): readonly Step<RunContext>[] {
  if (!operation.safe || operation.method !== 'POST') return []
  const run = () => repeated(3, () => checkHarmless(operation, context))
  return [{ operation, name: 'changes no object', expected: 'the same objects in all lists before and after it', run }]
}

async function checkHarmless(operation: Operation, context: RunContext) {
  const before = await readLists(context)
  const sent = accepted(operation, await firstTaken(operation, context))
  const after = await readLists(context)
  const isOfOtherRun = idsOfOtherRuns([before, after], context)
  for (const [resource, records] of after) {
    const old = before.get(resource) ?? records
    const added = [...records.keys()].find((id) => !old.has(id) && !isOfOtherRun.has(id))
    // What a wrong server stores of the query may bear the name of this run, which deletes it.
    if (added !== undefined && context.mode === 'writing') await context.creations.review(resource)
    check(sent, added && `${context.pathOf(resource, added)} was created`)
    const gone = [...old.keys()].find((id) => !records.has(id) && !isOfOtherRun.has(id))
    check(sent, gone && `${context.pathOf(resource, gone)} is gone`)
    for (const [id, record] of old) {
      const how = { document: context.document, node: resource.list ? itemNode(resource.list, context.document) : [] }
      const says = isOfOtherRun.has(id) ? undefined : disagreement(record, records.get(id), { ...how, isLater: true })
      check(sent, says && `${context.pathOf(resource, id)} is not as before: ${says}`)
    }
  }
  return sent
}

/** A made-up query may have no answer, where one of the examples has. */
async function firstTaken(operation: Operation, context: RunContext): Promise<Sent> {
  const [good, ...others] = usualBodies({ create: operation }, context)
  let { sent } = reached(await context.attempt(good))
  for (const item of others) {
    if (isTaken(sent)) break
    const next = await context.attempt(item)
    if ('sent' in next) sent = next.sent
  }
  return sent
}

async function readLists({ resources, inventory }: RunContext): Promise<Lists> {
  const lists = new Map<Resource, ReadonlyMap<string, JsonObject>>()
  for (const resource of resources) {
    const records = await inventory.read(resource)
    if (records) lists.set(resource, records)
  }
  return lists
}
