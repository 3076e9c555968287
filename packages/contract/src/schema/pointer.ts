/** Goes on from a place of a document: `#/paths`, `/v1/keys` → `#/paths/~1v1~1keys`. */
export function pointerTo(base: string, ...keys: readonly (string | number)[]): string {
  return [base, ...keys.map(escaped)].join('/')
}

/** Most keys are words; the document's paths are not. */
const escaped = (key: string | number): string | number =>
  typeof key === 'number' || /^[\w.-]*$/.test(key)
    ? key
    : encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The keys that lead to a place, from the root on. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The place itself, or the nearest above it that a document has: a pointer may go on to say which side is meant. */
export function nearestPlace(document: object, pointer: string): string {
  const keys = keysOf(pointer)
  let value: unknown = document
  let found = 0
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) break
    value = (value as Record<string, unknown>)[key]
    found++
  }
  return pointer
    .split('/')
    .slice(0, found + 1)
    .join('/')
}
