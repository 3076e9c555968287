import type { Json, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { disagreement, itemNode, payloadNode } from '../engine/comparison.ts'
import { failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { namesInPath } from '../engine/verdict.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Lifecycle } from './lifecycle.ts'
import { isPaged, runPaging } from './lists.ts'
import { type Step, type StepResult, step, twice } from './step.ts'

/** The promises between answers while nobody changes the deployment. */
export function readingSteps({ idName, list, get }: Resource): readonly Step<RunContext>[] {
  if (!list) return []
  const again = step<RunContext>(list, 'shows the same when it is asked again', 'the same objects', (context) =>
    twice(() => listedAgain(list, context)),
  )
  const paged = step<RunContext>(
    list,
    'keeps to limit and offset',
    'pages that together are the whole list, with its total',
    (context) => runPaging(list, context),
  )
  const agreed = (get: Operation) =>
    step<RunContext>(get, 'shows what the list shows', 'the object as it is in the list', (context) =>
      twice(() => comparedWithList(list, get, idName, context)),
    )
  return [again, ...(isPaged(list) ? [paged] : []), ...(get ? [agreed(get)] : [])]
}

type Listed = { readonly items: readonly Json[]; readonly sent: Sent }

async function listOf(list: Operation, context: RunContext): Promise<Listed | { reason: string }> {
  const sent = await context.sender.send(context.goodCall(list), context.ids())
  if (!isTaken(sent)) return { reason: failureOf(list, sent) }
  const items = payloadOfSent(sent, context.document)
  return Array.isArray(items) ? { items, sent } : { reason: `${list.id} answered with no list` }
}

async function listedAgain(list: Operation, context: RunContext): Promise<StepResult> {
  const [before, after] = [await listOf(list, context), await listOf(list, context)]
  if ('reason' in before) return before
  if ('reason' in after) return after
  const { sent } = after
  if (after.items.some((item) => isObject(item) && 'id' in item && idOf(item) === undefined))
    return { sent, complaint: 'an object in the list has no id' }
  const [first, second] = [byId(before.items), byId(after.items)]
  // Other users may add and delete objects, but hardly all of them.
  const common = [...first.keys()].filter((id) => second.has(id))
  if (first.size > 0 && common.length === 0)
    return { sent, complaint: 'none of the objects that were listed just before is listed' }
  if (String(common) !== String([...second.keys()].filter((id) => first.has(id)))) {
    return { sent, complaint: 'the objects are listed in another order than just before' }
  }
  const how = { document: context.document, node: itemNode(list, context.document) }
  const found = common.map((id) => ({ id, says: disagreement(first.get(id), second.get(id), how) }))
  const odd = found.find(({ says }) => says !== undefined)
  return { sent, complaint: odd && `of ${odd.id} ${odd.says}` }
}

const byId = (items: readonly Json[]): ReadonlyMap<string, Json> =>
  new Map(items.flatMap((item): [string, Json][] => (idOf(item) === undefined ? [] : [[idOf(item) as string, item]])))

const MOST_COMPARED = 3

/** Some items from the whole list, the first and the last among them. */
function someOf(items: readonly Json[]): readonly Json[] {
  const last = items.length - 1
  const indexes = [...Array(MOST_COMPARED).keys()].map((each) => Math.round((each * last) / (MOST_COMPARED - 1)))
  return [...new Set(indexes)].flatMap((index) => items.slice(index, index + 1))
}

async function comparedWithList(
  list: Operation,
  get: Operation,
  idName: string,
  context: RunContext,
): Promise<StepResult> {
  if (namesInPath(get).some((name) => name !== idName && context.ids()[name] === undefined))
    return { reason: 'nothing is known to be there' }
  const listed = await listOf(list, context)
  if ('reason' in listed) return listed
  const how = { document: context.document, node: payloadNode(get, context.document) }
  let last = listed.sent
  for (const item of someOf(listed.items)) {
    const id = idOf(item)
    if (id === undefined) continue
    const sent = await context.sender.send(context.goodCall(get), { ...context.ids(), [idName]: id })
    const shown = payloadOfSent(sent, context.document)
    if (!isTaken(sent))
      return { sent, complaint: `the list shows ${id}, and it is answered ${sent.result.answer?.status}` }
    if (idOf(shown) !== id) return { sent, complaint: `${id} was asked for, and ${idOf(shown)} came` }
    const says = disagreement(item, shown, how)
    if (says !== undefined) return { sent, complaint: `of ${id} ${says}` }
    last = sent
  }
  return listed.items.length === 0 ? { reason: 'the list is empty' } : { sent: last }
}

/** Reads an object, lists it and reads it again. Nobody changes it in between, so all three answers show the same. */
export const rereadStep = (operation: Operation, get: Operation, name: string): Step<Lifecycle> =>
  step(operation, name, 'the same object in each answer, for nobody has changed it in between', (lifecycle) =>
    twice(() => reread(lifecycle, get)),
  )

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
