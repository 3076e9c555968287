import { afterAll, describe, expect, test } from 'vitest'
import type { ApiName } from '../src/apis.ts'
import { acceptanceOf } from '../src/figures/survivors.ts'
import { judges } from '../src/judges/all.ts'
import { isSeen, type Mutant, type MutationClass, mutationClasses, suites, type Verdict } from '../src/mutant.ts'
import { sampleOf, sampleSizes } from '../src/plan/sample.ts'
import { closeGoldens } from '../src/suites/goldens.ts'
import { closeBaselineMocks } from '../src/suites/mock.ts'

/** The small document alone for what takes reading it anew. */
const apisOf: Readonly<Record<MutationClass, readonly ApiName[]>> = {
  document: ['management'],
  server: ['management'],
  wire: ['management', 'observability-oss'],
  client: ['management', 'observability-oss'],
}

/** Operations whose cases are few. */
const isQuick = ({ class: kind, point }: Mutant): boolean => !['wire', 'client'].includes(kind) || /^delete/.test(point)

/** Of what a full run judges, the first by lot of each category. */
function firstOfEach(kind: MutationClass, api: ApiName, count: number): string[] {
  const quick = sampleOf(judges[kind].mutantsOf(api), sampleSizes[kind]).filter(
    ({ mutant }) => isQuick(mutant) && !acceptanceOf(mutant),
  )
  return [...Map.groupBy(quick, ({ mutant }) => mutant.category).values()].flatMap((planned) =>
    planned.slice(0, count).map(({ mutant }) => mutant.id),
  )
}

async function judge(kind: MutationClass, api: ApiName, ids: readonly string[], thorough: readonly string[]) {
  const verdicts: Verdict[] = []
  const planned = judges[kind].mutantsOf(api).filter(({ mutant }) => ids.includes(mutant.id))
  await judges[kind].judge(api, planned, (verdict) => verdicts.push(verdict), new Set(thorough))
  return verdicts
}

describe.each(mutationClasses)('a sample of the mutants of the class %s', (kind) => {
  test.each(apisOf[kind])('is noticed in %s', async (api) => {
    const ids = firstOfEach(kind, api, 2)
    const verdicts = await judge(kind, api, ids, [])
    expect(verdicts.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(verdicts.filter((verdict) => !isSeen(verdict))).toEqual([])
  })
})

test('each suite notices some mutants of a document, where all are asked', async () => {
  const ids = firstOfEach('document', 'management', 1)
  const verdicts = await judge('document', 'management', ids, ids)
  expect(verdicts.every(({ askedAll }) => askedAll)).toBe(true)
  expect(new Set(verdicts.flatMap(({ noticedBy }) => noticedBy))).toEqual(new Set(suites))
})

afterAll(async () => {
  await closeBaselineMocks()
  await closeGoldens()
})
