import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { describe, expect, test } from 'vitest'
import { complaintOf, complaintOfChart, dashboard, known, line, server, tile } from './server.ts'

const filter = { type: 'QUERY_EXPRESSION', name: 'f', expression: 'e', sourceId: known.log }
const count = { aggFn: 'count' }

describe('variables', () => {
  const named = (name: string, variableName?: string) => ({
    ...filter,
    name,
    isVariableEnabled: true,
    ...(variableName && { variableName }),
  })
  test.each([
    [[named('a', 'x'), named('b', 'x')], 'filters.1.variableName: Variable names must be unique: "x"'],
    [[named('a', 'x'), named('a', 'y')], undefined],
    [[named(' a '), named('a')], 'filters.1.variableName: Variable names must be unique: "a"'],
    [[named('a b'), named('a_b')], 'filters.1.variableName: Variable names must be unique: "a_b"'],
    [[named('a'), { ...filter, name: 'a' }, { ...filter, name: 'a' }], undefined],
  ])('%j', async (filters, said) => {
    expect(await complaintOf(dashboard([], { filters }))).toBe(said)
  })

  test('and broadcasts may name the sources that they apply to', async () => {
    expect(
      await complaintOf(dashboard([], { filters: [{ ...filter, appliesToSourceIds: [known.log] }] })),
    ).toBeUndefined()
  })
})

describe('a saved query', () => {
  test.each([
    [{ savedQuery: 'a' }, 'a', 'lucene'],
    [{ savedQuery: 'a', savedQueryLanguage: 'sql' }, 'a', 'sql'],
    [{ savedQuery: '' }, '', null],
    [{ savedQueryLanguage: 'sql' }, null, 'sql'],
    [{ savedQueryLanguage: null }, null, null],
  ])('of %j', async (sent, savedQuery, savedQueryLanguage) => {
    const { body } = await server().post('/dashboards', dashboard([], sent))
    expect(body.data).toMatchObject({ savedQuery, savedQueryLanguage })
  })

  test('loses its language with it', async () => {
    const { post, put } = server()
    const { body } = await post('/dashboards', dashboard([], { savedQuery: 'a', savedQueryLanguage: 'sql' }))
    const send = async (more: object) => (await put(`/dashboards/${body.data.id}`, dashboard([], more))).body.data
    expect(await send({ savedQuery: '' })).toMatchObject({ savedQuery: '', savedQueryLanguage: 'sql' })
    expect(await send({ savedQuery: null })).toMatchObject({ savedQuery: null, savedQueryLanguage: null })
  })
})

describe('formulas', () => {
  test.each([
    [Array.from({ length: 65 }, () => '(A)').join('+'), undefined],
    ['B', 'Unknown series "B" — this chart only has series A through A'],
    ['A1', 'Unexpected number "1"'],
    ['A / aB', 'Unexpected "aB" — series references are uppercase letters (A, B, C, ...)'],
    ['A * Ab', 'Unexpected "Ab" — series references are single letters (A, B, C, ...) and functions are not supported'],
    ['A.', 'Unexpected character "."'],
  ])('%s', async (expression, said) => {
    const complaint = await complaintOfChart(line({ formulas: [{ expression }] }))
    expect(complaint).toBe(said && `config.formulas.0.expression: ${said}`)
  })

  test('of a line are as many as one likes, and of a number one', async () => {
    const formulas = [{ expression: 'A' }, { expression: '-A' }]
    expect(await complaintOfChart(line({ formulas }))).toBeUndefined()
    expect(await complaintOfChart(line({ displayType: 'number', formulas }))).toBe(
      'config.formulas: Number charts support a single formula',
    )
  })
})

describe('ratios and numbers', () => {
  test.each([
    [
      line({ asRatio: true, select: [count, count, count] }),
      'config: asRatio can only be used with exactly two select items',
    ],
    [line({ displayType: 'number' }), undefined],
    [line({ asRatio: false, select: [count] }), undefined],
  ])('%j', async (config, said) => {
    expect(await complaintOfChart(config)).toBe(said)
  })
})

describe('places', () => {
  const containers = [{ id: 'c', title: 'C', collapsed: false, tabs: [{ id: 't', title: 'T' }] }]
  test('of one id count by the later container', async () => {
    const twice = [...containers, { id: 'd', title: 'D', collapsed: false }]
    const places = [
      { containerId: 'd', tabId: 't' },
      { containerId: 'x', tabId: 't' },
    ]
    expect(
      await complaintOf(
        dashboard(
          places.map((place) => tile(line(), place)),
          { containers: twice },
        ),
      ),
    ).toBe(
      'tiles.0.tabId: Tile references unknown tabId "t" in container "d"; tiles.1.containerId: Tile references unknown containerId "x"',
    )
  })

  test('are those that were kept, where an update sends none', async () => {
    const { post, put } = server()
    const { body } = await post('/dashboards', dashboard([], { containers }))
    const send = (place: object, more?: object) =>
      put(`/dashboards/${body.data.id}`, dashboard([tile(line(), place)], more))
    expect((await send({ containerId: 'c', tabId: 't' })).status).toBe(200)
    expect((await send({ containerId: 'c' }, { containers: [] })).body.message).toBe(
      'tiles.0.containerId: Tile references unknown containerId "c"',
    )
  })
})

test('empty ids of tiles are none, however many there are', async () => {
  expect(await complaintOf(dashboard([tile(line(), { id: '' }), tile(line(), { id: '' })]))).toBeUndefined()
})

test('dashboards of one name stand in the order in which they came', async () => {
  const { get, post } = server()
  for (const name of ['a', 'ab', 'a', '', 'aa', 'b']) await post('/dashboards', dashboard([], { name }))
  expect((await get('/dashboards')).body.data.map(({ name }: { name: string }) => name)).toEqual([
    'b',
    'ab',
    'aa',
    'a',
    'a',
    '',
  ])
})

describe('alerts', () => {
  const alert = {
    threshold: 1,
    thresholdType: 'above',
    interval: '5m',
    channel: { type: 'webhook', webhookId: known.generic },
  }

  test('of a query or of another language stay with their tiles, and stacked bars too', async () => {
    const { get, post, put } = server()
    const query = {
      configType: 'sql',
      displayType: 'stacked_bar',
      connectionId: known.connection,
      sqlTemplate: 'SELECT {intervalSeconds:Int64}',
    }
    const { body } = await post('/dashboards', dashboard([tile(query), tile(line())]))
    for (const { id: tileId } of body.data.tiles)
      await post('/alerts', { ...alert, source: 'tile', dashboardId: body.data.id, tileId })
    const search = await post('/alerts', { ...alert, source: 'saved_search', savedSearchId: known.savedSearch })
    await put(`/dashboards/${body.data.id}`, dashboard(body.data.tiles))
    expect((await get('/alerts')).body.data).toHaveLength(3)
    await put(`/dashboards/${body.data.id}`, dashboard([]))
    expect((await get('/alerts')).body.data.map(({ id }: { id: string }) => id)).toEqual([search.body.data.id])
  })

  test('of the managed deployment go to people as well', async () => {
    const { sandbox } = server()
    const client = createObservabilityCloudClient({ ...sandbox.observabilityCloud, maxRetries: 0 })
    const [service] = sandbox.snapshot().managed.organizations[0]?.services ?? []
    const channel = { type: 'email' as const, emailRecipients: ['a@example.com'] }
    const savedSearchId = String(service?.observability.savedSearches[0]?.id)
    const created = await client.createAlert({ ...alert, source: 'saved_search', savedSearchId, channel } as never)
    expect(await client.getAlert(String(created.id))).toMatchObject({ channel })
  })
})
