import { compileExpression } from '../functions/compile.ts'
import { compileSelection } from '../functions/selection.ts'
import { type Compiled, callWith, column, parseExpressions, type Row, type Scope } from '../language/expression.ts'
import { QueryError } from '../refusals.ts'
import { bounds, type MetricKind, type MetricSeries } from '../rows/metrics.ts'
import { columns } from '../rows/shop.ts'
import type { Tables } from '../rows/tables.ts'
import { Groups, groupKeys, groupKeyTypes } from './grouping.ts'
import type { Measured, Query, Range } from './query.ts'
import { bucketOf, queryCondition, queryStart, readCondition, scopeOf, selected } from './query.ts'

/** Computes a query of a metric. `until` is the last millisecond with measurements. */
export function queryMetric(seriesOf: Tables['ofMetric'], until: number, query: Query): Measured[] {
  const kind = metricKind(query)
  const all = seriesOf(kind, query.aggregation.metricName ?? '')
  return { gauge: queryGauge, sum: querySum, histogram: queryHistogram }[kind](until, query, all)
}

/** The kind of the metric. Throws if the source has no table for it. */
function metricKind({ source, aggregation }: Query): MetricKind {
  const { metricType: type, metricName, aggFn } = aggregation
  if (aggFn === 'increase' && type !== 'sum')
    throw new QueryError(`aggFn 'increase' is only supported for Sum (counter) metrics (got metricType=${type})`, true)
  const isKnown = type === 'gauge' || type === 'sum' || type === 'histogram'
  if (isKnown && source.metricTables?.[type] && metricName) return type
  throw new QueryError(`no query support for metric type=${type}`, true)
}

/** Aggregates the last value of each series and bucket. */
function queryGauge(until: number, query: Query, all: MetricSeries[]): Measured[] {
  const { start, end } = query.range
  const condition = queryCondition(query, scopeOf(query, columns.measured))
  const filter = filterOf(condition, (series, number) => ({ Value: series.value(number) }))
  const { MetricName, ...ofSeries } = columns.series
  return eachBucket(query, { ...ofSeries, LastValue: 'Float64' }, all, (series, from, to) => {
    const { first, last } = series.within(Math.max(from, start), Math.min(to, end, until))
    const earliest = filter.isOfEach ? first : Math.max(first, last)
    for (let number = last; number >= earliest; number--)
      if (filter.takes(series, number)) return { LastValue: series.value(number) }
    return undefined
  })
}

/** Aggregates the increase of each series and bucket. The first increase needs the bucket before the range. */
function querySum(until: number, query: Query, all: MetricSeries[]): Measured[] {
  const { range } = query
  const ofCounters = { AggregationTemporality: 2, IsMonotonic: true }
  const condition = queryCondition(query, scopeOf(query, { ...columns.measured, ...columns.counter }))
  const filter = filterOf(condition, (series, number, isOfEach) => {
    return { ...ofCounters, Value: isOfEach ? series.value(number) : 0 }
  })
  const padded = bucketOf(range.start, range) - range.step
  const stride = strideOf(range, all.length)
  return eachBucket(query, { ...columns.series, ...columns.counter, Rate: 'Float64' }, all, (series, from, to) => {
    const start = series.within(padded, to).first
    const increases = takenIn(series, filter, { from, to: Math.min(to, until), stride }).map(([number, weight]) =>
      number === start ? 0 : series.increase(number) * weight,
    )
    return increases.length === 0 ? undefined : { ...ofCounters, Rate: sumOf(increases) }
  })
}

type OfBucket = (series: MetricSeries, from: number, to: number) => Row | undefined

/** Aggregates one row for each series and each bucket that begins within the range. The last column is its value. */
function eachBucket(query: Query, ofRow: Scope['columns'], all: MetricSeries[], ofBucket: OfBucket): Measured[] {
  const { range, aggregation, budget } = query
  const scope = scopeOf(query, ofRow)
  const keys = groupKeys(query.groupBy, scope)
  const aggFn = aggregation.aggFn === 'increase' ? 'sum' : aggregation.aggFn
  const value = Object.keys(ofRow).at(-1) ?? ''
  const chosen = { ...aggregation, aggFn, valueExpression: value, where: undefined }
  const selection = compileSelection(aggFn === 'none' ? column(value) : selected(chosen), scope, groupKeyTypes(keys))
  const groups = new Groups(keys, budget, selection)
  return bucketsWithin(range).flatMap((bucket) => {
    for (const series of all) {
      budget.work(64)
      const found = ofBucket(series, bucket, bucket + range.step - 1)
      if (found) groups.add(groups.cellOf({ ...series.row, ...found }))
    }
    return groups.results(bucket)
  })
}

/** The columns by which older servers group quantiles. */
const kept = ['ResourceAttributes', 'MetricName', 'Attributes', 'TimeUnix', 'ExplicitBounds']

