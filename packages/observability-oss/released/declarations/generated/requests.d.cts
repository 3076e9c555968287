import { $defs, AggregateFunction, AggregatedColumn, AggregatedField, Alert, AlertAnswer, AlertBuilderChartRequest, AlertChannel, AlertChannelRequest, AlertChannelRules, AlertChannels, AlertChart, AlertChartRequest, AlertDashboardId, AlertExecutionError, AlertGroupBy, AlertInterval, AlertListAnswer, AlertMessage, AlertName, AlertNote, AlertNumConsecutiveWindows, AlertRules, AlertSavedSearchId, AlertScheduleOffsetMinutes, AlertScheduleStartAt, AlertSilence, AlertSqlChartRequest, AlertThreshold, AlertThresholdMax, AlertThresholdType, AlertTileId, AlertWebhookId, AlignDateRangeToGranularity, AnyQuantileLevel, AppliesToSourceIds, AsRatio, BackgroundChart, BackgroundChartRequest, BarChart, BarChartRequest, BarSqlChartRequest, BetweenColorRuleRequest, BuilderChartRequest, ChartColor, ChartSeriesAnswer, ChartSeriesPoint, ChartSeriesQueryRequest, ChartSeriesRequest, ChartSeriesValue, ColorRule, ColorRuleLabel, ColorRuleRequest, CompareToPreviousPeriod, ComparisonColorRuleRequest, ConfigTileRequest, ConnectionId, ContainerId, ContainerTitle, CountSelectItemRequest, CreateAlertRequest, CreateDashboardFilterRequest, CreateDashboardRequest, Dashboard, DashboardAnswer, DashboardContainer, DashboardContainerRequest, DashboardContainerTab, DashboardContainerTabRequest, DashboardContainers, DashboardFilter, DashboardFilterExpression, DashboardFilterName, DashboardFilterType, DashboardFilterWhere, DashboardFilterWhereLanguage, DashboardListAnswer, DashboardName, DashboardOnClickRequest, DashboardTags, DashboardTiles, DeletedAnswer, EmailAlertChannel, EqualityColorRuleRequest, ErrorMessage, EventPatternsChart, EventPatternsChartRequest, ExternalOnClickRequest, FillNulls, FilterColumn, FilterSettings, FitYAxisToData, Formula, FormulaRequest, Formulas, GenericWebhook, GroupByColumns, GroupByList, HeatmapChart, HeatmapChartRequest, HeatmapSelectItem, HeatmapSelectItemRequest, HighlightedAttributeExpression, HighlightedAttributeExpressions, IncidentIoWebhook, InlineAlertRequest, IsBroadcastEnabled, IsVariableEnabled, ItemLimit, LineChart, LineChartRequest, LineSqlChartRequest, LogSource, MarkdownChart, MarkdownChartRequest, MarkdownTileSeriesRequest, MaterializedView, MaterializedViews, MetadataMaterializedViews, MetricName, MetricSource, MetricTables, MetricType, NumberChart, NumberChartRequest, NumberFormat, NumberFormatRequest, NumberSqlChartRequest, NumberTileSeriesRequest, ObjectId, OnClick, OnClickFilter, OnClickFilterRequest, OnClickFilters, OnClickRequest, OnClickTarget, OnClickTargetByIdRequest, OnClickTargetByTemplateRequest, OnClickTargetRequest, OrderBy, PageMeta, PeriodAggregateFunction, PieChart, PieChartRequest, PieSqlChartRequest, PromqlSource, QuantileLevel, QuantileSelectItemRequest, QueryLanguage, QuerySetting, QuerySettings, SavedFilterValue, SavedFilterValueRequest, SavedFilterValues, SavedQuery, SavedQueryLanguage, SavedSearchAlertRequest, SearchChart, SearchChartRequest, SearchOnClickRequest, SearchTileSeriesRequest, SelectAlias, SelectItem, SelectItemRequest, SelectItems, SeriesAlias, SeriesTileRequest, SeriesWhere, SessionSource, ShowOperandSeries, SingleSelectItem, SlackWebhook, SortOrder, Source, SourceConnection, SourceDisabled, SourceFrom, SourceId, SourceListAnswer, SourceName, SourceSection, SqlChart, SqlChartRequest, SqlConfigType, SqlTemplate, StackedBarChart, StackedBarChartRequest, StackedBarSqlChartRequest, StoredChartColor, StoredSourceId, TabId, TableChart, TableChartRequest, TableSqlChartRequest, TableTileSeriesRequest, Tile, TileAlertRequest, TileConfig, TileConfigRequest, TileHeight, TileId, TileName, TileRequest, TileWidth, TileX, TileY, TimeTileSeriesRequest, TraceSource, UnknownAlertChannel, UnknownChart, UnknownSource, UnknownWebhook, UpdateAlertRequest, UpdateDashboardFilterRequest, UpdateDashboardRequest, ValueExpression, ValueSelectItemRequest, VariableName, Webhook, WebhookAlertChannel, WebhookCreatedAt, WebhookDescription, WebhookId, WebhookListAnswer, WebhookName, WebhookUpdatedAt, WebhookUrl, Where, WhereTemplate, components, operations, paths, webhooks } from "./schema.cjs";
import { LeftOut, PartialRequest, RequestOptions } from "@clouddb/client-core/requests";
/** The kinds of objects whose ids a request holds, as `mapId` is told them. */
type IdKind = "connection" | "dashboard" | "savedSearch" | "source" | "tile" | "webhook";
/**
 * Makes the body of `createAlert` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A new alert, on a tile, on a saved search or on a chart of its own, told apart by `source`.
 *
 * Not sent, for the server sets it: `id`, `state`, `teamId`, `silenced`, `executionErrors`, `createdAt`, `updatedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it all.
 */
