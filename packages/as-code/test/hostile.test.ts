import { expect, test } from 'vitest'
import { apply, dashboard, project, pull, savedSearch, secret, source, webhook } from '../src/index.ts'
import { ages, answering, boardsOf, cartOf, type Interceptor, problemOf, tileOf, usual, World } from './worlds.ts'

const logs = source.log('Logs')
const cart = (threshold = 1) => cartOf([tileOf('Errors', [{ ...usual, threshold }])], { tags: ['team'] })

/** Sends other bodies to a server. */
function sending(change: (body: Record<string, unknown>, method: string) => object): Interceptor {
  return async (input, init, pass) =>
    await pass(
      input,
      init.body ? { ...init, body: JSON.stringify(change(JSON.parse(`${init.body}`), `${init.method}`)) } : init,
    )
}

const dashboards = async (world: World) => {
  world.intercept = undefined
  return (await world.raw.listDashboards()).length
}

/** Runs twice on a server that misbehaves, and returns what was said. */
async function twice(intercept: Interceptor, wanted = cart()): Promise<[World, string, string]> {
  const world = new World('newest')
  world.intercept = intercept
  const first = await world.tryRun(wanted)
  return [world, first, await world.tryRun(wanted)]
}

test.each<[what: string, body: (body: Record<string, unknown>) => object, first: string, second: string]>([
  ['drops tags', (body) => ({ ...body, tags: undefined }), 'tags', 'no project owns it'],
  [
    'changes names',
    (body) => (body.tiles ? { ...body, name: 'CART' } : body),
    'name: "CART" → "Cart"',
    'was renamed on the deployment, to "CART"',
  ],
])('a server that %s gets nothing twice', async (_, change, ...says) => {
  const [world, ...said] = await twice(sending(change))
  for (const [index, words] of says.entries()) expect(said[index]).toContain(words)
  expect(await dashboards(world)).toBe(1)
})

test('a server that stores nothing is noticed', async () => {
  const stored = { id: 'a'.repeat(24), name: 'Cart', tiles: [] }
  const stores: Interceptor = async (input, init, pass) => {
    const writes = init.method !== 'GET' && !input.includes('validate')
    return writes ? Response.json({ data: stored }) : await pass(input, init)
  }
  const [, first] = await twice(stores)
  expect(first).toContain('without the tile of an alert')
  const [, other] = await twice(stores, cartOf([]))
  expect(other).toContain('the deployment does not have it')
})

test('a server that gives tiles new ids with each update is noticed', async () => {
  const [, first] = await twice(
    sending((body, method) =>
      method === 'PUT' && Array.isArray(body.tiles)
        ? { ...body, tiles: body.tiles.map(({ id: _, ...rest }) => rest) }
        : body,
    ),
  )
  expect(first).toContain('ids of tiles')
})

test.each([
  ['an item of a list twice', (list: object[]) => [...list, ...list]],
  [
    'answers with members of prototypes',
    (list: object[]) => list.map((item) => ({ ...item, ['__proto__']: { id: 1 }, toString: 1 })),
  ],
])('%s changes nothing', async (_, change) => {
  const world = new World('newest')
  await world.run(cart())
  world.intercept = answering((answer) =>
    Array.isArray(answer.data) ? { ...answer, data: change(answer.data) } : answer,
  )
  const { changes, conflicts } = await world.plan(cart())
  expect([changes, conflicts]).toEqual([[], []])
})

