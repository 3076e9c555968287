import type { DeploymentOptions } from '../deployment/client.ts'
import type { Names } from '../deployment/named-objects.ts'
import type { State } from '../deployment/state.ts'
import type { Declared, Environment } from '../form/declared.ts'
import { quoted, textOfForm } from '../form/form.ts'
import { groupByKeys, type Live, namedIn } from '../form/live.ts'
import { namesProject } from '../form/marks.ts'
import { type Cause, type Cure, curesOf } from './actions.ts'
import { brokenReferences, editStateOf, findRenamed, movedReferences, uncomparedFields, withHidden } from './edits.ts'
import { hasHiddenAlerts, hiddenLosses, isRecorded, type Obstacle, obstacleOf } from './obstacles.ts'
import {
  creation,
  deletion,
  type Finding,
  hasNoWork,
  objectTitle,
  type Work,
  withOrphans,
  workBetween,
} from './work.ts'

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
  /** False: no tag marks what the project owns. Edits are not noticed then, and nothing is pruned. Default: true. */
  readonly tags?: boolean
  /** True: objects that no project owns and that have a declared name are taken over. Default: false. */
  readonly adopt?: boolean
}

/** Plans the objects of a project one by one, then the deletions. */
export class Planner {
  readonly works: Work[] = []
  readonly conflicts: Finding[] = []
  readonly notes: Finding[] = []
  /** What was not compared, and why. */
  readonly uncompared: Finding[] = []
  readonly #project: string
  readonly #live: readonly Live[]
  readonly #names: Names
  readonly #options: PlanOptions
  /** The objects of the deployment that declarations stand for. */
  readonly #kept = new Set<Live>()

  constructor(project: string, live: readonly Live[], names: Names, options: PlanOptions) {
    this.#project = project
    this.#live = live
    this.#names = names
    this.#options = options
  }

