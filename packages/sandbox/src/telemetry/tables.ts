import type { TelemetryState } from '../generated/schema.ts'
import type { EventTable } from './queries/cells.ts'
import { dailyIncidentOf } from './rows/incidents.ts'
import { logColumns, logStreams } from './rows/logs.ts'
import { type MetricSeries, metricSeries } from './rows/metric-series.ts'
import type { MetricKind } from './rows/metrics.ts'
import { sessionColumns, sessionStreams } from './rows/sessions.ts'
import { spanColumns, spanStreams } from './rows/spans.ts'
import { eventsOf } from './supplied/events.ts'
import { incidentsOf } from './supplied/incidents.ts'
import { seriesOf } from './supplied/series.ts'

/** The telemetry that a state describes, by the kinds of sources and metrics. */
export interface Tables {
  ofEvents: (kind: string) => EventTable
  ofMetric: (kind: MetricKind, name: string) => MetricSeries[]
}

/** Makes the tables of a state, each one when it is first queried. */
export function tablesOf(seed: number, { builtIn, supplied }: TelemetryState): Tables {
  const incidents = [...incidentsOf(supplied), dailyIncidentOf(seed)]
  const eventTable = (sourceKind: string): EventTable => {
    const make = eventTables.get(sourceKind)
    if (!make) return { columns: {}, streams: [], supplied: [] }
    const { columns, kind, streams } = make
    return { columns, streams: builtIn ? streams(seed, incidents) : [], supplied: eventsOf(kind, supplied) }
  }
  const ofEvents = remembered(eventTable)
  const ofKind = remembered((kind: MetricKind) => seriesOf(kind, supplied))
  return {
    ofEvents,
    ofMetric: (kind, name) => [
      ...(builtIn ? metricSeries({ seed, incidents }, kind, name) : []),
      ...(ofKind(kind).get(name) ?? []),
    ],
  }
}

const eventTables = new Map(
  Object.entries({
    log: { columns: logColumns, kind: 'log-rows', streams: logStreams },
    trace: { columns: spanColumns, kind: 'span-rows', streams: spanStreams },
    session: { columns: sessionColumns, kind: 'session-rows', streams: sessionStreams },
  } as const),
)

/** A function that makes a value once for each key. */
function remembered<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>()
  return (key) => {
    const made = known.get(key) ?? make(key)
    known.set(key, made)
    return made
  }
}
