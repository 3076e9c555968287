import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { Telemetry } from '@clouddb/telemetry'
import { describe, expect, test } from 'vitest'
import { createCharts } from '../../src/command/page/charts/create-charts.ts'
import type { ChartConfig } from '../../src/command/page/charts/measure.ts'
import { formatNumber } from '../../src/command/page/number-format.ts'
import { defaultSeed } from '../../src/seed/default-seed.ts'
import { attributesIn, childrenOf, elementsIn, morning, rowsOf, textOf, textsIn, tiles } from './fixture.ts'
import { charts, quarter, sandbox, view, viewWith } from './showcase-view.ts'

const day = 96 * quarter
const { sources } = defaultSeed(morning).openSource
const [logs, traces] = sources.map(({ id }) => id)
const draw = (config: ChartConfig) => charts(config, '', sources, morning).nodes
const count = [{ aggFn: 'count', where: '' }]

describe('a tile', () => {
  test('is drawn by its kind, or shows the reason why not', () => {
    expect(attributesIn(view.dashboards, 'article', 'aria-label')).toEqual(tiles.map(({ name }) => name))
    const kinds = 'number number number text time time table shares shares table table time none none'
    const classes = kinds.split(' ').map((kind) => `tile ${kind}`)
    expect(attributesIn(view.dashboards, 'article', 'class')).toEqual(classes)
    const drawn = new Map(elementsIn(view.dashboards, 'article').map((tile) => [tile[1]['aria-label'], tile]))
    const counts = { 'On call': 2, Services: 7, 'The last errors': 21, 'Spans by kind': 3, 'Spans by name': 10 }
    for (const [name, count] of Object.entries(counts)) {
      const tile = childrenOf(drawn.get(name))
      expect(elementsIn(tile, 'li').length + elementsIn(tile, 'tr').length, name).toBe(count)
    }
    const texts = ['Requests', 'By hand'].map((name) => textOf(drawn.get(name) ?? ''))
    expect(texts).toEqual([
      expect.stringMatching(/ \d\d,\d{3}$/),
      expect.stringMatching(/runs no SQL\..*FROM otel_logs/s),
    ])
  })

  test('over time has a line for each group and a bar for each bucket, within the chart', () => {
    const [lines = [], bars = []] = elementsIn(view.dashboards, 'svg').map((svg) =>
      attributesIn([svg], 'path', 'd').map(String),
    )
    expect(lines.map((line) => line.split(/[ML]/).length - 1)).toEqual(new Array(6).fill(96))
    expect(bars.map((path) => path.split('M').length - 1)).toEqual([96, 96, 96, expect.any(Number)])
    for (const path of [...lines, ...bars])
      for (const [, y] of path.matchAll(/[\d.]+ ([\d.-]+)/g))
        expect(Number(y)).toSatisfy((at: number) => at >= 0 && at <= 100)
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

  test.each([[['b', {}, 'words']], 5])('shows %j as a text where a restored state has it for one', (value) => {
    const select = [{ aggFn: 'count', where: '', alias: value as never }]
    const line = draw({ displayType: 'line', sourceId: String(logs), select })
    const byHand = draw({ displayType: 'table', configType: 'sql', sqlTemplate: value as never })
    const words = typeof value === 'number' ? '5' : JSON.stringify(value)
    expect(childrenOf(elementsIn(line, 'span').at(-1))).toEqual([words])
    expect(childrenOf(elementsIn(byHand, 'pre')[0])).toEqual([words])
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
