import type { ChartSeriesPoint, ChartSeriesQueryRequest, Source } from '@clouddb/observability-oss/types'
import type { Row, Value } from './language/expression.ts'
import { comparedRange, queryEvents, refuseLate } from './queries/events.ts'
import { queryMetric } from './queries/metrics.ts'
import { type Aggregation, type Granularity, granularityStep, type Measured, type Query } from './queries/query.ts'
import { queryPage, type RowPage, type Search } from './queries/search.ts'
import { Budget, QueryError, refuseDeep } from './refusals.ts'
import { dailyIncident, minuteSize, minutesOfDay } from './rows/shop.ts'
import { rowTime, type SuppliedIncident, type Tables, type TelemetryState, tablesOf } from './rows/tables.ts'

export { supportedFunctions } from './functions/compile.ts'
export type { Aggregation, Measured } from './queries/query.ts'
export type { SearchPlace } from './queries/search.ts'
export { hashText, hexadecimal } from './random.ts'
export type { TelemetryState } from './rows/tables.ts'
export { QueryError, rowTime as timeOf }

export interface TelemetryOptions {
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

const nothingSupplied: TelemetryState = { builtIn: true, supplied: [] }

/** The last millisecond that servers can format as a date. */
const lastDate = 8_640_000_000_000_000

/** Generated and supplied logs, traces, metrics and sessions, and queries of them. */
export class Telemetry {
  readonly #now: () => number
  readonly #state: () => TelemetryState
  #searches = 0
  #known: { state: TelemetryState; text: string; tables: Tables } | undefined

  /** What is generated is not stored: the rows of a minute follow from the minute. */
  constructor({ now = () => Number.POSITIVE_INFINITY, state = () => nothingSupplied }: TelemetryOptions = {}) {
    this.#now = now
    this.#state = state
  }

  /**
   * Computes the `data` of the answer to a chart series query. `sourceWith` finds the source with an id, and `isOlder` says
   * whether the server is older than a change.
   */
  querySeries(
    { startTime: start, endTime: end, granularity, series, seriesReturnType }: ChartSeriesQueryRequest,
    sourceWith: (id: string) => Source | undefined,
    isOlder: Query['isOlder'] = () => false,
  ): (ChartSeriesPoint | Row)[] {
    if (Math.max(start, end) > lastDate)
      throw new QueryError(
        "Value nan cannot be parsed as Int64 for query parameter because it isn't parsed completely. ",
      )
    const range = { start, end, step: granularityStep(granularity, start, end) }
    const common = { range, isOlder, budget: new Budget() }
    const errors: unknown[] = []
    const answers = series.map((one) => {
      const source = sourceWith(one.sourceId)
      if (!source) throw new Error(`There is no source ${one.sourceId} among those that were given.`)
      // Repeats a mistake of older servers: they divide the first group of a ratio by the second.
      const divides = seriesReturnType === 'ratio' && one.groupBy.length === 2 && isOlder('separatesGroupsOfRatios')
      const groupBy = divides ? [`divide(${one.groupBy.join(',')})`] : one.groupBy
      try {
        const aggregation = aggregationOf(one, source)
        return this.#ask({ ...common, source: source as Query['source'], aggregation, groupBy, bareWords: false })
      } catch (error) {
        errors.push(error)
        return []
      }
    })
    // Errors of the server are reported before errors of the database.
    if (errors.length > 0) throw errors.find((error) => error instanceof QueryError && error.isEarly) ?? errors[0]
    return seriesReturnType === 'column' ? inColumns(answers) : inPoints(answers, series[0]?.groupBy ?? [])
  }

  /** Computes one aggregation of a window, by bucket and group. Groups without rows have no value. */
  measure({ source, select, groupBy, startTime, endTime, granularity }: Measurement): Measured[] {
    const whole = { step: Math.max(1, endTime - startTime), origin: startTime }
    const buckets = granularity ? { step: granularityStep(granularity, startTime, endTime) } : whole
    return this.#ask({
      source: source as Query['source'],
      aggregation: select,
      groupBy: groupBy ? [groupBy] : [],
      bareWords: true,
      range: { start: startTime, end: endTime - 1, ...buckets },
      budget: new Budget(),
    })
  }

  /** Reads a page of a search. Without a `turn`, equal rows have other places in each search. */
  search(asked: Omit<Search, 'budget' | 'time' | 'turn'> & Partial<Pick<Search, 'turn'>>): RowPage {
    refuseLate(asked.range.end)
    const search = this.#limited({ turn: ++this.#searches, ...asked, budget: new Budget() })
    return shallow(() => queryPage(this.tables().ofEvents(asked.source.kind ?? ''), search))
  }

  /** What is queried: another object after each change of what is supplied. */
  tables(): Tables {
    const state = this.#state()
    if (this.#known?.state === state) return this.#known.tables
    // A restored state is another object, and often has the same telemetry.
    const text = JSON.stringify(state)
    const tables = this.#known?.text === text ? this.#known.tables : tablesOf(state)
    this.#known = { state, text, tables }
    return tables
  }

  #ask(asked: Omit<Query, 'time'>): Measured[] {
    const { ofEvents, ofMetric } = this.tables()
    const { kind = '' } = asked.source
    const query = this.#limited(asked)
    return shallow(() =>
      kind === 'metric' ? queryMetric(ofMetric, this.#now(), query) : queryEvents(ofEvents(kind), query),
    )
  }

  #limited<Asked extends Pick<Query, 'source'> & { range: { start: number; end: number } }>(asked: Asked) {
    const until = this.#now()
    const { source, range } = asked
    const { kind = '' } = source
    const compared = kind === 'metric' ? range : comparedRange(source, this.tables().ofEvents(kind), range)
    const end = Math.min(compared.end, until)
    return { ...asked, range: { ...compared, end }, time: Number.isFinite(until) ? until : end }
  }
}

/** The stack can be smaller than the limits expect, for example if the caller is deep in a recursion. */
function shallow<Answer>(query: () => Answer): Answer {
  try {
    return query()
  } catch (error) {
    if (Object(error).name === 'RangeError') refuseDeep(Number.POSITIVE_INFINITY)
    throw error
  }
}

/** Repeats a mistake of servers: a field with a dot becomes a text. */
function aggregationOf(series: ChartSeriesQueryRequest['series'][number], { kind }: Source): Aggregation {
  const { aggFn, field, level, where, whereLanguage, metricDataType, metricName } = series
  const common = { aggFn, level, where, whereLanguage }
  if (kind === 'metric') return { ...common, metricName: metricName ?? field, metricType: metricDataType }
  return { ...common, valueExpression: field?.includes('.') ? `'${field}'` : field }
}

/** Returns a row of the database for each value: the value of its series, its group, and the start of the bucket as text. */
const inColumns = (answers: readonly Measured[][]): Row[] =>
  answers.flatMap((rows, series) =>
    rows.map(({ bucket, group, value }) => ({
      [`series_${series}`]: value,
      ...group,
      __time_bucket: `${new Date(bucket).toISOString().slice(0, 19)}Z`,
    })),
  )

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

/** The incident that the built-in telemetry has on the day of a time, in UTC. */
export function incidentOfDay(time: number): Required<SuppliedIncident> {
  const { service, from, until, errorRate, latencyFactor } = dailyIncident
  const midnight = Math.floor(time / minuteSize / minutesOfDay) * minutesOfDay
  const at = (minute: number) => (midnight + minute) * minuteSize
  return { kind: 'incident', service, from: at(from), until: at(until), errorRate, latencyFactor }
}
