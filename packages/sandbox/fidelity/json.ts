import { isDeepStrictEqual } from 'node:util'

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A JSON object. */
export type JsonObject = { [key: string]: Json }

/** Whether a value is an object and not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are equal. The order of an object's keys does not matter. */
export const areEqual = (a: Json | undefined, b: Json | undefined): boolean => isDeepStrictEqual(a, b)

/** A patch of a JSON value: values to set, by JSON pointer, and pointers to delete. */
export interface Patch {
  with?: { [pointer: string]: Json }
  without?: string[]
}

const escaped = (key: string | number) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')
const steps = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Returns the patch that turns the first value into the second. Lists of different lengths are replaced. */
export function jsonPatch(from: Json, to: Json, pointer = ''): Required<Patch> {
  const patch: Required<Patch> = { with: {}, without: [] }
  if (areEqual(from, to)) return patch
  const lists = Array.isArray(from) && Array.isArray(to) && from.length === to.length
  if (!lists && !(isObject(from) && isObject(to))) return { with: { [pointer]: to }, without: [] }
  const [before, after] = [from as JsonObject, to as JsonObject]
  for (const key of Object.keys(before)) if (!(key in after)) patch.without.push(`${pointer}/${escaped(key)}`)
  for (const [key, value] of Object.entries(after)) {
    const at = `${pointer}/${escaped(key)}`
    const old = before[key]
    if (!Object.hasOwn(before, key) || old === undefined) patch.with[at] = value
    else {
      const inner = jsonPatch(old, value, at)
      Object.assign(patch.with, inner.with)
      patch.without.push(...inner.without)
    }
  }
  return patch
}

/** The patch without its empty parts. */
export const compact = ({ with: values = {}, without = [] }: Patch): Patch => ({
  ...(Object.keys(values).length > 0 ? { with: values } : {}),
  ...(without.length > 0 ? { without } : {}),
})

/** Returns a copy of the value with the patch applied. */
export function patched(value: Json, patch: Patch): Json {
  let result = structuredClone(value)
  for (const pointer of patch.without ?? []) result = changed(result, steps(pointer), undefined)
  for (const [pointer, to] of Object.entries(patch.with ?? {})) result = changed(result, steps(pointer), to)
  return result
}

function changed(value: Json, [first, ...rest]: string[], to: Json | undefined): Json {
  if (first === undefined) return to ?? null
  const holder = value as JsonObject
  if (rest.length > 0) holder[first] = changed(holder[first] ?? {}, rest, to)
  else if (to === undefined && Array.isArray(value)) value.splice(Number(first), 1)
  else if (to === undefined) delete holder[first]
  else Object.defineProperty(holder, first, { value: to, enumerable: true, configurable: true, writable: true })
  return value
}

/** Returns the shape of a value: type names for values, one shape for all items of a list, `key?` for keys that some lack. */
export function jsonShape(value: Json): Json {
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map(jsonShape).reduce(merged)]
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, jsonShape(inner)]))
  return value === null ? 'null' : typeof value
}

/** Merges two shapes into one that describes both. */
function merged(a: Json, b: Json): Json {
  // Most items of a list have values of the same types.
  if (a === b) return a
  if (Array.isArray(a) && Array.isArray(b)) {
    const [first] = a
    const [second] = b
    if (first === undefined || second === undefined) return first === undefined ? b : a
    return [merged(first, second)]
  }
  if (isObject(a) && isObject(b)) return mergedObjects(a, b)
  const kinds = new Set([...alternatives(a), ...alternatives(b)])
  return [...kinds].sort().join('|')
}

const alternatives = (shape: Json): string[] => {
  if (typeof shape === 'string') return shape.split('|')
  return [Array.isArray(shape) ? 'array' : 'object']
}

function mergedObjects(a: JsonObject, b: JsonObject): JsonObject {
  const plain = (key: string) => (key.endsWith('?') ? key.slice(0, -1) : key)
  const keys = new Set([...Object.keys(a), ...Object.keys(b)].map(plain))
  const result: JsonObject = {}
  for (const key of [...keys].sort()) {
    const [left, right] = [a[key] ?? a[`${key}?`], b[key] ?? b[`${key}?`]]
    if (left === undefined || right === undefined) result[`${key}?`] = left ?? right ?? null
    else result[key in a && key in b ? key : `${key}?`] = merged(left, right)
  }
  return result
}
