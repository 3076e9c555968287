import type { RequestGolden } from '../../../src/goldens/golden.ts'
import { oss } from '../deployments/open-source.ts'

/** The query of the interface document: hourly counts of a day. */
export const chartQuery = {
  startTime: 1767225600000,
  endTime: 1767312000000,
  granularity: '1h',
  series: [{ sourceId: '65f5e4a3b9e77c001a901234', aggFn: 'count', where: 'level:error', groupBy: [] }],
}
export const chartQueryJson = [
  '{"startTime":1767225600000,"endTime":1767312000000,"granularity":"1h","series":[',
  '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"level:error","groupBy":[]}]}',
].join('')

const head = ['POST /api/v2/charts/series HTTP/1.1', ...oss.json, '']
const start = { startTime: 1767225600000, endTime: 1767312000000 }
const startJson = '{"startTime":1767225600000,"endTime":1767312000000'

const granularities = '30s 1m 5m 10m 15m 30m 2h 6h 12h 1d 2d 7d 30d auto'.split(' ')

/** One series: as an argument, and on the wire. */
type Series = readonly [name: string, series: object, ...json: string[]]

const series: readonly Series[] = [
  [
    'an average, in groups, ordered',
    {
      sourceId: '65f5e4a3b9e77c001a902345',
      aggFn: 'avg',
      field: 'Duration',
      where: "SpanKind = 'Server'",
      whereLanguage: 'sql',
      groupBy: ['ServiceName', 'SpanName'],
      sortOrder: 'desc',
    },
    '{"sourceId":"65f5e4a3b9e77c001a902345","aggFn":"avg","field":"Duration","where":"SpanKind = \'Server\'",',
    '"whereLanguage":"sql","groupBy":["ServiceName","SpanName"],"sortOrder":"desc"}',
  ],
  [
    'a quantile at the highest level',
    {
      sourceId: '65f5e4a3b9e77c001a902345',
      aggFn: 'quantile',
      level: 1,
      field: 'Duration',
      where: '',
      whereLanguage: 'lucene',
      groupBy: [],
      sortOrder: 'asc',
    },
    '{"sourceId":"65f5e4a3b9e77c001a902345","aggFn":"quantile","level":1,"field":"Duration","where":"",',
    '"whereLanguage":"lucene","groupBy":[],"sortOrder":"asc"}',
  ],
  [
    'a condition in PromQL, of a source whose id has 12 characters',
    { sourceId: 'source no 12', aggFn: 'count', where: 'up', whereLanguage: 'promql', groupBy: ["Labels['job']"] },
    '{"sourceId":"source no 12","aggFn":"count","where":"up","whereLanguage":"promql",',
    '"groupBy":["Labels[\'job\']"]}',
  ],
  [
    'the last value of a gauge',
    {
      sourceId: '65f5e4a3b9e77c001a905678',
      aggFn: 'last_value',
      field: 'Value',
      where: '',
      groupBy: [],
      metricName: 'memory',
      metricDataType: 'gauge',
    },
    '{"sourceId":"65f5e4a3b9e77c001a905678","aggFn":"last_value","field":"Value","where":"","groupBy":[],',
    '"metricName":"memory","metricDataType":"gauge"}',
  ],
  [
    'the largest of a histogram',
    {
      sourceId: '65f5e4a3b9e77c001a905678',
      aggFn: 'max',
      field: 'Value',
      where: '',
      groupBy: [],
      metricName: 'latency',
      metricDataType: 'histogram',
    },
    '{"sourceId":"65f5e4a3b9e77c001a905678","aggFn":"max","field":"Value","where":"","groupBy":[],',
    '"metricName":"latency","metricDataType":"histogram"}',
  ],
  ...['summary', 'exponential histogram'].map(
    (metricDataType): Series => [
      `any value of a metric of the type ${metricDataType}`,
      { sourceId: '65f5e4a3b9e77c001a905678', aggFn: 'any', where: '', groupBy: [], metricDataType },
      '{"sourceId":"65f5e4a3b9e77c001a905678","aggFn":"any","where":"","groupBy":[],',
      `"metricDataType":"${metricDataType}"}`,
    ],
  ),
  ...['none', 'increase'].map(
    (aggFn): Series => [
      `the function ${aggFn}`,
      { sourceId: '65f5e4a3b9e77c001a905678', aggFn, field: 'Value', where: '', groupBy: [] },
      `{"sourceId":"65f5e4a3b9e77c001a905678","aggFn":"${aggFn}","field":"Value","where":"","groupBy":[]}`,
    ],
  ),
  [
    'the sum of a metric',
    {
      sourceId: '65f5e4a3b9e77c001a905678',
      aggFn: 'sum',
      field: 'Value',
      where: '',
      groupBy: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
      metricName: 'requests',
      metricDataType: 'sum',
    },
    '{"sourceId":"65f5e4a3b9e77c001a905678","aggFn":"sum","field":"Value","where":"","groupBy":["a","b","c","d",',
    '"e","f","g","h","i","j"],"metricName":"requests","metricDataType":"sum"}',
  ],
]

