import type { CaseKind } from '../../derivation/kinds.ts'
import type { Json, JsonObject, Operation } from '../../index.ts'
import type { Resource } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Attempt, Sent } from '../engine/sender.ts'
import type { Dependent, Witnesses } from './dependents.ts'

export type Records = ReadonlyMap<string, JsonObject>

/** An object that was made to be looked at, changed and deleted, and what is beside it that nobody touches. */
export interface Lifecycle {
  readonly context: RunContext
  readonly resource: Resource
  readonly id: string
  /** What it was created with. */
  readonly creation: Sent
  /** What the list showed before the creation, and after it. */
  readonly before: Records | undefined
  readonly after: Records | undefined
  /** Of other kinds: what refers to it, and what the run has made beside it. */
  readonly dependents: readonly Dependent[]
  readonly witnesses: Witnesses
  /** Sends the good call of an operation about this object. */
  send(operation: Operation): Promise<Sent>
  /** The same with this body; `minimal body` says that it is to be sent without a name where it has none. */
  sendBody(operation: Operation, body: Json | undefined, kind?: CaseKind): Promise<Attempt>
}
