import type { Columns, Row } from '../expressions/expression.ts'
import { fraction, hash, hashText } from '../random.ts'
import { type Incident, isDuring, minutesOfDay, minutesOfWeek, rhythms } from './rhythm.ts'
import { resourceAttributes, type Service, services, troubled } from './services.ts'

const map = 'Map(LowCardinality(String), String)'
const named = 'LowCardinality(String)'

/** Columns of all metrics, without their time and value. */
export const seriesColumns: Columns = {
  ResourceAttributes: map,
  ResourceSchemaUrl: 'String',
  ScopeName: 'String',
  ScopeVersion: 'String',
  ScopeAttributes: map,
  ScopeDroppedAttrCount: 'UInt32',
  ScopeSchemaUrl: 'String',
  ServiceName: named,
  MetricName: named,
  MetricDescription: 'String',
  MetricUnit: 'String',
  Attributes: map,
  StartTimeUnix: 'DateTime',
  Flags: 'UInt32',
}

/** What is measured of one pod, once a minute. */
export interface MetricSeries {
  salt: number
  /** Its columns, without time and value. */
  row: Row
  /** The second of the minute in which it is measured. */
  second: number
  /** Value of a gauge, increase of a counter, or number of measurements of a histogram within the minute. */
  value: (minute: number) => number
}

export type MetricKind = 'gauge' | 'sum' | 'histogram'

interface Metric {
  name: string
  unit: string
  description: string
  attributes: Record<string, string>[]
  /** With how busy the service is (about 1), a number from 0 to 1, and whether the service is in trouble. */
  measure: (busy: number, chance: number, isTroubled: boolean, salt: number) => number
}

const none = [{}]
const gigabyte = 1024 ** 3
const usage = (share: number) => (busy: number, chance: number, isTroubled: boolean) =>
  Math.min(0.99, share * (0.5 + 0.5 * busy) * (0.9 + 0.2 * chance) + (isTroubled ? 0.45 : 0))
const memory = (_: number, chance: number, isTroubled: boolean, salt: number) =>
  Math.round(gigabyte * (0.35 + (salt % 16) / 64 + 0.06 * chance) * (isTroubled ? 1.5 : 1))

const metrics: Record<MetricKind, Metric[]> = {
  gauge: [
    {
      name: 'system.cpu.utilization',
      unit: '1',
      description: 'Share of the processor that is used',
      attributes: [{ cpu: '0' }, { cpu: '1' }],
      measure: usage(0.34),
    },
    {
      name: 'system.memory.utilization',
      unit: '1',
      description: 'Share of the memory that is used',
      attributes: none,
      measure: usage(0.5),
    },
    {
      name: 'container.memory.working_set',
      unit: 'By',
      description: 'Memory in use',
      attributes: none,
      measure: memory,
    },
    {
      name: 'container.memory.limit',
      unit: 'By',
      description: 'Memory that can be used',
      attributes: none,
      measure: () => 2 * gigabyte,
    },
    {
      name: 'db.client.connection.count',
      unit: '{connection}',
      description: 'Connections in use',
      attributes: [{ 'db.client.connection.state': 'used' }],
      measure: (busy, chance, isTroubled) => (isTroubled ? 50 : Math.round(6 + 12 * busy * (0.8 + 0.4 * chance))),
    },
  ],
  sum: [
    {
      name: 'http.requests',
      unit: '{request}',
      description: 'Requests served',
      attributes: [{ 'http.response.status_code': '200' }],
      measure: (busy, chance, isTroubled) => Math.round(60 * busy * (0.9 + 0.2 * chance) * (isTroubled ? 0.7 : 1)),
    },
    {
      name: 'http.requests',
      unit: '{request}',
      description: 'Requests served',
      attributes: [{ 'http.response.status_code': '500' }],
      measure: (_, chance, isTroubled) => (isTroubled ? 18 + Math.round(chance * 6) : chance > 0.9 ? 1 : 0),
    },
    {
      name: 'network.io',
      unit: 'By',
      description: 'Bytes sent and received',
      attributes: [{ 'network.io.direction': 'receive' }, { 'network.io.direction': 'transmit' }],
      measure: (busy, chance) => Math.round(4e6 * busy * (0.8 + 0.4 * chance)),
    },
  ],
  histogram: [
    {
      name: 'http.duration',
      unit: 'ms',
      description: 'Duration of requests',
      attributes: [{ 'http.request.method': 'GET' }, { 'http.request.method': 'POST' }],
      measure: (busy, chance) => Math.round(30 * busy * (0.9 + 0.2 * chance)),
    },
  ],
}

