import type { ContractDocument, Operation } from '../../index.ts'
import type { Ids } from '../engine/sender.ts'
import type { ObjectRegistry } from './object-registry.ts'
import { createdResources, isRemovable, lastNameIn, type OwnedResource, type Resource } from './resources.ts'

interface HomeOptions {
  readonly document: ContractDocument
  readonly resources: readonly Resource[]
  readonly objects: ObjectRegistry
  readonly given: Ids
}

/**
 * The objects of the run below which it creates others, such as the service of its data pipelines. Objects that the user has
 * not named get no parts of a run. Of what costs money there is only one, and it is no more than created when a case needs it.
 */
export class Homes {
  readonly #options: HomeOptions
  readonly #ids = new Map<string, string>()

  constructor(options: HomeOptions) {
    this.#options = options
  }

  /** The kind of objects below which the run creates those that an operation is about. */
  kindOf(operation: Operation): OwnedResource | undefined {
    const made = this.#madeBy(operation)
    const isHome = ({ create, remove }: OwnedResource) =>
      create.effect === 'cost' && made?.create.path.startsWith(`${remove.path}/`)
    return this.#options.resources.filter(isRemovable).find(isHome)
  }

  /** The parameters of the object below which a creation would be, where it is neither the run's nor named by the user. */
  strangersOf(operation: Operation): readonly string[] {
    const { document, given } = this.#options
    const { path } = operation
    if (this.#madeBy(operation)?.create.path !== path || this.kindOf(operation)) return []
    // Whatever this run may do, somebody can create them.
    const creatable = createdResources(document).filter(({ create }) => create)
    return creatable.flatMap(({ idName }) =>
      path.includes(`{${idName}}`) && given[idName] === undefined ? [idName] : [],
    )
  }

  #madeBy({ path }: Operation): OwnedResource | undefined {
    const made = this.#options.resources.filter(isRemovable)
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
    return kind !== undefined && this.idOf(kind) === undefined && this.#options.given[kind.idName] === undefined
  }

  /** The ids for a request: below the home, unless the request is about an object of people. */
  at(operation: Operation, ids: Ids): Ids {
    const kind = this.kindOf(operation)
    const id = kind && this.idOf(kind)
    const own = lastNameIn(operation.path)
    const isOfPeople = ids[own] !== undefined && this.#options.objects.isProtected({ idName: own }, ids[own])
    const isBelow = id !== undefined && own !== kind?.idName && isOfPeople
    return id === undefined || kind === undefined || isBelow ? ids : { ...ids, [kind.idName]: id }
  }
}
