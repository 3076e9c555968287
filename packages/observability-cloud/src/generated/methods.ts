// Generated from observability-cloud.yaml. Do not edit: change the document, then run `pnpm generate`.

import type { ApiPages, ApiPromise, CallOptions } from '@clouddb/client-core'
import type {
  Alert,
  CreateAlertRequest,
  CreateDashboardRequest,
  CreateRoleRequest,
  CreateSavedSearchRequest,
  CreateSourceRequest,
  CreateWebhookRequest,
  Dashboard,
  DashboardValidation,
  Role,
  SavedSearch,
  Source,
  UpdateAlertRequest,
  UpdateDashboardRequest,
  UpdateRoleRequest,
  UpdateSavedSearchRequest,
  UpdateSourceRequest,
  UpdateWebhookRequest,
  Webhook,
  operations,
} from './schema.ts'

/** The methods of the client: one for each operation of the document. */
export interface Methods {
  /**
   * List all dashboards.
   *
   * Lists the dashboards of the service, all of them.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards`
   *
   * @param options - Settings of this call.
   * @returns All dashboards.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listDashboards(options?: ListDashboardsOptions): ApiPages<Dashboard>

  /**
   * Create a dashboard.
   *
   * Creates a dashboard.
   * The server assigns the ids of the dashboard, its tiles and its filters.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards`
   *
   * @param body - The dashboard.
   * @param options - Settings of this call.
   * @returns The dashboard, as it is stored.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createDashboard(body: CreateDashboardRequest, options?: CreateDashboardOptions): ApiPromise<CreatedDashboard>

  /**
   * Validate a dashboard without creating it.
   *
   * Checks the body of a new dashboard, and stores nothing.
   * A body that would be refused is answered with 200 as well, with `valid` false and the reasons in `errors`; the gateway may refuse some bodies before.
   * Sources, connections and links are looked up as for a new dashboard.
   * Mistakes of that kind come alone, and one at a time: first the form of the body must be right.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param body - The dashboard.
   * @param options - Settings of this call.
   * @returns Whether the dashboard would be created.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  validateDashboard(body: CreateDashboardRequest, options?: ValidateDashboardOptions): ApiPromise<DashboardValidation>

  /**
   * Get a dashboard.
   *
   * Reads one dashboard.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}`
   *
   * @param dashboardId - Id of the dashboard; 24 hexadecimal digits in practice.
   * @param options - Settings of this call.
   * @returns The dashboard.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getDashboard(dashboardId: string, options?: GetDashboardOptions): ApiPromise<Dashboard>

  /**
   * Update a dashboard, replacing its tiles.
   *
   * Replaces the name and the tiles of a dashboard.
   * A tile that is left out is deleted together with its alerts, so send every tile back with its `id`.
   * Alerts on tiles that are no line, stacked bar or number chart are deleted, even where the tile comes back unchanged: servers accept such alerts, and those since 2026-06-02 lose them here.
   * What no answer shows is deleted as well, so a dashboard as it was read is not all of it; `UpdateDashboardRequest` says what is lost.
   * `tags`, `filters`, `savedQuery`, `savedQueryLanguage`, `savedFilterValues` and `containers` are kept where they are left out.
   * `[]` clears a list, and null the saved query together with its language.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}`
   *
   * @param dashboardId - Id of the dashboard; 24 hexadecimal digits in practice.
   * @param body - The whole dashboard.
   * @param options - Settings of this call.
   * @returns The dashboard, as it is stored now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateDashboard(
    dashboardId: string,
    body: UpdateDashboardRequest,
    options?: UpdateDashboardOptions,
  ): ApiPromise<Dashboard>

  /**
   * Delete a dashboard.
   *
   * Deletes a dashboard and its alerts.
   * A dashboard that does not exist may be answered with 200 as well.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}`
   *
   * @param dashboardId - Id of the dashboard; 24 hexadecimal digits in practice.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteDashboard(dashboardId: string, options?: DeleteDashboardOptions): ApiPromise<undefined>

  /**
   * List alerts.
   *
   * Lists the alerts of the service.
   * An answer does not say how many there are: a full page may have another one after it.
   * Servers before 2026-09-16 know no pages, and send at most the first 1,000.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts`
   *
   * `await` gives one page, `for await (const item of client.listAlerts())` the items of all pages.
   *
   * @param options - Settings of this call.
   * @returns All alerts.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listAlerts(options?: ListAlertsOptions): ApiPages<Alert>

  /**
   * Create an alert.
   *
   * Creates an alert.
   * The dashboard and tile, or the saved search, and the webhook must exist.
   * `createWebhook` creates a webhook, and `listWebhooks` lists them.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts`
   *
   * @param body - The alert.
   * @param options - Settings of this call.
   * @returns The alert, as it is stored.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createAlert(body: CreateAlertRequest, options?: CreateAlertOptions): ApiPromise<CreatedAlert>

  /**
   * Get an alert.
   *
   * Reads one alert, with its present state.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}`
   *
   * @param alertId - Id of the alert; 24 hexadecimal digits in practice.
   * @param options - Settings of this call.
   * @returns The alert.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getAlert(alertId: string, options?: GetAlertOptions): ApiPromise<Alert>

  /**
   * Update an alert, replacing most of it.
   *
   * Replaces an alert.
   * A `name`, `message`, `note` or `numConsecutiveWindows` that is left out becomes null.
   * A `thresholdMax`, `scheduleOffsetMinutes` or `scheduleStartAt` that is left out is kept, the offset even where the new interval is shorter; null clears the start, 0 the offset, nothing the `thresholdMax`.
   * A `groupBy` that is left out is cleared; servers before 2026-08-06 keep it, and an empty text clears it there.
   * A `channel` without `channels` is the only one that is notified afterwards: send all `channels` back.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}`
   *
   * @param alertId - Id of the alert; 24 hexadecimal digits in practice.
   * @param body - The whole alert.
   * @param options - Settings of this call.
   * @returns The alert, as it is stored now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateAlert(alertId: string, body: UpdateAlertRequest, options?: UpdateAlertOptions): ApiPromise<Alert>

  /**
   * Delete an alert.
   *
   * Deletes an alert.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}`
   *
   * @param alertId - Id of the alert; 24 hexadecimal digits in practice.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteAlert(alertId: string, options?: DeleteAlertOptions): ApiPromise<undefined>

  /**
   * List saved searches.
   *
   * Lists the saved searches of the service.
   * An answer does not say how many there are: a full page may have another one after it.
   * Servers before 2026-09-16 know no pages, and send at most the first 1,000.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches`
   *
   * `await` gives one page, `for await (const item of client.listSavedSearches())` the items of all pages.
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param options - Settings of this call.
   * @returns All saved searches.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listSavedSearches(options?: ListSavedSearchesOptions): ApiPages<SavedSearch>

  /**
   * Create a saved search.
   *
   * Creates a saved search, which an alert can watch.
   * The source must exist.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param body - The saved search.
   * @param options - Settings of this call.
   * @returns The saved search, as it is stored.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createSavedSearch(body: CreateSavedSearchRequest, options?: CreateSavedSearchOptions): ApiPromise<CreatedSavedSearch>

  /**
   * Get a saved search.
   *
   * Reads one saved search.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param savedSearchId - Id of the saved search; 24 hexadecimal digits in practice.
   * @param options - Settings of this call.
   * @returns The saved search.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getSavedSearch(savedSearchId: string, options?: GetSavedSearchOptions): ApiPromise<SavedSearch>

  /**
   * Update a saved search, replacing all of it.
   *
   * Replaces a saved search.
   * What is left out gets its default: empty texts and lists, and `lucene`.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param savedSearchId - Id of the saved search; 24 hexadecimal digits in practice.
   * @param body - The whole saved search.
   * @param options - Settings of this call.
   * @returns The saved search, as it is stored now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateSavedSearch(
    savedSearchId: string,
    body: UpdateSavedSearchRequest,
    options?: UpdateSavedSearchOptions,
  ): ApiPromise<SavedSearch>

  /**
   * Delete a saved search.
   *
   * Deletes a saved search and the alerts that watch it.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param savedSearchId - Id of the saved search; 24 hexadecimal digits in practice.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteSavedSearch(savedSearchId: string, options?: DeleteSavedSearchOptions): ApiPromise<undefined>

  /**
   * List all sources.
   *
   * Lists the data sources of the service, all of them.
   * Servers leave out a source whose stored form they cannot read.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/sources`
   *
   * @param options - Settings of this call.
   * @returns All sources.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listSources(options?: ListSourcesOptions): ApiPages<Source>

  /**
   * Create a source.
   *
   * Creates a source of one of five kinds.
   * The connection must exist; servers do not look whether the table and other sources that it names do.
   * Two sources can have the same name.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/sources`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param body - The source.
   * @param options - Settings of this call.
   * @returns The source, as it is stored now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createSource(body: CreateSourceRequest, options?: CreateSourceOptions): ApiPromise<Source>

  /**
   * Get a source.
   *
   * Reads one source.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param sourceId - Id of the source; 24 hexadecimal digits in practice.
   * @param options - Settings of this call.
   * @returns The source.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getSource(sourceId: string, options?: GetSourceOptions): ApiPromise<Source>

  /**
   * Update a source, replacing all of it.
   *
   * Replaces a source; its id stays, also where the kind changes.
   * What is left out is cleared.
   * Dashboards, alerts and saved searches that name the source are not checked, and read the new table from then on.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param sourceId - Id of the source; 24 hexadecimal digits in practice.
   * @param body - The whole source.
   * @param options - Settings of this call.
   * @returns The source, as it is stored now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateSource(sourceId: string, body: UpdateSourceRequest, options?: UpdateSourceOptions): ApiPromise<Source>

  /**
   * Delete a source.
   *
   * Deletes a source; its table stays.
   * Servers do not look whether something names it: dashboards, alerts, saved searches and other sources stay, and their queries fail from then on.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param sourceId - Id of the source; 24 hexadecimal digits in practice.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteSource(sourceId: string, options?: DeleteSourceOptions): ApiPromise<undefined>

  /**
   * List webhooks.
   *
   * Lists the webhooks of the service, whose ids are named by the channels of alerts.
   * An answer does not say how many there are: a full page may have another one after it.
   * Servers before 2026-09-16 know no pages, and send at most the first 1,000.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks`
   *
   * `await` gives one page, `for await (const item of client.listWebhooks())` the items of all pages.
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param options - Settings of this call.
   * @returns All webhooks.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listWebhooks(options?: ListWebhooksOptions): ApiPages<Webhook>

  /**
   * Create a webhook.
   *
   * Creates a webhook, which alerts can notify.
   * Headers and query parameters are stored and never sent back, nor is the body of an incident service.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param body - The webhook.
   * @param options - Settings of this call.
   * @returns The webhook, as it is stored; without its headers and query parameters.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createWebhook(body: CreateWebhookRequest, options?: CreateWebhookOptions): ApiPromise<Webhook>

  /**
   * Update a webhook, replacing most of it.
   *
   * Replaces a webhook; webhooks of the services `slack_api` and `pagerduty_api` are only changed in the user interface.
   * A `description` or `body` that is left out is deleted, also a body that no answer shows.
   * `headers` and `queryParams` that are left out stay, and `{}` deletes them.
   * With another `url` or `service` they are deleted where they are left out, so that no secret goes to another address.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param webhookId - Id of the webhook; 24 hexadecimal digits in practice.
   * @param body - The whole webhook.
   * @param options - Settings of this call.
   * @returns The webhook, as it is stored now; without its headers and query parameters.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateWebhook(webhookId: string, body: UpdateWebhookRequest, options?: UpdateWebhookOptions): ApiPromise<Webhook>

  /**
   * Delete a webhook.
   *
   * Deletes a webhook that no alert notifies; while one does, it is refused with 409.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param webhookId - Id of the webhook; 24 hexadecimal digits in practice.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteWebhook(webhookId: string, options?: DeleteWebhookOptions): ApiPromise<undefined>

  /**
   * List roles.
   *
   * Lists the roles of the service, also those that every service has.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/roles`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param options - Settings of this call.
   * @returns All roles.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listRoles(options?: ListRolesOptions): ApiPages<Role>

  /**
   * Create a role.
   *
   * Creates a role.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/observability/roles`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param body - The role.
   * @param options - Settings of this call.
   * @returns The role, as it is stored.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createRole(body: CreateRoleRequest, options?: CreateRoleOptions): ApiPromise<Role>

  /**
   * Get a role.
   *
   * Reads one role.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/observability/roles/{roleId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param roleId - Id of the role.
   * @param options - Settings of this call.
   * @returns The role.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getRole(roleId: string, options?: GetRoleOptions): ApiPromise<Role>

  /**
   * Update a role, replacing its permissions.
   *
   * Replaces the permissions of a role; its name and its description stay where the body leaves them out.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/observability/roles/{roleId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param roleId - Id of the role.
   * @param body - The role.
   * @param options - Settings of this call.
   * @returns The role, as it is stored now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateRole(roleId: string, body: UpdateRoleRequest, options?: UpdateRoleOptions): ApiPromise<Role>

  /**
   * Delete a role.
   *
   * Deletes a role.
   * The key needs the permission `control-plane:service:manage-observability-api`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/observability/roles/{roleId}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param roleId - Id of the role.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteRole(roleId: string, options?: DeleteRoleOptions): ApiPromise<undefined>
}

/** Settings of one call of `listDashboards`. */
export interface ListDashboardsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `createDashboard`. */
export interface CreateDashboardOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** A new `Dashboard`, with what every server sends. */
export interface CreatedDashboard extends Dashboard {
  filters: Exclude<Dashboard['filters'], undefined>
  name: Exclude<Dashboard['name'], undefined>
  tags: Exclude<Dashboard['tags'], undefined>
  tiles: Exclude<Dashboard['tiles'], undefined>
}

/** Settings of one call of `validateDashboard`. */
export interface ValidateDashboardOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `getDashboard`. */
export interface GetDashboardOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `updateDashboard`. */
export interface UpdateDashboardOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `deleteDashboard`. */
export interface DeleteDashboardOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** The query of `listAlerts`. */
export type ListAlertsQuery = NonNullable<operations['listAlerts']['parameters']['query']>

/** Settings of one call of `listAlerts`. */
export interface ListAlertsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: ListAlertsQuery | undefined
}

