/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** An object of JSON. */
export type JsonObject = { [key: string]: Json }

/** Whether a value is an object, and no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are the same; the order of an object's keys does not count. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]))
}

/** What makes a value of another: values by their pointers, and pointers of what goes. */
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

/** What makes the second value of the first. Lists of other lengths are replaced. */
export function difference(from: Json, to: Json, pointer = ''): Required<Patch> {
  const patch: Required<Patch> = { with: {}, without: [] }
  if (same(from, to)) return patch
  const lists = Array.isArray(from) && Array.isArray(to) && from.length === to.length
  if (!lists && !(isObject(from) && isObject(to))) return { with: { [pointer]: to }, without: [] }
  const [before, after] = [from as JsonObject, to as JsonObject]
  for (const key of Object.keys(before)) if (!(key in after)) patch.without.push(`${pointer}/${escaped(key)}`)
  for (const [key, value] of Object.entries(after)) {
    const at = `${pointer}/${escaped(key)}`
    const old = before[key]
    if (!Object.hasOwn(before, key) || old === undefined) patch.with[at] = value
    else {
      const inner = difference(old, value, at)
      Object.assign(patch.with, inner.with)
      patch.without.push(...inner.without)
    }
  }
  return patch
}

/** The value with a patch applied; the value itself stays as it is. */
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
