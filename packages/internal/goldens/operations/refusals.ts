import type { Message, RefusedRequest, Section } from '../src/goldens/golden.ts'

/** A body that a server must refuse, and the part of it that is at fault: `tiles.0.x`; empty for the body itself. */
export type RefusedBody = readonly [at: string, name: string, ...body: string[]]

/** Bodies under one head, each refused with 400; known from a section of the interface document, or publicly. */
export function refusedBodies(head: Message, bodies: readonly RefusedBody[], section?: Section): RefusedRequest[] {
  return bodies.map(([at, name, ...body]) => ({
    ...(section && { section }),
    name,
    request: [...head, '', ...body],
    status: 400,
    at: at === '' ? 'body' : `body.${at}`,
  }))
}

/** The same request without a credential, and with one of another scheme. */
export function refusedCredentials(start: string, foreign: string, body?: string): RefusedRequest[] {
  const rest = [
    'accept: application/json',
    ...(body === undefined ? [''] : ['content-type: application/json', '', body]),
  ]
  return [
    { section: '5', name: 'refuses a request without a credential', request: [start, ...rest], status: 401 },
    { section: '5', name: 'refuses a credential of another scheme', request: [start, foreign, ...rest], status: 401 },
  ]
}

/** The same body in other media types. */
export function refusedMediaTypes(start: string, plain: Message, body: string): RefusedRequest[] {
  return ['application/x-www-form-urlencoded', 'text/plain'].map((type) => ({
    section: '4',
    name: `refuses a body as ${type}`,
    request: [start, ...plain, `content-type: ${type}`, '', body],
    status: 400,
  }))
}
