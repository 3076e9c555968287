import type { Clock } from '../clock.ts'
import type { Identifiers } from '../identifiers.ts'
import type { ObservabilityState } from '../state.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

/** What an operation of the observability API works on. */
export interface Context {
  readonly state: ObservabilityState
  readonly teamId: string
  readonly clock: Clock
  readonly identifiers: Identifiers
  readonly telemetry: Telemetry
  /** The age of the server, as a day. */
  readonly since: string
}

/** A request that was found right. */
export interface Call {
  readonly context: Context
  /** Id of the item that the path names, if it names one. */
  readonly id: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** What comes of a call: what the envelope carries, and what stands beside it. */
export interface Outcome {
  /** Left out where there is nothing to say, as after a deletion. */
  readonly payload?: unknown
  /** What is said in place of JSON. */
  readonly words?: string
  /** Of the page, where a list has pages. */
  readonly meta?: { readonly total: number; readonly limit: number; readonly offset: number }
}

/** Does what an operation of a document is for, or throws a refusal. */
export type Handler = (call: Call) => Outcome
export type Handlers = Readonly<Record<string, Handler>>
