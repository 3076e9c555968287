import { compile } from '../expressions/compile.ts'
import { type Columns, callWith, type Row, type Scope } from '../expressions/expression.ts'
import { parseExpressions } from '../expressions/parser.ts'
import { QueryError } from '../query-error.ts'
import { bounds, type MetricSeries, seriesColumns } from '../rows/metric-series.ts'
import { Groups } from './grouping.ts'
import { bucketsWithin, filterOf, type MetricTable, strideOf, takenIn } from './metric-table.ts'
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
const kept = ['ResourceAttributes', 'MetricName', 'Attributes', 'TimeUnix', 'ExplicitBounds']

/** Computes the number of measurements, or a quantile. The groups are one column, as a list. */
export function queryHistogram({ until }: MetricTable, query: Query, all: MetricSeries[]): Measured[] {
  const { aggFn, level, whereLanguage } = query.aggregation
  const scope = { ...scopeOf(query, columns), query: ' source' }
  if (whereLanguage !== 'sql') readCondition(query, scope)
  if (aggFn !== 'count' && aggFn !== 'quantile')
    throw new QueryError(`${aggFn} is not supported for histograms currently`, true)
  const condition = conditionOf(query, scope)
  const groups = groupsOf(query, scope)
  if (aggFn === 'quantile' && level === undefined)
    throw new QueryError(
      'Cannot read floating point value here: value cannot be parsed as Float64 for query parameter. ',
    )
  const { range, budget } = query
  const stride = strideOf(range, all.length * bounds.length)
  const filter = filterOf(condition, (series, number, isOfEach) => {
    const counts: number[] = []
    if (isOfEach) series.distribute(number, counts)
    return measured(counts)
  })
  return bucketsWithin(range).flatMap((bucket) => {
    const sums = new Map<number, number[]>()
    const span = { from: bucket, to: Math.min(bucket + range.step - 1, until), stride }
    for (const series of all) {
      const group = groups.numberOf(series.row)
      for (const [number, weight] of takenIn(series, filter, span)) {
        const counts = sums.get(group) ?? []
        sums.set(group, counts)
        budget.work(64)
        series.distribute(number, counts, weight)
      }
    }
    return [...sums].flatMap(([group, counts]) => {
      const value = aggFn === 'count' ? String(sumOf(counts)) : quantileOf(counts, level as number)
      budget.row(null)
      return value === undefined ? [] : [{ bucket, group: groups.columns(group), value }]
    })
  })
}

const sumOf = (counts: number[]): number => counts.reduce((a, b) => a + b, 0)

function groupsOf({ aggregation, groupBy, budget, since = groupsSince }: Query, scope: Scope): Groups {
  if (groupBy.length === 0) return new Groups([], budget)
  const isLimited = aggregation.aggFn === 'quantile' && since < groupsSince
  const known = isLimited ? Object.fromEntries(kept.map((name) => [name, columns[name] as string])) : columns
  const expressions = groupBy.flatMap((written) => parseExpressions(written)).map(({ expression }) => expression)
  const compiled = compile(callWith('array', expressions), { ...scope, columns: known })
  return new Groups([{ name: 'group', compiled }], budget)
}

/** The columns of a measurement. */
const measured = (counts: number[]): Row => ({
  Count: sumOf(counts),
  Sum: counts.reduce((total, inside, index) => total + inside * (bounds[index] ?? 20_000) * 0.8, 0),
  BucketCounts: counts,
  ExplicitBounds: [...bounds],
  Min: 1,
  Max: 20_000,
  AggregationTemporality: 1,
})

/** Interpolates a quantile between the bounds of its bucket. */
export function quantileOf(counts: number[], level: number): number | undefined {
  const total = sumOf(counts)
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
