import type { Alert } from '@clouddb/observability-oss/types'
import { namesOf } from '../deployment/names.ts'
import { readState } from '../deployment/state.ts'
import type { Data } from '../document/walk.ts'
import { matchForms } from '../form/compare.ts'
import { revisionOf, textOf, withoutAlerts } from '../form/form.ts'
import { alertForm, type Live, liveObjects } from '../form/live.ts'
import type { Mark } from '../form/marks.ts'
import { alertBody, objectBody, wholeBody } from '../plan/bodies.ts'
import { hiddenDigest } from '../plan/edits.ts'
import { internalsOf, type Plan, type PlanInternals } from '../plan/plan.ts'
import { canBeValidated, validate } from '../plan/validation.ts'
import { type AlertWork, difference, dooms, isEmpty, titleOf, titleOfWork, type Work } from '../plan/work.ts'
import { type AlertStore, createAlertStore, type Parents } from './alert-store.ts'
import { type Applied, ApplyError, nothingApplied } from './applied.ts'
import { deletedRecords, textOfAlerts } from './doomed.ts'
import { fewAtOnce } from './few-at-once.ts'
import { withoutSecrets } from './secrets.ts'
import { createStore, isUnchanged, resultOf, type Store } from './store.ts'

export interface ApplyOptions {
  /** Receives a sentence for each object that was written: `created dashboard "Checkout: errors"`. */
  readonly onProgress?: (sentence: string) => void
  /** Receives the records that are going to be deleted, to keep a copy. Nothing is written before it resolves. */
  readonly beforeDelete?: (records: readonly unknown[]) => void | Promise<void>
  /** Stops before the next write. What is written is whole, and the next run goes on. */
  readonly signal?: AbortSignal
}

/** The plans that were applied: doing it again would create everything twice. */
const used = new WeakSet<Plan>()

/**
 * Writes what a plan says, and reads it back.
 *
 * @throws ApplyError where the plan has conflicts or refusals, where an object changed since the plan, and where the
 * deployment holds something else than what was written, or cannot be read. Other objects are complete then.
 */
export async function apply(plan: Plan, options: ApplyOptions = {}): Promise<Applied> {
  const stops = [...plan.conflicts, ...plan.refusals].map(
    ({ object, sentences }) => `${object} ${sentences.join('; ')}`,
  )
  if (stops.length > 0) throw new ApplyError(stops)
  if (used.has(plan)) throw new TypeError('apply() takes a plan once. Plan again.')
  used.add(plan)
  const run = new Run(plan.project, internalsOf(plan), options)
  await run.complete()
  if (run.problems.length > 0) throw new ApplyError(run.problems, run.counts)
  return run.counts
}

/** One application of a plan. */
class Run {
  readonly problems: string[] = []
  readonly counts = { ...nothingApplied }
  readonly #project: string
  readonly #plan: PlanInternals
  readonly #options: ApplyOptions
  readonly #store: Store
  readonly #alerts: AlertStore
  /** The objects as they were last written or read. Absent: a problem stopped the work. */
  readonly #present = new Map<Work, Live>()
  /** Works of which the server stored something else than was sent. */
  readonly #notKept = new Set<Work>()

  constructor(project: string, plan: PlanInternals, options: ApplyOptions) {
    this.#project = project
    this.#plan = plan
    this.#options = options
    this.#store = createStore(plan.deployment, plan.state, plan.names)
    this.#alerts = createAlertStore(plan.deployment, plan.state, plan.names)
  }

  async complete(): Promise<void> {
    const { stages, deployment, names, validated } = this.#plan
    const works = stages.flat()
    const unseen = works.filter((work) => canBeValidated(work) && !validated.has(work))
    const refused = await validate(deployment, names, unseen)
    for (const { object, sentences } of refused) this.problems.push(`${object} ${sentences.join('; ')}`)
    if (refused.length > 0) return
    const doomed = deletedRecords(works, this.#plan.state.alerts)
    if (doomed.length > 0) await this.#options.beforeDelete?.(doomed)
    const isDeletion = ({ action }: Work) => action === 'delete'
    const writes = works.filter((work) => !isDeletion(work))
    for (const stage of stages.filter((each) => !each.some(isDeletion)))
      await fewAtOnce(stage, (work) => this.#guard(work, () => this.#writeObject(work)))
    await fewAtOnce([...this.#present.keys()], (work) => this.#guard(work, () => this.#writeAlerts(work)))
    if (writes.length > 0)
      await this.#check().catch((error) => {
        this.problems.push(`What was written could not be read back: ${error.message}`)
      })
    await this.#delete(works.filter(isDeletion))
  }

  /** Refuses a work that would delete alerts which were added or changed after the plan was made. */
  async #expectSameAlerts(work: Work): Promise<void> {
    if (!dooms(work)) return
    const { deployment, names, state } = this.#plan
    const alerts: Alert[] = []
    for await (const alert of deployment.client.listAlerts()) alerts.push(alert)
    if (textOfAlerts(work, alerts, deployment, names) !== textOfAlerts(work, state.alerts, deployment, names))
      throw new Error('its alerts changed after the plan was made. Plan again.')
  }

  /** Runs a step of a work. An error stops this work, and no other one. */
  async #guard(work: Work, step: () => Promise<void>): Promise<void> {
    try {
      this.#options.signal?.throwIfAborted()
      await step()
    } catch (error) {
      this.#stop(work, error instanceof Error ? error.message : String(error))
    }
  }

