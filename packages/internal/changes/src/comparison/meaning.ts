import { type LocatedNode, locatedAt } from '@clouddb/document/located'
import { isRecord } from '@clouddb/document/openapi'
import { isEqual, type Json } from './sentence-text.ts'

/** The meaning of a schema, however it is written: `$ref` or inline, `const` or `enum`, `null` in a type or a union. */
export interface Meaning {
  readonly at: LocatedNode
  /** The reason why the schema cannot be read. */
  readonly broken: string | undefined
  /** No instance is valid. */
  readonly never: boolean
  readonly words: ReadonlyMap<string, LocatedNode>
  /** References to the components that all hold. */
  readonly all: readonly LocatedNode[]
  /** The types besides null; `undefined` for any. */
  readonly types: readonly string[] | undefined
  readonly nullable: boolean | undefined
  /** The values of a closed list, besides null. */
  readonly values: readonly unknown[] | undefined
  /** The values of an open list, besides null. */
  readonly known: readonly unknown[] | undefined
  readonly unions: readonly Union[]
  readonly properties: ReadonlyMap<string, LocatedNode>
  readonly required: ReadonlySet<string>
  /** The properties that servers send although they are not required. */
  readonly always: ReadonlySet<string>
  /** All other keywords, as they are written. */
  readonly rest: Json
}

export interface Union {
  readonly at: LocatedNode
  /** `oneOf` or `anyOf`. It makes no difference where the members exclude each other. */
  readonly kind: string
  readonly members: readonly LocatedNode[]
  readonly discriminators: readonly Discriminator[]
}

/** A property whose value names the member of a union. */
export interface Discriminator {
  readonly at: LocatedNode
  readonly property: string
  /** The references to members, by tag. */
  readonly mapping: ReadonlyMap<string, string>
  /** All other keywords. */
  readonly rest: Json
}

export function emptyMeaning(at: LocatedNode): Meaning {
  const unknown = { broken: undefined, types: undefined, nullable: undefined, values: undefined, known: undefined }
  const [required, always] = [new Set<string>(), new Set<string>()]
  const empty = { words: new Map(), all: [], unions: [], properties: new Map(), required, always, rest: {} }
  return { at, never: false, ...unknown, ...empty }
}

/** The meaning of two schemas together, as in `allOf`. */
export function mergedMeaning(first: Meaning, second: Meaning): Meaning {
  const isUndecided = first.nullable === undefined || second.nullable === undefined
  return {
    at: first.at,
    broken: first.broken ?? second.broken,
    never: first.never || second.never,
    words: new Map([...second.words, ...first.words]),
    all: [...first.all, ...second.all],
    values: intersection(first.values, second.values),
    types: intersection(first.types, second.types),
    nullable: isUndecided ? (first.nullable ?? second.nullable) : first.nullable && second.nullable,
    known: intersection(first.known, second.known),
    unions: [...first.unions, ...second.unions],
    properties: mergedProperties(first.properties, second.properties),
    required: new Set([...first.required, ...second.required]),
    always: new Set([...first.always, ...second.always]),
    rest: mergedRest(first.rest, second.rest),
  }
}

function intersection<Item>(first?: readonly Item[], second?: readonly Item[]): readonly Item[] | undefined {
  if (first === undefined || second === undefined) return first ?? second
  return first.filter((item) => second.some((other) => isEqual(item, other)))
}

function mergedProperties(first: Meaning['properties'], second: Meaning['properties']): Meaning['properties'] {
  const all = new Map(first)
  for (const [name, property] of second) {
    const own = first.get(name)
    all.set(name, own ? { node: { allOf: [own.node, property.node] }, pointer: own.pointer } : property)
  }
  return all
}

/** Of two bounds the tighter one holds. Other keywords that both schemas have get a number: `pattern`, `pattern 2`. */
function mergedRest(first: Json, second: Json): Json {
  const rest = { ...first }
  for (const [keyword, value] of Object.entries(second)) {
    const own = rest[keyword]
    if (own === undefined || isEqual(own, value)) rest[keyword] = value
    else if (typeof own === 'number' && typeof value === 'number' && /^(exclusiveM|m)(in|ax)/.test(keyword))
      rest[keyword] = /^(exclusiveM|m)in/.test(keyword) ? Math.max(own, value) : Math.min(own, value)
    else if (keyword === 'x-validations') rest[keyword] = [own, value].flat()
    else if (keyword === 'not') rest.not = { anyOf: [own, value] }
    else if (/^(items|propertyNames)$/.test(keyword)) rest[keyword] = { allOf: [own, value] }
    else if (/^(patternProperties|dependent\w+)$/.test(keyword) && isRecord(own) && isRecord(value))
      rest[keyword] = mergedByName(own, value)
    else {
      let number = 2
      while (Object.hasOwn(rest, `${keyword} ${number}`)) number++
      rest[`${keyword} ${number}`] = value
    }
  }
  return rest
}

/** Merges schemas, or lists of names, by name. */
function mergedByName(first: Json, second: Json): Json {
  const all = { ...first }
  for (const [name, value] of Object.entries(second)) {
    const own = Object.hasOwn(first, name) ? first[name] : undefined
    const areLists = Array.isArray(own) && Array.isArray(value)
    all[name] = own === undefined ? value : areLists ? [...own, ...value] : { allOf: [own, value] }
  }
  return all
}

/** Whether a schema is one reference to a component. */
export const isReferenceOnly = (meaning: Meaning): boolean => meaning.all.length === 1 && statesNothing(meaning)

/** Whether a schema has nothing but references and texts. */
export function statesNothing(meaning: Meaning): boolean {
  const { broken, never, types, values, known, unions, properties, required, always, rest } = meaning
  const isOpen = [types, values, known, broken].every((each) => each === undefined) && !never
  return isOpen && unions.length + properties.size + required.size + always.size + Object.keys(rest).length === 0
}

/** The same meaning without the keywords that decide nothing about instances. */
export function withoutAsides(meaning: Meaning): Meaning {
  const entries = Object.entries(meaning.rest).filter(([key]) => !/^(default|readOnly|writeOnly|x-.*)$/.test(key))
  return { ...meaning, rest: Object.fromEntries(entries) }
}

export const keywordOf = ({ at, rest }: Meaning, keyword: string): LocatedNode => ({
  ...locatedAt(at, keyword),
  node: rest[keyword],
})
