import { ossDocument } from '../documents.ts'
import { type Answer, html, json, routeNotServed, text, withEntityTag } from '../http/answer.ts'
import { bodyOf } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { IncomingRequest } from '../http/request.ts'
import { createRouter } from '../http/router.ts'
import { observability } from '../operations/observability.ts'
import type { Outcome } from '../operations/operation.ts'
import { createJudge } from '../validation/judge.ts'
import { answering, type Deployment, type World } from './deployment.ts'
import { Limiter } from './limiter.ts'

/** The open-source deployment: a bearer token, `{ data }`, and errors in four forms. */
export function createOpenSource(world: World, since: string): Deployment {
  const find = createRouter(ossDocument.operations)
  const resources = new Set(ossDocument.operations.map(({ path }) => resourceOf(path)))
  const judge = createJudge(ossDocument, { since, now: world.clock.now })
  const limiter = new Limiter(limit, world.clock)

  return {
    handle: (request) => {
      const answer = answering(() => respond(request), refused)
      const { headers, ...rest } = withEntityTag(answer, request.method, request.headers.get('if-none-match'))
      return { ...rest, headers: { ...crossOrigin, ...headers } }
    },
    operations: ossDocument.operations.map(({ id }) => id),
    operationOf: ({ method, path }) => find(method, path)?.operation.id,
    refuse: (status, words) => refused(new Refusal(status, words, status === 401 ? 'text' : 'message')),
    tooManyRequests: () => limited(tooManyRequests, 0, limit.window),
    reset: () => limiter.reset(),
  }

  // A body is read before anything else is looked at, and requests are counted before the key is.
  function respond(request: IncomingRequest): Answer {
    if (request.method === 'OPTIONS') return preflight
    const body = bodyOf(request)
    if (/^\/api\/v2\/?$/i.test(request.path)) return answering(() => whoIsCalling(request), refused)
    if (!resources.has(resourceOf(request.path))) return routeNotServed(request.method, request.path)
    if (!world.hasRateLimits) return answering(() => serve(request, body), refused)
    const { isExhausted, remaining, reset } = limiter.take(request.headers.get('authorization') ?? '')
    const answer = isExhausted ? tooManyRequests : answering(() => serve(request, body), refused)
    return limited(answer, remaining, reset)
  }

  function authenticate({ headers }: IncomingRequest): string {
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
    if (token !== undefined && world.state().openSource.apiKeys.includes(token)) return token
    throw new Refusal(401, 'Unauthorized', 'text')
  }

  // The one route that no document has: it says which key works.
  function whoIsCalling(request: IncomingRequest): Answer {
    const accessKey = authenticate(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') return routeNotServed(request.method, request.path)
    const { teamId, createdAt } = world.state().openSource
    const email = 'sandbox@example.com'
    const user = { email, _id: teamId, accessKey, createdAt, updatedAt: createdAt, __v: 0, team: teamId, name: email }
    return json(200, { version: 'v2', user })
  }

  function serve(request: IncomingRequest, body: unknown): Answer {
    authenticate(request)
    const state = world.state().openSource
    const route = find(request.method, request.path)
    if (!route) return routeNotServed(request.method, request.path)
    const { clock, identifiers, telemetry } = world
    const context = { state, teamId: state.teamId, clock, identifiers, telemetry, since }
    const judged = judge(route, request.query, body)
    return enveloped(observability(route.operation.id)({ context, ...judged }))
  }
}

const limit = { requests: 100, window: 60_000 }

function limited(answer: Answer, remaining: number, reset: number): Answer {
  const limits = {
    'ratelimit-limit': String(limit.requests),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(Math.ceil(reset / 1000)),
  }
  return { ...answer, headers: { ...limits, ...answer.headers } }
}

const crossOrigin = {
  'access-control-allow-origin': 'http://localhost:8080',
  'access-control-allow-credentials': 'true',
  vary: 'Origin, Accept-Encoding',
}

const preflight: Answer = {
  status: 204,
  headers: { 'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE' },
  body: '',
  isUntagged: true,
}

const tooManyRequests: Answer = {
  ...html(429, 'Too many requests, please try again later.'),
  headers: { 'retry-after': '60', 'content-type': 'text/html; charset=utf-8' },
}

function resourceOf(path: string): string | undefined {
  return /^\/api\/+v2\/+([^/]+)(?:\/|$)/i.exec(path)?.[1]?.toLowerCase()
}

function enveloped({ payload, meta, words }: Outcome): Answer {
  if (words !== undefined) return text(200, words)
  if (!meta) return json(200, payload === undefined ? {} : { data: payload })
  return json(200, { data: payload, meta }, { 'x-total-count': String(meta.total) })
}

function refused({ status, message, form }: Refusal): Answer {
  return form === 'text' ? text(status, message) : json(status, { [form]: message })
}
