import { sinceDayOf } from '@clouddb/document/since-days'
import type { Json, JsonObject, Operation } from '../../index.ts'
import { printableNames } from '../../report/words.ts'
import { isJsonObject } from '../../schema/schema.ts'
import { payloadOfSent, readPayload, shownId } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Lifecycle } from './lifecycle.ts'
import { accepted, check, NotReached, reached, Violation } from './step.ts'

type Window = { readonly limit?: number; readonly offset?: number; readonly cursor?: string }

/** The objects of a list, or of a page of it, with the answer that shows them. */
export async function readList(list: Operation, context: RunContext, window: Window = {}) {
  const good = context.goodCall(list)
  const item = { ...good, call: { ...good.call, query: { ...good.call.query, ...window } } }
  const answered = await context.sender.send(item, context.ids())
  const { status = 0 } = answered.result.answer ?? {}
  if (window.cursor !== undefined && (status === 400 || status === 404))
    check(answered, `the cursor that the page before names is refused with ${status}`)
  const sent = accepted(list, answered)
  const items = payloadOfSent(sent, context.document)
  if (!Array.isArray(items)) throw new NotReached(`${list.id} answered with no list`)
  return { sent, items: items as readonly Json[] }
}

/** True for a list with the parameters `limit` and `offset`. */
export const isPaged = (list: Operation): boolean => ['limit', 'offset'].every((name) => parameterOf(list, name))

/** True for a list whose pages name the next one. */
export const hasCursor = (list: Operation): boolean => ['limit', 'cursor'].every((name) => parameterOf(list, name))

const parameterOf = ({ parameters }: Operation, name: string) =>
  parameters.find((each) => each.in === 'query' && each.name === name)

/** One page, with the figures that the answer has beside the items. */
type Page = Awaited<ReturnType<typeof pageOf>>

/** The expectation of `checkPages`. */
export const WHOLE_LIST = 'pages that together are the whole list, with its total'

/** Reads pages of several sizes. None may have more items than its limit. */
export const checkPages = (list: Operation, context: RunContext): Promise<Sent> =>
  verify(checkPagesOf, () => pageOf(list, context, {}), list, context)

/** Follows the cursors of small pages. Each object must come once, and the pages must end. */
export const checkCursors = (list: Operation, context: RunContext): Promise<Sent> =>
  verify(checkCursorsOf, () => pagesOf(list, context, {}), list, context)

/** Other users may change the list meanwhile: only what is wrong several times with the same list is a violation. */
async function verify(
  check: (whole: Page, list: Operation, context: RunContext) => Promise<Sent>,
  read: () => Promise<Page>,
  list: Operation,
  context: RunContext,
): Promise<Sent> {
  let faults = 0
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const whole = await read()
    try {
      return await check(whole, list, context)
    } catch (error) {
      if (!Violation.is(error)) throw error
      const now = await read()
      faults += String(now.ids) === String(whole.ids) ? 1 : 0
      if (faults === 3) throw error
    }
  }
  throw new NotReached('the list changes while its pages are read')
}

const MOST_ATTEMPTS = 12

async function checkPagesOf(whole: Page, list: Operation, context: RunContext): Promise<Sent> {
  const count = whole.ids.length
  if (await isNewerThan(whole, list, context)) throw new NotReached('pages are newer than this server')
  check(whole.sent, complaintAbout(whole, {}, count))
  const usual = defaultPageSize(list, context)
  const isUsual = whole.said.limit === undefined || usual === 1 || whole.said.limit === usual
  check(whole.sent, isUsual ? undefined : `the list says that the limit is ${whole.said.limit}, and it is ${usual}`)
  const half = Math.ceil(Math.min(count, MOST) / 2)
  const windows: readonly Window[] = [
    { limit: 1 },
    ...(count > 1 ? [{ limit: 1, offset: 1 }, { limit: half }, { limit: half, offset: half }, { offset: 1 }] : []),
    { limit: 1, offset: count },
  ]
  for (const window of windows) {
    const page = await pageOf(list, context, window)
    const { limit = Number.POSITIVE_INFINITY, offset = 0 } = window
    const expected = whole.ids.slice(offset, offset + limit)
    // A server without pages shows all.
    const parameter = parameterOf(list, 'limit')
    if (parameter && page.ids.length === limit && limit < count) context.age.observeParameter(parameter)
    check(page.sent, complaintAbout(page, window, count))
    if (String(page.ids) === String(expected)) continue
    check(
      page.sent,
      `${wordsFor(window)} shows ${idsInWords(page.ids)}, and the whole list has ${idsInWords(expected)} there`,
    )
  }
  const { omitsUnreadable } = context.resources.find((each) => each.list === list) ?? {}
  return check(whole.sent, omitsUnreadable ? undefined : wrongTotal(whole, count))
}

async function checkCursorsOf(whole: Page, list: Operation, context: RunContext): Promise<Sent> {
  // Five pages show a wrong cursor as well as many do, with fewer requests.
  const limit = Math.min(20, Math.ceil(whole.ids.length / 5)) || 1
  const walked = await pagesOf(list, context, { limit })
  const { ids, sent } = walked
  if (String(ids) === String(whole.ids))
    return check(sent, wrongTotal(walked, ids.length) ?? wrongTotal(whole, ids.length))
  return check(
    sent,
    `the pages of limit=${limit} show ${idsInWords(ids)} by their cursors, and the whole list has ${idsInWords(whole.ids)}`,
  )
}

