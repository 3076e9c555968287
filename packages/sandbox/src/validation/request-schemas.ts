import { type ZodTypeAny, z } from 'zod/v3'
import { type Document, nameOf, type Schema } from '../documents.ts'

/** What a server judges otherwise than the words of a schema say: made by the name of the component. */
export type Composition = Readonly<Record<string, (schemas: RequestSchemas) => ZodTypeAny>>

/**
 * The schemas of a document as validators, whose words are those of the servers. They are made when they are first
 * needed. A server drops what it does not know, and knows what is as old as itself.
 */
export class RequestSchemas {
  readonly #made = new Map<string, ZodTypeAny>()

  readonly #document: Document
  readonly #since: string
  readonly #composition: Composition

  /** @param since The age of the server: what `x-since` says of a later day is not there yet. */
  constructor(document: Document, since: string, composition: Composition) {
    this.#document = document
    this.#since = since
    this.#composition = composition
  }

  /** The age of the server. */
  get since(): string {
    return this.#since
  }

  /** The validator of a component. */
  named(name: string): ZodTypeAny {
    const made = this.#made.get(name) ?? this.#composition[name]?.(this) ?? this.plain(name)
    this.#made.set(name, made)
    return made
  }

  /** The validator of a component as its schema alone has it. */
  plain(name: string): ZodTypeAny {
    return this.of(this.#document.schemas[name] as Schema)
  }

  /** The validators of the properties of a component. */
  shape(name: string): Record<string, ZodTypeAny> {
    return this.#shapeOf(this.#document.schemas[name] as Schema)
  }

  /** The validator of a schema. */
  of(schema: Schema): ZodTypeAny {
    if (schema.$ref) return this.named(nameOf(schema.$ref))
    if (Array.isArray(schema.type))
      return this.of({ ...schema, type: schema.type[0], ...withoutNull(schema) }).nullable()
    if (schema.const !== undefined) return z.literal(schema.const as string)
    if (schema.enum) return this.#oneOfValues(schema)
    if (schema.oneOf) return this.#union(schema.oneOf, schema.discriminator?.propertyName)
    switch (schema.type) {
      case 'string':
        return text(schema)
      case 'integer':
        return number(schema, z.number().int())
      case 'number':
        return number(schema, z.number())
      case 'boolean':
        return z.boolean()
      case 'array':
        return this.#list(schema)
      case 'object':
        return z.object(this.#shapeOf(schema))
      default:
        return z.unknown()
    }
  }

  /** Whether a server of this age knows what a schema, or what it refers to, describes. */
  knows(schema: Pick<Schema, '$ref' | 'x-since'>): boolean {
    const referred = schema.$ref ? (this.#document.schemas[nameOf(schema.$ref)] as Schema) : undefined
    const days = [schema['x-since'], referred?.['x-since']]
    return days.every((day) => day === undefined || day <= this.#since)
  }

  #shapeOf({ properties = {}, required = [] }: Schema): Record<string, ZodTypeAny> {
    const shape: Record<string, ZodTypeAny> = {}
    for (const [name, schema] of Object.entries(properties)) {
      if (schema === false || !this.knows(schema)) continue
      const made = this.of(schema)
      shape[name] = required.includes(name) ? made : made.optional()
    }
    return shape
  }

  #oneOfValues({ enum: values = [], 'x-since-values': ages = {} }: Schema): ZodTypeAny {
    const known = values.filter((value) => value !== null && !((ages[String(value)] ?? '') > this.#since))
    if (known.every((value) => typeof value === 'string')) return z.enum(known as [string, ...string[]])
    return z.union(known.map((value) => z.literal(value as number)) as unknown as [ZodTypeAny, ZodTypeAny])
  }

  #union(members: readonly Schema[], tag: string | undefined): ZodTypeAny {
    const known = members.filter((member) => this.knows(member)).map((member) => this.of(member))
    if (tag === undefined) return z.union(known as [ZodTypeAny, ZodTypeAny])
    return z.discriminatedUnion(tag, known as [z.ZodObject<z.ZodRawShape>, z.ZodObject<z.ZodRawShape>])
  }

  #list({ items, minItems, maxItems }: Schema): ZodTypeAny {
    const list = z.array(items ? this.of(items) : z.unknown())
    if (minItems !== undefined && minItems === maxItems) return list.length(minItems)
    const atLeast = minItems === undefined ? list : list.min(minItems)
    return maxItems === undefined ? atLeast : atLeast.max(maxItems)
  }
}

function withoutNull(schema: Schema): Pick<Schema, 'enum'> {
  return schema.enum ? { enum: schema.enum.filter((value) => value !== null) } : {}
}

function text({ minLength, maxLength, pattern }: Schema): ZodTypeAny {
  if (pattern?.includes(objectIdPattern)) return objectId
  let made = z.string()
  if (minLength !== undefined) made = made.min(minLength)
  if (maxLength !== undefined) made = made.max(maxLength)
  if (pattern !== undefined) made = made.regex(new RegExp(pattern))
  return made
}

function number({ minimum, maximum, multipleOf }: Schema, base: z.ZodNumber): ZodTypeAny {
  let made = base
  if (minimum !== undefined) made = made.min(minimum)
  if (maximum !== undefined) made = made.max(maximum)
  if (multipleOf !== undefined) made = made.multipleOf(multipleOf)
  return made
}

const objectIdPattern = '[0-9a-fA-F]{24}'

/** The documents ask for 24 hexadecimal digits; servers look for any text of 12 bytes as well. */
const objectId = z
  .string()
  .refine((id) => /^[0-9a-fA-F]{24}$/.test(id) || new TextEncoder().encode(id).length === 12, 'Invalid ObjectId')