/** Computes the number of measurements, or a quantile. The groups are one column, as a list. */
export function queryHistogram(until: number, query: Query, all: MetricSeries[]): Measured[] {
  const { aggFn, level = Number.NaN, whereLanguage } = query.aggregation
  const scope = scopeOf(query, columns.histogram)
  if (whereLanguage !== 'sql') readCondition(query, scope)
  if (aggFn !== 'count' && aggFn !== 'quantile')
    throw new QueryError(`${aggFn} is not supported for histograms currently`, true)
  const condition = queryCondition(query, scope)
  const groups = metricGroups(query, scope)
  if (aggFn === 'quantile' && Number.isNaN(level))
    throw new QueryError('Cannot read floating point value here: value cannot be parsed as Float64 for query parameter')
  const { range, budget } = query
  const stride = strideOf(range, all.length * bounds.length)
  const filter = filterOf(condition, measured)
  return bucketsWithin(range).flatMap((bucket) => {
    const sums = new Map<number, number[]>()
    const span = { from: bucket, to: Math.min(bucket + range.step - 1, until), stride }
    for (const series of all) {
      const group = groups.numberOf(series.row)
      for (const [number, weight] of takenIn(series, filter, span)) {
        const counts = sums.get(group) ?? []
        sums.set(group, counts)
        budget.work(64)
        for (const [at, count] of series.distribution(number).entries()) counts[at] = (counts[at] ?? 0) + count * weight
      }
    }
    return [...sums].flatMap(([group, counts]) => {
      const value = aggFn === 'count' ? String(sumOf(counts)) : quantileOf(counts, level)
      budget.row(null)
      return value === undefined ? [] : [{ bucket, group: groups.columns(group), value }]
    })
  })
}

const sumOf = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

function metricGroups({ aggregation, groupBy, budget, isOlder }: Query, scope: Scope): Groups {
  if (groupBy.length === 0) return new Groups([], budget)
  const isLimited = aggregation.aggFn === 'quantile' && isOlder?.('groupsQuantilesByAnyColumn') === true
  const known = Object.entries(scope.columns).filter(([name]) => !isLimited || kept.includes(name))
  const expressions = groupBy.flatMap((written) => parseExpressions(written)).map(({ expression }) => expression)
  const compiled = compileExpression(callWith('array', expressions), { ...scope, columns: Object.fromEntries(known) })
  return new Groups([{ name: 'group', compiled }], budget)
}

/** The columns of a measurement of a histogram. */
function measured(series: MetricSeries, number: number, isOfEach: boolean): Row {
  const BucketCounts = isOfEach ? [...series.distribution(number)] : []
  const Sum = sumOf(BucketCounts.map((inside, index) => inside * (bounds[index] ?? 20_000) * 0.8))
  const ofAll = { ExplicitBounds: [...bounds], Min: 1, Max: 20_000, AggregationTemporality: 1 }
  return { Count: sumOf(BucketCounts), Sum, BucketCounts, ...ofAll }
}

/** Interpolates a quantile between the bounds of its bucket. */
export function quantileOf(counts: readonly number[], level: number): number | undefined {
  const total = sumOf(counts)
  if (total === 0) return undefined
  let rank = level * total
  for (const [index, upper] of bounds.entries()) {
    const [inside = 0, lower = 0] = [counts[index], bounds[index - 1]]
    if (inside > rank) return lower + (upper - lower) * (rank / inside)
    rank -= inside
  }
  return bounds.at(-1)
}

/**
 * The filter of a condition on the measurements of series. `isOfEach`: whether it is evaluated for each measurement and not
 * once per series and bucket. `columnsOf` computes the columns that differ from one measurement to the next.
 */
function filterOf(condition: Compiled | undefined, columnsOf: typeof measured) {
  const isOfEach = ['Value', 'TimeUnix', 'Count', 'Sum'].some((name) => condition?.columns.has(name))
  const rowOf = (series: MetricSeries, number: number): Row => {
    const own = { TimeUnix: series.timeOf(number), ...columnsOf(series, number, isOfEach) }
    return Object.assign(Object.create(series.row), own)
  }
  const takes = (series: MetricSeries, number: number) =>
    !condition || Boolean(condition.evaluate(rowOf(series, number)))
  return { isOfEach, takes }
}

/** The measurements of a bucket that a filter takes, each with the number of measurements that it stands for. */
function takenIn(
  series: MetricSeries,
  { isOfEach, takes }: ReturnType<typeof filterOf>,
  { from, to, stride }: { from: number; to: number; stride: number },
): [number: number, weight: number][] {
  const { first, last } = series.within(from, to)
  if (last < first || !(isOfEach || takes(series, first))) return []
  const step = series.isSampled ? stride : 1
  const numbers = Array.from({ length: Math.ceil((last - first + 1) / step) }, (_, index) => first + index * step)
  const taken = isOfEach ? numbers.filter((number) => takes(series, number)) : numbers
  return taken.map((number) => [number, Math.min(step, last - number + 1)])
}

function bucketsWithin(range: Range): number[] {
  const origin = bucketOf(0, range)
  const first = Math.ceil((queryStart(range) - origin) / range.step)
  const last = Math.floor((range.end - origin) / range.step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => origin + (first + index) * range.step)
}

const mostMeasured = 4_000_000

function strideOf(range: Range, series: number): number {
  const minutes = (Math.max(0, range.end - queryStart(range)) * series) / 60_000
  return Math.max(1, Math.ceil(minutes / mostMeasured))
}
