import type { Row, Value } from '../expressions/expression.ts'
import { isTime, itemType } from '../expressions/types.ts'
import { resourceAttributes, services } from '../rows/services.ts'
import { emptyRow } from '../rows/stream.ts'
import { columnsOf, type TableName } from './columns.ts'
import type { SuppliedRows } from './format.ts'
import { timeOf } from './times.ts'

/** A supplied row with all columns of its table. Those that are absent have `defaults`, or the ones of their types. */
export function rowOf(table: TableName, given: SuppliedRows['rows'][number], defaults: Row = {}): Row {
  const columns = columnsOf[table]
  const resource = given.ResourceAttributes ?? attributesOf(given.ServiceName)
  const promoted = Object.keys(columns).filter((column) => column.startsWith(promotion))
  const values = Object.entries(given).filter(([, value]) => value !== undefined)
  return {
    ...emptyRow(columns),
    ...defaults,
    ResourceAttributes: resource,
    ...Object.fromEntries(promoted.map((column) => [column, resource[column.slice(promotion.length)] ?? ''])),
    ...Object.fromEntries(values.map(([column, value]) => [column, stored(value, columns[column] ?? '')])),
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

/** A value as a table has it: times are epoch milliseconds. */
function stored(value: unknown, type: string): Value {
  if (isTime(type)) return timeOf(value as string)
  return Array.isArray(value) ? value.map((item) => stored(item, itemType(type))) : (value as Value)
}
