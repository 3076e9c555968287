import type { Columns, Row } from '../expressions/expression.ts'
import { fraction, hash, hashText } from '../random.ts'
import { type Incident, isDuring } from './incidents.ts'
import { type Metric, type MetricKind, metrics } from './metrics.ts'
import { minutesOfDay, minutesOfWeek, resourceAttributes, rhythms, type Service, services } from './services.ts'
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

/**
 * The measurements with equal columns, in the order of time. They have numbers: their minutes where they are generated,
 * else their positions.
 */
export interface MetricSeries {
  /** Its columns, without time and value. */
  row: Row
  /** The numbers of the first and the last measurement between two times, inclusively; none if the last is less. */
  within: (from: number, to: number) => { first: number; last: number }
  /** The time of a measurement in epoch milliseconds. */
  timeOf: (number: number) => number
  /** The value of a gauge, or the total of a counter since its process started. */
  value: (number: number) => number
  /** The increase of a counter since the measurement before. */
  increase: (number: number) => number
  /** Adds a measurement to the counts of the buckets of a histogram, `times` times. */
  distribute: (number: number, counts: number[], times?: number) => void
  /** Whether queries of very long ranges read only some of the measurements. */
  isSampled: boolean
}

/** The upper bounds of histogram buckets, in milliseconds; the last bucket has none. */
export const bounds: readonly number[] = [5, 10, 25, 50, 75, 100, 250, 500, 750, 1000, 2500, 5000, 7500, 10_000]

/** What the measurements of generated series follow from. */
export interface MetricSeed {
  seed: number
  incidents: readonly Incident[]
}

/** All generated series of a metric: one for each of its attributes and each pod. */
export function metricSeries(of: MetricSeed, kind: MetricKind, name: string): MetricSeries[] {
  const pods = services.flatMap((service) => Array.from({ length: service.pods }, (_, pod) => ({ service, pod })))
  return metrics[kind]
    .filter((metric) => metric.name === name)
    .flatMap((metric) =>
      pods.flatMap((pod) => metric.attributes.map((attributes) => oneSeries(of, { kind, metric, ...pod, attributes }))),
    )
}

interface Origin {
  kind: MetricKind
  metric: Metric
  service: Service
  pod: number
  attributes: Record<string, string>
}

const minuteSize = 60_000

function oneSeries({ seed, incidents }: MetricSeed, origin: Origin): MetricSeries {
  const { kind, metric, service, pod, attributes } = origin
  const salt = hash(seed, hashText(`${metric.name} ${service.name} ${JSON.stringify(attributes)}`), pod)
  const rhythm = rhythms[service.busy]
  const own = incidents.filter((incident) => incident.service === service.name)
  const incidentIn = (minute: number) => own.find((incident) => isDuring(incident, minute))
  const measured = (minute: number) =>
    metric.measure(rhythm[minute % minutesOfWeek] as number, fraction(salt, minute), incidentIn(minute), salt)
  // The process of a counter restarts once a day, which resets the counter.
  const restartsIn = (minute: number) => minute % minutesOfDay === (salt >>> 8) % minutesOfDay
  const offset = (salt % 60) * 1000
  return {
    row: seriesRow(origin),
    within: (from, to) => ({
      first: Math.ceil((from - offset) / minuteSize),
      last: Math.floor((to - offset) / minuteSize),
    }),
    timeOf: (minute) => minute * minuteSize + offset,
    value: kind === 'sum' ? totalOf(measured, restartsIn) : measured,
    increase: (minute) => (restartsIn(minute) ? 0 : measured(minute)),
    distribute: distributionOf(service.name, {
      count: measured,
      chance: (minute) => fraction(salt, minute, 0xb0),
      slower: (minute) => incidentIn(minute)?.latencyFactor ?? 1,
    }),
    isSampled: true,
  }
}

const emptySeries = emptyRow(seriesColumns)

function seriesRow({ metric, service, pod, attributes }: Origin): Row {
  return {
    ...emptySeries,
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
}

/** Returns the function that adds the measurements of a counter since its last restart. */
function totalOf(measured: (minute: number) => number, restartsIn: (minute: number) => boolean) {
  return (minute: number): number => {
    let total = 0
    for (let at = minute; at > minute - minutesOfDay; at--) {
      total += measured(at)
      if (restartsIn(at)) break
    }
    return total
  }
}

/** The number of the durations of a minute, a random number, and the factor of the durations. */
interface Durations {
  count: (minute: number) => number
  chance: (minute: number) => number
  slower: (minute: number) => number
}

/** Returns the function that distributes the durations of a service over the buckets of a histogram. */
function distributionOf(service: string, durations: Durations): MetricSeries['distribute'] {
  const median = 20 + (hashText(service) % 60)
  const known = new Map<number, number[]>()
  return (minute, counts, times = 1) => {
    const [count, chance, slower] = [durations.count(minute), durations.chance(minute), durations.slower(minute)]
    const upTo = known.get(slower) ?? shares(median * slower)
    known.set(slower, upTo)
    let before = 0
    for (let index = 0; index <= bounds.length; index++) {
      const share = upTo[index]
      const total = share === undefined ? count : Math.min(count, Math.floor(count * share + chance))
      counts[index] = (counts[index] ?? 0) + (total - before) * times
      before = total
    }
  }
}

/** The share of durations below each bound. */
function shares(median: number): number[] {
  return bounds.map((bound) => 1 / (1 + (median / bound) ** 2.2))
}
