import type {
  Activity,
  AssignedRole,
  Backup,
  IpAccessListEntry,
  KeyHashesRequest,
  OrganizationPrivateEndpoint,
  QueryEndpoint,
  ScalingScheduleEntry,
  Service,
  UpgradeWindow,
} from '@clouddb/management/types'
import type {
  Alert,
  Connection,
  Dashboard,
  Source,
  Webhook,
  SavedSearch as WholeSearch,
} from '@clouddb/observability-oss/types'
import type { SuppliedTelemetry } from './generated/schema.ts'
import type { Counter } from './identifiers.ts'

/**
 * The whole state of a sandbox, as plain JSON. Parts that were added since version 0.1.0 are optional: the sandbox adds
 * them to a state that lacks them, and its snapshots have all of them.
 */
export interface State {
  /** Version of the format, by which a file in another format is recognized. */
  version: 1
  /** Epoch milliseconds of this state. */
  time: number
  /** Epoch milliseconds until which alerts have been evaluated. */
  evaluatedUntil: number
  /** How many ids were made. The next ids depend on it. */
  identifiers: Counter
  openSource: OpenSourceState
  managed: ManagedState
  /** What was supplied beside the built-in telemetry, or in place of it. */
  telemetry?: TelemetryState
}

/** The telemetry, which is the same in all deployments. */
export interface TelemetryState {
  /** Whether there is the telemetry of the shop, with its daily incident. */
  builtIn: boolean
  /** What was supplied, in this order. */
  supplied: SuppliedTelemetry[]
}

/** The state of a deployment of the observability API. */
export interface ObservabilityState {
  dashboards: StoredDashboard[]
  alerts: StoredAlert[]
  sources: Source[]
  webhooks: StoredWebhook[]
  connections: StoredConnection[]
  savedSearches: SavedSearch[]
  /** The results of evaluations, by the id of the alert. */
  evaluations: Record<string, AlertMemory>
  /** The notifications of alerts, the newest last. The sandbox sends none of them. */
  notifications: Notification[]
}

/** The results of the evaluations of an alert. */
export interface AlertMemory {
  /** Groups that meet the threshold, and for how many consecutive windows. Without groups, the only group is ''. */
  groups: Record<string, { state: 'ALERT' | 'PENDING'; met: number }>
  /** The last evaluations, the newest last. */
  history: Evaluation[]
}

/** The evaluation of an alert for one window. */
export interface Evaluation {
  /** Epoch milliseconds. */
  time: number
  state: 'ALERT' | 'PENDING' | 'OK'
  value: number
  group?: string
}

/** A notification of an alert. */
export interface Notification {
  /** Epoch milliseconds. */
  time: number
  alertId: string
  state: 'ALERT' | 'OK'
  /** The measured value. */
  value: number
  /** The measured group, if the alert has groups. */
  group?: string
  webhookId?: string
  /** The URL and the body of the webhook's request. */
  url?: string
  body?: string
  /** The recipients of an email. */
  emailRecipients?: string[]
}

/** The open-source deployment. */
export interface OpenSourceState extends ObservabilityState {
  teamId: string
  /** Time at which the team was created, ISO 8601. */
  createdAt: string
  team?: Team
  /** Personal API access keys of the first member. */
  apiKeys: string[]
  /** Keys for sending telemetry, which the API refuses. */
  ingestionKeys: string[]
}

/** The people of the open-source deployment. */
export interface Team {
  name: string
  /** The first one is the caller. */
  members: { id: string; email: string; name?: string }[]
  invitations: PendingInvitation[]
}

/** An invitation that nobody has accepted. */
export interface PendingInvitation {
  id: string
  /** ISO 8601; the invitation ends 30 days later. */
  createdAt: string
  /** In lower case. */
  email: string
  name?: string
  /** The secret part of the link that accepts it. */
  token: string
}

/** The managed deployment. */
export interface ManagedState {
  organizations: Organization[]
  /** Milliseconds that services stay in states in which they do not remain. */
  durations?: Record<PassingState, number>
}

/** A state in which a service does not remain. */
export type PassingState = 'provisioning' | 'starting' | 'awaking' | 'partially_running' | 'stopping' | 'terminating'

