import { breachesOf, statedValidations } from '@clouddb/document/rules'
import { isImpossible } from '@clouddb/document/schemas'
import { dayOfValue, sinceDayOf, sinceDaysOf } from '@clouddb/document/since-days'
import { type ZodTypeAny, z } from 'zod/v3'
import { type Document, dayOfChange, referencedSchemaName, type Schema } from '../documents.ts'
import { remembered } from '../json.ts'
import {
  inServerOrder,
  itemOf,
  list,
  numberSchema,
  oneByName,
  oneOfSchema,
  type Rule,
  ruled,
  type Shape,
  textSchema,
} from './zod-schemas.ts'

/** Schemas of components, and of properties of components, that servers validate in another way than the document says. */
export type Composition = Readonly<Record<string, (schemas: RequestSchemas, name: string) => ZodTypeAny>>

/** The version and the time of a server, on which its validation depends. */
export interface ServerVersion {
  /** Its day: the server lacks everything whose `x-since` is later. */
  readonly since: string
  /** Its time in epoch milliseconds. */
  now(): number
}

/**
 * The schemas of a document as zod schemas, whose messages are those of servers. Each is made when it is first needed.
 * A server removes properties that it does not know. Exact schemas refuse those that the document excludes, and keep others.
 */
export class RequestSchemas {
  readonly #made = new Map<string, ZodTypeAny>()

  readonly #document: Document
  readonly #composition: Composition
  readonly #isExact: boolean
  readonly server: ServerVersion

  constructor(document: Document, server: ServerVersion, composition: Composition, isExact = false) {
    this.#document = document
    this.server = server
    this.#composition = composition
    this.#isExact = isExact
  }

  /** Whether the server's version is of this day or later. */
  isOf(day: string): boolean {
    return day <= this.server.since
  }

