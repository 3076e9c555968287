import { expect, it } from 'vitest'
import { type Rule, rules } from '../../src/comparison/change-rules.ts'
import { compareDocuments } from '../../src/comparison/compare-documents.ts'
import { baseDocument, corpus, type Json } from './corpus/index.ts'
import { nodeOf, shipped, shuffled } from './documents.ts'

const covered = new Set<Rule>()

it.each(corpus)('$name', ({ before, after, expected }) => {
  const changes = compareDocuments(before, after)
  for (const { rule } of changes) covered.add(rule)
  const told = (list: typeof changes) => list.map(({ bump, sentence }) => `${bump}: ${sentence}`)
  expect(told(changes)).toEqual(expected)
  expect(compareDocuments(after, before).length > 0).toBe(changes.length > 0)
  expect(compareDocuments(before, structuredClone(before))).toEqual([])
  expect(told(compareDocuments(shuffled(before, 7), shuffled(after, 11))).sort()).toEqual(expected.toSorted())
  expect(new Set(changes.map(({ sentence }) => sentence)).size).toBe(changes.length)
  for (const { sentence, pointer } of changes) {
    expect(sentence).toMatch(/^[^\p{Cc}\s][^\p{Cc}]{0,400}[^.\s]$/u)
    expect([before, after].some((document) => nodeOf(document, pointer) !== undefined)).toBe(true)
  }
})

it('has a pair for each rule', () => {
  expect(Object.keys(rules).filter((rule) => !covered.has(rule as Rule))).toEqual([])
})

it('has a name of its own for each pair', () => {
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length)
})

it.each(shipped)('%s has no difference to itself in the opposite order', (_, read) => {
  expect(compareDocuments(read(), reversed(read()))).toEqual([])
})

it('reports a change with its rule, its sentence and its bump', () => {
  const before = baseDocument()
  before.components.schemas.Alert.properties.extra = { type: 'string' }
  expect(compareDocuments(before, baseDocument())).toEqual([
    {
      rule: 'field-removed',
      subject: { name: 'Alert', path: 'extra' },
      arguments: ['has'],
      pointer: '#/components/schemas/Alert/properties/extra',
      bump: 'major',
      sentence: 'Alert no longer has the field extra',
    },
  ])
})

function reversed(node: Json): Json {
  if (Array.isArray(node)) return node.map(reversed)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [key, reversed(value)])
  return Object.fromEntries(entries.reverse())
}
