export {
  type ContractKey,
  type Count,
  type Coverage,
  contractKeys,
  createCoverage,
  type Figures,
  type KeyKind,
  type KeyState,
} from './coverage/coverage.ts'
export type { Call } from './derivation/calls.ts'
export type { Case, Expectation } from './derivation/case.ts'
export { type DerivationOptions, deriveCases } from './derivation/derive-cases.ts'
export { type Alteration, type CaseKind, caseKinds, type Mode, modes } from './derivation/kinds.ts'
export {
  type Answer,
  answersFor,
  type Body,
  type ContractDocument,
  type Example,
  type Operation,
  type Parameter,
  readContractDocument as readDocument,
} from './document/document.ts'
export type { CaseResult, RecordedAnswer, RecordedRequest } from './running/case-result.ts'
export type { Credentials } from './running/credentials.ts'
export { idsNeeded } from './running/existing-objects.ts'
export { runCase } from './running/run-case.ts'
export type { ClientFactory, Target } from './running/target.ts'
export type { Json, JsonObject } from './schema/schema.ts'
