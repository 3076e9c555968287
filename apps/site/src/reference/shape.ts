import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { isReference, schemaNameOf } from '@clouddb/document/references'
import { isImpossible } from '@clouddb/document/schemas'
import { sinceDayOf } from '@clouddb/document/since-days'
import type { Deployment } from '../apis.ts'
import { html, type Markup, prose } from '../markup.ts'
import { factsOf, marksOf, sinceBadge, typeWords, whole } from './field-words.ts'

/** A piece of text. It names its deployment if only one of the two has it. */
export interface Piece {
  readonly in?: Deployment
  readonly text: Markup
}

/** A field of an object, a parameter, a header or an error; or one of the objects that a value can be. */
export interface Part {
  readonly name: string
  readonly in?: Deployment
  /** Its type and its marks. */
  readonly head: readonly Piece[]
  /** Its description, bounds, values and default, in paragraphs. */
  readonly words: readonly Piece[]
  readonly isList?: boolean
  readonly inside: Shape
}

/** The parts of a value: the fields of an object, and the kinds of a union. */
export interface Shape {
  /** The name of its schema. */
  readonly name?: string
  /** The schema contains itself: the fields are shown further up. */
  readonly again?: boolean
  readonly fields: readonly Part[]
  /** The name of the field that tells the kinds apart. */
  readonly by?: string
  readonly kinds: readonly Part[]
}

const empty: Shape = { fields: [], kinds: [] }

/** The parts of a schema to any depth. The parts of a list are those of its items. */
export function schemaShape(
  document: OpenApiDocument,
  schema: Schema | undefined,
  above: readonly string[] = [],
): Shape {
  const name = isReference(schema) ? schemaNameOf(schema.$ref) : undefined
  const named = name === undefined ? {} : { name }
  if (name !== undefined && above.includes(name)) return { ...empty, ...named, again: true }
  const path = name === undefined ? above : [...above, name]
  const described = whole(document, schema)
  const { items, allOf = [], oneOf, anyOf } = described
  if (items) return { ...schemaShape(document, items, path) }
  const own = { ...empty, fields: shapeFields(document, described, path) }
  const union = unionOf(document, described, oneOf ?? anyOf ?? [], path)
  return [...allOf.map((part) => schemaShape(document, part, path)), union].reduce(joined, { ...own, ...named })
}

function joined(one: Shape, other: Shape): Shape {
  const by = one.by ?? other.by
  return { ...one, ...(by && { by }), fields: [...one.fields, ...other.fields], kinds: [...one.kinds, ...other.kinds] }
}

function shapeFields(document: OpenApiDocument, schema: SchemaObject, above: readonly string[]): Part[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const named = Object.entries(properties)
    .filter(([, property]) => !isImpossible(property))
    .map(([name, property]) => fieldPart(document, name, property, { required: required.includes(name), above }))
  const isMap = isRecord(additionalProperties) && Object.keys(additionalProperties).length > 0
  return isMap ? [...named, fieldPart(document, '<name>', additionalProperties as Schema, { above })] : named
}

/** What is said of a field beside its schema. */
interface FieldOptions {
  readonly required?: boolean
  readonly above?: readonly string[]
  readonly note?: Markup
}

/** A field with all that is below it. */
export function fieldPart(
  document: OpenApiDocument,
  name: string,
  schema: Schema,
  { required = false, above = [], note }: FieldOptions = {},
): Part {
  const described = whole(document, schema)
  const head = html`<span class="type">${typeWords(document, schema)}</span>${required && html` <b class="required">required</b>`}${marksOf(described)}`
  return {
    name,
    head: [{ text: head }],
    words: [...schemaWords(described), ...pieces([note])],
    isList: described.items !== undefined,
    inside: schemaShape(document, schema, above),
  }
}

/** The description and the constraints of a value. */
export function schemaWords(schema: SchemaObject): Piece[] {
  const facts = factsOf(schema).map((fact) => html`<p class="fact">${fact}</p>`)
  return pieces([schema.description ? prose(schema.description) : undefined, ...facts])
}

