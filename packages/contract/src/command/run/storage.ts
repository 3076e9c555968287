import { kinds } from '../../derivation/kinds.ts'
import type { Case } from '../../index.ts'
import { isTaken, payloadOf, payloadOfSent } from '../fixtures/payload.ts'
import type { Resource } from '../fixtures/resources.ts'
import type { RunContext } from './context.ts'
import { withComplaint } from './incidents.ts'
import type { Sent } from './sender.ts'
import { findLoss, type Loss, payloadNode, wordsFor } from './sequences/comparison.ts'
import { expectationOf } from './verdict.ts'

/**
 * What a server took, held against what it answers and what it shows afterwards. Of a body as people send it each field
 * has to be there; of one that was made for a value this value, unless the server drops what means nothing beside the rest.
 */
export async function withStorage(
  item: Case,
  sent: Sent,
  { get, idName }: Resource,
  id: string,
  context: RunContext,
): Promise<Sent> {
  const { document } = context
  if (expectationOf(item).kind !== 'accepted' || !isTaken(sent) || sent.result.complaints.length > 0) return sent
  const only = kinds[item.kind].creates ? undefined : item.bodyPointer
  if (only === '' || (only === undefined && !kinds[item.kind].creates)) return sent
  const how = { document, ...(only !== undefined && { only }) }
  const body = payloadOf(sent.result.request?.body, undefined)
  const node = payloadNode(item.operation, document)
  const altered = findLoss(body, payloadOfSent(sent, document), { ...how, node })
  if (altered) return withLoss(altered, `in the answer ${wordsFor(altered)}`)
  if (!get || context.sender.stopped()) return sent
  const read = await context.sender.send(context.goodCall(get), { ...context.ids(), [idName]: id })
  const lost = findLoss(body, payloadOfSent(read, document), { ...how, node: payloadNode(get, document) })
  return lost && isTaken(read) ? withLoss(lost, `${get.id} shows that ${wordsFor(lost)}`) : sent

  /** An older server takes what it does not know, and drops it. */
  function withLoss({ pointer }: Loss, complaint: string): Sent {
    const day = context.ages.newestAt(item, sent, pointer)
    return { ...withComplaint(sent, complaint), ...(day !== undefined && { day }) }
  }
}
