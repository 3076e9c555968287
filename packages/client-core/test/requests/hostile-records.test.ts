import { describe, expect, test } from 'vitest'
import { InvalidArgumentError } from '../../src/errors.ts'
import { order, toOrder, toPartOfOrder } from './orders.ts'

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value }
  return value
}

function boxes(depth: number): unknown {
  let box: unknown = null
  for (let level = 0; level < depth; level++) box = { label: 'x', inside: box }
  return box
}

const parsed = (text: string): object => JSON.parse(text)

describe('a record that a hostile server made', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'pollutes nothing and hides nothing by a field named %s',
    (name) => {
      const field = parsed(`{"${name}": {"polluted": true}}`)
      const records = [
        { ...order, extra: field },
        { ...order, prices: parsed(`{"${name}": 1}`) },
      ]
      for (const record of records) expect(JSON.stringify(toOrder(record))).toContain(`"${name}":`)
      const record = parsed(JSON.stringify(order).replace(/^\{/, `{"${name}": {"polluted": true},`))
      expect(() => toOrder(record)).toThrow(`${name} has no place in CreateOrderRequest`)
      expect(toPartOfOrder(record).leftOut).toHaveLength(1)
      expect(({} as { polluted?: true }).polluted).toBeUndefined()
    },
  )

  test('takes no constant from the prototype of its tables', () => {
    expect(() => toOrder({ ...order, goods: [{ kind: 'constructor' }] })).toThrow('goods[0].kind is "constructor"')
  })

  test.each([
    ['anything', (depth: number) => ({ ...order, extra: nested(depth) })],
    ['a shape that holds itself', (depth: number) => ({ ...order, box: boxes(depth) })],
    ['a field that is not known', (depth: number) => ({ ...order, newer: nested(depth) })],
  ])('ends no stack by its depth, in %s', (_, make) => {
    expect(() => toOrder(make(100_000))).toThrow(InvalidArgumentError)
    const { request, leftOut } = toPartOfOrder(make(100_000))
    expect(request.name).toBe('Spring')
    expect(leftOut).toHaveLength(1)
  })

  test.each(['extra', 'newer'])('is known for a part of itself, however often it is one: in %s', (name) => {
    const circle: Record<string, unknown> = { word: 'x' }
    // Looked at in full, it would take 3 to the power of the greatest depth.
    for (const key of ['a', 'b', 'c']) circle[key] = [circle]
    const record = { ...order, [name]: circle }
    expect(() => toOrder(record)).toThrow(name === 'newer' ? 'newer has no place' : 'extra.a[0] is a part of itself')
    expect(toPartOfOrder(record).leftOut.length).toBeGreaterThan(0)
    const shared = { word: 'x' }
    expect(toOrder({ ...order, extra: [shared, { shared }] })).toMatchObject({ extra: [shared, { shared }] })
  })

  test('is told apart once an object, however many kinds there are', () => {
    const reads = { count: 0 }
    const counted = {
      ...order.goods[0],
      get kilograms() {
        return reads.count++
      },
    }
    toOrder({ ...order, goods: Array.from({ length: 100 }, () => counted) })
    expect(reads.count).toBeLessThan(100 * 8)
  })

  test('says nothing that steers a terminal, breaks a line or runs on', () => {
    const evil = '\u001b[31m\r\n\u202e\u2028\u0085'
    const record = {
      ...order,
      [evil]: 1,
      ['k'.repeat(1_000_000)]: 1,
      goods: [{ kind: evil }, { kind: 'x'.repeat(1_000_000) }, { kind: '\u{e0041}' }],
      route: [evil],
    }
    for (const options of [{}, { mapId: () => undefined }]) {
      const error = (() => {
        try {
          return toOrder(record, options) as never
        } catch (thrown) {
          return thrown as InvalidArgumentError
        }
      })()
      expect(error.message).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
      expect(error.message.length).toBeLessThan(4_000)
      for (const { path, reason } of error.losses ?? []) expect(path + reason).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
    }
  })
})
