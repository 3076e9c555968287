import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agrees } from '../../fidelity/compare-corpus.ts'
import { compareSandbox, documentedSteps, serverRows } from '../../fidelity/compare-sandbox.ts'
import { readCorpus, serverDays, servers } from '../../fidelity/corpus.ts'

const corpus = readCorpus()

describe.each(servers)('the whole corpus, compared with the server of %s', async (server) => {
  const comparison = await compareSandbox(corpus, server)

  it('agrees in 999 of 1,000 answers to documented operations', () => {
    const documented = documentedSteps(comparison, corpus)
    expect(documented.length).toBeGreaterThan(4_600)
    expect(documented.filter(agrees).length / documented.length).toBeGreaterThan(0.999)
  })

  it('has a reason for every difference, and no unneeded reason', () => {
    const { unexplained, unneeded } = comparison
    expect({ unexplained, unneeded }).toEqual({ unexplained: [], unneeded: [] })
  })

  it('includes every step', () => {
    const steps = corpus.categories.flatMap(({ sequences }) => sequences.flatMap((sequence) => sequence.steps))
    expect(comparison.steps.length).toBe(steps.filter(({ setUp }) => !setUp).length)
  })

  it('has the figures of docs/fidelity.md; otherwise run `node packages/sandbox/fidelity/page.ts`', () => {
    const { agreement, differences } = serverRows(comparison, server, corpus)
    const page = readFileSync(new URL('../../docs/fidelity.md', import.meta.url), 'utf8')
    const rows = page.split('\n').filter((line) => line.startsWith(`| ${serverDays[server]} |`))
    expect(rows).toEqual([agreement, ...differences])
  })
})
