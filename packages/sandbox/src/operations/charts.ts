import type { ChartSeriesQueryRequest } from '@clouddb/observability-oss/types'
import { Refusal } from '../http/refusal.ts'
import { QueryError } from '../telemetry/telemetry.ts'
import type { Handlers } from './operation.ts'

export const charts: Handlers = {
  queryChartSeries: ({ context: { state, telemetry }, body }) => {
    const query = body as ChartSeriesQueryRequest
    for (const [index, { sourceId }] of query.series.entries()) {
      const source = state.sources.find(({ id }) => id === sourceId)
      if (!source) throw new Refusal(404, `Source not found for series ${index}`, 'error')
      if (!state.connections.some(({ id }) => id === source.connection))
        throw new Refusal(404, `Connection not found for series ${index}`, 'error')
    }
    try {
      return { payload: telemetry.querySeries(query, state.sources) }
    } catch (error) {
      if (error instanceof QueryError) throw new Refusal(500, error.message, 'error')
      throw error
    }
  },
}
