import type { Alert } from '@clouddb/observability-oss/types'
import type { State } from '../deployment/state.ts'
import { type Form, identityOfForm } from '../form/form.ts'
import { type Live, namedIn } from '../form/live.ts'
import { namesProject } from '../form/marks.ts'
import type { ObjectKind, RecordKind } from '../kinds.ts'
import { creationsPerList } from '../plan/requests.ts'
import { objectTitle, type Work } from '../plan/work.ts'
import type { Store } from './store.ts'

type Named = { readonly kind: ObjectKind; readonly form: Form }

/**
 * True for a namesake that another run or a person made: with it, a creation would make two of one name. What belongs to no
 * project has no namesake at all.
 */
export function isRival({ kind, mark }: Live, project: string): boolean {
  return !mark || project === '' || kind === 'webhook' || namesProject(mark, project)
}

interface List {
  /** The creations that were asked for until now, and those before which it is not read again. */
  made: number
  readonly until: number
  readonly items: Promise<readonly unknown[]>
}

/** Looks for what others have created since the plan was made. Servers take a second object of a name. */
export class Rivals {
  readonly #project: string
  readonly #state: State
  readonly #store: Store
  /** The names of what this run creates. */
  readonly #names: ReadonlySet<unknown>
  /** What this run has begun to create, by its key, and the ids of what it has created. */
  readonly #begun = new Map<string, string | undefined>()
  readonly #created = new Set<string>()
  readonly #lists = new Map<string, List>()
  /** Why nothing more is created. */
  #problem: string | undefined

  constructor(project: string, works: readonly Work[], state: State, store: Store) {
    this.#project = project
    this.#state = state
    this.#store = store
    const created = works.filter(({ action }) => action === 'create')
    this.#names = new Set(created.map(({ declared }) => declared?.form.name))
  }

  /** Notes that this run has created an object. */
  add(id: string, declared: Named): void {
    this.#begun.set(identityOfForm(declared.form), id)
    this.#created.add(id)
  }

  /** Throws where an object that is going to be created exists by now, or another run creates objects of the project. */
  async refuseObject(declared: Named): Promise<void> {
    const strangers = await this.#list(declared.kind, 1, () => this.#strangers(declared.kind))
    const isOther = (live: Live) => !this.#created.has(live.id) && isRival(live, this.#project)
    const rival = namedIn(strangers, declared).find(isOther)
    if (rival) throw new Error(`${rival.id} has this name since the plan was made, so none was created. Plan again.`)
    if (this.#problem) throw new Error(this.#problem)
    this.#begun.set(identityOfForm(declared.form), undefined)
  }

  /** Returns an alert of an object that nobody knew when the plan was made. It is going to get `creations` more. */
  async findAlert(ownerId: string, creations: number): Promise<Alert | undefined> {
    const alerts = await this.#list('alert', creations, () => this.#store.listUnknownAlerts())
    return alerts.find(({ dashboardId, savedSearchId }) => [dashboardId, savedSearchId].includes(ownerId))
  }

  /** Reads what this run did not create, and has one of its names or is new. */
  async #strangers(kind: ObjectKind): Promise<readonly Live[]> {
    const strangers = await this.#store.list(
      kind,
      ({ id, name }) => !this.#created.has(id) && (this.#names.has(name) || !this.#store.isKnown(id)),
    )
    for (const live of strangers) this.#problem ??= this.#problemOf(live)
    return strangers
  }

  /** Says that another run creates the same objects, or other ones of the project. */
  #problemOf(live: Live): string | undefined {
    const own = this.#begun.get(identityOfForm(live.form))
    // The answer to its creation may be on the way.
    if (this.#begun.has(identityOfForm(live.form)) && own === undefined) return undefined
    const cure = 'Wait for its end, and plan again.'
    if (own !== undefined && isRival(live, this.#project))
      return `another run creates the objects of this project: ${own} and ${live.id} have the same name. ${cure}`
    if (this.#store.isKnown(live.id) || !namesProject(live.mark, this.#project)) return undefined
    return `another run creates objects of this project: ${objectTitle(live.form)}, ${live.id}, is new since the plan was made. ${cure}`
  }

  async #list<Item>(kind: RecordKind, creations: number, read: () => Promise<readonly Item[]>) {
    const last = this.#lists.get(kind)
    const made = last?.made ?? 0
    const isCurrent = last && made < last.until
    const until = made + creationsPerList(this.#state.records[kind].length + made, creations)
    const list = isCurrent ? last : { made, until, items: read() }
    list.made += creations
    this.#lists.set(kind, list)
    return (await list.items) as readonly Item[]
  }
}
