import { type ZodTypeAny, z } from 'zod/v3'
import type { Composition, RequestSchemas } from './request-schemas.ts'

/** Parts of a source that servers validate in another way than the document says. */
export const sourceCompositions: Composition = {
  LogSourceRequest: source,
  TraceSourceRequest: source,
  SessionSourceRequest: source,
  MetricSourceRequest: source,
  PromqlSourceRequest: source,
  MetadataMaterializedViewsRequest: (schemas, name) => z.object({ ...schemas.shape(name), granularity: interval }),
  MaterializedViewRequest: (schemas, name) =>
    z.object({ ...schemas.shape(name), minGranularity: interval, minDate: z.string().datetime().nullish() }),
}

/** Servers take a long form as well, which the document leaves out. */
const interval = z.string().regex(/^\d+(?:[smhd]| (?:second|minute|hour|day))$/)

/** The connection is looked for later. */
function source(schemas: RequestSchemas, name: string): ZodTypeAny {
  return z.object({ ...schemas.shape(name), connection: z.string().min(1, 'Server Connection is required') })
}
