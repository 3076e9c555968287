import { describe, expect, test } from 'vitest'
import { dashboard, february, known, line, server, tile } from './server.ts'

describe('answers', () => {
  test('have defaults that nobody sent', async () => {
    const { body } = await server().post('/dashboards', dashboard([tile()]))
    expect(body.data).toMatchObject({
      tags: [],
      filters: [],
      savedQuery: null,
      savedQueryLanguage: null,
      savedFilterValues: [],
    })
    expect(body.data.tiles[0].config).toEqual({
      ...line(),
      asRatio: false,
      fillNulls: true,
      select: [{ aggFn: 'count', valueExpression: '', where: '', whereLanguage: 'lucene' }],
    })
  })

  test('of older servers have only what these know', async () => {
    const { body } = await server(february).post('/dashboards', dashboard([], { savedQuery: 'error' }))
    expect(Object.keys(body.data).sort()).toEqual(['filters', 'id', 'name', 'tags', 'tiles'])
  })

  test('leave out in silence what is unknown, and what means nothing', async () => {
    const number = {
      ...line({ displayType: 'number' }),
      unknown: 1,
      colorRules: [],
      formulas: [],
      groupBy: 'ServiceName',
    }
    const { body } = await server().post('/dashboards', dashboard([tile(number, { unknown: 1 })], { unknown: 1 }))
    expect(Object.keys(body.data.tiles[0].config).sort()).toEqual(['displayType', 'select', 'sourceId'])
    expect(body.data.tiles[0]).not.toHaveProperty('unknown')
    expect(body.data).not.toHaveProperty('unknown')
  })

  test('have each tag once', async () => {
    const { body } = await server().post('/dashboards', dashboard([], { tags: ['b', 'a', 'b'] }))
    expect(body.data.tags).toEqual(['b', 'a'])
  })

  test('leave out a tile in a language of its own, and show a query of another kind as a line', async () => {
    const query = { configType: 'sql', displayType: 'search', connectionId: known.connection, sqlTemplate: 'SELECT 1' }
    const hidden = { configType: 'promql', displayType: 'line', connection: known.connection, promqlExpression: 'up' }
    const { get } = server(undefined, ({ openSource }) => {
      const tiles = [tile(query, { id: 'query' }), tile(hidden, { id: 'hidden' })]
      openSource.dashboards = [{ id: known.nothing, name: 'seeded', tiles }] as typeof openSource.dashboards
    })
    const { body } = await get(`/dashboards/${known.nothing}`)
    expect(body.data.tiles.map(({ id, config }: { id: string; config: object }) => [id, config])).toEqual([
      ['query', { ...query, displayType: 'line' }],
    ])
  })
})

describe('lists', () => {
  test('are ordered by name, the last one first, capitals after small letters', async () => {
    const { get, post } = server()
    for (const name of ['b', 'B', 'ab', 'a', 'ä']) await post('/dashboards', dashboard([], { name }))
    const { body } = await get('/dashboards')
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['ä', 'b', 'ab', 'a', 'B'])
  })
})

describe('an update', () => {
  const full = {
    tags: ['tag'],
    filters: [{ type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: known.log }],
    savedQuery: 'error',
    savedFilterValues: [{ condition: 'a = 1' }],
    containers: [{ id: 'c', title: 'C', collapsed: false }],
  }

  test('keeps what is left out, but for the tiles', async () => {
    const { post, put } = server()
    const { body: before } = await post('/dashboards', dashboard([tile()], full))
    const { body } = await put(`/dashboards/${before.data.id}`, dashboard([]))
    expect(body.data).toEqual({ ...before.data, tiles: [] })
    expect(body.data.savedQueryLanguage).toBe('lucene')
  })

  test('clears what is sent empty', async () => {
    const { post, put } = server()
    const { body: before } = await post('/dashboards', dashboard([], full))
    const empty = { tags: [], filters: [], savedQuery: null, savedFilterValues: [], containers: [] }
    const { body } = await put(`/dashboards/${before.data.id}`, dashboard([], empty))
    expect(body.data).toEqual({ ...before.data, ...empty, savedQueryLanguage: null, containers: undefined })
  })

  test('keeps the ids of tiles and filters that it knows, and gives others their own', async () => {
    const { post, put } = server()
    const { body: before } = await post('/dashboards', dashboard([tile(line(), { id: 'chosen' })], full))
    const [{ id }, [filter]] = [before.data.tiles[0], before.data.filters]
    expect(id).not.toBe('chosen')
    const filters = [filter, { ...filter, id: 'chosen' }]
    const sent = dashboard([tile(), tile(line(), { id }), tile(line(), { id: 'chosen' })], { filters })
    const { body } = await put(`/dashboards/${before.data.id}`, sent)
    const ids = body.data.tiles.map((kept: { id: string }) => kept.id)
    expect([ids[1], new Set(ids).size, ids.includes('chosen')]).toEqual([id, 3, false])
    expect(body.data.filters[0]).toEqual(filter)
    expect(body.data.filters[1].id).toMatch(/^[0-9a-f]{24}$/)
  })

  test('looks for its dashboard before it looks at sources, which older servers do not', async () => {
    const sent = dashboard([tile(line({ sourceId: known.nothing }))])
    expect(await server().put(`/dashboards/${known.nothing}`, sent)).toMatchObject({ status: 404, body: 'Not Found' })
    expect(await server(february).put(`/dashboards/${known.nothing}`, sent)).toMatchObject({ status: 400 })
  })

  test('does not look again at the source of a heatmap that has not changed', async () => {
    const { sandbox, post, put } = server()
    const heatmap = { displayType: 'heatmap', sourceId: known.trace, select: [{ valueExpression: 'Duration' }] }
    const { body } = await post('/dashboards', dashboard([tile(heatmap)]))
    const state = sandbox.snapshot()
    for (const source of state.openSource.sources) source.kind = 'log'
    sandbox.restore(state)
    expect(await put(`/dashboards/${body.data.id}`, dashboard(body.data.tiles))).toMatchObject({ status: 200 })
    expect(await put(`/dashboards/${body.data.id}`, dashboard([tile(heatmap)]))).toMatchObject({ status: 400 })
  })
})

describe('ids', () => {
  test('are found in capitals, and by twelve characters that mean the same', async () => {
    const { get } = server(undefined, ({ openSource }) => {
      const id = '6162636465666768696a6b6c'
      openSource.dashboards = [{ id, name: 'seeded', tiles: [] }] as typeof openSource.dashboards
    })
    expect(await get('/dashboards/6162636465666768696A6B6C')).toMatchObject({ status: 200 })
    expect(await get('/dashboards/abcdefghijkl')).toMatchObject({ status: 200 })
  })

  test('that are none are refused, in fewer words by older servers', async () => {
    const said = 'Params validation failed: id: Invalid'
    expect(await server().get('/dashboards/none')).toMatchObject({ status: 400, body: { message: `${said} ObjectId` } })
    expect(await server(february).get('/dashboards/none')).toMatchObject({ body: { message: `${said} input` } })
  })

  test('of nothing are deleted well, and are not there to be read', async () => {
    const { get, delete: remove } = server()
    expect(await remove(`/dashboards/${known.nothing}`)).toMatchObject({ status: 200, body: {} })
    expect(await get(`/dashboards/${known.nothing}`)).toEqual({
      status: 404,
      type: 'text/plain; charset=utf-8',
      body: 'Not Found',
    })
  })
})
