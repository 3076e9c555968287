import { type Logger, type LogLevel, logLevels } from './log.ts'
import { isPlainObject } from './plain-objects.ts'

/**
 * A credential, or a function that returns it. The function is called before every attempt, so that credentials can
 * rotate.
 */
export type Credential = string | (() => string | Promise<string>)

/** Headers of a call, by name. `undefined` removes a header that the client would send. */
export type HeaderOptions = Readonly<Record<string, string | undefined>>

/** Options of a client that a call can override. */
export interface LimitOptions {
  /** Milliseconds for one attempt, its body included. Default 60,000. */
  readonly timeout?: number | undefined
  /** Milliseconds for the whole call: every attempt and every wait. Default: no limit. */
  readonly totalTimeout?: number | undefined
  /**
   * Milliseconds that a rate limit or `maxConcurrency` may hold a call back. Longer: a `TimeoutError`, or the
   * call's own `RateLimitError`. Default: no limit.
   */
  readonly maxQueueTime?: number | undefined
  /** The maximum number of retries of a call. Default 2. Waiting for a rate limit is none. */
  readonly maxRetries?: number | undefined
}

/** Options of one call. */
export interface CallOptions extends LimitOptions {
  /** Aborts the call in any phase. The call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** True: this POST or PATCH may be retried, although the server may have applied it. Default false. */
  readonly retryUnsafe?: boolean | undefined
  /** Headers of this call. They override those of the client. */
  readonly headers?: HeaderOptions | undefined
}

/** The options of one call, with the limits of the client where it has none of its own. */
export type CompleteCallOptions = CallOptions & {
  readonly [Limit in keyof LimitOptions]-?: NonNullable<LimitOptions[Limit]>
}

/** Options of every client. */
export interface ClientOptions extends LimitOptions {
  /** The address of the deployment. It may carry a path prefix. */
  readonly baseUrl?: string | undefined
  /** The function that sends requests. Default: the global `fetch`. */
  readonly fetch?: ((input: string, init: RequestInit) => Promise<Response>) | undefined
  /** The maximum number of concurrent requests. Further calls wait in order. Default 64. */
  readonly maxConcurrency?: number | undefined
  /**
   * The maximum size of a 2xx body in bytes, after decompression. Default 134,217,728 (128 MB).
   */
  readonly maxResponseSize?: number | undefined
  /** Headers of every call. */
  readonly headers?: HeaderOptions | undefined
  /** Receives log lines. Default: `console`. */
  readonly logger?: Logger | undefined
  /** The amount of logging. Default: one warning, when a rate limit first holds back all calls for a second or longer. */
  readonly logLevel?: LogLevel | undefined
  /** True: credentials may be sent over plain http to a host that is not loopback. Default false. */
  readonly allowInsecureConnection?: boolean | undefined
}

/** HTTP Basic: the id and the secret of an API key. */
export interface BasicCredentials {
  /** The id of the API key. */
  readonly keyId?: Credential | undefined
  /** The secret of the API key. */
  readonly keySecret?: Credential | undefined
}

/** HTTP Bearer: one access key. */
export interface BearerCredentials {
  /** The access key. */
  readonly apiKey?: Credential | undefined
}

/** The environment variable for each option, by the option's name. */
export type Environment = Readonly<Record<string, string>>

/** The defaults. Their names are those of all options of any client. */
export const defaults: { readonly [Option in keyof ClientOptions]-?: ClientOptions[Option] } = {
  baseUrl: undefined,
  // Looked up in each call, so that the global `fetch` can be replaced.
  fetch: (input: string, init: RequestInit) => globalThis.fetch(input, init),
  timeout: 60_000,
  totalTimeout: Number.POSITIVE_INFINITY,
  maxQueueTime: Number.POSITIVE_INFINITY,
  maxRetries: 2,
  maxConcurrency: 64,
  maxResponseSize: 2 ** 27,
  headers: {},
  // Default: the global `console` at the time when the client is created.
  logger: undefined,
  // Default: see `createLog`.
  logLevel: undefined,
  allowInsecureConnection: false,
}

/** The check of an option's value, and a description of valid values. */
type Rule = readonly [isRight: (value: never) => boolean, expected: string]

const isObject = (value: unknown) => Object(value) === value
const isFunction = (value: unknown) => typeof value === 'function'
const from = (least: number, most?: number): Rule => [
  (value: unknown) => typeof value === 'number' && value >= least && !(value > (most as number)),
  `a number from ${least} ${most ? `to ${most}` : 'up'}`,
]
// In one call that a bundler can drop from programs without a client, such as those with jobs alone.
export const optionRules: Readonly<Record<string, Rule>> = /* @__PURE__ */ (() => ({
  signal: [
    (value: AbortSignal) => value.aborted === !!value.aborted && isFunction(value.addEventListener),
    'an AbortSignal',
  ],
  timeout: from(1),
  totalTimeout: from(1),
  maxQueueTime: from(0),
  maxRetries: from(0),
  retryUnsafe: [(value: unknown) => value === !!value, 'true or false'],
  headers: [isObject, 'an object'],
  // A promise has no fields, and would be lost.
  query: [isPlainObject, 'an object; await a promise'],
  // The rules above are those of `callOptions`.
  maxConcurrency: from(1),
  // No text can be longer in V8.
  maxResponseSize: from(1, 2 ** 29 - 24),
  fetch: [isFunction, 'a function'],
  logger: [isObject, 'an object'],
  logLevel: [(value: never) => logLevels.includes(value), `one of ${logLevels.join(', ')}`],
}))()

/** The options of every call. */
export const callOptions: readonly string[] = /* @__PURE__ */ Object.keys(optionRules).slice(0, 8)
