import {
  isRecord,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type RequestBody,
  type SchemaObject,
  type ServerChange,
} from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { schemaNameOf } from '@clouddb/document/references'
import { propertiesShown, resourcesOf, successStatusOf } from '@clouddb/document/resources'
import { secretNamesIn } from '@clouddb/document/secrets'
import { sinceDayOf, sinceDaysOf } from '@clouddb/document/since-days'
import management from '@clouddb/management/openapi.json' with { type: 'json' }
import cloud from '@clouddb/observability-cloud/openapi.json' with { type: 'json' }
import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }
import type { components } from '@clouddb/observability-oss/types'
import control from '../openapi.json' with { type: 'json' }

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
  maxProperties?: number
  propertyNames?: Schema
  'x-days-from-now'?: readonly [least: number, most: number]
  items?: Schema
  properties?: Record<string, Schema>
  dependentRequired?: Record<string, string[]>
  minProperties?: number
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** An operation of a document, found by its method and path. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly (Parameter & { schema: Schema })[]
  readonly body?: Schema
  /** The property that says whether the body is right, of an operation that answers 200 to wrong bodies as well. */
  readonly verdict?: string
  /** The status of its success. */
  readonly status: number
  /** Whether its answers have no envelope. */
  readonly isBare: boolean
  /** The day from which servers have the operation; empty for always. */
  readonly since: string
  /** The properties that a body can have at its top level, each with the day from which servers know it; empty for always. */
  readonly properties: ReadonlyMap<string, string>
  /** Names of the properties of the record in its successful answer. */
  readonly shown: readonly string[]
  /** Names of the properties of its body and its answers that hold secrets. */
  readonly secrets: readonly string[]
}

/** What the build adds to an operation, whose answers it leaves out. */
interface TrimmedOperation {
  readonly 'x-secrets'?: readonly string[]
  readonly 'x-shown'?: readonly string[]
  readonly 'x-status'?: number
}

/** The part of a bundled document that the sandbox reads. */
export interface Document {
  /** The kinds of objects by name. */
  readonly resources: ReturnType<typeof resourcesOf>
  readonly operations: readonly Operation[]
  readonly schemas: Readonly<Record<string, Schema>>
  /** The variables that a client reads, by its option. */
  readonly environment: Readonly<Record<string, string>>
  /** What its servers have come to do differently with the same request, by name. */
  readonly changes: Readonly<Record<string, ServerChange>>
}

export const managementDocument: Document = readServedDocument(management)
export const ossDocument: Document = readServedDocument(oss)
export const cloudDocument: Document = readServedDocument(cloud, ossDocument.schemas)
export const controlDocument: Document = readServedDocument(control)

/**
 * Reads the part of a bundled document that the sandbox needs. The build replaces a schema of `bundled` by null where
 * `shared` has the same one.
 */
export function readServedDocument(bundled: unknown, shared: Document['schemas'] = {}): Document {
  const document = bundled as OpenApiDocument & { components: { schemas: Record<string, Schema | null> } }
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, schema ?? (shared[name] as Schema)]),
  )
  const operations = locatedOperations(document).map(({ id, method, path, parameters, node }): Operation => {
    const content: Record<string, MediaType> = (node.requestBody as RequestBody | undefined)?.content ?? {}
    const body = content['application/json']?.schema as Schema | undefined
    return {
      id,
      method: method.toUpperCase(),
      path,
      status: (node as TrimmedOperation)['x-status'] ?? successStatusOf(node),
      isBare: node['x-payload']?.whole === true,
      since: String(node['x-since'] ?? ''),
      parameters: parameters.map((parameter) => parameter.node as Operation['parameters'][number]),
      properties: propertiesOf(body, schemas),
      shown: (node as TrimmedOperation)['x-shown'] ?? propertiesShown(document, node),
      secrets: (node as TrimmedOperation)['x-secrets'] ?? secretNamesIn(document, node),
      ...(body && { body }),
      ...(node['x-payload']?.verdict && { verdict: node['x-payload'].verdict }),
    }
  })
  return {
    resources: resourcesOf(document),
    operations,
    schemas,
    environment: document['x-client']?.environment ?? {},
    changes: document['x-deployment']?.changes ?? {},
  }
}

