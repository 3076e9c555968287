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
import { attributeMap, emptyRow, lowCardinality } from './stream.ts'

/** The columns of all metrics, without time and value. */
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

/** The measurements of one pod, one per minute. */
export interface MetricSeries {
  salt: number
  /** Its columns, without time and value. */
  row: Row
  /** The second of the minute in which it is measured. */
  second: number
  /** The value of a gauge, the increase of a counter, or the number of measurements of a histogram in a minute. */
  value: (minute: number) => number
}

/** All series of a metric: one for each of its attributes and each pod. */
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
    ...emptyRow(seriesColumns),
    ResourceAttributes: resourceAttributes(service, pod),
    ScopeName: 'runtime',
    ScopeVersion: '0.57.1',
    ServiceName: service.name,
    MetricName: metric.name,
    MetricDescription: metric.description,
    MetricUnit: metric.unit,
    Attributes: attributes,
    StartTimeUnix: 0,
  }
  return { salt, row, second: salt % 60, value }
}

/** Whether the process of a counter restarts in a minute, which resets the counter. It restarts once a day. */
export function restartsIn(series: MetricSeries, minute: number): boolean {
  return minute % minutesOfDay === (series.salt >>> 8) % minutesOfDay
}

/** The total of a counter since its process started. */
export function totalAt(series: MetricSeries, minute: number): number {
  let total = 0
  for (let at = minute; at > minute - minutesOfDay; at--) {
    total += series.value(at)
    if (restartsIn(series, at)) break
  }
  return total
}

/** The upper bounds of histogram buckets, in milliseconds; the last bucket has none. */
export const bounds: readonly number[] = [5, 10, 25, 50, 75, 100, 250, 500, 750, 1000, 2500, 5000, 7500, 10_000]

/** Adds the measurements of a minute to the counts of the buckets of a histogram, `times` times. */
export type Distribution = (minute: number, counts: number[], times?: number) => void

/** Returns the function that distributes the measurements of a series over buckets. */
export function distributionOf(series: MetricSeries, incident: Incident): Distribution {
  const service = String(series.row.ServiceName)
  const median = 20 + (hashText(service) % 60)
  const usual = shares(median)
  const during = service === troubled ? shares(median * 8) : usual
  return (minute, counts, times = 1) => {
    const count = series.value(minute)
    const chance = fraction(series.salt, minute, 0xb0)
    const upTo = isDuring(incident, minute) ? during : usual
    let before = 0
    for (let index = 0; index <= bounds.length; index++) {
      const share = upTo[index]
      const total = share === undefined ? count : Math.min(count, Math.floor(count * share + chance))
      counts[index] = (counts[index] ?? 0) + (total - before) * times
      before = total
    }
  }
}

/** The share of measurements below each bound. */
function shares(median: number): number[] {
  return bounds.map((bound) => 1 / (1 + (median / bound) ** 2.2))
}
