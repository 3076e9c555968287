import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { mutantsOf, sampleOf } from '../src/classes.ts'
import { apiNames, type Mutant, mutantOf, mutationClasses, type Suite, type Verdict } from '../src/mutant.ts'
import { type Figures, reportOn } from '../src/report.ts'
import { runMutants, type Scope } from '../src/run.ts'
import { closeSuites } from '../src/suites.ts'
import { type AcceptedSurvivor, acceptanceOf, staleAcceptances } from '../src/survivors.ts'

afterAll(closeSuites)

test.each([
  ['server', 'answers without the envelope'],
  ['wire', 'reports a failure as success'],
  ['client', 'address: cuts a path parameter'],
] as const)('a mutant of the %s that %s is noticed by a suite', async (kind, operator) => {
  const found = mutantsOf(kind, 'management').find(({ mutant }) => mutant.operator === operator)
  const verdict = await found?.run()
  expect(verdict).toMatchObject({ id: found?.mutant.id, noticedBy: expect.arrayContaining(['derived']) })
})

const mutant = (operator: string, point: string, category = 'request'): Mutant =>
  mutantOf({ class: 'server', api: 'management', operator, category, point })

describe('the sample of a run', () => {
  const mutants = Array.from({ length: 40 }, (_, index) => ({
    mutant: mutant(index % 4 === 0 ? 'rare' : 'common', `${index}`),
  }))

  test('has at most the given number of mutants of each operator', () => {
    const operators = sampleOf(mutants, 15).map((each) => each.mutant.operator)
    expect(Object.groupBy(operators, (name) => name)).toMatchObject({ rare: { length: 10 }, common: { length: 15 } })
  })

  test('does not depend on the order, and changes little when a mutant is added', () => {
    const before = sampleOf(mutants, 5)
    expect(new Set(sampleOf(mutants.toReversed(), 5))).toEqual(new Set(before))
    const after = sampleOf([...mutants, { mutant: mutant('common', 'more') }], 5)
    expect(before.filter((each) => !after.includes(each)).length).toBeLessThanOrEqual(1)
  })
})

describe('worker threads', () => {
  const script = (body: string): URL =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${body}`)}`,
    )
  const verdictFrom = "parentPort.postMessage({ id: workerData.worker + ' of ' + workerData.workers, noticedBy: [] })"

  test('each run a part of the mutants', async () => {
    const progress: number[] = []
    const onProgress = (_: number, survivors: number) => progress.push(survivors)
    const verdicts = await runMutants({ workers: 2, onProgress, script: script(verdictFrom) })
    expect([...verdicts.keys()].toSorted()).toEqual(['0 of 2', '1 of 2'])
    expect(progress).toEqual([1, 2])
  })

  test.each([
    ['throws', `${verdictFrom}; throw new Error('out of order')`, 'out of order'],
    ['ends early', `${verdictFrom}; process.exit(3)`, 'A worker ended with the code 3.'],
  ])('end the run when one %s', async (_, body, message) => {
    const run = runMutants({ workers: 1, onProgress: () => {}, script: script(body) })
    await expect(run).rejects.toThrow(message)
  })
})

describe('a report', () => {
  const mutants = [mutant('raises', 'a'), mutant('raises', 'b'), mutant('forgets', 'a', 'security')]
  const [first, second, third] = mutants.map(({ id }) => id)
  const runnable = mutants.map((each) => ({ mutant: each, run: () => Promise.reject(new Error('not run')) }))
  const scope: Scope = { class: 'server', api: 'management', possible: runnable, mutants: runnable }

  function report(noticedBy: readonly (readonly Suite[])[], options: { committed?: Figures; isUpdate?: boolean } = {}) {
    const verdicts = new Map(
      mutants.map(({ id }, index): [string, Verdict] => [id, { id, noticedBy: noticedBy[index] ?? [] }]),
    )
    return reportOn([scope], verdicts, { committed: {}, isPartial: true, isUpdate: false, ...options })
  }

  test('counts mutants by class and category, and lists the survivors', () => {
    const { figures, exitCode, text } = report([['goldens', 'derived'], [], ['derived']])
    expect(figures).toEqual({
      management: {
        server: {
          possible: 3,
          mutants: 3,
          noticed: 2,
          categories: {
            request: { possible: 2, mutants: 2, noticed: 1 },
            security: { possible: 1, mutants: 1, noticed: 1 },
          },
          survivors: [{ operator: 'raises', point: 'b', reason: '' }],
        },
      },
    })
    expect(exitCode).toBe(1)
    expect(text).toMatch(/^management, server +3 +3 +2 +66\.6 %$/m)
    expect(text).toContain(`Add a test, or give the reason in src/survivors.ts:\n  ${second}`)
    expect([first, third].filter((id) => text.includes(id ?? ''))).toEqual([])
  })

  test('fails when a figure is lower than the committed one, unless figures are written', () => {
    const { figures: committed, exitCode } = report([['derived'], ['derived'], ['derived']])
    expect(exitCode).toBe(0)
    const lower = [['derived'], ['derived'], []] as const
    const stated = (options: object) => report(lower, { committed, ...options } as never).text
    expect(stated({ isPartial: false })).toContain('management, server, security: 1 of 1 noticed before, 0 of 1 now')
    expect(stated({ isPartial: false, isUpdate: true })).toContain('Give the reason in the commit')
    expect(stated({ isPartial: true })).not.toContain('lower')
  })
})

test('an accepted survivor is matched by class, operator and point, and is stale when the mutant is noticed', () => {
  const accepted: readonly AcceptedSurvivor[] = [
    { class: 'server', operators: ['raises'], points: /^management\/b$/, reason: 'No client can observe it.' },
    { class: 'wire', operators: ['raises'], points: /./, reason: 'Another class.' },
  ]
  expect(acceptanceOf(mutant('raises', 'b'), accepted)?.reason).toBe('No client can observe it.')
  expect(acceptanceOf(mutant('raises', 'a'), accepted)).toBeUndefined()
  expect(acceptanceOf(mutant('forgets', 'b'), accepted)).toBeUndefined()
  expect(staleAcceptances([mutant('raises', 'b')], accepted)).toEqual([accepted[1]])
})

describe('figures.json', () => {
  const figures: Figures = JSON.parse(readFileSync(new URL('../figures.json', import.meta.url), 'utf8'))

  test('has all classes of each API, and a reason for every survivor', () => {
    for (const [api, kind] of apiNames.flatMap((name) => mutationClasses.map((each) => [name, each] as const))) {
      const { mutants = 0, noticed = 0, survivors = [] } = figures[api]?.[kind] ?? {}
      expect(mutants, `${api}, ${kind}`).toBeGreaterThan(0)
      expect(survivors, `${api}, ${kind}`).toHaveLength(mutants - noticed)
      expect(survivors.filter(({ reason }) => reason === '')).toEqual([])
    }
  })
})
