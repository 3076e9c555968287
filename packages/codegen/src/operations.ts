import {
  type Documented,
  type HttpMethod,
  httpMethods,
  isRecord,
  type OpenApiDocument,
  type Operation,
  type PathItem,
} from '@clouddb/document/openapi'
import { pointerTo } from '@clouddb/document/pointer'
import type { Problems } from '@clouddb/document/problems'
import { resolve } from '@clouddb/document/references'
import {
  type Answer,
  type DocumentedError,
  type OperationAnswers,
  type OperationBody,
  readAnswers,
  readBody,
} from './content.ts'
import { type ListPages, readListPages } from './list-pages.ts'
import { checkBound, type OperationParameters, readParameters } from './parameters.ts'
import { commonSecurity, readSecurity, type SecurityKind } from './security.ts'

export type { Answer, DocumentedError, OperationBody }

/** One operation, read: everything that its method, its definition and its documentation need. */
export interface OperationModel {
  /** The operationId, and the name of the method. */
  readonly id: string
  readonly method: HttpMethod
  readonly path: string
  readonly pointer: string
  readonly documentation: Documented
  readonly parameters: OperationParameters
  readonly body?: OperationBody
  readonly answers: OperationAnswers
  /** Absent: it is no list. */
  readonly pages?: ListPages
  readonly security: SecurityKind
  readonly retryStatuses?: readonly number[]
}

/** One document, read. */
export interface ApiModel {
  readonly baseUrl?: string
  readonly security: SecurityKind
  readonly bound: readonly string[]
  readonly payloadKey?: string
  readonly errorHints?: Readonly<Record<string, string>>
  readonly operations: readonly OperationModel[]
}

/** Reads a bundled document. What cannot become a method is added to the problems. */
export function readApi(document: OpenApiDocument, problems: Problems): ApiModel {
  const payloadKey = readPayloadKey(document, problems)
  const errorHints = readErrorHints(document, problems)
  const baseUrl = readBaseUrl(document)
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, value]) => {
    const item = resolve<PathItem>(document, value)
    checkServers(item, pointerTo('paths', path), problems)
    return Object.keys(item)
      .filter(isHttpMethod)
      .map((method) => {
        const operation = item[method] as Operation
        return readOperation({ document, path, item, method, operation, payloadKey, problems })
      })
  })
  checkNames(operations, problems)
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    security: commonSecurity(operations, problems),
    bound: checkBound(operations, problems),
    ...(payloadKey === undefined ? {} : { payloadKey }),
    ...(errorHints === undefined ? {} : { errorHints }),
    operations,
  }
}

function isHttpMethod(key: string): key is HttpMethod {
  return (httpMethods as readonly string[]).includes(key)
}

interface OperationSource {
  readonly document: OpenApiDocument
  readonly path: string
  readonly item: PathItem
  readonly method: HttpMethod
  readonly operation: Operation
  readonly payloadKey: string | undefined
  readonly problems: Problems
}

function readOperation(source: OperationSource): OperationModel {
  const { document, path, item, method, operation, payloadKey, problems } = source
  const pointer = pointerTo('paths', path, method)
  checkServers(operation, pointer, problems)
  if (method === 'trace') {
    problems.add(pointer, 'A TRACE request, which fetch does not send', 'Take the operation away.')
  }
  const body = readBody(document, operation)
  if (body && (method === 'get' || method === 'head')) {
    problems.add(
      `${pointer}/requestBody`,
      `A ${method.toUpperCase()} request has a body, which fetch does not send`,
      'Put it into the query, or make the operation a POST.',
    )
  }
  const retryStatuses = readRetryStatuses(operation, pointer, problems)
  const parameters = readParameters(document, path, item, operation, pointer, problems)
  const answers = readAnswers(document, operation, method, payloadKey, pointer, problems)
  const pages = readListPages(document, method, parameters, answers)
  return {
    id: operation.operationId ?? '',
    method,
    path,
    pointer,
    documentation: {
      ...operation,
      summary: operation.summary ?? item.summary ?? '',
      description: operation.description ?? item.description ?? '',
    },
    parameters,
    ...(body ? { body } : {}),
    answers,
    ...(pages ? { pages } : {}),
    security: readSecurity(document, operation, pointer, problems),
    ...(retryStatuses ? { retryStatuses } : {}),
  }
}

// What a client has beside its methods, and what the language looks for on every object.
const takenNames = new Set([
  'withOptions',
  'then',
  'catch',
  'finally',
  'prototype',
  'toJSON',
  ...Object.getOwnPropertyNames(Object.prototype),
])

function checkNames(operations: readonly OperationModel[], problems: Problems): void {
  const first = new Map<string, OperationModel>()
  for (const operation of operations) {
    const { id, pointer } = operation
    const where = `${pointer}/operationId`
    // The type generator writes `/` for `#`.
    const same = first.get(id.replaceAll('#', '/'))
    if (id === '') {
      problems.add(pointer, 'The operation has no operationId', 'Give it one: it becomes the name of the method.')
    } else if (same) {
      const other = `${same.method.toUpperCase()} ${same.path}`
      problems.add(where, `The operationId '${id}' is taken by ${other}`, 'Give each operation its own operationId.')
    } else if (takenNames.has(id)) {
      problems.add(where, `The operationId '${id}' means something else on a client`, 'Choose another operationId.')
    }
    if (id !== '' && !same) first.set(id.replaceAll('#', '/'), operation)
  }
}

function checkServers(owner: PathItem | Operation, pointer: string, problems: Problems): void {
  if (!owner.servers || owner.servers.length === 0) return
  problems.add(
    `${pointer}/servers`,
    'A server that serves only a part of the document',
    'A client talks to one address: name it in the `servers` of the document, or make two documents of it.',
  )
}

function readBaseUrl(document: OpenApiDocument): string | undefined {
  const url = document.servers?.[0]?.url
  return url !== undefined && /^https?:\/\//i.test(url) && !url.includes('{') ? url : undefined
}

function readPayloadKey(document: OpenApiDocument, problems: Problems): string | undefined {
  const key = document['x-payload']
  if (key === undefined || (typeof key === 'string' && key !== '')) return key
  problems.add('#/x-payload', 'x-payload is not a name', 'Name the property of an answer that holds its payload.')
  return undefined
}

function readErrorHints(document: OpenApiDocument, problems: Problems): Record<string, string> | undefined {
  const hints = document['x-error-hints']
  if (hints === undefined) return undefined
  if (
    isRecord(hints) &&
    Object.entries(hints).every(([key, value]) => /^\d{3}$/.test(key) && typeof value === 'string')
  ) {
    return hints as Record<string, string>
  }
  problems.add('#/x-error-hints', 'x-error-hints is not a map', "Write sentences by status: `{ '401': <sentence> }`.")
  return undefined
}

function readRetryStatuses(operation: Operation, pointer: string, problems: Problems): number[] | undefined {
  const statuses = operation['x-retry-statuses']
  if (statuses === undefined) return undefined
  if (
    Array.isArray(statuses) &&
    statuses.every((status) => Number.isInteger(status) && status >= 400 && status < 600)
  ) {
    return statuses as number[]
  }
  problems.add(`${pointer}/x-retry-statuses`, 'x-retry-statuses is not a list of error statuses', 'Write `[502, 503]`.')
  return undefined
}
