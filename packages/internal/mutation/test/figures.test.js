import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiNames } from '../src/apis.ts'
import { figureChanges } from '../src/figures/changes.ts'
import { figuresOf, percent } from '../src/figures/figures.ts'
import { missedGoals } from '../src/figures/goals.ts'
import { acceptanceOf, staleAcceptances } from '../src/figures/survivors.ts'
import { mutantOf, mutationClasses } from '../src/mutant.ts'

function mutant(operator, point, category = 'bounds') {
  return mutantOf({ class: 'document', api: 'management', operator, category, point })
}
const first = mutant('raises', 'a')
const second = mutant('raises', 'b')
const third = mutant('forgets', 'a', 'types')
const fourth = mutant('forgets', 'b', 'types')
const all = [first, second, third, fourth]
function count(noticedBy, effects = {}) {
  const verdictOf = (id) => ({
    id,
    noticedBy: noticedBy[id] ?? [],
    effect: effects[id] ?? 'none',
    ...(id === third.id && { ranAll: true }),
  })
  return figuresOf(all, [first, second, third], verdictOf, ({ point }) => `reason of ${point}`)
}
describe('figures', () => {
  test('count points, mutants, who noticed them, and list who survives, with the reason', () => {
    expect(count({ [first.id]: ['facts'] }, { [third.id]: 'minor' })).toEqual({
      operators: 2,
      possible: 4,
      mutants: 3,
      noticed: 1,
      withComparison: 2,
      firstNoticedBy: { facts: 1 },
      alone: { mutants: 1, noticedBy: {} },
      categories: {
        bounds: { operators: 1, possible: 2, mutants: 2, noticed: 1, withComparison: 1 },
        types: { operators: 1, possible: 2, mutants: 1, noticed: 0, withComparison: 1 },
      },
      survivors: [{ operator: 'raises', point: 'b', reason: 'reason of b' }],
    })
  })
  test('count what each suite could do alone, where all ran', () => {
    const { firstNoticedBy, alone } = count({ [first.id]: ['facts'], [third.id]: ['goldens', 'derived'] })
    expect(firstNoticedBy).toEqual({ facts: 1, goldens: 1 })
    expect(alone).toEqual({ mutants: 1, noticedBy: { goldens: 1, derived: 1 } })
  })
  test('are rounded down, so that what is not all does not read as all', () => {
    expect(percent(0.99999)).toBe('99.9 %')
    expect(percent(1)).toBe('100.0 %')
  })
})
describe('new figures, held against the committed ones', () => {
  const good = {
    management: { document: count({ [first.id]: ['facts'], [second.id]: ['facts'], [third.id]: ['facts'] }) },
  }
  const worse = {
    management: {
      document: count({ [first.id]: ['facts'], [third.id]: ['facts'] }, { [first.id]: 'major', [second.id]: 'patch' }),
    },
  }
  const worst = { management: { document: count({ [first.id]: ['facts'], [third.id]: ['facts'] }) } }
  test('name every figure that is lower', () => {
    const { lowered, raised } = figureChanges(good, worse)
    expect(lowered).toEqual([
      'management, document: 3 of 3 noticed (100.0 %) before, 2 of 3 noticed (66.6 %) now',
      'management, document, bounds: 2 of 2 noticed (100.0 %) before, 1 of 2 noticed (50.0 %) now',
    ])
    expect(raised).toEqual([])
  })
  test('tell what the suites notice from what the comparison adds', () => {
    expect(figureChanges(worse, worst).lowered).toEqual([
      'management, document: 3 of 3 noticed with the comparison (100.0 %) before, 2 of 3 noticed with the comparison (66.6 %) now',
      'management, document, bounds: 2 of 2 noticed with the comparison (100.0 %) before, 1 of 2 noticed with the comparison (50.0 %) now',
    ])
  })
  test('tell where a share is the same, of other mutants', () => {
    const more = structuredClone(good)
    more.management.document.mutants += 1
    more.management.document.noticed += 1
    expect(figureChanges(good, more).moved).toEqual([
      'management, document: 3 of 3 noticed (100.0 %) before, 4 of 4 noticed (100.0 %) now',
    ])
  })
  test('take a figure that vanished for a lower one', () => {
    const { lowered } = figureChanges(good, {})
    expect(lowered[0]).toBe('management, document: 3 of 3 noticed (100.0 %) before, none now')
  })
  test('tell what is higher', () => {
    const { lowered, raised, differs } = figureChanges(worse, good)
    expect(lowered).toEqual([])
    expect(raised).toHaveLength(2)
    expect(differs).toBe(true)
  })
  test('find nothing between equals', () => {
    expect(figureChanges(good, good)).toEqual({ lowered: [], raised: [], moved: [], differs: false })
  })
  test('and against the goals name what is missed', () => {
    expect(missedGoals(good)).toEqual([])
    expect(missedGoals(worst)).toEqual([
      'management, document: 66.6 % noticed, 85.0 % is the goal',
      'management, document: 66.6 % noticed with the comparison, 100.0 % is the goal',
    ])
  })
})
describe('the committed figures', () => {
  const committed = JSON.parse(readFileSync(new URL('../figures.json', import.meta.url), 'utf8'))
  const scopes = apiNames.flatMap((api) =>
    mutationClasses.map((kind) => ({ where: `${api}, ${kind}`, scope: committed[api]?.[kind] })),
  )
  test.each(scopes)('of $where give a reason for every survivor', ({ scope }) => {
    if (!scope) throw new Error('There are no figures. Run `pnpm mutate --update`.')
    expect(scope.survivors).toHaveLength(scope.mutants - (scope.withComparison ?? scope.noticed))
    expect(scope.survivors.filter(({ reason }) => reason === '')).toEqual([])
  })
})
describe('survivors', () => {
  const accepted = [
    { class: 'document', operators: ['raises'], points: /^management\/b$/, reason: 'Nobody can tell.' },
    { class: 'server', operators: ['forgets'], points: /./, reason: 'Out of reach.' },
  ]
  test('are accepted by class, operator and point, and not beyond', () => {
    expect(acceptanceOf(second, accepted)?.reason).toBe('Nobody can tell.')
    expect(acceptanceOf(first, accepted)).toBeUndefined()
    expect(acceptanceOf(third, accepted)).toBeUndefined()
  })
  test('that are noticed by now leave an entry that is stale', () => {
    expect(staleAcceptances([second], accepted)).toEqual([accepted[1]])
    expect(staleAcceptances([], accepted)).toEqual(accepted)
  })
})
