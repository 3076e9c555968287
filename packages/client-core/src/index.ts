export type { ApiPromise, ApiResult } from './api-promise.ts'
export { passBody } from './body.ts'
export { walkBody } from './body-pages.ts'
export { createClient } from './client.ts'
export { basicAuthentication, bearerAuthentication, type SecurityScheme } from './credentials.ts'
export {
  type Alternatives,
  type ApiDefinition,
  defineOperations,
  type OperationDefinition,
  type Unwrap,
} from './definition.ts'
export type { Attempt } from './errors.ts'
export type { Logger, LogLevel } from './log.ts'
export { isTypoOf } from './option-checks.ts'
export type {
  BasicCredentials,
  BearerCredentials,
  CallOptions,
  ClientOptions,
  Credential,
  Environment,
  HeaderOptions,
} from './options.ts'
export {
  type ApiPage,
  type ApiPages,
  type BodyPages,
  type PageFacts,
  type PagesDefinition,
  readCursorFacts,
  walkCursors,
  walkList,
  walkPages,
} from './pages.ts'
export { unwrapAlternatives } from './payload.ts'
export { serializeForm, serializeQuery } from './query.ts'
export { findSecrets, redact } from './redaction.ts'
export { type ReadBody, readBytes, readText } from './response-body.ts'
