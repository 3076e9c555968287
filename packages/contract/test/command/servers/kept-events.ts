import type { ContractDocument, Json } from '../../../src/index.ts'
import type { Asked } from './drift.ts'

const HOUR = 3_600_000
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: HOUR, d: 24 * HOUR }

/** One event every two minutes, of two groups in turn, over some hours of a day that is long gone. */
const events = Array.from({ length: 150 }, (_, index) => ({
  time: Date.UTC(2026, 1, 3, 4, 10) + index * 120_000,
  group: index % 2 === 0 ? 'even' : 'odd',
}))

type Query = Readonly<Record<string, Json>>

/** Counts the events that a query over a time range asks for; nothing where the document has no such query. */
export function pointsFor({ operation, body }: Asked, { reader }: ContractDocument): Json | undefined {
  const word = (reader.schemaAt(operation.pointer).schema as unknown as Record<string, never>)['x-time-series'] as
    | Record<string, string>
    | undefined
  if (!word) return undefined
  const query = body as Query
  const [, count = '1', unit = 'd'] = /^(\d+)([smhd])$/.exec(String(query[String(word.interval)])) ?? []
  const width = Number(count) * (UNITS[unit] ?? HOUR)
  const series = query[String(word.series)] as readonly Query[]
  const isGrouped = ((series[0]?.[String(word.groupBy)] ?? []) as Json[]).length > 0
  const isRows = query[String(word.form)] === word.rows
  const within = events.filter(
    ({ time }) => time >= Number(query[String(word.start)]) && time <= Number(query[String(word.end)]),
  )
  const counts = new Map<string, number>()
  for (const { time, group } of within) {
    const key = JSON.stringify([Math.floor(time / width) * width, isGrouped ? [group] : []])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const pattern = String(isRows ? word.column : word.value)
  return [...counts].map(([key, value]): Query => {
    const [bucket, group] = JSON.parse(key)
    const values = series.map((_, index) => [pattern.replace('{n}', String(index)), String(value)])
    const place = isRows ? {} : { [String(word.bucket)]: bucket, [String(word.group)]: group }
    return { ...place, ...Object.fromEntries(values) }
  })
}