  #stop(work: Work, problem: string): void {
    this.#present.delete(work)
    const isStopped = this.#options.signal?.aborted ?? false
    if (isStopped && this.problems.includes(stopped)) return
    if (isStopped) this.problems.push(stopped)
    else this.problems.push(`${titleOfWork(work)}: ${withoutSecrets(problem, work.declared)}`)
  }

  async #writeObject(work: Work): Promise<void> {
    const { declared, live, action } = work
    if (!declared) return
    const { kind, form } = declared
    if (live && !isUnchanged(live, await this.#store.read(kind, live.id)))
      throw new Error('it changed after the plan was made, so nothing of it was written. Plan again.')
    await this.#expectSameAlerts(work)
    const needsSeal = work.alerts.length > 1 || (work.alerts.length === 1 && work.isObjectWritten)
    if (live && !work.isObjectWritten && !needsSeal && action !== 'record') {
      this.#present.set(work, live)
      return
    }
    const mark = await this.#markFor(work, needsSeal)
    const body = this.#bodyOf(work, mark)
    const isOurs = (other: Live) =>
      other.form.name === form.name &&
      other.form.body.service === form.body.service &&
      textOf(other.mark) === textOf(mark)
    const present = live ? await this.#store.update(kind, live.id, body) : await this.#store.create(kind, body, isOurs)
    if (kind === 'webhook')
      this.#plan.names.add({ ref: 'webhook', service: `${form.body.service}`, name: form.name }, present.id)
    if (kind === 'dashboard') this.#plan.names.add({ ref: 'dashboard', name: form.name }, present.id)
    this.#present.set(work, present)
    if (difference(present, declared, false).isObjectWritten) this.#notKept.add(work)
    if (live) this.counts.updated++
    else this.counts.created++
    this.#options.onProgress?.(`${live ? 'updated' : 'created'} ${titleOf(form)}`)
  }

  /** The mark that is written with the object. Alerts follow one by one, and until then the object is unfinished. */
  async #markFor(work: Work, isUnfinished: boolean): Promise<Mark | undefined> {
    const { declared } = work
    const result = resultOf(work)
    if (this.#plan.options.tags === false || !declared || !result) return undefined
    const hidden = await hiddenDigest(declared, work.live)
    return isUnfinished
      ? { project: this.#project, unfinished: await revisionOf(withoutAlerts(result)), hidden }
      : { project: this.#project, revision: await revisionOf(result), hidden }
  }

  #bodyOf(work: Work, mark: Mark | undefined): Data {
    const { deployment, names } = this.#plan
    return wholeBody(objectBody(deployment, names, work, mark))
  }

  /** Writes the alerts of one object, one after the other. */
  async #writeAlerts(work: Work): Promise<void> {
    const { declared, alerts } = work
    const present = this.#present.get(work)
    if (!declared || !present || alerts.length === 0) return
    const tiles = matchForms(present.form, declared.form, declared.partsWere)
    const order = ['delete', 'update', 'create']
    for (const alert of alerts.toSorted((one, other) => order.indexOf(one.action) - order.indexOf(other.action))) {
      this.#options.signal?.throwIfAborted()
      const tile = tiles.find(({ after }) => after === alert.part)?.before
      const tileId = present.partIds[tile ?? -1]
      if (tileId === undefined && !alert.isOrphan)
        throw new Error('the deployment answered without the tile of an alert.')
      const parents = { dashboard: present.id, savedSearch: present.id, tile: tileId ?? '' }
      await this.#writeAlert(work, alert, parents)
      this.counts.alerts++
    }
    const text = alerts.length === 1 ? 'alert' : `${alerts.length} alerts`
    this.#options.onProgress?.(`wrote ${text} of ${titleOf(declared.form)}`)
  }

  async #writeAlert(
    work: Work,
    { action, id, before, part, alert, isOrphan }: AlertWork,
    parents: Parents,
  ): Promise<void> {
    const { deployment, names } = this.#plan
    if (isOrphan) return await this.#alerts.deleteIfThere(id as string)
    const found = id === undefined ? 'same' : await this.#alerts.compare(id, before)
    // The update of a dashboard deletes the alert of a tile whose new kind can have none.
    if (found === 'gone' && action === 'delete') return
    if (found !== 'same') {
      await this.#markEdited(work)
      throw new Error(`alert ${id} changed after the plan was made. Plan again.`)
    }
    if (action === 'delete') return await this.#alerts.delete(id as string)
    const request = work.declared?.alertRequests[part]?.[alert] ?? {}
    const body = wholeBody(alertBody(deployment, names, request, { parents }, before))
    const answer =
      action === 'update' ? await this.#alerts.update(id as string, body) : await this.#alerts.create(body, parents)
    const declared = work.declared?.form.parts[part]?.alerts[alert]
    if (textOf(alertForm(deployment, names, answer)) !== textOf(declared)) this.#notKept.add(work)
  }

  /** Notes that alerts of an unfinished object were edited. The next run would take the edit for its own work otherwise. */
  async #markEdited(work: Work): Promise<void> {
    const present = this.#present.get(work)
    if (present?.mark?.unfinished !== undefined) await this.#markAgain(work, await this.#markFor(work, false))
  }

  /** Marks an object that nobody changed since it was written. */
  async #markAgain(work: Work, mark: Mark | undefined): Promise<void> {
    const { declared } = work
    const present = this.#present.get(work)
    if (!declared || !present || this.#plan.options.tags === false) return
    const live = await this.#store.read(declared.kind, present.id)
    if (!live || !isUnchanged(present, live)) return
    const matches = matchForms(live.form, declared.form, declared.partsWere)
    await this.#store.update(declared.kind, live.id, this.#bodyOf({ ...work, live, matches }, mark))
  }

  /** Reads everything again, compares it with what was written, and marks what is complete. */
  async #check(): Promise<void> {
    const { deployment } = this.#plan
    const state = await readState(deployment)
    const live = liveObjects(deployment, state, namesOf(deployment, state))
    await fewAtOnce([...this.#present], ([work, { id }]) =>
      this.#guard(work, async () => {
        const now = live.find((each) => each.id === id && each.kind === work.declared?.kind)
        if (!now) throw new Error('it was written, and the deployment does not have it.')
        await this.#checkObject(work, now)
      }),
    )
  }

  async #checkObject(work: Work, live: Live): Promise<void> {
    const { declared } = work
    if (!declared) return
    const rest = difference(live, declared, Boolean(this.#plan.options.prune))
    if (!isEmpty(rest)) {
      if (this.#notKept.has(work)) {
        // Unfinished: no later plan takes what the server made of it for an edit.
        const unfinished = await revisionOf({ ...withoutAlerts(live.form), name: declared.form.name })
        await this.#markAgain(work, { project: this.#project, unfinished, hidden: await hiddenDigest(declared, live) })
        throw new Error(notKept(rest))
      }
      if (!rest.isObjectWritten) await this.#markEdited(work)
      throw new Error(`the deployment holds something else than was written: ${rest.sentences.join('; ')}`)
    }
    if (this.#plan.options.tags === false) return
    const mark: Mark = {
      project: this.#project,
      revision: await revisionOf(live.form),
      hidden: await hiddenDigest(declared, live),
    }
    if (textOf(live.mark) === textOf(mark)) return
    const again = { ...work, live, matches: rest.matches }
    if (!isUnchanged(live, await this.#store.read(declared.kind, live.id)))
      throw new Error('somebody changed it meanwhile. Plan again.')
    const sealed = await this.#store.update(declared.kind, live.id, this.#bodyOf(again, mark))
    if (textOf(sealed.mark) !== textOf(mark)) throw new Error('the deployment does not keep the tags that mark it.')
    if (live.alertIds.flat().length > 0 && textOf(sealed.partIds.toSorted()) !== textOf(live.partIds.toSorted()))
      throw new Error('the deployment does not keep the ids of tiles, so that their alerts are lost.')
  }

  async #delete(works: readonly Work[]): Promise<void> {
    if (works.length === 0) return
    if (this.problems.length > 0) {
      this.problems.push('Nothing was deleted, because of the problems above.')
      return
    }
    for (const work of works) {
      await this.#guard(work, async () => {
        const { live } = work
        if (!live) return
        const { kind, id, form } = live
        if (!isUnchanged(live, await this.#store.read(kind, id)))
          throw new Error('it changed after the plan was made, so it was not deleted. Plan again.')
        await this.#expectSameAlerts(work)
        await this.#store.delete(kind, id)
        this.counts.deleted++
        this.#options.onProgress?.(`deleted ${titleOf(form)}`)
      })
    }
  }
}

const stopped = 'Stopped before the next write. Run it again to go on.'

function notKept({ sentences }: Work): string {
  const cure = 'Declare it as the server keeps it'
  return `the server keeps something else than was declared. ${cure}, the left value: ${sentences.join('; ')}`
}
