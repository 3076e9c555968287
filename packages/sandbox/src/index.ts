export type { Fault } from './faults.ts'
export type {
  DailyIncident,
  GaugeRows,
  HistogramRow,
  HistogramRows,
  LoggedRequest,
  LogRow,
  LogRows,
  MetricRow,
  SessionRows,
  SpanRow,
  SpanRows,
  SumRows,
  SuppliedIncident,
  SuppliedLogs,
  SuppliedTelemetry,
  TelemetryTime,
} from './generated/schema.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export {
  createSeed,
  type ObservabilitySeed,
  type OpenSourceSeed,
  type OrganizationSeed,
  type SeedOptions,
  type ServiceSeed,
} from './seed/create-seed.ts'
export { createDemoSeed } from './seed/demo-seed.ts'
export type * from './state-format.ts'
export { dailyIncident } from './telemetry/supplied/incidents.ts'
