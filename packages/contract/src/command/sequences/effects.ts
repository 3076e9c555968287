import type { JsonObject } from '../../index.ts'
import { payloadOf } from '../engine/payload.ts'
import { disagreement, itemNode, lossOf } from '../engine/comparison.ts'
import type { Lifecycle, Records } from './lifecycle.ts'

/** What a change did to a list beside what it was to do: something more, something less, or another object changed. */
export function effectOn(
  { context, resource, id, creation }: Lifecycle,
  before: Records | undefined,
  after: Records | undefined,
  { added, removed }: { readonly added?: string; readonly removed?: string },
): string | undefined {
  if (!before || !after || !resource.list) return undefined
  const { document, created } = context
  const how = { document, node: itemNode(resource.list, document), isLater: true }
  const body = payloadOf(creation.result.request?.body, undefined)
  if (added !== undefined && !after.has(added)) return `${added} is not in the list`
  if (removed !== undefined && after.has(removed)) return `${removed} is still in the list`
  for (const [other, record] of after) {
    if (before.has(other) || other === id || created.has(resource, other)) continue
    // Others may add what they like at any time, but nothing with our name or our fields.
    if (isMarked(record, context.mark) || lossOf(body, record, how) === undefined)
      return `${other} came into being as well`
  }
  for (const [other, record] of before) {
    // What other runs have made they change as they like.
    const isOfOtherRun = isMarked(record, 'clouddb-contract') && !created.has(resource, other)
    if (other === id || isOfOtherRun || created.isGone(resource, other)) continue
    const now = after.get(other)
    if (!now) return `${other} is no longer in the list`
    const says = disagreement(record, now, how)
    if (says !== undefined) return `${other} is another than before: ${says}`
  }
  return undefined
}

const isMarked = ({ name }: JsonObject, mark: string): boolean => typeof name === 'string' && name.startsWith(mark)
