import type { DeploymentOptions } from '../deployment/client.ts'
import type { Names } from '../deployment/named-objects.ts'
import type { Declared, Environment } from '../form/declared.ts'
import { quoted } from '../form/form.ts'
import { type Live, namedIn } from '../form/live.ts'
import { namesProject } from '../form/marks.ts'
import { clearedHiddenFieldsOf, hiddenFieldsOf, secretFields } from '../form/plain-forms.ts'
import {
  brokenReferences,
  type EditState,
  editStateOf,
  findRenamed,
  movedReferences,
  uncomparedFields,
  withHidden,
} from './edits.ts'
import { creation, difference, type Finding, isEmpty, titleOf, type Work } from './work.ts'

export interface PlanOptions extends DeploymentOptions {
  /** The values of secrets. Default: the environment of the process. */
  readonly environment?: Environment
  /** True: what was edited on the deployment is replaced. Default: false. */
  readonly overwrite?: boolean
  /**
   * True: objects and alerts of the project that are not declared are deleted, at most a third of its objects. `'all'`:
   * any number. Default: false.
   */
  readonly prune?: boolean | 'all'
  /** False: no tag marks what the project manages. Edits are not noticed then, and nothing is pruned. Default: true. */
  readonly tags?: boolean
  /** True: objects that no project manages and that have a declared name are taken over. Default: false. */
  readonly adopt?: boolean
}

/** What a plan consists of. */
export interface PlanParts {
  readonly works: Work[]
  readonly conflicts: Finding[]
  readonly notes: Finding[]
  /** What was not compared, and why. */
  readonly uncompared: Finding[]
}

/** What planning one object needs, and where its results go. */
interface Planning {
  readonly declared: Declared
  readonly project: string
  readonly options: PlanOptions
  readonly names: Names
  readonly works: Work[]
  conflict(...sentences: string[]): void
  note(...sentences: string[]): void
  uncompared(...sentences: string[]): void
}

/** Plans one declared object, and returns the objects of the deployment that it stands for. */
export async function planObject(
  declared: Declared,
  live: readonly Live[],
  names: Names,
  project: string,
  options: PlanOptions,
  { works, conflicts, notes, uncompared }: PlanParts,
): Promise<readonly Live[]> {
  const { form, was, place } = declared
  const addTo = (findings: Finding[]) => {
    return (...sentences: string[]) => {
      if (sentences.length > 0) findings.push({ object: titleOf(form), sentences, place })
    }
  }
  const planning: Planning = {
    ...{ declared, project, options, names, works },
    conflict: addTo(conflicts),
    note: addTo(notes),
    uncompared: addTo(uncompared),
  }
  const named = namedIn(live, declared, [form.name, ...was])
  const own = named.filter(({ mark }) => (options.tags === false ? !mark : mark?.project === project))
  const chosen = own.length === 0 && options.adopt ? named.filter(({ mark }) => !mark) : own
  const [first, ...others] = chosen
  if (first === undefined) await planMissing(planning, named, live)
  else if (others.length === 0) await planExisting(planning, first)
  else {
    const ids = chosen.map(({ id }) => id).join(', ')
    const title = was.length > 0 ? 'this name or an earlier one' : 'this name'
    planning.conflict(`${chosen.length} objects have ${title}: ${ids}. Delete or rename all but one.`)
  }
  return chosen
}

async function planExisting(planning: Planning, live: Live): Promise<void> {
  const { declared, options, names, works, conflict, note, uncompared } = planning
  const isMarked = options.tags !== false
  const isTaken = isMarked && !live.mark
  const compared = await withHidden(difference(live, declared, Boolean(options.prune)))
  const moved = movedReferences(compared.differences, names)
  const { editedSince, ...state } = await editStateOf(live, compared, moved)
  const broken = brokenReferences(live.form, names)
  const hidden = hiddenLosses(compared)
  const work: Work = {
    ...compared,
    ...state,
    sentences: isEmpty(compared) ? [] : [...broken, ...compared.sentences],
    effects: [...compared.effects, ...hidden],
  }
  note(...stayingNotes(work))
  uncompared(...uncomparedSentences(work))
  const isUnknown = uncomparedFields(declared).length > 0
  const isRecord = isEmpty(work) && isMarked && !isRecorded(work, editedSince) && !(editedSince && isUnknown)
  if (isEmpty(work) && !isRecord) return
  const problem = options.overwrite ? [] : obstacles(work, editedSince, isTaken || hidden.length > 0)
  if (problem.length > 0) return conflict(...problem)
  const shown = isUnknown ? 'shows no difference in what was compared' : 'shows no difference'
  const reason = isTaken ? `${shown}, and is taken over` : `${shown}; its revision is recorded`
  works.push(isRecord ? { ...work, action: 'record', sentences: [reason] } : work)
}

