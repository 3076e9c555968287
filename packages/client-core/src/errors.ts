/** One try of a call, as errors and {@link ApiResult} report it. */
export interface Attempt {
  /** The HTTP status that came back; absent when no answer came. */
  readonly status?: number
  /** Why the try ended as it did: `answered 503`, `ECONNRESET`, `timeout of 60000 ms`. */
  readonly reason: string
  /** Milliseconds waited after this try before the next one; absent on the last try. */
  readonly delay?: number
}

/** The call that an error speaks of. `path` is the document's template, so no identifier shows in it. */
export interface CallContext {
  readonly operationId: string | undefined
  readonly method: string
  readonly path: string
  readonly attempts: readonly Attempt[]
}

/** The root of every error that the packages throw themselves. */
export class CloudDbError extends Error {
  // A getter, because a class name does not survive minification and a field would show up in every printed error.
  override get name(): string {
    return 'CloudDbError'
  }

  /** The brand that {@link CloudDbError.is} looks for. */
  get isCloudDbError(): true {
    return true
  }

  /** Like `instanceof`, and also true for an error of another installed copy of the package. */
  static is<Instance extends CloudDbError>(
    this: abstract new (
      ...parameters: never[]
    ) => Instance,
    value: unknown,
  ): value is Instance {
    if (typeof value !== 'object' || value === null || !('isCloudDbError' in value)) return false
    // biome-ignore lint/complexity/noThisInStatic: a subclass asks for its own kind.
    const wanted: unknown = this.prototype.name
    for (let link: unknown = Object.getPrototypeOf(value); link !== null; link = Object.getPrototypeOf(link))
      if (Object.hasOwn(link as object, 'name') && Reflect.get(link as object, 'name', value) === wanted) return true
    return false
  }
}

/** A client option, or an environment variable in its place, is missing or wrong. Nothing was sent. */
export class ConfigurationError extends CloudDbError {
  override get name(): 'ConfigurationError' {
    return 'ConfigurationError'
  }
}

/** An argument of a method is missing or wrong. Nothing was sent. */
export class InvalidArgumentError extends CloudDbError {
  override get name(): 'InvalidArgumentError' {
    return 'InvalidArgumentError'
  }
}

/** An error that happened while a call was under way. */
export class CallError extends CloudDbError implements CallContext {
  declare readonly operationId: string | undefined
  /** The HTTP method. */
  declare readonly method: string
  /** The path template of the document. */
  declare readonly path: string
  /** Every try of this call, the last one included. */
  declare readonly attempts: readonly Attempt[]

  constructor(message: string, context: CallContext, facts?: object, options?: ErrorOptions) {
    // One assignment for all that errors know keeps the bundle small.
    super(message, options)
    Object.assign(this, context, facts)
  }

  override get name(): string {
    return 'CallError'
  }
}

/** No complete answer came: the connection was refused, reset, or ended inside the body. */
export class ConnectionError extends CallError {
  /** The system's code for the failure, where there is one: `ECONNREFUSED`. */
  declare readonly code: string | undefined

  constructor(context: CallContext, reason: string, code: string | undefined, cause: Error) {
    super(`${context.method} ${context.path} got no complete answer: ${reason}`, context, { code }, { cause })
  }

  override get name(): 'ConnectionError' {
    return 'ConnectionError'
  }
}

/** A time limit ran out. */
export class TimeoutError extends CallError {
  /** The option that set the limit: `timeout` for one attempt, `totalTimeout` for the whole call. */
  declare readonly limit: 'timeout' | 'totalTimeout'
  /** The limit, in milliseconds. */
  declare readonly milliseconds: number

  constructor(context: CallContext, limit: 'timeout' | 'totalTimeout', milliseconds: number) {
    super(
      `${context.method} ${context.path} got no complete answer within its ${limit} of ${milliseconds} ms`,
      context,
      {
        limit,
        milliseconds,
      },
    )
  }

  override get name(): 'TimeoutError' {
    return 'TimeoutError'
  }
}

/** A 2xx answer whose body is not what the document promises: HTML from a proxy, truncated JSON, a missing payload. */
export class ResponseParseError extends CallError {
  declare readonly status: number
  declare readonly requestId: string | undefined
  declare readonly headers: Headers
  /** The start of the body, at most 200 characters. */
  declare readonly text: string

  constructor(
    context: CallContext,
    problem: string,
    answer: Pick<ResponseParseError, 'status' | 'headers' | 'text' | 'requestId'>,
  ) {
    const said = answer.text || '(empty body)'
    super(`${context.method} ${context.path} answered ${answer.status}, but ${problem}: ${said}`, context, answer)
  }

  override get name(): 'ResponseParseError' {
    return 'ResponseParseError'
  }
}

/** What an {@link ApiError} knows of the answer. */
export interface ApiErrorAnswer {
  /** The HTTP status. */
  readonly status: number
  /** The server's own words, from `error`, `message` or the text of the body; empty when it said nothing. */
  readonly detail: string
  /** The id that the server gave the request, where it gives one. */
  readonly requestId: string | undefined
  readonly headers: Headers
  /** The body: parsed when it is JSON, otherwise its text. */
  readonly body: unknown
  /** Seconds after which the server asks to be called again, where it says so. */
  readonly retryAfter: number | undefined
}

/** An answer outside 2xx. The status alone decides, whatever the body is. */
export class ApiError extends CallError implements ApiErrorAnswer {
  declare readonly status: number
  declare readonly detail: string
  declare readonly requestId: string | undefined
  declare readonly headers: Headers
  declare readonly body: unknown
  declare readonly retryAfter: number | undefined

  constructor(message: string, context: CallContext, answer: ApiErrorAnswer) {
    super(message, context, answer)
  }

  override get name(): string {
    return 'ApiError'
  }
}

/** 400: the server cannot or will not process the request. */
export class BadRequestError extends ApiError {
  override get name(): 'BadRequestError' {
    return 'BadRequestError'
  }
}

/** 401: the credential is missing, unknown or no longer active. */
export class AuthenticationError extends ApiError {
  override get name(): 'AuthenticationError' {
    return 'AuthenticationError'
  }
}

/** 403: the credential is known and may not do this. */
export class PermissionDeniedError extends ApiError {
  override get name(): 'PermissionDeniedError' {
    return 'PermissionDeniedError'
  }
}

/** 404: the object does not exist, or the route is not served there. */
export class NotFoundError extends ApiError {
  override get name(): 'NotFoundError' {
    return 'NotFoundError'
  }
}

/** 409: the object's state does not allow this now. */
export class ConflictError extends ApiError {
  override get name(): 'ConflictError' {
    return 'ConflictError'
  }
}

/** 422: the body is well-formed and its content is refused. */
export class UnprocessableContentError extends ApiError {
  override get name(): 'UnprocessableContentError' {
    return 'UnprocessableContentError'
  }
}

/** 429: too many requests; `retryAfter` says in seconds when to come back. */
export class RateLimitError extends ApiError {
  override get name(): 'RateLimitError' {
    return 'RateLimitError'
  }
}

/** 5xx: the server, or a gateway before it, failed. */
export class ServerError extends ApiError {
  override get name(): 'ServerError' {
    return 'ServerError'
  }
}
