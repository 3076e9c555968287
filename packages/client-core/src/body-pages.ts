import { PageLimitError } from './errors.ts'
import type { ApiPage, BodyPages, PagesDefinition } from './pages.ts'

/**
 * Walks pages that a body asks for, up to the largest offset. Items have no ids: equal items are different ones, and the
 * same items come again only where the range of time is fixed.
 */
export const walkBody: PagesDefinition['walk'] = async function* (first, { body, limit: usual }, sent, load) {
  const { limit, offset, until = '', most, furthest } = body as BodyPages
  const given = { ...sent }
  let next = Number(given[offset] ?? 0)
  let size = Number(given[limit] ?? usual)
  for (let loading: Promise<ApiPage<unknown>> = first; ; ) {
    const { data, response } = await loading
    // A longer page than was asked for is all that a server without pages has.
    const isFull = data.length > 0 && data.length === size
    if (isFull && until && !given[until]) {
      // The range of the next request would end later, and its items would be at other places: load this page again.
      given[until] = new Date(response.headers.get('date') ?? Date.now()).toISOString()
    } else {
      yield* data
      if (!isFull) return
      next += data.length
      if (next > furthest) throw new PageLimitError(furthest)
    }
    // The last page starts at the largest offset, however long the pages are.
    size = Math.min(Number(given[limit] ?? most), furthest - next || most)
    loading = load({ ...given, [limit]: size, [offset]: next })
  }
}
