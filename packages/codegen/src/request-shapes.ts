import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { isReference, resolve } from '@clouddb/document/references'
import { below, type Kinds, kindsOf, nameOf, typesOf, valuesOf } from './request-schema-facts.ts'
import { partsOf } from './schema-facts.ts'

/** What a request can hold in one place, read from its schema and from that of the record. The runtime says more. */
export type Shape = string | Choice | Reference | Values | Id | List | Fields

interface Named {
  /** The schema that it is read from, where that has a name. */
  name?: string
}
export interface Choice extends Named {
  readonly choice: readonly Shape[]
}
/** A shape that is being read when it is met again. */
export interface Reference {
  readonly again: string
}
export interface Values extends Named {
  readonly values: readonly unknown[]
}
export interface Id {
  readonly id: string
}
export interface List extends Named {
  readonly items: Shape
  readonly least?: number
}
export interface Fields extends Named {
  readonly required: Readonly<Record<string, Shape>>
  readonly optional: Readonly<Record<string, Shape>>
  /** What the server alone sets. */
  readonly readOnly: readonly string[]
  /** What means nothing beside the other fields of this shape. */
  readonly moot: readonly string[]
  readonly forbidden: readonly string[]
  readonly others?: Shape
}

/** One way to satisfy a schema: what must hold together, through references and compositions. */
interface Variant {
  readonly parts: readonly SchemaObject[]
  readonly name?: string | undefined
}

/** Reads the shapes of requests. */
export class RequestShapes {
  /** The kinds of ids that were met. */
  readonly kinds: Set<string> = new Set()
  readonly #document: OpenApiDocument
  readonly #reading = new Set<Schema>()

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  /** The shape of a request that is made from a record. */
  read(request: Schema, record: Schema): Shape {
    return this.#shape([request], [...partsOf(this.#document, record)], {})
  }

