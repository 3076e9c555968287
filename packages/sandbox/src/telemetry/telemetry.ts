import type {
  ChartSeriesPoint,
  ChartSeriesQueryRequest,
  ChartSeriesRequest,
  Source,
} from '@clouddb/observability-oss/types'
import type { TelemetryState } from '../generated/schema.ts'
import { idOf, itemWith } from '../item-index.ts'
import { Budget } from './budget.ts'
import type { Row, Value } from './expressions/expression.ts'
import { refuseDeep } from './expressions/limits.ts'
import { type Granularity, type Range, stepOf } from './queries/buckets.ts'
import { comparedRange, queryEvents, refuseLate } from './queries/events.ts'
import { queryMetric } from './queries/metrics.ts'
import type { Aggregation, Measured, QueriedSource, Query } from './queries/query.ts'
import { queryRows, type Search } from './queries/rows.ts'
import { QueryError } from './query-error.ts'
import { telemetrySeed } from './random.ts'
import { type Tables, tablesOf } from './tables.ts'

export type { Aggregation, Measured } from './queries/query.ts'
export { QueryError }

export interface TelemetryOptions {
  /** Equal seeds generate equal telemetry. Default: that of all sandboxes. */
  seed?: number
  /** The current time in epoch milliseconds. No telemetry is later; without it, there is telemetry at all times. */
  now?: () => number
  /** The part of the state that describes it: another object after each change. Default: nothing supplied. */
  state?: () => TelemetryState
}

/** The measurement of an alert or a tile of a dashboard. */
export interface Measurement {
  source: Source
  /** An item of a tile's `select`, or the count of an alert on a saved search. */
  select: Aggregation
  /** Columns and expressions separated by commas. */
  groupBy?: string | null | undefined
  /** The start of the window, in epoch milliseconds. */
  startTime: number
  /** The exclusive end of the window, in epoch milliseconds. */
  endTime: number
  /** The size of the buckets; the whole window is one bucket if omitted. */
  granularity?: Granularity | undefined
}

/** Generated and supplied logs, traces, metrics and sessions, and queries of them. */
export interface Telemetry {
  /** Computes the `data` of the answer to a chart series query. `since` is the day of the server's release. */
  querySeries: (
    query: ChartSeriesQueryRequest,
    sources: readonly Source[],
    since?: string,
  ) => (ChartSeriesPoint | AnswerRow)[]
  /** Computes one aggregation of a window, by bucket and group. Groups without rows have no value. */
  measure: (measurement: Measurement) => Measured[]
  /** Finds rows of events. */
  search: (search: Omit<Search, 'budget' | 'time' | 'turn'>) => Row[]
  /** What is queried: another object after each change of what is supplied. */
  tables: () => Tables
}

/** Creates telemetry. What is generated is not stored: the rows of a minute follow from the seed and the minute. */
export function createTelemetry({
  seed = telemetrySeed,
  now = () => Number.POSITIVE_INFINITY,
  state = () => nothingSupplied,
}: TelemetryOptions = {}): Telemetry {
  let searches = 0
  let known: { state: TelemetryState; text: string; tables: Tables } | undefined
  const tables = (): Tables => {
    const present = state()
    if (known?.state === present) return known.tables
    // A restored state is another object, and often has the same telemetry.
    const text = JSON.stringify(present)
    known = { state: present, text, tables: known?.text === text ? known.tables : tablesOf(seed, present) }
    return known.tables
  }
  const limited = <Asked extends { source: QueriedSource; range: { start: number; end: number } }>(asked: Asked) => {
    const until = now()
    const { source, range } = asked
    const compared =
      source.kind === 'metric' ? range : comparedRange(source, tables().ofEvents(source.kind ?? ''), range)
    const end = Math.min(compared.end, until)
    return { until, query: { ...asked, range: { ...compared, end }, time: Number.isFinite(until) ? until : end } }
  }
  const ask = (asked: Omit<Query, 'time'>) => {
    const { kind = '' } = asked.source
    const { until, query } = limited(asked)
    return shallow(() =>
      kind === 'metric'
        ? queryMetric({ seriesOf: tables().ofMetric, until }, query)
        : queryEvents(tables().ofEvents(kind), query),
    )
  }
  return {
    querySeries: (query, sources, since) => {
      const budget = new Budget()
      return querySeries(query, sources, since, (asked) => ask({ ...asked, since, budget }))
    },
    measure: (measurement) => {
      const budget = new Budget()
      return measure(measurement, (asked) => ask({ ...asked, budget }))
    },
    search: (asked) => {
      refuseLate(asked.range.end)
      const { query } = limited({ ...asked, budget: new Budget(), turn: ++searches })
      return shallow(() => queryRows(tables().ofEvents(asked.source.kind ?? ''), query))
    },
    tables,
  }
}

