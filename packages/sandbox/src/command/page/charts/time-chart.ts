import type { Measured } from '../../../telemetry/telemetry.ts'
import type { Series, TimeChart } from './chart.ts'
import { itemsOf, measure, nameOf, numberOf, type Question, remarksOf, type SelectItem, titleOf } from './question.ts'
import { granularity, step } from './window.ts'

const mostSeries = 8

/** Draws the items of a chart over time, by group. */
export function timeChart(question: Question): TimeChart {
  const { config, window } = question
  const items = itemsOf(config)
  const measured = items.map((item) => measure(question, item, granularity))
  const isRatio = config.asRatio === true && measured.length === 2
  const all = isRatio ? ratioSeries(question, measured) : seriesOf(question, items, measured)
  const most = Math.min(config.seriesLimit ?? mostSeries, mostSeries)
  const [first] = items
  const format = config.numberFormat ?? first?.numberFormat
  return {
    kind: 'time',
    form: config.displayType === 'line' ? 'lines' : 'bars',
    start: window.startTime,
    step,
    series: all.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, most),
    ...(format && { format }),
    remarks: [...(all.length > most ? [`The largest ${most} of ${all.length} series.`] : []), ...remarksOf(config)],
  }
}

/** The values of an item over time, a list for each group. */
export function overTime({ config, window }: Question, measured: readonly Measured[]): Map<string, (number | null)[]> {
  const rest = config.fillNulls === false ? null : 0
  const groups = new Map<string, (number | null)[]>()
  for (const one of measured) {
    const index = Math.round((one.bucket - window.startTime) / step)
    const name = nameOf(one)
    const values = groups.get(name) ?? new Array<number | null>((window.endTime - window.startTime) / step).fill(rest)
    groups.set(name, values)
    if (index >= 0 && index < values.length) values[index] = numberOf(one.value)
  }
  return groups
}

function seriesOf(question: Question, items: readonly SelectItem[], measured: readonly Measured[][]): Series[] {
  return items.flatMap((item, index) => {
    const groups = [...overTime(question, measured[index] ?? [])]
    return groups.map(([group, values]) => ({ name: seriesName(item, group, items.length > 1), values }))
  })
}

function seriesName(item: SelectItem, group: string, hasOthers: boolean): string {
  if (group === '') return titleOf(item)
  return hasOthers ? `${titleOf(item)}, ${group}` : group
}

function ratioSeries(question: Question, [above = [], below = []]: readonly Measured[][]): Series[] {
  const divisors = overTime(question, below)
  return [...overTime(question, above)].map(([group, values]) => ({
    name: group === '' ? 'Ratio' : group,
    values: values.map((value, index) => ratio(value, divisors.get(group)?.[index])),
  }))
}

/** One value over another; nothing where that has no meaning. */
export function ratio(above: number | null | undefined, below: number | null | undefined): number | null {
  return above === null || above === undefined || !below ? null : above / below
}

function sizeOf({ values }: Series): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)
}
