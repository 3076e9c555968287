import { compile } from '../expressions/compile.ts'
import { type Columns, type Compiled, call, type Row, type Value } from '../expressions/expression.ts'
import { parseExpressions } from '../expressions/parser.ts'
import { answered } from '../expressions/types.ts'
import { QueryError } from '../query-error.ts'
import { bounds, Distribution, type MetricSeries, seriesColumns } from '../rows/metric-series.ts'
import { bucketsWithin, isOfEach, type MetricTable, minutesOf, rowAt, strideOf } from './metric-table.ts'
import { conditionOf, type Measured, type Query, readCondition, scopeOf } from './query.ts'

const columns: Columns = {
  ...seriesColumns,
  TimeUnix: 'DateTime',
  Count: 'UInt64',
  Sum: 'Float64',
  BucketCounts: 'Array(UInt64)',
  ExplicitBounds: 'Array(Float64)',
  Min: 'Float64',
  Max: 'Float64',
  AggregationTemporality: 'Int32',
}

/** The first day of servers that group quantiles by any column, and the columns of earlier servers. */
const groupsSince = '2026-07-22'
const kept = new Set(['ResourceAttributes', 'MetricName', 'Attributes', 'TimeUnix', 'ExplicitBounds'])

/** Computes the number of measurements, or a quantile. The groups are one column, as a list. */
export function queryHistogram(table: MetricTable, query: Query, all: MetricSeries[]): Measured[] {
  const { aggFn, level } = query.aggregation
  const scope = { ...scopeOf(query, columns), query: ' source' }
  if (query.aggregation.whereLanguage !== 'sql') readCondition(query, scope)
  if (aggFn !== 'count' && aggFn !== 'quantile')
    throw new QueryError(`${aggFn} is not supported for histograms currently`, true)
  const condition = conditionOf(query, scope)
  const isLimited = aggFn === 'quantile' && (query.since ?? groupsSince) < groupsSince
  const grouped = isLimited ? Object.fromEntries(Object.entries(columns).filter(([name]) => kept.has(name))) : columns
  const group = groupOf(query, (expressions) => compile(expressions, { ...scope, columns: grouped }))
  if (aggFn === 'quantile' && level === undefined)
    throw new QueryError(
      'Cannot read floating point value here: value cannot be parsed as Float64 for query parameter. ',
    )
  const stride = strideOf(query.range, all.length * bounds.length)
  const distributed = all.map((series) => ({ series, distribution: new Distribution(series, table.incident) }))
  return bucketsWithin(query.range).flatMap((bucket) => {
    const counts = new Map<string, { group: Row; counts: number[] }>()
    for (const one of distributed) {
      const found = countsOf(one, bucket, Math.min(bucket + query.range.step - 1, table.until), stride, condition)
      if (!found) continue
      const key = group ? { group: answered(group.evaluate(one.series.row), group.type) } : {}
      const known = counts.get(JSON.stringify(key))
      if (known) for (const [index, count] of found.entries()) known.counts[index] = (known.counts[index] ?? 0) + count
      else counts.set(JSON.stringify(key), { group: key, counts: found })
    }
    return [...counts.values()].flatMap(({ group: columnsOfGroup, counts: sums }) => {
      const value = aggFn === 'count' ? String(sums.reduce((a, b) => a + b, 0)) : quantileOf(sums, level as number)
      return value === undefined ? [] : [{ bucket, group: columnsOfGroup, value }]
    })
  })
}

type Compile = (expression: ReturnType<typeof call>) => Compiled

function groupOf({ groupBy }: Query, compiled: Compile): Compiled | undefined {
  if (groupBy.length === 0) return undefined
  const expressions = groupBy.flatMap((written) => parseExpressions(written)).map(({ expression }) => expression)
  return compiled(call('array', ...expressions))
}

interface Distributed {
  series: MetricSeries
  distribution: Distribution
}

function countsOf(
  { series, distribution }: Distributed,
  from: number,
  to: number,
  stride: number,
  condition: Compiled | undefined,
): number[] | undefined {
  const { first, last } = minutesOf(series, from, to)
  if (last < first) return undefined
  if (condition && !isOfEach(condition) && !condition.evaluate(rowOf(series, first, []))) return undefined
  const sums: number[] = []
  for (let minute = first; minute <= last; minute += stride) {
    if (isOfEach(condition) && !condition?.evaluate(rowOf(series, minute, countsAt(distribution, minute)))) continue
    distribution.add(minute, sums, Math.min(stride, last - minute + 1))
  }
  return sums.length > 0 ? sums : undefined
}

function countsAt(distribution: Distribution, minute: number): number[] {
  const counts: number[] = []
  distribution.add(minute, counts)
  return counts
}

function rowOf(series: MetricSeries, minute: number, counts: number[]): Row {
  const count = counts.reduce((a, b) => a + b, 0)
  const sum = counts.reduce((total, inside, index) => total + inside * (bounds[index] ?? 20_000) * 0.8, 0)
  return {
    ...series.row,
    TimeUnix: rowAt(series, minute, 0).TimeUnix ?? null,
    Count: count,
    Sum: sum,
    BucketCounts: counts,
    ExplicitBounds: [...bounds] as Value[],
    Min: 1,
    Max: 20_000,
    AggregationTemporality: 1,
  }
}

/** Interpolates a quantile between the bounds of its bucket. */
function quantileOf(counts: number[], level: number): number | undefined {
  const total = counts.reduce((a, b) => a + b, 0)
  if (total === 0) return undefined
  const rank = level * total
  let before = 0
  for (const [index, inside] of counts.entries()) {
    const upper = bounds[index]
    if (upper === undefined) break
    const lower = bounds[index - 1] ?? 0
    if (before + inside > rank) return lower + (upper - lower) * ((rank - before) / inside)
    before += inside
  }
  return bounds.at(-1)
}
