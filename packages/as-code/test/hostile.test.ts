import { expect, test } from 'vitest'
import { apply, dashboard, pull, secret } from '../src/index.ts'
import { listing, refusing, sending } from './answers.ts'
import { board, boardsOf, cart, cartOf, checkout, logs, tileOf, usual } from './declarations.ts'
import { ages, deployed, type Interceptor, isNightly, problemOf, sentencesOf, World } from './worlds.ts'

const errors = (threshold = 1) => cart({ threshold }, { tags: ['team'] })

/** Runs twice on a server that misbehaves. Returns what was said, and the number of dashboards. */
async function runTwice(intercept: Interceptor, wanted = errors()) {
  const world = new World()
  world.intercept = intercept
  const said = [await world.tryRun(wanted), await world.tryRun(wanted)]
  world.intercept = undefined
  return { said, dashboards: (await world.raw.listDashboards()).length }
}

const stored = { id: 'a'.repeat(24), name: 'Cart', tiles: [] }
const storingNothing: Interceptor = async (input, init, pass) => {
  const writes = init.method !== 'GET' && !input.includes('validate')
  return writes ? Response.json({ data: stored }) : await pass(input, init)
}

test.each([
  ['drops tags', sending((body) => ({ ...body, tags: undefined })), ['tags', 'no project owns it'], 1],
  [
    'changes names',
    sending((body) => (body.tiles ? { ...body, name: 'CART' } : body)),
    ['name: "CART" → "Cart"', 'was renamed on the deployment, to "CART"'],
    1,
  ],
  [
    'gives tiles new ids with each update',
    sending((body, method) => {
      const tiles = method === 'PUT' ? (body.tiles as object[] | undefined) : undefined
      return { ...body, ...(tiles && { tiles: tiles.map((each) => ({ ...each, id: undefined })) }) }
    }),
    ['ids of tiles'],
    1,
  ],
  ['stores nothing', storingNothing, ['without the tile of an alert'], 0],
])('a server that %s is noticed, and gets nothing twice', async (_, intercept, says, count) => {
  const { said, dashboards } = await runTwice(intercept)
  for (const [index, words] of says.entries()) expect(said[index]).toContain(words)
  expect(dashboards).toBe(count)
})

test('a server that does not store a dashboard without alerts is noticed', async () => {
  expect((await runTwice(storingNothing, cartOf([]))).said[0]).toContain('the deployment does not have it')
})

test.each([
  ['an item of a list twice', (list: readonly object[]) => [...list, ...list]],
  [
    'answers with members of prototypes',
    (list: readonly object[]) => list.map((item) => ({ ...item, ['__proto__']: { id: 1 }, toString: 1 })),
  ],
])('%s changes nothing', async (_, change) => {
  const world = await deployed(errors())
  world.intercept = listing('', change)
  await world.expectDone(errors())
})

const broken = { name: 7, tiles: 'many', tags: 'few', where: {}, sourceId: [], threshold: {}, service: 1 }
const strangers = [{ id: 'b'.repeat(24), ...broken }, { id: 'c'.repeat(24) }, null, 'text']

test('records of an unknown form stop no plan, and nothing is created in their place', async () => {
  const world = await deployed(errors())
  const added: Interceptor = (input, init, pass) =>
    input.endsWith('/sources') ? pass(input, init) : listing('', (items) => [...items, ...strangers])(input, init, pass)
  world.intercept = added
  await world.expectDone(errors())
  const { refusals } = await world.plan(checkout(board('New')))
  expect(refusals).toMatchObject([{ sentences: [expect.stringContaining('whole list of dashboards')] }])
  expect((await pull(world.client)).notes.join('\n')).toContain(
    `(${'b'.repeat(24)}) has a form that this package does not`,
  )
  world.intercept = listing('/dashboards', (items) => items.map((own) => ({ ...own, tiles: 'many' })))
  expect(await world.plan(errors())).toMatchObject({ changes: [], conflicts: [{ object: 'dashboard "Cart"' }] })
})

test.each([
  ['webhooks', { service: null }],
  ['webhooks', { service: 5 }],
  ['webhooks', { name: 5 }],
  ['sources', { kind: 5 }],
  ['dashboards', { tags: 'few', tiles: [null] }],
])('a pull reads a dashboard where objects in the list of %s have %j', async (list, fields) => {
  const world = await deployed(errors())
  world.intercept = listing(`/${list}`, (items) =>
    items.map((own) => (/^(Chat|Cart|Logs)$/.test(`${own.name}`) ? { ...own, ...fields } : own)),
  )
  expect((await pull(world.client, { only: ['Cart'], project: 'checkout' })).files).not.toEqual([])
})

test('an object without an id is not written', async () => {
  const world = await deployed(errors())
  const before = [...(await world.contents()).values()]
  world.intercept = listing('', (items) => items.map(({ id: _, ...rest }) => rest))
  expect(await world.tryRun(errors(2))).not.toBe('')
  expect(await world.tryRun(checkout(), { prune: 'all' })).not.toBe('')
  world.intercept = undefined
  expect([...(await world.contents()).values()]).toEqual(before)
})

