import type { Operation } from '../../index.ts'
import { failureOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { disagreement, itemNode, payloadNode } from '../engine/comparison.ts'
import type { Lifecycle } from './lifecycle.ts'
import { type Step, type StepResult, twice } from './step.ts'

/** Reads an object, lists it and reads it again: nobody has changed it in between, so all three show the same. */
export const rereadStep = (operation: Operation, get: Operation, name: string): Step<Lifecycle> => ({
  operation,
  name,
  expected: 'the same object in each answer, for nobody has changed it in between',
  run: (lifecycle) => twice(() => reread(lifecycle, get)),
})

async function reread(lifecycle: Lifecycle, get: Operation): Promise<StepResult> {
  const { context, resource, id, send } = lifecycle
  const { document } = context
  const first = await send(get)
  if (!isTaken(first)) return { reason: failureOf(get, first) }
  const listed = (await context.inventory.read(resource))?.get(id)
  const second = await send(get)
  if (!isTaken(second)) return { reason: failureOf(get, second) }
  const how = { document, node: payloadNode(get, document) }
  const shown = payloadOfSent(second, document)
  const changed = disagreement(payloadOfSent(first, document), shown, how)
  if (changed !== undefined) return { sent: second, complaint: `when it is read again ${changed}` }
  return { sent: second, ...complaintOfList(lifecycle, listed, second) }
}

function complaintOfList({ context: { document }, resource: { list } }: Lifecycle, listed: unknown, read: Sent) {
  if (!list || listed === undefined) return {}
  const how = { document, node: itemNode(list, document), isExcerpt: true }
  const says = disagreement(listed as never, payloadOfSent(read, document), how)
  return { complaint: says && `in the list and when it is read ${says}` }
}
