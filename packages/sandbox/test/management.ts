/** The time at which sandboxes of these tests begin. */
export const start: number = Date.UTC(2026, 10, 2, 9)

/** 200, or the status and the detail of an error. */
export function outcomeOf(call: PromiseLike<unknown>): PromiseLike<unknown> {
  return call.then(
    () => 200,
    (error: { status: number; detail?: string }) => [error.status, error.detail],
  )
}
