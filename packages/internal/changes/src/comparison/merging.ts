import type { LocatedNode } from '../../../spec/src/document/located.ts'
import { isRecord } from '../../../spec/src/document/openapi.ts'
import { isEqual, type Json } from './json.ts'
import type { Meaning } from './meaning.ts'

/** What a schema and further ones say together, as `allOf` does. */
export function merged(own: Meaning, parts: readonly Meaning[]): Meaning {
  return parts.reduce((first, second) => {
    const broken = first.broken ?? second.broken
    const values = intersection(first.values, second.values)
    const types = intersection(first.types, second.types)
    const nullable = first.nullable === undefined || second.nullable === undefined
    const nullables = nullable ? (first.nullable ?? second.nullable) : first.nullable && second.nullable
    const known = intersection(first.known, second.known)
    return {
      at: first.at,
      ...(broken === undefined ? {} : { broken }),
      ...(first.never || second.never ? { never: true as const } : {}),
      words: new Map([...second.words, ...first.words]),
      all: [...first.all, ...second.all],
      ...(values && { values }),
      ...(types && { types }),
      ...(nullables === undefined ? {} : { nullable: nullables }),
      ...(known && { known }),
      unions: [...first.unions, ...second.unions],
      properties: mergedProperties(first.properties, second.properties),
      required: new Set([...first.required, ...second.required]),
      always: new Set([...first.always, ...second.always]),
      rest: mergedRest(first.rest, second.rest),
    }
  }, own)
}

function intersection<Item>(first?: readonly Item[], second?: readonly Item[]): readonly Item[] | undefined {
  if (first === undefined || second === undefined) return first ?? second
  return first.filter((item) => second.some((other) => isEqual(item, other)))
}

type Properties = ReadonlyMap<string, LocatedNode>

function mergedProperties(first: Properties, second: Properties): Properties {
  const all = new Map(first)
  for (const [name, property] of second) {
    const own = first.get(name)
    all.set(name, own ? { node: { allOf: [own.node, property.node] }, pointer: own.pointer } : property)
  }
  return all
}

/** Bounds become the tighter one; of other keywords that both state, the further ones keep a name of their own. */
function mergedRest(first: Json, second: Json): Json {
  const rest = { ...first }
  for (const [keyword, value] of Object.entries(second)) {
    const own = rest[keyword]
    if (own === undefined || isEqual(own, value)) rest[keyword] = value
    else if (typeof own === 'number' && typeof value === 'number' && /^(exclusiveM|m)(in|ax)/.test(keyword))
      rest[keyword] = /^(exclusiveM|m)in/.test(keyword) ? Math.max(own, value) : Math.min(own, value)
    else if (keyword === 'not') rest.not = { anyOf: [own, value] }
    else if (/^(items|propertyNames|contentSchema)$/.test(keyword)) rest[keyword] = { allOf: [own, value] }
    else if (
      /^(patternProperties|dependentSchemas|dependentRequired)$/.test(keyword) &&
      isRecord(own) &&
      isRecord(value)
    )
      rest[keyword] = mergedByName(own, value)
    else rest[furtherName(rest, keyword)] = value
  }
  return rest
}

/** Schemas, or lists of names, that hold together where both have them. */
function mergedByName(first: Json, second: Json): Json {
  const all = { ...first }
  for (const [name, value] of Object.entries(second)) {
    const own = Object.hasOwn(first, name) ? first[name] : undefined
    const areLists = Array.isArray(own) && Array.isArray(value)
    all[name] = own === undefined ? value : areLists ? [...own, ...value] : { allOf: [own, value] }
  }
  return all
}

function furtherName(rest: Json, keyword: string): string {
  let count = 2
  while (Object.hasOwn(rest, `${keyword} ${count}`)) count++
  return `${keyword} ${count}`
}
