import { z } from 'zod/v3'
import type { Composition } from './request-schemas.ts'
import { trimmed } from './webhooks.ts'

/** The longest condition or part of one. */
const long = z.string().max(8192)

/** Parts of a saved search that servers validate in another way than the document says. */
export const savedSearchCompositions: Composition = {
  SavedSearchName: trimmed,
  // Other forms pass here, and are refused unless they are stored.
  SavedSearchFilterRequest: () =>
    z.union([
      z.object({ type: z.enum(['lucene', 'sql']).default('sql'), condition: long }),
      z.object({
        type: z.literal('sql_ast'),
        operator: z.enum(['=', '<', '>', '!=', '<=', '>=']),
        left: long,
        right: long,
      }),
    ]),
}
