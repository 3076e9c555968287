/** Words for people: they change nothing that is sent, received or typed. */
export const words: ReadonlySet<string> = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  'deprecated',
  'x-deprecation-reason',
  'x-since',
  'x-since-values',
  'x-since-constraints',
  'x-kept-when-absent',
  'x-cleared-when-absent',
  'x-deletes-absent',
  'x-deleted-with',
  'x-time-series',
])

/** Words that reach nobody who uses a package. */
export const silent: ReadonlySet<string> = new Set([
  'x-provenance',
  'x-provenance-note',
  'x-public',
  'x-as-of',
  '$comment',
  '$defs',
  'definitions',
])

export function isAnnotation(keyword: string): boolean {
  return words.has(keyword) || silent.has(keyword)
}
