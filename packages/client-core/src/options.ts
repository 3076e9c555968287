import type { Logger, LogLevel } from './log.ts'

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
