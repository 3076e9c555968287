import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { Telemetry } from '@clouddb/telemetry'
import { describe, expect, test } from 'vitest'
import { createCharts } from '../../src/command/page/charts/create-charts.ts'
import type { ChartConfig } from '../../src/command/page/charts/measure.ts'
import { formatNumber } from '../../src/command/page/number-format.ts'
import { viewOf } from '../../src/command/page/view.ts'
import type { State } from '../../src/generated/schema.ts'
import { createSandbox } from '../../src/index.ts'
import { defaultSeed } from '../../src/seed/default-seed.ts'
import { attributesIn, childrenOf, elementsIn, hostile, morning, showcase, textOf, textsIn, tiles } from './fixture.ts'

const telemetry = new Telemetry({ seed: 1 })
const charts = createCharts(telemetry)
const quarter = 15 * 60_000
const day = 96 * quarter
const { sources } = defaultSeed(morning).openSource
const [logs, traces] = sources.map(({ id }) => id)
const draw = (config: ChartConfig) => charts(config, '', sources, morning).nodes
const { sandbox, log } = await showcase()
const state = sandbox.snapshot()
const count = [{ aggFn: 'count', where: '' }]

/** The view of a state, as the page asks for it. */
const viewAt = (shown: State, query = '', requests: Parameters<typeof viewOf>[1]['log'] = log) =>
  viewOf(shown, { log: requests, faults: [], query: new URLSearchParams(query) }, charts)

const view = viewAt(state)

/** The view of the state with one change. */
function viewWith(change: (state: State) => void, query?: string) {
  const copy = structuredClone(state)
  change(copy)
  return viewAt(copy, query)
}

/** The texts of the rows of a table, without its head. */
const rowsOf = (parts: typeof view.keys) =>
  elementsIn(parts, 'tr')
    .map((row) => childrenOf(row).map(textOf))
    .slice(1)

describe('the view', () => {
  test('holds no credential', () => {
    const words = JSON.stringify(view)
    const keys = state.managed.organizations.flatMap((organization) => organization.keys)
    const secrets = keys.flatMap(({ keyId, keySecret }) => [keyId, keySecret])
    for (const secret of [...secrets, ...state.openSource.apiKeys, ...state.openSource.ingestionKeys])
      expect(words).not.toContain(secret)
    const names = ['Sandbox', 'Unused', '1 personal access key', '1 ingestion key']
    expect(rowsOf(view.keys).map(([name]) => name)).toEqual(names)
    expect(rowsOf(view.keys)[0]?.[1]).toBe(keys[0]?.id)
  })

  test('draws the first dashboard, unless another one is requested', () => {
    const [, other] = attributesIn(view['dashboards tools'], 'option', 'value')
    const drawn = ['', `dashboard=${other}`, 'dashboard=open-source/gone'].map((query) => viewAt(state, query))
    expect(drawn.map(({ dashboards }) => textsIn(dashboards, 'h3')[0])).toEqual(['Shop', hostile, 'Shop'])
    expect(attributesIn(drawn[1]?.['dashboards tools'] ?? [], 'option', 'selected')).toEqual([undefined, ''])
    expect(textsIn(viewAt(createSandbox().snapshot() as State).dashboards, 'h3')).toEqual([])
  })

  test('shows the dashboards of services beside those of the open-source deployment', () => {
    const addToService = ({ openSource, managed }: State) =>
      void managed.organizations[0]?.services[0]?.observability.dashboards.push(openSource.dashboards[0] as never)
    const choice = viewWith(addToService)['dashboards tools']
    expect(attributesIn(choice, 'optgroup', 'label')).toEqual(['Open source', 'Managed, Orders'])
    const keys = attributesIn(choice, 'option', 'value')
    expect([keys.length, new Set(keys).size]).toEqual([3, 3])
    expect(textsIn(viewWith(addToService, `dashboard=${keys[2]}`).dashboards, 'span')[0]).toBe('Managed, Orders')
  })

  test('shows the sources of all deployments', () => {
    const rows = rowsOf(view.sources)
    expect(rows).toHaveLength(12)
    expect(rows[0]).toEqual(['Logs  log', logs, 'Open source'])
    expect(new Set(rows.map(([, , of]) => of)).size).toBe(3)
  })

  test('shows the last requests, the newest first, without their bodies', () => {
    const statuses = rowsOf(view.requests).map(([, status, , operation]) => `${status} ${operation}`)
    expect(statuses).toEqual([
      ...['404 –', '503 listSources · fault: status', '404 getDashboard'],
      ...['200 listAlerts', '200 listDashboards'],
    ])
    expect(elementsIn(view.requests, 'pre')).toEqual([])
    const one = { method: 'PUT', path: '/'.repeat(900) }
    const many = Array.from({ length: 80 }, (_, index) => ({ ...one, sequence: index, time: index * 1000 }))
    const requests = viewAt(state, '', { withoutBodies: () => many, bodiesOf: log.bodiesOf }).requests
    const [first = [], ...others] = rowsOf(requests)
    expect([others.length, first[0]]).toEqual([49, '00:01:19'])
    expect(textsIn(requests, 'code')[0]).toHaveLength(501)
  })

  test('shows services as they are at its time, and does not change the state', () => {
    const stateAt = (time: number) => {
      const { services } = viewWith((changed) => {
        const [service] = changed.managed.organizations[0]?.services ?? []
        Object.assign(service?.record ?? {}, { state: 'running' })
        Object.assign(service?.activity ?? {}, { last: morning })
        viewAt({ ...changed, time: morning + quarter })
        changed.time = time
      })
      return textsIn(services, 'span')[0]
    }
    expect([stateAt(morning), stateAt(morning + quarter)]).toEqual(['running', 'idle'])
  })
})

