import type { Case, Operation } from '../../index.ts'
import type { ObjectReport } from '../../report/run-report.ts'
import { callOn } from '../../running/existing-objects.ts'
import type { Ids } from '../engine/sender.ts'
import { holdersOf, type Resource, roleOf } from './resources.ts'

/** Shorter ids, such as 1 and 2, may be the same for objects of different kinds. */
const SHORTEST_UNIQUE = 12

/** An object that the run has created. */
interface OwnObject {
  readonly resource: Resource
  readonly id: string
  readonly path: string
  /** Why it could not be deleted; deleting may be tried again. */
  readonly reason?: string
  /** True where it was looked for and not found. */
  readonly isGone?: boolean
}

type Named = Pick<Resource, 'idName'>

/**
 * The objects that a run knows. Those that it has not created are neither changed nor deleted, whatever a server answers;
 * each of its own is remembered until it was seen to be gone.
 */
export class ObjectRegistry {
  readonly #resources: readonly Resource[]
  readonly #protected = new Set<string>()
  readonly #own = new Map<string, OwnObject>()
  readonly #changes: ObjectReport[] = []

  constructor(given: Ids, resources: readonly Resource[]) {
    this.#resources = resources
    for (const [idName, id] of Object.entries(given)) this.protect({ idName }, id)
  }

  protect({ idName }: Named, id: string): void {
    for (const key of protectedKeys(idName, id)) this.#protected.add(key)
  }

  isProtected({ idName }: Named, id: string): boolean {
    return protectedKeys(idName, id).some((key) => this.#protected.has(key))
  }

  /** Why a request must not be sent because it would change a protected object; such a request is a mistake of the command. */
  forbids(item: Case, ids: Ids): string | undefined {
    const { operation, alteration } = item
    const method = alteration?.method ?? operation.method
    if (method === 'GET' || method === 'HEAD') return undefined
    const { path } = callOn({ ids }, item)
    const isForbidden = (idName: string) => path[idName] && this.isProtected({ idName }, path[idName])
    const name = subjectsOf(operation, this.#resources).find(isForbidden)
    if (name === undefined) return undefined
    return `the command was about to send ${method} for the ${name} ${path[name]}, which the run did not create`
  }

  /** Adds an object that the run has created. */
  add(object: OwnObject): void {
    this.#own.set(objectKey(object.resource, object.id), object)
  }

  markDeleted(resource: Resource, id: string): void {
    this.#change(resource, id, { isGone: true })
  }

  markLeftBehind(resource: Resource, id: string, reason: string): void {
    this.#change(resource, id, { isGone: false, reason })
  }

  #change(resource: Resource, id: string, news: Pick<OwnObject, 'isGone' | 'reason'>): void {
    const object = this.#own.get(objectKey(resource, id))
    if (object) this.add({ ...object, ...news })
  }

  /** Objects that a list shows are not gone, whatever their deletion was answered. */
  noteListed(resource: Resource, ids: Iterable<string>): void {
    for (const id of ids) if (this.isGone(resource, id)) this.markLeftBehind(resource, id, 'the list still shows it')
  }

  /** A protected object was changed, and restored or not. */
  noteChange(object: ObjectReport): void {
    this.#changes.push(object)
  }

  /** True for an object that the run has created. */
  isOwn(resource: Named, id: string): boolean {
    return this.#own.has(objectKey(resource, id))
  }

  isGone(resource: Named, id: string): boolean {
    return this.#own.get(objectKey(resource, id))?.isGone === true
  }

  /** The run's objects that are not known to be gone, the newest first: newer objects may refer to older ones. */
  remaining(): readonly OwnObject[] {
    return [...this.#own.values()].filter(({ isGone }) => !isGone).toReversed()
  }

  report(): readonly ObjectReport[] {
    const own = [...this.#own.values()].map(({ resource, id, path, isGone, reason }): ObjectReport => {
      const object = { kind: resource.idName, id, path }
      return isGone ? { ...object, fate: 'deleted' } : { ...object, fate: 'left behind', reason: reason ?? 'not tried' }
    })
    return [...own, ...this.#changes]
  }
}

const objectKey = ({ idName }: Named, id: string): string => `${idName} ${id}`

function protectedKeys(idName: string, id: string): readonly string[] {
  const plain = id.normalize('NFKC').toLowerCase()
  return [`${idName} ${plain}`, ...(plain.length >= SHORTEST_UNIQUE ? [plain] : [])]
}

/** The parameters of the objects that a request changes if the run may only change its own; of parts also those above. */
function subjectsOf(operation: Operation, resources: readonly Resource[]): readonly string[] {
  const role = roleOf(operation, resources)
  if (role.kind === 'read') return /\{([^}]+)\}$/.exec(operation.path)?.slice(1) ?? []
  if (role.kind === 'part') return holdersOf(operation, resources).map(({ idName }) => idName)
  return role.kind === 'update' || role.kind === 'remove' ? [role.resource.idName] : []
}
