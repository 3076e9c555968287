import type { ChartSeriesQueryRequest } from '@clouddb/observability-oss/types'
import { QueryError } from '@clouddb/telemetry'
import { Refusal } from '../http/refusal.ts'
import { idOf, itemWith } from '../item-index.ts'
import type { ObservabilityState } from '../state.ts'
import type { Handlers } from './operation.ts'

export const charts = {
  queryChartSeries: ({ context: { state, telemetry, since }, body }) => {
    const query = body as ChartSeriesQueryRequest
    const ask = (series: ChartSeriesQueryRequest['series']) =>
      answered(() => telemetry.querySeries({ ...query, series }, (id) => itemWith(state.sources, idOf, id), since))
    const missing = query.series.map((one) => missingOf(one.sourceId, state))
    const index = missing.findIndex((what) => what !== undefined)
    // Servers query one series after another: a failure of an earlier one is reported first.
    if (index > 0) ask(query.series.slice(0, index))
    if (index >= 0) throw new Refusal(404, `${missing[index]} not found for series ${index}`, 'error')
    return { payload: ask(query.series) }
  },
} satisfies Partial<Handlers>

function missingOf(sourceId: string, { sources, connections }: ObservabilityState): string | undefined {
  const source = itemWith(sources, idOf, sourceId)
  if (!source) return 'Source'
  return itemWith(connections, idOf, source.connection) ? undefined : 'Connection'
}

function answered<Answer>(query: () => Answer): Answer {
  try {
    return query()
  } catch (error) {
    if (error instanceof QueryError) throw new Refusal(500, error.message, 'error')
    throw error
  }
}
