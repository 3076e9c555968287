import type { IncomingMessage } from 'node:http'
import type { Json, Operation } from '../../../src/index.ts'

/** An answer before it is written down. */
export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: Json
  readonly headers?: Readonly<Record<string, string>>
}

export interface Asked {
  readonly operation: Operation
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  body: Json | undefined
  readonly headers: IncomingMessage['headers']
}

/** A deviation of a deployment from its document. */
export interface Drift {
  /**
   * The body that the sandbox gets, for an operation about which the sandbox is not asked whether a request is in
   * order.
   */
  readonly replaces?: (asked: Asked) => Json | undefined
  /**
   * Takes over a request that is known to be in order or not. What it changes in the request is what is done; what the
   * sandbox refuses and it lets in it has to put in order.
   */
  readonly decide?: (asked: Asked, complaint: Complaint | undefined) => Complaint | undefined
  /** Changes an answer on its way out. */
  readonly reply?: (asked: Asked, reply: Reply) => Reply
  /** True where a change is answered and not done. */
  readonly forgets?: (asked: Asked) => boolean
}

/** Why a request is refused. */
export type Complaint = 400 | 401 | 404
