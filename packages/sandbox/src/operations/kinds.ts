import { type OperationRole, operationRoles, type StatedResource } from '@clouddb/document/resources'
import { type Document, managementDocument, ossDocument } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { objectIdOf } from '../identifiers.ts'
import { addItem, changeItem, itemWith, keyById, removeItem } from '../item-index.ts'
import type { Call, ManagementCall, ManagementOperations, ObservabilityOperations, Outcome } from './operation.ts'

/** A kind of `x-resources`: where its objects are, and what servers do with them. The handlers of its operations follow. */
export interface Kind<Given, Item> {
  /** The list of the state that has the objects. */
  items(call: Given): Item[]
  /** The object that a call names. */
  find(call: Given): Item | undefined
  /** The refusal of a call that names no object. Default: that of most servers. */
  missing?(call: Given): Refusal
  describe(item: Item, call: Given, role: OperationRole): unknown
  /** What a list shows; default: all objects. */
  list?(call: Given, describe: (item: Item) => unknown): Outcome
  /** Refuses a body before the object that it changes is looked for. */
  refuse?(call: Given): void
  /** The new object of a body, or the one that takes the place of another. */
  make?(call: Given, before?: Item): Item
  /** Adds an object; default: at the end of the list. */
  add?(call: Given, made: Item): void
  /** What follows from an object that was stored; `before` is as it was before an update. */
  follow?(call: Given, stored: Item, before?: Item): void
  /** Removes an object; default: it alone. Where the deletion of an unknown id succeeds, there can be none. */
  remove?(call: Given, gone: Item | undefined): void
}

/** The handlers of a kind, by the ids of the operations that `x-resources` names. */
export function handlersOfKind<Given, Item extends object>(
  name: string,
  resource: StatedResource,
  kind: Kind<Given, Item>,
): Record<string, (call: Given) => Outcome> {
  const objects = new ObjectsOfKind(name, resource, kind)
  const roles = operationRoles.filter((role) => resource[role] !== undefined)
  return Object.fromEntries(roles.map((role) => [resource[role], (call: Given) => objects[role](call)]))
}

/** The steps of each operation, which are the same for all kinds. */
class ObjectsOfKind<Given, Item extends object> implements Record<OperationRole, (call: Given) => Outcome> {
  readonly #name: string
  readonly #resource: StatedResource
  readonly #kind: Kind<Given, Item>

  constructor(name: string, resource: StatedResource, kind: Kind<Given, Item>) {
    this.#name = name
    this.#resource = resource
    this.#kind = kind
  }

  list(call: Given): Outcome {
    const describe = (item: Item) => this.#kind.describe(item, call, 'list')
    return this.#kind.list?.(call, describe) ?? { payload: this.#kind.items(call).map(describe) }
  }

  get(call: Given): Outcome {
    return { payload: this.#kind.describe(this.#named(call), call, 'get') }
  }

  create(call: Given): Outcome {
    this.#kind.refuse?.(call)
    const made = this.#kind.make?.(call) as Item
    if (this.#kind.add) this.#kind.add(call, made)
    else addItem(this.#kind.items(call), made)
    this.#kind.follow?.(call, made)
    return { payload: this.#kind.describe(made, call, 'create') }
  }

  update(call: Given): Outcome {
    this.#kind.refuse?.(call)
    const stored = this.#named(call)
    const before = { ...stored }
    changeItem(this.#kind.items(call), stored, this.#kind.make?.(call, stored) as Item)
    this.#kind.follow?.(call, stored, before)
    return { payload: this.#kind.describe(stored, call, 'update') }
  }

  delete(call: Given): Outcome {
    const gone = this.#resource.deletesAbsent === true ? this.#kind.find(call) : this.#named(call)
    if (this.#kind.remove) this.#kind.remove(call, gone)
    else if (gone) removeItem(this.#kind.items(call), gone)
    return {}
  }

  #named(call: Given): Item {
    const item = this.#kind.find(call)
    if (item) return item
    const words = this.#name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    const missing = `${words.charAt(0).toUpperCase()}${words.slice(1)} not found`
    throw this.#kind.missing?.(call) ?? new Refusal(404, missing)
  }
}

/** The ids of the operations of a kind: `Webhook` names that of `listWebhooks` and `createWebhook`. */
type OperationOf<Operations, Name extends string> = Extract<
  `list${Name}${'s' | 'es'}` | `${'get' | 'create' | 'update' | 'delete'}${Name}`,
  keyof Operations
>

type HandlersOf<Ids extends PropertyKey, Given> = Record<Ids, (call: Given) => Outcome>

/** The handlers of a kind of the observability APIs. */
export function observedKind<Name extends string, Item extends { readonly id?: string }>(
  name: Name,
  kind: Omit<Kind<Call, Item>, 'find'>,
): HandlersOf<OperationOf<ObservabilityOperations, Name>, Call> {
  const find = (call: Call) => itemWith(kind.items(call), keyById, objectIdOf(call.id))
  return namedHandlers(name, ossDocument, { ...kind, find }) as ReturnType<typeof observedKind<Name, Item>>
}

/** The handlers of a kind of the management API. */
export function managedKind<Name extends string, Item extends object>(
  name: Name,
  kind: Partial<Kind<ManagementCall, Item>> & Pick<Kind<ManagementCall, Item>, 'items'>,
): HandlersOf<OperationOf<ManagementOperations, Name>, ManagementCall> {
  const usual: Omit<Kind<ManagementCall, Item>, 'items'> = {
    find: (call) => kind.items(call).find((item) => (item as { id?: string }).id === call.id.toLowerCase()),
    missing: () => new Refusal(404, 'NOT_FOUND'),
    describe: (item) => item,
  }
  return namedHandlers(name, managementDocument, { ...usual, ...kind }) as ReturnType<typeof managedKind<Name, Item>>
}

function namedHandlers<Given, Item extends object>(name: string, { resources }: Document, kind: Kind<Given, Item>) {
  const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return handlersOfKind(own, resources.get(own) ?? { id: '' }, kind)
}
