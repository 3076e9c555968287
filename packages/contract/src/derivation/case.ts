import type { Answer, Example, Operation } from '../document/document.ts'
import type { Json } from '../schema/schema.ts'
import type { Call } from './calls.ts'
import type { Alteration, CaseKind, Mode } from './kinds.ts'

/** The expected outcome of a call. */
export type Expectation =
  /** The request is valid: a documented success comes back; from a mock, the first success with its first example. */
  | { readonly kind: 'accepted' }
  /** The request breaks the document, and is refused with one of these statuses. */
  | { readonly kind: 'refused'; readonly statuses: readonly number[] }
  /** This very answer of the document comes back. */
  | { readonly kind: 'answered'; readonly answer: Answer; readonly example?: Example }
  /** The request is valid, but names an object that the server may not have: any documented answer comes back. */
  | { readonly kind: 'documented' }
  /** The client refuses the arguments, and nothing is sent. */
  | { readonly kind: 'unsendable' }

/** One call and its expected outcome. */
export interface Case {
  /** The same in every run, also when the name is reworded: `updateServiceScaling/bound/1f3c9a2b`. */
  readonly id: string
  readonly kind: CaseKind
  /** All kinds of the case, where one body serves for several; the first is `kind`. */
  readonly kinds: readonly CaseKind[]
  readonly operation: Operation
  /** The required behaviour of the server, in words that follow the method and the path: `200, body matches the schema`. */
  readonly name: string
  readonly call: Call
  /** The JSON pointer in the body that the case is about: `/series/0/sourceId`; empty for the whole body. */
  readonly bodyPointer?: string
  /** The branch of a union that the body takes there; empty where there is none. */
  readonly branch?: string
  /** Of a wrong body: the valid body that it was made from. */
  readonly base?: Json
  /** True where the body names objects of the deployment, and is sent as it is. */
  readonly isFitted?: true
  /** The path parameter whose value the case is about. */
  readonly probes?: string
  /** True: the bound parameters are given with the call and not to the client. */
  readonly boundPerCall?: true
  readonly alteration?: Alteration
  readonly expectation: Expectation
  /** The expected outcome on a server with objects of its own, if it differs. */
  readonly liveExpectation?: Expectation
  /** The constraints of the document that the case is about, as pointers into it; a last key can name a side of one. */
  readonly about: readonly string[]
  /** The modes in which the case can be run. */
  readonly modes: readonly Mode[]
}

/** The properties of a case that differ from those of the valid call, which is accepted. */
export interface CaseOutline
  extends Partial<Omit<Case, 'kind' | 'kinds' | 'name' | 'about' | 'id' | 'operation' | 'modes'>> {
  readonly kinds: readonly CaseKind[]
  readonly name: string
  readonly about: readonly string[]
}

export function outline(
  kind: CaseKind,
  name: string,
  about: readonly string[],
  rest: Partial<CaseOutline> = {},
): CaseOutline {
  return { kinds: [kind], name, about, ...rest }
}

/** Refused with the preferred status, 422 or 400, whichever are documented; a mock invents a 422 where none is. */
export function refusal({ answers }: Operation, ...preferred: readonly number[]): { expectation: Expectation } {
  const candidates = [...preferred, 422, 400]
  const documented = candidates.filter((status) => answers.some((each) => each.status === status))
  return { expectation: { kind: 'refused', statuses: documented.length > 0 ? documented : [...preferred, 422] } }
}
