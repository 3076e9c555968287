import type { Clock } from '../clock.ts'
import type { Answer } from '../http/answer.ts'
import { Refusal } from '../http/refusal.ts'
import type { IncomingRequest } from '../http/request.ts'
import type { Identifiers } from '../identifiers.ts'
import type { State } from '../state.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

/** What deployments live in. */
export interface World {
  /** The present state; another object after a reset or a restore. */
  state(): State
  readonly clock: Clock
  readonly identifiers: Identifiers
  readonly telemetry: Telemetry
  readonly hasRateLimits: boolean
}

/** Answers the requests of its part of the paths. */
export interface Deployment {
  handle(request: IncomingRequest): Answer
  /** Names of the operations that it serves. */
  readonly operations: readonly string[]
  /** Name of the operation that a request is for; `undefined` where none is served there. */
  operationOf(request: IncomingRequest): string | undefined
  /** An error in the form of the deployment. */
  refuse(status: number, words: string): Answer
  /** The answer to a request that is one too many. */
  tooManyRequests(): Answer
  /** Forgets what is not part of the state: how many requests were counted. */
  reset(): void
}

/** What an attempt answers; a refusal of it gets the form that the deployment gives. */
export function answering(attempt: () => Answer, formOf: (refusal: Refusal) => Answer): Answer {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof Refusal) return formOf(error)
    throw error
  }
}
