import type * as format from './state-format.ts'

// The sandbox works with states in which no part is absent: `copyOf` adds what earlier versions did not write.

export type * from './state-format.ts'

/** A state with all parts. */
export interface State extends Required<format.State> {
  openSource: OpenSourceState
  managed: ManagedState
}

/** The open-source deployment with all parts. */
export type OpenSourceState = Required<format.OpenSourceState>

/** The managed deployment with all parts. */
export interface ManagedState extends Required<format.ManagedState> {
  organizations: Organization[]
}

/** An organization with all parts. */
export interface Organization extends Required<format.Organization> {
  keys: ApiKey[]
  services: ManagedService[]
}

/** An API key with the parts that every key has. */
export type ApiKey = format.ApiKey &
  Required<Pick<format.ApiKey, 'state' | 'assignedRoles' | 'createdAt' | 'ipAccessList'>>

/** A service with all parts. */
export type ManagedService = Required<format.ManagedService>
