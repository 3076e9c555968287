import type { Column, NumberChart, SharesChart, TableChart } from './chart.ts'
import { itemsOf, measure, nameOf, numberOf, type Question, remarksOf, titleOf, wordsOf } from './question.ts'
import { overTime, ratio } from './time-chart.ts'
import { granularity } from './window.ts'

const mostRows = 50
const mostShares = 10

/** One value of the whole window. */
export function numberChart(question: Question): NumberChart {
  const { config } = question
  const ungrouped = { ...question, config: { ...config, groupBy: null } }
  const [item] = itemsOf(config)
  const format = config.numberFormat ?? item?.numberFormat
  const [measured] = item ? measure(ungrouped, item) : []
  const [background] =
    item && config.backgroundChart ? overTime(question, measure(ungrouped, item, granularity)).values() : []
  return {
    kind: 'number',
    value: numberOf(measured?.value ?? (item?.aggFn === 'count' ? 0 : null)),
    ...(background && { background }),
    ...(format && { format }),
    remarks: remarksOf(config),
  }
}

/** The largest groups, and the others together. */
export function sharesChart(question: Question): SharesChart {
  const { config } = question
  const [item] = itemsOf(config)
  const format = config.numberFormat ?? item?.numberFormat
  const groups = (item ? measure(question, item) : [])
    .map((one) => ({ name: nameOf(one) || (item ? titleOf(item) : ''), value: numberOf(one.value) ?? 0 }))
    .toSorted((one, other) => other.value - one.value)
  const most = Math.min(config.limit ?? mostShares, mostShares)
  const others = groups.slice(most)
  const rest = { name: `${others.length} others`, value: others.reduce((sum, { value }) => sum + value, 0) }
  const isPie = config.displayType === 'pie'
  return {
    kind: 'shares',
    form: isPie ? 'pie' : 'bars',
    shares: [...groups.slice(0, most), ...(isPie && others.length > 0 ? [rest] : [])],
    ...(format && { format }),
    remarks: !isPie && others.length > 0 ? [`The largest ${most} of ${groups.length} groups.`] : [],
  }
}

/** A row for each group, with the values of all items. */
export function tableChart(question: Question): TableChart {
  const { config } = question
  const items = itemsOf(config)
  const isRatio = config.asRatio === true && items.length === 2
  const rows = rowsOf(question)
  const keys = [...(rows.values().next().value?.group ?? [])]
  const columns = (isRatio ? items.slice(0, 1) : items).map((item): Column => {
    const format = item.numberFormat ?? config.numberFormat
    return { name: isRatio ? 'Ratio' : titleOf(item), isNumber: true, ...(format && { format }) }
  })
  const cells = [...rows.values()].map(({ group, values }) => ({
    group: group.map(([, value]) => wordsOf(value)),
    values: isRatio ? [ratio(numberOf(values[0]), numberOf(values[1]))] : values,
  }))
  const sorted = cells.toSorted((one, other) => (numberOf(other.values[0]) ?? 0) - (numberOf(one.values[0]) ?? 0))
  return {
    kind: 'table',
    columns: [...keys.map(([name]) => ({ name })), ...columns],
    rows: sorted.slice(0, mostRows).map(({ group, values }) => [...group, ...values.map(cellOf)]),
    remarks: [
      ...(sorted.length > mostRows ? [`The largest ${mostRows} of ${sorted.length} rows.`] : []),
      ...remarksOf(config),
    ],
  }
}

function cellOf(value: unknown): string | number | null {
  return numberOf(value) ?? (value === null || value === undefined ? null : wordsOf(value))
}

interface Row {
  readonly group: [string, unknown][]
  readonly values: unknown[]
}

function rowsOf(question: Question): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const [index, item] of itemsOf(question.config).entries()) {
    for (const { group, value } of measure(question, item)) {
      const key = JSON.stringify(group)
      const row = rows.get(key) ?? { group: Object.entries(group), values: [] }
      rows.set(key, row)
      row.values[index] = value
    }
  }
  return new Map([...rows].map(([key, { group, values }]) => [key, { group, values: Array.from(values) }]))
}
