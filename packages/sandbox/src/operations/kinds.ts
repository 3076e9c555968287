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
  const steps = stepsOf(name, resource, kind)
  const roles = operationRoles.filter((role) => resource[role] !== undefined)
  return Object.fromEntries(roles.map((role) => [resource[role], steps[role]]))
}

/** The steps of each operation, which are the same for all kinds. */
function stepsOf<Given, Item extends object>(
  name: string,
  { deletesAbsent }: StatedResource,
  kind: Kind<Given, Item>,
): Record<OperationRole, (call: Given) => Outcome> {
  const named = (call: Given): Item => {
    const item = kind.find(call)
    if (item) return item
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    const missing = `${words.charAt(0).toUpperCase()}${words.slice(1)} not found`
    throw kind.missing?.(call) ?? new Refusal(404, missing)
  }
  return {
    list: (call) => {
      const describe = (item: Item) => kind.describe(item, call, 'list')
      return kind.list?.(call, describe) ?? { payload: kind.items(call).map(describe) }
    },
    get: (call) => ({ payload: kind.describe(named(call), call, 'get') }),
    create: (call) => {
      kind.refuse?.(call)
      const made = kind.make?.(call) as Item
      if (kind.add) kind.add(call, made)
      else addItem(kind.items(call), made)
      kind.follow?.(call, made)
      return { payload: kind.describe(made, call, 'create') }
    },
    update: (call) => {
      kind.refuse?.(call)
      const stored = named(call)
      const before = { ...stored }
      changeItem(kind.items(call), stored, kind.make?.(call, stored) as Item)
      kind.follow?.(call, stored, before)
      return { payload: kind.describe(stored, call, 'update') }
    },
    delete: (call) => {
      const gone = deletesAbsent === true ? kind.find(call) : named(call)
      if (kind.remove) kind.remove(call, gone)
      else if (gone) removeItem(kind.items(call), gone)
      return {}
    },
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