  /** `schemas` hold together; `records` are all parts of what a record has in that place. */
  #shape(schemas: readonly Schema[], records: readonly SchemaObject[], kinds: Kinds): Shape {
    const targets = schemas.map((schema) => resolve<Schema>(this.#document, schema))
    const name = schemas.map(nameOf).find((each) => each !== undefined)
    if (targets.some((target) => this.#reading.has(target))) return name === undefined ? 'any' : { again: name }
    const entered = targets.filter((target) => isRecord(target))
    for (const target of entered) this.#reading.add(target)
    const shapes = schemas
      .map((schema) => this.#variants(schema))
      .reduce(combine, [{ parts: [] }])
      .flatMap((variant) => this.#ofVariant(variant, records, kinds))
    for (const target of entered) this.#reading.delete(target)
    return named(choiceOf(shapes), name)
  }

  #variants(schema: Schema): Variant[] {
    if (schema === false) return []
    if (schema === true) return [{ parts: [] }]
    if (isReference(schema)) {
      const target = resolve<Schema>(this.#document, schema)
      return this.#variants(target).map(({ parts, name }) => ({ parts, name: name ?? nameOf(schema) }))
    }
    const { allOf, oneOf, anyOf, ...own } = schema
    let variants: Variant[] = [{ parts: [own] }]
    for (const member of allOf ?? [])
      variants = combine(
        variants,
        this.#variants(member).map(({ parts }) => ({ parts })),
      )
    for (const members of [oneOf, anyOf])
      if (members)
        variants = combine(
          variants,
          members.flatMap((member) => this.#variants(member)),
        )
    return variants
  }

  #ofVariant({ parts, name }: Variant, records: readonly SchemaObject[], around: Kinds): Shape[] {
    const kinds: Kinds = { ...Object.assign({}, ...parts.map(kindsOf)), ...around }
    const constants = parts.map(valuesOf).find((values) => values !== undefined)
    if (constants) return [named({ values: constants }, name)]
    const kind = kinds['']
    return typesOf(parts).map((type): Shape => {
      if (type === 'object') return named(this.#fields(parts, records, kinds), name)
      if (type === 'array') return this.#list(parts, records)
      if (type !== 'string' || kind === undefined) return type === 'integer' ? 'number' : type
      this.kinds.add(kind)
      return { id: kind }
    })
  }

  #list(parts: readonly SchemaObject[], records: readonly SchemaObject[]): Shape {
    const items = parts.flatMap((part): Schema[] => (part.items === undefined ? [] : [part.items]))
    const least = Math.max(0, ...parts.map((part) => Number(part.minItems ?? 0)))
    const whole = parts.some((part) => part['x-indivisible'] === true)
    const inRecord = this.#partsOf(records.map((part) => part.items))
    return {
      items: items.length === 0 ? 'any' : this.#shape(items, inRecord, {}),
      ...(whole ? { least: -1 } : least > 0 ? { least } : {}),
    }
  }

  #fields(parts: readonly SchemaObject[], records: readonly SchemaObject[], kinds: Kinds): Fields {
    const mandatory = new Set(parts.flatMap((part) => part.required ?? []))
    const stated = parts.flatMap((part) => Object.entries(part.properties ?? {}))
    const required: [string, Shape][] = []
    const optional: [string, Shape][] = []
    const forbidden: string[] = []
    for (const name of new Set(stated.map(([name]) => name))) {
      const schemas = stated.flatMap(([other, schema]) => (other === name ? [schema] : []))
      if (schemas.includes(false)) forbidden.push(name)
      else {
        const inRecord = this.#partsOf(records.map((part) => part.properties?.[name]))
        const shape = this.#shape(schemas, inRecord, below(kinds, name))
        ;(mandatory.has(name) ? required : optional).push([name, shape])
      }
    }
    const fields = { required: Object.fromEntries(required), optional: Object.fromEntries(optional) }
    const { readOnly, moot } = this.#dropped(fields, records)
    const others = parts.some((part) => part.additionalProperties === false) ? undefined : this.#others(parts, records)
    return {
      ...fields,
      readOnly,
      moot,
      forbidden: forbidden.filter((name) => !readOnly.includes(name) && !moot.includes(name)),
      ...(others === undefined ? {} : { others }),
    }
  }

  #others(parts: readonly SchemaObject[], records: readonly SchemaObject[]): Shape {
    const schemas = parts.flatMap(({ additionalProperties: others }): Schema[] =>
      others === undefined ? [] : [others],
    )
    if (schemas.length === 0 || parts.some((part) => part.patternProperties)) return 'any'
    return this.#shape(schemas, this.#partsOf(records.map((part) => part.additionalProperties)), {})
  }

  /** The fields of the record that a request need not keep. */
  #dropped(
    { required, optional }: Pick<Fields, 'required' | 'optional'>,
    records: readonly SchemaObject[],
  ): Pick<Fields, 'readOnly' | 'moot'> {
    const readOnly = new Set<string>()
    const moot = new Set<string>()
    for (const [name, schema] of records.flatMap((part) => Object.entries(part.properties ?? {}))) {
      const field = resolve<Schema>(this.#document, schema)
      if (!isRecord(field)) continue
      if (field.readOnly === true && !(name in required || name in optional)) readOnly.add(name)
      for (const [sibling, values] of Object.entries((field['x-only-with'] ?? {}) as Record<string, unknown[]>)) {
        const shape = required[sibling] ?? optional[sibling]
        const known = isRecord(shape) && Array.isArray(shape.values) ? shape.values : values
        if (!known.some((value) => values.includes(value))) moot.add(name)
      }
    }
    return { readOnly: [...readOnly], moot: [...moot] }
  }

  #partsOf(schemas: readonly (Schema | undefined)[]): SchemaObject[] {
    return [...new Set(schemas.flatMap((schema) => [...partsOf(this.#document, schema)]))]
  }
}

function combine(left: readonly Variant[], right: readonly Variant[]): Variant[] {
  return left.flatMap((one) =>
    right.map((other) => ({ parts: [...one.parts, ...other.parts], name: other.name ?? one.name })),
  )
}

/** Lists cannot be told apart by what they are: two of them become one whose items are of either kind. */
function choiceOf(shapes: readonly Shape[]): Shape {
  const isList = (shape: Shape): shape is List => typeof shape === 'object' && 'items' in shape
  const lists = shapes.filter(isList)
  const others = shapes.filter((shape) => !isList(shape))
  const leasts = lists.map(({ least = 0 }) => least)
  const least = leasts.includes(-1) ? -1 : Math.min(...leasts)
  const list =
    lists.length > 1
      ? { items: choiceOf(lists.map(({ items }) => items)), ...(least === 0 ? {} : { least }) }
      : lists[0]
  const all = [...others, ...(list ? [list] : [])]
  const distinct = [...new Map(all.map((shape) => [JSON.stringify(shape), shape])).values()]
  return distinct.length === 1 ? (distinct[0] as Shape) : { choice: distinct }
}

function named<Kind extends Shape>(shape: Kind, name: string | undefined): Kind {
  return typeof shape === 'object' && !('name' in shape) && name !== undefined ? { name, ...shape } : shape
}
