export type { Fault } from './faults.ts'
export type { LoggedRequest } from './generated/schema.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export {
  createSeed,
  type ObservabilitySeed,
  type OpenSourceSeed,
  type OrganizationSeed,
  type SeedOptions,
  type ServiceSeed,
} from './seed/create-seed.ts'
export type * from './state-format.ts'
export type * from './telemetry/supplied/format.ts'
export { type DailyIncident, dailyIncident } from './telemetry/supplied/incidents.ts'
