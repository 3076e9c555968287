import { describe, expect, test } from 'vitest'
import { complaintOf, complaintOfChart, dashboard, february, known, line, server, sql, tile } from './server.ts'

// The fidelity replay checks most of the validation and most answers. These tests check the rest.

const count = { aggFn: 'count' }
const { config: _, ...bare } = tile() as { config: object }
const filter = { type: 'QUERY_EXPRESSION', name: 'f', expression: 'e', sourceId: known.log }
const linkTo = (type: string, target: object) => line({ displayType: 'table', onClick: { type, target } })

describe('a chart', () => {
  const two = [count, count]
  const [a, b] = [{ expression: 'A' }, { expression: 'B' }]
  const metric = { aggFn: 'count', metricType: 'sum', metricName: 'm' }
  const number = (more: object) => line({ displayType: 'number', select: two, ...more })
  test.each([
    line({ select: [{ ...count, valueExpression: '' }] }),
    number({ formulas: [{ expression: 'A/B' }] }),
    line({ select: two, formulas: [a, b] }),
    sql({ sourceId: known.log }),
    line({ sourceId: known.metric, formulas: [a], select: [metric] }),
    line({ sourceId: known.trace, formulas: [a] }),
    line({ sourceId: known.session, formulas: [] }),
    linkTo('search', { mode: 'id', id: known.log }),
    linkTo('search', { mode: 'id', id: known.trace }),
    linkTo('dashboard', { mode: 'template', template: '{{name}}' }),
  ])('is accepted: %j', async (config) => {
    expect(await complaintOfChart(config)).toBeUndefined()
  })

  const ratio = 'config: asRatio can only be used with exactly two select items'
  const level = 'Level can only be used with quantile aggregation function'
  const expression = 'Value expression is required for non-count aggregation functions'
  const single = 'Number charts support a single formula'
  const noSeries = 'config.formulas.0.expression: Unknown series "A" — this chart has no series'
  const mismatch = `The following source IDs do not match the specified connections: ${known.log}`
  const average = { aggFn: 'avg', valueExpression: '', level: 0.5 }
  const combined = 'formulas cannot be combined with asRatio; express the ratio as a formula instead (e.g. "A / B")'
  test.each<[object, ...complaints: string[]]>([
    [line({ select: [average] }), `config.select.0: ${level}`, `config.select.0: ${expression}`],
    [{ displayType: 'markdown', asRatio: true }, ratio],
    [number({ asRatio: true, formulas: [a, b] }), `config.formulas: ${combined}`, `config.formulas: ${single}`],
    [{ displayType: 'search', sourceId: known.log, select: '', formulas: [a] }, noSeries],
    [sql({ connectionId: known.otherConnection, sourceId: known.log }), mismatch],
  ])('is refused: %j', async (config, ...complaints) => {
    expect(await complaintOfChart(config)).toBe(complaints.join('; '))
  })
})

describe('a formula', () => {
  const onlyTwo = 'this chart only has series A through B'
  test.each([
    ['-(.5 * A) - 1.', undefined],
    ['C + C + D', `Unknown series "C" — ${onlyTwo}; Unknown series "D" — ${onlyTwo}`],
    ['A.', 'Unexpected character "."'],
    [`${'9'.repeat(400)}*A`, `Invalid number "${'9'.repeat(400)}"`],
    ['A1', 'Unexpected number "1"'],
    ['A (B)', 'Unexpected opening parenthesis'],
    ['()', 'Unexpected closing parenthesis'],
    ['+A', 'Unexpected operator "+"'],
    [Array.from({ length: 65 }, () => '(A)').join('+'), undefined],
    [`${'('.repeat(64)}A${')'.repeat(64)}`, undefined],
    [`${'-'.repeat(65)}A`, 'Expression is nested too deeply (max 64 levels)'],
  ])('%s', async (expression, complaint) => {
    const said = await complaintOfChart(line({ select: [count, count], formulas: [{ expression }] }))
    expect(said).toBe(complaint && `config.formulas.0.expression: ${complaint}`)
  })
})

