import type { ChartSeriesValue } from './generated/schema.ts'

/** A row of an answer, whose form nobody has checked. */
type Row = Readonly<Record<string, unknown>>

/** What one row of an answer says, in either of its two forms. */
export interface ReadRow {
  /** Start of the bucket, in epoch milliseconds. */
  readonly bucket: number
  readonly group: readonly ChartSeriesValue[]
  /** The values that the row has, by the index of their series. */
  readonly values: ReadonlyMap<number, unknown>
}

const latest = 8.64e15

/** Reads a row. Returns `undefined` for one without a bucket, which belongs to no chart. */
export function readRow(row: unknown, count: number, groupBy: readonly string[]): ReadRow | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const found = row as Row
  // What stands before this ending varies by deployment. A column that is grouped by can end like this, and comes earlier.
  const column = Object.keys(found).findLast((key) => key.endsWith('time_bucket'))
  const bucket = column === undefined ? found.ts_bucket : Date.parse(String(found[column]))
  if (typeof bucket !== 'number' || !(Math.abs(bucket) <= latest)) return undefined
  const keys = Array.from({ length: count }, (_, index) => `series_${index}${column === undefined ? '.data' : ''}`)
  return {
    bucket,
    group:
      column === undefined ? readPointGroup(found.group, groupBy) : readRowGroup(found, [...keys, column], groupBy),
    values: new Map(keys.flatMap((key, index) => (Object.hasOwn(found, key) ? [[index, found[key]]] : []))),
  }
}

const asSent = (value: unknown) => (value ?? null) as ChartSeriesValue

function readPointGroup(group: unknown, groupBy: readonly string[]): ChartSeriesValue[] {
  return groupBy.map((_, index) => asSent(Array.isArray(group) ? group[index] : null))
}

/** The group of a raw row. A server names the column of an expression as it understood it, so those go by their order. */
function readRowGroup(row: Row, others: readonly string[], groupBy: readonly string[]): ChartSeriesValue[] {
  const left = Object.keys(row).filter((key) => !others.includes(key) && !groupBy.includes(key))
  const unnamed = groupBy.filter((column) => !Object.hasOwn(row, column))
  return groupBy.map((column) => {
    if (Object.hasOwn(row, column)) return asSent(row[column])
    // One text that lists several columns.
    if (unnamed.length === 1 && left.length > 1) return left.map((key) => row[key])
    return left.length === unnamed.length ? asSent(row[left[unnamed.indexOf(column)] as string]) : null
  })
}

/** A number as servers send it: 64-bit integers as text. Null for anything else. */
export function parseNumber(value: unknown): number | bigint | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^-?\d{1,40}(\.\d{1,40})?$/.test(value)) return null
  const number = Number(value)
  return value.includes('.') || Number.isSafeInteger(number) ? number : BigInt(value)
}
