/** What came of a call: a result, or whatever was thrown. */
export type Outcome = { readonly result: CallResult } | { readonly error: unknown }

/** What the packages promise of `withResponse()`. */
export interface CallResult {
  readonly data: unknown
  readonly response: Response
  readonly requestId: string | undefined
  readonly attempts: readonly unknown[]
}

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))
