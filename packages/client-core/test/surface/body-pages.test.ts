import { describe, expect, it } from 'vitest'
import { readCursorFacts, walkBody } from '../../src/index.ts'
import { createWarehouse, definition, json, rejection } from '../warehouse.ts'

type Body = Record<string, unknown>
type Scan = Readonly<Record<string, unknown>>

const present = Date.UTC(2026, 2, 2, 9, 0, 0, 400)
const iso = (time: number) => new Date(time).toISOString()
const body = { limit: 'size', offset: 'from', from: 'after', until: 'before', order: 'by', span: 60_000, most: 20 }
const operations = {
  ...definition.operations,
  countCrates: { ...definition.operations.countCrates, payload: 'result', pages: { walk: walkBody, limit: 5, body } },
}
const pages = { walk: walkBody, limit: 5, read: readCursorFacts, body: { ...body, cursor: 'at' } }
const withCursor = { countCrates: { ...operations.countCrates, pages } }

interface Setting {
  /** The milliseconds of the scans before the present; a server compares `unit` of them. */
  readonly ages: readonly number[]
  readonly unit?: number
  readonly columns?: (time: string, index: number) => Scan
  readonly headers?: Record<string, string>
  readonly isPaging?: boolean
  /** The document has a cursor, which the server ignores. */
  readonly hasCursor?: boolean
}

const withTime = (time: string, index: number): Scan => ({ time, index })

