export type {
  ApiPromise,
  ApiResult,
  Attempt,
  CallOptions,
  Credential,
  HeaderOptions,
  Logger,
  LogLevel,
} from '@clouddb/client-core'
export { createManagementClient, type ManagementClient, type ManagementClientOptions } from './client.ts'
// Generated, and so a list that a document keeps: every type that a method's signature leads to.
export type * from './generated/methods.ts'
export type * from './generated/schema.ts'
