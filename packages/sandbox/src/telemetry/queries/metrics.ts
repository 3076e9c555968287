import { type Columns, column, type Row } from '../expressions/expression.ts'
import { compileSelection } from '../expressions/selection.ts'
import { QueryError } from '../query-error.ts'
import { type MetricSeries, metricSeries, restartsIn, seriesColumns, totalAt } from '../rows/metric-series.ts'
import type { MetricKind } from '../rows/metrics.ts'
import { bucketOf } from './buckets.ts'
import { argumentsIn, Groups, groupKeys, Tally } from './grouping.ts'
import { queryHistogram } from './histograms.ts'
import { bucketsWithin, isOfEach, type MetricTable, minutesOf, rowAt, strideOf } from './metric-table.ts'
import { conditionOf, type Measured, type Query, scopeOf, selected } from './query.ts'

const bucketed = Object.fromEntries(Object.entries(seriesColumns).filter(([name]) => name !== 'MetricName'))

/** Computes an aggregation of a metric. */
export function queryMetric(table: MetricTable, query: Query): Measured[] {
  const kind = kindOf(query)
  if (kind === 'histogram') return queryHistogram(table, query, seriesNamed(table, query, kind))
  return kind === 'gauge' ? queryGauge(table, query) : querySum(table, query)
}

/** The kind of the metric. Throws if the source has no table for it. */
function kindOf({ source, aggregation }: Query): MetricKind {
  const { metricType, metricName, aggFn } = aggregation
  if (aggFn === 'increase' && metricType !== 'sum')
    throw new QueryError(
      `aggFn 'increase' is only supported for Sum (counter) metrics (got metricType=${metricType})`,
      true,
    )
  const hasTable = metricType !== undefined && Boolean(source.metricTables?.[metricType])
  if (!hasTable || !metricName || metricType === 'summary' || metricType === 'exponential histogram')
    throw new QueryError(`no query support for metric type=${metricType}`, true)
  return metricType
}

function seriesNamed({ seed, incident }: MetricTable, { aggregation }: Query, kind: MetricKind): MetricSeries[] {
  return metricSeries(seed, kind, aggregation.metricName ?? '', incident)
}

/** Aggregates the last value of each series and bucket. */
function queryGauge(table: MetricTable, query: Query): Measured[] {
  const columns: Columns = { ...seriesColumns, TimeUnix: 'DateTime', Value: 'Float64' }
  const condition = conditionOf(query, scopeOf(query, columns))
  return eachBucket(
    query,
    { ...bucketed, LastValue: 'Float64' },
    (series, from, to) => {
      const { first, last } = minutesOf(
        series,
        Math.max(from, query.range.start),
        Math.min(to, query.range.end, table.until),
      )
      for (let minute = last; minute >= first; minute--) {
        const value = series.value(minute)
        if (!condition || condition.evaluate(rowAt(series, minute, value))) return { LastValue: value }
        if (!isOfEach(condition)) return undefined
      }
      return undefined
    },
    seriesNamed(table, query, 'gauge'),
  )
}

/** Aggregates the increase of each series and bucket. The first increase needs the bucket before the range. */
function querySum(table: MetricTable, query: Query): Measured[] {
  const { range } = query
  const columns: Columns = {
    ...seriesColumns,
    TimeUnix: 'DateTime',
    Value: 'Float64',
    AggregationTemporality: 'Int32',
    IsMonotonic: 'Bool',
  }
  const condition = conditionOf(query, scopeOf(query, columns))
  const padded = bucketOf(range.start, range) - range.step
  const counted: Columns = { ...seriesColumns, AggregationTemporality: 'Int32', IsMonotonic: 'Bool', Rate: 'Float64' }
  const all = seriesNamed(table, query, 'sum')
  const stride = strideOf(range, all.length)
  const ofCounters = { AggregationTemporality: 2, IsMonotonic: true }
  const isTaken = (series: MetricSeries, minute: number) =>
    !condition ||
    condition.evaluate(
      Object.assign(rowAt(series, minute, isOfEach(condition) ? totalAt(series, minute) : 0), ofCounters),
    )
  return eachBucket(
    query,
    counted,
    (series, from, to) => {
      const start = minutesOf(series, padded, to).first
      const { first, last } = minutesOf(series, from, Math.min(to, table.until))
      if (last < first || (!isOfEach(condition) && !isTaken(series, first))) return undefined
      let increase: number | undefined
      for (let minute = first; minute <= last; minute += stride) {
        if (isOfEach(condition) && !isTaken(series, minute)) continue
        const added = minute === start || restartsIn(series, minute) ? 0 : series.value(minute)
        increase = (increase ?? 0) + added * Math.min(stride, last - minute + 1)
      }
      return increase === undefined ? undefined : { ...ofCounters, Rate: increase }
    },
    all,
  )
}

type OfBucket = (series: MetricSeries, from: number, to: number) => Row | undefined

/** Aggregates the buckets that begin within the range. */
function eachBucket(query: Query, columns: Columns, ofBucket: OfBucket, all: MetricSeries[]): Measured[] {
  const { range, aggregation } = query
  const value = 'LastValue' in columns ? 'LastValue' : 'Rate'
  const scope = scopeOf(query, columns)
  const groups = new Groups(groupKeys(query.groupBy, scope))
  const aggFn = aggregation.aggFn === 'increase' ? 'sum' : aggregation.aggFn
  const chosen = { ...aggregation, aggFn, valueExpression: value, where: undefined }
  const selection = compileSelection(aggFn === 'none' ? column(value) : selected(chosen), scope, groups.types)
  return bucketsWithin(range).flatMap((bucket) => {
    const tally = new Tally(selection)
    for (const series of all) {
      const measured = ofBucket(series, bucket, bucket + range.step - 1)
      if (!measured) continue
      const row = { ...series.row, ...measured }
      tally.add(groups.numberOf(row), argumentsIn(selection, row), 1)
    }
    return tally.results(bucket, groups)
  })
}
