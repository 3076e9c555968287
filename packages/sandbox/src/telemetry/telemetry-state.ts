import type { SuppliedTelemetry } from '../generated/schema.ts'

/** The telemetry, which is the same in all deployments. */
export interface TelemetryState {
  /** Whether there is the telemetry of the shop, with its daily incident. */
  builtIn: boolean
  /** What was supplied, in this order. */
  supplied: SuppliedTelemetry[]
}
