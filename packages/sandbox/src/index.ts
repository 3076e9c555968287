export type { Fault } from './faults.ts'
export type { LoggedRequest } from './requests.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export type * from './state.ts'
