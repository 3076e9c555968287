import management from '@clouddb/management/openapi.json' with { type: 'json' }
import cloud from '@clouddb/observability-cloud/openapi.json' with { type: 'json' }
import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }

/** A schema, as far as requests are judged by it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema | false>>
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly 'x-since'?: string
  readonly 'x-since-values'?: Readonly<Record<string, string>>
  readonly 'x-since-constraints'?: Readonly<Record<string, string>>
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
  readonly 'x-since'?: string
}

/** An operation of a document, found by its method and path. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body?: Schema
  /** Names of all properties that a body can have, at its top. */
  readonly properties: readonly string[]
}

/** What the sandbox reads of a bundled document. */
export interface Document {
  readonly operations: readonly Operation[]
  readonly schemas: Readonly<Record<string, Schema>>
}

export const managementDocument: Document = read(management)
export const ossDocument: Document = read(oss)
export const cloudDocument: Document = read(cloud, ossDocument.schemas)

interface Bundled {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, Schema | null>; parameters?: Record<string, Parameter> }
}

interface BundledOperation {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** As it is built, a document has null for a schema that another has as well. */
function read(bundled: unknown, shared: Document['schemas'] = {}): Document {
  const { paths, components } = bundled as Bundled
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, schema ?? (shared[name] as Schema)]),
  )
  const parameterOf = (found: Parameter | { $ref: string }): Parameter =>
    '$ref' in found ? (components.parameters?.[nameOf(found.$ref)] as Parameter) : found
  const operations = Object.entries(paths).flatMap(([path, item]) => {
    const shared = (item.parameters ?? []) as BundledOperation['parameters'] & object
    return Object.entries(item)
      .filter(([key]) => key !== 'parameters')
      .map(([method, found]): Operation => {
        const { operationId, parameters = [], requestBody } = found as BundledOperation
        const body = requestBody?.content['application/json']?.schema
        const all = [...shared, ...parameters].map(parameterOf)
        const properties = propertiesOf(body, schemas)
        return {
          id: operationId,
          method: method.toUpperCase(),
          path,
          parameters: all,
          properties,
          ...(body && { body }),
        }
      })
  })
  return { operations, schemas }
}

function propertiesOf(schema: Schema | undefined, schemas: Document['schemas']): string[] {
  if (schema === undefined) return []
  if (schema.$ref) return propertiesOf(schemas[nameOf(schema.$ref)], schemas)
  const members = (schema.oneOf ?? []).flatMap((member) => propertiesOf(member, schemas))
  return [...Object.keys(schema.properties ?? {}), ...members]
}

/** The name of the component that a reference names. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** The day since when open-source servers know a component, or a property of one. */
export function dayOf(component: string, property?: string): string {
  const schema = ossDocument.schemas[component]
  const found = property === undefined ? schema : schema?.properties?.[property]
  if (!found) return ''
  return found['x-since'] ?? (found.$ref ? dayOf(nameOf(found.$ref)) : '')
}
