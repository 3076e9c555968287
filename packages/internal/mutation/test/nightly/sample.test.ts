import { afterAll, expect, test } from 'vitest'
import { mutationClasses, suites } from '../../src/mutant.ts'
import { planRun } from '../../src/run.ts'
import { closeSuites } from '../../src/suites.ts'
import { acceptanceOf } from '../../src/survivors.ts'

afterAll(closeSuites)

/** How many mutants of each class are run. `pnpm mutate` runs all. */
const sampleSize = 20
const plan = planRun()

test.each(mutationClasses)('the suites notice a sample of the mutants of the %s', async (kind) => {
  const all = plan.flatMap((scope) => (scope.class === kind ? scope.mutants : []))
  const mutants = all.filter((_, index) => index % Math.floor(all.length / sampleSize) === 0)
  const unnoticed: string[] = []
  const noticed = Object.fromEntries(suites.map((suite) => [suite, 0]))
  for (const { mutant, run } of mutants) {
    const verdict = await run()
    if (verdict.noticedBy.length === 0 && !acceptanceOf(mutant)) unnoticed.push(mutant.id)
    for (const suite of verdict.noticedBy) noticed[suite] = (noticed[suite] ?? 0) + 1
  }
  expect(unnoticed).toEqual([])
  // A suite that is broken notices nothing, and the other suite would hide that.
  for (const suite of suites) expect(noticed[suite], suite).toBeGreaterThanOrEqual(sampleSize / 2)
})
