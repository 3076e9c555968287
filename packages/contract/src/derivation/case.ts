import type { Answer, Example, Operation } from '../document.ts'
import type { Call } from './calls.ts'

/** What is done to a request on its way, behind the client's back, to see what the other side does about it. */
export interface Alteration {
  /** Another `Authorization`, or none. */
  readonly authorization?: string | null
  readonly method?: string
  readonly contentType?: string
  /** The body is taken away. */
  readonly noBody?: true
  /** The answer that a mock is asked for. */
  readonly prefer?: { readonly answer: Answer; readonly example?: Example }
}

/** What has to come of a call. */
export type Expectation =
  /** The request is in order: the first documented success comes back. */
  | { readonly kind: 'accepted' }
  /** The request breaks the document, and is refused with one of these statuses. */
  | { readonly kind: 'refused'; readonly statuses: readonly number[] }
  /** This very answer of the document comes back. */
  | { readonly kind: 'answered'; readonly answer: Answer; readonly example?: Example }
  /** The client refuses the arguments, and nothing is sent. */
  | { readonly kind: 'unsendable' }

/** One call, and what has to come of it. */
export interface Case {
  readonly operation: Operation
  /** A sentence. */
  readonly name: string
  readonly call: Call
  /** True: the bound parameters are given with the call and not to the client. */
  readonly boundPerCall?: true
  readonly alteration?: Alteration
  readonly expectation: Expectation
  /** The statements of the document that the case is about, as pointers into it. */
  readonly about: readonly string[]
}
