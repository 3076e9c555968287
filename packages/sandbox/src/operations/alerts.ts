import { Refusal } from '../http/refusal.ts'
import type { StoredAlert } from '../state.ts'
import type { Call, Handlers } from './operation.ts'
import { page } from './pages.ts'

export const alerts: Handlers = {
  listAlerts: (call) => page(call.context.state.alerts, call),
  getAlert: (call) => ({ payload: found(call) }),
  createAlert: ({ context, body }) => {
    const created = { ...(body as object), id: context.identifiers.objectId(), teamId: context.teamId } as StoredAlert
    context.state.alerts.push(created)
    return { payload: created }
  },
  updateAlert: (call) => ({ payload: Object.assign(found(call), call.body) }),
  deleteAlert: (call) => {
    const { state } = call.context
    const gone = found(call)
    state.alerts = state.alerts.filter((alert) => alert !== gone)
    return {}
  },
}

function found({ context, id }: Call): StoredAlert {
  const stored = context.state.alerts.find((alert) => alert.id === id)
  if (!stored) throw new Refusal(404, 'Alert not found')
  return stored
}
