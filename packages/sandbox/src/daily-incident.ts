import { incidentOfDay, timeOf } from '@clouddb/telemetry'
import type { DailyIncident, TelemetryTime } from './generated/schema.ts'

/**
 * The incident that the built-in telemetry has on the day of a time, in UTC.
 *
 * @throws TypeError if it is no time.
 */
export function dailyIncident(day: TelemetryTime): DailyIncident {
  const time = timeOf(day)
  if (!Number.isNaN(time)) return incidentOfDay(time) as DailyIncident
  throw new TypeError(
    `There is no telemetry on the day ${JSON.stringify(day)}: say epoch milliseconds, or ISO 8601 such as "2026-01-12", up to 2262-04-11.`,
  )
}
