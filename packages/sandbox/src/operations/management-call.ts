import type { Clock } from '../clock.ts'
import type { ValidRequest } from '../http/request.ts'
import type { Identifiers } from '../identifiers.ts'
import type { ApiKey, ManagedState, ObservabilityState, Organization } from '../state.ts'
import type { Outcome } from './operation.ts'

/** A valid request to the management API, with the state that it works on. */
export interface ManagementCall extends ValidRequest {
  readonly organization: Organization
  /** The key that authenticates the request. */
  readonly key: ApiKey
  readonly clock: Clock
  readonly identifiers: Identifiers
  readonly durations: ManagedState['durations']
  /** The observability API of a service after its setup. */
  newObservability(): ObservabilityState
  /** The value of a path parameter, as it was sent. */
  pathValue(name: string): string
}

/** Functions that execute operations of the management API, or throw refusals. */
export type ManagementHandlers = Readonly<Record<string, (call: ManagementCall) => Outcome>>
