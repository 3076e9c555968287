import type { Clock } from './clock.ts'
import type { Deployment } from './deployments/deployment.ts'
import { bodyThrough, ConnectionLost, type Faults, faultyAnswer, pause } from './faults.ts'
import type { Fault } from './generated/schema.ts'
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
    const isUnanswered = fault?.kind === 'reset' || fault?.kind === 'stall'
    const isApplied = !isUnanswered || (fault.kind === 'reset' && fault.isApplied === true)
    const answer = isApplied ? answerTo(incoming, deployment, route, fault) : undefined
    const outcome = {
      ...(answer && !isUnanswered && { status: answer.status }),
      ...(answer?.error !== undefined && { error: answer.error }),
    }
    requests.add({ ...logged, ...outcome }, incoming.body, isUnanswered ? undefined : answer?.body)
    await pauseFor(fault, latency, request.signal)
    if (isUnanswered || !answer) throw new ConnectionLost()
    return responseOf(answer, request, fault, clock.now())
  }
}

/** The only place that catches refusals, and mistakes of the sandbox. */
function answerTo(request: IncomingRequest, deployment: Deployment, route?: Route, fault?: Fault): Answer {
  const unknown = methodNotKnown(request.method)
  if (unknown) return unknown
  const faulty = fault && faultyAnswer(fault, deployment)
  if (faulty && !(fault.kind === 'html' && fault.isApplied)) return faulty
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

async function pauseFor(fault: Fault | undefined, latency: number, signal: AbortSignal): Promise<void> {
  if (fault?.kind === 'stall') await pause(Number.POSITIVE_INFINITY, signal)
  const milliseconds = latency + (fault?.kind === 'latency' ? fault.milliseconds : 0)
  if (milliseconds > 0) await pause(milliseconds, signal)
}

function responseOf(
  { status, headers, body }: Answer,
  { method, signal }: SentRequest,
  fault: Fault | undefined,
  now: number,
): Response {
  const hasBody = body !== '' && method !== 'HEAD'
  return new Response(hasBody ? bodyThrough(fault, body, signal) : null, {
    status,
    headers: { ...headers, date: new Date(now).toUTCString() },
  })
}
