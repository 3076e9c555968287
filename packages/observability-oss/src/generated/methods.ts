// Generated from observability-oss.yaml. Do not edit: change the document, then run `pnpm generate`.

import type { ApiPages, ApiPromise, CallOptions } from '@clouddb/client-core'
import type {
  Alert,
  ChartSeriesPoint,
  ChartSeriesQueryRequest,
  Connection,
  CreateAlertRequest,
  CreateConnectionRequest,
  CreateDashboardRequest,
  CreateSavedSearchRequest,
  CreateSourceRequest,
  CreateTeamInvitationRequest,
  CreateWebhookRequest,
  Dashboard,
  DashboardValidation,
  NewTeamInvitation,
  Removal,
  SavedSearch,
  SearchEvent,
  SearchEventsRequest,
  Source,
  Team,
  TeamInvitation,
  TeamMember,
  UpdateAlertRequest,
  UpdateConnectionRequest,
  UpdateDashboardRequest,
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
   * Lists the dashboards of the team, all of them, ordered by name from last to first.
   *
   * `GET /api/v2/dashboards`
   *
   * @param options - Settings of this call.
   * @returns All dashboards.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  listDashboards(options?: CallOptions): ApiPages<Dashboard>

  /**
   * Create a dashboard.
   *
   * Creates a dashboard.
   * The server assigns the ids of the dashboard, its tiles and its filters.
   *
   * `POST /api/v2/dashboards`
   *
   * @param body - The dashboard.
   * @param options - Settings of this call.
   * @returns The dashboard, as it is stored.
   * @throws {BadRequestError} 400: The dashboard breaks a rule, or names something that does not exist. The message names each place and what is wrong there.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  createDashboard(body: CreateDashboardRequest, options?: CallOptions): ApiPromise<CreatedDashboard>

  /**
   * Validate a dashboard without creating it.
   *
   * Checks the body of a new dashboard, and stores nothing.
   * A body that would be refused is answered with 200 as well, with `valid` false and the reasons in `errors`.
   * Sources, connections and links are looked up as for a new dashboard.
   * Mistakes of that kind come alone, and one at a time: first the form of the body must be right.
   * Servers before 2026-07-01 do not have it.
   *
   * `POST /api/v2/dashboards/validate`
   *
   * @param body - The dashboard.
   * @param options - Settings of this call.
   * @returns Whether the dashboard would be created.
   * @throws {BadRequestError} 400: The body is not JSON.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  validateDashboard(body: CreateDashboardRequest, options?: CallOptions): ApiPromise<DashboardValidation>

  /**
   * Get a dashboard.
   *
   * Reads one dashboard.
   *
   * `GET /api/v2/dashboards/{dashboardId}`
   *
   * @param dashboardId - Id of the dashboard; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The dashboard.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such dashboard, in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  getDashboard(dashboardId: string, options?: CallOptions): ApiPromise<Dashboard>

  /**
   * Update a dashboard, replacing its tiles.
   *
   * Replaces the name and the tiles of a dashboard.
   * A tile that is left out is deleted together with its alerts, so send every tile back with its `id`.
   * Alerts on tiles that are no line, stacked bar or number chart are deleted, even where the tile comes back unchanged: servers accept such alerts, and those since 2026-06-02 lose them here.
   * What no answer shows is deleted as well, so a dashboard as it was read is not all of it; `UpdateDashboardRequest` says what is lost.
   * `tags`, `filters`, `savedQuery`, `savedQueryLanguage`, `savedFilterValues` and `containers` are kept where they are left out.
   * `[]` clears a list, and null the saved query together with its language.
   *
   * `PUT /api/v2/dashboards/{dashboardId}`
   *
   * @param dashboardId - Id of the dashboard; servers refuse anything but 24 hexadecimal digits.
   * @param body - The whole dashboard.
   * @param options - Settings of this call.
   * @returns The dashboard, as it is stored now.
   * @throws {BadRequestError} 400: The dashboard breaks a rule, or names something that does not exist. The message names each place and what is wrong there.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such dashboard, in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  updateDashboard(dashboardId: string, body: UpdateDashboardRequest, options?: CallOptions): ApiPromise<Dashboard>

  /**
   * Delete a dashboard.
   *
   * Deletes a dashboard and its alerts.
   * A dashboard that does not exist is answered with 200 as well.
   *
   * `DELETE /api/v2/dashboards/{dashboardId}`
   *
   * @param dashboardId - Id of the dashboard; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The item is deleted.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such dashboard, in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  deleteDashboard(dashboardId: string, options?: CallOptions): ApiPromise<undefined>

  /**
   * List alerts.
   *
   * Lists the alerts of the team.
   * Servers before 2026-07-09 answer with all alerts, and without `meta` and the total.
   *
   * `GET /api/v2/alerts`
   *
   * `await` gives one page, `for await (const item of client.listAlerts())` the items of all pages.
   *
   * @param options - Settings of this call.
   * @returns A page of alerts.
   * @throws {BadRequestError} 400: The page breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  listAlerts(options?: ListAlertsOptions): ApiPages<Alert>

  /**
   * Create an alert.
   *
   * Creates an alert.
   * The dashboard and tile, or the saved search, or the source of the chart, and the webhooks must exist.
   * Servers before 2026-03-03 look for the dashboard or the saved search only, and answer 500 where there is none.
   *
   * `POST /api/v2/alerts`
   *
   * @param body - The alert.
   * @param options - Settings of this call.
   * @returns The alert, as it is stored.
   * @throws {BadRequestError} 400: The alert breaks a rule, or names something that does not exist. The message names each place and what is wrong there, or says `Invalid input` where `source` is missing.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such alert; servers before 2026-07-09 say so in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  createAlert(body: CreateAlertRequest, options?: CallOptions): ApiPromise<CreatedAlert>

  /**
   * Get an alert.
   *
   * Reads one alert, with its present state.
   *
   * `GET /api/v2/alerts/{alertId}`
   *
   * @param alertId - Id of the alert; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The alert.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such alert; servers before 2026-07-09 say so in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  getAlert(alertId: string, options?: CallOptions): ApiPromise<Alert>

  /**
   * Update an alert, replacing most of it.
   *
   * Replaces an alert.
   * A `name`, `message`, `note` or `numConsecutiveWindows` that is left out becomes null.
   * A `thresholdMax`, `scheduleOffsetMinutes` or `scheduleStartAt` that is left out is kept, the offset even where the new interval is shorter; null clears the start, 0 the offset, nothing the `thresholdMax`.
   * A `groupBy` that is left out is cleared; servers before 2026-08-06 keep it, and an empty text clears it there.
   * A `displayName` or `tags` that are left out are written anew, from the names and tags of what the alert watches.
   * A `channel` without `channels` is the only one that is notified afterwards: send all `channels` back.
   * The `id` and `createdAt` stay.
   *
   * `PUT /api/v2/alerts/{alertId}`
   *
   * @param alertId - Id of the alert; servers refuse anything but 24 hexadecimal digits.
   * @param body - The whole alert.
   * @param options - Settings of this call.
   * @returns The alert, as it is stored now.
   * @throws {BadRequestError} 400: The alert breaks a rule, or names something that does not exist. The message names each place and what is wrong there, or says `Invalid input` where `source` is missing.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such alert; servers before 2026-07-09 say so in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  updateAlert(alertId: string, body: UpdateAlertRequest, options?: CallOptions): ApiPromise<Alert>

  /**
   * Delete an alert.
   *
   * Deletes an alert.
   * Servers before 2026-07-09 answer with the text `OK`, also where there is no such alert.
   *
   * `DELETE /api/v2/alerts/{alertId}`
   *
   * @param alertId - Id of the alert; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The alert is deleted; servers before 2026-07-09 say so in text.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such alert; servers before 2026-07-09 say so in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  deleteAlert(alertId: string, options?: CallOptions): ApiPromise<undefined>

  /**
   * List saved searches.
   *
   * Lists the saved searches of the team, the oldest first.
   * Servers before 2026-07-09 do not have it.
   *
   * `GET /api/v2/saved-searches`
   *
   * `await` gives one page, `for await (const item of client.listSavedSearches())` the items of all pages.
   *
   * @param options - Settings of this call.
   * @returns A page of saved searches.
   * @throws {BadRequestError} 400: The page breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  listSavedSearches(options?: ListSavedSearchesOptions): ApiPages<SavedSearch>

  /**
   * Create a saved search.
   *
   * Creates a saved search, which an alert can watch.
   * The source must exist; a saved search can name one of any kind.
   * Servers before 2026-07-09 do not have it.
   *
   * `POST /api/v2/saved-searches`
   *
   * @param body - The saved search.
   * @param options - Settings of this call.
   * @returns The saved search, as it is stored.
   * @throws {BadRequestError} 400: The saved search breaks a rule, or names a source that does not exist.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  createSavedSearch(body: CreateSavedSearchRequest, options?: CallOptions): ApiPromise<CreatedSavedSearch>

  /**
   * Get a saved search.
   *
   * Reads one saved search.
   * Servers before 2026-07-09 do not have it.
   *
   * `GET /api/v2/saved-searches/{savedSearchId}`
   *
   * @param savedSearchId - Id of the saved search; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The saved search.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such saved search. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  getSavedSearch(savedSearchId: string, options?: CallOptions): ApiPromise<SavedSearch>

  /**
   * Update a saved search, replacing all of it.
   *
   * Replaces a saved search.
   * What is left out gets its default: empty texts and lists, and `lucene`.
   * Servers before 2026-07-09 do not have it.
   *
   * `PUT /api/v2/saved-searches/{savedSearchId}`
   *
   * @param savedSearchId - Id of the saved search; servers refuse anything but 24 hexadecimal digits.
   * @param body - The whole saved search.
   * @param options - Settings of this call.
   * @returns The saved search, as it is stored now.
   * @throws {BadRequestError} 400: The saved search breaks a rule, or names a source that does not exist.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such saved search. Or, in HTML, the server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  updateSavedSearch(
    savedSearchId: string,
    body: UpdateSavedSearchRequest,
    options?: CallOptions,
  ): ApiPromise<SavedSearch>

  /**
   * Delete a saved search.
   *
   * Deletes a saved search and the alerts that watch it.
   * Servers before 2026-07-09 do not have it.
   *
   * `DELETE /api/v2/saved-searches/{savedSearchId}`
   *
   * @param savedSearchId - Id of the saved search; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The item is deleted.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such saved search. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  deleteSavedSearch(savedSearchId: string, options?: CallOptions): ApiPromise<undefined>

  /**
   * Query time series.
   *
   * Queries one to five time series over a time range, in buckets.
   * The request changes nothing, so it is safe to repeat.
   * A range that ends before it starts is answered with no points.
   * On sources of metrics, `count` and the granularity `1d` are reported to return no points; use another function, and `1h` or less.
   * Two faults of servers: a `groupBy` that is no bare column, and a `field` with a dot in it; see there.
   *
   * `POST /api/v2/charts/series`
   *
   * @param body - Time range and series.
   * @param options - Settings of this call.
   * @returns The points of the series.
   * @throws {BadRequestError} 400: The query breaks a rule. The words stand in `message`.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: A series names a source that does not exist, or one whose connection does not. Or, in HTML, the server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The query failed; a bad condition or expression of the caller is answered so as well, so do not simply repeat it.
   */
  queryChartSeries(body: ChartSeriesQueryRequest, options?: CallOptions): ApiPromise<ChartSeriesPoint[]>

  /**
   * Search logs, traces and sessions.
   *
   * Queries a source of logs, traces or sessions, and reads its rows, called events, the latest first.
   * The request changes nothing, so it is safe to repeat.
   * An answer holds one page, and does not say how many events there are.
   * Events with equal values in `orderBy` may come in another order with every request, so pages by `offset` can repeat one event and miss another, unless the order is unique, such as `Timestamp DESC, SpanId`.
   * Pages by `cursor` repeat and miss none.
   * Sources of metrics are answered with 500, and sources of sessions need a `select`.
   * Servers before 2026-05-19 do not have it.
   *
   * `POST /api/v2/search`
   *
   * `await` gives one page, `for await (const item of client.searchEvents(…))` the items of all pages.
   * If they do not fit on the first page, the loop divides the range of time: select the time column, and begin `orderBy` with it or leave it out.
   * Pages after the first are as long as can be, unless the body says `maxResults`.
   * Without `startTime` or `endTime`, the time of the first answer decides.
   * The loop throws a `PageLimitError`, which says what to pass, where it could miss or repeat items: where it sees no times, and where 2000 items have one time.
   *
   * @param body - Source, time range, condition, columns and page.
   * @param options - Settings of this call.
   * @returns A page of events.
   * @throws {BadRequestError} 400: The search breaks a rule, or names a column or a function that does not exist. The words stand in `message`; those of the database begin with the name of its error.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such source, or its connection does not exist. Or, in HTML, the server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The search failed; a condition that cannot be read, a source of metrics and a time that the database cannot hold are answered so as well, so do not simply repeat it.
   */
  searchEvents(body: SearchEventsRequest, options?: CallOptions): ApiPages<SearchEvent>

  /**
   * List all sources.
   *
   * Lists the data sources of the team, all of them.
   * Servers leave out a source whose stored form they cannot read.
   *
   * `GET /api/v2/sources`
   *
   * @param options - Settings of this call.
   * @returns All sources.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  listSources(options?: CallOptions): ApiPages<Source>

  /**
   * Create a source.
   *
   * Creates a source of one of five kinds.
   * The connection must exist; servers do not look whether the table and other sources that it names do.
   * Two sources can have the same name.
   * Servers before 2026-07-03 do not have it.
   *
   * `POST /api/v2/sources`
   *
   * @param body - The source.
   * @param options - Settings of this call.
   * @returns The source, as it is stored now.
   * @throws {BadRequestError} 400: The source breaks a rule, or names a connection that does not exist. The message names each place and what is wrong there.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  createSource(body: CreateSourceRequest, options?: CallOptions): ApiPromise<Source>

  /**
   * Get a source.
   *
   * Reads one source.
   * Servers before 2026-07-03 do not have it.
   *
   * `GET /api/v2/sources/{sourceId}`
   *
   * @param sourceId - Id of the source; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The source.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such source. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  getSource(sourceId: string, options?: CallOptions): ApiPromise<Source>

  /**
   * Update a source, replacing all of it.
   *
   * Replaces a source; its id stays, also where the kind changes.
   * What is left out is cleared.
   * Dashboards, alerts and saved searches that name the source are not checked, and read the new table from then on.
   * Servers before 2026-07-03 do not have it.
   *
   * `PUT /api/v2/sources/{sourceId}`
   *
   * @param sourceId - Id of the source; servers refuse anything but 24 hexadecimal digits.
   * @param body - The whole source.
   * @param options - Settings of this call.
   * @returns The source, as it is stored now.
   * @throws {BadRequestError} 400: The source breaks a rule, or names a connection that does not exist. The message names each place and what is wrong there.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such source. Or, in HTML, the server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  updateSource(sourceId: string, body: UpdateSourceRequest, options?: CallOptions): ApiPromise<Source>

  /**
   * Delete a source.
   *
   * Deletes a source; its table stays.
   * Servers do not look whether something names it: dashboards, alerts, saved searches and other sources stay, and their queries fail from then on.
   * Servers before 2026-07-03 do not have it.
   *
   * `DELETE /api/v2/sources/{sourceId}`
   *
   * @param sourceId - Id of the source; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The item is deleted.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such source. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  deleteSource(sourceId: string, options?: CallOptions): ApiPromise<undefined>

  /**
   * List all connections.
   *
   * Lists the connections of the team to databases, all of them, without their passwords.
   * What servers cannot read is left out, and named in `meta`.
   * Servers before 2026-06-16 do not have it.
   *
   * `GET /api/v2/connections`
   *
   * @param options - Settings of this call.
   * @returns All connections.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  listConnections(options?: CallOptions): ApiPages<Connection>

  /**
   * Create a connection.
   *
   * Creates a connection to a database.
   * Servers do not look whether the address answers, and two connections can have the same name.
   * Servers before 2026-06-16 do not have it.
   *
   * `POST /api/v2/connections`
   *
   * @param body - The connection.
   * @param options - Settings of this call.
   * @returns The connection, as it is stored now.
   * @throws {BadRequestError} 400: The connection breaks a rule. The message names each place and what is wrong there.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  createConnection(body: CreateConnectionRequest, options?: CallOptions): ApiPromise<CreatedConnection>

  /**
   * Get a connection.
   *
   * Reads one connection, without its password.
   * Servers before 2026-06-16 do not have it.
   *
   * `GET /api/v2/connections/{connectionId}`
   *
   * @param connectionId - Id of the connection; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The connection.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such connection, in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  getConnection(connectionId: string, options?: CallOptions): ApiPromise<Connection>

  /**
   * Update a connection.
   *
   * Replaces the name, the address and the user of a connection.
   * `password` and `isPrometheusEndpoint` are kept where they are left out.
   * An empty password is kept as well, so that a stored one can be replaced and not removed.
   * Servers before 2026-06-16 do not have it.
   *
   * `PUT /api/v2/connections/{connectionId}`
   *
   * @param connectionId - Id of the connection; servers refuse anything but 24 hexadecimal digits.
   * @param body - The connection.
   * @param options - Settings of this call.
   * @returns The connection, as it is stored now.
   * @throws {BadRequestError} 400: The connection breaks a rule. The message names each place and what is wrong there.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such connection, in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  updateConnection(connectionId: string, body: UpdateConnectionRequest, options?: CallOptions): ApiPromise<Connection>

  /**
   * Delete a connection.
   *
   * Deletes a connection; the database stays.
   * Servers do not look whether a source names it: such a source stays, and queries of it are answered with 404.
   * Servers before 2026-06-16 do not have it.
   *
   * `DELETE /api/v2/connections/{connectionId}`
   *
   * @param connectionId - Id of the connection; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The item is deleted.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such connection, in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  deleteConnection(connectionId: string, options?: CallOptions): ApiPromise<undefined>

  /**
   * List webhooks.
   *
   * Lists the webhooks of the team, whose ids an alert's channel names.
   * Servers before 2026-07-09 answer with all webhooks, and without `meta` and the total.
   * A page can hold fewer webhooks than the total says: servers leave out what they cannot read.
   *
   * `GET /api/v2/webhooks`
   *
   * `await` gives one page, `for await (const item of client.listWebhooks())` the items of all pages.
   *
   * @param options - Settings of this call.
   * @returns A page of webhooks.
   * @throws {BadRequestError} 400: The page breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  listWebhooks(options?: ListWebhooksOptions): ApiPages<Webhook>

  /**
   * Create a webhook.
   *
   * Creates a webhook, which alerts can notify.
   * Headers and query parameters are stored and never sent back, nor is the body of an incident service.
   * Nothing is sent to the address until an alert notifies it.
   * Servers before 2026-07-09 do not have it.
   *
   * `POST /api/v2/webhooks`
   *
   * @param body - The webhook.
   * @param options - Settings of this call.
   * @returns The webhook, as it is stored; without its headers and query parameters.
   * @throws {BadRequestError} 400: The webhook breaks a rule, or another one has its name.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  createWebhook(body: CreateWebhookRequest, options?: CallOptions): ApiPromise<Webhook>

  /**
   * Update a webhook, replacing most of it.
   *
   * Replaces a webhook; the `service` can change as well.
   * A `description` or `body` that is left out is deleted, also a body that no answer shows.
   * `headers` and `queryParams` that are left out stay, and `{}` deletes them.
   * With another `url` or `service` they are deleted where they are left out, so that no secret goes to another address.
   * Servers before 2026-07-09 do not have it.
   *
   * `PUT /api/v2/webhooks/{webhookId}`
   *
   * @param webhookId - Id of the webhook; servers refuse anything but 24 hexadecimal digits.
   * @param body - The whole webhook.
   * @param options - Settings of this call.
   * @returns The webhook, as it is stored now; without its headers and query parameters.
   * @throws {BadRequestError} 400: The webhook breaks a rule, or another one has its name.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such webhook. Or, in HTML, the server is older and does not serve the route.
   * @throws {ConflictError} 409: Alerts notify the webhook, or somebody else changes it at the same time.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  updateWebhook(webhookId: string, body: UpdateWebhookRequest, options?: CallOptions): ApiPromise<Webhook>

  /**
   * Delete a webhook.
   *
   * Deletes a webhook.
   * It is refused with 409 while it is the `channel` of an alert.
   * One of the further `channels` is deleted, and alerts keep its id and notify nobody there.
   * Servers before 2026-07-09 do not have it.
   *
   * `DELETE /api/v2/webhooks/{webhookId}`
   *
   * @param webhookId - Id of the webhook; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The item is deleted.
   * @throws {BadRequestError} 400: The id is not one.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such webhook. Or, in HTML, the server is older and does not serve the route.
   * @throws {ConflictError} 409: Alerts notify the webhook, or somebody else changes it at the same time.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  deleteWebhook(webhookId: string, options?: CallOptions): ApiPromise<undefined>

  /**
   * Get the team.
   *
   * Reads the team that the key belongs to.
   * Servers before 2026-06-24 do not have it.
   *
   * `GET /api/v2/team`
   *
   * @param options - Settings of this call.
   * @returns The team.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such team, in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  getTeam(options?: CallOptions): ApiPromise<Team>

  /**
   * List all members.
   *
   * Lists the members of the team, all of them.
   * Servers before 2026-06-24 do not have it.
   *
   * `GET /api/v2/team/members`
   *
   * @param options - Settings of this call.
   * @returns All members.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  listTeamMembers(options?: CallOptions): ApiPages<TeamMember>

  /**
   * Delete a member.
   *
   * Removes a member from the team and deletes the user, whose access key stops working.
   * Alerts that the member created count as created by the caller from then on.
   * Servers refuse to remove the caller.
   * Servers before 2026-06-24 do not have it.
   *
   * `DELETE /api/v2/team/member/{memberId}`
   *
   * @param memberId - Id of the member; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The person or invitation is removed.
   * @throws {BadRequestError} 400: The member is the caller, or the id is none.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such member, in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  deleteTeamMember(memberId: string, options?: CallOptions): ApiPromise<Removal>

  /**
   * List all invitations.
   *
   * Lists the invitations that nobody has accepted yet, all of them.
   * Servers delete an invitation 30 days after its creation.
   * Servers before 2026-06-24 do not have it.
   *
   * `GET /api/v2/team/invitations`
   *
   * @param options - Settings of this call.
   * @returns All invitations.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  listTeamInvitations(options?: CallOptions): ApiPages<TeamInvitation>

  /**
   * Create an invitation.
   *
   * Creates an invitation for an email address, and returns the link that accepts it.
   * Servers send no message: pass the link on yourself.
   * An address that is invited already gets the same invitation again, whose name stays.
   * Whoever belongs to a team of the deployment cannot be invited.
   * Servers before 2026-06-24 do not have it.
   *
   * `POST /api/v2/team/invitation`
   *
   * @param body - The person.
   * @param options - Settings of this call.
   * @returns The invitation, with its link.
   * @throws {BadRequestError} 400: The person belongs to a team already, or the body breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: The server is older and does not serve the route.
   * @throws {ApiError} 413: The body has more than 32 MB.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  createTeamInvitation(body: CreateTeamInvitationRequest, options?: CallOptions): ApiPromise<CreatedNewTeamInvitation>

  /**
   * Delete an invitation.
   *
   * Deletes an invitation, whose link stops working.
   * Servers before 2026-06-24 do not have it.
   *
   * `DELETE /api/v2/team/invitation/{invitationId}`
   *
   * @param invitationId - Id of the invitation; servers refuse anything but 24 hexadecimal digits.
   * @param options - Settings of this call.
   * @returns The person or invitation is removed.
   * @throws {BadRequestError} 400: The id is none.
   * @throws {AuthenticationError} 401: The key is missing or unknown; an Ingestion API Key is not valid here. The answer is text.
   * @throws {PermissionDeniedError} 403: The user of the key has no team.
   * @throws {NotFoundError} 404: There is no such invitation, in text. Or, in HTML, the server is older and does not serve the route.
   * @throws {RateLimitError} 429: The key has sent more than 100 requests within 60 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   */
  deleteTeamInvitation(invitationId: string, options?: CallOptions): ApiPromise<Removal>
}

