import type { ApiPromise, ApiResult } from './api-promise.ts'

/** What a server says of one page of a list; nothing where it sends no pages. */
export interface PageFacts {
  /** Number of items on all pages. */
  readonly total?: number | undefined
  /** Largest number of items on a page. */
  readonly limit?: number | undefined
  /** Number of items before the page. */
  readonly offset?: number | undefined
}

/** One page of a list, and how it came. */
export interface ApiPage<Item> extends ApiResult<Item[]> {
  /** What the server says of the page: `page.total` is the number of items on all pages. */
  readonly page: PageFacts
}

/**
 * A promise of the first page of a list. `for await` walks the items of all pages: each page is asked for when it is
 * reached, with the options of the call, and no item comes twice.
 */
export interface ApiPages<Item> extends ApiPromise<Item[]> {
  withResponse(): Promise<ApiPage<Item>>
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>
}

type Query = Readonly<Record<string, unknown>>

/** How a list goes on after an answer. The code generator writes it from the document. */
export interface PagesDefinition {
  /** Walks from the first page on; `load` asks for another one. */
  readonly walk: (
    first: Promise<ApiPage<unknown>>,
    pages: PagesDefinition,
    query: Query | undefined,
    load: (query: Query) => Promise<ApiPage<unknown>>,
  ) => AsyncGenerator<unknown, void, undefined>
  /** How many items a page has at most when the caller does not say. */
  readonly limit?: number
  /** The key in a JSON answer under which the server says how many items there are. */
  readonly facts?: string
}

/** Walks a list that comes whole. */
export const walkList: PagesDefinition['walk'] = async function* (first) {
  yield* (await first).data
}

// Pages without a new item are passed over while the total says that there are more, but not for ever.
const mostIdlePages = 10

/** Walks the pages that `limit` and `offset` ask for. */
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
    // A total below what has come already is none.
    const isTold = total >= (length && offset + length)
    idle = fresh.length ? 0 : idle + 1
    // Where items went away meanwhile, those behind them have moved up, perhaps to a page that has been read.
    offset = isTold && total < before ? Math.max(start, offset - before + total) : offset + Math.max(size, length)
    before = isTold ? total : 0
    // A server that knows no pages sends all items, again and again: more than were asked for, or none that is new.
    if (isTold ? offset >= total || idle === mostIdlePages : length !== size || idle) return
  }
}

/** A server may say anything. */
const toNumber = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
