import type { Logger, LogLevel } from './log.ts'

/** A credential, or a function that brings it: called before every attempt, so that it may change between two. */
export type Credential = string | (() => string | Promise<string>)

/** Headers of a call, by name. `undefined` takes back a header that the client would send. */
export type HeaderOptions = Readonly<Record<string, string | undefined>>

/** What holds for every call of a client, and can be said anew for one call. */
export interface LimitOptions {
  /** Milliseconds for one attempt, its body included. Default 60,000. */
  readonly timeout?: number | undefined
  /** Milliseconds for the whole call: every attempt and every wait. Default: no limit. */
  readonly totalTimeout?: number | undefined
  /** How many times a failed attempt may be sent again. Default 2. To wait for a rate limit together with others costs none. */
  readonly maxRetries?: number | undefined
}

/** What one call may say for itself. */
export interface CallOptions extends LimitOptions {
  /** Aborts the call in whichever phase it is; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** True: this POST or PATCH may be sent again, although it may have been applied. Default false. */
  readonly retryUnsafe?: boolean | undefined
  /** Headers of this call; they outrank those of the client. */
  readonly headers?: HeaderOptions | undefined
}

/** What every client can be given. */
export interface ClientOptions extends LimitOptions {
  /** The address of the deployment. It may carry a path prefix. */
  readonly baseUrl?: string | undefined
  /** The function that sends. Default: the global `fetch`. */
  readonly fetch?: ((input: string, init: RequestInit) => Promise<Response>) | undefined
  /** How many requests may be under way at once; further calls wait in order. Default 64. */
  readonly maxConcurrency?: number | undefined
  /** Bytes that the body of a 2xx answer may have, after decompression; a larger one is an error. Default 134,217,728 (128 MB). */
  readonly maxResponseSize?: number | undefined
  /** Headers of every call. */
  readonly headers?: HeaderOptions | undefined
  /** Where the log goes. Default: `console`. */
  readonly logger?: Logger | undefined
  /** How much is logged. Default `off`. */
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

/** The environment variable that stands in for an option, by the option's name. */
export type Environment = Readonly<Record<string, string>>
