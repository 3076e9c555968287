import { describe, expect, test } from 'vitest'
import { apiNames, apiOf } from '../src/apis.ts'
import { document } from '../src/judges/document.ts'
import { operators } from '../src/operators/all.ts'
import { equivalents } from '../src/operators/equivalents.ts'
import { categories, expectedEffect, mutate } from '../src/operators/operator.ts'
import { planClass } from '../src/plan/plan.ts'
import { compare } from '../src/suites/comparison.ts'

/** What a full run breaks; what documents share, in one of them. */
const drawn = new Set(
  planClass('document').flatMap(({ mutants, duplicates }) =>
    mutants.map(({ id }) => id).filter((id) => !duplicates.has(id)),
  ),
)
describe.each(apiNames)('of the mutants of %s', (api) => {
  const { document: baseline, model } = apiOf(api)
  test('the comparison finds nothing in the document itself', () => {
    expect(compare(baseline, structuredClone(baseline))).toEqual({ effect: 'none' })
  })
  test.each(categories)('in the category %s, the comparison says what a person expects', (category) => {
    const wrong = document.mutantsOf(api).flatMap(({ mutant, operator, point }) => {
      if (mutant.category !== category || !drawn.has(mutant.id)) return []
      const expected = expectedEffect(operator, point, model)
      const { effect, sentence } = compare(baseline, mutate(baseline, operator, point))
      return effect === expected ? [] : [`${mutant.id}: ${expected} is expected, ${effect} came: ${sentence}`]
    })
    expect(wrong).toEqual([])
  })
})
test('only provenance may change unseen by users: the documents show it, and no type, call or hover does', () => {
  const unseen = operators.filter(({ effect }) => effect === 'none').map(({ name }) => name)
  expect(unseen).toEqual([
    'claims that the interface states a public fact',
    'calls public what the interface states',
    'does not say where it knows from',
  ])
})
test.each(equivalents)('$operator: where that means the same, the comparison finds nothing', ({ operator, points }) => {
  const changing = operators.find(({ name }) => name === operator)
  const effects = apiNames.flatMap((api) => {
    const { document: baseline, model } = apiOf(api)
    const meant = [...(changing?.points(model) ?? [])].filter(({ pointer }) => points.test(pointer.slice('#/'.length)))
    return meant.map((point) => compare(baseline, mutate(baseline, changing, point)).effect)
  })
  expect(effects.length).toBeGreaterThan(0)
  expect(new Set(effects)).toEqual(new Set(['none']))
})
