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
  /** How many ids were made; those that follow depend on it. */
  identifiers: Counter
  openSource: OpenSourceState
  managed: ManagedState
}

/** What the version of a state is. A state of another one has another form. */
export const stateVersion = 1

/**
 * Refuses what is no state of this version.
 *
 * @throws TypeError that says what was found, and the cure.
 */
export function expectState(state: State): void {
  const found: unknown = (state as Partial<State> | null)?.version
  if (found !== stateVersion)
    throw new TypeError(
      `The seed is no state of this sandbox: its "version" is ${JSON.stringify(found)}, not ${stateVersion}. Make it with createSeed() or snapshot() of this version of the package.`,
    )
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
  /** What would have been sent to the channels of alerts, the newest last; nothing is sent. */
  notifications: Notification[]
}

/** What is known of an alert from its evaluations. */
export interface AlertMemory {
  /** Groups that meet the threshold now, and in how many windows in a row; an alert without groups has the one group ''. */
  groups: Record<string, { state: 'ALERT' | 'PENDING'; met: number }>
  /** The evaluations, the newest last. */
  history: Evaluation[]
}

/** What an alert measured in a window that ended at a time. */
export interface Evaluation {
  /** Epoch milliseconds. */
  time: number
  state: 'ALERT' | 'PENDING' | 'OK'
  value: number
  group?: string
}

/** What an alert would have sent. */
export interface Notification {
  /** Epoch milliseconds. */
  time: number
  alertId: string
  state: 'ALERT' | 'OK'
  /** What was measured. */
  value: number
  /** The group that it was measured of, where the alert has groups. */
  group?: string
  webhookId?: string
  /** Where the webhook would have been called, with which body. */
  url?: string
  body?: string
  /** To whom a mail would have gone. */
  emailRecipients?: string[]
}

/** The open-source deployment. */
export interface OpenSourceState extends ObservabilityState {
  teamId: string
  /** Time at which the team was created, ISO 8601. */
  createdAt: string
  /** Personal API access keys. */
  apiKeys: string[]
  /** Keys that authenticate telemetry, and are no keys of the API. */
  ingestionKeys: string[]
}

/** The managed deployment. */
export interface ManagedState {
  organizations: Organization[]
}

/** An organization, with its keys and services. */
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

/** An API key of an organization: name and password of basic authentication. */
export interface ApiKey {
  /** Id of the record, by which it is deleted. */
  id: string
  name: string
  keyId: string
  keySecret: string
}

/** A service of an organization. */
export interface ManagedService {
  /** As answers show it. */
  record: Service & { id: string }
  /** Epoch milliseconds of the last request for its data: from it follows when it is idle. */
  activity: { last: number }
  teamId: string
  /** Its observability API. */
  observability: ObservabilityState
}

/** A dashboard as it is kept: as answers show it, and what they do not show. */
export interface StoredDashboard extends Omit<Dashboard, 'tiles'> {
  tiles: StoredTile[]
}

/** A tile of a dashboard as it is kept. */
export type StoredTile = NonNullable<Dashboard['tiles']>[number] & { id: string }

/** An alert as it is kept. */
export type StoredAlert = { -readonly [Field in keyof Alert]: Alert[Field] }

/** A search of a deployment, which alerts can watch. */
export interface SavedSearch {
  id: string
  name: string
  sourceId: string
  where: string
}