describe('a dashboard', () => {
  const markdown = { type: 'markdown', content: '' }
  const number = { type: 'number', sourceId: known.log, aggFn: 'count', where: '' }
  const containers = [{ id: 'c', title: 'C', collapsed: false, tabs: [{ id: 't', title: 'T' }] }]
  const filtered = (...filters: object[]) => dashboard([], { filters: filters.map((one) => ({ ...filter, ...one })) })
  const variable = (name: string, more: object = {}) => ({ name, isVariableEnabled: true, ...more })
  const missing = tile(line({ sourceId: known.nothing }))
  test.each([
    dashboard([{ ...bare, series: [markdown], asRatio: true }]),
    dashboard([tile(line(), { id: '' }), tile(line(), { id: '' })]),
    filtered(variable('a', { variableName: 'x' }), variable('a', { variableName: 'y' })),
    filtered({ isBroadcastEnabled: false, isVariableEnabled: true }),
    filtered(variable('a'), { name: 'a' }, { name: 'a' }),
    filtered({ appliesToSourceIds: [known.log] }),
    dashboard([], { savedQuery: null, savedQueryLanguage: null }),
  ])('is accepted: %j', async (body) => {
    expect(await complaintOf(body)).toBeUndefined()
  })

  const notUnique = (index: number, name: string) =>
    `filters.${index}.variableName: Variable names must be unique: "${name}"`
  const twice = [notUnique(1, 'v9_lives'), notUnique(3, 'v_a')]
  const ownRatio = 'asRatio property is not supported when using config property. Specify config.asRatio instead.'
  test.each<[object, ...complaints: string[]]>([
    [dashboard([tile(line(), { asRatio: false })]), `tiles.0: ${ownRatio}`],
    [dashboard([{ ...bare, series: [markdown, number] }]), 'tiles.0.series: All series must have the same type'],
    [dashboard([missing, missing]), `Could not find the following source IDs: ${known.nothing}`],
    [filtered(...['9 lives', 'v9_lives', '_a', 'v_a'].map((name) => variable(name))), ...twice],
    [filtered(variable(' a '), variable('a')), notUnique(1, 'a')],
  ])('is refused: %j', async (body, ...complaints) => {
    expect(await complaintOf(body)).toBe(complaints.join('; '))
  })

  test('may place tiles in the stored containers if an update sends none', async () => {
    const { post, put } = server()
    const { body } = await post('/dashboards', dashboard([], { containers }))
    const send = (place: object, more?: object) =>
      put(`/dashboards/${body.data.id}`, dashboard([tile(line(), place)], more))
    expect((await send({ containerId: 'c', tabId: 't' })).status).toBe(200)
    expect((await send({ containerId: 'c' }, { containers: [] })).status).toBe(400)
  })

  test('is older than limits of newer servers', async () => {
    const many = dashboard(Array.from({ length: 501 }, () => tile({ displayType: 'markdown' })))
    expect(await complaintOf(many)).toBe('tiles: Array must contain at most 500 element(s)')
    expect(await complaintOf(many, february)).toBeUndefined()
  })
})

describe('series, the older form of tiles, are stored as', () => {
  const ofLogs = { sourceId: known.log }
  const counted = { ...ofLogs, aggFn: 'count', where: '' }
  const item = { aggFn: 'count', valueExpression: '', where: '', whereLanguage: 'lucene' }
  const numberFormat = { output: 'byte' }
  const bars = { type: 'time', ...counted, groupBy: ['a', 'b'], displayType: 'stacked_bar' }
  const lines = { ...bars, displayType: 'line', groupBy: [] }
  const table = { type: 'table', ...counted, groupBy: [], sortOrder: 'desc' }
  const number = { type: 'number', ...counted }
  const metric = { metricName: 'm', alias: 'a', aggFn: 'quantile', level: 0.9 }
  const gauge = { ...number, ...metric, metricDataType: 'gauge', sourceId: known.metric, field: 'Value' }
  const measured = { ...item, ...metric, metricType: 'gauge', valueExpression: 'Value' }
  const search = { ...ofLogs, where: 'c', whereLanguage: 'sql' }
  const stored = async (series: readonly object[], asRatio?: boolean, since?: string) => {
    const sent = { ...bare, series, ...(asRatio !== undefined && { asRatio }) }
    const { body } = await server(since).post('/dashboards', dashboard([sent]))
    return body.data.tiles[0].config
  }

  test.each<[displayType: string, series: object[], config: object, asRatio?: boolean]>([
    ['stacked_bar', [bars], { ...ofLogs, asRatio: false, fillNulls: true, groupBy: 'a,b', select: [item] }, true],
    ['line', [lines, bars], { ...ofLogs, asRatio: true, fillNulls: true, select: [item, item] }, true],
    ['table', [table, { ...table, numberFormat }], { ...ofLogs, asRatio: false, select: [item, item], numberFormat }],
    ['number', [number, { ...number, numberFormat }], { ...ofLogs, select: [item] }],
    ['number', [gauge], { sourceId: known.metric, select: [measured] }],
    ['search', [{ type: 'search', fields: ['a', 'b'], ...search }], { select: 'a, b', ...search }],
    ['markdown', [{ type: 'markdown', content: 'text' }], { markdown: 'text' }],
  ])('a config of the type %s: %j', async (displayType, series, config, asRatio) => {
    expect(await stored(series, asRatio)).toEqual({ displayType, ...config })
  })

  test('items without what their aggregation does not use, which older servers show', async () => {
    const odd = { ...number, field: 'Duration', level: 0.5 }
    const { valueExpression: __, ...clean } = item
    expect((await stored([odd])).select).toEqual([clean])
    const older = await stored([odd], undefined, february)
    expect(older.select).toEqual([{ ...item, valueExpression: 'Duration', level: 0.5 }])
    expect((await stored([{ ...odd, aggFn: 'quantile', level: 0.75 }])).select[0]).not.toHaveProperty('level')
  })
})

