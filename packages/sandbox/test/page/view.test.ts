import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import type { Chart, ChartConfig } from '../../src/command/page/charts/chart.ts'
import { createCharts } from '../../src/command/page/charts/create-charts.ts'
import { viewOf } from '../../src/command/page/view.ts'
import { createSandbox } from '../../src/index.ts'
import { defaultSeed } from '../../src/seed/default-seed.ts'
import type { State } from '../../src/state.ts'
import { createTelemetry } from '../../src/telemetry/telemetry.ts'
import { hostile, morning, showcase, tiles } from './fixture.ts'

const telemetry = createTelemetry({ seed: 1 })
const charts = createCharts(telemetry)
const quarter = 15 * 60_000
const day = 96 * quarter
const { sources } = defaultSeed(morning).openSource
const [logs, traces] = sources.map(({ id }) => id)
const draw = (config: ChartConfig): Chart => charts(config, sources, morning)
const sandbox = await showcase()
const state = sandbox.snapshot()
const view = viewOf(state, sandbox.requests(), charts)
const chartNamed = (name: string) =>
  view.dashboard?.parts.flatMap(({ tiles: all }) => all).find((tile) => tile.name === name)?.chart

/** A state with one thing changed. */
function changed(change: (state: State) => void): State {
  const copy = structuredClone(state)
  change(copy)
  return copy
}

describe('the view', () => {
  test('holds no credential', () => {
    const words = JSON.stringify(view)
    const keys = state.managed.organizations.flatMap((organization) => organization.keys)
    const secrets = keys.flatMap(({ keyId, keySecret }) => [keyId, keySecret])
    for (const secret of [...secrets, ...state.openSource.apiKeys, ...state.openSource.ingestionKeys])
      expect(words).not.toContain(secret)
    expect(view.keys.map(({ name }) => name)).toEqual(['Sandbox', 'Unused', '1 personal access key', '1 ingestion key'])
  })

  test('draws the first dashboard, unless another is asked for', () => {
    const other = view.dashboards.find(({ name }) => name === hostile)?.key
    expect(view.dashboard?.name).toBe('Shop')
    expect(viewOf(state, [], charts, other).dashboard?.name).toBe(hostile)
    expect(viewOf(state, [], charts, 'open-source/gone').dashboard?.name).toBe('Shop')
    expect(viewOf(createSandbox().snapshot(), [], charts)).not.toHaveProperty('dashboard')
  })

  test('shows the dashboards of services beside those of the open-source deployment', () => {
    const both = changed(({ openSource, managed }) => {
      const [service] = managed.organizations[0]?.services ?? []
      service?.observability.dashboards.push(openSource.dashboards[0] as never)
    })
    const { dashboards } = viewOf(both, [], charts)
    expect(dashboards.map(({ deployment }) => deployment)).toEqual(['Open source', 'Open source', 'Managed, Orders'])
    expect(new Set(dashboards.map(({ key }) => key)).size).toBe(3)
    expect(viewOf(both, [], charts, dashboards[2]?.key).dashboard?.deployment).toBe('Managed, Orders')
  })

  test('shows the last requests, the newest first, without their bodies', () => {
    expect(view.requests.map(({ status, operation }) => [status, operation])).toEqual([
      [404, undefined],
      [503, 'listSources'],
      [404, 'getDashboard'],
      [200, 'listAlerts'],
      [200, 'listDashboards'],
    ])
    const many = Array.from({ length: 80 }, (_, time) => ({
      time,
      method: 'PUT',
      path: '/'.repeat(900),
      body: 'secret',
    }))
    const { requests, requestCount } = viewOf(state, many, charts)
    expect([requests.length, requestCount, requests[0]?.time]).toEqual([50, 80, 79])
    expect(requests[0]?.path).toHaveLength(501)
    expect(JSON.stringify(requests)).not.toContain('secret')
  })

  test('shows services as they are now, and leaves the state as it is', () => {
    const running = changed(({ managed }) => {
      const [service] = managed.organizations[0]?.services ?? []
      if (service)
        Object.assign(service, { activity: { last: morning }, record: { ...service.record, state: 'running' } })
    })
    const stateOf = (time: number) => viewOf({ ...running, time }, [], charts).services[0]?.state
    expect([stateOf(morning), stateOf(morning + quarter), stateOf(morning)]).toEqual(['running', 'idle', 'running'])
  })
})

