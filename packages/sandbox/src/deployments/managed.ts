import { cloudDocument, managementDocument } from '../documents.ts'
import { type Answer, json, routeNotServed, withEntityTag } from '../http/answer.ts'
import { bodyOf } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { IncomingRequest } from '../http/request.ts'
import { createRouter, type Route } from '../http/router.ts'
import { management } from '../operations/management.ts'
import { observability } from '../operations/observability.ts'
import type { Outcome } from '../operations/operation.ts'
import type { ApiKey, ManagedService, Organization } from '../state.ts'
import { createJudge } from '../validation/judge.ts'
import { answering, type Deployment, type World } from './deployment.ts'
import { Limiter } from './limiter.ts'

/** The managed deployment: Basic credentials, `{ status, requestId, result }`, and errors under `error`. */
export function createManaged(world: World): Deployment {
  const findManagement = createRouter(managementDocument.operations)
  const findObservability = createRouter(cloudDocument.operations)
  const judgeManagement = createJudge(managementDocument, { since: newest, now: world.clock.now })
  const judgeObservability = createJudge(cloudDocument, { since: newest, now: world.clock.now })
  const limiter = new Limiter({ requests: 10, window: 10_000 }, world.clock)

  return {
    handle: (request) => {
      const requestId = world.identifiers.uuid()
      const formOf = ({ status, message }: Refusal) => json(status, { status, error: message, requestId })
      const answer = answering(() => respond(request, requestId), formOf)
      return withEntityTag(answer, request.method, request.headers.get('if-none-match'))
    },
    reset: () => limiter.reset(),
  }

  function respond(request: IncomingRequest, requestId: string): Answer {
    const { organization, key } = authenticate(request)
    const limits = limitsOf(key)
    const management = findManagement(request.method, request.path)
    const route = management ?? findObservability(request.method, request.path)
    if (!route) return routeNotServed(request.method, request.path)
    if (parameterOf(route, 'organizationId') !== organization.id)
      throw new Refusal(403, 'FORBIDDEN: No access to the organization')
    const outcome = management ? manage(management, request, organization, key) : observe(route, request, organization)
    const answer = json(200, {
      status: 200,
      requestId,
      ...(outcome.payload !== undefined && { result: outcome.payload }),
    })
    return { ...answer, headers: { ...limits, ...answer.headers } }
  }

  function limitsOf(key: ApiKey): Record<string, string> {
    if (!world.hasRateLimits) return {}
    const { isExhausted, reset } = limiter.take(key.id)
    if (isExhausted) throw new Refusal(429, 'TOO_MANY_REQUESTS')
    return { 'x-ratelimit-reset': String(reset / 1000) }
  }

  function authenticate(request: IncomingRequest): { organization: Organization; key: ApiKey } {
    const [keyId, keySecret] = basicOf(request.headers.get('authorization') ?? '')
    for (const organization of world.state().managed.organizations) {
      const key = organization.keys.find((known) => known.keyId === keyId && known.keySecret === keySecret)
      if (key) return { organization, key }
    }
    throw new Refusal(401, 'UNAUTHORIZED: Key is not active')
  }

  function manage(route: Route, request: IncomingRequest, organization: Organization, key: ApiKey): Outcome {
    const judged = judgeManagement(route, request.query, bodyOf(request))
    return management(route.operation.id)({ organization, key, clock: world.clock, ...judged })
  }

  function observe(route: Route, request: IncomingRequest, organization: Organization): Outcome {
    const service = serviceOf(organization, parameterOf(route, 'serviceId'))
    const judged = judgeObservability(route, request.query, bodyOf(request))
    const { clock, identifiers } = world
    const context = { state: service.observability, teamId: service.teamId, clock, identifiers, since: newest }
    return observability(route.operation.id)({ context, ...judged })
  }
}

/** The managed deployment is always of today; what it lacks its document leaves out. */
const newest = '9999-12-31'

function basicOf(authorization: string): string[] {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization)?.[1]
  if (encoded === undefined) return []
  const decoded = new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)))
  const colon = decoded.indexOf(':')
  return [decoded.slice(0, colon), decoded.slice(colon + 1)]
}

function parameterOf(route: Route, name: string): string {
  return decodeURIComponent(route.values.find(([known]) => known === name)?.[1] ?? '')
}

function serviceOf(organization: Organization, id: string): ManagedService {
  const service = organization.services.find(({ record }) => record.id === id)
  if (!service) throw new Refusal(400, 'BAD_REQUEST: Invalid service id')
  return service
}
