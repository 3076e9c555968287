// Generated from observability-cloud.yaml. Do not edit: change the document, then run `pnpm generate`.

export interface paths {
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * List alerts
     *
     * Lists the alerts of the service, all of them.
     * A later published description speaks of pages, but that document has no parameters for them and no such field in its answer.
     * The interface document names the operation; its path and answer are public facts.
     *
     * Provenance: a public fact of the same API family.
     */
    get: operations['listAlerts']
    put?: never
    /**
     * Create an alert
     *
     * Creates an alert.
     * The dashboard and tile, or the saved search, and the webhook must exist.
     * This deployment has no operation that lists webhooks; the id of one comes from the user interface.
     *
     * Provenance: stated in the interface document.
     */
    post: operations['createAlert']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the alert; 24 hexadecimal digits in practice.
         *
         * Provenance: a public fact of the same API family.
         *
         * @minLength 1
         * @example 66a1f0c2d4e8b7a9c3f50401
         */
        alertId: components['parameters']['AlertId']
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get an alert
     *
     * Reads one alert, with its present state.
     * The interface document names the operation; its path and answer are public facts.
     *
     * Provenance: a public fact of the same API family.
     */
    get: operations['getAlert']
    /**
     * Update an alert, replacing all of it
     *
     * Replaces an alert.
     * A `name`, `message` or `note` that is left out becomes null; a `scheduleStartAt` that is left out is kept.
     * The interface document names the operation; its method, path and body are public facts.
     *
     * Provenance: a public fact of the same API family.
     */
    put: operations['updateAlert']
    post?: never
    /**
     * Delete an alert
     *
     * Deletes an alert.
     * The interface document names the operation; its path and answer are public facts.
     *
     * Provenance: a public fact of the same API family.
     */
    delete: operations['deleteAlert']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * List all dashboards
     *
     * Lists the dashboards of the service, all of them.
     *
     * Provenance: stated in the interface document.
     */
    get: operations['listDashboards']
    put?: never
    /**
     * Create a dashboard
     *
     * Creates a dashboard.
     * The server assigns the ids of the dashboard, its tiles and its filters.
     * The interface document names the operation; its path and body are public facts.
     *
     * Provenance: a public fact of the same API family.
     */
    post: operations['createDashboard']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the dashboard; 24 hexadecimal digits in practice.
         *
         * Provenance: a public fact of the same API family.
         *
         * @minLength 1
         * @example 66a1f0c2d4e8b7a9c3f50201
         */
        dashboardId: components['parameters']['DashboardId']
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get a dashboard
     *
     * Reads one dashboard.
     * The interface document names the operation; its path and answer are public facts.
     *
     * Provenance: a public fact of the same API family.
     */
    get: operations['getDashboard']
    /**
     * Update a dashboard, replacing all of it
     *
     * Replaces a dashboard.
     * A tile that is left out is deleted together with its alerts, so send every tile back with its `id`.
     * A dashboard as it was read, without its `id`, is a valid body.
     * The interface document names the operation; its method, path and body are public facts.
     *
     * Provenance: a public fact of the same API family.
     */
    put: operations['updateDashboard']
    post?: never
    /**
     * Delete a dashboard
     *
     * Deletes a dashboard and its alerts.
     * The interface document names the operation; its path and answer are public facts.
     *
     * Provenance: a public fact of the same API family.
     */
    delete: operations['deleteDashboard']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * List all sources
     *
     * Lists the data sources of the service, all of them.
     * Servers leave out a source whose stored form they cannot read.
     * The interface document names the operation; its path and answer are public facts.
     *
     * Provenance: a public fact of the same API family.
     */
    get: operations['listSources']
    put?: never
    post?: never
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
    /**
     * Answer of an operation that has nothing to return, the envelope without a result.
     *
     * Provenance: stated in the interface document.
     */
    Acknowledgement: {
      /**
       * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
       *
       * Provenance: stated in the interface document.
       *
       * @format uuid
       * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
       */
      requestId?: components['schemas']['RequestId']
      /**
       * HTTP status code, repeated in the body.
       *
       * Provenance: stated in the interface document.
       *
       * @example 200
       */
      status?: components['schemas']['Status']
    }
    /**
     * A column that a materialized view has aggregated.
     *
     * Provenance: a public fact of the same API family.
     */
    AggregatedColumn: {
      /** Aggregate function. */
      aggFn?: string
      /** Column of the view. */
      mvColumn?: string
      /** Column that was aggregated; null where rows were counted. */
      sourceColumn?: string | null
    }
    /**
     * Field that is aggregated; not for `count`.
     *
     * Provenance: a public fact of the same API family.
     */
    AggregatedField: string
    /**
     * Aggregate function.
     * `increase` is missing from the published document; live servers accept it.
     *
     * Provenance: a public fact of the same API family.
     */
    AggregateFunction:
      | 'avg'
      | 'count'
      | 'count_distinct'
      | 'last_value'
      | 'max'
      | 'min'
      | 'quantile'
      | 'sum'
      | 'any'
      | 'none'
      | 'increase'
    /**
     * An alert, with its present state.
     * It watches a tile of a dashboard (`source` is `tile`) or a saved search (`source` is `saved_search`).
     * Only the `id` is guaranteed: what does not apply to the alert is left out rather than null.
     *
     * Provenance: a public fact of the same API family.
     */
    Alert: {
      /**
       * Where notifications go, told apart by `type`.
       * The open-source deployment knows webhooks only, the managed deployment e-mail as well.
       * A newer server may send a type that is not listed here, so have a default case.
       *
       * Provenance: a public fact of the same API family.
       */
      channel?: components['schemas']['AlertChannel']
      /** All channels that are notified, the first of them being `channel`. */
      channels?: components['schemas']['AlertChannel'][]
      /**
       * Time of creation.
       *
       * @format date-time
       */
      readonly createdAt?: string | null
      /** Id of the dashboard that holds the tile. */
      dashboardId?: string | null
      /** Errors of the last evaluation. */
      readonly executionErrors?: components['schemas']['AlertExecutionError'][] | null
      /** Expression by which the saved search is split, one notification a group. */
      groupBy?: string | null
      /** Id of the alert; 24 hexadecimal digits in practice. */
      readonly id: string
      /** How often the alert is evaluated, and over which span. */
      interval?: '1m' | '5m' | '15m' | '30m' | '1h' | '6h' | '12h' | '1d' | (string & {})
      /** Template of the notification text; null where none was given. */
      message?: string | null
      /** Name of the alert; null where none was given. */
      name?: string | null
      /** Note for people; null where none was given. */
      note?: string | null
      /** Number of consecutive windows in which the threshold must be passed; null for the first. */
      numConsecutiveWindows?: number | null
      /** Id of the saved search that the alert watches. */
      savedSearchId?: string | null
      /** Minutes by which the evaluation is moved within the interval. */
      scheduleOffsetMinutes?: number | null
      /**
       * Time from which the intervals are counted.
       *
       * @format date-time
       */
      scheduleStartAt?: string | null
      /** Present while the alert is silenced. */
      readonly silenced?: components['schemas']['AlertSilence'] | null
      /** Kind of object that the alert watches. */
      source?: 'tile' | 'saved_search' | (string & {})
      /**
       * Present state.
       * `PENDING` is a later addition: the threshold is passed, but not yet in enough consecutive windows.
       */
      readonly state?: 'ALERT' | 'OK' | 'INSUFFICIENT_DATA' | 'DISABLED' | 'PENDING' | (string & {})
      /** Id of the team that owns the alert. */
      readonly teamId?: string
      /** Value that triggers the alert. */
      threshold?: number
      /** Upper end of the range, for `between` and `not_between`. */
      thresholdMax?: number | null
      /** How the value is compared with the threshold. */
      thresholdType?:
        | 'above'
        | 'below'
        | 'above_exclusive'
        | 'below_or_equal'
        | 'equal'
        | 'not_equal'
        | 'between'
        | 'not_between'
        | (string & {})
      /** Id of the tile that the alert watches. */
      tileId?: string | null
      /**
       * Time of the last change.
       *
       * @format date-time
       */
      readonly updatedAt?: string | null
    }
    /**
     * Body of an answer with one alert.
     *
     * Provenance: stated in the interface document.
     */
    AlertAnswer: {
      /**
       * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
       *
       * Provenance: stated in the interface document.
       *
       * @format uuid
       * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
       */
      requestId?: components['schemas']['RequestId']
      /**
       * An alert, with its present state.
       * It watches a tile of a dashboard (`source` is `tile`) or a saved search (`source` is `saved_search`).
       * Only the `id` is guaranteed: what does not apply to the alert is left out rather than null.
       *
       * Provenance: a public fact of the same API family.
       */
      result: components['schemas']['Alert']
      /**
       * HTTP status code, repeated in the body.
       *
       * Provenance: stated in the interface document.
       *
       * @example 200
       */
      status?: components['schemas']['Status']
    }
    /**
     * Where notifications go, told apart by `type`.
     * The open-source deployment knows webhooks only, the managed deployment e-mail as well.
     * A newer server may send a type that is not listed here, so have a default case.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertChannel:
      | (components['schemas']['WebhookAlertChannel'] | components['schemas']['EmailAlertChannel'])
      | components['schemas']['UnknownAlertChannel']
    /**
     * Where notifications go, told apart by `type`.
     *
     * Provenance: stated in the interface document.
     */
    AlertChannelRequest:
      | components['schemas']['WebhookAlertChannelRequest']
      | components['schemas']['EmailAlertChannelRequest']
    /**
     * All channels that are notified, without repetition, the first of them being `channel`.
     * Servers of February 2026 do not know it yet and notify `channel` only.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minItems 1
     * @maxItems 10
     * @uniqueItems true
     */
    AlertChannels: components['schemas']['AlertChannelRequest'][]
    /**
     * Id of the dashboard that holds the tile.
     *
     * Provenance: stated in the interface document.
     *
     * @minLength 1
     */
    AlertDashboardId: string
    /**
     * An error of an evaluation.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertExecutionError: {
      /** What went wrong. */
      message?: string
      /**
       * Time of the error.
       *
       * @format date-time
       */
      timestamp?: string
      /** Kind of error; `QUERY_TIMEOUT` is known to the open-source deployment only. */
      type?: 'QUERY_ERROR' | 'QUERY_TIMEOUT' | 'WEBHOOK_ERROR' | 'INVALID_ALERT' | 'UNKNOWN' | (string & {})
    }
    /**
     * Expression by which the saved search is split, one notification a group; null for none.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertGroupBy: string | null
    /**
     * How often the alert is evaluated, and over which span.
     * The interface document shows text of the form number and unit, with `1h`.
     * Live servers take this closed list and refuse everything else, `2h` and `60m` included.
     * The granularity of a chart series query has another list.
     *
     * Provenance: stated in the interface document.
     */
    AlertInterval: '1m' | '5m' | '15m' | '30m' | '1h' | '6h' | '12h' | '1d'
    /**
     * Body of an answer with alerts.
     *
     * Provenance: stated in the interface document.
     */
    AlertListAnswer: {
      /**
       * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
       *
       * Provenance: stated in the interface document.
       *
       * @format uuid
       * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
       */
      requestId?: components['schemas']['RequestId']
      /**
       * The alerts.
       *
       * Provenance: a public fact of the same API family.
       */
      result: components['schemas']['Alert'][]
      /**
       * HTTP status code, repeated in the body.
       *
       * Provenance: stated in the interface document.
       *
       * @example 200
       */
      status?: components['schemas']['Status']
    }
    /**
     * Template of the notification text; null for none. The limits are public facts.
     *
     * Provenance: stated in the interface document.
     *
     * @minLength 1
     * @maxLength 4096
     */
    AlertMessage: string | null
    /**
     * Name of the alert; null for none. The limits are public facts.
     *
     * Provenance: stated in the interface document.
     *
     * @minLength 1
     * @maxLength 512
     */
    AlertName: string | null
    /**
     * Note for people; null for none. Servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     * @maxLength 4096
     */
    AlertNote: string | null
    /**
     * Number of consecutive windows in which the threshold must be passed; null for the first.
     * Servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minimum 1
     */
    AlertNumConsecutiveWindows: number | null
    /**
     * Rules between the fields of an alert that is sent; the bodies refer to it, and no value has this type.
     * `between` and `not_between` need `thresholdMax`.
     * `scheduleStartAt` and an offset exclude each other.
     * `scheduleOffsetMinutes` is less than the interval.
     * Two more rules no schema can say: `thresholdMax` is not below `threshold`, and `channel` equals the first of `channels`.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertRules: unknown
    /**
     * Id of the saved search that the alert watches.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     */
    AlertSavedSearchId: string
    /**
     * Minutes by which the evaluation is moved within the interval; must be less than the interval.
     * Cannot be combined with `scheduleStartAt`, except as 0.
     * The published document allows null; live servers refuse it.
     * Servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minimum 0
     * @maximum 1439
     */
    AlertScheduleOffsetMinutes: number
    /**
     * Time from which the intervals are counted, in UTC with a `Z`; null for none.
     * At most one year ahead and ten years back.
     * An update that leaves it out keeps the stored one.
     * Servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @format date-time
     * @pattern `Z$`
     */
    AlertScheduleStartAt: string | null
    /**
     * How long an alert is silenced.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertSilence: {
      /**
       * Time at which it was silenced.
       *
       * @format date-time
       */
      at?: string
      /** Who silenced it. */
      by?: string | null
      /**
       * Time at which it speaks again.
       *
       * @format date-time
       */
      until?: string
    }
    /**
     * Value that triggers the alert; the lower end of the range for `between` and `not_between`.
     *
     * Provenance: stated in the interface document.
     */
    AlertThreshold: number
    /**
     * Upper end of the range, not below `threshold`.
     * Required for `between` and `not_between`.
     * The published document allows null; live servers refuse it.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertThresholdMax: number
    /**
     * How the value is compared with the threshold.
     * `above` is the threshold or more, `above_exclusive` more than it.
     * `below` is less than the threshold, `below_or_equal` the threshold or less.
     * `equal` and `not_equal` compare for equality.
     * `between` counts both ends in, `not_between` is outside both.
     * The interface document names `above`; servers of February 2026 know `above` and `below` only.
     *
     * Provenance: stated in the interface document.
     */
    AlertThresholdType:
      | 'above'
      | 'below'
      | 'above_exclusive'
      | 'below_or_equal'
      | 'equal'
      | 'not_equal'
      | 'between'
      | 'not_between'
    /**
     * Id of the tile; it must be a line, stacked bar or number chart of that dashboard.
     *
     * Provenance: stated in the interface document.
     *
     * @minLength 1
     */
    AlertTileId: string
    /**
     * Id of the webhook; the open-source deployment lists them with `listWebhooks`.
     *
     * Provenance: stated in the interface document.
     *
     * @minLength 1
     */
    AlertWebhookId: string
    /**
     * Whether the time range is widened to whole buckets.
     *
     * Provenance: a public fact of the same API family.
     *
     * @default true
     */
    AlignDateRangeToGranularity: boolean
    /**
     * Level of the quantile.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minimum 0
     * @maximum 1
     */
    AnyQuantileLevel: number
    /**
     * Ids of the sources whose tiles are filtered; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    AppliesToSourceIds: string[]
    /**
     * Whether the first entry of `select` is divided by the second; then there must be exactly two.
     *
     * Provenance: a public fact of the same API family.
     */
    AsRatio: boolean
    /**
     * Small chart drawn behind a number.
     *
     * Provenance: a public fact of the same API family.
     */
    BackgroundChart: {
      /**
       * Token of the color palette.
       *
       * Provenance: a public fact of the same API family.
       */
      color?: components['schemas']['StoredChartColor']
      /** Form of the chart. */
      type?: 'line' | 'area' | (string & {})
    }
    /**
     * Small chart drawn behind a number; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    BackgroundChartRequest: {
      /**
       * Token of the color palette; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      color?: components['schemas']['ChartColor']
      /** Form of the chart. */
      type: 'line' | 'area'
    }
    /**
     * Bars by category, not over time.
     *
     * Provenance: a public fact of the same API family.
     */
    BarChart: {
      /** Bars by category, not over time. */
      displayType: 'bar'
      /** Columns to group by, separated by commas. */
      groupBy?: string
      /** Number of bars; 0 is no limit. */
      limit?: number
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
      /** Order of the bars. */
      orderBy?: string
      /** The value that decides the length of a bar. */
      select?: components['schemas']['SelectItem'][]
      /** Id of the source that is queried. */
      sourceId?: string
    }
    /**
     * Bars by category, not over time; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    BarChartRequest: {
      configType?: never
      /** Bars by category, not over time. */
      displayType: 'bar'
      /**
       * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      groupBy?: components['schemas']['GroupByColumns']
      /**
       * How many are drawn; 0 is no limit, absent is the server's own limit; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       */
      limit?: components['schemas']['ItemLimit']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Order of the rows.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      orderBy?: components['schemas']['OrderBy']
      /**
       * The value of the chart, exactly one.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minItems 1
       * @maxItems 1
       */
      select: components['schemas']['SingleSelectItem']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
    }
    /**
     * Bars by category, from SQL; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    BarSqlChartRequest: {
      /**
       * Marks a chart that is described by SQL.
       *
       * Provenance: a public fact of the same API family.
       */
      configType: components['schemas']['SqlConfigType']
      /**
       * Id of the connection that runs the SQL.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      connectionId: components['schemas']['ConnectionId']
      /** Bars by category, not over time. */
      displayType: 'bar'
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId?: components['schemas']['SourceId']
      /**
       * The SQL, with placeholders for the time range and the filters.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 100000
       */
      sqlTemplate: components['schemas']['SqlTemplate']
    }
    /**
     * A color for the values between two numbers.
     *
     * Provenance: a public fact of the same API family.
     */
    BetweenColorRuleRequest: {
      /**
       * Token of the color palette; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      color: components['schemas']['ChartColor']
      /**
       * Text shown with the color.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 40
       */
      label?: components['schemas']['ColorRuleLabel']
      /** Comparison with both ends. */
      operator: 'between'
      /**
       * Lower and upper end.
       *
       * @minItems 2
       * @maxItems 2
       */
      value: number[]
    }
    /**
     * A chart on a source, or a text, told apart by `displayType`.
     *
     * Provenance: a public fact of the same API family.
     */
    BuilderChartRequest:
      | components['schemas']['LineChartRequest']
      | components['schemas']['StackedBarChartRequest']
      | components['schemas']['TableChartRequest']
      | components['schemas']['NumberChartRequest']
      | components['schemas']['PieChartRequest']
      | components['schemas']['BarChartRequest']
      | components['schemas']['HeatmapChartRequest']
      | components['schemas']['SearchChartRequest']
      | components['schemas']['EventPatternsChartRequest']
      | components['schemas']['MarkdownChartRequest']
    /**
     * Token of the color palette; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    ChartColor:
      | 'chart-blue'
      | 'chart-orange'
      | 'chart-red'
      | 'chart-cyan'
      | 'chart-green'
      | 'chart-pink'
      | 'chart-purple'
      | 'chart-light-blue'
      | 'chart-brown'
      | 'chart-gray'
      | 'chart-success'
      | 'chart-warning'
      | 'chart-error'
    /**
     * A color for the values that meet a condition.
     *
     * Provenance: a public fact of the same API family.
     */
    ColorRule: {
      /**
       * Token of the color palette.
       *
       * Provenance: a public fact of the same API family.
       */
      color?: components['schemas']['StoredChartColor']
      /** Text shown with the color. */
      label?: string
      /** Comparison. */
      operator?: 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'eq' | 'neq' | (string & {})
      /** Value compared with; two of them for `between`. */
      value?: number | string | number[]
    }
    /**
     * Text shown with the color.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxLength 40
     */
    ColorRuleLabel: string
    /**
     * A color for the values that meet a condition, told apart by `operator`.
     *
     * Provenance: a public fact of the same API family.
     */
    ColorRuleRequest:
      | components['schemas']['ComparisonColorRuleRequest']
      | components['schemas']['BetweenColorRuleRequest']
      | components['schemas']['EqualityColorRuleRequest']
    /**
     * Whether the preceding period is drawn as well.
     *
     * Provenance: a public fact of the same API family.
     */
    CompareToPreviousPeriod: boolean
    /**
     * A color for the values above or below a number.
     *
     * Provenance: a public fact of the same API family.
     */
    ComparisonColorRuleRequest: {
      /**
       * Token of the color palette; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      color: components['schemas']['ChartColor']
      /**
       * Text shown with the color.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 40
       */
      label?: components['schemas']['ColorRuleLabel']
      /** Comparison. */
      operator: 'gt' | 'gte' | 'lt' | 'lte'
      /** Number compared with. */
      value: number
    }
    /**
     * A tile that is described by its `config`.
     *
     * Provenance: a public fact of the same API family.
     */
    ConfigTileRequest: {
      asRatio?: never
      /**
       * What a tile shows, told apart by `displayType`.
       * The charts with `configType: sql` take an SQL template; without `configType`, a chart is described by `select`.
       * The display types `bar`, `heatmap` and `event_patterns` and the SQL charts are later additions, which servers of February 2026 do not know yet.
       *
       * Provenance: a public fact of the same API family.
       */
      config: components['schemas']['TileConfigRequest']
      /**
       * Id of a container, chosen by the sender.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 256
       */
      containerId?: components['schemas']['ContainerId']
      /**
       * Height in rows.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 1
       */
      h: components['schemas']['TileHeight']
      /**
       * Id of the tile; ignored when a dashboard is created, keeps the tile when it is updated.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 36
       */
      id?: components['schemas']['TileId']
      /**
       * Title of the tile.
       *
       * Provenance: a public fact of the same API family.
       */
      name: components['schemas']['TileName']
      series?: never
      /**
       * Id of a tab of a container, chosen by the sender.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 256
       */
      tabId?: components['schemas']['TabId']
      /**
       * Width in columns; servers do not check that the tile ends within the grid.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 1
       * @maximum 24
       */
      w: components['schemas']['TileWidth']
      /**
       * Left edge, in columns; published as an integer, though servers take any number.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       * @maximum 23
       */
      x: components['schemas']['TileX']
      /**
       * Upper edge, in rows.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       */
      y: components['schemas']['TileY']
    }
    /**
     * Id of the connection that runs the SQL.
     *
     * Provenance: a public fact of the same API family.
     *
     * @pattern `^[0-9a-fA-F]{24}$`
     */
    ConnectionId: string
    /**
     * Id of a container, chosen by the sender.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     * @maxLength 256
     */
    ContainerId: string
    /**
     * Title of a container or of one of its tabs.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     * @maxLength 256
     */
    ContainerTitle: string
    /**
     * Number of rows.
     *
     * Provenance: a public fact of the same API family.
     */
    CountSelectItemRequest: {
      /** Number of rows. */
      aggFn: 'count'
      /**
       * Name of the series.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      alias?: components['schemas']['SelectAlias']
      level?: never
      /**
       * Name of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricName?: components['schemas']['MetricName']
      /**
       * Type of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricType?: components['schemas']['MetricType']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Aggregation over the period; `delta` is the change within it.
       *
       * Provenance: a public fact of the same API family.
       */
      periodAggFn?: components['schemas']['PeriodAggregateFunction']
      /** Empty, as servers send it; a count has no expression. */
      valueExpression?: ''
      /**
       * Condition on the rows; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       * @default
       */
      where?: components['schemas']['Where']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
    }
    /**
     * A new alert, on a tile or on a saved search, told apart by `source`.
     * The published document lists no field as required; live servers require those that are required here, `source` included.
     *
     * Provenance: stated in the interface document.
     */
    CreateAlertRequest: components['schemas']['TileAlertRequest'] | components['schemas']['SavedSearchAlertRequest']
    /**
     * A new filter; servers refuse an `id` here, where they ignore other unknown fields.
     *
     * Provenance: a public fact of the same API family.
     */
    CreateDashboardFilterRequest: {
      /**
       * Ids of the sources whose tiles are filtered; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      appliesToSourceIds?: components['schemas']['AppliesToSourceIds']
      /**
       * Expression that is filtered.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       */
      expression: components['schemas']['DashboardFilterExpression']
      id?: never
      /**
       * Whether every tile is filtered; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      isBroadcastEnabled?: components['schemas']['IsBroadcastEnabled']
      /**
       * Whether the value can be used as a variable; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      isVariableEnabled?: components['schemas']['IsVariableEnabled']
      /**
       * Label of the filter.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       */
      name: components['schemas']['DashboardFilterName']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
      /**
       * Type of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      sourceMetricType?: components['schemas']['MetricType']
      /**
       * Kind of filter.
       *
       * Provenance: a public fact of the same API family.
       */
      type: components['schemas']['DashboardFilterType']
      /**
       * Name of the variable; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 64
       * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
       */
      variableName?: components['schemas']['VariableName']
      /**
       * Condition on the rows that offer the values; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      where?: components['schemas']['DashboardFilterWhere']
      /**
       * Language of that condition.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default sql
       */
      whereLanguage?: components['schemas']['DashboardFilterWhereLanguage']
    }
    /**
     * A new dashboard.
     * Ids are assigned by the server: a tile's `id` is ignored, a filter must not have one.
     * Servers refuse sources and connections that they do not know.
     *
     * Provenance: a public fact of the same API family.
     */
    CreateDashboardRequest: {
      /**
       * Sections that hold tiles; servers of February 2026 do not know them yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 50
       */
      containers?: components['schemas']['DashboardContainers']
      /** Filters offered above the tiles; they get their ids from the server. */
      filters?: components['schemas']['CreateDashboardFilterRequest'][]
      /**
       * Title of the dashboard; can be empty.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 1024
       */
      name: components['schemas']['DashboardName']
      /**
       * Filter values that the dashboard opens with; servers of February 2026 do not know them yet.
       *
       * Provenance: a public fact of the same API family.
       */
      savedFilterValues?: components['schemas']['SavedFilterValues']
      /**
       * Query that the dashboard opens with; null for none. Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      savedQuery?: components['schemas']['SavedQuery']
      /**
       * Language of the saved query; must not be null where a query is set.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      savedQueryLanguage?: components['schemas']['SavedQueryLanguage']
      /**
       * Labels by which dashboards are grouped and found.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 50
       */
      tags?: components['schemas']['DashboardTags']
      /**
       * Tiles, in any order; the limit of 500 is kept by servers from 2026 on.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 500
       */
      tiles: components['schemas']['DashboardTiles']
    }
    /**
     * A dashboard: tiles on a grid of 24 columns, with filters that apply to them.
     * Servers leave some of what they store out of it, such as whole tiles with a PromQL chart.
     * Only the `id` is guaranteed: servers of different ages send different sets of fields.
     *
     * Provenance: a public fact of the same API family.
     */
    Dashboard: {
      /** Sections that hold tiles; servers of February 2026 do not send them yet. */
      containers?: components['schemas']['DashboardContainer'][]
      /** Filters offered above the tiles. */
      filters?: components['schemas']['DashboardFilter'][]
      /**
       * Id of the dashboard, the `dashboardId` of an alert; 24 hexadecimal digits in practice.
       *
       * Provenance: stated in the interface document.
       */
      readonly id: string
      /** Title of the dashboard; can be empty. */
      name?: string
      /** Filter values that the dashboard opens with. */
      savedFilterValues?: components['schemas']['SavedFilterValue'][]
      /** Query that the dashboard opens with; null when there is none. */
      savedQuery?: string | null
      /** Language of the saved query; null when there is none. */
      savedQueryLanguage?: 'sql' | 'lucene' | (string & {}) | null
      /** Labels by which dashboards are grouped and found. */
      tags?: string[]
      /** Tiles, in no particular order; their place is in `x`, `y`, `w` and `h`. */
      tiles?: components['schemas']['Tile'][]
    }
    /**
     * Body of an answer with one dashboard.
     *
     * Provenance: stated in the interface document.
     */
    DashboardAnswer: {
      /**
       * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
       *
       * Provenance: stated in the interface document.
       *
       * @format uuid
       * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
       */
      requestId?: components['schemas']['RequestId']
      /**
       * A dashboard: tiles on a grid of 24 columns, with filters that apply to them.
       * Servers leave some of what they store out of it, such as whole tiles with a PromQL chart.
       * Only the `id` is guaranteed: servers of different ages send different sets of fields.
       *
       * Provenance: a public fact of the same API family.
       */
      result: components['schemas']['Dashboard']
      /**
       * HTTP status code, repeated in the body.
       *
       * Provenance: stated in the interface document.
       *
       * @example 200
       */
      status?: components['schemas']['Status']
    }
    /**
     * A section of a dashboard that holds tiles.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardContainer: {
      /** Whether the container has a border. */
      bordered?: boolean
      /** Whether the container is closed at first. */
      collapsed?: boolean
      /** Whether the container can be closed. */
      collapsible?: boolean
      /** Id of the container, the `containerId` of its tiles. */
      id: string
      /** Tabs of the container. */
      tabs?: components['schemas']['DashboardContainerTab'][]
      /** Title of the container. */
      title?: string
    }
    /**
     * A section of a dashboard that holds tiles.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardContainerRequest: {
      /**
       * Whether the container has a border.
       *
       * @default true
       */
      bordered?: boolean
      /** Whether the container is closed at first. */
      collapsed: boolean
      /**
       * Whether the container can be closed.
       *
       * @default true
       */
      collapsible?: boolean
      /**
       * Id of a container, chosen by the sender.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 256
       */
      id: components['schemas']['ContainerId']
      /**
       * Tabs of the container.
       *
       * @maxItems 20
       */
      tabs?: components['schemas']['DashboardContainerTabRequest'][]
      /**
       * Title of a container or of one of its tabs.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 256
       */
      title: components['schemas']['ContainerTitle']
    }
    /**
     * Sections that hold tiles; servers of February 2026 do not know them yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxItems 50
     */
    DashboardContainers: components['schemas']['DashboardContainerRequest'][]
    /**
     * A tab of a container.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardContainerTab: {
      /** Id of the tab, the `tabId` of its tiles. */
      id: string
      /** Title of the tab. */
      title?: string
    }
    /**
     * A tab of a container.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardContainerTabRequest: {
      /**
       * Id of a tab of a container, chosen by the sender.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 256
       */
      id: components['schemas']['TabId']
      /**
       * Title of a container or of one of its tabs.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 256
       */
      title: components['schemas']['ContainerTitle']
    }
    /**
     * A filter offered above the tiles of a dashboard.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardFilter: {
      /** Ids of the sources whose tiles are filtered. */
      appliesToSourceIds?: string[]
      /** Expression that is filtered. */
      expression?: string
      /** Id of the filter, assigned by the server; an update of the dashboard must send it back. */
      readonly id: string
      /** Whether every tile is filtered. */
      isBroadcastEnabled?: boolean
      /** Whether the value can be used as a variable. */
      isVariableEnabled?: boolean
      /** Label of the filter. */
      name?: string
      /** Id of the source that offers the values. */
      sourceId?: string
      /** Type of the metrics that offer the values. */
      sourceMetricType?: 'sum' | 'gauge' | 'histogram' | 'summary' | 'exponential histogram' | (string & {})
      /** Kind of filter. */
      type?: 'QUERY_EXPRESSION' | (string & {})
      /** Name of the variable. */
      variableName?: string
      /** Condition on the rows that offer the values. */
      where?: string
      /** Language of the condition. */
      whereLanguage?: 'sql' | 'lucene' | (string & {})
    }
    /**
     * Expression that is filtered.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     */
    DashboardFilterExpression: string
    /**
     * Label of the filter.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     */
    DashboardFilterName: string
    /**
     * Kind of filter.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardFilterType: 'QUERY_EXPRESSION'
    /**
     * Condition on the rows that offer the values; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardFilterWhere: string
    /**
     * Language of that condition.
     *
     * Provenance: a public fact of the same API family.
     *
     * @default sql
     */
    DashboardFilterWhereLanguage: 'sql' | 'lucene'
    /**
     * Body of an answer with dashboards.
     *
     * Provenance: stated in the interface document.
     */
    DashboardListAnswer: {
      /**
       * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
       *
       * Provenance: stated in the interface document.
       *
       * @format uuid
       * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
       */
      requestId?: components['schemas']['RequestId']
      /**
       * The dashboards.
       *
       * Provenance: a public fact of the same API family.
       */
      result: components['schemas']['Dashboard'][]
      /**
       * HTTP status code, repeated in the body.
       *
       * Provenance: stated in the interface document.
       *
       * @example 200
       */
      status?: components['schemas']['Status']
    }
    /**
     * Title of the dashboard; can be empty.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxLength 1024
     */
    DashboardName: string
    /**
     * A click opens a dashboard.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardOnClickRequest: {
      /**
       * Templates of the filters that the place opens with.
       *
       * Provenance: a public fact of the same API family.
       */
      filters?: components['schemas']['OnClickFilters']
      /**
       * The place that is opened, told apart by `mode`.
       *
       * Provenance: a public fact of the same API family.
       */
      target: components['schemas']['OnClickTargetRequest']
      /** Opens a dashboard. */
      type: 'dashboard'
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
      /**
       * Template of the condition that the place opens with.
       *
       * Provenance: a public fact of the same API family.
       */
      whereTemplate?: components['schemas']['WhereTemplate']
    }
    /**
     * Labels by which dashboards are grouped and found.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxItems 50
     */
    DashboardTags: string[]
    /**
     * Tiles, in any order; the limit of 500 is kept by servers from 2026 on.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxItems 500
     */
    DashboardTiles: components['schemas']['TileRequest'][]
    /**
     * Notifications go out by e-mail (managed deployment).
     *
     * Provenance: a public fact of the same API family.
     */
    EmailAlertChannel: {
      /** Addresses that are written to. */
      emailRecipients?: string[]
      /** E-mail. */
      type: 'email'
    }
    /**
     * Notifications go out by e-mail, which the open-source deployment does not know.
     *
     * Provenance: a public fact of the same API family.
     */
    EmailAlertChannelRequest: {
      /** Addresses that are written to. */
      emailRecipients: string[]
      /** E-mail. */
      type: 'email'
    }
    /**
     * A color for the values that equal something, or do not.
     *
     * Provenance: a public fact of the same API family.
     */
    EqualityColorRuleRequest: {
      /**
       * Token of the color palette; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      color: components['schemas']['ChartColor']
      /**
       * Text shown with the color.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 40
       */
      label?: components['schemas']['ColorRuleLabel']
      /** Comparison. */
      operator: 'eq' | 'neq'
      /** Number or text compared with. */
      value: number | string
    }
    /**
     * Body of an error answer.
     * No field is guaranteed: a rate limited request is answered with `error` alone.
     *
     * Provenance: stated in the interface document.
     */
    ErrorEnvelope: {
      /**
       * Detailed error description.
       * Live servers write a code, or a code, a colon and a sentence; there is no separate field for the code.
       *
       * @example BAD_REQUEST: Invalid service id
       */
      error?: string
      /**
       * Unique id of the request.
       * The interface shows it on successes only; servers add it to errors since 2026.
       *
       * Provenance: a public fact of the same API family.
       */
      requestId?: components['schemas']['RequestId']
      /**
       * HTTP status code, repeated in the body.
       *
       * Provenance: stated in the interface document.
       *
       * @example 200
       */
      status?: components['schemas']['Status']
    }
    /**
     * Patterns found in the matching rows.
     *
     * Provenance: a public fact of the same API family.
     */
    EventPatternsChart: {
      /** Patterns found in the matching rows. */
      displayType: 'event_patterns'
      /** Columns in which patterns are looked for, separated by commas. */
      select?: string
      /** Id of the source that is searched. */
      sourceId?: string
      /** Condition on the rows. */
      where?: string
      /** Language of the condition. */
      whereLanguage?: 'sql' | 'lucene' | (string & {})
    }
    /**
     * Patterns found in the matching rows; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    EventPatternsChartRequest: {
      /** Patterns found in the matching rows. */
      displayType: 'event_patterns'
      /**
       * Columns in which patterns are looked for, separated by commas.
       *
       * @maxLength 10000
       * @default
       */
      select?: string
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
      /**
       * Condition on the rows; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       * @default
       */
      where?: components['schemas']['Where']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
    }
    /**
     * A click opens an address outside.
     *
     * Provenance: a public fact of the same API family.
     */
    ExternalOnClickRequest: {
      /** Opens an address outside. */
      type: 'external'
      /**
       * Template of the address.
       *
       * @minLength 1
       */
      urlTemplate: string
    }
    /**
     * Whether empty buckets are drawn as zero.
     *
     * Provenance: a public fact of the same API family.
     *
     * @default true
     */
    FillNulls: boolean
    /**
     * Whether the value axis starts near the smallest value instead of zero.
     * Servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    FitYAxisToData: boolean
    /**
     * A series computed from the entries of `select`, which are called A, B, C and so on.
     *
     * Provenance: a public fact of the same API family.
     */
    Formula: {
      /** Name of the computed series. */
      alias?: string
      /** Arithmetic on the letters of the entries. */
      expression?: string
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
    }
    /**
     * A series computed from the entries of `select`, which are called A, B, C and so on.
     *
     * Provenance: a public fact of the same API family.
     */
    FormulaRequest: {
      /** Name of the computed series. */
      alias?: string
      /**
       * Arithmetic on the letters of the entries, such as `A / (A + B) * 100`.
       *
       * @maxLength 1024
       */
      expression: string
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
    }
    /**
     * Series computed from those in `select`; servers of February 2026 do not know them yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxItems 10
     */
    Formulas: components['schemas']['FormulaRequest'][]
    /**
     * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxLength 10000
     */
    GroupByColumns: string
    /**
     * Columns to group by; can be empty.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxItems 10
     */
    GroupByList: string[]
    /**
     * Distribution of a value over time.
     *
     * Provenance: a public fact of the same API family.
     */
    HeatmapChart: {
      /** Distribution of a value over time. */
      displayType: 'heatmap'
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
      /** The value whose distribution is shown. */
      select?: components['schemas']['HeatmapSelectItem'][]
      /** Id of the source that is queried. */
      sourceId?: string
      /** Condition on the rows. */
      where?: string
      /** Language of the condition. */
      whereLanguage?: 'sql' | 'lucene' | (string & {})
    }
    /**
     * Distribution of a value over time; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    HeatmapChartRequest: {
      /** Distribution of a value over time. */
      displayType: 'heatmap'
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * The value whose distribution is shown, exactly one.
       *
       * @minItems 1
       * @maxItems 1
       */
      select: components['schemas']['HeatmapSelectItemRequest'][]
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
      /**
       * Condition on the rows; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       * @default
       */
      where?: components['schemas']['Where']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
    }
    /**
     * The value whose distribution a heatmap shows.
     *
     * Provenance: a public fact of the same API family.
     */
    HeatmapSelectItem: {
      /** Expression that is counted in each cell. */
      countExpression?: string
      /** Scale of the vertical axis. */
      heatmapScaleType?: 'log' | 'linear' | (string & {})
      /** Expression whose values are spread over the vertical axis. */
      valueExpression?: string
    }
    /**
     * The value whose distribution a heatmap shows.
     *
     * Provenance: a public fact of the same API family.
     */
    HeatmapSelectItemRequest: {
      /**
       * Expression that is counted in each cell.
       *
       * @maxLength 10000
       */
      countExpression?: string
      /** Scale of the vertical axis. */
      heatmapScaleType?: 'log' | 'linear'
      /**
       * Expression that is aggregated; must not be empty.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 10000
       */
      valueExpression: components['schemas']['ValueExpression']
    }
    /**
     * An attribute that is shown in front.
     *
     * Provenance: a public fact of the same API family.
     */
    HighlightedAttributeExpression: {
      /** Label of the attribute. */
      alias?: string | null
      /** The same for searching. */
      luceneExpression?: string | null
      /** Expression of the attribute. */
      sqlExpression?: string
    }
    /**
     * Attributes that are shown in front.
     *
     * Provenance: a public fact of the same API family.
     */
    HighlightedAttributeExpressions: components['schemas']['HighlightedAttributeExpression'][] | null
    /**
     * Whether every tile is filtered; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @default true
     */
    IsBroadcastEnabled: boolean
    /**
     * Whether the value can be used as a variable; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    IsVariableEnabled: boolean
    /**
     * How many are drawn; 0 is no limit, absent is the server's own limit; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minimum 0
     */
    ItemLimit: number
    /**
     * Lines over time.
     *
     * Provenance: a public fact of the same API family.
     */
    LineChart: {
      /** Whether the time range is widened to whole buckets. */
      alignDateRangeToGranularity?: boolean
      /** Whether the first series is divided by the second. */
      asRatio?: boolean
      /** Whether the preceding period is drawn as well. */
      compareToPreviousPeriod?: boolean
      /** Lines over time. */
      displayType: 'line'
      /** Whether empty buckets are drawn as zero. */
      fillNulls?: boolean
      /** Whether the value axis starts near the smallest value instead of zero. */
      fitYAxisToData?: boolean
      /** Series computed from those in `select`. */
      formulas?: components['schemas']['Formula'][]
      /** Columns to group by, separated by commas. */
      groupBy?: string
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
      /** Series of the chart. */
      select?: components['schemas']['SelectItem'][]
      /** Number of series drawn; 0 is no limit. */
      seriesLimit?: number
      /** Whether the series that the formulas refer to are drawn as well. */
      showOperandSeries?: boolean
      /** Id of the source that is queried. */
      sourceId?: string
    }
    /**
     * Lines over time.
     *
     * Provenance: a public fact of the same API family.
     */
    LineChartRequest: {
      /**
       * Whether the time range is widened to whole buckets.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      alignDateRangeToGranularity?: components['schemas']['AlignDateRangeToGranularity']
      /**
       * Whether the first entry of `select` is divided by the second; then there must be exactly two.
       *
       * Provenance: a public fact of the same API family.
       */
      asRatio?: components['schemas']['AsRatio']
      /**
       * Whether the preceding period is drawn as well.
       *
       * Provenance: a public fact of the same API family.
       */
      compareToPreviousPeriod?: components['schemas']['CompareToPreviousPeriod']
      configType?: never
      /** Lines over time. */
      displayType: 'line'
      /**
       * Whether empty buckets are drawn as zero.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      fillNulls?: components['schemas']['FillNulls']
      /**
       * Whether the value axis starts near the smallest value instead of zero.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      fitYAxisToData?: components['schemas']['FitYAxisToData']
      /**
       * Series computed from those in `select`; servers of February 2026 do not know them yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 10
       */
      formulas?: components['schemas']['Formulas']
      /**
       * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      groupBy?: components['schemas']['GroupByColumns']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Series or values of the chart; formulas and ratios name them by their order.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minItems 1
       * @maxItems 20
       */
      select: components['schemas']['SelectItems']
      /**
       * How many are drawn; 0 is no limit, absent is the server's own limit; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       */
      seriesLimit?: components['schemas']['ItemLimit']
      /**
       * Whether the series that the formulas refer to are shown as well; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      showOperandSeries?: components['schemas']['ShowOperandSeries']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
    }
    /**
     * Lines over time, from SQL; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    LineSqlChartRequest: {
      /**
       * Whether the time range is widened to whole buckets.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      alignDateRangeToGranularity?: components['schemas']['AlignDateRangeToGranularity']
      /**
       * Whether the preceding period is drawn as well.
       *
       * Provenance: a public fact of the same API family.
       */
      compareToPreviousPeriod?: components['schemas']['CompareToPreviousPeriod']
      /**
       * Marks a chart that is described by SQL.
       *
       * Provenance: a public fact of the same API family.
       */
      configType: components['schemas']['SqlConfigType']
      /**
       * Id of the connection that runs the SQL.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      connectionId: components['schemas']['ConnectionId']
      /** Lines over time. */
      displayType: 'line'
      /**
       * Whether empty buckets are drawn as zero.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      fillNulls?: components['schemas']['FillNulls']
      /**
       * Whether the value axis starts near the smallest value instead of zero.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      fitYAxisToData?: components['schemas']['FitYAxisToData']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * How many are drawn; 0 is no limit, absent is the server's own limit; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       */
      seriesLimit?: components['schemas']['ItemLimit']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId?: components['schemas']['SourceId']
      /**
       * The SQL, with placeholders for the time range and the filters.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 100000
       */
      sqlTemplate: components['schemas']['SqlTemplate']
    }
    /**
     * Log lines.
     *
     * Provenance: a public fact of the same API family.
     */
    LogSource: {
      /** Expression of the text of the line. */
      bodyExpression?: string | null
      /**
       * Id of the connection to the database.
       *
       * Provenance: a public fact of the same API family.
       */
      connection?: components['schemas']['SourceConnection']
      /** Columns that are shown by default. */
      defaultTableSelectExpression?: string | null
      /**
       * Whether the source is switched off.
       *
       * Provenance: a public fact of the same API family.
       */
      disabled?: components['schemas']['SourceDisabled']
      /** Expression of the time that is shown. */
      displayedTimestampValueExpression?: string | null
      /** Expression of the attributes of the line. */
      eventAttributesExpression?: string | null
      /**
       * Table that the source reads.
       *
       * Provenance: a public fact of the same API family.
       */
      from?: components['schemas']['SourceFrom']
      /**
       * Attributes that are shown in front.
       *
       * Provenance: a public fact of the same API family.
       */
      highlightedRowAttributeExpressions?: components['schemas']['HighlightedAttributeExpressions']
      /**
       * Attributes that are shown in front.
       *
       * Provenance: a public fact of the same API family.
       */
      highlightedTraceAttributeExpressions?: components['schemas']['HighlightedAttributeExpressions']
      /**
       * Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice.
       *
       * Provenance: stated in the interface document.
       */
      id: components['schemas']['StoredSourceId']
      /** Expression of the column that a bare word is searched in. */
      implicitColumnExpression?: string | null
      /** Log lines. */
      kind: 'log'
      /** Expression of the list of known columns. */
      knownColumnsListExpression?: string | null
      /**
       * Materialized views that answer queries faster.
       *
       * Provenance: a public fact of the same API family.
       */
      materializedViews?: components['schemas']['MaterializedViews']
      /** Tables that list keys and values for suggestions. */
      metadataMaterializedViews?: components['schemas']['MetadataMaterializedViews'] | null
      /** Id of the source of metrics that belongs to it. */
      metricSourceId?: string | null
      /**
       * Name of the source.
       *
       * Provenance: a public fact of the same API family.
       */
      name?: components['schemas']['SourceName']
      /**
       * Settings that go with every query, ten at most.
       *
       * Provenance: a public fact of the same API family.
       */
      querySettings?: components['schemas']['QuerySettings']
      /** Expression of the attributes of the resource. */
      resourceAttributesExpression?: string | null
      /**
       * Heading under which the source is listed.
       *
       * Provenance: a public fact of the same API family.
       */
      section?: components['schemas']['SourceSection']
      /** Expression of the service name. */
      serviceNameExpression?: string | null
      /** Expression of the service version. */
      serviceVersionExpression?: string | null
      /** Expression of the severity. */
      severityTextExpression?: string | null
      /** Expression of the span id. */
      spanIdExpression?: string | null
      /** Expression of the time. */
      timestampValueExpression?: string | null
      /** Expression of the trace id. */
      traceIdExpression?: string | null
      /** Id of the source of traces that belongs to it. */
      traceSourceId?: string | null
      /** Whether the text index is used for the implicit column. */
      useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled' | (string & {}) | null
    }
    /**
     * A text.
     *
     * Provenance: a public fact of the same API family.
     */
    MarkdownChart: {
      /** A text. */
      displayType: 'markdown'
      /** The text, in Markdown. */
      markdown?: string
    }
    /**
     * A text.
     * The text stands in `markdown`: a key `content` belongs to the deprecated `series` form, and servers drop it here silently.
     *
     * Provenance: a public fact of the same API family.
     */
    MarkdownChartRequest: {
      /** A text. */
      displayType: 'markdown'
      /**
       * The text, in Markdown.
       *
       * @maxLength 50000
       */
      markdown?: string
    }
    /**
     * A text, in the deprecated form.
     *
     * Provenance: a public fact of the same API family.
     */
    MarkdownTileSeriesRequest: {
      /**
       * The text, in Markdown.
       *
       * @maxLength 100000
       */
      content: string
      /** A text. */
      type: 'markdown'
    }
    /**
     * A materialized view that answers queries faster.
     *
     * Provenance: a public fact of the same API family.
     */
    MaterializedView: {
      /** Columns that are aggregated already. */
      aggregatedColumns?: components['schemas']['AggregatedColumn'][]
      /** Name of its database. */
      databaseName?: string
      /** Columns that can be grouped and filtered by, separated by commas. */
      dimensionColumns?: string
      /**
       * Time from which it is filled.
       *
       * @format date-time
       */
      minDate?: string | null
      /** Smallest bucket that it can answer, such as `1m`. */
      minGranularity?:
        | '1s'
        | '15s'
        | '30s'
        | '1m'
        | '5m'
        | '15m'
        | '30m'
        | '1h'
        | '2h'
        | '6h'
        | '12h'
        | '1d'
        | '2d'
        | '7d'
        | '30d'
        | (string & {})
      /** Name of its table. */
      tableName?: string
      /** Column of the time. */
      timestampColumn?: string
    }
    /**
     * Materialized views that answer queries faster.
     *
     * Provenance: a public fact of the same API family.
     */
    MaterializedViews: components['schemas']['MaterializedView'][] | null
    /**
     * Tables that list keys and values for suggestions.
     *
     * Provenance: a public fact of the same API family.
     */
    MetadataMaterializedViews: {
      /** Bucket of these tables. */
      granularity?: string
      /** Table of the keys. */
      keyRollupTable?: string
      /** Table of the keys and values. */
      kvRollupTable?: string
    }
    /**
     * Name of a metric.
     *
     * Provenance: a public fact of the same API family.
     */
    MetricName: string
    /**
     * Metrics.
     *
     * Provenance: a public fact of the same API family.
     */
    MetricSource: {
      /**
       * Id of the connection to the database.
       *
       * Provenance: a public fact of the same API family.
       */
      connection?: components['schemas']['SourceConnection']
      /**
       * Whether the source is switched off.
       *
       * Provenance: a public fact of the same API family.
       */
      disabled?: components['schemas']['SourceDisabled']
      /**
       * Table that the source reads.
       *
       * Provenance: a public fact of the same API family.
       */
      from?: components['schemas']['SourceFrom']
      /**
       * Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice.
       *
       * Provenance: stated in the interface document.
       */
      id: components['schemas']['StoredSourceId']
      /** Metrics. */
      kind: 'metric'
      /** Id of the source of logs that belongs to it. */
      logSourceId?: string | null
      /**
       * Names of the tables, by type of metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricTables?: components['schemas']['MetricTables']
      /**
       * Name of the source.
       *
       * Provenance: a public fact of the same API family.
       */
      name?: components['schemas']['SourceName']
      /**
       * Settings that go with every query, ten at most.
       *
       * Provenance: a public fact of the same API family.
       */
      querySettings?: components['schemas']['QuerySettings']
      /** Expression of the attributes of the resource. */
      resourceAttributesExpression?: string | null
      /**
       * Heading under which the source is listed.
       *
       * Provenance: a public fact of the same API family.
       */
      section?: components['schemas']['SourceSection']
      /** Expression of the time. */
      timestampValueExpression?: string | null
    }
    /**
     * Names of the tables, by type of metric.
     *
     * Provenance: a public fact of the same API family.
     */
    MetricTables: {
      /** Table of the exponential histograms; the key holds a space. */
      'exponential histogram'?: string
      /** Table of the gauges. */
      gauge?: string
      /** Table of the histograms. */
      histogram?: string
      /** Table of the sums. */
      sum?: string
      /** Table of the summaries. */
      summary?: string
    }
    /**
     * Type of a metric.
     *
     * Provenance: a public fact of the same API family.
     */
    MetricType: 'sum' | 'gauge' | 'histogram' | 'summary' | 'exponential histogram'
    /**
     * One number.
     *
     * Provenance: a public fact of the same API family.
     */
    NumberChart: {
      /**
       * Small chart drawn behind a number.
       *
       * Provenance: a public fact of the same API family.
       */
      backgroundChart?: components['schemas']['BackgroundChart']
      /**
       * Token of the color palette.
       *
       * Provenance: a public fact of the same API family.
       */
      color?: components['schemas']['StoredChartColor']
      /** Colors by value; the last rule that matches counts. */
      colorRules?: components['schemas']['ColorRule'][]
      /** One number. */
      displayType: 'number'
      /** The formula whose value is shown. */
      formulas?: components['schemas']['Formula'][]
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
      /** The value shown, or the operands of the formula. */
      select?: components['schemas']['SelectItem'][]
      /** Id of the source that is queried. */
      sourceId?: string
    }
    /**
     * One number.
     * It takes exactly one `select` entry; only where a formula is given, the entries are its operands and can be more.
     *
     * Provenance: a public fact of the same API family.
     */
    NumberChartRequest: {
      /**
       * Small chart drawn behind a number; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      backgroundChart?: components['schemas']['BackgroundChartRequest']
      /**
       * Token of the color palette; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      color?: components['schemas']['ChartColor']
      /**
       * Colors by value, of which the last that matches counts; servers of February 2026 do not know them yet.
       *
       * @maxItems 10
       */
      colorRules?: components['schemas']['ColorRuleRequest'][]
      configType?: never
      /** One number. */
      displayType: 'number'
      /**
       * The formula whose value is shown; servers of February 2026 do not know it yet.
       *
       * @maxItems 1
       */
      formulas?: components['schemas']['FormulaRequest'][]
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Series or values of the chart; formulas and ratios name them by their order.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minItems 1
       * @maxItems 20
       */
      select: components['schemas']['SelectItems']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
    }
    /**
     * How numbers are written.
     *
     * Provenance: a public fact of the same API family.
     */
    NumberFormat: {
      /** Whether large numbers are shortened, such as 1.2k. */
      average?: boolean
      /** Symbol written with an amount of money. */
      currencySymbol?: string
      /** Whether a kilobyte has 1000 bytes rather than 1024. */
      decimalBytes?: boolean
      /** Factor by which the value is multiplied before it is written. */
      factor?: number
      /** Number of decimal places. */
      mantissa?: number
      /** Unit of the value. */
      numericUnit?:
        | 'bytes_iec'
        | 'bytes_si'
        | 'bits_iec'
        | 'bits_si'
        | 'kibibytes'
        | 'kilobytes'
        | 'mebibytes'
        | 'megabytes'
        | 'gibibytes'
        | 'gigabytes'
        | 'tebibytes'
        | 'terabytes'
        | 'pebibytes'
        | 'petabytes'
        | 'packets_sec'
        | 'bytes_sec_iec'
        | 'bytes_sec_si'
        | 'bits_sec_iec'
        | 'bits_sec_si'
        | 'kibibytes_sec'
        | 'kibibits_sec'
        | 'kilobytes_sec'
        | 'kilobits_sec'
        | 'mebibytes_sec'
        | 'mebibits_sec'
        | 'megabytes_sec'
        | 'megabits_sec'
        | 'gibibytes_sec'
        | 'gibibits_sec'
        | 'gigabytes_sec'
        | 'gigabits_sec'
        | 'tebibytes_sec'
        | 'tebibits_sec'
        | 'terabytes_sec'
        | 'terabits_sec'
        | 'pebibytes_sec'
        | 'pebibits_sec'
        | 'petabytes_sec'
        | 'petabits_sec'
        | 'cps'
        | 'ops'
        | 'rps'
        | 'reads_sec'
        | 'wps'
        | 'iops'
        | 'cpm'
        | 'opm'
        | 'rpm_reads'
        | 'wpm'
        | (string & {})
      /** Kind of quantity. */
      output?:
        | 'currency'
        | 'percent'
        | 'byte'
        | 'time'
        | 'number'
        | 'duration'
        | 'data_rate'
        | 'throughput'
        | (string & {})
      /** Whether thousands are separated. */
      thousandSeparated?: boolean
      /** Unit written after the number. */
      unit?: string
    }
    /**
     * How numbers are written.
     *
     * Provenance: a public fact of the same API family.
     */
    NumberFormatRequest: {
      /** Whether large numbers are shortened, such as 1.2k. */
      average?: boolean
      /** Symbol written with an amount of money. */
      currencySymbol?: string
      /** Whether a kilobyte has 1000 bytes rather than 1024. */
      decimalBytes?: boolean
      /** Factor by which the value is multiplied before it is written. */
      factor?: number
      /** Number of decimal places. */
      mantissa?: number
      /** Unit of the value; servers of February 2026 do not know it yet. */
      numericUnit?:
        | 'bytes_iec'
        | 'bytes_si'
        | 'bits_iec'
        | 'bits_si'
        | 'kibibytes'
        | 'kilobytes'
        | 'mebibytes'
        | 'megabytes'
        | 'gibibytes'
        | 'gigabytes'
        | 'tebibytes'
        | 'terabytes'
        | 'pebibytes'
        | 'petabytes'
        | 'packets_sec'
        | 'bytes_sec_iec'
        | 'bytes_sec_si'
        | 'bits_sec_iec'
        | 'bits_sec_si'
        | 'kibibytes_sec'
        | 'kibibits_sec'
        | 'kilobytes_sec'
        | 'kilobits_sec'
        | 'mebibytes_sec'
        | 'mebibits_sec'
        | 'megabytes_sec'
        | 'megabits_sec'
        | 'gibibytes_sec'
        | 'gibibits_sec'
        | 'gigabytes_sec'
        | 'gigabits_sec'
        | 'tebibytes_sec'
        | 'tebibits_sec'
        | 'terabytes_sec'
        | 'terabits_sec'
        | 'pebibytes_sec'
        | 'pebibits_sec'
        | 'petabytes_sec'
        | 'petabits_sec'
        | 'cps'
        | 'ops'
        | 'rps'
        | 'reads_sec'
        | 'wps'
        | 'iops'
        | 'cpm'
        | 'opm'
        | 'rpm_reads'
        | 'wpm'
      /**
       * Kind of quantity.
       * `duration`, `data_rate` and `throughput` are later additions, which servers of February 2026 do not know yet.
       */
      output?: 'currency' | 'percent' | 'byte' | 'time' | 'number' | 'duration' | 'data_rate' | 'throughput'
      /** Whether thousands are separated. */
      thousandSeparated?: boolean
      /** Unit written after the number. */
      unit?: string
    }
    /**
     * One number, from SQL; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    NumberSqlChartRequest: {
      /**
       * Token of the color palette; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      color?: components['schemas']['ChartColor']
      /**
       * Marks a chart that is described by SQL.
       *
       * Provenance: a public fact of the same API family.
       */
      configType: components['schemas']['SqlConfigType']
      /**
       * Id of the connection that runs the SQL.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      connectionId: components['schemas']['ConnectionId']
      /** One number. */
      displayType: 'number'
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId?: components['schemas']['SourceId']
      /**
       * The SQL, with placeholders for the time range and the filters.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 100000
       */
      sqlTemplate: components['schemas']['SqlTemplate']
    }
    /**
     * One number, in the deprecated form.
     *
     * Provenance: a public fact of the same API family.
     */
    NumberTileSeriesRequest: {
      /**
       * Aggregate function.
       * `increase` is missing from the published document; live servers accept it.
       *
       * Provenance: a public fact of the same API family.
       */
      aggFn: components['schemas']['AggregateFunction']
      /**
       * Name of the series.
       *
       * Provenance: a public fact of the same API family.
       */
      alias?: components['schemas']['SeriesAlias']
      /**
       * Field that is aggregated; not for `count`.
       *
       * Provenance: a public fact of the same API family.
       */
      field?: components['schemas']['AggregatedField']
      /**
       * Level of the quantile.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       * @maximum 1
       */
      level?: components['schemas']['AnyQuantileLevel']
      /**
       * Type of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricDataType?: components['schemas']['MetricType']
      /**
       * Name of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricName?: components['schemas']['MetricName']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
      /** One number. */
      type: 'number'
      /**
       * Condition on the rows, such as `level:error`; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       */
      where: components['schemas']['SeriesWhere']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
    }
    /**
     * Id of a stored item, 24 hexadecimal digits; servers refuse anything else.
     *
     * Provenance: a public fact of the same API family.
     *
     * @pattern `^[0-9a-fA-F]{24}$`
     */
    ObjectId: string
    /**
     * What a click on a row of a table opens, by `type`; which of the other fields are there depends on it.
     *
     * Provenance: a public fact of the same API family.
     */
    OnClick: {
      /** Templates of the filters that the place opens with. */
      filters?: components['schemas']['OnClickFilter'][]
      /**
       * The place that is opened, by its id or by a template of its name.
       *
       * Provenance: a public fact of the same API family.
       */
      target?: components['schemas']['OnClickTarget']
      /** Kind of place that is opened. */
      type?: 'search' | 'dashboard' | 'external' | (string & {})
      /** Template of the address, where an external place is opened. */
      urlTemplate?: string
      /** Language of that condition. */
      whereLanguage?: 'sql' | 'lucene' | (string & {})
      /** Template of the condition that the place opens with. */
      whereTemplate?: string
    }
    /**
     * A filter that is filled from the row that was clicked.
     *
     * Provenance: a public fact of the same API family.
     */
    OnClickFilter: {
      /** Expression that is filtered. */
      expression?: string
      /** How the filter is filled. */
      kind?: 'expressionTemplate' | (string & {})
      /** Template of the value. */
      template?: string
    }
    /**
     * A filter that is filled from the row that was clicked.
     *
     * Provenance: a public fact of the same API family.
     */
    OnClickFilterRequest: {
      /**
       * Expression that is filtered.
       *
       * @minLength 1
       */
      expression: string
      /** How the filter is filled. */
      kind: 'expressionTemplate'
      /**
       * Template of the value.
       *
       * @minLength 1
       */
      template: string
    }
    /**
     * Templates of the filters that the place opens with.
     *
     * Provenance: a public fact of the same API family.
     */
    OnClickFilters: components['schemas']['OnClickFilterRequest'][]
    /**
     * What a click on a row of a table opens, told apart by `type`; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    OnClickRequest:
      | components['schemas']['SearchOnClickRequest']
      | components['schemas']['DashboardOnClickRequest']
      | components['schemas']['ExternalOnClickRequest']
    /**
     * The place that is opened, by its id or by a template of its name.
     *
     * Provenance: a public fact of the same API family.
     */
    OnClickTarget: {
      /** Id of the source or dashboard. */
      id?: string
      /** How the place is named. */
      mode?: 'id' | 'template' | (string & {})
      /** Template of the name. */
      template?: string
    }
    /**
     * The place is named by its id.
     *
     * Provenance: a public fact of the same API family.
     */
    OnClickTargetByIdRequest: {
      /**
       * Id of a stored item, 24 hexadecimal digits; servers refuse anything else.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      id: components['schemas']['ObjectId']
      /** By id. */
      mode: 'id'
    }
    /**
     * The place is named by a template of its name.
     *
     * Provenance: a public fact of the same API family.
     */
    OnClickTargetByTemplateRequest: {
      /** By template. */
      mode: 'template'
      /**
       * Template of the name.
       *
       * @minLength 1
       */
      template: string
    }
    /**
     * The place that is opened, told apart by `mode`.
     *
     * Provenance: a public fact of the same API family.
     */
    OnClickTargetRequest:
      | components['schemas']['OnClickTargetByIdRequest']
      | components['schemas']['OnClickTargetByTemplateRequest']
    /**
     * Order of the rows.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxLength 10000
     */
    OrderBy: string
    /**
     * Aggregation over the period; `delta` is the change within it.
     *
     * Provenance: a public fact of the same API family.
     */
    PeriodAggregateFunction: 'delta'
    /**
     * Slices of a whole.
     *
     * Provenance: a public fact of the same API family.
     */
    PieChart: {
      /** Slices of a whole. */
      displayType: 'pie'
      /** Columns to group by, separated by commas. */
      groupBy?: string
      /** Number of slices; 0 is no limit. */
      limit?: number
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
      /** Order of the slices. */
      orderBy?: string
      /** The value that decides the size of a slice. */
      select?: components['schemas']['SelectItem'][]
      /** Id of the source that is queried. */
      sourceId?: string
    }
    /**
     * Slices of a whole.
     *
     * Provenance: a public fact of the same API family.
     */
    PieChartRequest: {
      configType?: never
      /** Slices of a whole. */
      displayType: 'pie'
      /**
       * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      groupBy?: components['schemas']['GroupByColumns']
      /**
       * How many are drawn; 0 is no limit, absent is the server's own limit; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       */
      limit?: components['schemas']['ItemLimit']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Order of the rows.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      orderBy?: components['schemas']['OrderBy']
      /**
       * The value of the chart, exactly one.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minItems 1
       * @maxItems 1
       */
      select: components['schemas']['SingleSelectItem']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
    }
    /**
     * Slices of a whole, from SQL; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    PieSqlChartRequest: {
      /**
       * Marks a chart that is described by SQL.
       *
       * Provenance: a public fact of the same API family.
       */
      configType: components['schemas']['SqlConfigType']
      /**
       * Id of the connection that runs the SQL.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      connectionId: components['schemas']['ConnectionId']
      /** Slices of a whole. */
      displayType: 'pie'
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId?: components['schemas']['SourceId']
      /**
       * The SQL, with placeholders for the time range and the filters.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 100000
       */
      sqlTemplate: components['schemas']['SqlTemplate']
    }
    /**
     * Series that are queried in PromQL; servers of February 2026 do not send it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    PromqlSource: {
      /**
       * Id of the connection to the database.
       *
       * Provenance: a public fact of the same API family.
       */
      connection?: components['schemas']['SourceConnection']
      /**
       * Whether the source is switched off.
       *
       * Provenance: a public fact of the same API family.
       */
      disabled?: components['schemas']['SourceDisabled']
      /**
       * Table that the source reads.
       *
       * Provenance: a public fact of the same API family.
       */
      from?: components['schemas']['SourceFrom']
      /**
       * Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice.
       *
       * Provenance: stated in the interface document.
       */
      id: components['schemas']['StoredSourceId']
      /** Series that are queried in PromQL. */
      kind: 'promql'
      /**
       * Name of the source.
       *
       * Provenance: a public fact of the same API family.
       */
      name?: components['schemas']['SourceName']
      /**
       * Settings that go with every query, ten at most.
       *
       * Provenance: a public fact of the same API family.
       */
      querySettings?: components['schemas']['QuerySettings']
      /**
       * Heading under which the source is listed.
       *
       * Provenance: a public fact of the same API family.
       */
      section?: components['schemas']['SourceSection']
      /** Expression of the time. */
      timestampValueExpression?: string | null
    }
    /**
     * Level of the quantile.
     * The published document of the managed deployment lists these as strings under the type number, so that none would be valid.
     * Servers take the numbers.
     *
     * Provenance: a public fact of the same API family.
     */
    QuantileLevel: 0.5 | 0.9 | 0.95 | 0.99
    /**
     * Quantile of an expression.
     *
     * Provenance: a public fact of the same API family.
     */
    QuantileSelectItemRequest: {
      /** Quantile. */
      aggFn: 'quantile'
      /**
       * Name of the series.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      alias?: components['schemas']['SelectAlias']
      /**
       * Level of the quantile.
       * The published document of the managed deployment lists these as strings under the type number, so that none would be valid.
       * Servers take the numbers.
       *
       * Provenance: a public fact of the same API family.
       */
      level?: components['schemas']['QuantileLevel']
      /**
       * Name of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricName?: components['schemas']['MetricName']
      /**
       * Type of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricType?: components['schemas']['MetricType']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Aggregation over the period; `delta` is the change within it.
       *
       * Provenance: a public fact of the same API family.
       */
      periodAggFn?: components['schemas']['PeriodAggregateFunction']
      /**
       * Expression that is aggregated; must not be empty.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 10000
       */
      valueExpression: components['schemas']['ValueExpression']
      /**
       * Condition on the rows; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       * @default
       */
      where?: components['schemas']['Where']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
    }
    /**
     * Language of a condition.
     *
     * Provenance: a public fact of the same API family.
     */
    QueryLanguage: 'sql' | 'lucene'
    /**
     * A setting that goes with every query.
     *
     * Provenance: a public fact of the same API family.
     */
    QuerySetting: {
      /** Name of the setting. */
      setting?: string
      /** Its value. */
      value?: string
    }
    /**
     * Settings that go with every query, ten at most.
     *
     * Provenance: a public fact of the same API family.
     */
    QuerySettings: components['schemas']['QuerySetting'][] | null
    /**
     * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
     *
     * Provenance: stated in the interface document.
     *
     * @format uuid
     * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
     */
    RequestId: string
    /**
     * A condition that a dashboard opens with.
     *
     * Provenance: a public fact of the same API family.
     */
    SavedFilterValue: {
      /** The condition. */
      condition?: string
      /** Language of the condition. */
      type?: 'sql' | (string & {})
    }
    /**
     * A condition that a dashboard opens with.
     *
     * Provenance: a public fact of the same API family.
     */
    SavedFilterValueRequest: {
      /** The condition. */
      condition: string
      /**
       * Language of the condition.
       *
       * @default sql
       */
      type?: 'sql'
    }
    /**
     * Filter values that the dashboard opens with; servers of February 2026 do not know them yet.
     *
     * Provenance: a public fact of the same API family.
     */
    SavedFilterValues: components['schemas']['SavedFilterValueRequest'][]
    /**
     * Query that the dashboard opens with; null for none. Servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    SavedQuery: string | null
    /**
     * Language of the saved query; must not be null where a query is set.
     * Servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    SavedQueryLanguage: 'sql' | 'lucene' | null
    /**
     * An alert that watches a saved search.
     * `channel` is required on every server; `channels` is a later addition, and must begin with `channel`.
     *
     * Provenance: a public fact of the same API family.
     */
    SavedSearchAlertRequest: {
      /**
       * Where notifications go, told apart by `type`.
       *
       * Provenance: stated in the interface document.
       */
      channel: components['schemas']['AlertChannelRequest']
      /**
       * All channels that are notified, without repetition, the first of them being `channel`.
       * Servers of February 2026 do not know it yet and notify `channel` only.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minItems 1
       * @maxItems 10
       * @uniqueItems true
       */
      channels?: components['schemas']['AlertChannels']
      /**
       * Expression by which the saved search is split, one notification a group; null for none.
       *
       * Provenance: a public fact of the same API family.
       */
      groupBy?: components['schemas']['AlertGroupBy']
      /**
       * How often the alert is evaluated, and over which span.
       * The interface document shows text of the form number and unit, with `1h`.
       * Live servers take this closed list and refuse everything else, `2h` and `60m` included.
       * The granularity of a chart series query has another list.
       *
       * Provenance: stated in the interface document.
       */
      interval: components['schemas']['AlertInterval']
      /**
       * Template of the notification text; null for none. The limits are public facts.
       *
       * Provenance: stated in the interface document.
       *
       * @minLength 1
       * @maxLength 4096
       */
      message?: components['schemas']['AlertMessage']
      /**
       * Name of the alert; null for none. The limits are public facts.
       *
       * Provenance: stated in the interface document.
       *
       * @minLength 1
       * @maxLength 512
       */
      name?: components['schemas']['AlertName']
      /**
       * Note for people; null for none. Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 4096
       */
      note?: components['schemas']['AlertNote']
      /**
       * Number of consecutive windows in which the threshold must be passed; null for the first.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 1
       */
      numConsecutiveWindows?: components['schemas']['AlertNumConsecutiveWindows']
      /**
       * Id of the saved search that the alert watches.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       */
      savedSearchId: components['schemas']['AlertSavedSearchId']
      /**
       * Minutes by which the evaluation is moved within the interval; must be less than the interval.
       * Cannot be combined with `scheduleStartAt`, except as 0.
       * The published document allows null; live servers refuse it.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       * @maximum 1439
       */
      scheduleOffsetMinutes?: components['schemas']['AlertScheduleOffsetMinutes']
      /**
       * Time from which the intervals are counted, in UTC with a `Z`; null for none.
       * At most one year ahead and ten years back.
       * An update that leaves it out keeps the stored one.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @format date-time
       * @pattern `Z$`
       */
      scheduleStartAt?: components['schemas']['AlertScheduleStartAt']
      /** The alert watches a saved search. */
      source: 'saved_search'
      /**
       * Value that triggers the alert; the lower end of the range for `between` and `not_between`.
       *
       * Provenance: stated in the interface document.
       */
      threshold: components['schemas']['AlertThreshold']
      /**
       * Upper end of the range, not below `threshold`.
       * Required for `between` and `not_between`.
       * The published document allows null; live servers refuse it.
       *
       * Provenance: a public fact of the same API family.
       */
      thresholdMax?: components['schemas']['AlertThresholdMax']
      /**
       * How the value is compared with the threshold.
       * `above` is the threshold or more, `above_exclusive` more than it.
       * `below` is less than the threshold, `below_or_equal` the threshold or less.
       * `equal` and `not_equal` compare for equality.
       * `between` counts both ends in, `not_between` is outside both.
       * The interface document names `above`; servers of February 2026 know `above` and `below` only.
       *
       * Provenance: stated in the interface document.
       */
      thresholdType: components['schemas']['AlertThresholdType']
    }
    /**
     * A list of matching rows.
     *
     * Provenance: a public fact of the same API family.
     */
    SearchChart: {
      /** A list of matching rows. */
      displayType: 'search'
      /** Columns shown, separated by commas; empty for the columns of the source. */
      select?: string
      /** Id of the source that is searched. */
      sourceId?: string
      /** Condition on the rows. */
      where?: string
      /** Language of the condition. */
      whereLanguage?: 'sql' | 'lucene' | (string & {})
    }
    /**
     * A list of matching rows.
     *
     * Provenance: a public fact of the same API family.
     */
    SearchChartRequest: {
      /** A list of matching rows. */
      displayType: 'search'
      /**
       * Columns shown, separated by commas; empty for the columns of the source.
       *
       * @maxLength 10000
       */
      select: string
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
      /**
       * Condition on the rows; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       * @default
       */
      where?: components['schemas']['Where']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage: components['schemas']['QueryLanguage']
    }
    /**
     * A click opens a search.
     *
     * Provenance: a public fact of the same API family.
     */
    SearchOnClickRequest: {
      /**
       * Templates of the filters that the place opens with.
       *
       * Provenance: a public fact of the same API family.
       */
      filters?: components['schemas']['OnClickFilters']
      /**
       * The place that is opened, told apart by `mode`.
       *
       * Provenance: a public fact of the same API family.
       */
      target: components['schemas']['OnClickTargetRequest']
      /** Opens a search. */
      type: 'search'
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
      /**
       * Template of the condition that the place opens with.
       *
       * Provenance: a public fact of the same API family.
       */
      whereTemplate?: components['schemas']['WhereTemplate']
    }
    /**
     * A list of matching rows, in the deprecated form.
     *
     * Provenance: a public fact of the same API family.
     */
    SearchTileSeriesRequest: {
      /** Columns shown. */
      fields: string[]
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
      /** A list of matching rows. */
      type: 'search'
      /**
       * Condition on the rows, such as `level:error`; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       */
      where: components['schemas']['SeriesWhere']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
    }
    /**
     * Name of the series.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxLength 10000
     */
    SelectAlias: string
    /**
     * One series or value of a chart.
     * Servers fill in the defaults: `valueExpression` is empty for `count`, `whereLanguage` is `lucene`.
     *
     * Provenance: a public fact of the same API family.
     */
    SelectItem: {
      /** Aggregate function. */
      aggFn?:
        | 'avg'
        | 'count'
        | 'count_distinct'
        | 'last_value'
        | 'max'
        | 'min'
        | 'quantile'
        | 'sum'
        | 'any'
        | 'none'
        | 'increase'
        | (string & {})
      /** Name of the series. */
      alias?: string
      /** Level of the quantile; without meaning beside another function. */
      level?: number
      /** Name of the metric, where the source holds metrics. */
      metricName?: string
      /** Type of the metric, where the source holds metrics. */
      metricType?: 'sum' | 'gauge' | 'histogram' | 'summary' | 'exponential histogram' | (string & {})
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
      /** Aggregation over the period; `delta` is the change within it. */
      periodAggFn?: 'delta' | (string & {})
      /** Expression that is aggregated; empty for `count`. */
      valueExpression?: string
      /** Condition on the rows. */
      where?: string
      /** Language of the condition. */
      whereLanguage?: 'sql' | 'lucene' | (string & {})
    }
    /**
     * One series or value of a chart, told apart by `aggFn`.
     * `count` takes no `valueExpression`, every other function needs one; `level` goes with `quantile` only.
     * For a metric the expression is `Value`.
     *
     * Provenance: a public fact of the same API family.
     */
    SelectItemRequest:
      | components['schemas']['CountSelectItemRequest']
      | components['schemas']['QuantileSelectItemRequest']
      | components['schemas']['ValueSelectItemRequest']
    /**
     * Series or values of the chart; formulas and ratios name them by their order.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minItems 1
     * @maxItems 20
     */
    SelectItems: components['schemas']['SelectItemRequest'][]
    /**
     * Name of the series.
     *
     * Provenance: a public fact of the same API family.
     */
    SeriesAlias: string
    /**
     * A tile in the deprecated form, described by `series`.
     * Servers answer with `config`, so the tile comes back in another form than it was sent in.
     *
     * Provenance: a public fact of the same API family.
     */
    SeriesTileRequest: {
      /**
       * Whether the first series is divided by the second.
       *
       * @deprecated Send `config.asRatio` instead.
       */
      asRatio?: boolean
      config?: never
      /**
       * Id of a container, chosen by the sender.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 256
       */
      containerId?: components['schemas']['ContainerId']
      /**
       * Height in rows.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 1
       */
      h: components['schemas']['TileHeight']
      /**
       * Id of the tile; ignored when a dashboard is created, keeps the tile when it is updated.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 36
       */
      id?: components['schemas']['TileId']
      /**
       * Title of the tile.
       *
       * Provenance: a public fact of the same API family.
       */
      name: components['schemas']['TileName']
      /**
       * Series of the tile, all of one type.
       *
       * @deprecated Send `config` instead, the form in which every server answers.
       */
      series:
        | components['schemas']['TimeTileSeriesRequest'][]
        | components['schemas']['TableTileSeriesRequest'][]
        | components['schemas']['NumberTileSeriesRequest'][]
        | components['schemas']['SearchTileSeriesRequest'][]
        | components['schemas']['MarkdownTileSeriesRequest'][]
      /**
       * Id of a tab of a container, chosen by the sender.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 256
       */
      tabId?: components['schemas']['TabId']
      /**
       * Width in columns; servers do not check that the tile ends within the grid.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 1
       * @maximum 24
       */
      w: components['schemas']['TileWidth']
      /**
       * Left edge, in columns; published as an integer, though servers take any number.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       * @maximum 23
       */
      x: components['schemas']['TileX']
      /**
       * Upper edge, in rows.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       */
      y: components['schemas']['TileY']
    }
    /**
     * Condition on the rows, such as `level:error`; empty for all of them.
     *
     * Provenance: a public fact of the same API family.
     */
    SeriesWhere: string
    /**
     * Sessions of users.
     *
     * Provenance: a public fact of the same API family.
     */
    SessionSource: {
      /**
       * Id of the connection to the database.
       *
       * Provenance: a public fact of the same API family.
       */
      connection?: components['schemas']['SourceConnection']
      /**
       * Whether the source is switched off.
       *
       * Provenance: a public fact of the same API family.
       */
      disabled?: components['schemas']['SourceDisabled']
      /**
       * Table that the source reads.
       *
       * Provenance: a public fact of the same API family.
       */
      from?: components['schemas']['SourceFrom']
      /**
       * Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice.
       *
       * Provenance: stated in the interface document.
       */
      id: components['schemas']['StoredSourceId']
      /** Sessions of users. */
      kind: 'session'
      /**
       * Name of the source.
       *
       * Provenance: a public fact of the same API family.
       */
      name?: components['schemas']['SourceName']
      /**
       * Settings that go with every query, ten at most.
       *
       * Provenance: a public fact of the same API family.
       */
      querySettings?: components['schemas']['QuerySettings']
      /**
       * Heading under which the source is listed.
       *
       * Provenance: a public fact of the same API family.
       */
      section?: components['schemas']['SourceSection']
      /** Expression of the time. */
      timestampValueExpression?: string | null
      /** Id of the source of traces that belongs to it. */
      traceSourceId?: string | null
    }
    /**
     * Whether the series that the formulas refer to are shown as well; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @default true
     */
    ShowOperandSeries: boolean
    /**
     * The value of the chart, exactly one.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minItems 1
     * @maxItems 1
     */
    SingleSelectItem: components['schemas']['SelectItemRequest'][]
    /**
     * Direction in which the rows are ordered.
     *
     * Provenance: a public fact of the same API family.
     */
    SortOrder: 'desc' | 'asc'
    /**
     * A data source, told apart by `kind`.
     * Its `id` is the `sourceId` of charts and filters.
     * Live servers send null for many of the expressions and ids that are not set.
     * A newer server may send a kind that is not listed here, so have a default case.
     *
     * Provenance: a public fact of the same API family.
     */
    Source:
      | (
          | components['schemas']['LogSource']
          | components['schemas']['TraceSource']
          | components['schemas']['MetricSource']
          | components['schemas']['SessionSource']
          | components['schemas']['PromqlSource']
        )
      | components['schemas']['UnknownSource']
    /**
     * Id of the connection to the database.
     *
     * Provenance: a public fact of the same API family.
     */
    SourceConnection: string
    /**
     * Whether the source is switched off.
     *
     * Provenance: a public fact of the same API family.
     */
    SourceDisabled: boolean | null
    /**
     * Table that the source reads.
     *
     * Provenance: a public fact of the same API family.
     */
    SourceFrom: {
      /** Name of the database. */
      databaseName?: string
      /** Name of the table; null or empty for metrics, which have a table for each type. */
      tableName?: string | null
    }
    /**
     * Id of the source that is queried.
     *
     * Provenance: a public fact of the same API family.
     *
     * @pattern `^[0-9a-fA-F]{24}$`
     */
    SourceId: string
    /**
     * Body of an answer with sources.
     *
     * Provenance: stated in the interface document.
     */
    SourceListAnswer: {
      /**
       * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
       *
       * Provenance: stated in the interface document.
       *
       * @format uuid
       * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
       */
      requestId?: components['schemas']['RequestId']
      /**
       * The sources.
       *
       * Provenance: a public fact of the same API family.
       */
      result: components['schemas']['Source'][]
      /**
       * HTTP status code, repeated in the body.
       *
       * Provenance: stated in the interface document.
       *
       * @example 200
       */
      status?: components['schemas']['Status']
    }
    /**
     * Name of the source.
     *
     * Provenance: a public fact of the same API family.
     */
    SourceName: string
    /**
     * Heading under which the source is listed.
     *
     * Provenance: a public fact of the same API family.
     */
    SourceSection: string | null
    /**
     * A chart whose rows come from an SQL template; `displayType` says how they are drawn.
     * Servers of February 2026 do not send it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    SqlChart: {
      /** Whether the time range is widened to whole buckets (lines and stacked bars). */
      alignDateRangeToGranularity?: boolean
      /**
       * Token of the color palette.
       *
       * Provenance: a public fact of the same API family.
       */
      color?: components['schemas']['StoredChartColor']
      /** Whether the preceding period is drawn as well (lines). */
      compareToPreviousPeriod?: boolean
      /** Marks a chart that is described by SQL. */
      configType: 'sql'
      /** Id of the connection that runs the SQL. */
      connectionId?: string
      /** How the rows are drawn. */
      displayType: 'line' | 'stacked_bar' | 'table' | 'number' | 'pie' | 'bar'
      /** Whether empty buckets are drawn as zero (lines and stacked bars). */
      fillNulls?: boolean
      /** Whether the value axis starts near the smallest value instead of zero (lines). */
      fitYAxisToData?: boolean
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
      /**
       * What a click on a row of a table opens, by `type`; which of the other fields are there depends on it.
       *
       * Provenance: a public fact of the same API family.
       */
      onClick?: components['schemas']['OnClick']
      /** Number of series drawn; 0 is no limit (lines and stacked bars). */
      seriesLimit?: number
      /** Id of the source that the SQL reads, if it reads one. */
      sourceId?: string
      /** The SQL, with placeholders for the time range and the filters. */
      sqlTemplate?: string
    }
    /**
     * A chart whose rows come from an SQL template, told apart by `displayType`.
     * Servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    SqlChartRequest:
      | components['schemas']['LineSqlChartRequest']
      | components['schemas']['StackedBarSqlChartRequest']
      | components['schemas']['TableSqlChartRequest']
      | components['schemas']['NumberSqlChartRequest']
      | components['schemas']['PieSqlChartRequest']
      | components['schemas']['BarSqlChartRequest']
    /**
     * Marks a chart that is described by SQL.
     *
     * Provenance: a public fact of the same API family.
     */
    SqlConfigType: 'sql'
    /**
     * The SQL, with placeholders for the time range and the filters.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxLength 100000
     */
    SqlTemplate: string
    /**
     * Stacked bars over time.
     *
     * Provenance: a public fact of the same API family.
     */
    StackedBarChart: {
      /** Whether the time range is widened to whole buckets. */
      alignDateRangeToGranularity?: boolean
      /** Whether the first series is divided by the second. */
      asRatio?: boolean
      /** Stacked bars over time. */
      displayType: 'stacked_bar'
      /** Whether empty buckets are drawn as zero. */
      fillNulls?: boolean
      /** Series computed from those in `select`. */
      formulas?: components['schemas']['Formula'][]
      /** Columns to group by, separated by commas. */
      groupBy?: string
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
      /** Series of the chart. */
      select?: components['schemas']['SelectItem'][]
      /** Number of series drawn; 0 is no limit. */
      seriesLimit?: number
      /** Whether the series that the formulas refer to are drawn as well. */
      showOperandSeries?: boolean
      /** Id of the source that is queried. */
      sourceId?: string
    }
    /**
     * Stacked bars over time.
     *
     * Provenance: a public fact of the same API family.
     */
    StackedBarChartRequest: {
      /**
       * Whether the time range is widened to whole buckets.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      alignDateRangeToGranularity?: components['schemas']['AlignDateRangeToGranularity']
      /**
       * Whether the first entry of `select` is divided by the second; then there must be exactly two.
       *
       * Provenance: a public fact of the same API family.
       */
      asRatio?: components['schemas']['AsRatio']
      configType?: never
      /** Stacked bars over time. */
      displayType: 'stacked_bar'
      /**
       * Whether empty buckets are drawn as zero.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      fillNulls?: components['schemas']['FillNulls']
      /**
       * Series computed from those in `select`; servers of February 2026 do not know them yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 10
       */
      formulas?: components['schemas']['Formulas']
      /**
       * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      groupBy?: components['schemas']['GroupByColumns']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Series or values of the chart; formulas and ratios name them by their order.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minItems 1
       * @maxItems 20
       */
      select: components['schemas']['SelectItems']
      /**
       * How many are drawn; 0 is no limit, absent is the server's own limit; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       */
      seriesLimit?: components['schemas']['ItemLimit']
      /**
       * Whether the series that the formulas refer to are shown as well; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      showOperandSeries?: components['schemas']['ShowOperandSeries']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
    }
    /**
     * Stacked bars over time, from SQL; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    StackedBarSqlChartRequest: {
      /**
       * Whether the time range is widened to whole buckets.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      alignDateRangeToGranularity?: components['schemas']['AlignDateRangeToGranularity']
      /**
       * Marks a chart that is described by SQL.
       *
       * Provenance: a public fact of the same API family.
       */
      configType: components['schemas']['SqlConfigType']
      /**
       * Id of the connection that runs the SQL.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      connectionId: components['schemas']['ConnectionId']
      /** Stacked bars over time. */
      displayType: 'stacked_bar'
      /**
       * Whether empty buckets are drawn as zero.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      fillNulls?: components['schemas']['FillNulls']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * How many are drawn; 0 is no limit, absent is the server's own limit; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       */
      seriesLimit?: components['schemas']['ItemLimit']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId?: components['schemas']['SourceId']
      /**
       * The SQL, with placeholders for the time range and the filters.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 100000
       */
      sqlTemplate: components['schemas']['SqlTemplate']
    }
    /**
     * HTTP status code, repeated in the body.
     *
     * Provenance: stated in the interface document.
     *
     * @example 200
     */
    Status: number
    /**
     * Token of the color palette.
     *
     * Provenance: a public fact of the same API family.
     */
    StoredChartColor:
      | 'chart-blue'
      | 'chart-orange'
      | 'chart-red'
      | 'chart-cyan'
      | 'chart-green'
      | 'chart-pink'
      | 'chart-purple'
      | 'chart-light-blue'
      | 'chart-brown'
      | 'chart-gray'
      | 'chart-success'
      | 'chart-warning'
      | 'chart-error'
      | (string & {})
    /**
     * Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice.
     *
     * Provenance: stated in the interface document.
     */
    StoredSourceId: string
    /**
     * Id of a tab of a container, chosen by the sender.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     * @maxLength 256
     */
    TabId: string
    /**
     * A table of aggregated values.
     *
     * Provenance: a public fact of the same API family.
     */
    TableChart: {
      /** Whether the first value is divided by the second. */
      asRatio?: boolean
      /** A table of aggregated values. */
      displayType: 'table'
      /** Columns computed from those in `select`. */
      formulas?: components['schemas']['Formula'][]
      /** Columns to group by, separated by commas. */
      groupBy?: string
      /** Whether the columns grouped by stand on the left. */
      groupByColumnsOnLeft?: boolean
      /** Condition on the aggregated rows. */
      having?: string
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormat']
      /**
       * What a click on a row of a table opens, by `type`; which of the other fields are there depends on it.
       *
       * Provenance: a public fact of the same API family.
       */
      onClick?: components['schemas']['OnClick']
      /** Order of the rows. */
      orderBy?: string
      /** Value columns of the table. */
      select?: components['schemas']['SelectItem'][]
      /** Whether the columns that the formulas refer to are shown as well. */
      showOperandSeries?: boolean
      /** Id of the source that is queried. */
      sourceId?: string
    }
    /**
     * A table of aggregated values.
     *
     * Provenance: a public fact of the same API family.
     */
    TableChartRequest: {
      /**
       * Whether the first entry of `select` is divided by the second; then there must be exactly two.
       *
       * Provenance: a public fact of the same API family.
       */
      asRatio?: components['schemas']['AsRatio']
      configType?: never
      /** A table of aggregated values. */
      displayType: 'table'
      /**
       * Series computed from those in `select`; servers of February 2026 do not know them yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 10
       */
      formulas?: components['schemas']['Formulas']
      /**
       * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      groupBy?: components['schemas']['GroupByColumns']
      /** Whether the columns grouped by stand on the left; servers of February 2026 do not know it yet. */
      groupByColumnsOnLeft?: boolean
      /**
       * Condition on the aggregated rows.
       *
       * @maxLength 10000
       */
      having?: string
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * What a click on a row of a table opens, told apart by `type`; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      onClick?: components['schemas']['OnClickRequest']
      /**
       * Order of the rows.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      orderBy?: components['schemas']['OrderBy']
      /**
       * Series or values of the chart; formulas and ratios name them by their order.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minItems 1
       * @maxItems 20
       */
      select: components['schemas']['SelectItems']
      /**
       * Whether the series that the formulas refer to are shown as well; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      showOperandSeries?: components['schemas']['ShowOperandSeries']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
    }
    /**
     * A table, from SQL; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     */
    TableSqlChartRequest: {
      /**
       * Marks a chart that is described by SQL.
       *
       * Provenance: a public fact of the same API family.
       */
      configType: components['schemas']['SqlConfigType']
      /**
       * Id of the connection that runs the SQL.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      connectionId: components['schemas']['ConnectionId']
      /** A table of the rows. */
      displayType: 'table'
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * What a click on a row of a table opens, told apart by `type`; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      onClick?: components['schemas']['OnClickRequest']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId?: components['schemas']['SourceId']
      /**
       * The SQL, with placeholders for the time range and the filters.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 100000
       */
      sqlTemplate: components['schemas']['SqlTemplate']
    }
    /**
     * A column of a table, in the deprecated form.
     *
     * Provenance: a public fact of the same API family.
     */
    TableTileSeriesRequest: {
      /**
       * Aggregate function.
       * `increase` is missing from the published document; live servers accept it.
       *
       * Provenance: a public fact of the same API family.
       */
      aggFn: components['schemas']['AggregateFunction']
      /**
       * Name of the series.
       *
       * Provenance: a public fact of the same API family.
       */
      alias?: components['schemas']['SeriesAlias']
      /**
       * Field that is aggregated; not for `count`.
       *
       * Provenance: a public fact of the same API family.
       */
      field?: components['schemas']['AggregatedField']
      /**
       * Columns to group by; can be empty.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 10
       */
      groupBy: components['schemas']['GroupByList']
      /**
       * Level of the quantile.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       * @maximum 1
       */
      level?: components['schemas']['AnyQuantileLevel']
      /**
       * Type of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricDataType?: components['schemas']['MetricType']
      /**
       * Name of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricName?: components['schemas']['MetricName']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Direction in which the rows are ordered.
       *
       * Provenance: a public fact of the same API family.
       */
      sortOrder?: components['schemas']['SortOrder']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
      /** A column of a table. */
      type: 'table'
      /**
       * Condition on the rows, such as `level:error`; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       */
      where: components['schemas']['SeriesWhere']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
    }
    /**
     * One tile of a dashboard.
     * A server always answers with `config`, also where the tile was sent in the deprecated `series` form.
     *
     * Provenance: a public fact of the same API family.
     */
    Tile: {
      /**
       * What a tile shows, told apart by `displayType`.
       * A chart is described by `select` entries on a source, or by an SQL template; only then it has a `configType`, which is `sql`.
       * A newer server may send a display type that is not listed here, so have a default case.
       *
       * Provenance: a public fact of the same API family.
       */
      config?: components['schemas']['TileConfig']
      /** Id of the container that holds the tile. */
      containerId?: string
      /** Height in rows, from 1. */
      h?: number
      /**
       * Id of the tile, assigned by the server; the `tileId` of an alert.
       *
       * Provenance: stated in the interface document.
       */
      id: string
      /** Title of the tile. */
      name?: string
      /** Id of the tab of that container. */
      tabId?: string
      /** Width in columns, from 1 to 24. */
      w?: number
      /** Left edge, in columns from 0 to 23; published as an integer, servers take any number. */
      x?: number
      /** Upper edge, in rows from 0. */
      y?: number
    }
    /**
     * An alert that watches a tile of a dashboard.
     * `channel` is required on every server; `channels` is a later addition, and must begin with `channel`.
     *
     * Provenance: stated in the interface document.
     */
    TileAlertRequest: {
      /**
       * Where notifications go, told apart by `type`.
       *
       * Provenance: stated in the interface document.
       */
      channel: components['schemas']['AlertChannelRequest']
      /**
       * All channels that are notified, without repetition, the first of them being `channel`.
       * Servers of February 2026 do not know it yet and notify `channel` only.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minItems 1
       * @maxItems 10
       * @uniqueItems true
       */
      channels?: components['schemas']['AlertChannels']
      /**
       * Id of the dashboard that holds the tile.
       *
       * Provenance: stated in the interface document.
       *
       * @minLength 1
       */
      dashboardId: components['schemas']['AlertDashboardId']
      /**
       * How often the alert is evaluated, and over which span.
       * The interface document shows text of the form number and unit, with `1h`.
       * Live servers take this closed list and refuse everything else, `2h` and `60m` included.
       * The granularity of a chart series query has another list.
       *
       * Provenance: stated in the interface document.
       */
      interval: components['schemas']['AlertInterval']
      /**
       * Template of the notification text; null for none. The limits are public facts.
       *
       * Provenance: stated in the interface document.
       *
       * @minLength 1
       * @maxLength 4096
       */
      message?: components['schemas']['AlertMessage']
      /**
       * Name of the alert; null for none. The limits are public facts.
       *
       * Provenance: stated in the interface document.
       *
       * @minLength 1
       * @maxLength 512
       */
      name?: components['schemas']['AlertName']
      /**
       * Note for people; null for none. Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 4096
       */
      note?: components['schemas']['AlertNote']
      /**
       * Number of consecutive windows in which the threshold must be passed; null for the first.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 1
       */
      numConsecutiveWindows?: components['schemas']['AlertNumConsecutiveWindows']
      /**
       * Minutes by which the evaluation is moved within the interval; must be less than the interval.
       * Cannot be combined with `scheduleStartAt`, except as 0.
       * The published document allows null; live servers refuse it.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       * @maximum 1439
       */
      scheduleOffsetMinutes?: components['schemas']['AlertScheduleOffsetMinutes']
      /**
       * Time from which the intervals are counted, in UTC with a `Z`; null for none.
       * At most one year ahead and ten years back.
       * An update that leaves it out keeps the stored one.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @format date-time
       * @pattern `Z$`
       */
      scheduleStartAt?: components['schemas']['AlertScheduleStartAt']
      /** The alert watches a tile. */
      source: 'tile'
      /**
       * Value that triggers the alert; the lower end of the range for `between` and `not_between`.
       *
       * Provenance: stated in the interface document.
       */
      threshold: components['schemas']['AlertThreshold']
      /**
       * Upper end of the range, not below `threshold`.
       * Required for `between` and `not_between`.
       * The published document allows null; live servers refuse it.
       *
       * Provenance: a public fact of the same API family.
       */
      thresholdMax?: components['schemas']['AlertThresholdMax']
      /**
       * How the value is compared with the threshold.
       * `above` is the threshold or more, `above_exclusive` more than it.
       * `below` is less than the threshold, `below_or_equal` the threshold or less.
       * `equal` and `not_equal` compare for equality.
       * `between` counts both ends in, `not_between` is outside both.
       * The interface document names `above`; servers of February 2026 know `above` and `below` only.
       *
       * Provenance: stated in the interface document.
       */
      thresholdType: components['schemas']['AlertThresholdType']
      /**
       * Id of the tile; it must be a line, stacked bar or number chart of that dashboard.
       *
       * Provenance: stated in the interface document.
       *
       * @minLength 1
       */
      tileId: components['schemas']['AlertTileId']
    }
    /**
     * What a tile shows, told apart by `displayType`.
     * A chart is described by `select` entries on a source, or by an SQL template; only then it has a `configType`, which is `sql`.
     * A newer server may send a display type that is not listed here, so have a default case.
     *
     * Provenance: a public fact of the same API family.
     */
    TileConfig:
      | (
          | components['schemas']['LineChart']
          | components['schemas']['StackedBarChart']
          | components['schemas']['TableChart']
          | components['schemas']['NumberChart']
          | components['schemas']['PieChart']
          | components['schemas']['BarChart']
          | components['schemas']['HeatmapChart']
          | components['schemas']['SearchChart']
          | components['schemas']['EventPatternsChart']
          | components['schemas']['MarkdownChart']
        )
      | components['schemas']['SqlChart']
      | components['schemas']['UnknownChart']
    /**
     * What a tile shows, told apart by `displayType`.
     * The charts with `configType: sql` take an SQL template; without `configType`, a chart is described by `select`.
     * The display types `bar`, `heatmap` and `event_patterns` and the SQL charts are later additions, which servers of February 2026 do not know yet.
     *
     * Provenance: a public fact of the same API family.
     */
    TileConfigRequest: components['schemas']['BuilderChartRequest'] | components['schemas']['SqlChartRequest']
    /**
     * Height in rows.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minimum 1
     */
    TileHeight: number
    /**
     * Id of the tile; ignored when a dashboard is created, keeps the tile when it is updated.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxLength 36
     */
    TileId: string
    /**
     * Title of the tile.
     *
     * Provenance: a public fact of the same API family.
     */
    TileName: string
    /**
     * A tile, with `config`, or with `series` in the deprecated form; never with both.
     *
     * Provenance: a public fact of the same API family.
     */
    TileRequest: components['schemas']['ConfigTileRequest'] | components['schemas']['SeriesTileRequest']
    /**
     * Width in columns; servers do not check that the tile ends within the grid.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minimum 1
     * @maximum 24
     */
    TileWidth: number
    /**
     * Left edge, in columns; published as an integer, though servers take any number.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minimum 0
     * @maximum 23
     */
    TileX: number
    /**
     * Upper edge, in rows.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minimum 0
     */
    TileY: number
    /**
     * A series over time, in the deprecated form.
     *
     * Provenance: a public fact of the same API family.
     */
    TimeTileSeriesRequest: {
      /**
       * Aggregate function.
       * `increase` is missing from the published document; live servers accept it.
       *
       * Provenance: a public fact of the same API family.
       */
      aggFn: components['schemas']['AggregateFunction']
      /**
       * Name of the series.
       *
       * Provenance: a public fact of the same API family.
       */
      alias?: components['schemas']['SeriesAlias']
      /** How the series is drawn. */
      displayType?: 'stacked_bar' | 'line'
      /**
       * Field that is aggregated; not for `count`.
       *
       * Provenance: a public fact of the same API family.
       */
      field?: components['schemas']['AggregatedField']
      /**
       * Columns to group by; can be empty.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 10
       */
      groupBy: components['schemas']['GroupByList']
      /**
       * Level of the quantile.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minimum 0
       * @maximum 1
       */
      level?: components['schemas']['AnyQuantileLevel']
      /**
       * Type of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricDataType?: components['schemas']['MetricType']
      /**
       * Name of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricName?: components['schemas']['MetricName']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
      /** A series over time. */
      type: 'time'
      /**
       * Condition on the rows, such as `level:error`; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       */
      where: components['schemas']['SeriesWhere']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
    }
    /**
     * Spans of traces.
     *
     * Provenance: a public fact of the same API family.
     */
    TraceSource: {
      /**
       * Id of the connection to the database.
       *
       * Provenance: a public fact of the same API family.
       */
      connection?: components['schemas']['SourceConnection']
      /** Columns that are shown by default. */
      defaultTableSelectExpression?: string | null
      /**
       * Whether the source is switched off.
       *
       * Provenance: a public fact of the same API family.
       */
      disabled?: components['schemas']['SourceDisabled']
      /** Expression of the duration. */
      durationExpression?: string | null
      /** Decimal places of the duration in seconds, from 0 to 9: 3 is milliseconds, 9 is nanoseconds. */
      durationPrecision?: number | null
      /** Expression of the attributes of the span. */
      eventAttributesExpression?: string | null
      /**
       * Table that the source reads.
       *
       * Provenance: a public fact of the same API family.
       */
      from?: components['schemas']['SourceFrom']
      /**
       * Attributes that are shown in front.
       *
       * Provenance: a public fact of the same API family.
       */
      highlightedRowAttributeExpressions?: components['schemas']['HighlightedAttributeExpressions']
      /**
       * Attributes that are shown in front.
       *
       * Provenance: a public fact of the same API family.
       */
      highlightedTraceAttributeExpressions?: components['schemas']['HighlightedAttributeExpressions']
      /**
       * Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice.
       *
       * Provenance: stated in the interface document.
       */
      id: components['schemas']['StoredSourceId']
      /** Expression of the column that a bare word is searched in. */
      implicitColumnExpression?: string | null
      /** Spans of traces. */
      kind: 'trace'
      /** Expression of the list of known columns. */
      knownColumnsListExpression?: string | null
      /** Id of the source of logs that belongs to it. */
      logSourceId?: string | null
      /**
       * Materialized views that answer queries faster.
       *
       * Provenance: a public fact of the same API family.
       */
      materializedViews?: components['schemas']['MaterializedViews']
      /** Tables that list keys and values for suggestions. */
      metadataMaterializedViews?: components['schemas']['MetadataMaterializedViews'] | null
      /** Id of the source of metrics that belongs to it. */
      metricSourceId?: string | null
      /**
       * Name of the source.
       *
       * Provenance: a public fact of the same API family.
       */
      name?: components['schemas']['SourceName']
      /** Expression of the id of the parent span. */
      parentSpanIdExpression?: string | null
      /**
       * Settings that go with every query, ten at most.
       *
       * Provenance: a public fact of the same API family.
       */
      querySettings?: components['schemas']['QuerySettings']
      /** Expression of the attributes of the resource. */
      resourceAttributesExpression?: string | null
      /**
       * Heading under which the source is listed.
       *
       * Provenance: a public fact of the same API family.
       */
      section?: components['schemas']['SourceSection']
      /** Expression of the service name. */
      serviceNameExpression?: string | null
      /** Expression of the service version. */
      serviceVersionExpression?: string | null
      /** Id of the source of sessions that belongs to it. */
      sessionSourceId?: string | null
      /** Expression of the events of the span. */
      spanEventsValueExpression?: string | null
      /** Expression of the span id. */
      spanIdExpression?: string | null
      /** Expression of the span kind. */
      spanKindExpression?: string | null
      /** Expression of the span name. */
      spanNameExpression?: string | null
      /** Expression of the status code. */
      statusCodeExpression?: string | null
      /** Expression of the status message. */
      statusMessageExpression?: string | null
      /** Expression of the time. */
      timestampValueExpression?: string | null
      /** Expression of the trace id. */
      traceIdExpression?: string | null
      /** Whether the text index is used for the implicit column. */
      useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled' | (string & {}) | null
    }
    /**
     * A channel of a type that this document does not know yet; its fields arrive as the server sent them.
     *
     * Provenance: a public fact of the same API family.
     */
    UnknownAlertChannel: {
      /**
       * A type that is not listed here.
       *
       * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
       */
      type: `${string} (unlisted)`
    } & {
      [key: string]: unknown
    }
    /**
     * A chart of a kind that this document does not know yet; its fields arrive as the server sent them.
     *
     * Provenance: a public fact of the same API family.
     */
    UnknownChart: {
      /**
       * A display type that is not listed here.
       *
       * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
       */
      displayType: `${string} (unlisted)`
    } & {
      [key: string]: unknown
    }
    /**
     * A source of a kind that this document does not know yet; its fields arrive as the server sent them.
     *
     * Provenance: a public fact of the same API family.
     */
    UnknownSource: {
      /**
       * Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice.
       *
       * Provenance: stated in the interface document.
       */
      id: components['schemas']['StoredSourceId']
      /**
       * A kind that is not listed here.
       *
       * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
       */
      kind: `${string} (unlisted)`
      /**
       * Name of the source.
       *
       * Provenance: a public fact of the same API family.
       */
      name?: components['schemas']['SourceName']
    } & {
      [key: string]: unknown
    }
    /**
     * An alert that replaces the stored one, told apart by `source`.
     *
     * Provenance: a public fact of the same API family.
     */
    UpdateAlertRequest: components['schemas']['TileAlertRequest'] | components['schemas']['SavedSearchAlertRequest']
    /**
     * A filter of an existing dashboard, with its id.
     *
     * Provenance: a public fact of the same API family.
     */
    UpdateDashboardFilterRequest: {
      /**
       * Ids of the sources whose tiles are filtered; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      appliesToSourceIds?: components['schemas']['AppliesToSourceIds']
      /**
       * Expression that is filtered.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       */
      expression: components['schemas']['DashboardFilterExpression']
      /** Id of the filter; required on every filter of an update. */
      id: string
      /**
       * Whether every tile is filtered; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default true
       */
      isBroadcastEnabled?: components['schemas']['IsBroadcastEnabled']
      /**
       * Whether the value can be used as a variable; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      isVariableEnabled?: components['schemas']['IsVariableEnabled']
      /**
       * Label of the filter.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       */
      name: components['schemas']['DashboardFilterName']
      /**
       * Id of the source that is queried.
       *
       * Provenance: a public fact of the same API family.
       *
       * @pattern `^[0-9a-fA-F]{24}$`
       */
      sourceId: components['schemas']['SourceId']
      /**
       * Type of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      sourceMetricType?: components['schemas']['MetricType']
      /**
       * Kind of filter.
       *
       * Provenance: a public fact of the same API family.
       */
      type: components['schemas']['DashboardFilterType']
      /**
       * Name of the variable; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 64
       * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
       */
      variableName?: components['schemas']['VariableName']
      /**
       * Condition on the rows that offer the values; servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      where?: components['schemas']['DashboardFilterWhere']
      /**
       * Language of that condition.
       *
       * Provenance: a public fact of the same API family.
       *
       * @default sql
       */
      whereLanguage?: components['schemas']['DashboardFilterWhereLanguage']
    }
    /**
     * A dashboard that replaces the stored one.
     * A tile whose `id` is known stays the same tile, and its alerts go on.
     * A tile without an `id`, or with an unknown one, is a new tile and gets an id from the server.
     * A stored tile that is no longer sent is deleted together with its alerts.
     * That holds for what no answer shows, too: a tile with a PromQL chart is deleted with its alerts, and other tiles lose their own filters, lists to group or order by, and colors of columns.
     * The published example echoes an invented tile id; live servers assign another one.
     *
     * Provenance: a public fact of the same API family.
     */
    UpdateDashboardRequest: {
      /**
       * Sections that hold tiles; servers of February 2026 do not know them yet.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 50
       */
      containers?: components['schemas']['DashboardContainers']
      /** Filters offered above the tiles, each with its id. */
      filters?: components['schemas']['UpdateDashboardFilterRequest'][]
      /**
       * Title of the dashboard; can be empty.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 1024
       */
      name: components['schemas']['DashboardName']
      /**
       * Filter values that the dashboard opens with; servers of February 2026 do not know them yet.
       *
       * Provenance: a public fact of the same API family.
       */
      savedFilterValues?: components['schemas']['SavedFilterValues']
      /**
       * Query that the dashboard opens with; null for none. Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      savedQuery?: components['schemas']['SavedQuery']
      /**
       * Language of the saved query; must not be null where a query is set.
       * Servers of February 2026 do not know it yet.
       *
       * Provenance: a public fact of the same API family.
       */
      savedQueryLanguage?: components['schemas']['SavedQueryLanguage']
      /**
       * Labels by which dashboards are grouped and found.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 50
       */
      tags?: components['schemas']['DashboardTags']
      /**
       * Tiles, in any order; the limit of 500 is kept by servers from 2026 on.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxItems 500
       */
      tiles: components['schemas']['DashboardTiles']
    }
    /**
     * Expression that is aggregated; must not be empty.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     * @maxLength 10000
     */
    ValueExpression: string
    /**
     * Aggregate of an expression.
     *
     * Provenance: a public fact of the same API family.
     */
    ValueSelectItemRequest: {
      /**
       * Aggregate function.
       * `increase` is missing from the published document; live servers accept it.
       */
      aggFn: 'avg' | 'count_distinct' | 'last_value' | 'max' | 'min' | 'sum' | 'any' | 'none' | 'increase'
      /**
       * Name of the series.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       */
      alias?: components['schemas']['SelectAlias']
      level?: never
      /**
       * Name of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricName?: components['schemas']['MetricName']
      /**
       * Type of a metric.
       *
       * Provenance: a public fact of the same API family.
       */
      metricType?: components['schemas']['MetricType']
      /**
       * How numbers are written.
       *
       * Provenance: a public fact of the same API family.
       */
      numberFormat?: components['schemas']['NumberFormatRequest']
      /**
       * Aggregation over the period; `delta` is the change within it.
       *
       * Provenance: a public fact of the same API family.
       */
      periodAggFn?: components['schemas']['PeriodAggregateFunction']
      /**
       * Expression that is aggregated; must not be empty.
       *
       * Provenance: a public fact of the same API family.
       *
       * @minLength 1
       * @maxLength 10000
       */
      valueExpression: components['schemas']['ValueExpression']
      /**
       * Condition on the rows; empty for all of them.
       *
       * Provenance: a public fact of the same API family.
       *
       * @maxLength 10000
       * @default
       */
      where?: components['schemas']['Where']
      /**
       * Language of a condition.
       *
       * Provenance: a public fact of the same API family.
       */
      whereLanguage?: components['schemas']['QueryLanguage']
    }
    /**
     * Name of the variable; servers of February 2026 do not know it yet.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxLength 64
     * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
     */
    VariableName: string
    /**
     * Notifications go to a webhook.
     *
     * Provenance: a public fact of the same API family.
     */
    WebhookAlertChannel: {
      /** Severity that is reported (managed deployment). */
      severity?: 'critical' | 'error' | 'warning' | 'info' | (string & {}) | null
      /** Id of the channel within that service (managed deployment). */
      slackChannelId?: string | null
      /** A webhook. */
      type: 'webhook'
      /** Id of the webhook. */
      webhookId?: string
      /** Service behind the webhook (managed deployment). */
      webhookService?: string | null
    }
    /**
     * Notifications go to a webhook.
     *
     * Provenance: stated in the interface document.
     */
    WebhookAlertChannelRequest: {
      /**
       * Severity that is reported; null for none.
       *
       * Provenance: a public fact of the same API family.
       */
      severity?: 'critical' | 'error' | 'warning' | 'info' | null
      /**
       * Id of the channel within that service; null for none.
       *
       * Provenance: a public fact of the same API family.
       */
      slackChannelId?: string | null
      /** A webhook. */
      type: 'webhook'
      /**
       * Id of the webhook; the open-source deployment lists them with `listWebhooks`.
       *
       * Provenance: stated in the interface document.
       *
       * @minLength 1
       */
      webhookId: components['schemas']['AlertWebhookId']
      /**
       * Service behind the webhook; null for none.
       *
       * Provenance: a public fact of the same API family.
       */
      webhookService?: string | null
    }
    /**
     * Condition on the rows; empty for all of them.
     *
     * Provenance: a public fact of the same API family.
     *
     * @maxLength 10000
     * @default
     */
    Where: string
    /**
     * Template of the condition that the place opens with.
     *
     * Provenance: a public fact of the same API family.
     */
    WhereTemplate: string
  }
  responses: {
    /**
     * The alert, as it is stored.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertCreated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['AlertAnswer']
      }
    }
    /**
     * The alert.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['AlertAnswer']
      }
    }
    /**
     * All alerts.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['AlertListAnswer']
      }
    }
    /**
     * The alert, as it is stored now.
     *
     * Provenance: a public fact of the same API family.
     */
    AlertUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['AlertAnswer']
      }
    }
    /**
     * The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
     *
     * Provenance: a public fact of the same API family.
     */
    BadGateway: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'text/html': string
      }
    }
    /**
     * The dashboard, as it is stored.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardCreated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['DashboardAnswer']
      }
    }
    /**
     * The dashboard.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['DashboardAnswer']
      }
    }
    /**
     * All dashboards.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['DashboardListAnswer']
      }
    }
    /**
     * The dashboard, as it is stored now.
     *
     * Provenance: a public fact of the same API family.
     */
    DashboardUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['DashboardAnswer']
      }
    }
    /**
     * The resource is deleted.
     *
     * Provenance: stated in the interface document.
     */
    Deleted: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Acknowledgement']
      }
    }
    /**
     * The key is valid and its role does not allow the operation.
     *
     * Provenance: a public fact of the same API family.
     */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /**
     * The server failed.
     *
     * Provenance: a public fact of the same API family.
     */
    InternalServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /**
     * The server cannot or will not process the request because of a perceived client error.
     * A well-formed id of something that does not exist may be answered so as well, not with 404.
     *
     * Provenance: a public fact of the same API family.
     */
    InvalidRequest: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /**
     * Two different answers.
     * In JSON, the resource does not exist.
     * In HTML, the route is not served for this service: the feature is switched off or the server is older.
     *
     * Provenance: a public fact of the same API family.
     */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorEnvelope']
        'text/html': string
      }
    }
    /**
     * The API is unavailable for now; the body is the gateway's, not the API's.
     *
     * Provenance: a public fact of the same API family.
     */
    ServiceUnavailable: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'text/plain': string
      }
    }
    /**
     * All sources.
     *
     * Provenance: a public fact of the same API family.
     */
    SourceList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['SourceListAnswer']
      }
    }
    /**
     * The key has sent more than 10 requests within 10 seconds.
     * The request was not applied.
     *
     * Provenance: a public fact of the same API family.
     */
    TooManyRequests: {
      headers: {
        'retry-after': components['headers']['RetryAfter']
        'x-ratelimit-reset': components['headers']['RequestLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
    /**
     * The key is missing, unknown or not active.
     *
     * Provenance: a public fact of the same API family.
     */
    Unauthorized: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorEnvelope']
      }
    }
  }
  parameters: {
    /**
     * Id of the alert; 24 hexadecimal digits in practice.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     * @example 66a1f0c2d4e8b7a9c3f50401
     */
    AlertId: string
    /**
     * Id of the dashboard; 24 hexadecimal digits in practice.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minLength 1
     * @example 66a1f0c2d4e8b7a9c3f50201
     */
    DashboardId: string
    /**
     * Id of the organization that owns the service.
     * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
     *
     * Provenance: stated in the interface document.
     *
     * @format uuid
     * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
     */
    OrganizationId: string
    /**
     * Id of the service.
     * The interface document names the parameter; that it is a UUID is a public fact here.
     *
     * Provenance: stated in the interface document.
     *
     * @format uuid
     * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
     */
    ServiceId: string
  }
  requestBodies: never
  headers: {
    /**
     * Seconds until the request limit is reset, with a fraction.
     *
     * Provenance: a public fact of the same API family.
     *
     * @minimum 0
     * @example 1.5
     */
    RequestLimitReset: number
    /**
     * Seconds to wait before the next attempt, or a date.
     * Servers are not known to promise it on these APIs; where it is sent, it counts.
     *
     * Provenance: a public fact of the same API family.
     *
     * @example 2
     */
    RetryAfter: string
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listAlerts: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['AlertList']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The alert. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateAlertRequest']
      }
    }
    responses: {
      200: components['responses']['AlertCreated']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the alert; 24 hexadecimal digits in practice.
         *
         * Provenance: a public fact of the same API family.
         *
         * @minLength 1
         * @example 66a1f0c2d4e8b7a9c3f50401
         */
        alertId: components['parameters']['AlertId']
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['AlertFound']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the alert; 24 hexadecimal digits in practice.
         *
         * Provenance: a public fact of the same API family.
         *
         * @minLength 1
         * @example 66a1f0c2d4e8b7a9c3f50401
         */
        alertId: components['parameters']['AlertId']
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The whole alert. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateAlertRequest']
      }
    }
    responses: {
      200: components['responses']['AlertUpdated']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the alert; 24 hexadecimal digits in practice.
         *
         * Provenance: a public fact of the same API family.
         *
         * @minLength 1
         * @example 66a1f0c2d4e8b7a9c3f50401
         */
        alertId: components['parameters']['AlertId']
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listDashboards: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['DashboardList']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createDashboard: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The dashboard. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateDashboardRequest']
      }
    }
    responses: {
      200: components['responses']['DashboardCreated']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getDashboard: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the dashboard; 24 hexadecimal digits in practice.
         *
         * Provenance: a public fact of the same API family.
         *
         * @minLength 1
         * @example 66a1f0c2d4e8b7a9c3f50201
         */
        dashboardId: components['parameters']['DashboardId']
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['DashboardFound']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateDashboard: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the dashboard; 24 hexadecimal digits in practice.
         *
         * Provenance: a public fact of the same API family.
         *
         * @minLength 1
         * @example 66a1f0c2d4e8b7a9c3f50201
         */
        dashboardId: components['parameters']['DashboardId']
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The whole dashboard. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateDashboardRequest']
      }
    }
    responses: {
      200: components['responses']['DashboardUpdated']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteDashboard: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the dashboard; 24 hexadecimal digits in practice.
         *
         * Provenance: a public fact of the same API family.
         *
         * @minLength 1
         * @example 66a1f0c2d4e8b7a9c3f50201
         */
        dashboardId: components['parameters']['DashboardId']
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listSources: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         * The interface states the UUID for the scaling update; for the observability operations it is a public fact.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         * The interface document names the parameter; that it is a UUID is a public fact here.
         *
         * Provenance: stated in the interface document.
         *
         * @format uuid
         * @example 2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['SourceList']
      400: components['responses']['InvalidRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
}

/**
 * Answer of an operation that has nothing to return, the envelope without a result.
 *
 * Provenance: stated in the interface document.
 */
export type Acknowledgement = components['schemas']['Acknowledgement']
/**
 * Aggregate function.
 * `increase` is missing from the published document; live servers accept it.
 *
 * Provenance: a public fact of the same API family.
 */
export type AggregateFunction = components['schemas']['AggregateFunction']
/**
 * A column that a materialized view has aggregated.
 *
 * Provenance: a public fact of the same API family.
 */
export type AggregatedColumn = components['schemas']['AggregatedColumn']
/**
 * Field that is aggregated; not for `count`.
 *
 * Provenance: a public fact of the same API family.
 */
export type AggregatedField = components['schemas']['AggregatedField']
/**
 * An alert, with its present state.
 * It watches a tile of a dashboard (`source` is `tile`) or a saved search (`source` is `saved_search`).
 * Only the `id` is guaranteed: what does not apply to the alert is left out rather than null.
 *
 * Provenance: a public fact of the same API family.
 */
export type Alert = components['schemas']['Alert']
/**
 * Body of an answer with one alert.
 *
 * Provenance: stated in the interface document.
 */
export type AlertAnswer = components['schemas']['AlertAnswer']
/**
 * Where notifications go, told apart by `type`.
 * The open-source deployment knows webhooks only, the managed deployment e-mail as well.
 * A newer server may send a type that is not listed here, so have a default case.
 *
 * Provenance: a public fact of the same API family.
 */
export type AlertChannel = components['schemas']['AlertChannel']
/**
 * Where notifications go, told apart by `type`.
 *
 * Provenance: stated in the interface document.
 */
export type AlertChannelRequest = components['schemas']['AlertChannelRequest']
/**
 * All channels that are notified, without repetition, the first of them being `channel`.
 * Servers of February 2026 do not know it yet and notify `channel` only.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minItems 1
 * @maxItems 10
 * @uniqueItems true
 */
export type AlertChannels = components['schemas']['AlertChannels']
/**
 * Id of the dashboard that holds the tile.
 *
 * Provenance: stated in the interface document.
 *
 * @minLength 1
 */
export type AlertDashboardId = components['schemas']['AlertDashboardId']
/**
 * An error of an evaluation.
 *
 * Provenance: a public fact of the same API family.
 */
export type AlertExecutionError = components['schemas']['AlertExecutionError']
/**
 * Expression by which the saved search is split, one notification a group; null for none.
 *
 * Provenance: a public fact of the same API family.
 */
export type AlertGroupBy = components['schemas']['AlertGroupBy']
/**
 * How often the alert is evaluated, and over which span.
 * The interface document shows text of the form number and unit, with `1h`.
 * Live servers take this closed list and refuse everything else, `2h` and `60m` included.
 * The granularity of a chart series query has another list.
 *
 * Provenance: stated in the interface document.
 */
export type AlertInterval = components['schemas']['AlertInterval']
/**
 * Body of an answer with alerts.
 *
 * Provenance: stated in the interface document.
 */
export type AlertListAnswer = components['schemas']['AlertListAnswer']
/**
 * Template of the notification text; null for none. The limits are public facts.
 *
 * Provenance: stated in the interface document.
 *
 * @minLength 1
 * @maxLength 4096
 */
export type AlertMessage = components['schemas']['AlertMessage']
/**
 * Name of the alert; null for none. The limits are public facts.
 *
 * Provenance: stated in the interface document.
 *
 * @minLength 1
 * @maxLength 512
 */
export type AlertName = components['schemas']['AlertName']
/**
 * Note for people; null for none. Servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minLength 1
 * @maxLength 4096
 */
export type AlertNote = components['schemas']['AlertNote']
/**
 * Number of consecutive windows in which the threshold must be passed; null for the first.
 * Servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minimum 1
 */
export type AlertNumConsecutiveWindows = components['schemas']['AlertNumConsecutiveWindows']
/**
 * Rules between the fields of an alert that is sent; the bodies refer to it, and no value has this type.
 * `between` and `not_between` need `thresholdMax`.
 * `scheduleStartAt` and an offset exclude each other.
 * `scheduleOffsetMinutes` is less than the interval.
 * Two more rules no schema can say: `thresholdMax` is not below `threshold`, and `channel` equals the first of `channels`.
 *
 * Provenance: a public fact of the same API family.
 */
export type AlertRules = components['schemas']['AlertRules']
/**
 * Id of the saved search that the alert watches.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minLength 1
 */
export type AlertSavedSearchId = components['schemas']['AlertSavedSearchId']
/**
 * Minutes by which the evaluation is moved within the interval; must be less than the interval.
 * Cannot be combined with `scheduleStartAt`, except as 0.
 * The published document allows null; live servers refuse it.
 * Servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minimum 0
 * @maximum 1439
 */
export type AlertScheduleOffsetMinutes = components['schemas']['AlertScheduleOffsetMinutes']
/**
 * Time from which the intervals are counted, in UTC with a `Z`; null for none.
 * At most one year ahead and ten years back.
 * An update that leaves it out keeps the stored one.
 * Servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @format date-time
 * @pattern `Z$`
 */
export type AlertScheduleStartAt = components['schemas']['AlertScheduleStartAt']
/**
 * How long an alert is silenced.
 *
 * Provenance: a public fact of the same API family.
 */
export type AlertSilence = components['schemas']['AlertSilence']
/**
 * Value that triggers the alert; the lower end of the range for `between` and `not_between`.
 *
 * Provenance: stated in the interface document.
 */
export type AlertThreshold = components['schemas']['AlertThreshold']
/**
 * Upper end of the range, not below `threshold`.
 * Required for `between` and `not_between`.
 * The published document allows null; live servers refuse it.
 *
 * Provenance: a public fact of the same API family.
 */
export type AlertThresholdMax = components['schemas']['AlertThresholdMax']
/**
 * How the value is compared with the threshold.
 * `above` is the threshold or more, `above_exclusive` more than it.
 * `below` is less than the threshold, `below_or_equal` the threshold or less.
 * `equal` and `not_equal` compare for equality.
 * `between` counts both ends in, `not_between` is outside both.
 * The interface document names `above`; servers of February 2026 know `above` and `below` only.
 *
 * Provenance: stated in the interface document.
 */
export type AlertThresholdType = components['schemas']['AlertThresholdType']
/**
 * Id of the tile; it must be a line, stacked bar or number chart of that dashboard.
 *
 * Provenance: stated in the interface document.
 *
 * @minLength 1
 */
export type AlertTileId = components['schemas']['AlertTileId']
/**
 * Id of the webhook; the open-source deployment lists them with `listWebhooks`.
 *
 * Provenance: stated in the interface document.
 *
 * @minLength 1
 */
export type AlertWebhookId = components['schemas']['AlertWebhookId']
/**
 * Whether the time range is widened to whole buckets.
 *
 * Provenance: a public fact of the same API family.
 *
 * @default true
 */
export type AlignDateRangeToGranularity = components['schemas']['AlignDateRangeToGranularity']
/**
 * Level of the quantile.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minimum 0
 * @maximum 1
 */
export type AnyQuantileLevel = components['schemas']['AnyQuantileLevel']
/**
 * Ids of the sources whose tiles are filtered; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type AppliesToSourceIds = components['schemas']['AppliesToSourceIds']
/**
 * Whether the first entry of `select` is divided by the second; then there must be exactly two.
 *
 * Provenance: a public fact of the same API family.
 */
export type AsRatio = components['schemas']['AsRatio']
/**
 * Small chart drawn behind a number.
 *
 * Provenance: a public fact of the same API family.
 */
export type BackgroundChart = components['schemas']['BackgroundChart']
/**
 * Small chart drawn behind a number; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type BackgroundChartRequest = components['schemas']['BackgroundChartRequest']
/**
 * Bars by category, not over time.
 *
 * Provenance: a public fact of the same API family.
 */
export type BarChart = components['schemas']['BarChart']
/**
 * Bars by category, not over time; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type BarChartRequest = components['schemas']['BarChartRequest']
/**
 * Bars by category, from SQL; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type BarSqlChartRequest = components['schemas']['BarSqlChartRequest']
/**
 * A color for the values between two numbers.
 *
 * Provenance: a public fact of the same API family.
 */
export type BetweenColorRuleRequest = components['schemas']['BetweenColorRuleRequest']
/**
 * A chart on a source, or a text, told apart by `displayType`.
 *
 * Provenance: a public fact of the same API family.
 */
export type BuilderChartRequest = components['schemas']['BuilderChartRequest']
/**
 * Token of the color palette; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type ChartColor = components['schemas']['ChartColor']
/**
 * A color for the values that meet a condition.
 *
 * Provenance: a public fact of the same API family.
 */
export type ColorRule = components['schemas']['ColorRule']
/**
 * Text shown with the color.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxLength 40
 */
export type ColorRuleLabel = components['schemas']['ColorRuleLabel']
/**
 * A color for the values that meet a condition, told apart by `operator`.
 *
 * Provenance: a public fact of the same API family.
 */
export type ColorRuleRequest = components['schemas']['ColorRuleRequest']
/**
 * Whether the preceding period is drawn as well.
 *
 * Provenance: a public fact of the same API family.
 */
export type CompareToPreviousPeriod = components['schemas']['CompareToPreviousPeriod']
/**
 * A color for the values above or below a number.
 *
 * Provenance: a public fact of the same API family.
 */
export type ComparisonColorRuleRequest = components['schemas']['ComparisonColorRuleRequest']
/**
 * A tile that is described by its `config`.
 *
 * Provenance: a public fact of the same API family.
 */
export type ConfigTileRequest = components['schemas']['ConfigTileRequest']
/**
 * Id of the connection that runs the SQL.
 *
 * Provenance: a public fact of the same API family.
 *
 * @pattern `^[0-9a-fA-F]{24}$`
 */
export type ConnectionId = components['schemas']['ConnectionId']
/**
 * Id of a container, chosen by the sender.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minLength 1
 * @maxLength 256
 */
export type ContainerId = components['schemas']['ContainerId']
/**
 * Title of a container or of one of its tabs.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minLength 1
 * @maxLength 256
 */
export type ContainerTitle = components['schemas']['ContainerTitle']
/**
 * Number of rows.
 *
 * Provenance: a public fact of the same API family.
 */
export type CountSelectItemRequest = components['schemas']['CountSelectItemRequest']
/**
 * A new alert, on a tile or on a saved search, told apart by `source`.
 * The published document lists no field as required; live servers require those that are required here, `source` included.
 *
 * Provenance: stated in the interface document.
 */
export type CreateAlertRequest = components['schemas']['CreateAlertRequest']
/**
 * A new filter; servers refuse an `id` here, where they ignore other unknown fields.
 *
 * Provenance: a public fact of the same API family.
 */
export type CreateDashboardFilterRequest = components['schemas']['CreateDashboardFilterRequest']
/**
 * A new dashboard.
 * Ids are assigned by the server: a tile's `id` is ignored, a filter must not have one.
 * Servers refuse sources and connections that they do not know.
 *
 * Provenance: a public fact of the same API family.
 */
export type CreateDashboardRequest = components['schemas']['CreateDashboardRequest']
/**
 * A dashboard: tiles on a grid of 24 columns, with filters that apply to them.
 * Servers leave some of what they store out of it, such as whole tiles with a PromQL chart.
 * Only the `id` is guaranteed: servers of different ages send different sets of fields.
 *
 * Provenance: a public fact of the same API family.
 */
export type Dashboard = components['schemas']['Dashboard']
/**
 * Body of an answer with one dashboard.
 *
 * Provenance: stated in the interface document.
 */
export type DashboardAnswer = components['schemas']['DashboardAnswer']
/**
 * A section of a dashboard that holds tiles.
 *
 * Provenance: a public fact of the same API family.
 */
export type DashboardContainer = components['schemas']['DashboardContainer']
/**
 * A section of a dashboard that holds tiles.
 *
 * Provenance: a public fact of the same API family.
 */
export type DashboardContainerRequest = components['schemas']['DashboardContainerRequest']
/**
 * A tab of a container.
 *
 * Provenance: a public fact of the same API family.
 */
export type DashboardContainerTab = components['schemas']['DashboardContainerTab']
/**
 * A tab of a container.
 *
 * Provenance: a public fact of the same API family.
 */
export type DashboardContainerTabRequest = components['schemas']['DashboardContainerTabRequest']
/**
 * Sections that hold tiles; servers of February 2026 do not know them yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxItems 50
 */
export type DashboardContainers = components['schemas']['DashboardContainers']
/**
 * A filter offered above the tiles of a dashboard.
 *
 * Provenance: a public fact of the same API family.
 */
export type DashboardFilter = components['schemas']['DashboardFilter']
/**
 * Expression that is filtered.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minLength 1
 */
export type DashboardFilterExpression = components['schemas']['DashboardFilterExpression']
/**
 * Label of the filter.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minLength 1
 */
export type DashboardFilterName = components['schemas']['DashboardFilterName']
/**
 * Kind of filter.
 *
 * Provenance: a public fact of the same API family.
 */
export type DashboardFilterType = components['schemas']['DashboardFilterType']
/**
 * Condition on the rows that offer the values; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type DashboardFilterWhere = components['schemas']['DashboardFilterWhere']
/**
 * Language of that condition.
 *
 * Provenance: a public fact of the same API family.
 *
 * @default sql
 */
export type DashboardFilterWhereLanguage = components['schemas']['DashboardFilterWhereLanguage']
/**
 * Body of an answer with dashboards.
 *
 * Provenance: stated in the interface document.
 */
export type DashboardListAnswer = components['schemas']['DashboardListAnswer']
/**
 * Title of the dashboard; can be empty.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxLength 1024
 */
export type DashboardName = components['schemas']['DashboardName']
/**
 * A click opens a dashboard.
 *
 * Provenance: a public fact of the same API family.
 */
export type DashboardOnClickRequest = components['schemas']['DashboardOnClickRequest']
/**
 * Labels by which dashboards are grouped and found.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxItems 50
 */
export type DashboardTags = components['schemas']['DashboardTags']
/**
 * Tiles, in any order; the limit of 500 is kept by servers from 2026 on.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxItems 500
 */
export type DashboardTiles = components['schemas']['DashboardTiles']
/**
 * Notifications go out by e-mail (managed deployment).
 *
 * Provenance: a public fact of the same API family.
 */
export type EmailAlertChannel = components['schemas']['EmailAlertChannel']
/**
 * Notifications go out by e-mail, which the open-source deployment does not know.
 *
 * Provenance: a public fact of the same API family.
 */
export type EmailAlertChannelRequest = components['schemas']['EmailAlertChannelRequest']
/**
 * A color for the values that equal something, or do not.
 *
 * Provenance: a public fact of the same API family.
 */
export type EqualityColorRuleRequest = components['schemas']['EqualityColorRuleRequest']
/**
 * Body of an error answer.
 * No field is guaranteed: a rate limited request is answered with `error` alone.
 *
 * Provenance: stated in the interface document.
 */
export type ErrorEnvelope = components['schemas']['ErrorEnvelope']
/**
 * Patterns found in the matching rows.
 *
 * Provenance: a public fact of the same API family.
 */
export type EventPatternsChart = components['schemas']['EventPatternsChart']
/**
 * Patterns found in the matching rows; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type EventPatternsChartRequest = components['schemas']['EventPatternsChartRequest']
/**
 * A click opens an address outside.
 *
 * Provenance: a public fact of the same API family.
 */
export type ExternalOnClickRequest = components['schemas']['ExternalOnClickRequest']
/**
 * Whether empty buckets are drawn as zero.
 *
 * Provenance: a public fact of the same API family.
 *
 * @default true
 */
export type FillNulls = components['schemas']['FillNulls']
/**
 * Whether the value axis starts near the smallest value instead of zero.
 * Servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type FitYAxisToData = components['schemas']['FitYAxisToData']
/**
 * A series computed from the entries of `select`, which are called A, B, C and so on.
 *
 * Provenance: a public fact of the same API family.
 */
export type Formula = components['schemas']['Formula']
/**
 * A series computed from the entries of `select`, which are called A, B, C and so on.
 *
 * Provenance: a public fact of the same API family.
 */
export type FormulaRequest = components['schemas']['FormulaRequest']
/**
 * Series computed from those in `select`; servers of February 2026 do not know them yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxItems 10
 */
export type Formulas = components['schemas']['Formulas']
/**
 * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxLength 10000
 */
export type GroupByColumns = components['schemas']['GroupByColumns']
/**
 * Columns to group by; can be empty.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxItems 10
 */
export type GroupByList = components['schemas']['GroupByList']
/**
 * Distribution of a value over time.
 *
 * Provenance: a public fact of the same API family.
 */
export type HeatmapChart = components['schemas']['HeatmapChart']
/**
 * Distribution of a value over time; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type HeatmapChartRequest = components['schemas']['HeatmapChartRequest']
/**
 * The value whose distribution a heatmap shows.
 *
 * Provenance: a public fact of the same API family.
 */
export type HeatmapSelectItem = components['schemas']['HeatmapSelectItem']
/**
 * The value whose distribution a heatmap shows.
 *
 * Provenance: a public fact of the same API family.
 */
export type HeatmapSelectItemRequest = components['schemas']['HeatmapSelectItemRequest']
/**
 * An attribute that is shown in front.
 *
 * Provenance: a public fact of the same API family.
 */
export type HighlightedAttributeExpression = components['schemas']['HighlightedAttributeExpression']
/**
 * Attributes that are shown in front.
 *
 * Provenance: a public fact of the same API family.
 */
export type HighlightedAttributeExpressions = components['schemas']['HighlightedAttributeExpressions']
/**
 * Whether every tile is filtered; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @default true
 */
export type IsBroadcastEnabled = components['schemas']['IsBroadcastEnabled']
/**
 * Whether the value can be used as a variable; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type IsVariableEnabled = components['schemas']['IsVariableEnabled']
/**
 * How many are drawn; 0 is no limit, absent is the server's own limit; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minimum 0
 */
export type ItemLimit = components['schemas']['ItemLimit']
/**
 * Lines over time.
 *
 * Provenance: a public fact of the same API family.
 */
export type LineChart = components['schemas']['LineChart']
/**
 * Lines over time.
 *
 * Provenance: a public fact of the same API family.
 */
export type LineChartRequest = components['schemas']['LineChartRequest']
/**
 * Lines over time, from SQL; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type LineSqlChartRequest = components['schemas']['LineSqlChartRequest']
/**
 * Log lines.
 *
 * Provenance: a public fact of the same API family.
 */
export type LogSource = components['schemas']['LogSource']
/**
 * A text.
 *
 * Provenance: a public fact of the same API family.
 */
export type MarkdownChart = components['schemas']['MarkdownChart']
/**
 * A text.
 * The text stands in `markdown`: a key `content` belongs to the deprecated `series` form, and servers drop it here silently.
 *
 * Provenance: a public fact of the same API family.
 */
export type MarkdownChartRequest = components['schemas']['MarkdownChartRequest']
/**
 * A text, in the deprecated form.
 *
 * Provenance: a public fact of the same API family.
 */
export type MarkdownTileSeriesRequest = components['schemas']['MarkdownTileSeriesRequest']
/**
 * A materialized view that answers queries faster.
 *
 * Provenance: a public fact of the same API family.
 */
export type MaterializedView = components['schemas']['MaterializedView']
/**
 * Materialized views that answer queries faster.
 *
 * Provenance: a public fact of the same API family.
 */
export type MaterializedViews = components['schemas']['MaterializedViews']
/**
 * Tables that list keys and values for suggestions.
 *
 * Provenance: a public fact of the same API family.
 */
export type MetadataMaterializedViews = components['schemas']['MetadataMaterializedViews']
/**
 * Name of a metric.
 *
 * Provenance: a public fact of the same API family.
 */
export type MetricName = components['schemas']['MetricName']
/**
 * Metrics.
 *
 * Provenance: a public fact of the same API family.
 */
export type MetricSource = components['schemas']['MetricSource']
/**
 * Names of the tables, by type of metric.
 *
 * Provenance: a public fact of the same API family.
 */
export type MetricTables = components['schemas']['MetricTables']
/**
 * Type of a metric.
 *
 * Provenance: a public fact of the same API family.
 */
export type MetricType = components['schemas']['MetricType']
/**
 * One number.
 *
 * Provenance: a public fact of the same API family.
 */
export type NumberChart = components['schemas']['NumberChart']
/**
 * One number.
 * It takes exactly one `select` entry; only where a formula is given, the entries are its operands and can be more.
 *
 * Provenance: a public fact of the same API family.
 */
export type NumberChartRequest = components['schemas']['NumberChartRequest']
/**
 * How numbers are written.
 *
 * Provenance: a public fact of the same API family.
 */
export type NumberFormat = components['schemas']['NumberFormat']
/**
 * How numbers are written.
 *
 * Provenance: a public fact of the same API family.
 */
export type NumberFormatRequest = components['schemas']['NumberFormatRequest']
/**
 * One number, from SQL; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type NumberSqlChartRequest = components['schemas']['NumberSqlChartRequest']
/**
 * One number, in the deprecated form.
 *
 * Provenance: a public fact of the same API family.
 */
export type NumberTileSeriesRequest = components['schemas']['NumberTileSeriesRequest']
/**
 * Id of a stored item, 24 hexadecimal digits; servers refuse anything else.
 *
 * Provenance: a public fact of the same API family.
 *
 * @pattern `^[0-9a-fA-F]{24}$`
 */
export type ObjectId = components['schemas']['ObjectId']
/**
 * What a click on a row of a table opens, by `type`; which of the other fields are there depends on it.
 *
 * Provenance: a public fact of the same API family.
 */
export type OnClick = components['schemas']['OnClick']
/**
 * A filter that is filled from the row that was clicked.
 *
 * Provenance: a public fact of the same API family.
 */
export type OnClickFilter = components['schemas']['OnClickFilter']
/**
 * A filter that is filled from the row that was clicked.
 *
 * Provenance: a public fact of the same API family.
 */
export type OnClickFilterRequest = components['schemas']['OnClickFilterRequest']
/**
 * Templates of the filters that the place opens with.
 *
 * Provenance: a public fact of the same API family.
 */
export type OnClickFilters = components['schemas']['OnClickFilters']
/**
 * What a click on a row of a table opens, told apart by `type`; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type OnClickRequest = components['schemas']['OnClickRequest']
/**
 * The place that is opened, by its id or by a template of its name.
 *
 * Provenance: a public fact of the same API family.
 */
export type OnClickTarget = components['schemas']['OnClickTarget']
/**
 * The place is named by its id.
 *
 * Provenance: a public fact of the same API family.
 */
export type OnClickTargetByIdRequest = components['schemas']['OnClickTargetByIdRequest']
/**
 * The place is named by a template of its name.
 *
 * Provenance: a public fact of the same API family.
 */
export type OnClickTargetByTemplateRequest = components['schemas']['OnClickTargetByTemplateRequest']
/**
 * The place that is opened, told apart by `mode`.
 *
 * Provenance: a public fact of the same API family.
 */
export type OnClickTargetRequest = components['schemas']['OnClickTargetRequest']
/**
 * Order of the rows.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxLength 10000
 */
export type OrderBy = components['schemas']['OrderBy']
/**
 * Aggregation over the period; `delta` is the change within it.
 *
 * Provenance: a public fact of the same API family.
 */
export type PeriodAggregateFunction = components['schemas']['PeriodAggregateFunction']
/**
 * Slices of a whole.
 *
 * Provenance: a public fact of the same API family.
 */
export type PieChart = components['schemas']['PieChart']
/**
 * Slices of a whole.
 *
 * Provenance: a public fact of the same API family.
 */
export type PieChartRequest = components['schemas']['PieChartRequest']
/**
 * Slices of a whole, from SQL; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type PieSqlChartRequest = components['schemas']['PieSqlChartRequest']
/**
 * Series that are queried in PromQL; servers of February 2026 do not send it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type PromqlSource = components['schemas']['PromqlSource']
/**
 * Level of the quantile.
 * The published document of the managed deployment lists these as strings under the type number, so that none would be valid.
 * Servers take the numbers.
 *
 * Provenance: a public fact of the same API family.
 */
export type QuantileLevel = components['schemas']['QuantileLevel']
/**
 * Quantile of an expression.
 *
 * Provenance: a public fact of the same API family.
 */
export type QuantileSelectItemRequest = components['schemas']['QuantileSelectItemRequest']
/**
 * Language of a condition.
 *
 * Provenance: a public fact of the same API family.
 */
export type QueryLanguage = components['schemas']['QueryLanguage']
/**
 * A setting that goes with every query.
 *
 * Provenance: a public fact of the same API family.
 */
export type QuerySetting = components['schemas']['QuerySetting']
/**
 * Settings that go with every query, ten at most.
 *
 * Provenance: a public fact of the same API family.
 */
export type QuerySettings = components['schemas']['QuerySettings']
/**
 * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
 *
 * Provenance: stated in the interface document.
 *
 * @format uuid
 * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
 */
export type RequestId = components['schemas']['RequestId']
/**
 * A condition that a dashboard opens with.
 *
 * Provenance: a public fact of the same API family.
 */
export type SavedFilterValue = components['schemas']['SavedFilterValue']
/**
 * A condition that a dashboard opens with.
 *
 * Provenance: a public fact of the same API family.
 */
export type SavedFilterValueRequest = components['schemas']['SavedFilterValueRequest']
/**
 * Filter values that the dashboard opens with; servers of February 2026 do not know them yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type SavedFilterValues = components['schemas']['SavedFilterValues']
/**
 * Query that the dashboard opens with; null for none. Servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type SavedQuery = components['schemas']['SavedQuery']
/**
 * Language of the saved query; must not be null where a query is set.
 * Servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type SavedQueryLanguage = components['schemas']['SavedQueryLanguage']
/**
 * An alert that watches a saved search.
 * `channel` is required on every server; `channels` is a later addition, and must begin with `channel`.
 *
 * Provenance: a public fact of the same API family.
 */
export type SavedSearchAlertRequest = components['schemas']['SavedSearchAlertRequest']
/**
 * A list of matching rows.
 *
 * Provenance: a public fact of the same API family.
 */
export type SearchChart = components['schemas']['SearchChart']
/**
 * A list of matching rows.
 *
 * Provenance: a public fact of the same API family.
 */
export type SearchChartRequest = components['schemas']['SearchChartRequest']
/**
 * A click opens a search.
 *
 * Provenance: a public fact of the same API family.
 */
export type SearchOnClickRequest = components['schemas']['SearchOnClickRequest']
/**
 * A list of matching rows, in the deprecated form.
 *
 * Provenance: a public fact of the same API family.
 */
export type SearchTileSeriesRequest = components['schemas']['SearchTileSeriesRequest']
/**
 * Name of the series.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxLength 10000
 */
export type SelectAlias = components['schemas']['SelectAlias']
/**
 * One series or value of a chart.
 * Servers fill in the defaults: `valueExpression` is empty for `count`, `whereLanguage` is `lucene`.
 *
 * Provenance: a public fact of the same API family.
 */
export type SelectItem = components['schemas']['SelectItem']
/**
 * One series or value of a chart, told apart by `aggFn`.
 * `count` takes no `valueExpression`, every other function needs one; `level` goes with `quantile` only.
 * For a metric the expression is `Value`.
 *
 * Provenance: a public fact of the same API family.
 */
export type SelectItemRequest = components['schemas']['SelectItemRequest']
/**
 * Series or values of the chart; formulas and ratios name them by their order.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minItems 1
 * @maxItems 20
 */
export type SelectItems = components['schemas']['SelectItems']
/**
 * Name of the series.
 *
 * Provenance: a public fact of the same API family.
 */
export type SeriesAlias = components['schemas']['SeriesAlias']
/**
 * A tile in the deprecated form, described by `series`.
 * Servers answer with `config`, so the tile comes back in another form than it was sent in.
 *
 * Provenance: a public fact of the same API family.
 */
export type SeriesTileRequest = components['schemas']['SeriesTileRequest']
/**
 * Condition on the rows, such as `level:error`; empty for all of them.
 *
 * Provenance: a public fact of the same API family.
 */
export type SeriesWhere = components['schemas']['SeriesWhere']
/**
 * Sessions of users.
 *
 * Provenance: a public fact of the same API family.
 */
export type SessionSource = components['schemas']['SessionSource']
/**
 * Whether the series that the formulas refer to are shown as well; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @default true
 */
export type ShowOperandSeries = components['schemas']['ShowOperandSeries']
/**
 * The value of the chart, exactly one.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minItems 1
 * @maxItems 1
 */
export type SingleSelectItem = components['schemas']['SingleSelectItem']
/**
 * Direction in which the rows are ordered.
 *
 * Provenance: a public fact of the same API family.
 */
export type SortOrder = components['schemas']['SortOrder']
/**
 * A data source, told apart by `kind`.
 * Its `id` is the `sourceId` of charts and filters.
 * Live servers send null for many of the expressions and ids that are not set.
 * A newer server may send a kind that is not listed here, so have a default case.
 *
 * Provenance: a public fact of the same API family.
 */
export type Source = components['schemas']['Source']
/**
 * Id of the connection to the database.
 *
 * Provenance: a public fact of the same API family.
 */
export type SourceConnection = components['schemas']['SourceConnection']
/**
 * Whether the source is switched off.
 *
 * Provenance: a public fact of the same API family.
 */
export type SourceDisabled = components['schemas']['SourceDisabled']
/**
 * Table that the source reads.
 *
 * Provenance: a public fact of the same API family.
 */
export type SourceFrom = components['schemas']['SourceFrom']
/**
 * Id of the source that is queried.
 *
 * Provenance: a public fact of the same API family.
 *
 * @pattern `^[0-9a-fA-F]{24}$`
 */
export type SourceId = components['schemas']['SourceId']
/**
 * Body of an answer with sources.
 *
 * Provenance: stated in the interface document.
 */
export type SourceListAnswer = components['schemas']['SourceListAnswer']
/**
 * Name of the source.
 *
 * Provenance: a public fact of the same API family.
 */
export type SourceName = components['schemas']['SourceName']
/**
 * Heading under which the source is listed.
 *
 * Provenance: a public fact of the same API family.
 */
export type SourceSection = components['schemas']['SourceSection']
/**
 * A chart whose rows come from an SQL template; `displayType` says how they are drawn.
 * Servers of February 2026 do not send it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type SqlChart = components['schemas']['SqlChart']
/**
 * A chart whose rows come from an SQL template, told apart by `displayType`.
 * Servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type SqlChartRequest = components['schemas']['SqlChartRequest']
/**
 * Marks a chart that is described by SQL.
 *
 * Provenance: a public fact of the same API family.
 */
export type SqlConfigType = components['schemas']['SqlConfigType']
/**
 * The SQL, with placeholders for the time range and the filters.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxLength 100000
 */
export type SqlTemplate = components['schemas']['SqlTemplate']
/**
 * Stacked bars over time.
 *
 * Provenance: a public fact of the same API family.
 */
export type StackedBarChart = components['schemas']['StackedBarChart']
/**
 * Stacked bars over time.
 *
 * Provenance: a public fact of the same API family.
 */
export type StackedBarChartRequest = components['schemas']['StackedBarChartRequest']
/**
 * Stacked bars over time, from SQL; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type StackedBarSqlChartRequest = components['schemas']['StackedBarSqlChartRequest']
/**
 * HTTP status code, repeated in the body.
 *
 * Provenance: stated in the interface document.
 *
 * @example 200
 */
export type Status = components['schemas']['Status']
/**
 * Token of the color palette.
 *
 * Provenance: a public fact of the same API family.
 */
export type StoredChartColor = components['schemas']['StoredChartColor']
/**
 * Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice.
 *
 * Provenance: stated in the interface document.
 */
export type StoredSourceId = components['schemas']['StoredSourceId']
/**
 * Id of a tab of a container, chosen by the sender.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minLength 1
 * @maxLength 256
 */
export type TabId = components['schemas']['TabId']
/**
 * A table of aggregated values.
 *
 * Provenance: a public fact of the same API family.
 */
export type TableChart = components['schemas']['TableChart']
/**
 * A table of aggregated values.
 *
 * Provenance: a public fact of the same API family.
 */
export type TableChartRequest = components['schemas']['TableChartRequest']
/**
 * A table, from SQL; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type TableSqlChartRequest = components['schemas']['TableSqlChartRequest']
/**
 * A column of a table, in the deprecated form.
 *
 * Provenance: a public fact of the same API family.
 */
export type TableTileSeriesRequest = components['schemas']['TableTileSeriesRequest']
/**
 * One tile of a dashboard.
 * A server always answers with `config`, also where the tile was sent in the deprecated `series` form.
 *
 * Provenance: a public fact of the same API family.
 */
export type Tile = components['schemas']['Tile']
/**
 * An alert that watches a tile of a dashboard.
 * `channel` is required on every server; `channels` is a later addition, and must begin with `channel`.
 *
 * Provenance: stated in the interface document.
 */
export type TileAlertRequest = components['schemas']['TileAlertRequest']
/**
 * What a tile shows, told apart by `displayType`.
 * A chart is described by `select` entries on a source, or by an SQL template; only then it has a `configType`, which is `sql`.
 * A newer server may send a display type that is not listed here, so have a default case.
 *
 * Provenance: a public fact of the same API family.
 */
export type TileConfig = components['schemas']['TileConfig']
/**
 * What a tile shows, told apart by `displayType`.
 * The charts with `configType: sql` take an SQL template; without `configType`, a chart is described by `select`.
 * The display types `bar`, `heatmap` and `event_patterns` and the SQL charts are later additions, which servers of February 2026 do not know yet.
 *
 * Provenance: a public fact of the same API family.
 */
export type TileConfigRequest = components['schemas']['TileConfigRequest']
/**
 * Height in rows.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minimum 1
 */
export type TileHeight = components['schemas']['TileHeight']
/**
 * Id of the tile; ignored when a dashboard is created, keeps the tile when it is updated.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxLength 36
 */
export type TileId = components['schemas']['TileId']
/**
 * Title of the tile.
 *
 * Provenance: a public fact of the same API family.
 */
export type TileName = components['schemas']['TileName']
/**
 * A tile, with `config`, or with `series` in the deprecated form; never with both.
 *
 * Provenance: a public fact of the same API family.
 */
export type TileRequest = components['schemas']['TileRequest']
/**
 * Width in columns; servers do not check that the tile ends within the grid.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minimum 1
 * @maximum 24
 */
export type TileWidth = components['schemas']['TileWidth']
/**
 * Left edge, in columns; published as an integer, though servers take any number.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minimum 0
 * @maximum 23
 */
export type TileX = components['schemas']['TileX']
/**
 * Upper edge, in rows.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minimum 0
 */
export type TileY = components['schemas']['TileY']
/**
 * A series over time, in the deprecated form.
 *
 * Provenance: a public fact of the same API family.
 */
export type TimeTileSeriesRequest = components['schemas']['TimeTileSeriesRequest']
/**
 * Spans of traces.
 *
 * Provenance: a public fact of the same API family.
 */
export type TraceSource = components['schemas']['TraceSource']
/**
 * A channel of a type that this document does not know yet; its fields arrive as the server sent them.
 *
 * Provenance: a public fact of the same API family.
 */
export type UnknownAlertChannel = components['schemas']['UnknownAlertChannel']
/**
 * A chart of a kind that this document does not know yet; its fields arrive as the server sent them.
 *
 * Provenance: a public fact of the same API family.
 */
export type UnknownChart = components['schemas']['UnknownChart']
/**
 * A source of a kind that this document does not know yet; its fields arrive as the server sent them.
 *
 * Provenance: a public fact of the same API family.
 */
export type UnknownSource = components['schemas']['UnknownSource']
/**
 * An alert that replaces the stored one, told apart by `source`.
 *
 * Provenance: a public fact of the same API family.
 */
export type UpdateAlertRequest = components['schemas']['UpdateAlertRequest']
/**
 * A filter of an existing dashboard, with its id.
 *
 * Provenance: a public fact of the same API family.
 */
export type UpdateDashboardFilterRequest = components['schemas']['UpdateDashboardFilterRequest']
/**
 * A dashboard that replaces the stored one.
 * A tile whose `id` is known stays the same tile, and its alerts go on.
 * A tile without an `id`, or with an unknown one, is a new tile and gets an id from the server.
 * A stored tile that is no longer sent is deleted together with its alerts.
 * That holds for what no answer shows, too: a tile with a PromQL chart is deleted with its alerts, and other tiles lose their own filters, lists to group or order by, and colors of columns.
 * The published example echoes an invented tile id; live servers assign another one.
 *
 * Provenance: a public fact of the same API family.
 */
export type UpdateDashboardRequest = components['schemas']['UpdateDashboardRequest']
/**
 * Expression that is aggregated; must not be empty.
 *
 * Provenance: a public fact of the same API family.
 *
 * @minLength 1
 * @maxLength 10000
 */
export type ValueExpression = components['schemas']['ValueExpression']
/**
 * Aggregate of an expression.
 *
 * Provenance: a public fact of the same API family.
 */
export type ValueSelectItemRequest = components['schemas']['ValueSelectItemRequest']
/**
 * Name of the variable; servers of February 2026 do not know it yet.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxLength 64
 * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
 */
export type VariableName = components['schemas']['VariableName']
/**
 * Notifications go to a webhook.
 *
 * Provenance: a public fact of the same API family.
 */
export type WebhookAlertChannel = components['schemas']['WebhookAlertChannel']
/**
 * Notifications go to a webhook.
 *
 * Provenance: stated in the interface document.
 */
export type WebhookAlertChannelRequest = components['schemas']['WebhookAlertChannelRequest']
/**
 * Condition on the rows; empty for all of them.
 *
 * Provenance: a public fact of the same API family.
 *
 * @maxLength 10000
 * @default
 */
export type Where = components['schemas']['Where']
/**
 * Template of the condition that the place opens with.
 *
 * Provenance: a public fact of the same API family.
 */
export type WhereTemplate = components['schemas']['WhereTemplate']
