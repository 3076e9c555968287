/** The parts of an OpenAPI document that readers use. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string }
  servers?: Server[]
  security?: SecurityRequirement[]
  tags?: Tag[]
  paths?: Record<string, PathItem>
  components?: Components
  'x-resources'?: unknown
  'x-payload'?: string
  'x-client'?: Client
  /** The deployment of the document, the day up to which it is known, and what its servers have come to do differently. */
  'x-deployment'?: { name?: string; asOf?: string; changes?: Record<string, ServerChange> }
}

/** A change of what servers do with the same request: its first day, and a sentence about newer servers. */
export interface ServerChange {
  since: string
  description: string
}

/** How a client of the document is made. */
export interface Client {
  /** What comments call the API: `management API`. */
  api: string
  /** The environment variables that replace missing options, by option. */
  environment: Record<string, string>
  /** The path parameters that are options of the client, with a sentence for each. */
  bound?: Record<string, string>
  /** A sentence that is added to the message of an error, by status. */
  hints?: Record<string, string>
}

export interface Components {
  schemas?: Record<string, Schema>
  parameters?: Record<string, Parameter | Reference>
  responses?: Record<string, Response | Reference>
  requestBodies?: Record<string, RequestBody | Reference>
  headers?: Record<string, Header | Reference>
  pathItems?: Record<string, PathItem>
  securitySchemes?: Record<string, SecurityScheme>
}

export interface Reference {
  $ref: string
}

export interface Server {
  url: string
  variables?: Record<string, unknown>
}

/** A group of operations. */
export interface Tag {
  name: string
  description?: string
  'x-displayName'?: string
}

export type SecurityRequirement = Record<string, string[]>

export interface SecurityScheme {
  type: string
  scheme?: string
  'x-value'?: string
}

export const httpMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
export type HttpMethod = (typeof httpMethods)[number]

export type PathItem = {
  $ref?: string
  summary?: string
  description?: string
  parameters?: (Parameter | Reference)[]
  servers?: Server[]
} & { [method in HttpMethod]?: Operation }

export interface Documented {
  summary?: string
  description?: string
  deprecated?: boolean
  'x-deprecation-reason'?: string
  'x-provenance'?: unknown
  'x-since'?: string
}

export interface Operation extends Documented {
  operationId?: string
  tags?: string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses?: Record<string, Response | Reference>
  security?: SecurityRequirement[]
  servers?: Server[]
  'x-client'?: { retryStatuses: number[] }
  'x-effect'?: string
  'x-query'?: {
    pages?: {
      limit: string
      offset: string
      cursor?: string
      from: string
      until: string
      order: string
      span: number
    }
  }
  'x-beta'?: true
  /** The permission that a key needs, and the kind of objects of which one must be there. */
  'x-needs'?: { readonly permission?: string; readonly object?: string }
  'x-payload'?: { whole?: true; verdict?: string }
}

export interface Parameter extends Documented {
  name: string
  in: string
  required?: boolean
  schema?: Schema
  content?: Record<string, MediaType>
  style?: string
  explode?: boolean
}

export interface Header extends Documented {
  schema?: Schema
  content?: Record<string, MediaType>
}

export interface RequestBody extends Documented {
  required?: boolean
  content?: Record<string, MediaType>
}

export interface Response extends Documented {
  content?: Record<string, MediaType>
  headers?: Record<string, Header | Reference>
}

export interface MediaType {
  schema?: Schema
}

/** A JSON Schema. `true` and `false` are schemas too. */
export type Schema = boolean | SchemaObject

export interface SchemaObject {
  $ref?: string
  title?: string
  description?: string
  format?: string
  default?: unknown
  example?: unknown
  examples?: unknown
  deprecated?: boolean
  readOnly?: boolean
  writeOnly?: boolean
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: Schema
  items?: Schema
  prefixItems?: Schema[]
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  $defs?: Record<string, Schema>
  'x-extensible-enum'?: unknown
  'x-provenance'?: unknown
  'x-deprecation-reason'?: string
  'x-since'?: string | Record<string, string>
  'x-always'?: string[]
  'x-secret'?: true
  [keyword: string]: unknown
}

/** What `x-request-of` says of a request. */
export interface RequestOf {
  /** The name of the record that the request is made from. */
  readonly record: unknown
  /** Whether the request holds changes of the record alone. */
  readonly isChange: boolean
  /** The fields that an update keeps where it leaves them out. */
  readonly keeps: readonly string[]
  /** The fields that an update clears where it leaves them out. */
  readonly clears: readonly string[]
  /** The fields that an update derives from other objects where it leaves them out. */
  readonly derives: readonly string[]
  /**
   * Where the record has a value of another place: a list of ids in the items of a list, `owners.id`; a nested value, such as
   * `hashData.keyIdSuffix`, in a property.
   */
  readonly makes: Readonly<Record<string, string>>
}

/** Reads `x-request-of`: the name of a record, or an object that says more. */
export function requestOf(schema: unknown): RequestOf {
  const stated = isRecord(schema) ? schema['x-request-of'] : undefined
  const { record, changes, ...fields } = isRecord(stated) ? stated : { record: stated }
  return {
    keeps: [],
    clears: [],
    derives: [],
    makes: {},
    ...fields,
    record: record ?? changes,
    isChange: changes !== undefined,
  }
}

/** Where a statement is known from, as `x-provenance` says. */
export interface Provenance {
  /** `interface` or `public`; absent where that of the schema around it holds, and where nothing is known. */
  readonly from: unknown
  /** The keywords and values of a statement of the interface that are public. */
  readonly public: readonly string[]
  readonly note?: string
}

/** Reads `x-provenance`: `interface`, `public`, or an object that says more. */
export function provenanceOf(node: unknown): Provenance {
  const stated = isRecord(node) ? node['x-provenance'] : undefined
  return { from: stated, public: [], ...(isRecord(stated) && { from: undefined, ...stated }) }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
