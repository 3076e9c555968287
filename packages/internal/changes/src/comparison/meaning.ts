import { type LocatedNode, locatedAt } from '../../../spec/src/document/located.ts'
import { isRecord } from '../../../spec/src/document/openapi.ts'
import type { Json } from './json.ts'

/** What a schema says, however it is written: `$ref` or inline, `const` or `enum`, `null` in a type or in a union. */
export interface Meaning {
  readonly at: LocatedNode
  /** Why nobody can read it. */
  readonly broken?: string
  /** No instance is admitted. */
  readonly never?: true
  readonly words: ReadonlyMap<string, LocatedNode>
  /** The components of which an instance must be, each. */
  readonly all: readonly LocatedNode[]
  /** The types besides null; `undefined`: any. */
  readonly types?: readonly string[]
  /** `undefined`: nothing decides it. */
  readonly nullable?: boolean
  /** The values of a closed list, besides null. */
  readonly values?: readonly unknown[]
  /** The values of an open list. */
  readonly known?: readonly unknown[]
  readonly unions: readonly Union[]
  readonly properties: ReadonlyMap<string, LocatedNode>
  readonly required: ReadonlySet<string>
  /** The properties that servers send though nothing requires them. */
  readonly always: ReadonlySet<string>
  /** All other keywords, as they are written. */
  readonly rest: Json
}

export interface Union {
  readonly at: LocatedNode
  /** An instance may be of several members; where members exclude each other that makes no difference. */
  readonly kind: string
  readonly members: readonly LocatedNode[]
  readonly discriminators: readonly Discriminator[]
}

/** What tells the members of a union apart: the value of a property names the member. */
export interface Discriminator {
  readonly at: LocatedNode
  readonly property: string
  /** The reference of a member, by its tag. */
  readonly mapping: ReadonlyMap<string, string>
  /** Its other keywords. */
  readonly rest: Json
}

export function nothing(at: LocatedNode): Meaning {
  const [required, always] = [new Set<string>(), new Set<string>()]
  return { at, words: new Map(), all: [], unions: [], properties: new Map(), required, always, rest: {} }
}

/** One component and nothing besides. */
export function isReference(meaning: Meaning): boolean {
  return meaning.all.length === 1 && isPlain(meaning)
}

/** Nothing of its own. */
export function isPlain(meaning: Meaning): boolean {
  const { types, values, known, unions, properties, required, always, rest, broken, never } = meaning
  const isOpen = [types, values, known, broken, never].every((each) => each === undefined)
  return isOpen && unions.length + properties.size + required.size + always.size + Object.keys(rest).length === 0
}

export function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

/** Keywords that decide nothing of what an instance is. */
export function withoutAsides(rest: Json): Json {
  const isAside = (key: string) => /^(default|readOnly|writeOnly|x-.*)$/.test(key)
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !isAside(key)))
}

/** A keyword of what a schema means, where it stands. */
export function keywordOf({ at, rest }: Meaning, keyword: string): LocatedNode {
  return { ...locatedAt(at, keyword), node: rest[keyword] }
}
