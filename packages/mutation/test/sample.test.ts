import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { ApiName } from '../src/apis.ts'
import { judges } from '../src/classes/all.ts'
import { closeStandingMocks } from '../src/classes/standing-mock.ts'
import type { Figures } from '../src/figures/figures.ts'
import { type Mutant, type MutationClass, mutationClasses, type Verdict } from '../src/mutant.ts'
import { caps, thin } from '../src/run/thinning.ts'
import { closeGoldens } from '../src/suites/goldens.ts'

const figures: Figures = JSON.parse(readFileSync(new URL('../figures.json', import.meta.url), 'utf8'))

/** The small document alone for what takes reading it anew. */
const apisOf: Readonly<Record<MutationClass, readonly ApiName[]>> = {
  document: ['management'],
  server: ['management'],
  wire: ['management', 'observability-oss'],
  client: ['management', 'observability-oss'],
}

/** Operations whose cases are few. */
const isQuick = ({ class: kind, site }: Mutant): boolean => !['wire', 'client'].includes(kind) || /^delete/.test(site)

/** Of what a full run judges, for each category the first two by lot that the figures count as noticed. */
function sampleOf(kind: MutationClass, api: ApiName): string[] {
  const survivors = figures[api]?.[kind]?.survivors ?? []
  const survives = ({ operator, site }: Mutant) =>
    survivors.some((each) => each.operator === operator && each.site === site)
  const candidates = thin(judges[kind].list(api), caps[kind]).filter(
    ({ mutant }) => isQuick(mutant) && !survives(mutant),
  )
  const byCategory = Map.groupBy(candidates, ({ mutant }) => mutant.category)
  return [...byCategory.values()].flatMap((planned) => planned.slice(0, 2).map(({ mutant }) => mutant.id))
}

describe.each(mutationClasses)('a sample of the mutants of the class %s', (kind) => {
  test.each(apisOf[kind])('is noticed in %s', async (api) => {
    const ids = sampleOf(kind, api)
    const verdicts: Verdict[] = []
    const planned = judges[kind].list(api).filter(({ mutant }) => ids.includes(mutant.id))
    await judges[kind].judge(api, planned, (verdict) => verdicts.push(verdict), new Set())
    expect(verdicts.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(verdicts.filter(({ noticedBy }) => noticedBy.length === 0)).toEqual([])
  })
})

afterAll(async () => {
  await closeStandingMocks()
  await closeGoldens()
})
