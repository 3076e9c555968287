import { planAlert } from '../alerting/schedule.ts'
import { dayOf } from '../documents.ts'
import { objectIdOf } from '../identifiers.ts'
import { addItem, changeItem, idOf, itemWith } from '../item-index.ts'
import type { StoredAlert } from '../state.ts'
import { RequestSchemas } from '../validation/request-schemas.ts'
import type { RequestedAlert, RequestedConfig } from '../validation/requested.ts'
import { deleteAlert } from './alert-deletion.ts'
import { type AlertNames, hasNames, namesStored, namesWatched } from './alert-names.ts'
import { failOnImpossibleIds, failOnUnknownReferences, refuseUnknownReferences } from './alert-references.ts'
import { itemOf, nowOf, page, pagesSince } from './lists.ts'
import { type Call, type Context, defined, type Handlers, knows } from './operation.ts'
import { storedConfig } from './tiles.ts'

/** The day from which servers report which reference of an alert is unknown. */
const checksReferencesSince = dayOf('AlertDashboardId', undefined, 'pattern')

export const alerts = {
  listAlerts: (call) => page(call.context.state.alerts, call, (alert) => describeAlert(alert, call.context)),
  getAlert: (call) => ({ payload: describeOne(findAlert(call), call.context) }),
  createAlert: (call) => {
    const { context } = call
    const { state, since } = context
    const sent = call.body as RequestedAlert
    const now = nowOf(call)
    checkReferences(context, sent)
    if (since < checksReferencesSince) failOnUnknownReferences(state, sent)
    const made = defined({
      ...storedFields(sent, context),
      id: context.identifiers.objectId(),
      teamId: context.teamId,
      state: 'OK',
      createdAt: now,
      updatedAt: now,
    }) as StoredAlert
    const created = named(made, sent, context)
    addItem(state.alerts, created)
    planAlert(state, created, context.clock.now())
    return { payload: describeOne(created, context) }
  },
  updateAlert: (call) => {
    const { context } = call
    const sent = call.body as RequestedAlert
    checkReferences(context, sent)
    const stored = findAlert(call)
    const updated = defined({ ...stored, ...storedFields(sent, context), updatedAt: nowOf(call) }) as StoredAlert
    changeItem(context.state.alerts, stored, named(updated, sent, context))
    planAlert(context.state, stored, context.clock.now())
    return { payload: describeOne(stored, context) }
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

/** An alert with the name and the tags under which people find it. */
function named(alert: StoredAlert, sent: RequestedAlert, context: Context): StoredAlert {
  if (!hasNames(context)) return alert
  return defined({ ...alert, ...namesStored(sent as AlertNames, namesWatched(alert, context.state)) }) as StoredAlert
}

/** An alert in an answer of its own, with its chart where a request can say it. */
function describeOne(alert: StoredAlert, context: Context): object {
  const { chartConfig } = alert
  const isShown = chartConfig != null && canBeSent(chartConfig, context)
  return { ...describeAlert(alert, context), ...(isShown && { chartConfig }) }
}

const chartSchema = 'AlertChartRequest'

function canBeSent(chartConfig: object, { document, since, clock }: Context): boolean {
  if (!document.schemas[chartSchema]) return true
  return new RequestSchemas(document, { since, now: clock.now }, {}, true).named(chartSchema).safeParse(chartConfig)
    .success
}

/** An alert as answers show it, of lists as well: these texts are null where they are missing. */
function describeAlert(alert: StoredAlert, context: Context): object {
  const { name = null, message = null, note = null, numConsecutiveWindows = null, channel, channels, ...rest } = alert
  const all = (channels ?? [channel]).filter((each) => each?.type)
  const { groupBy, chartConfig: _, displayName, tags, ...others } = rest as typeof rest & { groupBy?: string | null }
  const names =
    hasNames(context) && namesStored({ displayName, tags } as AlertNames, namesWatched(alert, context.state))
  return {
    ...others,
    name,
    ...(names && { displayName: names.displayName ?? 'Alert', tags: names.tags ?? [] }),
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
  const { channel, channels, dashboardId, tileId, savedSearchId, groupBy, chartConfig, ...others } = sent
  const { displayName: _, tags: __, ...rest } = others
  const all = channels ?? (channel ? [channel] : [])
  const { name = null, message = null, note = null, numConsecutiveWindows = null } = rest
  const watched = {
    dashboardId: dashboardId && objectIdOf(dashboardId),
    tileId,
    savedSearchId: savedSearchId && objectIdOf(savedSearchId),
    groupBy: groupBy ?? undefined,
    chartConfig: chartConfig && storedChart(chartConfig),
  }
  return {
    ...rest,
    ...scheduleOf(rest),
    ...{ name, message, note, numConsecutiveWindows },
    ...{ channel: all[0], channels: all },
    ...(since < clearsSince ? defined(watched) : watched),
  }
}

/** A chart of an alert has a condition on all its rows. */
function storedChart(chart: NonNullable<RequestedAlert['chartConfig']>): object {
  const { where, whereLanguage = 'lucene', name, ...config } = chart
  return { ...(name && { name }), ...storedConfig(config as RequestedConfig), ...(where && { where, whereLanguage }) }
}

// A start replaces the offset, even when null removes the start.
function scheduleOf({ scheduleStartAt, scheduleOffsetMinutes }: Partial<RequestedAlert>): object {
  if (scheduleStartAt === undefined) return {}
  if (scheduleStartAt === null) return { scheduleOffsetMinutes: scheduleOffsetMinutes ?? 0 }
  return { scheduleStartAt: new Date(scheduleStartAt).toISOString(), scheduleOffsetMinutes: 0 }
}
