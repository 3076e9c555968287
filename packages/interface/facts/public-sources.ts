import {
  flagOrNull,
  knownAs,
  listOf,
  listOrNull,
  momentOrNull,
  received,
  record,
  recordOrNull,
  type Shape,
  text,
  textOrNull,
  toldApart,
  wholeOrNull,
} from './public-shape.ts'
import { observability, type PublicRecords } from './public-table.ts'

type Fields = { readonly [field: string]: Shape }

/** The same field, for each of some names. */
const each = (shape: Shape, ...names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, shape]))

/**
 * A source as it is received. Only its id and its kind are guaranteed; live servers send null for expressions and ids
 * that are not set, also where documents require them.
 */
const source = (kind: string, more: Fields): Shape =>
  received(
    {
      id: {},
      name: text,
      kind: { type: 'string', values: [kind] },
      section: textOrNull,
      disabled: flagOrNull,
      connection: text,
      from: record('SourceFrom'),
      querySettings: listOrNull(record('QuerySetting')),
      ...more,
    },
    { required: ['id', 'kind'] },
  )

const tables: Fields = {
  useTextIndexForImplicitColumn: { ...knownAs('auto', 'enabled', 'disabled'), nullable: true },
  highlightedTraceAttributeExpressions: listOrNull(record('HighlightedAttributeExpression')),
  highlightedRowAttributeExpressions: listOrNull(record('HighlightedAttributeExpression')),
  materializedViews: listOrNull(record('MaterializedView')),
  metadataMaterializedViews: recordOrNull('MetadataMaterializedViews'),
}

const kinds = {
  log: 'LogSource',
  trace: 'TraceSource',
  metric: 'MetricSource',
  session: 'SessionSource',
  promql: 'PromqlSource',
}

export const sources: PublicRecords = {
  topic: 'sources',
  apis: observability,
  records: {
    Source: { anyOf: [toldApart('kind', kinds), record('UnknownSource')] },
    LogSource: source('log', {
      ...each(
        textOrNull,
        'defaultTableSelectExpression',
        'timestampValueExpression',
        'serviceNameExpression',
        'serviceVersionExpression',
        'severityTextExpression',
        'bodyExpression',
        'eventAttributesExpression',
        'resourceAttributesExpression',
        'displayedTimestampValueExpression',
        'metricSourceId',
        'traceSourceId',
        'traceIdExpression',
        'spanIdExpression',
        'implicitColumnExpression',
        'knownColumnsListExpression',
      ),
      ...tables,
    }),
    TraceSource: source('trace', {
      durationPrecision: { ...wholeOrNull, says: ['decimal places of the duration in seconds, from 0 to 9'] },
      ...each(
        textOrNull,
        'defaultTableSelectExpression',
        'timestampValueExpression',
        'durationExpression',
        'traceIdExpression',
        'spanIdExpression',
        'parentSpanIdExpression',
        'spanNameExpression',
        'spanKindExpression',
        'logSourceId',
        'sessionSourceId',
        'metricSourceId',
        'statusCodeExpression',
        'statusMessageExpression',
        'serviceNameExpression',
        'serviceVersionExpression',
        'resourceAttributesExpression',
        'eventAttributesExpression',
        'spanEventsValueExpression',
        'implicitColumnExpression',
        'knownColumnsListExpression',
      ),
      ...tables,
    }),
    MetricSource: source('metric', {
      metricTables: record('MetricTables'),
      ...each(textOrNull, 'timestampValueExpression', 'resourceAttributesExpression', 'logSourceId'),
    }),
    SessionSource: source('session', each(textOrNull, 'timestampValueExpression', 'traceSourceId')),
    PromqlSource: source('promql', each(textOrNull, 'timestampValueExpression')),
    UnknownSource: received(
      { id: {}, name: text, kind: { unlisted: ['log', 'trace', 'metric', 'session', 'promql'] } },
      { required: ['id', 'kind'], others: 'yes' },
    ),
    // Sources of metrics have no table name, or an empty one.
    SourceFrom: received({ databaseName: text, tableName: textOrNull }),
    QuerySetting: received({ setting: text, value: text }),
    MetricTables: received(each(text, 'gauge', 'histogram', 'sum', 'summary', 'exponential histogram')),
    HighlightedAttributeExpression: received({
      sqlExpression: text,
      luceneExpression: textOrNull,
      alias: textOrNull,
    }),
    MaterializedView: received({
      ...each(text, 'databaseName', 'tableName', 'dimensionColumns'),
      // Later documents give a pattern in place of the list; servers send these short forms.
      minGranularity: knownAs(
        ...(['1s', '15s', '30s', '1m', '5m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d'] as const),
      ),
      minDate: momentOrNull,
      timestampColumn: text,
      aggregatedColumns: listOf(record('AggregatedColumn')),
    }),
    AggregatedColumn: received({ sourceColumn: textOrNull, aggFn: text, mvColumn: text }),
    MetadataMaterializedViews: received(each(text, 'keyRollupTable', 'kvRollupTable', 'granularity')),
  },
}
