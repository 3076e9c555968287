/** Goes on from a pointer: `#/paths`, `/v1/keys` → `#/paths/~1v1~1keys`. */
export function pointerTo(base: string, ...keys: readonly (string | number)[]): string {
  let pointer = base
  for (const key of keys) pointer += `/${escaped(key)}`
  return pointer
}

/** Most keys are words; the document's paths are not. */
const escaped = (key: string | number): string | number =>
  typeof key === 'number' || /^[\w.-]*$/.test(key)
    ? key
    : encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The keys of a pointer, from the root on. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The pointer of the node, or of the nearest above it: a case's pointer may go on to say which side is meant. */
export function nearestPointer(document: object, pointer: string): string {
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
