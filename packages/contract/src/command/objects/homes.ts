import type { ContractDocument, Operation } from '../../index.ts'
import { type Ids, type Sender, sendingBy } from '../engine/sender.ts'
import type { ProtectedObjects } from './protected-objects.ts'
import { isRemovable, lastNameIn, type OwnedResource, type Resource, resourcesOf } from './resources.ts'

interface HomeOptions {
  readonly document: ContractDocument
  readonly resources: readonly Resource[]
  readonly protectedObjects: ProtectedObjects
  readonly given: Ids
}

/**
 * The objects of the run below which it creates others, such as the service of its data pipelines. Objects that the user has
 * not named get no parts of a run. Of what costs money there is only one, and it is no more than created when a case needs it.
 */
export class Homes {
  readonly #resources: readonly Resource[]
  readonly #protectedObjects: ProtectedObjects
  readonly #given: Ids
  /** The parameters of kinds that somebody can create, whatever this run may do. */
  readonly #creatable: readonly string[]
  readonly #ids = new Map<string, string>()

  constructor({ document, resources, protectedObjects, given }: HomeOptions) {
    this.#resources = resources
    this.#creatable = resourcesOf(document).flatMap(({ create, idName }) => (create ? [idName] : []))
    this.#protectedObjects = protectedObjects
    this.#given = given
  }

  /** The kind of objects below which the run creates those that an operation is about. */
  kindOf(operation: Operation): OwnedResource | undefined {
    const made = this.#madeBy(operation)
    const holders = this.#resources.filter(isRemovable).filter(({ create }) => create.effect === 'cost')
    return made && holders.find(({ remove }) => made.create.path.startsWith(`${remove.path}/`))
  }

  /** The parameters of the object below which a creation would be, where it is neither the run's nor named by the user. */
  strangersOf(operation: Operation): readonly string[] {
    const { path } = operation
    if (this.#madeBy(operation)?.create.path !== path || this.kindOf(operation)) return []
    return this.#creatable.filter((name) => path.includes(`{${name}}`) && this.#given[name] === undefined)
  }

  #madeBy({ path }: Operation): OwnedResource | undefined {
    const made = this.#resources.filter(isRemovable)
    const above = made.filter(({ create }) => path === create.path || path.startsWith(`${create.path}/`))
    return above.toSorted((left, right) => right.create.path.length - left.create.path.length)[0]
  }

  /** The id of the home of a kind; undefined before it is there. */
  idOf({ idName }: Resource): string | undefined {
    return this.#ids.get(idName)
  }

  settle({ idName }: Pick<Resource, 'idName'>, id: string): void {
    this.#ids.set(idName, id)
  }

  /** True where the lists below a home cannot be read yet. */
  isAhead(operation: Operation): boolean {
    const kind = this.kindOf(operation)
    return kind !== undefined && this.idOf(kind) === undefined && this.#given[kind.idName] === undefined
  }

  /** The ids for a request: below the home, unless the request is about an object of people. */
  at(operation: Operation, ids: Ids): Ids {
    const kind = this.kindOf(operation)
    const id = kind && this.idOf(kind)
    const own = lastNameIn(operation.path)
    const isOfPeople = ids[own] !== undefined && this.#protectedObjects.has({ idName: own }, ids[own])
    const isBelow = id !== undefined && own !== kind?.idName && isOfPeople
    return id === undefined || kind === undefined || isBelow ? ids : { ...ids, [kind.idName]: id }
  }

  /** A sender of requests below the homes. */
  senderAt(sender: Sender): Sender {
    return sendingBy(sender, (item, ids) => sender.send(item, this.at(item.operation, ids)))
  }
}
