import type { Documented, HttpMethod, OpenApiDocument, Operation } from '../../document/openapi.ts'
import type { LocatedOperation } from '../../document/operations.ts'
import type { Problems } from '../../document/problems.ts'
import { type OperationAnswers, readAnswers } from './answers.ts'
import { type OperationBody, readBody } from './content.ts'
import { type ListPages, readListPages } from './pages.ts'
import { type OperationParameters, readParameters } from './parameters.ts'
import { readSecurity, type SecurityKind } from './security.ts'

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

export function readOperation(
  document: OpenApiDocument,
  located: LocatedOperation,
  payloadKey: string | undefined,
  problems: Problems,
): OperationModel {
  const { id, method, path, pointer, node: operation, item } = located
  const body = readBody(document, operation)
  checkMethod(located, body, problems)
  const retryStatuses = readRetryStatuses(operation, pointer, problems)
  const parameters = readParameters(document, located, problems)
  const answers = readAnswers(document, located, payloadKey, problems)
  const pages = readListPages(document, method, parameters, answers)
  return {
    id,
    method,
    path,
    pointer,
    documentation: {
      ...operation,
      summary: operation.summary ?? item.node.summary ?? '',
      description: operation.description ?? item.node.description ?? '',
    },
    parameters,
    ...(body ? { body } : {}),
    answers,
    ...(pages ? { pages } : {}),
    security: readSecurity(document, operation, pointer, problems),
    ...(retryStatuses ? { retryStatuses } : {}),
  }
}

function checkMethod({ method, pointer }: LocatedOperation, body: OperationBody | undefined, problems: Problems): void {
  if (method === 'trace') {
    problems.add(pointer, 'A TRACE request, which fetch does not send', 'Take the operation away.')
  }
  if (body && (method === 'get' || method === 'head')) {
    problems.add(
      `${pointer}/requestBody`,
      `A ${method.toUpperCase()} request has a body, which fetch does not send`,
      'Put it into the query, or make the operation a POST.',
    )
  }
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
