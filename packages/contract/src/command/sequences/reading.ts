import { sinceDayOf } from '@clouddb/document/since-days'
import type { Json, JsonObject, Operation } from '../../index.ts'
import { isJsonObject, type Property, stated, type Variant, variantProperties } from '../../schema/schema.ts'
import { disagreement, itemNode, namesIn, payloadNode } from '../engine/comparison.ts'
import { isTaken, payloadOfSent, shownId } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { namesInPath } from '../engine/verdict.ts'
import { isMark, isOfRun, objectNameIn } from '../objects/object-names.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import { ask, type Lifecycle } from './lifecycle.ts'
import { checkCursors, checkPages, hasCursor, isPaged, readList, WHOLE_LIST } from './lists.ts'
import { accepted, check, NotReached, repeated, type Step } from './step.ts'

type Listed = Resource & { readonly list: Operation }

/** The promises between answers while no request changes the deployment. */
export function readingSteps(resource: Resource, context: RunContext): readonly Step[] {
  const { idName, list, get } = resource
  if (!list) return []
  const again: Step = {
    operation: list,
    name: 'shows the same when it is asked again',
    expected: 'the same objects',
    run: () => repeated(2, () => checkListedAgain({ ...resource, list }, context)),
  }
  const paged: Step = {
    operation: list,
    name: 'keeps to limit and offset',
    expected: WHOLE_LIST,
    run: () => checkPages(list, context),
  }
  const walked: Step = {
    operation: list,
    name: 'shows each object once by cursors',
    expected: WHOLE_LIST,
    run: () => checkCursors(list, context),
  }
  const agreed = (operation: Operation): Step => ({
    operation,
    name: 'shows what the list shows',
    expected: 'the object as it is in the list',
    run: () => repeated(2, () => checkAgainstList(list, operation, idName, context)),
  })
  return [again, ...(isPaged(list) ? [paged] : []), ...(hasCursor(list) ? [walked] : []), ...(get ? [agreed(get)] : [])]
}

async function checkListedAgain(resource: Listed, context: RunContext): Promise<Sent> {
  const { list, get } = resource
  const before = await readList(list, context)
  const { sent, items } = await readList(list, context)
  const node = itemNode(list, context.document)
  const hasIds = get !== undefined || namesIn(node, context.document).includes('id')
  if (hasIds && items.some((item) => isJsonObject(item) && shownId(item) === undefined))
    return check(sent, 'an object in the list has no id')
  for (const item of items.filter(isJsonObject)) {
    const lacking = lackingField(item, resource, context)
    check(sent, lacking && `${shownId(item)} has no ${lacking}, which each creation requires`)
  }
  const ids = items.flatMap((item) => shownId(item) ?? [])
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  check(sent, twice && `${twice} is in the list more than once`)
  const [first, second] = [byId(before.items), byId(items)]
  // Other users may add and delete objects, but hardly all of them.
  const common = [...first.keys()].filter((id) => second.has(id))
  if (first.size > 0 && common.length === 0)
    return check(sent, 'none of the objects that were listed just before is listed')
  if (String(common) !== String([...second.keys()].filter((id) => first.has(id))))
    return check(sent, 'the objects are listed in another order than just before')
  const how = { document: context.document, node }
  for (const id of common.filter((each) => !isOfOtherRun(second.get(each), context))) {
    const says = disagreement(first.get(id), second.get(id), how)
    check(sent, says && `of ${id} ${says}`)
  }
  return sent
}

/**
 * A field that an object lacks, although every creation of its kind requires it and the list describes it: each object has
 * it, however old it is. Objects of some sorts may be made otherwise: where the document says what is always sent, that
 * counts as well.
 */
