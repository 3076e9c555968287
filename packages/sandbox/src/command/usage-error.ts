/** A wrong use of the command: what was wrong, what was expected, and the cure. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
