import { fraction, hashText } from '../random.ts'
import type { MetricSeries } from './metric-series.ts'
import { type Incident, isDuring } from './rhythm.ts'
import { troubled } from './services.ts'

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
