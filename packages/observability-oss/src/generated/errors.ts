// Generated from the errors of client-core. Do not edit: change them, then run `pnpm generate`.

export {
  ApiError,
  type ApiErrorAnswer,
  type Attempt,
  AuthenticationError,
  BadRequestError,
  type CallContext,
  CallError,
  CloudDbError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  InvalidArgumentError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  type RequestLoss,
  ResponseParseError,
  ServerError,
  TimeoutError,
  UnprocessableContentError,
} from '@clouddb/client-core/errors'
