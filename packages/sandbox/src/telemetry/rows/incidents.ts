import { hash } from '../random.ts'
import { minutesOfDay } from './services.ts'

/** A time in which calls of a service fail or are slow. */
export interface Incident {
  service: string
  /** Its first minute, and the exclusive end, since the start of a period. */
  from: number
  until: number
  /** The minutes of a period, after which it happens again; `Infinity` if it happens once. */
  period: number
  /** The share of calls that fail. */
  errorRate: number
  /** The factor of durations. */
  latencyFactor: number
}

/** The incident of every day: 40 minutes that follow from the seed. */
export function dailyIncidentOf(seed: number): Incident & { service: 'payments' } {
  const from = 9 * 60 + (hash(seed, 0x1c1d) % (8 * 60))
  return { service: 'payments', from, until: from + 40, period: minutesOfDay, errorRate: 0.35, latencyFactor: 6 }
}

/** Whether an incident happens every day. */
export function isDaily({ period }: Incident): boolean {
  return period === minutesOfDay
}

/** Whether a minute since the epoch is within the incident. */
export function isDuring({ from, until, period }: Incident, minute: number): boolean {
  const ofPeriod = minute % period
  return ofPeriod >= from && ofPeriod < until
}
