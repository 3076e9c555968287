import type { Service } from '@clouddb/management/types'
import type { Alert, Dashboard, Source, Webhook } from '@clouddb/observability-oss/types'
import type { Counter } from './identifiers.ts'

/** Everything that a sandbox remembers, as plain JSON. */
export interface State {
  /** Epoch milliseconds at which this state was, or is. */
  time: number
  identifiers: Counter
  openSource: OpenSourceState
  managed: ManagedState
}

/** What a deployment of the observability API keeps. */
export interface ObservabilityState {
  dashboards: StoredDashboard[]
  alerts: StoredAlert[]
  sources: Source[]
  webhooks: Webhook[]
  connections: { id: string; name: string }[]
  savedSearches: SavedSearch[]
}

export interface OpenSourceState extends ObservabilityState {
  teamId: string
  /** Personal API access keys. */
  apiKeys: string[]
  /** Keys that authenticate telemetry, and are no keys of the API. */
  ingestionKeys: string[]
}

export interface ManagedState {
  organizations: Organization[]
}

export interface Organization {
  id: string
  tier: 'BASIC' | 'SCALE' | 'ENTERPRISE'
  /** Whether somebody pays: services of others may not become as large. */
  isPaid: boolean
  /** Whether support has allowed it to change the number of replicas. */
  canAdjustReplicas: boolean
  keys: ApiKey[]
  services: ManagedService[]
}

export interface ApiKey {
  /** Id of the record, by which it is deleted. */
  id: string
  name: string
  keyId: string
  keySecret: string
}

export interface ManagedService {
  record: Service & { id: string }
  /** Epoch milliseconds of the last request for its data: from it follows when it is idle. */
  activity: { last: number }
  teamId: string
  observability: ObservabilityState
}

/** A dashboard as it is kept: as answers show it, and what they do not show. */
export interface StoredDashboard extends Omit<Dashboard, 'tiles'> {
  tiles: StoredTile[]
}

export type StoredTile = NonNullable<Dashboard['tiles']>[number] & { id: string }

export type StoredAlert = Alert

export interface SavedSearch {
  id: string
  name: string
  sourceId: string
  where: string
}
