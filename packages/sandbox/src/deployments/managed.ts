import { isListed } from '@clouddb/document/addresses'
import { cloudDocument, managementDocument } from '../documents.ts'
import { type Answer, jsonAnswer, routeNotServed, textAnswer } from '../http/answer.ts'
import { readManagedBody } from '../http/body.ts'
import type { Credentials } from '../http/credentials.ts'
import { Refusal } from '../http/refusal.ts'
import type { IncomingRequest } from '../http/request.ts'
import { createRouter, type Route } from '../http/router.ts'
import { itemsWith, itemWith, type KeyOf } from '../item-index.ts'
import { activityRecorder } from '../operations/activities.ts'
import { management } from '../operations/management.ts'
import { observability, shelfOf } from '../operations/observability.ts'
import type { Outcome } from '../operations/operation.ts'
import { mayDo } from '../operations/roles.ts'
import { managementShelf } from '../operations/service-objects.ts'
import { handlersOf } from '../operations/stated-resources.ts'
import { observabilityOf } from '../seed/default-seed.ts'
import { touch } from '../services/service-states.ts'
import { serviceIdOf, serviceOf } from '../services/services.ts'
import { countUsage } from '../services/usage.ts'
import type { ApiKey, Organization } from '../state.ts'
import { refuseBroken } from '../validation/management-rules.ts'
import { createValidator } from '../validation/validate.ts'
import type { Deployment, Reply, World } from './deployment.ts'
import { createRateLimiter } from './limiter.ts'

/** The digit in the ids of what a new service has at once, such as its sources. */
const newDeployment = 9
const limit = { requests: 10, window: 10_000 }

const managementHandler = handlersOf(managementDocument, management, managementShelf)
const observabilityHandler = handlersOf(cloudDocument, observability, shelfOf)

/** The managed deployment: Basic credentials, `{ status, requestId, result }`, and errors under `error`. */
export function createManaged(world: World, since: string): Deployment {
  const operations = [...managementDocument.operations, ...cloudDocument.operations]
  const limiter = createRateLimiter(limit, world.clock)
  const manage = createManagement(world, since)
  const observe = createObservability(world, since)
  return {
    operations: operations.map(({ id }) => id),
    routeOf: createRouter(operations.filter((operation) => operation.since <= since)),
    reply: () => replyTo(world.identifiers.uuid()),
    answer: (request, route, reply) => {
      const from = { now: world.clock.now(), address: world.address }
      const caller = authenticate(world.state().managed.organizations, request.credentials, from)
      const taken = world.hasRateLimits ? limiter.take(caller.key.id) : undefined
      if (taken?.isExhausted) return tooManyRequests(taken.reset)
      if (!route) return routeNotServed(request)
      const organizationId = pathValue(route, 'organizationId').toLowerCase()
      if (organizationId !== '' && organizationId !== caller.organization.id) throw new Refusal(403, 'FORBIDDEN')
      const isManagement = managementDocument.operations.includes(route.operation)
      const outcome = (isManagement ? manage : observe)({ caller, request, route })
      const { status, isBare } = route.operation
      return reply.success({ ...outcome, status, isBare })
    },
    tooManyRequests,
    reset: limiter.reset,
  }
}

/** A request whose caller is known. */
interface KnownRequest {
  readonly caller: Authenticated
  readonly request: IncomingRequest
  readonly route: Route
}

type Execute = (known: KnownRequest) => Outcome

/** Executes operations of the management API, and records what they have done. */
function createManagement(world: World, since: string): Execute {
  const { clock, identifiers } = world
  const validate = createValidator(managementDocument, { since, now: clock.now })
  const newObservability = () => observabilityOf(newDeployment, clock.now())
  return ({ caller, request, route }) => {
    if (!mayDo(caller.key.assignedRoles, request.method)) throw new Refusal(403, 'FORBIDDEN')
    const valid = validate(route, request.query, readManagedBody(request, route, since))
    if (route.operation.body) refuseBroken(route.operation.body, valid.body)
    const { durations } = world.state().managed
    const value = (name: string) => pathValue(route, name)
    const call = { ...caller, clock, identifiers, durations, since, newObservability, pathValue: value, ...valid }
    const from = { address: world.address, userAgent: request.headers.get('user-agent') }
    const record = activityRecorder(route.operation.id, call, from)
    const { services } = caller.organization
    const named = itemWith(services, serviceIdOf, value('serviceId').toLowerCase())
    // What was used before is counted with the settings from before.
    if (named) countUsage(named, clock.now())
    const outcome = managementHandler(route.operation)(call)
    record(outcome)
    world.time.noteChange(undefined, named ?? services.at(-1))
    return outcome
  }
}

