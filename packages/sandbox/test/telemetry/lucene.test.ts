import { describe, expect, it } from 'vitest'
import { ask, logs, midnight, minute, taken, takenSpans, telemetry } from './fixture.ts'

const all = taken('')
const errors = taken("SeverityText = 'error'", 'sql')

describe('a condition in Lucene syntax', () => {
  it.each([
    ['SeverityText:error', "SeverityText = 'error'"],
    ['SeverityText:ERR', "SeverityText = 'error'"],
    ['-SeverityText:error', "SeverityText != 'error'"],
    ['SeverityText:(error OR warn)', "SeverityText IN ('error', 'warn')"],
    ['-SeverityText:(error OR warn)', "SeverityText NOT IN ('error', 'warn')"],
    ['SeverityText:(NOT error)', "SeverityText != 'error'"],
    ['SeverityText:info ServiceName:gateway', "SeverityText = 'info' AND ServiceName = 'gateway'"],
    ['+SeverityText:info -ServiceName:gateway', "SeverityText = 'info' AND ServiceName != 'gateway'"],
    ['SeverityText:info NOT ServiceName:gateway', "SeverityText = 'info' AND ServiceName != 'gateway'"],
    [
      'ServiceName:catalog OR ServiceName:gateway AND SeverityText:warn',
      "ServiceName = 'catalog' OR (ServiceName = 'gateway' AND SeverityText = 'warn')",
    ],
    [
      'ServiceName:gateway AND SeverityText:warn OR ServiceName:catalog',
      "ServiceName = 'catalog' OR (ServiceName = 'gateway' AND SeverityText = 'warn')",
    ],
    [
      '(ServiceName:catalog OR ServiceName:gateway) AND SeverityText:warn',
      "ServiceName IN ('catalog', 'gateway') AND SeverityText = 'warn'",
    ],
    ['ResourceAttributes.service.name:payments', "ResourceAttributes['service.name'] = 'payments'"],
    ['ResourceAttributes.k8s.pod.name:"nothing"', '1 = 0'],
    ['LogAttributes.user.id:*', "LogAttributes['user.id'] != ''"],
    ['-LogAttributes.user.id:*', "LogAttributes['user.id'] = ''"],
    ['SeverityNumber:>9', 'SeverityNumber > 9'],
    ['SeverityNumber:[9 TO 13]', 'SeverityNumber BETWEEN 9 AND 13'],
    ['SeverityNumber:[13 TO *]', 'SeverityNumber >= 13'],
    ['SeverityNumber:"17"', 'SeverityNumber = 17'],
    ['SeverityText:[a TO f]', "SeverityText >= 'a' AND SeverityText <= 'f'"],
    ['Body:*signed*', "Body ILIKE '%signed%'"],
    ['Body:"connection to database lost, retrying"', "Body = 'connection to database lost, retrying'"],
    ['`ServiceName`:gateway', "ServiceName = 'gateway'"],
  ])('%s matches the same rows as %s', (lucene, sql) => {
    expect(taken(lucene)).toBe(taken(sql, 'sql'))
  })

  it('matches the exact value in quotes', () => {
    expect(errors).toBeGreaterThan(0)
    expect(taken('SeverityText:"error"')).toBe(errors)
    expect(taken('SeverityText:"ERROR"')).toBe(0)
    expect(taken('SeverityText:"err"')).toBe(0)
  })

  it('has no wildcards within a word and no regular expressions', () => {
    expect(taken('SeverityText:err*r')).toBe(0)
    expect(taken('SeverityText:/err.*/')).toBe(0)
    expect(taken('SeverityText:100%')).toBe(0)
  })

  it('compares durations as numbers and attributes as texts', () => {
    expect(takenSpans('Duration:>100000000')).toBe(takenSpans('Duration > 100000000', 'sql'))
    expect(taken('LogAttributes.duration_ms:>5')).toBe(taken("LogAttributes['duration_ms'] > '5'", 'sql'))
  })

  it('searches lists', () => {
    const failing = { sourceId: 'traces', groupBy: [] }
    const week = { startTime: midnight, endTime: midnight + 1440 * minute, granularity: '1d' as const }
    const found = ask({ ...failing, where: 'Events.Name:exception' }, week)
    expect(ask({ ...failing, where: 'Events.Attributes.exception.type:Timeout' }, week)).toEqual(found)
    expect(found).toHaveLength(1)
  })

  it.each([
    ['level:error', 'Unknown expression or function identifier `level`'],
    ['SeverityText:error AND Nope.x:1', 'Unknown expression or function identifier `Nope.x`'],
    ['error', 'Can not search bare text without an implicit column set.'],
    ['SeverityText:', 'Expected '],
    ['a:b:c', 'but ":" found'],
    ['(', 'but end of input found'],
    ['"open', 'but end of input found'],
    ['!SeverityText:error', 'Exclamation mark can only occur in != operator: Syntax error'],
    ['SeverityNumber:many', 'Cannot read floating point value here: many'],
    ['SeverityNumber:>many', "Cannot convert string 'many' to type UInt8"],
    ['SeverityNumber:*', 'Illegal type UInt8 of argument of function notEmpty'],
    ['LogAttributes:5', 'Map or Tuple types cannot be searched with Lucene.'],
    ['LogAttributes.n:[1 TO 5]', 'There is no supertype for types String, UInt8'],
    ['ServiceName.x:1', 'Unsupported column type for prefix match'],
  ])('%s is refused: %s', (where, words) => {
    expect(() => taken(where)).toThrow(words)
  })

  it('is refused if it compares lists', () => {
    expect(() => takenSpans('Events.Name:>1')).toThrow('> comparison is not supported for Array-type fields')
    expect(() => takenSpans('Events.Attributes:x')).toThrow("Try 'Events.Attributes.key:value'")
  })

  describe('of an alert or a tile', () => {
    const found = (where: string) => {
      const window = { startTime: midnight, endTime: midnight + 60 * minute }
      const [one] = telemetry.measure({ source: logs, select: { aggFn: 'count', where }, ...window })
      return Number(one?.value ?? 0)
    }
    it.each([
      ['signed', "Body LIKE '%signed%'"],
      ['SIGNED', "Body LIKE '%signed%'"],
      ['sign', '1 = 0'],
      ['user*', "Body LIKE 'user%'"],
      ['*in', "Body LIKE '%in'"],
      ['"signed in"', "Body LIKE '%signed in%'"],
      ['"in signed"', '1 = 0'],
      ['signed user', "Body LIKE '%signed%' AND Body LIKE '%user%'"],
      ['-signed', "Body NOT LIKE '%signed%'"],
      ['http://nowhere', '1 = 0'],
    ])('%s searches words of the text, like %s', (lucene, sql) => {
      expect(found(lucene)).toBe(taken(sql, 'sql'))
    })

    it('matches all rows if it is empty', () => {
      expect(found('')).toBe(all)
    })
  })
})
