import type { Call, Outcome } from './operation.ts'

const largestPage = 1000

/** The day since when lists have pages. */
export const pagesSince = '2026-07-09'

/** The page of a list that a call asks for, by ids; older servers know none, and answer with everything. */
export function page(unordered: readonly { id?: string }[], { query, context }: Call): Outcome {
  const items = unordered.toSorted((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1))
  if (context.since < pagesSince) return { payload: items }
  const { limit = largestPage, offset = 0 } = query as { limit?: number; offset?: number }
  return { payload: items.slice(offset, offset + limit), meta: { total: items.length, limit, offset } }
}