/** Says why an object is not written unless the user overwrites what is there. */
function obstacles(work: Work, editedSince: EditState['editedSince'], isFirst: boolean): string[] {
  const { sentences, effects } = work
  if (!isEmpty(work) && editedSince)
    return [`was edited on the deployment since it was ${editedSince}. Applying would undo:`, ...sentences, ...effects]
  if (losesUncovered(work))
    return ['has parts that were added or changed on the deployment. Applying would undo:', ...sentences, ...effects]
  return isLossy(work, isFirst)
    ? ['has parts that no answer shows or no file carries. Applying would lose them:', ...effects]
    : []
}

/** True where the mark of an object is the one of its last application, and covers all that can be compared. */
function isRecorded({ live, declared, isCovered }: Work, editedSince: EditState['editedSince']): boolean {
  const isSealed = !editedSince && live?.mark?.revision !== undefined && live.mark.unfinished === undefined
  return isSealed && (isCovered || live.kind !== 'webhook' || uncomparedFields(declared).length > 0)
}

/** True where an update deletes or replaces what neither a run nor `pull` has seen. */
function losesUncovered({ live, isCovered, alerts, surplus, differences }: Work): boolean {
  if (isCovered || live?.mark === undefined || live.mark.unfinished !== undefined) return false
  const isDeleted = alerts.some(({ action, id }) => action === 'delete' && surplus.includes(id ?? ''))
  return isDeleted || (live.kind === 'webhook' && differences.some(({ path }) => secretFields.test(path)))
}

/** True where an update loses what the files cannot carry: of an alert, with an alert on it, or of an object that no run has written. */
function isLossy({ live, effects, alerts }: Work, isFirst: boolean): boolean {
  // While an object is unfinished, a hidden alert is one whose tile was just removed.
  const hasHidden = live !== undefined && live.hiddenAlerts.length > 0 && live.mark?.unfinished === undefined
  return hasHidden || (isFirst && effects.length > 0) || alerts.some((alert) => alert.isLossy)
}

/** Names the fields that no answer shows, and that the first update of an object deletes, because the files lack them. */
function hiddenLosses({ live, declared, differences }: Work): string[] {
  const isWritten = live?.mark?.revision !== undefined
  if (live?.kind !== 'webhook' || !declared || isWritten) return []
  const { request, unknown } = declared
  const hasOtherAddress = differences.some(({ path }) => path === 'url')
  const deleted = hasOtherAddress ? hiddenFieldsOf(request) : clearedHiddenFieldsOf(request)
  return deleted
    .filter((field) => !(field in request) && !unknown.has(field))
    .map((field) => `the update deletes ${field}, which no answer shows. Declare it, or make sure that there is none`)
}

function stayingNotes({ staying, isCovered }: Work): string[] {
  const reason = isCovered
    ? 'is not in the files and stays; --prune deletes it'
    : 'is not in the files and stays. No run has applied it; `pull` takes it into the files'
  return staying.map((title) => `${title} ${reason}`)
}

function uncomparedSentences({ declared }: Work): string[] {
  return [...(declared?.unknown ?? [])].map(
    ([field, variable]) => `${field} was not compared: the environment variable ${variable} is not set or empty`,
  )
}

async function planMissing(planning: Planning, named: readonly Live[], live: readonly Live[]): Promise<void> {
  const { declared, project, works, conflict, note, uncompared } = planning
  const others = named.filter(({ mark, form }) => !mark && form.name === declared.form.name)
  const shared = named.find(({ mark }) => namesProject(mark, project))
  const stranger = named.find(({ mark, kind }) => mark && kind === 'webhook')
  const renamed = await findRenamed(declared, project, live)
  // Alerts that no file declares stay, and are named.
  const equal = others.map((other) => difference(other, declared, false)).find(isEmpty)
  if (shared?.mark?.project === project) conflict('has the tags of this project. Leave --no-tags out, or remove them.')
  else if (shared) conflict(`carries the tags of projects ${shared.mark?.project}. Remove the one that is wrong.`)
  else if (stranger) conflict(`belongs to project ${stranger.mark?.project}. Name it with existingWebhook() instead.`)
  else if (renamed)
    conflict(`was renamed on the deployment, to ${quoted(renamed.form.name)}. Rename it in the files, or there.`)
  else if (others.length === 0) works.push(creation(declared))
  else if (equal) {
    uncompared(...uncomparedSentences(equal))
    note('exists and shows no difference, but no project manages it; `adopt` takes it over', ...stayingNotes(equal))
  } else conflict('exists, and no project manages it. `adopt` takes it over; another name leaves it alone.')
}
