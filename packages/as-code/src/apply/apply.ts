import { CallError } from '@clouddb/observability-oss/errors'
import { matchForms } from '../form/compare.ts'
import { comparableText, isSameAlert, referenceTo } from '../form/form.ts'
import { alertForm, type Live } from '../form/live.ts'
import { actions } from '../plan/actions.ts'
import { alertBody, wholeBody } from '../plan/bodies.ts'
import { internalsOf, type Plan, type PlanInternals } from '../plan/plan.ts'
import { validate } from '../plan/validations.ts'
import { type AlertWork, hasNoWork, objectTitle, titleOfWork, type Work, workBetween } from '../plan/work.ts'
import { type Applied, ApplyError, nothingApplied, sentenceOfAlerts } from './applied.ts'
import { Completion } from './completion.ts'
import { Marker } from './marker.ts'
import { Rivals } from './rivals.ts'
import { deletedRecords, isUnchanged, type Parents, Store } from './store.ts'

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
  const internal = internalsOf(plan)
  const { secrets } = internal
  const run = new Run(plan.project, internal, {
    ...options,
    onProgress: (sentence) => options.onProgress?.(secrets.removeFrom(sentence)),
  })
  await run.complete().catch((error) => {
    if (!CallError.is(error)) throw error
    run.problems.push(error.message)
  })
  if (run.problems.length > 0) throw new ApplyError(run.problems.map(secrets.removeFrom), run.counts)
  return run.counts
}

/** One application of a plan. */
class Run {
  readonly problems: string[] = []
  readonly counts = nothingApplied()
  readonly project: string
  readonly plan: PlanInternals
  readonly #options: ApplyOptions
  readonly store: Store
  readonly #rivals: Rivals
  readonly marker: Marker
  /** The objects as they were last written or read. Absent: a problem stopped the work. */
  readonly present = new Map<Work, Live>()
  /** The works of which something was written. */
  readonly #written = new Set<Work>()
  /** Works of which the server stored something else than was sent. */
  readonly notKept = new Set<Work>()

  constructor(project: string, plan: PlanInternals, options: ApplyOptions) {
    this.project = project
    this.plan = plan
    this.#options = options
    this.store = new Store(plan)
    this.#rivals = new Rivals(project, plan.stages.flat(), plan.state, this.store)
    this.marker = new Marker(project, plan, this.store)
  }

