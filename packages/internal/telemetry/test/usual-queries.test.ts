import { expect, test } from 'vitest'
import { ask, hour, logs, midnight, telemetry, total, traces } from './fixture.ts'
import queries from './usual-queries.json' with { type: 'json' }

const window = { startTime: midnight, endTime: midnight + 3 * hour }
const wholeDay = { ...window, endTime: window.endTime - 1, granularity: '1d' } as const
const all = total(ask({}, wholeDay))

test.each(queries.searches)('a search of logs finds some of them: %s', (where) => {
  const [found] = telemetry.measure({ source: logs, select: { aggFn: 'count', where }, ...window })
  expect(Number(found?.value)).toBeGreaterThan(0)
  expect(Number(found?.value)).toBeLessThan(all)
})

test.each(queries.conditions)('a condition on logs takes some of them: %s', (where) => {
  const taken = total(ask({ where, whereLanguage: 'sql' }, wholeDay))
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThanOrEqual(all)
})

test.each(queries.values)('an expression of spans has a value: %s', (valueExpression) => {
  const [found] = telemetry.measure({ source: traces, select: { aggFn: 'none', valueExpression }, ...window })
  expect([null, undefined, '', 0, '0']).not.toContain(found?.value)
})

test.each(queries.groups)('logs can be grouped by %s, and every log has its group', (expression) => {
  const inColumns = { ...wholeDay, seriesReturnType: 'column' } as const
  const rows = ask({ groupBy: [expression] }, inColumns) as unknown as { series_0: string }[]
  expect(rows.reduce((sum, row) => sum + Number(row.series_0), 0)).toBe(all)
})
