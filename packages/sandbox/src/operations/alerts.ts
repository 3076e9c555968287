import { planAlert } from '../alerting/schedule.ts'
import { dayOf } from '../documents.ts'
import { objectIdOf } from '../identifiers.ts'
import { addItem, changeItem, idOf, itemWith } from '../item-index.ts'
import type { StoredAlert } from '../state.ts'
import type { RequestedAlert } from '../validation/requested.ts'
import { deleteAlert } from './alert-deletion.ts'
import { failOnImpossibleIds, failOnUnknownReferences, refuseUnknownReferences } from './alert-references.ts'
import { itemOf, nowOf, page, pagesSince } from './lists.ts'
import { type Call, type Context, defined, type Handlers, knows } from './operation.ts'
import { storedConfig } from './tiles.ts'

/** The day from which servers report which reference of an alert is unknown. */
const checksReferencesSince = dayOf('AlertDashboardId', undefined, 'pattern')

export const alerts = {
  listAlerts: (call) => page(call.context.state.alerts, call, (alert) => describeAlert(alert, call.context)),
  getAlert: (call) => ({ payload: describeAlert(findAlert(call), call.context) }),
  createAlert: (call) => {
    const { context } = call
    const { state, since } = context
    const sent = call.body as RequestedAlert
    const now = nowOf(call)
    checkReferences(context, sent)
    if (since < checksReferencesSince) failOnUnknownReferences(state, sent)
    const created = defined({
      ...storedFields(sent, context),
      id: context.identifiers.objectId(),
      teamId: context.teamId,
      state: 'OK',
      createdAt: now,
      updatedAt: now,
    }) as StoredAlert
    addItem(state.alerts, created)
    planAlert(state, created, context.clock.now())
    return { payload: describeAlert(created, context) }
  },
  updateAlert: (call) => {
    const { context } = call
    const sent = call.body as RequestedAlert
    checkReferences(context, sent)
    const stored = findAlert(call)
    const updated = defined({ ...stored, ...storedFields(sent, context), updatedAt: nowOf(call) })
    changeItem(context.state.alerts, stored, updated)
    planAlert(context.state, stored, context.clock.now())
    return { payload: describeAlert(stored, context) }
  },
  // Older servers do not check whether the alert exists.
  deleteAlert: (call) => {
    const { state, since } = call.context
    const isOld = since < pagesSince
    if (!isOld) findAlert(call)
    const gone = itemWith(state.alerts, idOf, objectIdOf(call.id))
    if (gone) deleteAlert(state, gone)
    return isOld ? { text: 'OK' } : {}
  },
} satisfies Partial<Handlers>

function checkReferences({ state, since }: Context, sent: RequestedAlert): void {
  if (since < checksReferencesSince) failOnImpossibleIds(sent)
  else refuseUnknownReferences(state, sent)
}

function findAlert(call: Call): StoredAlert {
  const { state, since } = call.context
  return itemOf(state.alerts, call, since < pagesSince ? undefined : 'Alert not found')
}

/** An alert as answers show it: these texts are null where they are missing. */
function describeAlert(alert: StoredAlert, context: Context): object {
  const { name = null, message = null, note = null, numConsecutiveWindows = null, channel, channels, ...rest } = alert
  const all = channels ?? (channel ? [channel] : [])
  const { groupBy, ...others } = rest as typeof rest & { groupBy?: string | null }
  return {
    ...others,
    name,
    message,
    ...(knows(context, 'AlertNote') && { note }),
    ...(knows(context, 'AlertNumConsecutiveWindows') && { numConsecutiveWindows }),
    ...(groupBy != null && { groupBy }),
    ...(all.length > 0 && { channel: all[0], ...(knows(context, 'AlertChannels') && { channels: all }) }),
  }
}

/** The day from which an update clears what the alert watched before. */
const clearsSince = '2026-08-06'

/** The fields that a request changes: undefined removes a field, and an absent field stays. */
function storedFields(sent: RequestedAlert, { since }: Context): object {
  const { channel, channels, dashboardId, tileId, savedSearchId, groupBy, chartConfig, ...rest } = sent
  const all = channels ?? (channel ? [channel] : [])
  const { name = null, message = null, note = null, numConsecutiveWindows = null } = rest
  const watched = {
    dashboardId: dashboardId && objectIdOf(dashboardId),
    tileId,
    savedSearchId: savedSearchId && objectIdOf(savedSearchId),
    groupBy: groupBy ?? undefined,
    chartConfig: chartConfig && storedConfig(chartConfig),
  }
  return {
    ...rest,
    ...scheduleOf(rest),
    ...{ name, message, note, numConsecutiveWindows },
    ...{ channel: all[0], channels: all },
    ...(since < clearsSince ? defined(watched) : watched),
  }
}

// A start replaces the offset, even when null removes the start.
function scheduleOf({ scheduleStartAt, scheduleOffsetMinutes }: Partial<RequestedAlert>): object {
  if (scheduleStartAt === undefined) return {}
  if (scheduleStartAt === null) return { scheduleOffsetMinutes: scheduleOffsetMinutes ?? 0 }
  return { scheduleStartAt: new Date(scheduleStartAt).toISOString(), scheduleOffsetMinutes: 0 }
}
