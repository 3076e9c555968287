// Generated from control.yaml. Do not edit: change the document, then run `pnpm generate`.

import type * as observabilityOss from '@clouddb/observability-oss/types'
import type * as management from '@clouddb/management/types'
/** A duration. */
export interface AdvanceTimeRequest {
  /**
   * Milliseconds by which the time moves forward.
   *
   * @minimum 0
   * @maximum 253370764800000
   */
  milliseconds: number
}
/**
 * How often the alert is evaluated, and over which span.
 * A number and a unit, such as `1h`: live servers take this closed list and refuse everything else, `2h` and `60m` included.
 * `30s` is a feature of the team: servers refuse it where the team does not have it.
 * Servers before 2026-09-05 do not know `30s`.
 */
export type AlertInterval = '1m' | '5m' | '15m' | '30m' | '1h' | '6h' | '12h' | '1d' | '30s'
/** The results of the evaluations of an alert. */
export interface AlertMemory {
  /**
   * Groups that meet the threshold, and for how many consecutive windows.
   * Without groups, the only group is the empty text.
   */
  groups: {
    [key: string]: {
      /** For how many consecutive windows the threshold is met. */
      met: number
      /** The state that the group has reached. */
      state: 'ALERT' | 'PENDING'
    }
  }
  /** The last evaluations, the newest last. */
  history: Evaluation[]
}
/**
 * Minutes by which the evaluation is moved within the interval; must be less than the interval.
 * Cannot be combined with `scheduleStartAt`, except as 0.
 * Servers refuse null; 0 takes the offset away.
 * Servers before 2026-03-06 refuse or ignore it.
 *
 * @minimum 0
 * @maximum 1439
 * @default 0
 */
export type AlertScheduleOffsetMinutes = number
/**
 * How the value is compared with the threshold.
 * `above` is the threshold or more, `above_exclusive` more than it.
 * `below` is less than the threshold, `below_or_equal` the threshold or less.
 * `equal` and `not_equal` compare for equality.
 * `between` counts both ends in, `not_between` is outside both.
 * Servers before 2026-04-16 do not know `above_exclusive`, `below_or_equal`, `equal`, `not_equal`.
 * Servers before 2026-04-17 do not know `between`, `not_between`.
 */
export type AlertThresholdType =
  | 'above'
  | 'below'
  | 'above_exclusive'
  | 'below_or_equal'
  | 'equal'
  | 'not_equal'
  | 'between'
  | 'not_between'
/**
 * A number without an upper limit in the API. The sandbox makes no list of this length.
 *
 * @minimum 0
 */
export type Amount = number | null
/** An API key of an organization. */
export interface ApiKey {
  /**
   * The roles of the key.
   * Default: the one of administrators.
   *
   * @default [{"roleId":"3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36","roleName":"Admin","roleType":"system"}]
   */
  assignedRoles?: StoredRole[]
  /**
   * Time of creation, ISO 8601.
   * Default: the time of the state.
   */
  createdAt?: string
  /** Time at which the key expires, ISO 8601. */
  expireAt?: string
  hashes?: management.KeyHashesRequest
  /** Id by which the key is read, updated and deleted. */
  id: string
  /**
   * The addresses that can use the key.
   * Default: every address.
   *
   * @default [{"source":"0.0.0.0/0","description":"Anywhere"}]
   */
  ipAccessList?: management.IpAccessListEntry[]
  /** Name of basic authentication; empty where the key was created from hashes. */
  keyId: string
  /** Password of basic authentication; empty where the key was created from hashes. */
  keySecret: string
  /** Name of the key. */
  name: string
  /**
   * Whether the key can be used.
   *
   * @default enabled
   */
  state?: 'enabled' | 'disabled'
  /** Time of the last request, ISO 8601. */
  usedAt?: string
}
/** Attributes, by name. */
export interface Attributes {
  [key: string]: string
}
/** When a service is backed up, since a time. */
export interface BackupPlan {
  /**
   * Hours from one backup to the next.
   *
   * @minimum 1
   */
  period: number
  /**
   * Hours for which a backup is kept.
   *
   * @minimum 1
   * @maximum 1080
   */
  retention: number
  /** Epoch milliseconds from which it holds. */
  since: number
  /**
   * Time of the day in UTC, `HH:MM`.
   *
   * @pattern `^\d\d:\d\d$`
   */
  startTime: string | null
}
/**
 * Backup configurations, the newest last.
 *
 * @maxItems 1000
 */
export type BackupPlans = BackupPlan[]
/**
 * How often something happened, which leaves room for more.
 *
 * @minimum 0
 * @maximum 9007198254740991
 */
export type Count = number
/**
 * How many ids were made.
 * The next ids depend on it, so that a restored sandbox makes the same ids again.
 */
export interface Counter {
  /** How many ids were made. */
  made: number
}
/** The built-in incident of a day, in the form in which incidents are supplied. */
export interface DailyIncident {
  /** The share of calls that fail. */
  errorRate: number
  /** The start in epoch milliseconds. */
  from: number
  kind: 'incident'
  /** The factor of the durations of the service. */
  latencyFactor: number
  service: 'payments'
  /** The exclusive end in epoch milliseconds. */
  until: number
}
/**
 * GB of memory times hours of a day.
 * The API sets no limit to the sizes that a schedule may have.
 *
 * @minimum 0
 * @maximum 1000000000000
 */
