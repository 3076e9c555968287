// Generated from observability-oss.yaml and observability-cloud.yaml. Do not edit: change the documents, then run `pnpm generate`.

/** Stands for a source of a deployment. Its id differs between deployments. */
export interface SourceReference {
  /** Refers to a source. */
  readonly ref: 'source'
  /** What the source holds, such as `log` or `trace`. */
  readonly kind: string
  /** The name that people gave it. Ids differ between deployments. */
  readonly name: string
}

/** Stands for a connection of a deployment. */
export interface ConnectionReference {
  /** Refers to a connection. */
  readonly ref: 'connection'
  /** The name that people gave it. Ids differ between deployments. */
  readonly name: string
}

/** Stands for a webhook of a deployment, which has each name once for each service. */
export interface WebhookReference {
  /** Refers to a webhook. */
  readonly ref: 'webhook'
  /** The service of the webhook, such as `slack`. */
  readonly service: string
  /** The name that people gave it. Ids differ between deployments. */
  readonly name: string
}

/** Stands for a dashboard of the same project, or of the deployment. */
export interface DashboardReference {
  /** Refers to a dashboard. */
  readonly ref: 'dashboard'
  /** The name that people gave it. Ids differ between deployments. */
  readonly name: string
}

/** Stands for an object that no name stands for alone. It means nothing on another deployment. */
export interface IdReference {
  /** The kind of the object, such as `source`. */
  readonly ref: string
  /** The id of the object on one deployment. */
  readonly id: string
}

/** The value of an environment variable, which is read when it is sent. */
export interface Secret {
  /** The name of the environment variable. */
  readonly secret: string
}

/** Stands for a source of the kind "log". */
export interface LogSource extends SourceReference {
  readonly kind: 'log'
}

/** Stands for a source of the kind "trace". */
export interface TraceSource extends SourceReference {
  readonly kind: 'trace'
}

/** Stands for a source of the kind "session". */
export interface SessionSource extends SourceReference {
  readonly kind: 'session'
}

/** Stands for a source of the kind "metric". */
export interface MetricSource extends SourceReference {
  readonly kind: 'metric'
}

/** Stands for a source of the kind "promql". */
export interface PromqlSource extends SourceReference {
  readonly kind: 'promql'
}

/** The types of sources by their kinds. */
export interface SourceByKind {
  log: LogSource
  trace: TraceSource
  session: SessionSource
  metric: MetricSource
  promql: PromqlSource
}

/** Who is notified: a webhook, and on the managed deployment also addresses of e-mail. */
export type AlertChannelCode =
  | (WebhookReference | WebhookDeclaration | IdReference)
  | EmailAlertChannelCode
  | OtherChannel
/**
 * Who is notified: webhooks, and on the managed deployment also addresses of e-mail.
 * Servers before 2026-08-21 take one channel alone.
 *
 * @minItems 1
 * @maxItems 10
 * @uniqueItems true
 */
export type AlertChannels = readonly [AlertChannelCode, ...AlertChannelCode[]]
/**
 * How often the alert is evaluated, and over which span.
 * A number and a unit, such as `1h`: live servers take this closed list and refuse everything else, `2h` and `60m` included.
 * The granularity of a chart series query has another list.
 */
export type AlertInterval = '1m' | '5m' | '15m' | '30m' | '1h' | '6h' | '12h' | '1d' | '30s'
/**
 * Tags of the alert; an empty list for none.
 * Servers write those of the dashboard or the saved search where they are left out, also over stored ones.
 * Servers before 2026-09-02 refuse or ignore it.
 *
 * @maxItems 50
 */
