import type { Case, ContractDocument, Operation } from '../../index.ts'
import type { Ids, Sender } from '../engine/sender.ts'

/** What it takes to ask a deployment about its objects. */
export interface DeploymentAccess {
  readonly document: ContractDocument
  readonly sender: Sender
  goodCall(operation: Operation): Case
  /** The ids that are known by now. */
  ids(): Ids
}
