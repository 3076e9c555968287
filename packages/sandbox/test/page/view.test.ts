import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { Telemetry } from '@clouddb/telemetry'
import { describe, expect, test } from 'vitest'
import { type Chart, type ChartConfig, createCharts } from '../../src/command/page/charts/create-charts.ts'
import { viewOf } from '../../src/command/page/view.ts'
import type { State } from '../../src/generated/schema.ts'
import { createSandbox } from '../../src/index.ts'
import { defaultSeed } from '../../src/seed/default-seed.ts'
import { hostile, morning, showcase, tiles } from './fixture.ts'

const telemetry = new Telemetry({ seed: 1 })
const charts = createCharts(telemetry)
const quarter = 15 * 60_000
const day = 96 * quarter
const { sources } = defaultSeed(morning).openSource
const [logs, traces] = sources.map(({ id }) => id)
const draw = (config: ChartConfig): Chart => charts(config, sources, morning)
const { sandbox, log } = await showcase()
const state = sandbox.snapshot()
const view = viewOf(state, log.withoutBodies(), charts)
const shownTiles = view.dashboard?.parts.flatMap((part) => part.tiles) ?? []
const count = [{ aggFn: 'count', where: '' }]

/** The view of the state with one change. */
function viewWith(change: (state: State) => void, wanted?: string): ReturnType<typeof viewOf> {
  const copy = structuredClone(state)
  change(copy)
  return viewOf(copy, [], charts, wanted)
}

describe('the view', () => {
  test('holds no credential', () => {
    const words = JSON.stringify(view)
    const keys = state.managed.organizations.flatMap((organization) => organization.keys)
    const secrets = keys.flatMap(({ keyId, keySecret }) => [keyId, keySecret])
    for (const secret of [...secrets, ...state.openSource.apiKeys, ...state.openSource.ingestionKeys])
      expect(words).not.toContain(secret)
    expect(view.keys.map(({ name }) => name)).toEqual(['Sandbox', 'Unused', '1 personal access key', '1 ingestion key'])
    expect(view.keys[0]?.id).toBe(keys[0]?.id)
  })

  test('draws the first dashboard, unless another one is requested', () => {
    const other = view.dashboards.find(({ name }) => name === hostile)?.key
    const drawn = [undefined, other, 'open-source/gone'].map((key) => viewOf(state, [], charts, key).dashboard?.name)
    expect(drawn).toEqual(['Shop', hostile, 'Shop'])
    expect(viewOf(createSandbox().snapshot(), [], charts).dashboard).toBeUndefined()
  })

  test('shows the dashboards of services beside those of the open-source deployment', () => {
    const addToService = ({ openSource, managed }: State) =>
      void managed.organizations[0]?.services[0]?.observability.dashboards.push(openSource.dashboards[0] as never)
    const { dashboards } = viewWith(addToService)
    expect(dashboards.map(({ deployment }) => deployment)).toEqual(['Open source', 'Open source', 'Managed, Orders'])
    expect(new Set(dashboards.map(({ key }) => key)).size).toBe(3)
    expect(viewWith(addToService, dashboards[2]?.key).dashboard?.deployment).toBe('Managed, Orders')
  })

  test('shows the sources of all deployments', () => {
    expect(view.sources).toHaveLength(12)
    expect(view.sources[0]).toEqual({ id: logs, name: 'Logs', kind: 'log', of: 'Open source' })
    expect(new Set(view.sources.map(({ of }) => of)).size).toBe(3)
  })

  test('shows the last requests, the newest first, without their bodies', () => {
    const statuses = view.requests.map(({ status, operation }) => `${status} ${operation}`)
    expect(statuses).toEqual([
      ...['404 undefined', '503 listSources', '404 getDashboard'],
      ...['200 listAlerts', '200 listDashboards'],
    ])
    const one = { sequence: 1, method: 'PUT', path: '/'.repeat(900) }
    const many = Array.from({ length: 80 }, (_, time) => ({ ...one, time }))
    const { requests, requestCount } = viewOf(state, many, charts)
    expect([requests.length, requestCount, requests[0]?.time]).toEqual([50, 80, 79])
    expect(requests[0]?.path).toHaveLength(501)
  })

  test('shows services as they are at its time, and does not change the state', () => {
    const stateAt = (time: number) =>
      viewWith((changed) => {
        const [service] = changed.managed.organizations[0]?.services ?? []
        Object.assign(service?.record ?? {}, { state: 'running' })
        Object.assign(service?.activity ?? {}, { last: morning })
        viewOf({ ...changed, time: morning + quarter }, [], charts)
        changed.time = time
      }).services[0]?.state
    expect([stateAt(morning), stateAt(morning + quarter)]).toEqual(['running', 'idle'])
  })
})

