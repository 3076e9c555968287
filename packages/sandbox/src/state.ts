import type { Service } from '@clouddb/management/types'
import type { Alert, Dashboard, Source, Webhook } from '@clouddb/observability-oss/types'
import type { Counter } from './identifiers.ts'

/** Everything that a sandbox remembers, as plain JSON. */
export interface State {
  /** Of the form of a state, so that a file of another one is recognized. */
  version: 1
  /** Epoch milliseconds at which this state was, or is. */
  time: number
  /** Epoch milliseconds until which alerts were evaluated. */
  evaluatedUntil: number
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
  /** What evaluations of alerts remember, by the id of the alert. */
  evaluations: Record<string, AlertMemory>
  /** What would have been sent to the channels of alerts, the newest last. */
  notifications: Notification[]
}

export interface AlertMemory {
  /** Groups that meet the threshold now, and in how many windows in a row; an alert without groups has the one group ''. */
  groups: Record<string, { state: 'ALERT' | 'PENDING'; met: number }>
  history: Evaluation[]
}

/** What an alert measured in a window that ended at a time. */
export interface Evaluation {
  time: number
  state: 'ALERT' | 'PENDING' | 'OK'
  value: number
  group?: string
}

export interface Notification {
  time: number
  alertId: string
  state: 'ALERT' | 'OK'
  value: number
  group?: string
  webhookId?: string
  /** Where the webhook would have been called, with which body. */
  url?: string
  body?: string
  emailRecipients?: string[]
}

export interface OpenSourceState extends ObservabilityState {
  teamId: string
  /** Time at which the team was created, ISO 8601. */
  createdAt: string
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

export type StoredAlert = { -readonly [Field in keyof Alert]: Alert[Field] }

export interface SavedSearch {
  id: string
  name: string
  sourceId: string
  where: string
}
