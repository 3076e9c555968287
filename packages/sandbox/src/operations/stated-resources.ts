import { requestOf } from '@clouddb/document/openapi'
import { type OperationRole, operationRoles, type StatedResource } from '@clouddb/document/resources'
import type { Clock } from '../clock.ts'
import { type Document, type Operation, referencedSchemaName } from '../documents.ts'
import type { StoredObject } from '../generated/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { ValidRequest } from '../http/request.ts'
import type { KeyOf } from '../item-index.ts'
import { handlersOfKind, type Kind } from './kinds.ts'
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
): (operation: Pick<Operation, 'id'>) => Handler<Call> {
  const stated = statedHandlers(document, shelfOf)
  const missing = document.operations.filter(({ id }) => written[id] === byDocument && !stated[id])
  if (missing.length > 0) throw new Error(`No kind of x-resources has ${missing.map(({ id }) => id).join(', ')}.`)
  return ({ id }) => {
    const handler = written[id]
    // A handler is typed by its operation, whose requests are validated.
    return (handler === byDocument ? stated[id] : handler) as Handler<Call>
  }
}

/** Handlers that keep what was sent, with an id and times, and show what the document describes. */
function statedHandlers<Call extends ValidRequest>(
  document: Document,
  shelfOf: (call: Call, names: readonly string[]) => Shelf,
): Readonly<Record<string, Handler<Call>>> {
  const handlers = [...document.resources].map(([name, resource]) =>
    handlersOfKind(name, resource, keptKind(name, resource, document, shelfOf)),
  )
  return Object.assign({}, ...handlers)
}

/** The kind whose objects are kept as they were sent. */
function keptKind<Call extends ValidRequest>(
  name: string,
  resource: StatedResource,
  { operations, schemas }: Document,
  shelfOf: (call: Call, names: readonly string[]) => Shelf,
): Kind<Call, StoredObject> {
  const operationFor = (role: OperationRole) => operations.find(({ id }) => id === resource[role]) as Operation
  const paths = operationRoles.map((role) => operationFor(role)?.path ?? '')
  const above = new Set(paths.flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each)))
  above.delete(resource.id)
  const read = (call: Call) => {
    const shelf = shelfOf(call, [...above])
    return { ...shelf, kept: new StoredObjects(shelf.objects, name, shelf.within) }
  }
  const refuseDouble = uniquenessOf(name, resource)
  return {
    items: (call) => read(call).objects[name] ?? [],
    find: (call) => read(call).kept.find(call.id),
    describe: ({ record }, _, role) => shownOf(record, operationFor(role)),
    list: (call, describe) => {
      const all = read(call).kept.list()
      if (operationFor('list').parameters.some((each) => each.name === 'cursor')) return pageFrom(all, call, describe)
      const { limit = all.length, offset = 0 } = call.query as { limit?: number; offset?: number }
      return { payload: all.slice(offset, offset + limit).map(describe) }
    },
    make: (call, before) => {
      const shelf = read(call)
      const kept = before && replacedBy(operationFor('update'), schemas, before.record)
      const record = { ...(kept ?? defaultsOf(operationFor('create'), schemas)), ...Object(call.body) }
      refuseDouble(shelf.kept, { ...before?.record, ...record }, before)
      const now = new Date(shelf.clock.now()).toISOString()
      const own = before ? { id: before.record.id, createdAt: before.record.createdAt } : newFields(shelf, name, now)
      return { within: shelf.within, record: { ...record, ...own, updatedAt: now } }
    },
    add: (call, { record }) => read(call).kept.add(record),
    remove: (call, gone) => gone && read(call).kept.remove(gone),
  }
}

function newFields({ newId, added }: Shelf, kind: string, createdAt: string): object {
  const id = newId()
  return { id, ...added?.[kind]?.(id), createdAt }
}

/** Refuses a record with the values of another one, in properties that make objects unique. */
function uniquenessOf(name: string, { unique = [] }: StatedResource) {
  const rules = unique.map((names): readonly [names: readonly string[], keyOf: KeyOf<StoredObject>] => [
    names,
    ({ record }) => JSON.stringify(names.map((each) => record[each])),
  ])
  return (kept: StoredObjects, record: object, own?: StoredObject) => {
    for (const [names, keyOf] of rules) {
      const taken = kept.withKey(keyOf, record as StoredObject['record'])
      if (taken && taken !== own) throw new Refusal(400, `A ${name} with this ${names.join(' and ')} already exists`)
    }
  }
}

const largestPage = 100

/** The page of a list that names the next one: its `cursor` is the id with which it begins. */
function pageFrom(
  all: readonly StoredObject[],
  { query }: ValidRequest,
  describe: (item: StoredObject) => unknown,
): Outcome {
  const { cursor, limit = largestPage } = query as { cursor?: string; limit?: number }
  const start = cursor === undefined ? 0 : all.findIndex(({ record }) => record.id === cursor)
  if (start < 0) throw new Refusal(400, 'BAD_REQUEST: Invalid cursor')
  const nextCursor = all[start + limit]?.record.id ?? null
  return {
    payload: all.slice(start, start + limit).map(describe),
    beside: { limit, totalCount: all.length, nextCursor },
  }
}

/** A record as the answer of an operation shows it. */
function shownOf(record: StoredObject['record'], { shown: names }: Operation): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

type Schemas = Document['schemas']

const requestSchema = ({ body }: Operation, schemas: Schemas) =>
  (body?.$ref ? schemas[referencedSchemaName(body.$ref)] : body) ?? {}

function defaultsOf(operation: Operation, schemas: Schemas): object {
  const { properties = {} } = requestSchema(operation, schemas)
  const given = Object.entries(properties).filter(([, { default: value }]) => value !== undefined)
  return structuredClone(Object.fromEntries(given.map(([name, { default: value }]) => [name, value])))
}

/** What is left of a record that an update replaces: what the update keeps, defaults, and what no request sets. */
function replacedBy(operation: Operation, schemas: Schemas, record: StoredObject['record']): object {
  if (operation.method !== 'PUT') return record
  const body = requestSchema(operation, schemas)
  const { keeps } = requestOf(body)
  const isSet = (name: string) => Object.hasOwn(body.properties ?? {}, name)
  const kept = Object.entries(record).filter(([name]) => keeps.includes(name) || !isSet(name))
  return { ...defaultsOf(operation, schemas), ...Object.fromEntries(kept) }
}
