import { expect, test } from 'vitest'
import { apply } from '../src/index.ts'
import { refusing } from './answers.ts'
import { board, boardsOf, checkout, logs, tileOf } from './declarations.ts'
import { type Interceptor, problemOf, World } from './worlds.ts'

/** A server that refuses what no rule of the document forbids. Counts how often it is asked before something is written. */
function judging(world: World, isWrong: (body: string) => boolean): () => number {
  let asked = 0
  const intercept: Interceptor = async (input, init, pass) => {
    if (!input.endsWith('/validate')) return await pass(input, init)
    asked++
    const errors = isWrong(`${init.body}`) ? [{ path: 'tiles', message: 'No.' }] : []
    const data = { valid: errors.length === 0, errors }
    return Response.json(world.age === 'managed' ? { result: data } : data)
  }
  world.intercept = intercept
  return () => asked
}

/** Dashboards of which no two can be asked about together. */
const different = (length: number) =>
  checkout(
    ...Array.from({ length }, (_, index) => ({
      dashboard: {
        ...{ name: `Service ${index}`, savedQuery: `a:${index}`, savedQueryLanguage: 'lucene' },
        tiles: [tileOf(`Errors${index}`, [])],
      },
    })),
  )

const ages = ['newest', 'managed'] as const

test.each(ages)('%s: one request asks about many dashboards, and a few find those that are refused', async (age) => {
  const world = new World(age)
  const asked = judging(world, (body) => /ServiceName:Errors(7|23)"/.test(body))
  const { refusals, requests } = await world.plan(boardsOf(30, 1))
  expect(refusals.map(({ object }) => object).sort()).toEqual(['dashboard "Service 23"', 'dashboard "Service 7"'])
  expect(asked()).toBeLessThanOrEqual(20)
  expect(requests.read).toBe(world.sent + asked())
})

test.each(ages)('%s: nothing is written where the server refuses what the plan did not ask about', async (age) => {
  const world = new World(age)
  const asked = judging(world, (body) => body.includes('ServiceName:Errors5"'))
  const plan = await world.plan(different(6))
  expect([plan.refusals, asked()]).toEqual([[], 4])
  const first = world.sent
  expect(await problemOf(apply(plan))).toBe('dashboard "Service 5" tiles: No.')
  expect([asked(), world.writesSince(first)]).toEqual([6, []])
})

test.each(ages)('%s: a server that takes fewer tiles at once refuses no dashboard', async (age) => {
  const world = new World(age)
  judging(world, (body) => JSON.parse(body).tiles.length > 3)
  expect(await world.tryRun(boardsOf(30, 1))).toBe('')
})

test.each(ages)('%s: what is too large for a gateway is asked about in parts', async (age) => {
  const world = new World(age)
  const isLarge = (_: string, input: string, body: string) => input.endsWith('/validate') && body.length > 2_000
  world.intercept = refusing(isLarge, { status: 413, message: 'Payload too large' })
  expect(await world.tryRun(boardsOf(30, 1))).toBe('')
})

test('one request asks about lists of many dashboards, unless two have another filter of one name', async () => {
  const world = new World()
  const bodies: { name: string; tags: string[]; tiles: unknown[]; filters?: { expression: string }[] }[] = []
  judging(world, (body) => bodies.push(JSON.parse(body)) < 0)
  await world.plan(boardsOf(520, 0))
  expect(bodies.map(({ name, tags, tiles }) => [name, tags, tiles.length])).toEqual([
    ['Service 100', ['team 0', 'team 1', 'team 2'], 500],
    ['Service 500', ['team 2', 'team 0', 'team 1'], 20],
  ])
  bodies.length = 0
  const filtered = (name: string, expression: string, index: number) => ({
    dashboard: {
      ...board(`${index}`, tileOf('A', []), tileOf('A', [])).dashboard,
      filters: [{ type: 'QUERY_EXPRESSION', name, expression, source: logs }],
    },
  })
  const filters = [
    filtered('Service', 'ServiceName', 0),
    filtered('Host', 'HostName', 1),
    filtered('Host', 'PodName', 2),
  ]
  await world.plan(checkout(...filters, board('Empty')))
  expect(
    bodies.map(({ filters: all = [], tiles: { length } }) => [length, ...all.map((each) => each.expression)]),
  ).toEqual([[2, 'ServiceName', 'HostName'], [2, 'PodName'], [0]])
})
