import type { Columns, Row, Value } from '../language/expression.ts'
import { emptyOf } from '../language/types.ts'
import { fraction, hash, hashText, hexadecimal, telemetrySeed } from '../random.ts'
import shop from './shop.json' with { type: 'json' }

type Table = 'log' | 'span' | 'session' | 'series' | 'measured' | 'counter' | 'histogram'

/** The columns of the tables. Those of metrics are with (`measured`, `histogram`) and without (`series`) time and value. */
export const columns: Readonly<Record<Table, Columns>> = shop.columns

/** A service of the deployment that the telemetry describes, and the number of its running copies. */
interface Service {
  name: string
  version: string
  pods: number
  /** Whether `people` use it, mostly by day and on weekdays, or `machines` at any time. */
  busy: string
}

export const shopServices: readonly Service[] = shop.services

export const serviceNamed = (name: string): Service | undefined => shopServices.find((one) => one.name === name)

export function resourceAttributes({ name, version }: Service, pod: number): Record<string, string> {
  const short = (text: string, length: number) => hashText(text).toString(36).slice(0, length)
  const node = `node-${1 + ((hashText(name) + pod) % 3)}`
  const copy = short(`${name} ${version} ${pod}`, 5)
  const words: Record<string, string> = { name, version, node, copy, 'version hash': short(version, 6) }
  const written = (text: string) => text.replace(/\{(.*?)\}/g, (_, of) => words[of] ?? '')
  return Object.fromEntries(Object.entries(shop.resource).map(([key, text]) => [key, written(text)]))
}

export const minuteSize = 60_000
export const minutesOfDay: number = 24 * 60
export const minutesOfWeek: number = 7 * minutesOfDay

/** The load of each minute of a week that begins on a Thursday, like the epoch; its mean is about 1. */
const people = Float64Array.from({ length: minutesOfWeek }, (_, minute) => {
  const day = (4 + Math.floor(minute / minutesOfDay)) % 7
  const hour = (minute % minutesOfDay) / 60
  const daily = 1 - 0.75 * Math.cos(((hour - 2.5) / 24) * 2 * Math.PI) + 0.15 * Math.sin((hour / 6) * 2 * Math.PI)
  return daily * (day === 0 || day === 6 ? 0.62 : 1.15)
})

/** The load of machines is constant, with a peak at the start of each hour. */
const machines = Float64Array.from({ length: minutesOfWeek }, (_, minute) => (minute % 60 < 5 ? 1.6 : 0.945))

/** The load of a service, by the minute of a week. People use what is no service of the shop. */
export const rhythmOf = (name: string): Float64Array => (serviceNamed(name)?.busy === 'machines' ? machines : people)

/** A time in which calls of a service fail or are slow. */
export interface Incident {
  service: string
  /** Its first minute, and the exclusive end, since the start of a period. */
  from: number
  until: number
  /** The minutes of a period, after which it happens again; `Infinity` if it happens once. */
  period: number
  errorRate: number
  latencyFactor: number
}

const dailyStart = 9 * 60 + (hash(telemetrySeed, 0x1c1d) % (8 * 60))
const everyDay = { period: minutesOfDay, errorRate: 0.35, latencyFactor: 6 }

/** The incident of every day, which takes 40 minutes. */
export const dailyIncident: Incident = { service: 'payments', from: dailyStart, until: dailyStart + 40, ...everyDay }

export const isDuring = ({ from, until, period }: Incident, minute: number): boolean =>
  minute % period >= from && minute % period < until

/** The start of the names of columns that repeat a resource attribute. */
export const promotion = '__materialized_'

/** A row of one of the pods of a service, with some values. */
export function podRow(table: Columns, ServiceName: string, number: number, values: Row): Row {
  const service = serviceNamed(ServiceName) as Service
  const ResourceAttributes = resourceAttributes(service, number % service.pods)
  return rowWith(table, { ServiceName, ResourceAttributes, ...values })
}

/** A row with some values, and the default value of every other column. */
export function rowWith(table: Columns, values: Row): Row {
  const resource = values.ResourceAttributes as Record<string, string> | undefined
  const defaults = Object.entries(table).map(([name, type]) => {
    const promoted = name.startsWith(promotion) ? resource?.[name.slice(promotion.length)] : undefined
    return [name, promoted ?? emptyOf(type.replace('LowCardinality(String)', 'String'))]
  })
  return { ...Object.fromEntries(defaults), ...values }
}

/** The number of different rows of a stream, apart from times and ids. */
export const variants = 64

/**
 * The rows of one source: one log statement, or one operation of a trace.
 * Everything except ids and times is one of `variants`, so a query evaluates each variant once and counts its rows.
 */
export interface Stream {
  salt: number
  rate: number
  rhythm: Float64Array
  /** What incidents change. Where several happen at once, only the first one counts. */
  effects: readonly Effect[]
  /** The variants outside of incidents. */
  rows: () => readonly Row[]
  /** The columns that differ in every row: times and ids. */
  identities: Readonly<Record<string, (minute: number, index: number) => Value>>
  /** The salts of ids, by column. */
  made: Readonly<Record<string, number>>
  time: (minute: number, index: number) => number
}

/** The change of a stream during an incident: the factor of the rate, and the variants. */
export interface Effect {
  incident: Incident
  factor: number
  rows: () => readonly Row[]
}

/** A table of events: logs, spans, or sessions. */
export interface EventTable {
  columns: Columns
  streams: Stream[]
  /** Supplied rows, in the order of time. */
  supplied: readonly Row[]
}

/** Returns the function that spreads the rows of a minute over milliseconds of it. */
export const timesWithin =
  (salt: number, milliseconds: number = minuteSize, later = 0): Stream['time'] =>
  (minute, index) =>
    minute * minuteSize + Math.floor(fraction(salt, minute, index) * milliseconds * 1000) / 1000 + later

/** A stream with the columns that differ in every row: its time, and the ids that salts make. */
export function streamOf(stream: Omit<Stream, 'identities'>, more: Stream['identities'] = {}): Stream {
  const ids = Object.entries(stream.made).map(([column, salt]): [string, Stream['identities'][string]] => {
    const digits = column === 'TraceId' ? 32 : 16
    return [column, (minute, index) => hexadecimal(digits, salt, minute, index)]
  })
  return { ...stream, identities: { Timestamp: stream.time, ...Object.fromEntries(ids), ...more } }
}

/** Generates the variants when they are first needed. */
export function rowVariants(make: (variant: number) => Row): () => readonly Row[] {
  let made: readonly Row[] | undefined
  return () => {
    made ??= Array.from({ length: variants }, (_, variant) => make(variant))
    return made
  }
}

/** The number of rows of a stream in a minute. */
export function countIn({ salt, rate, rhythm }: Stream, minute: number, effect: Effect | undefined): number {
  const expected = rate * (rhythm[minute % minutesOfWeek] as number)
  const changed = effect ? expected * effect.factor : expected
  const chance = hash(salt, minute, 0)
  const noise = 0.85 + ((chance & 0xffff) / 0x10000) * 0.3
  return Math.floor(changed * noise + chance / 0x100000000)
}

/** The change of the rows of a minute, if an incident affects them. */
export const effectIn = ({ effects }: Stream, minute: number): Effect | undefined =>
  effects.find(({ incident }) => isDuring(incident, minute))

/** The variant of the first row of a minute; the following rows have the following variants. */
export const firstVariant = ({ salt }: Stream, minute: number): number => hash(salt, minute, 0x5eed) % variants
