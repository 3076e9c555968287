import cloud from '@clouddb/observability-cloud/openapi.json' with { type: 'json' }
import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }
import type { ValidationRule } from '@clouddb/spec/document/rules'

/** A schema of a document, with the keywords that this package reads. */
export interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly not?: Schema
  readonly if?: Schema
  readonly then?: Schema
  readonly else?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>
  readonly propertyNames?: Schema
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
  readonly 'x-deprecation-reason'?: string
  readonly 'x-days-from-now'?: readonly [least: number, most: number]
  readonly 'x-dropped-without'?: string
  readonly 'x-since-constraints'?: Readonly<Record<string, string>>
  readonly 'x-since'?: string
  readonly 'x-since-values'?: Readonly<Record<string, string>>
  readonly 'x-kept-when-absent'?: readonly string[]
  readonly 'x-cleared-when-absent'?: readonly string[]
  readonly 'x-never-shown'?: boolean
  readonly 'x-secret'?: boolean
  readonly 'x-validations'?: readonly ValidationRule[]
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly 'x-client': { readonly environment: Readonly<Record<string, string>> }
}

interface Operation {
  readonly 'x-since'?: string
  readonly operationId?: string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** The documents by deployment, as the client packages ship them. */
const documents = { oss: oss as unknown as ApiDocument, cloud: cloud as unknown as ApiDocument }

export type ApiName = keyof typeof documents

/** The variable of the environment for each option of the client. */
export const environmentOf = (api: ApiName): Readonly<Record<string, string>> => documents[api]['x-client'].environment
/** The schemas by name. The bundle has those of the managed deployment only where they differ. */
const schemas = {
  oss: documents.oss.components.schemas,
  cloud: { ...documents.oss.components.schemas, ...documents.cloud.components.schemas },
}

/** The request body of an operation, and the reading of its schema. */
export interface Body {
  readonly schema: Schema
  /** Follows references. The keywords beside a reference win. */
  resolve(schema: Schema): Schema
  /** The branches of schemas, which are the same for every value. */
  readonly branches: WeakMap<Schema, readonly Schema[]>
}

const branches = { oss: new WeakMap(), cloud: new WeakMap() }

/** Returns the schema of what an operation takes, or `undefined` where the document has no such operation. */
export function bodyOf(api: ApiName, operationId: string): Body | undefined {
  const schema = operationOf(api, operationId)?.requestBody?.content['application/json']?.schema
  if (schema === undefined) return undefined
  const resolve = (from: Schema): Schema => {
    let found = from
    while (found.$ref !== undefined) {
      const { $ref, ...beside } = found
      found = { ...schemas[api][$ref.slice($ref.lastIndexOf('/') + 1)], ...beside }
    }
    return found
  }
  return { schema, resolve, branches: branches[api] }
}

/** Returns the schema that a value has: the branch of a union that its constants and its field names fit. */
export function schemaOf(body: Body, schema: Schema, value: unknown): Schema | undefined {
  const all = branchesOf(body, schema)
  if (all.length === 1 || !isObject(value)) return all[0]
  return all.find((branch) => fits(body, branch, value))
}

/** Returns the branches of a union, also of those inside it. A schema without a union is its only branch. */
export function branchesOf(body: Body, schema: Schema): readonly Schema[] {
  let found = body.branches.get(schema)
  if (!found) {
    const resolved = body.resolve(schema)
    const inner = resolved.anyOf ?? resolved.oneOf
    found = inner ? inner.flatMap((branch) => branchesOf(body, branch)) : [resolved]
    body.branches.set(schema, found)
  }
  return found
}

function fits(body: Body, { properties, required = [], additionalProperties }: Schema, value: Data): boolean {
  if (properties === undefined) return false
  if (required.some((name) => value[name] === undefined)) return false
  if (additionalProperties === false && Object.keys(value).some((name) => !properties[name])) return false
  return Object.entries(properties).every(([name, property]) => {
    if (value[name] === undefined) return true
    // Bundles forbid a property by `{ not: {} }`.
    if (isForbidden(property)) return false
    const { const: constant, enum: values } = body.resolve(property)
    return (constant === undefined || constant === value[name]) && (values?.includes(value[name]) ?? true)
  })
}

/** True for a schema that no value has: `{ not: {} }`. */
export function isForbidden({ not }: Schema): boolean {
  return not !== undefined && Object.keys(not).length === 0
}

export type Data = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the schema of a member of a value that has this schema. */
export function memberOf({ properties, additionalProperties }: Schema, name: string): Schema | undefined {
  const property = properties?.[name] ?? additionalProperties
  return typeof property === 'object' ? property : undefined
}

/** Returns the day of the first server that has an operation, where the document says it. */
export function dayOf(api: ApiName, operationId: string): string | undefined {
  return operationOf(api, operationId)?.['x-since']
}

function operationOf(api: ApiName, operationId: string): Operation | undefined {
  const operations = Object.values(documents[api].paths).flatMap((methods) => Object.values(methods))
  return operations.find((each) => each.operationId === operationId)
}
