import { severityNumbers } from '../rows/logs.ts'
import { bounds } from '../rows/metric-series.ts'
import { services } from '../rows/services.ts'
import {
  attributes,
  type Check,
  checkOf,
  type Fields,
  isObject,
  listOf,
  mistakeIn,
  name,
  numberFrom,
  oneOf,
  text,
  time,
  wholeFrom,
} from './checks.ts'
import { columnsOf, requiredColumns, type TableName } from './columns.ts'
import type { SuppliedTelemetry, TelemetryState } from './format.ts'
import { timeOf } from './times.ts'

/** What can be supplied altogether: rows, incidents, and characters of JSON. */
const most = { rows: 100_000, incidents: 100, size: 8 * 1024 ** 2 }

const list: Check = { expected: 'a list of rows', accepts: Array.isArray }

const fields: Readonly<Record<SuppliedTelemetry['kind'], Fields>> = {
  logs: {
    required: ['kind', 'service', 'severity', 'count', 'at'],
    checks: {
      kind: text,
      service: name,
      severity: oneOf([...severityNumbers.keys()]),
      count: wholeFrom(1, most.rows),
      at: time,
      body: text,
      attributes,
    },
  },
  incident: {
    required: ['kind', 'service', 'from', 'until'],
    checks: {
      kind: text,
      service: oneOf(services.map((service) => service.name)),
      from: time,
      until: time,
      errorRate: numberFrom(0, 1),
      latencyFactor: numberFrom(0.01, 1000),
    },
  },
  rows: {
    required: ['kind', 'table', 'rows'],
    checks: { kind: text, table: oneOf(Object.keys(columnsOf)), rows: list },
  },
}

const kinds = oneOf(Object.keys(fields))

/**
 * A telemetry with something added.
 *
 * @throws TypeError with the wrong field.
 */
export function withSupplied({ builtIn, supplied }: TelemetryState, added: SuppliedTelemetry[]): TelemetryState {
  const mistake = mistakeInList({ builtIn, supplied: [...supplied, ...added] }, supplied.length)
  if (mistake) throw new TypeError(`The telemetry cannot be added: ${mistake.message}.`)
  return { builtIn, supplied: [...supplied, ...structuredClone(added)] }
}

/** The first mistake of the telemetry of a state, such as `supplied.0: "count" must be a whole number`. */
export function mistakeOfTelemetry(state: unknown): string | undefined {
  const mistake = mistakeIn(state, ofState)
  if (mistake !== undefined) return mistake
  const found = mistakeInList(state as TelemetryState)
  return found && `supplied.${found.index}: ${found.message}`
}

const ofState: Fields = {
  required: ['builtIn', 'supplied'],
  checks: {
    builtIn: { expected: 'true or false', accepts: (value) => typeof value === 'boolean' },
    supplied: { expected: 'a list', accepts: Array.isArray },
  },
}

/** The first mistake from an index on. What stands before is known to be right. */
function mistakeInList({ builtIn, supplied }: TelemetryState, from = 0) {
  const total = { rows: 0, incidents: 0, size: 0 }
  for (const [index, one] of supplied.entries()) {
    const message =
      (index < from ? undefined : mistakeOf(one)) ??
      excessOf(one, total) ??
      (one.kind === 'incident' && !builtIn
        ? 'an incident changes the built-in telemetry, which is switched off: supply logs or rows'
        : undefined)
    if (message !== undefined) return { index, message }
  }
  return undefined
}

function mistakeOf(one: unknown): string | undefined {
  const kind = isObject(one) ? one.kind : undefined
  if (!isObject(one) || !kinds.accepts(kind)) return mistakeIn(one, { required: ['kind'], checks: { kind: kinds } })
  const given = one as unknown as SuppliedTelemetry
  const mistake = mistakeIn(given, fields[given.kind])
  if (mistake !== undefined) return mistake
  if (given.kind === 'rows') return mistakeOfRows(given.table, given.rows)
  return given.kind === 'incident' ? mistakeOfIncident(given) : undefined
}

function mistakeOfIncident({ from, until, errorRate, latencyFactor }: SuppliedTelemetry & { kind: 'incident' }) {
  if (timeOf(until) <= timeOf(from)) return '"until" must be later than "from"'
  return errorRate === undefined && latencyFactor === undefined
    ? 'an incident without "errorRate" and "latencyFactor" changes nothing: say one of them, or both'
    : undefined
}

function mistakeOfRows(table: TableName, rows: readonly unknown[]): string | undefined {
  const checks = Object.fromEntries(Object.entries(columnsOf[table]).map(([column, type]) => [column, checkOf(type)]))
  if (table === 'histogram') checks.BucketCounts = listOf(wholeFrom(0, 1e9), bounds.length + 1)
  for (const [index, row] of rows.entries()) {
    const mistake = mistakeIn(row, { required: requiredColumns[table], checks })
    if (mistake !== undefined) return `rows.${index}: ${mistake}`
  }
  return undefined
}

/** Adds one to the total, and says what is too much. */
function excessOf(one: SuppliedTelemetry, total: typeof most): string | undefined {
  total.size += sizeOf(one)
  if (one.kind === 'incident') total.incidents++
  else total.rows += one.kind === 'rows' ? one.rows.length : one.count
  if (total.rows > most.rows) return `there can be ${most.rows} rows altogether, and there would be ${total.rows}`
  if (total.incidents > most.incidents) return `there can be ${most.incidents} incidents altogether`
  return total.size > most.size ? `there can be ${most.size} characters of JSON altogether` : undefined
}

const sizes = new WeakMap<SuppliedTelemetry, number>()

function sizeOf(one: SuppliedTelemetry): number {
  const size = sizes.get(one) ?? JSON.stringify(one).length
  sizes.set(one, size)
  return size
}
