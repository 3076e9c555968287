import type { EventTable } from './queries/events.ts'
import { logStreams, sessionStreams } from './rows/logs.ts'
import { type MetricKind, type MetricSeries, metricSeries } from './rows/metrics.ts'
import { columns, dailyIncidentOf } from './rows/shop.ts'
import { spanStreams } from './rows/spans.ts'
import { eventsOf, incidentsOf, type Supplied, seriesOf } from './rows/supplied.ts'

/** The telemetry that a state describes, by the kinds of sources and metrics. */
export interface Tables {
  ofEvents: (kind: string) => EventTable
  ofMetric: (kind: MetricKind, name: string) => MetricSeries[]
}

const eventTables = new Map(
  Object.entries({
    log: { columns: columns.log, kind: 'log-rows', streams: logStreams },
    trace: { columns: columns.span, kind: 'span-rows', streams: spanStreams },
    session: { columns: columns.session, kind: 'session-rows', streams: sessionStreams },
  } as const),
)

/** Makes the tables of a state, each one when it is first queried. */
export function tablesOf(
  seed: number,
  { builtIn, supplied }: { builtIn: boolean; supplied: readonly Supplied[] },
): Tables {
  const incidents = [...incidentsOf(supplied), dailyIncidentOf(seed)]
  const ofKind = remembered((kind: MetricKind) => seriesOf(kind, supplied))
  return {
    ofEvents: remembered((source: string): EventTable => {
      const table = eventTables.get(source)
      if (!table) return { columns: {}, streams: [], supplied: [] }
      const { columns, kind, streams } = table
      return { columns, streams: builtIn ? streams(seed, incidents) : [], supplied: eventsOf(kind, supplied) }
    }),
    ofMetric: (kind, name) => [
      ...(builtIn ? metricSeries({ seed, incidents }, kind, name) : []),
      ...(ofKind(kind).get(name) ?? []),
    ],
  }
}

function remembered<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>()
  return (key) => {
    const made = known.get(key) ?? make(key)
    known.set(key, made)
    return made
  }
}