/** Executes operations of the observability API of a service, which wakes the service. */
function createObservability(world: World, since: string): Execute {
  const { clock, identifiers, telemetry } = world
  const validate = createValidator(cloudDocument, { since, now: clock.now })
  const common = { clock, identifiers, telemetry, since, document: cloudDocument }
  return ({ caller, request, route }) => {
    const service = serviceOf(caller.organization, pathValue(route, 'serviceId'))
    touch(service, clock.now(), world.state().managed.durations)
    world.time.noteChange(undefined, service)
    const valid = validate(route, request.query, readManagedBody(request, route, since))
    const { observability: state, teamId } = service
    const outcome = observabilityHandler(route.operation)({ context: { ...common, state, teamId }, ...valid })
    world.time.noteChange(state)
    return outcome
  }
}

function replyTo(requestId: string): Reply {
  const error = (status: number, message: string, issues?: readonly object[]) =>
    jsonAnswer(status, { status, error: message, requestId, ...(issues && { issues }) })
  return {
    headers: {},
    success: (outcome) =>
      outcome.text === undefined
        ? jsonAnswer(outcome.status ?? 200, envelope(outcome, requestId))
        : textAnswer(200, outcome.text),
    error,
    // The gateway puts a code before the messages of the observability service.
    refusal: ({ status, message, issues }) => {
      if (/^[A-Z_]+(:|$)/.test(message)) return error(status, message)
      if (status === 404) return error(status, 'NOT_FOUND')
      return error(status, `${status === 409 ? 'CONFLICT' : 'BAD_REQUEST'}: ${message}`, issues)
    },
  }
}

function envelope({ status = 200, isBare, payload, beside }: Outcome, requestId: string): unknown {
  return isBare ? payload : { status, requestId, ...(payload !== undefined && { result: payload }), ...beside }
}

function pathValue(route: Route, name: string): string {
  return route.values.find(([known]) => known === name)?.[1] ?? ''
}

// Captured from a live server: this body has no status and no request id.
function tooManyRequests(reset: number): Answer {
  return jsonAnswer(429, { error: 'TOO_MANY_REQUESTS' }, { 'x-ratelimit-reset': String(reset / 1000) })
}

/** A key, and the organization that it belongs to. */
interface Authenticated {
  readonly organization: Organization
  readonly key: ApiKey
}

/** Finds the key of a request, and notes when it was used, exact to the minute. */
function authenticate(
  organizations: readonly Organization[],
  credentials: Credentials | undefined,
  { now, address }: { readonly now: number; readonly address: string },
): Authenticated {
  for (const organization of organizations) {
    const names = credentials ? [credentials.keyId, credentials.keyIdHash] : []
    const named = names.flatMap((name) => itemsWith(organization.keys, keyNameOf, name))
    const key = credentials && named.find((known) => opens(known, credentials))
    if (!key) continue
    if (!isActive(key, now)) throw new Refusal(401, 'UNAUTHORIZED: Key is not active')
    if (!isListed(key.ipAccessList, address)) throw new Refusal(403, 'FORBIDDEN')
    key.usedAt = new Date(now - (now % 60_000)).toISOString()
    return { organization, key }
  }
  throw new Refusal(401, 'UNAUTHORIZED: Key is not found')
}

/** What a key is found by: its key ID, or the hash of it. */
const keyNameOf: KeyOf<ApiKey> = ({ keyId, hashes }) => hashes?.keyIdHash ?? keyId

function opens({ keyId, keySecret, hashes }: ApiKey, given: Credentials): boolean {
  if (hashes) return hashes.keyIdHash === given.keyIdHash && hashes.keySecretHash === given.keySecretHash
  return keyId === given.keyId && keySecret === given.keySecret
}

function isActive({ state, expireAt }: ApiKey, now: number): boolean {
  return state === 'enabled' && (expireAt === undefined || Date.parse(expireAt) > now)
}
