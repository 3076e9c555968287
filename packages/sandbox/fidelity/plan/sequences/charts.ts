import type { Sequence } from '../../corpus.ts'
import type { Json, JsonObject } from '../../json.ts'
import { series as path, send, sendJson, sequence } from '../steps.ts'

const functions = [
  'count',
  'count_distinct',
  'sum',
  'avg',
  'min',
  'max',
  'last_value',
  'quantile',
  'any',
  'none',
  'increase',
]
const granularities = ['30s', '1m', '5m', '10m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d', 'auto']
const bad = ['1s', '3h', '1w', '1M', '60m', '', '1', 'hour', 'AUTO', null]

const fields: { [kind: string]: string } = {
  log: 'SeverityNumber',
  trace: 'Duration',
  metric: 'Value',
  session: 'Body',
}
const of = (kind: string, parts: JsonObject = {}): JsonObject => ({
  sourceId: `{source.${kind}}`,
  aggFn: 'count',
  where: '',
  groupBy: [],
  ...(kind === 'metric' ? { field: 'Value', metricName: '{metric.gauge}', metricDataType: 'gauge', aggFn: 'avg' } : {}),
  ...parts,
})
const query = (items: Json[], more: JsonObject = {}): JsonObject => ({
  startTime: '{hours:-6}',
  endTime: '{hours:0}',
  granularity: '1h',
  series: items,
  ...more,
})
const asked = (name: string, items: Json[], more: JsonObject = {}): Sequence =>
  sequence(`query: ${name}`, sendJson('POST', path, query(items, more)))
const inColumns = { seriesReturnType: 'column' }

/** Chart series of all kinds. */
export const chartQueries = (): Sequence[] => [
  ...['log', 'trace', 'metric', 'session'].flatMap(aggregations),
  ...['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'].flatMap(metrics),
  ...[...granularities, ...bad].flatMap((granularity) => [
    asked(`granularity ${granularity}`, [of('log')], { granularity }),
    asked(`granularity ${granularity} in columns`, [of('log')], { granularity, ...inColumns }),
  ]),
  ...wheres(),
  ...groups(),
  ...times(),
  ...several(),
]

const aggregations = (kind: string): Sequence[] =>
  functions.flatMap((aggFn) => {
    const name = `${aggFn} on a ${kind} source`
    const field = fields[kind] ?? ''
    return [
      asked(name, [of(kind, { aggFn, field })]),
      asked(`${name} in columns`, [of(kind, { aggFn, field })], inColumns),
      asked(`${name}, grouped`, [of(kind, { aggFn, field, groupBy: ['ServiceName'] })]),
      asked(`${name} without a field`, [
        Object.fromEntries(Object.entries(of(kind, { aggFn })).filter(([key]) => key !== 'field')),
      ]),
      asked(`${name} of a level`, [of(kind, { aggFn, field, level: 0.9 })]),
      asked(`${name} of 1`, [of(kind, { aggFn, field: '1' })]),
    ]
  })

const metrics = (metricDataType: string): Sequence[] => {
  const metricName = metricDataType.startsWith('exp') ? 'nothing' : `{metric.${metricDataType}}`
  return [
    ...['avg', 'sum', 'quantile', 'increase', 'last_value', 'count'].flatMap((aggFn) => [
      asked(`${aggFn} of a ${metricDataType}`, [of('metric', { aggFn, metricName, metricDataType, level: 0.9 })]),
      asked(
        `${aggFn} of a ${metricDataType}, grouped, in columns`,
        [of('metric', { aggFn, metricName, metricDataType, level: 0.9, groupBy: ['ServiceName'] })],
        inColumns,
      ),
    ]),
    asked(`a ${metricDataType} of nothing`, [of('metric', { metricName: 'nothing', metricDataType })]),
    asked(`a ${metricDataType} without name`, [of('metric', { metricName: '', metricDataType })]),
    asked(`a name of a ${metricDataType} on logs`, [of('log', { metricName, metricDataType })]),
  ]
}