describe('a tile', () => {
  test('is drawn by its kind', () => {
    expect(shownTiles.map(({ name }) => name)).toEqual(tiles.map(({ name }) => name))
    const kinds = 'number number number text time time table shares shares table table time none none'
    expect(shownTiles.map(({ chart }) => chart.kind)).toEqual(kinds.split(' '))
  })

  test('over time shows what a query of the same chart returns, in whole buckets', async () => {
    const until = Math.floor(morning / quarter) * quarter
    const points = await createObservabilityOssClient(sandbox.observabilityOss).queryChartSeries({
      startTime: until - day,
      endTime: until - 1,
      granularity: '15m',
      series: [{ sourceId: String(logs), aggFn: 'count', where: '', groupBy: [] }],
    })
    const answered = points.toSorted((one, other) => Number(one.ts_bucket) - Number(other.ts_bucket))
    expect(draw({ displayType: 'line', sourceId: String(logs), select: count })).toMatchObject({
      start: until - day,
      step: quarter,
      series: [{ name: 'count', values: answered.map((point) => Number(point['series_0.data'])) }],
    })
    expect(answered).toHaveLength(96)
  })

  test('shows zeros in buckets without rows, or gaps with fillNulls: false', () => {
    const select = [{ aggFn: 'count', where: 'SeverityText:error AND ServiceName:checkout' }]
    const values = (more: ChartConfig) => {
      const chart = draw({ displayType: 'line', sourceId: String(logs), select, ...more })
      return chart.kind === 'time' ? chart.series.flatMap((one) => one.values) : []
    }
    expect(values({})).toContain(0)
    expect(values({ fillNulls: false })).toContain(null)
    expect(values({ fillNulls: false })).not.toContain(0)
  })

  test('with many groups shows the largest, and how many there are', () => {
    const grouped = { sourceId: String(traces), select: count, groupBy: 'SpanName' }
    const line = draw({ displayType: 'line', ...grouped })
    expect(line).toMatchObject({ remarks: ['The largest 8 of 11 series.'], series: { length: 8 } })
    const names = ['GET /products', 'GET /products/{id}', 'SELECT products', '8 others']
    expect(draw({ displayType: 'pie', ...grouped, limit: 3 })).toMatchObject({
      isWhole: true,
      shares: names.map((name) => ({ name })),
    })
  })

  test('of a search shows the newest events first', () => {
    const chart = shownTiles.find(({ name }) => name === 'The last errors')?.chart
    const rows = chart?.kind === 'table' ? chart.rows : []
    expect(rows).toHaveLength(20)
    expect(rows[0]).toEqual(['08:57:56.922', expect.any(String), 'error', expect.any(String)])
    const times = rows.map(([time]) => String(time))
    expect(times).toEqual(times.toSorted().reverse())
  })

  const failing = [{ aggFn: 'count', where: 'nothing:1' }]
  test.each<[ChartConfig, string]>([
    [{ displayType: 'table', configType: 'sql', sqlTemplate: 'SELECT 1' }, 'The sandbox runs no SQL.'],
    [{ displayType: 'line', configType: 'promql' }, 'Tiles of this kind are not drawn here: promql.'],
    [{ displayType: 'constructor' }, 'Tiles of this kind are not drawn here: constructor.'],
    [{ displayType: 'line', sourceId: 'gone' }, 'There is no source gone.'],
    [{ displayType: 'line', sourceId: String(logs), select: failing }, 'Its query fails: Unknown expression'],
  ])('%j is not drawn, and shows the reason', (config, reason) => {
    expect(draw(config)).toMatchObject({ kind: 'none', reason: expect.stringContaining(reason) })
  })

  test('outside of the grid is moved into it', () => {
    const { dashboard } = viewWith(({ openSource }) => {
      Object.assign(openSource.dashboards[0]?.tiles[0] ?? {}, { x: 1e9, y: -5, w: 7, h: Number.NaN })
    })
    const moved = { name: 'Requests', column: 18, width: 7, height: 3 }
    expect(dashboard?.parts[0]?.tiles[0]).toMatchObject(moved)
  })

  test('in a container is shown below its title', () => {
    const { dashboard } = viewWith(({ openSource }) => {
      const [shop] = openSource.dashboards
      const containers = [{ id: 'c', title: 'Front', tabs: [{ id: 't', title: 'Today' }] }]
      Object.assign(shop ?? {}, { containers })
      Object.assign(shop?.tiles[0] ?? {}, { containerId: 'c', tabId: 't' })
    })
    const parts = dashboard?.parts.map((part) => [part.title, part.tiles.length])
    expect(parts).toEqual([
      ['Front, Today', 1],
      ['', tiles.length - 1],
    ])
  })

  test('is computed again only when it has changed, or a bucket has ended', () => {
    let asked = 0
    class Counting extends Telemetry {
      override measure(measurement: Parameters<Telemetry['measure']>[0]) {
        asked++
        return super.measure(measurement)
      }
    }
    const counting = createCharts(new Counting())
    const config = { displayType: 'number', sourceId: String(logs), select: count }
    const begun = Math.floor(morning / quarter) * quarter
    for (const time of [begun, begun + quarter - 1]) counting(config, sources, time)
    expect(asked).toBe(1)
    counting({ ...config, select: [{ aggFn: 'count', where: 'error' }] }, sources, begun)
    counting(config, sources, begun + quarter)
    expect(asked).toBe(3)
  })
})