describe('an update checks only what changed:', () => {
  test.each([
    ['a heatmap', { displayType: 'heatmap', sourceId: known.trace, select: [{ valueExpression: 'Duration' }] }, {}],
    ['formulas', line({ formulas: [{ expression: 'A' }] }), { formulas: [{ expression: '-A' }] }],
  ])('%s', async (_, config, change) => {
    const { sandbox, post, put } = server()
    const { body } = await post('/dashboards', dashboard([tile(config)]))
    const state = sandbox.snapshot()
    for (const source of state.openSource.sources) source.kind = 'session'
    sandbox.restore(state)
    const [before] = body.data.tiles
    const send = async (changed: object, more: object = {}) => {
      const sent = { ...before, ...more, config: { ...before.config, ...changed } }
      return (await put(`/dashboards/${body.data.id}`, dashboard([sent]))).status
    }
    expect(await send({})).toBe(200)
    expect(await send(change, { id: undefined })).toBe(400)
    expect(await send({ sourceId: known.metric })).toBe(400)
  })
})

test('a chart without formulas stores no showOperandSeries', async () => {
  const { body } = await server().post('/dashboards', dashboard([tile(line({ showOperandSeries: true }))]))
  expect(body.data.tiles[0].config).not.toHaveProperty('showOperandSeries')
})

describe('a stored dashboard', () => {
  /** A server with these dashboards. */
  const holding = (...stored: object[]) =>
    server(undefined, ({ openSource }) => {
      openSource.dashboards = stored.map((more) => ({ id: known.nothing, name: 'n', tiles: [], ...more })) as never
    })
  const shown = async (stored: object) => (await holding(stored).get(`/dashboards/${known.nothing}`)).body.data

  test('is shown without its PromQL tiles, and with other kinds of raw SQL tiles as lines', async () => {
    const hidden = { configType: 'promql', displayType: 'line', connection: known.connection, promqlExpression: 'up' }
    const tiles = [tile(sql({ displayType: 'search' }), { id: 'query' }), tile(hidden, { id: 'hidden' })]
    expect((await shown({ tiles })).tiles).toEqual([tile(sql(), { id: 'query' })])
  })

  test('is shown without containers and tabs that do not exist', async () => {
    const containers = [{ id: 'c', title: 'C', tabs: [{ id: 't', title: 'T' }] }]
    const places = ['c t', 'c u', 'd t'].map((place) => place.split(' '))
    const tiles = places.map(([containerId, tabId]) => tile(line(), { containerId, tabId }))
    const { tiles: seen } = await shown({ containers, tiles })
    const kept = seen.map(({ containerId, tabId }: Record<string, string>) => `${containerId} ${tabId}`)
    expect(kept).toEqual(['c t', 'c undefined', 'undefined undefined'])
  })

  test('is shown without properties that the modes of its filters do not use', async () => {
    const [named, limited] = [{ variableName: 'v' }, { appliesToSourceIds: [known.log] }]
    const [variable, silent] = [{ isVariableEnabled: true }, { isBroadcastEnabled: false }]
    const stored = [named, { ...silent, ...limited }, { ...variable, ...named, ...limited }]
    const { filters } = await shown({ filters: stored.map((more) => ({ ...filter, ...more })) })
    expect(filters).toEqual([filter, { ...filter, ...silent }, { ...filter, ...variable, ...named, ...limited }])
  })

  test('may lack a name and lists', async () => {
    const { sandbox, get, put } = holding({ name: undefined }, { id: known.log, name: 'a' })
    expect((await get('/dashboards')).body.data).toMatchObject([{ name: 'a', tags: [], filters: [] }, { tags: [] }])
    await put(`/dashboards/${known.nothing}`, dashboard())
    expect(sandbox.snapshot().openSource.dashboards[0]).toMatchObject({ tags: [], filters: [] })
  })

  test.each([
    ['6162636465666768696a6b6c', '6162636465666768696A6B6C'],
    ['6162636465666768696a6b6c', 'abcdefghijkl'],
    ['096162636465666768696a6b', '%09abcdefghijk'],
  ])('with the id %s is found as %s', async (id, path) => {
    expect((await holding({ id }).get(`/dashboards/${path}`)).status).toBe(200)
  })
})
