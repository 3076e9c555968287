import { describe, expect, test } from 'vitest'
import { dashboard, february, known, line, type Server, server, tile } from './server.ts'

const table = line({ displayType: 'table' })

async function withAlerts({ post }: Server, configs: readonly object[]) {
  const { body } = await post('/dashboards', dashboard(configs.map((config) => tile(config))))
  const alerts = []
  for (const { id: tileId } of body.data.tiles) alerts.push(await post('/alerts', alertOn(body.data.id, tileId)))
  return { id: body.data.id as string, tiles: body.data.tiles as { id: string; config: object }[], alerts }
}

function alertOn(dashboardId: string, tileId: string): object {
  const channel = { type: 'webhook', webhookId: known.generic }
  return { source: 'tile', dashboardId, tileId, threshold: 1, thresholdType: 'above', interval: '5m', channel }
}

async function watched({ get }: Server): Promise<string[]> {
  return (await get('/alerts')).body.data.map(({ tileId }: { tileId: string }) => tileId)
}

describe('alerts go', () => {
  test('with their dashboard', async () => {
    const deployment = server()
    const [gone, stays] = [await withAlerts(deployment, [line()]), await withAlerts(deployment, [line()])]
    await deployment.delete(`/dashboards/${gone.id}`)
    expect(await watched(deployment)).toEqual([stays.tiles[0]?.id])
  })

  test('with their tile when an update leaves it out', async () => {
    const deployment = server()
    const { id, tiles } = await withAlerts(deployment, [line(), line({ displayType: 'number' })])
    await deployment.put(`/dashboards/${id}`, dashboard(tiles.slice(1)))
    expect(await watched(deployment)).toEqual([tiles[1]?.id])
  })

  test('with an update that changes nothing, from tiles of kinds that cannot be watched', async () => {
    const deployment = server()
    const { id, tiles } = await withAlerts(deployment, [line(), table, { displayType: 'markdown' }])
    expect(await watched(deployment)).toHaveLength(3)
    await deployment.put(`/dashboards/${id}`, dashboard(tiles))
    expect(await watched(deployment)).toEqual([tiles[0]?.id])
  })

  test('not with an update on older servers', async () => {
    const deployment = server(february)
    const { id } = await withAlerts(deployment, [line(), table])
    await deployment.put(`/dashboards/${id}`, dashboard([]))
    expect(await watched(deployment)).toHaveLength(2)
  })
})

describe('a query is watched', () => {
  const query = (displayType: string, sqlTemplate: string) => ({
    configType: 'sql',
    displayType,
    connectionId: known.connection,
    sqlTemplate,
  })
  const kinds = 'Alerts on Raw SQL tiles are only supported for Line, Stacked Bar, or Number display types'
  const interval = 'Raw SQL alert query is invalid: SQL used for alerts must include an interval parameter or macro.'
  test.each([
    ['table', 'SELECT 1', kinds],
    ['line', 'SELECT 1', interval],
    ['stacked_bar', 'SELECT $__timeFilter(ts)', interval],
    ['number', 'SELECT 1', undefined],
    ['line', 'SELECT {intervalSeconds:Int64}', undefined],
    ['line', 'SELECT $__timeInterval(ts)', undefined],
    ['line', 'SELECT $__intervals', interval],
    ['line', 'SELECT $__dt(a, f(b, c))', interval],
    ['line', 'SELECT $__timeFilter', undefined],
    ['line', 'SELECT $__timeFilter(ts', undefined],
    ['line', 'SELECT $__sourceTable', undefined],
  ])('as %s with %s: %s', async (displayType, sqlTemplate, said) => {
    const { alerts } = await withAlerts(server(), [query(displayType, sqlTemplate)])
    expect(alerts[0]?.body.message).toBe(said)
  })
})
