import type { OperationGoldens } from '../src/golden.ts'
import type { Deployment } from './deployments.ts'
import { list } from './pages.ts'
import { type Bodies, refusedBodies, refusedIds, refuses, requestsWith } from './requests.ts'
import { notServed, reads } from './responses.ts'

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
export function oneSource(deployment: Deployment) {
  const { base, plain, json, deleted, resolves } = deployment
  const argument = JSON.parse(body.join(''))
  const one = `${base}/sources/${id} HTTP/1.1`
  const responses = reads(deployment, { 'reads what the server stores': stored })
  return {
    createSource: {
      with: [argument],
      requests: requestsWith([`POST ${base}/sources HTTP/1.1`, ...json], { 'sends a source of traces': body }),
      responses,
      refused: refusedBodies(
        [`POST ${base}/sources HTTP/1.1`, ...json],
        [
          [
            '',
            'refuses metrics without a table',
            '{"kind":"metric","name":"M","connection":"6b044d63f83274aaf6e553fe","from":{"databaseName":"d","tableName":""},',
            '"timestampValueExpression":"T","resourceAttributesExpression":"R","metricTables":{"gauge":""}}',
          ],
        ],
      ),
    },
    getSource: {
      with: [id],
      requests: [{ name: 'sends the id in the path', sends: [`GET ${one}`, ...plain, ''] }],
      responses,
      refused: refusedIds('sourceId').slice(0, 1),
    },
    updateSource: {
      with: [id, argument],
      requests: requestsWith([`PUT ${one}`, ...json], { 'sends the id in the path, and the whole source': body }, [id]),
      responses,
      refused: [
        refuses('a session without its source of traces', 400, [
          `PUT ${one}`,
          ...json,
          '',
          '{"kind":"session","name":"S","connection":"6b044d63f83274aaf6e553fe","timestampValueExpression":"T",',
          '"from":{"databaseName":"d","tableName":"t"}}',
        ]),
      ],
    },
    deleteSource: {
      with: [id],
      requests: [{ name: 'sends the id in the path, and no body', sends: [`DELETE ${one}`, ...plain, ''] }],
      responses: [{ name: 'resolves to nothing', answers: [deleted], outcome: resolves(undefined) }],
      refused: refusedIds('sourceId').slice(1),
    },
  } satisfies Record<string, OperationGoldens>
}
