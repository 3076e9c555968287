import { isRecord, type SchemaObject } from './openapi.ts'

/** The days from which servers know parts of a schema: `self` for the schema, else a listed value or a constraint of it. */
export type SinceDays = Readonly<Record<string, string | undefined>>

/** Reads `x-since`: a day of the whole, or a map from what is newer to its day. */
export function sinceDaysOf(node: unknown): SinceDays {
  const since = isRecord(node) ? node['x-since'] : undefined
  return isRecord(since) ? (since as SinceDays) : typeof since === 'string' ? { self: since } : {}
}

/** The day from which servers know the whole of a schema, a parameter or an operation. */
export const sinceDayOf = (node: unknown): string | undefined => sinceDaysOf(node).self

/** Whether the name of a part is a value that the schema lists, or the null of its type; else it is a constraint. */
export function isListedValue(schema: object, part: string): boolean {
  const { type } = schema as SchemaObject
  return valuesListed(schema).includes(part) || (part === 'null' && [type].flat().includes(part))
}

/** The day from which servers know a value, where the schema lists it as a newer one. Any other text has none. */
export function dayOfValue(schema: object, value: unknown): string | undefined {
  return value === null || valuesListed(schema).includes(value) ? sinceDaysOf(schema)[String(value)] : undefined
}

function valuesListed(schema: object): unknown[] {
  const { enum: closed, 'x-extensible-enum': open = [] } = schema as SchemaObject
  return [closed ?? open].flat()
}

/** A schema with the keywords beside a reference to it, which win. The days of both hold. */
export function withKeywordsBeside<Target extends object, Beside extends object>(
  target: Target,
  beside: Beside,
): Target & Beside {
  const merged = { ...target, ...beside }
  if (!('x-since' in target && 'x-since' in beside)) return merged
  return { ...merged, 'x-since': { ...sinceDaysOf(target), ...sinceDaysOf(beside) } }
}
