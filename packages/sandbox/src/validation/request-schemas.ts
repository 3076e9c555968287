import { type ZodTypeAny, z } from 'zod/v3'
import { type Document, nameOf, type Schema } from '../documents.ts'
import { checkedBy } from './checked-by.ts'
import { inServerOrder } from './order.ts'
import { list, number, oneOf, text } from './values.ts'

/** What a server judges otherwise than the words of a schema say: made by the name of the component. */
export type Composition = Readonly<Record<string, (schemas: RequestSchemas, name: string) => ZodTypeAny>>

export type Shape = Record<string, ZodTypeAny>

/** A server, as far as its judgement depends on it. */
export interface JudgingServer {
  /** The age: what `x-since` says of a later day is not there yet. */
  readonly since: string
  /** Its time in epoch milliseconds. */
  now(): number
}

/**
 * The schemas of a document as validators, whose words are those of the servers. They are made when they are first
 * needed. A server drops what it does not know, and knows what is as old as itself.
 */
export class RequestSchemas {
  readonly #made = new Map<string, ZodTypeAny>()

  readonly #document: Document
  readonly #composition: Composition
  readonly server: JudgingServer

  constructor(document: Document, server: JudgingServer, composition: Composition) {
    this.#document = document
    this.server = server
    this.#composition = composition
  }

  /** Whether the server is as old as this day, or younger. */
  isOf(day: string): boolean {
    return day <= this.server.since
  }

  /** The validator of a component. */
  named(name: string): ZodTypeAny {
    const made = this.#made.get(name) ?? this.#composition[name]?.(this, name) ?? this.plain(name)
    this.#made.set(name, made)
    return made
  }

  /** The validator of a component as its schema alone has it. */
  plain(name: string): ZodTypeAny {
    return this.of(this.schema(name), name)
  }

  /** The schema of a component. */
  schema(name: string): Schema {
    return this.#document.schemas[name] as Schema
  }

  /** The validators of the properties of a component. */
  shape(name: string): Shape {
    return this.#shapeOf(this.schema(name), name)
  }

  /**
   * The validator of a schema.
   * @param name Of the component, or of a property of one: servers may have an order of their own in it.
   */
  of(written: Schema, name = ''): ZodTypeAny {
    if (written.$ref) return this.named(nameOf(written.$ref))
    const schema = checkedBy(this.server.since, written)
    if (Array.isArray(schema.type)) return this.#perhapsNull(schema, name)
    if (schema.const !== undefined) return z.literal(schema.const as string)
    if (schema.enum) return oneOf(schema.enum, name)
    if (schema.oneOf) return this.#union(schema, name)
    switch (schema.type) {
      case 'string':
        return text(schema, this.isOf(saysObjectIdSince))
      case 'integer':
        return number(schema, z.number().int())
      case 'number':
        return number(schema, z.number())
      case 'boolean':
        return z.boolean()
      case 'array':
        return list(schema, schema.items ? this.of(schema.items) : z.unknown())
      case 'object':
        return z.object(this.#shapeOf(schema, name))
      default:
        return z.unknown()
    }
  }

  /** Whether the server knows what a schema, or what it refers to, describes. */
  knows(schema: Pick<Schema, '$ref' | 'x-since'>): boolean {
    const referred = schema.$ref ? this.schema(nameOf(schema.$ref)) : schema
    if (referred === undefined) return false
    return [schema['x-since'], referred['x-since']].every((day) => day === undefined || this.isOf(day))
  }

  #shapeOf({ properties = {}, required = [] }: Schema, component: string): Shape {
    const shape: Shape = {}
    for (const name of inServerOrder(component, Object.keys(properties))) {
      const schema = properties[name] as Schema | false
      if (schema === false || !this.knows(schema)) continue
      const made = this.of(schema, `${component}.${name}`)
      shape[name] = required.includes(name) ? made : made.optional()
    }
    return shape
  }

  #perhapsNull(schema: Schema, name: string): ZodTypeAny {
    const types = schema.type as readonly string[]
    const [type = ''] = types
    const made = this.of(
      { ...schema, type, ...(schema.enum && { enum: schema.enum.filter((value) => value !== null) }) },
      name,
    )
    return types.includes('null') ? made.nullable() : made
  }

  #union({ oneOf = [], discriminator }: Schema, component: string): ZodTypeAny {
    const known = oneOf.filter((member) => this.knows(member))
    const made = known.map((member) => this.of(member)) as unknown as [ZodTypeAny, ZodTypeAny]
    if (!discriminator) return z.union(made)
    const tag = discriminator.propertyName
    const byTag = new Map(known.map((member, index) => [this.#tagOf(member, tag), made[index]]))
    const ordered = inServerOrder(component, [...byTag.keys()]).map((value) => byTag.get(value))
    return z.discriminatedUnion(tag, ordered as unknown as [z.ZodObject<Shape>, z.ZodObject<Shape>])
  }

  #tagOf({ $ref = '' }: Schema, tag: string): string {
    const { const: value, enum: values } = (this.schema(nameOf($ref)).properties?.[tag] || {}) as Schema
    return String(value ?? values)
  }
}

/** The day since when servers say of a text that it is no object id. */
const saysObjectIdSince = '2026-06-04'
