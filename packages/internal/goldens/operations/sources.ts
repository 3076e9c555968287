import type { OperationGoldens } from '../src/golden.ts'
import type { Deployment } from './deployments.ts'
import { list } from './pages.ts'
import { type Bodies, refuses } from './requests.ts'
import { notServed } from './responses.ts'

const payloads: Bodies = {
  'reads a source of each kind, with nulls': [
    '[{"id":"65f5e4a3b9e77c001a901234","name":"Logs","kind":"log","connection":"65f5e4a3b9e77c001ac00001",',
    '"from":{"databaseName":"default","tableName":"otel_logs"},"querySettings":[{"setting":"max_threads","value":"4"}],',
    '"defaultTableSelectExpression":"Timestamp, Body","timestampValueExpression":"Timestamp","bodyExpression":"Body",',
    '"serviceNameExpression":null,"traceSourceId":"65f5e4a3b9e77c001a902345","materializedViews":[{"databaseName":',
    '"default","tableName":"logs_1m","dimensionColumns":"ServiceName","minGranularity":"1m","minDate":null,',
    '"timestampColumn":"Minute","aggregatedColumns":[{"sourceColumn":null,"aggFn":"count","mvColumn":"n"}]}]},',
    '{"id":"65f5e4a3b9e77c001a902345","name":"Traces","kind":"trace","connection":"65f5e4a3b9e77c001ac00001",',
    '"from":{"databaseName":"default","tableName":"otel_traces"},"defaultTableSelectExpression":null,',
    '"timestampValueExpression":"Timestamp","durationExpression":"Duration","durationPrecision":9,',
    '"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId",',
    '"spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":null},',
    '{"id":"65f5e4a3b9e77c001a905678","name":"Metrics","kind":"metric","connection":"65f5e4a3b9e77c001ac00001",',
    '"from":{"databaseName":"default","tableName":null},"metricTables":{"gauge":"otel_gauge",',
    '"exponential histogram":"otel_exp"},',
    '"timestampValueExpression":"TimeUnix","resourceAttributesExpression":"ResourceAttributes"},',
    '{"id":"65f5e4a3b9e77c001a906789","name":"Sessions","kind":"session","connection":"65f5e4a3b9e77c001ac00001",',
    '"from":{"databaseName":"default","tableName":"sessions"},"timestampValueExpression":null,',
    '"traceSourceId":"65f5e4a3b9e77c001a902345"}]',
  ],
  'reads the fields of newer servers, with empty texts': [
    '[{"id":"6b0276d5e79e4918b828a86b","name":"Logs","kind":"log","disabled":false,"tableFilterExpression":"",',
    '"orderByExpression":"Timestamp DESC","serviceVersionExpression":"","filterSettings":{"databaseName":"default",',
    '"tableName":"otel_logs_kv","columns":[{"name":"ServiceName","label":"Service"}]}},',
    '{"id":"6b0276d5e79e4918b828a86e","kind":"trace","durationPrecision":2.5,"orderByExpression":"",',
    '"sampleRateExpression":"SampleRate","spanLinksValueExpression":"Links",',
    '"displayedTimestampValueExpression":"Timestamp"},',
    '{"id":"6b0276d5e79e4918b828a871","kind":"metric","from":{"databaseName":"default","tableName":""},',
    '"serviceNameExpression":"ServiceName","seriesTable":"otel_metrics_series"},',
    '{"id":"6b0276d5e79e4918b828a873","kind":"session","resourceAttributesExpression":"ResourceAttributes"}]',
  ],
}

export function listSources(deployment: Deployment): OperationGoldens {
  const { base, plain, json, answers, resolves } = deployment
  const common = list(deployment, 'sources', payloads)
  return {
    ...common,
    responses: [
      ...common.responses,
      {
        name: 'keeps a kind of source that the document does not list',
        undescribed: 'A newer server sends values that the document does not list.',
        answers: [answers('[{"id":"65f5e4a3b9e77c001a907890","kind":"promql","name":null,"from":null}]')],
        outcome: resolves([{ id: '65f5e4a3b9e77c001a907890', kind: 'promql', name: null, from: null }]),
      },
      notServed(`GET ${base}/sources`),
    ],
    refused: [
      ...common.refused,
      refuses('to create a source', 405, [
        `POST ${base}/sources HTTP/1.1`,
        ...json,
        '',
        '{"name":"Logs","kind":"log"}',
      ]),
      refuses('to read one source', 404, [`GET ${base}/sources/logs HTTP/1.1`, ...plain, '']),
    ],
  }
}
