import type { Project } from '../code/declarations.ts'
import { type Client, type Deployment, type DeploymentOptions, deploymentOf } from '../deployment/client.ts'
import { type Names, namesOf, withNames } from '../deployment/names.ts'
import { readState, type State } from '../deployment/state.ts'
import { type Declared, declaredObjects, type Environment } from '../form/declared.ts'
import { quoted } from '../form/form.ts'
import { type Live, liveObjects } from '../form/live.ts'
import { namesProject } from '../form/marks.ts'
import { findRenamed, isEdited, withHidden } from './edits.ts'
import { refusalsOf } from './refusals.ts'
import { requestsToApply } from './requests.ts'
import { stagesOf } from './stages.ts'
import { canBeValidated, validate } from './validation.ts'
import { creation, deletion, difference, type Finding, isEmpty, titleOf, titleOfWork, type Work } from './work.ts'

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

/** One change to an object and its alerts. */
export interface Change extends Finding {
  /** `record`: the object is equal, and its mark is written again. */
  readonly action: 'create' | 'update' | 'delete' | 'record'
  readonly id: string | undefined
  /** What is lost beside what the sentences say. */
  readonly effects: readonly string[]
}

/** What applying a project would do to a deployment. Planning writes nothing. */
export interface Plan {
  readonly project: string
  /** `the open-source deployment` */
  readonly deployment: string
  /** In the order in which they are written. */
  readonly changes: readonly Change[]
  /** Objects that somebody edited, or that the project does not own. Nothing is applied while there are any. */
  readonly conflicts: readonly Finding[]
  /** What the deployment cannot hold or does not have. Nothing is applied while there are any. */
  readonly refusals: readonly Finding[]
  /** What differs from the files and stays as it is. */
  readonly notes: readonly Finding[]
  /** The requests that planning took, and the most that applying takes where none fails. */
  readonly requests: { readonly read: number; readonly write: number }
}

function processEnvironment(): Environment {
  return (globalThis as { process?: { env: Environment } }).process?.env ?? {}
}

/** What `apply` needs of a plan. */
export interface PlanInternals {
  readonly deployment: Deployment
  readonly names: Names
  readonly state: State
  readonly options: PlanOptions
  readonly stages: readonly (readonly Work[])[]
  /** The works whose dashboards the server has looked at. */
  readonly validated: ReadonlySet<Work>
}

const mostChecks = 4

const internals = new WeakMap<Plan, PlanInternals>()

export function internalsOf(plan: Plan): PlanInternals {
  const found = internals.get(plan)
  if (!found) throw new TypeError('apply() needs the object that plan() returned, not a copy of it.')
  return found
}

/** Compares a project with a deployment. It reads lists and writes nothing. */
export async function plan(project: Project, client: Client, given: PlanOptions = {}): Promise<Plan> {
  const options = given.tags === false ? { ...given, prune: false } : given
  const objects = declaredObjects(project, options.environment ?? processEnvironment())
  const deployment = deploymentOf(client, options)
  const state = await readState(deployment)
  const names = namesOf(deployment, state)
  const live = liveObjects(deployment, state, names)
  // Records show names where files may have ids.
  const declared = objects.map((each) => ({ ...each, form: withNames(each.form, names) }))

  const found: Found = { works: [], conflicts: [], notes: [] }
  const owned = new Set<Live>()
  for (const each of declared)
    for (const chosen of await planObject(each, live, project.project, options, found)) owned.add(chosen)
  await planDeletions(project.project, live, owned, state, options, found)

  const stages = stagesOf(found.works)
  const works = stages.flat()
  const refusals = refusalsOf(deployment, state, names, works, options.tags === false ? undefined : project.project)
  // Each check is a request, and a plan stays small. The others are made before the first write.
  const validated = new Set(works.filter(canBeValidated).slice(0, mostChecks))
  if (found.conflicts.length + refusals.length === 0)
    refusals.push(...(await validate(deployment, names, [...validated])))
  const made: Plan = {
    project: project.project,
    deployment: deployment.title,
    changes: works.map(changeOf),
    conflicts: found.conflicts,
    refusals,
    notes: found.notes,
    requests: { read: state.requests + validated.size, write: requestsToApply(works, state, validated.size) },
  }
  internals.set(made, { deployment, names, state, options, stages, validated })
  return made
}

interface Found {
  readonly works: Work[]
  readonly conflicts: Finding[]
  readonly notes: Finding[]
}

/** What planning one object needs, and where its results go. */
interface Planning {
  readonly declared: Declared
  readonly project: string
  readonly options: PlanOptions
  readonly works: Work[]
  conflict(...sentences: string[]): void
  note(...sentences: string[]): void
}

