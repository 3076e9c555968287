import { describe, expect, test } from 'vitest'
import { writeReport } from '../src/report.ts'

const scope = {
  operators: 1,
  possible: 9,
  mutants: 3,
  noticed: 2,
  withComparison: 3,
  firstNoticedBy: { facts: 2 },
  alone: { mutants: 1, noticedBy: { derived: 1 } },
  categories: {},
  survivors: [],
}
const good = {
  figures: { management: { document: scope } },
  changes: { lowered: [], raised: [], moved: [], differs: false },
  missedGoals: [],
  unexplained: [],
  stale: [],
  duration: 61000,
}
function report(outcome, { partial = false, update = false } = {}) {
  const said = []
  const code = writeReport({ ...good, ...outcome }, { partial, update, say: (text) => said.push(text) })
  return { code, text: said.join('\n') }
}
const lowered = { lowered: ['management, document: 3 of 3 before'], raised: [], moved: [], differs: true }
const survivor = {
  id: 'document management: forgets a type @ here',
  class: 'document',
  api: 'management',
  operator: 'forgets a type',
  category: 'types',
  point: 'here',
}
describe('the report of a run', () => {
  test('shows the figures, and ends well where nothing is wrong', () => {
    const { code, text } = report({})
    expect(code).toBe(0)
    expect(text).toMatch(/management, document +1 +9 +3 +2 +66\.6 % +3 +100\.0 % +facts 2/)
    expect(text).toContain('of 1 that every suite ran on, each notices: derived 1')
  })
  test('fails where a figure is lower, and names it', () => {
    const { code, text } = report({ changes: lowered })
    expect(code).toBe(1)
    expect(text).toContain('lower than figures.json says')
    expect(text).toContain('  management, document: 3 of 3 before')
  })
  test('lets a person write a lower figure down, and asks for the reason', () => {
    const { code, text } = report({ changes: lowered }, { update: true })
    expect(code).toBe(0)
    expect(text).toContain('say why in the commit')
  })
  test('tells of a higher figure, and how to keep it', () => {
    const { code, text } = report({ changes: { lowered: [], raised: ['management, wire'], moved: [], differs: true } })
    expect(code).toBe(0)
    expect(text).toContain('`pnpm mutate --update` writes it anew')
  })
  test.each([
    ['a mutant that nobody notices and nobody explained', { unexplained: [{ mutant: survivor }] }, survivor.id],
    [
      'a reason for a survivor that there is no more',
      { stale: [{ class: 'wire', operators: ['cuts'], points: /all/, reason: 'none' }] },
      'wire: cuts @ /all/',
    ],
  ])('fails for %s, also when figures are written', (_, outcome, says) => {
    for (const update of [false, true]) {
      const { code, text } = report(outcome, { update })
      expect(code).toBe(1)
      expect(text).toContain(says)
    }
  })
  test('tells of a goal that is missed', () => {
    const { code, text } = report({ missedGoals: ['management, client: 99.0 %'] })
    expect(code).toBe(0)
    expect(text).toContain('Goals are missed:\n  management, client: 99.0 %')
  })
  test('compares nothing where only some mutants were judged', () => {
    expect(report({ changes: lowered, missedGoals: ['all'] }, { partial: true }).code).toBe(0)
  })
})