describe('a tile', () => {
  test.each(tiles.map(({ name, config }) => [name, config] as const))('%s is drawn as what it is', (name, config) => {
    const kinds: Record<string, string> = {
      line: 'time',
      stacked_bar: 'time',
      pie: 'shares',
      bar: 'shares',
      search: 'table',
      event_patterns: 'table',
      markdown: 'text',
      heatmap: 'none',
    }
    const kind = 'configType' in config ? 'none' : (kinds[config.displayType] ?? config.displayType)
    expect(chartNamed(name)).toMatchObject({ kind })
  })

  test('over time shows what a query of the same chart answers, in whole buckets', async () => {
    const chart = draw({ displayType: 'line', sourceId: String(logs), select: [{ aggFn: 'count', where: '' }] })
    const until = Math.floor(morning / quarter) * quarter
    const points = await createObservabilityOssClient(sandbox.observabilityOss).queryChartSeries({
      startTime: until - day,
      endTime: until - 1,
      granularity: '15m',
      series: [{ sourceId: String(logs), aggFn: 'count', where: '', groupBy: [] }],
    })
    const answered = points.toSorted((one, other) => Number(one.ts_bucket) - Number(other.ts_bucket))
    expect(chart).toMatchObject({
      start: until - day,
      step: quarter,
      series: [{ name: 'count', values: answered.map((point) => Number(point['series_0.data'])) }],
    })
    expect(answered).toHaveLength(96)
  })

  test('with buckets without rows has zeros there, or gaps where it asks for them', () => {
    const rare = {
      displayType: 'line',
      sourceId: String(logs),
      select: [{ aggFn: 'count', where: 'SeverityText:error AND ServiceName:checkout' }],
    }
    const values = (config: ChartConfig) => {
      const chart = draw(config)
      return chart.kind === 'time' ? chart.series.flatMap((one) => one.values) : []
    }
    expect(values(rare)).toContain(0)
    expect(values({ ...rare, fillNulls: false })).toContain(null)
    expect(values({ ...rare, fillNulls: false })).not.toContain(0)
  })

  test('with many groups shows the largest, and says so', () => {
    const select = [{ aggFn: 'count', where: '' }]
    const grouped = { sourceId: String(traces), select, groupBy: 'SpanName' }
    const line = draw({ displayType: 'line', ...grouped })
    expect(line).toMatchObject({ remarks: ['The largest 8 of 11 series.'] })
    expect(line.kind === 'time' && line.series.length).toBe(8)
    const pie = draw({ displayType: 'pie', ...grouped, limit: 3 })
    expect(pie).toMatchObject({ isWhole: true })
    expect(pie.kind === 'shares' && pie.shares.map(({ name }) => name)).toEqual([
      'GET /products',
      'GET /products/{id}',
      'SELECT products',
      '8 others',
    ])
  })

  test('of a search shows the newest events first', () => {
    const chart = chartNamed('The last errors')
    const rows = chart?.kind === 'table' ? chart.rows : []
    expect(rows).toHaveLength(20)
    expect(rows[0]).toEqual(['08:57:56.922', expect.any(String), 'error', expect.any(String)])
    const times = rows.map(([time]) => String(time))
    expect(times).toEqual(times.toSorted().reverse())
  })

  test.each<[string, ChartConfig, string]>([
    ['raw SQL', { displayType: 'table', configType: 'sql', sqlTemplate: 'SELECT 1' }, 'The sandbox runs no SQL.'],
    ['PromQL', { displayType: 'line', configType: 'promql' }, 'Tiles of this kind are not drawn here: promql.'],
    ['an unknown kind', { displayType: 'constructor' }, 'Tiles of this kind are not drawn here: constructor.'],
    ['a source that is gone', { displayType: 'line', sourceId: 'gone' }, 'There is no source gone.'],
    [
      'a query that fails',
      { displayType: 'line', sourceId: String(logs), select: [{ aggFn: 'count', where: 'nothing:1' }] },
      'Its query fails: Unknown expression or function identifier',
    ],
  ])('of %s says why it is not drawn', (_, config, reason) => {
    expect(draw(config)).toMatchObject({ kind: 'none', reason: expect.stringContaining(reason) })
  })

  test('that lies outside of the grid is put into it', () => {
    const odd = changed(({ openSource }) => {
      const [first] = openSource.dashboards[0]?.tiles ?? []
      Object.assign(first ?? {}, { x: 1e9, y: -5, w: 7, h: Number.NaN })
    })
    const [tile] = viewOf(odd, [], charts).dashboard?.parts[0]?.tiles ?? []
    expect(tile).toMatchObject({ name: 'Requests', column: 18, width: 7, height: 3 })
  })

  test('in a container stands under its title', () => {
    const contained = changed(({ openSource }) => {
      const [dashboard] = openSource.dashboards
      const containers = [{ id: 'c', title: 'Front', tabs: [{ id: 't', title: 'Today' }] }]
      Object.assign(dashboard ?? {}, { containers })
      Object.assign(dashboard?.tiles[0] ?? {}, { containerId: 'c', tabId: 't' })
    })
    const parts = viewOf(contained, [], charts).dashboard?.parts ?? []
    expect(parts.map(({ title, tiles: all }) => [title, all.length])).toEqual([
      ['Front, Today', 1],
      [undefined, tiles.length - 1],
    ])
  })

  test('is drawn anew only when it has changed, or a bucket is over', () => {
    let asked = 0
    const counting = createCharts({
      ...telemetry,
      measure: (measurement) => {
        asked++
        return telemetry.measure(measurement)
      },
    })
    const config = { displayType: 'number', sourceId: String(logs), select: [{ aggFn: 'count' }] }
    const begun = Math.floor(morning / quarter) * quarter
    for (const time of [begun, begun + quarter - 1]) counting(config, sources, time)
    expect(asked).toBe(1)
    counting({ ...config, select: [{ aggFn: 'count', where: 'error' }] }, sources, begun)
    counting(config, sources, begun + quarter)
    expect(asked).toBe(3)
  })
})

