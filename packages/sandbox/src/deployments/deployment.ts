import type { Telemetry } from '@clouddb/telemetry'
import type { Clock } from '../clock.ts'
import type { Answer } from '../http/answer.ts'
import type { Refusal } from '../http/refusal.ts'
import type { IncomingRequest } from '../http/request.ts'
import type { Route } from '../http/router.ts'
import type { Identifiers } from '../identifiers.ts'
import type { Outcome } from '../operations/operation.ts'
import type { PassingTime } from '../passing-time.ts'
import type { State } from '../state.ts'

/** The parts of a sandbox that its deployments share. */
export interface World {
  /** The present state; another object after a reset or a restore. */
  state(): State
  readonly clock: Clock
  readonly identifiers: Identifiers
  readonly telemetry: Telemetry
  readonly time: Pick<PassingTime, 'noteChange'>
  readonly hasRateLimits: boolean
  /** The IP address that requests come from. */
  readonly address: string
}

/** Serves the requests below one path prefix. */
export interface Deployment {
  /** The ids of its operations. */
  readonly operations: readonly string[]
  /** The operation that a request is for; `undefined` for a path or method that is not served. */
  routeOf(method: string, path: string): Route | undefined
  /** Starts the answer to one request. */
  reply(): Reply
  /**
   * Authenticates, limits, reads, validates and executes a request.
   *
   * @throws Refusal
   */
  answer(request: IncomingRequest, route: Route | undefined, reply: Reply): Answer
  /** The answer to a request above the rate limit, whose window ends in so many milliseconds. */
  tooManyRequests(reset: number): Answer
  /** Forgets how many requests were counted, which is not part of the state. */
  reset(): void
}

/** Gives the answer to one request the deployment's form. */
export interface Reply {
  /** Headers of the answer, whatever it is. Steps add theirs. */
  readonly headers: Record<string, string>
  success(outcome: Outcome): Answer
  refusal(refusal: Refusal): Answer
  /** An error with this exact message. */
  error(status: number, message: string): Answer
}
