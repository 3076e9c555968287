import { describe, expect, it } from 'vitest'
import { ask, taken, value } from './fixture.ts'

const nested = (start: string, count: number, inside: string, end: string) =>
  start.repeat(count) + inside + end.repeat(count)

describe('a name that every JavaScript object has', () => {
  it.each([
    ['constructor:1', 'lucene'],
    ['toString:*', 'lucene'],
    ['__proto__:1', 'lucene'],
    ['ServiceName.constructor:1', 'lucene'],
    ['constructor.keys = 1', 'sql'],
    ['__proto__ = 1', 'sql'],
    ['hasOwnProperty(Body)', 'sql'],
    ['LogAttributes.__proto__.x = 1', 'sql'],
  ] as const)('is unknown in the condition %s', (where, language) => {
    expect(() => taken(where, language)).toThrow(/Unknown expression|does not exist|Unsupported column type/)
  })

  it('is unknown as a field and as a group', () => {
    expect(() => ask({ groupBy: ['constructor'] })).toThrow('identifier `constructor`')
    expect(() => ask({ aggFn: 'max', field: '__proto__' })).toThrow('identifier `__proto__`')
    expect(() => ask({ aggFn: 'none', field: 'constructor(1)' })).toThrow('`constructor` does not exist')
  })

  it('is a name like others for keys of maps, keys of JSON, and parameters', () => {
    expect(taken("LogAttributes['constructor'] = ''", 'sql')).toBe(taken(''))
    expect(taken('LogAttributes.constructor:*')).toBe(0)
    expect(value({ aggFn: 'any', field: "JSONHas('{}', 'toString')" })).toBe(0)
    expect(value({ aggFn: 'any', field: 'arrayMap(__proto__ -> __proto__ + 1, [1])' })).toEqual([2])
    const group = "map('toString', 'a')"
    expect(ask({ groupBy: [group] })[0]?.group).toEqual([{ toString: 'a' }])
  })

  it('does not hide the columns of a row in a lambda', () => {
    const where = "arrayExists(x -> x = ServiceName, ['gateway'])"
    expect(taken(`${where} AND Timestamp > '2020-01-01'`, 'sql')).toBe(taken("ServiceName = 'gateway'", 'sql'))
  })
})

describe('a deep or long condition', () => {
  it.each([
    ['Lucene brackets', nested('(', 5_000, 'Body:a', ')'), 'lucene', 'Maximum parse depth'],
    ['SQL brackets', nested('(', 600, '1 = 1', ')'), 'sql', 'Maximum parse depth'],
    ['signs', `${'- '.repeat(5_000)}1 = 1`, 'sql', 'Maximum parse depth'],
    ['negations', `${'NOT '.repeat(5_000)}1`, 'sql', 'Maximum parse depth'],
    ['intervals', `${'INTERVAL '.repeat(5_000)}1`, 'sql', 'Maximum parse depth'],
    ['types', `1::${nested('Array(', 5_000, 'Int8', ')')}`, 'sql', 'Maximum parse depth'],
    ['calls', nested('not(', 5_000, '1', ')'), 'sql', 'Maximum parse depth'],
    ['a sum', `${'1 + '.repeat(5_000)}1 = 1`, 'sql', 'AST is too deep'],
    ['keys', `LogAttributes${"['a']".repeat(5_000)}`, 'sql', 'AST is too deep'],
    ['ranges of ranges', `1${' BETWEEN 0 AND 1'.repeat(40)}`, 'sql', 'AST is too big'],
    [
      'cases of cases',
      nested('CASE ', 20, '1', ' WHEN 1 THEN 1 WHEN 2 THEN 1 WHEN 3 THEN 1 END'),
      'sql',
      'AST is too big',
    ],
    ['an open comment', '/*'.repeat(100_000), 'sql', 'Multiline comment is not closed'],
    ['a long condition', `Body = '${'a'.repeat(300_000)}'`, 'sql', 'Max query size exceeded'],
    ['a long condition in Lucene syntax', 'a '.repeat(150_000), 'lucene', 'Max query size exceeded'],
    ['a field with many dots', `${'a.'.repeat(100_000)}b:1`, 'lucene', 'Unknown expression'],
  ] as const)('is refused: %s', (_, where, language, words) => {
    expect(() => taken(where, language)).toThrow(words)
  })

  it.each([
    nested('NOT (', 40, '', ''),
    nested('(Body:a OR ', 100, '', ''),
    nested('-(a (b ', 60, '', ''),
    nested('NOT (Body:a OR ', 60, 'Body:b', ''),
  ])('is refused soon although its brackets are open', (where) => {
    expect(() => taken(where)).toThrow(/^Expected .* found\.$/)
  })

  it('is answered if it is neither too deep nor too long', () => {
    const all = taken('')
    expect(taken(nested('(', 150, '1 = 1', ')'), 'sql')).toBe(all)
    expect(taken(nested('(', 150, 'ServiceName:*', ')'))).toBe(all)
    expect(taken(Array(300).fill('ServiceName:nothing').join(' OR '))).toBe(0)
    expect(taken(Array(900).fill('1').join(' AND '), 'sql')).toBe(all)
  })
})
