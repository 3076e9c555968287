import { childOf, type LocatedNode } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument, provenanceOf, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { nodeAt, nodeBelow, pointerBelow, pointerTokens } from '@clouddb/document/pointer'
import { referenceTarget, schemaNameOf } from '@clouddb/document/references'
import { type Subschema, subschemasOf } from '@clouddb/document/schemas'
import type { Json } from '../comparison/sentence-text.ts'

/** The schemas of a document without all that is public. A reference to an unnamed schema is replaced by the schema. */
export class StatedSchemas {
  readonly #source: OpenApiDocument
  /** Schemas that are compared by name. */
  readonly #named: ReadonlySet<string>
  readonly #origins: Origins

  constructor(source: OpenApiDocument, named: ReadonlySet<string>, origins: Origins) {
    this.#source = source
    this.#named = named
    this.#origins = origins
  }

  /** The named schemas. Of a public one, the fields that are marked as stated remain. */
  components(): Json {
    const all = { node: this.#source, pointer: '#' }
    return Object.fromEntries(
      [...this.#named].flatMap((name) => {
        const schema = childOf<Schema>(all, 'components', 'schemas', name)
        return schema ? [[name, this.stated(isPublic(schema.node) ? markedFields(schema) : schema)]] : []
      }),
    )
  }

  /** Returns nothing for a public schema. */
  stated(schema: LocatedNode<Schema>, around?: unknown): unknown {
    const { node, pointer } = schema
    if (!isRecord(node)) return node
    const target = referenceTarget(this.#source, schema) as LocatedNode<Schema> | undefined
    const provenance = provenanceOf(node).from ?? provenanceOf(target?.node).from ?? around
    if (provenance === 'public') return undefined
    const own = this.#origins.from(pointer, this.#keywords(node, pointer, provenance))
    if (!target || this.#named.has(schemaNameOf(target.pointer) ?? '')) return own
    const { $ref: _, ...words } = own
    return this.#origins.from(target.pointer, joinedSchemas(words, this.stated(target, provenance)))
  }

  #keywords(node: SchemaObject, pointer: string, provenance: unknown): Json {
    const marks = this.#marks(node, pointer)
    const entries = Object.entries(withoutOwnWords(node)).filter(([key]) => key === 'enum' || !marks.includes(key))
    const stated: Json = Object.fromEntries(entries)
    delete stated.discriminator
    for (const [keyword, inner] of Map.groupBy(subschemasOf(node), (each) => each.keyword)) {
      const parts = inner.flatMap(({ keys, schema }): Part[] => {
        const part = this.stated({ node: schema, pointer: pointerBelow(pointer, ...keys) }, provenance)
        const isLeftOpen = (keyword === 'properties' || keyword === 'if') && isOpen(part)
        return part === undefined || isLeftOpen ? [] : [[keys.at(-1) ?? '', part]]
      })
      if (parts.length === 0) delete stated[keyword]
      else stated[keyword] = inPlace(node[keyword], inner, parts)
    }
    if (stated.if === undefined) for (const keyword of ['then', 'else']) delete stated[keyword]
    return onlyMember(withoutMarked(node, stated, marks))
  }

  /** The words that are marked as public. Each must be one that the schema says. */
  #marks(node: SchemaObject, pointer: string): string[] {
    const marks = provenanceOf(node).public
    const said = [
      ...Object.keys(node),
      ...[node.type ?? []].flat(),
      ...listKeywords.flatMap((list) => node[list] ?? []).map(String),
    ]
    for (const [index, mark] of marks.entries())
      if (!said.includes(mark)) this.#origins.markWithoutEffect(pointerBelow(pointer, 'x-provenance', 'public', index))
    return [...marks]
  }
}

type Part = readonly [key: string, schema: unknown]

const listKeywords = ['enum', 'x-extensible-enum'] as const
const textKeywords = ['description', 'title']

export const isPublic = (node: unknown): boolean => provenanceOf(node).from === 'public'

/** Examples and most keywords of this project state nothing about the API; nor does an empty description. */
export function withoutOwnWords(node: object): Json {
  const isKept = ([key, value]: [string, unknown]) =>
    (/^(x-extensible-enum|x-deprecation-reason|(?!x-|examples?$).*)$/.test(key) &&
      !(key === 'description' && value === '')) ||
    (key === 'x-provenance' && provenanceOf(node).public.length > 0)
  return Object.fromEntries(Object.entries(node).filter(isKept))
}

