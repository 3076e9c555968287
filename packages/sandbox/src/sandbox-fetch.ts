import type { Clock } from './clock.ts'
import type { Deployment } from './deployments/deployment.ts'
import { ConnectionLost, type Effect, effectOfFault, type Faults, pause } from './faults.ts'
import { type Answer, methodNotKnown, withEntityTag } from './http/answer.ts'
import { Refusal, unexplained } from './http/refusal.ts'
import { type Handler, type IncomingRequest, readRequest, type SentRequest, sentRequest } from './http/request.ts'
import type { Route } from './http/router.ts'
import type { RequestLog } from './request-log.ts'

/** The parts of a sandbox that answer requests. */
export interface Parts {
  readonly clock: Clock
  readonly faults: Faults
  readonly requests: RequestLog
  /** Milliseconds that every answer takes. */
  readonly latency: number
  /** Evaluates the alerts that are due, before each request. */
  evaluateAlerts(): void
  /** The deployment that serves a path. */
  deploymentOf(path: string): Deployment
}

/** A `fetch` whose requests a handler answers. */
export function fetchOf(answer: Handler): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    return answer(await sentRequest(request))
  }
}

/**
 * A handler that the sandbox answers with. Each request takes one path: it is read, routed, met by a fault if one waits
 * for it, answered by its deployment, and logged.
 */
export function createHandler({ clock, faults, requests, latency, ...parts }: Parts): Handler {
  return async (request) => {
    const incoming = await readRequest(request)
    parts.evaluateAlerts()
    const deployment = parts.deploymentOf(incoming.path)
    const route = deployment.routeOf(incoming.method, incoming.path)
    const operation = route?.operation.id
    const fault = faults.take(operation)
    const logged = {
      time: clock.now(),
      method: request.method,
      path: request.url.pathname + request.url.search,
      ...(operation !== undefined && { operation }),
      ...(fault && { fault: fault.kind }),
    }
    const effect = effectOfFault(fault)
    const { isUnanswered = false, isApplied = true, delay = 0 } = effect
    const answer = isUnanswered && !isApplied ? undefined : answerTo(incoming, deployment, route, effect)
    const outcome = {
      ...(answer && !isUnanswered && { status: answer.status }),
      ...(answer?.error !== undefined && { error: answer.error }),
    }
    requests.add({ ...logged, ...outcome }, incoming.body, isUnanswered ? undefined : answer?.body)
    const milliseconds = latency + delay
    if (milliseconds > 0) await pause(milliseconds, request.signal)
    if (isUnanswered || !answer) throw new ConnectionLost()
    return fetchResponse(answer, request, effect, clock.now())
  }
}

/** The only place that catches refusals, and mistakes of the sandbox. */
function answerTo(request: IncomingRequest, deployment: Deployment, route: Route | undefined, effect: Effect): Answer {
  const unknown = methodNotKnown(request.method)
  if (unknown) return unknown
  const faulty = effect.answer?.(deployment)
  if (faulty && !effect.isApplied) return faulty
  const reply = deployment.reply()
  let answer: Answer
  try {
    answer = deployment.answer(request, route, reply)
  } catch (error) {
    answer =
      error instanceof Refusal ? reply.refusal(error) : { ...reply.error(500, unexplained), error: String(error) }
  }
  if (faulty) return faulty
  const complete = { ...answer, headers: { ...reply.headers, ...answer.headers } }
  return withEntityTag(complete, request)
}

function fetchResponse(
  { status, headers, body }: Answer,
  { method, signal }: SentRequest,
  effect: Effect,
  now: number,
): Response {
  const complete = {
    status,
    headers: { ...headers, date: new Date(now).toUTCString() },
    body: body !== '' && method !== 'HEAD' ? body : null,
  }
  return effect.respond?.(complete, signal) ?? new Response(complete.body, complete)
}
