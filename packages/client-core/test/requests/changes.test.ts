import { describe, expect, test } from 'vitest'
import { InvalidArgumentError } from '../../src/errors.ts'
import { type PartialRequest, type RequestShape, toChanges } from '../../src/requests.ts'

const item: RequestShape = { required: { key: 'string' }, optional: { value: 'string' } }
const shape: RequestShape = {
  optional: {
    name: 'string',
    speed: { values: ['slow', 'fast'] },
    tags: { optional: { add: { items: item }, remove: { items: item } } },
  },
}

const before = { id: '1', name: 'Shop', speed: 'slow', size: null, tags: [{ key: 'a', value: '1' }, { key: 'b' }] }
const change = (after: unknown, options?: { leaveOut: boolean }, from: unknown = before) =>
  toChanges<object>('toUpdateShop', 'UpdateShopRequest', shape, from, after, options)

describe('the request of a change', () => {
  test('has only what differs', () => {
    expect(change({ ...before, name: 'Store' })).toEqual({ name: 'Store' })
    expect(change({ ...before })).toEqual({})
    expect(change({ speed: 'fast', name: undefined })).toEqual({ speed: 'fast' })
  })

  test('has the items to remove from a list, and those to add', () => {
    const tags = [{ key: 'a', value: '2' }, { key: 'c' }]
    expect(change({ tags: [...tags, { key: 'b' }] })).toEqual({
      tags: { remove: [{ key: 'a', value: '1' }], add: tags },
    })
    expect(change({ tags: before.tags.slice(1) })).toEqual({ tags: { remove: [{ key: 'a', value: '1' }] } })
    expect(change({ tags: null })).toEqual({ tags: { remove: before.tags } })
    expect(change({ tags: [{ key: 'c' }] }, undefined, {})).toEqual({ tags: { add: [{ key: 'c' }] } })
  })

  test('sees no difference in the order of keys and of items, nor between null and nothing', () => {
    const tags = [
      { value: null, key: 'b' },
      { value: '1', key: 'a' },
    ]
    expect(change({ ...before, tags })).toEqual({})
    expect(change({ tags: [] }, undefined, { tags: null })).toEqual({})
  })
})

test('a field that the request must have is sent whole, though it stays, and refused where the copy lacks it', () => {
  const required: RequestShape = { required: { tags: { items: item } }, optional: { name: 'string' } }
  const convert = (after: unknown) => toChanges<object>('toUpdateShop', 'UpdateShopRequest', required, before, after)
  expect(convert(before)).toEqual({ tags: before.tags })
  expect(convert({ ...before, name: 'Store', tags: [] })).toEqual({ name: 'Store', tags: [] })
  for (const tags of [undefined, null, [{ key: 'a', newer: 1 }]])
    expect(() => convert({ ...before, tags })).toThrow(/tags(\[0\]\.newer has no place| is (missing|null, not a list))/)
})

const cyclic: { key: string; self?: object } = { key: 'a' }
cyclic.self = cyclic

test.each([
  [{ id: '2' }, 'id has no place in UpdateShopRequest'],
  [{ newer: { a: 1 } }, 'newer has no place in UpdateShopRequest'],
  [{ speed: 'warp' }, 'speed is "warp", not one of "slow", "fast"'],
  [{ name: null }, 'name has no place in UpdateShopRequest'],
  [{ tags: 'a' }, 'tags is "a", not an object'],
  [{ name: cyclic }, 'name is an object, not a string'],
  [{ tags: [{ value: '1' }] }, 'tags.add[0].key is missing'],
])('a change that the request cannot carry is refused by name: %j', (after, message) => {
  expect(() => change(after)).toThrow(InvalidArgumentError)
  expect(() => change(after)).toThrow(message)
})

test('what cannot be changed is left out and returned on demand', () => {
  const { request, leftOut } = change({ id: '2', name: 'Store' }, { leaveOut: true }) as PartialRequest<object>
  expect([request, leftOut.map(({ path, value }) => [path, value])]).toEqual([{ name: 'Store' }, [['id', '2']]])
})

test('a single record is no change', () => {
  expect(() => change(undefined)).toThrow(
    'toUpdateShop needs two records, not Promises: as it is, and as it should be.',
  )
})