test('records of an unknown form stop no plan, and nothing is created in their place', async () => {
  const world = new World('newest')
  await world.run(cart())
  const broken = { name: 7, tiles: 'many', tags: 'few', where: {}, sourceId: [], threshold: {}, service: 1 }
  const strangers = [{ id: 'b'.repeat(24), ...broken }, { id: 'c'.repeat(24) }, null, 'text']
  world.intercept = answering((answer, { path }) =>
    path.endsWith('/sources') || !Array.isArray(answer.data)
      ? answer
      : { ...answer, data: [...answer.data, ...strangers] },
  )
  expect(await world.plan(cart())).toMatchObject({ changes: [], conflicts: [], refusals: [] })
  const { refusals } = await world.plan(project('other', [dashboard({ name: 'New', tiles: [] })]))
  expect(refusals).toMatchObject([{ sentences: [expect.stringContaining('whole list of dashboards')] }])
  expect((await pull(world.client)).notes.join('\n')).toContain(
    `(${'b'.repeat(24)}) has a form that this package does not`,
  )
  world.intercept = answering((answer, { path }) =>
    path.endsWith('/dashboards') && Array.isArray(answer.data)
      ? { ...answer, data: answer.data.map((own) => ({ ...own, tiles: 'many' })) }
      : answer,
  )
  const { changes, conflicts } = await world.plan(cart())
  expect(changes).toEqual([])
  expect(conflicts).toMatchObject([{ object: 'dashboard "Cart"' }])
  for (const [list, fields] of [
    ['webhooks', { service: null }],
    ['webhooks', { service: 5 }],
    ['webhooks', { name: 5 }],
    ['sources', { kind: 5 }],
    ['dashboards', { tags: 'few', tiles: [null] }],
  ] as const) {
    world.intercept = answering((answer, { path }) =>
      path.endsWith(`/${list}`) && Array.isArray(answer.data)
        ? {
            ...answer,
            data: answer.data.map((own) => (/^(Chat|Cart|Logs)$/.test(`${own.name}`) ? { ...own, ...fields } : own)),
          }
        : answer,
    )
    expect((await pull(world.client, { only: ['Cart'], project: 'checkout' })).files).not.toEqual([])
  }
})

test('an object without an id is not written', async () => {
  const world = new World('newest')
  await world.run(cart())
  const before = [...(await world.contents()).values()]
  world.intercept = answering((answer) =>
    Array.isArray(answer.data) ? { ...answer, data: answer.data.map(({ id: _, ...rest }) => rest) } : answer,
  )
  const said = [await world.tryRun(cart(2)), await world.tryRun(project('checkout', []), { prune: 'all' })]
  world.intercept = undefined
  expect(said.every(Boolean)).toBe(true)
  expect([...(await world.contents()).values()]).toEqual(before)
})

test('texts of a server are short in sentences, without control characters', async () => {
  const world = new World('newest')
  await world.run(cart())
  const hostile = `\u001b[2J\u0007${'x'.repeat(900)}\u009b\u202e`
  await world.editDashboard(({ tags = [], tiles = [] }) => ({
    name: hostile,
    tags: [...tags, '\u001b[31m'],
    tiles: [...tiles, { ...tiles[0], id: undefined, name: hostile }],
  }))
  const options = [{}, { overwrite: true, prune: 'all' }] as const
  for (const option of options) {
    const { changes, conflicts, notes } = await world.plan(cart(2), option)
    const texts = [...changes, ...conflicts, ...notes].flatMap(({ object, sentences }) => [object, ...sentences])
    expect(texts.join('').length).toBeGreaterThan(0)
    for (const text of texts) {
      expect(text.length).toBeLessThan(500)
      expect(text).not.toMatch(/[\p{Cc}\u202e]/u)
    }
  }
})

test('tags that people give themselves make nobody an owner', async () => {
  const world = new World('newest')
  await world.run(cart())
  await world.editDashboard(({ tags = [] }) => ({ tags: ['code:other', ...tags] }))
  await world.raw.createDashboard({ name: 'Review', tiles: [], tags: ['code:other'] })
  expect(await world.tryRun(cart(2))).toContain('carries the tags of projects other and checkout')
  expect((await world.plan(project('other', []), { prune: 'all' })).changes).toEqual([])
})

test('names that differ in case or blanks are different objects, also those of prototypes', async () => {
  const world = new World('newest')
  const names = ['Cart', 'cart', 'Ca rt', 'Ca  rt', '__proto__', 'constructor', 'toString']
  const wanted = project(
    'checkout',
    names.map((name) => dashboard({ name, tiles: names.map((each) => tileOf(each, [])) })),
  )
  await world.run(wanted)
  expect((await world.plan(wanted)).changes).toEqual([])
  expect(await dashboards(world)).toBe(names.length)
})

