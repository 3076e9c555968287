import type { Source } from '@clouddb/observability-oss/types'

/** The sources of a deployment after its setup: logs, traces, metrics and sessions, which refer to each other. */
export function defaultSources(
  ids: Readonly<Record<'log' | 'trace' | 'metric' | 'session', string>>,
  connection: string,
): Source[] {
  const from = (tableName: string) => ({ databaseName: 'default', tableName })
  const common = { connection, disabled: false, querySettings: [] }
  const highlights = { highlightedTraceAttributeExpressions: [], highlightedRowAttributeExpressions: [] }
  const rollups = (table: string) => ({
    materializedViews: [],
    metadataMaterializedViews: {
      keyRollupTable: `${table}_key_rollup_15m`,
      kvRollupTable: `${table}_kv_rollup_15m`,
      granularity: '15m',
    },
  })
  return [
    {
      id: ids.log,
      name: 'Logs',
      kind: 'log',
      ...common,
      from: from('otel_logs'),
      timestampValueExpression: 'Timestamp',
      defaultTableSelectExpression: 'Timestamp,ServiceName,SeverityText,Body',
      serviceNameExpression: 'ServiceName',
      severityTextExpression: 'SeverityText',
      bodyExpression: 'Body',
      eventAttributesExpression: 'LogAttributes',
      resourceAttributesExpression: 'ResourceAttributes',
      displayedTimestampValueExpression: 'Timestamp',
      metricSourceId: ids.metric,
      traceSourceId: ids.trace,
      traceIdExpression: 'TraceId',
      spanIdExpression: 'SpanId',
      implicitColumnExpression: 'Body',
      ...highlights,
      ...rollups('otel_logs'),
    },
    {
      id: ids.trace,
      name: 'Traces',
      kind: 'trace',
      ...common,
      from: from('otel_traces'),
      timestampValueExpression: 'Timestamp',
      defaultTableSelectExpression: 'Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName',
      durationExpression: 'Duration',
      durationPrecision: 9,
      traceIdExpression: 'TraceId',
      spanIdExpression: 'SpanId',
      parentSpanIdExpression: 'ParentSpanId',
      spanNameExpression: 'SpanName',
      spanKindExpression: 'SpanKind',
      logSourceId: ids.log,
      sessionSourceId: ids.session,
      metricSourceId: ids.metric,
      statusCodeExpression: 'StatusCode',
      statusMessageExpression: 'StatusMessage',
      serviceNameExpression: 'ServiceName',
      resourceAttributesExpression: 'ResourceAttributes',
      eventAttributesExpression: 'SpanAttributes',
      implicitColumnExpression: 'SpanName',
      displayedTimestampValueExpression: 'Timestamp',
      ...highlights,
      ...rollups('otel_traces'),
    },
    {
      id: ids.metric,
      name: 'Metrics',
      kind: 'metric',
      ...common,
      from: from(''),
      timestampValueExpression: 'TimeUnix',
      metricTables: { gauge: 'otel_metrics_gauge', histogram: 'otel_metrics_histogram', sum: 'otel_metrics_sum' },
      resourceAttributesExpression: 'ResourceAttributes',
      logSourceId: ids.log,
    },
    {
      id: ids.session,
      name: 'Sessions',
      kind: 'session',
      ...common,
      from: from('sessions'),
      timestampValueExpression: 'TimestampTime',
      traceSourceId: ids.trace,
      resourceAttributesExpression: 'ResourceAttributes',
    },
  ]
}
