import type { Clock } from './clock.ts'
import type { Deployment } from './deployments/deployment.ts'
import { answerOf, bodyThrough, connectionLost, type Fault, type Faults, pause } from './faults.ts'
import { type Answer, methodNotKnown, routeNotServed } from './http/answer.ts'
import { type IncomingRequest, readRequest } from './http/request.ts'
import { loggedBody, type RequestLog } from './requests.ts'

/** What requests are answered by. */
export interface Surroundings {
  readonly clock: Clock
  readonly faults: Faults
  readonly requests: RequestLog
  /** Milliseconds that every answer takes. */
  readonly latency: number
  /** What is due is done before a request is answered. */
  before(): void
  /** The deployment that serves a path. */
  deploymentOf(path: string): Deployment | undefined
}

/** A `fetch` that is answered here: one way from a request to its answer, with what goes wrong on purpose. */
export function createFetch(surroundings: Surroundings): typeof globalThis.fetch {
  const { clock, faults, requests, latency, deploymentOf, before } = surroundings
  return async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const incoming = await readRequest(request)
    before()
    const deployment = deploymentOf(incoming.path)
    const operation = deployment?.operationOf(incoming)
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
    const answer = isUnanswered(fault) && !isApplied(fault) ? undefined : answerTo(incoming, deployment, fault)
    requests.add({ ...logged, ...(answer && !isUnanswered(fault) && { status: answer.status }) })
    await pauseFor(fault, latency, request.signal)
    if (fault?.kind === 'reset' || !answer) throw connectionLost()
    return responseOf(answer, request, fault, clock.now())
  }
}

const isUnanswered = (fault: Fault | undefined): boolean => fault?.kind === 'reset' || fault?.kind === 'stall'
const isApplied = (fault: Fault | undefined): boolean => fault?.kind === 'reset' && fault.isApplied === true

function answerTo(request: IncomingRequest, deployment: Deployment | undefined, fault: Fault | undefined): Answer {
  const unknown = methodNotKnown(request.method)
  if (unknown) return unknown
  if (!deployment) return routeNotServed(request.method, request.path)
  return (fault && answerOf(fault, deployment)) ?? deployment.handle(request)
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
