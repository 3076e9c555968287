import type { ResponseGolden } from '../../../src/goldens/golden.ts'
import { answersJson, notServed, upstreamDown } from '../../answers.ts'
import { oss } from '../deployments/open-source.ts'
import { forbidden, invalid, limited, limitedOnce, tooLarge, unauthorized } from '../deployments/open-source-errors.ts'

const { answers, resolves } = oss

/** The head of a JSON refusal. */
export const chartResponses: readonly ResponseGolden[] = [
  {
    name: 'keeps counts as the text that servers send, beside numbers, and points without a value',
    answers: [
      answers(
        '[{"ts_bucket":1767225600000,"group":["checkout"],"series_0.data":"42","series_1.data":12.5},',
        '{"ts_bucket":1767229200000,"group":["checkout","EU"],"series_1.data":0},',
        '{"ts_bucket":1767232800000,"group":[],"series_0.data":"18446744073709551615"}]',
      ),
    ],
    outcome: resolves([
      { ts_bucket: 1767225600000, group: ['checkout'], 'series_0.data': '42', 'series_1.data': 12.5 },
      { ts_bucket: 1767229200000, group: ['checkout', 'EU'], 'series_1.data': 0 },
      { ts_bucket: 1767232800000, group: [], 'series_0.data': '18446744073709551615' },
    ]),
  },
  {
    name: 'keeps the raw rows of the form column',
    with: [
      {
        startTime: 1767225600000,
        endTime: 1767312000000,
        seriesReturnType: 'column',
        series: [{ sourceId: '65f5e4a3b9e77c001a901234', aggFn: 'count', where: '', groupBy: ['ServiceName'] }],
      },
    ],
    answers: [answers('[{"__time_bucket":"2026-01-01T00:00:00Z","series_0":"2","ServiceName":"checkout"}]')],
    outcome: resolves([{ __time_bucket: '2026-01-01T00:00:00Z', series_0: '2', ServiceName: 'checkout' }]),
  },
  {
    name: 'keeps groups that are no text: numbers, null, maps and lists',
    answers: [
      answers(
        '[{"ts_bucket":1795320000000,"group":[0],"series_0.data":"60"},',
        '{"ts_bucket":1795320000000,"group":[null],"series_0.data":"1"},',
        '{"ts_bucket":1795320000000,"group":[["http.status_code","n"]],"series_0.data":"60"},',
        '{"ts_bucket":1795320000000,"group":[{"http.method":"GET"}],"series_0.data":"60"}]',
      ),
    ],
    outcome: resolves([
      { ts_bucket: 1795320000000, group: [0], 'series_0.data': '60' },
      { ts_bucket: 1795320000000, group: [null], 'series_0.data': '1' },
      { ts_bucket: 1795320000000, group: [['http.status_code', 'n']], 'series_0.data': '60' },
      { ts_bucket: 1795320000000, group: [{ 'http.method': 'GET' }], 'series_0.data': '60' },
    ]),
  },
  {
    name: 'keeps values that are neither text nor number: null, a boolean, a list and a map',
    undescribed: 'A map of data has the keys of its owner.',
    answers: [
      answers(
        '[{"ts_bucket":1795320000000,"group":[],"series_0.data":null,"series_1.data":true,',
        '"series_2.data":[1,2],"series_3.data":{"http.status_code":"200","n":"60"},"series_4.data":"api"}]',
      ),
    ],
    outcome: resolves([
      {
        ts_bucket: 1795320000000,
        group: [],
        'series_0.data': null,
        'series_1.data': true,
        'series_2.data': [1, 2],
        'series_3.data': { 'http.status_code': '200', n: '60' },
        'series_4.data': 'api',
      },
    ]),
  },
  {
    name: 'throws which series has no connection any more',
    answers: [[...answersJson('404 Not Found'), '{"error":"Connection not found for series 1"}']],
    outcome: { error: 'NotFoundError', status: 404, detail: 'Connection not found for series 1' },
  },
  { name: 'reads no points', answers: [answers('[]')], outcome: resolves([]) },
  {
    name: 'reads an answer in chunks',
    undescribed: 'The pieces of a body on the wire are none of a document.',
    answers: [
      [
        'HTTP/1.1 200 OK',
        'content-type: application/json; charset=utf-8',
        'transfer-encoding: chunked',
        '',
        'c\r\n{"data":[{"t\r\n',
        '1c\r\ns_bucket":1767225600000}]  }\r\n',
        '0\r\n\r\n',
      ],
    ],
    outcome: { payload: [{ ts_bucket: 1767225600000 }] },
  },
  {
    name: 'throws the 500 of a bad query, and does not send it again',
    retries: 2,
    answers: [[...answersJson('500 Internal Server Error'), '{"error":"Syntax error: failed at position 27"}']],
    outcome: { error: 'ServerError', status: 500, detail: 'Syntax error: failed at position 27' },
  },
  {
    name: 'asks again after a gateway failed, for a query changes nothing',
    undescribed: 'A gateway answers in place of the server.',
    retries: 1,
    answers: [upstreamDown, answers('[]')],
    outcome: resolves([]),
  },
  {
    name: 'throws which series has no source',
    answers: [[...answersJson('404 Not Found'), '{"error":"Source not found for series 0"}']],
    outcome: { error: 'NotFoundError', status: 404, detail: 'Source not found for series 0' },
  },
  {
    name: 'throws the 403 of a user without a team, under the key of charts',
    answers: [[...answersJson('403 Forbidden'), '{"error":"Team context missing"}']],
    outcome: { error: 'PermissionDeniedError', status: 403, detail: 'Team context missing' },
  },
  invalid('Body validation failed: series.0.sourceId: Invalid ObjectId; endTime: Required'),
  {
    name: 'throws that a body is no JSON',
    answers: [[...answersJson('400 Bad Request'), '{"message":"Invalid JSON payload"}']],
    outcome: { error: 'BadRequestError', status: 400, detail: 'Invalid JSON payload' },
  },
  unauthorized,
  forbidden,
  notServed('POST /api/v2/charts/series'),
  limited,
  limitedOnce(answers('[]'), []),
  tooLarge,
]
