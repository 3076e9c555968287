import type { Hours } from './hours.ts'
import { html, Markup } from './markup.ts'
import { hourOf, inShort } from './numbers.ts'

const width = 960
const height = 340
const ink = 'var(--ink-soft)'
const rule = 'var(--rule)'

/** Draws the series as an SVG in the colours of the page around it: the first as bars, the others as lines. */
export async function drawChart({ starts, series }: Hours): Promise<Markup> {
  // Imported here, because a run that fails early needs no chart. The one-file build loads five times as fast.
  const { default: echarts } = await import('echarts/dist/echarts.common.min')
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption({
    animation: false,
    color: ['var(--bars)', 'var(--line)', 'var(--line)'],
    textStyle: { fontFamily: 'inherit' },
    legend: { top: 0, left: 0, itemWidth: 14, itemHeight: 10, itemGap: 24, textStyle: { color: ink, fontSize: 13 } },
    grid: { left: 8, right: 8, top: 48, bottom: 4, outerBoundsMode: 'same' },
    xAxis: {
      type: 'category',
      data: starts.map(hourOf),
      axisLine: { lineStyle: { color: rule } },
      axisTick: { show: false },
      axisLabel: { color: ink, fontSize: 13, interval: 2 },
    },
    yAxis: series.map(({ unit }, index) => ({
      type: 'value',
      axisLabel: { color: ink, fontSize: 13, formatter: (value: number) => inShort(value) + unit },
      splitLine: { show: index === 0, lineStyle: { color: rule } },
    })),
    series: series.map(({ name, values }, index) => ({
      name,
      type: index === 0 ? 'bar' : 'line',
      yAxisIndex: index,
      data: values.map((value) => value ?? '-'),
      silent: true,
      symbol: 'none',
      lineStyle: { width: 2.5 },
      itemStyle: index === 0 ? { borderRadius: [3, 3, 0, 0] } : {},
    })),
  })
  const svg = chart.renderToSVGString()
  chart.dispose()
  const [root] = svg.split('>', 1)
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${series.map(({ name }) => name).join(', ')}, hour by hour">${new Markup(svg.slice((root?.length ?? 0) + 1))}`
}