export type DailyWork = number
/** A service that was deleted, with what its costs follow from. */
export interface DeletedService {
  /**
   * Backup configurations, the newest last.
   *
   * @maxItems 1000
   */
  backupPlans: BackupPlans
  /** Epoch milliseconds. */
  deletedAt: number
  /** A service as answers show it, which changes here. */
  record: ServiceRecord
  /** The work of a service by day, from which its cost follows. */
  usage: Usage
}
/** The body comes byte by byte. */
export interface DripFault {
  /** The kind of the fault. */
  kind: 'drip'
  /**
   * Milliseconds of real time between two bytes.
   *
   * @minimum 0
   * @example 50
   */
  milliseconds: number
  /**
   * The name of the operation, which is the name of the client's method.
   * Default: every request.
   */
  operation?: string
  /**
   * The number of requests.
   *
   * @minimum 1
   * @default 1
   */
  times?: number
}
/** The evaluation of an alert for one window. */
export interface Evaluation {
  /** The measured group, if the alert has groups. */
  group?: string
  /** The state that was found. */
  state: 'ALERT' | 'PENDING' | 'OK'
  /** Epoch milliseconds. */
  time: number
  /**
   * A measured value.
   * JSON has null in place of infinity and of what is no number.
   */
  value: number | null
}
/** A failure that a test wants, as plain JSON. */
export type Fault =
  | StatusFault
  | RateLimitFault
  | HtmlFault
  | ResetFault
  | StallFault
  | LatencyFault
  | DripFault
  | TruncateFault
/**
 * The name of the operation, which is the name of the client's method.
 * Default: every request.
 */
export type FaultOperation = string
/**
 * The number of requests.
 *
 * @minimum 1
 * @default 1
 */
export type FaultTimes = number
/** Single measurements of gauges. */
export interface GaugeRows {
  kind: 'gauge-rows'
  /** The rows. */
  rows: MetricRow[]
}
/**
 * Measurements of a histogram since the row before.
 * Columns that are absent have default values.
 */
export interface HistogramRow {
  /** Attributes, by name. */
  Attributes?: Attributes
  /**
   * How many measurements are in each bucket.
   * The upper bounds are 5, 10, 25, 50, 75, 100, 250, 500, 750, 1000, 2500, 5000, 7500 and 10000; the last bucket has none.
   *
   * @minItems 15
   * @maxItems 15
   */
  BucketCounts: number[]
  /** What is measured. */
  MetricDescription?: string
  /**
   * The name of the metric.
   *
   * @minLength 1
   */
  MetricName: string
  /** The unit of the values. */
  MetricUnit?: string
  /**
   * Attributes of what sends the row.
   * Default: those of the service.
   */
  ResourceAttributes?: Attributes
  /** The name of the instrumentation. */
  ScopeName?: string
  /** The version of the instrumentation. */
  ScopeVersion?: string
  /** Any name. */
  ServiceName?: string
  /** A time: epoch milliseconds, or ISO 8601 in UTC or with an offset, such as `2026-12-24T12:05:00Z`. */
  TimeUnix: number | string
}
/** Single measurements of histograms. */
export interface HistogramRows {
  kind: 'histogram-rows'
  /** The rows. */
  rows: HistogramRow[]
}
/**
 * A proxy answers with an HTML page.
 * The request is not applied, unless `isApplied` says so: then the proxy gave up too early.
 */
export interface HtmlFault {
  /** Whether the request is applied nevertheless. */
  isApplied?: boolean
  /** The kind of the fault. */
  kind: 'html'
  /**
   * The name of the operation, which is the name of the client's method.
   * Default: every request.
   */
  operation?: string
  /**
   * Any status with a body, so not 204, 205 and 304.
   *
   * @minimum 200
   * @maximum 599
   * @default 502
   */
  status?: number
  /**
   * The number of requests.
   *
   * @minimum 1
   * @default 1
   */
  times?: number
}
/** An object with its id. */
export interface Identified {
  /** Id of the object. */
  id: string
}
/** An invitation to an organization. */
export interface Invitation {
  /** The roles that the user is to have. */
  assignedRoles: StoredRole[]
  /** Time of creation, ISO 8601. */
  createdAt: string
  /** Address of the invited user. */
  email: string
  /** Time at which the invitation expires, ISO 8601. */
  expireAt: string
  /** Id of the invitation. */
  id: string
}
/** The answer is delayed. */
export interface LatencyFault {
  /** The kind of the fault. */
  kind: 'latency'
  /**
   * Milliseconds of real time before the answer.
   *
   * @minimum 0
   * @example 1000
   */
  milliseconds: number
  /**
   * The name of the operation, which is the name of the client's method.
   * Default: every request.
   */
  operation?: string
  /**
   * The number of requests.
   *
   * @minimum 1
   * @default 1
   */
  times?: number
}
/** A request to the sandbox, without its credentials. */
export interface LoggedRequest {
  /**
   * The sent body: parsed JSON, or a text; above one mebibyte only its size.
   * `***` replaces secrets in it.
   */
  body?: unknown
  /** An error of the sandbox itself, which answered with the status 500. */
  error?: string
  /** Kind of the fault that affected the request. */
  fault?: string
  /** The HTTP method. */
  method: string
  /** Name of the operation; absent for an unknown route. */
  operation?: string
  /** Path and query, as they were sent. */
  path: string
  /** The number of the request since the sandbox was created, from 1 on. A reset does not restart it. */
  sequence: number
  /** Status of the answer; absent if none was sent. */
  status?: number
  /** Epoch milliseconds, by the sandbox's clock. */
  time: number
}
/**
 * A log line, or an event of a session.
 * Columns that are absent have default values.
 */
