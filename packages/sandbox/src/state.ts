import type * as stored from './generated/schema.ts'

// The sandbox works with states in which no part is absent: `completeState` adds the defaults that `control.yaml` gives.

export type * from './generated/schema.ts'

/** A state in which a service does not remain. */
export type PassingState = keyof stored.ServiceDurations

/** A state with all parts. */
export interface State extends Required<stored.State> {
  openSource: OpenSourceState
  managed: ManagedState
}

/** The open-source deployment with all parts. */
export type OpenSourceState = Required<stored.OpenSourceState>

/** The managed deployment with all parts. */
export interface ManagedState extends Required<stored.ManagedState> {
  organizations: Organization[]
}

/** An organization with all parts. */
export interface Organization extends Required<stored.Organization> {
  keys: ApiKey[]
  services: ManagedService[]
}

/** An API key with the parts that every key has. */
export type ApiKey = stored.ApiKey &
  Required<Pick<stored.ApiKey, 'state' | 'assignedRoles' | 'createdAt' | 'ipAccessList'>>

/** A service with all parts. */
export type ManagedService = Required<stored.ManagedService>