declare function toCreateAlert(alert: Alert, options?: RequestOptions<IdKind> & {
  readonly leaveOut?: false | undefined;
}): CreateAlertRequest;
/** The same, and what the request cannot carry is left out and returned. */
declare function toCreateAlert(alert: Alert, options: RequestOptions<IdKind> & {
  readonly leaveOut: true;
}): PartialRequest<CreateAlertRequest>;
/**
 * Makes the body of `updateAlert` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * An alert that replaces the stored one, told apart by `source`.
 *
 * Not sent, for the server sets it: `id`, `state`, `teamId`, `silenced`, `executionErrors`, `createdAt`, `updatedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it all.
 */
declare function toUpdateAlert(alert: Alert, options?: RequestOptions<IdKind> & {
  readonly leaveOut?: false | undefined;
}): UpdateAlertRequest;
/** The same, and what the request cannot carry is left out and returned. */
declare function toUpdateAlert(alert: Alert, options: RequestOptions<IdKind> & {
  readonly leaveOut: true;
}): PartialRequest<UpdateAlertRequest>;
/**
 * Makes the body of `createDashboard` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A new dashboard.
 * Ids are assigned by the server: a tile's `id` is ignored, a filter must not have one.
 * Servers refuse sources, connections, and dashboards to open with a click, that they do not know.
 *
 * Not sent, for the server sets it: `id`, `filters[].id`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it all.
 */
declare function toCreateDashboard(dashboard: Dashboard, options?: RequestOptions<IdKind> & {
  readonly leaveOut?: false | undefined;
}): CreateDashboardRequest;
/** The same, and what the request cannot carry is left out and returned. */
declare function toCreateDashboard(dashboard: Dashboard, options: RequestOptions<IdKind> & {
  readonly leaveOut: true;
}): PartialRequest<CreateDashboardRequest>;
/**
 * Makes the body of `updateDashboard` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
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
 *
 * Not sent, for the server sets it: `id`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it all.
 */