/** Plans one declared object, and returns the objects of the deployment that it stands for. */
async function planObject(
  declared: Declared,
  live: readonly Live[],
  project: string,
  options: PlanOptions,
  { works, conflicts, notes }: Found,
): Promise<readonly Live[]> {
  const { form, was, place } = declared
  const addTo = (findings: Finding[]) => {
    return (...sentences: string[]) => void findings.push({ object: titleOf(form), sentences, place })
  }
  const planning: Planning = { declared, project, options, works, conflict: addTo(conflicts), note: addTo(notes) }
  const named = live.filter((each) => isNamed(each, declared, [form.name, ...was]))
  const own = named.filter(({ mark }) => (options.tags === false ? !mark : mark?.project === project))
  const chosen = own.length === 0 && options.adopt ? named.filter(({ mark }) => !mark) : own
  const [first, ...others] = chosen
  if (first === undefined) await planMissing(planning, named, live)
  else if (others.length === 0) await planExisting(planning, first)
  else {
    const ids = chosen.map(({ id }) => id).join(', ')
    const names = was.length > 0 ? 'this name or an earlier one' : 'this name'
    planning.conflict(`${chosen.length} objects have ${names}: ${ids}. Delete or rename all but one.`)
  }
  return chosen
}

async function planExisting({ declared, options, works, conflict, note }: Planning, live: Live): Promise<void> {
  const isMarked = options.tags !== false
  const isTaken = isMarked && !live.mark
  const work = await withHidden(difference(live, declared, Boolean(options.prune)))
  const edited = await isEdited(live, declared.pulled)
  const isRecorded = isMarked && !edited && live.mark?.revision !== undefined && !live.mark.unfinished
  if (work.notes.length > 0) note(...work.notes)
  if (isEmpty(work) && (isRecorded || !isMarked)) return
  if (!isEmpty(work) && edited && !options.overwrite) {
    const what = 'was edited on the deployment since it was last applied. Applying would undo:'
    conflict(what, ...work.sentences, ...work.effects)
  } else if (isLossy(work, isTaken) && !options.overwrite) {
    const what = 'has parts that no answer shows or no file carries. Applying would lose them:'
    conflict(what, ...work.effects)
  } else if (isEmpty(work)) {
    const reason = isTaken ? 'is equal, and is taken over' : 'is equal; its revision is recorded'
    works.push({ ...work, action: 'record', sentences: [reason] })
  } else works.push(work)
}

/** True where an update loses what the files cannot carry: with an alert on it, or of an object that is taken over. */
function isLossy({ live, effects }: Work, isTaken: boolean): boolean {
  // While an object is unfinished, a hidden alert is one whose tile was just removed.
  const hasHidden = live !== undefined && live.hiddenAlerts.length > 0 && live.mark?.unfinished === undefined
  return hasHidden || (isTaken && effects.length > 0)
}

async function planMissing(planning: Planning, named: readonly Live[], live: readonly Live[]): Promise<void> {
  const { declared, project, works, conflict, note } = planning
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
  else if (equal) note('exists and is equal, but no project manages it; `adopt` takes it over', ...equal.notes)
  else conflict('exists, and no project manages it. `adopt` takes it over; another name leaves it alone.')
}

/** A webhook is identified by its service and its name, everything else by its name. */
function isNamed({ kind, form }: Live, declared: Declared, names: readonly string[]): boolean {
  return (
    kind === declared.kind &&
    names.includes(form.name) &&
    (kind !== 'webhook' || form.body.service === declared.form.body.service)
  )
}

/** Plans to delete what the project owns and does not declare. */
async function planDeletions(
  project: string,
  live: readonly Live[],
  kept: ReadonlySet<Live>,
  state: State,
  { prune, tags, overwrite }: PlanOptions,
  found: Found,
): Promise<void> {
  if (tags === false) return
  // A tag that people gave an object themselves comes without a revision.
  const own = live.filter(({ mark }) => mark?.project === project && (mark.revision ?? mark.unfinished))
  const surplus = own.filter((each) => !kept.has(each))
  const conflict = (sentence: string, object = `project ${project}`) =>
    found.conflicts.push({ object, sentences: [sentence] })
  if (!prune) {
    for (const { form } of surplus)
      found.notes.push({ object: titleOf(form), sentences: ['is not in the files and stays; --prune deletes it'] })
  } else if (surplus.length > 0 && state.incomplete.length > 0)
    conflict(`nothing is deleted: the server did not send its whole list of ${state.incomplete.join(' and ')}.`)
  else if (prune !== 'all' && surplus.length * 3 > own.length)
    conflict(
      `${surplus.length} of its ${own.length} objects would be deleted, which is more than a third. --prune=all deletes them.`,
    )
  else
    for (const each of surplus)
      if (!overwrite && (await isEdited(each, undefined)))
        conflict(
          'was edited on the deployment since it was last applied. The deletion would lose it.',
          titleOf(each.form),
        )
      else found.works.push(deletion(each))
}

function changeOf(work: Work): Change {
  const { action, declared, live, sentences, effects } = work
  return { action, object: titleOfWork(work), id: live?.id, sentences, effects, place: declared?.place }
}
