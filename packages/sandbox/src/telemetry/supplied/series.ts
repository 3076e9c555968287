import type { SuppliedTelemetry } from '../../generated/schema.ts'
import type { Row } from '../expressions/expression.ts'
import { firstFrom } from '../order.ts'
import type { MetricSeries } from '../rows/metric-series.ts'
import type { MetricKind } from '../rows/metrics.ts'
import { rowOf } from './rows.ts'

/** The series of supplied measurements, by the name of their metric. */
export function seriesOf(kind: MetricKind, supplied: readonly SuppliedTelemetry[]): Map<string, MetricSeries[]> {
  const measured = new Map<string, Row[]>()
  for (const one of supplied) {
    if (one.kind !== `${kind}-rows` || !('rows' in one)) continue
    for (const given of one.rows) {
      const row = rowOf(one.kind, given)
      const key = JSON.stringify({ ...row, TimeUnix: null, Value: null, BucketCounts: null })
      const rows = measured.get(key) ?? []
      measured.set(key, rows)
      rows.push(row)
    }
  }
  const series = new Map<string, MetricSeries[]>()
  for (const rows of measured.values()) {
    const name = String(rows[0]?.MetricName)
    const ofName = series.get(name) ?? []
    series.set(name, ofName)
    ofName.push(oneSeries(rows))
  }
  return series
}

function oneSeries(given: readonly Row[]): MetricSeries {
  const rows = given.toSorted((one, other) => Number(one.TimeUnix) - Number(other.TimeUnix))
  const { TimeUnix, Value, BucketCounts, ...row } = rows[0] as Row
  const timeOf = (number: number) => Number(rows[number]?.TimeUnix)
  const value = (number: number) => Number(rows[number]?.Value)
  return {
    row,
    within: (from, to) => ({
      first: firstFrom(rows.length, timeOf, from),
      last: firstFrom(rows.length, timeOf, to + 1) - 1,
    }),
    timeOf,
    value,
    // A total is smaller than the one before where the counter was reset.
    increase: (number) => (number === 0 ? 0 : Math.max(0, value(number) - value(number - 1))),
    distribute: (number, counts, times = 1) => {
      const added = rows[number]?.BucketCounts as number[]
      for (const [index, count] of added.entries()) counts[index] = (counts[index] ?? 0) + count * times
    },
    isSampled: false,
  }
}
