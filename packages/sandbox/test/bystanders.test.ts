import { expect, test } from 'vitest'
import { alert, channel, dashboard, february, known, line, type Server, server, tile } from './server.ts'

async function ids({ get }: Server, resource: string): Promise<string[]> {
  return (await get(`/${resource}`)).body.data.map(({ id }: { id: string }) => id)
}

async function three({ post }: Server, resource: string, body: object): Promise<string[]> {
  const made = []
  for (let count = 0; count < 3; count++) made.push((await post(`/${resource}`, body)).body.data.id)
  return made
}

test.each([undefined, february])('of three alerts one is changed and one deleted (server of %s)', async (since) => {
  const deployment = server(since)
  const [first, second, third] = await three(deployment, 'alerts', alert)
  expect(await ids(deployment, 'alerts')).toEqual([first, second, third])
  await deployment.put(`/alerts/${second}`, { ...alert, threshold: 2 })
  const thresholds = (await deployment.get('/alerts')).body.data.map(
    ({ threshold }: { threshold: number }) => threshold,
  )
  expect(thresholds).toEqual([1, 2, 1])
  await deployment.delete(`/alerts/${second}`)
  expect(await ids(deployment, 'alerts')).toEqual([first, third])
  expect((await deployment.delete(`/alerts/${third}`)).body).toEqual(since ? 'OK' : {})
})

test('of three dashboards one is deleted', async () => {
  const deployment = server()
  const [first, second, third] = await three(deployment, 'dashboards', dashboard())
  await deployment.delete(`/dashboards/${second}`)
  expect(await ids(deployment, 'dashboards')).toEqual([first, third])
})

test('what is kept of an alert names things as they are named, and what was chosen first', async () => {
  const { post } = server()
  const capitals = known.savedSearch.toUpperCase()
  const { body } = await post('/alerts', { ...alert, savedSearchId: capitals, groupBy: null })
  expect(body.data).toMatchObject({ savedSearchId: known.savedSearch, channel, channels: [channel] })
  expect(body.data).not.toHaveProperty('groupBy')
  const { body: made } = await post('/dashboards', dashboard([tile()]))
  const on = { ...alert, source: 'tile', dashboardId: made.data.id.toUpperCase(), tileId: made.data.tiles[0].id }
  expect((await post('/alerts', on)).body.data).toMatchObject({ dashboardId: made.data.id })
})

test('a tile that is not there, or cannot be watched, is a wrong request', async () => {
  const { post } = server()
  const query = { configType: 'sql', displayType: 'table', connectionId: known.connection, sqlTemplate: 'SELECT 1' }
  const { body } = await post('/dashboards', dashboard([tile(query)]))
  const on = (tileId: string) => post('/alerts', { ...alert, source: 'tile', dashboardId: body.data.id, tileId })
  expect([(await on('none')).status, (await on(body.data.tiles[0].id)).status]).toEqual([400, 400])
})

test('values of filters are kept with their language', async () => {
  const { post } = server()
  const { body } = await post(
    '/dashboards',
    dashboard([], { savedFilterValues: [{ condition: 'a' }, { condition: 'b', type: 'sql' }] }),
  )
  expect(body.data.savedFilterValues).toEqual([
    { type: 'sql', condition: 'a' },
    { type: 'sql', condition: 'b' },
  ])
})

test('a dashboard of which little is known is shown with what is not there', async () => {
  const { get } = server(undefined, ({ openSource }) => {
    openSource.dashboards = [
      { id: known.nothing, tiles: [] },
      { id: known.log, name: 'a', tiles: [] },
    ] as never
  })
  expect((await get('/dashboards')).body.data).toMatchObject([
    { name: 'a', tags: [], filters: [] },
    { tags: [], filters: [] },
  ])
})

test('servers of February fail on ids that cannot be, of dashboards too', async () => {
  const { post, put } = server(february)
  const { body } = await post('/alerts', alert)
  const on = { ...alert, source: 'tile', tileId: 'any', dashboardId: 'none' }
  expect((await put(`/alerts/${body.data.id}`, on)).status).toBe(500)
  expect((await put(`/alerts/${body.data.id}`, { ...on, dashboardId: known.nothing })).status).toBe(200)
})

test('an alert of a table stays where its dashboard is not the one that is updated', async () => {
  const deployment = server()
  const { post, put } = deployment
  const { body } = await post('/dashboards', dashboard([tile(line({ displayType: 'table' })), tile()]))
  const { body: other } = await post('/dashboards', dashboard([tile()]))
  await post('/alerts', { ...alert, source: 'tile', dashboardId: body.data.id, tileId: body.data.tiles[0].id })
  await put(`/dashboards/${other.data.id}`, dashboard([]))
  expect(await ids(deployment, 'alerts')).toHaveLength(1)
})

test('an alert that was kept with one channel is shown with it, and one without any without', async () => {
  const { sandbox, get, post } = server(undefined, ({ openSource }) => {
    openSource.alerts = [
      { id: 'a', source: 'tile', channel },
      { id: 'b', source: 'tile' },
    ] as never
  })
  const [one, none] = (await get('/alerts')).body.data
  expect(one).toMatchObject({ channel, channels: [channel] })
  expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['channel']))
  expect(none).not.toHaveProperty('channels')
  await post('/alerts', alert)
  expect(sandbox.snapshot().openSource.alerts.at(-1)).toMatchObject({ channel, channels: [channel] })
})

test('a dashboard that was kept without tags gets a list of them with an update', async () => {
  const { sandbox, put } = server(undefined, ({ openSource }) => {
    openSource.dashboards = [{ id: known.nothing, name: 'seeded', tiles: [] }] as never
  })
  await put(`/dashboards/${known.nothing}`, dashboard())
  expect(sandbox.snapshot().openSource.dashboards[0]).toMatchObject({ tags: [], filters: [] })
})

test('alerts on queries that cannot be watched go with an update, on servers that let other tiles be', async () => {
  const query = { configType: 'sql', displayType: 'table', connectionId: known.connection, sqlTemplate: 'SELECT 1' }
  const hidden = { configType: 'promql', displayType: 'table' }
  for (const since of ['2026-05-01', '2026-08-21']) {
    const deployment = server(since, ({ openSource }) => {
      const tiles = [tile(query, { id: 'q' }), tile(hidden, { id: 'h' })]
      openSource.dashboards = [{ id: known.nothing, name: 'seeded', tiles }] as never
      const watch = (id: string) => ({ id, source: 'tile', dashboardId: known.nothing, tileId: id, channel })
      openSource.alerts = [watch('q'), watch('h'), { ...watch('x'), source: 'saved_search' }] as never
    })
    await deployment.put(`/dashboards/${known.nothing}`, dashboard([tile(query, { id: 'q' })]))
    expect(await ids(deployment, 'alerts')).toEqual(['x'])
  }
})
