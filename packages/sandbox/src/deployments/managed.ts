import { cloudDocument, managementDocument } from '../documents.ts'
import { type Answer, json, routeNotServed } from '../http/answer.ts'
import { readManagedBody } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { IncomingRequest } from '../http/request.ts'
import { createRouter, type Route } from '../http/router.ts'
import { management } from '../operations/management.ts'
import { observability } from '../operations/observability.ts'
import { serviceOf, touch } from '../rules/services.ts'
import type { ApiKey, Organization } from '../state.ts'
import { createValidator } from '../validation/validate.ts'
import type { Deployment, Reply, World } from './deployment.ts'
import { createLimiter } from './limiter.ts'

/** The managed deployment has one version: its document leaves out what it does not support. */
const newest = '9999-12-31'

/** The day of its document. The deployment lacks what open-source servers got later. */
const published = '2026-07-31'
const limit = { requests: 10, window: 10_000 }

/** The managed deployment: Basic credentials, `{ status, requestId, result }`, and errors under `error`. */
export function createManaged(world: World): Deployment {
  const { clock, identifiers, telemetry } = world
  const operations = [...managementDocument.operations, ...cloudDocument.operations]
  const validateManagement = createValidator(managementDocument, { since: newest, now: clock.now })
  const validateObservability = createValidator(cloudDocument, { since: newest, now: clock.now })
  const limiter = createLimiter(limit, clock)

  return {
    operations: operations.map(({ id }) => id),
    routeOf: createRouter(operations),
    reply: () => replyTo(identifiers.uuid()),
    answer: (request, route, reply) => {
      const { organizations, durations } = world.state().managed
      const { organization, key } = authenticate(request, organizations)
      const taken = world.hasRateLimits ? limiter.take(key.id) : undefined
      if (taken?.isExhausted) return tooManyRequests(taken.reset)
      if (!route) return routeNotServed(request)
      if (pathValue(route, 'organizationId').toLowerCase() !== organization.id) throw new Refusal(403, 'FORBIDDEN')
      const { id } = route.operation
      if (managementDocument.operations.includes(route.operation)) {
        const valid = validateManagement(route, request.query, readManagedBody(request, route))
        const value = (name: string) => pathValue(route, name)
        const call = { organization, key, clock, identifiers, durations, pathValue: value, ...valid }
        return reply.success(management(id)(call))
      }
      const service = serviceOf(organization, pathValue(route, 'serviceId'))
      touch(service, clock.now())
      const valid = validateObservability(route, request.query, readManagedBody(request, route))
      const { observability: state, teamId } = service
      const context = { state, teamId, clock, identifiers, telemetry, since: published }
      return reply.success(observability(id)({ context, ...valid }))
    },
    tooManyRequests: () => tooManyRequests(limit.window),
    reset: limiter.reset,
  }
}

function replyTo(requestId: string): Reply {
  const error = (status: number, message: string) => json(status, { status, error: message, requestId })
  return {
    headers: {},
    success: (outcome) =>
      json(200, { status: 200, requestId, ...('payload' in outcome && { result: outcome.payload }) }),
    error,
    // The gateway puts a code before the messages of the observability service.
    refusal: ({ status, message }) => {
      if (/^[A-Z_]+(:|$)/.test(message)) return error(status, message)
      return error(status, status === 404 ? 'NOT_FOUND' : `BAD_REQUEST: ${message}`)
    },
  }
}

function authenticate(
  { headers }: IncomingRequest,
  organizations: Organization[],
): { organization: Organization; key: ApiKey } {
  const credentials = basicOf(headers.get('authorization') ?? '')
  for (const organization of organizations) {
    const key = organization.keys.find(({ keyId, keySecret }) => `${keyId}:${keySecret}` === credentials)
    if (key) return { organization, key }
  }
  throw new Refusal(401, 'UNAUTHORIZED: Key is not active')
}

function basicOf(authorization: string): string | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(authorization)?.[1]
  if (encoded === undefined || encoded.length % 4 !== 0) return undefined
  return new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)))
}

function pathValue(route: Route, name: string): string {
  return route.values.find(([known]) => known === name)?.[1] ?? ''
}

// Captured from a live server: this body has no status and no request id.
function tooManyRequests(reset: number): Answer {
  return json(429, { error: 'TOO_MANY_REQUESTS' }, { 'x-ratelimit-reset': String(reset / 1000) })
}
