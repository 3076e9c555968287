import type { OperationGoldens } from '../../src/goldens/golden.ts'
import { refusedCredentials } from '../refusals.ts'
import type { Deployment } from './deployments/deployment.ts'
import { falseSuccesses } from './false-successes.ts'
import { wholeList } from './pages.ts'

/** One source of each kind, with the nulls that servers write. */
const four = [
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
]
const fourSources = [
  {
    id: '65f5e4a3b9e77c001a901234',
    name: 'Logs',
    kind: 'log',
    connection: '65f5e4a3b9e77c001ac00001',
    from: { databaseName: 'default', tableName: 'otel_logs' },
    querySettings: [{ setting: 'max_threads', value: '4' }],
    defaultTableSelectExpression: 'Timestamp, Body',
    timestampValueExpression: 'Timestamp',
    bodyExpression: 'Body',
    serviceNameExpression: null,
    traceSourceId: '65f5e4a3b9e77c001a902345',
    materializedViews: [
      {
        databaseName: 'default',
        tableName: 'logs_1m',
        dimensionColumns: 'ServiceName',
        minGranularity: '1m',
        minDate: null,
        timestampColumn: 'Minute',
        aggregatedColumns: [{ sourceColumn: null, aggFn: 'count', mvColumn: 'n' }],
      },
    ],
  },
  {
    id: '65f5e4a3b9e77c001a902345',
    name: 'Traces',
    kind: 'trace',
    connection: '65f5e4a3b9e77c001ac00001',
    from: { databaseName: 'default', tableName: 'otel_traces' },
    defaultTableSelectExpression: null,
    timestampValueExpression: 'Timestamp',
    durationExpression: 'Duration',
    durationPrecision: 9,
    traceIdExpression: 'TraceId',
    spanIdExpression: 'SpanId',
    parentSpanIdExpression: 'ParentSpanId',
    spanNameExpression: 'SpanName',
    spanKindExpression: 'SpanKind',
    logSourceId: null,
  },
  {
    id: '65f5e4a3b9e77c001a905678',
    name: 'Metrics',
    kind: 'metric',
    connection: '65f5e4a3b9e77c001ac00001',
    from: { databaseName: 'default', tableName: null },
    metricTables: { gauge: 'otel_gauge', 'exponential histogram': 'otel_exp' },
    timestampValueExpression: 'TimeUnix',
    resourceAttributesExpression: 'ResourceAttributes',
  },
  {
    id: '65f5e4a3b9e77c001a906789',
    name: 'Sessions',
    kind: 'session',
    connection: '65f5e4a3b9e77c001ac00001',
    from: { databaseName: 'default', tableName: 'sessions' },
    timestampValueExpression: null,
    traceSourceId: '65f5e4a3b9e77c001a902345',
  },
]

/** Fields that came later, an empty text for what is not set, and a precision that is no integer. */
const newer = [
  '[{"id":"6b0276d5e79e4918b828a86b","name":"Logs","kind":"log","disabled":false,"tableFilterExpression":"",',
  '"orderByExpression":"Timestamp DESC","serviceVersionExpression":"","filterSettings":{"databaseName":"default",',
  '"tableName":"otel_logs_kv","columns":[{"name":"ServiceName","label":"Service"}]}},',
  '{"id":"6b0276d5e79e4918b828a86e","kind":"trace","durationPrecision":2.5,"orderByExpression":"",',
  '"sampleRateExpression":"SampleRate","spanLinksValueExpression":"Links",',
  '"displayedTimestampValueExpression":"Timestamp"},',
  '{"id":"6b0276d5e79e4918b828a871","kind":"metric","from":{"databaseName":"default","tableName":""},',
  '"serviceNameExpression":"ServiceName","seriesTable":"otel_metrics_series"},',
  '{"id":"6b0276d5e79e4918b828a873","kind":"session","resourceAttributesExpression":"ResourceAttributes"}]',
]
const newerSources = [
  {
    id: '6b0276d5e79e4918b828a86b',
    name: 'Logs',
    kind: 'log',
    disabled: false,
    tableFilterExpression: '',
    orderByExpression: 'Timestamp DESC',
    serviceVersionExpression: '',
    filterSettings: {
      databaseName: 'default',
      tableName: 'otel_logs_kv',
      columns: [{ name: 'ServiceName', label: 'Service' }],
    },
  },
  {
    id: '6b0276d5e79e4918b828a86e',
    kind: 'trace',
    durationPrecision: 2.5,
    orderByExpression: '',
    sampleRateExpression: 'SampleRate',
    spanLinksValueExpression: 'Links',
    displayedTimestampValueExpression: 'Timestamp',
  },
  {
    id: '6b0276d5e79e4918b828a871',
    kind: 'metric',
    from: { databaseName: 'default', tableName: '' },
    serviceNameExpression: 'ServiceName',
    seriesTable: 'otel_metrics_series',
  },
  { id: '6b0276d5e79e4918b828a873', kind: 'session', resourceAttributesExpression: 'ResourceAttributes' },
]

/** The goldens of the sources that both deployments have in common. */
export function sources(deployment: Deployment): Record<string, OperationGoldens> {
  const { section, base, plain, json, foreign, answers, resolves } = deployment
  const all = `${base}/sources HTTP/1.1`
  return {
    listSources: {
      with: [],
      requests: [{ name: 'asks for all sources', sends: [`GET ${all}`, ...plain, ''] }],
      responses: [
        {
          name: 'reads a source of each kind, with its nulls',
          answers: [answers(...four)],
          outcome: resolves(fourSources),
        },
        {
          name: 'reads what newer servers, and managed ones, know of a source, with empty texts',
          answers: [answers(...newer)],
          outcome: resolves(newerSources),
        },
        {
          name: 'keeps a kind of source that nobody has listed',
          undescribed: 'Servers of tomorrow send what nobody has listed.',
          answers: [answers('[{"id":"65f5e4a3b9e77c001a907890","kind":"promql","name":null,"from":null}]')],
          outcome: resolves([{ id: '65f5e4a3b9e77c001a907890', kind: 'promql', name: null, from: null }]),
        },
        { name: 'reads an empty list', answers: [answers('[]')], outcome: resolves([]) },
        ...wholeList(deployment, 'sources'),
      ],
      refused: [
        ...refusedCredentials(`GET ${all}`, foreign),
        { section, name: 'refuses to delete all sources', request: [`DELETE ${all}`, ...plain, ''], status: 405 },
        {
          section,
          name: 'refuses to create a source, which is not among the operations',
          request: [`POST ${all}`, ...json, '', '{"name":"Logs","kind":"log"}'],
          status: 405,
        },
        ...falseSuccesses(deployment),
      ],
    },
  }
}
