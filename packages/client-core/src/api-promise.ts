import type { Attempt } from './errors.ts'

/** The payload of a call, and how it came. */
export interface ApiResult<Payload> {
  readonly data: Payload
  /** Status and headers; its body has been read. */
  readonly response: Response
  /** The id that the server gave the request, where it gives one. */
  readonly requestId: string | undefined
  /** Every try of this call, the last one included. */
  readonly attempts: readonly Attempt[]
}

/** A promise of the payload; `withResponse()` promises what came with it, too. */
export interface ApiPromise<Payload> extends Promise<Payload> {
  withResponse(): Promise<ApiResult<Payload>>
}

export function toApiPromise(result: Promise<ApiResult<unknown>>): ApiPromise<unknown> {
  const payload = result.then(({ data }) => data) as ApiPromise<unknown>
  payload.withResponse = () => {
    // Whoever takes the result will see its error; the payload's promise must not report it once more as unhandled.
    payload.catch(() => {})
    return result
  }
  return payload
}
