import type { CaseKind, Mode } from '../derivation/kinds.ts'

/** What a key counts: a kind of case, a constraint of a body or a parameter, an answer, a property of an answer. */
export type KeyKind = 'case' | 'body' | 'parameter' | 'status' | 'property'

/** One thing that a document promises and a run can show. */
export interface ContractKey {
  /** `body createAlert refused #/components/schemas/AlertName/maxLength` */
  readonly id: string
  readonly kind: KeyKind
  /** Not there for the properties of answers, which operations share. */
  readonly operation?: string
  /** Where it can be shown at all. */
  readonly modes: readonly Mode[]
}

/** How keys are named; a run that shows something names it the same way. */
export const keyId = {
  case: (operation: string, kind: CaseKind): string => `case ${operation} ${kind}`,
  /** With an outcome: one side of what a document states. */
  requirement: (kind: 'body' | 'parameter' | 'status', operation: string, about: string, outcome: string): string =>
    `${kind} ${operation} ${outcome} ${about}`,
  status: (operation: string, status: string | number): string => `status ${operation} ${status}`,
  property: (pointer: string): string => `property ${pointer}`,
}

/** The outcome of a requirement that has to be shown, whatever the schema makes of it. */
export const EITHER = 'either'
