import { expect, test, vi } from 'vitest'
import { apply, dashboard, project, source } from '../src/index.ts'
import { ages, boardsOf, tileOf, usual, World } from './worlds.ts'

// In the nightly tier, the alerts fill more than one page of a list.
const count = process.env.TEST_TIER === 'all' ? 201 : 31

test('many dashboards with five alerts each are planned with at most 10 requests', async () => {
  const world = new World('newest')
  const wanted = boardsOf(count, 5)
  const planned = async () => {
    const first = world.sandbox.requests().length
    const { changes, requests } = await world.plan(wanted)
    const sent = world.sandbox.requests().length - first
    expect(requests.read).toBe(sent)
    return [changes.length, sent <= 10]
  }
  expect(await planned()).toEqual([count, true])
  await world.run(wanted)
  expect(await planned()).toEqual([0, true])
})

/** The requests of a first run, by the number of dashboards: 7 for each, and those that look. */
const firstRuns = [
  { dashboards: 1, looks: { listDashboards: 2, listAlerts: 2, getDashboard: 1 } },
  { dashboards: 5, looks: { listDashboards: 3, listAlerts: 2 } },
  { dashboards: 20, looks: { listDashboards: 3, listAlerts: 2 } },
  { dashboards: 100, looks: { listDashboards: 7, listAlerts: 5 } },
]

test.each(ages.flatMap((age) => firstRuns.map((each) => ({ age, ...each }))))(
  '$age: a first run of $dashboards dashboards with five alerts each takes 7 requests for each, and few besides',
  async ({ age, dashboards, looks }) => {
    const world = new World(age)
    const plan = await world.plan(boardsOf(dashboards, 5))
    const planned = world.sandbox.requests().length
    await apply(plan)
    const sent = world.sandbox.requests().slice(planned)
    const operations = sent.map(({ operation }) => `${operation}`)
    const numbers = Object.fromEntries(
      [...new Set(operations)].map((name) => [name, operations.filter((other) => other === name).length]),
    )
    const writes = { createDashboard: dashboards, createAlert: 5 * dashboards, updateDashboard: dashboards }
    expect(numbers).toEqual({ ...writes, ...looks })
    expect([plan.requests.read, plan.requests.write]).toEqual([planned, sent.length])
    expect(planned + sent.length).toBeLessThanOrEqual(7 * dashboards + 20)
  },
)

test('filters and five tiles with an alert each take as many requests as one tile with five alerts', async () => {
  const world = new World('newest')
  const logs = source.log('Logs')
  const boards = Array.from({ length: 100 }, (_, index) => {
    const filters = [{ type: 'QUERY_EXPRESSION', name: `Pod ${index}`, expression: 'PodName', source: logs }] as const
    const tiles = Array.from({ length: 5 }, (_each, at) => tileOf(`Errors${index}.${at}`, [usual]))
    return dashboard({ name: `Service ${index}`, tags: [`team ${index % 3}`], filters, tiles })
  })
  await world.run(project('many', boards))
  expect(world.sandbox.requests()).toHaveLength(719)
})

test('a plan hashes each object a few times, however many others there are', async () => {
  const world = new World('newest')
  const many = (length: number) =>
    project(
      'many',
      Array.from({ length }, (_, index) => dashboard({ name: `Service ${index}`, tiles: [] })),
    )
  await world.run(many(60))
  const digest = vi.spyOn(crypto.subtle, 'digest')
  expect((await world.plan(many(120))).changes).toHaveLength(60)
  expect(digest.mock.calls.length / 120).toBeLessThan(5)
  digest.mockRestore()
})
