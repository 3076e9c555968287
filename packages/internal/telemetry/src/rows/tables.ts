import type { Columns, Row } from '../language/expression.ts'
import { is } from '../language/types.ts'
import { hash, hashText, hexadecimal } from '../random.ts'
import { ownOf } from '../refusals.ts'
import { logStreams, sessionStreams, severityNumbers, spanStreams } from './generated-events.ts'
import { type MetricKind, type MetricSeries, metricSeries } from './metrics.ts'
import type { EventTable, Incident } from './shop.ts'
import { columns, dailyIncident, minuteSize, resourceAttributes, rowWith, serviceNamed } from './shop.ts'

/** What a state supplies. The document of the control API says what each kind has. */
export type Supplied = SuppliedLogs | SuppliedIncident | SuppliedRows

/** Epoch milliseconds, or a text of ISO 8601. */
type Time = number | string

interface SuppliedLogs {
  kind: 'logs'
  service: string
  severity: string
  count: number
  at: Time
  body?: string
  attributes?: Record<string, string>
}

export interface SuppliedIncident {
  kind: 'incident'
  service: string
  from: Time
  until: Time
  errorRate?: number
  latencyFactor?: number
}

type SuppliedRows = { kind: EventKind | `${MetricKind}-rows`; rows: readonly object[] }

export type EventKind = 'log-rows' | 'span-rows' | 'session-rows'

/** The last millisecond whose nanoseconds fit into 64 bits. */
export const lastTime = 9_223_372_036_854

const writtenTime = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** A time in epoch milliseconds; `NaN` if it is no time, or not one that a table can have. */
export function rowTime(time: unknown): number {
  const [, day = ''] = typeof time === 'string' ? (writtenTime.exec(time) ?? []) : []
  // Dates count the days that a month does not have into the next one.
  const isDay = day !== '' && new Date(day).toJSON()?.startsWith(day)
  const value = typeof time === 'number' ? time : isDay ? Date.parse(time as string) : Number.NaN
  return value >= 0 && value <= lastTime ? value : Number.NaN
}

/** The columns of tables, by the kind of their supplied rows. */
const columnsOf: Readonly<Record<SuppliedRows['kind'], Columns>> = {
  'log-rows': columns.log,
  'span-rows': columns.span,
  'session-rows': columns.session,
  'gauge-rows': columns.measured,
  'sum-rows': columns.measured,
  'histogram-rows': { ...columns.series, TimeUnix: 'DateTime', BucketCounts: 'Array(UInt64)' },
}

/** A supplied row with all columns of its table. Those that are absent have `defaults`, or the ones of their types. */
function rowOf(kind: SuppliedRows['kind'], row: object, defaults: Row = {}): Row {
  const given = Object.entries(row as Row).filter(([, value]) => value !== undefined)
  const table = columnsOf[kind]
  const values = given.map(([name, value]) => [name, is.time(table[name] ?? '') ? rowTime(value) : value])
  const ResourceAttributes = attributesOf(String((row as Row).ServiceName ?? ''))
  return rowWith(table, { ...defaults, ResourceAttributes, ...Object.fromEntries(values) })
}

/** The resource attributes of a service: those of its first pod, if it is one of the shop. */
function attributesOf(name: string): Record<string, string> {
  const service = serviceNamed(name)
  if (service) return resourceAttributes(service, 0)
  return name === '' ? {} : { 'service.name': name }
}

export function eventsOf(kind: EventKind, supplied: readonly Supplied[]): Row[] {
  const rows = supplied.flatMap((one, index) => {
    if (one.kind === 'logs') return kind === 'log-rows' ? logsOf(one, index) : []
    return one.kind === kind ? one.rows.map((row) => rowOf(kind, row, defaultsOf(kind, row as Row))) : []
  })
  return rows.sort((one, other) => Number(one.Timestamp) - Number(other.Timestamp))
}

function defaultsOf(kind: EventKind, { Timestamp, SeverityText = '' }: Row): Row {
  if (kind === 'span-rows') return { SpanKind: 'Server', StatusCode: 'Unset', SampleRate: 1 }
  if (kind === 'session-rows') return { TimestampTime: Math.floor(rowTime(Timestamp) / 1000) * 1000 }
  return { SeverityNumber: severityNumbers.get(String(SeverityText).toLowerCase()) ?? 0 }
}

