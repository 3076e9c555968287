import { describe, expect, test } from 'vitest'
import type { RequestLoss } from '../../src/errors.ts'
import { order, refusalOf, toOrder, toPartOfOrder } from './orders.ts'

const { id: _, createdAt: __, ...sent } = order
const [crate = {}, barrel = {}] = order.goods as Record<string, unknown>[]
const { proof: ___, ...whatBarrelsSay } = barrel

describe('a request from a record', () => {
  test('contains all fields except those that the server sets', () => {
    expect(toOrder(order)).toEqual({ ...sent, goods: [crate, whatBarrelsSay] })
  })

  test('keeps null where the request allows it, and drops it elsewhere', () => {
    const nulls = { ...order, note: null, urgent: null, marks: null, newer: null }
    expect(toOrder(nulls)).toEqual({ ...(toOrder(order) as object), note: null, marks: undefined })
    expect(toOrder(nulls)).not.toHaveProperty('marks')
  })

  test('takes one member of each item of a list that it has in another form', () => {
    const owned = (owners: unknown) => ({ ...order, owners })
    expect(toOrder(owned([{ id: 'ada', since: 1 }, { id: 'bo' }]))).toMatchObject({ ownerIds: ['ada', 'bo'] })
    expect(refusalOf(() => toOrder(owned([{ id: 7 }]))).message).toContain('owners[0] is 7, not a string')
    expect(refusalOf(() => toOrder(owned('ada'))).message).toContain('owners is "ada", not a list')
  })

  test('is a deep copy of the record', () => {
    const record = structuredClone(order)
    const request = toOrder(record) as typeof order
    request.goods.length = 0
    request.extra.deep[0] = { er: false }
    request.prices.crate = 9
    expect(record).toEqual(order)
  })
})

