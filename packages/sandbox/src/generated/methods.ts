// Generated from control.yaml. Do not edit: change the document, then run `pnpm generate`.

import type { ApiPages, ApiPromise, CallOptions } from '@clouddb/client-core'
import type {
  AdvanceTimeRequest,
  DailyIncident,
  Fault,
  LoggedRequest,
  SentNotification,
  SetTimeRequest,
  State,
  SuppliedTelemetry,
  Time,
  operations,
} from './schema.ts'

/** The methods of the client: one for each operation of the document. */
export interface Methods {
  /**
   * Restore the initial state.
   *
   * Restores the initial state and its time, and clears requests, rate limits and faults.
   * With `--data` the initial state is the one with which the command started.
   *
   * `POST /_sandbox/reset`
   *
   * @param options - Settings of this call.
   * @returns The initial state is restored.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   */
  resetSandbox(options?: CallOptions): ApiPromise<undefined>

  /**
   * Read the whole state.
   *
   * Returns a copy of the whole state, which `restoreState` and the option `--seed` accept.
   *
   * `GET /_sandbox/state`
   *
   * @param options - Settings of this call.
   * @returns The whole state.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   */
  getState(options?: CallOptions): ApiPromise<State>

  /**
   * Replace the whole state.
   *
   * Restores a state, with its time and its sequence of ids.
   * Requests and faults stay.
   * A state of version 0.1.0 or later of the package is accepted.
   * A state is refused in which a number is outside of its range, such as a backup that is kept for more than 1,080 hours.
   *
   * `PUT /_sandbox/state`
   *
   * @param body - What is sent.
   * @param options - Settings of this call.
   * @returns The state is restored.
   * @throws {BadRequestError} 400: The request is wrong, and nothing has changed. At most 1,000 mistakes are listed, in 100,000 characters.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   * @throws {ApiError} 413: The body has more than 32 MiB, more than 2,000,000 values, or more than 1,000 levels.
   */
  restoreState(body: State, options?: CallOptions): ApiPromise<undefined>

  /**
   * Read the time.
   *
   * Returns the time by the clock of the sandbox.
   *
   * `GET /_sandbox/time`
   *
   * @param options - Settings of this call.
   * @returns The time.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   */
  getTime(options?: CallOptions): ApiPromise<Time>

  /**
   * Set the time.
   *
   * Moves the time forward or back, and evaluates the alerts that are due.
   * After a move back, alerts are evaluated again and services go on from the new time.
   *
   * `PUT /_sandbox/time`
   *
   * @param body - What is sent.
   * @param options - Settings of this call.
   * @returns The time.
   * @throws {BadRequestError} 400: The request is wrong, and nothing has changed. At most 1,000 mistakes are listed, in 100,000 characters.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   * @throws {ApiError} 413: The body has more than 32 MiB, more than 2,000,000 values, or more than 1,000 levels.
   */
  setTime(body: SetTimeRequest, options?: CallOptions): ApiPromise<Time>

  /**
   * Move the time forward.
   *
   * Moves the time forward, and evaluates the alerts that are due.
   * Each alert is evaluated for its last 10,000 windows: a week, if its interval is a minute.
   * All alerts that are due share 50,000 windows, of which each gets as many as the others.
   * A window counts more, the longer it is: one of a day counts as 15 of a minute.
   *
   * `POST /_sandbox/time/advance`
   *
   * @param body - What is sent.
   * @param options - Settings of this call.
   * @returns The time.
   * @throws {BadRequestError} 400: The request is wrong, and nothing has changed. At most 1,000 mistakes are listed, in 100,000 characters.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   * @throws {ApiError} 413: The body has more than 32 MiB, more than 2,000,000 values, or more than 1,000 levels.
   */
  advanceTime(body: AdvanceTimeRequest, options?: CallOptions): ApiPromise<Time>

  /**
   * List the faults that wait.
   *
   * Lists the faults that wait for requests, in the order in which they were added.
   * `times` is the number of requests that each still waits for.
   *
   * `GET /_sandbox/faults`
   *
   * @param options - Settings of this call.
   * @returns The faults that wait.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   */
  listFaults(options?: CallOptions): ApiPages<Fault>

