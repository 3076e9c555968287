import { kinds } from '../../derivation/kinds.ts'
import type { Case, Json } from '../../index.ts'
import type { Node } from '../../schema/schema.ts'
import { isTaken, payloadOf, payloadOfSent } from '../engine/payload.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { withComplaint } from '../engine/incidents.ts'
import type { Sent } from '../engine/sender.ts'
import { findLoss, type Loss, payloadNode, wordsFor } from '../engine/comparison.ts'
import { expectationOf } from '../engine/verdict.ts'

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
  const altered = lossIn(payloadOfSent(sent, document), node)
  if (altered) return withLoss(altered, `in the answer ${wordsFor(altered)}`)
  if (!get || context.sender.stopped()) return sent
  const read = await context.sender.send(context.goodCall(get), { ...context.ids(), [idName]: id })
  const lost = lossIn(payloadOfSent(read, document), payloadNode(get, document))
  return lost && isTaken(read) ? withLoss(lost, `${get.id} shows that ${wordsFor(lost)}`) : sent

  /** What may be newer than the server is looked at last: its age is known in the end. */
  function lossIn(shown: Json | undefined, shownAs: Node): Loss | undefined {
    return (
      findLoss(body, shown, { ...how, node: shownAs }) ??
      findLoss(body, shown, { ...how, node: shownAs, ages: { isBeyond: () => false } })
    )
  }

  /** An older server takes what it does not know, and drops it. */
  function withLoss({ pointer, since }: Loss, complaint: string): Sent {
    const day = context.ages.newestAt(item, sent, pointer) ?? since
    return { ...withComplaint(sent, complaint), ...(day !== undefined && { day }) }
  }
}
