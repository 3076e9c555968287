import { describe, expect, it } from 'vitest'
import { answering, createWarehouse, json, type Pallet, rejection, type Warehouse } from '../warehouse.ts'

type Query = Record<string, unknown>

interface Answer {
  readonly result: unknown
  readonly meta?: object
}

/** A client of a server that computes each page from its query, and the queries that were sent. */
function pallets(answer: (query: { limit: number; offset: number }, count: number) => Answer): {
  warehouse: Warehouse
  asked: string[]
  walk: (query?: Query) => Promise<string[]>
} {
  const asked: string[] = []
  const fetch = async (url: string) => {
    const { search, searchParams } = new URL(url)
    const count = asked.push(search)
    const [limit = 4, offset = 0] = [searchParams.get('limit') ?? 4, searchParams.get('offset') ?? 0].map(Number)
    return json(answer({ limit, offset }, count))
  }
  const warehouse = createWarehouse({ fetch })
  return { warehouse, asked, walk: (query) => ids(warehouse.listPallets({ ...(query && { query }) })) }
}

async function ids(items: AsyncIterable<Pallet>, found: string[] = []): Promise<string[]> {
  for await (const { id } of items) found.push(id)
  return found
}

const names = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `p${from + index}`)
const toItems = (list: readonly string[]) => list.map((id) => ({ id }))

/** A current server, which returns pages and the total. */
const paging =
  (list: readonly string[]) =>
  ({ limit, offset }: { limit: number; offset: number }) => ({
    result: toItems(list.slice(offset, offset + limit)),
    meta: { total: list.length, limit, offset },
  })

/** A server without pages, which returns all items for every query. */
const ignoring = (list: readonly string[]) => () => ({ result: toItems(list) })

