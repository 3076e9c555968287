import { describe, expect, test } from 'vitest'
import { order, refusalOf, toOrder, toPartOfOrder } from './orders.ts'

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
    'pollutes no prototype and keeps a field named %s',
    (name) => {
      const field = parsed(`{"${name}": {"polluted": true}}`)
      for (const more of [{ extra: field }, { prices: parsed(`{"${name}": 1}`) }])
        expect(JSON.stringify(toOrder({ ...order, ...more }))).toContain(`"${name}":`)
      const record = parsed(JSON.stringify(order).replace(/^\{/, `{"${name}": {"polluted": true},`))
      expect(() => toOrder(record)).toThrow(`${name} has no place in CreateOrderRequest`)
      expect(toPartOfOrder(record).leftOut).toHaveLength(1)
      expect(({} as { polluted?: true }).polluted).toBeUndefined()
    },
  )

  test.each([
    ['anything', 'too-deep', (depth: number) => ({ ...order, extra: nested(depth) })],
    ['a recursive shape', 'too-deep', (depth: number) => ({ ...order, box: boxes(depth) })],
    ['an unknown field', 'unknown-field', (depth: number) => ({ ...order, newer: nested(depth) })],
  ])('overflows no stack by its depth, in %s', (_, code, make) => {
    expect(refusalOf(() => toOrder(make(100_000))).losses?.[0]).toMatchObject({ code })
    const { request, leftOut } = toPartOfOrder(make(100_000))
    expect(request.name).toBe('Spring')
    expect(leftOut).toHaveLength(1)
  })

  test.each(['extra', 'newer'])('that contains itself is refused: in %s', (name) => {
    const circle: Record<string, unknown> = { word: 'x' }
    // A full traversal would take exponential time.
    for (const key of ['a', 'b', 'c']) circle[key] = [circle]
    const record = { ...order, [name]: circle }
    const [loss] = refusalOf(() => toOrder(record)).losses ?? []
    expect(loss).toMatchObject(
      name === 'newer' ? { path: name, code: 'unknown-field' } : { path: 'extra.a[0]', code: 'circular' },
    )
    expect(toPartOfOrder(record).leftOut.length).toBeGreaterThan(0)
    const shared = { word: 'x' }
    expect(toOrder({ ...order, extra: [shared, { shared }] })).toMatchObject({ extra: [shared, { shared }] })
  })

  test('adds no control characters, line breaks or long texts to messages', () => {
    const evil = '\u001b[31m\r\n\u202e\u2028\u0085'
    const record = {
      ...order,
      [evil]: 1,
      ['k'.repeat(1_000_000)]: 1,
      goods: [{ kind: evil }, { kind: 'x'.repeat(1_000_000) }, { kind: '\u{e0041}' }],
      route: [evil],
    }
    for (const options of [{}, { mapId: () => undefined }]) {
      const error = refusalOf(() => toOrder(record, options))
      expect(error.message).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
      expect(error.message.length).toBeLessThan(4_000)
      for (const { path, reason } of error.losses ?? []) expect(path + reason).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
    }
  })
})
