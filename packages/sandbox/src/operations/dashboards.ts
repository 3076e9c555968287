import type { UpdateDashboardRequest } from '@clouddb/observability-oss/types'
import { Refusal } from '../http/refusal.ts'
import type { StoredDashboard, StoredTile } from '../state.ts'
import type { Call, Handlers } from './operation.ts'

export const dashboards: Handlers = {
  listDashboards: ({ context }) => ({
    payload: context.state.dashboards.toSorted((a, b) => ((a.name ?? '') < (b.name ?? '') ? 1 : -1)),
  }),
  getDashboard: (call) => ({ payload: found(call) }),
  createDashboard: ({ context, body }) => {
    const { state, identifiers } = context
    const sent = body as UpdateDashboardRequest
    const tiles = sent.tiles.map((tile) => ({ ...tile, id: identifiers.objectId() }) as StoredTile)
    const created = { filters: [], tags: [], ...sent, id: identifiers.objectId(), tiles } as unknown as StoredDashboard
    state.dashboards.push(created)
    return { payload: created }
  },
  updateDashboard: (call) => {
    const stored = found(call)
    Object.assign(stored, call.body)
    return { payload: stored }
  },
  deleteDashboard: ({ context: { state }, id }) => {
    state.dashboards = state.dashboards.filter((dashboard) => dashboard.id !== id)
    return {}
  },
}

function found({ context, id }: Call): StoredDashboard {
  const stored = context.state.dashboards.find((dashboard) => dashboard.id === id)
  if (!stored) throw new Refusal(404, 'Not Found', 'text')
  return stored
}
