import {
  type HttpMethod,
  isRecord,
  type OpenApiDocument,
  type Operation,
  type Schema,
  type SchemaObject,
  type SecurityRequirement,
} from '@clouddb/document/openapi'
import type { LocatedOperation } from '@clouddb/document/operations'
import type { Problems } from '@clouddb/document/problems'
import { resolve } from '@clouddb/document/references'
import { kindsOf, schemaProperties } from '@clouddb/document/schema-parts'
import { secretNamesIn } from '@clouddb/document/secrets'
import { readStates } from './accepted-states.ts'
import { type OperationBody, readOperationBody } from './content.ts'
import { type OperationParameters, readParameters } from './parameters.ts'
import { type OperationAnswers, readAnswers } from './responses.ts'

/** The model of an operation: everything that its method, its definition and its documentation need. */
export interface OperationModel {
  /** The operationId, and the name of the method. */
  readonly id: string
  readonly method: HttpMethod
  readonly path: string
  readonly pointer: string
  readonly documentation: Operation
  readonly parameters: OperationParameters
  readonly body?: OperationBody
  readonly answers: OperationAnswers
  /** Absent unless the operation returns a list. */
  readonly pages?: ListPages
  readonly security: SecurityKind
  readonly retryStatuses?: readonly number[]
  /** The names of the properties of its bodies that hold secrets. */
  readonly secrets: readonly string[]
  /** The states of its object in which servers accept it; absent for all of them. */
  readonly states?: readonly string[]
}

export function readOperation(
  document: OpenApiDocument,
  located: LocatedOperation,
  payloadKey: string | undefined,
  problems: Problems,
): OperationModel {
  const { id, method, path, pointer, node: operation, item } = located
  const body = readOperationBody(document, operation)
  checkMethod(located, body, problems)
  const retryStatuses = operation['x-client']?.retryStatuses
  const parameters = readParameters(document, located, problems)
  // The answers of some operations have no envelope: the whole body is the payload.
  const ownKey = operation['x-payload']?.whole ? undefined : payloadKey
  const answers = readAnswers(document, located, ownKey, problems)
  const states = readStates(document, located, problems)
  const pages = readBodyPages(document, located, body, problems) ?? readListPages(document, method, parameters, answers)
  return {
    id,
    method,
    path,
    pointer,
    documentation: {
      ...operation,
      summary: operation.summary ?? item.node.summary ?? '',
      description: withDemands(
        operation.description ?? item.node.description ?? '',
        operation['x-needs']?.permission,
        states,
      ),
    },
    parameters,
    ...(body ? { body } : {}),
    answers,
    ...(pages ? { pages } : {}),
    security: readSecurity(document, operation, pointer, problems),
    ...(retryStatuses ? { retryStatuses } : {}),
    secrets: secretNamesIn(document, operation),
    ...(states ? { states } : {}),
  }
}

/** A description with what the operation demands: a permission of the key, and states of its object. */
function withDemands(
  description: string,
  permission: string | undefined,
  states: readonly string[] | undefined,
): string {
  const listed = states?.map((state) => `\`${state}\``).join(', ')
  return [
    description.trimEnd(),
    permission && `The key needs the permission \`${permission}\`.`,
    listed && `Servers accept it in the states ${listed}; in others they answer 409.`,
  ]
    .filter(Boolean)
    .join('\n')
}

function checkMethod({ method, pointer }: LocatedOperation, body: OperationBody | undefined, problems: Problems): void {
  if (method === 'trace') {
    problems.add(pointer, 'fetch cannot send a TRACE request', 'Remove the operation.')
  }
  if (body && (method === 'get' || method === 'head')) {
    problems.add(
      `${pointer}/requestBody`,
      `fetch cannot send a ${method.toUpperCase()} request with a body`,
      'Send the values in the query, or use POST.',
    )
  }
}

/**
 * The pages of a list: `paged` if the query has `limit` and `offset`, or a `cursor` that responses name, or `x-query` names
 * properties of the body, else the response contains the whole list.
 */
export interface ListPages {
  readonly paged: boolean
  /** The default of `limit`. */
  readonly limit?: number
  /** The property of a response that contains the total. */
  readonly facts?: string
  /** True where a response names the next page in its `nextCursor`, and the query takes it as `cursor`. */
  readonly cursor?: true
  /** The properties of the body that choose a page, with the largest page. */
  readonly body?: NonNullable<NonNullable<Operation['x-query']>['pages']> & { most: number }
}

