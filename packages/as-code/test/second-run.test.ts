import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, source } from '../src/index.ts'
import { board, checkout, count, logs, tile, usual } from './declarations.ts'
import { projects } from './projects.ts'
import { ages, deployed, type Interceptor, isAmbiguous, isNightly, nothingToDo, World } from './worlds.ts'

const runs = isNightly ? { numRuns: 1_000 } : { numRuns: 5, seed: 1 }

/** Lists have three items on a page, where they say how many there are on all pages. */
const smallPages: Interceptor = (input, init, pass) => {
  const url = new URL(input)
  const isTold = url.pathname.startsWith('/api/v2/')
  if (isTold && init.method === 'GET' && !url.searchParams.has('limit')) url.searchParams.set('limit', '3')
  return pass(url.href, init)
}

test.each(ages)('%s: a second run writes nothing', async (age) => {
  await fc.assert(
    fc.asyncProperty(await projects(age), await projects(age), async (earlier, wanted) => {
      const world = new World(age)
      world.intercept = smallPages
      const before = await world.contents()
      await world.run(earlier)
      const made = await world.plan(wanted, { prune: 'all' })
      fc.pre(!isAmbiguous(made))
      const sent = world.sent
      await apply(made)
      expect(world.sent - sent).toBeLessThanOrEqual(made.requests.write)
      const second = await world.plan(wanted)
      expect(second).toMatchObject({ ...nothingToDo, notes: [] })
      const first = world.sent
      await apply(second)
      expect(world.writesSince(first)).toEqual([])
      const after = await world.contents()
      for (const [id, text] of before) expect(after.get(id)).toBe(text)
    }),
    runs,
  )
})

test('a tile changes to a kind without alerts, and its alert goes with it', async () => {
  const world = await deployed(checkout(board('Shop', tile('Errors', { alerts: [usual] }))))
  const bars = { displayType: 'bar', source: source.session('Sessions'), select: [count], groupBy: 'Country' }
  const later = checkout(board('Shop', tile('Errors', {}, bars)))
  await world.run(later, { prune: 'all' })
  await world.expectDone(later)
  expect(await world.raw.listAlerts()).toEqual(await new World().raw.listAlerts())
})

test.each([{}, { since: '2026-07-20' }])(
  'what an alert no longer declares goes, on a server of %j',
  async (options) => {
    const slow = (late: object, once: object) => {
      const alerts = [
        { ...usual, name: 'Late', ...late },
        { ...usual, name: 'Once', ...once },
      ]
      return checkout({ savedSearch: { name: 'Slow', source: logs, alerts } })
    }
    const late = { groupBy: 'ServiceName', scheduleOffsetMinutes: 2 }
    const world = await deployed(slow(late, { scheduleStartAt: '2026-01-01T00:00:00.000Z' }), 'newest', options)
    await world.run(slow({}, {}))
    await world.expectDone(slow({ scheduleOffsetMinutes: 0 }, {}))
    for (const { groupBy, scheduleOffsetMinutes, scheduleStartAt } of await world.oss.listAlerts())
      expect([groupBy, scheduleOffsetMinutes, scheduleStartAt].filter(Boolean)).toEqual([])
  },
)

test('an alert with an interval that only one deployment has loses its offset', async () => {
  const slow = (more: object) =>
    checkout({ savedSearch: { name: 'Slow', source: logs, alerts: [{ ...usual, interval: '30s', ...more }] } })
  const world = await deployed(slow({ scheduleOffsetMinutes: 0 }), 'managed')
  await world.run(slow({}))
  await world.expectDone(slow({}))
})
