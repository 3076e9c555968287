/** The numbers of objects and alerts that were written. */
export interface Applied {
  readonly created: number
  readonly updated: number
  readonly deleted: number
  /** Alerts that were created, updated or deleted, without those that were deleted with their object. */
  readonly alerts: number
}

export const nothingApplied: Applied = { created: 0, updated: 0, deleted: 0, alerts: 0 }

/** Some objects are not as they should be. The next run goes on where this one stopped. */
export class ApplyError extends Error {
  override readonly name = 'ApplyError'
  /** One sentence for each object. */
  readonly problems: readonly string[]
  /** The numbers of objects and alerts that were written before the run ended. */
  readonly applied: Applied

  constructor(problems: readonly string[], applied: Applied = nothingApplied) {
    super(problems.join('\n'))
    this.problems = problems
    this.applied = applied
  }
}