describe('an alert', () => {
  test('that has gone off stands first, with what it watches, and how it came to it', () => {
    expect(view.alerts.map((alert) => [alert.name, alert.state])).toEqual([
      ['Errors', 'ALERT'],
      ['Too many requests', 'OK'],
      [hostile, 'OK'],
    ])
    expect(view.alerts[0]).toMatchObject({
      watches: 'Shop › Errors',
      condition: 'at least 5 in 15m',
      channels: ['On-call'],
      history: expect.arrayContaining([expect.objectContaining({ state: 'ALERT' })]),
    })
    expect(view.alerts[2]).toMatchObject({ watches: 'Saved search Errors' })
  })

  test.each([
    [{ thresholdType: 'between', threshold: 1, thresholdMax: 2000 }, 'between 1 and 2,000 in 15m'],
    [{ thresholdType: 'not_between', threshold: 1, thresholdMax: null }, 'outside 1 and 1 in 15m'],
    [{ thresholdType: 'below', numConsecutiveWindows: 3 }, 'below 5 in 15m, 3 times in a row'],
    [{ thresholdType: 'constructor' }, 'constructor 5 in 15m'],
    [{ thresholdType: 'of_tomorrow', groupBy: 'ServiceName' }, 'of_tomorrow 5 in 15m, by ServiceName'],
  ])('%j is said in words', (alert, words) => {
    const other = changed(({ openSource }) => void Object.assign(openSource.alerts[1] ?? {}, alert))
    expect(viewOf(other, [], charts).alerts[0]?.condition).toBe(words)
  })

  test('on what is gone says so, and so does a notification of one that is gone', () => {
    const without = changed(({ openSource }) => {
      openSource.dashboards = []
      openSource.savedSearches = []
      openSource.webhooks = []
    })
    expect(viewOf(without, [], charts).alerts.map(({ watches }) => watches)).toEqual([
      'A tile that is not there',
      'A tile that is not there',
      'A saved search that is not there',
    ])
    expect(viewOf(without, [], charts).alerts[0]?.channels[0]).toMatch(/^webhook .* is not there$/)
    const deleted = changed(({ openSource }) => void openSource.alerts.splice(0))
    expect(viewOf(deleted, [], charts).notifications[0]?.alert).toBe('An alert that is gone')
  })
})

test('notifications are the last, the newest first, with where they would have gone', () => {
  const times = view.notifications.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect(view.notifications[0]).toMatchObject({ alert: 'Errors', to: 'https://hooks.example.com/on-call' })
})
