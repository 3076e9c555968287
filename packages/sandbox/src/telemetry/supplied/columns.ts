import type { Columns } from '../expressions/expression.ts'
import { logColumns } from '../rows/logs.ts'
import { seriesColumns } from '../rows/metric-series.ts'
import { sessionColumns } from '../rows/sessions.ts'
import { spanColumns } from '../rows/spans.ts'
import type { SuppliedRows } from './format.ts'

export type TableName = SuppliedRows['table']

const measured: Columns = { ...seriesColumns, TimeUnix: 'DateTime64(9)', Value: 'Float64' }
const { Value, ...distributed } = measured

/** The columns that supplied rows can have. */
export const columnsOf: Readonly<Record<TableName, Columns>> = {
  logs: logColumns,
  traces: spanColumns,
  sessions: sessionColumns,
  gauge: measured,
  sum: measured,
  histogram: { ...distributed, BucketCounts: 'Array(UInt64)' },
}

const ofMetrics = ['TimeUnix', 'MetricName']

/** The columns that supplied rows must have. */
export const requiredColumns: Readonly<Record<TableName, readonly string[]>> = {
  logs: ['Timestamp'],
  traces: ['Timestamp'],
  sessions: ['Timestamp'],
  gauge: [...ofMetrics, 'Value'],
  sum: [...ofMetrics, 'Value'],
  histogram: [...ofMetrics, 'BucketCounts'],
}