const lucene = [
  'SeverityText:error',
  'SeverityText:"error"',
  'ServiceName:{service}',
  'ServiceName:{service} SeverityText:error',
  'ServiceName:{service} AND SeverityText:error',
  'ServiceName:{service} OR SeverityText:error',
  'NOT SeverityText:error',
  '-SeverityText:error',
  '!SeverityText:error',
  'SeverityText:err*',
  'SeverityText:*',
  '(SeverityText:error OR SeverityText:warn) AND ServiceName:{service}',
  'SeverityText:(error OR warn)',
  'SeverityNumber:>0',
  'SeverityNumber:>=0',
  'SeverityNumber:<100',
  'SeverityNumber:[0 TO 100]',
  'SeverityNumber:{0 TO 100}',
  'error',
  '"an error"',
  'message',
  '*',
  'level:error',
  'nothing.here:x',
  'LogAttributes.x:y',
  'LogAttributes.http.status_code:200',
  'ResourceAttributes.k8s.pod.name:x',
  '(',
  ')',
  'AND',
  'OR',
  'SeverityText:',
  ':error',
  'a:b:c',
  '"',
  'SeverityText:error AND',
  'SeverityText:/err.*/',
  'SeverityText:error~2',
  'SeverityText:error^2',
  '((SeverityText:error))',
  'severitytext:error',
  "SeverityText:'error'",
  'SeverityText:error; DROP',
  '\\',
  'SeverityText:\\"error',
  '😀',
  ' ',
]
const sql = [
  "SeverityText = 'error'",
  "SeverityText IN ('error', 'warn')",
  "SeverityText != 'error'",
  "SeverityText LIKE 'err%'",
  '1',
  '1 = 1',
  '1 = 0',
  'true',
  'NULL',
  '',
  'nothing',
  "nothing = 'x'",
  'SeverityText = ',
  "SeverityText = 'error",
  '(',
  'SELECT 1',
  '1; SELECT 1',
  "lower(SeverityText) = 'error'",
  "LogAttributes['x'] = 'y'",
  "ServiceName = '{service}' AND SeverityText = 'error'",
  'SeverityText = 7',
  'count() > 1',
  'Timestamp > now()',
  '-- x',
  "match(SeverityText, '(')",
]
const languages: [string, string[]][] = [
  ['lucene', lucene],
  ['sql', sql],
  ['promql', ['up', '']],
  ['other', ['x']],
]

const wheres = (): Sequence[] => [
  ...languages.flatMap(([whereLanguage, texts]) =>
    texts.map((where) =>
      asked(`where ${JSON.stringify(where)} in ${whereLanguage}`, [of('log', { where, whereLanguage })]),
    ),
  ),
  ...lucene.slice(0, 12).map((where) => asked(`where ${JSON.stringify(where)} in no language`, [of('log', { where })])),
  ...[
    'SpanName:x',
    'StatusCode:Error',
    'Duration:>1000000',
    'SpanAttributes.http.method:GET',
    'error',
    'duration:>5',
  ].map((where) => asked(`where ${JSON.stringify(where)} on traces`, [of('trace', { where })])),
  ...['ServiceName:{service}', 'x', 'Attributes.cpu:0', 'Value:>0'].map((where) =>
    asked(`where ${JSON.stringify(where)} on metrics`, [of('metric', { where })]),
  ),
]

const columns: Json[] = [
  ['ServiceName'],
  ['SeverityText', 'ServiceName'],
  ['ServiceName', 'ServiceName'],
  ['lower(ServiceName)'],
  ["LogAttributes['x']"],
  ['LogAttributes'],
  ['LogAttributes.x'],
  ['nothing'],
  [''],
  [' '],
  ['ServiceName, SeverityText'],
  ['SeverityNumber'],
  ['Timestamp'],
  ['1'],
  ['ServiceName as s'],
  ['count()'],
  ['('],
  { $repeat: [['ServiceName'], 10] },
  { $repeat: [['ServiceName'], 11] },
  'ServiceName',
  null,
  [null],
  [7],
]

const groups = (): Sequence[] =>
  columns.flatMap((groupBy) => [
    asked(`by ${JSON.stringify(groupBy)}`, [of('log', { groupBy })]),
    asked(`by ${JSON.stringify(groupBy)} in columns`, [of('log', { groupBy })], inColumns),
  ])

