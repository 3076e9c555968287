import type { SuppliedTelemetry } from '../../generated/schema.ts'
import type { Columns, Row } from '../expressions/expression.ts'
import { isTime } from '../expressions/types.ts'
import { logColumns } from '../rows/logs.ts'
import { seriesColumns } from '../rows/metric-series.ts'
import { resourceAttributes, services } from '../rows/services.ts'
import { sessionColumns } from '../rows/sessions.ts'
import { spanColumns } from '../rows/spans.ts'
import { emptyRow } from '../rows/stream.ts'
import { timeOf } from './times.ts'

/** Single rows of one kind. */
export type SuppliedRows = Extract<SuppliedTelemetry, { rows: unknown }>

const measured: Columns = { ...seriesColumns, TimeUnix: 'DateTime' }
const withValue: Columns = { ...measured, Value: 'Float64' }

/** The columns of tables, by the kind of their supplied rows. */
const columnsOf: Readonly<Record<SuppliedRows['kind'], Columns>> = {
  'log-rows': logColumns,
  'span-rows': spanColumns,
  'session-rows': sessionColumns,
  'gauge-rows': withValue,
  'sum-rows': withValue,
  'histogram-rows': { ...measured, BucketCounts: 'Array(UInt64)' },
}

/** A supplied row with all columns of its table. Those that are absent have `defaults`, or the ones of their types. */
export function rowOf(kind: SuppliedRows['kind'], given: SuppliedRows['rows'][number], defaults: Row = {}): Row {
  const columns = columnsOf[kind]
  const resource = given.ResourceAttributes ?? attributesOf(given.ServiceName)
  const promoted = Object.keys(columns).filter((column) => column.startsWith(promotion))
  const values = Object.entries(given).filter(([, value]) => value !== undefined)
  return {
    ...emptyRow(columns),
    ...defaults,
    ResourceAttributes: resource,
    ...Object.fromEntries(promoted.map((column) => [column, resource[column.slice(promotion.length)] ?? ''])),
    ...Object.fromEntries(
      values.map(([column, value]) => [column, isTime(columns[column] ?? '') ? timeOf(value) : value]),
    ),
  }
}

/** The start of the names of columns that repeat a resource attribute. */
const promotion = '__materialized_'

/** The resource attributes of a service: those of its first pod, if it is one of the shop. */
function attributesOf(name = ''): Record<string, string> {
  const service = services.find((one) => one.name === name)
  if (service) return resourceAttributes(service, 0)
  return name === '' ? {} : { 'service.name': name }
}
