// Generated from observability-cloud.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type LeftOut,
  type PartialRequest,
  type RequestLoss,
  type RequestOptions,
  type RequestShape,
  toRequest,
} from '@clouddb/client-core/requests'
import type {
  Alert,
  CreateAlertRequest,
  CreateDashboardRequest,
  CreateRoleRequest,
  CreateSavedSearchRequest,
  CreateSourceRequest,
  CreateWebhookRequest,
  Dashboard,
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
} from './schema.ts'

export type { LeftOut, PartialRequest, RequestLoss, RequestOptions }
// What a function returns can be named where this alone is imported.
export type * from './schema.ts'

/** The kinds of objects whose ids a request holds, as `mapId` is told them. */
export type IdKind = 'connection' | 'dashboard' | 'savedSearch' | 'source' | 'tile' | 'webhook'

/**
 * Makes the body of `createSource` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A new source, told apart by `kind`; its id is assigned by the server.
 *
 * Not sent, for the server sets it: `id`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateSource(
  source: Source,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateSourceRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateSource(
  source: Source,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateSourceRequest>
export function toCreateSource(
  source: Source,
  options?: RequestOptions<IdKind>,
): CreateSourceRequest | PartialRequest<CreateSourceRequest> {
  return toRequest<CreateSourceRequest>(
    'toCreateSource',
    'CreateSourceRequest',
    createSourceRequestShape,
    source,
    options,
  )
}

/**
 * Makes the body of `updateSource` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A source that replaces the whole stored one, told apart by `kind`; it can be of another kind.
 * What is left out is cleared, except that `disabled` becomes false and `durationPrecision` 3.
 *
 * Not sent, for the server sets it: `id`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateSource(
  source: Source,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateSourceRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateSource(
  source: Source,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateSourceRequest>
export function toUpdateSource(
  source: Source,
  options?: RequestOptions<IdKind>,
): UpdateSourceRequest | PartialRequest<UpdateSourceRequest> {
  return toRequest<UpdateSourceRequest>(
    'toUpdateSource',
    'UpdateSourceRequest',
    createSourceRequestShape,
    source,
    options,
  )
}

/**
 * Makes the body of `createAlert` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A new alert, on a tile or on a saved search, told apart by `source`.
 *
 * Not sent, for the server sets it: `id`, `state`, `teamId`, `silenced`, `executionErrors`, `createdAt`, `updatedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateAlert(
  alert: Alert,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateAlertRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateAlert(
  alert: Alert,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateAlertRequest>
export function toCreateAlert(
  alert: Alert,
  options?: RequestOptions<IdKind>,
): CreateAlertRequest | PartialRequest<CreateAlertRequest> {
  return toRequest<CreateAlertRequest>(
    'toCreateAlert',
    'CreateAlertRequest',
    [tileAlertRequestShape, savedSearchAlertRequestShape],
    alert,
    options,
  )
}

/**
 * Makes the body of `updateAlert` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * An alert that replaces the stored one, told apart by `source`.
 *
 * Not sent, for the server sets it: `id`, `state`, `teamId`, `silenced`, `executionErrors`, `createdAt`, `updatedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateAlert(
  alert: Alert,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateAlertRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateAlert(
  alert: Alert,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateAlertRequest>
export function toUpdateAlert(
  alert: Alert,
  options?: RequestOptions<IdKind>,
): UpdateAlertRequest | PartialRequest<UpdateAlertRequest> {
  return toRequest<UpdateAlertRequest>(
    'toUpdateAlert',
    'UpdateAlertRequest',
    [tileAlertRequestShape, savedSearchAlertRequestShape],
    alert,
    options,
  )
}

/**
 * Makes the body of `createRole` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A role to create.
 *
 * Not sent, for the server sets it: `id`, `isPredefined`, `createdAt`, `updatedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateRole(
  role: Role,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateRoleRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateRole(
  role: Role,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateRoleRequest>
export function toCreateRole(
  role: Role,
  options?: RequestOptions<IdKind>,
): CreateRoleRequest | PartialRequest<CreateRoleRequest> {
  return toRequest<CreateRoleRequest>('toCreateRole', 'CreateRoleRequest', createRoleRequestShape, role, options)
}

/**
 * Makes the body of `updateRole` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A role that replaces the stored one; its name and its description stay where they are left out.
 *
 * Not sent, for the server sets it: `id`, `isPredefined`, `createdAt`, `updatedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateRole(
  role: Role,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateRoleRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateRole(
  role: Role,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateRoleRequest>
export function toUpdateRole(
  role: Role,
  options?: RequestOptions<IdKind>,
): UpdateRoleRequest | PartialRequest<UpdateRoleRequest> {
  return toRequest<UpdateRoleRequest>('toUpdateRole', 'UpdateRoleRequest', updateRoleRequestShape, role, options)
}

/**
 * Makes the body of `createDashboard` or `validateDashboard` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A new dashboard.
 * Ids are assigned by the server: a tile's `id` is ignored, a filter must not have one.
 * Servers refuse sources, connections, and dashboards to open with a click, that they do not know.
 *
 * Not sent, for the server sets it: `id`, `filters[].id`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateDashboard(
  dashboard: Dashboard,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateDashboardRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateDashboard(
  dashboard: Dashboard,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateDashboardRequest>
export function toCreateDashboard(
  dashboard: Dashboard,
  options?: RequestOptions<IdKind>,
): CreateDashboardRequest | PartialRequest<CreateDashboardRequest> {
  return toRequest<CreateDashboardRequest>(
    'toCreateDashboard',
    'CreateDashboardRequest',
    createDashboardRequestShape,
    dashboard,
    options,
  )
}

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
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateDashboard(
  dashboard: Dashboard,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateDashboardRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateDashboard(
  dashboard: Dashboard,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateDashboardRequest>
export function toUpdateDashboard(
  dashboard: Dashboard,
  options?: RequestOptions<IdKind>,
): UpdateDashboardRequest | PartialRequest<UpdateDashboardRequest> {
  return toRequest<UpdateDashboardRequest>(
    'toUpdateDashboard',
    'UpdateDashboardRequest',
    updateDashboardRequestShape,
    dashboard,
    options,
  )
}

/**
 * Makes the body of `createSavedSearch` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A new saved search.
 * Names may repeat, and servers run neither the condition nor the columns, so that mistakes in them show later.
 *
 * Not sent, for the server sets it: `id`, `teamId`, `createdAt`, `updatedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateSavedSearch(
  savedSearch: SavedSearch,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateSavedSearchRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateSavedSearch(
  savedSearch: SavedSearch,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateSavedSearchRequest>
export function toCreateSavedSearch(
  savedSearch: SavedSearch,
  options?: RequestOptions<IdKind>,
): CreateSavedSearchRequest | PartialRequest<CreateSavedSearchRequest> {
  return toRequest<CreateSavedSearchRequest>(
    'toCreateSavedSearch',
    'CreateSavedSearchRequest',
    createSavedSearchRequestShape,
    savedSearch,
    options,
  )
}

/**
 * Makes the body of `updateSavedSearch` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A saved search that replaces the stored one; what is left out gets its default.
 *
 * Not sent, for the server sets it: `id`, `teamId`, `createdAt`, `updatedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateSavedSearch(
  savedSearch: SavedSearch,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateSavedSearchRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateSavedSearch(
  savedSearch: SavedSearch,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateSavedSearchRequest>
export function toUpdateSavedSearch(
  savedSearch: SavedSearch,
  options?: RequestOptions<IdKind>,
): UpdateSavedSearchRequest | PartialRequest<UpdateSavedSearchRequest> {
  return toRequest<UpdateSavedSearchRequest>(
    'toUpdateSavedSearch',
    'UpdateSavedSearchRequest',
    createSavedSearchRequestShape,
    savedSearch,
    options,
  )
}

/**
 * Makes the body of `createWebhook` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A new webhook, told apart by `service`.
 * A service has each name once.
 *
 * Not sent, for the server sets it: `id`, `createdAt`, `updatedAt`.
 *
 * Lost unless you add it to the record, for servers never send it back: `body`, `headers`, `queryParams`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateWebhook(
  webhook: Webhook,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateWebhookRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateWebhook(
  webhook: Webhook,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateWebhookRequest>
export function toCreateWebhook(
  webhook: Webhook,
  options?: RequestOptions<IdKind>,
): CreateWebhookRequest | PartialRequest<CreateWebhookRequest> {
  return toRequest<CreateWebhookRequest>(
    'toCreateWebhook',
    'CreateWebhookRequest',
    createWebhookRequestShape,
    webhook,
    options,
  )
}

/**
 * Makes the body of `updateWebhook` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A webhook that replaces the stored one, told apart by `service`.
 * With another `url` or `service`, headers and query parameters that are left out are deleted: send them again.
 *
 * Not sent, for the server sets it: `id`, `createdAt`, `updatedAt`.
 *
 * Lost unless you add it to the record, for servers never send it back: `body`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateWebhook(
  webhook: Webhook,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateWebhookRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateWebhook(
  webhook: Webhook,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateWebhookRequest>
export function toUpdateWebhook(
  webhook: Webhook,
  options?: RequestOptions<IdKind>,
): UpdateWebhookRequest | PartialRequest<UpdateWebhookRequest> {
  return toRequest<UpdateWebhookRequest>(
    'toUpdateWebhook',
    'UpdateWebhookRequest',
    updateWebhookRequestShape,
    webhook,
    options,
  )
}

const sourceFromRequestShape: RequestShape = { required: { databaseName: 'string', tableName: 'string' } }

const highlightedAttributeExpressionRequestShape: RequestShape = {
  required: { sqlExpression: 'string' },
  optional: { luceneExpression: 'string', alias: 'string' },
}

const aggregatedColumnRequestShape: RequestShape = {
  required: {
    aggFn: {
      values: [
        'avg',
        'count',
        'count_distinct',
        'last_value',
        'max',
        'min',
        'quantile',
        'sum',
        'any',
        'none',
        'increase',
        'histogram',
      ],
    },
    mvColumn: 'string',
  },
  optional: { sourceColumn: 'string' },
}

const materializedViewRequestShape: RequestShape = {
  required: {
    databaseName: 'string',
    tableName: 'string',
    dimensionColumns: 'string',
    minGranularity: 'string',
    timestampColumn: 'string',
    aggregatedColumns: { items: aggregatedColumnRequestShape, least: 1 },
  },
  optional: { minDate: ['string', 'null'] },
}

const metadataMaterializedViewsRequestShape: RequestShape = {
  required: { kvRollupTable: 'string', granularity: 'string' },
  optional: { keyRollupTable: ['string', 'null'] },
}

const filterColumnRequestShape: RequestShape = {
  required: { name: 'string', label: 'string' },
  optional: { valueExpression: ['string', 'null'], allowAll: 'boolean' },
}

const filterSettingsRequestShape: RequestShape = {
  required: { databaseName: 'string', tableName: 'string', columns: { items: filterColumnRequestShape } },
}

const logSourceRequestShape: RequestShape = {
  required: {
    kind: { values: ['log'] },
    name: 'string',
    connection: { id: 'connection' },
    from: sourceFromRequestShape,
    timestampValueExpression: 'string',
    defaultTableSelectExpression: 'string',
  },
  optional: {
    section: 'string',
    disabled: 'boolean',
    querySettings: { items: { required: { setting: 'string', value: 'string' } } },
    serviceNameExpression: 'string',
    serviceVersionExpression: 'string',
    severityTextExpression: 'string',
    bodyExpression: 'string',
    eventAttributesExpression: 'string',
    resourceAttributesExpression: 'string',
    displayedTimestampValueExpression: 'string',
    metricSourceId: { id: 'source' },
    traceSourceId: { id: 'source' },
    traceIdExpression: 'string',
    spanIdExpression: 'string',
    implicitColumnExpression: 'string',
    knownColumnsListExpression: 'string',
    highlightedTraceAttributeExpressions: { items: highlightedAttributeExpressionRequestShape },
    highlightedRowAttributeExpressions: { items: highlightedAttributeExpressionRequestShape },
    materializedViews: { items: materializedViewRequestShape },
    metadataMaterializedViews: metadataMaterializedViewsRequestShape,
    useTextIndexForImplicitColumn: { values: ['auto', 'enabled', 'disabled'] },
    filterSettings: filterSettingsRequestShape,
  },
  drops: ['id'],
}

const traceSourceRequestShape: RequestShape = {
  required: {
    kind: { values: ['trace'] },
    name: 'string',
    connection: { id: 'connection' },
    from: sourceFromRequestShape,
    timestampValueExpression: 'string',
    defaultTableSelectExpression: 'string',
    durationExpression: 'string',
    traceIdExpression: 'string',
    spanIdExpression: 'string',
    parentSpanIdExpression: 'string',
    spanNameExpression: 'string',
    spanKindExpression: 'string',
  },
  optional: {
    section: 'string',
    disabled: 'boolean',
    querySettings: { items: { required: { setting: 'string', value: 'string' } } },
    durationPrecision: 'number',
    logSourceId: [{ id: 'source' }, 'null'],
    sessionSourceId: { id: 'source' },
    metricSourceId: { id: 'source' },
    statusCodeExpression: 'string',
    statusMessageExpression: 'string',
    serviceNameExpression: 'string',
    serviceVersionExpression: 'string',
    resourceAttributesExpression: 'string',
    eventAttributesExpression: 'string',
    spanEventsValueExpression: 'string',
    implicitColumnExpression: 'string',
    knownColumnsListExpression: 'string',
    highlightedTraceAttributeExpressions: { items: highlightedAttributeExpressionRequestShape },
    highlightedRowAttributeExpressions: { items: highlightedAttributeExpressionRequestShape },
    materializedViews: { items: materializedViewRequestShape },
    metadataMaterializedViews: metadataMaterializedViewsRequestShape,
    useTextIndexForImplicitColumn: { values: ['auto', 'enabled', 'disabled'] },
    filterSettings: filterSettingsRequestShape,
  },
  drops: ['id'],
}

const sessionSourceRequestShape: RequestShape = {
  required: {
    kind: { values: ['session'] },
    name: 'string',
    connection: { id: 'connection' },
    from: sourceFromRequestShape,
    timestampValueExpression: 'string',
    traceSourceId: { id: 'source' },
  },
  optional: {
    section: 'string',
    disabled: 'boolean',
    querySettings: { items: { required: { setting: 'string', value: 'string' } } },
  },
  drops: ['id'],
}

const metricTablesRequestShape: RequestShape = {
  optional: {
    gauge: 'string',
    histogram: 'string',
    sum: 'string',
    summary: 'string',
    'exponential histogram': 'string',
  },
}

const metricSourceRequestShape: RequestShape = {
  required: {
    kind: { values: ['metric'] },
    name: 'string',
    connection: { id: 'connection' },
    from: sourceFromRequestShape,
    timestampValueExpression: 'string',
    metricTables: metricTablesRequestShape,
    resourceAttributesExpression: 'string',
  },
  optional: {
    section: 'string',
    disabled: 'boolean',
    querySettings: { items: { required: { setting: 'string', value: 'string' } } },
    logSourceId: { id: 'source' },
  },
  drops: ['id'],
}

const promqlSourceRequestShape: RequestShape = {
  required: {
    kind: { values: ['promql'] },
    name: 'string',
    connection: { id: 'connection' },
    from: sourceFromRequestShape,
    timestampValueExpression: 'string',
  },
  optional: {
    section: 'string',
    disabled: 'boolean',
    querySettings: { items: { required: { setting: 'string', value: 'string' } } },
  },
  drops: ['id'],
}

const createSourceRequestShape: RequestShape = [
  logSourceRequestShape,
  traceSourceRequestShape,
  sessionSourceRequestShape,
  metricSourceRequestShape,
  promqlSourceRequestShape,
]

const alertThresholdTypeShape: RequestShape = {
  values: ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
}

const alertIntervalShape: RequestShape = { values: ['1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d', '30s'] }

const webhookAlertChannelRequestShape: RequestShape = {
  required: { type: { values: ['webhook'] }, webhookId: { id: 'webhook' } },
  optional: {
    webhookService: ['string', 'null'],
    slackChannelId: ['string', 'null'],
    severity: { values: ['critical', 'error', 'warning', 'info', null] },
  },
}

const emailAlertChannelRequestShape: RequestShape = {
  required: { type: { values: ['email'] }, emailRecipients: { items: 'string' } },
}

const alertChannelRequestShape: RequestShape = [
  webhookAlertChannelRequestShape,
  emailAlertChannelRequestShape,
  { required: { type: 'string' }, others: 'any', unlisted: true },
]

const tileAlertRequestShape: RequestShape = {
  required: {
    source: { values: ['tile'] },
    dashboardId: { id: 'dashboard' },
    tileId: { id: 'tile' },
    threshold: 'number',
    thresholdType: alertThresholdTypeShape,
    interval: alertIntervalShape,
    channel: alertChannelRequestShape,
  },
  optional: {
    name: ['string', 'null'],
    message: ['string', 'null'],
    note: ['string', 'null'],
    thresholdMax: 'number',
    numConsecutiveWindows: ['null', 'number'],
    scheduleOffsetMinutes: 'number',
    scheduleStartAt: ['string', 'null'],
    channels: { items: alertChannelRequestShape, least: 1 },
  },
  drops: ['id', 'state', 'teamId', 'silenced', 'executionErrors', 'createdAt', 'updatedAt'],
}

const savedSearchAlertRequestShape: RequestShape = {
  required: {
    source: { values: ['saved_search'] },
    savedSearchId: { id: 'savedSearch' },
    threshold: 'number',
    thresholdType: alertThresholdTypeShape,
    interval: alertIntervalShape,
    channel: alertChannelRequestShape,
  },
  optional: {
    name: ['string', 'null'],
    message: ['string', 'null'],
    note: ['string', 'null'],
    groupBy: ['string', 'null'],
    thresholdMax: 'number',
    numConsecutiveWindows: ['null', 'number'],
    scheduleOffsetMinutes: 'number',
    scheduleStartAt: ['string', 'null'],
    channels: { items: alertChannelRequestShape, least: 1 },
  },
  drops: ['id', 'state', 'teamId', 'silenced', 'executionErrors', 'createdAt', 'updatedAt'],
}

const rolePermissionRequestShape: RequestShape = {
  required: { action: 'string', subject: 'string' },
  optional: { inverted: 'boolean', integration: 'string', conditions: { others: 'any' } },
}

const createRoleRequestShape: RequestShape = {
  required: { name: 'string', permissions: { items: rolePermissionRequestShape } },
  optional: { description: 'string' },
  drops: ['id', 'isPredefined', 'createdAt', 'updatedAt'],
}

const updateRoleRequestShape: RequestShape = {
  required: { permissions: { items: rolePermissionRequestShape } },
  optional: { name: 'string', description: 'string' },
  drops: ['id', 'isPredefined', 'createdAt', 'updatedAt'],
}

const metricTypeShape: RequestShape = { values: ['sum', 'gauge', 'histogram', 'summary', 'exponential histogram'] }

const numberFormatRequestShape: RequestShape = {
  required: {
    output: { values: ['currency', 'percent', 'byte', 'time', 'number', 'duration', 'data_rate', 'throughput'] },
  },
  optional: {
    mantissa: 'number',
    thousandSeparated: 'boolean',
    average: 'boolean',
    decimalBytes: 'boolean',
    factor: 'number',
    currencySymbol: 'string',
    numericUnit: {
      values: [
        'bytes_iec',
        'bytes_si',
        'bits_iec',
        'bits_si',
        'kibibytes',
        'kilobytes',
        'mebibytes',
        'megabytes',
        'gibibytes',
        'gigabytes',
        'tebibytes',
        'terabytes',
        'pebibytes',
        'petabytes',
        'packets_sec',
        'bytes_sec_iec',
        'bytes_sec_si',
        'bits_sec_iec',
        'bits_sec_si',
        'kibibytes_sec',
        'kibibits_sec',
        'kilobytes_sec',
        'kilobits_sec',
        'mebibytes_sec',
        'mebibits_sec',
        'megabytes_sec',
        'megabits_sec',
        'gibibytes_sec',
        'gibibits_sec',
        'gigabytes_sec',
        'gigabits_sec',
        'tebibytes_sec',
        'tebibits_sec',
        'terabytes_sec',
        'terabits_sec',
        'pebibytes_sec',
        'pebibits_sec',
        'petabytes_sec',
        'petabits_sec',
        'cps',
        'ops',
        'rps',
        'reads_sec',
        'wps',
        'iops',
        'cpm',
        'opm',
        'rpm_reads',
        'wpm',
      ],
    },
    unit: 'string',
  },
}

const countSelectItemRequestShape: RequestShape = {
  required: { aggFn: { values: ['count'] } },
  optional: {
    valueExpression: { values: [''] },
    alias: 'string',
    where: 'string',
    whereLanguage: { values: ['sql', 'lucene', 'promql'] },
    metricName: 'string',
    metricType: metricTypeShape,
    periodAggFn: { values: ['delta'] },
    numberFormat: numberFormatRequestShape,
  },
  drops: ['valueExpression', 'level'],
}

const quantileSelectItemRequestShape: RequestShape = {
  required: { aggFn: { values: ['quantile'] }, valueExpression: 'string' },
  optional: {
    level: { values: [0.5, 0.9, 0.95, 0.99] },
    alias: 'string',
    where: 'string',
    whereLanguage: { values: ['sql', 'lucene', 'promql'] },
    metricName: 'string',
    metricType: metricTypeShape,
    periodAggFn: { values: ['delta'] },
    numberFormat: numberFormatRequestShape,
  },
}

const valueSelectItemRequestShape: RequestShape = {
  required: {
    aggFn: { values: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'sum', 'any', 'none', 'increase'] },
    valueExpression: 'string',
  },
  optional: {
    alias: 'string',
    where: 'string',
    whereLanguage: { values: ['sql', 'lucene', 'promql'] },
    metricName: 'string',
    metricType: metricTypeShape,
    periodAggFn: { values: ['delta'] },
    numberFormat: numberFormatRequestShape,
  },
  drops: ['level'],
}

const selectItemRequestShape: RequestShape = [
  countSelectItemRequestShape,
  quantileSelectItemRequestShape,
  valueSelectItemRequestShape,
]

const formulaRequestShape: RequestShape = {
  required: { expression: 'string' },
  optional: { alias: 'string', numberFormat: numberFormatRequestShape },
}

const lineChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['line'] },
    sourceId: { id: 'source' },
    select: { items: selectItemRequestShape, least: -1 },
  },
  optional: {
    groupBy: 'string',
    asRatio: 'boolean',
    alignDateRangeToGranularity: 'boolean',
    fillNulls: 'boolean',
    fitYAxisToData: 'boolean',
    numberFormat: numberFormatRequestShape,
    compareToPreviousPeriod: 'boolean',
    seriesLimit: 'number',
    formulas: { items: formulaRequestShape },
    showOperandSeries: 'boolean',
  },
  forbidden: ['configType'],
}

const stackedBarChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['stacked_bar'] },
    sourceId: { id: 'source' },
    select: { items: selectItemRequestShape, least: -1 },
  },
  optional: {
    groupBy: 'string',
    asRatio: 'boolean',
    alignDateRangeToGranularity: 'boolean',
    fillNulls: 'boolean',
    numberFormat: numberFormatRequestShape,
    seriesLimit: 'number',
    formulas: { items: formulaRequestShape },
    showOperandSeries: 'boolean',
  },
  forbidden: ['configType'],
}

const onClickTargetByIdRequestShape: RequestShape = { required: { mode: { values: ['id'] }, id: { id: 'source' } } }

const onClickTargetByTemplateRequestShape: RequestShape = {
  required: { mode: { values: ['template'] }, template: 'string' },
}

const onClickTargetRequestShape: RequestShape = [onClickTargetByIdRequestShape, onClickTargetByTemplateRequestShape]

const onClickFilterRequestShape: RequestShape = {
  required: { kind: { values: ['expressionTemplate'] }, expression: 'string', template: 'string' },
}

const searchOnClickRequestShape: RequestShape = {
  required: { type: { values: ['search'] }, target: onClickTargetRequestShape },
  optional: {
    whereTemplate: 'string',
    whereLanguage: { values: ['sql', 'lucene', 'promql'] },
    filters: { items: onClickFilterRequestShape },
  },
}

const onClickTargetByIdRequestShape2: RequestShape = { required: { mode: { values: ['id'] }, id: { id: 'dashboard' } } }

const onClickTargetRequestShape2: RequestShape = [onClickTargetByIdRequestShape2, onClickTargetByTemplateRequestShape]

const dashboardOnClickRequestShape: RequestShape = {
  required: { type: { values: ['dashboard'] }, target: onClickTargetRequestShape2 },
  optional: {
    whereTemplate: 'string',
    whereLanguage: { values: ['sql', 'lucene', 'promql'] },
    filters: { items: onClickFilterRequestShape },
  },
}

const externalOnClickRequestShape: RequestShape = {
  required: { type: { values: ['external'] }, urlTemplate: 'string' },
}

const onClickRequestShape: RequestShape = [
  searchOnClickRequestShape,
  dashboardOnClickRequestShape,
  externalOnClickRequestShape,
]

const tableChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['table'] },
    sourceId: { id: 'source' },
    select: { items: selectItemRequestShape, least: -1 },
  },
  optional: {
    groupBy: 'string',
    having: 'string',
    orderBy: 'string',
    asRatio: 'boolean',
    numberFormat: numberFormatRequestShape,
    groupByColumnsOnLeft: 'boolean',
    onClick: onClickRequestShape,
    formulas: { items: formulaRequestShape },
    showOperandSeries: 'boolean',
  },
  forbidden: ['configType'],
}

const chartColorShape: RequestShape = {
  values: [
    'chart-blue',
    'chart-orange',
    'chart-red',
    'chart-cyan',
    'chart-green',
    'chart-pink',
    'chart-purple',
    'chart-light-blue',
    'chart-brown',
    'chart-gray',
    'chart-success',
    'chart-warning',
    'chart-error',
  ],
}

const comparisonColorRuleRequestShape: RequestShape = {
  required: { operator: { values: ['gt', 'gte', 'lt', 'lte'] }, value: 'number', color: chartColorShape },
  optional: { label: 'string' },
}

const betweenColorRuleRequestShape: RequestShape = {
  required: { operator: { values: ['between'] }, value: { items: 'number', least: 2 }, color: chartColorShape },
  optional: { label: 'string' },
}

const equalityColorRuleRequestShape: RequestShape = {
  required: { operator: { values: ['eq', 'neq'] }, value: ['number', 'string'], color: chartColorShape },
  optional: { label: 'string' },
}

const colorRuleRequestShape: RequestShape = [
  comparisonColorRuleRequestShape,
  betweenColorRuleRequestShape,
  equalityColorRuleRequestShape,
]

const backgroundChartRequestShape: RequestShape = {
  required: { type: { values: ['line', 'area'] } },
  optional: { color: chartColorShape },
}

const numberChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['number'] },
    sourceId: { id: 'source' },
    select: { items: selectItemRequestShape, least: -1 },
  },
  optional: {
    formulas: { items: formulaRequestShape },
    numberFormat: numberFormatRequestShape,
    color: chartColorShape,
    colorRules: { items: colorRuleRequestShape },
    backgroundChart: backgroundChartRequestShape,
  },
  forbidden: ['configType'],
}

const pieChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['pie'] },
    sourceId: { id: 'source' },
    select: { items: selectItemRequestShape, least: 1 },
  },
  optional: { groupBy: 'string', orderBy: 'string', numberFormat: numberFormatRequestShape, limit: 'number' },
  forbidden: ['configType'],
}

const barChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['bar'] },
    sourceId: { id: 'source' },
    select: { items: selectItemRequestShape, least: 1 },
  },
  optional: { groupBy: 'string', orderBy: 'string', numberFormat: numberFormatRequestShape, limit: 'number' },
  forbidden: ['configType'],
}

const heatmapSelectItemRequestShape: RequestShape = {
  required: { valueExpression: 'string' },
  optional: { countExpression: 'string', heatmapScaleType: { values: ['log', 'linear'] } },
}

const heatmapChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['heatmap'] },
    sourceId: { id: 'source' },
    select: { items: heatmapSelectItemRequestShape, least: 1 },
  },
  optional: {
    where: 'string',
    whereLanguage: { values: ['sql', 'lucene', 'promql'] },
    numberFormat: numberFormatRequestShape,
  },
}

const searchChartRequestShape: RequestShape = {
  required: { displayType: { values: ['search'] }, sourceId: { id: 'source' }, select: 'string' },
  optional: { where: 'string', whereLanguage: { values: ['sql', 'lucene', 'promql'] } },
}

const eventPatternsChartRequestShape: RequestShape = {
  required: { displayType: { values: ['event_patterns'] }, sourceId: { id: 'source' } },
  optional: { select: 'string', where: 'string', whereLanguage: { values: ['sql', 'lucene', 'promql'] } },
}

const markdownChartRequestShape: RequestShape = {
  required: { displayType: { values: ['markdown'] } },
  optional: { markdown: 'string' },
}

const lineSqlChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['line'] },
    configType: { values: ['sql'] },
    connectionId: { id: 'connection' },
    sqlTemplate: 'string',
  },
  optional: {
    sourceId: { id: 'source' },
    numberFormat: numberFormatRequestShape,
    compareToPreviousPeriod: 'boolean',
    fillNulls: 'boolean',
    alignDateRangeToGranularity: 'boolean',
    fitYAxisToData: 'boolean',
  },
}

const stackedBarSqlChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['stacked_bar'] },
    configType: { values: ['sql'] },
    connectionId: { id: 'connection' },
    sqlTemplate: 'string',
  },
  optional: {
    sourceId: { id: 'source' },
    numberFormat: numberFormatRequestShape,
    fillNulls: 'boolean',
    alignDateRangeToGranularity: 'boolean',
  },
}

const tableSqlChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['table'] },
    configType: { values: ['sql'] },
    connectionId: { id: 'connection' },
    sqlTemplate: 'string',
  },
  optional: { sourceId: { id: 'source' }, numberFormat: numberFormatRequestShape, onClick: onClickRequestShape },
}

const numberSqlChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['number'] },
    configType: { values: ['sql'] },
    connectionId: { id: 'connection' },
    sqlTemplate: 'string',
  },
  optional: { sourceId: { id: 'source' }, numberFormat: numberFormatRequestShape, color: chartColorShape },
}

const pieSqlChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['pie'] },
    configType: { values: ['sql'] },
    connectionId: { id: 'connection' },
    sqlTemplate: 'string',
  },
  optional: { sourceId: { id: 'source' }, numberFormat: numberFormatRequestShape },
}

const barSqlChartRequestShape: RequestShape = {
  required: {
    displayType: { values: ['bar'] },
    configType: { values: ['sql'] },
    connectionId: { id: 'connection' },
    sqlTemplate: 'string',
  },
  optional: { sourceId: { id: 'source' }, numberFormat: numberFormatRequestShape },
}

const tileConfigRequestShape: RequestShape = [
  lineChartRequestShape,
  stackedBarChartRequestShape,
  tableChartRequestShape,
  numberChartRequestShape,
  pieChartRequestShape,
  barChartRequestShape,
  heatmapChartRequestShape,
  searchChartRequestShape,
  eventPatternsChartRequestShape,
  markdownChartRequestShape,
  lineSqlChartRequestShape,
  stackedBarSqlChartRequestShape,
  tableSqlChartRequestShape,
  numberSqlChartRequestShape,
  pieSqlChartRequestShape,
  barSqlChartRequestShape,
]

const configTileRequestShape: RequestShape = {
  required: { name: 'string', x: 'number', y: 'number', w: 'number', h: 'number', config: tileConfigRequestShape },
  optional: { id: 'string', containerId: 'string', tabId: 'string' },
  forbidden: ['series', 'asRatio'],
}

const aggregateFunctionShape: RequestShape = {
  values: ['avg', 'count', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'none', 'increase'],
}

const timeTileSeriesRequestShape: RequestShape = {
  required: {
    type: { values: ['time'] },
    sourceId: { id: 'source' },
    aggFn: aggregateFunctionShape,
    where: 'string',
    groupBy: { items: 'string' },
  },
  optional: {
    level: 'number',
    field: 'string',
    alias: 'string',
    whereLanguage: { values: ['sql', 'lucene', 'promql'] },
    numberFormat: numberFormatRequestShape,
    metricDataType: metricTypeShape,
    metricName: 'string',
    displayType: { values: ['stacked_bar', 'line'] },
  },
}

const tableTileSeriesRequestShape: RequestShape = {
  required: {
    type: { values: ['table'] },
    sourceId: { id: 'source' },
    aggFn: aggregateFunctionShape,
    where: 'string',
    groupBy: { items: 'string' },
  },
  optional: {
    level: 'number',
    field: 'string',
    alias: 'string',
    whereLanguage: { values: ['sql', 'lucene', 'promql'] },
    sortOrder: { values: ['desc', 'asc'] },
    numberFormat: numberFormatRequestShape,
    metricDataType: metricTypeShape,
    metricName: 'string',
  },
}

const numberTileSeriesRequestShape: RequestShape = {
  required: {
    type: { values: ['number'] },
    sourceId: { id: 'source' },
    aggFn: aggregateFunctionShape,
    where: 'string',
  },
  optional: {
    level: 'number',
    field: 'string',
    alias: 'string',
    whereLanguage: { values: ['sql', 'lucene', 'promql'] },
    numberFormat: numberFormatRequestShape,
    metricDataType: metricTypeShape,
    metricName: 'string',
  },
}

const searchTileSeriesRequestShape: RequestShape = {
  required: { type: { values: ['search'] }, sourceId: { id: 'source' }, fields: { items: 'string' }, where: 'string' },
  optional: { whereLanguage: { values: ['sql', 'lucene', 'promql'] } },
}

const markdownTileSeriesRequestShape: RequestShape = { required: { type: { values: ['markdown'] }, content: 'string' } }

const seriesTileRequestShape: RequestShape = {
  required: {
    name: 'string',
    x: 'number',
    y: 'number',
    w: 'number',
    h: 'number',
    series: {
      items: [
        timeTileSeriesRequestShape,
        tableTileSeriesRequestShape,
        numberTileSeriesRequestShape,
        searchTileSeriesRequestShape,
        markdownTileSeriesRequestShape,
      ],
      least: -1,
    },
  },
  optional: { id: 'string', asRatio: 'boolean', containerId: 'string', tabId: 'string' },
  forbidden: ['config'],
}

const createQueryFilterRequestShape: RequestShape = {
  required: {
    type: { values: ['QUERY_EXPRESSION'] },
    name: 'string',
    expression: 'string',
    sourceId: { id: 'source' },
  },
  optional: {
    sourceMetricType: metricTypeShape,
    where: 'string',
    whereLanguage: { values: ['sql', 'lucene'] },
    appliesToSourceIds: { items: { id: 'source' } },
    isBroadcastEnabled: 'boolean',
    isVariableEnabled: 'boolean',
    variableName: 'string',
  },
  drops: ['id'],
}

const sqlFilterValueRequestShape: RequestShape = {
  required: { condition: 'string' },
  optional: { type: { values: ['sql'] } },
}

const variableFilterValueRequestShape: RequestShape = {
  required: { type: { values: ['variable'] }, name: 'string', values: { items: 'string' } },
}

const savedFilterValueRequestShape: RequestShape = [sqlFilterValueRequestShape, variableFilterValueRequestShape]

const dashboardContainerRequestShape: RequestShape = {
  required: { id: 'string', title: 'string', collapsed: 'boolean' },
  optional: {
    collapsible: 'boolean',
    bordered: 'boolean',
    tabs: { items: { required: { id: 'string', title: 'string' } } },
  },
}

const createDashboardRequestShape: RequestShape = {
  required: { name: 'string', tiles: { items: [configTileRequestShape, seriesTileRequestShape] } },
  optional: {
    tags: { items: 'string' },
    filters: { items: createQueryFilterRequestShape },
    savedQuery: ['string', 'null'],
    savedQueryLanguage: { values: ['sql', 'lucene', 'promql', null] },
    savedFilterValues: { items: savedFilterValueRequestShape },
    containers: { items: dashboardContainerRequestShape },
  },
  drops: ['id'],
}

const updateQueryFilterRequestShape: RequestShape = {
  required: {
    id: 'string',
    type: { values: ['QUERY_EXPRESSION'] },
    name: 'string',
    expression: 'string',
    sourceId: { id: 'source' },
  },
  optional: {
    sourceMetricType: metricTypeShape,
    where: 'string',
    whereLanguage: { values: ['sql', 'lucene'] },
    appliesToSourceIds: { items: { id: 'source' } },
    isBroadcastEnabled: 'boolean',
    isVariableEnabled: 'boolean',
    variableName: 'string',
  },
}

const updateDashboardRequestShape: RequestShape = {
  required: { name: 'string', tiles: { items: [configTileRequestShape, seriesTileRequestShape] } },
  optional: {
    tags: { items: 'string' },
    filters: { items: updateQueryFilterRequestShape },
    savedQuery: ['string', 'null'],
    savedQueryLanguage: { values: ['sql', 'lucene', 'promql', null] },
    savedFilterValues: { items: savedFilterValueRequestShape },
    containers: { items: dashboardContainerRequestShape },
  },
  drops: ['id'],
}

const createSavedSearchRequestShape: RequestShape = {
  required: { name: 'string', sourceId: { id: 'source' } },
  optional: {
    select: 'string',
    where: 'string',
    whereLanguage: { values: ['lucene', 'sql'] },
    orderBy: 'string',
    tags: { items: 'string' },
    filters: { items: sqlFilterValueRequestShape },
  },
  drops: ['id', 'teamId', 'createdAt', 'updatedAt'],
}

const slackWebhookRequestShape: RequestShape = {
  required: { name: 'string', service: { values: ['slack'] }, url: 'string' },
  optional: { description: 'string' },
  drops: ['id', 'createdAt', 'updatedAt'],
}

const incidentIoWebhookRequestShape: RequestShape = {
  required: { name: 'string', service: { values: ['incidentio'] }, url: 'string' },
  optional: { description: 'string', body: 'string', headers: { others: 'string' }, queryParams: { others: 'string' } },
  drops: ['id', 'createdAt', 'updatedAt'],
  unshown: ['body', 'headers', 'queryParams'],
}

const genericWebhookRequestShape: RequestShape = {
  required: { name: 'string', service: { values: ['generic'] }, url: 'string' },
  optional: { description: 'string', body: 'string', headers: { others: 'string' }, queryParams: { others: 'string' } },
  drops: ['id', 'createdAt', 'updatedAt'],
  unshown: ['headers', 'queryParams'],
}

const createWebhookRequestShape: RequestShape = [
  slackWebhookRequestShape,
  incidentIoWebhookRequestShape,
  genericWebhookRequestShape,
]

const incidentIoWebhookRequestShape2: RequestShape = {
  required: { name: 'string', service: { values: ['incidentio'] }, url: 'string' },
  optional: { description: 'string', body: 'string', headers: { others: 'string' }, queryParams: { others: 'string' } },
  drops: ['id', 'createdAt', 'updatedAt'],
  unshown: ['body'],
}

const genericWebhookRequestShape2: RequestShape = {
  required: { name: 'string', service: { values: ['generic'] }, url: 'string' },
  optional: { description: 'string', body: 'string', headers: { others: 'string' }, queryParams: { others: 'string' } },
  drops: ['id', 'createdAt', 'updatedAt'],
}

const updateWebhookRequestShape: RequestShape = [
  slackWebhookRequestShape,
  incidentIoWebhookRequestShape2,
  genericWebhookRequestShape2,
]
