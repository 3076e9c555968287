import { isRecord } from './openapi.ts'
import type { ValidationRule } from './rules.ts'
import { isImpossible } from './schemas.ts'
import { dayOfValue, sinceDayOf, withKeywordsBeside } from './since-days.ts'

/** A schema of a request in a bundled document, with the keywords by which values are read. */
export interface RequestSchema {
  readonly $ref?: string
  readonly anyOf?: readonly RequestSchema[]
  readonly oneOf?: readonly RequestSchema[]
  readonly allOf?: readonly RequestSchema[]
  readonly not?: RequestSchema
  readonly if?: RequestSchema
  readonly then?: RequestSchema
  readonly else?: RequestSchema
  readonly properties?: Readonly<Record<string, RequestSchema>>
  readonly additionalProperties?: RequestSchema | boolean
  readonly required?: readonly string[]
  readonly items?: RequestSchema
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>
  readonly propertyNames?: RequestSchema
  readonly maxProperties?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly examples?: readonly unknown[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly deprecated?: boolean
  readonly writeOnly?: boolean
  readonly 'x-deprecation-reason'?: string
  readonly 'x-days-from-now'?: readonly [least: number, most: number]
  readonly 'x-only-with'?: string | Readonly<Record<string, readonly unknown[]>>
  readonly 'x-since'?: string | Readonly<Record<string, string>>
  readonly 'x-never-shown'?: boolean
  readonly 'x-secret'?: boolean
  readonly 'x-validations'?: readonly ValidationRule[]
}

type Data = Readonly<Record<string, unknown>>

/** The schema of a request body, and the reading of the schemas inside it. */
export class RequestBody {
  readonly schema: RequestSchema
  readonly #schemas: Readonly<Record<string, RequestSchema>>
  readonly #resolved = new WeakMap<RequestSchema, RequestSchema>()
  readonly #branches = new WeakMap<RequestSchema, readonly RequestSchema[]>()
  readonly #listed = new WeakMap<RequestSchema, readonly ListedProperty[]>()

  constructor(schema: RequestSchema, schemas: Readonly<Record<string, RequestSchema>>) {
    this.schema = schema
    this.#schemas = schemas
  }

  /** Follows references. The keywords beside a reference win. */
  resolve(schema: RequestSchema): RequestSchema {
    if (schema.$ref === undefined) return schema
    const known = this.#resolved.get(schema)
    if (known) return known
    const { $ref, ...beside } = schema
    const resolved = this.resolve(
      withKeywordsBeside(this.#schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, beside),
    )
    this.#resolved.set(schema, resolved)
    return resolved
  }

  /** Returns the branches of a union, also of those inside it. A schema without a union is its only branch. */
  branchesOf(schema: RequestSchema): readonly RequestSchema[] {
    const known = this.#branches.get(schema)
    if (known) return known
    const resolved = this.resolve(schema)
    const inner = resolved.anyOf ?? resolved.oneOf
    const branches = inner ? inner.flatMap((branch) => this.branchesOf(branch)) : [resolved]
    this.#branches.set(schema, branches)
    return branches
  }

  /** Returns the schema that a value has: the branch of a union that its constants and its field names fit. */
  schemaOf(schema: RequestSchema, value: unknown): RequestSchema | undefined {
    const branches = this.branchesOf(schema)
    if (branches.length === 1 || !isRecord(value)) return branches[0]
    return branches.find((branch) => this.#fits(branch, value, branches))
  }

  #fits(branch: RequestSchema, value: Data, all: readonly RequestSchema[]): boolean {
    const { properties, required = [], additionalProperties } = branch
    if (properties === undefined) return false
    if (required.some((name) => value[name] === undefined)) return false
    if (additionalProperties === false && Object.keys(value).some((name) => !properties[name])) return false
    return this.listedIn(branch).every(
      ({ name, values }) =>
        value[name] === undefined ||
        values.includes(value[name]) ||
        // A value that is newer than the document hides no branch where all list the same.
        all.every((other) => this.listedIn(other).every((one) => one.name !== name || `${one.values}` === `${values}`)),
    )
  }

  /** Returns the properties of a schema that take a few values alone, or none. */
  listedIn(schema: RequestSchema): readonly ListedProperty[] {
    const known = this.#listed.get(schema)
    if (known) return known
    const listed = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const values = isImpossible(property) ? [] : this.valuesOf(property)
      return values ? [{ name, values }] : []
    })
    this.#listed.set(schema, listed)
    return listed
  }

  /** Returns the only values that a schema takes; `undefined` where it takes others. */
  valuesOf(schema: RequestSchema): readonly unknown[] | undefined {
    const { const: constant, enum: values } = this.resolve(schema)
    return constant === undefined ? values : [constant]
  }

  /** Returns the parts of a request that servers before a day do not have. */
  newerParts(value: unknown, olderThan: string, schema: RequestSchema = this.schema, path = ''): NewerPart[] {
    if (value === undefined || value === null) return []
    const isNewer = (day: string | undefined) => day !== undefined && day >= olderThan
    const stated = this.resolve(schema)
    const own = this.schemaOf(schema, value) ?? {}
    const day = [dayOfValue(stated, value) ?? sinceDayOf(stated), sinceDayOf(own)].find(isNewer)
    if (day !== undefined) return [{ path, since: day }]
    if (Array.isArray(value))
      return value.flatMap((item, index) => this.newerParts(item, olderThan, own.items ?? {}, `${path}[${index}]`))
    return Object.entries(isRecord(value) ? value : {}).flatMap(([name, member]) => {
      const property = memberOf(own, name)
      return property ? this.newerParts(member, olderThan, property, path ? `${path}.${name}` : name) : []
    })
  }
}

/** A property with the only values that it takes. */
interface ListedProperty {
  readonly name: string
  readonly values: readonly unknown[]
}

/** Part of a request that servers before a date do not have. */
export interface NewerPart {
  /** Its path in the request: `tiles[2].config.formulas`. */
  readonly path: string
  /** The day of the first server that has it: `2026-08-21`. */
  readonly since: string
}

/** Returns the schema of a member of a value that has this schema. */
export function memberOf(schema: RequestSchema, name: string): RequestSchema | undefined {
  const property = schema.properties?.[name] ?? schema.additionalProperties
  return typeof property === 'object' ? property : undefined
}
