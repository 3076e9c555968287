import type { SearchEventsRequest } from '@clouddb/observability-oss/types'
import { QueryError } from '@clouddb/telemetry'
import { Refusal } from '../http/refusal.ts'
import { idOf, itemWith } from '../item-index.ts'
import type { Handlers } from './operation.ts'

const quarterHour = 900_000

export const search = {
  searchEvents: ({ context: { state, telemetry, clock, since }, body }) => {
    const { sourceId, startTime, endTime, orderBy = '', ...rest } = body as Required<SearchEventsRequest>
    const range = rangeOf(startTime, endTime, clock.now())
    const source = itemWith(state.sources, idOf, sourceId)
    if (!source) throw new Refusal(404, `Source not found: ${sourceId}`)
    if (!itemWith(state.connections, idOf, source.connection))
      throw new Refusal(404, `Connection not found for source: ${sourceId}`)
    const { maxResults: limit, ...asked } = rest
    const data = answered(() => telemetry.search({ ...asked, limit, source: source as never, orderBy, range, since }))
    return { payload: data, beside: { rows: data.length } }
  },
} satisfies Partial<Handlers>

/** The range of a search. An empty text is no time. */
function rangeOf(startTime: string | undefined, endTime: string | undefined, now: number) {
  const end = endTime ? Date.parse(endTime) : now
  const start = startTime ? Date.parse(startTime) : end - quarterHour
  if (Number.isNaN(end) || Number.isNaN(start))
    throw new Refusal(400, 'Invalid startTime or endTime: must be valid ISO 8601 strings')
  if (start >= end) throw new Refusal(400, 'endTime must be greater than startTime')
  return { start, end }
}

function answered<Rows>(query: () => Rows): Rows {
  try {
    return query()
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    // The condition is read before the database is asked.
    if (error.isEarly || error.message.startsWith('Expected')) throw new Refusal(500, 'Internal server error')
    const name = nameOf(error.message)
    if (name === undefined) throw new Refusal(500, 'Query execution failed')
    throw new Refusal(400, `${name}: ${error.message.split('\n')[0]?.slice(0, 300)}`)
  }
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

const nameOf = (words: string): string | undefined => names.find(([beginning]) => beginning.test(words))?.[1]