/** Logs in the minute that contains their time, with equal distances and different ids. */
function logsOf({ service, severity, count, at, body, attributes = {} }: SuppliedLogs, index: number): Row[] {
  const minute = Math.floor(rowTime(at) / minuteSize)
  const salt = hash(hashText(service + severity), index)
  const Body = body ?? `${severity} of ${service}`
  const given = { Timestamp: minute * minuteSize, ServiceName: service, SeverityText: severity, Body }
  const common = rowOf('log-rows', { ...given, LogAttributes: attributes }, defaultsOf('log-rows', given))
  return Array.from({ length: count }, (_, number) =>
    Object.assign(Object.create(common), {
      Timestamp: given.Timestamp + Math.floor((number / count) * minuteSize * 1000) / 1000,
      TraceId: hexadecimal(32, salt, minute, number),
      SpanId: hexadecimal(16, salt + 1, minute, number),
    }),
  )
}

export function incidentsOf(supplied: readonly Supplied[]): Incident[] {
  const incidents = supplied.flatMap((one): Incident[] => {
    if (one.kind !== 'incident') return []
    const [from, until] = [Math.floor(rowTime(one.from) / minuteSize), Math.ceil(rowTime(one.until) / minuteSize)]
    const { service, errorRate = 0, latencyFactor = 1 } = one
    return [{ service, from, until, period: Number.POSITIVE_INFINITY, errorRate, latencyFactor }]
  })
  return incidents.reverse()
}

export function seriesOf(kind: MetricKind, supplied: readonly Supplied[]): Map<string, MetricSeries[]> {
  const measured = supplied.flatMap((one) =>
    one.kind === `${kind}-rows` && 'rows' in one ? one.rows.map((given) => rowOf(one.kind, given)) : [],
  )
  const seriesKey = (row: Row) => JSON.stringify({ ...row, TimeUnix: null, Value: null, BucketCounts: null })
  const series = [...grouped(measured, seriesKey).values()].map(oneSeries)
  return grouped(series, ({ row }) => String(row.MetricName))
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

function oneSeries(given: readonly Row[]): MetricSeries {
  const rows = given.toSorted((one, other) => Number(one.TimeUnix) - Number(other.TimeUnix))
  const { TimeUnix, Value, BucketCounts, ...row } = rows[0] as Row
  const pointTime = (number: number) => Number(rows[number]?.TimeUnix)
  const value = (number: number) => Number(rows[number]?.Value)
  const firstAt = (time: number) => firstFrom(rows.length, pointTime, time)
  return {
    row,
    within: (from, to) => ({ first: firstAt(from), last: firstAt(to + 1) - 1 }),
    timeOf: pointTime,
    value,
    // A total is smaller than the one before where the counter was reset.
    increase: (number) => (number === 0 ? 0 : Math.max(0, value(number) - value(number - 1))),
    distribution: (number) => rows[number]?.BucketCounts as number[],
    isSampled: false,
  }
}

/** The first of `count` indexes, in the order of time, whose time is not before another. */
export function firstFrom(count: number, timeOf: (index: number) => number, time: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (timeOf(middle) < time) low = middle + 1
    else high = middle
  }
  return low
}

/** The telemetry that a state describes: whether there is the built-in one, and what was supplied. */
export interface TelemetryState {
  builtIn: boolean
  supplied: readonly Supplied[]
}

/** The telemetry of a state, by the kinds of sources and metrics. */
export interface Tables {
  ofEvents: (kind: string) => EventTable
  ofMetric: (kind: MetricKind, name: string) => MetricSeries[]
}

export function tablesOf({ builtIn, supplied }: TelemetryState): Tables {
  const incidents = [...incidentsOf(supplied), dailyIncident]
  const eventTable = (table: Columns, kind: EventKind, streamsOf: typeof logStreams): EventTable => {
    const streams = builtIn ? streamsOf(incidents) : []
    return { columns: table, streams, supplied: eventsOf(kind, supplied) }
  }
  const tables = {
    log: eventTable(columns.log, 'log-rows', logStreams),
    trace: eventTable(columns.span, 'span-rows', spanStreams),
    session: eventTable(columns.session, 'session-rows', sessionStreams),
  }
  const series = {
    gauge: seriesOf('gauge', supplied),
    sum: seriesOf('sum', supplied),
    histogram: seriesOf('histogram', supplied),
  }
  return {
    ofEvents: (kind) => ownOf<EventTable>(tables, kind) ?? { columns: {}, streams: [], supplied: [] },
    ofMetric: (kind, name) => [
      ...(builtIn ? metricSeries(incidents, kind, name) : []),
      ...(series[kind].get(name) ?? []),
    ],
  }
}
