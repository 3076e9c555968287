import type { Columns, Row } from '../language/expression.ts'
import { emptyOf } from '../language/types.ts'
import { hash, hashText, telemetrySeed } from '../random.ts'
import shop from './shop.json' with { type: 'json' }

type Table = 'log' | 'span' | 'session' | 'series' | 'measured' | 'counter' | 'histogram'

/** The columns of the tables. Those of metrics are with (`measured`, `histogram`) and without (`series`) time and value. */
export const columns: Readonly<Record<Table, Columns>> = shop.columns

/** A service of the deployment that the telemetry describes, and the number of its running copies. */
export interface Service {
  name: string
  version: string
  pods: number
  /** Whether `people` use it, mostly by day and on weekdays, or `machines` at any time. */
  busy: string
}

export const shopServices: readonly Service[] = shop.services

export const serviceNamed = (name: string): Service => shopServices.find((one) => one.name === name) as Service

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

/** The load of a service, by the minute of a week. */
export const rhythmOf = ({ busy }: Pick<Service, 'busy'>): Float64Array => (busy === 'people' ? people : machines)

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

/** The incident of every day, which takes 40 minutes. */
export const dailyIncident: Incident & { service: 'payments' } = {
  service: 'payments',
  from: dailyStart,
  until: dailyStart + 40,
  period: minutesOfDay,
  errorRate: 0.35,
  latencyFactor: 6,
}

export const isDuring = ({ from, until, period }: Incident, minute: number): boolean =>
  minute % period >= from && minute % period < until

/** The start of the names of columns that repeat a resource attribute. */
export const promotion = '__materialized_'

/** A row with some values, and the default value of every other column. */
export function rowWith(table: Columns, values: Row): Row {
  const resource = values.ResourceAttributes as Record<string, string> | undefined
  const defaults = Object.entries(table).map(([name, type]) => {
    const promoted = name.startsWith(promotion) ? resource?.[name.slice(promotion.length)] : undefined
    return [name, promoted ?? emptyOf(type.replace('LowCardinality(String)', 'String'))]
  })
  return { ...Object.fromEntries(defaults), ...values }
}
