import type { Columns, Row } from '../expressions/expression.ts'
import { fraction, hash, hashText } from '../random.ts'
import { type Metric, type MetricKind, metrics } from './metrics.ts'
import {
  type Incident,
  isDuring,
  minutesOfDay,
  minutesOfWeek,
  resourceAttributes,
  rhythms,
  type Service,
  services,
  troubled,
} from './services.ts'
import { attributeMap, lowCardinality } from './stream.ts'

/** Columns of all metrics, without their time and value. */
export const seriesColumns: Columns = {
  ResourceAttributes: attributeMap,
  ResourceSchemaUrl: 'String',
  ScopeName: 'String',
  ScopeVersion: 'String',
  ScopeAttributes: attributeMap,
  ScopeDroppedAttrCount: 'UInt32',
  ScopeSchemaUrl: 'String',
  ServiceName: lowCardinality,
  MetricName: lowCardinality,
  MetricDescription: 'String',
  MetricUnit: 'String',
  Attributes: attributeMap,
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

/** All series of a metric: one for its attributes and each pod of each service. */
export function metricSeries(seed: number, kind: MetricKind, name: string, incident: Incident): MetricSeries[] {
  const pods = services.flatMap((service) => Array.from({ length: service.pods }, (_, pod) => ({ service, pod })))
  return metrics[kind]
    .filter((metric) => metric.name === name)
    .flatMap((metric) =>
      pods.flatMap((pod) =>
        metric.attributes.map((attributes) => oneSeries(seed, metric, { ...pod, attributes }, incident)),
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

/** How the measurements of a series fall into the buckets, minute by minute. */
export class Distribution {
  readonly #series: MetricSeries
  readonly #incident: Incident
  readonly #usual: number[]
  readonly #during: number[]

  constructor(series: MetricSeries, incident: Incident) {
    const service = String(series.row.ServiceName)
    const median = 20 + (hashText(service) % 60)
    this.#series = series
    this.#incident = incident
    this.#usual = shares(median)
    this.#during = service === troubled ? shares(median * 8) : this.#usual
  }

  /** Adds the measurements of a minute, so many times, to those of each bucket. */
  add(minute: number, counts: number[], times = 1): void {
    while (counts.length <= bounds.length) counts.push(0)
    const count = this.#series.value(minute)
    const chance = fraction(this.#series.salt, minute, 0xb0)
    const upTo = isDuring(this.#incident, minute) ? this.#during : this.#usual
    let before = 0
    for (let index = 0; index < bounds.length; index++) {
      const total = Math.min(count, Math.floor(count * (upTo[index] as number) + chance))
      counts[index] = (counts[index] as number) + (total - before) * times
      before = total
    }
    counts[bounds.length] = (counts[bounds.length] as number) + (count - before) * times
  }
}

/** The part of the measurements that each bound is above. */
function shares(median: number): number[] {
  return bounds.map((bound) => 1 / (1 + (median / bound) ** 2.2))
}
