import { InvalidArgumentError } from './errors.ts'
import { describeKind, isPlainObject } from './plain-objects.ts'

/**
 * Serializes query or form fields in the default style of OpenAPI: a list repeats its name, keys of an object stand in
 * brackets, a date is ISO 8601, and `undefined` and `null` are left out.
 */
export function serializeForm(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, given] of Object.entries(fields)) {
    const value = jsonValue(given)
    const isList = Array.isArray(value)
    const items = isList || (Object(value) === value && isPlainObject(value)) ? (value as object) : [value]
    for (const [key, item] of Object.entries(items)) {
      const text = fieldText(name, jsonValue(item))
      if (text !== undefined) search.append(isList || items !== value ? name : `${name}[${key}]`, text)
    }
  }
  return search
}

/** Returns what JSON writes in place of a value: a text in place of a date. For an invalid date it writes `null`. */
function jsonValue(value: unknown): unknown {
  return typeof (value as Date)?.toJSON === 'function' ? ((value as Date).toJSON() ?? Number.NaN) : value
}

function fieldText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (Object(value) !== value && typeof value !== 'symbol' && !Number.isNaN(value)) return String(value)
  throw new InvalidArgumentError(
    `The parameter \`${name}\` must be text, a number, a date, or a list or object of these; it is ${describeKind(value)}.`,
  )
}

/**
 * Returns the query of an address, with its question mark. A space becomes `%20`: not every server reads `+` in an
 * address.
 */
export function serializeQuery(fields: Readonly<Record<string, unknown>>): string {
  const search = serializeForm(fields).toString().replaceAll('+', '%20')
  return search && `?${search}`
}
