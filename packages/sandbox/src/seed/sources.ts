import type { CreateSourceRequest, Source } from '@clouddb/observability-oss/types'
import { storedSource } from '../operations/sources.ts'

/** The sources of a deployment after its setup: logs, traces, metrics and sessions, which refer to each other. */
export function defaultSources(
  ids: Readonly<Record<'log' | 'trace' | 'metric' | 'session', string>>,
  connection: string,
): Source[] {
  const from = (tableName: string) => ({ databaseName: 'default', tableName })
  const rollups = (table: string) => ({
    keyRollupTable: `${table}_key_rollup_15m`,
    kvRollupTable: `${table}_kv_rollup_15m`,
    granularity: '15m' as const,
  })
  const sent: (CreateSourceRequest & { readonly id: string })[] = [
    {
      id: ids.log,
      name: 'Logs',
      kind: 'log',
      connection,
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
      metadataMaterializedViews: rollups('otel_logs'),
    },
    {
      id: ids.trace,
      name: 'Traces',
      kind: 'trace',
      connection,
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
      metadataMaterializedViews: rollups('otel_traces'),
    },
    {
      id: ids.metric,
      name: 'Metrics',
      kind: 'metric',
      connection,
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
      connection,
      from: from('sessions'),
      timestampValueExpression: 'TimestampTime',
      traceSourceId: ids.trace,
      resourceAttributesExpression: 'ResourceAttributes',
    },
  ]
  return sent.map((source) => storedSource(source, source.id))
}
