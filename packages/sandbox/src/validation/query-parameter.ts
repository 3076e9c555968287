import { type ZodTypeAny, z } from 'zod/v3'

/** What stands in a query is text; servers take it for the number that it may be. */
export function queryParameter(schema: ZodTypeAny): ZodTypeAny {
  if (!(schema instanceof z.ZodNumber)) return schema.optional()
  const asNumber = (value: unknown) => (value === undefined ? undefined : Number(value))
  return z.preprocess(asNumber, schema.optional())
}
