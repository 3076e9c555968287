// Generated from observability-oss.yaml. Do not edit: change the document, then run `pnpm generate`.

/** A column that a materialized view has aggregated. */
export interface AggregatedColumn {
  /** Aggregate function. */
  aggFn?: string
  /** Column of the view. */
  mvColumn?: string
  /** Column that was aggregated; null where rows were counted. */
  sourceColumn?: string | null
}
/** A column that a materialized view has aggregated; every function but `count` needs a `sourceColumn`. */
export interface AggregatedColumnRequest {
  /** Aggregate function. */
  aggFn:
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
    | 'histogram'
  /**
   * Column of the view.
   *
   * @minLength 1
   */
  mvColumn: string
  /** Column that was aggregated. */
  sourceColumn?: string
}
/** Field that is aggregated; not for `count`. */
export type AggregatedField = string
/**
 * Aggregate function.
 * Servers before 2026-05-12 do not know `increase`.
 */
export type AggregateFunction =
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
 * It watches a tile of a dashboard (`source` is `tile`), a saved search (`saved_search`) or a chart of its own (`inline`).
 * Only the `id` is guaranteed: what does not apply to the alert is left out rather than null.
 */
export interface Alert {
  /**
   * Where notifications go, told apart by `type`.
   * The open-source deployment knows webhooks only, the managed deployment e-mail as well.
   * A newer server may send a type that is not listed here, so have a default case.
   */
  channel?: AlertChannel
  /**
   * All channels that are notified, the first of them being `channel`.
   * Left out, with `channel`, where a stored alert names none.
   * Servers before 2026-08-21 do not send it.
   */
  channels?: AlertChannel[]
  /**
   * Chart that the alert watches, as a tile has it (open-source deployment, `source` is `inline`).
   * Lists leave it out, so that an alert of a list cannot be sent back; so do all answers for a chart that no request can say.
   * Servers before 2026-09-01 do not send it.
   */
  chartConfig?: AlertChart
  /**
   * Time of creation.
   *
   * @format date-time
   */
  createdAt?: string | null
  /**
   * Id of the dashboard that holds the tile; it stays where the dashboard is gone.
   * Servers before 2026-08-06 keep it when the alert is changed to watch a saved search.
   */
  dashboardId?: string | null
  /**
   * Name under which people find the alert, in every answer.
   * Without one of its own it is that of what the alert watches, such as `Checkout - Errors` of a tile, or `Alert`.
   * Servers before 2026-09-02 do not send it.
   */
  displayName?: string
  /**
   * Errors of the last evaluation.
   * Servers before 2026-04-17 do not send it.
   */
  executionErrors?: AlertExecutionError[] | null
  /**
   * Expression by which the saved search is split, one notification a group.
   * Servers before 2026-08-06 keep it when the alert is changed to watch a tile.
   */
  groupBy?: string | null
  /** Id of the alert; 24 hexadecimal digits in practice. */
  id: string
  /** How often the alert is evaluated, and over which span. */
  interval?: '1m' | '5m' | '15m' | '30m' | '1h' | '6h' | '12h' | '1d' | (string & {})
  /** Template of the notification text; null where none was given. */
  message?: string | null
  /** Name of the alert; null where none was given. */
  name?: string | null
  /**
   * Note for people; null where none was given.
   * Servers before 2026-05-13 do not send it.
   */
  note?: string | null
  /**
   * Number of consecutive windows in which the threshold must be passed; null for the first.
   * Servers before 2026-07-06 do not send it.
   */
  numConsecutiveWindows?: number | null
  /**
   * Id of the saved search that the alert watches; it stays where the saved search is gone.
   * Servers before 2026-08-06 keep it when the alert is changed to watch a tile.
   */
  savedSearchId?: string | null
  /**
   * Minutes by which the evaluation is moved within the interval.
   * Servers before 2026-03-06 do not send it.
   */
  scheduleOffsetMinutes?: number | null
  /**
   * Time from which the intervals are counted.
   * Servers before 2026-03-06 do not send it.
   *
   * @format date-time
   */
  scheduleStartAt?: string | null
  /** Present while the alert is silenced, which no operation of this API does. */
  silenced?: AlertSilence | null
  /**
   * Kind of object that the alert watches.
   * Servers before 2026-09-01 do not know `inline`.
   */
  source?: 'tile' | 'saved_search' | 'inline' | (string & {})
  /**
   * Present state.
   * `PENDING` says that the threshold is passed, but not yet in enough consecutive windows.
   * Servers before 2026-07-06 do not know `PENDING`.
   */
  state?: 'ALERT' | 'OK' | 'INSUFFICIENT_DATA' | 'DISABLED' | 'PENDING' | (string & {})
  /**
   * Tags of the alert, in every answer.
   * Without any of its own they are those of the dashboard or the saved search; an inline alert has none.
   * Servers before 2026-09-02 do not send it.
   */
  tags?: string[]
  /** Id of the team that owns the alert. */
  teamId?: string
  /** Value that triggers the alert. */
  threshold?: number
  /**
   * Upper end of the range, for `between` and `not_between`.
   * Servers before 2026-04-17 do not send it.
   */
  thresholdMax?: number | null
  /**
   * How the value is compared with the threshold.
   * Servers before 2026-04-16 do not know `above_exclusive`, `below_or_equal`, `equal`, `not_equal`.
   * Servers before 2026-04-17 do not know `between`, `not_between`.
   */
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
  /**
   * Id of the tile that the alert watches.
   * Servers before 2026-08-06 keep it when the alert is changed to watch a saved search.
   */
  tileId?: string | null
  /**
   * Time of the last change.
   *
   * @format date-time
   */
  updatedAt?: string | null
}
/** Body of an answer with one alert. */
export interface AlertAnswer {
  /**
   * An alert, with its present state.
   * It watches a tile of a dashboard (`source` is `tile`), a saved search (`saved_search`) or a chart of its own (`inline`).
   * Only the `id` is guaranteed: what does not apply to the alert is left out rather than null.
   */
  data: Alert
}
/** The chart of an alert on a source, told apart by `displayType`. */
export type AlertBuilderChartRequest = AlertLineChartRequest | AlertStackedBarChartRequest | AlertNumberChartRequest
/**
 * Where notifications go, told apart by `type`.
 * The open-source deployment knows webhooks only, the managed deployment e-mail as well.
 * A newer server may send a type that is not listed here, so have a default case.
 */
export type AlertChannel = (WebhookAlertChannel | EmailAlertChannel) | UnknownAlertChannel
/** Where notifications go; this deployment knows webhooks only. */
export interface AlertChannelRequest {
  /** A webhook. */
  type: 'webhook'
  /**
   * Id of the webhook: 24 hexadecimal digits; `listWebhooks` lists them.
   * Servers look for any 12 characters as well, find nothing, and refuse every other text.
   * Where one takes the id of no webhook, nobody is notified.
   * Servers before 2026-03-03 do not check its `pattern`.
   *
   * @pattern `^(?:[0-9a-fA-F]{24}|[ -~]{12})$`
   */
  webhookId: string
}
/** An alert that is sent names `channel` or `channels`; the bodies refer to it, and no value has this type. */
export type AlertChannelRules = unknown
/**
 * All channels that are notified, without repetition, the first of them being `channel` where that is sent as well.
 * Servers before 2026-08-21 refuse or ignore it.
 *
 * @minItems 1
 * @maxItems 10
 * @uniqueItems true
 */
export type AlertChannels = AlertChannelRequest[]
/**
 * A chart that an alert watches, as a tile has it, told apart by `displayType`.
 * Only a chart that is described by SQL has a `configType`, which is `sql`.
 * A newer server may send a display type that is not listed here, so have a default case.
 */
export type AlertChart = {
  /**
   * Name of the chart.
   * Servers before 2026-09-02 do not send it.
   */
  name?: string
  /**
   * Condition on the rows of all series; charts by `select` only.
   * Servers before 2026-09-02 do not send it.
   */
  where?: string
  /**
   * Language of the condition.
   * Servers before 2026-09-02 do not send it.
   */
  whereLanguage?: 'lucene' | 'sql' | (string & {})
} & ((LineChart | StackedBarChart | NumberChart) | SqlChart | UnknownChart)
/**
 * Name of the chart, after which the alert is called where it has no `displayName`.
 * Servers before 2026-09-02 refuse or ignore it.
 */
export type AlertChartName = string
/** The chart of an alert, as a tile of a dashboard has it; a line, stacked bar or number chart, by `select` or in SQL. */
export type AlertChartRequest = AlertBuilderChartRequest | AlertSqlChartRequest
/**
 * Condition on the rows of all series; empty for all of them.
 * Servers before 2026-09-02 refuse or ignore it.
 *
 * @maxLength 10000
 * @default
 */
export type AlertChartWhere = string
/**
 * Language of the condition.
 * Servers before 2026-09-02 refuse or ignore it.
 *
 * @default lucene
 */
export type AlertChartWhereLanguage = 'lucene' | 'sql'
/**
 * Id of the dashboard that holds the tile: 24 hexadecimal digits.
 * Servers look for any 12 characters as well, find nothing, and refuse every other text.
 * Servers before 2026-03-03 do not check its `pattern`.
 *
 * @pattern `^(?:[0-9a-fA-F]{24}|[ -~]{12})$`
 */
export type AlertDashboardId = string
/**
 * Name under which people find the alert; a blank one counts as missing.
 * Servers write a name of what the alert watches where it is missing, also over a stored one.
 * Servers before 2026-09-02 refuse or ignore it.
 *
 * @maxLength 512
 */
export type AlertDisplayName = string
/** An error of an evaluation. */
export interface AlertExecutionError {
  /** What went wrong. */
  message?: string
  /**
   * Time of the error.
   *
   * @format date-time
   */
  timestamp?: string
  /**
   * Kind of error.
   * Servers before 2026-08-10 do not know `QUERY_TIMEOUT`.
   */
  type?: 'QUERY_ERROR' | 'QUERY_TIMEOUT' | 'WEBHOOK_ERROR' | 'INVALID_ALERT' | 'UNKNOWN' | (string & {})
}
/**
 * Expression by which the saved search is split, one notification a group; left out or null for none.
 * Servers before 2026-08-06 do not know `null`.
 */
export type AlertGroupBy = string | null
/**
 * How often the alert is evaluated, and over which span.
 * A number and a unit, such as `1h`: live servers take this closed list and refuse everything else, `2h` and `60m` included.
 * The granularity of a chart series query has another list.
 */
