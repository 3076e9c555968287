import type { RefusedBody } from '../../refusals.ts'

const series = '[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","groupBy":[]}]'
const one = '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","groupBy":[]}'

/** A query around its series. */
const of = (...given: string[]) => `{"startTime":1767225600000,"endTime":1767312000000,"series":${given.join('')}}`

/** A query around its range, and more. */
const within = (range: string) => `{${range},"series":${series}}`

export const chartRefusals: readonly RefusedBody[] = [
  ['', 'refuses a query without a start', within('"endTime":1767312000000')],
  ['', 'refuses a query without an end', within('"startTime":1767225600000')],
  ['startTime', 'refuses a start in seconds', within('"startTime":1767225600,"endTime":1767312000000')],
  ['endTime', 'refuses an end in seconds', within('"startTime":1767225600000,"endTime":1767312000')],
  ['startTime', 'refuses a start of 12 digits', within('"startTime":999999999999,"endTime":1767312000000')],
  ['endTime', 'refuses an end of 12 digits', within('"startTime":1767225600000,"endTime":999999999999')],
  ['startTime', 'refuses a fraction of a millisecond', within('"startTime":1767225600000.5,"endTime":1767312000000')],
  [
    'granularity',
    'refuses buckets of 3 hours',
    within('"startTime":1767225600000,"endTime":1767312000000,"granularity":"3h"'),
  ],
  [
    'granularity',
    'refuses buckets of a second',
    within('"startTime":1767225600000,"endTime":1767312000000,"granularity":"1s"'),
  ],
  [
    'seriesReturnType',
    'refuses a form of series that no server knows',
    within('"startTime":1767225600000,"endTime":1767312000000,"seriesReturnType":"row"'),
  ],
  ['', 'refuses a query without series', '{"startTime":1767225600000,"endTime":1767312000000}'],
  ['series', 'refuses a query of no series', of('[]')],
  ['series', 'refuses six series', of(`[${one},${one},${one},${one},${one},${one}]`)],
  ['series.0', 'refuses a series without a source', of('[{"aggFn":"count","where":"","groupBy":[]}]')],
  [
    'series.0',
    'refuses a series without a function',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","where":"","groupBy":[]}]'),
  ],
  [
    'series.0',
    'refuses a series without a filter, which may be empty',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","groupBy":[]}]'),
  ],
  [
    'series.0',
    'refuses a series without groups, which may be none',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":""}]'),
  ],
  [
    'series.0.groupBy',
    'refuses 11 columns to group by',
    of(
      '[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","groupBy":["a","b","c","d","e","f","g",',
      '"h","i","j","k"]}]',
    ),
  ],
  [
    'series.0.aggFn',
    'refuses the name of a percentile as a function',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"p95","field":"Duration","where":"","groupBy":[]}]'),
  ],
  [
    'series.0.level',
    'refuses a level above 1',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"quantile","level":1.5,"field":"D","where":"","groupBy":[]}]'),
  ],
  [
    'series.0.level',
    'refuses a level below 0',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"quantile","level":-0.5,"field":"D","where":"","groupBy":[]}]'),
  ],
  [
    'series.0.level',
    'refuses a level that is text',
    of(
      '[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"quantile","level":"0.5","field":"D","where":"","groupBy":[]}]',
    ),
  ],
  [
    'series.0.groupBy.0',
    'refuses a number as a column to group by',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","groupBy":[1]}]'),
  ],
  [
    'series.0.field',
    'refuses a field that is no text',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"avg","field":["Duration"],"where":"","groupBy":[]}]'),
  ],
  [
    'series.0.metricName',
    'refuses the name of a metric that is no text',
    of('[{"sourceId":"65f5e4a3b9e77c001a905678","aggFn":"sum","metricName":7,"where":"","groupBy":[]}]'),
  ],
  [
    'series.0.whereLanguage',
    'refuses a query language that no server knows',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"up","whereLanguage":"kql","groupBy":[]}]'),
  ],
  [
    'series.0.sortOrder',
    'refuses an order that no server knows',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","groupBy":[],"sortOrder":"descending"}]'),
  ],
  [
    'series.0.metricDataType',
    'refuses a type of metric that no server knows',
    of('[{"sourceId":"65f5e4a3b9e77c001a905678","aggFn":"sum","where":"","groupBy":[],"metricDataType":"counter"}]'),
  ],
  [
    'series.0.sourceId',
    'refuses the name of a source as its id',
    of('[{"sourceId":"logs","aggFn":"count","where":"","groupBy":[]}]'),
  ],
  [
    'series.0',
    'refuses the words of tiles in a series',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"avg","valueExpression":"D","where":"","groupBy":[]}]'),
  ],
]

/** The same, of the fields that the interface document shows. */
export const refusedByTheInterface: readonly RefusedBody[] = [
  ['startTime', 'refuses a start as a date', within('"startTime":"2026-01-01T00:00:00Z","endTime":1767312000000')],
  ['endTime', 'refuses an end as text', within('"startTime":1767225600000,"endTime":"1767312000000"')],
  [
    'granularity',
    'refuses a granularity that is a number of seconds',
    within('"startTime":1767225600000,"endTime":1767312000000,"granularity":3600'),
  ],
  ['', 'refuses a misspelt field', within('"startTime":1767225600000,"endTime":1767312000000,"granuarity":"1h"')],
  ['series', 'refuses one series where a list belongs', of(one)],
  [
    'series.0.groupBy',
    'refuses columns to group by as one text, which belongs to tiles',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","groupBy":"ServiceName"}]'),
  ],
  [
    'series.0.sourceId',
    'refuses a number as the id of a source',
    of('[{"sourceId":65,"aggFn":"count","where":"","groupBy":[]}]'),
  ],
  [
    'series.0.where',
    'refuses a filter that is no text',
    of('[{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":{"level":"error"},"groupBy":[]}]'),
  ],
  ['series.0', 'refuses a text as a series', of('["65f5e4a3b9e77c001a901234"]')],
  ['', 'refuses a list of queries', '[{"startTime":1767225600000,"endTime":1767312000000}]'],
]
