import { expect, test } from 'vitest'
import { setPlace } from '../src/code/declarations.ts'
import { ApplyError, apply, CodeError, type Finding } from '../src/index.ts'
import { checkout } from './declarations.ts'
import { type Case, spelledCases } from './spellings.ts'
import { ages, isNightly, World } from './worlds.ts'

const all = spelledCases()

/** Every case is tried in the nightly tier, and one of 61 otherwise. */
const stride = isNightly ? 1 : 61

/** The document says in words alone which conditions these are, and that servers before 2026-03-09 refuse this threshold. */
const saidInWords = /^savedSearch .*condition |threshold -1$/

const projectOf = (cases: readonly Case[]) => checkout(...cases.map(({ declaration }) => declaration))

/** What a plan refuses: the titles of the cases. */
async function refusedIn(world: World, cases: readonly Case[]): Promise<string[]> {
  const first = world.sent
  const titlesIn = (named: (title: string) => boolean) => cases.map(({ title }) => title).filter(named)
  try {
    const planned = await world.plan(projectOf(cases))
    expect(planned.conflicts).toEqual([])
    if (planned.refusals.length > 0) return planned.refusals.map(({ place = '' }: Finding) => place)
    await apply(planned)
    return []
  } catch (error) {
    expect(world.writesSince(first), `${error}`).toEqual([])
    if (error instanceof CodeError) return titlesIn((title) => error.message.includes(`${title}: `))
    if (!(error instanceof ApplyError)) throw error
    // The server has looked at the dashboards.
    return titlesIn((title) => error.message.includes(JSON.stringify(title).slice(0, 100)))
  }
}

test.each(ages)('%s: every spelling of every field is refused before the first write, or applied once', async (age) => {
  const cases = all.filter(({ title }, index) => index % stride === 0 && !saidInWords.test(title))
  let converged = 0
  for (let from = 0; from < cases.length; from += 40) {
    const world = new World(age)
    let left = cases.slice(from, from + 40)
    for (const { declaration, title } of left) setPlace(declaration, title)
    for (let refused = [''] as string[]; refused.length > 0 && left.length > 0; ) {
      refused = await refusedIn(world, left)
      const kept = left.filter(({ title }) => !refused.includes(title))
      if (refused.length > 0) expect(kept.length, refused.join('\n')).toBeLessThan(left.length)
      left = kept
    }
    await world.expectDone(projectOf(left))
    converged += left.length
  }
  expect(converged / cases.length).toBeGreaterThan({ newest: 0.5, managed: 0.3, February: 0.06 }[age])
})
