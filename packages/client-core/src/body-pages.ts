import { PageLimitError } from './errors.ts'
import type { ApiPage, PagesDefinition } from './pages.ts'

/** The properties of a body that choose a page, and their bounds. */
export interface BodyPages {
  /** The property that holds the maximum number of items on a page. */
  readonly limit: string
  /** The property that holds the number of items before the page. */
  readonly offset: string
  /** The property that ends a range of time. Without it, the range ends at the time of the request. */
  readonly until?: string
  /** The largest `limit`. */
  readonly most: number
  /** The largest `offset`. */
  readonly furthest: number
}

type Body = Readonly<Record<string, unknown>>

/**
 * Walks pages that a body asks for, up to the largest offset. Items have no ids: equal items are different ones, and the
 * same items come again only where the range of time is fixed.
 */
export const walkBody: PagesDefinition['walk'] = async function* (first, { body, limit: usual }, parameters, at, call) {
  const { limit, offset, until = '', most, furthest } = body as BodyPages
  const given = { ...(parameters[at - 1] as Body) }
  const load = (size: unknown, from: unknown): Promise<ApiPage<unknown>> =>
    call([...parameters.slice(0, at - 1), { ...given, [limit]: size, [offset]: from }, ...parameters.slice(at)])
  let next = Number(given[offset] ?? 0)
  let size = Number(given[limit] ?? usual)
  let { data, response } = await first
  if (until && !given[until] && data.length >= size) {
    // The range of the next request would end later, and its items would be at other places.
    given[until] = new Date(response.headers.get('date') ?? Date.now()).toISOString()
    size = Number(given[limit] ?? most)
    ;({ data } = await load(size, next))
  }
  for (;;) {
    yield* data
    next += data.length
    if (data.length < size) return
    if (next > furthest) throw new PageLimitError(furthest)
    // The last page starts at the largest offset, however long the pages are.
    size = Math.min(Number(given[limit] ?? most), furthest - next || most)
    ;({ data } = await load(size, next))
  }
}
