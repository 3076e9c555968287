import type { ApiPromise, ApiResult } from './api-promise.ts'
import { PageLimitError } from './errors.ts'

/** Metadata of one page of a list. Every field is absent where the server sends no pages. */
export interface PageFacts {
  /** Number of items on all pages. */
  readonly total?: number | undefined
  /** Largest number of items on a page. */
  readonly limit?: number | undefined
  /** Number of items before the page. */
  readonly offset?: number | undefined
  /** Number of items on all pages, of a list whose pages name the next one; null where the server has not counted. */
  readonly totalCount?: number | null | undefined
  /** The `cursor` of the next page, of such a list; null on the last one. */
  readonly nextCursor?: string | null | undefined
}

/** One page of a list, with its response. */
export interface ApiPage<Item> extends ApiResult<Item[]> {
  /** Metadata from the server: `page.total` is the number of items on all pages. */
  readonly page: PageFacts
}

/**
 * A promise of the first page of a list. `for await` walks the items of all pages. It requests each page when it
 * reaches it, with the options of the call, and yields no item with an id twice.
 */
export interface ApiPages<Item> extends ApiPromise<Item[]> {
  withResponse(): Promise<ApiPage<Item>>
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>
}

export type Query = Readonly<Record<string, unknown>>

/** The properties of a body that choose items of a range of time, and what holds without them. */
export interface BodyPages {
  /** The property that holds the maximum number of items on a page. */
  readonly limit: string
  /** The property that holds the number of items before the page. */
  readonly offset: string
  /** The property that takes `start`, and then what an answer names as the next page; absent where there is none. */
  readonly cursor?: string
  /** The property that begins the range, and that which ends it, in ISO 8601. */
  readonly from: string
  readonly until: string
  /** The property that holds the order. */
  readonly order: string
  /** The length of the range in milliseconds where the body has no begin. */
  readonly span: number
  /** The largest `limit`. */
  readonly most: number
}

/** Reads the further pages of a list. */
export interface PagesDefinition {
  /** Walks from the first page on. `query` is what chose it, or the body that did; `load` requests another page. */
  readonly walk: (
    first: Promise<ApiPage<unknown>>,
    pages: PagesDefinition,
    query: Query | undefined,
    load: (query: Query) => Promise<ApiPage<unknown>>,
  ) => AsyncGenerator<unknown, void, undefined>
  /** The maximum number of items on a page, unless the caller sets it. */
  readonly limit?: number
  /** The key in a JSON answer that holds the total number of items. */
  readonly facts?: string
  /** Reads the facts of the page where the answer itself has them. */
  readonly read?: (answer: unknown) => PageFacts
  /** Absent where the query chooses the page. */
  readonly body?: BodyPages
}

/** Walks a list without pages. */
export const walkList: PagesDefinition['walk'] = async function* (first) {
  yield* (await first).data
}

// Skip pages without a new item while the total promises more, but not forever.
const mostIdlePages = 10

/** Walks pages by `limit` and `offset`. */
export const walkPages: PagesDefinition['walk'] = async function* (first, { limit: usual }, query, load) {
  const start = Number(query?.offset ?? 0)
  const seen = new Set<unknown>()
  let offset = start
  let before = 0
  let idle = 0
  for (let loading = first; ; loading = load({ ...query, offset })) {
    const { data, page } = await loading
    const [total, limit] = [page.total, page.limit].map(toNumber) as [number, number]
    const keys = data.map((item) => JSON.stringify(Object(item).id ?? item))
    const fresh = data.filter((_, index) => !seen.has(keys[index]))
    for (const key of keys) seen.add(key)
    yield* fresh

    const { length } = data
    const size = Math.min(Number(query?.limit ?? usual ?? length), limit > 0 ? limit : Number.POSITIVE_INFINITY)
    // Ignore a total that is lower than the number of items so far.
    const isTold = total >= (length && offset + length)
    idle = fresh.length ? 0 : idle + 1
    // If items were deleted meanwhile, later items have moved forward, perhaps to a page that was already read. A server may
    // apply a lower limit than it says, or leave items out of a page, so only a page without a new item is skipped as a whole.
    offset = isTold && total < before ? Math.max(start, offset - before + total) : offset + (idle ? size : length)
    before = isTold ? total : 0
    // A server without pages sends all items each time: more than requested, or none that is new.
    if (isTold ? offset >= total || idle === mostIdlePages : length !== size || idle) return
  }
}

/** Yields the items of pages that name the next one, which the query asks for as its `cursor`. */
export async function* followCursors(
  first: ApiPage<unknown> | Promise<ApiPage<unknown>>,
  cursor: string,
  query: Query | undefined,
  load: (query: Query) => Promise<ApiPage<unknown>>,
): ReturnType<PagesDefinition['walk']> {
  const seen = new Set<unknown>([query?.[cursor]])
  for (let loading = first; ; ) {
    const { data, page } = await loading
    yield* data
    const { nextCursor } = page
    if ((nextCursor ?? '') === '') return
    if (seen.has(nextCursor))
      throw new PageLimitError('The server names a page as the next one again. Pass a `limit`, or begin again.')
    seen.add(nextCursor)
    loading = load({ ...query, [cursor]: nextCursor })
  }
}

/** Walks pages that name the next one. */
export const walkCursors: PagesDefinition['walk'] = async function* (first, _, query, load) {
  const seen = new Set<unknown>()
  for await (const item of followCursors(first, 'cursor', query, load)) {
    const key = JSON.stringify(Object(item).id ?? item)
    if (!seen.has(key)) yield item
    seen.add(key)
  }
}

/** Reads the facts of a page that stand beside its items. */
export const readCursorFacts = (answer: unknown): PageFacts => {
  const { limit, totalCount, nextCursor } = Object(answer)
  return { limit, totalCount, nextCursor }
}

/** The values come from a server and may be anything. */
const toNumber = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
