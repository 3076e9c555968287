import { describe, expect, test } from 'vitest'
import { brokenFiles } from '../mutation/broken-files.ts'
import { figuresOf, lowered } from '../mutation/figures.ts'
import { instrumented } from '../mutation/instrument.ts'
import { mutableFile } from '../mutation/mutants.ts'
import '../mutation/switch.ts'

const source = `const most = 3
const names = ['a', 'b']
return (list, note) => {
  if (list.length > most) note('too long')
  else note(names.join('+'))
  return { ...(list.length > 0 && { first: list[0] }), names }
}`
const file = mutableFile('rules/own.ts', source.replace('return (list', 'export const rule = (list'))
const code = instrumented(file).replace('export const rule =', 'return')

type Rule = (list: string[], note: (text: string) => void) => object

/** What a rule with that mutant alive says of a list. */
function said(id: string, list: string[]): unknown[] {
  const rule = new Function(code)() as Rule
  const mutant = file.mutants.find((one) => one.id === `rules/own.ts: ${id}`)
  globalThis.sandboxMutation.enliven(mutant?.number ?? Number.NaN, mutant?.isStatic ?? false)
  const notes: string[] = []
  const answer = rule(list, (text) => notes.push(text))
  globalThis.sandboxMutation.enliven(0, true)
  return [...notes, answer]
}

describe('a mutant', () => {
  test('is not there until it is made alive', () => {
    expect(said('none', ['x'])).toEqual(['a+b', { first: 'x', names: ['a', 'b'] }])
  })

  test.each([
    ['compares or counts otherwise: list.length > most -> (list.length) >= (most)', ['too long']],
    ['always says no to list.length > most -> false', ['a+b']],
    ["drops note(names.join('+'))", []],
    ["says otherwise: '+' -> '+ changed'", ['a+ changedb']],
    ["drops 'a'", ['b']],
  ])('%s', (id, notes) => {
    expect(file.mutants.map((mutant) => mutant.id)).toContain(`rules/own.ts: ${id}`)
    expect(said(id, ['x', 'y', 'z']).slice(0, -1)).toEqual(notes)
  })

  test('of a constant goes when another one comes', () => {
    expect(said("drops 'a'", ['x'])).toEqual(['b', { first: 'x', names: ['b'] }])
    expect(said('none', [])).toEqual(['a+b', { names: ['a', 'b'] }])
  })
})

test('all rules are broken, each mutant under a name of its own', () => {
  const mutants = brokenFiles().flatMap((each) => each.mutants)
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
  expect(new Set(mutants.map(({ file: name }) => name)).size).toBeGreaterThan(30)
})

test('figures may not drop', () => {
  const [mutant] = file.mutants
  const all = figuresOf(
    file.mutants,
    file.mutants.map(({ id }) => ({ id, test: '', complaint: '' })),
  )
  expect([all.noticed, all.survivors, lowered(all, all)]).toEqual([file.mutants.length, [], []])
  const fewer = figuresOf(file.mutants, [{ id: mutant?.id ?? '', test: '', complaint: '' }])
  expect(lowered(all, fewer)).toEqual([
    'Fewer mutants of rules/own.ts are noticed than mutation/figures.json says.',
    'Less than 95 % are noticed.',
  ])
})
