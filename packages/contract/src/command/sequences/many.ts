import type { Operation } from '../../index.ts'
import { failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { OwnedResource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StepResult } from './step.ts'

/** More than the usual sizes of a page, 10 and 20, of which nobody has asked for one. */
const MANY = 21

/** Fills a list, and looks whether all of it is shown to whoever asks for no page. */
export async function runMany(list: Operation, { context, resource }: Lifecycle): Promise<StepResult> {
  const { create, remove } = resource
  if (!create || !remove) return { reason: 'nothing can be created' }
  const owned = { ...resource, create, remove }
  // Where deletions do nothing, so many would stay behind.
  const obstacle = await failureToDelete(owned, context)
  if (obstacle !== undefined) return { reason: obstacle }
  const before = await context.inventory.read(resource)
  const made: string[] = []
  let refusal: string | undefined
  while (refusal === undefined && made.length < Math.max(1, MANY - (before?.size ?? 0))) {
    const next = await context.fixtures.make(resource)
    if ('id' in next) made.push(next.id)
    else refusal = next.reason
  }
  const result = made.length === 0 ? { reason: refusal ?? '' } : await listed(list, made, context)
  for (const id of made) await context.deletions.discard(resource, id)
  return result
}

async function failureToDelete(resource: OwnedResource, { fixtures, deletions, created }: RunContext) {
  const first = await fixtures.make(resource)
  if ('reason' in first) return first.reason
  await deletions.discard(resource, first.id)
  await deletions.confirm()
  return created.isGone(resource, first.id) ? undefined : `nobody saw that ${resource.remove.id} deletes anything`
}

async function listed(list: Operation, made: readonly string[], context: RunContext): Promise<StepResult> {
  const sent = await context.sender.send(context.goodCall(list), context.ids())
  const items = payloadOfSent(sent, context.document)
  if (!isTaken(sent) || !Array.isArray(items)) return { reason: failureOf(list, sent) }
  const shown = new Set(items.map(idOf))
  const hidden = made.filter((id) => !shown.has(id))
  if (hidden.length === 0 || items.length >= pageOf(list, context)) return { sent }
  const words = `${made.length} objects were created one after the other, and ${hidden.length} of them are not in the list`
  return { sent, complaint: `${words}, which shows ${items.length}: ${hidden.slice(0, 3).join(', ')}` }
}

/** How many a list shows where nobody says how many; where the document leaves that open, it may be any number. */
function pageOf({ parameters }: Operation, { document: { reader } }: RunContext): number {
  const limit = parameters.find((each) => each.in === 'query' && each.name === 'limit')
  if (!limit) return Number.POSITIVE_INFINITY
  const [variant] = reader.variants(limit.node)
  const stated = variant?.parts.map(({ schema }) => schema.default).find((value) => typeof value === 'number')
  return typeof stated === 'number' ? stated : 1
}
