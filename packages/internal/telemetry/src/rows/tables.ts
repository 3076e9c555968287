import type { Columns, Row } from '../language/expression.ts'
import { emptyOf } from '../language/types.ts'
import shop from './shop.json' with { type: 'json' }

const { log, span, series, counter, histogram } = shop.columns

/** The start of the names of columns that repeat a resource attribute. */
export const promotion = '__materialized_'

export const logColumns: Columns = log
export const spanColumns: Columns = span
/** The columns of events that browsers send. */
export const sessionColumns: Columns = {
  ...Object.fromEntries(Object.entries(log).filter(([name]) => name !== 'EventName' && !name.startsWith(promotion))),
  TimestampTime: 'DateTime',
}
/** The columns of all metrics, without time and value. */
export const seriesColumns: Columns = series
export const measuredColumns: Columns = { ...series, TimeUnix: 'DateTime', Value: 'Float64' }
export const counterColumns: Columns = counter
export const histogramColumns: Columns = { ...series, TimeUnix: 'DateTime', ...histogram }

/** A row with the default value of every column, and with some values. */
export const rowWith = (columns: Columns, values: Row): Row => {
  const entries = Object.entries(columns).map(([name, type]) => [
    name,
    emptyOf(type.replace('LowCardinality(String)', 'String')),
  ])
  return { ...Object.fromEntries(entries), ...values }
}

/** The values of the columns that repeat a resource attribute. */
export const promoted = (columns: Columns, resource: Readonly<Record<string, string>>): Row =>
  Object.fromEntries(
    Object.keys(columns)
      .filter((name) => name.startsWith(promotion))
      .map((name) => [name, resource[name.slice(promotion.length)] ?? '']),
  )
