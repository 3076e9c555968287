import { countWithNoun } from '@clouddb/command/safe-text'
import type { Alert } from '@clouddb/observability-oss/types'
import { groupByKeys, type Live, namedIn } from '../form/live.ts'
import type { Mark } from '../form/marks.ts'
import { kindNames, type ObjectKind, objectKinds } from '../kinds.ts'
import type { PlanInternals } from '../plan/plan.ts'
import { isLookedUpTogether, isReadAtOnce, sealsPerLook } from '../plan/requests.ts'
import { hasNoWork, type Work, workBetween } from '../plan/work.ts'
import type { Marker } from './marker.ts'
import { isRival } from './rivals.ts'
import { isUnchanged, type Listed, type Store } from './store.ts'

/** The run whose works are completed. */
interface RunOfWorks {
  readonly project: string
  readonly plan: PlanInternals
  readonly store: Store
  readonly marker: Marker
  /** The objects as they were last written or read. */
  readonly present: ReadonlyMap<Work, Live>
  /** Works of which the server stored something else than was sent. */
  readonly notKept: ReadonlySet<Work>
  /** Runs a step of a work. An error stops this work, and no other one. */
  guard(work: Work, step: () => Promise<void>): Promise<void>
  refuseEdited(work: Work, problem: string): Promise<never>
}

/** The last write of an object. */
interface Seal {
  readonly work: Work
  /** The same work, with the tiles as they belong together now. */
  readonly written: Work
  readonly live: Live
  readonly mark: Mark
  /** Throws what was found beside it, in a list that may be newer. */
  report(list: List | undefined): void
}

/** The objects of one kind and their alerts, as one list of the deployment shows them. */
interface List {
  readonly kind: ObjectKind
  readonly alertsOf: ReadonlyMap<unknown, readonly Alert[]>
  readonly byId: ReadonlyMap<string, Listed>
  readonly byName: ReadonlyMap<unknown, readonly Listed[]>
}

/** Reads what was written again, compares it with what was declared, and marks what is complete. */
export class Completion {
  readonly #run: RunOfWorks
  /** The names that dashboards and saved searches had when the plan was made. */
  readonly #namesBefore: ReadonlyMap<string, string | undefined>

  constructor(run: RunOfWorks) {
    this.#run = run
    const { dashboard, savedSearch } = run.plan.state.records
    this.#namesBefore = new Map([...dashboard, ...savedSearch].map(({ id, name }) => [id, name]))
  }

  async run(): Promise<void> {
    const { present, store } = this.#run
    const worksOf = groupByKeys([...present.keys()], ({ declared }) => [declared?.kind])
    const kindsOf = kindNames.filter((kind) => worksOf.has(kind))
    const [lists, alerts] = await Promise.all([
      Promise.all(kindsOf.toReversed().map(async (kind) => [kind, await store.records(kind)] as const)),
      kindsOf.some((kind) => objectKinds[kind].contents) ? store.listAlerts() : [],
    ])
    const alertsOf = groupByKeys(alerts, ({ dashboardId, savedSearchId }) => [dashboardId ?? savedSearchId])
    for (const [kind, records] of lists.toReversed())
      await this.#complete(worksOf.get(kind) ?? [], { kind, alertsOf, ...indexesOf(records) })
  }