describe('an alert', () => {
  test('in the state ALERT is the first, with what it watches, and its history', () => {
    expect(view.alerts).toMatchObject([
      { name: 'Errors', state: 'ALERT', watches: 'Shop › Errors', condition: 'at least 5 in 15m' },
      { name: 'Too many requests', state: 'OK' },
      { name: hostile, state: 'OK', watches: 'Saved search Errors' },
    ])
    expect(view.alerts[0]?.channels).toEqual(['On-call'])
    expect(view.alerts[0]?.history.map((evaluation) => evaluation.state)).toContain('ALERT')
  })

  test.each([
    [{ thresholdType: 'between', threshold: 1, thresholdMax: 2000 }, 'between 1 and 2,000 in 15m'],
    [{ thresholdType: 'not_between', threshold: 1, thresholdMax: null }, 'outside 1 and 1 in 15m'],
    [{ thresholdType: 'below', numConsecutiveWindows: 3 }, 'below 5 in 15m, 3 times in a row'],
    [{ thresholdType: 'constructor', groupBy: 'ServiceName' }, 'constructor 5 in 15m, by ServiceName'],
  ])('%j has the condition %s', (alert, words) => {
    const { alerts } = viewWith(({ openSource }) => void Object.assign(openSource.alerts[1] ?? {}, alert))
    expect(alerts[0]?.condition).toBe(words)
  })

  test('says that something it refers to is gone, and so does a notification', () => {
    const { alerts } = viewWith(({ openSource }) => {
      for (const list of ['dashboards', 'savedSearches', 'webhooks'] as const) openSource[list] = []
    })
    const [tile, search] = ['A tile that is not there', 'A saved search that is not there']
    expect(alerts.map(({ watches }) => watches)).toEqual([tile, tile, search])
    expect(alerts[0]?.channels[0]).toMatch(/^webhook .* is not there$/)
    const { notifications } = viewWith(({ openSource }) => void openSource.alerts.splice(0))
    expect(notifications[0]?.alert).toBe('An alert that is gone')
  })
})

test('notifications have their addresses, the newest first', () => {
  const times = view.notifications.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect(view.notifications[0]).toMatchObject({ alert: 'Errors', to: 'https://hooks.example.com/on-call' })
})