/** A new `Dashboard`, with what every server sends. */
export interface CreatedDashboard extends Dashboard {
  filters: Exclude<Dashboard['filters'], undefined>
  name: Exclude<Dashboard['name'], undefined>
  tags: Exclude<Dashboard['tags'], undefined>
  tiles: Exclude<Dashboard['tiles'], undefined>
}

/** The query of `listAlerts`. */
export type ListAlertsQuery = NonNullable<operations['listAlerts']['parameters']['query']>

/** Settings of one call of `listAlerts`. */
export interface ListAlertsOptions extends CallOptions {
  /** What stands in the query of the address. */
  readonly query?: ListAlertsQuery | undefined
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

/** The query of `listSavedSearches`. */
export type ListSavedSearchesQuery = NonNullable<operations['listSavedSearches']['parameters']['query']>

/** Settings of one call of `listSavedSearches`. */
export interface ListSavedSearchesOptions extends CallOptions {
  /** What stands in the query of the address. */
  readonly query?: ListSavedSearchesQuery | undefined
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

/** A new `Connection`, with what every server sends. */
export interface CreatedConnection extends Connection {
  createdAt: Exclude<Connection['createdAt'], undefined>
  updatedAt: Exclude<Connection['updatedAt'], undefined>
}

/** The query of `listWebhooks`. */
export type ListWebhooksQuery = NonNullable<operations['listWebhooks']['parameters']['query']>

/** Settings of one call of `listWebhooks`. */
export interface ListWebhooksOptions extends CallOptions {
  /** What stands in the query of the address. */
  readonly query?: ListWebhooksQuery | undefined
}

/** A new `NewTeamInvitation`, with what every server sends. */
export interface CreatedNewTeamInvitation extends NewTeamInvitation {
  email: Exclude<NewTeamInvitation['email'], undefined>
  status: Exclude<NewTeamInvitation['status'], undefined>
  url: Exclude<NewTeamInvitation['url'], undefined>
}