export type AlertInterval = '1m' | '5m' | '15m' | '30m' | '1h' | '6h' | '12h' | '1d'
/** Lines over time. */
export interface AlertLineChartRequest {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Whether the first entry of `select` is divided by the second; then there must be exactly two, and no formula. */
  asRatio?: boolean
  /** Whether the preceding period is drawn as well. */
  compareToPreviousPeriod?: boolean
  configType?: never
  connectionId?: never
  /** Lines over time. */
  displayType: 'line'
  /**
   * Whether empty buckets are drawn as zero.
   *
   * @default true
   */
  fillNulls?: boolean
  /** Whether the value axis starts near the smallest value instead of zero. */
  fitYAxisToData?: boolean
  /**
   * Series computed from those in `select`, on a source of logs, traces or metrics.
   * They cannot stand beside `asRatio: true`; say the ratio as a formula.
   *
   * @maxItems 10
   */
  formulas?: Formulas
  /**
   * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
   *
   * @maxLength 10000
   */
  groupBy?: string
  /**
   * Name of the chart, after which the alert is called where it has no `displayName`.
   * Servers before 2026-09-02 refuse or ignore it.
   */
  name?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Series or values of the chart; formulas and ratios name them by their order.
   *
   * @minItems 1
   * @maxItems 20
   */
  select: SelectItems
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * Whether the series that the formulas refer to are shown as well.
   * Servers drop it where there are no formulas.
   *
   * @default true
   */
  showOperandSeries?: boolean
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  sqlTemplate?: never
  /**
   * Condition on the rows of all series; empty for all of them.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @maxLength 10000
   * @default
   */
  where?: string
  /**
   * Language of the condition.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @default lucene
   */
  whereLanguage?: AlertChartWhereLanguage
}
/** Lines over time, from SQL. */
export interface AlertLineSqlChartRequest {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Whether the preceding period is drawn as well. */
  compareToPreviousPeriod?: boolean
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /**
   * Id of the connection that runs the SQL, which must be that of the source where one is named.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connectionId: string
  /** Lines over time. */
  displayType: 'line'
  /**
   * Whether empty buckets are drawn as zero.
   *
   * @default true
   */
  fillNulls?: boolean
  /** Whether the value axis starts near the smallest value instead of zero. */
  fitYAxisToData?: boolean
  /**
   * Name of the chart, after which the alert is called where it has no `displayName`.
   * Servers before 2026-09-02 refuse or ignore it.
   */
  name?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  select?: never
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId?: string
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/** Body of an answer with alerts. */
export interface AlertListAnswer {
  /** The alerts of the page. */
  data: Alert[]
  /**
   * Which page of a list an answer holds.
   * Servers before 2026-07-09 do not send it.
   */
  meta?: PageMeta
}
/**
 * Template of the notification text; null for none.
 *
 * @minLength 1
 * @maxLength 4096
 */
export type AlertMessage = string | null
/**
 * Name of the alert; null for none.
 *
 * @minLength 1
 * @maxLength 512
 */
export type AlertName = string | null
/**
 * Note for people; null for none.
 * Servers before 2026-05-13 refuse or ignore it.
 *
 * @minLength 1
 * @maxLength 4096
 */
export type AlertNote = string | null
/** One number, from one `select` entry, or from a formula whose operands the entries are. */
export interface AlertNumberChartRequest {
  /** Small chart drawn behind a number. */
  backgroundChart?: BackgroundChartRequest
  /** Token of the color palette. */
  color?: ChartColor
  /**
   * Colors by value, of which the last that matches counts.
   *
   * @maxItems 10
   */
  colorRules?: ColorRuleRequest[]
  configType?: never
  connectionId?: never
  /** One number. */
  displayType: 'number'
  /**
   * The formula whose value is shown.
   *
   * @maxItems 1
   */
  formulas?: FormulaRequest[]
  /**
   * Name of the chart, after which the alert is called where it has no `displayName`.
   * Servers before 2026-09-02 refuse or ignore it.
   */
  name?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Series or values of the chart; formulas and ratios name them by their order.
   *
   * @minItems 1
   * @maxItems 20
   */
  select: SelectItems
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  sqlTemplate?: never
  /**
   * Condition on the rows of all series; empty for all of them.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @maxLength 10000
   * @default
   */
  where?: string
  /**
   * Language of the condition.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @default lucene
   */
  whereLanguage?: AlertChartWhereLanguage
}
/** One number, from SQL. */
export interface AlertNumberSqlChartRequest {
  /** Token of the color palette. */
  color?: ChartColor
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /**
   * Id of the connection that runs the SQL, which must be that of the source where one is named.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connectionId: string
  /** One number. */
  displayType: 'number'
  /**
   * Name of the chart, after which the alert is called where it has no `displayName`.
   * Servers before 2026-09-02 refuse or ignore it.
   */
  name?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  select?: never
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId?: string
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/**
 * Number of consecutive windows in which the threshold must be passed; null for the first.
 * Servers before 2026-07-06 refuse or ignore it.
 *
 * @minimum 1
 */
export type AlertNumConsecutiveWindows = number | null
/** Rules between the fields of an alert that is sent; the bodies refer to it, and no value has this type. */
export type AlertRules = unknown
/**
 * Id of the saved search that the alert watches: 24 hexadecimal digits.
 * Servers look for any 12 characters as well, find nothing, and refuse every other text.
 * Servers before 2026-03-03 do not check its `pattern`.
 *
 * @pattern `^(?:[0-9a-fA-F]{24}|[ -~]{12})$`
 */
export type AlertSavedSearchId = string
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
 * Time from which the intervals are counted, in UTC with a `Z`; null for none.
 * At most one year ahead and ten years back.
 * Seconds may be missing or have any number of digits; servers answer with milliseconds.
 * An update that leaves it out keeps the stored one; one that sends it, null included, sets an offset that it does not send to 0.
 * Servers before 2026-03-06 refuse or ignore it.
 *
 * @format date-time
 * @pattern `Z$`
 * @example 2026-03-02T06:00:00.000Z
 */
export type AlertScheduleStartAt = string | null
/** How long an alert is silenced. */
export interface AlertSilence {
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
/** The chart of an alert in SQL, told apart by `displayType`. */
export type AlertSqlChartRequest =
  | AlertLineSqlChartRequest
  | AlertStackedBarSqlChartRequest
  | AlertNumberSqlChartRequest
/** Stacked bars over time. */
export interface AlertStackedBarChartRequest {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Whether the first entry of `select` is divided by the second; then there must be exactly two, and no formula. */
  asRatio?: boolean
  configType?: never
  connectionId?: never
  /** Stacked bars over time. */
  displayType: 'stacked_bar'
  /**
   * Whether empty buckets are drawn as zero.
   *
   * @default true
   */
  fillNulls?: boolean
  /**
   * Series computed from those in `select`, on a source of logs, traces or metrics.
   * They cannot stand beside `asRatio: true`; say the ratio as a formula.
   *
   * @maxItems 10
   */
  formulas?: Formulas
  /**
   * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
   *
   * @maxLength 10000
   */
  groupBy?: string
  /**
   * Name of the chart, after which the alert is called where it has no `displayName`.
   * Servers before 2026-09-02 refuse or ignore it.
   */
  name?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Series or values of the chart; formulas and ratios name them by their order.
   *
   * @minItems 1
   * @maxItems 20
   */
  select: SelectItems
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * Whether the series that the formulas refer to are shown as well.
   * Servers drop it where there are no formulas.
   *
   * @default true
   */
  showOperandSeries?: boolean
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  sqlTemplate?: never
  /**
   * Condition on the rows of all series; empty for all of them.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @maxLength 10000
   * @default
   */
  where?: string
  /**
   * Language of the condition.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @default lucene
   */
  whereLanguage?: AlertChartWhereLanguage
}
/** Stacked bars over time, from SQL. */
export interface AlertStackedBarSqlChartRequest {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /**
   * Id of the connection that runs the SQL, which must be that of the source where one is named.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connectionId: string
  /** Stacked bars over time. */
  displayType: 'stacked_bar'
  /**
   * Whether empty buckets are drawn as zero.
   *
   * @default true
   */
  fillNulls?: boolean
  /**
   * Name of the chart, after which the alert is called where it has no `displayName`.
   * Servers before 2026-09-02 refuse or ignore it.
   */
  name?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  select?: never
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId?: string
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/**
 * Tags of the alert; an empty list for none.
 * Servers write those of the dashboard or the saved search where they are left out, also over stored ones.
 * Servers before 2026-09-02 refuse or ignore it.
 *
 * @maxItems 50
 */
export type AlertTags = string[]
/**
 * Value that triggers the alert; the lower end of the range for `between` and `not_between`.
 * Servers before 2026-03-09 refuse a negative one.
 */
export type AlertThreshold = number
/**
 * Upper end of the range.
 * Required for `between` and `not_between`, and then not below `threshold`; without a meaning for the others.
 * Servers refuse null, so that an update cannot take it away.
 * Servers before 2026-04-17 refuse or ignore it.
 */
export type AlertThresholdMax = number
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
 * Id of a tile of that dashboard.
 * Alerts are evaluated for line, stacked bar and number charts.
 * Servers check the kind of SQL charts only; on a tile of another kind the next update of the dashboard deletes the alert, even where it changes nothing.
 * The SQL of a line or stacked bar chart needs an interval, as a parameter or a macro.
 *
 * @minLength 1
 */
export type AlertTileId = string
/**
 * Id of the webhook: 24 hexadecimal digits; `listWebhooks` lists them.
 * Servers look for any 12 characters as well, find nothing, and refuse every other text.
 * Where one takes the id of no webhook, nobody is notified.
 * Servers before 2026-03-03 do not check its `pattern`.
 *
 * @pattern `^(?:[0-9a-fA-F]{24}|[ -~]{12})$`
 */
export type AlertWebhookId = string
/**
 * Whether the time range is widened to whole buckets.
 *
 * @default true
 */
export type AlignDateRangeToGranularity = boolean
/** The value of this kind of filter is a variable, `$variableName`. */
export type AlwaysVariable = true
/**
 * Level of the quantile.
 *
 * @minimum 0
 * @maximum 1
 */
export type AnyQuantileLevel = number
/**
 * Ids of the sources whose tiles are filtered; those of all sources where it is left out.
 * It cannot stand beside `isBroadcastEnabled: false`.
 */
export type AppliesToSourceIds = string[]
/** Whether the first entry of `select` is divided by the second; then there must be exactly two, and no formula. */
export type AsRatio = boolean
/** Small chart drawn behind a number. */
export interface BackgroundChart {
  /** Token of the color palette. */
  color?: StoredChartColor
  /** Form of the chart. */
  type?: 'line' | 'area' | (string & {})
}
/** Small chart drawn behind a number. */
export interface BackgroundChartRequest {
  /** Token of the color palette. */
  color?: ChartColor
  /** Form of the chart. */
  type: 'line' | 'area'
}
/** Bars by category, not over time. */
export interface BarChart {
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** Bars by category, not over time. */
  displayType: 'bar'
  /** Columns to group by, separated by commas. */
  groupBy?: string
  /** Number of bars; 0 is no limit. */
  limit?: number
  /** How numbers are written. */
  numberFormat?: NumberFormat
  /** Order of the bars. */
  orderBy?: string
  /** The value that decides the length of a bar. */
  select?: SelectItem[]
  /** Id of the source that is queried. */
  sourceId?: string
}
/**
 * Bars by category, not over time.
 * Servers before 2026-07-09 refuse or ignore it.
 */
export interface BarChartRequest {
  configType?: never
  connectionId?: never
  /** Bars by category, not over time. */
  displayType: 'bar'
  /**
   * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
   *
   * @maxLength 10000
   */
  groupBy?: string
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   *
   * @minimum 0
   */
  limit?: number
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Order of the rows.
   * Servers before 2026-07-10 refuse or ignore it.
   *
   * @maxLength 10000
   */
  orderBy?: string
  /**
   * The value of the chart, exactly one.
   *
   * @minItems 1
   * @maxItems 1
   */
  select: SingleSelectItem
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  sqlTemplate?: never
}
/**
 * Bars by category, from SQL.
 * Servers before 2026-07-09 refuse or ignore it.
 */
export interface BarSqlChartRequest {
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /**
   * Id of the connection that runs the SQL, which must be that of the source where one is named.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connectionId: string
  /** Bars by category, not over time. */
  displayType: 'bar'
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  select?: never
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId?: string
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/** A color for the values between two numbers. */
export interface BetweenColorRuleRequest {
  /** Token of the color palette. */
  color: ChartColor
  /**
   * Text shown with the color.
   *
   * @maxLength 40
   */
  label?: string
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
/** A rule that a request breaks. */
export interface BrokenRule {
  /** Kind of the rule. */
  code?: string
  /** Type that the rule asks for. */
  expected?: string
  /** What is wrong. */
  message?: string
  /** Names of the properties that lead to the place; empty for the whole part. */
  path?: unknown[]
  /** Type that was sent. */
  received?: string
  /** Form that the rule asks for, such as `email`. */
  validation?: string
  [key: string]: unknown
}
/** A chart on a source, or a text, told apart by `displayType`. */
export type BuilderChartRequest =
  | LineChartRequest
  | StackedBarChartRequest
  | TableChartRequest
  | NumberChartRequest
  | PieChartRequest
  | BarChartRequest
  | HeatmapChartRequest
  | SearchChartRequest
  | EventPatternsChartRequest
  | MarkdownChartRequest
/** Token of the color palette. */
export type ChartColor =
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
/** Rules between the fields of a chart that is sent; the charts refer to it, and no value has this type. */
export type ChartRules = unknown
/** Body of an answer with the points of time series. */
export interface ChartSeriesAnswer {
  /**
   * The points, those of the first series in the order of their buckets.
   * A bucket or group that only a later series has comes after them.
   */
  data: ChartSeriesPoint[]
}
/**
 * The values of all series in one bucket, for one group.
 * The value of a series stands under a flat key that holds a dot, such as `series_0.data`.
 * It is a text for 64-bit integers, such as counts, a number for other numbers, and null for none, such as what is divided by zero.
 * With `any` and `none` it is whatever the expression is.
 * The key is missing where a series has no row in the bucket.
 * With `seriesReturnType: column` the rows are raw: the values stand under keys such as `series_0`, beside the columns that are grouped by.
 * The start of the bucket is then a text in ISO 8601, in a column whose name ends in `time_bucket`.
 * What stands before this ending varies by deployment: look for a key with this ending.
 */
export type ChartSeriesPoint = ({
  /**
   * Values of the columns that are grouped by, in their order.
   * They are of the type of the column: a text, a number, a list, or an object for a map.
   * For anything but a bare column it can be null, and all groups of a bucket are one point then; see the request's `groupBy`.
   */
  group?: unknown[]
  /**
   * Value of a series in a bucket: a text for 64-bit integers such as counts, a number for other numbers, null for none.
   * With `any` and `none` it is what the expression is, a boolean, a list or an object as well.
   */
  'series_0.data'?: ChartSeriesValue
  /**
   * Value of a series in a bucket: a text for 64-bit integers such as counts, a number for other numbers, null for none.
   * With `any` and `none` it is what the expression is, a boolean, a list or an object as well.
   */
  'series_1.data'?: ChartSeriesValue
  /**
   * Value of a series in a bucket: a text for 64-bit integers such as counts, a number for other numbers, null for none.
   * With `any` and `none` it is what the expression is, a boolean, a list or an object as well.
   */
  'series_2.data'?: ChartSeriesValue
  /**
   * Value of a series in a bucket: a text for 64-bit integers such as counts, a number for other numbers, null for none.
   * With `any` and `none` it is what the expression is, a boolean, a list or an object as well.
   */
  'series_3.data'?: ChartSeriesValue
  /**
   * Value of a series in a bucket: a text for 64-bit integers such as counts, a number for other numbers, null for none.
   * With `any` and `none` it is what the expression is, a boolean, a list or an object as well.
   */
  'series_4.data'?: ChartSeriesValue
  /** Start of the bucket, in epoch milliseconds. */
  ts_bucket?: number
} & {
  [key: string]: unknown
}) & {
  [key: `series_${number}.data`]: ChartSeriesValue
}
/** A query for one to five time series over a time range. */
export interface ChartSeriesQueryRequest {
  /**
   * End of the range, in epoch milliseconds; servers refuse fewer than 13 digits.
   *
   * @minimum 1000000000000
   */
  endTime: number
  /**
   * Size of a bucket.
   * A number and a unit, such as `1h`: live servers take this closed list and refuse everything else, `1s` and `3h` included.
   * The interval of an alert has another list.
   *
   * @default auto
   */
  granularity?:
    | '30s'
    | '1m'
    | '5m'
    | '10m'
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
    | 'auto'
  /**
   * The series, one to five.
   *
   * @minItems 1
   * @maxItems 5
   */
  series: ChartSeriesRequest[]
  /**
   * Form of the points.
   * `column` returns raw rows, in which the name of the bucket's column ends in `time_bucket` and varies by deployment.
   * `ratio` does not compute a ratio, whatever its name says.
   * Servers before 2026-08-04 answer 500 to `ratio` with exactly two columns to group by.
   */
  seriesReturnType?: 'ratio' | 'column'
  /**
   * Start of the range, in epoch milliseconds; servers refuse fewer than 13 digits.
   *
   * @minimum 1000000000000
   */
  startTime: number
}
/**
 * A series of a chart series query.
 * Some fields have other names than in a tile: `field` for `valueExpression`, `metricDataType` for `metricType`.
 * Every function but `count` needs a `field`; a metric needs `metricName` and `metricDataType`: without them servers answer 500.
 * A `dataSource`, which older documents name, has no effect and is not sent.
 */
export interface ChartSeriesRequest {
  /**
   * Aggregate function.
   * `none` takes a `field` that aggregates by itself, such as `uniq(ServiceName)`, and answers 500 for a bare column.
   * `increase` works on metrics of the type `sum` only.
   * Servers before 2026-05-12 do not know `increase`.
   */
  aggFn:
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
   * Column or expression that is aggregated.
   * A fault of servers: one that holds a dot, such as `SpanAttributes.size` or `Duration / 1000000.0`, is taken for a text, and the value is 0 or the answer 500.
   * Write `SpanAttributes['size']` and `Duration / 1e6`.
   */
  field?: string
  /**
   * Columns to group by, a list that can be empty; it must be the same in all series.
   * A fault of servers: for anything but a bare column, such as an attribute or several columns in one text, points have the group `[null]` and the value of one group of their bucket only.
   * With `seriesReturnType: column` such groups are right, in a column that bears the expression's name.
   *
   * @maxItems 10
   */
  groupBy: string[]
  /**
   * Level of the quantile.
   *
   * @minimum 0
   * @maximum 1
   */
  level?: number
  /**
   * Type of the metric.
   * Servers cannot query `summary` and `exponential histogram` yet and answer 500, as they do for most functions of a `histogram`.
   */
  metricDataType?: 'sum' | 'gauge' | 'histogram' | 'summary' | 'exponential histogram'
  /** Name of a metric. */
  metricName?: string
  /** Direction in which the rows are ordered. */
  sortOrder?: SortOrder
  /**
   * Id of the source that is queried: 24 hexadecimal digits.
   * Servers look for any 12 characters as well, find nothing, and refuse every other text.
   *
   * @pattern `^(?:[0-9a-fA-F]{24}|[ -~]{12})$`
   */
  sourceId: string
  /**
   * Condition on the rows, of the form `<field>:<value>` such as `SeverityText:error`; empty for all of them.
   * The field is a column of the source's table, or an attribute; servers answer 500 for any other.
   */
  where: string
  /**
   * Language of the condition; servers take it for `lucene` where it is left out.
   * `promql` is taken, and read as `sql`.
   * Servers before 2026-05-27 do not know `promql`.
   */
  whereLanguage?: 'sql' | 'lucene' | 'promql'
}
/**
 * Value of a series in a bucket: a text for 64-bit integers such as counts, a number for other numbers, null for none.
 * With `any` and `none` it is what the expression is, a boolean, a list or an object as well.
 */
export type ChartSeriesValue = string | number | boolean | null | unknown[] | Record<string, unknown>
/** A color for the values that meet a condition. */
export interface ColorRule {
  /** Token of the color palette. */
  color?: StoredChartColor
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
 * @maxLength 40
 */
export type ColorRuleLabel = string
/** A color for the values that meet a condition, told apart by `operator`. */
export type ColorRuleRequest = ComparisonColorRuleRequest | BetweenColorRuleRequest | EqualityColorRuleRequest
/** Whether the preceding period is drawn as well. */
export type CompareToPreviousPeriod = boolean
/** A color for the values above or below a number. */
export interface ComparisonColorRuleRequest {
  /** Token of the color palette. */
  color: ChartColor
  /**
   * Text shown with the color.
   *
   * @maxLength 40
   */
  label?: string
  /** Comparison. */
  operator: 'gt' | 'gte' | 'lt' | 'lte'
  /** Number compared with. */
  value: number
}
/** A tile that is described by its `config`. */
export interface ConfigTileRequest {
  asRatio?: never
  /**
   * What a tile shows, told apart by `displayType`.
   * The charts with `configType: sql` take an SQL template; without `configType`, a chart is described by `select`.
   */
  config: TileConfigRequest
  /**
   * Id of a container, chosen by the sender, and different from those of the other containers.
   * Servers refuse a tile in a container that the dashboard does not have.
   * Servers before 2026-05-11 refuse or ignore it.
   *
   * @minLength 1
   * @maxLength 256
   */
  containerId?: string
  /**
   * Height in rows.
   *
   * @minimum 1
   */
  h: number
  /**
   * Id of the tile; ignored when a dashboard is created, keeps the tile when it is updated.
   *
   * @maxLength 36
   */
  id?: string
  /** Title of the tile. */
  name: string
  series?: never
  /**
   * Id of a tab of a container, chosen by the sender, and different from those of the other tabs there.
   * Servers refuse a tile in a tab that its container does not have.
   * Servers before 2026-05-11 refuse or ignore it.
   *
   * @minLength 1
   * @maxLength 256
   */
  tabId?: string
  /**
   * Width in columns; servers do not check that the tile ends within the grid.
   *
   * @minimum 1
   * @maximum 24
   */
  w: number
  /**
   * Left edge, in columns.
   *
   * @minimum 0
   * @maximum 23
   */
  x: number
  /**
   * Upper edge, in rows.
   *
   * @minimum 0
   */
  y: number
}
/**
 * A connection to a database, which sources name.
 * No answer shows its password.
 * Some deployments call `settingPrefix` by a name of their own, which `fetchWithNames` translates.
 */
export interface Connection {
  /**
   * Time of creation.
   *
   * @format date-time
   */
  createdAt?: string
  /**
   * Address of the database.
   *
   * @example https://database.example.com:8443
   */
  host: string
  /** Id of the connection, the `connection` of sources; 24 hexadecimal digits in practice. */
  id: string
  /**
   * Whether the address is that of a Prometheus API, which PromQL is sent to as it is.
   * Servers before 2026-06-26 do not send it.
   */
  isPrometheusEndpoint?: boolean
  /** Name of the connection. */
  name: string
  /** What begins the names of the settings that queries carry; absent where there is none. */
  settingPrefix?: string | null
  /**
   * Time of the last change.
   *
   * @format date-time
   */
  updatedAt?: string
  /** Name of the user. */
  username: string
}
/** Body of an answer with one connection. */
export interface ConnectionAnswer {
  /**
   * A connection to a database, which sources name.
   * No answer shows its password.
   * Some deployments call `settingPrefix` by a name of their own, which `fetchWithNames` translates.
   */
  data: Connection
}
/**
 * Id of the connection that runs the SQL, which must be that of the source where one is named.
 *
 * @pattern `^[0-9a-fA-F]{24}$`
 */
export type ConnectionId = string
/** Body of an answer with connections. */
export interface ConnectionListAnswer {
  /** The connections. */
  data: Connection[]
  /** What a list leaves out, because the server cannot read it; only sent where there is such a connection. */
  meta?: SkippedConnections
}
/**
 * Id of a container, chosen by the sender, and different from those of the other containers.
 * Servers refuse a tile in a container that the dashboard does not have.
 *
 * @minLength 1
 * @maxLength 256
 */
export type ContainerId = string
/**
 * Title of a container or of one of its tabs.
 *
 * @minLength 1
 * @maxLength 256
 */
export type ContainerTitle = string
/** Number of rows. */
export interface CountSelectItemRequest {
  /** Number of rows. */
  aggFn: 'count'
  /**
   * Name of the series.
   *
   * @maxLength 10000
   */
  alias?: string
  level?: never
  /** Name of a metric. */
  metricName?: string
  /** Type of a metric. */
  metricType?: MetricType
  /**
   * How numbers are written.
   * Servers before 2026-05-12 refuse or ignore it.
   */
  numberFormat?: NumberFormatRequest
  /** Aggregation over the period; `delta` is the change within it. */
  periodAggFn?: PeriodAggregateFunction
  /** Empty, as servers send it; a count has no expression. */
  valueExpression?:
    | ''
    | (string & {
        length: 0
      })
  /**
   * Condition on the rows; empty for all of them.
   *
   * @maxLength 10000
   * @default
   */
  where?: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/** A new alert, on a tile, on a saved search or on a chart of its own, told apart by `source`. */
export type CreateAlertRequest = TileAlertRequest | SavedSearchAlertRequest | InlineAlertRequest
/** A new connection; its id is assigned by the server. */
export interface CreateConnectionRequest {
  /**
   * Address of the database; servers take any text.
   *
   * @example https://database.example.com:8443
   */
  host: string
  /**
   * Whether the address is that of a Prometheus API, which PromQL is sent to as it is.
   * Servers before 2026-06-26 refuse or ignore it.
   */
  isPrometheusEndpoint?: boolean
  /** Name of the connection; several connections can have the same. */
  name: string
  /** Password of the user; empty where it is left out. */
  password?: string
  /**
   * What begins the names of the settings that queries carry: letters, digits and `_`.
   * Default: none.
   *
   * @pattern `^[a-zA-Z0-9_]+$`
   * @example team_
   */
  settingPrefix?: string | null
  /** Name of the user. */
  username: string
}
/**
 * A new filter, which filters tiles, gives its value to a variable, or both.
 * Servers refuse any field of it that they do not know, an `id` too, where they ignore unknown fields elsewhere.
 */
export type CreateDashboardFilterRequest =
  | CreateQueryFilterRequest
  | CreateStaticListFilterRequest
  | CreatePrometheusLabelFilterRequest
/**
 * A new dashboard.
 * Ids are assigned by the server: a tile's `id` is ignored, a filter must not have one.
 * Servers refuse sources, connections, and dashboards to open with a click, that they do not know.
 */
export interface CreateDashboardRequest {
  /**
   * Sections that hold tiles.
   * Servers before 2026-05-11 refuse or ignore it.
   *
   * @maxItems 50
   */
  containers?: DashboardContainers
  /** Filters offered above the tiles; they get their ids from the server. */
  filters?: CreateDashboardFilterRequest[]
  /**
   * Title of the dashboard; can be empty.
   *
   * @maxLength 1024
   */
  name: string
  /**
   * Filter values that the dashboard opens with.
   * Servers before 2026-03-04 refuse or ignore it.
   */
  savedFilterValues?: SavedFilterValues
  /**
   * Query that the dashboard opens with; null for none.
   * Servers before 2026-03-04 refuse or ignore it.
   */
  savedQuery?: string | null
  /**
   * Language of the saved query.
   * It must not be null where a query is set.
   * Servers before 2026-03-04 refuse or ignore it.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  savedQueryLanguage?: SavedQueryLanguage
  /**
   * Labels by which dashboards are grouped and found.
   *
   * @maxItems 50
   */
  tags?: DashboardTags
  /**
   * Tiles, in any order; their ids, where they have one, differ.
   * Servers before 2026-05-11 do not check its `maxItems`.
   *
   * @maxItems 500
   */
  tiles: DashboardTiles
}
/**
 * A filter whose values are those of a label, which only gives its value to a variable.
 * Servers before 2026-09-01 refuse or ignore it.
 */
export interface CreatePrometheusLabelFilterRequest {
  id?: never
  /** This kind of filter filters no tile. */
  isBroadcastEnabled: NoBroadcast
  /**
   * Whether all tiles wait for a value; otherwise only those that use the filter do.
   * Servers drop it without `minSelections`.
   * Servers before 2026-09-04 refuse or ignore it.
   */
  isGlobalRequirement?: boolean
  /** The value of this kind of filter is a variable, `$variableName`. */
  isVariableEnabled: AlwaysVariable
  /** Label whose values are offered. */
  label: string
  /**
   * Selector of the series whose labels count; it may contain variables.
   * Servers before 2026-09-04 refuse or ignore it.
   */
  match?: string
  /**
   * How many values must be chosen; 1 makes the filter required, 0 optional.
   * Servers before 2026-09-04 refuse or ignore it.
   *
   * @minimum 0
   * @default 0
   */
  minSelections?: number
  /**
   * Label of the filter.
   *
   * @minLength 1
   */
  name: string
  /**
   * Id of the source that offers the values, which must be one of PromQL.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /** Kind of filter. */
  type: 'PROMETHEUS_LABEL'
  /**
   * Name of the variable, beside `isVariableEnabled: true` only.
   * Left out, it is made of the letters, digits and underscores in the filter's `name`; servers refuse a variable whose name has none.
   *
   * @maxLength 64
   * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
   */
  variableName?: string
}
/** A filter whose values are those of an expression on a source. */
export interface CreateQueryFilterRequest {
  /**
   * Ids of the sources whose tiles are filtered; those of all sources where it is left out.
   * It cannot stand beside `isBroadcastEnabled: false`.
   * Servers before 2026-05-26 refuse or ignore it.
   */
  appliesToSourceIds?: AppliesToSourceIds
  /**
   * Expression that is filtered.
   *
   * @minLength 1
   */
  expression: string
  id?: never
  /**
   * Whether the tiles are filtered by the value; where not, `isVariableEnabled` must be true.
   * Servers before 2026-08-11 refuse or ignore it.
   *
   * @default true
   */
  isBroadcastEnabled?: boolean
  /**
   * Whether all tiles wait for a value; otherwise only those that use the filter do.
   * Servers drop it without `minSelections`.
   * Servers before 2026-09-04 refuse or ignore it.
   */
  isGlobalRequirement?: boolean
  /**
   * Whether the value can be used as a variable, `$variableName`.
   * Names of variables differ within a dashboard.
   * Servers before 2026-08-11 refuse or ignore it.
   */
  isVariableEnabled?: boolean
  /**
   * How many values must be chosen; 1 makes the filter required, 0 optional.
   * Servers before 2026-09-04 refuse or ignore it.
   *
   * @minimum 0
   * @default 0
   */
  minSelections?: number
  /**
   * Label of the filter.
   *
   * @minLength 1
   */
  name: string
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /** Type of a metric. */
  sourceMetricType?: MetricType
  /** Kind of filter. */
  type: 'QUERY_EXPRESSION'
  /**
   * Name of the variable, beside `isVariableEnabled: true` only.
   * Left out, it is made of the letters, digits and underscores in the filter's `name`; servers refuse a variable whose name has none.
   * Servers before 2026-08-11 refuse or ignore it.
   *
   * @maxLength 64
   * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
   */
  variableName?: string
  /**
   * Condition on the rows that offer the values.
   * Servers before 2026-03-24 refuse or ignore it.
   */
  where?: string
  /**
   * Language of that condition.
   * Servers before 2026-03-24 refuse or ignore it.
   *
   * @default sql
   */
  whereLanguage?: DashboardFilterWhereLanguage
}
/**
 * A new saved search.
 * Names may repeat, and servers run neither the condition nor the columns, so that mistakes in them show later.
 */
export interface CreateSavedSearchRequest {
  /**
   * Conditions that are chosen beside the search, all of which must hold.
   *
   * @maxItems 100
   * @default []
   */
  filters?: SavedSearchFilterRequest[]
  /**
   * Name of the saved search.
   * Servers cut off blanks at both ends, and refuse a name of nothing else.
   *
   * @minLength 1
   * @maxLength 1024
   */
  name: string
  /**
   * Order of the rows, in SQL; empty for that of the source.
   *
   * @maxLength 1024
   * @default
   */
  orderBy?: string
  /**
   * Columns to show, separated by commas; empty for those of the source.
   *
   * @maxLength 4096
   * @default
   */
  select?: string
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /**
   * Labels by which saved searches are grouped and found.
   *
   * @maxItems 50
   * @default []
   */
  tags?: string[]
  /**
   * Condition on the rows; empty for none.
   *
   * @maxLength 8192
   * @default
   */
  where?: string
  /**
   * Language of the condition.
   *
   * @default lucene
   */
  whereLanguage?: 'lucene' | 'sql'
}
/** A new source, told apart by `kind`; its id is assigned by the server. */
export type CreateSourceRequest =
  | LogSourceRequest
  | TraceSourceRequest
  | SessionSourceRequest
  | MetricSourceRequest
  | PromqlSourceRequest
/**
 * A filter with a list of values, which only gives its value to a variable.
 * Servers before 2026-08-28 refuse or ignore it.
 */
export interface CreateStaticListFilterRequest {
  id?: never
  /** This kind of filter filters no tile. */
  isBroadcastEnabled: NoBroadcast
  /**
   * Whether all tiles wait for a value; otherwise only those that use the filter do.
   * Servers drop it without `minSelections`.
   * Servers before 2026-09-04 refuse or ignore it.
   */
  isGlobalRequirement?: boolean
  /** The value of this kind of filter is a variable, `$variableName`. */
  isVariableEnabled: AlwaysVariable
  /**
   * How many values must be chosen; 1 makes the filter required, 0 optional.
   * Servers before 2026-09-04 refuse or ignore it.
   *
   * @minimum 0
   * @default 0
   */
  minSelections?: number
  /**
   * Label of the filter.
   *
   * @minLength 1
   */
  name: string
  /**
   * The values that are offered.
   *
   * @minItems 1
   */
  options: string[]
  /** Kind of filter. */
  type: 'STATIC_LIST'
  /**
   * Name of the variable, beside `isVariableEnabled: true` only.
   * Left out, it is made of the letters, digits and underscores in the filter's `name`; servers refuse a variable whose name has none.
   *
   * @maxLength 64
   * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
   */
  variableName?: string
}
/** A person to invite. */
export interface CreateTeamInvitationRequest {
  /**
   * Email address; servers store it in lower case, and refuse addresses with letters beyond ASCII or with quotes.
   *
   * @pattern `^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$`
   * @example grace@example.com
   */
  email: string
  /** Name of the person, shown in the list of invitations; a later invitation of the same address does not change it. */
  name?: string
}
/**
 * A new webhook, told apart by `service`.
 * A service has each name once.
 */
export type CreateWebhookRequest = SlackWebhookRequest | IncidentIoWebhookRequest | GenericWebhookRequest
/**
 * A dashboard: tiles on a grid of 24 columns, with filters that apply to them.
 * Servers leave some of what they store out of it, such as whole tiles with a PromQL chart.
 * Only the `id` is guaranteed: servers of different ages send different sets of fields.
 */
export interface Dashboard {
  /**
   * Sections that hold tiles; not sent where there are none.
   * Servers before 2026-05-11 do not send it.
   */
  containers?: DashboardContainer[]
  /** Filters offered above the tiles. */
  filters?: DashboardFilter[]
  /** Id of the dashboard, the `dashboardId` of an alert; 24 hexadecimal digits in practice. */
  id: string
  /** Title of the dashboard; can be empty. */
  name?: string
  /**
   * Filter values that the dashboard opens with.
   * Servers before 2026-03-04 do not send it.
   */
  savedFilterValues?: SavedFilterValue[]
  /**
   * Query that the dashboard opens with; null when there is none.
   * Servers before 2026-03-04 do not send it.
   */
  savedQuery?: string | null
  /**
   * Language of the saved query; null when there is none.
   * Servers before 2026-03-04 do not send it.
   */
  savedQueryLanguage?: 'sql' | 'lucene' | 'promql' | (string & {}) | null
  /** Labels by which dashboards are grouped and found. */
  tags?: string[]
  /** Tiles, in no particular order; their place is in `x`, `y`, `w` and `h`. */
  tiles?: Tile[]
}
/** Body of an answer with one dashboard. */
export interface DashboardAnswer {
  /**
   * A dashboard: tiles on a grid of 24 columns, with filters that apply to them.
   * Servers leave some of what they store out of it, such as whole tiles with a PromQL chart.
   * Only the `id` is guaranteed: servers of different ages send different sets of fields.
   */
  data: Dashboard
}
/** A section of a dashboard that holds tiles. */
export interface DashboardContainer {
  /** Whether the container has a border. */
  bordered?: boolean
  /** Whether the container is closed at first. */
  collapsed?: boolean
  /** Whether the container can be closed. */
  collapsible?: boolean
  /** Id of the container, the `containerId` of its tiles. */
  id: string
  /** Tabs of the container. */
  tabs?: DashboardContainerTab[]
  /** Title of the container. */
  title?: string
}
/** A section of a dashboard that holds tiles. */
export interface DashboardContainerRequest {
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
   * Id of a container, chosen by the sender, and different from those of the other containers.
   * Servers refuse a tile in a container that the dashboard does not have.
   *
   * @minLength 1
   * @maxLength 256
   */
  id: string
  /**
   * Tabs of the container.
   *
   * @maxItems 20
   */
  tabs?: DashboardContainerTabRequest[]
  /**
   * Title of a container or of one of its tabs.
   *
   * @minLength 1
   * @maxLength 256
   */
  title: string
}
/**
 * Sections that hold tiles.
 *
 * @maxItems 50
 */
export type DashboardContainers = DashboardContainerRequest[]
/** A tab of a container. */
export interface DashboardContainerTab {
  /** Id of the tab, the `tabId` of its tiles. */
  id: string
  /** Title of the tab. */
  title?: string
}
/** A tab of a container. */
export interface DashboardContainerTabRequest {
  /**
   * Id of a tab of a container, chosen by the sender, and different from those of the other tabs there.
   * Servers refuse a tile in a tab that its container does not have.
   *
   * @minLength 1
   * @maxLength 256
   */
  id: string
  /**
   * Title of a container or of one of its tabs.
   *
   * @minLength 1
   * @maxLength 256
   */
  title: string
}
/** A filter offered above the tiles of a dashboard. */
export interface DashboardFilter {
  /** Ids of the sources whose tiles are filtered. */
  appliesToSourceIds?: string[]
  /** Expression that is filtered (`QUERY_EXPRESSION`). */
  expression?: string
  /** Id of the filter, assigned by the server; an update of the dashboard must send it back. */
  id: string
  /** Whether every tile is filtered. */
  isBroadcastEnabled?: boolean
  /** Whether all tiles wait for a value; otherwise only those that use the filter do. */
  isGlobalRequirement?: boolean
  /** Whether the value can be used as a variable. */
  isVariableEnabled?: boolean
  /** Label whose values are offered (`PROMETHEUS_LABEL`). */
  label?: string
  /** Selector of the series whose labels count (`PROMETHEUS_LABEL`). */
  match?: string
  /** How many values must be chosen; absent where none must. */
  minSelections?: number
  /** Label of the filter. */
  name?: string
  /** The values that are offered (`STATIC_LIST`). */
  options?: string[]
  /** Id of the source that offers the values (not of `STATIC_LIST`). */
  sourceId?: string
  /** Type of the metrics that offer the values. */
  sourceMetricType?: 'sum' | 'gauge' | 'histogram' | 'summary' | 'exponential histogram' | (string & {})
  /** Kind of filter. */
  type?: 'QUERY_EXPRESSION' | 'STATIC_LIST' | 'PROMETHEUS_LABEL' | (string & {})
  /** Name of the variable; absent where the filter is none. */
  variableName?: string
  /** Condition on the rows that offer the values. */
  where?: string
  /** Language of the condition. */
  whereLanguage?: 'sql' | 'lucene' | (string & {})
}
/**
 * Expression that is filtered.
 *
 * @minLength 1
 */
export type DashboardFilterExpression = string
/**
 * Label of the filter.
 *
 * @minLength 1
 */
export type DashboardFilterName = string
/** Condition on the rows that offer the values. */
export type DashboardFilterWhere = string
/**
 * Language of that condition.
 *
 * @default sql
 */
export type DashboardFilterWhereLanguage = 'sql' | 'lucene'
/** Body of an answer with dashboards. */
export interface DashboardListAnswer {
  /** The dashboards. */
  data: Dashboard[]
}
/** Something that is wrong in the body of a dashboard. */
export interface DashboardMistake {
  /** What is wrong. */
  message?: string
  /** Place in the body, such as `tiles.0.config`; empty for the dashboard as a whole. */
  path?: string
}
/**
 * Title of the dashboard; can be empty.
 *
 * @maxLength 1024
 */
export type DashboardName = string
/** A click opens a dashboard, which must exist. */
export interface DashboardOnClickRequest {
  /**
   * Templates of the filters that the place opens with.
   *
   * @maxItems 50
   */
  filters?: OnClickFilters
  /** The place that is opened, told apart by `mode`. */
  target: OnClickTargetRequest
  /** Opens a dashboard. */
  type: 'dashboard'
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
  /**
   * Template of the condition that the place opens with.
   *
   * @maxLength 10000
   */
  whereTemplate?: string
}
/**
 * Labels by which dashboards are grouped and found.
 *
 * @maxItems 50
 */
export type DashboardTags = string[]
/**
 * Tiles, in any order; their ids, where they have one, differ.
 * Servers before 2026-05-11 do not check its `maxItems`.
 *
 * @maxItems 500
 */
export type DashboardTiles = TileRequest[]
/**
 * Whether a dashboard would be created, and if not, why.
 * Servers before 2026-07-01 do not send it.
 */
export interface DashboardValidation {
  /** What is wrong; empty where nothing is. */
  errors: DashboardMistake[]
  /** The body without fields that servers drop, and with defaults; null where something is wrong. */
  normalized?: {
    [key: string]: unknown
  } | null
  /** Whether the dashboard would be created. */
  valid: boolean
}
/** Body of the answer to a deletion, an empty object. */
export type DeletedAnswer = Record<string, unknown>
/** Notifications go out by e-mail (managed deployment). */
export interface EmailAlertChannel {
  /** Addresses that are written to. */
  emailRecipients?: string[]
  /** E-mail. */
  type: 'email'
}
/** A color for the values that equal something, or do not. */
export interface EqualityColorRuleRequest {
  /** Token of the color palette. */
  color: ChartColor
  /**
   * Text shown with the color.
   *
   * @maxLength 40
   */
  label?: string
  /** Comparison. */
  operator: 'eq' | 'neq'
  /** Number or text compared with. */
  value: number | string
}
/**
 * Body of an error answer, with the server's words in `message`, or, for chart series, in `error`.
 * Which of them is sent depends on the place where the request failed.
 */
export interface ErrorMessage {
  /** What went wrong. */
  error?: string
  /** What went wrong. */
  message?: string
}
/** Patterns found in the matching rows. */
export interface EventPatternsChart {
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** Patterns found in the matching rows. */
  displayType: 'event_patterns'
  /** Columns in which patterns are looked for, separated by commas. */
  select?: string
  /** Id of the source that is searched. */
  sourceId?: string
  /** Condition on the rows. */
  where?: string
  /** Language of the condition. */
  whereLanguage?: 'sql' | 'lucene' | 'promql' | (string & {})
}
/**
 * Patterns found in the matching rows.
 * Servers before 2026-07-08 refuse or ignore it.
 */
export interface EventPatternsChartRequest {
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
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /**
   * Condition on the rows; empty for all of them.
   *
   * @maxLength 10000
   * @default
   */
  where?: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/**
 * A click opens an address outside.
 * Servers before 2026-06-26 refuse or ignore it.
 */
export interface ExternalOnClickRequest {
  /** Opens an address outside. */
  type: 'external'
  /**
   * Template of the address.
   *
   * @minLength 1
   * @maxLength 10000
   */
  urlTemplate: string
}
/**
 * Whether empty buckets are drawn as zero.
 *
 * @default true
 */
export type FillNulls = boolean
/** A column that is offered as a filter. */
export interface FilterColumn {
  /** Whether an entry for all values is offered. */
  allowAll?: boolean | null
  /** Label of the filter. */
  label?: string | null
  /** Name of the column. */
  name?: string
  /** SQL expression whose values are offered; where it is null, the column `name`. */
  valueExpression?: string | null
}
/** Filters that the user interface offers for the source (managed deployment), of ten columns at most. */
export type FilterSettings = {
  /** Columns that are offered, in this order. */
  columns?: FilterColumn[]
  /** Name of the database of the table that lists the values. */
  databaseName?: string
  /** Name of that table. */
  tableName?: string
} | null
/** Whether the value axis starts near the smallest value instead of zero. */
export type FitYAxisToData = boolean
/** A series computed from the entries of `select`, which are called A, B, C and so on. */
export interface Formula {
  /** Name of the computed series. */
  alias?: string
  /** Arithmetic on the letters of the entries. */
  expression?: string
  /** How numbers are written. */
  numberFormat?: NumberFormat
}
/** A series computed from the entries of `select`, which are called A, B, C and so on. */
export interface FormulaRequest {
  /** Name of the computed series. */
  alias?: string
  /**
   * Arithmetic with `+`, `-`, `*`, `/`, numbers and parentheses on the letters of the entries, such as `A / (A + B) * 100`.
   * At least one letter stands in it, and each of an entry that is there: with two entries, `A` and `B`.
   * Servers refuse parentheses that do not match, or that are nested more than 64 deep.
   *
   * @maxLength 1024
   * @pattern `^[\s(-]*(?:(?:\d+(?:\.\d*)?|\.\d+)[\s)]*[-+*\/][\s(-]*)*[A-Z][\s)]*(?:[-+*\/][\s(-]*(?:[A-Z]|\d+(?:\.\d*)?|\.\d+)[\s)]*)*$`
   * @example A
   * @example A * 100
   */
  expression: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
}
/**
 * Series computed from those in `select`, on a source of logs, traces or metrics.
 * They cannot stand beside `asRatio: true`; say the ratio as a formula.
 *
 * @maxItems 10
 */
export type Formulas = FormulaRequest[]
/** A webhook of any service, with a template for its body. */
export interface GenericWebhook {
  /** Template of the body that is sent. */
  body?: string
  /**
   * Time of creation.
   *
   * @format date-time
   */
  createdAt?: string
  /** What the webhook is for. */
  description?: string
  /** Id of the webhook, the `webhookId` of an alert's channel; 24 hexadecimal digits in practice. */
  id: string
  /** Name of the webhook. */
  name?: string
  /** Any service. */
  service: 'generic'
  /**
   * Time of the last change.
   *
   * @format date-time
   */
  updatedAt?: string
  /**
   * Address that is called.
   * Whoever knows it can often send to it, as the address of a chat service holds a token.
   */
  url?: string
}
/** A webhook of any service, with a template for its body. */
export interface GenericWebhookRequest {
  /**
   * Template of the body that is sent.
   *
   * @maxLength 16384
   */
  body?: string
  /**
   * What the webhook is for.
   *
   * @maxLength 2048
   */
  description?: string
  /**
   * Headers of the request that is sent, by name; never sent back.
   * Not allowed are names on which servers fail with 500, those with a dot, those that start with `$`, `constructor` and `prototype`, nor `__proto__`, which they drop.
   *
   * @maxProperties 100
   */
  headers?: WebhookHeaders
  /**
   * Name of the webhook, which no other webhook of the service has; upper and lower case differ.
   * Servers cut off blanks at both ends, and refuse a name of nothing else.
   *
   * @minLength 1
   * @maxLength 1024
   */
  name: string
  /**
   * Query parameters that are added to the address, by name; never sent back.
   * Not allowed are names on which servers fail with 500, those with a dot, those that start with `$`, `constructor` and `prototype`, nor `__proto__`, which they drop.
   *
   * @maxProperties 100
   */
  queryParams?: WebhookQueryParams
  /** Any service. */
  service: 'generic'
  /**
   * Address that is called, with http or https.
   * Servers refuse `localhost`, and private and reserved IP addresses; they look up no name.
   *
   * @maxLength 2048
   * @pattern `^[ \t\r\n]*[hH][tT][tT][pP][sS]?://`
   * @example https://hooks.example.com/alerts
   */
  url: string
}
/**
 * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
 *
 * @maxLength 10000
 */
export type GroupByColumns = string
/**
 * Columns to group by; can be empty.
 *
 * @maxItems 10
 */
export type GroupByList = string[]
/** Distribution of a value over time. */
export interface HeatmapChart {
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** Distribution of a value over time. */
  displayType: 'heatmap'
  /** How numbers are written. */
  numberFormat?: NumberFormat
  /** The value whose distribution is shown. */
  select?: HeatmapSelectItem[]
  /** Id of the source that is queried. */
  sourceId?: string
  /** Condition on the rows. */
  where?: string
  /** Language of the condition. */
  whereLanguage?: 'sql' | 'lucene' | 'promql' | (string & {})
}
/**
 * Distribution of a value over time; servers refuse it on any source but one of traces.
 * Servers before 2026-05-12 refuse or ignore it.
 */
export interface HeatmapChartRequest {
  /** Distribution of a value over time. */
  displayType: 'heatmap'
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * The value whose distribution is shown, exactly one.
   *
   * @minItems 1
   * @maxItems 1
   */
  select: HeatmapSelectItemRequest[]
  /**
   * Id of the source that is queried, which must be one of traces.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /**
   * Condition on the rows; empty for all of them.
   *
   * @maxLength 10000
   * @default
   */
  where?: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/** The value whose distribution a heatmap shows. */
export interface HeatmapSelectItem {
  /** Expression that is counted in each cell. */
  countExpression?: string
  /** Scale of the vertical axis. */
  heatmapScaleType?: 'log' | 'linear' | (string & {})
  /** Expression whose values are spread over the vertical axis. */
  valueExpression?: string
}
/** The value whose distribution a heatmap shows. */
export interface HeatmapSelectItemRequest {
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
   * @minLength 1
   * @maxLength 10000
   */
  valueExpression: string
}
/** An attribute that is shown in front. */
export interface HighlightedAttributeExpression {
  /** Label of the attribute. */
  alias?: string | null
  /** The same for searching. */
  luceneExpression?: string | null
  /** Expression of the attribute. */
  sqlExpression?: string
}
/** An attribute that is shown in front. */
export interface HighlightedAttributeExpressionRequest {
  /** Label of the attribute. */
  alias?: string
  /** The same for searching. */
  luceneExpression?: string
  /**
   * Expression of the attribute.
   *
   * @minLength 1
   */
  sqlExpression: string
}
/** Attributes that are shown in front. */
export type HighlightedAttributeExpressions = HighlightedAttributeExpression[] | null
/** A webhook of an incident service; the template of its body is never sent back. */
export interface IncidentIoWebhook {
  /**
   * Time of creation.
   *
   * @format date-time
   */
  createdAt?: string
  /** What the webhook is for. */
  description?: string
  /** Id of the webhook, the `webhookId` of an alert's channel; 24 hexadecimal digits in practice. */
  id: string
  /** Name of the webhook. */
  name?: string
  /** An incident service. */
  service: 'incidentio'
  /**
   * Time of the last change.
   *
   * @format date-time
   */
  updatedAt?: string
  /**
   * Address that is called.
   * Whoever knows it can often send to it, as the address of a chat service holds a token.
   */
  url?: string
}
/** A webhook of an incident service. */
export interface IncidentIoWebhookRequest {
  /**
   * Template of the body that is sent; never sent back for this service.
   * An update that leaves it out deletes it.
   *
   * @maxLength 16384
   */
  body?: string
  /**
   * What the webhook is for.
   *
   * @maxLength 2048
   */
  description?: string
  /**
   * Headers of the request that is sent, by name; never sent back.
   * Not allowed are names on which servers fail with 500, those with a dot, those that start with `$`, `constructor` and `prototype`, nor `__proto__`, which they drop.
   *
   * @maxProperties 100
   */
  headers?: WebhookHeaders
  /**
   * Name of the webhook, which no other webhook of the service has; upper and lower case differ.
   * Servers cut off blanks at both ends, and refuse a name of nothing else.
   *
   * @minLength 1
   * @maxLength 1024
   */
  name: string
  /**
   * Query parameters that are added to the address, by name; never sent back.
   * Not allowed are names on which servers fail with 500, those with a dot, those that start with `$`, `constructor` and `prototype`, nor `__proto__`, which they drop.
   *
   * @maxProperties 100
   */
  queryParams?: WebhookQueryParams
  /** An incident service. */
  service: 'incidentio'
  /**
   * Address that is called, with http or https.
   * Servers refuse `localhost`, and private and reserved IP addresses; they look up no name.
   *
   * @maxLength 2048
   * @pattern `^[ \t\r\n]*[hH][tT][tT][pP][sS]?://`
   * @example https://hooks.example.com/alerts
   */
  url: string
}
/**
 * An alert that watches a chart of its own, without a saved search and without a dashboard.
 * It names a `channel`, or `channels`, or both, which then begin with `channel`.
 * Servers before 2026-09-01 refuse or ignore it.
 */
export interface InlineAlertRequest {
  /** Where notifications go; this deployment knows webhooks only. */
  channel?: AlertChannelRequest
  /**
   * All channels that are notified, without repetition, the first of them being `channel` where that is sent as well.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @minItems 1
   * @maxItems 10
   * @uniqueItems true
   */
  channels?: AlertChannels
  /** The chart of an alert, as a tile of a dashboard has it; a line, stacked bar or number chart, by `select` or in SQL. */
  chartConfig: AlertChartRequest
  /**
   * Name under which people find the alert; a blank one counts as missing.
   * Servers write a name of what the alert watches where it is missing, also over a stored one.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @maxLength 512
   */
  displayName?: string
  /**
   * How often the alert is evaluated, and over which span.
   * A number and a unit, such as `1h`: live servers take this closed list and refuse everything else, `2h` and `60m` included.
   * The granularity of a chart series query has another list.
   */
  interval: AlertInterval
  /**
   * Template of the notification text; null for none.
   *
   * @minLength 1
   * @maxLength 4096
   */
  message?: string | null
  /**
   * Name of the alert; null for none.
   *
   * @minLength 1
   * @maxLength 512
   */
  name?: string | null
  /**
   * Note for people; null for none.
   * Servers before 2026-05-13 refuse or ignore it.
   *
   * @minLength 1
   * @maxLength 4096
   */
  note?: string | null
  /**
   * Number of consecutive windows in which the threshold must be passed; null for the first.
   * Servers before 2026-07-06 refuse or ignore it.
   *
   * @minimum 1
   */
  numConsecutiveWindows?: number | null
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
  scheduleOffsetMinutes?: number
  /**
   * Time from which the intervals are counted, in UTC with a `Z`; null for none.
   * At most one year ahead and ten years back.
   * Seconds may be missing or have any number of digits; servers answer with milliseconds.
   * An update that leaves it out keeps the stored one; one that sends it, null included, sets an offset that it does not send to 0.
   * Servers before 2026-03-06 refuse or ignore it.
   *
   * @format date-time
   * @pattern `Z$`
   * @example 2026-03-02T06:00:00.000Z
   */
  scheduleStartAt?: string | null
  /** The alert watches a chart of its own. */
  source: 'inline'
  /**
   * Tags of the alert; an empty list for none.
   * Servers write those of the dashboard or the saved search where they are left out, also over stored ones.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @maxItems 50
   */
  tags?: AlertTags
  /**
   * Value that triggers the alert; the lower end of the range for `between` and `not_between`.
   * Servers before 2026-03-09 refuse a negative one.
   */
  threshold: number
  /**
   * Upper end of the range.
   * Required for `between` and `not_between`, and then not below `threshold`; without a meaning for the others.
   * Servers refuse null, so that an update cannot take it away.
   * Servers before 2026-04-17 refuse or ignore it.
   */
  thresholdMax?: number
  /**
   * How the value is compared with the threshold.
   * `above` is the threshold or more, `above_exclusive` more than it.
   * `below` is less than the threshold, `below_or_equal` the threshold or less.
   * `equal` and `not_equal` compare for equality.
   * `between` counts both ends in, `not_between` is outside both.
   * Servers before 2026-04-16 do not know `above_exclusive`, `below_or_equal`, `equal`, `not_equal`.
   * Servers before 2026-04-17 do not know `between`, `not_between`.
   */
  thresholdType: AlertThresholdType
}
/**
 * Whether the tiles are filtered by the value; where not, `isVariableEnabled` must be true.
 *
 * @default true
 */
export type IsBroadcastEnabled = boolean
/**
 * Whether all tiles wait for a value; otherwise only those that use the filter do.
 * Servers drop it without `minSelections`.
 */
export type IsGlobalRequirement = boolean
/**
 * Whether the value can be used as a variable, `$variableName`.
 * Names of variables differ within a dashboard.
 */
export type IsVariableEnabled = boolean
/**
 * How many are drawn; 0 is no limit, absent is the server's own limit.
 *
 * @minimum 0
 */
export type ItemLimit = number
/** Lines over time. */
export interface LineChart {
  /** Whether the time range is widened to whole buckets. */
  alignDateRangeToGranularity?: boolean
  /** Whether the first series is divided by the second. */
  asRatio?: boolean
  /** Whether the preceding period is drawn as well. */
  compareToPreviousPeriod?: boolean
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** Lines over time. */
  displayType: 'line'
  /** Whether empty buckets are drawn as zero. */
  fillNulls?: boolean
  /** Whether the value axis starts near the smallest value instead of zero. */
  fitYAxisToData?: boolean
  /** Series computed from those in `select`. */
  formulas?: Formula[]
  /** Columns to group by, separated by commas. */
  groupBy?: string
  /** How numbers are written. */
  numberFormat?: NumberFormat
  /** Series of the chart. */
  select?: SelectItem[]
  /** Number of series drawn; 0 is no limit. */
  seriesLimit?: number
  /** Whether the series that the formulas refer to are drawn as well. */
  showOperandSeries?: boolean
  /** Id of the source that is queried. */
  sourceId?: string
}
/** Lines over time. */
export interface LineChartRequest {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Whether the first entry of `select` is divided by the second; then there must be exactly two, and no formula. */
  asRatio?: boolean
  /** Whether the preceding period is drawn as well. */
  compareToPreviousPeriod?: boolean
  configType?: never
  connectionId?: never
  /** Lines over time. */
  displayType: 'line'
  /**
   * Whether empty buckets are drawn as zero.
   *
   * @default true
   */
  fillNulls?: boolean
  /**
   * Whether the value axis starts near the smallest value instead of zero.
   * Servers before 2026-06-04 refuse or ignore it.
   */
  fitYAxisToData?: boolean
  /**
   * Series computed from those in `select`, on a source of logs, traces or metrics.
   * They cannot stand beside `asRatio: true`; say the ratio as a formula.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @maxItems 10
   */
  formulas?: Formulas
  /**
   * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
   *
   * @maxLength 10000
   */
  groupBy?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Series or values of the chart; formulas and ratios name them by their order.
   *
   * @minItems 1
   * @maxItems 20
   */
  select: SelectItems
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   * Servers before 2026-08-04 refuse or ignore it.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * Whether the series that the formulas refer to are shown as well.
   * Servers drop it where there are no formulas.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @default true
   */
  showOperandSeries?: boolean
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  sqlTemplate?: never
}
/**
 * Lines over time, from SQL.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export interface LineSqlChartRequest {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Whether the preceding period is drawn as well. */
  compareToPreviousPeriod?: boolean
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /**
   * Id of the connection that runs the SQL, which must be that of the source where one is named.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connectionId: string
  /** Lines over time. */
  displayType: 'line'
  /**
   * Whether empty buckets are drawn as zero.
   *
   * @default true
   */
  fillNulls?: boolean
  /**
   * Whether the value axis starts near the smallest value instead of zero.
   * Servers before 2026-06-04 refuse or ignore it.
   */
  fitYAxisToData?: boolean
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  select?: never
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   * Servers before 2026-08-07 refuse or ignore it.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId?: string
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/** Log lines. */
export interface LogSource {
  /** Expression of the text of the line. */
  bodyExpression?: string | null
  /** Id of the connection to the database. */
  connection?: string
  /** Columns that are shown by default. */
  defaultTableSelectExpression?: string | null
  /**
   * Whether the source is switched off.
   * Servers before 2026-05-05 do not send it.
   */
  disabled?: boolean | null
  /** Expression of the time that is shown. */
  displayedTimestampValueExpression?: string | null
  /** Expression of the attributes of the line. */
  eventAttributesExpression?: string | null
  /** Filters that the user interface offers for the source (managed deployment), of ten columns at most. */
  filterSettings?: FilterSettings
  /** Table that the source reads. */
  from?: SourceFrom
  /** Attributes that are shown in front. */
  highlightedRowAttributeExpressions?: HighlightedAttributeExpressions
  /** Attributes that are shown in front. */
  highlightedTraceAttributeExpressions?: HighlightedAttributeExpressions
  /** Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice. */
  id: string
  /** Expression of the column that a bare word is searched in. */
  implicitColumnExpression?: string | null
  /** Log lines. */
  kind: 'log'
  /**
   * Expression of the list of known columns.
   * Servers before 2026-06-29 do not send it.
   */
  knownColumnsListExpression?: string | null
  /** Materialized views that answer queries faster. */
  materializedViews?: MaterializedViews
  /**
   * Tables that list keys and values for suggestions.
   * Servers before 2026-05-08 do not send it.
   */
  metadataMaterializedViews?: MetadataMaterializedViews | null
  /** Id of the source of metrics that belongs to it. */
  metricSourceId?: string | null
  /** Name of the source. */
  name?: string
  /**
   * Expression by which rows are ordered.
   * Servers before 2026-03-09 do not send it.
   */
  orderByExpression?: string | null
  /** Settings that go with every query, ten at most. */
  querySettings?: QuerySettings
  /** Expression of the attributes of the resource. */
  resourceAttributesExpression?: string | null
  /**
   * Heading under which the source is listed.
   * Servers before 2026-06-15 do not send it.
   */
  section?: string | null
  /** Expression of the service name. */
  serviceNameExpression?: string | null
  /**
   * Expression of the service version.
   * Servers before 2026-08-12 do not send it.
   */
  serviceVersionExpression?: string | null
  /** Expression of the severity. */
  severityTextExpression?: string | null
  /** Expression of the span id. */
  spanIdExpression?: string | null
  /** Condition that goes with every query; it filters, and protects nothing. */
  tableFilterExpression?: string | null
  /** Expression of the time. */
  timestampValueExpression?: string | null
  /** Expression of the trace id. */
  traceIdExpression?: string | null
  /** Id of the source of traces that belongs to it. */
  traceSourceId?: string | null
  /** Expression that tells a row from all others (servers before 2026-05-04). */
  uniqueRowIdExpression?: string | null
  /**
   * Whether the text index is used for the implicit column.
   * Servers before 2026-05-20 do not send it.
   */
  useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled' | (string & {}) | null
}
/** A source of log lines. */
export interface LogSourceRequest {
  /** Expression of the text of the line. */
  bodyExpression?: string
  /**
   * Id of the connection to the database, which must exist.
   * Servers before 2026-08-10 do not look whether it does.
   * Servers before 2026-08-10 do not check its `pattern`.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connection: string
  /**
   * Columns that are shown by default.
   *
   * @minLength 1
   */
  defaultTableSelectExpression: string
  /** Whether the source is switched off. */
  disabled?: boolean
  /** Expression of the time that is shown. */
  displayedTimestampValueExpression?: string
  /** Expression of the attributes of the line. */
  eventAttributesExpression?: string
  /** Table that the source reads; servers do not look whether there is one. */
  from: SourceFromRequest
  /** Attributes that are shown in front. */
  highlightedRowAttributeExpressions?: HighlightedAttributeExpressionRequest[]
  /** Attributes that are shown in front. */
  highlightedTraceAttributeExpressions?: HighlightedAttributeExpressionRequest[]
  /** Expression of the column that a bare word is searched in. */
  implicitColumnExpression?: string
  /** Log lines. */
  kind: 'log'
  /** Expression of the list of known columns. */
  knownColumnsListExpression?: string
  /** Materialized views that answer queries faster. */
  materializedViews?: MaterializedViewRequest[]
  /** Tables that list keys and values for suggestions. */
  metadataMaterializedViews?: MetadataMaterializedViewsRequest
  /** Id of the source of metrics that belongs to it; servers do not look whether there is one. */
  metricSourceId?: string
  /**
   * Name of the source; several sources can have the same.
   *
   * @minLength 1
   */
  name: string
  /** Expression by which rows are ordered. */
  orderByExpression?: string
  /**
   * Settings that go with every query.
   *
   * @maxItems 10
   */
  querySettings?: QuerySettingRequest[]
  /** Expression of the attributes of the resource. */
  resourceAttributesExpression?: string
  /**
   * Heading under which the source is listed.
   *
   * @maxLength 256
   */
  section?: string
  /** Expression of the service name. */
  serviceNameExpression?: string
  /**
   * Expression of the service version.
   * Servers before 2026-08-12 refuse or ignore it.
   */
  serviceVersionExpression?: string
  /** Expression of the severity. */
  severityTextExpression?: string
  /** Expression of the span id. */
  spanIdExpression?: string
  /** Condition that goes with every query; it filters, and protects nothing. */
  tableFilterExpression?: string
  /**
   * Expression of the time.
   *
   * @minLength 1
   */
  timestampValueExpression: string
  /** Expression of the trace id. */
  traceIdExpression?: string
  /** Id of the source of traces that belongs to it; servers do not look whether there is one. */
  traceSourceId?: string
  /** Whether the text index is used for the implicit column. */
  useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled'
}
/** A text. */
export interface MarkdownChart {
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** A text. */
  displayType: 'markdown'
  /** The text, in Markdown. */
  markdown?: string
}
/**
 * A text.
 * The text stands in `markdown`: a key `content` belongs to the deprecated `series` form, and servers drop it here silently.
 */
export interface MarkdownChartRequest {
  /** A text. */
  displayType: 'markdown'
  /**
   * The text, in Markdown.
   *
   * @maxLength 50000
   */
  markdown?: string
}
/** A text, in the deprecated form. */
export interface MarkdownTileSeriesRequest {
  /**
   * The text, in Markdown.
   *
   * @maxLength 100000
   */
  content: string
  /** A text. */
  type: 'markdown'
}
/** A materialized view that answers queries faster. */
export interface MaterializedView {
  /** Columns that are aggregated already. */
  aggregatedColumns?: AggregatedColumn[]
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
/** A materialized view that answers queries faster. */
export interface MaterializedViewRequest {
  /**
   * Columns that are aggregated already.
   *
   * @minItems 1
   */
  aggregatedColumns: AggregatedColumnRequest[]
  /**
   * Name of its database.
   *
   * @minLength 1
   */
  databaseName: string
  /** Columns that can be grouped and filtered by, separated by commas. */
  dimensionColumns: string
  /**
   * Time from which it is filled, in UTC.
   *
   * @format date-time
   * @pattern `Z$`
   */
  minDate?: string | null
  /**
   * Smallest bucket that it can answer, such as `1m`.
   * Servers take `1 minute` as well, and answer with `1m`.
   *
   * @pattern `^[0-9]+[smhd]$`
   */
  minGranularity: string
  /**
   * Name of its table.
   *
   * @minLength 1
   */
  tableName: string
  /**
   * Column of the time.
   *
   * @minLength 1
   */
  timestampColumn: string
}
/** Materialized views that answer queries faster. */
export type MaterializedViews = MaterializedView[] | null
/** Tables that list keys and values for suggestions. */
export interface MetadataMaterializedViews {
  /** Bucket of these tables. */
  granularity?: string
  /** Table of the keys. */
  keyRollupTable?: string | null
  /** Table of the keys and values. */
  kvRollupTable?: string
}
/** Tables that list keys and values for suggestions. */
export interface MetadataMaterializedViewsRequest {
  /**
   * Bucket of these tables, such as `15m`.
   * Servers take `15 minute` as well, and answer with `15m`.
   *
   * @pattern `^[0-9]+[smhd]$`
   */
  granularity: string
  /** Table of the keys, or null. */
  keyRollupTable?: string | null
  /**
   * Table of the keys and values.
   *
   * @minLength 1
   */
  kvRollupTable: string
}
/** Name of a metric. */
export type MetricName = string
/** Metrics. */
export interface MetricSource {
  /** Id of the connection to the database. */
  connection?: string
  /**
   * Whether the source is switched off.
   * Servers before 2026-05-05 do not send it.
   */
  disabled?: boolean | null
  /** Filters that the user interface offers for the source (managed deployment), of ten columns at most. */
  filterSettings?: FilterSettings
  /** Table that the source reads. */
  from?: SourceFrom
  /** Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice. */
  id: string
  /** Metrics. */
  kind: 'metric'
  /** Id of the source of logs that belongs to it. */
  logSourceId?: string | null
  /** Names of the tables, by type of metric. */
  metricTables?: MetricTables
  /** Name of the source. */
  name?: string
  /** Settings that go with every query, ten at most. */
  querySettings?: QuerySettings
  /** Expression of the attributes of the resource. */
  resourceAttributesExpression?: string | null
  /**
   * Heading under which the source is listed.
   * Servers before 2026-06-15 do not send it.
   */
  section?: string | null
  /**
   * Table of all series, by which queries are faster.
   * Servers before 2026-08-04 do not send it.
   */
  seriesTable?: string | null
  /**
   * Expression of the service name.
   * Servers before 2026-03-19 do not send it.
   */
  serviceNameExpression?: string | null
  /** Expression of the time. */
  timestampValueExpression?: string | null
}
/** Database of the metrics. */
export interface MetricSourceFromRequest {
  /**
   * Name of the database.
   *
   * @minLength 1
   */
  databaseName: string
  /** An empty text: metrics have a table for each type, in `metricTables`. */
  tableName: string
}
/** A source of metrics. */
export interface MetricSourceRequest {
  /**
   * Id of the connection to the database, which must exist.
   * Servers before 2026-08-10 do not look whether it does.
   * Servers before 2026-08-10 do not check its `pattern`.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connection: string
  /** Whether the source is switched off. */
  disabled?: boolean
  /** Database of the metrics. */
  from: MetricSourceFromRequest
  /** Metrics. */
  kind: 'metric'
  /** Id of the source of logs that belongs to it; servers do not look whether there is one. */
  logSourceId?: string
  /** Names of the tables, by type of metric; at least one of them, and not empty. */
  metricTables: MetricTablesRequest
  /**
   * Name of the source; several sources can have the same.
   *
   * @minLength 1
   */
  name: string
  /**
   * Settings that go with every query.
   *
   * @maxItems 10
   */
  querySettings?: QuerySettingRequest[]
  /**
   * Expression of the attributes of the resource.
   *
   * @minLength 1
   */
  resourceAttributesExpression: string
  /**
   * Heading under which the source is listed.
   *
   * @maxLength 256
   */
  section?: string
  /**
   * Table of all series, by which queries are faster.
   * Servers before 2026-08-04 refuse or ignore it.
   */
  seriesTable?: string
  /** Expression of the service name. */
  serviceNameExpression?: string
  /**
   * Expression of the time.
   *
   * @minLength 1
   */
  timestampValueExpression: string
}
/** Names of the tables, by type of metric. */
export interface MetricTables {
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
/** Names of the tables, by type of metric; at least one of them, and not empty. */
export interface MetricTablesRequest {
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
/** Type of a metric. */
export type MetricType = 'sum' | 'gauge' | 'histogram' | 'summary' | 'exponential histogram'
/**
 * How many values must be chosen; 1 makes the filter required, 0 optional.
 *
 * @minimum 0
 * @default 0
 */
export type MinSelections = number
/** An invitation, as it was created, or as it was found for the same address. */
export interface NewTeamInvitation {
  /** Email address, in lower case. */
  email?: string
  /** Id of the invitation. */
  invitationId: string
  /** State of the invitation. */
  status?: 'pending' | (string & {})
  /**
   * Address of the user interface that accepts the invitation.
   * It grants access: whoever opens it first sets a password and joins the team.
   */
  url?: string
}
/** Body of an answer with an invitation that was created or found. */
export interface NewTeamInvitationAnswer {
  /** An invitation, as it was created, or as it was found for the same address. */
  data: NewTeamInvitation
}
/** This kind of filter filters no tile. */
export type NoBroadcast = false
/** One number. */
export interface NumberChart {
  /** Small chart drawn behind a number. */
  backgroundChart?: BackgroundChart
  /** Token of the color palette. */
  color?: StoredChartColor
  /** Colors by value; the last rule that matches counts. */
  colorRules?: ColorRule[]
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** One number. */
  displayType: 'number'
  /** The formula whose value is shown. */
  formulas?: Formula[]
  /** How numbers are written. */
  numberFormat?: NumberFormat
  /** The value shown, or the operands of the formula. */
  select?: SelectItem[]
  /** Id of the source that is queried. */
  sourceId?: string
}
/**
 * One number.
 * It takes exactly one `select` entry; only where a formula is given, the entries are its operands and can be more.
 */
export interface NumberChartRequest {
  /**
   * Small chart drawn behind a number.
   * Servers before 2026-06-24 refuse or ignore it.
   */
  backgroundChart?: BackgroundChartRequest
  /**
   * Token of the color palette.
   * Servers before 2026-06-10 refuse or ignore it.
   */
  color?: ChartColor
  /**
   * Colors by value, of which the last that matches counts.
   * Servers before 2026-06-10 refuse or ignore it.
   *
   * @maxItems 10
   */
  colorRules?: ColorRuleRequest[]
  configType?: never
  connectionId?: never
  /** One number. */
  displayType: 'number'
  /**
   * The formula whose value is shown.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @maxItems 1
   */
  formulas?: FormulaRequest[]
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Series or values of the chart; formulas and ratios name them by their order.
   *
   * @minItems 1
   * @maxItems 20
   */
  select: SelectItems
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  sqlTemplate?: never
}
/** How numbers are written. */
export interface NumberFormat {
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
  /**
   * Unit of the value.
   * Servers before 2026-04-02 do not send it.
   */
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
  output?: 'currency' | 'percent' | 'byte' | 'time' | 'number' | 'duration' | 'data_rate' | 'throughput' | (string & {})
  /** Whether thousands are separated. */
  thousandSeparated?: boolean
  /** Unit written after the number. */
  unit?: string
}
/** How numbers are written. */
export interface NumberFormatRequest {
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
  /**
   * Unit of the value.
   * Servers before 2026-04-02 refuse or ignore it.
   */
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
   * Kind of quantity, without which servers refuse the format.
   * Servers before 2026-04-10 do not know `duration`.
   * Servers before 2026-04-02 do not know `data_rate`, `throughput`.
   */
  output: 'currency' | 'percent' | 'byte' | 'time' | 'number' | 'duration' | 'data_rate' | 'throughput'
  /** Whether thousands are separated. */
  thousandSeparated?: boolean
  /** Unit written after the number. */
  unit?: string
}
/**
 * One number, from SQL.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export interface NumberSqlChartRequest {
  /**
   * Token of the color palette.
   * Servers before 2026-06-10 refuse or ignore it.
   */
  color?: ChartColor
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /**
   * Id of the connection that runs the SQL, which must be that of the source where one is named.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connectionId: string
  /** One number. */
  displayType: 'number'
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  select?: never
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId?: string
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/** One number, in the deprecated form. */
export interface NumberTileSeriesRequest {
  /**
   * Aggregate function.
   * Servers before 2026-05-12 do not know `increase`.
   */
  aggFn: AggregateFunction
  /** Name of the series. */
  alias?: string
  /** Field that is aggregated; not for `count`. */
  field?: string
  /**
   * Level of the quantile.
   *
   * @minimum 0
   * @maximum 1
   */
  level?: number
  /** Type of a metric. */
  metricDataType?: MetricType
  /** Name of a metric. */
  metricName?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /** One number. */
  type: 'number'
  /** Condition on the rows, such as `SeverityText:error`; empty for all of them. */
  where: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/**
 * Id of a stored item, 24 hexadecimal digits.
 *
 * @pattern `^[0-9a-fA-F]{24}$`
 */
export type ObjectId = string
/** What a click on a row of a table opens, by `type`; which of the other fields are there depends on it. */
export interface OnClick {
  /** Templates of the filters that the place opens with. */
  filters?: OnClickFilter[]
  /** The place that is opened, by its id or by a template of its name. */
  target?: OnClickTarget
  /** Kind of place that is opened. */
  type?: 'search' | 'dashboard' | 'external' | (string & {})
  /** Template of the address, where an external place is opened. */
  urlTemplate?: string
  /** Language of that condition. */
  whereLanguage?: 'sql' | 'lucene' | 'promql' | (string & {})
  /** Template of the condition that the place opens with. */
  whereTemplate?: string
}
/** A filter that is filled from the row that was clicked. */
export interface OnClickFilter {
  /** Expression that is filtered. */
  expression?: string
  /** How the filter is filled. */
  kind?: 'expressionTemplate' | (string & {})
  /** Template of the value. */
  template?: string
}
/** A filter that is filled from the row that was clicked. */
export interface OnClickFilterRequest {
  /**
   * Expression that is filtered.
   *
   * @minLength 1
   * @maxLength 10000
   */
  expression: string
  /** How the filter is filled. */
  kind: 'expressionTemplate'
  /**
   * Template of the value.
   *
   * @minLength 1
   * @maxLength 10000
   */
  template: string
}
/**
 * Templates of the filters that the place opens with.
 *
 * @maxItems 50
 */
export type OnClickFilters = OnClickFilterRequest[]
/** What a click on a row of a table opens, told apart by `type`. */
export type OnClickRequest = SearchOnClickRequest | DashboardOnClickRequest | ExternalOnClickRequest
/** The place that is opened, by its id or by a template of its name. */
export interface OnClickTarget {
  /** Id of the source or dashboard. */
  id?: string
  /** How the place is named. */
  mode?: 'id' | 'template' | (string & {})
  /** Template of the name. */
  template?: string
}
/** The place is named by its id. */
export interface OnClickTargetByIdRequest {
  /**
   * Id of a stored item, 24 hexadecimal digits.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  id: string
  /** By id. */
  mode: 'id'
}
/** The place is named by a template of its name. */
export interface OnClickTargetByTemplateRequest {
  /** By template. */
  mode: 'template'
  /**
   * Template of the name.
   *
   * @minLength 1
   * @maxLength 10000
   */
  template: string
}
/** The place that is opened, told apart by `mode`. */
export type OnClickTargetRequest = OnClickTargetByIdRequest | OnClickTargetByTemplateRequest
/**
 * Order of the rows.
 *
 * @maxLength 10000
 */
export type OrderBy = string
/**
 * Which page of a list an answer holds.
 * Servers before 2026-07-09 do not send it.
 */
export interface PageMeta {
  /** Largest number of items on a page. */
  limit?: number
  /** Number of items before the page. */
  offset?: number
  /** Number of items on all pages. */
  total?: number
}
/** Aggregation over the period; `delta` is the change within it. */
export type PeriodAggregateFunction = 'delta'
/** Slices of a whole. */
export interface PieChart {
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** Slices of a whole. */
  displayType: 'pie'
  /** Columns to group by, separated by commas. */
  groupBy?: string
  /** Number of slices; 0 is no limit. */
  limit?: number
  /** How numbers are written. */
  numberFormat?: NumberFormat
  /** Order of the slices. */
  orderBy?: string
  /** The value that decides the size of a slice. */
  select?: SelectItem[]
  /** Id of the source that is queried. */
  sourceId?: string
}
/** Slices of a whole. */
export interface PieChartRequest {
  configType?: never
  connectionId?: never
  /** Slices of a whole. */
  displayType: 'pie'
  /**
   * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
   *
   * @maxLength 10000
   */
  groupBy?: string
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   * Servers before 2026-07-09 refuse or ignore it.
   *
   * @minimum 0
   */
  limit?: number
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Order of the rows.
   * Servers before 2026-07-10 refuse or ignore it.
   *
   * @maxLength 10000
   */
  orderBy?: string
  /**
   * The value of the chart, exactly one.
   *
   * @minItems 1
   * @maxItems 1
   */
  select: SingleSelectItem
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  sqlTemplate?: never
}
/**
 * Slices of a whole, from SQL.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export interface PieSqlChartRequest {
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /**
   * Id of the connection that runs the SQL, which must be that of the source where one is named.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connectionId: string
  /** Slices of a whole. */
  displayType: 'pie'
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  select?: never
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId?: string
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/**
 * Series that are queried in PromQL.
 * Servers before 2026-05-27 do not send it.
 */
export interface PromqlSource {
  /** Id of the connection to the database. */
  connection?: string
  /**
   * Whether the source is switched off.
   * Servers before 2026-05-05 do not send it.
   */
  disabled?: boolean | null
  /** Table that the source reads. */
  from?: SourceFrom
  /** Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice. */
  id: string
  /** Series that are queried in PromQL. */
  kind: 'promql'
  /** Name of the source. */
  name?: string
  /** Settings that go with every query, ten at most. */
  querySettings?: QuerySettings
  /**
   * Heading under which the source is listed.
   * Servers before 2026-06-15 do not send it.
   */
  section?: string | null
  /** Expression of the time. */
  timestampValueExpression?: string | null
}
/** A source of series that are queried in PromQL. */
export interface PromqlSourceRequest {
  /**
   * Id of the connection to the database, which must exist.
   * Servers before 2026-08-10 do not look whether it does.
   * Servers before 2026-08-10 do not check its `pattern`.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connection: string
  /** Whether the source is switched off. */
  disabled?: boolean
  /** Table that the source reads; servers do not look whether there is one. */
  from: SourceFromRequest
  /** Series that are queried in PromQL. */
  kind: 'promql'
  /**
   * Name of the source; several sources can have the same.
   *
   * @minLength 1
   */
  name: string
  /**
   * Settings that go with every query.
   *
   * @maxItems 10
   */
  querySettings?: QuerySettingRequest[]
  /**
   * Heading under which the source is listed.
   *
   * @maxLength 256
   */
  section?: string
  /**
   * Expression of the time.
   *
   * @minLength 1
   */
  timestampValueExpression: string
}
/** Level of the quantile. */
export type QuantileLevel = 0.5 | 0.9 | 0.95 | 0.99
/** Quantile of an expression. */
export interface QuantileSelectItemRequest {
  /** Quantile. */
  aggFn: 'quantile'
  /**
   * Name of the series.
   *
   * @maxLength 10000
   */
  alias?: string
  /** Level of the quantile. */
  level?: QuantileLevel
  /** Name of a metric. */
  metricName?: string
  /** Type of a metric. */
  metricType?: MetricType
  /**
   * How numbers are written.
   * Servers before 2026-05-12 refuse or ignore it.
   */
  numberFormat?: NumberFormatRequest
  /** Aggregation over the period; `delta` is the change within it. */
  periodAggFn?: PeriodAggregateFunction
  /**
   * Expression that is aggregated; must not be empty.
   *
   * @minLength 1
   * @maxLength 10000
   */
  valueExpression: string
  /**
   * Condition on the rows; empty for all of them.
   *
   * @maxLength 10000
   * @default
   */
  where?: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/**
 * Language of a condition.
 * Servers before 2026-05-27 do not know `promql`.
 *
 * @default lucene
 */
export type QueryLanguage = 'sql' | 'lucene' | 'promql'
/** A setting that goes with every query. */
export interface QuerySetting {
  /** Name of the setting. */
  setting?: string
  /** Its value. */
  value?: string
}
/** A setting that goes with every query. */
export interface QuerySettingRequest {
  /**
   * Name of the setting.
   *
   * @minLength 1
   */
  setting: string
  /**
   * Its value.
   *
   * @minLength 1
   */
  value: string
}
/** Settings that go with every query, ten at most. */
export type QuerySettings = QuerySetting[] | null
/** What breaks a rule in one part of a request. */
export interface RefusedPart {
  /** What is wrong there. */
  errors?: {
    /** The broken rules, each with its place in `path` and words in `message`. */
    issues?: BrokenRule[]
    /** Name of the kind of error. */
    name?: string
  }
  /** The part of the request. */
  type?: 'Body' | 'Params' | (string & {})
}
/** Confirmation of a removal. */
export interface Removal {
  /** Always true. */
  success?: boolean
}
/** Body of the answer to the removal of a person or an invitation. */
export interface RemovalAnswer {
  /** Confirmation of a removal. */
  data: Removal
}
/** A condition, or values of a variable, that a dashboard opens with. */
export interface SavedFilterValue {
  /** The condition (`sql`). */
  condition?: string
  /** Name of the variable (`variable`). */
  name?: string
  /** Language of the condition, or `variable`. */
  type?: 'sql' | 'variable' | (string & {})
  /** Values of the variable (`variable`). */
  values?: string[]
}
/** A condition, or values of a variable, that a dashboard opens with. */
export type SavedFilterValueRequest = SqlFilterValueRequest | VariableFilterValueRequest
/** Filter values that the dashboard opens with. */
export type SavedFilterValues = SavedFilterValueRequest[]
/** Query that the dashboard opens with; null for none. */
export type SavedQuery = string | null
/**
 * Language of the saved query.
 * It must not be null where a query is set.
 * Servers before 2026-05-27 do not know `promql`.
 *
 * @default lucene
 */
export type SavedQueryLanguage = 'sql' | 'lucene' | 'promql' | null
/**
 * A search of a source that is kept under a name; alerts watch it.
 * Only the `id` is guaranteed.
 */
export interface SavedSearch {
  /**
   * Time of creation.
   *
   * @format date-time
   */
  createdAt?: string
  /** Conditions that are chosen beside the search, all of which must hold. */
  filters?: SavedSearchFilter[]
  /** Id of the saved search, the `savedSearchId` of an alert; 24 hexadecimal digits in practice. */
  id: string
  /** Name of the saved search. */
  name?: string
  /** Order of the rows, in SQL; empty for that of the source. */
  orderBy?: string
  /** Columns that are shown, separated by commas; empty for those of the source. */
  select?: string
  /** Id of the source that is searched; it stays when the source is deleted. */
  sourceId?: string
  /** Labels by which saved searches are grouped and found. */
  tags?: string[]
  /** Id of the team that owns the saved search. */
  teamId?: string
  /**
   * Time of the last change.
   *
   * @format date-time
   */
  updatedAt?: string
  /** Condition on the rows; empty for none. */
  where?: string
  /** Language of the condition. */
  whereLanguage?: 'lucene' | 'sql' | (string & {})
}
/**
 * An alert that watches a saved search.
 * It names a `channel`, or `channels`, or both, which then begin with `channel`; servers before 2026-08-21 need `channel`, and notify nobody else.
 */
export interface SavedSearchAlertRequest {
  /** Where notifications go; this deployment knows webhooks only. */
  channel?: AlertChannelRequest
  /**
   * All channels that are notified, without repetition, the first of them being `channel` where that is sent as well.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @minItems 1
   * @maxItems 10
   * @uniqueItems true
   */
  channels?: AlertChannels
  /**
   * Name under which people find the alert; a blank one counts as missing.
   * Servers write a name of what the alert watches where it is missing, also over a stored one.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @maxLength 512
   */
  displayName?: string
  /**
   * Expression by which the saved search is split, one notification a group; left out or null for none.
   * Servers before 2026-08-06 do not know `null`.
   */
  groupBy?: string | null
  /**
   * How often the alert is evaluated, and over which span.
   * A number and a unit, such as `1h`: live servers take this closed list and refuse everything else, `2h` and `60m` included.
   * The granularity of a chart series query has another list.
   */
  interval: AlertInterval
  /**
   * Template of the notification text; null for none.
   *
   * @minLength 1
   * @maxLength 4096
   */
  message?: string | null
  /**
   * Name of the alert; null for none.
   *
   * @minLength 1
   * @maxLength 512
   */
  name?: string | null
  /**
   * Note for people; null for none.
   * Servers before 2026-05-13 refuse or ignore it.
   *
   * @minLength 1
   * @maxLength 4096
   */
  note?: string | null
  /**
   * Number of consecutive windows in which the threshold must be passed; null for the first.
   * Servers before 2026-07-06 refuse or ignore it.
   *
   * @minimum 1
   */
  numConsecutiveWindows?: number | null
  /**
   * Id of the saved search that the alert watches: 24 hexadecimal digits.
   * Servers look for any 12 characters as well, find nothing, and refuse every other text.
   * Servers before 2026-03-03 do not check its `pattern`.
   *
   * @pattern `^(?:[0-9a-fA-F]{24}|[ -~]{12})$`
   */
  savedSearchId: string
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
  scheduleOffsetMinutes?: number
  /**
   * Time from which the intervals are counted, in UTC with a `Z`; null for none.
   * At most one year ahead and ten years back.
   * Seconds may be missing or have any number of digits; servers answer with milliseconds.
   * An update that leaves it out keeps the stored one; one that sends it, null included, sets an offset that it does not send to 0.
   * Servers before 2026-03-06 refuse or ignore it.
   *
   * @format date-time
   * @pattern `Z$`
   * @example 2026-03-02T06:00:00.000Z
   */
  scheduleStartAt?: string | null
  /** The alert watches a saved search. */
  source: 'saved_search'
  /**
   * Tags of the alert; an empty list for none.
   * Servers write those of the dashboard or the saved search where they are left out, also over stored ones.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @maxItems 50
   */
  tags?: AlertTags
  /**
   * Value that triggers the alert; the lower end of the range for `between` and `not_between`.
   * Servers before 2026-03-09 refuse a negative one.
   */
  threshold: number
  /**
   * Upper end of the range.
   * Required for `between` and `not_between`, and then not below `threshold`; without a meaning for the others.
   * Servers refuse null, so that an update cannot take it away.
   * Servers before 2026-04-17 refuse or ignore it.
   */
  thresholdMax?: number
  /**
   * How the value is compared with the threshold.
   * `above` is the threshold or more, `above_exclusive` more than it.
   * `below` is less than the threshold, `below_or_equal` the threshold or less.
   * `equal` and `not_equal` compare for equality.
   * `between` counts both ends in, `not_between` is outside both.
   * Servers before 2026-04-16 do not know `above_exclusive`, `below_or_equal`, `equal`, `not_equal`.
   * Servers before 2026-04-17 do not know `between`, `not_between`.
   */
  thresholdType: AlertThresholdType
}
/** Body of an answer with one saved search. */
export interface SavedSearchAnswer {
  /**
   * A search of a source that is kept under a name; alerts watch it.
   * Only the `id` is guaranteed.
   */
  data: SavedSearch
}
/**
 * A condition that is chosen beside a search.
 * Those that the API has made are of the type `sql`; the user interface of an older server may have stored others.
 */
export interface SavedSearchFilter {
  /** The condition. */
  condition?: string
  /** Left side of the comparison. */
  left?: string
  /** Operator of the comparison. */
  operator?: string
  /** Right side of the comparison. */
  right?: string
  /** Language of the condition, or `sql_ast` for a comparison. */
  type?: 'sql' | 'lucene' | 'sql_ast' | (string & {})
}
/** A condition that is chosen beside a search. */
export interface SavedSearchFilterRequest {
  /**
   * One column, and its values: `column IN (…)`, `column NOT IN (…)`, or `column BETWEEN 1 AND 2` with two numbers.
   * Servers refuse everything else: other comparisons, AND, OR and NOT, no values, and line breaks or tabs around the operator.
   * An update may send back unchanged what is stored, whatever its form.
   *
   * @maxLength 8192
   * @example ServiceName IN ('checkout', 'payment')
   */
  condition: string
  /**
   * Language of the condition.
   *
   * @default sql
   */
  type?: 'sql'
}
/** Body of an answer with saved searches. */
export interface SavedSearchListAnswer {
  /** The saved searches of the page. */
  data: SavedSearch[]
  /**
   * Which page of a list an answer holds.
   * Servers before 2026-07-09 do not send it.
   */
  meta?: PageMeta
}
/**
 * Name of the saved search.
 * Servers cut off blanks at both ends, and refuse a name of nothing else.
 *
 * @minLength 1
 * @maxLength 1024
 */
export type SavedSearchName = string
/** A list of matching rows. */
export interface SearchChart {
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** A list of matching rows. */
  displayType: 'search'
  /** Columns shown, separated by commas; empty for the columns of the source. */
  select?: string
  /** Id of the source that is searched. */
  sourceId?: string
  /** Condition on the rows. */
  where?: string
  /** Language of the condition. */
  whereLanguage?: 'sql' | 'lucene' | 'promql' | (string & {})
}
/** A list of matching rows. */
export interface SearchChartRequest {
  /** A list of matching rows. */
  displayType: 'search'
  /**
   * Columns shown, separated by commas; empty for the columns of the source.
   *
   * @maxLength 10000
   */
  select: string
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /**
   * Condition on the rows; empty for all of them.
   *
   * @maxLength 10000
   * @default
   */
  where?: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/**
 * An event: a value for each selected column, under the column's name or alias, or under the expression as the database writes it.
 * A time is a text in ISO 8601, of the column's precision.
 * A 64-bit integer is a text, another number a number; null stands for none, and for a number that is infinite or no number.
 * A map is an object, and a list or a tuple a list.
 */
export interface SearchEvent {
  [key: string]: unknown
}
/** Body of an answer with events. */
export interface SearchEventsAnswer {
  /** The events of the page, in the order that was asked for. */
  data: SearchEvent[]
  /**
   * The `cursor` of the next page, where the request had one; absent or null after the last page.
   * Servers before 2026-09-04 do not send it.
   */
  nextCursor?: string | null
  /** Number of events in this answer, not of all that match. */
  rows?: number
}
/** A search for events of a source. */
export interface SearchEventsRequest {
  /**
   * Which page is asked for: `start` for the first one, then the `nextCursor` of the page before.
   * Older servers ignore it.
   * Servers before 2026-09-04 refuse or ignore it.
   *
   * @minLength 1
   * @maxLength 1024
   * @example start
   */
  cursor?: string
  /**
   * End of the time range, in ISO 8601 and after its start; the time of the request where it is left out.
   * A time after the year 2105 may find nothing, and one that the database cannot hold, such as one after the year 2261, is answered with 500.
   *
   * @example 2026-03-02T17:00:00Z
   */
  endTime?: string
  /**
   * Largest number of events in an answer.
   *
   * @minimum 1
   * @maximum 2000
   * @default 100
   */
  maxResults?: number
  /**
   * Number of events before the first one of the answer; without a meaning beside `cursor`.
   *
   * @minimum 0
   * @maximum 10000
   * @default 0
   */
  offset?: number
  /**
   * Columns to order by, each with `ASC` or `DESC`, separated by commas.
   * Where it is empty or left out, the order of the source holds, usually the latest first.
   *
   * @maxLength 1024
   * @example Timestamp DESC
   */
  orderBy?: string
  /**
   * Columns and expressions of each event, separated by commas; empty for those that the source names.
   * A source of sessions names none, and servers answer 400 where this is empty.
   * Attributes are written as `LogAttributes['user']`.
   * A semicolon, even one in quotes, and the word SELECT before a space are refused.
   *
   * @maxLength 4096
   * @pattern `^(?:(?!;|\b[Ss][Ee][Ll][Ee][Cc][Tt]\s)[\s\S])*$`
   * @default
   * @example Timestamp
   */
  select?: string
  /**
   * Id of the source that is searched, 24 hexadecimal digits.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /**
   * Start of the time range, in ISO 8601; 15 minutes before its end where it is left out.
   * Both ends belong to the range, in whole milliseconds; a source whose time column has whole seconds compares those.
   * Write the zone: servers take a time without one for a time of their own zone.
   *
   * @example 2026-03-02T16:00:00Z
   */
  startTime?: string
  /**
   * Condition on the rows; empty for all of them.
   * In `lucene` a field is a column of the source's table, or an attribute with its column, such as `LogAttributes.user:7`.
   * Servers answer 500 to most conditions that they cannot read, and 400 to a field that is none.
   *
   * @maxLength 8192
   * @default
   */
  where?: string
  /**
   * Language of the condition.
   *
   * @default lucene
   */
  whereLanguage?: 'lucene' | 'sql'
}
/** A click opens a search, in a source of logs or traces that must exist. */
export interface SearchOnClickRequest {
  /**
   * Templates of the filters that the place opens with.
   *
   * @maxItems 50
   */
  filters?: OnClickFilters
  /** The place that is opened, told apart by `mode`. */
  target: OnClickTargetRequest
  /** Opens a search. */
  type: 'search'
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
  /**
   * Template of the condition that the place opens with.
   *
   * @maxLength 10000
   */
  whereTemplate?: string
}
/** A list of matching rows, in the deprecated form. */
export interface SearchTileSeriesRequest {
  /** Columns shown. */
  fields: string[]
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /** A list of matching rows. */
  type: 'search'
  /** Condition on the rows, such as `SeverityText:error`; empty for all of them. */
  where: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/**
 * Name of the series.
 *
 * @maxLength 10000
 */
export type SelectAlias = string
/**
 * One series or value of a chart.
 * Servers fill in the defaults: `valueExpression` is empty for `count`, `whereLanguage` is `lucene`.
 */
export interface SelectItem {
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
  /** How numbers are written. */
  numberFormat?: NumberFormat
  /** Aggregation over the period; `delta` is the change within it. */
  periodAggFn?: 'delta' | (string & {})
  /** Expression that is aggregated; empty for `count`. */
  valueExpression?: string
  /** Condition on the rows. */
  where?: string
  /** Language of the condition. */
  whereLanguage?: 'sql' | 'lucene' | 'promql' | (string & {})
}
/**
 * One series or value of a chart, told apart by `aggFn`.
 * `count` takes no `valueExpression`, every other function needs one; `level` goes with `quantile` only.
 * For a metric the expression is `Value`.
 */
export type SelectItemRequest = CountSelectItemRequest | QuantileSelectItemRequest | ValueSelectItemRequest
/**
 * Series or values of the chart; formulas and ratios name them by their order.
 *
 * @minItems 1
 * @maxItems 20
 */
export type SelectItems = SelectItemRequest[]
/** Name of the series. */
export type SeriesAlias = string
/**
 * A tile in the deprecated form, described by `series`.
 * Servers answer with `config`, so the tile comes back in another form than it was sent in.
 */
export interface SeriesTileRequest {
  /**
   * Whether the first series is divided by the second.
   *
   * @deprecated Send `config.asRatio` instead.
   */
  asRatio?: boolean
  config?: never
  /**
   * Id of a container, chosen by the sender, and different from those of the other containers.
   * Servers refuse a tile in a container that the dashboard does not have.
   * Servers before 2026-05-11 refuse or ignore it.
   *
   * @minLength 1
   * @maxLength 256
   */
  containerId?: string
  /**
   * Height in rows.
   *
   * @minimum 1
   */
  h: number
  /**
   * Id of the tile; ignored when a dashboard is created, keeps the tile when it is updated.
   *
   * @maxLength 36
   */
  id?: string
  /** Title of the tile. */
  name: string
  /**
   * Series of the tile, all of one type.
   *
   * @deprecated Send `config` instead, the form in which every server answers.
   */
  series:
    | TimeTileSeriesRequest[]
    | TableTileSeriesRequest[]
    | NumberTileSeriesRequest[]
    | SearchTileSeriesRequest[]
    | MarkdownTileSeriesRequest[]
  /**
   * Id of a tab of a container, chosen by the sender, and different from those of the other tabs there.
   * Servers refuse a tile in a tab that its container does not have.
   * Servers before 2026-05-11 refuse or ignore it.
   *
   * @minLength 1
   * @maxLength 256
   */
  tabId?: string
  /**
   * Width in columns; servers do not check that the tile ends within the grid.
   *
   * @minimum 1
   * @maximum 24
   */
  w: number
  /**
   * Left edge, in columns.
   *
   * @minimum 0
   * @maximum 23
   */
  x: number
  /**
   * Upper edge, in rows.
   *
   * @minimum 0
   */
  y: number
}
/** Condition on the rows, such as `SeverityText:error`; empty for all of them. */
export type SeriesWhere = string
/** Sessions of users. */
export interface SessionSource {
  /** Id of the connection to the database. */
  connection?: string
  /**
   * Whether the source is switched off.
   * Servers before 2026-05-05 do not send it.
   */
  disabled?: boolean | null
  /** Filters that the user interface offers for the source (managed deployment), of ten columns at most. */
  filterSettings?: FilterSettings
  /** Table that the source reads. */
  from?: SourceFrom
  /** Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice. */
  id: string
  /** Sessions of users. */
  kind: 'session'
  /** Name of the source. */
  name?: string
  /** Settings that go with every query, ten at most. */
  querySettings?: QuerySettings
  /**
   * Expression of the attributes of the resource.
   * Servers before 2026-03-19 do not send it.
   */
  resourceAttributesExpression?: string | null
  /**
   * Heading under which the source is listed.
   * Servers before 2026-06-15 do not send it.
   */
  section?: string | null
  /** Expression of the time. */
  timestampValueExpression?: string | null
  /** Id of the source of traces that belongs to it. */
  traceSourceId?: string | null
}
/** A source of sessions of users. */
export interface SessionSourceRequest {
  /**
   * Id of the connection to the database, which must exist.
   * Servers before 2026-08-10 do not look whether it does.
   * Servers before 2026-08-10 do not check its `pattern`.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connection: string
  /** Whether the source is switched off. */
  disabled?: boolean
  /** Table that the source reads; servers do not look whether there is one. */
  from: SourceFromRequest
  /** Sessions of users. */
  kind: 'session'
  /**
   * Name of the source; several sources can have the same.
   *
   * @minLength 1
   */
  name: string
  /**
   * Settings that go with every query.
   *
   * @maxItems 10
   */
  querySettings?: QuerySettingRequest[]
  /** Expression of the attributes of the resource. */
  resourceAttributesExpression?: string
  /**
   * Heading under which the source is listed.
   *
   * @maxLength 256
   */
  section?: string
  /**
   * Expression of the time.
   *
   * @minLength 1
   */
  timestampValueExpression: string
  /**
   * Id of the source of traces that belongs to it; servers do not look whether there is one.
   *
   * @minLength 1
   */
  traceSourceId: string
}
/**
 * Whether the series that the formulas refer to are shown as well.
 * Servers drop it where there are no formulas.
 *
 * @default true
 */
export type ShowOperandSeries = boolean
/**
 * The value of the chart, exactly one.
 *
 * @minItems 1
 * @maxItems 1
 */
export type SingleSelectItem = SelectItemRequest[]
/** What a list leaves out, because the server cannot read it; only sent where there is such a connection. */
export interface SkippedConnections {
  /** Number of connections that are left out. */
  skipped?: number
  /** Their ids. */
  skippedIds?: string[]
}
/** A webhook of a chat service. */
export interface SlackWebhook {
  /**
   * Time of creation.
   *
   * @format date-time
   */
  createdAt?: string
  /** What the webhook is for. */
  description?: string
  /** Id of the webhook, the `webhookId` of an alert's channel; 24 hexadecimal digits in practice. */
  id: string
  /** Name of the webhook. */
  name?: string
  /** A chat service. */
  service: 'slack'
  /**
   * Time of the last change.
   *
   * @format date-time
   */
  updatedAt?: string
  /**
   * Address that is called.
   * Whoever knows it can often send to it, as the address of a chat service holds a token.
   */
  url?: string
}
/** A webhook of a chat service, which takes the text of the notification and nothing else. */
export interface SlackWebhookRequest {
  /**
   * What the webhook is for.
   *
   * @maxLength 2048
   */
  description?: string
  /**
   * Name of the webhook, which no other webhook of the service has; upper and lower case differ.
   * Servers cut off blanks at both ends, and refuse a name of nothing else.
   *
   * @minLength 1
   * @maxLength 1024
   */
  name: string
  /** A chat service. */
  service: 'slack'
  /**
   * Address that is called, with http or https, at the domain `slack.com` or a subdomain of it.
   * Servers refuse another domain.
   *
   * @maxLength 2048
   * @pattern `^[ \t\r\n]*[hH][tT][tT][pP][sS]?://([^/?#]*[.@])?[sS][lL][aA][cC][kK]\.[cC][oO][mM](:\d+)?([/?#][\s\S]*)?\s*$`
   * @example https://hooks.slack.com/services/T000/B000/c4d2e8f1
   */
  url: string
}
/** Direction in which the rows are ordered. */
export type SortOrder = 'desc' | 'asc'
/**
 * A data source, told apart by `kind`.
 * Its `id` is the `sourceId` of charts and filters.
 * An expression or id that is not set is left out, null, or an empty text.
 * A newer server may send a kind that is not listed here, so have a default case.
 */
export type Source = (LogSource | TraceSource | MetricSource | SessionSource | PromqlSource) | UnknownSource
/** Body of an answer with one source. */
export interface SourceAnswer {
  /**
   * A data source, told apart by `kind`.
   * Its `id` is the `sourceId` of charts and filters.
   * An expression or id that is not set is left out, null, or an empty text.
   * A newer server may send a kind that is not listed here, so have a default case.
   */
  data: Source
}
/** Id of the connection to the database. */
export type SourceConnection = string
/**
 * Whether the source is switched off.
 * Servers before 2026-05-05 do not send it.
 */
export type SourceDisabled = boolean | null
/** Table that the source reads. */
export interface SourceFrom {
  /** Name of the database. */
  databaseName?: string
  /** Name of the table; null or empty for metrics, which have a table for each type. */
  tableName?: string | null
}
/** Table that the source reads; servers do not look whether there is one. */
export interface SourceFromRequest {
  /**
   * Name of the database.
   *
   * @minLength 1
   */
  databaseName: string
  /**
   * Name of the table.
   *
   * @minLength 1
   */
  tableName: string
}
/**
 * Id of the source that is queried; servers refuse a source that they do not know.
 *
 * @pattern `^[0-9a-fA-F]{24}$`
 */
export type SourceId = string
/** Body of an answer with sources. */
export interface SourceListAnswer {
  /** The sources. */
  data: Source[]
}
/** Name of the source. */
export type SourceName = string
/**
 * Heading under which the source is listed.
 * Servers before 2026-06-15 do not send it.
 */
export type SourceSection = string | null
/** A chart whose rows come from an SQL template; `displayType` says how they are drawn. */
export interface SqlChart {
  /** Whether the time range is widened to whole buckets (lines and stacked bars). */
  alignDateRangeToGranularity?: boolean
  /** Token of the color palette. */
  color?: StoredChartColor
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
  /** How numbers are written. */
  numberFormat?: NumberFormat
  /** What a click on a row of a table opens, by `type`; which of the other fields are there depends on it. */
  onClick?: OnClick
  /** Number of series drawn; 0 is no limit (lines and stacked bars). */
  seriesLimit?: number
  /** Id of the source that the SQL reads, if it reads one. */
  sourceId?: string
  /** The SQL, with placeholders for the time range and the filters. */
  sqlTemplate?: string
}
/**
 * A chart whose rows come from an SQL template, told apart by `displayType`.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export type SqlChartRequest =
  | LineSqlChartRequest
  | StackedBarSqlChartRequest
  | TableSqlChartRequest
  | NumberSqlChartRequest
  | PieSqlChartRequest
  | BarSqlChartRequest
/** Marks a chart that is described by SQL. */
export type SqlConfigType = 'sql'
/** A condition that a dashboard opens with. */
export interface SqlFilterValueRequest {
  /**
   * The condition.
   *
   * @maxLength 10000
   */
  condition: string
  name?: never
  /**
   * Language of the condition.
   *
   * @default sql
   */
  type?: 'sql'
  values?: never
}
/**
 * The SQL, with placeholders for the time range and the filters.
 *
 * @maxLength 100000
 */
export type SqlTemplate = string
/** Stacked bars over time. */
export interface StackedBarChart {
  /** Whether the time range is widened to whole buckets. */
  alignDateRangeToGranularity?: boolean
  /** Whether the first series is divided by the second. */
  asRatio?: boolean
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** Stacked bars over time. */
  displayType: 'stacked_bar'
  /** Whether empty buckets are drawn as zero. */
  fillNulls?: boolean
  /** Series computed from those in `select`. */
  formulas?: Formula[]
  /** Columns to group by, separated by commas. */
  groupBy?: string
  /** How numbers are written. */
  numberFormat?: NumberFormat
  /** Series of the chart. */
  select?: SelectItem[]
  /** Number of series drawn; 0 is no limit. */
  seriesLimit?: number
  /** Whether the series that the formulas refer to are drawn as well. */
  showOperandSeries?: boolean
  /** Id of the source that is queried. */
  sourceId?: string
}
/** Stacked bars over time. */
export interface StackedBarChartRequest {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Whether the first entry of `select` is divided by the second; then there must be exactly two, and no formula. */
  asRatio?: boolean
  configType?: never
  connectionId?: never
  /** Stacked bars over time. */
  displayType: 'stacked_bar'
  /**
   * Whether empty buckets are drawn as zero.
   *
   * @default true
   */
  fillNulls?: boolean
  /**
   * Series computed from those in `select`, on a source of logs, traces or metrics.
   * They cannot stand beside `asRatio: true`; say the ratio as a formula.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @maxItems 10
   */
  formulas?: Formulas
  /**
   * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
   *
   * @maxLength 10000
   */
  groupBy?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Series or values of the chart; formulas and ratios name them by their order.
   *
   * @minItems 1
   * @maxItems 20
   */
  select: SelectItems
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   * Servers before 2026-08-04 refuse or ignore it.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * Whether the series that the formulas refer to are shown as well.
   * Servers drop it where there are no formulas.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @default true
   */
  showOperandSeries?: boolean
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  sqlTemplate?: never
}
/**
 * Stacked bars over time, from SQL.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export interface StackedBarSqlChartRequest {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /**
   * Id of the connection that runs the SQL, which must be that of the source where one is named.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connectionId: string
  /** Stacked bars over time. */
  displayType: 'stacked_bar'
  /**
   * Whether empty buckets are drawn as zero.
   *
   * @default true
   */
  fillNulls?: boolean
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  select?: never
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   * Servers before 2026-08-07 refuse or ignore it.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId?: string
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/** Token of the color palette. */
export type StoredChartColor =
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
/** Id of the filter; required on every filter of an update. */
export type StoredFilterId = string
/** Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice. */
export type StoredSourceId = string
/**
 * Id of a tab of a container, chosen by the sender, and different from those of the other tabs there.
 * Servers refuse a tile in a tab that its container does not have.
 *
 * @minLength 1
 * @maxLength 256
 */
export type TabId = string
/** A table of aggregated values. */
export interface TableChart {
  /** Whether the first value is divided by the second. */
  asRatio?: boolean
  /**
   * Never `sql` here, and mostly absent.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  configType?: `${string} (unlisted)`
  /** A table of aggregated values. */
  displayType: 'table'
  /** Columns computed from those in `select`. */
  formulas?: Formula[]
  /** Columns to group by, separated by commas. */
  groupBy?: string
  /** Whether the columns grouped by stand on the left. */
  groupByColumnsOnLeft?: boolean
  /** Condition on the aggregated rows. */
  having?: string
  /** How numbers are written. */
  numberFormat?: NumberFormat
  /** What a click on a row of a table opens, by `type`; which of the other fields are there depends on it. */
  onClick?: OnClick
  /** Order of the rows. */
  orderBy?: string
  /** Value columns of the table. */
  select?: SelectItem[]
  /** Whether the columns that the formulas refer to are shown as well. */
  showOperandSeries?: boolean
  /** Id of the source that is queried. */
  sourceId?: string
}
/** A table of aggregated values. */
export interface TableChartRequest {
  /** Whether the first entry of `select` is divided by the second; then there must be exactly two, and no formula. */
  asRatio?: boolean
  configType?: never
  connectionId?: never
  /** A table of aggregated values. */
  displayType: 'table'
  /**
   * Series computed from those in `select`, on a source of logs, traces or metrics.
   * They cannot stand beside `asRatio: true`; say the ratio as a formula.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @maxItems 10
   */
  formulas?: Formulas
  /**
   * Columns to group by, separated by commas; a text here, where a chart series query takes a list.
   *
   * @maxLength 10000
   */
  groupBy?: string
  /**
   * Whether the columns grouped by stand on the left.
   * Servers before 2026-04-23 refuse or ignore it.
   */
  groupByColumnsOnLeft?: boolean
  /**
   * Condition on the aggregated rows.
   *
   * @maxLength 10000
   */
  having?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * What a click on a row of a table opens, told apart by `type`.
   * Servers before 2026-05-12 refuse or ignore it.
   */
  onClick?: OnClickRequest
  /**
   * Order of the rows.
   *
   * @maxLength 10000
   */
  orderBy?: string
  /**
   * Series or values of the chart; formulas and ratios name them by their order.
   *
   * @minItems 1
   * @maxItems 20
   */
  select: SelectItems
  /**
   * Whether the series that the formulas refer to are shown as well.
   * Servers drop it where there are no formulas.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @default true
   */
  showOperandSeries?: boolean
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  sqlTemplate?: never
}
/**
 * A table, from SQL.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export interface TableSqlChartRequest {
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /**
   * Id of the connection that runs the SQL, which must be that of the source where one is named.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connectionId: string
  /** A table of the rows. */
  displayType: 'table'
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * What a click on a row of a table opens, told apart by `type`.
   * Servers before 2026-05-12 refuse or ignore it.
   */
  onClick?: OnClickRequest
  select?: never
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId?: string
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/** A column of a table, in the deprecated form. */
export interface TableTileSeriesRequest {
  /**
   * Aggregate function.
   * Servers before 2026-05-12 do not know `increase`.
   */
  aggFn: AggregateFunction
  /** Name of the series. */
  alias?: string
  /** Field that is aggregated; not for `count`. */
  field?: string
  /**
   * Columns to group by; can be empty.
   *
   * @maxItems 10
   */
  groupBy: GroupByList
  /**
   * Level of the quantile.
   *
   * @minimum 0
   * @maximum 1
   */
  level?: number
  /** Type of a metric. */
  metricDataType?: MetricType
  /** Name of a metric. */
  metricName?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /** Direction in which the rows are ordered. */
  sortOrder?: SortOrder
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /** A column of a table. */
  type: 'table'
  /** Condition on the rows, such as `SeverityText:error`; empty for all of them. */
  where: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/** The people who share dashboards, alerts, sources and the rest. */
export interface Team {
  /** Id of the team. */
  id: string
  /** Name. */
  name?: string
}
/** Body of an answer with the team. */
export interface TeamAnswer {
  /** The people who share dashboards, alerts, sources and the rest. */
  data: Team
}
/** An invitation that nobody has accepted yet. */
export interface TeamInvitation {
  /**
   * Time of creation; servers delete the invitation 30 days later.
   *
   * @format date-time
   */
  createdAt?: string
  /** Email address, in lower case. */
  email?: string
  /** Id of the invitation. */
  id: string
  /** Name of the person, where the invitation has one. */
  name?: string
  /**
   * Address of the user interface that accepts the invitation.
   * It grants access: whoever opens it first sets a password and joins the team.
   */
  url?: string
}
/** Body of an answer with invitations. */
export interface TeamInvitationListAnswer {
  /** The invitations. */
  data: TeamInvitation[]
}
/**
 * Address of the user interface that accepts the invitation.
 * It grants access: whoever opens it first sets a password and joins the team.
 */
export type TeamInvitationUrl = string
/** A user who belongs to the team. */
export interface TeamMember {
  /** Email address, in lower case. */
  email?: string
  /** Id of the member. */
  id: string
  /** Whether the key is this member's. */
  isCurrentUser?: boolean
  /** Name; for a user who accepted an invitation it is the email address. */
  name?: string
}
/** Body of an answer with members. */
export interface TeamMemberListAnswer {
  /** The members. */
  data: TeamMember[]
}
/** Body of a refusal of an operation of the team, an object with a message or a list of what breaks a rule. */
export type TeamRefusal = ErrorMessage | RefusedPart[]
/**
 * One tile of a dashboard.
 * A server always answers with `config`, also where the tile was sent in the deprecated `series` form.
 */
export interface Tile {
  /**
   * What a tile shows, told apart by `displayType`.
   * A chart is described by `select` entries on a source, or by an SQL template; only then it has a `configType`, which is `sql`.
   * A newer server may send a display type that is not listed here, so have a default case.
   */
  config?: TileConfig
  /** Id of the container that holds the tile. */
  containerId?: string
  /** Height in rows, from 1. */
  h?: number
  /** Id of the tile, assigned by the server; the `tileId` of an alert. */
  id: string
  /** Title of the tile. */
  name?: string
  /** Id of the tab of that container. */
  tabId?: string
  /** Width in columns, from 1 to 24. */
  w?: number
  /** Left edge, in columns from 0 to 23. */
  x?: number
  /** Upper edge, in rows from 0. */
  y?: number
}
/**
 * An alert that watches a tile of a dashboard.
 * It names a `channel`, or `channels`, or both, which then begin with `channel`; servers before 2026-08-21 need `channel`, and notify nobody else.
 */
export interface TileAlertRequest {
  /** Where notifications go; this deployment knows webhooks only. */
  channel?: AlertChannelRequest
  /**
   * All channels that are notified, without repetition, the first of them being `channel` where that is sent as well.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @minItems 1
   * @maxItems 10
   * @uniqueItems true
   */
  channels?: AlertChannels
  /**
   * Id of the dashboard that holds the tile: 24 hexadecimal digits.
   * Servers look for any 12 characters as well, find nothing, and refuse every other text.
   * Servers before 2026-03-03 do not check its `pattern`.
   *
   * @pattern `^(?:[0-9a-fA-F]{24}|[ -~]{12})$`
   */
  dashboardId: string
  /**
   * Name under which people find the alert; a blank one counts as missing.
   * Servers write a name of what the alert watches where it is missing, also over a stored one.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @maxLength 512
   */
  displayName?: string
  /**
   * How often the alert is evaluated, and over which span.
   * A number and a unit, such as `1h`: live servers take this closed list and refuse everything else, `2h` and `60m` included.
   * The granularity of a chart series query has another list.
   */
  interval: AlertInterval
  /**
   * Template of the notification text; null for none.
   *
   * @minLength 1
   * @maxLength 4096
   */
  message?: string | null
  /**
   * Name of the alert; null for none.
   *
   * @minLength 1
   * @maxLength 512
   */
  name?: string | null
  /**
   * Note for people; null for none.
   * Servers before 2026-05-13 refuse or ignore it.
   *
   * @minLength 1
   * @maxLength 4096
   */
  note?: string | null
  /**
   * Number of consecutive windows in which the threshold must be passed; null for the first.
   * Servers before 2026-07-06 refuse or ignore it.
   *
   * @minimum 1
   */
  numConsecutiveWindows?: number | null
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
  scheduleOffsetMinutes?: number
  /**
   * Time from which the intervals are counted, in UTC with a `Z`; null for none.
   * At most one year ahead and ten years back.
   * Seconds may be missing or have any number of digits; servers answer with milliseconds.
   * An update that leaves it out keeps the stored one; one that sends it, null included, sets an offset that it does not send to 0.
   * Servers before 2026-03-06 refuse or ignore it.
   *
   * @format date-time
   * @pattern `Z$`
   * @example 2026-03-02T06:00:00.000Z
   */
  scheduleStartAt?: string | null
  /** The alert watches a tile. */
  source: 'tile'
  /**
   * Tags of the alert; an empty list for none.
   * Servers write those of the dashboard or the saved search where they are left out, also over stored ones.
   * Servers before 2026-09-02 refuse or ignore it.
   *
   * @maxItems 50
   */
  tags?: AlertTags
  /**
   * Value that triggers the alert; the lower end of the range for `between` and `not_between`.
   * Servers before 2026-03-09 refuse a negative one.
   */
  threshold: number
  /**
   * Upper end of the range.
   * Required for `between` and `not_between`, and then not below `threshold`; without a meaning for the others.
   * Servers refuse null, so that an update cannot take it away.
   * Servers before 2026-04-17 refuse or ignore it.
   */
  thresholdMax?: number
  /**
   * How the value is compared with the threshold.
   * `above` is the threshold or more, `above_exclusive` more than it.
   * `below` is less than the threshold, `below_or_equal` the threshold or less.
   * `equal` and `not_equal` compare for equality.
   * `between` counts both ends in, `not_between` is outside both.
   * Servers before 2026-04-16 do not know `above_exclusive`, `below_or_equal`, `equal`, `not_equal`.
   * Servers before 2026-04-17 do not know `between`, `not_between`.
   */
  thresholdType: AlertThresholdType
  /**
   * Id of a tile of that dashboard.
   * Alerts are evaluated for line, stacked bar and number charts.
   * Servers check the kind of SQL charts only; on a tile of another kind the next update of the dashboard deletes the alert, even where it changes nothing.
   * The SQL of a line or stacked bar chart needs an interval, as a parameter or a macro.
   *
   * @minLength 1
   */
  tileId: string
}
/**
 * What a tile shows, told apart by `displayType`.
 * A chart is described by `select` entries on a source, or by an SQL template; only then it has a `configType`, which is `sql`.
 * A newer server may send a display type that is not listed here, so have a default case.
 */
export type TileConfig =
  | (
      | LineChart
      | StackedBarChart
      | TableChart
      | NumberChart
      | PieChart
      | BarChart
      | HeatmapChart
      | SearchChart
      | EventPatternsChart
      | MarkdownChart
    )
  | SqlChart
  | UnknownChart
/**
 * What a tile shows, told apart by `displayType`.
 * The charts with `configType: sql` take an SQL template; without `configType`, a chart is described by `select`.
 */
export type TileConfigRequest = BuilderChartRequest | SqlChartRequest
/**
 * Height in rows.
 *
 * @minimum 1
 */
export type TileHeight = number
/**
 * Id of the tile; ignored when a dashboard is created, keeps the tile when it is updated.
 *
 * @maxLength 36
 */
export type TileId = string
/** Title of the tile. */
export type TileName = string
/** A tile, with `config`, or with `series` in the deprecated form; never with both. */
export type TileRequest = ConfigTileRequest | SeriesTileRequest
/**
 * Width in columns; servers do not check that the tile ends within the grid.
 *
 * @minimum 1
 * @maximum 24
 */
export type TileWidth = number
/**
 * Left edge, in columns.
 *
 * @minimum 0
 * @maximum 23
 */
export type TileX = number
/**
 * Upper edge, in rows.
 *
 * @minimum 0
 */
export type TileY = number
/** A series over time, in the deprecated form. */
export interface TimeTileSeriesRequest {
  /**
   * Aggregate function.
   * Servers before 2026-05-12 do not know `increase`.
   */
  aggFn: AggregateFunction
  /** Name of the series. */
  alias?: string
  /** How the series is drawn. */
  displayType?: 'stacked_bar' | 'line'
  /** Field that is aggregated; not for `count`. */
  field?: string
  /**
   * Columns to group by; can be empty.
   *
   * @maxItems 10
   */
  groupBy: GroupByList
  /**
   * Level of the quantile.
   *
   * @minimum 0
   * @maximum 1
   */
  level?: number
  /** Type of a metric. */
  metricDataType?: MetricType
  /** Name of a metric. */
  metricName?: string
  /** How numbers are written. */
  numberFormat?: NumberFormatRequest
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /** A series over time. */
  type: 'time'
  /** Condition on the rows, such as `SeverityText:error`; empty for all of them. */
  where: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/** Spans of traces. */
export interface TraceSource {
  /** Id of the connection to the database. */
  connection?: string
  /** Columns that are shown by default. */
  defaultTableSelectExpression?: string | null
  /**
   * Whether the source is switched off.
   * Servers before 2026-05-05 do not send it.
   */
  disabled?: boolean | null
  /** Expression of the time that is shown. */
  displayedTimestampValueExpression?: string | null
  /** Expression of the duration. */
  durationExpression?: string | null
  /** Decimal places of the duration in seconds, from 0 to 9: 3 is milliseconds, 9 is nanoseconds. */
  durationPrecision?: number | null
  /** Expression of the attributes of the span. */
  eventAttributesExpression?: string | null
  /** Filters that the user interface offers for the source (managed deployment), of ten columns at most. */
  filterSettings?: FilterSettings
  /** Table that the source reads. */
  from?: SourceFrom
  /** Attributes that are shown in front. */
  highlightedRowAttributeExpressions?: HighlightedAttributeExpressions
  /** Attributes that are shown in front. */
  highlightedTraceAttributeExpressions?: HighlightedAttributeExpressions
  /** Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice. */
  id: string
  /** Expression of the column that a bare word is searched in. */
  implicitColumnExpression?: string | null
  /** Spans of traces. */
  kind: 'trace'
  /**
   * Expression of the list of known columns.
   * Servers before 2026-06-29 do not send it.
   */
  knownColumnsListExpression?: string | null
  /** Id of the source of logs that belongs to it. */
  logSourceId?: string | null
  /** Materialized views that answer queries faster. */
  materializedViews?: MaterializedViews
  /**
   * Tables that list keys and values for suggestions.
   * Servers before 2026-05-08 do not send it.
   */
  metadataMaterializedViews?: MetadataMaterializedViews | null
  /** Id of the source of metrics that belongs to it. */
  metricSourceId?: string | null
  /** Name of the source. */
  name?: string
  /**
   * Expression by which rows are ordered.
   * Servers before 2026-03-09 do not send it.
   */
  orderByExpression?: string | null
  /** Expression of the id of the parent span. */
  parentSpanIdExpression?: string | null
  /** Settings that go with every query, ten at most. */
  querySettings?: QuerySettings
  /** Expression of the attributes of the resource. */
  resourceAttributesExpression?: string | null
  /**
   * Expression of the rate at which spans were sampled, by which counts are weighted.
   * Servers before 2026-03-30 do not send it.
   */
  sampleRateExpression?: string | null
  /**
   * Heading under which the source is listed.
   * Servers before 2026-06-15 do not send it.
   */
  section?: string | null
  /** Expression of the service name. */
  serviceNameExpression?: string | null
  /**
   * Expression of the service version.
   * Servers before 2026-08-12 do not send it.
   */
  serviceVersionExpression?: string | null
  /** Id of the source of sessions that belongs to it. */
  sessionSourceId?: string | null
  /** Expression of the events of the span. */
  spanEventsValueExpression?: string | null
  /** Expression of the span id. */
  spanIdExpression?: string | null
  /** Expression of the span kind. */
  spanKindExpression?: string | null
  /**
   * Expression of the links of the span.
   * Servers before 2026-07-22 do not send it.
   */
  spanLinksValueExpression?: string | null
  /** Expression of the span name. */
  spanNameExpression?: string | null
  /** Expression of the status code. */
  statusCodeExpression?: string | null
  /** Expression of the status message. */
  statusMessageExpression?: string | null
  /** Condition that goes with every query; it filters, and protects nothing. */
  tableFilterExpression?: string | null
  /** Expression of the time. */
  timestampValueExpression?: string | null
  /** Expression of the trace id. */
  traceIdExpression?: string | null
  /**
   * Whether the text index is used for the implicit column.
   * Servers before 2026-05-20 do not send it.
   */
  useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled' | (string & {}) | null
}
/** A source of spans. */
export interface TraceSourceRequest {
  /**
   * Id of the connection to the database, which must exist.
   * Servers before 2026-08-10 do not look whether it does.
   * Servers before 2026-08-10 do not check its `pattern`.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  connection: string
  /**
   * Columns that are shown by default.
   *
   * @minLength 1
   */
  defaultTableSelectExpression: string
  /** Whether the source is switched off. */
  disabled?: boolean
  /** Expression of the time that is shown. */
  displayedTimestampValueExpression?: string
  /**
   * Expression of the duration.
   *
   * @minLength 1
   */
  durationExpression: string
  /**
   * Decimal places of the duration in seconds: 3 is milliseconds, 9 is nanoseconds.
   * An update that leaves it out sets 3.
   *
   * @minimum 0
   * @maximum 9
   * @default 3
   */
  durationPrecision?: number
  /** Expression of the attributes of the span. */
  eventAttributesExpression?: string
  /** Table that the source reads; servers do not look whether there is one. */
  from: SourceFromRequest
  /** Attributes that are shown in front. */
  highlightedRowAttributeExpressions?: HighlightedAttributeExpressionRequest[]
  /** Attributes that are shown in front. */
  highlightedTraceAttributeExpressions?: HighlightedAttributeExpressionRequest[]
  /** Expression of the column that a bare word is searched in. */
  implicitColumnExpression?: string
  /** Spans of traces. */
  kind: 'trace'
  /** Expression of the list of known columns. */
  knownColumnsListExpression?: string
  /** Id of the source of logs that belongs to it, or null; servers do not look whether there is one. */
  logSourceId?: string | null
  /** Materialized views that answer queries faster. */
  materializedViews?: MaterializedViewRequest[]
  /** Tables that list keys and values for suggestions. */
  metadataMaterializedViews?: MetadataMaterializedViewsRequest
  /** Id of the source of metrics that belongs to it; servers do not look whether there is one. */
  metricSourceId?: string
  /**
   * Name of the source; several sources can have the same.
   *
   * @minLength 1
   */
  name: string
  /** Expression by which rows are ordered. */
  orderByExpression?: string
  /**
   * Expression of the id of the parent span.
   *
   * @minLength 1
   */
  parentSpanIdExpression: string
  /**
   * Settings that go with every query.
   *
   * @maxItems 10
   */
  querySettings?: QuerySettingRequest[]
  /** Expression of the attributes of the resource. */
  resourceAttributesExpression?: string
  /** Expression of the rate at which spans were sampled, by which counts are weighted. */
  sampleRateExpression?: string
  /**
   * Heading under which the source is listed.
   *
   * @maxLength 256
   */
  section?: string
  /** Expression of the service name. */
  serviceNameExpression?: string
  /**
   * Expression of the service version.
   * Servers before 2026-08-12 refuse or ignore it.
   */
  serviceVersionExpression?: string
  /** Id of the source of sessions that belongs to it; servers do not look whether there is one. */
  sessionSourceId?: string
  /** Expression of the events of the span. */
  spanEventsValueExpression?: string
  /**
   * Expression of the span id.
   *
   * @minLength 1
   */
  spanIdExpression: string
  /**
   * Expression of the span kind.
   *
   * @minLength 1
   */
  spanKindExpression: string
  /**
   * Expression of the links of the span.
   * Servers before 2026-07-22 refuse or ignore it.
   */
  spanLinksValueExpression?: string
  /**
   * Expression of the span name.
   *
   * @minLength 1
   */
  spanNameExpression: string
  /** Expression of the status code. */
  statusCodeExpression?: string
  /** Expression of the status message. */
  statusMessageExpression?: string
  /**
   * Expression of the time.
   *
   * @minLength 1
   */
  timestampValueExpression: string
  /**
   * Expression of the trace id.
   *
   * @minLength 1
   */
  traceIdExpression: string
  /** Whether the text index is used for the implicit column. */
  useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled'
}
/**
 * A channel of a type that this document does not know yet; its fields arrive as the server sent them.
 * A request that is made from an alert carries it unchanged, and a server that does not know it refuses the request.
 */
export interface UnknownAlertChannel {
  /**
   * A type that is not listed here.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  type: `${string} (unlisted)`
  [key: string]: unknown
}
/** A chart of a kind that this document does not know yet; its fields arrive as the server sent them. */
export interface UnknownChart {
  /**
   * A display type that is not listed here.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  displayType: `${string} (unlisted)`
  [key: string]: unknown
}
/** A source of a kind that this document does not know yet; its fields arrive as the server sent them. */
export interface UnknownSource {
  /** Id of the source, the `sourceId` of charts and filters; 24 hexadecimal digits in practice. */
  id: string
  /**
   * A kind that is not listed here.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  kind: `${string} (unlisted)`
  /** Name of the source. */
  name?: string
  [key: string]: unknown
}
/** A webhook of a service that this document does not know yet; its fields arrive as the server sent them. */
export interface UnknownWebhook {
  /** Id of the webhook, the `webhookId` of an alert's channel; 24 hexadecimal digits in practice. */
  id: string
  /** Name of the webhook. */
  name?: string
  /**
   * A service that is not listed here.
   *
   * At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.
   */
  service: `${string} (unlisted)`
  [key: string]: unknown
}
/** An alert that replaces the stored one, told apart by `source`. */
export type UpdateAlertRequest = TileAlertRequest | SavedSearchAlertRequest | InlineAlertRequest
/** The name, the address and the user replace the stored ones; the other fields are kept where they are left out. */
export interface UpdateConnectionRequest {
  /**
   * Address of the database; servers take any text.
   *
   * @example https://database.example.com:8443
   */
  host: string
  /**
   * Whether the address is that of a Prometheus API, which PromQL is sent to as it is.
   * Servers before 2026-06-26 refuse or ignore it.
   */
  isPrometheusEndpoint?: boolean
  /** Name of the connection; several connections can have the same. */
  name: string
  /** Password of the user; the stored one is kept where it is left out or empty. */
  password?: string
  /**
   * What begins the names of the settings that queries carry: letters, digits and `_`.
   * Null and an empty text remove it.
   *
   * @pattern `^[a-zA-Z0-9_]*$`
   * @example team_
   */
  settingPrefix?: string | null
  /** Name of the user. */
  username: string
}
/**
 * A filter of an existing dashboard, with its id; it filters tiles, gives its value to a variable, or both.
 * Servers refuse any field of it that they do not know.
 */
export type UpdateDashboardFilterRequest =
  | UpdateQueryFilterRequest
  | UpdateStaticListFilterRequest
  | UpdatePrometheusLabelFilterRequest
/**
 * A name and tiles that replace the stored ones; the other fields are kept where they are left out.
 * A tile whose `id` is known stays the same tile, and its alerts go on if it is a line, stacked bar or number chart; servers before 2026-06-02 keep all of them.
 * A tile without an `id`, or with an unknown one, is a new tile and gets an id from the server; so does a filter with an unknown one.
 * A stored tile that is no longer sent is deleted together with its alerts, which servers before 2026-03-11 leave behind.
 * A dashboard that is read and sent back loses what answers leave out.
 * A tile with a PromQL chart is not in them, and is deleted with its alerts.
 * An SQL chart of a kind that this API does not know comes as a line, and stays one.
 * Tiles lose filters of their own, a condition on a whole chart of series, a granularity, columns to group or order by that are kept as a list, levels of quantiles other than 0.5, 0.9, 0.95 and 0.99, and colors of columns.
 * A tile whose source is gone makes servers refuse the whole.
 * Servers before 2026-08-20 also send a `level` beside other functions than `quantile`, and a `valueExpression` of a count, which they do not take back: leave them out.
 */
export interface UpdateDashboardRequest {
  /**
   * Sections that hold tiles.
   * Servers before 2026-05-11 refuse or ignore it.
   *
   * @maxItems 50
   */
  containers?: DashboardContainers
  /** Filters offered above the tiles, each with its id. */
  filters?: UpdateDashboardFilterRequest[]
  /**
   * Title of the dashboard; can be empty.
   *
   * @maxLength 1024
   */
  name: string
  /**
   * Filter values that the dashboard opens with.
   * Servers before 2026-03-04 refuse or ignore it.
   */
  savedFilterValues?: SavedFilterValues
  /**
   * Query that the dashboard opens with; null for none.
   * Servers before 2026-03-04 refuse or ignore it.
   */
  savedQuery?: string | null
  /**
   * Language of the saved query.
   * It must not be null where a query is set.
   * Servers before 2026-03-04 refuse or ignore it.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  savedQueryLanguage?: SavedQueryLanguage
  /**
   * Labels by which dashboards are grouped and found.
   *
   * @maxItems 50
   */
  tags?: DashboardTags
  /**
   * Tiles, in any order; their ids, where they have one, differ.
   * Servers before 2026-05-11 do not check its `maxItems`.
   *
   * @maxItems 500
   */
  tiles: DashboardTiles
}
/**
 * A filter whose values are those of a label, which only gives its value to a variable.
 * Servers before 2026-09-01 refuse or ignore it.
 */
export interface UpdatePrometheusLabelFilterRequest {
  /** Id of the filter; required on every filter of an update. */
  id: string
  /** This kind of filter filters no tile. */
  isBroadcastEnabled: NoBroadcast
  /**
   * Whether all tiles wait for a value; otherwise only those that use the filter do.
   * Servers drop it without `minSelections`.
   * Servers before 2026-09-04 refuse or ignore it.
   */
  isGlobalRequirement?: boolean
  /** The value of this kind of filter is a variable, `$variableName`. */
  isVariableEnabled: AlwaysVariable
  /** Label whose values are offered. */
  label: string
  /**
   * Selector of the series whose labels count; it may contain variables.
   * Servers before 2026-09-04 refuse or ignore it.
   */
  match?: string
  /**
   * How many values must be chosen; 1 makes the filter required, 0 optional.
   * Servers before 2026-09-04 refuse or ignore it.
   *
   * @minimum 0
   * @default 0
   */
  minSelections?: number
  /**
   * Label of the filter.
   *
   * @minLength 1
   */
  name: string
  /**
   * Id of the source that offers the values, which must be one of PromQL.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /** Kind of filter. */
  type: 'PROMETHEUS_LABEL'
  /**
   * Name of the variable, beside `isVariableEnabled: true` only.
   * Left out, it is made of the letters, digits and underscores in the filter's `name`; servers refuse a variable whose name has none.
   *
   * @maxLength 64
   * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
   */
  variableName?: string
}
/** A filter whose values are those of an expression on a source. */
export interface UpdateQueryFilterRequest {
  /**
   * Ids of the sources whose tiles are filtered; those of all sources where it is left out.
   * It cannot stand beside `isBroadcastEnabled: false`.
   * Servers before 2026-05-26 refuse or ignore it.
   */
  appliesToSourceIds?: AppliesToSourceIds
  /**
   * Expression that is filtered.
   *
   * @minLength 1
   */
  expression: string
  /** Id of the filter; required on every filter of an update. */
  id: string
  /**
   * Whether the tiles are filtered by the value; where not, `isVariableEnabled` must be true.
   * Servers before 2026-08-11 refuse or ignore it.
   *
   * @default true
   */
  isBroadcastEnabled?: boolean
  /**
   * Whether all tiles wait for a value; otherwise only those that use the filter do.
   * Servers drop it without `minSelections`.
   * Servers before 2026-09-04 refuse or ignore it.
   */
  isGlobalRequirement?: boolean
  /**
   * Whether the value can be used as a variable, `$variableName`.
   * Names of variables differ within a dashboard.
   * Servers before 2026-08-11 refuse or ignore it.
   */
  isVariableEnabled?: boolean
  /**
   * How many values must be chosen; 1 makes the filter required, 0 optional.
   * Servers before 2026-09-04 refuse or ignore it.
   *
   * @minimum 0
   * @default 0
   */
  minSelections?: number
  /**
   * Label of the filter.
   *
   * @minLength 1
   */
  name: string
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /** Type of a metric. */
  sourceMetricType?: MetricType
  /** Kind of filter. */
  type: 'QUERY_EXPRESSION'
  /**
   * Name of the variable, beside `isVariableEnabled: true` only.
   * Left out, it is made of the letters, digits and underscores in the filter's `name`; servers refuse a variable whose name has none.
   * Servers before 2026-08-11 refuse or ignore it.
   *
   * @maxLength 64
   * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
   */
  variableName?: string
  /**
   * Condition on the rows that offer the values.
   * Servers before 2026-03-24 refuse or ignore it.
   */
  where?: string
  /**
   * Language of that condition.
   * Servers before 2026-03-24 refuse or ignore it.
   *
   * @default sql
   */
  whereLanguage?: DashboardFilterWhereLanguage
}
/** A saved search that replaces the stored one; what is left out gets its default. */
export interface UpdateSavedSearchRequest {
  /**
   * Conditions that are chosen beside the search, all of which must hold.
   *
   * @maxItems 100
   * @default []
   */
  filters?: SavedSearchFilterRequest[]
  /**
   * Name of the saved search.
   * Servers cut off blanks at both ends, and refuse a name of nothing else.
   *
   * @minLength 1
   * @maxLength 1024
   */
  name: string
  /**
   * Order of the rows, in SQL; empty for that of the source.
   *
   * @maxLength 1024
   * @default
   */
  orderBy?: string
  /**
   * Columns to show, separated by commas; empty for those of the source.
   *
   * @maxLength 4096
   * @default
   */
  select?: string
  /**
   * Id of the source that is queried; servers refuse a source that they do not know.
   *
   * @pattern `^[0-9a-fA-F]{24}$`
   */
  sourceId: string
  /**
   * Labels by which saved searches are grouped and found.
   *
   * @maxItems 50
   * @default []
   */
  tags?: string[]
  /**
   * Condition on the rows; empty for none.
   *
   * @maxLength 8192
   * @default
   */
  where?: string
  /**
   * Language of the condition.
   *
   * @default lucene
   */
  whereLanguage?: 'lucene' | 'sql'
}
/**
 * A source that replaces the whole stored one, told apart by `kind`; it can be of another kind.
 * What is left out is cleared, except that `disabled` becomes false and `durationPrecision` 3.
 */
export type UpdateSourceRequest =
  | LogSourceRequest
  | TraceSourceRequest
  | SessionSourceRequest
  | MetricSourceRequest
  | PromqlSourceRequest
/**
 * A filter with a list of values, which only gives its value to a variable.
 * Servers before 2026-08-28 refuse or ignore it.
 */
export interface UpdateStaticListFilterRequest {
  /** Id of the filter; required on every filter of an update. */
  id: string
  /** This kind of filter filters no tile. */
  isBroadcastEnabled: NoBroadcast
  /**
   * Whether all tiles wait for a value; otherwise only those that use the filter do.
   * Servers drop it without `minSelections`.
   * Servers before 2026-09-04 refuse or ignore it.
   */
  isGlobalRequirement?: boolean
  /** The value of this kind of filter is a variable, `$variableName`. */
  isVariableEnabled: AlwaysVariable
  /**
   * How many values must be chosen; 1 makes the filter required, 0 optional.
   * Servers before 2026-09-04 refuse or ignore it.
   *
   * @minimum 0
   * @default 0
   */
  minSelections?: number
  /**
   * Label of the filter.
   *
   * @minLength 1
   */
  name: string
  /**
   * The values that are offered.
   *
   * @minItems 1
   */
  options: string[]
  /** Kind of filter. */
  type: 'STATIC_LIST'
  /**
   * Name of the variable, beside `isVariableEnabled: true` only.
   * Left out, it is made of the letters, digits and underscores in the filter's `name`; servers refuse a variable whose name has none.
   *
   * @maxLength 64
   * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
   */
  variableName?: string
}
/**
 * A webhook that replaces the stored one, told apart by `service`.
 * With another `url` or `service`, headers and query parameters that are left out are deleted: send them again.
 */
export type UpdateWebhookRequest = SlackWebhookRequest | IncidentIoWebhookRequest | GenericWebhookRequest
/**
 * Expression that is aggregated; must not be empty.
 *
 * @minLength 1
 * @maxLength 10000
 */
export type ValueExpression = string
/** Aggregate of an expression. */
export interface ValueSelectItemRequest {
  /**
   * Aggregate function.
   * Servers before 2026-05-12 do not know `increase`.
   */
  aggFn: 'avg' | 'count_distinct' | 'last_value' | 'max' | 'min' | 'sum' | 'any' | 'none' | 'increase'
  /**
   * Name of the series.
   *
   * @maxLength 10000
   */
  alias?: string
  level?: never
  /** Name of a metric. */
  metricName?: string
  /** Type of a metric. */
  metricType?: MetricType
  /**
   * How numbers are written.
   * Servers before 2026-05-12 refuse or ignore it.
   */
  numberFormat?: NumberFormatRequest
  /** Aggregation over the period; `delta` is the change within it. */
  periodAggFn?: PeriodAggregateFunction
  /**
   * Expression that is aggregated; must not be empty.
   *
   * @minLength 1
   * @maxLength 10000
   */
  valueExpression: string
  /**
   * Condition on the rows; empty for all of them.
   *
   * @maxLength 10000
   * @default
   */
  where?: string
  /**
   * Language of a condition.
   * Servers before 2026-05-27 do not know `promql`.
   *
   * @default lucene
   */
  whereLanguage?: QueryLanguage
}
/**
 * The values of a variable that a dashboard opens with.
 * Servers before 2026-08-28 refuse or ignore it.
 */
export interface VariableFilterValueRequest {
  condition?: never
  /** Name of the variable. */
  name: string
  /** Values of a variable. */
  type: 'variable'
  /** The values. */
  values: string[]
}
/**
 * Name of the variable, beside `isVariableEnabled: true` only.
 * Left out, it is made of the letters, digits and underscores in the filter's `name`; servers refuse a variable whose name has none.
 *
 * @maxLength 64
 * @pattern `^[a-zA-Z][a-zA-Z0-9_]*$`
 */
export type VariableName = string
/**
 * An address that alerts notify, told apart by `service`.
 * Its headers and query parameters are never sent back.
 * A newer server may send a service that is not listed here, so have a default case.
 */
export type Webhook = (SlackWebhook | IncidentIoWebhook | GenericWebhook) | UnknownWebhook
/** Notifications go to a webhook. */
export interface WebhookAlertChannel {
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
/** Body of an answer with one webhook. */
export interface WebhookAnswer {
  /**
   * An address that alerts notify, told apart by `service`.
   * Its headers and query parameters are never sent back.
   * A newer server may send a service that is not listed here, so have a default case.
   */
  data: Webhook
}
/**
 * Time of creation.
 *
 * @format date-time
 */
export type WebhookCreatedAt = string
/** What the webhook is for. */
export type WebhookDescription = string
/**
 * What the webhook is for.
 *
 * @maxLength 2048
 */
export type WebhookDescriptionRequest = string
/**
 * Headers of the request that is sent, by name; never sent back.
 * Not allowed are names on which servers fail with 500, those with a dot, those that start with `$`, `constructor` and `prototype`, nor `__proto__`, which they drop.
 *
 * @maxProperties 100
 */
export interface WebhookHeaders {
  [key: string]: string
}
/** Id of the webhook, the `webhookId` of an alert's channel; 24 hexadecimal digits in practice. */
export type WebhookId = string
/** Body of an answer with webhooks. */
export interface WebhookListAnswer {
  /** The webhooks of the page. */
  data: Webhook[]
  /**
   * Which page of a list an answer holds.
   * Servers before 2026-07-09 do not send it.
   */
  meta?: PageMeta
}
/** Name of the webhook. */
export type WebhookName = string
/**
 * Name of the webhook, which no other webhook of the service has; upper and lower case differ.
 * Servers cut off blanks at both ends, and refuse a name of nothing else.
 *
 * @minLength 1
 * @maxLength 1024
 */
export type WebhookNameRequest = string
/**
 * Query parameters that are added to the address, by name; never sent back.
 * Not allowed are names on which servers fail with 500, those with a dot, those that start with `$`, `constructor` and `prototype`, nor `__proto__`, which they drop.
 *
 * @maxProperties 100
 */
export interface WebhookQueryParams {
  [key: string]: string
}
/**
 * Time of the last change.
 *
 * @format date-time
 */
export type WebhookUpdatedAt = string
/**
 * Address that is called.
 * Whoever knows it can often send to it, as the address of a chat service holds a token.
 */
export type WebhookUrl = string
/**
 * Address that is called, with http or https.
 * Servers refuse `localhost`, and private and reserved IP addresses; they look up no name.
 *
 * @maxLength 2048
 * @pattern `^[ \t\r\n]*[hH][tT][tT][pP][sS]?://`
 * @example https://hooks.example.com/alerts
 */
export type WebhookUrlRequest = string
/**
 * Condition on the rows; empty for all of them.
 *
 * @maxLength 10000
 * @default
 */
export type Where = string
/**
 * Template of the condition that the place opens with.
 *
 * @maxLength 10000
 */
export type WhereTemplate = string
export interface paths {
  '/api/v2/alerts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List alerts
     *
     * Lists the alerts of the team.
     * Servers before 2026-07-09 answer with all alerts, and without `meta` and the total.
     */
    get: operations['listAlerts']
    put?: never
    /**
     * Create an alert
     *
     * Creates an alert.
     * The dashboard and tile, or the saved search, or the source of the chart, and the webhooks must exist.
     * Servers before 2026-03-03 look for the dashboard or the saved search only, and answer 500 where there is none.
     */
    post: operations['createAlert']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/alerts/{alertId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the alert; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50401
         */
        alertId: components['parameters']['AlertId']
      }
      cookie?: never
    }
    /**
     * Get an alert
     *
     * Reads one alert, with its present state.
     */
    get: operations['getAlert']
    /**
     * Update an alert, replacing most of it
     *
     * Replaces an alert.
     * A `name`, `message`, `note` or `numConsecutiveWindows` that is left out becomes null.
     * A `thresholdMax`, `scheduleOffsetMinutes` or `scheduleStartAt` that is left out is kept, the offset even where the new interval is shorter; null clears the start, 0 the offset, nothing the `thresholdMax`.
     * A `groupBy` that is left out is cleared; servers before 2026-08-06 keep it, and an empty text clears it there.
     * A `displayName` or `tags` that are left out are written anew, from the names and tags of what the alert watches.
     * A `channel` without `channels` is the only one that is notified afterwards: send all `channels` back.
     * The `id` and `createdAt` stay.
     */
    put: operations['updateAlert']
    post?: never
    /**
     * Delete an alert
     *
     * Deletes an alert.
     * Servers before 2026-07-09 answer with the text `OK`, also where there is no such alert.
     */
    delete: operations['deleteAlert']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/charts/series': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Query time series
     *
     * Queries one to five time series over a time range, in buckets.
     * The request changes nothing, so it is safe to repeat.
     * A range that ends before it starts is answered with no points.
     * On sources of metrics, `count` and the granularity `1d` are reported to return no points; use another function, and `1h` or less.
     * Two faults of servers: a `groupBy` that is no bare column, and a `field` with a dot in it; see there.
     */
    post: operations['queryChartSeries']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/connections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List all connections
     *
     * Lists the connections of the team to databases, all of them, without their passwords.
     * What servers cannot read is left out, and named in `meta`.
     * Servers before 2026-06-16 do not have it.
     */
    get: operations['listConnections']
    put?: never
    /**
     * Create a connection
     *
     * Creates a connection to a database.
     * Servers do not look whether the address answers, and two connections can have the same name.
     * Servers before 2026-06-16 do not have it.
     */
    post: operations['createConnection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/connections/{connectionId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the connection; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50001
         */
        connectionId: components['parameters']['ConnectionId']
      }
      cookie?: never
    }
    /**
     * Get a connection
     *
     * Reads one connection, without its password.
     * Servers before 2026-06-16 do not have it.
     */
    get: operations['getConnection']
    /**
     * Update a connection
     *
     * Replaces the name, the address and the user of a connection.
     * `password` and `isPrometheusEndpoint` are kept where they are left out.
     * An empty password is kept as well, so that a stored one can be replaced and not removed.
     * Servers before 2026-06-16 do not have it.
     */
    put: operations['updateConnection']
    post?: never
    /**
     * Delete a connection
     *
     * Deletes a connection; the database stays.
     * Servers do not look whether a source names it: such a source stays, and queries of it are answered with 404.
     * Servers before 2026-06-16 do not have it.
     */
    delete: operations['deleteConnection']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/dashboards': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List all dashboards
     *
     * Lists the dashboards of the team, all of them, ordered by name from last to first.
     */
    get: operations['listDashboards']
    put?: never
    /**
     * Create a dashboard
     *
     * Creates a dashboard.
     * The server assigns the ids of the dashboard, its tiles and its filters.
     */
    post: operations['createDashboard']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/dashboards/{dashboardId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the dashboard; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50201
         */
        dashboardId: components['parameters']['DashboardId']
      }
      cookie?: never
    }
    /**
     * Get a dashboard
     *
     * Reads one dashboard.
     */
    get: operations['getDashboard']
    /**
     * Update a dashboard, replacing its tiles
     *
     * Replaces the name and the tiles of a dashboard.
     * A tile that is left out is deleted together with its alerts, so send every tile back with its `id`.
     * Alerts on tiles that are no line, stacked bar or number chart are deleted, even where the tile comes back unchanged: servers accept such alerts, and those since 2026-06-02 lose them here.
     * What no answer shows is deleted as well, so a dashboard as it was read is not all of it; `UpdateDashboardRequest` says what is lost.
     * `tags`, `filters`, `savedQuery`, `savedQueryLanguage`, `savedFilterValues` and `containers` are kept where they are left out.
     * `[]` clears a list, and null the saved query together with its language.
     */
    put: operations['updateDashboard']
    post?: never
    /**
     * Delete a dashboard
     *
     * Deletes a dashboard and its alerts.
     * A dashboard that does not exist is answered with 200 as well.
     */
    delete: operations['deleteDashboard']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/dashboards/validate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Validate a dashboard without creating it
     *
     * Checks the body of a new dashboard, and stores nothing.
     * A body that would be refused is answered with 200 as well, with `valid` false and the reasons in `errors`.
     * Sources, connections and links are looked up as for a new dashboard.
     * Mistakes of that kind come alone, and one at a time: first the form of the body must be right.
     * Servers before 2026-07-01 do not have it.
     */
    post: operations['validateDashboard']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/saved-searches': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List saved searches
     *
     * Lists the saved searches of the team, the oldest first.
     * Servers before 2026-07-09 do not have it.
     */
    get: operations['listSavedSearches']
    put?: never
    /**
     * Create a saved search
     *
     * Creates a saved search, which an alert can watch.
     * The source must exist; a saved search can name one of any kind.
     * Servers before 2026-07-09 do not have it.
     */
    post: operations['createSavedSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/saved-searches/{savedSearchId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the saved search; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50601
         */
        savedSearchId: components['parameters']['SavedSearchId']
      }
      cookie?: never
    }
    /**
     * Get a saved search
     *
     * Reads one saved search.
     * Servers before 2026-07-09 do not have it.
     */
    get: operations['getSavedSearch']
    /**
     * Update a saved search, replacing all of it
     *
     * Replaces a saved search.
     * What is left out gets its default: empty texts and lists, and `lucene`.
     * Servers before 2026-07-09 do not have it.
     */
    put: operations['updateSavedSearch']
    post?: never
    /**
     * Delete a saved search
     *
     * Deletes a saved search and the alerts that watch it.
     * Servers before 2026-07-09 do not have it.
     */
    delete: operations['deleteSavedSearch']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Search logs, traces and sessions
     *
     * Queries a source of logs, traces or sessions, and reads its rows, called events, the latest first.
     * The request changes nothing, so it is safe to repeat.
     * An answer holds one page, and does not say how many events there are.
     * Events with equal values in `orderBy` may come in another order with every request, so pages by `offset` can repeat one event and miss another, unless the order is unique, such as `Timestamp DESC, SpanId`.
     * Pages by `cursor` repeat and miss none.
     * Sources of metrics are answered with 500, and sources of sessions need a `select`.
     * Servers before 2026-05-19 do not have it.
     */
    post: operations['searchEvents']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/sources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List all sources
     *
     * Lists the data sources of the team, all of them.
     * Servers leave out a source whose stored form they cannot read.
     */
    get: operations['listSources']
    put?: never
    /**
     * Create a source
     *
     * Creates a source of one of five kinds.
     * The connection must exist; servers do not look whether the table and other sources that it names do.
     * Two sources can have the same name.
     * Servers before 2026-07-03 do not have it.
     */
    post: operations['createSource']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/sources/{sourceId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the source; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50101
         */
        sourceId: components['parameters']['SourceId']
      }
      cookie?: never
    }
    /**
     * Get a source
     *
     * Reads one source.
     * Servers before 2026-07-03 do not have it.
     */
    get: operations['getSource']
    /**
     * Update a source, replacing all of it
     *
     * Replaces a source; its id stays, also where the kind changes.
     * What is left out is cleared.
     * Dashboards, alerts and saved searches that name the source are not checked, and read the new table from then on.
     * Servers before 2026-07-03 do not have it.
     */
    put: operations['updateSource']
    post?: never
    /**
     * Delete a source
     *
     * Deletes a source; its table stays.
     * Servers do not look whether something names it: dashboards, alerts, saved searches and other sources stay, and their queries fail from then on.
     * Servers before 2026-07-03 do not have it.
     */
    delete: operations['deleteSource']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/team': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the team
     *
     * Reads the team that the key belongs to.
     * Servers before 2026-06-24 do not have it.
     */
    get: operations['getTeam']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/team/invitation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an invitation
     *
     * Creates an invitation for an email address, and returns the link that accepts it.
     * Servers send no message: pass the link on yourself.
     * An address that is invited already gets the same invitation again, whose name stays.
     * Whoever belongs to a team of the deployment cannot be invited.
     * Servers before 2026-06-24 do not have it.
     */
    post: operations['createTeamInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/team/invitation/{invitationId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the invitation; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50621
         */
        invitationId: components['parameters']['InvitationId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete an invitation
     *
     * Deletes an invitation, whose link stops working.
     * Servers before 2026-06-24 do not have it.
     */
    delete: operations['deleteTeamInvitation']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/team/invitations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List all invitations
     *
     * Lists the invitations that nobody has accepted yet, all of them.
     * Servers delete an invitation 30 days after its creation.
     * Servers before 2026-06-24 do not have it.
     */
    get: operations['listTeamInvitations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/team/member/{memberId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the member; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50612
         */
        memberId: components['parameters']['MemberId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a member
     *
     * Removes a member from the team and deletes the user, whose access key stops working.
     * Alerts that the member created count as created by the caller from then on.
     * Servers refuse to remove the caller.
     * Servers before 2026-06-24 do not have it.
     */
    delete: operations['deleteTeamMember']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/team/members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List all members
     *
     * Lists the members of the team, all of them.
     * Servers before 2026-06-24 do not have it.
     */
    get: operations['listTeamMembers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/webhooks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List webhooks
     *
     * Lists the webhooks of the team, whose ids an alert's channel names.
     * Servers before 2026-07-09 answer with all webhooks, and without `meta` and the total.
     * A page can hold fewer webhooks than the total says: servers leave out what they cannot read.
     */
    get: operations['listWebhooks']
    put?: never
    /**
     * Create a webhook
     *
     * Creates a webhook, which alerts can notify.
     * Headers and query parameters are stored and never sent back, nor is the body of an incident service.
     * Nothing is sent to the address until an alert notifies it.
     * Servers before 2026-07-09 do not have it.
     */
    post: operations['createWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v2/webhooks/{webhookId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the webhook; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50501
         */
        webhookId: components['parameters']['WebhookId']
      }
      cookie?: never
    }
    get?: never
    /**
     * Update a webhook, replacing most of it
     *
     * Replaces a webhook; the `service` can change as well.
     * A `description` or `body` that is left out is deleted, also a body that no answer shows.
     * `headers` and `queryParams` that are left out stay, and `{}` deletes them.
     * With another `url` or `service` they are deleted where they are left out, so that no secret goes to another address.
     * Servers before 2026-07-09 do not have it.
     */
    put: operations['updateWebhook']
    post?: never
    /**
     * Delete a webhook
     *
     * Deletes a webhook.
     * It is refused with 409 while it is the `channel` of an alert.
     * One of the further `channels` is deleted, and alerts keep its id and notify nobody there.
     * Servers before 2026-07-09 do not have it.
     */
    delete: operations['deleteWebhook']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    AggregatedColumn: AggregatedColumn
    AggregatedColumnRequest: AggregatedColumnRequest
    AggregatedField: AggregatedField
    AggregateFunction: AggregateFunction
    Alert: Alert
    AlertAnswer: AlertAnswer
    AlertBuilderChartRequest: AlertBuilderChartRequest
    AlertChannel: AlertChannel
    AlertChannelRequest: AlertChannelRequest
    AlertChannelRules: AlertChannelRules
    AlertChannels: AlertChannels
    AlertChart: AlertChart
    AlertChartName: AlertChartName
    AlertChartRequest: AlertChartRequest
    AlertChartWhere: AlertChartWhere
    AlertChartWhereLanguage: AlertChartWhereLanguage
    AlertDashboardId: AlertDashboardId
    AlertDisplayName: AlertDisplayName
    AlertExecutionError: AlertExecutionError
    AlertGroupBy: AlertGroupBy
    AlertInterval: AlertInterval
    AlertLineChartRequest: AlertLineChartRequest
    AlertLineSqlChartRequest: AlertLineSqlChartRequest
    AlertListAnswer: AlertListAnswer
    AlertMessage: AlertMessage
    AlertName: AlertName
    AlertNote: AlertNote
    AlertNumberChartRequest: AlertNumberChartRequest
    AlertNumberSqlChartRequest: AlertNumberSqlChartRequest
    AlertNumConsecutiveWindows: AlertNumConsecutiveWindows
    AlertRules: AlertRules
    AlertSavedSearchId: AlertSavedSearchId
    AlertScheduleOffsetMinutes: AlertScheduleOffsetMinutes
    AlertScheduleStartAt: AlertScheduleStartAt
    AlertSilence: AlertSilence
    AlertSqlChartRequest: AlertSqlChartRequest
    AlertStackedBarChartRequest: AlertStackedBarChartRequest
    AlertStackedBarSqlChartRequest: AlertStackedBarSqlChartRequest
    AlertTags: AlertTags
    AlertThreshold: AlertThreshold
    AlertThresholdMax: AlertThresholdMax
    AlertThresholdType: AlertThresholdType
    AlertTileId: AlertTileId
    AlertWebhookId: AlertWebhookId
    AlignDateRangeToGranularity: AlignDateRangeToGranularity
    AlwaysVariable: AlwaysVariable
    AnyQuantileLevel: AnyQuantileLevel
    AppliesToSourceIds: AppliesToSourceIds
    AsRatio: AsRatio
    BackgroundChart: BackgroundChart
    BackgroundChartRequest: BackgroundChartRequest
    BarChart: BarChart
    BarChartRequest: BarChartRequest
    BarSqlChartRequest: BarSqlChartRequest
    BetweenColorRuleRequest: BetweenColorRuleRequest
    BrokenRule: BrokenRule
    BuilderChartRequest: BuilderChartRequest
    ChartColor: ChartColor
    ChartRules: ChartRules
    ChartSeriesAnswer: ChartSeriesAnswer
    ChartSeriesPoint: ChartSeriesPoint
    ChartSeriesQueryRequest: ChartSeriesQueryRequest
    ChartSeriesRequest: ChartSeriesRequest
    ChartSeriesValue: ChartSeriesValue
    ColorRule: ColorRule
    ColorRuleLabel: ColorRuleLabel
    ColorRuleRequest: ColorRuleRequest
    CompareToPreviousPeriod: CompareToPreviousPeriod
    ComparisonColorRuleRequest: ComparisonColorRuleRequest
    ConfigTileRequest: ConfigTileRequest
    Connection: Connection
    ConnectionAnswer: ConnectionAnswer
    ConnectionId: ConnectionId
    ConnectionListAnswer: ConnectionListAnswer
    ContainerId: ContainerId
    ContainerTitle: ContainerTitle
    CountSelectItemRequest: CountSelectItemRequest
    CreateAlertRequest: CreateAlertRequest
    CreateConnectionRequest: CreateConnectionRequest
    CreateDashboardFilterRequest: CreateDashboardFilterRequest
    CreateDashboardRequest: CreateDashboardRequest
    CreatePrometheusLabelFilterRequest: CreatePrometheusLabelFilterRequest
    CreateQueryFilterRequest: CreateQueryFilterRequest
    CreateSavedSearchRequest: CreateSavedSearchRequest
    CreateSourceRequest: CreateSourceRequest
    CreateStaticListFilterRequest: CreateStaticListFilterRequest
    CreateTeamInvitationRequest: CreateTeamInvitationRequest
    CreateWebhookRequest: CreateWebhookRequest
    Dashboard: Dashboard
    DashboardAnswer: DashboardAnswer
    DashboardContainer: DashboardContainer
    DashboardContainerRequest: DashboardContainerRequest
    DashboardContainers: DashboardContainers
    DashboardContainerTab: DashboardContainerTab
    DashboardContainerTabRequest: DashboardContainerTabRequest
    DashboardFilter: DashboardFilter
    DashboardFilterExpression: DashboardFilterExpression
    DashboardFilterName: DashboardFilterName
    DashboardFilterWhere: DashboardFilterWhere
    DashboardFilterWhereLanguage: DashboardFilterWhereLanguage
    DashboardListAnswer: DashboardListAnswer
    DashboardMistake: DashboardMistake
    DashboardName: DashboardName
    DashboardOnClickRequest: DashboardOnClickRequest
    DashboardTags: DashboardTags
    DashboardTiles: DashboardTiles
    DashboardValidation: DashboardValidation
    DeletedAnswer: DeletedAnswer
    EmailAlertChannel: EmailAlertChannel
    EqualityColorRuleRequest: EqualityColorRuleRequest
    ErrorMessage: ErrorMessage
    EventPatternsChart: EventPatternsChart
    EventPatternsChartRequest: EventPatternsChartRequest
    ExternalOnClickRequest: ExternalOnClickRequest
    FillNulls: FillNulls
    FilterColumn: FilterColumn
    FilterSettings: FilterSettings
    FitYAxisToData: FitYAxisToData
    Formula: Formula
    FormulaRequest: FormulaRequest
    Formulas: Formulas
    GenericWebhook: GenericWebhook
    GenericWebhookRequest: GenericWebhookRequest
    GroupByColumns: GroupByColumns
    GroupByList: GroupByList
    HeatmapChart: HeatmapChart
    HeatmapChartRequest: HeatmapChartRequest
    HeatmapSelectItem: HeatmapSelectItem
    HeatmapSelectItemRequest: HeatmapSelectItemRequest
    HighlightedAttributeExpression: HighlightedAttributeExpression
    HighlightedAttributeExpressionRequest: HighlightedAttributeExpressionRequest
    HighlightedAttributeExpressions: HighlightedAttributeExpressions
    IncidentIoWebhook: IncidentIoWebhook
    IncidentIoWebhookRequest: IncidentIoWebhookRequest
    InlineAlertRequest: InlineAlertRequest
    IsBroadcastEnabled: IsBroadcastEnabled
    IsGlobalRequirement: IsGlobalRequirement
    IsVariableEnabled: IsVariableEnabled
    ItemLimit: ItemLimit
    LineChart: LineChart
    LineChartRequest: LineChartRequest
    LineSqlChartRequest: LineSqlChartRequest
    LogSource: LogSource
    LogSourceRequest: LogSourceRequest
    MarkdownChart: MarkdownChart
    MarkdownChartRequest: MarkdownChartRequest
    MarkdownTileSeriesRequest: MarkdownTileSeriesRequest
    MaterializedView: MaterializedView
    MaterializedViewRequest: MaterializedViewRequest
    MaterializedViews: MaterializedViews
    MetadataMaterializedViews: MetadataMaterializedViews
    MetadataMaterializedViewsRequest: MetadataMaterializedViewsRequest
    MetricName: MetricName
    MetricSource: MetricSource
    MetricSourceFromRequest: MetricSourceFromRequest
    MetricSourceRequest: MetricSourceRequest
    MetricTables: MetricTables
    MetricTablesRequest: MetricTablesRequest
    MetricType: MetricType
    MinSelections: MinSelections
    NewTeamInvitation: NewTeamInvitation
    NewTeamInvitationAnswer: NewTeamInvitationAnswer
    NoBroadcast: NoBroadcast
    NumberChart: NumberChart
    NumberChartRequest: NumberChartRequest
    NumberFormat: NumberFormat
    NumberFormatRequest: NumberFormatRequest
    NumberSqlChartRequest: NumberSqlChartRequest
    NumberTileSeriesRequest: NumberTileSeriesRequest
    ObjectId: ObjectId
    OnClick: OnClick
    OnClickFilter: OnClickFilter
    OnClickFilterRequest: OnClickFilterRequest
    OnClickFilters: OnClickFilters
    OnClickRequest: OnClickRequest
    OnClickTarget: OnClickTarget
    OnClickTargetByIdRequest: OnClickTargetByIdRequest
    OnClickTargetByTemplateRequest: OnClickTargetByTemplateRequest
    OnClickTargetRequest: OnClickTargetRequest
    OrderBy: OrderBy
    PageMeta: PageMeta
    PeriodAggregateFunction: PeriodAggregateFunction
    PieChart: PieChart
    PieChartRequest: PieChartRequest
    PieSqlChartRequest: PieSqlChartRequest
    PromqlSource: PromqlSource
    PromqlSourceRequest: PromqlSourceRequest
    QuantileLevel: QuantileLevel
    QuantileSelectItemRequest: QuantileSelectItemRequest
    QueryLanguage: QueryLanguage
    QuerySetting: QuerySetting
    QuerySettingRequest: QuerySettingRequest
    QuerySettings: QuerySettings
    RefusedPart: RefusedPart
    Removal: Removal
    RemovalAnswer: RemovalAnswer
    SavedFilterValue: SavedFilterValue
    SavedFilterValueRequest: SavedFilterValueRequest
    SavedFilterValues: SavedFilterValues
    SavedQuery: SavedQuery
    SavedQueryLanguage: SavedQueryLanguage
    SavedSearch: SavedSearch
    SavedSearchAlertRequest: SavedSearchAlertRequest
    SavedSearchAnswer: SavedSearchAnswer
    SavedSearchFilter: SavedSearchFilter
    SavedSearchFilterRequest: SavedSearchFilterRequest
    SavedSearchListAnswer: SavedSearchListAnswer
    SavedSearchName: SavedSearchName
    SearchChart: SearchChart
    SearchChartRequest: SearchChartRequest
    SearchEvent: SearchEvent
    SearchEventsAnswer: SearchEventsAnswer
    SearchEventsRequest: SearchEventsRequest
    SearchOnClickRequest: SearchOnClickRequest
    SearchTileSeriesRequest: SearchTileSeriesRequest
    SelectAlias: SelectAlias
    SelectItem: SelectItem
    SelectItemRequest: SelectItemRequest
    SelectItems: SelectItems
    SeriesAlias: SeriesAlias
    SeriesTileRequest: SeriesTileRequest
    SeriesWhere: SeriesWhere
    SessionSource: SessionSource
    SessionSourceRequest: SessionSourceRequest
    ShowOperandSeries: ShowOperandSeries
    SingleSelectItem: SingleSelectItem
    SkippedConnections: SkippedConnections
    SlackWebhook: SlackWebhook
    SlackWebhookRequest: SlackWebhookRequest
    SortOrder: SortOrder
    Source: Source
    SourceAnswer: SourceAnswer
    SourceConnection: SourceConnection
    SourceDisabled: SourceDisabled
    SourceFrom: SourceFrom
    SourceFromRequest: SourceFromRequest
    SourceId: SourceId
    SourceListAnswer: SourceListAnswer
    SourceName: SourceName
    SourceSection: SourceSection
    SqlChart: SqlChart
    SqlChartRequest: SqlChartRequest
    SqlConfigType: SqlConfigType
    SqlFilterValueRequest: SqlFilterValueRequest
    SqlTemplate: SqlTemplate
    StackedBarChart: StackedBarChart
    StackedBarChartRequest: StackedBarChartRequest
    StackedBarSqlChartRequest: StackedBarSqlChartRequest
    StoredChartColor: StoredChartColor
    StoredFilterId: StoredFilterId
    StoredSourceId: StoredSourceId
    TabId: TabId
    TableChart: TableChart
    TableChartRequest: TableChartRequest
    TableSqlChartRequest: TableSqlChartRequest
    TableTileSeriesRequest: TableTileSeriesRequest
    Team: Team
    TeamAnswer: TeamAnswer
    TeamInvitation: TeamInvitation
    TeamInvitationListAnswer: TeamInvitationListAnswer
    TeamInvitationUrl: TeamInvitationUrl
    TeamMember: TeamMember
    TeamMemberListAnswer: TeamMemberListAnswer
    TeamRefusal: TeamRefusal
    Tile: Tile
    TileAlertRequest: TileAlertRequest
    TileConfig: TileConfig
    TileConfigRequest: TileConfigRequest
    TileHeight: TileHeight
    TileId: TileId
    TileName: TileName
    TileRequest: TileRequest
    TileWidth: TileWidth
    TileX: TileX
    TileY: TileY
    TimeTileSeriesRequest: TimeTileSeriesRequest
    TraceSource: TraceSource
    TraceSourceRequest: TraceSourceRequest
    UnknownAlertChannel: UnknownAlertChannel
    UnknownChart: UnknownChart
    UnknownSource: UnknownSource
    UnknownWebhook: UnknownWebhook
    UpdateAlertRequest: UpdateAlertRequest
    UpdateConnectionRequest: UpdateConnectionRequest
    UpdateDashboardFilterRequest: UpdateDashboardFilterRequest
    UpdateDashboardRequest: UpdateDashboardRequest
    UpdatePrometheusLabelFilterRequest: UpdatePrometheusLabelFilterRequest
    UpdateQueryFilterRequest: UpdateQueryFilterRequest
    UpdateSavedSearchRequest: UpdateSavedSearchRequest
    UpdateSourceRequest: UpdateSourceRequest
    UpdateStaticListFilterRequest: UpdateStaticListFilterRequest
    UpdateWebhookRequest: UpdateWebhookRequest
    ValueExpression: ValueExpression
    ValueSelectItemRequest: ValueSelectItemRequest
    VariableFilterValueRequest: VariableFilterValueRequest
    VariableName: VariableName
    Webhook: Webhook
    WebhookAlertChannel: WebhookAlertChannel
    WebhookAnswer: WebhookAnswer
    WebhookCreatedAt: WebhookCreatedAt
    WebhookDescription: WebhookDescription
    WebhookDescriptionRequest: WebhookDescriptionRequest
    WebhookHeaders: WebhookHeaders
    WebhookId: WebhookId
    WebhookListAnswer: WebhookListAnswer
    WebhookName: WebhookName
    WebhookNameRequest: WebhookNameRequest
    WebhookQueryParams: WebhookQueryParams
    WebhookUpdatedAt: WebhookUpdatedAt
    WebhookUrl: WebhookUrl
    WebhookUrlRequest: WebhookUrlRequest
    Where: Where
    WhereTemplate: WhereTemplate
  }
  responses: {
    /** The alert, as it is stored. */
    AlertCreated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': AlertAnswer
      }
    }
    /** The alert is deleted; servers before 2026-07-09 say so in text. */
    AlertDeleted: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': DeletedAnswer
        'text/plain': string
      }
    }
    /** The alert. */
    AlertFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': AlertAnswer
      }
    }
    /** A page of alerts. */
    AlertList: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        'x-total-count': components['headers']['TotalCount']
        [name: string]: unknown
      }
      content: {
        'application/json': AlertListAnswer
      }
    }
    /**
     * There is no such alert; servers before 2026-07-09 say so in text.
     * Or, in HTML, the server is older and does not serve the route.
     */
    AlertNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
        'text/html': string
        'text/plain': string
      }
    }
    /** The alert, as it is stored now. */
    AlertUpdated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': AlertAnswer
      }
    }
    /**
     * The alert breaks a rule, or names something that does not exist.
     * The message names each place and what is wrong there, or says `Invalid input` where `source` is missing.
     */
    BadAlert: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /**
     * The connection breaks a rule.
     * The message names each place and what is wrong there.
     */
    BadConnection: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /**
     * The dashboard breaks a rule, or names something that does not exist.
     * The message names each place and what is wrong there.
     */
    BadDashboard: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The id is not one. */
    BadId: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The person belongs to a team already, or the body breaks a rule. */
    BadInvitation: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': TeamRefusal
      }
    }
    /** The member is the caller, or the id is none. */
    BadMember: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': TeamRefusal
      }
    }
    /** The page breaks a rule. */
    BadPage: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /**
     * The query breaks a rule.
     * The words stand in `message`.
     */
    BadQuery: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The saved search breaks a rule, or names a source that does not exist. */
    BadSavedSearch: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /**
     * The search breaks a rule, or names a column or a function that does not exist.
     * The words stand in `message`; those of the database begin with the name of its error.
     */
    BadSearch: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /**
     * The source breaks a rule, or names a connection that does not exist.
     * The message names each place and what is wrong there.
     */
    BadSource: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The id is none. */
    BadTeamId: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': TeamRefusal
      }
    }
    /** The webhook breaks a rule, or another one has its name. */
    BadWebhook: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The points of the series. */
    ChartSeriesFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ChartSeriesAnswer
      }
    }
    /** The connection. */
    ConnectionFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ConnectionAnswer
      }
    }
    /** All connections. */
    ConnectionList: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ConnectionListAnswer
      }
    }
    /**
     * There is no such connection, in text.
     * Or, in HTML, the server is older and does not serve the route.
     */
    ConnectionNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'text/html': string
        'text/plain': string
      }
    }
    /** The connection, as it is stored now. */
    ConnectionStored: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ConnectionAnswer
      }
    }
    /** The dashboard, as it is stored. */
    DashboardCreated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': DashboardAnswer
      }
    }
    /** The dashboard. */
    DashboardFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': DashboardAnswer
      }
    }
    /** All dashboards. */
    DashboardList: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': DashboardListAnswer
      }
    }
    /**
     * There is no such dashboard, in text.
     * Or, in HTML, the server is older and does not serve the route.
     */
    DashboardNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'text/html': string
        'text/plain': string
      }
    }
    /** The dashboard, as it is stored now. */
    DashboardUpdated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': DashboardAnswer
      }
    }
    /** Whether the dashboard would be created. */
    DashboardValidated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': DashboardValidation
      }
    }
    /** The item is deleted. */
    Deleted: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': DeletedAnswer
      }
    }
    /** A page of events. */
    EventsFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': SearchEventsAnswer
      }
    }
    /** The user of the key has no team. */
    Forbidden: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The user of the key has no team. */
    ForbiddenCharts: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The user of the key has no team. */
    ForbiddenText: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'text/plain': string
      }
    }
    /** The server failed. */
    InternalServerError: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /**
     * There is no such invitation, in text.
     * Or, in HTML, the server is older and does not serve the route.
     */
    InvitationNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'text/html': string
        'text/plain': string
      }
    }
    /**
     * There is no such member, in text.
     * Or, in HTML, the server is older and does not serve the route.
     */
    MemberNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'text/html': string
        'text/plain': string
      }
    }
    /** The body is not JSON. */
    NoJson: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The body has more than 32 MB. */
    PayloadTooLarge: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The query failed; a bad condition or expression of the caller is answered so as well, so do not simply repeat it. */
    QueryFailed: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The person or invitation is removed. */
    Removed: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': RemovalAnswer
      }
    }
    /** The server is older and does not serve the route. */
    RouteNotServed: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'text/html': string
      }
    }
    /** The saved search, as it is stored. */
    SavedSearchCreated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': SavedSearchAnswer
      }
    }
    /** The saved search. */
    SavedSearchFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': SavedSearchAnswer
      }
    }
    /** A page of saved searches. */
    SavedSearchList: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        'x-total-count': components['headers']['TotalCount']
        [name: string]: unknown
      }
      content: {
        'application/json': SavedSearchListAnswer
      }
    }
    /**
     * There is no such saved search.
     * Or, in HTML, the server is older and does not serve the route.
     */
    SavedSearchNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
        'text/html': string
      }
    }
    /** The saved search, as it is stored now. */
    SavedSearchUpdated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': SavedSearchAnswer
      }
    }
    /** The search failed; a condition that cannot be read, a source of metrics and a time that the database cannot hold are answered so as well, so do not simply repeat it. */
    SearchFailed: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /**
     * There is no such source, or its connection does not exist.
     * Or, in HTML, the server is older and does not serve the route.
     */
    SearchSourceNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
        'text/html': string
      }
    }
    /** The source. */
    SourceFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': SourceAnswer
      }
    }
    /** All sources. */
    SourceList: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': SourceListAnswer
      }
    }
    /**
     * There is no such source.
     * Or, in HTML, the server is older and does not serve the route.
     */
    SourceMissing: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
        'text/html': string
      }
    }
    /**
     * A series names a source that does not exist, or one whose connection does not.
     * Or, in HTML, the server is older and does not serve the route.
     */
    SourceNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
        'text/html': string
      }
    }
    /** The source, as it is stored now. */
    SourceStored: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': SourceAnswer
      }
    }
    /** The team. */
    TeamFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': TeamAnswer
      }
    }
    /** The invitation, with its link. */
    TeamInvitationCreated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': NewTeamInvitationAnswer
      }
    }
    /** All invitations. */
    TeamInvitationList: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': TeamInvitationListAnswer
      }
    }
    /** All members. */
    TeamMemberList: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': TeamMemberListAnswer
      }
    }
    /**
     * There is no such team, in text.
     * Or, in HTML, the server is older and does not serve the route.
     */
    TeamNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'text/html': string
        'text/plain': string
      }
    }
    /**
     * The key has sent more than 100 requests within 60 seconds.
     * The request was not applied.
     */
    TooManyRequests: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        'retry-after': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'text/html': string
      }
    }
    /**
     * The key is missing or unknown; an Ingestion API Key is not valid here.
     * The answer is text.
     */
    Unauthorized: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'text/plain': string
      }
    }
    /** Alerts notify the webhook, or somebody else changes it at the same time. */
    WebhookConflict: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
      }
    }
    /** The webhook, as it is stored; without its headers and query parameters. */
    WebhookCreated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': WebhookAnswer
      }
    }
    /** A page of webhooks. */
    WebhookList: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        'x-total-count': components['headers']['TotalCount']
        [name: string]: unknown
      }
      content: {
        'application/json': WebhookListAnswer
      }
    }
    /**
     * There is no such webhook.
     * Or, in HTML, the server is older and does not serve the route.
     */
    WebhookNotFound: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorMessage
        'text/html': string
      }
    }
    /** The webhook, as it is stored now; without its headers and query parameters. */
    WebhookUpdated: {
      headers: {
        'ratelimit-limit': components['headers']['RateLimitLimit']
        'ratelimit-remaining': components['headers']['RateLimitRemaining']
        'ratelimit-reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': WebhookAnswer
      }
    }
  }
  parameters: {
    /**
     * Id of the alert; servers refuse anything but 24 hexadecimal digits.
     *
     * @example 66a1f0c2d4e8b7a9c3f50401
     */
    AlertId: string
    /**
     * Id of the connection; servers refuse anything but 24 hexadecimal digits.
     *
     * @example 66a1f0c2d4e8b7a9c3f50001
     */
    ConnectionId: string
    /**
     * Id of the dashboard; servers refuse anything but 24 hexadecimal digits.
     *
     * @example 66a1f0c2d4e8b7a9c3f50201
     */
    DashboardId: string
    /**
     * Id of the invitation; servers refuse anything but 24 hexadecimal digits.
     *
     * @example 66a1f0c2d4e8b7a9c3f50621
     */
    InvitationId: string
    /**
     * Largest number of items on a page.
     * Servers before 2026-07-09 refuse or ignore it.
     *
     * @minimum 1
     * @maximum 1000
     * @default 1000
     * @example 100
     */
    Limit: number
    /**
     * Id of the member; servers refuse anything but 24 hexadecimal digits.
     *
     * @example 66a1f0c2d4e8b7a9c3f50612
     */
    MemberId: string
    /**
     * Number of items before the page.
     * Servers before 2026-07-09 refuse or ignore it.
     *
     * @minimum 0
     * @default 0
     * @example 0
     */
    Offset: number
    /**
     * Id of the saved search; servers refuse anything but 24 hexadecimal digits.
     *
     * @example 66a1f0c2d4e8b7a9c3f50601
     */
    SavedSearchId: string
    /**
     * Id of the source; servers refuse anything but 24 hexadecimal digits.
     *
     * @example 66a1f0c2d4e8b7a9c3f50101
     */
    SourceId: string
    /**
     * Id of the webhook; servers refuse anything but 24 hexadecimal digits.
     *
     * @example 66a1f0c2d4e8b7a9c3f50501
     */
    WebhookId: string
  }
  requestBodies: never
  headers: {
    /**
     * Requests that a key may send within the window.
     *
     * @minimum 0
     * @example 100
     */
    RateLimitLimit: number
    /**
     * Requests that are left within the window.
     *
     * @minimum 0
     * @example 97
     */
    RateLimitRemaining: number
    /**
     * Seconds until the window starts anew.
     *
     * @minimum 0
     * @example 42
     */
    RateLimitReset: number
    /**
     * Seconds to wait before the next attempt.
     * Servers always say 60, the whole window, also where `RateLimit-Reset` says that it ends sooner: prefer that one.
     *
     * @example 60
     */
    RetryAfter: number
    /**
     * Number of items on all pages; servers before 2026-07-09 do not send it.
     *
     * @minimum 0
     * @example 4
     */
    TotalCount: number
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listAlerts: {
    parameters: {
      query?: {
        /**
         * Largest number of items on a page.
         * Servers before 2026-07-09 refuse or ignore it.
         *
         * @minimum 1
         * @maximum 1000
         * @default 1000
         * @example 100
         */
        limit?: components['parameters']['Limit']
        /**
         * Number of items before the page.
         * Servers before 2026-07-09 refuse or ignore it.
         *
         * @minimum 0
         * @default 0
         * @example 0
         */
        offset?: components['parameters']['Offset']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['AlertList']
      400: components['responses']['BadPage']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['RouteNotServed']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  createAlert: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The alert. */
    requestBody: {
      content: {
        'application/json': CreateAlertRequest
      }
    }
    responses: {
      200: components['responses']['AlertCreated']
      400: components['responses']['BadAlert']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['AlertNotFound']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  getAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the alert; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50401
         */
        alertId: components['parameters']['AlertId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['AlertFound']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['AlertNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  updateAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the alert; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50401
         */
        alertId: components['parameters']['AlertId']
      }
      cookie?: never
    }
    /** The whole alert. */
    requestBody: {
      content: {
        'application/json': UpdateAlertRequest
      }
    }
    responses: {
      200: components['responses']['AlertUpdated']
      400: components['responses']['BadAlert']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['AlertNotFound']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  deleteAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the alert; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50401
         */
        alertId: components['parameters']['AlertId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['AlertDeleted']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['AlertNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  queryChartSeries: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Time range and series. */
    requestBody: {
      content: {
        'application/json': ChartSeriesQueryRequest
      }
    }
    responses: {
      200: components['responses']['ChartSeriesFound']
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenCharts']
      404: components['responses']['SourceNotFound']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['QueryFailed']
    }
  }
  listConnections: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['ConnectionList']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['RouteNotServed']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  createConnection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The connection. */
    requestBody: {
      content: {
        'application/json': CreateConnectionRequest
      }
    }
    responses: {
      200: components['responses']['ConnectionStored']
      400: components['responses']['BadConnection']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['RouteNotServed']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  getConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the connection; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50001
         */
        connectionId: components['parameters']['ConnectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['ConnectionFound']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['ConnectionNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  updateConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the connection; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50001
         */
        connectionId: components['parameters']['ConnectionId']
      }
      cookie?: never
    }
    /** The connection. */
    requestBody: {
      content: {
        'application/json': UpdateConnectionRequest
      }
    }
    responses: {
      200: components['responses']['ConnectionStored']
      400: components['responses']['BadConnection']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['ConnectionNotFound']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  deleteConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the connection; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50001
         */
        connectionId: components['parameters']['ConnectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['ConnectionNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  listDashboards: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['DashboardList']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['RouteNotServed']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  createDashboard: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The dashboard. */
    requestBody: {
      content: {
        'application/json': CreateDashboardRequest
      }
    }
    responses: {
      200: components['responses']['DashboardCreated']
      400: components['responses']['BadDashboard']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['RouteNotServed']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  getDashboard: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the dashboard; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50201
         */
        dashboardId: components['parameters']['DashboardId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['DashboardFound']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['DashboardNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  updateDashboard: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the dashboard; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50201
         */
        dashboardId: components['parameters']['DashboardId']
      }
      cookie?: never
    }
    /** The whole dashboard. */
    requestBody: {
      content: {
        'application/json': UpdateDashboardRequest
      }
    }
    responses: {
      200: components['responses']['DashboardUpdated']
      400: components['responses']['BadDashboard']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['DashboardNotFound']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  deleteDashboard: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the dashboard; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50201
         */
        dashboardId: components['parameters']['DashboardId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['DashboardNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  validateDashboard: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The dashboard. */
    requestBody: {
      content: {
        'application/json': CreateDashboardRequest
      }
    }
    responses: {
      200: components['responses']['DashboardValidated']
      400: components['responses']['NoJson']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['RouteNotServed']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  listSavedSearches: {
    parameters: {
      query?: {
        /**
         * Largest number of items on a page.
         * Servers before 2026-07-09 refuse or ignore it.
         *
         * @minimum 1
         * @maximum 1000
         * @default 1000
         * @example 100
         */
        limit?: components['parameters']['Limit']
        /**
         * Number of items before the page.
         * Servers before 2026-07-09 refuse or ignore it.
         *
         * @minimum 0
         * @default 0
         * @example 0
         */
        offset?: components['parameters']['Offset']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['SavedSearchList']
      400: components['responses']['BadPage']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['RouteNotServed']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  createSavedSearch: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The saved search. */
    requestBody: {
      content: {
        'application/json': CreateSavedSearchRequest
      }
    }
    responses: {
      200: components['responses']['SavedSearchCreated']
      400: components['responses']['BadSavedSearch']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['RouteNotServed']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  getSavedSearch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the saved search; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50601
         */
        savedSearchId: components['parameters']['SavedSearchId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['SavedSearchFound']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['SavedSearchNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  updateSavedSearch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the saved search; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50601
         */
        savedSearchId: components['parameters']['SavedSearchId']
      }
      cookie?: never
    }
    /** The whole saved search. */
    requestBody: {
      content: {
        'application/json': UpdateSavedSearchRequest
      }
    }
    responses: {
      200: components['responses']['SavedSearchUpdated']
      400: components['responses']['BadSavedSearch']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['SavedSearchNotFound']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  deleteSavedSearch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the saved search; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50601
         */
        savedSearchId: components['parameters']['SavedSearchId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['SavedSearchNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  searchEvents: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Source, time range, condition, columns and page. */
    requestBody: {
      content: {
        'application/json': SearchEventsRequest
      }
    }
    responses: {
      200: components['responses']['EventsFound']
      400: components['responses']['BadSearch']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['SearchSourceNotFound']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['SearchFailed']
    }
  }
  listSources: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['SourceList']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['RouteNotServed']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  createSource: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The source. */
    requestBody: {
      content: {
        'application/json': CreateSourceRequest
      }
    }
    responses: {
      200: components['responses']['SourceStored']
      400: components['responses']['BadSource']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['RouteNotServed']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  getSource: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the source; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50101
         */
        sourceId: components['parameters']['SourceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['SourceFound']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['SourceMissing']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  updateSource: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the source; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50101
         */
        sourceId: components['parameters']['SourceId']
      }
      cookie?: never
    }
    /** The whole source. */
    requestBody: {
      content: {
        'application/json': UpdateSourceRequest
      }
    }
    responses: {
      200: components['responses']['SourceStored']
      400: components['responses']['BadSource']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['SourceMissing']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  deleteSource: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the source; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50101
         */
        sourceId: components['parameters']['SourceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['SourceMissing']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  getTeam: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['TeamFound']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['TeamNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  createTeamInvitation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The person. */
    requestBody: {
      content: {
        'application/json': CreateTeamInvitationRequest
      }
    }
    responses: {
      200: components['responses']['TeamInvitationCreated']
      400: components['responses']['BadInvitation']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['RouteNotServed']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  deleteTeamInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the invitation; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50621
         */
        invitationId: components['parameters']['InvitationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Removed']
      400: components['responses']['BadTeamId']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['InvitationNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  listTeamInvitations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['TeamInvitationList']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['RouteNotServed']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  deleteTeamMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the member; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50612
         */
        memberId: components['parameters']['MemberId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Removed']
      400: components['responses']['BadMember']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['MemberNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  listTeamMembers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['TeamMemberList']
      401: components['responses']['Unauthorized']
      403: components['responses']['ForbiddenText']
      404: components['responses']['RouteNotServed']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  listWebhooks: {
    parameters: {
      query?: {
        /**
         * Largest number of items on a page.
         * Servers before 2026-07-09 refuse or ignore it.
         *
         * @minimum 1
         * @maximum 1000
         * @default 1000
         * @example 100
         */
        limit?: components['parameters']['Limit']
        /**
         * Number of items before the page.
         * Servers before 2026-07-09 refuse or ignore it.
         *
         * @minimum 0
         * @default 0
         * @example 0
         */
        offset?: components['parameters']['Offset']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['WebhookList']
      400: components['responses']['BadPage']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['RouteNotServed']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  createWebhook: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The webhook. */
    requestBody: {
      content: {
        'application/json': CreateWebhookRequest
      }
    }
    responses: {
      200: components['responses']['WebhookCreated']
      400: components['responses']['BadWebhook']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['RouteNotServed']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  updateWebhook: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the webhook; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50501
         */
        webhookId: components['parameters']['WebhookId']
      }
      cookie?: never
    }
    /** The whole webhook. */
    requestBody: {
      content: {
        'application/json': UpdateWebhookRequest
      }
    }
    responses: {
      200: components['responses']['WebhookUpdated']
      400: components['responses']['BadWebhook']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['WebhookNotFound']
      409: components['responses']['WebhookConflict']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
  deleteWebhook: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the webhook; servers refuse anything but 24 hexadecimal digits.
         *
         * @example 66a1f0c2d4e8b7a9c3f50501
         */
        webhookId: components['parameters']['WebhookId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadId']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['WebhookNotFound']
      409: components['responses']['WebhookConflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
    }
  }
}
