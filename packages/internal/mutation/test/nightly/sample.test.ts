import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { RunnableMutant } from '../../src/classes.ts'
import { mutationClasses, suites, survives } from '../../src/mutant.ts'
import { planRun } from '../../src/run.ts'
import { closeSuites } from '../../src/suites.ts'
import { acceptanceOf } from '../../src/survivors.ts'

afterAll(closeSuites)

/** How many mutants of each class are run. `pnpm mutate` runs all. */
const sampleSize = 20

/** Returns the same mutants in every run, because the choice follows a hash of each. */
function sampleOf(mutants: readonly RunnableMutant[]): RunnableMutant[] {
  const hashOf = ({ mutant }: RunnableMutant): string => createHash('sha256').update(mutant.id).digest('hex')
  return mutants.toSorted((left, right) => (hashOf(left) < hashOf(right) ? -1 : 1)).slice(0, sampleSize)
}

test.each(mutationClasses)('the suites notice a sample of the mutants of the %s', async (kind) => {
  const mutants = sampleOf(planRun().flatMap((scope) => (scope.class === kind ? scope.mutants : [])))
  const unnoticed: string[] = []
  const noticed = Object.fromEntries(suites.map((suite) => [suite, 0]))
  for (const { mutant, run } of mutants) {
    const verdict = await run()
    if (survives(verdict) && !acceptanceOf(mutant)) unnoticed.push(mutant.id)
    for (const suite of verdict.noticedBy) noticed[suite] = (noticed[suite] ?? 0) + 1
  }
  expect(unnoticed).toEqual([])
  // A suite that is broken notices nothing, and the other suite would hide that.
  for (const suite of suites) expect(noticed[suite], suite).toBeGreaterThanOrEqual(sampleSize / 2)
})