describe('fields that a request cannot contain are refused by name', () => {
  const goods = (...more: unknown[]) => ({ ...order, goods: [crate, ...more] })
  const unknown = 'has no place in CreateOrderRequest'
  const hidden = 'is never sent back, so its value is not known'
  const advice = 'Change the record, or pass leaveOut: true, which carries the rest and returns what it left out.'
  type Row = [what: string, record: unknown, says: string, code: RequestLoss['code'], kind?: string | undefined]
  const wrong = (what: string, record: unknown, says: string, kind?: string): Row => {
    return [what, record, says, 'wrong-value', kind]
  }
  test.each<Row>([
    ['a field of a newer server', { ...order, newer: 1 }, `newer ${unknown}`, 'unknown-field'],
    ['such a field further in', goods({ ...barrel, x: [] }), `goods[1].x ${unknown}`, 'unknown-field'],
    ['a missing kind', goods({ of: 'x' }), 'goods[1].kind is missing', 'missing'],
    ['what servers never send back', { ...order, pin: undefined }, `pin ${hidden}`, 'hidden'],
    ['a missing required field', { ...order, name: undefined }, 'name is missing', 'missing'],
    wrong('an unknown kind', goods({ kind: 'sack', of: 'x' }), 'goods[1].kind is "sack", not one of "crate", "barrel"'),
    wrong(
      'an unknown value',
      goods({ ...crate, color: 'blue' }),
      'goods[1].color is "blue", not one of "red", "green"',
    ),
    wrong(
      'a value of another kind',
      goods({ ...crate, lid: 'cork' }),
      'goods[1].lid is "cork", not one of "wood", "steel"',
    ),
    wrong('a value of another type', { ...order, urgent: 'yes' }, 'urgent is "yes", not a boolean'),
    wrong('an object for a list', { ...order, goods: {} }, 'goods is an object, not a list'),
    wrong('a number for an id', goods({ ...crate, shelfId: 7 }), 'goods[1].shelfId is 7, not a string', 'shelf'),
    wrong('a wrong value of a map', { ...order, prices: { crate: 'dear' } }, 'prices.crate is "dear", not a number'),
    wrong('a gap in a list', { ...order, amount: [1, undefined] }, 'amount[1] is undefined, not a number'),
    wrong('a value that is no JSON', { ...order, extra: [new Date(0)] }, 'extra[0] is no JSON, not JSON'),
    wrong('a text for a list of ids', { ...order, route: 'shelf-1' }, 'route is "shelf-1", not a list', 'shelf'),
  ])('%s', (_what, record, says, code, kind) => {
    const { message, losses } = refusalOf(() => toOrder(record))
    expect(losses).toMatchObject([{ code, kind }])
    expect(message).toBe(`toCreateOrder cannot make a whole CreateOrderRequest: ${says}. ${advice}`)
  })

  test('by the kind that its constants state, even with fields of another kind', () => {
    const ambiguous = { ...barrel, kilograms: 7, color: 'red', id: 'good-2' }
    const paths = refusalOf(() => toOrder(goods(ambiguous))).losses?.map(({ path }) => path)
    expect(paths).toEqual(['goods[1].kilograms', 'goods[1].color', 'goods[1].id'])
  })

  test('and what is no record, such as a promise or a result of one, is refused without the advice to leave something out', () => {
    for (const convert of [toOrder, toPartOfOrder])
      for (const wrong of [Promise.resolve(order), undefined, [order], { data: order, attempts: [] }])
        expect(refusalOf(() => convert(wrong)).message).toBe('toCreateOrder needs a record. Await it or take its data.')
  })

  test('all in one error: ten in the message, and every one as data', () => {
    const newer = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`newer${index}`, 'x']))
    const error = refusalOf(() => toOrder({ ...order, ...newer, name: undefined }))
    expect(error.message).toContain('newer9 has no place in CreateOrderRequest; and 5 more. ')
    expect(error.losses).toHaveLength(15)
    expect(error.losses?.at(-1)).toEqual({ path: 'name', code: 'missing', reason: 'is missing' })
  })

  test('the first 1,000 by name, and the others by their number', () => {
    const more = { newer: 1, route: ['shelf-1'] }
    const goods = (count: number) => ({ ...order, ...more, goods: Array<unknown>(count).fill(false) })
    const count = (others: number) => ({ path: '', reason: `and ${others} more` })
    const mapId = () => undefined
    expect(refusalOf(() => toOrder(goods(999))).losses).toHaveLength(1_000)
    const { message, losses = [] } = refusalOf(() => toOrder(goods(5_000)))
    expect(message).toContain('goods[9] is false, not an object; and 4991 more. ')
    expect(losses).toHaveLength(1_001)
    expect(losses[999]).toMatchObject({ path: 'goods[999]', reason: 'is false, not an object' })
    expect(losses[1_000]).toMatchObject({ ...count(4_001), code: 'others' })
    const { leftOut, request } = toPartOfOrder(goods(5_000))
    const others = { ...count(4_001), value: undefined }
    expect(leftOut.slice(999)).toMatchObject([{ path: 'goods[999]', value: false }, others])
    expect(request).toMatchObject({ name: 'Spring', goods: [] })
    const ids = refusalOf(() => toPartOfOrder({ ...goods(5_000), route: Array<string>(3_000).fill('a') }, { mapId }))
    expect(ids.message).toContain('and 2990 more. ')
    expect(ids.losses?.slice(999)).toMatchObject([{ path: 'route[999]', kind: 'shelf' }, count(2_000)])
  })

  test('what is left out with its list is not counted, however much it is', () => {
    const route = [...Array<string>(3_000).fill('shelf-1'), ...Array<number>(3_000).fill(7)]
    const { leftOut } = toPartOfOrder({ ...order, goods: [], route, newer: 1 }, { mapId: () => undefined })
    expect(leftOut.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      'route: route[3000] is 7, not a string',
      'newer: has no place in CreateOrderRequest',
    ])
  })

  test('unless `leaveOut` is exactly true', () => {
    for (const options of [null, {}, { leaveOut: 1 }, { leaveOut: 'true' }])
      expect(() => toOrder({ ...order, newer: 1 }, options as never)).toThrow('newer has no place')
    expect(toOrder(order, null as never)).toEqual(toOrder(order))
  })

  test('an unknown option is named', () => {
    expect(() => toOrder(order, { leaveout: true } as never)).toThrow(
      'toCreateOrder has no option "leaveout"; expected mapId or leaveOut.',
    )
  })
})

