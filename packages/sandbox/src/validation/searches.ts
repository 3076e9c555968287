import { type ZodTypeAny, z } from 'zod/v3'
import type { Schema } from '../documents.ts'
import { ownOf } from '../json.ts'
import type { Composition } from './request-schemas.ts'
import type { Shape } from './values.ts'
import { trimmed } from './webhooks.ts'

/** The longest condition or part of one. */
const long = z.string().max(8192)

/** Searches, saved ones and an invitation, which servers validate in another way than the document says. */
export const searchCompositions: Composition = {
  SearchEventsRequest: (schemas, name) => {
    const properties = Object.entries(schemas.schema(name).properties as Record<string, Schema>)
    const made = properties.map(([property, schema]) => [
      property,
      ownOf(own, property) ?? withDefault(schemas.of(schema), schema),
    ])
    return z.object(Object.fromEntries(made) as Shape)
  },
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
  CreateTeamInvitationRequest: () => z.object({ email: z.string().email(), name: z.string().optional() }),
}

const own: Shape = {
  sourceId: z
    .string()
    .min(1, 'sourceId is required')
    .refine((id) => /^[0-9a-f]{24}$/i.test(id), 'sourceId must be a valid ObjectId'),
}

const withDefault = (made: ZodTypeAny, { default: value }: Schema): ZodTypeAny =>
  value === undefined ? made.optional() : made.default(value)
