import { ossDocument } from '../documents.ts'
import { type Answer, htmlAnswer, jsonAnswer, routeNotServed, textAnswer } from '../http/answer.ts'
import { readOpenSourceBody } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { IncomingRequest } from '../http/request.ts'
import { createRouter } from '../http/router.ts'
import { observability, shelfOf } from '../operations/observability.ts'
import { handlersOf } from '../operations/stated-resources.ts'
import type { OpenSourceState } from '../state.ts'
import { createValidator } from '../validation/validate.ts'
import type { Deployment, Reply, World } from './deployment.ts'
import { createRateLimiter } from './limiter.ts'

const handlerFor = handlersOf(ossDocument, observability, shelfOf)

/** The open-source deployment: a bearer token, `{ data }`, and errors in four forms. */
export function createOpenSource(world: World, since: string): Deployment {
  const { clock, identifiers, telemetry } = world
  const served = ossDocument.operations.filter((operation) => operation.since <= since)
  const resources = new Set(served.map(({ path }) => resourceOf(path)))
  const validate = createValidator(ossDocument, { since, now: clock.now })
  const limiter = createRateLimiter(limit, clock)

  return {
    operations: ossDocument.operations.map(({ id }) => id),
    routeOf: createRouter(served),
    reply: () => replyWith({ ...crossOrigin }),
    // The server reads the body first, and counts a request before it checks the key.
    answer: (request, route, reply) => {
      const body = readOpenSourceBody(request)
      if (request.method === 'OPTIONS') return preflight(request)
      const state = world.state().openSource
      if (/^\/api\/v2\/?$/i.test(request.path)) return account(request, state)
      if (!resources.has(resourceOf(request.path))) return routeNotServed(request)
      if (world.hasRateLimits) {
        const { isExhausted, remaining, reset } = limiter.take(request.headers.get('authorization') ?? '')
        Object.assign(reply.headers, limitHeaders(remaining, reset))
        if (isExhausted) return tooManyRequests
      }
      authenticate(request, state)
      if (!route) return routeNotServed(request)
      const valid = validate(route, request.query, body)
      const { teamId, team } = state
      const context = { state, teamId, team, clock, identifiers, telemetry, since, document: ossDocument }
      const outcome = handlerFor(route.operation)({ context, ...valid })
      world.time.noteChange(state)
      return reply.success({ ...outcome, isBare: route.operation.isBare })
    },
    tooManyRequests: (reset) => ({
      ...tooManyRequests,
      headers: { ...limitHeaders(0, reset), ...tooManyRequests.headers, ...waitHeaders(reset) },
    }),
    reset: limiter.reset,
  }
}

function replyWith(headers: Record<string, string>): Reply {
  return {
    headers,
    success: ({ payload, meta, beside, text: words, isBare }) => {
      if (isBare) return jsonAnswer(200, payload)
      if (words !== undefined) return textAnswer(200, words)
      if (!meta) return jsonAnswer(200, payload === undefined ? {} : { data: payload, ...beside })
      return jsonAnswer(200, { data: payload, meta }, { 'x-total-count': String(meta.total) })
    },
    error: (status, message) => (status === 401 ? textAnswer(status, message) : jsonAnswer(status, { message })),
    refusal: ({ status, message, form }) =>
      form === 'text'
        ? textAnswer(status, message)
        : jsonAnswer(status, form === 'json' ? JSON.parse(message) : { [form]: message }),
  }
}

function authenticate({ headers }: IncomingRequest, { apiKeys }: OpenSourceState): string {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (token !== undefined && apiKeys.includes(token)) return token
  throw new Refusal(401, 'Unauthorized', 'text')
}

// This route is in no document. It tells which user a key belongs to.
function account(request: IncomingRequest, state: OpenSourceState): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return routeNotServed(request)
  const accessKey = authenticate(request, state)
  const { teamId, createdAt, team } = state
  const { id, email } = { id: teamId, email: '', ...team.members[0] }
  const user = { email, _id: id, accessKey, createdAt, updatedAt: createdAt, __v: 0, team: teamId, name: email }
  return jsonAnswer(200, { version: 'v2', user })
}

const limit = { requests: 100, window: 60_000 }

function limitHeaders(remaining: number, reset: number): Record<string, string> {
  return {
    'ratelimit-limit': String(limit.requests),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(Math.ceil(reset / 1000)),
  }
}

const crossOrigin = {
  'access-control-allow-origin': 'http://localhost:8080',
  'access-control-allow-credentials': 'true',
  vary: 'Origin, Accept-Encoding',
}

function preflight({ headers }: IncomingRequest): Answer {
  const allowed = headers.get('access-control-request-headers')
  return {
    status: 204,
    headers: {
      vary: 'Origin, Access-Control-Request-Headers',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      ...(allowed && { 'access-control-allow-headers': allowed }),
    },
    body: '',
    isUntagged: true,
  }
}

const tooManyRequests: Answer = {
  ...htmlAnswer(429, 'Too many requests, please try again later.'),
  headers: { 'retry-after': '60', 'content-type': 'text/html; charset=utf-8' },
}

/** Servers state whole seconds. Less, which only a fault asks for, is in milliseconds. */
function waitHeaders(wait: number): Record<string, string> {
  const seconds = String(wait < 1000 ? 0 : Math.ceil(wait / 1000))
  const exact = wait % 1000 > 0 && { 'retry-after-ms': String(wait) }
  return { 'retry-after': seconds, 'ratelimit-reset': seconds, ...exact }
}

function resourceOf(path: string): string | undefined {
  return /^\/api\/+v2\/+([^/]+)(?:\/|$)/i.exec(path)?.[1]?.toLowerCase()
}
