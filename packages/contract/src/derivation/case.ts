import type { Answer, Example, Operation } from '../document/document.ts'
import type { Call } from './calls.ts'
import type { Mode } from './kinds.ts'

/** What a case can be about, for coverage and for reports. */
export const caseKinds = [
  'good call',
  'bound per call',
  'example',
  'full body',
  'minimal body',
  'branch',
  'required absent',
  'optional absent',
  'unknown property',
  'forbidden property',
  'wrong type',
  'null',
  'member',
  'bound',
  'multiple',
  'length',
  'items',
  'pattern',
  'format',
  'rule',
  'other constraint',
  'no body',
  'malformed body',
  'media type',
  'no credentials',
  'wrong scheme',
  'garbage credentials',
  'wrong secret',
  'undeclared method',
  'unknown object',
  'reserved characters',
  'unsendable',
  'parameter missing',
  'parameter set',
  'status',
] as const

export type CaseKind = (typeof caseKinds)[number]

/** What is done to a request on its way, behind the client's back, to see what the other side does about it. */
export interface Alteration {
  /** Another `Authorization`, or none. */
  readonly authorization?: string | null
  readonly method?: string
  readonly contentType?: string
  /** The body is taken away, or breaks off before its end. */
  readonly body?: 'absent' | 'broken off'
  /** The answer that a mock is asked for. */
  readonly prefer?: { readonly answer: Answer; readonly example?: Example }
}

/** What has to come of a call. */
export type Expectation =
  /** The request is in order: a documented success comes back, from a mock the first with its first example. */
  | { readonly kind: 'accepted' }
  /** The request breaks the document, and is refused with one of these statuses. */
  | { readonly kind: 'refused'; readonly statuses: readonly number[] }
  /** This very answer of the document comes back. */
  | { readonly kind: 'answered'; readonly answer: Answer; readonly example?: Example }
  /** The request is in order, but speaks of what the server need not have: any documented answer comes back. */
  | { readonly kind: 'documented' }
  /** The client refuses the arguments, and nothing is sent. */
  | { readonly kind: 'unsendable' }

/** One call, and what has to come of it. */
export interface Case {
  /** The same in every run: `updateServiceScaling/bound/1f3c9a2b`. */
  readonly id: string
  readonly kind: CaseKind
  /** All that the case is at once, when one body serves for several; the first is `kind`. */
  readonly kinds: readonly CaseKind[]
  readonly operation: Operation
  /** A sentence. */
  readonly name: string
  readonly call: Call
  /** The place in the body that the case is about: `/series/0/sourceId`; empty for the whole. */
  readonly place?: string
  /** The path parameter whose value the case is about. */
  readonly probes?: string
  /** True: the bound parameters are given with the call and not to the client. */
  readonly boundPerCall?: true
  readonly alteration?: Alteration
  readonly expectation: Expectation
  /** What has to come of it where a server is asked that holds objects of its own, if that differs. */
  readonly liveExpectation?: Expectation
  /** The statements of the document that the case is about, as pointers into it. */
  readonly about: readonly string[]
  /** Where the case can be run at all. */
  readonly modes: readonly Mode[]
}
