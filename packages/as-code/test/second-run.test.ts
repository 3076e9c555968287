import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, dashboard, project as projectOf, savedSearch, source } from '../src/index.ts'
import { projects } from './projects.ts'
import { ages, type Interceptor, isAmbiguous, usual, World } from './worlds.ts'

const runs = process.env.TEST_TIER === 'all' ? { numRuns: 1_000 } : { numRuns: 20, seed: 1 }

/** Lists have three items on a page, where they say how many there are on all pages. */
const smallPages: Interceptor = (input, init, pass) => {
  const url = new URL(input)
  const isTold = url.pathname.startsWith('/api/v2/')
  if (isTold && init.method === 'GET' && !url.searchParams.has('limit')) url.searchParams.set('limit', '3')
  return pass(url.href, init)
}

test.each(ages)('%s: a second run writes nothing', async (age) => {
  await fc.assert(
    fc.asyncProperty(await projects(age), await projects(age), async (earlier, project) => {
      const world = new World(age)
      world.intercept = smallPages
      const before = await world.contents()
      await world.run(earlier)
      const made = await world.plan(project, { prune: 'all' })
      fc.pre(!isAmbiguous(made))
      const sent = world.sandbox.requests().length
      await apply(made)
      expect(world.sandbox.requests().length - sent).toBeLessThanOrEqual(made.requests.write)
      const planned = await world.plan(project)
      expect([planned.changes, planned.conflicts, planned.refusals, planned.notes]).toEqual([[], [], [], []])
      const first = world.sandbox.requests().length
      await world.run(project)
      expect(world.writesSince(first)).toEqual([])
      const after = await world.contents()
      for (const [id, text] of before) expect(after.get(id)).toBe(text)
    }),
    runs,
  )
})

test('a tile changes to a kind without alerts, and its alert goes with it', async () => {
  const world = new World('newest')
  const alerts = [usual] as const
  const select = [{ aggFn: 'count' }] as const
  const place = { x: 0, y: 0, w: 12, h: 6, name: 'Errors' } as const
  const line = { ...place, config: { displayType: 'line', source: source.log('Logs'), select }, alerts } as const
  const bars = { displayType: 'bar', source: source.session('Sessions'), select, groupBy: 'Country' } as const
  await world.run(projectOf('checkout', [dashboard({ name: 'Shop', tiles: [line] })]))
  const later = projectOf('checkout', [dashboard({ name: 'Shop', tiles: [{ ...place, config: bars }] })])
  await world.run(later, { prune: 'all' })
  expect((await world.plan(later)).changes).toEqual([])
  expect(await world.raw.listAlerts()).toEqual(await new World('newest').raw.listAlerts())
})

test.each([{}, { since: '2026-07-20' }])(
  'what an alert no longer declares is taken away from a server of %j',
  async (options) => {
    const world = new World('newest', options)
    const slow = (late: object, once: object) => {
      const alerts = [
        { ...usual, name: 'Late', ...late },
        { ...usual, name: 'Once', ...once },
      ] as const
      return projectOf('checkout', [savedSearch({ name: 'Slow', source: source.log('Logs'), alerts })])
    }
    await world.run(
      slow({ groupBy: 'ServiceName', scheduleOffsetMinutes: 2 }, { scheduleStartAt: '2026-01-01T00:00:00.000Z' }),
    )
    await world.run(slow({}, {}))
    expect((await world.plan(slow({ scheduleOffsetMinutes: 0 }, {}))).changes).toEqual([])
    const alerts = await world.raw.listAlerts()
    const left = (field: string) => alerts.filter((each) => (each as unknown as Record<string, unknown>)[field])
    expect(['groupBy', 'scheduleOffsetMinutes', 'scheduleStartAt'].flatMap(left)).toEqual([])
  },
)