test('texts of a server are short in sentences, without control characters', async () => {
  const world = await deployed(errors())
  const hostile = `\u001b[2J\u0007${'x'.repeat(900)}\u009b\u202e`
  await world.editDashboard(({ tags = [], tiles = [] }) => ({
    name: hostile,
    tags: [...tags, '\u001b[31m'],
    tiles: [...tiles, { ...tiles[0], id: undefined, name: hostile }],
  }))
  for (const options of [{}, { overwrite: true, prune: 'all' }] as const) {
    const { changes, conflicts, notes } = await world.plan(errors(2), options)
    const texts = [...changes, ...conflicts, ...notes].flatMap(({ object, sentences }) => [object, ...sentences])
    expect(texts.join('').length).toBeGreaterThan(0)
    for (const text of texts) {
      expect(text.length).toBeLessThan(500)
      expect(text).not.toMatch(/[\p{Cc}\u202e]/u)
    }
  }
})

test('tags that people give themselves make nobody an owner', async () => {
  const world = await deployed(errors())
  await world.editDashboard(({ tags = [] }) => ({ tags: ['code:other', ...tags] }))
  await world.raw.createDashboard({ name: 'Review', tiles: [], tags: ['code:other'] })
  expect(await world.tryRun(errors(2))).toContain('carries the tags of projects other and checkout')
  expect((await world.plan({ ...checkout(), project: 'other' }, { prune: 'all' })).changes).toEqual([])
})

test('names that differ in case or blanks are different objects, also those of prototypes', async () => {
  const names = ['Cart', 'cart', 'Ca rt', 'Ca  rt', '__proto__', 'constructor', 'toString']
  const wanted = checkout(...names.map((name) => board(name, ...names.map((each) => tileOf(each, [])))))
  const world = await deployed(wanted)
  await world.expectDone(wanted)
  expect(await world.raw.listDashboards()).toHaveLength(names.length)
})

test('a secret that a server cites is in no message', async () => {
  const hook = { webhook: { service: 'slack', name: 'Pager', url: secret('TOKEN_URL') } }
  const environment = { TOKEN_URL: 'https://hooks.example.com/services/T0/B0/token' }
  const said = await new World('managed').tryRun(checkout(hook), { environment })
  expect(said).toContain('slack.com')
  expect(said).not.toContain('token')
})

test('renamed objects and tiles keep their ids and their alerts', async () => {
  const search = (name: string, ...was: string[]) => ({ savedSearch: { name, was, source: logs, alerts: [usual] } })
  const world = await deployed(checkout(...errors().objects, search('Slow')))
  const before = [...(await world.contents()).keys()].sort()
  const tiles = [{ ...tileOf('Failures', [usual]), was: ['Errors'], w: 5 }] as const
  const basket = dashboard({ name: 'Basket', was: ['Cart'], tags: ['team'], tiles })
  const wanted = checkout(basket, search('Slowest', 'Slow'))
  expect((await world.plan(wanted)).changes.flatMap(({ effects }) => effects)).toEqual([])
  await world.run(wanted, { prune: true })
  expect([...(await world.contents()).keys()].sort()).toEqual(before)
  await world.expectDone(wanted)
})

test('a revision of an unknown version is compared two-way', async () => {
  const world = await deployed(errors())
  await world.editDashboard(() => ({ tags: ['team', 'theirs', 'code:checkout', 'rev:91234567'] }))
  const { changes, conflicts } = await world.plan(errors())
  expect([conflicts, changes.map(({ action }) => action)]).toEqual([[], ['update']])
  await world.run(errors())
  await world.expectDone(errors())
})

test.each(ages)('%s: lists without tiles, of which no plan could know, stop no run', async (age) => {
  const world = new World(age)
  for (const { id } of await world.raw.listDashboards()) await world.raw.deleteDashboard(id)
  world.intercept = listing('/dashboards', (items) => items.map(({ tiles: _, ...rest }) => rest))
  expect(await world.tryRun(boardsOf(6, 1))).toBe('')
  await world.expectDone(boardsOf(6, 1))
})

test.each([
  { age: 'newest', length: 55, looks: 6 },
  { age: 'February', length: 8, looks: 3 },
  { age: 'managed', length: 8, looks: 3 },
] as const)('$age: a list that lacks an object for a moment stops no run', async ({ age, length, looks }) => {
  const world = new World(age)
  const plan = await world.plan(boardsOf(length, 1))
  let lists = 0
  world.intercept = listing('/dashboards', (items) => {
    lists++
    return items.filter((_, index) => index % 7 !== lists)
  })
  expect(await problemOf(apply(plan))).toBe('')
  world.intercept = undefined
  expect(lists).toBe(looks)
  await world.expectDone(boardsOf(length, 1))
})

test.each(ages)('%s: a server that refuses one alert gets all others, and that one from the next run', async (age) => {
  for (const refused of isNightly ? [0, 1, 2, 3, 4, 5] : [0, 5]) {
    const world = new World(age)
    let alerts = 0
    const isRefused = (method: string, input: string) =>
      method === 'POST' && input.endsWith('/alerts') && alerts++ === refused
    world.intercept = refusing(isRefused, { status: 400, message: 'Not this one.' })
    expect(await world.tryRun(boardsOf(6, 1))).toMatch(/^dashboard "Service \d": .* answered 400: Not this one\.$/)
    const { changes, conflicts } = await world.plan(boardsOf(6, 1))
    expect([changes.length, conflicts]).toEqual([1, []])
    expect(sentencesOf(...changes)).not.toContain('\n')
    expect(await world.tryRun(boardsOf(6, 1))).toBe('')
    await world.expectDone(boardsOf(6, 1))
  }
})