declare function toUpdateDashboard(dashboard: Dashboard, options?: RequestOptions<IdKind> & {
  readonly leaveOut?: false | undefined;
}): UpdateDashboardRequest;
/** The same, and what the request cannot carry is left out and returned. */
declare function toUpdateDashboard(dashboard: Dashboard, options: RequestOptions<IdKind> & {
  readonly leaveOut: true;
}): PartialRequest<UpdateDashboardRequest>;
export { type $defs, type AggregateFunction, type AggregatedColumn, type AggregatedField, type Alert, type AlertAnswer, type AlertBuilderChartRequest, type AlertChannel, type AlertChannelRequest, type AlertChannelRules, type AlertChannels, type AlertChart, type AlertChartRequest, type AlertDashboardId, type AlertExecutionError, type AlertGroupBy, type AlertInterval, type AlertListAnswer, type AlertMessage, type AlertName, type AlertNote, type AlertNumConsecutiveWindows, type AlertRules, type AlertSavedSearchId, type AlertScheduleOffsetMinutes, type AlertScheduleStartAt, type AlertSilence, type AlertSqlChartRequest, type AlertThreshold, type AlertThresholdMax, type AlertThresholdType, type AlertTileId, type AlertWebhookId, type AlignDateRangeToGranularity, type AnyQuantileLevel, type AppliesToSourceIds, type AsRatio, type BackgroundChart, type BackgroundChartRequest, type BarChart, type BarChartRequest, type BarSqlChartRequest, type BetweenColorRuleRequest, type BuilderChartRequest, type ChartColor, type ChartSeriesAnswer, type ChartSeriesPoint, type ChartSeriesQueryRequest, type ChartSeriesRequest, type ChartSeriesValue, type ColorRule, type ColorRuleLabel, type ColorRuleRequest, type CompareToPreviousPeriod, type ComparisonColorRuleRequest, type ConfigTileRequest, type ConnectionId, type ContainerId, type ContainerTitle, type CountSelectItemRequest, type CreateAlertRequest, type CreateDashboardFilterRequest, type CreateDashboardRequest, type Dashboard, type DashboardAnswer, type DashboardContainer, type DashboardContainerRequest, type DashboardContainerTab, type DashboardContainerTabRequest, type DashboardContainers, type DashboardFilter, type DashboardFilterExpression, type DashboardFilterName, type DashboardFilterType, type DashboardFilterWhere, type DashboardFilterWhereLanguage, type DashboardListAnswer, type DashboardName, type DashboardOnClickRequest, type DashboardTags, type DashboardTiles, type DeletedAnswer, type EmailAlertChannel, type EqualityColorRuleRequest, type ErrorMessage, type EventPatternsChart, type EventPatternsChartRequest, type ExternalOnClickRequest, type FillNulls, type FilterColumn, type FilterSettings, type FitYAxisToData, type Formula, type FormulaRequest, type Formulas, type GenericWebhook, type GroupByColumns, type GroupByList, type HeatmapChart, type HeatmapChartRequest, type HeatmapSelectItem, type HeatmapSelectItemRequest, type HighlightedAttributeExpression, type HighlightedAttributeExpressions, IdKind, type IncidentIoWebhook, type InlineAlertRequest, type IsBroadcastEnabled, type IsVariableEnabled, type ItemLimit, type LeftOut, type LineChart, type LineChartRequest, type LineSqlChartRequest, type LogSource, type MarkdownChart, type MarkdownChartRequest, type MarkdownTileSeriesRequest, type MaterializedView, type MaterializedViews, type MetadataMaterializedViews, type MetricName, type MetricSource, type MetricTables, type MetricType, type NumberChart, type NumberChartRequest, type NumberFormat, type NumberFormatRequest, type NumberSqlChartRequest, type NumberTileSeriesRequest, type ObjectId, type OnClick, type OnClickFilter, type OnClickFilterRequest, type OnClickFilters, type OnClickRequest, type OnClickTarget, type OnClickTargetByIdRequest, type OnClickTargetByTemplateRequest, type OnClickTargetRequest, type OrderBy, type PageMeta, type PartialRequest, type PeriodAggregateFunction, type PieChart, type PieChartRequest, type PieSqlChartRequest, type PromqlSource, type QuantileLevel, type QuantileSelectItemRequest, type QueryLanguage, type QuerySetting, type QuerySettings, type RequestOptions, type SavedFilterValue, type SavedFilterValueRequest, type SavedFilterValues, type SavedQuery, type SavedQueryLanguage, type SavedSearchAlertRequest, type SearchChart, type SearchChartRequest, type SearchOnClickRequest, type SearchTileSeriesRequest, type SelectAlias, type SelectItem, type SelectItemRequest, type SelectItems, type SeriesAlias, type SeriesTileRequest, type SeriesWhere, type SessionSource, type ShowOperandSeries, type SingleSelectItem, type SlackWebhook, type SortOrder, type Source, type SourceConnection, type SourceDisabled, type SourceFrom, type SourceId, type SourceListAnswer, type SourceName, type SourceSection, type SqlChart, type SqlChartRequest, type SqlConfigType, type SqlTemplate, type StackedBarChart, type StackedBarChartRequest, type StackedBarSqlChartRequest, type StoredChartColor, type StoredSourceId, type TabId, type TableChart, type TableChartRequest, type TableSqlChartRequest, type TableTileSeriesRequest, type Tile, type TileAlertRequest, type TileConfig, type TileConfigRequest, type TileHeight, type TileId, type TileName, type TileRequest, type TileWidth, type TileX, type TileY, type TimeTileSeriesRequest, type TraceSource, type UnknownAlertChannel, type UnknownChart, type UnknownSource, type UnknownWebhook, type UpdateAlertRequest, type UpdateDashboardFilterRequest, type UpdateDashboardRequest, type ValueExpression, type ValueSelectItemRequest, type VariableName, type Webhook, type WebhookAlertChannel, type WebhookCreatedAt, type WebhookDescription, type WebhookId, type WebhookListAnswer, type WebhookName, type WebhookUpdatedAt, type WebhookUrl, type Where, type WhereTemplate, type components, type operations, type paths, toCreateAlert, toCreateDashboard, toUpdateAlert, toUpdateDashboard, type webhooks };
