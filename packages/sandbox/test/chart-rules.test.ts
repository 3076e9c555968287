import { describe, expect, test } from 'vitest'
import { complaintOfChart, dashboard, february, known, line, server, tile } from './server.ts'

const count = { aggFn: 'count' }

describe('select items', () => {
  const needed = 'config.select.0: Value expression is required for non-count aggregation functions'
  const only = 'config.select.0: Level can only be used with quantile aggregation function'
  test.each([
    [
      { ...count, valueExpression: 'x' },
      'config.select.0: Value expression cannot be used with count aggregation function',
    ],
    [{ ...count, valueExpression: '' }, undefined],
    [{ ...count, level: 0.5 }, only],
    [{ aggFn: 'avg' }, needed],
    [{ aggFn: 'avg', valueExpression: '', level: 0.5 }, `${only}; ${needed}`],
    [{ aggFn: 'quantile', valueExpression: 'x', level: 0.75 }, 'config.select.0.level: Invalid input'],
    [{ aggFn: 'quantile', valueExpression: 'x', level: 0.95 }, undefined],
    [
      { ...count, metricType: 7 },
      "config.select.0.metricType: Invalid enum value. Expected 'gauge' | 'histogram' | 'sum' | 'summary' | 'exponential histogram', received '7'",
    ],
  ])('%o', async (item, said) => {
    expect(await complaintOfChart(line({ select: [item] }))).toBe(said)
  })
})

describe('ratios and numbers', () => {
  const ratio = 'config: asRatio can only be used with exactly two select items'
  const single = 'Number tiles support a single select item unless formulas are used (extra items are formula operands)'
  test.each([
    [line({ asRatio: true }), ratio],
    [line({ asRatio: true, select: [count, count] }), undefined],
    [{ displayType: 'markdown', asRatio: true }, ratio],
    [line({ displayType: 'number', select: [count, count] }), `config.select: ${single}`],
    [line({ displayType: 'number', select: [count, count], formulas: [{ expression: 'A/B' }] }), undefined],
  ])('%o', async (config, said) => {
    expect(await complaintOfChart(config)).toBe(said)
  })

  test('of older servers are judged by the list', async () => {
    expect(await complaintOfChart(line({ displayType: 'number', select: [count, count] }), february)).toBe(
      'config.select: Array must contain exactly 1 element(s)',
    )
  })
})

describe('formulas', () => {
  const letters = 'series references are uppercase letters (A, B, C, ...)'
  const single = 'series references are single letters (A, B, C, ...) and functions are not supported'
  test.each([
    ['A / (A + B) * 100', undefined],
    ['-(.5 * A) - 1.', undefined],
    [' ', 'Expression is empty'],
    ['1 + 2', 'Expression must reference at least one series (A, B, C, ...)'],
    [
      'C + C + D',
      'Unknown series "C" — this chart only has series A through B; Unknown series "D" — this chart only has series A through B',
    ],
    ['ABS(A)', `Unexpected "ABS" — ${single}`],
    ['a', `Unexpected "a" — ${letters}`],
    ['A % B', 'Unexpected character "%"'],
    [`${'9'.repeat(400)}*A`, `Invalid number "${'9'.repeat(400)}"`],
    ['(A', 'Missing closing parenthesis'],
    ['A)', 'Unmatched closing parenthesis'],
    ['A B', 'Unexpected series reference "B"'],
    ['A 2', 'Unexpected number "2"'],
    ['A (B)', 'Unexpected opening parenthesis'],
    ['()', 'Unexpected closing parenthesis'],
    ['+A', 'Unexpected operator "+"'],
    ['A +', 'Unexpected end of expression'],
    [`${'('.repeat(64)}A${')'.repeat(64)}`, undefined],
    [`${'-'.repeat(65)}A`, 'Expression is nested too deeply (max 64 levels)'],
  ])('%s', async (expression, said) => {
    const complaint = await complaintOfChart(line({ select: [count, count], formulas: [{ expression }] }))
    expect(complaint).toBe(said && `config.formulas.0.expression: ${said}`)
  })

  test('exclude a ratio, and a number has one of them', async () => {
    const formulas = [{ expression: 'A' }, { expression: 'B' }]
    expect(
      await complaintOfChart(line({ displayType: 'number', select: [count, count], asRatio: true, formulas })),
    ).toBe(
      'config.formulas: formulas cannot be combined with asRatio; express the ratio as a formula instead (e.g. "A / B"); config.formulas: Number charts support a single formula',
    )
  })

  test('are judged also where a chart has no place for them', async () => {
    const search = { displayType: 'search', sourceId: known.log, select: '', formulas: [{ expression: 'A' }] }
    expect(await complaintOfChart(search)).toBe(
      'config.formulas.0.expression: Unknown series "A" — this chart has no series',
    )
  })
})

describe('series, the older form, come back as a config', () => {
  const { config: _, ...bare } = tile() as { config: object }
  const counted = { sourceId: known.log, aggFn: 'count', where: '' }
  const answered = async (series: readonly object[], asRatio?: boolean, since?: string) => {
    const sent = { ...bare, series, ...(asRatio !== undefined && { asRatio }) }
    const { body } = await server(since).post('/dashboards', dashboard([sent]))
    return body.data.tiles[0].config
  }
  const item = { aggFn: 'count', valueExpression: '', where: '', whereLanguage: 'lucene' }

  test('lines and bars, as a ratio if there are two', async () => {
    const one = { type: 'time', ...counted, groupBy: ['a', 'b'], displayType: 'stacked_bar' }
    expect(await answered([one], true)).toEqual({
      displayType: 'stacked_bar',
      sourceId: known.log,
      asRatio: false,
      fillNulls: true,
      groupBy: 'a,b',
      select: [item],
    })
    expect(await answered([{ ...one, displayType: 'line' }, one], true)).toMatchObject({
      displayType: 'line',
      asRatio: true,
    })
  })

  test('tables without their order, numbers with their first item', async () => {
    const table = { type: 'table', ...counted, groupBy: [], sortOrder: 'desc', numberFormat: { output: 'byte' } }
    expect(await answered([{ ...table, numberFormat: undefined }, table])).toEqual({
      displayType: 'table',
      sourceId: known.log,
      asRatio: false,
      select: [item, item],
      numberFormat: { output: 'byte' },
    })
    const number = { type: 'number', ...counted }
    expect(await answered([number, number])).toEqual({ displayType: 'number', sourceId: known.log, select: [item] })
  })

  test('searches and texts', async () => {
    const search = { type: 'search', sourceId: known.log, fields: ['a', 'b'], where: 'c' }
    expect(await answered([search])).toEqual({
      displayType: 'search',
      sourceId: known.log,
      select: 'a, b',
      where: 'c',
      whereLanguage: 'lucene',
    })
    expect(await answered([{ type: 'markdown', content: 'text' }])).toEqual({
      displayType: 'markdown',
      markdown: 'text',
    })
  })

  test('without what an aggregation does not take, which older servers show', async () => {
    const odd = { type: 'number', ...counted, field: 'Duration', level: 0.5 }
    const { valueExpression: __, ...healed } = item
    expect((await answered([odd])).select).toEqual([healed])
    expect((await answered([odd], undefined, february)).select).toEqual([
      { ...item, valueExpression: 'Duration', level: 0.5 },
    ])
    const unusual = { ...odd, aggFn: 'quantile', level: 0.75 }
    expect((await answered([unusual])).select[0]).not.toHaveProperty('level')
  })
})