  /**
   * Make the next requests fail.
   *
   * Adds a fault, to test retries and error paths.
   * Faults wait in the order in which they were added, and a request takes the first that waits for it.
   *
   * `POST /_sandbox/faults`
   *
   * @param body - What is sent.
   * @param options - Settings of this call.
   * @returns The fault waits for its requests.
   * @throws {BadRequestError} 400: The request is wrong, and nothing has changed. At most 1,000 mistakes are listed, in 100,000 characters.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   * @throws {ApiError} 413: The body has more than 32 MiB, more than 2,000,000 values, or more than 1,000 levels.
   */
  addFault(body: Fault, options?: CallOptions): ApiPromise<undefined>

  /**
   * Remove all faults that wait.
   *
   * Removes all faults that wait for requests.
   *
   * `DELETE /_sandbox/faults`
   *
   * @param options - Settings of this call.
   * @returns No fault waits.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   */
  clearFaults(options?: CallOptions): ApiPromise<undefined>

  /**
   * Add telemetry.
   *
   * Adds telemetry to charts, alerts and events: logs of a minute, an incident, or single rows.
   * It is visible from its time on, and part of the state.
   * An alert is evaluated once for each window, so its telemetry is added before its window ends.
   * There can be 100,000 rows, 100 incidents and 8 MiB altogether.
   *
   * `POST /_sandbox/telemetry`
   *
   * @param body - What is sent.
   * @param options - Settings of this call.
   * @returns The telemetry is added.
   * @throws {BadRequestError} 400: The request is wrong, and nothing has changed. At most 1,000 mistakes are listed, in 100,000 characters.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   * @throws {ApiError} 413: The body has more than 32 MiB, more than 2,000,000 values, or more than 1,000 levels.
   */
  addTelemetry(body: SuppliedTelemetry, options?: CallOptions): ApiPromise<undefined>

  /**
   * Read the built-in incident of a day.
   *
   * Returns the incident that the built-in telemetry has on every day, with its times on the wanted one.
   *
   * `GET /_sandbox/telemetry/daily-incident`
   *
   * @param options - Settings of this call.
   * @returns The incident.
   * @throws {BadRequestError} 400: The request is wrong, and nothing has changed. At most 1,000 mistakes are listed, in 100,000 characters.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   */
  getDailyIncident(options?: GetDailyIncidentOptions): ApiPromise<DailyIncident>

  /**
   * List the requests with their bodies.
   *
   * Lists requests to the deployments, the oldest first, without credentials.
   * The sandbox keeps the last 10,000, as far as their paths and bodies have at most 8 MiB together.
   *
   * `GET /_sandbox/requests`
   *
   * @param options - Settings of this call.
   * @returns The requests.
   * @throws {BadRequestError} 400: The request is wrong, and nothing has changed. At most 1,000 mistakes are listed, in 100,000 characters.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   */
  listRequests(options?: ListRequestsOptions): ApiPromise<LoggedRequest[]>

  /**
   * List the notifications of alerts.
   *
   * Evaluates the alerts that are due, and lists the notifications of all deployments, the oldest first.
   * The sandbox sends none of them.
   *
   * `GET /_sandbox/notifications`
   *
   * @param options - Settings of this call.
   * @returns The notifications.
   * @throws {PermissionDeniedError} 403: The header `X-Sandbox-Control` is missing, or a web page of another origin sent the request.
   */
  listNotifications(options?: CallOptions): ApiPages<SentNotification>
}

/** The query of `getDailyIncident`. */
export type GetDailyIncidentQuery = NonNullable<operations['getDailyIncident']['parameters']['query']>

/** Settings of one call of `getDailyIncident`. */
export interface GetDailyIncidentOptions extends CallOptions {
  /** What stands in the query of the address. */
  readonly query?: GetDailyIncidentQuery | undefined
}

/** The query of `listRequests`. */
export type ListRequestsQuery = NonNullable<operations['listRequests']['parameters']['query']>

/** Settings of one call of `listRequests`. */
export interface ListRequestsOptions extends CallOptions {
  /** What stands in the query of the address. */
  readonly query?: ListRequestsQuery | undefined
}