export type AlertTags = readonly string[]
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
/** A tile with alerts, which its kind of chart allows. */
export interface AlertTile {
  /** The alerts on the tile. */
  alerts: readonly TileAlertCode[]
  /** A chart that an alert can watch. */
  config:
    | LineChartCode
    | StackedBarChartCode
    | NumberChartCode
    | LineSqlChartCode
    | StackedBarSqlChartCode
    | NumberSqlChartCode
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
  /** Title of the tile. */
  name: string
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
  /** Earlier names of the tile, so that a renamed tile keeps its alerts. */
  was?: readonly string[]
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
/** The value of this kind of filter is a variable, `$variableName`. */
export type AlwaysVariable = true
/** Small chart drawn behind a number. */
export interface BackgroundChartCode {
  /** Token of the color palette. */
  color?: ChartColor
  /** Form of the chart. */
  type: 'line' | 'area'
}
/**
 * Bars by category, not over time.
 * Servers before 2026-07-09 refuse or ignore it.
 */
export interface BarChartCode {
  configType?: never
  connection?: never
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
  numberFormat?: NumberFormatCode
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
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
  sqlTemplate?: never
}
/**
 * Bars by category, from SQL.
 * Servers before 2026-07-09 refuse or ignore it.
 */
export interface BarSqlChartCode {
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /** The connection that runs the SQL, which must be that of the source where one is named. */
  connection: ConnectionReference | IdReference
  /** Bars by category, not over time. */
  displayType: 'bar'
  /** How numbers are written. */
  numberFormat?: NumberFormatCode
  select?: never
  /** The source that is queried; servers refuse a source that they do not know. */
  source?: SourceReference | IdReference
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/** A color for the values between two numbers. */
export interface BetweenColorRuleCode {
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
  value: readonly number[]
}
/** A chart on a source, or a text, told apart by `displayType`. */
export type BuilderChartCode =
  | LineChartCode
  | StackedBarChartCode
  | TableChartCode
  | NumberChartCode
  | PieChartCode
  | BarChartCode
  | HeatmapChartCode
  | SearchChartCode
  | EventPatternsChartCode
  | MarkdownChartCode
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
/** A color for the values that meet a condition, told apart by `operator`. */
export type ColorRuleCode = ComparisonColorRuleCode | BetweenColorRuleCode | EqualityColorRuleCode
/** A color for the values above or below a number. */
export interface ComparisonColorRuleCode {
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
/** Number of rows. */
export interface CountSelectItemCode {
  /** Number of rows. */
  aggFn: 'count'
  /**
   * Name of the series.
   *
   * @maxLength 10000
   */
  alias?: string
  /** Name of a metric. */
  metricName?: string
  /** Type of a metric. */
  metricType?: MetricType
  /**
   * How numbers are written.
   * Servers before 2026-05-12 refuse or ignore it.
   */
  numberFormat?: NumberFormatCode
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
/** A dashboard. The project identifies it by its name. */
export interface DashboardCode {
  /**
   * Sections that hold tiles.
   * Servers before 2026-05-11 refuse or ignore it.
   *
   * @maxItems 50
   */
  containers?: DashboardContainers
  /** Filters offered above the tiles; they get their ids from the server. */
  filters?: readonly DashboardFilterCode[]
  /**
   * Title of the dashboard; can be empty.
   *
   * @maxLength 1024
   */
  name: string
  /** The state of the deployment that `pull` has read: one update may replace it. No file changes it. */
  pulled?: string
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
   * The tiles, in any order.
   * Servers before 2026-05-11 do not check its `maxItems`.
   *
   * @maxItems 500
   */
  tiles: DashboardTiles
  /** Earlier names, so that a renamed object is updated and not created again. */
  was?: readonly string[]
}
/** A section of a dashboard that holds tiles. */
export interface DashboardContainerCode {
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
  tabs?: readonly DashboardContainerTabCode[]
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
export type DashboardContainers = readonly DashboardContainerCode[]
/** A tab of a container. */
export interface DashboardContainerTabCode {
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
/** A dashboard among the objects of a project. */
export interface DashboardDeclaration {
  /** A dashboard. The project identifies it by its name. */
  dashboard: DashboardCode
}
/**
 * A new filter, which filters tiles, gives its value to a variable, or both.
 * Servers refuse any field of it that they do not know, an `id` too, where they ignore unknown fields elsewhere.
 */
export type DashboardFilterCode = QueryFilterCode | StaticListFilterCode | PrometheusLabelFilterCode
/**
 * Language of that condition.
 *
 * @default sql
 */
export type DashboardFilterWhereLanguage = 'sql' | 'lucene'
/** A click opens a dashboard, which must exist. */
export interface DashboardOnClickCode {
  /**
   * Templates of the filters that the place opens with.
   *
   * @maxItems 50
   */
  filters?: OnClickFilters
  /** The place that is opened, told apart by `mode`. */
  target: OnClickTargetCode
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
export type DashboardTags = readonly string[]
/**
 * The tiles, in any order.
 * Servers before 2026-05-11 do not check its `maxItems`.
 *
 * @maxItems 500
 */
export type DashboardTiles = readonly TileCode[]
/** Notifications go out by e-mail, which the open-source deployment does not know. */
export interface EmailAlertChannelCode {
  /** Addresses that are written to. */
  emailRecipients: readonly string[]
  /** E-mail. */
  type: 'email'
}
/** A color for the values that equal something, or do not. */
export interface EqualityColorRuleCode {
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
 * Patterns found in the matching rows.
 * Servers before 2026-07-08 refuse or ignore it.
 */
export interface EventPatternsChartCode {
  /** Patterns found in the matching rows. */
  displayType: 'event_patterns'
  /**
   * Columns in which patterns are looked for, separated by commas.
   *
   * @maxLength 10000
   * @default
   */
  select?: string
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
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
export interface ExternalOnClickCode {
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
/** A series computed from the entries of `select`, which are called A, B, C and so on. */
export interface FormulaCode {
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
  numberFormat?: NumberFormatCode
}
/**
 * Series computed from those in `select`, on a source of logs, traces or metrics.
 * They cannot stand beside `asRatio: true`; say the ratio as a formula.
 *
 * @maxItems 10
 */
export type Formulas = readonly FormulaCode[]
/** A webhook of any service, with a template for its body. */
export interface GenericWebhookCode {
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
  headers?: Record<string, string | Secret>
  /**
   * Name of the webhook, which no other webhook of the service has; upper and lower case differ.
   * Servers cut off blanks at both ends, and refuse a name of nothing else.
   *
   * @minLength 1
   * @maxLength 1024
   */
  name: string
  /** The state of the deployment that `pull` has read: one update may replace it. No file changes it. */
  pulled?: string
  /**
   * Query parameters that are added to the address, by name; never sent back.
   * Not allowed are names on which servers fail with 500, those with a dot, those that start with `$`, `constructor` and `prototype`, nor `__proto__`, which they drop.
   *
   * @maxProperties 100
   */
  queryParams?: Record<string, string | Secret>
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
  url: string | Secret
  /** Earlier names, so that a renamed object is updated and not created again. */
  was?: readonly string[]
}
/**
 * Distribution of a value over time; servers refuse it on any source but one of traces.
 * Servers before 2026-05-12 refuse or ignore it.
 */
export interface HeatmapChartCode {
  /** Distribution of a value over time. */
  displayType: 'heatmap'
  /** How numbers are written. */
  numberFormat?: NumberFormatCode
  /**
   * The value whose distribution is shown, exactly one.
   *
   * @minItems 1
   * @maxItems 1
   */
  select: readonly HeatmapSelectItemCode[]
  /** The source that is queried, which must be one of traces. */
  source: TraceSource | IdReference
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
export interface HeatmapSelectItemCode {
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
/** A webhook of an incident service. */
export interface IncidentIoWebhookCode {
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
  headers?: Record<string, string | Secret>
  /**
   * Name of the webhook, which no other webhook of the service has; upper and lower case differ.
   * Servers cut off blanks at both ends, and refuse a name of nothing else.
   *
   * @minLength 1
   * @maxLength 1024
   */
  name: string
  /** The state of the deployment that `pull` has read: one update may replace it. No file changes it. */
  pulled?: string
  /**
   * Query parameters that are added to the address, by name; never sent back.
   * Not allowed are names on which servers fail with 500, those with a dot, those that start with `$`, `constructor` and `prototype`, nor `__proto__`, which they drop.
   *
   * @maxProperties 100
   */
  queryParams?: Record<string, string | Secret>
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
  url: string | Secret
  /** Earlier names, so that a renamed object is updated and not created again. */
  was?: readonly string[]
}
/** Lines over time. */
export interface LineChartCode {
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
  connection?: never
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
  numberFormat?: NumberFormatCode
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
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
  sqlTemplate?: never
}
/**
 * Lines over time, from SQL.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export interface LineSqlChartCode {
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
  /** The connection that runs the SQL, which must be that of the source where one is named. */
  connection: ConnectionReference | IdReference
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
  numberFormat?: NumberFormatCode
  select?: never
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   * Servers before 2026-08-07 refuse or ignore it.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * The source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   */
  source?: SourceReference | IdReference
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/**
 * A text.
 * The text stands in `markdown`: a key `content` belongs to the deprecated `series` form, and servers drop it here silently.
 */
export interface MarkdownChartCode {
  /** A text. */
  displayType: 'markdown'
  /**
   * The text, in Markdown.
   *
   * @maxLength 50000
   */
  markdown?: string
}
/** Type of a metric. */
export type MetricType = 'sum' | 'gauge' | 'histogram' | 'summary' | 'exponential histogram'
/** This kind of filter filters no tile. */
export type NoBroadcast = false
/**
 * One number.
 * It takes exactly one `select` entry; only where a formula is given, the entries are its operands and can be more.
 */
export interface NumberChartCode {
  /**
   * Small chart drawn behind a number.
   * Servers before 2026-06-24 refuse or ignore it.
   */
  backgroundChart?: BackgroundChartCode
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
  colorRules?: readonly ColorRuleCode[]
  configType?: never
  connection?: never
  /** One number. */
  displayType: 'number'
  /**
   * The formula whose value is shown.
   * Servers before 2026-08-21 refuse or ignore it.
   *
   * @maxItems 1
   */
  formulas?: readonly FormulaCode[]
  /** How numbers are written. */
  numberFormat?: NumberFormatCode
  /**
   * Series or values of the chart; formulas and ratios name them by their order.
   *
   * @minItems 1
   * @maxItems 20
   */
  select: SelectItems
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
  sqlTemplate?: never
}
/** How numbers are written. */
export interface NumberFormatCode {
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
  numericUnit?: NumericUnit
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
export interface NumberSqlChartCode {
  /**
   * Token of the color palette.
   * Servers before 2026-06-10 refuse or ignore it.
   */
  color?: ChartColor
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /** The connection that runs the SQL, which must be that of the source where one is named. */
  connection: ConnectionReference | IdReference
  /** One number. */
  displayType: 'number'
  /** How numbers are written. */
  numberFormat?: NumberFormatCode
  select?: never
  /**
   * The source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   */
  source?: SourceReference | IdReference
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/**
 * Unit of the value.
 * Servers before 2026-04-02 refuse or ignore it.
 */
export type NumericUnit =
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
/** What a click on a row of a table opens, told apart by `type`. */
export type OnClickCode = SearchOnClickCode | DashboardOnClickCode | ExternalOnClickCode
/** A filter that is filled from the row that was clicked. */
export interface OnClickFilterCode {
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
export type OnClickFilters = readonly OnClickFilterCode[]
/** The place is named by its id. */
export interface OnClickTargetByIdCode {
  /** The object that is opened. */
  id: LogSource | TraceSource | DashboardReference | IdReference
  /** By id. */
  mode: 'id'
}
/** The place is named by a template of its name. */
export interface OnClickTargetByTemplateCode {
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
export type OnClickTargetCode = OnClickTargetByIdCode | OnClickTargetByTemplateCode
/** A channel of another kind, as a server sent it. It stands only in an alert that has it. */
export interface OtherChannel {
  /** The kind of the channel. */
  type: string
  [key: string]: unknown
}
/** Aggregation over the period; `delta` is the change within it. */
export type PeriodAggregateFunction = 'delta'
/** Slices of a whole. */
export interface PieChartCode {
  configType?: never
  connection?: never
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
  numberFormat?: NumberFormatCode
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
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
  sqlTemplate?: never
}
/**
 * Slices of a whole, from SQL.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export interface PieSqlChartCode {
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /** The connection that runs the SQL, which must be that of the source where one is named. */
  connection: ConnectionReference | IdReference
  /** Slices of a whole. */
  displayType: 'pie'
  /** How numbers are written. */
  numberFormat?: NumberFormatCode
  select?: never
  /**
   * The source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   */
  source?: SourceReference | IdReference
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/** A tile without alerts. */
export interface PlainTile {
  alerts?: never
  /**
   * What a tile shows, told apart by `displayType`.
   * The charts with `configType: sql` take an SQL template; without `configType`, a chart is described by `select`.
   */
  config: TileConfigCode
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
  /** Title of the tile. */
  name: string
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
  /** Earlier names of the tile, so that a renamed tile keeps its alerts. */
  was?: readonly string[]
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
 * A filter whose values are those of a label, which only gives its value to a variable.
 * Servers before 2026-09-01 refuse or ignore it.
 */
export interface PrometheusLabelFilterCode {
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
  /** The source that offers the values, which must be one of PromQL. */
  source: PromqlSource | IdReference
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
/** Level of the quantile. */
export type QuantileLevel = 0.5 | 0.9 | 0.95 | 0.99
/** Quantile of an expression. */
export interface QuantileSelectItemCode {
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
  numberFormat?: NumberFormatCode
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
/** A filter whose values are those of an expression on a source. */
export interface QueryFilterCode {
  /**
   * The sources whose tiles are filtered; those of all sources where it is left out.
   * It cannot stand beside `isBroadcastEnabled: false`.
   * Servers before 2026-05-26 refuse or ignore it.
   */
  appliesToSources?: readonly (SourceReference | IdReference)[]
  /**
   * Expression that is filtered.
   *
   * @minLength 1
   */
  expression: string
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
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
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
 * Language of a condition.
 * Servers before 2026-05-27 do not know `promql`.
 *
 * @default lucene
 */
export type QueryLanguage = 'sql' | 'lucene' | 'promql'
/** A condition, or values of a variable, that a dashboard opens with. */
export type SavedFilterValueCode = SqlFilterValueCode | VariableFilterValueCode
/** Filter values that the dashboard opens with. */
export type SavedFilterValues = readonly SavedFilterValueCode[]
/**
 * Language of the saved query.
 * It must not be null where a query is set.
 * Servers before 2026-05-27 do not know `promql`.
 *
 * @default lucene
 */
export type SavedQueryLanguage = 'sql' | 'lucene' | 'promql' | null
/** An alert on a saved search. It stands in the saved search. */
export interface SavedSearchAlertCode {
  /**
   * Who is notified: webhooks, and on the managed deployment also addresses of e-mail.
   * Servers before 2026-08-21 take one channel alone.
   *
   * @minItems 1
   * @maxItems 10
   * @uniqueItems true
   */
  channels: AlertChannels
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
/** A saved search. The project identifies it by its name. */
export interface SavedSearchCode {
  /** The alerts on the saved search. */
  alerts?: readonly SavedSearchAlertCode[]
  /**
   * Conditions that are chosen beside the search, all of which must hold.
   *
   * @maxItems 100
   * @default []
   */
  filters?: readonly SavedSearchFilterCode[]
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
  /** The state of the deployment that `pull` has read: one update may replace it. No file changes it. */
  pulled?: string
  /**
   * Columns to show, separated by commas; empty for those of the source.
   *
   * @maxLength 4096
   * @default
   */
  select?: string
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
  /**
   * Labels by which saved searches are grouped and found.
   *
   * @maxItems 50
   * @default []
   */
  tags?: readonly string[]
  /** Earlier names, so that a renamed object is updated and not created again. */
  was?: readonly string[]
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
/** A saved search among the objects of a project. */
export interface SavedSearchDeclaration {
  /** A saved search. The project identifies it by its name. */
  savedSearch: SavedSearchCode
}
/** A condition that is chosen beside a search. */
export interface SavedSearchFilterCode {
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
/** A list of matching rows. */
export interface SearchChartCode {
  /** A list of matching rows. */
  displayType: 'search'
  /**
   * Columns shown, separated by commas; empty for the columns of the source.
   *
   * @maxLength 10000
   */
  select: string
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
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
/** A click opens a search, in a source of logs or traces that must exist. */
export interface SearchOnClickCode {
  /**
   * Templates of the filters that the place opens with.
   *
   * @maxItems 50
   */
  filters?: OnClickFilters
  /** The place that is opened, told apart by `mode`. */
  target: OnClickTargetCode
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
/**
 * One series or value of a chart, told apart by `aggFn`.
 * `count` takes no `valueExpression`, every other function needs one; `level` goes with `quantile` only.
 * For a metric the expression is `Value`.
 */
export type SelectItemCode = CountSelectItemCode | QuantileSelectItemCode | ValueSelectItemCode
/**
 * Series or values of the chart; formulas and ratios name them by their order.
 *
 * @minItems 1
 * @maxItems 20
 */
export type SelectItems = readonly SelectItemCode[]
/**
 * The value of the chart, exactly one.
 *
 * @minItems 1
 * @maxItems 1
 */
export type SingleSelectItem = readonly SelectItemCode[]
/** A webhook of a chat service, which takes the text of the notification and nothing else. */
export interface SlackWebhookCode {
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
  /** The state of the deployment that `pull` has read: one update may replace it. No file changes it. */
  pulled?: string
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
  url: string | Secret
  /** Earlier names, so that a renamed object is updated and not created again. */
  was?: readonly string[]
}
/**
 * A chart whose rows come from an SQL template, told apart by `displayType`.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export type SqlChartCode =
  | LineSqlChartCode
  | StackedBarSqlChartCode
  | TableSqlChartCode
  | NumberSqlChartCode
  | PieSqlChartCode
  | BarSqlChartCode
/** Marks a chart that is described by SQL. */
export type SqlConfigType = 'sql'
/** A condition that a dashboard opens with. */
export interface SqlFilterValueCode {
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
/** Stacked bars over time. */
export interface StackedBarChartCode {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Whether the first entry of `select` is divided by the second; then there must be exactly two, and no formula. */
  asRatio?: boolean
  configType?: never
  connection?: never
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
  numberFormat?: NumberFormatCode
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
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
  sqlTemplate?: never
}
/**
 * Stacked bars over time, from SQL.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export interface StackedBarSqlChartCode {
  /**
   * Whether the time range is widened to whole buckets.
   *
   * @default true
   */
  alignDateRangeToGranularity?: boolean
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /** The connection that runs the SQL, which must be that of the source where one is named. */
  connection: ConnectionReference | IdReference
  /** Stacked bars over time. */
  displayType: 'stacked_bar'
  /**
   * Whether empty buckets are drawn as zero.
   *
   * @default true
   */
  fillNulls?: boolean
  /** How numbers are written. */
  numberFormat?: NumberFormatCode
  select?: never
  /**
   * How many are drawn; 0 is no limit, absent is the server's own limit.
   * Servers before 2026-08-07 refuse or ignore it.
   *
   * @minimum 0
   */
  seriesLimit?: number
  /**
   * The source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   */
  source?: SourceReference | IdReference
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/**
 * A filter with a list of values, which only gives its value to a variable.
 * Servers before 2026-08-28 refuse or ignore it.
 */
export interface StaticListFilterCode {
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
  options: readonly string[]
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
/** A table of aggregated values. */
export interface TableChartCode {
  /** Whether the first entry of `select` is divided by the second; then there must be exactly two, and no formula. */
  asRatio?: boolean
  configType?: never
  connection?: never
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
  numberFormat?: NumberFormatCode
  /**
   * What a click on a row of a table opens, told apart by `type`.
   * Servers before 2026-05-12 refuse or ignore it.
   */
  onClick?: OnClickCode
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
  /** The source that is queried; servers refuse a source that they do not know. */
  source: SourceReference | IdReference
  sqlTemplate?: never
}
/**
 * A table, from SQL.
 * Servers before 2026-03-11 refuse or ignore it.
 */
export interface TableSqlChartCode {
  /** Marks a chart that is described by SQL. */
  configType: SqlConfigType
  /** The connection that runs the SQL, which must be that of the source where one is named. */
  connection: ConnectionReference | IdReference
  /** A table of the rows. */
  displayType: 'table'
  /** How numbers are written. */
  numberFormat?: NumberFormatCode
  /**
   * What a click on a row of a table opens, told apart by `type`.
   * Servers before 2026-05-12 refuse or ignore it.
   */
  onClick?: OnClickCode
  select?: never
  /**
   * The source that is queried; servers refuse a source that they do not know.
   * Servers before 2026-03-18 refuse or ignore it.
   */
  source?: SourceReference | IdReference
  /**
   * The SQL, with placeholders for the time range and the filters.
   *
   * @maxLength 100000
   */
  sqlTemplate: string
}
/** An alert on a tile. It stands in the tile. */
export interface TileAlertCode {
  /**
   * Who is notified: webhooks, and on the managed deployment also addresses of e-mail.
   * Servers before 2026-08-21 take one channel alone.
   *
   * @minItems 1
   * @maxItems 10
   * @uniqueItems true
   */
  channels: AlertChannels
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
/** A tile with its chart, and with its alerts where the kind of the chart can be watched. */
export type TileCode = AlertTile | PlainTile
/**
 * What a tile shows, told apart by `displayType`.
 * The charts with `configType: sql` take an SQL template; without `configType`, a chart is described by `select`.
 */
export type TileConfigCode = BuilderChartCode | SqlChartCode
/** Aggregate of an expression. */
export interface ValueSelectItemCode {
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
  /** Name of a metric. */
  metricName?: string
  /** Type of a metric. */
  metricType?: MetricType
  /**
   * How numbers are written.
   * Servers before 2026-05-12 refuse or ignore it.
   */
  numberFormat?: NumberFormatCode
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
export interface VariableFilterValueCode {
  condition?: never
  /** Name of the variable. */
  name: string
  /** Values of a variable. */
  type: 'variable'
  /** The values. */
  values: readonly string[]
}
/** A webhook, told apart by `service`. `secret` keeps its address and its headers out of files. */
export type WebhookCode = SlackWebhookCode | IncidentIoWebhookCode | GenericWebhookCode
/** A webhook among the objects of a project. */
export interface WebhookDeclaration {
  /** A webhook, told apart by `service`. `secret` keeps its address and its headers out of files. */
  webhook: WebhookCode
}
