export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export type * from './state.ts'
