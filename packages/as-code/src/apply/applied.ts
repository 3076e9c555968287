import { countWithNoun } from '@clouddb/command/safe-text'
import { actions } from '../plan/actions.ts'
import type { AlertWork } from '../plan/work.ts'

/** The numbers of objects of which something was written, each by the action of its plan, and those of alerts. */
export interface Applied {
  readonly created: number
  readonly updated: number
  /** Objects that no project owned. */
  readonly adopted: number
  /** Objects that were equal, and whose mark was written again. */
  readonly marked: number
  readonly deleted: number
  /** Without the alerts that were deleted with their object. */
  readonly alerts: { readonly created: number; readonly updated: number; readonly deleted: number }
}

export function nothingApplied() {
  return { created: 0, updated: 0, adopted: 0, marked: 0, deleted: 0, alerts: { created: 0, updated: 0, deleted: 0 } }
}

/** `created 2 alerts, deleted 1 alert` */
export function sentenceOfAlerts(alerts: readonly AlertWork[]): string {
  const of = (action: AlertWork['action']) => alerts.filter((alert) => alert.action === action).length
  const done = (['create', 'update', 'delete'] as const).filter((action) => of(action) > 0)
  return done.map((action) => `${actions[action]} ${countWithNoun(of(action), 'alert')}`).join(', ')
}

/** Some objects are not as they should be. The next run goes on where this one stopped. */
export class ApplyError extends Error {
  override readonly name = 'ApplyError'
  /** One sentence for each object. */
  readonly problems: readonly string[]
  /** The numbers of objects and alerts that were written before the run ended. */
  readonly applied: Applied

  constructor(problems: readonly string[], applied: Applied = nothingApplied()) {
    super(problems.join('\n'))
    this.problems = problems
    this.applied = applied
  }
}
