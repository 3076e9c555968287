/** One try of a call. */
export interface Attempt {
  /** The HTTP status that came back; `undefined` when no answer came. */
  readonly status: number | undefined
  /** Why the try ended as it did: `answered 503`, `ECONNRESET`, `timeout`. */
  readonly reason: string
  /** Milliseconds waited after this try before the next one; `undefined` on the last try. */
  readonly delay: number | undefined
}

/** The call that an error speaks of. `path` is the document's template, by which calls can be grouped. */
export interface CallContext {
  readonly operationId: string | undefined
  readonly method: string
  readonly path: string
  readonly attempts: readonly Attempt[]
}

/** What was sent, without query and secrets. */
export interface CallRequest {
  readonly method: string
  /** Below `baseUrl`; at most 2,000 characters. */
  readonly path: string
  /** The path parameters, bound ones included. */
  readonly parameters: Readonly<Record<string, string>>
}

/** The root of every error that the packages throw themselves. */
export class CloudDbError extends Error {
  /** The class's own name; unlike that of the class, it survives minification. */
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
    // biome-ignore lint/complexity/noThisInStatic: a subclass asks for its own kind.
    const wanted = this.prototype.name
    // Ignore own properties, which anyone can set. The brand and the names come from the prototypes.
    let link: CloudDbError | undefined = Object.getPrototypeOf(Object(value))
    for (; link?.isCloudDbError; link = Object.getPrototypeOf(link)) if (link.name === wanted) return true
    return false
  }
}

/** A client option, or an environment variable in its place, is missing or wrong. Nothing was sent. */
export class ConfigurationError extends CloudDbError {
  override get name(): 'ConfigurationError' {
    return 'ConfigurationError'
  }
  /** The option whose value is wrong. */
  declare readonly option: string | undefined
  /** What is wrong about it: `must not be blank` */
  declare readonly reason: string | undefined
}

/**
 * A `for await` loop cannot read on without the risk of missing or repeating items; the message says what to pass. The
 * loop has yielded every item up to there.
 */
export class PageLimitError extends CloudDbError {
  override get name(): 'PageLimitError' {
    return 'PageLimitError'
  }
}

/** Why it is lost. `hidden`: servers keep it and do not show it. `others`: more losses, which are counted. */
export type RequestLossCode =
  | 'circular'
  | 'hidden'
  | 'missing'
  | 'others'
  | 'too-deep'
  | 'unknown-field'
  | 'unmapped-id'
  | 'wrong-value'

/** Something in a record that a request cannot carry, or an id in it that was not mapped. */
export interface RequestLoss {
  /** Where it stands in the record: `tiles[2].config.color`; empty for the record itself. */
  readonly path: string
  readonly code: RequestLossCode
  readonly reason: string
  /** The kind of object whose id belongs there, where one does. */
  readonly kind: string | undefined
  /** The id, where it was not mapped. */
  readonly id: string | undefined
}

/** An argument is missing or wrong. Nothing was sent. */
export class InvalidArgumentError extends CloudDbError {
  override get name(): 'InvalidArgumentError' {
    return 'InvalidArgumentError'
  }
  /**
   * All that keeps a record from becoming a request, where a function of the subpath `./requests` says so. Beyond 1,000
   * values that a request cannot carry, and 1,000 ids, one last item of each without a path counts the others.
   */
  declare readonly losses: readonly RequestLoss[] | undefined
}

/** An error that happened while a call was under way. */
export class CallError extends CloudDbError implements CallContext {
  override get name(): string {
    return 'CallError'
  }
  declare readonly operationId: string | undefined
  /** The HTTP method. */
  declare readonly method: string
  /** The path template of the document. */
  declare readonly path: string
  /** It names the object that the call is about. */
  declare readonly request: CallRequest
  /** Every try of this call. */
  declare readonly attempts: readonly Attempt[]

  /** The message begins with the request; `facts` are what the class knows besides. */
  constructor(
    context: CallContext & { readonly request?: CallRequest },
    problem: string,
    facts?: object,
    options?: ErrorOptions,
  ) {
    const { method, path, request = { method, path, parameters: {} } } = context
    super(`${method} ${request.path} ${problem}`, options)
    Object.assign(this, context, { request }, facts)
  }
}

/**
 * No complete answer came: the connection was refused, reset, or ended inside the body; or the runtime, a browser,
 * hides where a redirect leads.
 */
export class ConnectionError extends CallError {
  override get name(): 'ConnectionError' {
    return 'ConnectionError'
  }
  /** The system's code for the failure, where there is one: `ECONNREFUSED`; `opaqueredirect` for a hidden redirect. */
  declare readonly code: string | undefined
  /** In the words of the runtime: `read ECONNRESET`. */
  declare readonly reason: string
}

/** A time limit ran out. */
export class TimeoutError extends CallError {
  override get name(): 'TimeoutError' {
    return 'TimeoutError'
  }
  /** The option: `timeout` for one attempt, `totalTimeout` for the call, `maxQueueTime` for its waits for a turn. */
  declare readonly limit: 'timeout' | 'totalTimeout' | 'maxQueueTime'
  /** The limit that ran out, in milliseconds. */
  declare readonly milliseconds: number
}

/**
 * A 2xx answer whose body is not what the document promises: HTML from a proxy, truncated JSON, a payload that is
 * missing or `null`, or more bytes than `maxResponseSize`. It is never sent again.
 */
export class ResponseParseError extends CallError {
  override get name(): 'ResponseParseError' {
    return 'ResponseParseError'
  }
  declare readonly status: number
  declare readonly requestId: string | undefined
  declare readonly headers: Headers
  /** The start of the body, at most 200 characters, as it came but for secrets; empty where the body brings secrets. */
  declare readonly text: string
}

/** The properties of an {@link ApiError} that come from the answer. */
export interface ApiErrorAnswer {
  /** The HTTP status. */
  readonly status: number
  /**
   * The server's own words, from `error`, `message` or the text of the body, in one line without control characters;
   * empty when it said nothing.
   */
  readonly detail: string
  /** The server's id of the request. */
  readonly requestId: string | undefined
  readonly headers: Headers
  /** The body, as it came but for secrets, up to 65,536 bytes: parsed when it is JSON, otherwise its text. */
  readonly body: unknown
  /** Seconds after which the server asks to be called again, where it says so. */
  readonly retryAfter: number | undefined
}

/** An answer outside 2xx. The status alone decides, whatever the body is. */
export class ApiError extends CallError implements ApiErrorAnswer {
  override get name(): string {
    return 'ApiError'
  }
  declare readonly status: number
  declare readonly detail: string
  declare readonly requestId: string | undefined
  declare readonly headers: Headers
  declare readonly body: unknown
  declare readonly retryAfter: number | undefined
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
