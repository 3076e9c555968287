import { describe, expect, it } from 'vitest'
import { functions } from '../src/functions/compile.ts'
import { Budget, QueryError } from '../src/refusals.ts'
import cases from './cases.json' with { type: 'json' }
import { ask, day, logs, midnight, taken, telemetry, value } from './fixture.ts'

/** The refusal of a group by the database; undefined if there is an answer. Throws all other errors. */
function refusalOf(group: string): string | undefined {
  try {
    return ask({ groupBy: [group] }, { endTime: midnight }) && undefined
  } catch (error) {
    if (error instanceof QueryError) return error.message
    throw error
  }
}

const nested = (start: string, count: number, inside: string, end: string) =>
  start.repeat(count) + inside + end.repeat(count)

describe('a name that every JavaScript object has', () => {
  it.each(cases.inherited as [string, 'lucene' | 'sql'][])('is unknown in the condition %s', (where, language) => {
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

  it('is refused by the database where its map is converted', () => {
    const maps = ["map('toString', 'a')", "[map('toString', 1)]", 'LogAttributes']
    for (const name of Object.keys(functions))
      for (const args of maps.flatMap((map) => [map, `Body, ${map}`, `1, ${map}`, `${map}, 'a'`, `${map}, ${map}`]))
        expect(() => refusalOf(`${name}(${args})`), `${name}(${args})`).not.toThrow()
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
    ['an open comment', '/*'.repeat(20_000), 'sql', 'Multiline comment is not closed'],
    ['a long condition', `Body = '${'a'.repeat(300_000)}'`, 'sql', 'Max query size exceeded'],
    ['a long condition in Lucene syntax', 'a '.repeat(150_000), 'lucene', 'Max query size exceeded'],
    ['a field with many dots', `${'a.'.repeat(20_000)}b:1`, 'lucene', 'Unknown expression'],
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

  it('is refused although the stack is nearly full', () => {
    const where = nested('(', 190, '1 = 1', ')')
    const fill = (): unknown => {
      try {
        return fill()
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        return expect(() => taken(where, 'sql')).toThrow('Maximum parse depth')
      }
    }
    fill()
  })

  it('is answered if it is neither too deep nor too long', () => {
    const all = taken('')
    expect(taken(nested('(', 150, '1 = 1', ')'), 'sql')).toBe(all)
    expect(taken(nested('(', 150, 'ServiceName:*', ')'))).toBe(all)
    expect(taken(Array(300).fill('ServiceName:nothing').join(' OR '))).toBe(0)
    expect(taken(Array(3_000).fill('1').join(' AND '), 'sql')).toBe(all)
  })
})

/** A lambda in a lambda, again and again: each makes the value of the one before it larger. */
function grown(times: number, larger: (parameter: string) => string): string {
  let list = "['a']"
  for (let time = 0; time < times; time++) list = `arrayMap(x -> ${larger('x')}, ${list})`
  return `length(toString(${list})) = 1`
}

/** The result of a function that is applied to its result. */
function repeated(start: string, times: number, next: (before: string) => string): string {
  return Array.from({ length: times }).reduce<string>(next, start)
}

const many = (count: number) => `splitByChar('', '${'a'.repeat(count)}')`
const long = 'a'.repeat(100)
const work = 'Limit for rows or bytes to read exceeded'
const memory = 'Memory limit (for query) exceeded'

describe('a condition that needs too much time or memory', () => {
  it.each([
    ['texts that double', grown(40, (x) => `concat(${x}, ${x})`), work],
    ['lists that double', grown(40, (x) => `[${x}, ${x}]`), work],
    ['types that double', grown(40, (x) => `tuple(${x}, ${x})`), memory],
    ['replacing', repeated(`'${long}'`, 9, (text) => `replaceAll(${text}, 'a', '${long}')`), memory],
    ['replacing patterns', repeated(`'${long}'`, 9, (text) => `replaceRegexpAll(${text}, 'a', '${long}')`), work],
    ['formatting', repeated("'a'", 9, (text) => `format('${'{0}'.repeat(100)}', ${text})`), memory],
    [
      'lambdas in lambdas',
      `length(arrayMap(x -> length(arrayMap(y -> concat(x, '${long}', y), ${many(9_000)})), ${many(9_000)})) = 1`,
      work,
    ],
    ['comparing lists', `hasAll(${many(90_000)}, arrayMap(x -> 'b', ${many(90_000)}))`, work],
    ['searching', `position('${'a'.repeat(120_000)}', concat('b', '${'a'.repeat(130_000)}')) = 1`, work],
    ['many patterns', `multiMatchAny(Body, [${Array.from({ length: 500 }, (_, n) => `'(a|b${n})*c{500}'`)}])`, work],
  ])('is refused: %s', (_, where, words) => {
    expect(() => taken(where, 'sql')).toThrow(words)
  })

  const doubled = Array.from({ length: 40 }, (_, n) => `concat(a${n}, a${n}) AS a${n + 1}`)

  it.each([
    ['that double', ['Body AS a0', ...doubled]],
    ['that are used often', ['Body AS a0', ...doubled.slice(0, 12), ...Array(500).fill('length(a12)')]],
  ])('is refused in a search for aliases %s', (_, select) => {
    const range = { start: midnight, end: midnight + 60_000 }
    const search = { source: logs, range, where: '', orderBy: '', limit: 1, select: select.join(', ') }
    expect(() => telemetry.search(search as never)).toThrow('AST is too big')
  })

  const large = `'${'a'.repeat(10_000)}'`

  it.each<[string, Parameters<typeof ask>[0], '1m' | '30d']>([
    ['groups', { groupBy: ['SpanId', large] }, '1m'],
    ['rows of the answer', { aggFn: 'none', field: large, groupBy: ['ServiceName'] }, '1m'],
    ['lists', { aggFn: 'none', field: 'groupArray(Body)' }, '30d'],
  ])('is refused for too large %s', (_, series, granularity) => {
    const year = { startTime: midnight - 365 * day, endTime: midnight, granularity }
    expect(() => ask(series, year)).toThrow(memory)
  })

  it.each([
    ['groups', 200_000, (budget: Budget) => budget.group(''), 'Limit for rows to GROUP BY exceeded: has 200001 rows'],
    ['rows', 300_000, (budget: Budget) => budget.row(null), 'Limit for result exceeded, max rows: 300.00 thousand'],
  ] as const)('may have so many %s: %d', (_, most, count, words) => {
    const budget = new Budget()
    for (let times = 0; times < most; times++) count(budget)
    expect(() => count(budget)).toThrow(words)
  })
})

describe('a pattern', () => {
  const all = taken('')

  it.each([
    [`match(concat('${'a'.repeat(5_000)}', '!'), '^(a+)+$')`, 0],
    [`extract(concat('${'a'.repeat(5_000)}', '!'), '^(a+)+$') = ''`, all],
    [`concat('${'a'.repeat(1_000)}', Body) LIKE '${'%a'.repeat(50)}%!b'`, 0],
    ["match('a\nb', '^a.b$')", all],
    ["match('a\nb', '(?-s)^a.b$')", 0],
    ["extract('ab12', '[a-z]+([0-9])') = '1'", all],
    ["replaceRegexpAll('a1b22', '([a-z])([0-9]+)', '\\\\2\\\\1$1') = '1a$122b$1'", all],
    ["replaceRegexpOne('aa', 'a', 'b') = 'ba'", all],
    ["'%_\\\\' LIKE '\\\\%\\\\_\\\\\\\\'", all],
    ["'ÄB' ILIKE 'äb'", all],
    ["multiMatchAny('abc', ['^b', 'c$'])", all],
  ])('is matched as the database does: %s', (where, count) => {
    expect(taken(where, 'sql')).toBe(count)
  })
})
