import type { OperationGoldens, RefusedCall, RefusedRequest, ResponseGolden } from '../src/golden.ts'
import type { Deployment } from './deployments.ts'
import { type Bodies, type RefusedBody, refusedBodies, refuses, requestsWith } from './requests.ts'
import { reads } from './responses.ts'

/** An operation, with one example of each kind of golden. */
export interface Single {
  /** The method and the path below the base of the deployment: `GET /keys`. */
  readonly start: string
  /** The arguments of the method before the body. */
  readonly with?: readonly unknown[]
  /** The body of the request, as JSON, or several of them. The first is the usual one. */
  readonly body?: string | Bodies
  /** The payload, as JSON in pieces. Absent: a deletion. */
  readonly reads?: readonly string[]
  /** Bodies that a server must refuse. Absent: a request without a credential is refused. */
  readonly refusedBodies?: readonly RefusedBody[]
  readonly more?: readonly ResponseGolden[]
  readonly refused?: readonly (RefusedRequest | RefusedCall)[]
}

/** The goldens of an operation that has a few only. */
export function single(deployment: Deployment, base: string, operation: Single): OperationGoldens {
  const { plain, json, deleted, resolves } = deployment
  const { body, with: before = [], refusedBodies: bodies, more = [], refused = [] } = operation
  const [method = '', path = ''] = operation.start.split(' ')
  const start = `${method} ${base}${path} HTTP/1.1`
  const name = `sends ${operation.start}`
  const sent = requestsWith([start, ...json], typeof body === 'string' ? { [name]: body } : (body ?? {}), before)
  return {
    with: sent[0]?.with ?? before,
    requests: sent.length > 0 ? sent : [{ name, sends: [start, ...plain, ''] }],
    responses: [
      ...(operation.reads
        ? reads(deployment, { 'resolves to what the server answers': operation.reads })
        : [{ name: 'resolves to nothing', answers: [deleted], outcome: resolves(undefined) }]),
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
