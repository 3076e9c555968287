/** A time: epoch milliseconds, or ISO 8601 in UTC or with an offset, such as `2026-01-12T12:05:00Z`. */
export type TelemetryTime = number | string

/** The telemetry of a state. All deployments have the same. */
export interface TelemetryState {
  /** Whether there is the telemetry of the shop, with its daily incident. */
  builtIn: boolean
  /** What was supplied, in this order. */
  supplied: SuppliedTelemetry[]
}

/** Telemetry that a seed or a caller supplies, as plain JSON. */
export type SuppliedTelemetry = SuppliedLogs | SuppliedIncident | SuppliedRows

/** Logs of a service, spread evenly over one minute. */
export interface SuppliedLogs {
  kind: 'logs'
  /** Any name. */
  service: string
  severity: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'
  count: number
  /** A time in their minute. */
  at: TelemetryTime
  /** Default: a text with the service and the severity. */
  body?: string
  /** Their `LogAttributes`. */
  attributes?: Record<string, string>
}

/** A time in which calls of a service of the shop fail or are slow, in its logs, traces and metrics. */
export interface SuppliedIncident {
  kind: 'incident'
  service: 'gateway' | 'catalog' | 'checkout' | 'payments' | 'accounts' | 'notifications'
  /** The start, in whole minutes: its minute is part of the incident. */
  from: TelemetryTime
  /** The exclusive end, in whole minutes. */
  until: TelemetryTime
  /** The share of calls that fail, from 0 to 1. Default: as many as usual. */
  errorRate?: number
  /** The factor of the durations of the service; durations of its callers have the square root. Default: 1. */
  latencyFactor?: number
}

/** Single rows of a table. Columns that are absent have default values. */
export type SuppliedRows =
  | { kind: 'rows'; table: 'logs' | 'sessions'; rows: LogRow[] }
  | { kind: 'rows'; table: 'traces'; rows: SpanRow[] }
  | { kind: 'rows'; table: 'gauge' | 'sum'; rows: MetricRow[] }
  | { kind: 'rows'; table: 'histogram'; rows: HistogramRow[] }

interface AnyRow {
  ServiceName?: string
  /** Default: those of the service. */
  ResourceAttributes?: Record<string, string>
  ScopeName?: string
  ScopeVersion?: string
}

/** A log line, or an event of a session. */
export interface LogRow extends AnyRow {
  Timestamp: TelemetryTime
  TraceId?: string
  SpanId?: string
  SeverityText?: string
  /** Default: that of the severity. */
  SeverityNumber?: number
  Body?: string
  LogAttributes?: Record<string, string>
  EventName?: string
}

/** A span of a trace. */
export interface SpanRow extends AnyRow {
  Timestamp: TelemetryTime
  TraceId?: string
  SpanId?: string
  ParentSpanId?: string
  SpanName?: string
  SpanKind?: string
  SpanAttributes?: Record<string, string>
  /** Nanoseconds. */
  Duration?: number
  /** `Unset`, `Ok` or `Error`. */
  StatusCode?: string
  StatusMessage?: string
}

interface Measurement extends AnyRow {
  TimeUnix: TelemetryTime
  MetricName: string
  MetricUnit?: string
  MetricDescription?: string
  Attributes?: Record<string, string>
}

/** A measurement of a gauge, or the total of a counter. */
export interface MetricRow extends Measurement {
  Value: number
}

/** Measurements of a histogram since the row before. */
export interface HistogramRow extends Measurement {
  /** How many are up to 5, 10, 25, 50, 75, 100, 250, 500, 750, 1,000, 2,500, 5,000, 7,500 and 10,000, and above. */
  BucketCounts: number[]
}