  /** Completes works of one kind in groups. Each group is read again, and its last writes are sent at once. */
  async #complete(works: readonly Work[], list: List): Promise<void> {
    const together = sealsPerLook(works.length)
    for (let first = 0; first < works.length; first += together) {
      const seals: Seal[] = []
      await this.#each(works.slice(first, first + together), async (work) => {
        const seal = await this.#check(work, list)
        if (seal) seals.push(seal)
      })
      await this.#seal(list, seals)
    }
  }

  /** The most objects that a list can have. */
  #listed({ kind }: List): number {
    const { plan, present } = this.#run
    return plan.state.records[kind].length + present.size
  }

  async #each(works: readonly Work[], step: (work: Work) => Promise<void>): Promise<void> {
    await Promise.all(works.map((work) => this.#run.guard(work, () => step(work))))
  }

  /** Writes marks. Those that a rate limit holds back are written after another look, because others may edit meanwhile. */
  async #seal(list: List, seals: readonly Seal[]): Promise<void> {
    let left = new Map(seals.map((each) => [each.work, each]))
    let patient: Work | undefined
    let looks = 0
    while (left.size > 0) {
      const { now, newer } = await this.#readAgain(list, [...left.values()], left.size < seals.length)
      const late = new Map<Work, Seal>()
      await this.#each([...left.keys()], async (work) => {
        const seal = left.get(work) as Seal
        const { live, written, mark, report } = seal
        await this.#refuseChanged(live, now.get(live.id), newer !== undefined)
        if (await this.#run.marker.seal(written, live, mark, work === patient)) report(newer)
        else late.set(work, seal)
      })
      looks = late.size === left.size ? looks + 1 : 0
      // The limit may be as small as the look. Then one waits for as long as it takes.
      patient = looks > 1 ? [...late.keys()][0] : undefined
      left = late
    }
  }

  /** Throws where an object changed. A list can lack an object while others are deleted, and leave out tiles. */
  async #refuseChanged(live: Live, now: Live | undefined, isListed: boolean): Promise<void> {
    if (isUnchanged(live, now)) return
    const alone = isListed ? await this.#run.store.read(live.kind, live.id) : now
    if (!isUnchanged(live, alone)) throw new Error('somebody changed it meanwhile. Plan again.')
  }

  /**
   * Reads objects again: by one list, or one by one where they are few and no rate limit counts requests. Returns them by id,
   * and the list if there was one.
   */
  async #readAgain(list: List, seals: readonly Seal[], isLimited: boolean) {
    const { store, plan } = this.#run
    const { kind } = list
    const ids = seals.map(({ live }) => live.id)
    const isWhole = isLimited && isReadAtOnce(kind, this.#listed(list), plan.state)
    if (!isWhole && !isLookedUpTogether(kind, ids.length, this.#listed(list), plan.state))
      return { now: indexOf(await Promise.all(ids.map((id) => store.read(kind, id)))) }
    const newer = { ...list, ...indexesOf(await store.records(kind)) }
    const records = ids.flatMap((id) => newer.byId.get(id) ?? [])
    return { now: indexOf(store.liveOf(kind, records)), newer }
  }

  /** Compares one object with its declaration. Returns its last write, if it needs one. */
  async #check(work: Work, list: List): Promise<Seal | undefined> {
    const { declared } = work
    const { present, store, plan, marker } = this.#run
    const id = present.get(work)?.id ?? ''
    const record = list.byId.get(id) as (Listed & { readonly tiles?: unknown }) | undefined
    const isWhole = record && (list.kind !== 'dashboard' || record.tiles !== undefined)
    const whole = isWhole ? record : (await store.read(list.kind, id))?.record
    const [live] = store.liveOf(list.kind, whole ? [whole] : [], list.alertsOf.get(id))
    if (!live || !declared) throw new Error('it was written, and the deployment does not have it.')
    const rest = workBetween(live, declared, Boolean(plan.options.prune))
    if (!hasNoWork(rest)) await this.#refuse(work, live, rest)
    const known = new Set(work.live?.alertIds.flat())
    const report = (newer = list) => {
      this.#refuseAdded(rest.surplus.filter((id) => !known.has(id)))
      this.#refuseDoubles(live, newer)
    }
    const written = { ...work, matches: rest.matches }
    const mark = await marker.sealFor(written, live, rest.surplus)
    if (mark) return { work, written, live, mark, report }
    report()
    return undefined
  }

  async #refuse(work: Work, live: Live, rest: Work): Promise<never> {
    const { present, notKept, marker } = this.#run
    if (notKept.has(work)) {
      await marker.markUnfinished(work, present.get(work), live)
      const cure = `Declare it as the server keeps it, the left value: ${rest.sentences.join('; ')}`
      throw new Error(`the server keeps something else than was declared. ${cure}`)
    }
    const problem = `the deployment holds something else than was written: ${rest.sentences.join('; ')}`
    if (!rest.isObjectWritten) await this.#run.refuseEdited(work, problem)
    throw new Error(problem)
  }

  #refuseAdded(added: readonly string[]): void {
    if (added.length > 0)
      throw new Error(
        `${countWithNoun(added.length, 'alert')} was added to it meanwhile: ${added.join(', ')}. Plan again.`,
      )
  }

  #refuseDoubles(live: Live, { kind, byName }: List): void {
    const named = this.#run.store.liveOf(kind, byName.get(live.form.name) ?? [])
    const doubles = namedIn(named, live).filter(({ id }) => id !== live.id)
    const rivals = doubles.filter((each) => this.#isNewRival(each)).map(({ id }) => id)
    if (rivals.length > 0)
      throw new Error(
        `it exists ${rivals.length + 1} times, because others created it meanwhile: ${[live.id, ...rivals].join(', ')}. Delete all but one.`,
      )
  }

  /** True for an object that has its name only since the plan was made. */
  #isNewRival(live: Live): boolean {
    return this.#namesBefore.get(live.id) !== live.form.name && isRival(live, this.#run.project)
  }
}

function indexesOf(records: readonly Listed[]): Pick<List, 'byId' | 'byName'> {
  // A list that changes between two pages shows an item twice.
  const byId = new Map(records.map((record) => [record.id, record]))
  return { byId, byName: groupByKeys([...byId.values()], ({ name }) => [name]) }
}

const indexOf = (live: readonly (Live | undefined)[]): ReadonlyMap<string, Live> =>
  new Map(live.flatMap((each) => (each ? [[each.id, each]] : [])))