describe('the left out part', () => {
  const leftOutAs = (path: string, code: string, reason: string, value: unknown) => ({
    ...{ path, reason, value },
    loss: { path, code, reason },
  })
  const leftOut = (record: unknown) => toPartOfOrder(record).leftOut

  test('is empty if the request can contain everything', () => {
    expect(toPartOfOrder(order)).toEqual({ request: toOrder(order), leftOut: [] })
  })

  test('is the field alone if it is optional', () => {
    const record = { ...order, newer: { of: 1 }, goods: [{ ...crate, color: 'blue' }] }
    expect(toPartOfOrder(record)).toEqual({
      request: { ...sent, goods: [{ ...crate, color: undefined }] },
      leftOut: [
        leftOutAs('goods[0].color', 'wrong-value', 'is "blue", not one of "red", "green"', 'blue'),
        leftOutAs('newer', 'unknown-field', 'has no place in CreateOrderRequest', { of: 1 }),
      ],
    })
  })

  test('is the whole object if the field is required', () => {
    const sack = { kind: 'sack', newer: 1 }
    const { request, leftOut } = toPartOfOrder({ ...order, goods: [crate, sack] })
    expect(request.goods).toEqual([crate])
    const reason = 'is "sack", not one of "crate", "barrel"'
    const loss = { path: 'goods[1].kind', code: 'wrong-value', reason }
    expect(leftOut).toEqual([{ path: 'goods[1]', reason: `goods[1].kind ${reason}`, loss, value: sack }])
    expect(leftOut[0]?.value).not.toBe(sack)
  })

  test('is what servers never send back', () => {
    const { pin: _, ...record } = order
    expect(leftOut(record)).toMatchObject([{ path: 'pin', loss: { code: 'hidden' }, value: undefined }])
  })

  test('is the list if too few items would remain, or if its items belong together', () => {
    expect(leftOut({ ...order, marks: ['fragile', 'hot'] })).toMatchObject([{ path: 'marks[1]', value: 'hot' }])
    expect(leftOut({ ...order, marks: ['hot'] })).toMatchObject([{ path: 'marks', value: ['hot'] }])
    expect(leftOut({ ...order, route: ['shelf-1', 7] })).toMatchObject([{ path: 'route', value: ['shelf-1', 7] }])
  })

  test('is never the record: a missing required field is refused', () => {
    const { message } = refusalOf(() => toPartOfOrder({ ...order, name: 7, newer: 1 }))
    const advice = 'Change the record: nothing is left of the request without it.'
    expect(message).toBe(`toCreateOrder cannot make a whole CreateOrderRequest: name is 7, not a string. ${advice}`)
  })
})

describe('ids', () => {
  const mapId = (kind: string, id: string) => (id === 'shelf-2' ? undefined : `${kind} of ${id}`)

  test('are mapped everywhere, by kind and with their paths', () => {
    const asked: string[] = []
    const request = toOrder(order, { mapId: (kind, id, path) => `${kind} of ${id}${asked.push(path) ? '' : '?'}` })
    expect(request).toMatchObject({
      goods: [{ id: 'good-1', shelfId: 'shelf of shelf-1' }, { shelfId: 'shelf of shelf-2' }],
      route: ['shelf of shelf-1', 'shelf of shelf-2'],
    })
    expect(asked).toEqual(['goods[0].shelfId', 'goods[1].shelfId', 'route[0]', 'route[1]'])
  })

  test.each([undefined, null, '', 7])('are refused by name if the mapping returns %j', (given) => {
    const error = refusalOf(() => toOrder(order, { mapId: (_, id) => (id === 'shelf-2' ? (given as never) : id) }))
    const paths = ['goods[1].shelfId', 'route[1]']
    const says = paths.map((path) => `${path} is the shelf "shelf-2", for which mapId gave no id`).join('; ')
    const advice = 'Let mapId return an id for each; leaveOut leaves none of them out.'
    expect(error.message).toBe(`toCreateOrder cannot make a whole CreateOrderRequest: ${says}. ${advice}`)
    const unmapped = { code: 'unmapped-id', kind: 'shelf', id: 'shelf-2' }
    expect(error.losses).toMatchObject(paths.map((path) => ({ path, ...unmapped })))
  })

  test('that are not mapped are never left out', () => {
    expect(refusalOf(() => toPartOfOrder(order, { mapId })).losses).toHaveLength(2)
  })
})
