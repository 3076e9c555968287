import type { Call, Outcome } from './operation.ts'

const largestPage = 1000

/** The day from which lists have pages. */
export const pagesSince = '2026-07-09'

/** The page of a list that a call asks for. Older servers answer with the whole list. */
export function page(items: readonly unknown[], { query, context }: Call): Outcome {
  if (context.since < pagesSince) return { payload: items }
  const { limit = largestPage, offset = 0 } = query as { limit?: number; offset?: number }
  return { payload: items.slice(offset, offset + limit), meta: { total: items.length, limit, offset } }
}