function markedFields({ node, pointer }: LocatedNode<Schema>): LocatedNode<Schema> {
  const properties = Object.entries((node as SchemaObject).properties ?? {})
  const stated = properties.filter(([, field]) => provenanceOf(field).from === 'interface')
  return { node: { properties: Object.fromEntries(stated) }, pointer }
}

const isOpen = (schema: unknown) => isRecord(schema) && Object.keys(schema).every((key) => textKeywords.includes(key))

function inPlace(written: unknown, [first]: readonly Subschema[], parts: readonly Part[]): unknown {
  if (Array.isArray(written)) return parts.map(([, part]) => part)
  return first?.keys.length === 1 ? parts[0]?.[1] : Object.fromEntries(parts)
}

/** Takes away marked types and values. Of `required`, names remain that a request would need besides the stated ones. */
function withoutMarked(node: SchemaObject, stated: Json, marks: readonly string[]): Json {
  const isMarked = (word: unknown) => marks.includes(String(word))
  if (node.type !== undefined) {
    const types = [node.type].flat().map((type) => (type === 'integer' && isMarked(type) ? 'number' : type))
    stated.type = types.filter((type) => !isMarked(type))
  }
  for (const list of listKeywords)
    if (Array.isArray(stated[list])) stated[list] = stated[list].filter((value) => !isMarked(value))
  const fields = isRecord(stated.properties) ? stated.properties : {}
  const others = (node.required ?? []).filter((name) => !Object.hasOwn(fields, name))
  if (isMarked('required') && node.additionalProperties === false) stated.required = others
  return stated
}

/** A union of one member is the member. */
function onlyMember(stated: Json): Json {
  const { oneOf, ...others } = stated
  const isAlone = Array.isArray(oneOf) && oneOf.length === 1 && isOpen(others)
  return isAlone ? joinedSchemas(others, oneOf[0]) : stated
}

/** Two schemas that hold together, the second of which may have another text. */
function joinedSchemas(words: Json, schema: unknown): Json {
  const inner = isRecord(schema) ? schema : {}
  const description = [words.description, inner.description].filter((text) => text !== undefined).join('\n')
  return { ...inner, ...words, ...(description !== '' && { description }) }
}

/** Where the nodes of a new document come from, and which marks of the source had no effect on it. */
export class Origins {
  readonly #source: object
  readonly #pointers = new Map<unknown, string>()
  /** The pointers of all nodes of the source that became a part of the new document. */
  readonly #met = new Set<string>()
  readonly #withoutEffect = new Set<string>()

  constructor(source: object) {
    this.#source = source
  }

  /** Remembers the origin of a new node, and returns the node. */
  from<Node>(pointer: string, node: Node): Node {
    this.#pointers.set(node, pointer)
    this.#met.add(pointer)
    return node
  }

  markWithoutEffect(pointer: string): void {
    this.#withoutEffect.add(pointer)
  }

  /** The pointer in the source of a node of the new document, or of the nearest one around it. */
  originOf(document: object, pointer: string): string {
    let node: unknown = document
    let origin = '#'
    for (const token of pointerTokens(pointer)) {
      node = nodeBelow(node, [token])
      const next = this.#pointers.get(node) ?? pointerBelow(origin, token)
      if (nodeAt(this.#source, next) !== undefined) origin = next
    }
    return origin
  }

  /** Marks that name something absent, and marks as stated on nodes that nothing of the interface leads to. */
  marksWithoutEffect(): readonly string[] {
    this.#findUnmet({ node: this.#source, pointer: '#' })
    return [...this.#withoutEffect]
  }

  #findUnmet({ node, pointer }: LocatedNode): void {
    if (typeof node !== 'object' || node === null) return
    const isStated = provenanceOf(node).from === 'interface'
    if (isStated && !this.#met.has(pointer)) this.markWithoutEffect(pointerBelow(pointer, 'x-provenance'))
    for (const [key, value] of Object.entries(node))
      this.#findUnmet({ node: value, pointer: pointerBelow(pointer, key) })
  }
}
