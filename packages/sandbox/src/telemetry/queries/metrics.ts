import { column, type Row } from '../expressions/expression.ts'
import { compileSelection } from '../expressions/selection.ts'
import { QueryError } from '../query-error.ts'
import { type MetricSeries, seriesColumns } from '../rows/metric-series.ts'
import type { MetricKind } from '../rows/metrics.ts'
import { bucketOf } from './buckets.ts'
import { argumentsIn, Groups, groupKeys, Tally } from './grouping.ts'
import { queryHistogram } from './histograms.ts'
import { bucketsWithin, filterOf, type MetricTable, strideOf, takenIn } from './metric-table.ts'
import { conditionOf, type Measured, type Query, scopeOf, selected } from './query.ts'

/** Computes an aggregation of a metric. */
export function queryMetric(table: MetricTable, query: Query): Measured[] {
  const kind = kindOf(query)
  const all = table.seriesOf(kind, query.aggregation.metricName ?? '')
  const ofKind = { gauge: queryGauge, sum: querySum, histogram: queryHistogram }
  return ofKind[kind](table, query, all)
}

/** The kind of the metric. Throws if the source has no table for it. */
function kindOf({ source, aggregation }: Query): MetricKind {
  const { metricType, metricName, aggFn } = aggregation
  if (aggFn === 'increase' && metricType !== 'sum')
    throw new QueryError(
      `aggFn 'increase' is only supported for Sum (counter) metrics (got metricType=${metricType})`,
      true,
    )
  const isKnown = metricType === 'gauge' || metricType === 'sum' || metricType === 'histogram'
  if (!isKnown || !source.metricTables?.[metricType] || !metricName)
    throw new QueryError(`no query support for metric type=${metricType}`, true)
  return metricType
}

const measured = { ...seriesColumns, TimeUnix: 'DateTime', Value: 'Float64' }

/** Aggregates the last value of each series and bucket. */
function queryGauge({ until }: MetricTable, query: Query, all: MetricSeries[]): Measured[] {
  const { start, end } = query.range
  const condition = conditionOf(query, scopeOf(query, measured))
  const filter = filterOf(condition, (series, number) => ({ Value: series.value(number) }))
  return eachBucket(query, 'LastValue', all, (series, from, to) => {
    const { first, last } = series.within(Math.max(from, start), Math.min(to, end, until))
    const earliest = filter.isOfEach ? first : Math.max(first, last)
    for (let number = last; number >= earliest; number--)
      if (filter.takes(series, number)) return { LastValue: series.value(number) }
    return undefined
  })
}

const ofCounters = { AggregationTemporality: 2, IsMonotonic: true }

/** Aggregates the increase of each series and bucket. The first increase needs the bucket before the range. */
function querySum({ until }: MetricTable, query: Query, all: MetricSeries[]): Measured[] {
  const { range } = query
  const condition = conditionOf(query, scopeOf(query, { ...measured, ...counterColumns }))
  const filter = filterOf(condition, (series, number, isOfEach) => ({
    ...ofCounters,
    Value: isOfEach ? series.value(number) : 0,
  }))
  const padded = bucketOf(range.start, range) - range.step
  const stride = strideOf(range, all.length)
  return eachBucket(query, 'Rate', all, (series, from, to) => {
    const start = series.within(padded, to).first
    let increase: number | undefined
    for (const [number, weight] of takenIn(series, filter, { from, to: Math.min(to, until), stride })) {
      const added = number === start ? 0 : series.increase(number)
      increase = (increase ?? 0) + added * weight
    }
    return increase === undefined ? undefined : { ...ofCounters, Rate: increase }
  })
}

const counterColumns = { AggregationTemporality: 'Int32', IsMonotonic: 'Bool' }
const { MetricName, ...gaugeColumns } = seriesColumns

/** The columns of the rows that are aggregated, by the column of their value. */
const aggregated = {
  LastValue: { ...gaugeColumns, LastValue: 'Float64' },
  Rate: { ...seriesColumns, ...counterColumns, Rate: 'Float64' },
}

type OfBucket = (series: MetricSeries, from: number, to: number) => Row | undefined

/** Aggregates one row for each series and each bucket that begins within the range. */
function eachBucket(query: Query, value: keyof typeof aggregated, all: MetricSeries[], ofBucket: OfBucket): Measured[] {
  const { range, aggregation } = query
  const scope = scopeOf(query, aggregated[value])
  const groups = new Groups(groupKeys(query.groupBy, scope), query.budget)
  const aggFn = aggregation.aggFn === 'increase' ? 'sum' : aggregation.aggFn
  const chosen = { ...aggregation, aggFn, valueExpression: value, where: undefined }
  const selection = compileSelection(aggFn === 'none' ? column(value) : selected(chosen), scope, groups.types)
  return bucketsWithin(range).flatMap((bucket) => {
    const tally = new Tally(selection, query.budget)
    for (const series of all) {
      query.budget.work(64)
      const found = ofBucket(series, bucket, bucket + range.step - 1)
      if (!found) continue
      const row = { ...series.row, ...found }
      tally.add(groups.numberOf(row), argumentsIn(selection, row), 1)
    }
    return tally.results(bucket, groups)
  })
}
