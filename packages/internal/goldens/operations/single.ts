import type { OperationGoldens, RefusedCall, RefusedRequest, ResponseGolden } from '../src/golden.ts'
import type { Deployment } from './deployments.ts'
import { type RefusedBody, refusedBodies, refuses } from './requests.ts'

/** An operation, with one example of each kind of golden. */
export interface Single {
  /** The method and the path below the base of the deployment: `GET /keys`. */
  readonly start: string
  /** The arguments of the method before the body. */
  readonly with?: readonly unknown[]
  /** The body of the request, as JSON. */
  readonly body?: string
  /** The payload, as JSON in pieces. Absent: a deletion. */
  readonly reads?: readonly string[]
  /** Bodies that a server must refuse. Absent: a request without a credential is refused. */
  readonly refusedBodies?: readonly RefusedBody[]
  readonly more?: readonly ResponseGolden[]
  readonly refused?: readonly (RefusedRequest | RefusedCall)[]
}

/** The goldens of an operation that has a few only. */
export function single(deployment: Deployment, base: string, operation: Single): OperationGoldens {
  const { plain, json, answers, deleted, resolves } = deployment
  const { body, reads, refusedBodies: bodies, more = [], refused = [] } = operation
  const [method = '', path = ''] = operation.start.split(' ')
  const start = `${method} ${base}${path} HTTP/1.1`
  const sent = body === undefined ? [start, ...plain, ''] : [start, ...json, '', body]
  const answer = reads ? answers(...reads) : deleted
  return {
    with: [...(operation.with ?? []), ...(body === undefined ? [] : [JSON.parse(body)])],
    requests: [{ name: `sends ${operation.start}`, sends: sent }],
    responses: [
      {
        name: reads ? 'resolves to what the server answers' : 'resolves to nothing',
        answers: [answer],
        outcome: resolves(reads && JSON.parse(reads.join(''))),
      },
      ...more,
    ],
    refused: [
      ...(bodies
        ? refusedBodies([start, ...json], bodies)
        : [refuses('a request without a credential', 401, [start, ''])]),
      ...refused,
    ],
  }
}