/** The objects of all pages, each read with the cursor of the page before. */
async function pagesOf(list: Operation, context: RunContext, window: Window): Promise<Page> {
  let page = await pageOf(list, context, window)
  check(page.sent, complaintAbout(page, window, 0))
  const ids = [...page.ids]
  const seen = new Set<unknown>()
  for (let cursor = page.next; typeof cursor === 'string' && cursor !== ''; cursor = page.next) {
    check(
      page.sent,
      seen.has(cursor) ? `a page names the cursor of a page before: ${printableNames([cursor])}` : undefined,
    )
    if (seen.size === MOST) throw new NotReached(`the list has more than ${MOST} pages`)
    seen.add(cursor)
    page = await pageOf(list, context, { ...window, cursor })
    check(page.sent, complaintAbout(page, window, 0))
    ids.push(...page.ids)
  }
  return { ...page, ids }
}

const MOST = 200

/** True where the document states a day for `limit`, and an answer without figures of pages shows all behind the end. */
async function isNewerThan({ said, header, ids }: Page, list: Operation, context: RunContext): Promise<boolean> {
  const limit = parameterOf(list, 'limit')
  const raw = limit && context.document.reader.schemaAt(limit.pointer).schema
  if (sinceDayOf(raw) === undefined || said.total !== undefined || header !== undefined || ids.length === 0)
    return false
  const behind = await pageOf(list, context, { limit: 1, offset: ids.length })
  return String(behind.ids) === String(ids)
}

async function pageOf(list: Operation, context: RunContext, window: Window) {
  const { sent, items } = await readList(list, context, window)
  const { answer } = sent.result
  const body = readPayload(answer?.text, undefined)
  const said = saidBeside(body, context.document.payloadKey)
  const next = isJsonObject(body) ? body.nextCursor : undefined
  return { sent, ids: items.map(shownId), said, next, header: answer?.headers['x-total-count'] }
}

/** Finds the total, and the limit and offset with it, beside the payload: `totalCount`, or `meta: { total, limit, offset }`. */
function saidBeside(body: Json | undefined, payloadKey: string | undefined): JsonObject {
  const { [payloadKey ?? '']: _, ...others } = isJsonObject(body) ? body : {}
  for (const each of [others, ...Object.values(others)].filter(isJsonObject)) {
    const name = Object.keys(each).find((key) => /^total(Count)?$/.test(key))
    if (name !== undefined) return { ...each, total: each[name] ?? null }
  }
  return {}
}

/** Says that a total is not the number of the objects that were listed. */
const wrongTotal = ({ said: { total }, header = '' }: Page, count: number): string | undefined =>
  [total, ...(header === '' ? [] : [Number(header)])].some((each) => typeof each === 'number' && each !== count)
    ? `the list says that there are ${total ?? header} objects, and ${count} are listed`
    : undefined

function complaintAbout({ said, header, ids }: Page, window: Window, count: number): string | undefined {
  const { limit, offset = 0 } = window
  const there = wordsFor(window)
  if (new Set(ids).size < ids.length) return `${there} shows an object twice`
  if (limit !== undefined && ids.length > limit) return `${there} shows ${ids.length} objects`
  if (limit !== undefined && said.limit !== undefined && said.limit !== limit)
    return `${there} says that the limit is ${said.limit}`
  if (said.offset !== undefined && said.offset !== offset) return `${there} says that the offset is ${said.offset}`
  // A server may count objects that it cannot show.
  if (typeof said.total === 'number' && said.total < count)
    return `${there} says that there are ${said.total} objects, and ${count} are listed`
  if (header !== undefined && said.total !== undefined && header !== String(said.total))
    return `${there} has ${header} in the header X-Total-Count and ${said.total} in its body`
  return undefined
}

function wordsFor(window: Window): string {
  const query = Object.entries(window).map(([name, value]) => `${name}=${value}`)
  return query.length === 0 ? 'the list' : `the page of ${query.join('&')}`
}

const idsInWords = (ids: readonly (string | undefined)[]): string =>
  ids.length === 0 ? 'nothing' : printableNames(ids.map(String), 4)

/** More objects than the usual default sizes of a page, 10 and 20. */
const MANY = 21

/** Fills a list, and verifies that all of it is shown where no page is asked for. */
export async function runMany({ context, resource, operations: { list, remove } }: Lifecycle): Promise<Sent> {
  const { creations, deletions, inventory, objects } = context
  const { id: first } = reached(await creations.make(resource))
  // All objects would stay behind if deletions did nothing.
  await deletions.discard(resource, first)
  await deletions.confirm()
  if (!objects.isGone(resource, first)) throw new NotReached(`no answer shows that ${remove.id} deletes anything`)
  const wanted = Math.max(1, MANY - ((await inventory.read(resource))?.size ?? 0))
  const made: string[] = []
  while (made.length < wanted) {
    const next = await creations.make(resource)
    if ('reason' in next && made.length > 0) break
    made.push(reached(next).id)
  }
  try {
    return await checkListed(list, made, context)
  } finally {
    for (const id of made) await deletions.discard(resource, id)
  }
}

async function checkListed(list: Operation, made: readonly string[], context: RunContext): Promise<Sent> {
  const { sent, items } = await readList(list, context)
  const shown = new Set(items.map(shownId))
  const hidden = made.filter((id) => !shown.has(id))
  if (hidden.length === 0 || items.length >= defaultPageSize(list, context)) return sent
  const words = `${made.length} objects were created one after the other, and ${hidden.length} of them are not in the list`
  return check(sent, `${words}, which shows ${items.length}: ${hidden.slice(0, 3).join(', ')}`)
}

/** The number of objects that a list shows by default. Where the document does not state it, one object is enough. */
function defaultPageSize(list: Operation, { document: { reader } }: RunContext): number {
  const limit = parameterOf(list, 'limit')
  if (!limit) return Number.POSITIVE_INFINITY
  const [variant] = reader.variants(limit.node)
  const stated = variant?.parts.map(({ schema }) => schema.default).find((value) => typeof value === 'number')
  return typeof stated === 'number' ? stated : 1
}
