import type { Json, JsonObject, Operation } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { failureOf, idOf, isTaken, payloadOf, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { OwnedResource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StepResult } from './step.ts'

/** True for a list with the parameters `limit` and `offset`. */
export const isPaged = ({ parameters }: Operation): boolean =>
  ['limit', 'offset'].every((name) => parameters.some((each) => each.in === 'query' && each.name === name))

/** One page, with the figures that the answer has beside the items. */
interface Page {
  readonly sent: Sent
  readonly ids: readonly (string | undefined)[]
  readonly said: { readonly limit?: Json; readonly offset?: Json; readonly total?: Json }
  readonly header: string | undefined
}

/** Reads the pages of a list in several sizes: together they are the whole list, and none has more items than its limit. */
export async function runPaging(list: Operation, context: RunContext): Promise<StepResult> {
  // Other users may add or delete an object meanwhile.
  let result: StepResult = { reason: 'nothing was asked' }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    result = await checkPages(list, context)
    if ('reason' in result || result.complaint === undefined) return result
  }
  return result
}

async function checkPages(list: Operation, context: RunContext): Promise<StepResult> {
  const whole = await pageOf(list, context, {})
  if ('reason' in whole) return whole
  const count = whole.ids.length
  if (isNewerThan(whole, list, context)) return { reason: 'pages are newer than this server' }
  const early = complaintAbout(whole, {}, count)
  if (early !== undefined) return { sent: whole.sent, complaint: early }
  const half = Math.ceil(Math.min(count, MOST) / 2)
  const windows = [
    { limit: 1 },
    ...(count > 1 ? [{ limit: 1, offset: 1 }, { limit: half }, { limit: half, offset: half }, { offset: 1 }] : []),
    { limit: 1, offset: count },
  ]
  for (const window of windows) {
    const page = await pageOf(list, context, window)
    if ('reason' in page) return page
    const { limit = Number.POSITIVE_INFINITY, offset = 0 } = window
    const expected = whole.ids.slice(offset, offset + limit)
    const complaint =
      complaintAbout(page, window, count) ??
      (String(page.ids) === String(expected)
        ? undefined
        : `${wordsFor(window)} shows ${namesOf(page.ids)}, and the whole list has ${namesOf(expected)} there`)
    if (complaint !== undefined) return { sent: page.sent, complaint }
  }
  return { sent: whole.sent }
}

const MOST = 200

/** True where the document states a day for `limit` and the answer shows no figures of pages. */
function isNewerThan({ said, header }: Page, { parameters }: Operation, { document: { reader } }: RunContext): boolean {
  const limit = parameters.find(({ name }) => name === 'limit')
  const raw = limit && reader.schemaAt(limit.pointer).schema
  return isObject(raw) && raw['x-since'] !== undefined && said.total === undefined && header === undefined
}

async function pageOf(
  list: Operation,
  context: RunContext,
  window: Record<string, number>,
): Promise<Page | { reason: string }> {
  const good = context.goodCall(list)
  const item = { ...good, call: { ...good.call, query: { ...good.call.query, ...window } } }
  const sent = await context.sender.send(item, context.ids())
  if (!isTaken(sent)) return { reason: failureOf(list, sent) }
  const items = payloadOfSent(sent, context.document)
  if (!Array.isArray(items)) return { reason: `${list.id} answered with no list` }
  const { answer } = sent.result
  return {
    sent,
    ids: items.map(idOf),
    said: saidBeside(payloadOf(answer?.text, undefined), context.document.payloadKey),
    header: answer?.headers['x-total-count'],
  }
}

/** Finds `meta: { total, limit, offset }` under any name. */
function saidBeside(body: Json | undefined, payloadKey: string | undefined): Page['said'] {
  const others = isObject(body) ? Object.entries(body).filter(([name]) => name !== payloadKey) : []
  return (others.map(([, value]) => value).find((value) => isObject(value) && 'total' in value) ?? {}) as JsonObject
}

function complaintAbout(page: Page, window: { limit?: number; offset?: number }, count: number): string | undefined {
  const { said, header, ids } = page
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

function wordsFor(window: Record<string, number>): string {
  const query = Object.entries(window).map(([name, value]) => `${name}=${value}`)
  return query.length === 0 ? 'the list' : `the page of ${query.join('&')}`
}

const namesOf = (ids: readonly (string | undefined)[]): string => {
  const shown = ids.slice(0, 4).join(', ')
  return ids.length === 0 ? 'nothing' : ids.length > 4 ? `${shown} and ${ids.length - 4} more` : shown
}

/** More objects than the usual default sizes of a page, 10 and 20. */
const MANY = 21

/** Fills a list, and verifies that all of it is shown where no page is asked for. */
export async function runMany(list: Operation, { context, resource }: Lifecycle): Promise<StepResult> {
  const { create, remove } = resource
  if (!create || !remove) return { reason: 'nothing can be created' }
  const owned = { ...resource, create, remove }
  // All these objects would stay behind if deletions did nothing.
  const obstacle = await failureToDelete(owned, context)
  if (obstacle !== undefined) return { reason: obstacle }
  const before = await context.inventory.read(resource)
  const made: string[] = []
  let refusal: string | undefined
  while (refusal === undefined && made.length < Math.max(1, MANY - (before?.size ?? 0))) {
    const next = await context.creations.make(resource)
    if ('id' in next) made.push(next.id)
    else refusal = next.reason
  }
  const result = made.length === 0 ? { reason: refusal ?? '' } : await listed(list, made, context)
  for (const id of made) await context.deletions.discard(resource, id)
  return result
}

async function failureToDelete(resource: OwnedResource, { creations, deletions, created }: RunContext) {
  const first = await creations.make(resource)
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
  if (hidden.length === 0 || items.length >= defaultPageSize(list, context)) return { sent }
  const words = `${made.length} objects were created one after the other, and ${hidden.length} of them are not in the list`
  return { sent, complaint: `${words}, which shows ${items.length}: ${hidden.slice(0, 3).join(', ')}` }
}

/** The number of objects that a list shows by default. Where the document does not state it, one object is enough. */
function defaultPageSize({ parameters }: Operation, { document: { reader } }: RunContext): number {
  const limit = parameters.find((each) => each.in === 'query' && each.name === 'limit')
  if (!limit) return Number.POSITIVE_INFINITY
  const [variant] = reader.variants(limit.node)
  const stated = variant?.parts.map(({ schema }) => schema.default).find((value) => typeof value === 'number')
  return typeof stated === 'number' ? stated : 1
}