test('a secret that a server cites is in no message', async () => {
  const world = new World('managed')
  const hook = webhook({ service: 'slack', name: 'Pager', url: secret('TOKEN_URL') })
  const environment = { TOKEN_URL: 'https://hooks.example.com/services/T0/B0/token' }
  const said = await world.tryRun(project('checkout', [hook]), { environment })
  expect(said).toContain('slack.com')
  expect(said).not.toContain('token')
})

test('renamed objects and tiles keep their ids and their alerts', async () => {
  const world = new World('newest')
  const search = (name: string, was: string[]) => savedSearch({ name, was, source: logs, alerts: [usual] })
  await world.run(project('checkout', [cart().objects[0] as never, search('Slow', [])]))
  const before = [...(await world.contents()).keys()].sort()
  const renamed = dashboard({
    name: 'Basket',
    was: ['Cart'],
    tags: ['team'],
    tiles: [{ ...tileOf('Failures', [usual]), was: ['Errors'], w: 5 }],
  })
  const wanted = project('checkout', [renamed, search('Slowest', ['Slow'])])
  expect((await world.plan(wanted)).changes.flatMap(({ effects }) => effects)).toEqual([])
  await world.run(wanted, { prune: true })
  expect([...(await world.contents()).keys()].sort()).toEqual(before)
  expect((await world.plan(wanted)).changes).toEqual([])
})

test('a revision of an unknown version is compared two-way', async () => {
  const world = new World('newest')
  await world.run(cart())
  await world.editDashboard(() => ({ tags: ['team', 'theirs', 'code:checkout', 'rev:91234567'] }))
  const { changes, conflicts } = await world.plan(cart())
  expect([conflicts, changes.map(({ action }) => action)]).toEqual([[], ['update']])
  await world.run(cart())
  expect((await world.plan(cart())).changes).toEqual([])
})

const listing = (change: (items: readonly { id: string; tiles?: unknown }[]) => unknown): Interceptor =>
  answering((answer, { method, path }) => {
    if (method !== 'GET' || !path.endsWith('/dashboards')) return answer
    const key = 'result' in answer ? 'result' : 'data'
    return { ...answer, [key]: change(answer[key] as []) }
  })

test.each(ages)('%s: lists without tiles, of which no plan could know, stop no run', async (age) => {
  const world = new World(age)
  for (const { id } of await world.raw.listDashboards()) await world.raw.deleteDashboard(id)
  world.intercept = listing((items) => items.map(({ tiles: _, ...rest }) => rest))
  expect(await world.tryRun(boardsOf(6, 1))).toBe('')
  expect((await world.plan(boardsOf(6, 1))).changes).toEqual([])
})

test.each(ages)('%s: a list that lacks an object for a moment stops no run', async (age) => {
  const world = new World(age)
  const plan = await world.plan(boardsOf(55, 1))
  let lists = 0
  world.intercept = listing((items) => {
    lists++
    return items.filter((_, index) => index % 7 !== lists)
  })
  expect(await problemOf(apply(plan))).toBe('')
  world.intercept = undefined
  expect([lists, (await world.plan(boardsOf(55, 1))).changes]).toEqual([6, []])
})

test.each(ages)('%s: a server that refuses one alert gets all others, and that one from the next run', async (age) => {
  for (let refused = 0; refused < 6; refused++) {
    const world = new World(age)
    let alerts = 0
    world.intercept = async (input, init, pass) =>
      init.method === 'POST' && input.endsWith('/alerts') && alerts++ === refused
        ? Response.json({ message: 'Not this one.' }, { status: 400 })
        : await pass(input, init)
    expect(await world.tryRun(boardsOf(6, 1))).toMatch(/^dashboard "Service \d": .* answered 400: Not this one\.$/)
    const { changes, conflicts } = await world.plan(boardsOf(6, 1))
    expect([changes.length, changes[0]?.sentences.length, conflicts]).toEqual([1, 1, []])
    expect(await world.tryRun(boardsOf(6, 1))).toBe('')
    expect((await world.plan(boardsOf(6, 1))).changes).toEqual([])
  }
})
