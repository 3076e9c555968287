import type { Message, RefusedCall, RefusedRequest, RequestGolden } from '../src/golden.ts'
import type { Bodies, RefusedBody } from '../src/golden-text.ts'
import type { Deployment } from './deployments.ts'

/** Calls with these bodies as the last argument. The client must send the same bytes. */
export function requestsWith(head: Message, bodies: Bodies, before: readonly unknown[] = []): RequestGolden[] {
  return Object.entries(bodies).map(([name, json]) => {
    return { name, with: [...before, JSON.parse(json)], sends: [...head, '', json] }
  })
}

/** Requests with bodies that a server must refuse. */
export function refusedBodies(head: Message, bodies: readonly RefusedBody[]): RefusedRequest[] {
  return bodies.map(([at, name, json]) => {
    return { name, request: [...head, '', json], status: 400, at: at === '' ? 'body' : `body.${at}` }
  })
}

/** A request that a server must refuse, because of the part `at` if it is given. */
export function refusedRequest(what: string, status: number, request: Message, at?: string): RefusedRequest {
  return { name: `refuses ${what}`, request, status, ...(at !== undefined && { at }) }
}

/** A request without a credential, and with a credential of the other deployment. */
export function refusedCredentials(start: string, foreign: string, body?: string): RefusedRequest[] {
  const content = body === undefined ? [''] : ['content-type: application/json', '', body]
  return [
    refusedRequest('a request without a credential', 401, [start, ...content]),
    refusedRequest('a credential of another scheme', 401, [start, foreign, ...content]),
  ]
}

/** A body of another media type, and a call without a body. */
export function refusedContents(
  start: string,
  plain: Message,
  body: string,
  before: readonly unknown[] = [],
): (RefusedRequest | RefusedCall)[] {
  return [
    refusedRequest('a body as text/plain', 400, [start, ...plain, 'content-type: text/plain', '', body]),
    { name: 'does not send without a body', with: before, error: 'InvalidArgumentError', says: 'body' },
  ]
}

/** An id that could be taken for a path. `rest` are the arguments after the id; `body` is their JSON. */
export function encodedId(
  { base, plain, json, anyId }: Deployment,
  method: string,
  resource: string,
  rest: readonly unknown[] = [],
  body?: string,
): RequestGolden {
  const start = `${method} ${base}/${resource}/a%2Fb%3Fc%23d%20e%25 HTTP/1.1`
  return {
    name: 'encodes an id that could be taken for a path',
    with: ['a/b?c#d e%', ...rest],
    sends: body === undefined ? [start, ...plain, ''] : [start, ...json, '', body],
    ...anyId,
  }
}

/** Ids that would address the list, or another path. */
export function refusedIds(parameter: string, rest: readonly unknown[] = []): RefusedCall[] {
  return [
    ['does not send an empty id', ''],
    ['does not send an id that leads to another path', '..'],
  ].map(([name = '', id]) => ({ name, with: [id, ...rest], error: 'InvalidArgumentError', says: `\`${parameter}\`` }))
}

/** An id that is not 24 hexadecimal digits. Only the open-source deployment refuses it. */
export function refusedObjectId(method: string, path: string, parameter: string, rest: Message): RefusedRequest {
  const request = [`${method} /api/v2/${path}/65f5e4a3b9e77c001a2b3c4g HTTP/1.1`, ...rest]
  return refusedRequest('an id with a digit that is not hexadecimal', 400, request, `path.${parameter}`)
}