describe('a tile', () => {
  test('is drawn by its kind', () => {
    expect(attributesIn(view.dashboards, 'article', 'aria-label')).toEqual(tiles.map(({ name }) => name))
    const kinds = 'number number number text time time table shares shares table table time none none'
    const classes = kinds.split(' ').map((kind) => `tile ${kind}`)
    expect(attributesIn(view.dashboards, 'article', 'class')).toEqual(classes)
  })

  /** The names of the series of a chart over time, and the texts of its buckets by name. */
  const legendOf = (config: ChartConfig) => {
    const legend = childrenOf(elementsIn(draw(config), 'ul')[0])
    const texts = attributesIn(legend, 'b', 'data-values').map((each): string[] => JSON.parse(String(each)))
    return { names: textsIn(legend, 'span'), texts }
  }

  test('over time shows what a query of the same chart returns, in whole buckets', async () => {
    const until = Math.floor(morning / quarter) * quarter
    const points = await createObservabilityOssClient(sandbox.observabilityOss).queryChartSeries({
      startTime: until - day,
      endTime: until - 1,
      granularity: '15m',
      series: [{ sourceId: String(logs), aggFn: 'count', where: '', groupBy: [] }],
    })
    const answered = points.toSorted((one, other) => Number(one.ts_bucket) - Number(other.ts_bucket))
    expect(legendOf({ displayType: 'line', sourceId: String(logs), select: count })).toEqual({
      names: ['count'],
      texts: [answered.map((point) => formatNumber(Number(point['series_0.data'])))],
    })
    expect(answered).toHaveLength(96)
  })

  test('shows zeros in buckets without rows, or gaps with fillNulls: false', () => {
    const select = [{ aggFn: 'count', where: 'SeverityText:error AND ServiceName:checkout' }]
    const values = (more: ChartConfig) =>
      legendOf({ displayType: 'line', sourceId: String(logs), select, ...more }).texts.flat()
    expect(values({})).toContain('0')
    expect(values({ fillNulls: false })).toContain('–')
    expect(values({ fillNulls: false })).not.toContain('0')
  })

  test('with many groups shows the largest, and how many there are', () => {
    const grouped = { sourceId: String(traces), select: count, groupBy: 'SpanName' }
    const line: ChartConfig = { displayType: 'line', ...grouped }
    expect(legendOf(line).names).toHaveLength(8)
    expect(draw(line).map(textOf).at(-1)).toBe('The largest 8 of 11 series.')
    const names = ['GET /products', 'GET /products/{id}', 'SELECT products', '8 others']
    const shares = elementsIn(draw({ displayType: 'pie', ...grouped, limit: 3 }), 'li')
    expect(shares.map(textOf)).toEqual(names.map(() => expect.stringMatching(/ \(\d+\.\d %\) $/)))
    expect(textsIn(shares, 'span')).toEqual(names)
  })

  test('of a search shows the newest events first', () => {
    const chart = tiles.findIndex(({ name }) => name === 'The last errors')
    const rows = rowsOf(elementsIn(view.dashboards, 'article').slice(chart, chart + 1))
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
    expect(charts(config, '', sources, morning).kind).toBe('none')
    expect(textOf(draw(config)[0] ?? '')).toContain(reason)
  })

  test('outside of the grid is moved into it', () => {
    const { dashboards } = viewWith(({ openSource }) => {
      Object.assign(openSource.dashboards[0]?.tiles[0] ?? {}, { x: 1e9, y: -5, w: 7, h: Number.NaN })
    })
    const [style] = attributesIn(dashboards, 'article', 'style')
    expect(style).toEqual({ '--column': '18 / span 7', '--rows': 'span 3' })
  })

  test('in a container is shown below its title', () => {
    const { dashboards } = viewWith(({ openSource }) => {
      const [shop] = openSource.dashboards
      const containers = [{ id: 'c', title: 'Front', tabs: [{ id: 't', title: 'Today' }] }]
      Object.assign(shop ?? {}, { containers })
      Object.assign(shop?.tiles[0] ?? {}, { containerId: 'c', tabId: 't' })
    })
    expect(textsIn(dashboards, 'p')).toContain('Front, Today')
    const parts = elementsIn(dashboards, 'div').filter(([, { class: kind }]) => kind === 'tiles')
    expect(parts.map((part) => childrenOf(part).length)).toEqual([1, tiles.length - 1])
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
    for (const time of [begun, begun + quarter - 1]) counting(config, '', sources, time)
    expect(asked).toBe(1)
    counting({ ...config, select: [{ aggFn: 'count', where: 'error' }] }, '', sources, begun)
    counting(config, '', sources, begun + quarter)
    expect(asked).toBe(3)
  })
})