  #say(findings: Finding[], { form, place }: Declared, ...sentences: readonly string[]): void {
    if (sentences.length > 0) findings.push({ object: objectTitle(form), sentences, place })
  }

  #conflict(
    cause: Cause,
    about: Pick<Finding, 'object' | 'place'>,
    sentences: readonly string[],
    cures: readonly Cure[] = curesOf(this.#project, this.#options, cause),
  ): void {
    this.conflicts.push({ ...about, sentences, cause, cures })
  }

  async planObject(declared: Declared): Promise<void> {
    const { form, was } = declared
    const { tags, adopt } = this.#options
    const named = namedIn(this.#live, declared, [form.name, ...was])
    const own = named.filter(({ mark }) => (tags === false ? !mark : mark?.project === this.#project))
    const chosen = own.length === 0 && adopt ? named.filter(({ mark }) => !mark) : own
    for (const each of chosen) this.#kept.add(each)
    const [first, ...others] = chosen
    if (first === undefined) return await this.#planMissing(declared, named)
    const doubles = namesakes(declared, named, first)
    if (doubles.length > 0 && declared.kind === 'webhook') return this.#conflict('doubled', aboutOf(declared), doubles)
    if (others.length === 0) return await this.#planExisting(declared, first, doubles)
    const ids = chosen.map(({ id }) => id).join(', ')
    const title = was.length > 0 ? 'this name or an earlier one' : 'this name'
    const problem = `${chosen.length} objects have ${title}: ${ids}. Delete or rename all but one.`
    this.#conflict('doubled', aboutOf(declared), [problem])
  }

  async #planExisting(declared: Declared, live: Live, doubles: readonly string[]): Promise<void> {
    const { tags, prune, overwrite } = this.#options
    const isMarked = tags !== false
    const isTaken = isMarked && !live.mark
    const compared = await withHidden(workBetween(live, declared, Boolean(prune)))
    const moved = movedReferences(compared.differences, this.#names)
    const { editedSince, ...state } = await editStateOf(live, compared, moved)
    const broken = brokenReferences(live.form, this.#names)
    const hidden = hiddenLosses(compared)
    const work: Work = {
      ...compared,
      ...state,
      sentences: hasNoWork(compared) ? [] : [...broken, ...compared.sentences],
      effects: [...compared.effects, ...hidden, ...doubles],
    }
    this.#sayStaying(declared, work)
    this.#say(this.uncompared, declared, ...uncomparedSentences(declared))
    const isUnknown = uncomparedFields(declared).length > 0
    const isMark = hasNoWork(work) && isMarked && !isRecorded(work, editedSince) && !(editedSince && isUnknown)
    if (hasNoWork(work) && editedSince && isUnknown && isMarked)
      this.notes.push({ ...aboutOf(declared), cause: 'edited', sentences: [editedUnseen(declared, editedSince)] })
    if (hasNoWork(work) && !isMark) return
    const whole = isMark ? withOrphans(work) : work
    const obstacle = overwrite ? undefined : obstacleOf(whole, editedSince, isTaken || hidden.length > 0)
    if (obstacle) return this.#conflictOf(obstacle, declared, work)
    const equality = isUnknown ? 'shows no difference in what was compared' : 'shows no difference'
    const action = isTaken ? 'adopt' : isMark ? 'mark' : 'update'
    this.works.push({ ...whole, action, sentences: isMark ? [equality] : work.sentences })
  }

  #conflictOf({ cause, sentences }: Obstacle, declared: Declared, { differences, live }: Work): void {
    const hasOtherAddress = differences.some(({ path }) => path === 'url')
    const cures = curesOf(this.#project, this.#options, cause, {
      unowned: live?.mark ? undefined : live?.form.name,
      variable: hasOtherAddress ? declared.variables.get('url') : undefined,
    })
    this.#conflict(cause, aboutOf(declared), sentences, cures)
  }

  #sayStaying(declared: Declared, { staying, isCovered }: Work): void {
    const reason = isCovered
      ? 'is not in the files and stays; --prune deletes it'
      : 'is not in the files and stays. No run has applied it; `pull` takes it into the files'
    const sentences = staying.map((title) => `${title} ${reason}`)
    const cause = isCovered ? {} : { cause: 'added' as const }
    if (sentences.length > 0) this.notes.push({ ...aboutOf(declared), sentences, ...cause })
  }

  async #planMissing(declared: Declared, named: readonly Live[]): Promise<void> {
    const conflict = (cause: Cause, sentence: string) => this.#conflict(cause, aboutOf(declared), [sentence])
    const same = named.filter(({ form }) => form.name === declared.form.name)
    const others = same.filter(({ mark }) => !mark)
    const shared = named.find(({ mark }) => namesProject(mark, this.#project))
    const stranger = same.find(({ mark, kind }) => mark && kind === 'webhook')
    const renamed = await findRenamed(declared, this.#project, this.#live)
    // It is this object, so that it is neither pruned nor taken for an earlier name of another one.
    if (renamed) this.#kept.add(renamed)
    // Alerts that no file declares stay, and are named.
    const equal = others.map((other) => workBetween(other, declared, false)).find(hasNoWork)
    if (shared?.mark?.project === this.#project)
      conflict('foreign', 'has the tags of this project. Leave --no-tags out, or remove them.')
    else if (shared)
      conflict('foreign', `carries the tags of projects ${shared.mark?.project}. Remove the one that is wrong.`)
    else if (stranger)
      conflict('foreign', `belongs to project ${stranger.mark?.project}. Name it with existingWebhook() instead.`)
    else if (renamed)
      conflict(
        'renamed',
        `was renamed on the deployment, to ${quoted(renamed.form.name)}. Rename it in the files, or there.`,
      )
    else if (others.length === 0) this.works.push({ ...creation(declared), effects: namesakes(declared, named) })
    else if (equal) {
      const said = 'exists and shows no difference, but no project owns it; `adopt` takes it over'
      this.#say(this.uncompared, declared, ...uncomparedSentences(declared))
      this.notes.push({ ...aboutOf(declared), sentences: [said], cause: 'unowned' })
      this.#sayStaying(declared, equal)
    } else conflict('unowned', 'exists, and no project owns it. `adopt` takes it over; another name leaves it alone.')
  }

  /** Plans to delete what the project owns and does not declare. */
  async planDeletions({ incomplete }: State): Promise<void> {
    const { prune, tags } = this.#options
    if (tags === false) return
    // A tag that people gave an object themselves comes without a revision.
    const own = this.#live.filter(({ mark }) => mark?.project === this.#project && (mark.revision ?? mark.unfinished))
    const surplus = own.filter((each) => !this.#kept.has(each))
    const object = `project ${this.#project}`
    this.#hintAtRenames(surplus)
    if (!prune) {
      const sentences = ['is not in the files and stays; --prune deletes it']
      for (const { form } of surplus) this.notes.push({ object: objectTitle(form), sentences })
    } else if (surplus.length > 0 && incomplete.length > 0) {
      const lists = incomplete.join(' and ')
      const problem = `nothing is deleted: the server did not send its whole list of ${lists}.`
      const [nothing] = curesOf(this.#project, this.#options, 'prune')
      this.#conflict('prune', { object }, [problem], nothing && [nothing])
    } else if (prune !== 'all' && surplus.length * 3 > own.length) {
      const share = `${surplus.length} of its ${own.length} objects`
      const problem = `${share} would be deleted, which is more than a third:`
      this.#conflict('prune', { object }, [problem, ...surplus.map(({ form }) => objectTitle(form))])
    } else for (const each of surplus) await this.#planDeletion(each)
  }

  async #planDeletion(live: Live): Promise<void> {
    // No run has made an alert that no file can declare.
    const isEdited = hasHiddenAlerts(live) || (await editStateOf(live)).editedSince !== undefined
    if (this.#options.overwrite || !isEdited) {
      this.works.push(deletion(live))
      return
    }
    const problem = 'was edited on the deployment since it was last applied. The deletion would lose it.'
    const sentences = [problem, ...brokenReferences(live.form, this.#names)]
    const cures = curesOf(this.#project, this.#options, 'edited', { isDeleted: true })
    this.#conflict('edited', { object: objectTitle(live.form) }, sentences, cures)
  }

  /** A new name without `was` makes another object. Names the one that may be meant. */
  #hintAtRenames(surplus: readonly Live[]): void {
    const alike = groupByKeys(surplus, ({ form }) => [form.kind, textOfForm({ ...form, name: '' })])
    const created = this.works.filter(({ action }) => action === 'create')
    const ofKind = groupByKeys(created, ({ declared }) => [`${declared?.kind}`])
    for (const [index, work] of surplus.length > 0 ? this.works.entries() : []) {
      const { declared, action } = work
      if (!declared || action !== 'create') continue
      const { kind, form } = declared
      const isOnly = ofKind.get(kind)?.length === 1 && alike.get(kind)?.length === 1
      const meant = alike.get(isOnly ? kind : textOfForm({ ...form, name: '' })) ?? []
      this.works[index] = { ...work, effects: [...work.effects, ...meant.map(renameHint)] }
    }
  }
}

function renameHint({ form }: Live): string {
  return `if this is ${objectTitle(form)}, which is no longer in the files, write \`was: [${quoted(form.name)}]\` here: it keeps its id, its alerts and its links`
}

const aboutOf = ({ form, place }: Declared): Pick<Finding, 'object' | 'place'> => ({ object: objectTitle(form), place })

/** Servers take a second object of a name, if it is no webhook. It may be the same one, under another name of the project. */
function namesakes({ kind, form: { name } }: Declared, named: readonly Live[], own?: Live): string[] {
  if (own?.form.name === name) return []
  const outcome = kind === 'webhook' ? 'servers refuse a second one' : 'there will be two of them'
  const others = named.filter(({ form }) => form.name === name)
  return others.map(({ mark, id }) => {
    const owner = mark ? `project ${mark.project}` : 'no project'
    return `${id} has this name, too, and ${owner} owns it: ${outcome}`
  })
}

function editedUnseen(declared: Declared, since: string): string {
  const fields = uncomparedFields(declared).join(' and ')
  return `was edited on the deployment since it was ${since}, and shows no other difference: ${fields} may be what changed`
}

function uncomparedSentences({ unknown }: Declared): string[] {
  return [...unknown].map(
    ([field, variable]) =>
      `${field} was not compared: the environment variable ${variable} is not set or empty. Set it to compare`,
  )
}