export interface LogRow {
  /** The message. */
  Body?: string
  /** The name of an event. */
  EventName?: string
  /** Attributes, by name. */
  LogAttributes?: Attributes
  /**
   * Attributes of what sends the row.
   * Default: those of the service.
   */
  ResourceAttributes?: Attributes
  /** The name of the instrumentation. */
  ScopeName?: string
  /** The version of the instrumentation. */
  ScopeVersion?: string
  /** Any name. */
  ServiceName?: string
  /**
   * The number of the severity.
   * Default: that of its text.
   *
   * @minimum 0
   * @maximum 255
   */
  SeverityNumber?: number
  /** The severity. */
  SeverityText?: string
  /** The id of the span. */
  SpanId?: string
  /** A time: epoch milliseconds, or ISO 8601 in UTC or with an offset, such as `2026-12-24T12:05:00Z`. */
  Timestamp: number | string
  /** The id of the trace. */
  TraceId?: string
}
/** Single log lines. */
export interface LogRows {
  kind: 'log-rows'
  /** The rows. */
  rows: LogRow[]
}
/** A service of an organization. */
export interface ManagedService {
  /** The use of the service. */
  activity: {
    /** Epoch milliseconds of the last request for its data, from which the idle state follows. */
    last: number
  }
  /**
   * Its backup configurations, the newest last. Its backups follow from them.
   * Default: a backup a day since the time of the state.
   */
  backupPlans?: BackupPlans
  /**
   * Further backups, from the time at which they started. They are always kept.
   *
   * @default []
   */
  backups?: StatedBackup[]
  /** The state of its observability API. */
  observability: ObservabilityState
  /**
   * Its query endpoint.
   *
   * @default null
   */
  queryEndpoint?: management.QueryEndpoint | null
  /** A service as answers show it, which changes here. */
  record: ServiceRecord
  /**
   * The entries of its scaling schedule.
   *
   * @default null
   */
  scalingSchedule?: StoredScheduleEntry[] | null
  /** Id of the team of its observability API. */
  teamId: string
  /**
   * The end of its state; `null` in a state in which it remains.
   *
   * @default null
   */
  transition?: {
    /**
     * Epoch milliseconds at which the service leaves its state. A state may last beyond the last time.
     *
     * @minimum 0
     */
    at: number
  } | null
  /**
   * Its upgrade window.
   *
   * @default null
   */
  upgradeWindow?: management.UpgradeWindow | null
  /**
   * Its work by day.
   * Default: none until the time of the state.
   */
  usage?: Usage
}
/** The managed deployment. */
export interface ManagedState {
  /**
   * Milliseconds that services stay in states in which they do not remain.
   *
   * @default {"provisioning":20000,"starting":10000,"awaking":25000,"partially_running":5000,"stopping":5000,"terminating":5000}
   */
  durations?: ServiceDurations
  /** The organizations. */
  organizations: Organization[]
}
/**
 * A measured value.
 * JSON has null in place of infinity and of what is no number.
 */
export type MeasuredValue = number | null
/** A user who belongs to an organization. */
export interface Member {
  /** The roles of the user. */
  assignedRoles: StoredRole[]
  /** Address of the user. */
  email: string
  /** Time at which the user joined, ISO 8601. */
  joinedAt: string
  /**
   * Name of the user.
   *
   * @default
   */
  name: string
  /** Id of the user. */
  userId: string
}
/**
 * A measurement of a gauge, or the total of a counter since its process started.
 * Columns that are absent have default values.
 */