/** All series of a kind of metric: one for each metric, its attributes, and each pod of each service. */
export function metricSeries(seed: number, kind: MetricKind, incident: Incident): MetricSeries[] {
  return metrics[kind].flatMap((metric) =>
    services.flatMap((service) =>
      Array.from({ length: service.pods }, (_, pod) => pod).flatMap((pod) =>
        metric.attributes.map((attributes) => oneSeries(seed, metric, { service, pod, attributes }, incident)),
      ),
    ),
  )
}

function oneSeries(
  seed: number,
  metric: Metric,
  of: { service: Service; pod: number; attributes: Record<string, string> },
  incident: Incident,
): MetricSeries {
  const { service, pod, attributes } = of
  const salt = hash(seed, hashText(`${metric.name} ${service.name} ${JSON.stringify(attributes)}`), pod)
  const rhythm = rhythms[service.busy]
  const value = (minute: number) => {
    const isTroubled = service.name === troubled && isDuring(incident, minute)
    return metric.measure(rhythm[minute % minutesOfWeek] as number, fraction(salt, minute), isTroubled, salt)
  }
  const row: Row = {
    ResourceAttributes: resourceAttributes(service, pod),
    ResourceSchemaUrl: '',
    ScopeName: 'runtime',
    ScopeVersion: '0.57.1',
    ScopeAttributes: {},
    ScopeDroppedAttrCount: 0,
    ScopeSchemaUrl: '',
    ServiceName: service.name,
    MetricName: metric.name,
    MetricDescription: metric.description,
    MetricUnit: metric.unit,
    Attributes: attributes,
    StartTimeUnix: 0,
    Flags: 0,
  }
  return { salt, row, second: salt % 60, value }
}

/** Counters begin at 0 again when their process starts anew, which it does once a day. */
export function restartsIn(series: MetricSeries, minute: number): boolean {
  return minute % minutesOfDay === (series.salt >>> 8) % minutesOfDay
}

/** What counters show at the end of a minute: all since their process started. Quick for one minute after another. */
export class Totals {
  readonly #last = new Map<MetricSeries, { minute: number; total: number }>()

  at(series: MetricSeries, minute: number): number {
    const last = this.#last.get(series)
    const goesOn = last?.minute === minute - 1
    const total = goesOn
      ? series.value(minute) + (restartsIn(series, minute) ? 0 : last.total)
      : sinceStart(series, minute)
    this.#last.set(series, { minute, total })
    return total
  }
}

function sinceStart(series: MetricSeries, minute: number): number {
  let total = 0
  for (let at = minute; at > minute - minutesOfDay; at--) {
    total += series.value(at)
    if (restartsIn(series, at)) break
  }
  return total
}

/** Upper bounds of the buckets of histograms, in milliseconds; the last bucket has none. */
export const bounds: readonly number[] = [5, 10, 25, 50, 75, 100, 250, 500, 750, 1000, 2500, 5000, 7500, 10_000]

/** How the measurements of a minute fall into the buckets. */
export function bucketCounts(series: MetricSeries, minute: number, incident: Incident): number[] {
  const isTroubled = series.row.ServiceName === troubled && isDuring(incident, minute)
  const count = series.value(minute)
  const median = (20 + (hashText(String(series.row.ServiceName)) % 60)) * (isTroubled ? 8 : 1)
  const chance = fraction(series.salt, minute, 0xb0)
  let before = 0
  const upTo = [...bounds, Number.POSITIVE_INFINITY].map((bound) =>
    Math.floor(count / (1 + (median / bound) ** 2.2) + chance),
  )
  return upTo.map((total, index) => {
    const end = index === bounds.length ? count : Math.min(total, count)
    const inside = Math.max(0, end - before)
    before += inside
    return inside
  })
}
