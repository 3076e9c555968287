import { expect, test, vi } from 'vitest'
import { apply } from '../src/index.ts'
import { boardsOf, checkout, emptyBoards, logs, tileOf, usual } from './declarations.ts'
import { ages, deployed, isNightly, World } from './worlds.ts'

// In the nightly tier, the alerts fill more than one page of a list.
const count = isNightly ? 201 : 31

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
  { dashboards: 20, looks: { listDashboards: 3, listAlerts: 2 } },
  { dashboards: 100, looks: { listDashboards: 7, listAlerts: 5 } },
]

// A hundred dashboards take many groups on every deployment, whose requests are the same.
const onAges = (dashboards: number) => ages.filter((age) => isNightly || age === 'newest' || dashboards < 100)

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
  const boards = Array.from({ length: 20 }, (_, index) => {
    const filters = [{ type: 'QUERY_EXPRESSION', name: `Pod ${index}`, expression: 'PodName', source: logs }]
    const tiles = Array.from({ length: 5 }, (_each, at) => tileOf(`Errors${index}.${at}`, [usual]))
    return { dashboard: { name: `Service ${index}`, tags: [`team ${index % 3}`], filters, tiles } }
  })
  expect((await deployed(checkout(...boards))).sent).toBe((await deployed(boardsOf(20, 5))).sent)
})

test('a plan hashes each object a few times, however many others there are', async () => {
  const world = await deployed(emptyBoards(60))
  const digest = vi.spyOn(crypto.subtle, 'digest')
  expect((await world.plan(emptyBoards(120))).changes).toHaveLength(60)
  expect(digest.mock.calls.length / 120).toBeLessThan(5)
  digest.mockRestore()
})
