import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply } from '../src/index.ts'
import { projects } from './projects.ts'
import { ages, contents, createWorld, planIn, run, writesSince } from './worlds.ts'

const numRuns = process.env.TEST_TIER === 'all' ? 1_000 : 20

test.each(ages)('%s: a second run writes nothing', async (age) => {
  await fc.assert(
    fc.asyncProperty(await projects(age), await projects(age), async (earlier, project) => {
      const world = createWorld(age)
      const before = await contents(world)
      await run(world, earlier)
      const made = await planIn(world, project, { prune: 'all' })
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
    { numRuns },
  )
})
