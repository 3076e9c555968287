/** One try of a call, as errors and {@link ApiResult} report it. */
interface Attempt {
  /** The HTTP status that came back; `undefined` when no answer came. */
  readonly status: number | undefined;
  /** Why the try ended as it did: `answered 503`, `ECONNRESET`, `timeout`. */
  readonly reason: string;
  /** Milliseconds waited after this try before the next one; `undefined` on the last try. */
  readonly delay: number | undefined;
}
/** The call that an error speaks of. `path` is the document's template, so no identifier shows in it. */
interface CallContext {
  readonly operationId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly attempts: readonly Attempt[];
}
/** The root of every error that the packages throw themselves. */
declare class CloudDbError extends Error {
  /** The class's own name; unlike that of the class, it survives minification. */
  override get name(): string;
  /** The brand that {@link CloudDbError.is} looks for. */
  get isCloudDbError(): true;
  /** Like `instanceof`, and also true for an error of another installed copy of the package. */
  static is<Instance extends CloudDbError>(this: abstract new (...parameters: never[]) => Instance, value: unknown): value is Instance;
}
/** A client option, or an environment variable in its place, is missing or wrong. Nothing was sent. */
declare class ConfigurationError extends CloudDbError {
  override get name(): "ConfigurationError";
}
/** Something in a record that a request cannot carry, or an id in it that was not mapped. */
interface RequestLoss {
  /** Where it stands in the record: `tiles[2].config.color`; empty for the record itself. */
  readonly path: string;
  readonly reason: string;
  /** The kind of object that the id is of, where it was not mapped. */
  readonly kind: string | undefined;
  /** The id, where it was not mapped. */
  readonly id: string | undefined;
}
/** An argument is missing or wrong. Nothing was sent. */
declare class InvalidArgumentError extends CloudDbError {
  override get name(): "InvalidArgumentError";
  /** All that keeps a record from becoming a request, where a function of the subpath `./requests` says so. */
  readonly losses: readonly RequestLoss[] | undefined;
}
/** An error that happened while a call was under way. */
declare class CallError extends CloudDbError implements CallContext {
  override get name(): string;
  readonly operationId: string | undefined;
  /** The HTTP method. */
  readonly method: string;
  /** The path template of the document. */
  readonly path: string;
  /** Every try of this call, the last one included. */
  readonly attempts: readonly Attempt[];
  /** The message begins with the call; `facts` are what the class knows besides. */
  constructor(context: CallContext, problem: string, facts?: object, options?: ErrorOptions);
}
/**
 * No complete answer came: the connection was refused, reset, or ended inside the body; or the runtime, a browser, hides
 * where a redirect leads.
 */
declare class ConnectionError extends CallError {
  override get name(): "ConnectionError";
  /** The system's code for the failure, where there is one: `ECONNREFUSED`; `opaqueredirect` for a hidden redirect. */
  readonly code: string | undefined;
}
/** A time limit ran out. */
declare class TimeoutError extends CallError {
  override get name(): "TimeoutError";
  /** The option that set the limit: `timeout` for one attempt, `totalTimeout` for the whole call. */
  readonly limit: "timeout" | "totalTimeout";
  /** The limit, in milliseconds. */
  readonly milliseconds: number;
}
/**
 * A 2xx answer whose body is not what the document promises: HTML from a proxy, truncated JSON, a payload that is missing
 * or `null`, or more bytes than `maxResponseSize`. It is never sent again.
 */
declare class ResponseParseError extends CallError {
  override get name(): "ResponseParseError";
  readonly status: number;
  readonly requestId: string | undefined;
  readonly headers: Headers;
  /** The start of the body, at most 200 characters, as it came but for secrets. */
  readonly text: string;
}
/** What an {@link ApiError} knows of the answer. */
interface ApiErrorAnswer {
  /** The HTTP status. */
  readonly status: number;
  /**
   * The server's own words, from `error`, `message` or the text of the body, in one line without control characters;
   * empty when it said nothing.
   */
  readonly detail: string;
  /** The id that the server gave the request, where it gives one. */
  readonly requestId: string | undefined;
  readonly headers: Headers;
  /** The body, as it came but for secrets, up to 65,536 bytes: parsed when it is JSON, otherwise its text. */
  readonly body: unknown;
  /** Seconds after which the server asks to be called again, where it says so. */
  readonly retryAfter: number | undefined;
}
/** An answer outside 2xx. The status alone decides, whatever the body is. */
declare class ApiError extends CallError implements ApiErrorAnswer {
  override get name(): string;
  readonly status: number;
  readonly detail: string;
  readonly requestId: string | undefined;
  readonly headers: Headers;
  readonly body: unknown;
  readonly retryAfter: number | undefined;
}
/** 400: the server cannot or will not process the request. */
declare class BadRequestError extends ApiError {
  override get name(): "BadRequestError";
}
/** 401: the credential is missing, unknown or no longer active. */
declare class AuthenticationError extends ApiError {
  override get name(): "AuthenticationError";
}
/** 403: the credential is known and may not do this. */
declare class PermissionDeniedError extends ApiError {
  override get name(): "PermissionDeniedError";
}
/** 404: the object does not exist, or the route is not served there. */
declare class NotFoundError extends ApiError {
  override get name(): "NotFoundError";
}
/** 409: the object's state does not allow this now. */
declare class ConflictError extends ApiError {
  override get name(): "ConflictError";
}
/** 422: the body is well-formed and its content is refused. */
declare class UnprocessableContentError extends ApiError {
  override get name(): "UnprocessableContentError";
}
/** 429: too many requests; `retryAfter` says in seconds when to come back. */
declare class RateLimitError extends ApiError {
  override get name(): "RateLimitError";
}
/** 5xx: the server, or a gateway before it, failed. */
declare class ServerError extends ApiError {
  override get name(): "ServerError";
}
export { ApiError, ApiErrorAnswer, Attempt, AuthenticationError, BadRequestError, CallContext, CallError, CloudDbError, ConfigurationError, ConflictError, ConnectionError, InvalidArgumentError, NotFoundError, PermissionDeniedError, RateLimitError, RequestLoss, ResponseParseError, ServerError, TimeoutError, UnprocessableContentError };