const nothingSupplied: TelemetryState = { builtIn: true, supplied: [] }

/** The stack can be smaller than the limits expect, for example if the caller is deep in a recursion. */
function shallow<Answer>(query: () => Answer): Answer {
  try {
    return query()
  } catch (error) {
    if (Object(error).name === 'RangeError') refuseDeep(Number.POSITIVE_INFINITY)
    throw error
  }
}

type Ask = (asked: Omit<Query, 'time' | 'budget'>) => Measured[]

function querySeries(
  query: ChartSeriesQueryRequest,
  sources: readonly Source[],
  since: string | undefined,
  ask: Ask,
): (ChartSeriesPoint | AnswerRow)[] {
  const { startTime: start, endTime: end, granularity, series, seriesReturnType } = query
  if (Math.max(start, end) > lastDate)
    throw new QueryError("Value nan cannot be parsed as Int64 for query parameter because it isn't parsed completely. ")
  const range = { start, end, step: stepOf(granularity, start, end) }
  const errors: unknown[] = []
  const answers = series.map((one) => {
    const source = itemWith(sources, idOf, one.sourceId)
    if (!source) throw new Error(`There is no source ${one.sourceId} among those that were given.`)
    try {
      const aggregation = aggregationOf(one, source)
      const groupBy = groupsOf(one.groupBy, seriesReturnType, since)
      return ask({ source: source as QueriedSource, aggregation, groupBy, range, bareWords: false })
    } catch (error) {
      errors.push(error)
      return []
    }
  })
  // Errors of the server are reported before errors of the database.
  if (errors.length > 0) throw errors.find((error) => error instanceof QueryError && error.isEarly) ?? errors[0]
  return seriesReturnType === 'column' ? inColumns(answers) : inPoints(answers, series[0]?.groupBy ?? [])
}

/** The day from which servers do not take the two groups of a ratio for its two values. */
const separatesGroupsSince = '2026-07-15'

/** Repeats a mistake of older servers: they divide the first group of a ratio by the second. */
function groupsOf(
  groupBy: readonly string[],
  returnType: ChartSeriesQueryRequest['seriesReturnType'],
  since: string | undefined,
): readonly string[] {
  const divides = returnType === 'ratio' && groupBy.length === 2
  return divides && since !== undefined && since < separatesGroupsSince ? [`divide(${groupBy.join(',')})`] : groupBy
}

/** A row of the database: the value of a series, its group, and the start of the bucket as text. */
type AnswerRow = Record<string, Value>

/** The rows of all series, in order of series. */
function inColumns(answers: readonly Measured[][]): AnswerRow[] {
  return answers.flatMap((rows, series) =>
    rows.map(({ bucket, group, value }) => ({
      [`series_${series}`]: value,
      ...group,
      __time_bucket: `${new Date(bucket).toISOString().slice(0, 19)}Z`,
    })),
  )
}

/**
 * Returns a point for each bucket and group, with the values of all series.
 * Repeats a mistake of servers: they look for a group under its text in the query, but the database may name the
 * column differently. Such groups become null, and the last one replaces the others of its bucket.
 */
function inPoints(answers: readonly Measured[][], groupBy: readonly string[]): ChartSeriesPoint[] {
  const points = new Map<string, ChartSeriesPoint>()
  for (const [series, rows] of answers.entries()) {
    for (const { bucket, group, value } of rows) {
      const values = groupBy.map((words) => (Object.hasOwn(group, words) ? (group[words] as Value) : null))
      const key = JSON.stringify([bucket, values])
      const point = points.get(key) ?? { ts_bucket: bucket, group: values }
      points.set(key, point)
      point[`series_${series}.data`] = value
    }
  }
  return [...points.values()]
}

/** The last millisecond that servers can format as a date. */
const lastDate = 8_640_000_000_000_000

/** Repeats a mistake of servers: a field with a dot becomes a text. */
function aggregationOf(series: ChartSeriesRequest, { kind }: Source): Aggregation {
  const { aggFn, field, level, where, whereLanguage, metricDataType, metricName } = series
  const common = { aggFn, level, where, whereLanguage }
  if (kind === 'metric') return { ...common, metricName: metricName ?? field, metricType: metricDataType }
  return { ...common, valueExpression: field?.includes('.') ? `'${field}'` : field }
}

function measure({ source, select, groupBy, startTime, endTime, granularity }: Measurement, ask: Ask): Measured[] {
  const whole = { step: Math.max(1, endTime - startTime), origin: startTime }
  const buckets = granularity ? { step: stepOf(granularity, startTime, endTime) } : whole
  const range: Range = { start: startTime, end: endTime - 1, ...buckets }
  const groups = groupBy ? [groupBy] : []
  return ask({ source: source as QueriedSource, aggregation: select, groupBy: groups, bareWords: true, range })
}
