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

/** The day from which servers know a value of a schema, where the schema lists the value with a day of its own. */
export function sinceDayOfValue(schema: object, value: unknown): string | undefined {
  const part = String(value)
  return (typeof value === 'string' || value === null) && isListedValue(schema, part)
    ? sinceDaysOf(schema)[part]
    : undefined
}

/** Whether the name of a part is a value that the schema lists, or the null of its type; else it is a constraint. */
export function isListedValue(schema: object, part: string): boolean {
  const { enum: closed, 'x-extensible-enum': open = [], type } = schema as SchemaObject
  return [closed ?? open].flat().includes(part) || (part === 'null' && [type].flat().includes(part))
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
