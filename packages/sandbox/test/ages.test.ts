import { describe, expect, test } from 'vitest'
import { alert, dashboard, february, known, line, type Server, server, tile } from './server.ts'

const quantile = { aggFn: 'quantile', valueExpression: 'Duration', level: 0.5 }

async function queried({ post }: Server, kind: 'log', series: object): Promise<number> {
  const range = { startTime: Date.UTC(2026, 7, 1), endTime: Date.UTC(2026, 7, 1, 1), granularity: '1h' }
  const one = { sourceId: known[kind], aggFn: 'count', where: '', groupBy: [], ...series }
  return (await post('/charts/series', { ...range, series: [one] })).status
}

/** What is different on a day, asked of a server of that day and of one of the day before. */
const changes: [
  what: string,
  day: string,
  ask: (server: Server) => Promise<unknown>,
  before: unknown,
  since: unknown,
][] = [
  ['lists have pages', '2026-07-09', async ({ get }) => (await get('/alerts')).body.meta?.limit, undefined, 1000],
  [
    'an alert that is not there is not found in JSON',
    '2026-07-09',
    async ({ get }) => (await get(`/alerts/${known.nothing}`)).body,
    'Not Found',
    { message: 'Alert not found' },
  ],
  [
    'an alert that is not there cannot be deleted',
    '2026-07-09',
    async (s) => (await s.delete(`/alerts/${known.nothing}`)).status,
    200,
    404,
  ],
  [
    'a condition has a range without an end',
    '2026-08-05',
    (s) => queried(s, 'log', { where: 'SeverityNumber:[5 TO *]' }),
    500,
    200,
  ],
  ['an alert says what it refers to in vain', '2026-03-03', unknownSearch, 500, 400],
  ['an update of an alert looks up what it refers to', '2026-03-03', updatedUnknownSearch, 200, 400],
  ['an update looks for its dashboard first', '2026-05-11', unknownSourceOfNothing, 400, 404],
  ['an update takes the alerts of tiles that are gone', '2026-03-11', (s) => alertsAfter(s, line(), []), 1, 0],
  [
    'an update takes the alerts of other kinds of tiles',
    '2026-05-27',
    (s) => alertsAfter(s, line({ displayType: 'table' })),
    1,
    0,
  ],
  ['alerts of stacked bars stay', '2026-05-27', (s) => alertsAfter(s, line({ displayType: 'stacked_bar' })), 1, 1],
  ['a complaint names the second tile', '2026-04-22', duplicateTile, 'tiles: ', 'tiles.1.id: '],
  ['an alert forgets its groups', '2026-08-06', groupsAfterUpdate, 'ServiceName', undefined],
  ['there are sources of metrics by another language', '2026-05-27', sources, 4, 5],
  ['a level of what takes none is not shown', '2026-08-20', levelOfAverage, 0.5, undefined],
  [
    'an alert may wait',
    '2026-07-06',
    async ({ post }) => (await post('/alerts', alert)).body.data.numConsecutiveWindows,
    undefined,
    null,
  ],
  [
    'an alert has channels',
    '2026-08-21',
    async ({ post }) => (await post('/alerts', alert)).body.data.channels?.length,
    undefined,
    1,
  ],
  [
    'a dashboard has a query',
    '2026-03-04',
    async ({ post }) => (await post('/dashboards', dashboard())).body.data.savedQuery,
    undefined,
    null,
  ],
  ['an alert has a note', '2026-05-13', noteOf, undefined, null],
]

describe('servers of the day do it, and those of the day before did not:', () => {
  test.each(changes)('%s (%s)', async (_, day, ask, before, since) => {
    const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    expect(await ask(older(eve))).toEqual(before)
    expect(await ask(older(day))).toEqual(since)
  })
})

function older(since: string): Server {
  return server(since, ({ openSource }) => {
    openSource.sources.push({ id: known.nothing, name: 'metrics', kind: 'promql' } as never)
    const config = line({ displayType: 'number', select: [{ ...quantile, aggFn: 'avg' }] })
    openSource.dashboards = [{ id: 'a'.repeat(24), name: 'seeded', tiles: [tile(config, { id: 'seeded' })] }] as never
  })
}

async function unknownSearch({ post }: Server) {
  return (await post('/alerts', { ...alert, savedSearchId: known.nothing })).status
}

async function updatedUnknownSearch({ post, put }: Server) {
  const { body } = await post('/alerts', alert)
  return (await put(`/alerts/${body.data.id}`, { ...alert, savedSearchId: known.nothing })).status
}

async function unknownSourceOfNothing({ put }: Server) {
  return (await put(`/dashboards/${known.nothing}`, dashboard([tile(line({ sourceId: 'b'.repeat(24) }))]))).status
}

async function alertsAfter({ get, post, put }: Server, config: object, tiles?: object[]) {
  const { body } = await post('/dashboards', dashboard([tile(config)]))
  const watched = { source: 'tile', dashboardId: body.data.id, tileId: body.data.tiles[0].id }
  expect((await post('/alerts', { ...alert, savedSearchId: undefined, ...watched })).status).toBe(200)
  await put(`/dashboards/${body.data.id}`, dashboard(tiles ?? body.data.tiles))
  return (await get('/alerts')).body.data.length
}

async function duplicateTile({ post }: Server) {
  const { body } = await post('/dashboards', dashboard([tile(line(), { id: 'a' }), tile(line(), { id: 'a' })]))
  return /validation failed: (.*: )Duplicate/.exec(body.message)?.[1]
}

async function groupsAfterUpdate({ post, put }: Server) {
  const { body } = await post('/alerts', { ...alert, groupBy: 'ServiceName' })
  return (await put(`/alerts/${body.data.id}`, alert)).body.data.groupBy
}

async function sources({ get }: Server) {
  return (await get('/sources')).body.data.length
}

async function levelOfAverage({ get }: Server) {
  return (await get(`/dashboards/${'a'.repeat(24)}`)).body.data.tiles[0].config.select[0].level
}

async function noteOf({ post }: Server) {
  return (await post('/alerts', alert)).body.data.note
}

describe('servers of February', () => {
  test('keep an alert on a dashboard that is there, and fail where it is not', async () => {
    const { post } = server(february)
    const { body } = await post('/dashboards', dashboard([tile()]))
    await post('/dashboards', dashboard([tile()]))
    const on = (dashboardId: string) => post('/alerts', { ...alert, source: 'tile', dashboardId, tileId: 'any' })
    expect((await on(body.data.id)).status).toBe(200)
    expect((await on(known.nothing)).status).toBe(500)
    expect((await on('none')).status).toBe(500)
    expect((await post('/alerts', { ...alert, source: 'tile', dashboardId: 'none', tileId: 'any' })).status).toBe(500)
  })
})
