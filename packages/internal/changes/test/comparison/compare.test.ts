import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareDocuments } from '../../src/comparison/compare.ts'
import { bumpOf, formatChanges } from '../../src/comparison/groups.ts'

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

it('says a change in words, with the bump that it needs', () => {
  const after = JSON.parse(JSON.stringify(read('observability-oss')))
  delete after.components.schemas.Alert.properties.note
  const changes = compareDocuments(read('observability-oss'), after)
  expect(formatChanges(changes)).toBe('Breaking:\n\n- Alert no longer has the field note.')
  expect(bumpOf(changes)).toBe('major')
})

function reversed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(reversed)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [key, reversed(value)])
  return Object.fromEntries(entries.reverse())
}
