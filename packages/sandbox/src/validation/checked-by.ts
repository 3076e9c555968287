import type { Schema } from '../documents.ts'

/** A schema without what servers of an age do not check yet, and without values that they do not know. */
export function checkedBy(since: string, schema: Schema): Schema {
  const { 'x-since-values': values = {}, 'x-since-constraints': constraints = {} } = schema
  const isYounger = (day: string | undefined) => day !== undefined && day > since
  const checked = Object.entries(schema).filter(([keyword]) => !isYounger(constraints[keyword]))
  const known = (value: unknown) => !isYounger(values[String(value)])
  return {
    ...(Object.fromEntries(checked) as Schema),
    ...(schema.enum && { enum: schema.enum.filter(known) }),
    ...(Array.isArray(schema.type) && { type: schema.type.filter(known) }),
  }
}
