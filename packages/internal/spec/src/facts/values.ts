import type { ValueFacts } from '../../facts/fact-tables.ts'
import type { Comparison } from './comparison.ts'
import { isPublic, listOf, type MarkedNode } from './marked-document.ts'

/** A value in one of its alternatives: the schemas that it satisfies at once, and what the facts call it. */
interface Value {
  readonly schemas: readonly MarkedNode[]
  /** Where a person would correct it. */
  readonly at: MarkedNode
  readonly about: string
}

/** Compares the facts about a value with every alternative of the schemas that it must satisfy at once. */
export function compareValue(
  comparison: Comparison,
  schemas: readonly [MarkedNode, ...MarkedNode[]],
  facts: ValueFacts,
  about: string,
): void {
  const [field, constant] = facts.member ?? []
  const alternatives = comparison.marked.alternativesOfAll(schemas).filter((alternative) => {
    if (field === undefined) return true
    return alternative.some((schema) => comparison.marked.child(schema, 'properties', field)?.node.const === constant)
  })
  const isThere = alternatives.length > 0
  if (facts.member) comparison.expect(isThere, schemas[0], `${about}: ${field} ${constant}`, 'No member has it')
  for (const alternative of alternatives) {
    const at = alternative.find(({ node }) => node.$ref === undefined) ?? schemas[0]
    const value: Value = { schemas: alternative, at, about }
    for (const schema of alternative) comparison.state(schema)
    compareType(comparison, value, facts)
    for (const keyword of keywords) compareKeyword(comparison, value, keyword, facts[keyword])
    if (facts.closed) compareKeyword(comparison, value, 'additionalProperties', false)
    compareWords(comparison, value, facts)
    compareInside(comparison, value, facts)
  }
}

/** A narrower `integer` and a further `null` are accepted here; they are not stated, so that they need a mark. */
function compareType(comparison: Comparison, { schemas, at, about }: Value, { type, nullable }: ValueFacts): void {
  const typed = schemas.filter(({ node }) => node.type !== undefined)
  const accepted = type === 'number' ? ['number', 'integer', 'null'] : [type, 'null']
  const found = typed.map(({ node }) => [node.type].flat().map(String))
  for (const schema of typed) comparison.state(schema, `type ${type}`, ...(nullable ? ['type null'] : []))
  const isRight = found.every((types) => types.every((each) => accepted.includes(each)) && String(types) !== 'null')
  comparison.expect(isRight && found.length > 0, at, `${about} is a ${type}`, `The type is ${found.join() || 'open'}`)
  const isNullable = found.some((types) => types.includes('null'))
  if (nullable) comparison.expect(isNullable, at, `${about} may be null`, 'The type has no null')
}

const keywords = ['deprecated', 'format', 'minimum', 'maximum', 'multipleOf', 'maxLength', 'default'] as const

function compareKeyword(comparison: Comparison, { schemas, at, about }: Value, keyword: string, value: unknown): void {
  if (value === undefined) return
  const speaking = schemas.filter(({ node }) => node[keyword] !== undefined)
  for (const schema of speaking) comparison.state(schema, keyword)
  const [first] = speaking
  const holds = first !== undefined && speaking.every(({ node }) => node[keyword] === value)
  const place = first ? { pointer: `${first.pointer}/${keyword}` } : at
  comparison.expect(holds, place, `${about}: ${keyword} ${value}`, `The ${keyword} is ${first?.node[keyword]}`)
}

function compareWords(comparison: Comparison, { schemas, at, about }: Value, facts: ValueFacts): void {
  const { values, name, says } = facts
  if (values) {
    const listing = schemas.filter((schema) => listingOf(schema).keyword !== undefined)
    for (const schema of listing) comparison.state(schema, ...values.map((value) => `value ${value}`))
    const lost = values.filter((value) => !listing.some((schema) => listingOf(schema).values.includes(value)))
    comparison.expect(lost.length === 0, listing[0] ?? at, `${about}: ${values.join(', ')}`, `It does not list ${lost}`)
  }
  if (facts.mayBeEmpty) {
    const isFilled = schemas.some(({ node }) => Number(node.minItems) > 0)
    comparison.expect(!isFilled, at, `${about} may be empty`, 'It has minItems')
  }
  if (facts.nothingRequired) {
    const required = schemas.flatMap(({ node }) => listOf(node.required))
    comparison.expect(required.length === 0, at, `${about}: no field is required`, `${required} is required`)
  }
  if (name) {
    const isNamed = schemas.some(({ pointer }) => pointer === `#/components/schemas/${name}`)
    comparison.expect(isNamed, at, `${about} is a ${name}`, 'It refers to another schema, or to none')
  }
  comparison.expectTexts(schemas, says, about)
}

function compareInside(comparison: Comparison, { schemas, at, about }: Value, facts: ValueFacts): void {
  const below = (...keys: string[]) => schemas.flatMap((schema) => comparison.marked.child(schema, ...keys) ?? [])
  for (const [field, factsOfField] of Object.entries(facts.fields ?? {})) {
    const [first, ...others] = below('properties', field)
    comparison.expect(first !== undefined, at, `${about} has the field ${field}`, 'The field is missing')
    if (!first) continue
    const isMarkedPublic = [first, ...others].every(isPublic)
    comparison.expect(!isMarkedPublic, first, `${about}.${field}`, 'It is marked as public')
    compareValue(comparison, [first, ...others], factsOfField, `${about}.${field}`)
  }
  for (const field of facts.without ?? []) {
    const isThere = below('properties', field).length > 0
    comparison.expect(!isThere, at, `${about} has no field ${field}`, 'The field is there')
  }
  if (!facts.items) return
  const [first, ...others] = below('items')
  comparison.expect(first !== undefined, at, `${about} has items`, 'Its items are not described')
  if (first) compareValue(comparison, [first, ...others], facts.items, `${about}[]`)
}

/** The keyword under which a schema lists its values, and the values. */
export function listingOf({ node }: MarkedNode): { readonly keyword?: string; readonly values: readonly unknown[] } {
  if (node.const !== undefined) return { keyword: 'const', values: [node.const] }
  const keyword = ['enum', 'x-extensible-enum'].find((each) => Array.isArray(node[each]))
  return keyword === undefined ? { values: [] } : { keyword, values: listOf(node[keyword]) }
}
