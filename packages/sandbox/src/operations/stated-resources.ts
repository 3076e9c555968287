import type { Clock } from '../clock.ts'
import { type Document, nameOf, type Operation } from '../documents.ts'
import type { StoredObject } from '../generated/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { ValidRequest } from '../http/request.ts'
import { addItem, changeItem, itemsWith, itemWith, type KeyOf, removeItem } from '../item-index.ts'
import { byDocument, type Outcome } from './operation.ts'

/** Where a call finds the objects of a kind, and how it makes a new one. */
export interface Shelf {
  /** The objects of the deployment by kind. */
  readonly objects: Record<string, StoredObject[]>
  /** The ids above the object in the path, by their names. */
  readonly within: Readonly<Record<string, string>>
  readonly clock: Clock
  newId(): string
}

type Handler<Call> = (call: Call) => Outcome

/**
 * Finds the handler of an operation: the written one, or where that is `byDocument` the one that follows from the document.
 *
 * @param shelfOf Finds the objects of a call; `names` are the parameters of its path above the object.
 */
export function handlersOf<Call extends ValidRequest>(
  document: Document,
  written: Readonly<Record<string, Handler<Call> | typeof byDocument>>,
  shelfOf: (call: Call, names: readonly string[]) => Shelf,
): (operation: Pick<Operation, 'id'>) => Handler<Call> | undefined {
  const stated = statedHandlers(document, shelfOf)
  const missing = document.operations.filter(({ id }) => written[id] === byDocument && !stated[id])
  if (missing.length > 0) throw new Error(`No kind of x-resources has ${missing.map(({ id }) => id).join(', ')}.`)
  return ({ id }) => {
    const handler = written[id]
    return handler === byDocument ? stated[id] : handler
  }
}

/** Handlers that keep what was sent, with an id and times, and show what the document describes. */
function statedHandlers<Call extends ValidRequest>(
  { resources, operations, schemas }: Document,
  shelfOf: (call: Call, names: readonly string[]) => Shelf,
): Readonly<Record<string, Handler<Call>>> {
  const handlers: Record<string, Handler<Call>> = {}
  for (const [kind, { id, unique = [], deletesAbsent, ...roles }] of resources) {
    const title = kind
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/^./, (letter) => letter.toUpperCase())
    const operationOf = (role: keyof typeof roles) => operations.find((each) => each.id === roles[role])

    /** The stored objects below the path of a call, and the one that it names. */
    const read = (call: Call, { path }: Operation) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const shelf = shelfOf(
        call,
        names.filter((name) => name !== id),
      )
      shelf.objects[kind] ??= []
      const all = shelf.objects[kind]
      const named = itemsWith(all, recordId, call.id.toLowerCase()).find(({ within }) => isSame(within, shelf.within))
      return { ...shelf, all, named }
    }
    const readNamed = (call: Call, operation: Operation) => {
      const shelf = read(call, operation)
      if (shelf.named) return { ...shelf, named: shelf.named }
      throw new Refusal(404, `${title} not found`)
    }
    const uniqueKeys = unique.map((names) => {
      const keyOf: KeyOf<StoredObject> = ({ within, record }) =>
        JSON.stringify([within, ...names.map((name) => record[name])])
      return { names, keyOf }
    })
    const refuseDouble = ({ all, within, named }: ReturnType<typeof read>, record: object): void => {
      for (const { names, keyOf } of uniqueKeys) {
        const taken = itemWith(all, keyOf, keyOf({ within, record } as StoredObject))
        if (taken && taken !== named)
          throw new Refusal(400, `A ${kind} with this ${names.join(' and ')} already exists`)
      }
    }
    const add = (role: keyof typeof roles, handle: (call: Call, operation: Operation) => Outcome): void => {
      const operation = operationOf(role)
      if (operation) handlers[operation.id] = (call) => handle(call, operation)
    }

    add('list', (call, operation) => {
      const { limit, offset = 0 } = call.query as { limit?: number; offset?: number }
      const { all, within } = read(call, operation)
      const page = itemsWith(all, place, place({ within } as StoredObject)).slice(
        offset,
        offset + (limit ?? all.length),
      )
      return { payload: page.map((each) => shown(each, operation)) }
    })
    add('get', (call, operation) => ({ payload: shown(readNamed(call, operation).named, operation) }))
    add('create', (call, operation) => {
      const shelf = read(call, operation)
      const sent = { ...defaultsOf(operation, schemas), ...Object(call.body) }
      refuseDouble(shelf, sent)
      const now = timeOf(shelf)
      const record = { ...sent, id: shelf.newId(), createdAt: now, updatedAt: now }
      const created: StoredObject = { within: shelf.within, record }
      addItem(shelf.all, created)
      return { payload: shown(created, operation) }
    })
    add('update', (call, operation) => {
      const shelf = readNamed(call, operation)
      const { record } = shelf.named
      const sent = Object(call.body)
      refuseDouble(shelf, { ...record, ...sent })
      const isWhole = operation.method === 'PUT'
      const kept = isWhole ? keptOf(operation, schemas, record) : record
      const defaults = isWhole ? defaultsOf(operation, schemas) : {}
      const { id: own, createdAt } = record
      const next = { ...defaults, ...kept, ...sent, id: own, createdAt, updatedAt: timeOf(shelf) }
      changeItem(shelf.all, shelf.named, { within: shelf.within, record: next })
      return { payload: shown(shelf.named, operation) }
    })
    add('delete', (call, operation) => {
      const { all, named } = deletesAbsent === true ? read(call, operation) : readNamed(call, operation)
      if (named) removeItem(all, named)
      return {}
    })
  }
  return handlers
}

const recordId: KeyOf<StoredObject> = ({ record }) => record.id

const place: KeyOf<StoredObject> = ({ within }) => JSON.stringify(within)

const timeOf = ({ clock }: Shelf): string => new Date(clock.now()).toISOString()

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** An object as the answer of an operation shows it. */
function shown({ record }: StoredObject, { shown: names }: Operation): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

type Schemas = Document['schemas']

const bodyOf = ({ body }: Operation, schemas: Schemas) => (body?.$ref ? schemas[nameOf(body.$ref)] : body) ?? {}

function defaultsOf(operation: Operation, schemas: Schemas): object {
  const { properties = {} } = bodyOf(operation, schemas)
  const given = Object.entries(properties).filter(([, { default: value }]) => value !== undefined)
  return structuredClone(Object.fromEntries(given.map(([name, { default: value }]) => [name, value])))
}

/** The fields of a record that an update keeps where it leaves them out. */
function keptOf(operation: Operation, schemas: Schemas, record: StoredObject['record']): object {
  const kept = [bodyOf(operation, schemas)['x-kept-when-absent'] ?? []].flat()
  return Object.fromEntries(Object.entries(record).filter(([name]) => kept.includes(name)))
}