describe('a list of pages', () => {
  it('resolves to its first page, by one request', async () => {
    const { warehouse, asked } = pallets(paging(names(10)))
    expect(await warehouse.listPallets()).toEqual(toItems(names(4)))
    expect(asked).toEqual([''])
  })

  it('uses the limit and the offset of the caller, and keeps the rest of the query', async () => {
    const { asked, walk } = pallets(paging(names(10)))
    expect(await walk({ limit: 3, offset: 2, of: 'x' })).toEqual(names(8, 2))
    expect(asked).toEqual(['?limit=3&offset=2&of=x', '?limit=3&offset=5&of=x', '?limit=3&offset=8&of=x'])
  })

  it.each([0, 1, 4, 5, 8, 10])('of %i items needs only the requests that its total requires', async (count) => {
    const { asked, walk } = pallets(paging(names(count)))
    expect(await walk()).toEqual(names(count))
    expect(asked).toEqual(['', '?offset=4', '?offset=8'].slice(0, Math.max(1, Math.ceil(count / 4))))
  })

  it('sends no request for a page that the loop does not reach', async () => {
    const { warehouse, asked } = pallets(paging(names(10)))
    for await (const { id } of warehouse.listPallets()) if (id === 'p4') break
    expect(asked).toEqual(['', '?offset=4'])
    const items = warehouse.listPallets()[Symbol.asyncIterator]()
    await items.next()
    await items.return()
    expect(await items.next()).toEqual({ done: true, value: undefined })
    expect(asked).toHaveLength(3)
  })

  it('sends its first request once, at once, even if it is awaited and iterated several times', async () => {
    const { warehouse, asked } = pallets(paging(names(6)))
    const list = warehouse.listPallets()
    await expect.poll(() => asked).toEqual([''])
    expect(await ids(list)).toEqual(names(6))
    expect(await list).toEqual(toItems(names(4)))
    expect(await ids(list)).toEqual(names(6))
    expect(asked).toEqual(['', '?offset=4', '?offset=4'])
  })

  it('returns its total with the response', async () => {
    const { warehouse } = pallets(paging(names(6)))
    const { data, page } = await warehouse.listPallets().withResponse()
    expect(data).toHaveLength(4)
    expect(page).toEqual({ total: 6, limit: 4, offset: 0 })
    const old = pallets(ignoring(names(6)))
    expect((await old.warehouse.listPallets().withResponse()).page).toEqual({})
  })

  it('uses the options of the call for each page', async () => {
    const pages = [0, 1, 2].map((page) => json({ result: toItems(names(4, page * 4)) }))
    const { fetch, sent } = answering(...pages, json({}, 500))
    const call = createWarehouse({ fetch }).listPallets({ headers: { 'x-trace': 't' }, maxRetries: 0 })
    expect(await rejection(ids(call))).toMatchObject({ name: 'ServerError', attempts: [{ status: 500 }] })
    expect(sent.map(({ headers }) => headers['x-trace'])).toEqual(['t', 't', 't', 't'])
  })

  it('rejects when the loop reaches a page that fails', async () => {
    const { fetch } = answering(json({ result: toItems(names(4)) }), json({ error: 'no' }, 404))
    const seen: string[] = []
    expect(await rejection(ids(createWarehouse({ fetch }).listPallets(), seen))).toMatchObject({
      name: 'NotFoundError',
    })
    expect(seen).toEqual(names(4))
    // An unhandled rejection would fail this test.
    expect(await rejection(ids(createWarehouse(answering(json({}, 403))).listPallets()))).toMatchObject({ status: 403 })
  })

  it('rejects with the reason of the signal between two pages', async () => {
    const { warehouse, asked } = pallets(paging(names(10)))
    const controller = new AbortController()
    const walk = async () => {
      for await (const { id } of warehouse.listPallets({ signal: controller.signal }))
        if (id === 'p3') controller.abort('enough')
    }
    expect(await walk().catch((reason) => reason)).toBe('enough')
    expect(asked).toEqual([''])
  })

  it('rejects a payload that is no list', async () => {
    for (const result of [{}, null, 'text', 7]) {
      const list = createWarehouse(answering(json({ result }))).listPallets()
      const message = expect.stringMatching(/its body has (no list|`null` for its payload)/)
      expect(await rejection(list)).toMatchObject({ name: 'ResponseParseError', message })
    }
  })
})

describe('a list of a server without pages', () => {
  it.each([0, 1, 3, 4, 5, 9])('of %i items needs one request, or two if it is as long as a page', async (count) => {
    const { asked, walk } = pallets(ignoring(names(count)))
    expect(await walk()).toEqual(names(count))
    expect(asked).toEqual(count === 4 ? ['', '?offset=4'] : [''])
    expect(await walk({ limit: 2 })).toEqual(names(count))
  })
})

describe('a list that changes during the iteration', () => {
  it('has no duplicates when items are added at its start', async () => {
    const list = names(10)
    const { walk } = pallets((query, count) => {
      if (count === 2) list.unshift('new1', 'new2')
      return paging(list)(query)
    })
    expect(await walk()).toEqual(names(10))
  })

  it.each([4, 8, 10, 23])('can be emptied during the iteration: %i items', async (count) => {
    const list = names(count)
    const { warehouse } = pallets((query) => paging(list)(query))
    for await (const { id } of warehouse.listPallets()) list.splice(list.indexOf(id), 1)
    expect(list).toEqual([])
  })
})

