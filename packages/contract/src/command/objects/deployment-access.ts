import type { Case, ContractDocument, Json, Operation } from '../../index.ts'
import type { Incidents } from '../engine/incidents.ts'
import type { Attempt, Ids, Sender } from '../engine/sender.ts'
import type { CreatedObjects } from './created-objects.ts'
import type { ProtectedObjects } from './protected-objects.ts'
import type { Resource } from './resources.ts'

/** All that is needed to ask a deployment about its objects, and to remember what the run did to them. */
export interface DeploymentAccess {
  readonly document: ContractDocument
  readonly mode: 'read-only' | 'writing'
  readonly resources: readonly Resource[]
  readonly sender: Sender
  readonly created: CreatedObjects
  readonly protectedObjects: ProtectedObjects
  readonly incidents: Incidents
  /** The name of everything that the run creates. */
  readonly mark: string
  /** The values of `--ids`. */
  readonly given: Ids
  /** The cases of an operation that a deployment can be asked for, the good call first. */
  cases(operation: Operation): readonly Case[]
  goodCall(operation: Operation): Case
  /** Sends a case about objects that have to be found first; without them it is not sent. */
  attempt(item: Case, own?: Ids): Promise<Attempt>
  /** The payload of a reader's good call, with these ids. */
  read(operation: Operation, ids: Ids): Promise<Json | undefined>
  /** The ids that are known so far. */
  ids(): Ids
  /** The path of an object. */
  pathOf(resource: Resource, id: string): string
}