/** Settings of one call of `createAlert`. */
export interface CreateAlertOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** A new `Alert`, with what every server sends. */
export interface CreatedAlert extends Alert {
  channel: Exclude<Alert['channel'], undefined>
  createdAt: Exclude<Alert['createdAt'], undefined>
  interval: Exclude<Alert['interval'], undefined>
  message: Exclude<Alert['message'], undefined>
  name: Exclude<Alert['name'], undefined>
  source: Exclude<Alert['source'], undefined>
  state: Exclude<Alert['state'], undefined>
  teamId: Exclude<Alert['teamId'], undefined>
  threshold: Exclude<Alert['threshold'], undefined>
  thresholdType: Exclude<Alert['thresholdType'], undefined>
  updatedAt: Exclude<Alert['updatedAt'], undefined>
}

/** Settings of one call of `getAlert`. */
export interface GetAlertOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `updateAlert`. */
export interface UpdateAlertOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `deleteAlert`. */
export interface DeleteAlertOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** The query of `listSavedSearches`. */
export type ListSavedSearchesQuery = NonNullable<operations['listSavedSearches']['parameters']['query']>

/** Settings of one call of `listSavedSearches`. */
export interface ListSavedSearchesOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: ListSavedSearchesQuery | undefined
}

/** Settings of one call of `createSavedSearch`. */
export interface CreateSavedSearchOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** A new `SavedSearch`, with what every server sends. */
export interface CreatedSavedSearch extends SavedSearch {
  createdAt: Exclude<SavedSearch['createdAt'], undefined>
  filters: Exclude<SavedSearch['filters'], undefined>
  name: Exclude<SavedSearch['name'], undefined>
  select: Exclude<SavedSearch['select'], undefined>
  sourceId: Exclude<SavedSearch['sourceId'], undefined>
  tags: Exclude<SavedSearch['tags'], undefined>
  teamId: Exclude<SavedSearch['teamId'], undefined>
  updatedAt: Exclude<SavedSearch['updatedAt'], undefined>
  where: Exclude<SavedSearch['where'], undefined>
}

