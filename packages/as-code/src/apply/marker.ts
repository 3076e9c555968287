import type { Portable } from '../code/references.ts'
import type { Data } from '../document/api-documents.ts'
import { matchForms } from '../form/compare.ts'
import { comparableText, type Form, revisionOf, textOfAlert, withoutAlerts } from '../form/form.ts'
import type { Live } from '../form/live.ts'
import type { Mark } from '../form/marks.ts'
import { objectBody, wholeBody } from '../plan/bodies.ts'
import { hiddenDigest, sealedForm, uncomparedFields } from '../plan/edits.ts'
import type { PlanInternals } from '../plan/plan.ts'
import type { Work } from '../plan/work.ts'
import { isUnchanged, type Store } from './store.ts'

/** Writes the marks by which the next run tells what was applied, and what somebody edited. */
export class Marker {
  readonly #project: string
  readonly #plan: PlanInternals
  readonly #store: Store

  constructor(project: string, plan: PlanInternals, store: Store) {
    this.#project = project
    this.#plan = plan
    this.#store = store
  }

  /** The mark that is written with the object. Alerts follow one by one, and until then the object is unfinished. */
  async markFor(work: Work, isUnfinished: boolean): Promise<Mark | undefined> {
    const result = resultOf(work)
    if (this.#plan.options.tags === false || !result) return undefined
    return isUnfinished
      ? await this.#markOf(work, { unfinished: await revisionOf(withoutAlerts(result)) })
      : await this.#markOf(work, { revision: await revisionOf(result) })
  }

  async #markOf({ declared, live, isPulled }: Work, revision: Pick<Mark, 'revision' | 'unfinished'>): Promise<Mark> {
    const hidden = declared && (await hiddenDigest(declared, live))
    const replaced = (live?.mark?.replaced ?? 0) + (isPulled && live?.mark ? 1 : 0)
    return { project: this.#project, ...revision, hidden, ...(replaced > 0 ? { replaced } : {}) }
  }

  bodyOf(work: Work, mark: Mark | undefined): Data {
    return wholeBody(objectBody(this.#plan, work, mark))
  }

  /** Notes that alerts of an unfinished object were edited. The next run would take the edit for its own work otherwise. */
  async noteEdit(work: Work, present: Live | undefined): Promise<void> {
    // Without tags of its own, a run would write those of the owner away.
    if (this.#plan.options.tags === false) return
    if (present?.mark?.unfinished !== undefined) await this.#markAgain(work, present, await this.markFor(work, false))
  }

  /** Marks what a server has made of an object as unfinished, so that no later plan takes it for an edit. */
  async markUnfinished(work: Work, present: Live | undefined, { form }: Live): Promise<void> {
    if (this.#plan.options.tags === false) return
    const unfinished = await revisionOf({ ...withoutAlerts(form), name: work.declared?.form.name ?? form.name })
    await this.#markAgain(work, present, await this.#markOf(work, { unfinished }))
  }

  /** Marks an object that nobody changed since it was written. */
  async #markAgain(work: Work, present: Live | undefined, mark: Mark | undefined): Promise<void> {
    const { declared } = work
    if (!declared || !present) return
    const live = await this.#store.read(declared.kind, present.id)
    if (!live || !isUnchanged(present, live)) return
    const matches = matchForms(live.form, declared.form, declared.partsWere)
    await this.#store.update(declared.kind, live.id, this.bodyOf({ ...work, live, matches }, mark))
  }

  /** Returns the mark of a complete object, or `undefined` where the object has it. */
  async sealFor(work: Work, live: Live, surplus: readonly string[]): Promise<Mark | undefined> {
    if (this.#plan.options.tags === false) return undefined
    const mark = await this.#markOf(work, { revision: await revisionOf(sealedForm(work, live, surplus)) })
    return comparableText(live.mark) === comparableText(mark) ? undefined : mark
  }

  /**
   * Marks an object that is complete and that nobody has changed since it was read.
   *
   * @param isPatient - False: it does not wait for a rate limit, because others may change the object meanwhile.
   * @returns False where nothing was written because of a rate limit.
   */
  async seal(work: Work, live: Live, mark: Mark, isPatient: boolean): Promise<boolean> {
    const body = this.bodyOf({ ...work, live }, mark)
    const sealed = await (isPatient
      ? this.#store.update(live.kind, live.id, body)
      : this.#store.updateSoon(live.kind, live.id, body))
    if (!sealed) return false
    if (comparableText(sealed.mark) !== comparableText(mark))
      throw new Error('the deployment does not keep the tags that mark it.')
    if (
      live.alertIds.flat().length > 0 &&
      comparableText(sealed.partIds.toSorted()) !== comparableText(live.partIds.toSorted())
    )
      throw new Error('the deployment does not keep the ids of tiles, so that their alerts are lost.')
    return true
  }
}

/** Returns the form whose revision marks an object when its work is done: what its mark covers and stays is part of it. */
function resultOf({ declared, live, matches, alerts, isCovered }: Work): Form | undefined {
  if (!declared) return undefined
  if (live && isCovered && declared.kind === 'webhook') {
    const kept = uncomparedFields(declared).map((field) => [field, live.form.body[field]])
    return { ...declared.form, body: { ...declared.form.body, ...Object.fromEntries(kept) } }
  }
  const deleted = new Set(alerts.filter(({ action }) => action === 'delete').map(({ id }) => id))
  const handled = new Set(alerts.map(({ id }) => id))
  const parts = declared.form.parts.map((part, index) => {
    const before = matches.find(({ after }) => after === index)?.before
    const old = before === undefined ? undefined : live?.form.parts[before]
    const equal = new Set(part.alerts.map(textOfAlert))
    const staying = (old?.alerts ?? []).filter((alert, position) => {
      const id = live?.alertIds[before ?? 0]?.[position]
      return isCovered && !deleted.has(id) && !handled.has(id) && !equal.has(textOfAlert(alert))
    })
    return { ...part, alerts: [...part.alerts, ...staying] as readonly Portable[] }
  })
  return { ...declared.form, parts }
}
