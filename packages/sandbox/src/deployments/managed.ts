import { cloudDocument, managementDocument } from '../documents.ts'
import { type Answer, json, routeNotServed, withEntityTag } from '../http/answer.ts'
import { Refusal } from '../http/refusal.ts'
import type { IncomingRequest } from '../http/request.ts'
import { createRouter, type Route } from '../http/router.ts'
import { management, serviceOf } from '../operations/management.ts'
import { observability } from '../operations/observability.ts'
import type { Outcome } from '../operations/operation.ts'
import { touch } from '../rules/idling.ts'
import type { ApiKey, Organization } from '../state.ts'
import { createJudge } from '../validation/judge.ts'
import { answering, type Deployment, type World } from './deployment.ts'
import { Limiter } from './limiter.ts'
import { managedBodyOf } from './managed-body.ts'

/** The managed deployment is of today; what it lacks its document leaves out. */
const newest = '9999-12-31'

/** The day of its document: what came later to the open-source servers it does not do. */
const published = '2026-07-31'
const limit = { requests: 10, window: 10_000 }

/** The managed deployment: Basic credentials, `{ status, requestId, result }`, and errors under `error`. */
export function createManaged(world: World): Deployment {
  const findManagement = createRouter(managementDocument.operations)
  const findObservability = createRouter(cloudDocument.operations)
  const judgeManagement = createJudge(managementDocument, { since: newest, now: world.clock.now })
  const judgeObservability = createJudge(cloudDocument, { since: newest, now: world.clock.now })
  const limiter = new Limiter(limit, world.clock)

  return {
    handle: (request) => {
      const requestId = world.identifiers.uuid()
      const refused = ({ status, message }: Refusal) => json(status, { status, error: message, requestId })
      const answer = answering(() => respond(request, requestId), refused)
      return withEntityTag(answer, request.method, request.headers.get('if-none-match'))
    },
    operations: [...managementDocument.operations, ...cloudDocument.operations].map(({ id }) => id),
    operationOf: (request) => routeOf(request)?.operation.id,
    refuse: (status, words) => json(status, { status, error: words, requestId: world.identifiers.uuid() }),
    tooManyRequests: () => tooManyRequests(limit.window),
    reset: () => limiter.reset(),
  }

  function respond(request: IncomingRequest, requestId: string): Answer {
    const { organization, key } = authenticate(request, world.state().managed.organizations)
    if (world.hasRateLimits) {
      const { isExhausted, reset } = limiter.take(key.id)
      if (isExhausted) return tooManyRequests(reset)
    }
    const route = routeOf(request)
    if (!route) return routeNotServed(request.method, request.path)
    if (pathValue(route, 'organizationId').toLowerCase() !== organization.id) throw new Refusal(403, 'FORBIDDEN')
    const outcome = isOfManagement(route)
      ? manage(route, request, organization, key)
      : observe(route, request, organization)
    return json(200, { status: 200, requestId, ...('payload' in outcome && { result: outcome.payload }) })
  }

  function routeOf({ method, path }: IncomingRequest): Route | undefined {
    return findManagement(method, path) ?? findObservability(method, path)
  }

  function manage(route: Route, request: IncomingRequest, organization: Organization, key: ApiKey): Outcome {
    const judged = inManagedWords(() => judgeManagement(route, request.query, managedBodyOf(request, route)))
    return management(route.operation.id)({ organization, key, clock: world.clock, ...judged })
  }

  function observe(route: Route, request: IncomingRequest, organization: Organization): Outcome {
    const { clock, identifiers, telemetry } = world
    const service = serviceOf(organization, pathValue(route, 'serviceId'))
    touch(service, clock.now())
    const context = {
      state: service.observability,
      teamId: service.teamId,
      clock,
      identifiers,
      telemetry,
      since: published,
    }
    return inManagedWords(() => {
      const judged = judgeObservability(route, request.query, managedBodyOf(request, route))
      return observability(route.operation.id)({ context, ...judged })
    })
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

const isOfManagement = ({ operation }: Route): boolean => managementDocument.operations.includes(operation)

function basicOf(authorization: string): string | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(authorization)?.[1]
  if (encoded === undefined || encoded.length % 4 !== 0) return undefined
  return new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)))
}

function pathValue(route: Route, name: string): string {
  return route.values.find(([known]) => known === name)?.[1] ?? ''
}

// The body was captured from a live server: no status, no request id.
function tooManyRequests(reset: number): Answer {
  return json(429, { error: 'TOO_MANY_REQUESTS' }, { 'x-ratelimit-reset': String(reset / 1000) })
}

/** What the observability service refuses, in the words of the gateway before it. */
function inManagedWords<Result>(attempt: () => Result): Result {
  try {
    return attempt()
  } catch (error) {
    if (!(error instanceof Refusal) || /^[A-Z_]+(:|$)/.test(error.message)) throw error
    throw new Refusal(error.status, error.status === 404 ? 'NOT_FOUND' : `BAD_REQUEST: ${error.message}`)
  }
}