export interface MetricRow {
  /** Attributes, by name. */
  Attributes?: Attributes
  /** What is measured. */
  MetricDescription?: string
  /**
   * The name of the metric.
   *
   * @minLength 1
   */
  MetricName: string
  /** The unit of the values. */
  MetricUnit?: string
  /**
   * Attributes of what sends the row.
   * Default: those of the service.
   */
  ResourceAttributes?: Attributes
  /** The name of the instrumentation. */
  ScopeName?: string
  /** The version of the instrumentation. */
  ScopeVersion?: string
  /** Any name. */
  ServiceName?: string
  /** A time: epoch milliseconds, or ISO 8601 in UTC or with an offset, such as `2026-12-24T12:05:00Z`. */
  TimeUnix: number | string
  /** The value. */
  Value: number
}
/** A notification of an alert. */
export interface Notification {
  /** Id of the alert. */
  alertId: string
  /** The body of the webhook's request. */
  body?: string
  /** The recipients of an email. */
  emailRecipients?: string[]
  /** The measured group, if the alert has groups. */
  group?: string
  /** The state that the alert has reached. */
  state: 'ALERT' | 'OK'
  /** Epoch milliseconds of the evaluation. */
  time: number
  /** The URL of the webhook's request. */
  url?: string
  /**
   * A measured value.
   * JSON has null in place of infinity and of what is no number.
   */
  value: number | null
  /** Id of the notified webhook. */
  webhookId?: string
}
/** The state of a deployment of the observability API. */
export interface ObservabilityState {
  /** The alerts. */
  alerts: StoredAlert[]
  /** The connections to databases. */
  connections: StoredConnection[]
  /** The dashboards. */
  dashboards: StoredDashboard[]
  /** The results of evaluations, by the id of the alert. */
  evaluations: {
    [key: string]: AlertMemory
  }
  /** The notifications of alerts, the newest last. The sandbox sends none of them. */
  notifications: Notification[]
  /**
   * Objects of the kinds that have no list of their own, by the name of the kind.
   * A `record` is what the API shows; `within` has the ids in its path, such as `serviceId`.
   *
   * @default {}
   */
  objects?: {
    [key: string]: StoredObject[]
  }
  /** The saved searches. */
  savedSearches: SavedSearch[]
  /** The sources. */
  sources: observabilityOss.Source[]
  /** The webhooks. */
  webhooks: StoredWebhook[]
}
/** The open-source deployment. */
export interface OpenSourceState extends ObservabilityState {
  /** Personal API access keys of the first member. */
  apiKeys: string[]
  /** Time at which the team was created, ISO 8601. */
  createdAt: string
  /** Keys for sending telemetry, which the API refuses. */
  ingestionKeys: string[]
  /**
   * The people.
   * Default: the caller, and a second member, who can be removed.
   *
   * @default {"name":"Sandbox","members":[{"id":"66a1f0c2d4e8b7a9c3f00701","email":"sandbox@example.com","name":"sandbox@example.com"},{"id":"66a1f0c2d4e8b7a9c3f00702","email":"colleague@example.com","name":"colleague@example.com"}],"invitations":[]}
   */
  team?: Team
  /** Id of the team. */
  teamId: string
}
/** An organization, with its keys, services and members. */
export interface Organization {
  /**
   * What was done, the newest last: at most 1,000.
   *
   * @default []
   */
  activities?: management.Activity[]
  /** Whether support has enabled changes of the number of replicas. */
  canAdjustReplicas: boolean
  /**
   * Whether the number of replicas of a service can scale.
   *
   * @default true
   */
  canScaleHorizontally?: boolean
  /**
   * Whether scaling can follow a schedule.
   *
   * @default true
   */
  canScheduleScaling?: boolean
  /**
   * Whether services can have upgrade windows.
   *
   * @default true
   */
  canScheduleUpgrades?: boolean
  /**
   * Whether snapshots can be made of primary services.
   *
   * @default true
   */
  canTakeSnapshots?: boolean
  /**
   * Time of creation, ISO 8601.
   * Default: the time of the state.
   */
  createdAt?: string
  /**
   * Services that were deleted, the newest last: at most 100.
   *
   * @default []
   */
  deletedServices?: DeletedService[]
  /**
   * Whether core dumps of services may be collected.
   *
   * @default true
   */
  enableCoreDumps?: boolean
  /** Whether the organization has custom roles, and refuses the roles that the API deprecates. */
  hasCustomRoles?: boolean
  /** Id of the organization. */
  id: string
  /**
   * Invitations that nobody has accepted.
   *
   * @default []
   */
  invitations?: Invitation[]
  /** Whether the organization is paid. Services of unpaid ones have a lower memory limit. */
  isPaid: boolean
  /** The API keys. */
  keys: ApiKey[]
  /**
   * The members.
   * Default: an administrator and a developer.
   */
  members?: Member[]
  /**
   * Name of the organization.
   *
   * @default Sandbox
   */
  name?: string
  /**
   * Objects of the kinds that have no list of their own, by the name of the kind.
   * A `record` is what the API shows; `within` has the ids in its path, such as `serviceId`.
   *
   * @default {}
   */
  objects?: {
    [key: string]: StoredObject[]
  }
  /**
   * Private endpoints, which services of their region can use.
   *
   * @default []
   */
  privateEndpoints?: (management.OrganizationPrivateEndpoint & Identified)[]
  /**
   * The roles that keys, members and invitations can have.
   * Default: those that every organization has, the one of administrators first.
   *
   * @default [{"roleId":"3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36","roleName":"Admin","roleType":"system"},{"roleId":"7b2e4c96-1d5f-4a83-9e0c-8f6b3d1a5c72","roleName":"Developer","roleType":"system"},{"roleId":"e5a9d3b1-4c7e-4f60-8b2d-0a6c1e9f7d48","roleName":"Query endpoints","roleType":"system"}]
   */
  roles?: StoredRole[]
  /** The services. */
  services: ManagedService[]
  /** What the organization pays for. */
  tier: 'BASIC' | 'SCALE' | 'ENTERPRISE'
}
/** An invitation to the team that nobody has accepted. */
export interface PendingInvitation {
  /**
   * ISO 8601 in UTC; the invitation ends 30 days later.
   *
   * @format date-time
   */
  createdAt: string
  /** Address of the invited person, in lower case. */
  email: string
  /** Id of the invitation. */
  id: string
  /** Name of the invited person. */
  name?: string
  /** The secret part of the link that accepts it. */
  token: string
}
/**
 * The server answers 429, with the deployment's headers.
 * The request is not applied.
 */