const ranges: [string, JsonObject][] = [
  ['backwards', { startTime: '{hours:0}', endTime: '{hours:-6}' }],
  ['of no time', { startTime: '{hours:0}' }],
  ['in seconds', { startTime: 1772409600, endTime: 1772496000 }],
  ['in microseconds', { startTime: 1772409600000000, endTime: 1772496000000000 }],
  ['negative', { startTime: -1772409600000 }],
  ['of zero', { startTime: 0 }],
  ['in text', { startTime: '2026-01-01T00:00:00Z' }],
  ['in halves', { startTime: 1772409600000.5 }],
  ['in the future', { startTime: '{hours:100}', endTime: '{hours:106}' }],
  ['in the past', { startTime: '{hours:-50006}', endTime: '{hours:-50000}' }],
  ['of a day', { startTime: '{hours:-24}' }],
  ['of a day, auto', { startTime: '{hours:-24}', granularity: 'auto' }],
  ['of an hour, auto', { startTime: '{hours:-1}', granularity: 'auto' }],
  ['of a minute', { startTime: '{hours:-0.0167}', granularity: '30s' }],
  ['beyond all numbers', { startTime: 1e300 }],
  ['the other way of columns', { seriesReturnType: 'ratio' }],
  ['of another way', { seriesReturnType: 'table' }],
]

const times = (): Sequence[] =>
  ranges.flatMap(([name, parts]) => [
    asked(`a range ${name}`, [of('log')], parts),
    asked(`a range ${name}, grouped`, [of('trace', { groupBy: ['ServiceName'] })], parts),
  ])

const several = (): Sequence[] => [
  asked('none', []),
  ...[2, 5, 6].map((count) =>
    asked(
      `${count} series`,
      Array.from({ length: count }, () => of('log')),
    ),
  ),
  ...[2, 5].map((count) =>
    asked(
      `${count} series in columns`,
      Array.from({ length: count }, () => of('log')),
      inColumns,
    ),
  ),
  asked('logs and traces', [of('log'), of('trace')]),
  asked('logs and metrics', [of('log'), of('metric')]),
  asked('logs and metrics in columns', [of('log'), of('metric')], inColumns),
  asked('a ratio', [of('log', { where: 'SeverityText:error' }), of('log')], { seriesReturnType: 'ratio' }),
  asked('groups that differ', [of('log', { groupBy: ['ServiceName'] }), of('log')]),
  asked('groups in another order', [
    of('log', { groupBy: ['ServiceName', 'SeverityText'] }),
    of('log', { groupBy: ['SeverityText', 'ServiceName'] }),
  ]),
  asked('the second of an unknown source', [of('log'), of('log', { sourceId: '66a1f0c2d4e8b7a9c3f5ffff' })]),
  asked('both of unknown sources', [
    of('log', { sourceId: '66a1f0c2d4e8b7a9c3f5ffff' }),
    of('log', { sourceId: 'aaaaaaaaaaaaaaaaaaaaaaaa' }),
  ]),
  asked('the second wrong', [of('log'), of('log', { where: 'nothing:x' })]),
  asked('an unknown source and a wrong query', [
    of('log', { where: 'nothing:x' }),
    of('log', { sourceId: '66a1f0c2d4e8b7a9c3f5ffff' }),
  ]),
  ...['asc', 'desc', 'ASC', ''].map((sortOrder) => asked(`sorted ${sortOrder}`, [of('log', { sortOrder })])),
  ...[0, 1, 0.5, -0.1, 1.1, '0.5', null].map((level) =>
    asked(`a level of ${JSON.stringify(level)}`, [of('trace', { aggFn: 'quantile', field: 'Duration', level })]),
  ),
  ...[
    'Duration / 1e6',
    'Duration / 1000000.0',
    'nothing',
    'SpanName',
    'Duration.x',
    "SpanAttributes['http.method']",
    'toFloat64(Duration)',
    '',
    ' ',
    '*',
    '1/0',
    '(',
    'count()',
    'Duration as d',
    'NULL',
    'true',
    "'x'",
  ].map((field) => asked(`the mean of ${JSON.stringify(field)}`, [of('trace', { aggFn: 'avg', field })])),
  ...['SpanName', 'SpanAttributes', '[1, 2]', 'true', 'NULL', 'toNullable(1)', 'now()'].map((field) =>
    asked(`any ${field}`, [of('trace', { aggFn: 'any', field })]),
  ),
  sequence(
    'query: a source of another deployment kind',
    send('POST', path, 'query', { with: { '/dataSource': 'events' } }),
  ),
  ...['{connection}', '{webhook}', '{savedSearch}', 'twelve chars'].map((sourceId) =>
    asked(`the source ${sourceId}`, [of('log', { sourceId })]),
  ),
]
