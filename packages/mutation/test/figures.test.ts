import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiNames } from '../src/apis.ts'
import { compareFigures, percent } from '../src/figures/compare.ts'
import { type Figures, figuresOf } from '../src/figures/figures.ts'
import { missedGoals } from '../src/figures/goals.ts'
import { idOf, type Mutant, mutationClasses, type Suite } from '../src/mutant.ts'
import { type AcceptedSurvivor, acceptanceOf, staleAcceptances } from '../src/survivors.ts'

function mutant(operator: string, site: string, category = 'bounds'): Mutant {
  const named = { class: 'document', api: 'management', operator, site } as const
  return { id: idOf(named), category, ...named }
}

const first = mutant('raises', 'a')
const second = mutant('raises', 'b')
const third = mutant('forgets', 'a', 'types')
const fourth = mutant('forgets', 'b', 'types')
const all = [first, second, third, fourth]

function count(noticedBy: Readonly<Record<string, readonly Suite[]>>) {
  const verdictOf = (id: string) => ({
    id,
    noticedBy: noticedBy[id] ?? [],
    ...(id === third.id && { askedAll: true as const }),
  })
  return figuresOf(all, [first, second, third], verdictOf, ({ site }) => `reason of ${site}`)
}

describe('figures', () => {
  test('count sites, mutants, who noticed them, and list who survives, with the reason', () => {
    expect(count({ [first.id]: ['facts'], [third.id]: ['goldens', 'derived'] })).toEqual({
      operators: 2,
      sites: 4,
      mutants: 3,
      noticed: 2,
      firstNoticedBy: { facts: 1, goldens: 1 },
      alone: { mutants: 1, noticedBy: { goldens: 1, derived: 1 } },
      categories: {
        bounds: { operators: 1, sites: 2, mutants: 2, noticed: 1, firstNoticedBy: { facts: 1 } },
        types: { operators: 1, sites: 2, mutants: 1, noticed: 1, firstNoticedBy: { goldens: 1 } },
      },
      survivors: [{ operator: 'raises', site: 'b', reason: 'reason of b' }],
    })
  })

  test('are rounded down, so that what is not all does not read as all', () => {
    expect(percent(0.99999)).toBe('99.9 %')
    expect(percent(1)).toBe('100.0 %')
  })
})

describe('a comparison', () => {
  const good: Figures = {
    management: { document: count({ [first.id]: ['facts'], [second.id]: ['facts'], [third.id]: ['facts'] }) },
  }
  const worse: Figures = { management: { document: count({ [first.id]: ['facts'], [third.id]: ['facts'] }) } }

  test('names every figure that is lower', () => {
    const { lowered, raised } = compareFigures(good, worse)
    expect(lowered).toEqual([
      'management, document: 3 of 3 noticed (100.0 %) before, 2 of 3 noticed (66.6 %) now',
      'management, document, bounds: 2 of 2 noticed (100.0 %) before, 1 of 2 noticed (50.0 %) now',
    ])
    expect(raised).toEqual([])
  })

  test('takes a figure that vanished for a lower one', () => {
    const { lowered } = compareFigures(good, {})
    expect(lowered[0]).toBe('management, document: 3 of 3 noticed (100.0 %) before, none now')
  })

  test('tells what is higher', () => {
    const { lowered, raised, differs } = compareFigures(worse, good)
    expect(lowered).toEqual([])
    expect(raised).toHaveLength(2)
    expect(differs).toBe(true)
  })

  test('finds nothing between equals', () => {
    expect(compareFigures(good, good)).toEqual({ lowered: [], raised: [], differs: false })
  })

  test('with the goals names what is missed', () => {
    expect(missedGoals(good)).toEqual([])
    expect(missedGoals(worse)).toEqual(['management, document: 66.6 % noticed, 95.0 % is the goal'])
  })
})

describe('the committed figures', () => {
  const committed: Figures = JSON.parse(readFileSync(new URL('../figures.json', import.meta.url), 'utf8'))
  const scopes = apiNames.flatMap((api) =>
    mutationClasses.map((kind) => ({ where: `${api}, ${kind}`, scope: committed[api]?.[kind] })),
  )

  test('reach the goals', () => {
    expect(missedGoals(committed)).toEqual([])
  })

  test.each(scopes)('of $where give a reason for every survivor', ({ scope }) => {
    if (!scope) throw new Error('There are no figures. Run `pnpm mutate --update`.')
    expect(scope.survivors).toHaveLength(scope.mutants - scope.noticed)
    expect(scope.survivors.filter(({ reason }) => reason === '')).toEqual([])
  })
})

describe('survivors', () => {
  const accepted: readonly AcceptedSurvivor[] = [
    { class: 'document', operators: ['raises'], sites: /^management\/b$/, reason: 'Nobody can tell.' },
    { class: 'server', operators: ['forgets'], sites: /./, reason: 'Out of reach.' },
  ]

  test('are accepted by class, operator and site, and not beyond', () => {
    expect(acceptanceOf(second, accepted)?.reason).toBe('Nobody can tell.')
    expect(acceptanceOf(first, accepted)).toBeUndefined()
    expect(acceptanceOf(third, accepted)).toBeUndefined()
  })

  test('that are noticed by now leave an entry that is stale', () => {
    expect(staleAcceptances([second], accepted)).toEqual([accepted[1]])
    expect(staleAcceptances([], accepted)).toEqual(accepted)
  })
})
