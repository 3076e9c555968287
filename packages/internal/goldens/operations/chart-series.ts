import type { OperationGoldens, RequestGolden, ResponseGolden } from '../src/golden.ts'
import { jsonHead, openSource } from './deployments.ts'
import {
  type RefusedBody,
  refusedBodies,
  refusedContents,
  refusedCredentials,
  refuses,
  requestsWith,
} from './requests.ts'
import { falseSuccesses, notServed, reads, repeated, throws } from './responses.ts'

const { plain, json, foreign, answers, limited, credential } = openSource
const start = 'POST /api/v2/charts/series HTTP/1.1'

const query = {
  startTime: 1767225600000,
  endTime: 1767312000000,
  granularity: '1h',
  series: [{ sourceId: '65f5e4a3b9e77c001a901234', aggFn: 'count', where: 'level:error', groupBy: [] }],
}
const queryJson = [
  '{"startTime":1767225600000,"endTime":1767312000000,"granularity":"1h","series":[',
  '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"level:error","groupBy":[]}]}',
].join('')

const count = '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","groupBy":[]}'
/** A query with these series. */
const of = (...series: string[]) => `{"startTime":1767225600000,"endTime":1767312000000,"series":[${series.join(',')}]}`
/** A query with these fields before its series. */
const within = (fields: string) => `{${fields},"series":[${count}]}`
const times = '"startTime":1767225600000,"endTime":1767312000000'
/** A series with these fields. */
const series = (fields: string) => `{"sourceId":"65f5e4a3b9e77c001a902345","where":"","groupBy":[],${fields}}`
const granularities = '30s 1m 5m 10m 15m 30m 2h 6h 12h 1d 2d 7d 30d auto'.split(' ')
const functions = ['count_distinct', 'min', 'max', 'increase', 'none']

const requests: readonly RequestGolden[] = [
  {
    name: 'sends a query for the counts of each hour of a day',
    sends: [
      'POST /api/v2/charts/series HTTP/1.1',
      'authorization: Bearer 7b0f5c1e9a3d4862',
      'accept: application/json',
      'content-type: application/json',
      '',
      '{"startTime":1767225600000,"endTime":1767312000000,"granularity":"1h","series":[',
      '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"level:error","groupBy":[]}]}',
    ],
  },
  ...requestsWith([start, ...json], {
    'sends an empty range': within('"startTime":1000000000000,"endTime":1000000000000,"seriesReturnType":"column"'),
    'sends a ratio without a granularity': within(`${times},"seriesReturnType":"ratio"`),
    ...Object.fromEntries(
      granularities.map((granularity) => [
        `sends the granularity ${granularity}`,
        within(`${times},"granularity":"${granularity}"`),
      ]),
    ),
    'sends five series': of(...functions.map((aggFn) => series(`"aggFn":"${aggFn}","field":"Duration"`))),
    'sends conditions in every language, with levels and orders': of(
      series('"aggFn":"quantile","level":1,"field":"D","whereLanguage":"lucene","sortOrder":"asc"'),
      series('"aggFn":"quantile","level":0,"field":"D","whereLanguage":"sql","sortOrder":"desc"'),
      '{"sourceId":"source no 12","aggFn":"avg","where":"up","whereLanguage":"promql","groupBy":["Labels[\'job\']"]}',
    ),
    'sends metrics of every type': of(
      series('"aggFn":"last_value","field":"V","metricName":"m","metricDataType":"gauge"'),
      ...['histogram', 'summary', 'exponential histogram', 'sum'].map((type) =>
        series(`"aggFn":"any","metricDataType":"${type}"`),
      ),
    ),
  }),
]

