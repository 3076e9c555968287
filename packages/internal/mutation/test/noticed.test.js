import { afterAll, describe, expect, test } from 'vitest'
import { acceptanceOf } from '../src/figures/survivors.ts'
import { judges } from '../src/judges/all.ts'
import { isSeen, mutationClasses, suites } from '../src/mutant.ts'
import { sampleOf, sampleSizes } from '../src/plan/sample.ts'
import { closeGoldens } from '../src/suites/goldens.ts'
import { closeBaselineMocks } from '../src/suites/mock.ts'

/** The small document alone for what takes reading it anew. */
const apisOf = {
  document: ['management'],
  server: ['management'],
  wire: ['management', 'observability-oss'],
  client: ['management', 'observability-oss'],
}
/** Operations whose cases are few. */
const isQuick = ({ class: kind, point }) => !['wire', 'client'].includes(kind) || /^delete/.test(point)
/** Of what a full run judges, the first two of each category. */
function firstOfEach(kind, api) {
  const quick = sampleOf(judges[kind].mutantsOf(api), sampleSizes[kind])
    .map(({ mutant }) => mutant)
    .filter((mutant) => isQuick(mutant) && !acceptanceOf(mutant))
  return [...Map.groupBy(quick, ({ category }) => category).values()].flatMap((mutants) =>
    mutants.slice(0, 2).map(({ id }) => id),
  )
}
async function judge(kind, api, ids, thorough) {
  const verdicts = []
  const planned = judges[kind].mutantsOf(api).filter(({ mutant }) => ids.includes(mutant.id))
  await judges[kind].judge(api, planned, (verdict) => verdicts.push(verdict), new Set(thorough))
  return verdicts
}
/** Each suite notices one of them, where all run. */
const forEachSuite = ['loses an operation', 'misspells a property', 'wants a key in a header of its own'].map(
  (operator) =>
    sampleOf(judges.document.mutantsOf('management'), sampleSizes.document).find(
      ({ mutant }) => mutant.operator === operator,
    )?.mutant.id ?? operator,
)
describe.each(mutationClasses)('a sample of the mutants of the class %s', (kind) => {
  test.each(apisOf[kind])('is noticed in %s', async (api) => {
    const thorough = kind === 'document' ? forEachSuite : []
    const ids = [...new Set([...firstOfEach(kind, api), ...thorough])]
    const verdicts = await judge(kind, api, ids, thorough)
    expect(verdicts.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(verdicts.filter((verdict) => !isSeen(verdict))).toEqual([])
    const all = verdicts.filter(({ id }) => thorough.includes(id))
    expect(all.filter(({ ranAll }) => !ranAll)).toEqual([])
    if (kind === 'document') expect(new Set(all.flatMap(({ noticedBy }) => noticedBy))).toEqual(new Set(suites))
  })
})
afterAll(async () => {
  await closeBaselineMocks()
  await closeGoldens()
})
