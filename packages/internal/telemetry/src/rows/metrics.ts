import type { Row } from '../language/expression.ts'
import { fraction, hash, hashText, telemetrySeed } from '../random.ts'
import shop from './shop.json' with { type: 'json' }
import type { Incident } from './shop.ts'
import { columns, isDuring, minuteSize, minutesOfDay, minutesOfWeek, podRow, rhythmOf, shopServices } from './shop.ts'

export type MetricKind = 'gauge' | 'sum' | 'histogram'

/**
 * The measurements with equal columns, in the order of time. They have numbers: their minutes where they are generated,
 * else their positions.
 */
export interface MetricSeries {
  row: Row
  /** The numbers of the first and the last measurement between two times, inclusively; none if the last is less. */
  within: (from: number, to: number) => { first: number; last: number }
  timeOf: (number: number) => number
  /** The value of a gauge, or the total of a counter since its process started. */
  value: (number: number) => number
  /** The increase of a counter since the measurement before. */
  increase: (number: number) => number
  /** The counts of a measurement in the buckets of a histogram. */
  distribution: (number: number) => readonly number[]
  /** Whether queries of very long ranges read only some of the measurements. */
  isSampled: boolean
}

/** The upper bounds of histogram buckets, in milliseconds; the last bucket has none. */
export const bounds: readonly number[] = [5, 10, 25, 50, 75, 100, 250, 500, 750, 1000, 2500, 5000, 7500, 10_000]

/** Computes a value from the load (about 1), a random number, an incident of the service, and a salt. */
type Measure = (load: number, random: number, incident: Incident | undefined, salt: number) => number

const gigabyte = 1024 ** 3
const usage =
  (share: number): Measure =>
  (load, random, incident) =>
    Math.min(0.99, share * (0.5 + 0.5 * load) * (0.9 + 0.2 * random) + (incident ? 0.45 : 0))
const calls = (load: number, random: number): number => 60 * load * (0.9 + 0.2 * random)

const measures: Readonly<Record<string, Measure>> = {
  processor: usage(0.34),
  share: usage(0.5),
  memory: (_, random, incident, salt) =>
    Math.round(gigabyte * (0.35 + (salt % 16) / 64 + 0.06 * random) * (incident ? 1.5 : 1)),
  limit: () => 2 * gigabyte,
  connections: (load, random, incident) => (incident ? 50 : Math.round(6 + 12 * load * (0.8 + 0.4 * random))),
  served: (load, random, incident) => Math.round(calls(load, random) * (1 - (incident?.errorRate ?? 0))),
  failed: (load, random, incident) =>
    Math.max(Number(random > 0.9), Math.round(calls(load, random) * (incident?.errorRate ?? 0))),
  transferred: (load, random) => Math.round(4e6 * load * (0.8 + 0.4 * random)),
  durations: (load, random) => Math.round(30 * load * (0.9 + 0.2 * random)),
}

const pods = shopServices.flatMap((service) => Array.from({ length: service.pods }, (_, pod) => ({ service, pod })))

type Metric = (typeof shop.metrics)[number]
type Pod = (typeof pods)[number]

/** All generated series of a metric: one for each of its attributes and each pod. */
export function metricSeries(incidents: readonly Incident[], wanted: MetricKind, name: string): MetricSeries[] {
  const known = shop.metrics.filter((metric) => metric.kind === wanted && metric.name === name)
  return known.flatMap((metric) =>
    pods.flatMap((pod) => {
      const own = incidents.filter((incident) => incident.service === pod.service.name)
      return metric.attributes.map((attributes) => oneSeries(metric, { ...attributes }, pod, own))
    }),
  )
}

function oneSeries(metric: Metric, attributes: Row, { service, pod }: Pod, own: Incident[]): MetricSeries {
  const { name, unit: MetricUnit, description: MetricDescription } = metric
  const salt = hash(telemetrySeed, hashText(`${name} ${service.name} ${JSON.stringify(attributes)}`), pod)
  const ofMetric = { MetricName: name, MetricDescription, MetricUnit, Attributes: attributes, StartTimeUnix: 0 }
  const row = podRow(columns.series, service.name, pod, { ScopeName: 'runtime', ScopeVersion: '0.57.1', ...ofMetric })
  const measure = measures[metric.measure] as Measure
  const rhythm = rhythmOf(service.name)
  const incidentIn = (minute: number) => own.find((incident) => isDuring(incident, minute))
  const measured = (minute: number) =>
    measure(rhythm[minute % minutesOfWeek] as number, fraction(salt, minute), incidentIn(minute), salt)
  // The process of a counter restarts once a day, which resets the counter.
  const restartsIn = (minute: number) => minute % minutesOfDay === (salt >>> 8) % minutesOfDay
  const total = (minute: number) => {
    let sum = 0
    for (let at = minute; at > minute - minutesOfDay; at--) {
      sum += measured(at)
      if (restartsIn(at)) break
    }
    return sum
  }
  const median = 20 + (hashText(service.name) % 60)
  const offset = (salt % 60) * 1000
  return {
    row,
    within: (from, to) => ({
      first: Math.ceil((from - offset) / minuteSize),
      last: Math.floor((to - offset) / minuteSize),
    }),
    timeOf: (minute) => minute * minuteSize + offset,
    value: metric.kind === 'sum' ? total : measured,
    increase: (minute) => (restartsIn(minute) ? 0 : measured(minute)),
    distribution: (minute) => {
      const [count, chance] = [measured(minute), fraction(salt, minute, 0xb0)]
      const slower = median * (incidentIn(minute)?.latencyFactor ?? 1)
      const share = (bound: number) => 1 / (1 + (slower / bound) ** 2.2)
      const below = bounds.map((bound) => Math.min(count, Math.floor(count * share(bound) + chance)))
      return [...below, count].map((total, index) => total - (below[index - 1] ?? 0))
    },
    isSampled: true,
  }
}