  async complete(): Promise<void> {
    const { stages, validations, secrets } = this.plan
    const works = stages.flat()
    const { findings } = await validate(this.plan, validations, secrets)
    for (const { object, sentences } of findings) this.problems.push(`${object} ${sentences.join('; ')}`)
    if (findings.length > 0) return
    const doomed = deletedRecords(works, this.plan.state.records.alert)
    if (doomed.length > 0) await this.#options.beforeDelete?.(doomed)
    const isDeletion = ({ action }: Work) => action === 'delete'
    const writes = works.filter((work) => !isDeletion(work))
    for (const stage of stages.filter((each) => !each.some(isDeletion)))
      await fewAtOnce(stage, (work) => this.guard(work, () => this.#writeObject(work)))
    await fewAtOnce([...this.present.keys()], (work) => this.guard(work, () => this.#writeAlerts(work)))
    if (writes.length > 0)
      await new Completion(this).run().catch((error) => {
        this.problems.push(`What was written could not be read back: ${error.message}`)
      })
    await this.#delete(works.filter(isDeletion))
  }

  /** Runs a step of a work. An error stops this work, and no other one. */
  async guard(work: Work, step: () => Promise<void>): Promise<void> {
    try {
      this.#options.signal?.throwIfAborted()
      await step()
    } catch (error) {
      this.#stop(work, `${Object(error).message ?? error}`)
    }
  }

  #stop(work: Work, problem: string): void {
    this.present.delete(work)
    const isStopped = this.#options.signal?.aborted ?? false
    if (isStopped && this.problems.includes(stopped)) return
    if (isStopped) this.problems.push(stopped)
    else this.problems.push(`${titleOfWork(work)}: ${problem}`)
  }

  async #writeObject(work: Work): Promise<void> {
    const { declared, live, action } = work
    if (!declared) return
    const { kind, form } = declared
    if (live && !isUnchanged(live, await this.store.read(kind, live.id)))
      throw new Error('it changed after the plan was made, so nothing of it was written. Plan again.')
    await this.store.expectSameAlerts(work)
    const isMarked = this.plan.options.tags !== false
    const needsSeal = isMarked && (work.alerts.length > 1 || (work.alerts.length === 1 && work.isObjectWritten))
    if (live && !needsSeal && !work.isObjectWritten && !hasNoWork(work)) {
      this.present.set(work, live)
      return
    }
    if (!live) await this.#rivals.refuseObject(declared)
    const mark = await this.marker.markFor(work, needsSeal)
    const body = this.marker.bodyOf(work, mark)
    const isOurs = (other: Live) =>
      other.form.name === form.name &&
      other.form.body.service === form.body.service &&
      comparableText(other.mark) === comparableText(mark)
    const present = live ? await this.store.update(kind, live.id, body) : await this.store.create(kind, body, isOurs)
    const reference = referenceTo(form)
    if (reference) this.plan.names.add(reference, present.id)
    this.present.set(work, present)
    if (!live) this.#rivals.add(present.id, declared)
    if (workBetween(present, declared, false).isObjectWritten) this.notKept.add(work)
    this.#count(work)
    this.#options.onProgress?.(`${actions[action]} ${objectTitle(form)}`)
  }

  /** Counts a work once: when its first part is written. */
  #count(work: Work): void {
    if (this.#written.has(work)) return
    this.#written.add(work)
    this.counts[actions[work.action]]++
  }

  /** Writes the alerts of one object, one after the other. */
  async #writeAlerts(work: Work): Promise<void> {
    const { declared, alerts } = work
    const present = this.present.get(work)
    if (!declared || !present || alerts.length === 0) return
    const creations = alerts.filter(({ action }) => action === 'create').length
    const rival = creations > 0 ? await this.#rivals.findAlert(present.id, creations) : undefined
    if (rival) await this.refuseEdited(work, `alert ${rival.id} was added to it after the plan was made. Plan again.`)
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
      this.counts.alerts[actions[alert.action]]++
      this.#count(work)
    }
    this.#options.onProgress?.(`${sentenceOfAlerts(alerts)} of ${objectTitle(declared.form)}`)
  }

  async #writeAlert(work: Work, alertWork: AlertWork, parents: Parents): Promise<void> {
    const { action, id, before, part, alert, isOrphan } = alertWork
    if (isOrphan) return await this.store.deleteAlertIfThere(id as string)
    const comparison = id === undefined ? 'same' : await this.store.compareAlert(id, before)
    // The update of a dashboard deletes the alert of a tile whose new kind can have none.
    if (comparison === 'gone' && action === 'delete') return
    if (comparison !== 'same') await this.refuseEdited(work, `alert ${id} changed after the plan was made. Plan again.`)
    if (action === 'delete') return await this.store.delete('alert', id as string)
    const request = work.declared?.alertRequests[part]?.[alert] ?? {}
    const body = wholeBody(alertBody(this.plan, request, { parents }, before))
    const answer =
      action === 'update'
        ? await this.store.updateAlert(id as string, body)
        : await this.store.createAlert(body, parents)
    const declared = work.declared?.form.parts[part]?.alerts[alert]
    if (!declared || !isSameAlert(alertForm(this.plan, answer), declared)) this.notKept.add(work)
  }

  /** Throws, and leaves a mark from which the next run tells the edit from its own work. */
  async refuseEdited(work: Work, problem: string): Promise<never> {
    await this.marker.noteEdit(work, this.present.get(work))
    throw new Error(problem)
  }

  async #delete(works: readonly Work[]): Promise<void> {
    if (works.length === 0) return
    if (this.problems.length > 0) {
      this.problems.push('Nothing was deleted, because of the problems above.')
      return
    }
    for (const work of works) {
      await this.guard(work, async () => {
        const { live } = work
        if (!live) return
        const { kind, id, form } = live
        if (!isUnchanged(live, await this.store.read(kind, id)))
          throw new Error('it changed after the plan was made, so it was not deleted. Plan again.')
        await this.store.expectSameAlerts(work)
        await this.store.delete(kind, id)
        this.#count(work)
        this.#options.onProgress?.(`deleted ${objectTitle(form)}`)
      })
    }
  }
}

const stopped = 'Stopped before the next write. Run it again to go on.'

/**
 * Runs steps, few at once: each object is read shortly before it is written, also where requests wait for a rate limit.
 */
async function fewAtOnce<Item>(items: readonly Item[], step: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await step(item)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}
