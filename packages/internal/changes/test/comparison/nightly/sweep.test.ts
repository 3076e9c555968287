import { pointerTo } from '@clouddb/document/pointer'
import { describe, expect, it } from 'vitest'
import { compareDocuments } from '../../../src/comparison/compare-documents.ts'
import type { Json } from '../corpus/index.ts'
import { altered, at, keywordsOf, schemasOf, shipped, shuffled, silent } from '../documents.ts'

/** A keyword of a schema, and the type that it belongs to. */
interface Keyword {
  readonly keys: readonly string[]
  readonly keyword: string
  readonly type?: string
}

describe.each(shipped)('each keyword of each schema of %s', (_, read) => {
  const before = read()
  const found = schemasOf(before)
  // An empty list, as in `x-always: []`, tells users nothing.
  const told = keywordsOf(before).filter(({ keys, keyword }) => String(at(before, keys)[keyword]) !== '')
  const keywords = told.map((each): Keyword => {
    const type = each.keys[1] === 'schemas' ? each.keys[2] : undefined
    return { ...each, ...(type === undefined ? {} : { type }) }
  })

  /** Changes one keyword of every type at once, then the next one, and returns the keywords without a report. */
  function quietTypes(change: (schema: Json, keyword: string) => void): string[] {
    const byType = Map.groupBy(keywords, ({ type, keys }) => type ?? keys.slice(0, 2).join('/'))
    const longest = Math.max(...[...byType.values()].map(({ length }) => length))
    return Array.from({ length: longest }).flatMap((_, round) => {
      const after = read()
      const changed = [...byType.values()].flatMap((own) => own[round] ?? [])
      for (const { keys, keyword } of changed) change(at(after, keys), keyword)
      const changes = compareDocuments(before, after)
      const isTold = ({ keys, type }: Keyword) => {
        if (type === undefined) return changes.some(({ pointer }) => pointer.startsWith(pointerTo(...keys.slice(0, 3))))
        const ofType = new RegExp(`^(The (items|condition) of |\\S+ of )?${type}(?![\\w])`)
        return changes.some(({ sentence }) => ofType.test(sentence))
      }
      return changed.filter((each) => !isTold(each)).map(({ keys, keyword }) => [...keys, keyword].join('/'))
    })
  }

  it('is reported when it is removed', () => {
    expect(quietTypes((schema, keyword) => delete schema[keyword])).toEqual([])
  })

  it('is reported when it changes', () => {
    const change = (schema: Json, keyword: string) => {
      schema[keyword] = altered(schema[keyword])
    }
    expect(quietTypes(change)).toEqual([])
  })

  it('is not reported if it is for maintainers only', () => {
    const after = read()
    for (const keys of found) {
      const schema = at(after, keys)
      if (typeof schema === 'object') for (const keyword of silent) schema[keyword] = 'something else'
    }
    expect(compareDocuments(before, after)).toEqual([])
  })

  it('can be in any order', () => {
    expect(compareDocuments(before, shuffled(before, 1))).toEqual([])
    expect(compareDocuments(shuffled(before, 2), before)).toEqual([])
  })
})