export interface RateLimitFault {
  /** The kind of the fault. */
  kind: 'rate-limit'
  /**
   * The name of the operation, which is the name of the client's method.
   * Default: every request.
   */
  operation?: string
  /**
   * Seconds of real time that the answer asks the client to wait.
   * Default: 0.01, so that tests do not wait for the 10 or 60 seconds of the deployments.
   *
   * @minimum 0
   * @maximum 31536000
   * @default 0.01
   */
  retryAfter?: number
  /**
   * The number of requests.
   *
   * @minimum 1
   * @default 1
   */
  times?: number
}
/** Why a request was refused. */
export interface Refusal {
  /** What was wrong, what was expected, and how to fix it. */
  error: string
}
/** The connection is lost before an answer comes. */
export interface ResetFault {
  /** Whether the request is applied before the connection is lost. */
  isApplied?: boolean
  /** The kind of the fault. */
  kind: 'reset'
  /**
   * The name of the operation, which is the name of the client's method.
   * Default: every request.
   */
  operation?: string
  /**
   * The number of requests.
   *
   * @minimum 1
   * @default 1
   */
  times?: number
}
/** A saved search, which alerts can watch. */
export type SavedSearch = observabilityOss.SavedSearch & {
  /** Id of the saved search. */
  id: string
  /** Name of the saved search. */
  name: string
  /** Id of the source that it searches. */
  sourceId: string
  /** Condition on the events. */
  where: string
}
/** A notification of an alert, and where it comes from. */
export interface SentNotification {
  /** Id of the alert. */
  alertId: string
  /** The body of the webhook's request. */
  body?: string
  /** The deployment that has the alert. */
  deployment: 'open-source' | 'managed'
  /** The recipients of an email. */
  emailRecipients?: string[]
  /** The measured group, if the alert has groups. */
  group?: string
  /** The service that has the alert, on the managed deployment. */
  serviceId?: string
  /** The state that the alert has reached. */
  state: 'ALERT' | 'OK'
  /** Epoch milliseconds of the evaluation. */
  time: number
  /** The URL of the webhook's request. */
  url?: string
  /** The measured value; null where it is no finite number. */
  value: number | null
  /** Id of the notified webhook. */
  webhookId?: string
}
/** Milliseconds that services stay in states in which they do not remain, by state. */
export interface ServiceDurations {
  /**
   * Before `partially_running`, of an idle service.
   *
   * @minimum 0
   */
  awaking: number
  /**
   * Before `running`.
   *
   * @minimum 0
   */
  partially_running: number
  /**
   * Before `partially_running`, of a new service.
   *
   * @minimum 0
   */
  provisioning: number
  /**
   * Before `partially_running`, of a stopped service.
   *
   * @minimum 0
   */
  starting: number
  /**
   * Before `stopped`.
   *
   * @minimum 0
   */
  stopping: number
  /**
   * Before the service is gone.
   *
   * @minimum 0
   */
  terminating: number
}
/** A service as answers show it, which changes here. */
export type ServiceRecord = management.Service & Identified
/** The state of a service. */
export type ServiceState =
  | 'provisioning'
  | 'starting'
  | 'awaking'
  | 'partially_running'
  | 'stopping'
  | 'terminating'
  | 'running'
  | 'stopped'
  | 'terminated'
  | 'idle'
  | 'degraded'
  | 'failed'
/** Single events of sessions. */
export interface SessionRows {
  kind: 'session-rows'
  /** The rows. */
  rows: LogRow[]
}
/** A time. */
export interface SetTimeRequest {
  /**
   * Epoch milliseconds.
   *
   * @minimum 0
   * @maximum 253370764800000
   */
  time: number
}
/**
 * A span of a trace.
 * Columns that are absent have default values.
 */
export interface SpanRow {
  /**
   * Nanoseconds.
   *
   * @minimum 0
   * @maximum 9007199254740991
   */
  Duration?: number
  /** The id of the calling span. */
  ParentSpanId?: string
  /**
   * Attributes of what sends the row.
   * Default: those of the service.
   */
  ResourceAttributes?: Attributes
  /** The name of the instrumentation. */
  ScopeName?: string
  /** The version of the instrumentation. */
  ScopeVersion?: string
  /** Any name. */
  ServiceName?: string
  /** Attributes, by name. */
  SpanAttributes?: Attributes
  /** The id of the span. */
  SpanId?: string
  /**
   * `Server`, `Client`, `Internal`, `Producer` or `Consumer`.
   * Default: `Server`.
   */
  SpanKind?: string
  /** The name of the operation. */
  SpanName?: string
  /**
   * `Unset`, `Ok` or `Error`.
   * Default: `Unset`.
   */
  StatusCode?: string
  /** The message of an error. */
  StatusMessage?: string
  /** A time: epoch milliseconds, or ISO 8601 in UTC or with an offset, such as `2026-12-24T12:05:00Z`. */
  Timestamp: number | string
  /** The id of the trace. */
  TraceId?: string
}
/** Single spans. */
export interface SpanRows {
  kind: 'span-rows'
  /** The rows. */
  rows: SpanRow[]
}
/**
 * No answer comes until the caller aborts.
 * The request is not applied.
 */