const refused: readonly RefusedBody[] = [
  ['', 'refuses a query without a start', within('"endTime":1767312000000')],
  ['startTime', 'refuses a start of 12 digits', within('"startTime":999999999999,"endTime":1767312000000')],
  ['startTime', 'refuses a fraction of a millisecond', within('"startTime":1767225600000.5,"endTime":1767312000000')],
  ['startTime', 'refuses a start as a date', within('"startTime":"2026-01-01T00:00:00Z","endTime":1767312000000')],
  ['granularity', 'refuses an unknown granularity', within(`${times},"granularity":"3h"`)],
  ['seriesReturnType', 'refuses an unknown form of series', within(`${times},"seriesReturnType":"row"`)],
  ['', 'refuses a misspelt field', within(`${times},"granuarity":"1h"`)],
  ['series', 'refuses an empty list of series', of()],
  ['series', 'refuses six series', of(count, count, count, count, count, count)],
  ['series.0', 'refuses a series without a function', of(series('"field":"D"'))],
  ['series.0', 'refuses a series without groups', of('{"sourceId":"source no 12","aggFn":"count","where":""}')],
  ['series.0', 'refuses the field of a tile', of(series('"aggFn":"avg","valueExpression":"D"'))],
  ['series.0.sourceId', 'refuses the name of a source', of(count.replace(/65f5\w+/, 'logs'))],
  ['series.0.aggFn', 'refuses an unknown function', of(series('"aggFn":"p95","field":"D"'))],
  ['series.0.where', 'refuses a condition that is no text', of(count.replace('""', '{}'))],
  ['series.0.groupBy', 'refuses groups as one text', of(count.replace('[]', '"ServiceName"'))],
  ['series.0.level', 'refuses a level above 1', of(series('"aggFn":"quantile","level":1.5,"field":"D"'))],
]

const responses: readonly ResponseGolden[] = [
  ...reads(openSource, {
    'keeps counts as text, as servers send them, beside numbers and points without a value': [
      '[{"ts_bucket":1767225600000,"group":["checkout"],"series_0.data":"42","series_1.data":12.5},',
      '{"ts_bucket":1767229200000,"group":["checkout","EU"],"series_1.data":0},',
      '{"ts_bucket":1767232800000,"group":[],"series_0.data":"18446744073709551615"}]',
    ],
    'keeps groups that are no text: a number, null, a list and a map': [
      '[{"ts_bucket":1795320000000,"group":[0],"series_0.data":"60"},',
      '{"ts_bucket":1795320000000,"group":[null],"series_0.data":"1"},',
      '{"ts_bucket":1795320000000,"group":[["http.status_code","n"]],"series_0.data":"60"},',
      '{"ts_bucket":1795320000000,"group":[{"http.method":"GET"}],"series_0.data":"60"}]',
    ],
  }),
  ...reads(openSource, {
    'keeps values that are null, a boolean, a list or a map': [
      '[{"ts_bucket":1795320000000,"group":[],"series_0.data":null,"series_1.data":true,"series_2.data":[1,2],',
      '"series_3.data":{"http.status_code":"200","n":"60"},"series_4.data":"api"}]',
    ],
  }).map((golden) => ({ ...golden, undescribed: 'The keys of a map are data of the user.' })),
  {
    name: 'keeps the rows of a query for columns',
    with: [{ ...query, seriesReturnType: 'column' }],
    answers: [answers('[{"__time_bucket":"2026-01-01T00:00:00Z","series_0":"2","ServiceName":"checkout"}]')],
    outcome: { payload: [{ __time_bucket: '2026-01-01T00:00:00Z', series_0: '2', ServiceName: 'checkout' }] },
  },
  {
    name: 'does not repeat the query after a 500, which reports a bad query',
    retries: 2,
    answers: [[...jsonHead('500 Internal Server Error'), '{"error":"Syntax error: failed at position 27"}']],
    outcome: { error: 'ServerError', status: 500, detail: 'Syntax error: failed at position 27' },
  },
  repeated(answers('[]'), { payload: [] }),
  throws(
    '400 Bad Request',
    '{"message":"Body validation failed: series.0.sourceId: Invalid ObjectId; endTime: Required"}',
  ),
  throws('403 Forbidden', '{"error":"Team context missing"}'),
  throws('404 Not Found', '{"error":"Source not found for series 0"}'),
  throws('404 Not Found', '{"error":"Connection not found for series 1"}'),
  throws('413 Payload Too Large', '{"message":"Something went wrong :("}'),
  notServed('POST /api/v2/charts/series'),
  limited,
  ...credential.responses,
]

export const queryChartSeries: OperationGoldens = {
  with: [query],
  requests,
  responses,
  refused: [
    ...refusedBodies([start, ...json], refused),
    ...refusedCredentials(start, foreign, queryJson),
    ...refusedContents(start, plain, queryJson),
    refuses('the method GET', 405, [start.replace('POST', 'GET'), ...plain, '']),
    ...falseSuccesses(openSource),
  ],
}