describe('a list of a faulty server', () => {
  it('skips pages whose items are missing', async () => {
    const isMissing = (name: string) => ['p0', 'p4', 'p5', 'p6', 'p7', 'p8'].includes(name)
    const { walk } = pallets(({ limit, offset }) => ({
      result: toItems(
        names(12)
          .slice(offset, offset + limit)
          .filter((name) => !isMissing(name)),
      ),
      meta: { total: 12, limit, offset },
    }))
    expect(await walk()).toEqual(['p1', 'p2', 'p3', 'p9', 'p10', 'p11'])
  })

  it('misses nothing when pages are shorter than it says', async () => {
    const { asked, walk } = pallets(({ limit, offset }) => ({
      result: toItems(names(7).slice(offset, offset + 3)),
      meta: { total: 7, limit, offset },
    }))
    expect(await walk()).toEqual(names(7))
    expect(asked).toEqual(['', '?offset=3', '?offset=6'])
  })

  it('continues by the limit that the server applies', async () => {
    const { asked, walk } = pallets(({ offset }) => paging(names(5))({ limit: 2, offset }))
    expect(await walk({ limit: 4 })).toEqual(names(5))
    expect(asked).toEqual(['?limit=4', '?limit=4&offset=2', '?limit=4&offset=4'])
  })

  it.each([
    ['far too large', () => 1e9],
    ['endless', () => '∞'],
    ['always one more', (offset: number) => offset + 5],
    ['up and down', (_: number, count: number) => 1e6 + (count % 2) * 9],
  ])('ends when pages have no new items and the total is %s', async (_, total) => {
    for (const result of [[], toItems(names(4))]) {
      const { asked, walk } = pallets(({ offset }, count) => ({ result, meta: { total: total(offset, count) } }))
      expect(await walk()).toEqual(result.map(({ id }) => id))
      expect(asked.length).toBeLessThanOrEqual(12)
    }
  })

  const totals = [0, 3, -1, null, 'many', '4', { toString: 1 }, [[4]], true]
  it.each(totals)('is not cut off by a total of %j', async (total) => {
    const { walk } = pallets((query) => ({ ...paging(names(10))(query), meta: { total } }))
    expect(await walk()).toEqual(names(10))
  })

  it.each([0, -5, null, 'x', { valueOf: null }, 0.001, 1e300])('ends with the reported limit %j', async (limit) => {
    const { asked, walk } = pallets((query) => ({ ...paging(names(10))(query), meta: { total: 10, limit } }))
    expect(await walk()).toEqual(names(10))
    expect(asked.length).toBeLessThanOrEqual(5)
  })
})

describe('a list whose pages name the next one', () => {
  const gates = (answers: readonly object[]) => {
    const asked: string[] = []
    const fetch = async (url: string) => json({ status: 200, ...answers[asked.push(new URL(url).search) - 1] })
    return { asked, list: (query?: Query) => createWarehouse({ fetch }).listGates({ ...(query && { query }) }) }
  }
  const two = [
    { result: toItems(names(2)), limit: 2, totalCount: null, nextCursor: 'a b' },
    { result: toItems(names(2, 1)), limit: 2, totalCount: 3, nextCursor: null },
  ]

  it('is walked to the last one, and no item with an id twice', async () => {
    const { asked, list } = gates(two)
    expect(await ids(list({ limit: 2 }))).toEqual(names(3))
    expect(asked).toEqual(['?limit=2', '?limit=2&cursor=a%20b'])
  })

  it('says what the server says of the page, and nothing else of its answer', async () => {
    const { list } = gates(two)
    const { data, page } = await list().withResponse()
    expect([data, page]).toEqual([toItems(names(2)), { limit: 2, totalCount: null, nextCursor: 'a b' }])
  })

  it.each([undefined, null, ''])('ends where the next cursor is %j', async (nextCursor) => {
    const { asked, list } = gates([{ result: toItems(names(1)), nextCursor }])
    expect([await ids(list()), asked]).toEqual([names(1), ['']])
  })

  it('ends with an error where a page is named again', async () => {
    const { asked, list } = gates([1, 2, 3].map((from) => ({ result: toItems(names(1, from)), nextCursor: 'a' })))
    await expect(ids(list())).rejects.toThrow('names a page as the next one again')
    expect(asked).toEqual(['', '?cursor=a'])
  })

  it('takes no offset', async () => {
    expect(await rejection(gates(two).list({ offset: 1 }))).toMatchObject({ name: 'InvalidArgumentError' })
  })
})