function lackingField(item: JsonObject, { list }: Listed, { document }: RunContext) {
  const { reader, operations } = document
  // Also where the run may not create any.
  const create = operations.find(({ method, path }) => method === 'POST' && path === list.path)
  const creations = reader.variants(create?.body?.node ?? [])
  const sorts = reader.variants(itemNode(list, document)).filter((each) => reader.complaints(each, item) === 0)
  const isDated = ({ node }: Property) =>
    reader.variants(node).some(({ parts }) => parts.some(({ schema }) => sinceDayOf(schema) !== undefined))
  const isOwed = (sort: Variant, name: string) => {
    const always = stated<string[]>(sort, 'x-always')
    const own = variantProperties(sort).find((each) => each.name === name)
    return own && !isDated(own) && (always.length === 0 || always.some(({ value }) => value.includes(name)))
  }
  return creations
    .slice(0, 1)
    .flatMap(variantProperties)
    .find((field) => {
      const isRequired = ({ name, required }: Property) => required && name === field.name && !isDated(field)
      const isNeeded = creations.every((each) => variantProperties(each).some(isRequired))
      return isNeeded && !(field.name in item) && sorts.length > 0 && sorts.every((each) => isOwed(each, field.name))
    })?.name
}

/** Another run may change or delete its objects between two requests. */
const isOfOtherRun = (item: Json | undefined, { mark }: RunContext): boolean =>
  isJsonObject(item) && isMark(objectNameIn(item)) && !isOfRun(item, mark)

const byId = (items: readonly Json[]): ReadonlyMap<string, Json> =>
  new Map(
    items.flatMap((item): [string, Json][] => (shownId(item) === undefined ? [] : [[shownId(item) as string, item]])),
  )

const MOST_COMPARED = 3

/** Some items from the whole list, the first and the last among them. */
function someOf(items: readonly Json[]): readonly Json[] {
  const last = items.length - 1
  const indexes = [...Array(MOST_COMPARED).keys()].map((each) => Math.round((each * last) / (MOST_COMPARED - 1)))
  return [...new Set(indexes)].flatMap((index) => items.slice(index, index + 1))
}

async function checkAgainstList(list: Operation, get: Operation, idName: string, context: RunContext): Promise<Sent> {
  if (namesInPath(get).some((name) => name !== idName && context.ids()[name] === undefined))
    throw new NotReached('nothing is known to be there')
  const { sent: listing, items } = await readList(list, context)
  if (items.length === 0) throw new NotReached('the list is empty')
  const how = { document: context.document, node: itemNode(list, context.document), isExcerpt: true }
  let last = listing
  for (const item of someOf(items.filter((each) => !isOfOtherRun(each, context)))) {
    const id = shownId(item)
    if (id === undefined) continue
    last = await context.ask(get, { idName }, id)
    if (!isTaken(last)) check(last, `the list shows ${id}, and it is answered ${last.result.answer?.status}`)
    const shown = payloadOfSent(last, context.document)
    if (shownId(shown) !== id) check(last, `${id} was asked for, and ${shownId(shown)} came`)
    const says = disagreement(item, shown, how)
    check(last, says && `of ${id} ${says}`)
  }
  return last
}

/** The expectation of `reread`. */
export const UNCHANGED = 'the same object in each answer: no request changes it in between'

/** Reads an object, lists it and reads it again. No request changes it in between, so all three answers show the same. */
export const reread = (lifecycle: Lifecycle): Promise<Sent> => repeated(2, () => rereadOnce(lifecycle))

async function rereadOnce(lifecycle: Lifecycle): Promise<Sent> {
  const { context, resource, id, operations } = lifecycle
  const { get } = operations
  const { document, inventory } = context
  const first = accepted(get, await ask(lifecycle, get))
  const listed = (await inventory.read(resource))?.get(id)
  const second = accepted(get, await ask(lifecycle, get))
  const how = { document, node: payloadNode(get, document) }
  const shown = payloadOfSent(second, document)
  const changed = disagreement(payloadOfSent(first, document), shown, how)
  check(second, changed && `when it is read again ${changed}`)
  if (!resource.list || listed === undefined) return second
  const says = disagreement(listed, shown, { document, node: itemNode(resource.list, document), isExcerpt: true })
  return check(second, says && `in the list and when it is read ${says}`)
}
