import { describe, expect, test } from 'vitest'
import { complaintOf, complaintOfChart, dashboard, february, known, line, server, tile } from './server.ts'

// The fidelity replay checks most of the validation and most answers. These tests check the rest.

const count = { aggFn: 'count' }
const { config: _, ...bare } = tile() as { config: object }
const filter = { type: 'QUERY_EXPRESSION', name: 'f', expression: 'e', sourceId: known.log }
const query = (more: object) => ({
  configType: 'sql',
  displayType: 'line',
  connectionId: known.connection,
  sqlTemplate: 'SELECT 1',
  ...more,
})
const linkTo = (type: string, target: object) => line({ displayType: 'table', onClick: { type, target } })

describe('a chart', () => {
  const two = [count, count]
  const formulas = [{ expression: 'A' }, { expression: 'B' }]
  const ratio = 'config: asRatio can only be used with exactly two select items'
  const single = 'unless formulas are used (extra items are formula operands)'
  test.each<[object, string | undefined]>([
    [line({ select: [{ ...count, valueExpression: '' }] }), undefined],
    [
      line({ select: [{ aggFn: 'avg', valueExpression: '', level: 0.5 }] }),
      'config.select.0: Level can only be used with quantile aggregation function; config.select.0: Value expression is required for non-count aggregation functions',
    ],
    [line({ asRatio: true, select: [count, count, count] }), ratio],
    [line({ asRatio: true, select: two }), undefined],
    [{ displayType: 'markdown', asRatio: true }, ratio],
    [
      line({ displayType: 'number', select: two }),
      `config.select: Number tiles support a single select item ${single}`,
    ],
    [line({ displayType: 'number', select: two, formulas: [{ expression: 'A/B' }] }), undefined],
    [line({ select: two, formulas }), undefined],
    [
      line({ displayType: 'number', select: two, asRatio: true, formulas }),
      'config.formulas: formulas cannot be combined with asRatio; express the ratio as a formula instead (e.g. "A / B"); config.formulas: Number charts support a single formula',
    ],
    [
      { displayType: 'search', sourceId: known.log, select: '', formulas: [{ expression: 'A' }] },
      'config.formulas.0.expression: Unknown series "A" — this chart has no series',
    ],
    [
      query({ connectionId: known.otherConnection, sourceId: known.log }),
      `The following source IDs do not match the specified connections: ${known.log}`,
    ],
    [query({ sourceId: known.log }), undefined],
    [
      line({
        sourceId: known.metric,
        formulas: [{ expression: 'A' }],
        select: [{ aggFn: 'count', metricType: 'sum', metricName: 'm' }],
      }),
      undefined,
    ],
    [line({ sourceId: known.trace, formulas: [{ expression: 'A' }] }), undefined],
    [line({ sourceId: known.session, formulas: [] }), undefined],
    [linkTo('search', { mode: 'id', id: known.log }), undefined],
    [linkTo('search', { mode: 'id', id: known.trace }), undefined],
    [linkTo('dashboard', { mode: 'template', template: '{{name}}' }), undefined],
  ])('%j: %s', async (config, complaint) => {
    expect(await complaintOfChart(config)).toBe(complaint)
  })
})

