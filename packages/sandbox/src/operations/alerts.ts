import { dayOf } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import {
  failOnImpossibleIds,
  failOnUnknownReferences,
  type RequestedAlert,
  refuseUnknownReferences,
} from '../rules/alert-references.ts'
import { objectIdOf } from '../rules/object-id.ts'
import type { StoredAlert } from '../state.ts'
import { defined } from './defined.ts'
import { requestedAlert } from './kept-alert.ts'
import type { Call, Context, Handlers } from './operation.ts'
import { page, pagesSince } from './pages.ts'

/** The day since when it is said what an alert refers to in vain. */
const looksUpSince = '2026-03-03'

export const alerts: Handlers = {
  listAlerts: (call) => {
    const ordered = call.context.state.alerts.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    return page(
      ordered.map((alert) => shown(alert, call.context)),
      call,
    )
  },
  getAlert: (call) => ({ payload: shown(found(call), call.context) }),
  createAlert: ({ context, body }) => {
    const { state, since } = context
    const sent = body as RequestedAlert
    failOrRefuse(context, sent)
    if (since < looksUpSince) failOnUnknownReferences(state, sent)
    const created = defined({
      ...requestedAlert(sent, since),
      id: context.identifiers.objectId(),
      teamId: context.teamId,
      state: 'OK',
      ...stamps(context, true),
    }) as StoredAlert
    state.alerts.push(created)
    return { payload: shown(created, context) }
  },
  updateAlert: (call) => {
    const { context } = call
    const sent = call.body as RequestedAlert
    failOrRefuse(context, sent)
    const stored = found(call)
    const updated = defined({ ...stored, ...requestedAlert(sent, context.since), ...stamps(context, false) })
    context.state.alerts = context.state.alerts.map((alert) => (alert === stored ? updated : alert))
    return { payload: shown(updated, context) }
  },
  // Older servers do not look whether there was one.
  deleteAlert: (call) => {
    const { state, since } = call.context
    const isOld = since < pagesSince
    if (!isOld) found(call)
    state.alerts = state.alerts.filter(({ id }) => id !== objectIdOf(call.id))
    return isOld ? { words: 'OK' } : {}
  },
}

function failOrRefuse({ state, since }: Context, sent: RequestedAlert): void {
  if (since < looksUpSince) failOnImpossibleIds(sent)
  else refuseUnknownReferences(state, sent)
}

function stamps({ clock }: Context, isNew: boolean): object {
  const now = new Date(clock.now()).toISOString()
  return isNew ? { createdAt: now, updatedAt: now } : { updatedAt: now }
}

function found({ context, id }: Call): StoredAlert {
  const stored = context.state.alerts.find((alert) => alert.id === objectIdOf(id))
  if (stored) return stored
  throw context.since < pagesSince ? new Refusal(404, 'Not Found', 'text') : new Refusal(404, 'Alert not found')
}

const days = {
  note: dayOf('AlertNote'),
  numConsecutiveWindows: dayOf('AlertNumConsecutiveWindows'),
  channels: dayOf('AlertChannels'),
}

/** What is not there is null here, and left out elsewhere. */
function shown(alert: StoredAlert, { since }: Context): object {
  const { name = null, message = null, note = null, numConsecutiveWindows = null, channel, channels, ...rest } = alert
  const all = channels ?? (channel ? [channel] : [])
  const { groupBy, ...others } = rest as typeof rest & { groupBy?: string | null }
  return {
    ...others,
    name,
    message,
    ...(since >= days.note && { note }),
    ...(since >= days.numConsecutiveWindows && { numConsecutiveWindows }),
    ...(groupBy != null && { groupBy }),
    ...(all.length > 0 && { channel: all[0], ...(since >= days.channels && { channels: all }) }),
  }
}