/** Texts as pieces of all deployments. */
export function pieces(texts: readonly (Markup | undefined)[]): Piece[] {
  return texts.flatMap((text) => (text === undefined ? [] : [{ text }]))
}

/** The kinds of a union. A single object, or null, is not a union. Plain values have no parts. */
function unionOf(
  document: OpenApiDocument,
  { discriminator }: SchemaObject,
  members: readonly Schema[],
  above: readonly string[],
): Shape {
  const shapes = members.flatMap((member) => {
    const inside = schemaShape(document, member, above)
    return inside.fields.length + inside.kinds.length > 0 || inside.again ? [{ member, inside }] : []
  })
  if (shapes.length === 1 && !discriminator) return { ...empty, ...shapes[0]?.inside }
  const by = discriminator?.propertyName
  const tags = Object.entries(discriminator?.mapping ?? {})
  const kinds = shapes.flatMap(({ member, inside }): Part[] => {
    // The members of a union without a name are members of this one.
    if (!isReference(member) && inside.kinds.length > 0) return [...inside.kinds]
    const own = tags.filter(([, $ref]) => isReference(member) && member.$ref === $ref).map(([tag]) => tag)
    const described = whole(document, member)
    const head = pieces([sinceBadge(sinceDayOf(described))])
    return [{ name: labelOf(own, inside.name), head, words: schemaWords(described), inside }]
  })
  const inner = shapes.flatMap(({ inside }) => inside.by ?? [])[0]
  const told = by ?? (shapes.some(({ member }) => !isReference(member)) ? inner : undefined)
  return { ...empty, ...(told && { by: told }), kinds }
}

/** The values of the discriminator for a kind, or the name of its schema in words: `Sql chart`. */
function labelOf(tags: readonly string[], name = 'Other'): string {
  if (tags.length > 3) return `${tags.slice(0, 2).join(', ')} and ${tags.length - 2} more`
  if (tags.length > 0) return tags.join(', ')
  const words = name.replace(/Request$/, '').replace(/([a-z])([A-Z])/g, '$1 $2')
  return `${words[0]}${words.slice(1).toLowerCase()}`
}

/** The parts of a value in both deployments. What only one of them has is marked. */
export function mergedShapes(one: Shape, other: Shape): Shape {
  const by = one.by ?? other.by
  const [fields, kinds] = (['fields', 'kinds'] as const).map((each) => mergedParts(one[each], other[each]))
  return { ...one, ...(by && { by }), fields: fields ?? [], kinds: kinds ?? [] }
}

function mergedParts(some: readonly Part[], others: readonly Part[]): Part[] {
  return paired(
    some,
    others,
    ({ name }) => name,
    (one, other) => ({
      ...one,
      head: mergedPieces(one.head, other.head),
      words: mergedPieces(one.words, other.words),
      inside: mergedShapes(one.inside, other.inside),
    }),
  )
}

function mergedPieces(some: readonly Piece[], others: readonly Piece[]): Piece[] {
  return paired(
    some,
    others,
    ({ text }) => text.html,
    (one) => one,
  )
}

/** Pairs the parts of the managed deployment with those of the other one, in order, and marks those without a pair. */
function paired<Each extends { readonly in?: Deployment }>(
  some: readonly Each[],
  others: readonly Each[],
  keyOf: (each: Each) => string,
  join: (one: Each, other: Each) => Each,
): Each[] {
  const keys = new Set(some.map(keyOf))
  const waiting = [...others]
  const takeUnpaired = (count: number): Each[] =>
    waiting.splice(0, count).flatMap((each) => (keys.has(keyOf(each)) ? [] : [{ ...each, in: 'open-source' as const }]))
  const pairs = some.flatMap((each) => {
    const pair = others.find((candidate) => keyOf(candidate) === keyOf(each))
    if (pair === undefined) return [{ ...each, in: 'managed' as const }]
    return [...takeUnpaired(waiting.indexOf(pair) + 1), join(each, pair)]
  })
  return [...pairs, ...takeUnpaired(waiting.length)]
}
