import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aggregateNames } from '../../src/functions/aggregates.ts'
import { functions } from '../../src/functions/compile.ts'
import sql from '../../src/language/sql.json' with { type: 'json' }
import { QueryError } from '../../src/telemetry.ts'
import cases from '../cases.json' with { type: 'json' }
import { ask, hour, midnight } from '../fixture.ts'

/** Tests other queries each night. `SEED=7 TEST_TIER=all` tests those of a seed again. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

const { names, columns, texts, numbers, types } = cases.fuzz

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
const literal = fc.constantFrom(...numbers, ...[...texts, ...names].map(quoted))
const column = fc.constantFrom(...columns, ...names, ...names.map((name) => `LogAttributes.${name}`), 'x')
const operator = fc.constantFrom(...Object.keys(sql.operators), 'AND', 'OR', 'LIKE', 'NOT ILIKE', 'REGEXP', 'IN')

const { expression } = fc.letrec<{ expression: string; list: string[] }>((tie) => {
  const inner = tie('expression')
  const several = tie('list')
  const call = (called: readonly string[]) =>
    fc.tuple(fc.constantFrom(...called, ...names), several).map(([name, args]) => `${name}(${args.join(', ')})`)
  return {
    list: fc.array(inner, { maxLength: 4 }),
    expression: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'query' },
      literal,
      column,
      call(Object.keys(functions)),
      call(Object.keys(functions)),
      call(aggregateNames.flatMap((name) => [name, `${name}If`, `${name}(0.5)`])),
      fc.tuple(inner, operator, inner).map((parts) => `(${parts.join(' ')})`),
      several.map((items) => `[${items.join(', ')}]`),
      several.map((items) => `map(${items.join(', ')})`),
      several.map((items) => `(${items.join(', ')})`),
      fc.tuple(inner, inner).map(([list, key]) => `${list}[${key}]`),
      fc.tuple(inner, fc.constantFrom(...types)).map(([value, type]) => `${value}::${type}`),
      fc
        .tuple(fc.constantFrom('arrayMap', 'arrayFilter', 'arraySum'), fc.constantFrom('x', ...names), inner, inner)
        .map(([name, parameter, body, list]) => `${name}(${parameter} -> ${body}, ${list})`),
      fc.tuple(inner, inner, inner).map(([value, low, high]) => `${value} BETWEEN ${low} AND ${high}`),
      fc.tuple(inner, inner, inner).map(([value, one, other]) => `CASE ${value} WHEN ${one} THEN ${other} END`),
      inner.map((amount) => `now() - INTERVAL ${amount} DAY`),
    ),
  }
})

const fields = [...columns, ...names].map((name) => `${name}:`)
const piece = fc.constantFrom(...cases.fuzz.lucene, ...fields, ...texts, ...names)
const lucene = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

const series = fc.record({
  sourceId: fc.constantFrom('logs', 'traces', 'sessions', 'metrics'),
  aggFn: fc.constantFrom('count', 'sum', 'max', 'any', 'none', 'quantile', 'count_distinct', 'increase'),
  field: fc.oneof(expression, fc.constantFrom('SeverityNumber', '1')),
  groupBy: fc.array(fc.oneof(expression, fc.constantFrom(...names, 'ServiceName', 'ALL')), { maxLength: 2 }),
  metricDataType: fc.constantFrom('gauge', 'sum', 'histogram'),
  metricName: fc.constantFrom('system.cpu.utilization', 'http.requests', 'http.duration'),
  condition: fc.oneof(
    fc.constant({ where: '', whereLanguage: 'sql' as const }),
    fc.record({ where: lucene, whereLanguage: fc.constant('lucene' as const) }),
    fc.record({ where: expression, whereLanguage: fc.constant('sql' as const) }),
  ),
})

test(`every query ends in an answer or in a refusal of the database, with SEED=${seed}`, () => {
  const shapes = fc.constantFrom('ratio' as const, 'column' as const)
  let answered = 0
  const property = fc.property(series, shapes, ({ condition, ...one }, seriesReturnType) => {
    const window = { startTime: midnight, endTime: midnight + hour / 6, granularity: '5m' as const }
    try {
      const rows = ask({ ...one, ...condition } as never, { ...window, seriesReturnType })
      JSON.stringify(rows)
      answered++
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
    }
  })
  fc.assert(property, { numRuns: 20_000, seed })
  expect(answered).toBeGreaterThan(200)
})
