import { type OpenApiDocument, requestOf, type RequestBody as StatedBody } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { RequestBody, type RequestSchema } from '@clouddb/document/request-schema'
import { resourcesOf, type StatedResource } from '@clouddb/document/resources'
import cloud from '@clouddb/observability-cloud/openapi.json' with { type: 'json' }
import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }

export type Data = Readonly<Record<string, unknown>>

/** The documents by deployment, as the client packages ship them. */
const documents = { oss: oss as unknown as OpenApiDocument, cloud: cloud as unknown as OpenApiDocument }

export type ApiName = keyof typeof documents

function connectionVariables(api: ApiName): Readonly<Record<string, string>> {
  const { logLevel: _, ...variables } = documents[api]['x-client']?.environment ?? {}
  return variables
}

/** The options that each client needs, with the variable of the environment that names it. */
export const connections: Readonly<Record<ApiName, Readonly<Record<string, string>>>> = {
  oss: connectionVariables('oss'),
  cloud: connectionVariables('cloud'),
}

const read = (document: OpenApiDocument) => ({
  resources: resourcesOf(document),
  operations: new Map(locatedOperations(document).map(({ id, node }) => [id, node])),
})

const apis = { oss: read(documents.oss), cloud: read(documents.cloud) }

/** The operations on the objects of a kind. */
export const operationsOn = (kind: string, api: ApiName = 'oss'): StatedResource =>
  apis[api].resources.get(kind) ?? { id: '' }

/** Returns the day of the first server that has an operation, where the document says it. */
export const operationDay = (api: ApiName, id: string): string | undefined => apis[api].operations.get(id)?.['x-since']

const bodies = new Map<string, RequestBody>()

/**
 * Returns what creates or updates an object of a kind. Both deployments have the same defaults. The bundle has the schemas
 * of the managed deployment only where they differ.
 */
export function requestBodySchema(
  kind: string,
  role: 'create' | 'update' = 'create',
  api: ApiName = 'oss',
): RequestBody {
  const key = `${api} ${kind} ${role}`
  const known = bodies.get(key)
  if (known) return known
  const operation = apis[api].operations.get(operationsOn(kind, api)[role] ?? '')
  const stated = operation?.requestBody as StatedBody | undefined
  const schema = stated?.content?.['application/json']?.schema as RequestSchema | undefined
  const schemas = { ...documents.oss.components?.schemas, ...documents[api].components?.schemas }
  const body = new RequestBody(schema ?? {}, schemas as Record<string, RequestSchema>)
  bodies.set(key, body)
  return body
}

/** Returns the schema of a field of what creates an object of a kind. */
export function requestField(kind: string, field: string): RequestSchema {
  const body = requestBodySchema(kind)
  return body.resolve(body.branchesOf(body.schema)[0]?.properties?.[field] ?? {})
}

/** The fields of an alert that servers derive from what it watches where an update leaves them out: its name and its tags. */
export const derivedFields: readonly string[] = requestOf(updateOf('alert')).derives

function updateOf(kind: string): RequestSchema {
  const body = requestBodySchema(kind, 'update')
  return body.resolve(body.schema)
}

/** The names of fields that hold ids, in any schema: `sourceId`, `appliesToSourceIds`. */
export const idFields: ReadonlySet<string> = new Set(
  Object.values(documents).flatMap((document) => {
    const schemas = (document.components?.schemas ?? {}) as Record<string, RequestSchema>
    const holdsId = (schema: RequestSchema | undefined): boolean => {
      const target = schema?.$ref === undefined ? schema : schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]
      return target !== undefined && ('x-id-of' in target || holdsId(target.items))
    }
    return Object.values(schemas).flatMap(({ properties = {} }) =>
      Object.keys(properties).filter((name) => /Ids?$/.test(name) && holdsId(properties[name])),
    )
  }),
)
