import { dayOfParameter } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { inOrderOfIds } from '../item-index.ts'
import type { Call, Outcome } from './operation.ts'

const largestPage = 1000

/** The day from which lists have pages. */
export const pagesSince = dayOfParameter('listAlerts', 'limit')

/** The page of a list that a call asks for, in the order of ids. Older servers answer with the whole list. */
export function page<Item extends { id: string }>(
  items: readonly Item[],
  { query, context }: Call,
  describe: (item: Item) => unknown,
): Outcome {
  const all = inOrderOfIds(items)
  if (context.since < pagesSince) return { payload: all.map(describe) }
  const { limit = largestPage, offset = 0 } = query as { limit?: number; offset?: number }
  return { payload: all.slice(offset, offset + limit).map(describe), meta: { total: all.length, limit, offset } }
}

/** The refusal of some older operations where an object is not found. */
export const unexplainedAbsence = (): Refusal => new Refusal(404, 'Not Found', 'text')
