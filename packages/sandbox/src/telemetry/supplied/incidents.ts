import { telemetrySeed } from '../random.ts'
import { dailyIncidentOf, type Incident } from '../rows/incidents.ts'
import type { SuppliedIncident, SuppliedTelemetry, TelemetryTime } from './format.ts'
import { timeOf } from './times.ts'

const minuteSize = 60_000
const daySize = 24 * 60 * minuteSize

/** The supplied incidents, the last one first. */
export function incidentsOf(supplied: readonly SuppliedTelemetry[]): Incident[] {
  const incidents = supplied.flatMap((one) => (one.kind === 'incident' ? incidentOf(one) : []))
  return incidents.reverse()
}

function incidentOf({ service, from, until, errorRate = 0, latencyFactor = 1 }: SuppliedIncident): Incident {
  return {
    service,
    from: Math.floor(timeOf(from) / minuteSize),
    until: Math.ceil(timeOf(until) / minuteSize),
    period: Number.POSITIVE_INFINITY,
    errorRate,
    latencyFactor,
  }
}

/** The built-in incident of a day, with its times in epoch milliseconds. */
export interface DailyIncident extends Required<SuppliedIncident> {
  from: number
  until: number
}

/**
 * The incident that the built-in telemetry has on the day of a time, in UTC.
 *
 * @throws TypeError if it is no time.
 */
export function dailyIncident(day: TelemetryTime): DailyIncident {
  const time = timeOf(day)
  if (Number.isNaN(time))
    throw new TypeError(
      `There is no day ${JSON.stringify(day)}: say epoch milliseconds, or ISO 8601 such as "2026-01-12".`,
    )
  const { service, from, until, errorRate, latencyFactor } = dailyIncidentOf(telemetrySeed)
  const midnight = Math.floor(time / daySize) * daySize
  const [start, end] = [from, until].map((minute) => midnight + minute * minuteSize) as [number, number]
  return {
    kind: 'incident',
    service: service as DailyIncident['service'],
    from: start,
    until: end,
    errorRate,
    latencyFactor,
  }
}