export interface StallFault {
  /** The kind of the fault. */
  kind: 'stall'
  /**
   * The name of the operation, which is the name of the client's method.
   * Default: every request.
   */
  operation?: string
  /**
   * The number of requests.
   *
   * @minimum 1
   * @default 1
   */
  times?: number
}
/**
 * The whole state of a sandbox, as plain JSON.
 * Parts that were added since version 0.1.0 of the package are optional: the sandbox adds their defaults to a state that lacks them, and its own states have all of them.
 * `x-default` is a default that depends on the time of the state: `time` is that time.
 * Records that `x-record` names are those of an API, as its answers show them; what stands here is what the sandbox works with.
 */
export interface State {
  /** Epoch milliseconds until which alerts have been evaluated. */
  evaluatedUntil: number
  /**
   * How many ids were made.
   * The next ids depend on it, so that a restored sandbox makes the same ids again.
   */
  identifiers: Counter
  /** The managed deployment. */
  managed: ManagedState
  /** The open-source deployment. */
  openSource: OpenSourceState
  /**
   * What was supplied beside the built-in telemetry, or in place of it.
   *
   * @default {"builtIn":true,"supplied":[]}
   */
  telemetry?: TelemetryState
  /** Epoch milliseconds of this state. */
  time: number
  /** Version of the format, by which a state in another format is recognized. */
  version: 1
}
/** A backup that does not follow from a plan. */
export type StatedBackup = management.Backup &
  Identified & {
    /**
     * Time at which it began, ISO 8601.
     *
     * @format date-time
     */
    startedAt: string
  }
/**
 * Epoch milliseconds.
 * The last one is a year before the end of time, which leaves a year to a clock that runs on.
 *
 * @minimum 0
 * @maximum 253402214400000
 */
export type StateTime = number
/**
 * The server answers with an error in the deployment's form.
 * The request is not applied.
 */
export interface StatusFault {
  /** The message of the error. */
  detail?: string
  /** The kind of the fault. */
  kind: 'status'
  /**
   * The name of the operation, which is the name of the client's method.
   * Default: every request.
   */
  operation?: string
  /**
   * A status of an error.
   *
   * @minimum 400
   * @maximum 599
   * @example 503
   */
  status: number
  /**
   * The number of requests.
   *
   * @minimum 1
   * @default 1
   */
  times?: number
}
/** A stored alert. */
export type StoredAlert = observabilityOss.Alert
/** A connection to a database, which sources name. */
export interface StoredConnection {
  /** Time of creation, ISO 8601. */
  createdAt?: string
  /** Address of the database. */
  host?: string
  /** Id of the connection. */
  id: string
  /** Whether it takes queries in PromQL. */
  isPrometheusEndpoint?: boolean
  /** Name of the connection. */
  name: string
  /** Prefix of settings that carry names of users. */
  settingPrefix?: string | null
  /** Time of the last update, ISO 8601. */
  updatedAt?: string
  /** Name of the user. */
  username?: string
}
/** A stored dashboard, with properties that answers do not show. */
export type StoredDashboard = observabilityOss.Dashboard & {
  /** The tiles, each with its id. */
  tiles: StoredTile[]
}
/** An object of a kind that has no list of its own. */
export interface StoredObject {
  /** The object, with its id. */
  record: Record<string, unknown>
  /** The ids in the path of the object, by their names; without that of the organization. */
  within: {
    [key: string]: string
  }
}
/** A role of an organization, and of its keys and members. */
export type StoredRole = management.AssignedRole
/** An entry of a scaling schedule. */
export type StoredScheduleEntry = management.ScalingScheduleEntry & Identified
/** A stored tile of a dashboard. */
export type StoredTile = observabilityOss.Tile
/** A stored webhook, with what answers do not show. */
export type StoredWebhook = observabilityOss.Webhook & {
  /** Template of the body. */
  body?: string
  /** Headers of the request, by name. */
  headers?: {
    [key: string]: string
  }
  /** Parameters of the query, by name. */
  queryParams?: {
    [key: string]: string
  }
}
/** Single totals of counters. */
export interface SumRows {
  kind: 'sum-rows'
  /** The rows. */
  rows: MetricRow[]
}
/**
 * A time in which calls of a service of the built-in shop fail or are slow, in its logs, traces and metrics.
 * It has `errorRate` or `latencyFactor`, or both.
 * Where incidents of a service overlap, the one that was added last counts.
 */
