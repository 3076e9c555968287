export type {
  DailyIncident,
  DripFault,
  Fault,
  GaugeRows,
  HistogramRow,
  HistogramRows,
  HtmlFault,
  LatencyFault,
  LoggedRequest,
  LogRow,
  LogRows,
  MetricRow,
  RateLimitFault,
  ResetFault,
  SessionRows,
  SpanRow,
  SpanRows,
  StallFault,
  StatusFault,
  SumRows,
  SuppliedIncident,
  SuppliedLogs,
  SuppliedTelemetry,
  TelemetryTime,
  TruncateFault,
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
export type { TelemetryState } from './telemetry/telemetry-state.ts'
