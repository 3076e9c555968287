import type { DailyIncident, SuppliedIncident, SuppliedTelemetry, TelemetryTime } from '../../generated/schema.ts'
import { telemetrySeed } from '../random.ts'
import { dailyIncidentOf, type Incident } from '../rows/incidents.ts'
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

/**
 * The incident that the built-in telemetry has on the day of a time, in UTC.
 *
 * @throws TypeError if it is no time.
 */
export function dailyIncident(day: TelemetryTime): DailyIncident {
  const time = timeOf(day)
  if (Number.isNaN(time))
    throw new TypeError(
      `There is no telemetry on the day ${JSON.stringify(day)}: say epoch milliseconds, or ISO 8601 such as "2026-01-12", up to 2262-04-11.`,
    )
  const { service, from, until, errorRate, latencyFactor } = dailyIncidentOf(telemetrySeed)
  const midnight = Math.floor(time / daySize) * daySize
  const at = (minute: number) => midnight + minute * minuteSize
  return { kind: 'incident', service, from: at(from), until: at(until), errorRate, latencyFactor }
}