describe('a formula', () => {
  const letters = 'series references are uppercase letters (A, B, C, ...)'
  const single = 'series references are single letters (A, B, C, ...) and functions are not supported'
  test.each([
    ['-(.5 * A) - 1.', undefined],
    [
      'C + C + D',
      'Unknown series "C" — this chart only has series A through B; Unknown series "D" — this chart only has series A through B',
    ],
    ['A * Ab', `Unexpected "Ab" — ${single}`],
    ['A / aB', `Unexpected "aB" — ${letters}`],
    ['A.', 'Unexpected character "."'],
    [`${'9'.repeat(400)}*A`, `Invalid number "${'9'.repeat(400)}"`],
    ['A B', 'Unexpected series reference "B"'],
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
  const series = [{ type: 'markdown', content: '' }]
  const containers = [{ id: 'c', title: 'C', collapsed: false, tabs: [{ id: 't', title: 'T' }] }]
  const placed = (...places: object[]) =>
    dashboard(
      places.map((place) => tile(line(), place)),
      { containers },
    )
  const variable = (name: string, variableName?: string) => ({
    ...filter,
    name,
    isVariableEnabled: true,
    ...(variableName && { variableName }),
  })
  const missing = tile(line({ sourceId: known.nothing }))
  test.each<[object, string | undefined]>([
    [
      dashboard([tile(line(), { asRatio: false })]),
      'tiles.0: asRatio property is not supported when using config property. Specify config.asRatio instead.',
    ],
    [dashboard([{ ...bare, series, asRatio: true }]), undefined],
    [
      dashboard([{ ...bare, series: [...series, { type: 'number', sourceId: known.log, aggFn: 'count', where: '' }] }]),
      'tiles.0.series: All series must have the same type',
    ],
    [dashboard([tile(line(), { id: '' }), tile(line(), { id: '' })]), undefined],
    [dashboard([missing, missing]), `Could not find the following source IDs: ${known.nothing}`],
    [
      placed({ containerId: 'x', tabId: 't' }, { containerId: 'x' }),
      'tiles.0.containerId: Tile references unknown containerId "x"; tiles.1.containerId: Tile references unknown containerId "x"',
    ],
    [placed({ containerId: 'c', tabId: 't' }, { containerId: 'c' }), undefined],
    [dashboard([], { filters: [variable('a', 'x'), variable('a', 'y')] }), undefined],
    [dashboard([], { filters: [{ ...filter, isBroadcastEnabled: false, isVariableEnabled: true }] }), undefined],
    [
      dashboard([], { filters: [variable('9 lives'), variable('v9_lives'), variable('_a'), variable('v_a')] }),
      'filters.1.variableName: Variable names must be unique: "v9_lives"; filters.3.variableName: Variable names must be unique: "v_a"',
    ],
    [
      dashboard([], { filters: [variable(' a '), variable('a')] }),
      'filters.1.variableName: Variable names must be unique: "a"',
    ],
    [dashboard([], { filters: [variable('a'), { ...filter, name: 'a' }, { ...filter, name: 'a' }] }), undefined],
    [dashboard([], { filters: [{ ...filter, appliesToSourceIds: [known.log] }] }), undefined],
    [dashboard([], { savedQuery: null, savedQueryLanguage: null }), undefined],
  ])('%j: %s', async (body, complaint) => {
    expect(await complaintOf(body)).toBe(complaint)
  })

  test('may place tiles in the stored containers, where an update sends none', async () => {
    const { post, put } = server()
    const { body } = await post('/dashboards', dashboard([], { containers }))
    const send = (place: object, more?: object) =>
      put(`/dashboards/${body.data.id}`, dashboard([tile(line(), place)], more))
    expect((await send({ containerId: 'c', tabId: 't' })).status).toBe(200)
    expect((await send({ containerId: 'c' }, { containers: [] })).status).toBe(400)
  })

  test.each([
    [{ savedQuery: '' }, '', null],
    [{ savedQueryLanguage: 'sql' }, null, 'sql'],
  ])('stores the query of %j', async (sent, savedQuery, savedQueryLanguage) => {
    const { body } = await server().post('/dashboards', dashboard([], sent))
    expect(body.data).toMatchObject({ savedQuery, savedQueryLanguage })
  })

  test('is older than limits of newer servers', async () => {
    const many = dashboard(Array.from({ length: 501 }, () => tile({ displayType: 'markdown' })))
    expect(await complaintOf(many)).toBe('tiles: Array must contain at most 500 element(s)')
    expect(await complaintOf(many, february)).toBeUndefined()
  })
})

describe('series, the older form of tiles, are stored as', () => {
  const counted = { sourceId: known.log, aggFn: 'count', where: '' }
  const item = { aggFn: 'count', valueExpression: '', where: '', whereLanguage: 'lucene' }
  const time = { type: 'time', ...counted, groupBy: ['a', 'b'], displayType: 'stacked_bar' }
  const table = { type: 'table', ...counted, groupBy: [], sortOrder: 'desc', numberFormat: { output: 'byte' } }
  const number = { type: 'number', ...counted }
  const metric = { metricName: 'm', alias: 'a', aggFn: 'quantile', level: 0.9 }
  const stored = async (series: readonly object[], asRatio?: boolean, since?: string) => {
    const sent = { ...bare, series, ...(asRatio !== undefined && { asRatio }) }
    const { body } = await server(since).post('/dashboards', dashboard([sent]))
    return body.data.tiles[0].config
  }

  test.each<[object[], boolean | undefined, object]>([
    [
      [time],
      true,
      {
        displayType: 'stacked_bar',
        sourceId: known.log,
        asRatio: false,
        fillNulls: true,
        groupBy: 'a,b',
        select: [item],
      },
    ],
    [
      [{ ...time, displayType: 'line', groupBy: [] }, time],
      true,
      { displayType: 'line', sourceId: known.log, asRatio: true, fillNulls: true, select: [item, item] },
    ],
    [
      [{ ...table, numberFormat: undefined }, table],
      undefined,
      {
        displayType: 'table',
        sourceId: known.log,
        asRatio: false,
        select: [item, item],
        numberFormat: { output: 'byte' },
      },
    ],
    [
      [number, { ...number, numberFormat: { output: 'byte' } }],
      undefined,
      { displayType: 'number', sourceId: known.log, select: [item] },
    ],
    [
      [{ ...number, ...metric, metricDataType: 'gauge', sourceId: known.metric, field: 'Value' }],
      undefined,
      {
        displayType: 'number',
        sourceId: known.metric,
        select: [{ ...item, ...metric, metricType: 'gauge', valueExpression: 'Value' }],
      },
    ],
    [
      [{ type: 'search', sourceId: known.log, fields: ['a', 'b'], where: 'c', whereLanguage: 'sql' }],
      undefined,
      { displayType: 'search', sourceId: known.log, select: 'a, b', where: 'c', whereLanguage: 'sql' },
    ],
    [[{ type: 'markdown', content: 'text' }], undefined, { displayType: 'markdown', markdown: 'text' }],
  ])('a config: %j', async (series, asRatio, config) => {
    expect(await stored(series, asRatio)).toEqual(config)
  })

  test('items without what their aggregation does not use, which older servers show', async () => {
    const odd = { ...number, field: 'Duration', level: 0.5 }
    const { valueExpression: __, ...clean } = item
    expect((await stored([odd])).select).toEqual([clean])
    expect((await stored([odd], undefined, february)).select).toEqual([
      { ...item, valueExpression: 'Duration', level: 0.5 },
    ])
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
  const shown = async (stored: object) => {
    const { get } = server(undefined, ({ openSource }) => {
      openSource.dashboards = [{ id: known.nothing, name: 'seeded', tiles: [], ...stored }] as never
    })
    return (await get(`/dashboards/${known.nothing}`)).body.data
  }

  test('is shown without its PromQL tiles, and with other kinds of raw SQL tiles as lines', async () => {
    const hidden = { configType: 'promql', displayType: 'line', connection: known.connection, promqlExpression: 'up' }
    const tiles = [tile(query({ displayType: 'search' }), { id: 'query' }), tile(hidden, { id: 'hidden' })]
    expect((await shown({ tiles })).tiles).toEqual([tile(query({}), { id: 'query' })])
  })

  test('is shown without containers and tabs that do not exist', async () => {
    const containers = [{ id: 'c', title: 'C', tabs: [{ id: 't', title: 'T' }] }]
    const places = [
      { containerId: 'c', tabId: 't' },
      { containerId: 'c', tabId: 'u' },
      { containerId: 'd', tabId: 't' },
    ]
    const { tiles } = await shown({ containers, tiles: places.map((place) => tile(line(), place)) })
    expect(tiles.map(({ containerId, tabId }: Record<string, string>) => [containerId, tabId])).toEqual([
      ['c', 't'],
      ['c', undefined],
      [undefined, undefined],
    ])
  })

  test('is shown without properties that the modes of its filters do not use', async () => {
    const filters = [
      { ...filter, variableName: 'v' },
      { ...filter, isBroadcastEnabled: false, appliesToSourceIds: [known.log] },
      { ...filter, isVariableEnabled: true, variableName: 'v', appliesToSourceIds: [known.log] },
    ]
    expect((await shown({ filters })).filters).toEqual([
      filter,
      { ...filter, isBroadcastEnabled: false },
      { ...filter, isVariableEnabled: true, variableName: 'v', appliesToSourceIds: [known.log] },
    ])
  })

  test('may lack a name and lists', async () => {
    const { sandbox, get, put } = server(undefined, ({ openSource }) => {
      openSource.dashboards = [
        { id: known.nothing, tiles: [] },
        { id: known.log, name: 'a', tiles: [] },
      ] as never
    })
    expect((await get('/dashboards')).body.data).toMatchObject([{ name: 'a', tags: [], filters: [] }, { tags: [] }])
    await put(`/dashboards/${known.nothing}`, dashboard())
    expect(sandbox.snapshot().openSource.dashboards[0]).toMatchObject({ tags: [], filters: [] })
  })

  test.each([
    ['6162636465666768696a6b6c', '6162636465666768696A6B6C'],
    ['6162636465666768696a6b6c', 'abcdefghijkl'],
    ['096162636465666768696a6b', '%09abcdefghijk'],
  ])('with the id %s is found as %s', async (id, path) => {
    const { get } = server(undefined, ({ openSource }) => {
      openSource.dashboards = [{ id, name: 'seeded', tiles: [] }] as never
    })
    expect((await get(`/dashboards/${path}`)).status).toBe(200)
  })
})
