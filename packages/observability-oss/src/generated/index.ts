// Generated from observability-oss.yaml. Do not edit: change the document, then run `pnpm generate`.

export type {
  ApiPage,
  ApiPages,
  ApiPromise,
  ApiResult,
  Attempt,
  CallOptions,
  Credential,
  HeaderOptions,
  Logger,
  LogLevel,
  PageFacts,
} from '@clouddb/client-core'
export {
  createObservabilityOssClient,
  type ObservabilityOssClient,
  type ObservabilityOssClientOptions,
} from './client.ts'
// Every type that a method's signature leads to.
export type * from './methods.ts'
export type * from './schema.ts'
