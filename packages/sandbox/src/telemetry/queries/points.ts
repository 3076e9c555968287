import type { ChartSeriesPoint } from '@clouddb/observability-oss/types'
import type { Row, Value } from '../expressions/expression.ts'
import type { Measured } from './query.ts'

/** A row of the database: the value of a series, its group, and the start of the bucket as text. */
export type AnswerRow = Record<string, Value>

/** The column with the start of the bucket. */
export const bucketColumn = '__time_bucket'

/** The rows of all series, in order of series. */
export function inColumns(answers: readonly Measured[][]): AnswerRow[] {
  return answers.flatMap((rows, series) =>
    rows.map(({ bucket, group, value }) => ({
      [`series_${series}`]: value,
      ...group,
      [bucketColumn]: `${new Date(bucket).toISOString().slice(0, 19)}Z`,
    })),
  )
}

/**
 * Returns a point for each bucket and group, with the values of all series.
 * Repeats a mistake of servers: they look for a group under its text in the query, but the database may name the
 * column differently. Such groups become null, and the last one replaces the others of its bucket.
 */
export function inPoints(answers: readonly Measured[][], groupBy: readonly string[]): ChartSeriesPoint[] {
  const points = new Map<string, ChartSeriesPoint>()
  for (const [series, rows] of answers.entries()) {
    for (const { bucket, group, value } of rows) {
      const values = groupBy.map((words) => found(group, words))
      const key = `${bucket}|${values.join('|')}`
      const point = points.get(key) ?? { ts_bucket: bucket, group: values }
      points.set(key, point)
      point[`series_${series}.data`] = value
    }
  }
  return [...points.values()]
}

function found(group: Row, words: string): Value {
  return Object.hasOwn(group, words) ? (group[words] as Value) : null
}
