/** What stands at a JSON pointer (`#/components/schemas/Service`), if anything does. */
export function nodeAt(document: object, reference: string): unknown {
  let node: unknown = document
  for (const token of pointerTokens(reference)) {
    if (typeof node !== 'object' || node === null) return undefined
    node = (node as Record<string, unknown>)[token]
  }
  return node
}

/** The keys of a JSON pointer. */
export function pointerTokens(reference: string): string[] {
  const pointer = reference.slice(reference.indexOf('#') + 1)
  return pointer
    .split('/')
    .slice(1)
    .map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The JSON pointer that has these keys. */
export function pointerTo(...tokens: (string | number)[]): string {
  return `#/${tokens.map((token) => String(token).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`
}
