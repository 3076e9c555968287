import { type CallOptions, isTypoOf } from '@clouddb/client-core'
import { listBuckets } from './chart-buckets.ts'
import { parseNumber, type ReadRow, readRow } from './chart-rows.ts'
import type { AskedSeries, Chart, ChartGroup, ChartPoint, ChartRequest, Exact } from './chart-types.ts'
import type { ObservabilityOssClient } from './generated/client.ts'
import { InvalidArgumentError } from './generated/errors.ts'
import type { ChartSeriesPoint, ChartSeriesQueryRequest, ChartSeriesValue } from './generated/schema.ts'

export type {
  AskedSeries,
  Chart,
  ChartGroup,
  ChartPoint,
  ChartRequest,
  Exact,
  GroupedSeries,
  PlainSeries,
  SeriesOf,
} from './chart-types.ts'

/** Options of {@link readChart}. */
export interface ChartOptions {
  /**
   * True: every bucket of the request's range has a point. Empty buckets are 0 for `count` and `count_distinct`, and null
   * for every other function. Default: false, and a series has the points that the server sent.
   */
  readonly fill?: boolean | undefined
}

/**
 * Makes the body of `queryChartSeries` from a request whose series have names. Unless the request says otherwise, it asks
 * for raw rows: in points, servers lose groups of anything but a bare column.
 *
 * @throws InvalidArgumentError when there are no series, or one without `groupBy`.
 */
export function toChartQuery(request: ChartRequest): ChartSeriesQueryRequest {
  const series = readSeries(request).map((asked) => ({ ...asked, groupBy: [...asked.groupBy] }))
  return { seriesReturnType: 'column', ...request, series }
}

/**
 * Reads the answer of `queryChartSeries`, in either form, as the series that the request asks for: by name where its series
 * have names, otherwise as a list.
 *
 * Numbers come as numbers, and 64-bit integers beyond what a number holds exactly as bigint. What is no number is null,
 * except with the functions `any` and `none`, whose values stay as they were sent. Rows without a bucket are left out.
 *
 * @throws InvalidArgumentError when filling would make more than a million points, or an argument is wrong.
 */
export function readChart<const Request extends ChartRequest>(
  points: readonly ChartSeriesPoint[],
  request: Request & Exact<Request>,
  options?: ChartOptions | null,
): Chart<Request['series']> {
  // They would be read as a chart without points.
  if ('then' in Object(points) || 'data' in Object(points))
    throw new InvalidArgumentError('A chart needs a list of points. Await it, or take its `data`.')
  const all = readSeries(request)
  const groupBy = all[0]?.groupBy ?? []
  const rows = Array.isArray(points) ? points.flatMap((row) => readRow(row, all.length, groupBy) ?? []) : []
  const lines = all.map((asked, index) => readLines(rows, index, asked))
  const count = lines.reduce((sum, { length }) => sum + length, 0)
  const seen = [...new Set(rows.map(({ bucket }) => bucket))].sort((one, other) => one - other)
  const buckets = options?.fill ? listBuckets(request, seen, count) : undefined
  const read = all.map((asked, index) => {
    const groups = (lines[index] as Line[]).map((line) => chartGroup(line, asked, buckets))
    return groupBy.length === 0 ? { groups, points: groups[0]?.points } : { groups }
  })
  const named = Object.keys(request.series).map((name, index) => [name, read[index]] as const)
  return (Array.isArray(request.series) ? read : Object.fromEntries(named)) as Chart<Request['series']>
}

/**
 * Queries chart series and reads the answer: {@link toChartQuery}, `queryChartSeries` and {@link readChart} in one call.
 *
 * @throws ApiError when the deployment refuses the query, and what every call, `toChartQuery` and `readChart` throw.
 */
export async function queryChart<const Request extends ChartRequest>(
  client: Pick<ObservabilityOssClient, 'queryChartSeries'>,
  request: Request & Exact<Request>,
  options?: (ChartOptions & CallOptions) | null,
): Promise<Chart<Request['series']>> {
  if (typeof client?.queryChartSeries !== 'function')
    throw new InvalidArgumentError('queryChart needs a client first: one that `createObservabilityOssClient` returns.')
  const { fill, ...ofCall } = options ?? {}
  // The client refuses other names.
  const typo = Object.keys(ofCall).find((name) => isTypoOf('fill', name))
  if (typo) throw new InvalidArgumentError(`There is no option \`${typo}\`. Did you mean \`fill\`?`)
  return readChart<Request>(await client.queryChartSeries(toChartQuery(request), ofCall), request, { fill })
}

/**
 * The series of a request, whose form nobody has checked in JavaScript.
 *
 * @throws InvalidArgumentError when there are none, or one without `groupBy`.
 */
function readSeries(request: ChartRequest): AskedSeries[] {
  const { series } = Object(request) as Partial<ChartRequest>
  if (Object(series) !== series)
    throw new InvalidArgumentError('A chart needs a request with `series`: an object of series by name, or a list.')
  return Object.entries(series as Readonly<Record<string, AskedSeries>>).map(([name, asked]) => {
    if (!Array.isArray(asked?.groupBy))
      throw new InvalidArgumentError(
        `\`series.${name}\` of a chart must be an object with \`groupBy\`: a list of columns, or [] for no groups.`,
      )
    return asked
  })
}

/** The values of a group by bucket. */
interface Line {
  readonly group: readonly ChartSeriesValue[]
  readonly values: Map<number, unknown>
}

/** The lines of a series: one for each group that has a value, and always one where there are no groups. */
function readLines(rows: readonly ReadRow[], index: number, { groupBy }: AskedSeries): Line[] {
  const lines = new Map<unknown, Line>()
  if (groupBy.length === 0) lines.set(groupIdentity([]), { group: [], values: new Map() })
  for (const { bucket, group, values } of rows) {
    if (!values.has(index)) continue
    const identity = groupIdentity(group)
    const line = lines.get(identity) ?? { group, values: new Map() }
    lines.set(identity, line)
    line.values.set(bucket, values.get(index))
  }
  return [...lines.values()]
}

/** What is equal for equal groups. A value that is nested too deeply to be compared equals only itself. */
function groupIdentity(group: readonly ChartSeriesValue[]): unknown {
  try {
    return JSON.stringify(group)
  } catch {
    return group
  }
}

type Value = ChartSeriesValue | bigint

function chartGroup(
  { group, values }: Line,
  asked: AskedSeries,
  buckets?: readonly number[],
): ChartGroup<Value, string> {
  const isAnything = asked.aggFn === 'any' || asked.aggFn === 'none'
  const empty = asked.aggFn === 'count' || asked.aggFn === 'count_distinct' ? 0 : null
  const valueAt = (bucket: number): Value => {
    if (!values.has(bucket)) return empty
    return isAnything ? ((values.get(bucket) ?? null) as ChartSeriesValue) : parseNumber(values.get(bucket))
  }
  const times = buckets ?? [...values.keys()].sort((one, other) => one - other)
  return {
    group: Object.fromEntries(asked.groupBy.map((column, index) => [column, group[index] ?? null])),
    points: times.map((bucket): ChartPoint<Value> => ({ time: new Date(bucket), value: valueAt(bucket) })),
  }
}
