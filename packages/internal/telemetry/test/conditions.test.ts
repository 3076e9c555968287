import { describe, expect, it } from 'vitest'
import { ask, logs, midnight, minute, taken, telemetry } from './fixture.ts'

const all = taken('')

describe('a condition in SQL', () => {
  it.each([
    ["SeverityText = 'error'", "SeverityText == 'error'"],
    ["SeverityText IN ('error', 'warn')", "SeverityText = 'error' OR SeverityText = 'warn'"],
    ["Body LIKE 'user%'", "startsWith(Body, 'user')"],
    ["Body LIKE '_ser%'", "match(Body, '^.ser')"],
    ['SeverityNumber BETWEEN 9 AND 13', 'SeverityNumber >= 9 and SeverityNumber <= 13'],
    ["lower(SeverityText) = 'error';", "SeverityText = 'error' -- nothing else"],
    ["mapContains(LogAttributes, 'user.id')", "LogAttributes['user.id'] != ''"],
    ['Timestamp - INTERVAL 1 MINUTE > now()', 'Timestamp - 60 > now()'],
    ['Timestamp > now() - INTERVAL 10 MINUTE', 'Timestamp + 600 > now()'],
    ["arrayExists(name -> name = 'user.id', mapKeys(LogAttributes))", "has(LogAttributes.keys, 'user.id')"],
    ["CASE SeverityText WHEN 'error' THEN 1 END = 1", "otel_logs.SeverityText = 'error'"],
    ["and(SeverityText = 'error', 1)", "SeverityText = 'error'"],
  ])('%s matches the same rows as %s', (one, other) => {
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

  it.each([
    ["SeverityNumber = 'a'", "Cannot convert string 'a' to type UInt8"],
    ["Timestamp > 'last week'", 'Cannot read DateTime: unexpected word'],
    ["match(Body, '[a')", 'cannot compile re2: [a, error'],
    ['toUInt32OrDefault(Body, 0) > 1', 'Default value type should be same as cast type'],
    ['NOT Body', 'Illegal type (String) of argument of function not'],
    ["hasToken(Body, 'a b')", 'Needle must not contain whitespace or separator characters'],
    ['intDiv(SeverityNumber, 0) = 1', 'Division by zero'],
    ['toUInt8(Body) = 1', 'Cannot parse UInt8 from String'],
    ['nope(Nope) = 1', 'identifier `Nope`'],
  ])('%s is refused: %s', (where, words) => {
    expect(() => taken(where, 'sql')).toThrow(words)
  })
})

const either = "ServiceName = 'catalog' OR (ServiceName = 'gateway' AND SeverityText = 'warn')"

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
    ['ServiceName:catalog OR ServiceName:gateway AND SeverityText:warn', either],
    ['ServiceName:gateway AND SeverityText:warn OR ServiceName:catalog', either],
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
    ['SeverityNumber:{9 TO 17]', 'SeverityNumber > 9 AND SeverityNumber <= 17'],
    ['SeverityNumber:[9 TO 17}', 'SeverityNumber >= 9 AND SeverityNumber < 17'],
    ['SeverityNumber:"17"', 'SeverityNumber = 17'],
    ['SeverityText:[a TO f]', "SeverityText >= 'a' AND SeverityText <= 'f'"],
    ['Body:*signed*', "Body ILIKE '%signed%'"],
    ['Body:"connection to database lost, retrying"', "Body = 'connection to database lost, retrying'"],
    ['`ServiceName`:gateway', "ServiceName = 'gateway'"],
    // Quotes mean the exact value. There are no wildcards within a word, and no regular expressions.
    ['SeverityText:"error"', "SeverityText = 'error'"],
    ['SeverityText:"ERROR"', '1 = 0'],
    ['SeverityText:"err"', '1 = 0'],
    ['SeverityText:err*r', '1 = 0'],
    ['SeverityText:/err.*/', '1 = 0'],
    ['SeverityText:100%', '1 = 0'],
    // Attributes are compared as texts.
    ['LogAttributes.duration_ms:>5', "LogAttributes['duration_ms'] > '5'"],
  ])('%s matches the same rows as %s', (lucene, sql) => {
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

  it.each([
    ['SeverityNumber:many', 'Cannot read floating point value here: many'],
    ['SeverityNumber:*', 'Illegal type UInt8 of argument of function notEmpty'],
    ['ServiceName.x:1', 'Unsupported column type for prefix match'],
  ])('%s is refused: %s', (where, words) => {
    expect(() => taken(where)).toThrow(words)
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
      ['', '1 = 1'],
    ])('%s searches words of the text, like %s', (lucene, sql) => {
      expect(found(lucene)).toBe(taken(sql, 'sql'))
    })
  })
})
