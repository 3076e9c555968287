import type { OperationGoldens } from '../src/golden.ts'
import type { Deployment } from './deployments.ts'
import { list } from './pages.ts'
import { type Bodies, refusedIds } from './requests.ts'
import { notServed } from './responses.ts'
import { type Single, single } from './single.ts'

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
  const { base, answers, resolves } = deployment
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
  }
}

const id = '6b044f55315fd96e2cf6b8f0'
const body = [
  '{"kind":"trace","name":"Jobs","connection":"6b044d63f83274aaf6e553fe","from":{"databaseName":"default","tableName":',
  '"job_traces"},"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, SpanName",',
  '"durationExpression":"Duration","durationPrecision":2.5,"traceIdExpression":"TraceId","spanIdExpression":"SpanId",',
  '"parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind",',
  '"logSourceId":null,"materializedViews":[{"databaseName":"default","tableName":"jobs_1m","dimensionColumns":"",',
  '"minGranularity":"1m","timestampColumn":"Minute","aggregatedColumns":[{"aggFn":"count","mvColumn":"n"}]}]}',
]
const stored = [
  '{"id":"6b044f55315fd96e2cf6b8f0","name":"P","kind":"metric","connection":"6b044d63f83274aaf6e553fe","from":',
  '{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix",',
  '"metricTables":{"gauge":"otel_metrics_gauge"},"resourceAttributesExpression":"ResourceAttributes"}',
]

/** The goldens of single sources. */
export function oneSource(deployment: Deployment): Record<string, OperationGoldens> {
  const of = (operation: Single) => single(deployment, `${deployment.base}/sources`, operation)
  return {
    createSource: of({
      start: 'POST ',
      body: { 'sends a source of traces': body },
      reads: stored,
      refusedBodies: [
        [
          '',
          'refuses metrics without a table',
          '{"kind":"metric","name":"M","connection":"6b044d63f83274aaf6e553fe","from":{"databaseName":"d","tableName":""},',
          '"timestampValueExpression":"T","resourceAttributesExpression":"R","metricTables":{"gauge":""}}',
        ],
      ],
    }),
    getSource: of({ start: `GET /${id}`, with: [id], reads: stored, refused: refusedIds('sourceId') }),
    updateSource: of({
      start: `PUT /${id}`,
      with: [id],
      body: { 'sends the id in the path, and the whole source': body },
      reads: stored,
      refusedBodies: [
        [
          '',
          'refuses a session without its source of traces',
          '{"kind":"session","name":"S","connection":"6b044d63f83274aaf6e553fe","timestampValueExpression":"T",',
          '"from":{"databaseName":"d","tableName":"t"}}',
        ],
      ],
    }),
    deleteSource: of({ start: `DELETE /${id}`, with: [id], refused: refusedIds('sourceId') }),
  }
}
