import { type OperationRole, operationRoles } from '@clouddb/document/resources'
import { managementDocument, ossDocument } from '../documents.ts'
import { addItem, changeItem, removeItem } from '../item-index.ts'
import type { Call, ManagementCall, ManagementOperations, ObservabilityOperations, Outcome } from './operation.ts'

/** A kind of `x-resources` with rules of its own. The handlers of its operations follow from them. */
interface Kind<Given, Item> {
  /** The list of the state that has the objects. */
  items(call: Given): Item[]
  /** The object that a call names, or a refusal. */
  find(call: Given): Item
  describe(item: Item, call: Given, isListed: boolean): unknown
  /** What a list shows; default: all objects. */
  list?(call: Given, describe: (item: Item) => unknown): Outcome
  /** Refuses a body before the object that it changes is looked for. */
  refuse?(call: Given): void
  /** The new object of a body, or the one that takes the place of another. */
  make?(call: Given, before?: Item): Item
  /** What follows from an object that was stored; `before` is as it was before an update. */
  follow?(call: Given, stored: Item, before?: Item): void
  /** Removes an object; default: it alone. */
  remove?(call: Given, gone: Item): void
}

type OperationOf<Operations, Name extends string> = Extract<
  `list${Name}${'s' | 'es'}` | `${'get' | 'create' | 'update' | 'delete'}${Name}`,
  keyof Operations
>

type HandlersOf<Operations, Name extends string, Given> = Record<
  OperationOf<Operations, Name>,
  (call: Given) => Outcome
>

/** The handlers of a kind of the observability APIs; `Webhook` names that of `listWebhooks` and `createWebhook`. */
export function observedKind<Name extends string, Item extends object>(
  name: Name,
  kind: Kind<Call, Item>,
): HandlersOf<ObservabilityOperations, Name, Call> {
  return handlersOfKind(name, ossDocument, kind) as HandlersOf<ObservabilityOperations, Name, Call>
}

/** The handlers of a kind of the management API; `Key` names that of `listKeys` and `createKey`. */
export function managedKind<Name extends string, Item extends object>(
  name: Name,
  kind: Kind<ManagementCall, Item>,
): HandlersOf<ManagementOperations, Name, ManagementCall> {
  return handlersOfKind(name, managementDocument, kind) as HandlersOf<ManagementOperations, Name, ManagementCall>
}

function handlersOfKind<Given, Item extends object>(
  name: string,
  { resources }: typeof ossDocument,
  kind: Kind<Given, Item>,
): Record<string, (call: Given) => Outcome> {
  const answer = (call: Given, item: Item) => ({ payload: kind.describe(item, call, false) })
  const make = (call: Given, before?: Item) => kind.make?.(call, before) as Item
  const roles: Readonly<Record<OperationRole, (call: Given) => Outcome>> = {
    list: (call) => {
      const describe = (item: Item) => kind.describe(item, call, true)
      return kind.list?.(call, describe) ?? { payload: kind.items(call).map(describe) }
    },
    get: (call) => answer(call, kind.find(call)),
    create: (call) => {
      kind.refuse?.(call)
      const created = make(call)
      addItem(kind.items(call), created)
      kind.follow?.(call, created)
      return answer(call, created)
    },
    update: (call) => {
      kind.refuse?.(call)
      const stored = kind.find(call)
      const before = { ...stored }
      changeItem(kind.items(call), stored, make(call, stored))
      kind.follow?.(call, stored, before)
      return answer(call, stored)
    },
    delete: (call) => {
      const gone = kind.find(call)
      if (kind.remove) kind.remove(call, gone)
      else removeItem(kind.items(call), gone)
      return {}
    },
  }
  const resource = resources.get(`${name.charAt(0).toLowerCase()}${name.slice(1)}`)
  return Object.fromEntries(operationRoles.flatMap((role) => (resource?.[role] ? [[resource[role], roles[role]]] : [])))
}