  /** The zod schema of a component. */
  named(name: string): ZodTypeAny {
    return remembered(this.#made, name, () => this.#composition[name]?.(this, name) ?? this.plain(name))
  }

  /** The zod schema of a component, without a composition. */
  plain(name: string): ZodTypeAny {
    return this.of(this.schema(name), name)
  }

  /** Whether the document has a component; one deployment lacks some. */
  has(name: string): boolean {
    return this.#document.schemas[name] !== undefined
  }

  /** The schema of a component. */
  schema(name: string): Schema {
    return this.#document.schemas[name] as Schema
  }

  /** The rules of a component, in the words of servers. */
  rulesOf(name: string): Rule<unknown> {
    return this.#rulesIn(this.schema(name))
  }

  /** The rules of the items of a list, one rule after the other, as servers check them that look at the whole. */
  rulesOfItems(list: string, name: string): Rule<Readonly<Record<string, readonly unknown[]>>> {
    const rules = statedValidations(this.schema(name)).map((rule) => this.#rulesIn({ 'x-validations': [rule] }))
    return (whole, complain) => {
      for (const rule of rules)
        for (const [index, item] of (whole[list] ?? []).entries())
          rule(item, (message, path = []) => complain(message, [list, index, ...path]))
    }
  }

  #rulesIn(schema: Schema): Rule<unknown> {
    return (value, complain) => {
      const { since } = this.server
      for (const { message, path } of breachesOf(schema, value, since)) complain(message, path)
    }
  }

  /** The zod schemas of the properties of a component. */
  shape(name: string): Shape {
    return this.#shapeOf(this.schema(name), name)
  }

  /**
   * The zod schema of a schema.
   *
   * @param name Names the component or its property, for which servers may have their own order.
   */
  of(written: Schema, name = ''): ZodTypeAny {
    if (written.$ref) return this.named(referencedSchemaName(written.$ref))
    const schema = checkedBy(this.server.since, written)
    const made = this.#shapeSchema(schema, name)
    const rules = statedValidations(schema).some(({ constraint }) => constraint === undefined)
    return ruled(
      made,
      ...(schema.dependentRequired ? [dependents(schema.dependentRequired)] : []),
      ...(schema.minProperties ? [notEmpty] : []),
      ...(rules ? [this.#rulesIn(schema)] : []),
    )
  }

  #shapeSchema(schema: Schema, name: string): ZodTypeAny {
    if (Array.isArray(schema.type)) return this.#nullable(schema, name)
    if (schema.const !== undefined) return z.literal(schema.const as string)
    if (schema.enum) return oneOfSchema(schema.enum, name)
    if (schema.oneOf) return this.#union(schema, name)
    if (schema.allOf && this.#isExact) return this.of(this.#whole(schema), name)
    switch (schema.type) {
      case 'string':
        return textSchema(schema, this.isOf(namesObjectIdSince))
      case 'integer':
        return numberSchema(schema, z.number().int())
      case 'number':
        return numberSchema(schema, this.#isExact ? z.number().finite() : z.number())
      case 'boolean':
        return z.boolean()
      case 'array':
        return list(schema, schema.items ? this.of(schema.items) : z.unknown())
      case 'null':
        return z.null()
      case 'object':
        return this.object(this.#shapeOf(schema, name), schema.additionalProperties)
      default:
        return z.unknown()
    }
  }

  /** The zod schema of an object with properties, and perhaps others. */
  object(shape: Shape, others: unknown): z.AnyZodObject {
    const made = z.object(shape)
    if (isSchema(others)) return made.catchall(itemOf(this.of(others)))
    if (!this.#isExact) return made
    return others === false ? made.strict() : made.passthrough()
  }

  /** Whether the server knows a schema, and the component that it refers to. */
  knows(schema: Pick<Schema, '$ref' | 'x-since'>): boolean {
    const referred = schema.$ref ? this.schema(referencedSchemaName(schema.$ref)) : schema
    if (referred === undefined) return false
    return [schema, referred].map(sinceDayOf).every((day) => day === undefined || this.isOf(day))
  }

  knowsComponent(name: string): boolean {
    return this.knows({ $ref: `#/components/schemas/${name}` })
  }

  #shapeOf({ properties = {}, required = [] }: Schema, component: string): Shape {
    const shape: Shape = {}
    for (const name of inServerOrder(component, Object.keys(properties))) {
      const schema = properties[name] as Schema
      if (isImpossible(schema) || !this.knows(schema)) continue
      const path = `${component}.${name}`
      const made = this.#composition[path]?.(this, component) ?? this.of(schema, path)
      shape[name] = required.includes(name) ? made : made.optional()
    }
    return shape
  }

  /** An object schema with the properties of those that it is composed of. */
  #whole({ allOf = [], ...schema }: Schema): Schema {
    const parts = [
      ...allOf.map((part) => this.#whole(part.$ref ? this.schema(referencedSchemaName(part.$ref)) : part)),
      schema,
    ]
    const properties = Object.assign({}, ...parts.map((part) => part.properties))
    return { type: 'object', properties, required: parts.flatMap(({ required = [] }) => required) }
  }

  #nullable(schema: Schema, name: string): ZodTypeAny {
    const types = schema.type as readonly string[]
    const values = schema.enum && { enum: schema.enum.filter((value) => value !== null) }
    const [first = z.null(), ...others] = types
      .filter((type) => type !== 'null')
      .map((type) => this.#shapeSchema({ ...schema, type, ...values }, name))
    const made = others.length > 0 ? z.union([first, ...others] as [ZodTypeAny, ZodTypeAny]) : first
    return types.includes('null') ? made.nullable() : made
  }

  #union({ oneOf = [], discriminator }: Schema, component: string): ZodTypeAny {
    const known = oneOf.filter((member) => this.knows(member) && member.type !== 'null')
    if (known.length === 1) {
      const only = this.of(known[0] as Schema, component)
      return oneOf.some((member) => member.type === 'null') ? only.nullable() : only
    }
    const made = known.map((member) => this.of(member)) as unknown as [ZodTypeAny, ZodTypeAny]
    if (!discriminator) {
      const names = known.map(({ $ref = '' }) => this.schema(referencedSchemaName($ref))?.required ?? [])
      const byName = new Map(names.flatMap(([name], index) => (name ? [[name, made[index] as ZodTypeAny]] : [])))
      const isNamed = byName.size === known.length && names.every(({ length }) => length === 1)
      return isNamed ? oneByName(byName) : z.union(made)
    }
    const tag = discriminator.propertyName
    const byTag = new Map(known.map((member, index) => [this.#tagOf(member, tag), made[index]]))
    const ordered = inServerOrder(component, [...byTag.keys()]).map((value) => byTag.get(value))
    return z.discriminatedUnion(tag, ordered as unknown as [z.ZodObject<Shape>, z.ZodObject<Shape>])
  }

  #tagOf({ $ref = '' }: Schema, tag: string): string {
    const { const: value, enum: values } = (this.schema(referencedSchemaName($ref)).properties?.[tag] || {}) as Schema
    return String(value ?? values)
  }
}

/** No document needs more than one property. */
const notEmpty: Rule<object> = (value, complain) => {
  if (Object.keys(value).length === 0) complain('Expected at least one property')
}

/** Properties that need others beside them. */
const dependents =
  (needs: Readonly<Record<string, readonly string[]>>): Rule<object> =>
  (value, complain) => {
    for (const [name, others] of Object.entries(needs)) {
      const missing = others.filter((other) => !Object.hasOwn(value, other))
      if (Object.hasOwn(value, name) && missing.length > 0) complain(`${name} needs ${missing.join(' and ')}`)
    }
  }

const isSchema = (others: unknown): others is Schema => typeof others === 'object' && others !== null

const namesObjectIdSince = dayOfChange('namesObjectIds')
export const usesValidatedSince = dayOfChange('storesValidatedDashboards')

/** A schema without the constraints and the values that a server of this version does not know. */
function checkedBy(since: string, schema: Schema): Schema {
  const days = sinceDaysOf(schema)
  const isLater = (day: string | undefined) => day !== undefined && day > since
  const checked = Object.entries(schema).filter(([keyword]) => !isLater(days[keyword]))
  const isKnown = (value: unknown) => !isLater(dayOfValue(schema, value))
  return {
    ...(Object.fromEntries(checked) as Schema),
    ...(schema.enum && { enum: schema.enum.filter(isKnown) }),
    ...(Array.isArray(schema.type) && { type: schema.type.filter((type) => type !== 'null' || isKnown(null)) }),
  }
}