/** Settings of one call of `getSavedSearch`. */
export interface GetSavedSearchOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `updateSavedSearch`. */
export interface UpdateSavedSearchOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `deleteSavedSearch`. */
export interface DeleteSavedSearchOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `listSources`. */
export interface ListSourcesOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `createSource`. */
export interface CreateSourceOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `getSource`. */
export interface GetSourceOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `updateSource`. */
export interface UpdateSourceOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `deleteSource`. */
export interface DeleteSourceOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** The query of `listWebhooks`. */
export type ListWebhooksQuery = NonNullable<operations['listWebhooks']['parameters']['query']>

/** Settings of one call of `listWebhooks`. */
export interface ListWebhooksOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: ListWebhooksQuery | undefined
}

/** Settings of one call of `createWebhook`. */
export interface CreateWebhookOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `updateWebhook`. */
export interface UpdateWebhookOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `deleteWebhook`. */
export interface DeleteWebhookOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `listRoles`. */
export interface ListRolesOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `createRole`. */
export interface CreateRoleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `getRole`. */
export interface GetRoleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `updateRole`. */
export interface UpdateRoleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}

/** Settings of one call of `deleteRole`. */
export interface DeleteRoleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** Id of the service. Default: what the client was created with. */
  readonly serviceId?: string | undefined
}