/** A client of a server with these scans, the latest first unless the body says otherwise. */
function scans({ ages, unit = 1, columns = withTime, headers, isPaging = true, hasCursor = false }: Setting) {
  const asked: Body[] = []
  const stored = ages.map((age, index) => ({ time: present - age, scan: columns(iso(present - age), index) }))
  const fetch = async (_: string, init: { body: string }) => {
    const { size = 5, from = 0, after, before, by = 'time desc', ...rest } = JSON.parse(init.body)
    asked.push({ size, from, after, before, ...rest })
    const end = before ? Date.parse(before) : present
    const start = after ? Date.parse(after) : end - 60_000
    if (start >= end) return json({ error: 'before must be later than after' }, 400)
    const compared = (time: number) => time - (time % unit)
    const found = stored.filter(({ time }) => compared(time) >= start && compared(time) <= end)
    // Equal scans change places with every request.
    const mixed = asked.length % 2 ? found : found.toReversed()
    const sorted = mixed.toSorted((one, other) => (/desc/i.test(by) ? other.time - one.time : one.time - other.time))
    const page = sorted.map(({ scan }) => scan).slice(...(isPaging ? [from, from + size] : []))
    return json({ result: page }, 200, headers ?? { date: new Date(present).toUTCString() })
  }
  const api = { ...definition, operations: hasCursor ? withCursor : operations }
  const warehouse = createWarehouse({ fetch: fetch as never }, api as never)
  const found: Scan[] = []
  const walk = async (given: Body = {}, most = Number.POSITIVE_INFINITY) => {
    const items = warehouse.countCrates(given) as unknown as AsyncIterable<Scan>
    for await (const item of items) if (found.push(item) === most) break
    return found.map(({ index }) => index)
  }
  return { asked, found, walk }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const each = (milliseconds: number, count: number) => upTo(count).map((index) => index * milliseconds)

const secondOf = (time: string) => `${time.slice(0, 19)}Z`
const both = (time: string, index: number) => ({ second: secondOf(time), time, index })
const others = (time: string, index: number) => ({ built: iso(present - 9000), index, when: time })

describe('a list whose range of time stands in the body', () => {
  it.each<[what: string, setting: Setting]>([
    ['nothing', { ages: [] }],
    ['less than a page', { ages: each(7, 4) }],
    ['a page', { ages: each(1000, 5) }],
    ['many pages', { ages: each(333, 170) }],
    ['gaps and crowds', { ages: [0, 0, 0, 1, 2, 3, 3, 3, 4, 9_000, 9_000, 9_001, 30_000, 59_999, 59_999, 60_000] }],
    ['as many of one time as one page less one holds', { ages: Array(19).fill(400) }],
    ['whole seconds that the server compares', { ages: each(55, 170), unit: 1000 }],
    ['whole seconds that it compares and shows beside the time', { ages: each(55, 170), unit: 1000, columns: both }],
    ['times that are not the time', { ages: each(333, 170), columns: others }],
  ])('yields %s, each item once and the latest first', async (_, setting) => {
    const count = setting.ages.length
    const { walk, asked } = scans(setting)
    const found = (await walk({ of: 'x' })).map(Number)
    expect(found.toSorted((one, other) => one - other)).toEqual(upTo(count))
    const seconds = (index: number) => Math.floor((present - (setting.ages[index] ?? 0)) / (setting.unit ?? 1))
    expect(found.map(seconds)).toEqual(found.map(seconds).toSorted((one, other) => other - one))
    expect(asked.every(({ of }) => of === 'x')).toBe(true)
    expect(asked[0]).toEqual({ size: 5, from: 0, of: 'x' })
    expect(asked.slice(1).every(({ size, after, before }) => size === 20 && after && before)).toBe(true)
  })

  const orders = ['time', 'time ASC', ' time asc , index', 'time DESC', 'time desc,index']
  it.each(orders)('keeps to the order %s', async (by) => {
    const found = await scans({ ages: each(333, 100) }).walk({ by })
    expect(found).toEqual(/desc/i.test(by) ? upTo(100) : upTo(100).toReversed())
  })

  it('keeps to the length of pages that the caller gives, unless no part is short enough', async () => {
    const { walk, asked } = scans({ ages: [...each(100, 30), 3_000, 3_000, 3_000] })
    expect((await walk({ size: 3 })).toSorted()).toEqual(upTo(33).toSorted())
    expect(new Set(asked.map(({ size }) => size))).toEqual(new Set([3, 20]))
  })

  it.each([false, true])(
    'leaves the first items out that the caller skips; it ignores a cursor: %s',
    async (hasCursor) => {
      for (const from of [10, 70])
        expect(await scans({ ages: each(333, 100), hasCursor }).walk({ from })).toEqual(upTo(100).slice(from))
    },
  )

  it('has a range of the given length before the end, or before the first answer', async () => {
    const ages = each(1000, 100)
    expect(await scans({ ages }).walk()).toHaveLength(61)
    expect(await scans({ ages }).walk({ before: iso(present - 10_000) })).toEqual(upTo(71).slice(10))
  })

  it('sends no request for items that the loop does not reach', async () => {
    const { walk, asked } = scans({ ages: each(333, 100) })
    await walk({}, 3)
    expect(asked).toHaveLength(2)
  })

  it('yields all items once where a server ignores pages, and ends for a length of 0', async () => {
    expect(await scans({ ages: each(1, 30), isPaging: false }).walk()).toEqual(upTo(30))
    expect(await scans({ ages: each(1, 30) }).walk({ size: 0 })).toEqual([])
  })

  it('needs no times where the first page has all items', async () => {
    const setting = { ages: each(1000, 19), columns: (_: string, index: number) => ({ index }) }
    expect(await scans(setting).walk({ size: 20 })).toEqual(upTo(19))
  })

  const noTimes =
    /^The items fill a page\. Select the time column, begin by with it or leave it out, and pass after and/
  const second = (time: string, index: number) => ({ second: secondOf(time), index })
  it.each<[what: string, setting: Omit<Setting, 'ages'>, given: Body, message: RegExp]>([
    ['items without times', { columns: (_, index) => ({ index }) }, {}, noTimes],
    ['items without objects', { columns: () => null as never }, {}, noTimes],
    ['an order by something else', {}, { by: 'index' }, noTimes],
    ['an order by an expression', {}, { by: 'time + 1 desc' }, noTimes],
    ['an order by a column that is not shown', { columns: (_, index) => ({ index }) }, { by: 'time' }, noTimes],
    ['times that are rounded down', { columns: second }, {}, noTimes],
    ['a time without a zone', {}, { after: '2026-03-02T08:59:00' }, /pass after and before with their zone/],
    ['an answer without a date', { headers: { date: '' } }, {}, /pass after and before with their zone/],
  ])('throws for %s, after the first page or nothing', async (_, setting, given, message) => {
    const { found, walk } = scans({ ages: each(17, 100), ...setting })
    const error = { name: 'PageLimitError', message: expect.stringMatching(message) }
    expect(await rejection(walk(given))).toMatchObject(error)
    expect([0, 5]).toContain(found.length)
  })

  it('throws where a page cannot hold the items of one time, after it has yielded those before', async () => {
    const { found, walk, asked } = scans({ ages: [...each(1, 9), ...Array(20).fill(9), ...each(1000, 9)] })
    const message = /^The items from 2026-03-02T09:00:00.39\S+ to \S+39\dZ fill a page\. Pass a narrower condition/
    expect(await rejection(walk())).toMatchObject({ name: 'PageLimitError', message: expect.stringMatching(message) })
    expect(found).toHaveLength(10)
    expect(asked.length).toBeLessThan(20)
  })
})

/** A client of a server that pages by a cursor, with `count` scans of one time, and what was asked of it. */
function cursors({ count, ignored, next }: { count: number; ignored?: boolean; next?: (at: number) => unknown }) {
  const asked: Body[] = []
  const fetch = async (_: string, init: { body: string }) => {
    const { size = 5, from = 0, at, ...rest } = JSON.parse(init.body)
    asked.push({ size, from, at, ...rest })
    const isPaged = at !== undefined && !ignored
    const start = isPaged ? (at === 'start' ? 0 : Number(at)) : from
    const result = upTo(count).slice(start, start + size)
    const end = start + result.length
    const nextCursor = next ? next(end) : end < count ? String(end) : null
    const answer = { result: result.map((index) => ({ index })), ...(isPaged && { nextCursor }) }
    return json(answer, 200, { date: new Date(present).toUTCString() })
  }
  const warehouse = createWarehouse({ fetch: fetch as never }, { ...definition, operations: withCursor } as never)
  const found: number[] = []
  const walk = async (given: Body = {}) => {
    for await (const item of warehouse.countCrates(given) as never as AsyncIterable<{ index: number }>)
      found.push(item.index)
    return found
  }
  return { asked, found, walk }
}

describe('a list whose answers name the next page', () => {
  it.each([0, 4, 5, 6, 20, 21, 170])('yields all of %i items, without times and once each', async (count) => {
    const { walk, asked } = cursors({ count })
    expect(await walk({ of: 'x' })).toEqual(upTo(count))
    const largest = { size: 20, from: 0, of: 'x', after: expect.any(String), before: expect.any(String) }
    const pages = count < 5 ? 0 : Math.max(1, Math.ceil(count / 20))
    const expected = upTo(pages).map((page) => ({ ...largest, at: page === 0 ? 'start' : String(page * 20) }))
    expect(asked).toEqual([{ size: 5, from: 0, of: 'x' }, ...expected])
  })

  it('keeps to the length of pages and to the first items that the caller skips', async () => {
    const { walk, asked } = cursors({ count: 50 })
    expect(await walk({ size: 7, from: 30 })).toEqual(upTo(50).slice(30))
    expect(new Set(asked.map(({ size }) => size))).toEqual(new Set([7]))
  })

  it('goes on from a cursor of the caller', async () => {
    expect(await cursors({ count: 50 }).walk({ at: '40' })).toEqual(upTo(50).slice(40))
    expect(await cursors({ count: 50 }).walk({ at: 'start', size: 50 })).toEqual(upTo(50))
  })

  it('reads pages without items to the end', async () => {
    const answers: Record<number, string | null> = { 5: '5', 20: '90', 0: '0', 90: '91', 91: null }
    const { walk } = cursors({ count: 20, next: (end) => answers[end] ?? null })
    expect(await walk()).toEqual(upTo(20))
  })

  it('throws where a page is named again', async () => {
    const { walk, found } = cursors({ count: 50, next: () => '20' })
    const message = expect.stringContaining('names a page as the next one again')
    expect(await rejection(walk())).toMatchObject({ name: 'PageLimitError', message })
    expect(found).toEqual(upTo(40))
  })

  it('divides the range of time where an older server ignores the cursor', async () => {
    const { walk, found } = cursors({ count: 50, ignored: true })
    expect(await rejection(walk())).toMatchObject({ message: expect.stringMatching(/^The items fill a page/) })
    expect(found).toEqual(upTo(20))
    expect(await cursors({ count: 19, ignored: true }).walk({ from: 2 })).toEqual(upTo(19).slice(2))
  })
})
