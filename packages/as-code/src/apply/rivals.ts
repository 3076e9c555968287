import type { Alert } from '@clouddb/observability-oss/types'
import type { Form, ObjectKind } from '../form/form.ts'
import { isNamed, type Live } from '../form/live.ts'
import { namesProject } from '../form/marks.ts'
import { creationsPerList } from '../plan/requests.ts'
import type { AlertStore } from './alert-store.ts'
import type { Store } from './store.ts'

type Named = { readonly kind: ObjectKind; readonly form: Form }

/** True for an object that another run or a person made: with it, a creation would make two of one name. */
export function isRival(live: Live, declared: Named, project: string): boolean {
  const { kind, mark } = live
  return isNamed(live, declared, [declared.form.name]) && (!mark || kind === 'webhook' || namesProject(mark, project))
}

const byName = new WeakMap<readonly Live[], Map<string, Live[]>>()

/** The objects of a list by their names. */
function namesakes(live: readonly Live[]): ReadonlyMap<string, readonly Live[]> {
  const known = byName.get(live)
  if (known) return known
  const made = new Map<string, Live[]>()
  for (const each of live) made.set(each.form.name, [...(made.get(each.form.name) ?? []), each])
  byName.set(live, made)
  return made
}

/** Looks for what others have created since the plan was made. Servers take a second object of a name. */
export class Rivals {
  readonly #project: string
  readonly #store: Store
  readonly #alerts: AlertStore
  readonly #created = new Map<string, Named>()
  readonly #lists = new Map<string, { left: number; readonly items: Promise<readonly unknown[]> }>()

  constructor(project: string, store: Store, alerts: AlertStore) {
    this.#project = project
    this.#store = store
    this.#alerts = alerts
  }

  /** Notes that this run has created an object. */
  add(id: string, declared: Named): void {
    this.#created.set(id, declared)
  }

  /** Throws where an object that is going to be created exists by now. */
  async refuseObject(declared: Named): Promise<void> {
    const live = await this.#list(declared.kind, 1, () => this.#ownList(declared.kind))
    const named = namesakes(live).get(declared.form.name) ?? []
    const rival = named.find((each) => !this.#created.has(each.id) && isRival(each, declared, this.#project))
    if (rival) throw new Error(`${rival.id} has this name since the plan was made, so none was created. Plan again.`)
  }

  /** Returns an alert of an object that nobody knew when the plan was made. */
  async findAlert(ownerId: string, creations: number): Promise<Alert | undefined> {
    const alerts = await this.#list('alert', creations, () => this.#alerts.listUnknown())
    return alerts.find(({ dashboardId, savedSearchId }) => [dashboardId, savedSearchId].includes(ownerId))
  }

  /** Reads a kind, and stops the run where another one creates the same objects. */
  async #ownList(kind: ObjectKind): Promise<Live[]> {
    const live = await this.#store.list(kind)
    for (const [id, declared] of this.#created) {
      const named = declared.kind === kind ? namesakes(live).get(declared.form.name) : undefined
      const rival = named?.find((each) => each.id !== id && isRival(each, declared, this.#project))
      if (rival && !this.#created.has(rival.id))
        throw new Error(
          `another run creates the objects of this project: ${id} and ${rival.id} have the same name. Wait for its end, and plan again.`,
        )
    }
    return live
  }

  async #list<Item>(name: string, creations: number, read: () => Promise<Item[]>): Promise<readonly Item[]> {
    const last = this.#lists.get(name)
    const list = last && last.left > 0 ? last : { left: creationsPerList, items: read() }
    list.left -= creations
    this.#lists.set(name, list)
    return (await list.items) as readonly Item[]
  }
}
