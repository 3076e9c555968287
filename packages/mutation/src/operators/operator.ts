import { at, type Path } from '../document/pointer.ts'
import type { Reading } from '../document/reading.ts'
import type { Json } from '../mutant.ts'

/** What of a document an operator breaks. */
export const categories = [
  'names',
  'methods',
  'paths',
  'parameters',
  'types',
  'bounds',
  'enums',
  'requiredness',
  'composition',
  'status',
  'media types',
  'security',
  'text',
  'examples',
] as const
export type Category = (typeof categories)[number]

/** What a server that follows the mutant does against the correct document: it takes or answers something else. */
export const drifts = ['request', 'response', 'security'] as const
export type Drift = (typeof drifts)[number]

/** A place where an operator can be applied; `part` tells apart what can be broken there. */
export interface Site {
  readonly path: Path
  readonly part?: string
}

/** What an operator gets to change: a copy of the document, the node at the site, and what holds it. */
export interface Place {
  readonly document: Json
  readonly path: Path
  readonly node: Json
  readonly parent: Json
  readonly key: string
  readonly part: string
}

/** One way in which a person, a tool or a server gets a document wrong. */
export interface Operator {
  /** A sentence fragment about the one who is wrong: `raises an upper bound`. */
  readonly name: string
  readonly category: Category
  /** Not there: a server that follows the mutant cannot be told from one that follows the document. */
  readonly drift?: Drift
  /** Where a server that follows it takes and refuses the same as before. */
  readonly silentAt?: (path: Path) => boolean
  sites(reading: Reading): Iterable<Site>
  apply(place: Place): void
}

/** A copy of a document with an operator applied at a site. */
export function mutate(document: Json, operator: Operator, { path, part = '' }: Site): Json {
  const copy = structuredClone(document)
  const key = path.at(-1) ?? ''
  operator.apply({ document: copy, path, node: at(copy, path), parent: at(copy, path.slice(0, -1)), key, part })
  return copy
}
