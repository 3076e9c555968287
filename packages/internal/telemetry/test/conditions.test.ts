import { describe, expect, it } from 'vitest'
import cases from './cases.json' with { type: 'json' }
import { ask, logs, midnight, minute, taken, telemetry } from './fixture.ts'

const all = taken('')

describe('a condition in SQL', () => {
  it.each(cases.sql as [string, string][])('%s matches the same rows as %s', (one, other) => {
    expect(taken(one, 'sql')).toBe(taken(other, 'sql'))
  })

  it('matches some of the rows', () => {
    const errors = taken("SeverityText = 'error'", 'sql')
    expect(errors).toBeGreaterThan(0)
    expect(errors + taken("SeverityText <> 'error'", 'sql')).toBe(all)
    expect(taken("Timestamp > '2020-01-01'", 'sql')).toBe(all)
    expect(taken("Timestamp < toDateTime('2020-01-01 00:00:00')", 'sql')).toBe(0)
    expect(taken('Duration / 1e6 > 100', 'sql', 'traces')).toBe(taken('Duration > 100000000', 'sql', 'traces'))
  })

  it.each(cases.refusedSql as [string, string][])('%s is refused: %s', (where, words) => {
    expect(() => taken(where, 'sql')).toThrow(words)
  })
})

describe('a condition in Lucene syntax', () => {
  // Quotes mean the exact value. There are no wildcards within a word, and attributes are compared as texts.
  it.each(cases.lucene as [string, string][])('%s matches the same rows as %s', (lucene, sql) => {
    expect(taken(lucene)).toBe(taken(sql, 'sql'))
  })

  it('compares durations as numbers', () => {
    expect(taken('Duration:>100000000', 'lucene', 'traces')).toBe(taken('Duration > 100000000', 'sql', 'traces'))
  })

  it('searches lists', () => {
    const failing = { sourceId: 'traces', groupBy: [] }
    const week = { startTime: midnight, endTime: midnight + 1440 * minute, granularity: '1d' as const }
    const found = ask({ ...failing, where: 'Events.Name:exception' }, week)
    expect(ask({ ...failing, where: 'Events.Attributes.exception.type:Timeout' }, week)).toEqual(found)
    expect(found).toHaveLength(1)
  })

  it.each(cases.refusedLucene as [string, string][])('%s is refused: %s', (where, words) => {
    expect(() => taken(where)).toThrow(words)
  })

  describe('of an alert or a tile', () => {
    const found = (where: string) => {
      const window = { startTime: midnight, endTime: midnight + 60 * minute }
      const [one] = telemetry.measure({ source: logs, select: { aggFn: 'count', where }, ...window })
      return Number(one?.value ?? 0)
    }
    it.each(cases.words as [string, string][])('%s searches words of the text, like %s', (lucene, sql) => {
      expect(found(lucene)).toBe(taken(sql, 'sql'))
    })
  })
})
