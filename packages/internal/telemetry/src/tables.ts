import type { Columns } from './language/expression.ts'
import type { EventTable } from './queries/events.ts'
import { ownOf } from './refusals.ts'
import { logStreams, sessionStreams, spanStreams } from './rows/generated-events.ts'
import { type MetricKind, type MetricSeries, metricSeries } from './rows/metrics.ts'
import { columns, dailyIncident } from './rows/shop.ts'
import { type EventKind, eventsOf, incidentsOf, type Supplied, seriesOf } from './rows/supplied.ts'

/** The telemetry that a state describes: whether there is the built-in one, and what was supplied. */
export interface TelemetryState {
  builtIn: boolean
  supplied: readonly Supplied[]
}

/** The telemetry of a state, by the kinds of sources and metrics. */
export interface Tables {
  ofEvents: (kind: string) => EventTable
  ofMetric: (kind: MetricKind, name: string) => MetricSeries[]
}

export function tablesOf({ builtIn, supplied }: TelemetryState): Tables {
  const incidents = [...incidentsOf(supplied), dailyIncident]
  const eventTable = (table: Columns, kind: EventKind, streamsOf: typeof logStreams): EventTable => {
    const streams = builtIn ? streamsOf(incidents) : []
    return { columns: table, streams, supplied: eventsOf(kind, supplied) }
  }
  const tables = {
    log: eventTable(columns.log, 'log-rows', logStreams),
    trace: eventTable(columns.span, 'span-rows', spanStreams),
    session: eventTable(columns.session, 'session-rows', sessionStreams),
  }
  const series = {
    gauge: seriesOf('gauge', supplied),
    sum: seriesOf('sum', supplied),
    histogram: seriesOf('histogram', supplied),
  }
  return {
    ofEvents: (kind) => ownOf<EventTable>(tables, kind) ?? { columns: {}, streams: [], supplied: [] },
    ofMetric: (kind, name) => [
      ...(builtIn ? metricSeries(incidents, kind, name) : []),
      ...(series[kind].get(name) ?? []),
    ],
  }
}