export const chartRequests: readonly RequestGolden[] = [
  {
    section: '4.4',
    name: 'sends the query that the interface shows',
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
  {
    name: 'sends five series, the most, without a granularity',
    with: [
      {
        ...start,
        series: [
          { sourceId: '65f5e4a3b9e77c001a901234', aggFn: 'count', where: '', groupBy: [] },
          { sourceId: '65f5e4a3b9e77c001a901234', aggFn: 'count_distinct', field: 'TraceId', where: '', groupBy: [] },
          { sourceId: '65f5e4a3b9e77c001a901234', aggFn: 'min', field: 'Duration', where: '', groupBy: [] },
          { sourceId: '65f5e4a3b9e77c001a901234', aggFn: 'max', field: 'Duration', where: '', groupBy: [] },
          { sourceId: '65f5e4a3b9e77c001a902345', aggFn: 'avg', field: 'Duration', where: '', groupBy: [] },
        ],
      },
    ],
    sends: [
      ...head,
      '{"startTime":1767225600000,"endTime":1767312000000,"series":[',
      '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"","groupBy":[]},',
      '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count_distinct","field":"TraceId","where":"","groupBy":[]},',
      '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"min","field":"Duration","where":"","groupBy":[]},',
      '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"max","field":"Duration","where":"","groupBy":[]},',
      '{"sourceId":"65f5e4a3b9e77c001a902345","aggFn":"avg","field":"Duration","where":"","groupBy":[]}]}',
    ],
  },
  {
    name: 'sends an empty range of 13 digits, which is answered with no points',
    with: [{ ...chartQuery, startTime: 1000000000000, endTime: 1000000000000 }],
    sends: [
      ...head,
      '{"startTime":1000000000000,"endTime":1000000000000,"granularity":"1h","series":[',
      '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"level:error","groupBy":[]}]}',
    ],
  },
  ...['ratio', 'column'].map((seriesReturnType) => ({
    name: `asks for series as ${seriesReturnType}`,
    with: [{ ...chartQuery, seriesReturnType }],
    sends: [...head, chartQueryJson.slice(0, -1), `,"seriesReturnType":"${seriesReturnType}"}`],
  })),
  ...granularities.map((granularity) => ({
    name: `asks for buckets of ${granularity}`,
    with: [{ ...start, granularity, series: chartQuery.series }],
    sends: [
      ...head,
      `${startJson},"granularity":"${granularity}","series":[`,
      '{"sourceId":"65f5e4a3b9e77c001a901234","aggFn":"count","where":"level:error","groupBy":[]}]}',
    ],
  })),
  ...series.map(([name, one, ...json]) => ({
    name: `asks for ${name}`,
    with: [{ ...start, series: [one] }],
    sends: [...head, `${startJson},"series":[`, ...json, ']}'],
  })),
]
