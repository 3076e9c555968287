import type { SuppliedTelemetry } from '../../generated/schema.ts'
import type { Columns } from '../expressions/expression.ts'
import { logColumns } from '../rows/logs.ts'
import { seriesColumns } from '../rows/metric-series.ts'
import { sessionColumns } from '../rows/sessions.ts'
import { spanColumns } from '../rows/spans.ts'

/** Single rows of one kind. */
export type SuppliedRows = Extract<SuppliedTelemetry, { rows: unknown }>

const measured: Columns = { ...seriesColumns, TimeUnix: 'DateTime' }
const withValue: Columns = { ...measured, Value: 'Float64' }

/** The columns of tables, by the kind of their supplied rows. */
export const columnsOf: Readonly<Record<SuppliedRows['kind'], Columns>> = {
  'log-rows': logColumns,
  'span-rows': spanColumns,
  'session-rows': sessionColumns,
  'gauge-rows': withValue,
  'sum-rows': withValue,
  'histogram-rows': { ...measured, BucketCounts: 'Array(UInt64)' },
}