export interface SuppliedIncident {
  /**
   * The share of calls that fail.
   * Default: as many as usual.
   *
   * @minimum 0
   * @maximum 1
   */
  errorRate?: number
  /** The start, whose whole minute is part of the incident. */
  from: number | string
  kind: 'incident'
  /**
   * The factor of the durations of the service.
   * Durations of its callers have the square root.
   *
   * @minimum 0.01
   * @maximum 1000
   * @default 1
   */
  latencyFactor?: number
  /** The service. */
  service: 'gateway' | 'catalog' | 'checkout' | 'payments' | 'accounts' | 'notifications'
  /** The end, which is rounded up to whole minutes. */
  until: number | string
}
/** Logs of a service, spread evenly over one minute. */
export interface SuppliedLogs {
  /** A time in their minute. */
  at: number | string
  /** Attributes, by name. */
  attributes?: Attributes
  /**
   * The message.
   * Default: a text with the service and the severity.
   */
  body?: string
  /**
   * How many there are.
   *
   * @minimum 1
   * @maximum 100000
   */
  count: number
  kind: 'logs'
  /**
   * Any name.
   *
   * @minLength 1
   */
  service: string
  /** The severity. */
  severity: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'
}
/** Telemetry that a test supplies, as plain JSON. */
export type SuppliedTelemetry =
  | SuppliedLogs
  | SuppliedIncident
  | LogRows
  | SpanRows
  | SessionRows
  | GaugeRows
  | SumRows
  | HistogramRows
