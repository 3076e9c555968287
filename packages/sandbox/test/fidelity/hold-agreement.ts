import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Comparison } from '../../fidelity/compare.ts'
import type { Since } from '../../fidelity/corpus.ts'
import { ageText, figuresOf } from '../../fidelity/figures.ts'
import { readCorpus } from '../../fidelity/files.ts'
import { compareSandbox, recorded } from '../../fidelity/in-process.ts'

/** Puts the whole corpus to the sandbox, and holds how far it answers as a server of an age did. */
export function holdAgreement(since: Since): void {
  const corpus = readCorpus()
  let comparison: Comparison
  beforeAll(async () => {
    comparison = await compareSandbox(corpus, since)
  })

  test('of the operations that the documents have, 999 in 1,000 answers are as the server gave them', () => {
    const { documented } = figuresOf(comparison, corpus)
    expect(documented.exchanges).toBeGreaterThan(4_600)
    expect(documented.agree / documented.exchanges).toBeGreaterThan(0.999)
  })

  test('every exchange was compared, also those that need a limit', () => {
    const all = corpus.categories.flatMap(({ sequences }) => sequences.flatMap(({ steps }) => steps))
    expect(comparison).toMatchObject({ leftOut: 0 })
    expect(comparison.exchanges.length).toBe(all.filter(({ setUp }) => !setUp).length)
  })

  test('no answer differs without a reason', () => {
    expect(
      comparison.unexplained.map(({ category, id, step, differences }) => ({ category, id, step, differences })),
    ).toEqual([])
  })

  test('no reason is given for what does not differ', () => {
    expect(comparison.unneeded).toEqual([])
  })

  test('the README says what was measured; where it does not, run `node packages/sandbox/fidelity/readme.ts`', () => {
    const { agreement, differences } = ageText(comparison, since, corpus)
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const said = readme.split('\n').filter((line) => line.startsWith(`| ${recorded[since]} |`))
    expect(said).toEqual([agreement, ...differences])
  })
}
