import type { Handlers } from './operation.ts'

export const charts: Handlers = {
  queryChartSeries: () => ({ payload: [] }),
}
