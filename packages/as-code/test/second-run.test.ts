import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, dashboard, project as projectOf, savedSearch, source } from '../src/index.ts'
import { projects } from './projects.ts'
import {
  ages,
  contents,
  createWorld,
  type Interceptor,
  isAmbiguous,
  planIn,
  run,
  usual,
  writesSince,
} from './worlds.ts'

const runs = process.env.TEST_TIER === 'all' ? { numRuns: 1_000 } : { numRuns: 20, seed: 1 }

/** Lists have three items on a page, where they have pages. */
const smallPages: Interceptor = (input, init, pass) => {
  const url = new URL(input)
  if (init.method === 'GET' && !url.searchParams.has('limit')) url.searchParams.set('limit', '3')
  return pass(url.href, init)
}

test.each(ages)('%s: a second run writes nothing', async (age) => {
  await fc.assert(
    fc.asyncProperty(await projects(age), await projects(age), async (earlier, project) => {
      const world = createWorld(age)
      world.intercept = smallPages
      const before = await contents(world)
      await run(world, earlier)
      const made = await planIn(world, project, { prune: 'all' })
      fc.pre(!isAmbiguous(made))
      const sent = world.sandbox.requests().length
      await apply(made)
      expect(world.sandbox.requests().length - sent).toBeLessThanOrEqual(made.requests.write)
      const planned = await planIn(world, project)
      expect([planned.changes, planned.conflicts, planned.refusals, planned.notes]).toEqual([[], [], [], []])
      const first = world.sandbox.requests().length
      await run(world, project)
      expect(writesSince(world, first)).toEqual([])
      const after = await contents(world)
      for (const [id, text] of before) expect(after.get(id)).toBe(text)
    }),
    runs,
  )
})

test('a tile changes to a kind without alerts, and its alert goes with it', async () => {
  const world = createWorld('newest')
  const alerts = [usual] as const
  const select = [{ aggFn: 'count' }] as const
  const place = { x: 0, y: 0, w: 12, h: 6, name: 'Errors' } as const
  const line = { ...place, config: { displayType: 'line', source: source.log('Logs'), select }, alerts } as const
  const bars = { displayType: 'bar', source: source.session('Sessions'), select, groupBy: 'Country' } as const
  await run(world, projectOf('checkout', [dashboard({ name: 'Shop', tiles: [line] })]))
  const later = projectOf('checkout', [dashboard({ name: 'Shop', tiles: [{ ...place, config: bars }] })])
  await run(world, later, { prune: 'all' })
  expect((await planIn(world, later)).changes).toEqual([])
  expect(await world.raw.listAlerts()).toEqual(await createWorld('newest').raw.listAlerts())
})

test.each([{}, { since: '2026-07-20' }])(
  'what an alert no longer declares is taken away from a server of %j',
  async (options) => {
    const world = createWorld('newest', options)
    const slow = (late: object, once: object) => {
      const alerts = [
        { ...usual, name: 'Late', ...late },
        { ...usual, name: 'Once', ...once },
      ] as const
      return projectOf('checkout', [savedSearch({ name: 'Slow', source: source.log('Logs'), alerts })])
    }
    await run(
      world,
      slow({ groupBy: 'ServiceName', scheduleOffsetMinutes: 2 }, { scheduleStartAt: '2026-01-01T00:00:00.000Z' }),
    )
    await run(world, slow({}, {}))
    expect((await planIn(world, slow({ scheduleOffsetMinutes: 0 }, {}))).changes).toEqual([])
    const alerts = await world.raw.listAlerts()
    const left = (field: string) => alerts.filter((each) => (each as unknown as Record<string, unknown>)[field])
    expect(['groupBy', 'scheduleOffsetMinutes', 'scheduleStartAt'].flatMap(left)).toEqual([])
  },
)
