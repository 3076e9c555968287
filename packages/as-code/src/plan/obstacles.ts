import type { Live } from '../form/live.ts'
import { clearedHiddenFieldsOf, hiddenFieldsOf, secretFields } from '../form/plain-forms.ts'
import type { Cause } from './actions.ts'
import { type EditState, uncomparedFields } from './edits.ts'
import { type Finding, hasNoWork, type Work } from './work.ts'

/** Why an object is not written, and what would be lost. */
export type Obstacle = Pick<Finding, 'sentences'> & { readonly cause: Cause }

/** Says why an object is not written unless the user overwrites what is there. */
export function obstacleOf(work: Work, editedSince: EditState['editedSince'], isFirst: boolean): Obstacle | undefined {
  const { sentences, effects } = work
  const undone = [...sentences, ...effects]
  if (!hasNoWork(work) && editedSince) {
    const said = `was edited on the deployment since it was ${editedSince}. Applying would undo:`
    return { cause: 'edited', sentences: [said, ...undone] }
  }
  if (losesUncovered(work)) {
    const said = 'has parts that were added or changed on the deployment. Applying would undo:'
    return { cause: 'added', sentences: [said, ...undone] }
  }
  if (!isLossy(work, isFirst)) return undefined
  const said = 'has parts that no answer shows or no file carries. Applying would lose them:'
  return { cause: 'lossy', sentences: [said, ...effects] }
}

/** True where the mark of an object is the one of its last application, and covers all that can be compared. */
export function isRecorded({ live, declared, isCovered }: Work, editedSince: EditState['editedSince']): boolean {
  const isSealed = !editedSince && live?.mark?.revision !== undefined && live.mark.unfinished === undefined
  return isSealed && (isCovered || live.kind !== 'webhook' || uncomparedFields(declared).length > 0)
}

/** True where an update deletes or replaces what neither a run nor `pull` has seen. */
function losesUncovered({ live, isCovered, alerts, surplus, differences }: Work): boolean {
  if (isCovered || live?.mark === undefined || live.mark.unfinished !== undefined) return false
  const isDeleted = alerts.some(({ action, id }) => action === 'delete' && surplus.includes(id ?? ''))
  return isDeleted || (live.kind === 'webhook' && differences.some(({ path }) => secretFields.test(path)))
}

/** True where an update loses a part of an alert, a hidden alert, or a part of an object that no run has written. */
function isLossy({ live, effects, alerts }: Work, isFirst: boolean): boolean {
  return (live && hasHiddenAlerts(live)) || (isFirst && effects.length > 0) || alerts.some((alert) => alert.isLossy)
}

/** While an object is unfinished, a hidden alert is one whose tile was just removed. */
export function hasHiddenAlerts({ hiddenAlerts, mark }: Live): boolean {
  return hiddenAlerts.length > 0 && mark?.unfinished === undefined
}

/** Names the fields that no answer shows, and that the first update of an object deletes, because the files lack them. */
export function hiddenLosses({ live, declared, differences }: Work): string[] {
  const isWritten = live?.mark?.revision !== undefined
  if (live?.kind !== 'webhook' || !declared || isWritten) return []
  const { request, unknown } = declared
  const hasOtherAddress = differences.some(({ path }) => path === 'url')
  const deleted = hasOtherAddress ? hiddenFieldsOf(request) : clearedHiddenFieldsOf(request)
  return deleted
    .filter((field) => !(field in request) && !unknown.has(field))
    .map((field) => `the update deletes ${field}, which no answer shows. Declare it, or make sure that there is none`)
}
