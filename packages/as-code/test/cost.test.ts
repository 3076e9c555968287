import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import { afterEach, expect, test, vi } from 'vitest'
import { apply, plan as planOf } from '../src/index.ts'
import { refusing } from './answers.ts'
import { board, boardsOf, checkout, emptyBoards, logs, tileOf, usual } from './declarations.ts'
import { ages, deployed, environment, type Interceptor, isNightly, problemOf, World } from './worlds.ts'

// In the nightly tier, the alerts fill more than one page of a list.
const count = isNightly ? 201 : 12

test('many dashboards with five alerts each are planned with at most 10 requests', async () => {
  const world = new World()
  const wanted = boardsOf(count, 5)
  const planned = async () => {
    const first = world.sent
    const { changes, requests } = await world.plan(wanted)
    expect(requests.read).toBe(world.sent - first)
    expect(requests.read).toBeLessThanOrEqual(10)
    return changes.length
  }
  expect(await planned()).toBe(count)
  await world.run(wanted)
  expect(await planned()).toBe(0)
})

/** The requests of a first run, by the number of dashboards: 7 for each, and those that look. */
const firstRuns = [
  { dashboards: 1, looks: { listDashboards: 2, listAlerts: 2, getDashboard: 1 } },
  { dashboards: 5, looks: { listDashboards: 3, listAlerts: 2 } },
  { dashboards: 55, looks: { listDashboards: 6, listAlerts: 4 } },
]

// So many dashboards take several groups on every deployment, whose requests are the same.
const onAges = (dashboards: number) => ages.filter((age) => isNightly || age === 'newest' || dashboards < 55)

test.each(firstRuns.flatMap((each) => onAges(each.dashboards).map((age) => ({ age, ...each }))))(
  '$age: a first run of $dashboards dashboards with five alerts each takes 7 requests for each, and few besides',
  async ({ age, dashboards, looks }) => {
    const world = new World(age)
    const plan = await world.plan(boardsOf(dashboards, 5))
    const planned = world.sent
    await apply(plan)
    const numbers: Record<string, number> = {}
    for (const { operation } of world.sandbox.requests().slice(planned))
      numbers[`${operation}`] = (numbers[`${operation}`] ?? 0) + 1
    const writes = { createDashboard: dashboards, createAlert: 5 * dashboards, updateDashboard: dashboards }
    expect(numbers).toEqual({ ...writes, ...looks })
    expect([plan.requests.read, plan.requests.write]).toEqual([planned, world.sent - planned])
    expect(world.sent).toBeLessThanOrEqual(7 * dashboards + 20)
  },
)

test('filters and five tiles with an alert each take as many requests as one tile with five alerts', async () => {
  const boards = Array.from({ length: 6 }, (_, index) => {
    const filters = [{ type: 'QUERY_EXPRESSION', name: `Pod ${index}`, expression: 'PodName', source: logs }]
    const tiles = Array.from({ length: 5 }, (_each, at) => tileOf(`Errors${index}.${at}`, [usual]))
    return { dashboard: { name: `Service ${index}`, tags: [`team ${index % 3}`], filters, tiles } }
  })
  expect((await deployed(checkout(...boards))).sent).toBe((await deployed(boardsOf(6, 5))).sent)
})

test('a plan hashes each object a few times, however many others there are', async () => {
  const world = await deployed(emptyBoards(60))
  const digest = vi.spyOn(crypto.subtle, 'digest')
  expect((await world.plan(emptyBoards(120))).changes).toHaveLength(60)
  expect(digest.mock.calls.length / 120).toBeLessThan(5)
  digest.mockRestore()
})

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

const judged = ['newest', 'managed'] as const

test.each(judged)('%s: one request asks about many dashboards, and a few find those that are refused', async (age) => {
  const world = new World(age)
  const asked = judging(world, (body) => /ServiceName:Errors(7|23)"/.test(body))
  const { refusals, requests } = await world.plan(boardsOf(30, 1))
  expect(refusals.map(({ object }) => object).sort()).toEqual(['dashboard "Service 23"', 'dashboard "Service 7"'])
  expect(asked()).toBeLessThanOrEqual(20)
  expect(requests.read).toBe(world.sent + asked())
})

test.each(judged)('%s: nothing is written where the server refuses what the plan did not ask about', async (age) => {
  const world = new World(age)
  const asked = judging(world, (body) => body.includes('ServiceName:Errors5"'))
  const plan = await world.plan(different(6))
  expect([plan.refusals, asked()]).toEqual([[], 4])
  const first = world.sent
  expect(await problemOf(apply(plan))).toBe('dashboard "Service 5" tiles: No.')
  expect([asked(), world.writesSince(first)]).toEqual([6, []])
})

test.each(judged)('%s: a server that takes fewer tiles at once refuses no dashboard', async (age) => {
  const world = new World(age)
  judging(world, (body) => JSON.parse(body).tiles.length > 3)
  expect(await world.tryRun(boardsOf(10, 1))).toBe('')
})

test.each(judged)('%s: what is too large for a gateway is asked about in parts', async (age) => {
  const world = new World(age)
  const isLarge = (_: string, input: string, body: string) => input.endsWith('/validate') && body.length > 2_000
  world.intercept = refusing(isLarge, { status: 413, message: 'Payload too large' })
  expect(await world.tryRun(boardsOf(10, 1))).toBe('')
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

afterEach(() => void vi.useRealTimers())

/** Runs with a clock that goes on where everything waits for it. On a busy machine an answer takes many turns. */
async function withFakeClock<Value>(isSending: () => boolean, begin: () => Promise<Value>): Promise<Value> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  let isDone = false
  const running = begin().finally(() => {
    isDone = true
  })
  while (!isDone) {
    for (let turn = 0; turn < 20; turn++) await new Promise((resume) => setImmediate(resume))
    if (!isDone && !isSending()) await vi.advanceTimersToNextTimerAsync()
  }
  return await running
}

test.each([
  { age: 'newest', length: 45 },
  { age: 'managed', length: 20 },
] as const)('$age: under real rate limits, each last write is sent within a second after a look', async (each) => {
  const { age, length } = each
  const world = new World(age, { rateLimits: 'real', clock: undefined as never })
  const client = (world.client as ObservabilityOssClient).withOptions({ maxRetries: 2, logLevel: 'off' })
  const gaps: number[] = []
  let looked = Number.NEGATIVE_INFINITY
  let sending = 0
  world.intercept = async (input, init, pass) => {
    const sent = performance.now()
    sending += 1
    const answer = await pass(input, init).finally(() => {
      sending -= 1
    })
    if (answer.ok && init.method === 'GET' && /\/dashboards\b/.test(input)) looked = sent
    if (answer.ok && init.method === 'PUT') gaps.push(sent - looked)
    return answer
  }
  const isSending = () => sending > 0
  const milliseconds = await withFakeClock(isSending, async () => {
    const began = performance.now()
    await apply(await planOf(boardsOf(length, 1), client, { environment }))
    return performance.now() - began
  })
  // The limit held the run back.
  expect(milliseconds).toBeGreaterThan(10_000)
  expect([gaps.length, gaps.filter((gap) => gap > 1_000)]).toEqual([length, []])
})
