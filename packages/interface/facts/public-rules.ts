import { observability, type PublicSentence, type Topic } from './public-table.ts'
import type { Api, NonEmpty } from './table.ts'

type Rules = { readonly [of: string]: readonly string[] }

const rulesOf = (topic: Topic, apis: NonEmpty<Api>, rules: Rules): PublicSentence[] =>
  Object.entries(rules).flatMap(([of, sentences]) => sentences.map((sentence) => ({ topic, apis, of, sentence })))

const openSource: NonEmpty<Api> = ['observability-oss']
const cloud: NonEmpty<Api> = ['observability-cloud']
const management: NonEmpty<Api> = ['management']
const managed: NonEmpty<Api> = ['management', 'observability-cloud']

/** Rules of servers that no schema can say, in words, at the values that they are about. */
export const publicRules: readonly PublicSentence[] = [
  ...rulesOf('service record', management, {
    Service: ['no field is guaranteed', 'that a field may be null is a public fact'],
    ...Object.fromEntries(
      ['Service.minReplicas', 'Service.maxReplicas', 'Service.replicaMemoryGb'].map((of) => [
        of,
        ['present only when the service scales horizontally'],
      ]),
    ),
  }),
  ...rulesOf('managed answers', management, {
    // Live bodies often carry the result alone.
    ServiceEnvelope: ['no field is guaranteed'],
  }),
  ...rulesOf('managed answers', managed, {
    // As captured of a rate limited request.
    ErrorEnvelope: ['no field is guaranteed: a rate limited request is answered with `error` alone'],
    'ErrorEnvelope.error': [
      'live servers write a code, or a code, a colon and a sentence',
      'there is no separate field for the code',
    ],
  }),
  ...rulesOf('operations', cloud, {
    'the document': ['the published document states no lengths and no bounds for these bodies'],
  }),
  ...rulesOf('sources', observability, {
    Source: ['live servers send null for many of the expressions and ids that are not set'],
    'LogSource.querySettings': ['ten at most'],
    'SourceFrom.tableName': ['null or empty for metrics'],
  }),
  ...rulesOf('alerts that are received', observability, {
    Alert: ['only the `id` is guaranteed: what does not apply to the alert is left out rather than null'],
    AlertChannel: ['the open-source deployment knows webhooks only, the managed deployment e-mail as well'],
    'Alert.numConsecutiveWindows': ['number of consecutive windows in which the threshold must be passed'],
    'AlertExecutionError.type': ['`QUERY_TIMEOUT` is known to the open-source deployment only'],
  }),
  ...rulesOf('alerts that are sent', observability, {
    CreateAlertRequest: [
      'the published document lists no field as required',
      'live servers require those that are required here, `source` included',
    ],
    TileAlertRequest: ['`channel` is required on every server', '`channels` must begin with `channel`'],
    'TileAlertRequest.thresholdMax': ['the published document allows null', 'live servers refuse it'],
    'TileAlertRequest.scheduleOffsetMinutes': ['the published document allows null', 'live servers refuse it'],
    AlertRules: [
      '`between` and `not_between` need `thresholdMax`',
      '`scheduleStartAt` and an offset exclude each other',
      '`scheduleOffsetMinutes` is less than the interval',
    ],
  }),
  ...rulesOf('dashboards that are received', observability, {
    Dashboard: ['servers leave some of what they store out of it', 'only the `id` is guaranteed'],
    Tile: ['a server always answers with `config`'],
    'Tile.x': ['in columns from 0 to 23'],
    'Tile.y': ['in rows from 0'],
    'Tile.w': ['in columns, from 1 to 24'],
    'Tile.h': ['in rows, from 1'],
    'DashboardFilter.id': ['an update of the dashboard must send it back'],
  }),
  ...rulesOf('charts that are received', observability, {
    SelectItem: ['servers fill in the defaults: `valueExpression` is empty for `count`, `whereLanguage` is `lucene`'],
  }),
  ...rulesOf('dashboards that are sent', observability, {
    TileRequest: ['never with both'],
    'ConfigTileRequest.id': ['ignored when a dashboard is created, keeps the tile when it is updated'],
    'ConfigTileRequest.w': ['servers do not check that the tile ends within the grid'],
    'CreateDashboardRequest.tiles': ['the limit of 500 is kept by servers from 2026 on'],
    CreateDashboardFilterRequest: ['servers refuse an `id` here, where they ignore other unknown fields'],
    'UpdateDashboardFilterRequest.id': ['required on every filter of an update'],
  }),
  ...rulesOf('charts that are sent', observability, {
    TileConfigRequest: ['without `configType`, a chart is described by `select`'],
    NumberChartRequest: ['only where a formula is given, the entries are its operands and can be more'],
    'LineChartRequest.asRatio': ['there must be exactly two'],
    'ValueSelectItemRequest.valueExpression': ['must not be empty'],
    'CountSelectItemRequest.valueExpression': ['a count has no expression'],
  }),
  ...rulesOf('chart series', openSource, {
    'POST /api/v2/charts/series': [
      'the request changes nothing, so it is safe to repeat',
      'on sources of metrics, `count` and the granularity `1d` are reported to return no points',
    ],
    'ChartSeriesQueryRequest.startTime': ['servers refuse fewer than 13 digits'],
    'ChartSeriesRequest.groupBy': ['it must be the same in all series'],
    ChartSeriesPoint: [
      'the value of a series stands under a flat key that holds a dot',
      'it is a text for 64-bit integers, such as counts, and a number otherwise',
      'the key is missing where a series has no row in the bucket',
      'with `seriesReturnType: column` the rows are raw',
    ],
  }),
  ...rulesOf('webhooks', openSource, {
    'GET /api/v2/webhooks': ['a page can hold fewer webhooks than the total says'],
  }),
  ...rulesOf('open-source failures', openSource, {
    'POST /api/v2/alerts': ['live servers answer 400 and 404 as well'],
  }),
]