describe('an alert', () => {
  test('in the state ALERT is the first, with what it watches, and its history', () => {
    expect(textsIn(view.alerts, 'h3')).toEqual(['Errors', 'Too many requests', hostile])
    expect(textsIn(view.alerts, 'span')).toEqual(['alert', 'ok', 'ok'])
    const words = textsIn(view.alerts, 'p')
    expect(words.slice(0, 2)).toEqual(['Shop › Errors: at least 5 in 15m', 'Open source · On-call'])
    expect(words).toContain('Saved search Errors: at least 40 in 1h')
    expect(attributesIn(view.alerts, 'i', 'class')).toContain('alert')
  })

  test.each([
    [{ thresholdType: 'between', threshold: 1, thresholdMax: 2000 }, 'between 1 and 2,000 in 15m'],
    [{ thresholdType: 'not_between', threshold: 1, thresholdMax: null }, 'outside 1 and 1 in 15m'],
    [{ thresholdType: 'below', numConsecutiveWindows: 3 }, 'below 5 in 15m, 3 times in a row'],
    [{ thresholdType: 'constructor', groupBy: 'ServiceName' }, 'constructor 5 in 15m, by ServiceName'],
  ])('%j has the condition %s', (alert, words) => {
    const { alerts } = viewWith(({ openSource }) => void Object.assign(openSource.alerts[1] ?? {}, alert))
    expect(textsIn(alerts, 'p')[0]).toBe(`Shop › Errors: ${words}`)
  })

  test('says that something it refers to is gone, and so does a notification', () => {
    const { alerts } = viewWith(({ openSource }) => {
      for (const list of ['dashboards', 'savedSearches', 'webhooks'] as const) openSource[list] = []
    })
    const words = textsIn(alerts, 'p')
    const gone = words.flatMap((each) => /^A .* that is not there/.exec(each) ?? [])
    const [tile, search] = ['A tile that is not there', 'A saved search that is not there']
    expect(gone).toEqual([tile, tile, search])
    expect(words[1]).toMatch(/ · webhook .*, which is not there$/)
    const { notifications } = viewWith(({ openSource }) => void openSource.alerts.splice(0))
    expect(textsIn(notifications, 'h3')[0]).toBe('An alert that is gone')
  })
})

test('notifications have their addresses, the newest first', () => {
  const times = textsIn(view.notifications, 'p').filter((words) => /^\d\d-\d\d \d\d:/.test(words))
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual(times.toSorted().reverse())
  const [first] = textsIn(view.notifications, 'li')
  expect(first).toMatch(/^alert Errors .* to https:\/\/hooks\.example\.com\/on-call/)
})
