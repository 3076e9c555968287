import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { queryChart, readChart } from '@clouddb/observability-oss/charts'
import type { ChartSeriesPoint, ChartSeriesQueryRequest, ChartSeriesValue } from '@clouddb/observability-oss/types'

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function holds<Truth extends true>(): Truth

const range = { startTime: 1_768_208_400_000, endTime: 1_768_212_000_000, granularity: '1h' } as const
const logs = { sourceId: '66a1f0c2d4e8b7a9c3f50201', where: '' } as const

/** Names, columns and values follow from the request. */
export async function named(): Promise<void> {
  const chart = await queryChart(createObservabilityOssClient(), {
    startTime: 1_768_208_400_000,
    endTime: 1_768_212_000_000,
    granularity: '1h',
    series: {
      errors: { ...logs, aggFn: 'count', groupBy: ['ServiceName', 'SpanName'] },
      example: { ...logs, aggFn: 'any', field: 'Body', groupBy: ['ServiceName', 'SpanName'] },
    },
  })
  for (const { group, points } of chart.errors.groups) {
    holds<Same<keyof typeof group, 'ServiceName' | 'SpanName'>>()
    for (const { time, value } of points) holds<Same<[typeof time, typeof value], [Date, number | bigint | null]>>()
  }
  for (const { points } of chart.example.groups)
    for (const { value } of points) holds<Same<typeof value, ChartSeriesValue>>()
  // @ts-expect-error: no series of this name
  chart.error
  // @ts-expect-error: the request has groups
  chart.errors.points
  // @ts-expect-error: a column that the request does not group by
  chart.errors.groups[0]?.group.serviceName
}

/** The body of the API is a request, too. Its series have positions. */
export function unnamed(points: readonly ChartSeriesPoint[], columns: string[]): void {
  const plain = {
    ...range,
    series: [{ ...logs, aggFn: 'count', groupBy: [] }],
  } satisfies ChartSeriesQueryRequest
  const total: number = readChart(points, plain, { fill: true })[0]?.points.length ?? 0
  // @ts-expect-error: the request has no groups
  readChart(points, plain)[0]?.groups
  const open: ChartSeriesQueryRequest = {
    ...plain,
    series: [{ ...logs, aggFn: 'sum', field: 'Duration', groupBy: columns }],
  }
  for (const { groups, points: alone } of readChart(points, open)) console.log(groups.length, alone?.length ?? total)
  // @ts-expect-error: a misspelt option
  readChart(points, plain, { filled: true })
  // @ts-expect-error: a misspelt option of the call
  queryChart(createObservabilityOssClient(), plain, { timeOut: 1 })
  // @ts-expect-error: a misspelt field of the request
  queryChart(createObservabilityOssClient(), { ...plain, granularty: '1h' })
  // @ts-expect-error: a misspelt field of a series
  readChart(points, { ...range, series: { spans: { ...logs, aggFn: 'max', feild: 'Duration', groupBy: [] } } })
  // @ts-expect-error: an aggregate function that does not exist
  readChart(points, { ...range, series: { mean: { ...logs, aggFn: 'mean', groupBy: [] } } })
}
