import { expect, it } from 'vitest'
import { compareDocuments } from '../../src/comparison/compare.ts'
import { baseDocument, type Json } from './corpus/base.ts'
import { shipped } from './documents.ts'

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
