import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareDocuments } from '../../src/comparison/compare.ts'

const names = ['management', 'observability-cloud', 'observability-oss'] as const

function read(name: string): object {
  return JSON.parse(readFileSync(new URL(`../../../../${name}/openapi.json`, import.meta.url), 'utf8'))
}

describe.each(names)('the document %s', (name) => {
  it('has no difference to itself', () => {
    expect(compareDocuments(read(name), read(name))).toEqual([])
  })

  it('has no difference to itself in the opposite order', () => {
    expect(compareDocuments(read(name), reversed(read(name)) as object)).toEqual([])
  })
})

it('reports a change with its rule, its sentence and its bump', () => {
  const after = JSON.parse(JSON.stringify(read('observability-oss')))
  delete after.components.schemas.Alert.properties.note
  expect(compareDocuments(read('observability-oss'), after)).toEqual([
    {
      rule: 'field-removed',
      subject: { name: 'Alert', path: 'note' },
      arguments: ['has'],
      pointer: '#/components/schemas/Alert/properties/note',
      bump: 'major',
      sentence: 'Alert no longer has the field note',
    },
  ])
})

function reversed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(reversed)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [key, reversed(value)])
  return Object.fromEntries(entries.reverse())
}