/** A schema of the control API. */
export const controlSchema = (name: string): Schema => controlDocument.schemas[name] as Schema

function propertiesOf(schema: Schema | undefined, schemas: Document['schemas']): Map<string, string> {
  if (schema?.$ref) return propertiesOf(schemas[referencedSchemaName(schema.$ref)], schemas)
  const own = Object.entries(schema?.properties ?? {}).map(
    ([name, property]) => [name, dayIn(schemas, property)] as const,
  )
  const members = (schema?.oneOf ?? []).flatMap((member) => [...propertiesOf(member, schemas)])
  // A union knows a property from the day of its first member.
  return new Map([...own, ...members].toSorted(([, one], [, other]) => other.localeCompare(one)))
}

/** The name of the schema that a reference names. */
export function referencedSchemaName(reference: string): string {
  return schemaNameOf(reference) ?? ''
}

/** An operation of a document. */
export function operationNamed(id: string, { operations }: Document): Operation {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`The document has no operation ${id}.`)
  return operation
}

/** The day from which open-source servers know a parameter of an operation. */
export function dayOfParameter(operationId: string, name: string): string {
  const parameter = operationNamed(operationId, ossDocument).parameters.find((each) => each.name === name)
  if (!parameter) throw new Error(`The document has no parameter ${name} of ${operationId}.`)
  return sinceDayOf(parameter) ?? ''
}

type Schemas = components['schemas']

/**
 * The day from which servers know a component, or a property of one; or a part of it, which has a day of its own: a listed
 * value or a constraint. Servers of which deployment: default the open-source one.
 *
 * @throws Error for a name that the document does not have: it would count as always known.
 */
export function documentedDay<Name extends keyof Schemas>(
  component: Name,
  property?: keyof Schemas[Name] & string,
  part?: string,
  { schemas } = ossDocument,
): string {
  const name = property === undefined ? component : `${component}.${property}`
  const stated = property === undefined ? schemas[component] : schemas[component]?.properties?.[property]
  if (!stated) throw new Error(`The document has no ${name}.`)
  const day = dayIn(schemas, stated, part)
  if (part !== undefined && day === '') throw new Error(`The document states no day of ${part} of ${name}.`)
  return day
}

/**
 * The day from which servers know a kind of sources, or a property of its sources; empty also where the document has none of
 * the name, because a state may hold more than a document says.
 */
export function dayOfSource(kind: string, property: string | undefined, { schemas }: Document): string {
  const schema = schemas[`${kind.charAt(0).toUpperCase()}${kind.slice(1)}Source`]
  return dayIn(schemas, property === undefined ? schema : schema?.properties?.[property])
}

function dayIn(schemas: Document['schemas'], stated: Schema | undefined, part = 'self'): string {
  return (
    sinceDaysOf(stated)[part] ?? (stated?.$ref ? dayIn(schemas, schemas[referencedSchemaName(stated.$ref)], part) : '')
  )
}

/** The day of a change of servers, by its name. Both deployments run the same code. */
export function dayOfChange(name: string): string {
  const change = ossDocument.changes[name]
  if (!change) throw new Error(`The document states no change ${name} of servers.`)
  return change.since
}

/** The day from which what holds an id is deleted with the object that the id names. */
export function dayOfDeletion(component: string): string {
  const stated = Object(ossDocument.schemas[component]?.['x-id-of']).deletesHolder
  if (!stated) throw new Error(`The document does not say that ${component} is deleted with its object.`)
  return isRecord(stated) ? String(stated.since) : ''
}

/** The kinds of the objects that an id may name, as `x-id-of` says; `path` leads from the component to the id. */
export function kindsOfId(component: string, path: string): readonly string[] {
  const schema = ossDocument.schemas[component]
  const stated = Object(schema?.['x-id-of'])[path] ?? schema?.properties?.[path]?.['x-id-of']
  const { kind } = Object(stated)
  if (!kind) throw new Error(`The document says of no kind that ${path} of ${component} names its objects.`)
  return kind
}
