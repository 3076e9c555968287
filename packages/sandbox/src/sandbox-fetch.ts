import type { Clock } from './clock.ts'
import type { Deployment } from './deployments/deployment.ts'
import { answerOf, bodyThrough, connectionLost, type Fault, type Faults, pause } from './faults.ts'
import { type Answer, methodNotKnown, routeNotServed, withEntityTag } from './http/answer.ts'
import { Refusal } from './http/refusal.ts'
import { type IncomingRequest, readRequest } from './http/request.ts'
import type { Route } from './http/router.ts'
import { loggedBody, type RequestLog } from './request-log.ts'

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
  deploymentOf(path: string): Deployment | undefined
}

/**
 * A `fetch` that the sandbox answers. Each request takes one path: it is read, routed, met by a fault if one waits for
 * it, answered by its deployment, and logged.
 */
export function createFetch({ clock, faults, requests, latency, ...parts }: Parts): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const incoming = await readRequest(request)
    parts.evaluateAlerts()
    const deployment = parts.deploymentOf(incoming.path)
    const route = deployment?.routeOf(incoming.method, incoming.path)
    const operation = route?.operation.id
    const fault = faults.take(operation)
    const { pathname, search } = new URL(request.url)
    const logged = {
      time: clock.now(),
      method: request.method,
      path: pathname + search,
      ...(operation !== undefined && { operation }),
      ...loggedBody(incoming.body),
      ...(fault && { fault: fault.kind }),
    }
    const isUnanswered = fault?.kind === 'reset' || fault?.kind === 'stall'
    const isApplied = !isUnanswered || (fault.kind === 'reset' && fault.isApplied === true)
    const answer = isApplied ? answerTo(incoming, deployment, route, fault) : undefined
    requests.add({ ...logged, ...(answer && !isUnanswered && { status: answer.status }) })
    await pauseFor(fault, latency, request.signal)
    if (isUnanswered || !answer) throw connectionLost()
    return responseOf(answer, request, fault, clock.now())
  }
}

/** The only place that catches refusals. */
function answerTo(request: IncomingRequest, deployment?: Deployment, route?: Route, fault?: Fault): Answer {
  const unknown = methodNotKnown(request.method)
  if (unknown) return unknown
  if (!deployment) return routeNotServed(request)
  const faulty = fault && answerOf(fault, deployment)
  if (faulty) return faulty
  const reply = deployment.reply()
  let answer: Answer
  try {
    answer = deployment.answer(request, route, reply)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    answer = reply.refusal(error)
  }
  const complete = { ...answer, headers: { ...reply.headers, ...answer.headers } }
  return withEntityTag(complete, request.method, request.headers.get('if-none-match'))
}

async function pauseFor(fault: Fault | undefined, latency: number, signal: AbortSignal): Promise<void> {
  if (fault?.kind === 'stall') await pause(Number.POSITIVE_INFINITY, signal)
  const milliseconds = latency + (fault?.kind === 'latency' ? fault.milliseconds : 0)
  if (milliseconds > 0) await pause(milliseconds, signal)
}

function responseOf(
  { status, headers, body }: Answer,
  request: Request,
  fault: Fault | undefined,
  now: number,
): Response {
  const hasBody = body !== '' && request.method !== 'HEAD'
  return new Response(hasBody ? bodyThrough(fault, body, request.signal) : null, {
    status,
    headers: { ...headers, date: new Date(now).toUTCString() },
  })
}