/** An organization, with its keys, services and members. */
export interface Organization {
  id: string
  name?: string
  /** ISO 8601. */
  createdAt?: string
  tier: 'BASIC' | 'SCALE' | 'ENTERPRISE'
  /** Whether the organization is paid. Services of unpaid ones have a lower memory limit. */
  isPaid: boolean
  /** Whether support has enabled changes of the number of replicas. */
  canAdjustReplicas: boolean
  /** Whether the number of replicas of a service can scale. */
  canScaleHorizontally?: boolean
  /** Whether scaling can follow a schedule. */
  canScheduleScaling?: boolean
  /** Whether services can have upgrade windows. */
  canScheduleUpgrades?: boolean
  /** Private endpoints, which services of their region can use. */
  privateEndpoints?: (OrganizationPrivateEndpoint & { id: string })[]
  /** Whether core dumps of services may be collected. */
  enableCoreDumps?: boolean
  /** Whether the organization has custom roles, and refuses the roles that the API deprecates. */
  hasCustomRoles?: boolean
  /** The roles that keys, members and invitations can have. */
  roles?: AssignedRole[]
  keys: ApiKey[]
  services: ManagedService[]
  /** Services that were deleted, the newest last: at most 100. */
  deletedServices?: DeletedService[]
  members?: Member[]
  invitations?: Invitation[]
  /** What was done, the newest last: at most 1,000. */
  activities?: Activity[]
}

/** An API key of an organization. */
export interface ApiKey {
  /** Id by which the key is read, updated and deleted. */
  id: string
  name: string
  /** Name and password of basic authentication. Empty texts where the key was created from their hashes. */
  keyId: string
  keySecret: string
  hashes?: KeyHashesRequest
  state?: 'enabled' | 'disabled'
  assignedRoles?: AssignedRole[]
  /** ISO 8601, as are the next two. */
  createdAt?: string
  expireAt?: string
  usedAt?: string
  ipAccessList?: IpAccessListEntry[]
}

/** A user who belongs to an organization. */
export interface Member {
  userId: string
  name: string
  email: string
  /** ISO 8601. */
  joinedAt: string
  assignedRoles: AssignedRole[]
}

/** An invitation to an organization. */
export interface Invitation {
  id: string
  email: string
  /** ISO 8601, as is the next one. */
  createdAt: string
  expireAt: string
  assignedRoles: AssignedRole[]
}

/** When a service is backed up, since a time in epoch milliseconds. */
export interface BackupPlan {
  since: number
  /** Hours from one backup to the next, and for which a backup is kept. */
  period: number
  retention: number
  /** Time of the day in UTC, `HH:MM`. */
  startTime: string | null
}

/** A backup that does not follow from a plan. */
export type StatedBackup = Backup & { id: string; startedAt: string }

/** The work of a service by day, from which its cost follows. */
export interface Usage {
  /** Epoch milliseconds until which the work was counted. */
  until: number
  /** GB of memory times hours, by day. */
  gigabyteHours: Record<string, number>
}

/** A service of an organization. */
export interface ManagedService {
  /** The service as answers show it. */
  record: ServiceRecord
  /** Epoch milliseconds of the last request for its data, from which the idle state follows. */
  activity: { last: number }
  /** Epoch milliseconds at which the service leaves its state; `null` in a state in which it remains. */
  transition?: { at: number } | null
  /** The entries of its scaling schedule. */
  scalingSchedule?: (ScalingScheduleEntry & { id: string })[] | null
  queryEndpoint?: QueryEndpoint | null
  upgradeWindow?: UpgradeWindow | null
  /** Its backup configurations, the newest last. Its backups follow from them. */
  backupPlans?: BackupPlan[]
  /** Further backups, from the time at which they started. They are always kept. */
  backups?: StatedBackup[]
  usage?: Usage
  teamId: string
  /** The state of its observability API. */
  observability: ObservabilityState
}

/** A service that was deleted, with what its costs follow from. */
export interface DeletedService {
  record: ServiceRecord
  backupPlans: BackupPlan[]
  usage: Usage
  /** Epoch milliseconds. */
  deletedAt: number
}

/** A service as answers show it, which changes here. */
export type ServiceRecord = Service & { id: string }

/** A stored dashboard, with properties that answers do not show. */
export interface StoredDashboard extends Omit<Dashboard, 'tiles'> {
  tiles: StoredTile[]
}

/** A stored tile of a dashboard. */
export type StoredTile = NonNullable<Dashboard['tiles']>[number] & { id: string }

/** A stored alert. */
export type StoredAlert = Alert

/** A connection to a database, which sources name. */
export interface StoredConnection extends Partial<Omit<Connection, 'id' | 'name'>> {
  id: string
  name: string
}

/** A stored webhook, with what answers do not show. */
export type StoredWebhook = Webhook & {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly queryParams?: Readonly<Record<string, string>>
}

/** A saved search, which alerts can watch. */
export interface SavedSearch extends Omit<WholeSearch, 'id' | 'teamId'> {
  id: string
  name: string
  sourceId: string
  where: string
}
