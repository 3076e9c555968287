import { nodeBelow, pointerTokens } from '@clouddb/spec/document/pointer'

export { pointerTokens as keysOf } from '@clouddb/spec/document/pointer'

/**
 * The pointer below a pointer: `#/paths`, `/v1/keys/{keyId}` → `#/paths/~1v1~1keys~1%7BkeyId%7D`. Keys are written as in
 * the fragment of a URI: the ids of cases and the baselines of users are made of these pointers.
 */
export function pointerTo(base: string, ...keys: readonly (string | number)[]): string {
  return [base, ...keys.map(encoded)].join('/')
}

const encoded = (key: string | number): string | number =>
  typeof key === 'number' || /^[\w.-]*$/.test(key)
    ? key
    : encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The pointer of the node, or of its nearest ancestor: the last keys of a case's pointer can name a side of a constraint. */
export function nearestPointer(document: object, pointer: string): string {
  const keys = pointerTokens(pointer)
  while (keys.length > 0 && nodeBelow(document, keys) === undefined) keys.pop()
  return pointer
    .split('/')
    .slice(0, keys.length + 1)
    .join('/')
}