/** Returns the pages that an operation asks for in its body. */
function readBodyPages(
  document: OpenApiDocument,
  { node, pointer }: LocatedOperation,
  body: OperationBody | undefined,
  problems: Problems,
): ListPages | undefined {
  const pages = node['x-query']?.pages
  if (!pages) return undefined
  const properties = schemaProperties(document, body?.schema)
  const { span: _, cursor, ...names } = pages
  const missing = [...Object.values(names), cursor ?? names.limit].filter((name) => !properties.has(name))
  const { default: limit, maximum: most } = {
    ...resolve<SchemaObject>(document, properties.get(names.limit) as SchemaObject),
  }
  if (missing.length > 0 || typeof limit !== 'number' || typeof most !== 'number') {
    problems.add(
      `${pointer}/x-query`,
      `The body has no properties ${Object.values(names).join(', ')} with a default and a maximum of the page`,
      'Name properties of the body; `limit` needs a default and a maximum.',
    )
    return undefined
  }
  return { paged: true, limit, ...(cursor === undefined ? {} : { cursor: true }), body: { ...pages, most } }
}

// Other parameters that select a part of a list. The runtime cannot walk these pages, so that they are not pages here.
const otherWays = /^(limit|offset|cursor|after|before|.*(page|token|size).*)$/i

/** Returns the pages of an operation that lists: a GET whose only payload is an array. */
function readListPages(
  document: OpenApiDocument,
  method: string,
  { query }: OperationParameters,
  { successes, payload, payloadNullable, text }: OperationAnswers,
): ListPages | undefined {
  const [answer, ...others] = successes
  if (method !== 'get' || answer?.content?.kind !== 'json' || others.length > 0 || payload === undefined)
    return undefined
  // A null or a text instead of the list cannot be walked.
  if (payloadNullable || text) return undefined
  const { schema } = answer.content
  const properties = schemaProperties(document, schema)
  const kinds = kindsOf(document, payload === true ? schema : properties.get(payload))
  if (kinds.size !== 1 || !kinds.has('array')) return undefined
  if (query.some(({ name }) => name === 'cursor') && properties.has('nextCursor')) return { paged: true, cursor: true }
  const limit = query.find(({ name }) => name === 'limit')
  if (!limit || !query.some(({ name }) => name === 'offset'))
    return query.some(({ name }) => otherWays.test(name)) ? undefined : { paged: false }
  const usual = isRecord(limit.schema) ? resolve<Schema>(document, limit.schema) : undefined
  const facts = [...properties].find(([, property]) => schemaProperties(document, property).has('total'))?.[0]
  return {
    paged: true,
    ...(isRecord(usual) && typeof usual.default === 'number' ? { limit: usual.default } : {}),
    ...(facts === undefined ? {} : { facts }),
  }
}

export type SecurityKind = 'basic' | 'bearer' | 'none'

/** Returns the credential of an operation. Default: the `security` of the document. */
function readSecurity(
  document: OpenApiDocument,
  operation: Operation,
  pointer: string,
  problems: Problems,
): SecurityKind {
  const requirements = operation.security ?? document.security ?? []
  const ownPointer = operation.security ? `${pointer}/security` : '#/security'
  const asking = requirements.filter((requirement) => Object.keys(requirement).length > 0)
  if (asking.length === 0) return 'none'
  const reasons: string[] = []
  for (const requirement of asking) {
    const kind = credentialKind(document, requirement)
    if (typeof kind === 'string') return kind
    reasons.push(kind.reason)
  }
  problems.add(
    ownPointer,
    `The client cannot send any of these credentials: ${reasons.join('; ')}`,
    'Offer HTTP Basic or a bearer token (http basic, http bearer, oauth2, openIdConnect).',
  )
  return 'none'
}

function credentialKind(
  document: OpenApiDocument,
  requirement: SecurityRequirement,
): SecurityKind | { reason: string } {
  const names = Object.keys(requirement)
  if (names.length > 1) return { reason: `'${names.join("' and '")}' are required together` }
  const name = names[0] as string
  const scheme = resolve(document, document.components?.securitySchemes?.[name])
  if (!scheme) return { reason: `'${name}' is not defined in components.securitySchemes` }
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') return 'bearer'
  // The factory of the client sends the value, so that no user has to give it.
  if (scheme['x-value'] !== undefined) return 'none'
  const http = scheme.type === 'http' ? String(scheme.scheme).toLowerCase() : undefined
  if (http === 'basic' || http === 'bearer') return http
  return { reason: `'${name}' has the type ${http === undefined ? scheme.type : `http ${http}`}` }
}