/** The people of the open-source deployment. */
export interface Team {
  /** Invitations that nobody has accepted. */
  invitations: PendingInvitation[]
  /** The members. The first one is the caller. */
  members: {
    /** Address of the member. */
    email: string
    /** Id of the member. */
    id: string
    /** Name of the member. */
    name?: string
  }[]
  /** Name of the team. */
  name: string
}
/** The telemetry, which is the same in all deployments. */
export interface TelemetryState {
  /** Whether there is the telemetry of the shop, with its daily incident. */
  builtIn: boolean
  /**
   * What was supplied, in this order.
   * There can be 100,000 rows, 100 incidents and 8 MiB altogether.
   */
  supplied: SuppliedTelemetry[]
}
/** A time: epoch milliseconds, or ISO 8601 in UTC or with an offset, such as `2026-12-24T12:05:00Z`. */
export type TelemetryTime = number | string
/** The time of the sandbox. */
export interface Time {
  /** Epoch milliseconds. */
  time: number
}
/** The connection is lost after half of the body. */
export interface TruncateFault {
  /** The kind of the fault. */
  kind: 'truncate'
  /**
   * The name of the operation, which is the name of the client's method.
   * Default: every request.
   */
  operation?: string
  /**
   * The number of requests.
   *
   * @minimum 1
   * @default 1
   */
  times?: number
}
/** The work of a service by day, from which its cost follows. */
export interface Usage {
  /** GB of memory times hours, by day. */
  gigabyteHours: {
    [key: string]: number
  }
  /** Epoch milliseconds until which the work was counted. */
  until: number
}
export interface paths {
  '/_sandbox/faults': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the faults that wait
     *
     * Lists the faults that wait for requests, in the order in which they were added.
     * `times` is the number of requests that each still waits for.
     */
    get: operations['listFaults']
    put?: never
    /**
     * Make the next requests fail
     *
     * Adds a fault, to test retries and error paths.
     * Faults wait in the order in which they were added, and a request takes the first that waits for it.
     */
    post: operations['addFault']
    /**
     * Remove all faults that wait
     *
     * Removes all faults that wait for requests.
     */
    delete: operations['clearFaults']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/_sandbox/notifications': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the notifications of alerts
     *
     * Evaluates the alerts that are due, and lists the notifications of all deployments, the oldest first.
     * The sandbox sends none of them.
     */
    get: operations['listNotifications']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/_sandbox/requests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the requests with their bodies
     *
     * Lists requests to the deployments, the oldest first, without credentials.
     * The sandbox keeps the last 10,000, as far as their paths and bodies have at most 8 MiB together.
     */
    get: operations['listRequests']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/_sandbox/reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Restore the initial state
     *
     * Restores the initial state and its time, and clears requests, rate limits and faults.
     * With `--data` the initial state is the one with which the command started.
     */
    post: operations['resetSandbox']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/_sandbox/state': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the whole state
     *
     * Returns a copy of the whole state, which `restoreState` and the option `--seed` accept.
     */
    get: operations['getState']
    /**
     * Replace the whole state
     *
     * Restores a state, with its time and its sequence of ids.
     * Requests and faults stay.
     * A state of version 0.1.0 or later of the package is accepted.
     * A state is refused in which a number is outside of its range, such as a backup that is kept for more than 1,080 hours.
     */
    put: operations['restoreState']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/_sandbox/telemetry': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add telemetry
     *
     * Adds telemetry to charts, alerts and events: logs of a minute, an incident, or single rows.
     * It is visible from its time on, and part of the state.
     * An alert is evaluated once for each window, so its telemetry is added before its window ends.
     * There can be 100,000 rows, 100 incidents and 8 MiB altogether.
     */
    post: operations['addTelemetry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/_sandbox/telemetry/daily-incident': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the built-in incident of a day
     *
     * Returns the incident that the built-in telemetry has on every day, with its times on the wanted one.
     */
    get: operations['getDailyIncident']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/_sandbox/time': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the time
     *
     * Returns the time by the clock of the sandbox.
     */
    get: operations['getTime']
    /**
     * Set the time
     *
     * Moves the time forward or back, and evaluates the alerts that are due.
     * After a move back, alerts are evaluated again and services go on from the new time.
     */
    put: operations['setTime']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/_sandbox/time/advance': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Move the time forward
     *
     * Moves the time forward, and evaluates the alerts that are due.
     * Each alert is evaluated for its last 10,000 windows: a week, if its interval is a minute.
     * All alerts that are due share 50,000 windows, of which each gets as many as the others.
     * A window counts more, the longer it is: one of a day counts as 15 of a minute.
     */
    post: operations['advanceTime']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    AdvanceTimeRequest: AdvanceTimeRequest
    AlertInterval: AlertInterval
    AlertMemory: AlertMemory
    AlertScheduleOffsetMinutes: AlertScheduleOffsetMinutes
    AlertThresholdType: AlertThresholdType
    Amount: Amount
    ApiKey: ApiKey
    Attributes: Attributes
    BackupPlan: BackupPlan
    BackupPlans: BackupPlans
    Count: Count
    Counter: Counter
    DailyIncident: DailyIncident
    DailyWork: DailyWork
    DeletedService: DeletedService
    DripFault: DripFault
    Evaluation: Evaluation
    Fault: Fault
    FaultOperation: FaultOperation
    FaultTimes: FaultTimes
    GaugeRows: GaugeRows
    HistogramRow: HistogramRow
    HistogramRows: HistogramRows
    HtmlFault: HtmlFault
    Identified: Identified
    Invitation: Invitation
    LatencyFault: LatencyFault
    LoggedRequest: LoggedRequest
    LogRow: LogRow
    LogRows: LogRows
    ManagedService: ManagedService
    ManagedState: ManagedState
    MeasuredValue: MeasuredValue
    Member: Member
    MetricRow: MetricRow
    Notification: Notification
    ObservabilityState: ObservabilityState
    OpenSourceState: OpenSourceState
    Organization: Organization
    PendingInvitation: PendingInvitation
    RateLimitFault: RateLimitFault
    Refusal: Refusal
    ResetFault: ResetFault
    SavedSearch: SavedSearch
    SentNotification: SentNotification
    ServiceDurations: ServiceDurations
    ServiceRecord: ServiceRecord
    ServiceState: ServiceState
    SessionRows: SessionRows
    SetTimeRequest: SetTimeRequest
    SpanRow: SpanRow
    SpanRows: SpanRows
    StallFault: StallFault
    State: State
    StatedBackup: StatedBackup
    StateTime: StateTime
    StatusFault: StatusFault
    StoredAlert: StoredAlert
    StoredConnection: StoredConnection
    StoredDashboard: StoredDashboard
    StoredObject: StoredObject
    StoredRole: StoredRole
    StoredScheduleEntry: StoredScheduleEntry
    StoredTile: StoredTile
    StoredWebhook: StoredWebhook
    SumRows: SumRows
    SuppliedIncident: SuppliedIncident
    SuppliedLogs: SuppliedLogs
    SuppliedTelemetry: SuppliedTelemetry
    Team: Team
    TelemetryState: TelemetryState
    TelemetryTime: TelemetryTime
    Time: Time
    TruncateFault: TruncateFault
    Usage: Usage
  }
  responses: {
    /** The request is wrong, and nothing has changed. At most 1,000 mistakes are listed, in 100,000 characters. */
    BadRequest: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': Refusal
      }
    }
    /** The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request. */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': Refusal
      }
    }
    /** The time. */
    Time: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': Time
      }
    }
    /** The body has more than 32 MiB, more than 2,000,000 values, or more than 1,000 levels. */
    TooLarge: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': Refusal
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listFaults: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The faults that wait. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Fault[]
        }
      }
      403: components['responses']['Forbidden']
    }
  }
  addFault: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': Fault
      }
    }
    responses: {
      /** The fault waits for its requests. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
    }
  }
  clearFaults: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** No fault waits. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      403: components['responses']['Forbidden']
    }
  }
  listNotifications: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The notifications. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': SentNotification[]
        }
      }
      403: components['responses']['Forbidden']
    }
  }
  listRequests: {
    parameters: {
      query?: {
        /**
         * Only requests whose `sequence` is higher.
         *
         * @minimum 0
         * @default 0
         */
        after?: number
        /**
         * The maximum number of requests.
         *
         * @minimum 1
         * @maximum 10000
         * @default 10000
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The requests. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': LoggedRequest[]
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
    }
  }
  resetSandbox: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The initial state is restored. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      403: components['responses']['Forbidden']
    }
  }
  getState: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The whole state. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': State
        }
      }
      403: components['responses']['Forbidden']
    }
  }
  restoreState: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': State
      }
    }
    responses: {
      /** The state is restored. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
    }
  }
  addTelemetry: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SuppliedTelemetry
      }
    }
    responses: {
      /** The telemetry is added. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
    }
  }
  getDailyIncident: {
    parameters: {
      query?: {
        /**
         * A day in UTC, such as `2026-12-24`.
         * Default: the day of the sandbox's clock.
         *
         * @format date
         */
        day?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** The incident. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': DailyIncident
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
    }
  }
  getTime: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Time']
      403: components['responses']['Forbidden']
    }
  }
  setTime: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': SetTimeRequest
      }
    }
    responses: {
      200: components['responses']['Time']
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
    }
  }
  advanceTime: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': AdvanceTimeRequest
      }
    }
    responses: {
      200: components['responses']['Time']
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
    }
  }
}
