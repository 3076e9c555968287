import { describe, expect, it } from 'vitest'
import { compareDocuments } from '../../src/comparison/compare.ts'
import { bumpOf } from '../../src/comparison/groups.ts'
import { type ChangeCase, documentsOf } from './corpus/base.ts'
import { corpus } from './corpus/index.ts'
import { nodeOf, shuffled } from './documents.ts'

describe.each(Object.entries(corpus))('%s', (_, cases) => {
  it.each(cases)('$bump: $name', (each: ChangeCase) => {
    const { before, after } = documentsOf(each)
    const changes = compareDocuments(before, after)
    expect(changes.map(({ sentence }) => sentence)).toEqual(each.sentences)
    expect(bumpOf(changes) ?? 'none').toBe(each.bump)
  })
})

const all = Object.values(corpus).flat()

it('has 150 pairs at least, each with a name of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(150)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

it.each(all)('sees something from both sides, and the same in any order: $name', (each) => {
  const { before, after } = documentsOf(each)
  const changes = compareDocuments(before, after)
  expect(compareDocuments(after, before).length > 0).toBe(changes.length > 0)
  expect(compareDocuments(before, before)).toEqual([])
  const others = compareDocuments(shuffled(before, 7), shuffled(after, 11))
  expect(others.map(({ sentence }) => sentence).sort()).toEqual(changes.map(({ sentence }) => sentence).sort())
})

it.each(all)('says each fact once, on one line, and where it stands: $name', (each) => {
  const { before, after } = documentsOf(each)
  const changes = compareDocuments(before, after)
  expect(new Set(changes.map(({ sentence }) => sentence)).size).toBe(changes.length)
  for (const { sentence, pointer } of changes) {
    expect(sentence).toMatch(/^[^\p{Cc}\s][^\p{Cc}]{0,400}[^.\s]$/u)
    expect([before, after].some((document) => nodeOf(document, pointer) !== undefined)).toBe(true)
  }
})
