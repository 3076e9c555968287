import { describe, expect, test } from 'vitest'
import { compareDeclarations } from '../../src/declarations/compare.ts'
import { surfaceOf, worldOf } from '../surfaces.ts'
import { pairs } from './pairs.ts'

/** What is said of a package with one entry. */
function changesOf(before: string, after: string): [string, string][] {
  const [old, now] = [before, after].map((text) => worldOf(surfaceOf({ 'index.d.ts': text })))
  if (!old || !now) return []
  return compareDeclarations(old, now)('@made-up/package').map(({ bump, sentence }) => [bump, sentence])
}

describe('a comparison of declarations', () => {
  test.concurrent.each(pairs)('says of $title what it means', ({ before, after, says }) => {
    expect(changesOf(before, after).toSorted()).toEqual(says.toSorted())
  })

  test('says nothing of what stayed as it was', () => {
    for (const { before, after } of pairs) {
      expect(changesOf(before, before)).toEqual([])
      expect(changesOf(after, after)).toEqual([])
    }
  })

  test('has a table that is large enough to be believed', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(60)
    expect(new Set(pairs.map(({ title }) => title)).size).toBe(pairs.length)
  })
})
