/** Returns the node at a JSON pointer (`#/components/schemas/Service`), or undefined. */
export function nodeAt(document: object, pointer: string): unknown {
  return nodeBelow(document, pointerTokens(pointer))
}

/** Returns the node below a node at some keys, or undefined. */
export function nodeBelow(node: unknown, keys: readonly string[]): unknown {
  let current = node
  for (const key of keys) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined
    current = (current as Record<string, unknown>)[key]
  }
  return current
}

/** The keys of a JSON pointer, or of a reference to another file. */
export function pointerTokens(reference: string): string[] {
  const tokens = reference.slice(reference.indexOf('#') + 1).split('/')
  tokens.shift()
  // A document has thousands of pointers, and most need no decoding.
  if (!/[%~]/.test(reference)) return tokens
  return tokens.map((token) => decoded(token).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The JSON pointer with some keys; without keys, that of the document. */
export function pointerTo(...keys: readonly (string | number)[]): string {
  return pointerBelow('#', ...keys)
}

/** The JSON pointer of a node below another one. */
export function pointerBelow(pointer: string, ...keys: readonly (string | number)[]): string {
  return [pointer, ...keys.map((key) => (typeof key === 'number' ? key : encoded(key)))].join('/')
}

function encoded(key: string): string {
  return /[%~/]/.test(key) ? key.replaceAll('%', '%25').replaceAll('~', '~0').replaceAll('/', '~1') : key
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
