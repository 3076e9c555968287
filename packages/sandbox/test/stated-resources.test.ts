import { expect, test } from 'vitest'
import { readServedDocument } from '../src/documents.ts'
import type { StoredObject } from '../src/generated/schema.ts'
import { byDocument, type Outcome } from '../src/operations/operation.ts'
import { handlersOf } from '../src/operations/stated-resources.ts'

const shelves = '/v1/shelves/{shelfId}/books'
const request = {
  type: 'object',
  properties: { title: { type: 'string' }, lent: { type: 'boolean', default: false }, note: { type: 'string' } },
}
const kept = { ...request, 'x-request-of': { record: 'Note', keeps: ['note'] } }
const record = { properties: { id: {}, title: {}, lent: {}, note: {}, updatedAt: {} } }
const answering = (schema: object) => ({
  responses: { 200: { content: { 'application/json': { schema: { properties: { result: schema } } } } } },
})
const taking = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } })
const document = readServedDocument({
  'x-payload': 'result',
  'x-resources': {
    book: {
      ...{ id: 'bookId', list: 'listBooks', create: 'createBook', get: 'getBook', update: 'replaceBook' },
      ...{ delete: 'deleteBook', unique: [['title']] },
    },
    shelf: { id: 'shelfId', update: 'changeShelf', create: 'createShelf', delete: 'deleteShelf', deletesAbsent: true },
  },
  paths: {
    [shelves]: {
      get: { operationId: 'listBooks', ...answering({ type: 'array', items: record }) },
      post: { operationId: 'createBook', ...taking(request), ...answering(record) },
    },
    [`${shelves}/{bookId}`]: {
      get: { operationId: 'getBook', ...answering(record) },
      put: { operationId: 'replaceBook', ...taking(kept), ...answering(record) },
      delete: { operationId: 'deleteBook' },
    },
    '/v1/shelves': { post: { operationId: 'createShelf', ...taking(request), ...answering(record) } },
    '/v1/shelves/{shelfId}': {
      patch: { operationId: 'changeShelf', ...taking(request), ...answering(record) },
      delete: { operationId: 'deleteShelf' },
    },
  },
  components: { schemas: {} },
})

interface Call {
  id: string
  query: Record<string, unknown>
  body: unknown
  shelfId: string
}

function createLibrary(objects: Record<string, StoredObject[]> = {}) {
  let [made, time] = [0, 0]
  const ids = document.operations.map(({ id }) => [id, byDocument])
  const find = handlersOf<Call>(document, Object.fromEntries(ids), (call, names) => ({
    objects,
    within: Object.fromEntries(names.map((name) => [name, call.shelfId])),
    clock: { now: () => (time += 1000) } as never,
    newId: () => `b${made++}`,
  }))
  return (operation: string, call: Partial<Call> = {}): Outcome['payload'] =>
    find({ id: operation })?.({ id: '', query: {}, body: undefined, shelfId: 'a', ...call } as never).payload
}

test('objects are kept and shown as the document describes them, below the ids of their path', () => {
  const call = createLibrary()
  const first = { id: 'b0', title: 'One', lent: false, updatedAt: '1970-01-01T00:00:01.000Z' }
  expect(call('createBook', { body: { title: 'One', secret: 1 } })).toEqual(first)
  expect(call('createBook', { body: { title: 'Two', note: 'torn' } })).toMatchObject({ id: 'b1', note: 'torn' })
  expect(call('createBook', { body: { title: 'One' }, shelfId: 'b' })).toMatchObject({ id: 'b2' })
  expect(call('getBook', { id: 'B0' })).toEqual(first)
  expect(call('listBooks')).toMatchObject([{ id: 'b0' }, { id: 'b1' }])
  expect(call('listBooks', { query: { limit: 1, offset: 1 } })).toMatchObject([{ id: 'b1' }])
  expect(call('listBooks', { shelfId: 'b' })).toMatchObject([{ id: 'b2' }])
})

test('an update that replaces clears what it leaves out and is not kept; one that changes keeps all', () => {
  const call = createLibrary()
  call('createBook', { body: { title: 'One', lent: true, note: 'torn' } })
  const replaced = { id: 'b0', title: 'Two', lent: false, note: 'torn', updatedAt: '1970-01-01T00:00:02.000Z' }
  expect(call('replaceBook', { id: 'b0', body: { title: 'Two' } })).toEqual(replaced)
  call('createShelf', { body: { title: 'A', lent: true } })
  const changed = { title: 'A', lent: true, note: 'oak' }
  expect(call('changeShelf', { id: 'b1', body: { note: 'oak' } })).toMatchObject(changed)
})

test('what does not exist is 404, unless its deletion succeeds, and the same unique value twice is 400', () => {
  const call = createLibrary()
  call('createBook', { body: { title: 'One' } })
  call('createBook', { body: { title: 'Two' } })
  const taken = { status: 400, message: 'A book with this title already exists' }
  expect(() => call('createBook', { body: { title: 'One' } })).toThrow(expect.objectContaining(taken))
  expect(() => call('replaceBook', { id: 'b1', body: { title: 'One' } })).toThrow(expect.objectContaining(taken))
  expect(call('replaceBook', { id: 'b0', body: { title: 'One' } })).toMatchObject({ id: 'b0' })
  call('deleteBook', { id: 'b0' })
  const missing = expect.objectContaining({ status: 404, message: 'Book not found' })
  for (const operation of ['getBook', 'replaceBook', 'deleteBook'])
    expect(() => call(operation, { id: 'b0', body: {} })).toThrow(missing)
  expect(() => call('getBook', { id: 'b1', shelfId: 'b' })).toThrow(missing)
  expect(call('deleteShelf', { id: 'b9' })).toBe(undefined)
})

test('one object among many costs as much as among few', () => {
  const looked = new Set<object>()
  const get = (item: StoredObject, name: string): unknown => {
    looked.add(item)
    return Reflect.get(item, name)
  }
  const stored = (number: number): StoredObject =>
    new Proxy({ within: { shelfId: 'a' }, record: { id: `b-${number}`, title: number } }, { get })
  const call = createLibrary({ book: Array.from({ length: 500 }, (_, index) => stored(index)) })
  // The first calls make the indexes.
  for (const id of ['b-1', 'b-2']) {
    looked.clear()
    call('createBook', { body: { title: `beside ${id}` } })
    for (const operation of ['getBook', 'replaceBook', 'deleteBook']) call(operation, { id, body: { title: 'same' } })
    call('listBooks', { query: { limit: 2 } })
  }
  expect(looked.size).toBeLessThan(10)
})

test('a handler by document needs a kind of objects', () => {
  const shelf = () => ({}) as never
  const more = { ...document.operations[0], id: 'findBooks' } as (typeof document.operations)[number]
  const operations = [...document.operations, more]
  const written = { findBooks: byDocument, ofAnotherDocument: byDocument } as const
  expect(() => handlersOf({ ...document, operations }, written, shelf)).toThrow('x-resources has findBooks.')
})
