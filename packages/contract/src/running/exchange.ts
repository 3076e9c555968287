import type { Case, Expectation } from '../derivation/case.ts'
import type { Mode } from '../derivation/kinds.ts'
import type { ContractDocument } from '../document/document.ts'
import type { Outcome } from './client-call.ts'
import type { ReceivedAnswer } from './wire.ts'

/** One request with its answer, and what had to come of it. */
export interface Exchange {
  readonly item: Case
  readonly document: ContractDocument
  readonly mode: Mode
  readonly expectation: Expectation
  readonly outcome: Outcome
  readonly received: ReceivedAnswer
}
