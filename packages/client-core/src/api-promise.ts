import type { Attempt } from './errors.ts'

/** The payload of a call, with its response. */
export interface ApiResult<Payload> {
  readonly data: Payload
  /** Status and headers. The body has been read. */
  readonly response: Response
  /** The id that the server gave the request, where it gives one. */
  readonly requestId: string | undefined
  /** Every attempt of this call, including the last one. */
  readonly attempts: readonly Attempt[]
}

/** A promise of the payload. `withResponse()` resolves to the payload together with its response. */
export interface ApiPromise<Payload> extends Promise<Payload> {
  withResponse(): Promise<ApiResult<Payload>>
}
