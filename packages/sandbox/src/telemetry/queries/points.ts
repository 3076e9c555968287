import type { ChartSeriesPoint } from '@clouddb/observability-oss/types'
import type { Row, Value } from '../expressions/expression.ts'
import type { Measured } from './query.ts'

/** A row as the database gives it: the value of a series, what is grouped by, and the start of the bucket as text. */
export type AnswerRow = Record<string, Value>

/** The column of the start of a bucket. */
export const bucketColumn = '__time_bucket'

/** The rows of all series, one series after another. */
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
 * A point for each bucket and group, with the values of all series.
 * A fault of servers: they look for a group under the words of the query, and the database may have named it otherwise.
 * What they do not find is null, and the last of such groups stands for all of its bucket.
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
