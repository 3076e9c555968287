import type { Json } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import { namesInPath, type Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { disagreement, itemNode, payloadNode } from '../engine/comparison.ts'
import { isPaged, runPaging } from './paging.ts'
import { type Step, type StepResult, twice } from './step.ts'

/** What must hold between answers of a deployment that nobody changes. */
export function readingSteps({ idName, list, get }: Resource): readonly Step<RunContext>[] {
  if (!list) return []
  const paged: Step<RunContext> = {
    operation: list,
    name: 'keeps to limit and offset',
    expected: 'pages that together are the whole list, with its total',
    run: (context) => runPaging(list, context),
  }
  const again: Step<RunContext> = {
    operation: list,
    name: 'shows the same when it is asked again',
    expected: 'the same objects',
    run: (context) => twice(() => listedAgain(list, context)),
  }
  const agreed: Step<RunContext> | undefined = get && {
    operation: get,
    name: 'shows what the list shows',
    expected: 'the object as it is in the list',
    run: (context) => twice(() => comparedWithList(list, get, idName, context)),
  }
  return [again, ...(isPaged(list) ? [paged] : []), ...(agreed ? [agreed] : [])]
}

type Listed = { readonly items: readonly Json[]; readonly sent: Awaited<ReturnType<RunContext['send']>> }

async function listOf(list: NonNullable<Resource['list']>, context: RunContext): Promise<Listed | { reason: string }> {
  const sent = await context.sender.send(context.goodCall(list), context.ids())
  if (!isTaken(sent)) return { reason: failureOf(list, sent) }
  const items = payloadOfSent(sent, context.document)
  return Array.isArray(items) ? { items, sent } : { reason: `${list.id} answered with no list` }
}

async function listedAgain(list: NonNullable<Resource['list']>, context: RunContext): Promise<StepResult> {
  const [before, after] = [await listOf(list, context), await listOf(list, context)]
  if ('reason' in before) return before
  if ('reason' in after) return after
  const { sent } = after
  if (after.items.some((item) => isObject(item) && 'id' in item && idOf(item) === undefined))
    return { sent, complaint: 'an object in the list has no id' }
  const [first, second] = [byId(before.items), byId(after.items)]
  // Somebody else may add and delete, but hardly all of them.
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

/** Some from all over the list, the first and the last among them. */
function someOf(items: readonly Json[]): readonly Json[] {
  const last = items.length - 1
  const indexes = [...Array(MOST_COMPARED).keys()].map((each) => Math.round((each * last) / (MOST_COMPARED - 1)))
  return [...new Set(indexes)].flatMap((index) => items.slice(index, index + 1))
}

async function comparedWithList(
  list: NonNullable<Resource['list']>,
  get: NonNullable<Resource['get']>,
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
