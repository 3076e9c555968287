import { childrenOf, type LocatedNode, locatedAt, valueAt } from '@clouddb/spec/document/located'
import { isRecord } from '@clouddb/spec/document/openapi'
import { componentName, follow } from '@clouddb/spec/document/references'
import type { Meaning, Union } from './meaning.ts'
import { meaningOf } from './read-schema.ts'
import type { DocumentPair } from './scope.ts'
import { isEqual, listed, plain, shown } from './text.ts'
import { typeNames } from './values.ts'

/** Whether users were told to expect the member: another one is for all tags that are not listed. */
export function isExpected(pair: DocumentPair, member: LocatedNode, others: readonly LocatedNode[]): boolean {
  const tags = tagsOf(pair.after, member)
  return others.some((other) => {
    const target = follow(pair.before, other)
    return [...childrenOf(locatedAt(target, 'properties'))].some(
      ([name, { node }]) => valueAt(node, 'x-unlisted') === true && tags.has(name),
    )
  })
}

/** The name of a member in a sentence: `the kind log`, `LogSource`, `a text`. */
export function labelOf(document: unknown, member: LocatedNode, union: Union): string {
  const name = componentName('schemas', member.node)
  for (const { property, mapping } of union.discriminators) {
    const mapped = [...mapping].filter(([, target]) => target === `#/components/schemas/${name}`).map(([tag]) => tag)
    const tags = mapped.length > 0 ? mapped : tagsOf(document, member).get(property)
    if (tags && tags.length > 0) return `the ${plain(property)} ${listed(tags.map(shown))}`
  }
  return name === undefined ? typeOf(document, member) : plain(name)
}

/** The values that required properties can have, where they are listed. */
function tagsOf(document: unknown, member: LocatedNode): Map<string, readonly unknown[]> {
  const target = follow(document, member)
  const tags = new Map<string, readonly unknown[]>()
  const required = valueAt(target.node, 'required')
  if (!Array.isArray(required)) return tags
  for (const [name, property] of childrenOf(locatedAt(target, 'properties'))) {
    const { values } = meaningOf(document, follow(document, property))
    if (values && required.includes(name)) tags.set(name, values)
  }
  return tags
}

export function typeOf(document: unknown, member: LocatedNode): string {
  const target = follow(document, member)
  if (!isRecord(target.node)) return 'another variant'
  const { types, values, rest } = meaningOf(document, target)
  if (values) return values.map(shown).join(' or ')
  const items = types?.join() === 'array' ? componentName('schemas', rest.items) : undefined
  if (items !== undefined) return `an array of ${plain(items)}`
  return types ? typeNames(types) : 'another variant'
}

/** Whether no instance can be of both an earlier and a later member. */
export function areApart({ before, after }: DocumentPair, earlier: LocatedNode, later: LocatedNode): boolean {
  return exclude(facetOf(before, earlier), facetOf(after, later))
}

/** Whether no instance can be of two of the members. */
export function areDisjoint(document: unknown, members: readonly LocatedNode[]): boolean {
  const facets = members.map((member) => facetOf(document, member))
  return facets.every((facet, index) => facets.slice(index + 1).every((other) => exclude(facet, other)))
}

interface Facet {
  readonly types?: readonly string[]
  readonly tags: ReadonlyMap<string, readonly unknown[]>
  /** Values that a required property must not have. */
  readonly refused: ReadonlyMap<string, readonly unknown[]>
}

function facetOf(document: unknown, member: LocatedNode): Facet {
  const target = follow(document, member)
  if (target.node === undefined) return { tags: new Map(), refused: new Map() }
  const { types, values, nullable, required, properties } = meaningOf(document, target)
  const refused = new Map<string, readonly unknown[]>()
  for (const [name, { node }] of properties) {
    const list = valueAt(valueAt(node, 'not'), 'enum')
    if (required.has(name) && Array.isArray(list)) refused.set(name, list)
  }
  const own = types ?? (values && [...new Set(values.map((value) => typeof value))])
  const all = own && nullable ? [...own, 'null'] : own
  const tags = tagsOf(document, target)
  return { ...(all && { types: all.map((type) => (type === 'integer' ? 'number' : type)) }), tags, refused }
}

function exclude(first: Facet, second: Facet): boolean {
  if (first.types && second.types && !first.types.some((type) => second.types?.includes(type))) return true
  const areObjects = [first, second].every(({ types }) => types?.join() === 'object')
  if (!areObjects) return false
  const isApart = (values: readonly unknown[], others: readonly unknown[]) =>
    !values.some((value) => others.some((other) => isEqual(value, other)))
  const isRefused = (tags: Facet['tags'], refused: Facet['refused']) =>
    [...tags].some(([name, values]) => {
      const list = refused.get(name)
      return list !== undefined && values.every((value) => list.some((other) => isEqual(value, other)))
    })
  return (
    [...first.tags].some(([name, values]) => isApart(values, second.tags.get(name) ?? values)) ||
    isRefused(first.tags, second.refused) ||
    isRefused(second.tags, first.refused)
  )
}

/** The types that an instance can have besides null, where something decides it. */
export function possibleTypes(document: unknown, meaning: Meaning): readonly string[] | undefined {
  if (meaning.types) return meaning.types
  if (meaning.values) return [...new Set(meaning.values.map(typeOfValue))]
  const [union] = meaning.unions
  if (union === undefined) return undefined
  const types = union.members.map((member) => meaningOf(document, follow(document, member)).types)
  return types.every((each) => each !== undefined) ? [...new Set(types.flat())].sort() : undefined
}

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
