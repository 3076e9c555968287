import management from '@clouddb/management/openapi.json' with { type: 'json' }
import cloud from '@clouddb/observability-cloud/openapi.json' with { type: 'json' }
import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }
import type { MediaType, OpenApiDocument, Parameter, RequestBody, SchemaObject } from '@clouddb/spec/document/openapi'
import { operationsOf } from '@clouddb/spec/document/operations'
import { schemaNameOf } from '@clouddb/spec/document/references'

/** A schema, with the keywords by which requests are validated. */
export interface Schema extends SchemaObject {
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema | false>
  oneOf?: Schema[]
}

/** An operation of a document, found by its method and path. `properties` are those of its body at the top level. */
export type Operation = ReturnType<typeof operationsIn>[number]

/** The part of a bundled document that the sandbox reads. */
export type Document = ReturnType<typeof read>

type Schemas = Readonly<Record<string, Schema>>

export const managementDocument = read(management)
export const ossDocument = read(oss)
export const cloudDocument = read(cloud, ossDocument.schemas)

/** The build replaces a schema of `bundled` by null where `shared` has the same one. */
function read(bundled: unknown, shared: Schemas = {}) {
  const document = bundled as OpenApiDocument & { components: { schemas: Record<string, Schema | null> } }
  const schemas: Schemas = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, schema ?? (shared[name] as Schema)]),
  )
  return { operations: operationsIn(document, schemas), schemas }
}

function operationsIn(document: Parameters<typeof operationsOf>[0], schemas: Schemas) {
  return operationsOf(document).map(({ id, method, path, parameters, node }) => {
    const content: Record<string, MediaType> = (node.requestBody as RequestBody | undefined)?.content ?? {}
    const body = content['application/json']?.schema as Schema | undefined
    return {
      id,
      method: method.toUpperCase(),
      path,
      parameters: parameters.map((parameter) => parameter.node as Parameter & { schema: Schema }),
      properties: propertiesOf(body, schemas),
      body,
    }
  })
}

function propertiesOf(schema: Schema | undefined, schemas: Schemas): string[] {
  if (schema?.$ref) return propertiesOf(schemas[nameOf(schema.$ref)], schemas)
  const members = (schema?.oneOf ?? []).flatMap((member) => propertiesOf(member, schemas))
  return [...Object.keys(schema?.properties ?? {}), ...members]
}

/** The name of the schema that a reference names. */
export function nameOf(reference: string): string {
  return schemaNameOf(reference) ?? ''
}

/** The day from which open-source servers know a component, or a property of one. */
export function dayOf(component: string, property?: string): string {
  const schema = ossDocument.schemas[component]
  const found = property === undefined ? schema : schema?.properties?.[property]
  if (!found) return ''
  return found['x-since'] ?? (found.$ref ? dayOf(nameOf(found.$ref)) : '')
}
