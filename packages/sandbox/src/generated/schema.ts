// Generated from control.yaml. Do not edit: change the document, then run `pnpm generate`.

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
/** Attributes, by name. */
export interface Attributes {
  [key: string]: string
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
/** The body comes byte by byte. */
export interface DripFault {
  /** The kind of the fault. */
  kind: 'drip'
  /**
   * Milliseconds of real time between two bytes.
   *
   * @minimum 0
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
 * The request is not applied.
 */
export interface HtmlFault {
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
/** The answer is delayed. */
export interface LatencyFault {
  /** The kind of the fault. */
  kind: 'latency'
  /**
   * Milliseconds of real time before the answer.
   *
   * @minimum 0
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
/**
 * The whole state, as plain JSON.
 * The type `State` of the package describes it.
 */
export interface SandboxState {
  [key: string]: unknown
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
    Attributes: Attributes
    DailyIncident: DailyIncident
    DripFault: DripFault
    Fault: Fault
    FaultOperation: FaultOperation
    FaultTimes: FaultTimes
    GaugeRows: GaugeRows
    HistogramRow: HistogramRow
    HistogramRows: HistogramRows
    HtmlFault: HtmlFault
    LatencyFault: LatencyFault
    LoggedRequest: LoggedRequest
    LogRow: LogRow
    LogRows: LogRows
    MetricRow: MetricRow
    RateLimitFault: RateLimitFault
    Refusal: Refusal
    ResetFault: ResetFault
    SandboxState: SandboxState
    SentNotification: SentNotification
    SessionRows: SessionRows
    SetTimeRequest: SetTimeRequest
    SpanRow: SpanRow
    SpanRows: SpanRows
    StallFault: StallFault
    StatusFault: StatusFault
    SumRows: SumRows
    SuppliedIncident: SuppliedIncident
    SuppliedLogs: SuppliedLogs
    SuppliedTelemetry: SuppliedTelemetry
    TelemetryTime: TelemetryTime
    Time: Time
    TruncateFault: TruncateFault
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
          'application/json': SandboxState
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
        'application/json': SandboxState
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
