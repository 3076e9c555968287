import { requestOf } from '@clouddb/document/openapi'
import { type OperationRole, operationRoles, type StatedResource } from '@clouddb/document/resources'
import type { Clock } from '../clock.ts'
import { type Document, nameOf, type Operation } from '../documents.ts'
import type { StoredObject } from '../generated/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { ValidRequest } from '../http/request.ts'
import type { KeyOf } from '../item-index.ts'
import { byDocument, type Outcome } from './operation.ts'
import { type ObjectsByKind, StoredObjects } from './stored-objects.ts'

/** Where a call finds the objects of a kind, and how it makes a new one. */
export interface Shelf {
  /** The objects of the deployment by kind. */
  readonly objects: ObjectsByKind
  /** The ids above the object in the path, by their names. */
  readonly within: Readonly<Record<string, string>>
  readonly clock: Clock
  newId(): string
  /** What servers add to a new object of a kind, beside its id and its times. */
  readonly added?: Readonly<Record<string, (id: string) => object>>
}

type Handler<Call> = (call: Call) => Outcome

/**
 * Finds the handler of an operation: the written one, or where that is `byDocument` the one that follows from the document.
 *
 * @param shelfOf Finds the objects of a call; `names` are the parameters of its path above the object.
 */
export function handlersOf<Call extends ValidRequest>(
  document: Document,
  written: Readonly<Record<string, ((call: never) => Outcome) | typeof byDocument>>,
  shelfOf: (call: Call, names: readonly string[]) => Shelf,
): (operation: Pick<Operation, 'id'>) => Handler<Call> | undefined {
  const stated = statedHandlers(document, shelfOf)
  const missing = document.operations.filter(({ id }) => written[id] === byDocument && !stated[id])
  if (missing.length > 0) throw new Error(`No kind of x-resources has ${missing.map(({ id }) => id).join(', ')}.`)
  return ({ id }) => {
    const handler = written[id]
    // A handler is typed by its operation, whose requests are validated.
    return handler === byDocument ? stated[id] : (handler as Handler<Call> | undefined)
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

/** The objects of a kind of `x-resources`, with a method for each thing that an operation does with them. */
class KeptObjects<Call extends ValidRequest> implements Record<OperationRole, unknown> {
  readonly #kind: string
  readonly #resource: StatedResource
  readonly #schemas: Schemas
  readonly #shelfOf: (call: Call, names: readonly string[]) => Shelf
  readonly #unique: readonly { readonly names: readonly string[]; readonly keyOf: KeyOf<StoredObject> }[]

  constructor(
    kind: string,
    resource: StatedResource,
    schemas: Schemas,
    shelfOf: (call: Call, names: readonly string[]) => Shelf,
  ) {
    this.#kind = kind
    this.#resource = resource
    this.#schemas = schemas
    this.#shelfOf = shelfOf
    this.#unique = (resource.unique ?? []).map((names) => ({
      names,
      keyOf: ({ record }) => JSON.stringify(names.map((name) => record[name])),
    }))
  }

  list(call: Call, operation: Operation): Outcome {
    const all = this.#read(call, operation).kept.list()
    const describe = (page: readonly StoredObject[]) => page.map((each) => describeObject(each, operation))
    if (operation.parameters.some(({ name }) => name === 'cursor')) return pageFrom(all, call, describe)
    const { limit = all.length, offset = 0 } = call.query as { limit?: number; offset?: number }
    return { payload: describe(all.slice(offset, offset + limit)) }
  }

  get(call: Call, operation: Operation): Outcome {
    return { payload: describeObject(this.#readNamed(call, operation).named, operation) }
  }

  create(call: Call, operation: Operation): Outcome {
    const shelf = this.#read(call, operation)
    const sent = { ...defaultsOf(operation, this.#schemas), ...Object(call.body) }
    this.#refuseDouble(shelf, sent)
    const now = timeOf(shelf)
    const id = shelf.newId()
    const added = shelf.added?.[this.#kind]?.(id)
    const created = shelf.kept.add({ ...sent, id, ...added, createdAt: now, updatedAt: now })
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
    shelf.kept.change(shelf.named, { ...defaults, ...kept, ...sent, id, createdAt, updatedAt: timeOf(shelf) })
    return { payload: describeObject(shelf.named, operation) }
  }

  delete(call: Call, operation: Operation): Outcome {
    const isNeeded = this.#resource.deletesAbsent !== true
    const { kept, named } = isNeeded ? this.#readNamed(call, operation) : this.#read(call, operation)
    if (named) kept.remove(named)
    return {}
  }

  /** The stored objects below the path of a call, and the one that it names. */
  #read(call: Call, { path }: Operation) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const above = names.filter((name) => name !== this.#resource.id)
    const shelf = this.#shelfOf(call, above)
    const kept = new StoredObjects(shelf.objects, this.#kind, shelf.within)
    return { ...shelf, kept, named: kept.find(call.id) }
  }

  #readNamed(call: Call, operation: Operation) {
    const shelf = this.#read(call, operation)
    const words = this.#kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return {
      ...shelf,
      named: shelf.kept.existing(call.id, `${words.charAt(0).toUpperCase()}${words.slice(1)} not found`),
    }
  }

  #refuseDouble({ kept, named }: { kept: StoredObjects; named?: StoredObject | undefined }, sent: object): void {
    for (const { names, keyOf } of this.#unique) {
      const taken = kept.withKey(keyOf, sent as StoredObject['record'])
      if (taken && taken !== named)
        throw new Refusal(400, `A ${this.#kind} with this ${names.join(' and ')} already exists`)
    }
  }
}

const largestPage = 100

/** The page of a list that names the next one: its `cursor` is the id with which it begins. */
function pageFrom(
  all: readonly StoredObject[],
  { query }: ValidRequest,
  describe: (page: readonly StoredObject[]) => object[],
): Outcome {
  const { cursor, limit = largestPage } = query as { cursor?: string; limit?: number }
  const start = cursor === undefined ? 0 : all.findIndex(({ record }) => record.id === cursor)
  if (start < 0) throw new Refusal(400, 'BAD_REQUEST: Invalid cursor')
  const nextCursor = all[start + limit]?.record.id ?? null
  return {
    payload: describe(all.slice(start, start + limit)),
    beside: { limit, totalCount: all.length, nextCursor },
  }
}

const timeOf = ({ clock }: Shelf): string => new Date(clock.now()).toISOString()

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

/** The fields of a record that an update keeps where it leaves them out, and those that no request sets. */
function keptOf(operation: Operation, schemas: Schemas, record: StoredObject['record']): object {
  const body = bodyOf(operation, schemas)
  const { keeps } = requestOf(body)
  const isSet = (name: string) => Object.hasOwn(body.properties ?? {}, name)
  return Object.fromEntries(Object.entries(record).filter(([name]) => keeps.includes(name) || !isSet(name)))
}
