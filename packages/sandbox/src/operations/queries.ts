import type { ChartSeriesQueryRequest, SearchEventsRequest } from '@clouddb/observability-oss/types'
import { hashText, QueryError, type SearchPlace } from '@clouddb/telemetry'
import { dayOfChange } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { itemWith, keyById } from '../item-index.ts'
import type { ObservabilityState } from '../state.ts'
import type { Handlers } from './operation.ts'

export const queries = {
  queryChartSeries: ({ context: { state, telemetry, since }, body: query }) => {
    const ask = (series: ChartSeriesQueryRequest['series']) =>
      answerQuery(
        () =>
          telemetry.querySeries({ ...query, series }, (id) => itemWith(state.sources, keyById, id), isOlderThan(since)),
        refusalOfSeries,
      )
    const missing = query.series.map((one) => missingOf(one.sourceId, state))
    const index = missing.findIndex((what) => what !== undefined)
    // Servers query one series after another: a failure of an earlier one is reported first.
    if (index > 0) ask(query.series.slice(0, index))
    if (index >= 0) throw new Refusal(404, `${missing[index]} not found for series ${index}`, 'error')
    return { payload: ask(query.series) }
  },

  searchEvents: ({ context: { state, telemetry, clock, since }, body }) => {
    const { sourceId, startTime, endTime, orderBy = '', cursor, ...rest } = body as Sought
    const now = clock.now()
    const begun = cursor === undefined || cursor === 'start' ? undefined : readCursor(cursor)
    const range = begun?.range ?? rangeOf(startTime, endTime, now)
    const source = itemWith(state.sources, keyById, sourceId)
    if (!source) throw new Refusal(404, `Source not found: ${sourceId}`)
    if (!itemWith(state.connections, keyById, source.connection))
      throw new Refusal(404, `Connection not found for source: ${sourceId}`)
    const { maxResults: limit, ...asked } = rest
    const query = { ...asked, limit, source: source as never, orderBy, range, isOlder: isOlderThan(since) }
    if (cursor === undefined) {
      const { rows } = answerQuery(() => telemetry.search(query), refusalOfSearch)
      return { payload: rows, beside: { rows: rows.length } }
    }
    // All pages are of the events that there can be at the time of the first one.
    const walk = begun ?? { range: { ...range, end: Math.min(range.end, now) }, turn: hashText(`${now}`) }
    const page = answerQuery(() => telemetry.search({ ...query, after: undefined, ...walk }), refusalOfSearch)
    const nextCursor = page.end ? writeCursor({ ...walk, after: page.end }) : null
    return { payload: page.rows, beside: { rows: page.rows.length, nextCursor } }
  },
} satisfies Partial<Handlers>

/** Whether a server of a day is older than a change. */
const isOlderThan = (since: string) => (change: string) => since < dayOfChange(change)

function missingOf(sourceId: string, { sources, connections }: ObservabilityState): string | undefined {
  const source = itemWith(sources, keyById, sourceId)
  if (!source) return 'Source'
  return itemWith(connections, keyById, source.connection) ? undefined : 'Connection'
}

/** The answer of a query; where the database refuses it, the refusal of the server. */
function answerQuery<Answer>(query: () => Answer, refusalOf: (error: QueryError) => Refusal): Answer {
  try {
    return query()
  } catch (error) {
    throw error instanceof QueryError ? refusalOf(error) : error
  }
}

const refusalOfSeries = ({ message }: QueryError) => new Refusal(500, message, 'error')

const quarterHour = 900_000

type Sought = Required<Omit<SearchEventsRequest, 'cursor'>> & Pick<SearchEventsRequest, 'cursor'>

/** What a cursor says: the range and the order of equal events of the first page, and where the last page ended. */
interface EventWalk {
  readonly range: { readonly start: number; readonly end: number }
  readonly turn: number
  readonly after?: SearchPlace
}

const writeCursor = (walk: EventWalk): string => btoa(JSON.stringify(walk)).replace(/=+$/, '')

function readCursor(cursor: string): EventWalk {
  try {
    const { range, turn, after } = JSON.parse(atob(cursor))
    const numbers = [range.start, range.end, turn, after.count, after.mark, after.nth]
    if (numbers.every(Number.isSafeInteger)) return { range, turn, after }
  } catch {
    // The text is none of ours.
  }
  throw new Refusal(400, 'Invalid cursor')
}

/** The range of a search. An empty text is no time. */
function rangeOf(startTime: string | undefined, endTime: string | undefined, now: number) {
  const end = endTime ? Date.parse(endTime) : now
  const start = startTime ? Date.parse(startTime) : end - quarterHour
  if (Number.isNaN(end) || Number.isNaN(start))
    throw new Refusal(400, 'Invalid startTime or endTime: must be valid ISO 8601 strings')
  if (start >= end) throw new Refusal(400, 'endTime must be greater than startTime')
  return { start, end }
}

function refusalOfSearch({ message, isEarly }: QueryError): Refusal {
  // The condition is read before the database is asked.
  if (isEarly || message.startsWith('Expected')) return new Refusal(500, 'Internal server error')
  const name = functionName(message)
  return name === undefined
    ? new Refusal(500, 'Query execution failed')
    : new Refusal(400, `${name}: ${message.split('\n')[0]?.slice(0, 300)}`)
}

/** Errors of the database for which servers take the caller to be at fault, by the beginning of their words. */
const names: readonly (readonly [words: RegExp, name: string])[] = [
  [/^Unknown .*identifier/, 'UNKNOWN_IDENTIFIER'],
  [/^Function with name/, 'UNKNOWN_FUNCTION'],
  // Servers take a word with three capitals, at which the syntax is wrong, for the name of another error.
  [/Syntax error: failed at position (?!\d+ \([A-Z\d_]*[A-Z]{3}[A-Z\d_]*\))/, 'SYNTAX_ERROR'],
  [/^Illegal type/, 'ILLEGAL_TYPE_OF_ARGUMENT'],
  [/^There is no supertype/, 'NO_COMMON_TYPE'],
  [/^Positional argument/, 'BAD_ARGUMENTS'],
]

const functionName = (words: string): string | undefined => names.find(([beginning]) => beginning.test(words))?.[1]
