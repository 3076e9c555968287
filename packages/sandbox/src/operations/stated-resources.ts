import { requestOf } from '@clouddb/document/openapi'
import { type OperationRole, operationRoles, type StatedResource } from '@clouddb/document/resources'
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
  document: Document,
  shelfOf: (call: Call, names: readonly string[]) => Shelf,
): Readonly<Record<string, Handler<Call>>> {
  const handlers = [...document.resources].flatMap(([kind, resource]) => {
    const kept = new KeptObjects(kind, resource, document.schemas, shelfOf)
    return operationRoles.flatMap((role): [string, Handler<Call>][] => {
      const operation = document.operations.find(({ id }) => id === resource[role])
      return operation ? [[operation.id, (call) => kept[role](call, operation)]] : []
    })
  })
  return Object.fromEntries(handlers)
}

/** The stored objects of a kind, in all places, and the one that a call names. */
interface FoundObjects extends Shelf {
  readonly all: StoredObject[]
  readonly named?: StoredObject | undefined
}

/** The objects of a kind of `x-resources`, with a method for each thing that an operation does with them. */
class KeptObjects<Call extends ValidRequest> implements Record<OperationRole, unknown> {
  readonly #kind: string
  readonly #resource: StatedResource
  readonly #schemas: Schemas
  readonly #uniqueKeys: readonly { readonly names: readonly string[]; readonly keyOf: KeyOf<StoredObject> }[]
  readonly #shelfOf: (call: Call, names: readonly string[]) => Shelf

  constructor(
    kind: string,
    resource: StatedResource,
    schemas: Schemas,
    shelfOf: (call: Call, names: readonly string[]) => Shelf,
  ) {
    this.#kind = kind
    this.#resource = resource
    this.#uniqueKeys = (resource.unique ?? []).map((names) => ({
      names,
      keyOf: ({ within, record }) => JSON.stringify([within, ...names.map((name) => record[name])]),
    }))
    this.#schemas = schemas
    this.#shelfOf = shelfOf
  }

  list(call: Call, operation: Operation): Outcome {
    const { limit, offset = 0 } = call.query as { limit?: number; offset?: number }
    const { all, within } = this.#read(call, operation)
    const here = itemsWith(all, placeOf, placeOf({ within } as StoredObject))
    const page = here.slice(offset, offset + (limit ?? all.length))
    return { payload: page.map((each) => describeObject(each, operation)) }
  }

  get(call: Call, operation: Operation): Outcome {
    return { payload: describeObject(this.#readNamed(call, operation).named, operation) }
  }

  create(call: Call, operation: Operation): Outcome {
    const shelf = this.#read(call, operation)
    const sent = { ...defaultsOf(operation, this.#schemas), ...Object(call.body) }
    this.#refuseDouble(shelf, sent)
    const now = timeOf(shelf)
    const record = { ...sent, id: shelf.newId(), createdAt: now, updatedAt: now }
    const created: StoredObject = { within: shelf.within, record }
    addItem(shelf.all, created)
    return { payload: describeObject(created, operation) }
  }

  update(call: Call, operation: Operation): Outcome {
    const shelf = this.#readNamed(call, operation)
    const { record } = shelf.named
    const sent = Object(call.body)
    this.#refuseDouble(shelf, { ...record, ...sent })
    const isWhole = operation.method === 'PUT'
    const kept = isWhole ? keptOf(operation, this.#schemas, record) : record
    const defaults = isWhole ? defaultsOf(operation, this.#schemas) : {}
    const { id, createdAt } = record
    const next = { ...defaults, ...kept, ...sent, id, createdAt, updatedAt: timeOf(shelf) }
    changeItem(shelf.all, shelf.named, { within: shelf.within, record: next })
    return { payload: describeObject(shelf.named, operation) }
  }

  delete(call: Call, operation: Operation): Outcome {
    const isNeeded = this.#resource.deletesAbsent !== true
    const { all, named } = isNeeded ? this.#readNamed(call, operation) : this.#read(call, operation)
    if (named) removeItem(all, named)
    return {}
  }

  /** The stored objects below the path of a call, and the one that it names. */
  #read(call: Call, { path }: Operation): FoundObjects {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const above = names.filter((name) => name !== this.#resource.id)
    const shelf = this.#shelfOf(call, above)
    shelf.objects[this.#kind] ??= []
    const all = shelf.objects[this.#kind] as StoredObject[]
    const named = itemsWith(all, recordId, call.id.toLowerCase()).find(({ within }) => isSame(within, shelf.within))
    return { ...shelf, all, named }
  }

  #readNamed(call: Call, operation: Operation) {
    const shelf = this.#read(call, operation)
    if (shelf.named) return { ...shelf, named: shelf.named }
    const words = this.#kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    throw new Refusal(404, `${words.charAt(0).toUpperCase()}${words.slice(1)} not found`)
  }

  #refuseDouble({ all, within, named }: FoundObjects, record: object): void {
    for (const { names, keyOf } of this.#uniqueKeys) {
      const taken = itemWith(all, keyOf, keyOf({ within, record } as StoredObject))
      if (taken && taken !== named)
        throw new Refusal(400, `A ${this.#kind} with this ${names.join(' and ')} already exists`)
    }
  }
}

const recordId: KeyOf<StoredObject> = ({ record }) => record.id

const placeOf: KeyOf<StoredObject> = ({ within }) => JSON.stringify(within)

const timeOf = ({ clock }: Shelf): string => new Date(clock.now()).toISOString()

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** An object as the answer of an operation shows it. */
function describeObject({ record }: StoredObject, { shown: names }: Operation): object {
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
  const { keeps } = requestOf(bodyOf(operation, schemas))
  return Object.fromEntries(Object.entries(record).filter(([name]) => keeps.includes(name)))
}
