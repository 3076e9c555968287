import { inspect } from 'node:util'

/** All representations of a value: inspected, as JSON, as text, and each of its properties. */
export function everythingShownBy(value: unknown): string {
  const shown = [
    inspect(value, { showHidden: true, depth: Number.POSITIVE_INFINITY, maxArrayLength: null, getters: true }),
    JSON.stringify(value),
    String(value),
  ]
  const seen = new Set<unknown>()
  const walk = (part: unknown) => {
    if (Object(part) !== part) shown.push(String(part))
    if (Object(part) !== part || seen.has(part)) return
    seen.add(part)
    if (part instanceof Headers) walk([...part])
    for (const key of Reflect.ownKeys(part as object)) {
      shown.push(String(key))
      walk(Reflect.get(part as object, key))
    }
  }
  walk(value)
  return shown.join('\n')
}
