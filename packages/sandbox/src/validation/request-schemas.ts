import { type ZodTypeAny, z } from 'zod/v3'
import { type Document, nameOf, type Schema } from '../documents.ts'
import { isObjectId } from '../rules/object-id.ts'
import { inServerOrder } from './order.ts'

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
  of(schema: Schema, name = ''): ZodTypeAny {
    if (schema.$ref) return this.named(nameOf(schema.$ref))
    if (Array.isArray(schema.type))
      return this.of({ ...schema, type: schema.type[0], ...withoutNull(schema) }).nullable()
    if (schema.const !== undefined) return z.literal(schema.const as string)
    if (schema.enum) return this.#oneOfValues(schema, name)
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
        return this.#list(schema)
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

  #oneOfValues({ enum: values = [], 'x-since-values': ages = {} }: Schema, component: string): ZodTypeAny {
    const known = values.filter((value) => value !== null && this.isOf(ages[String(value)] ?? ''))
    if (known.every((value) => typeof value === 'string')) {
      const ordered = inServerOrder(component, known)
      return takesNumbers.has(component) ? namedValues(ordered) : z.enum(ordered as [string, ...string[]])
    }
    return z.union(known.map((value) => z.literal(value as number)) as unknown as [ZodTypeAny, ZodTypeAny])
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

  #list({ items, minItems, maxItems }: Schema): ZodTypeAny {
    const list = z.array(items ? this.of(items) : z.unknown())
    if (minItems !== undefined && minItems === maxItems) return list.length(minItems)
    const atLeast = minItems === undefined ? list : list.min(minItems)
    return maxItems === undefined ? atLeast : atLeast.max(maxItems)
  }
}

/** Lists of which servers say of a number that it is not in the list, and not that it is no text. */
const takesNumbers: ReadonlySet<string> = new Set([
  'MetricType',
  'AlertThresholdType',
  'NumberFormatRequest.numericUnit',
  'ChartSeriesRequest.metricDataType',
])

/** A list that takes numbers for values that it may have. */
export function namedValues(values: readonly string[]): ZodTypeAny {
  return z.nativeEnum(Object.fromEntries(values.map((value) => [value, value])))
}

function withoutNull(schema: Schema): Pick<Schema, 'enum'> {
  return schema.enum ? { enum: schema.enum.filter((value) => value !== null) } : {}
}

function text({ minLength, maxLength, pattern }: Schema, saysObjectId: boolean): ZodTypeAny {
  // The documents ask for 24 hexadecimal digits; servers take other ids as well.
  if (pattern?.includes('[0-9a-fA-F]{24}'))
    return saysObjectId ? z.string().refine(isObjectId, 'Invalid ObjectId') : z.string().refine(isObjectId)
  let made = z.string()
  if (minLength !== undefined) made = made.min(minLength)
  if (maxLength !== undefined) made = made.max(maxLength)
  if (pattern !== undefined) made = made.regex(new RegExp(pattern))
  return made
}

/** The day since when servers say of a text that it is no object id. */
const saysObjectIdSince = '2026-06-04'

function number({ minimum, maximum, multipleOf }: Schema, base: z.ZodNumber): ZodTypeAny {
  let made = base
  if (minimum !== undefined) made = made.min(minimum)
  if (maximum !== undefined) made = made.max(maximum)
  if (multipleOf !== undefined) made = made.multipleOf(multipleOf)
  return made
}
