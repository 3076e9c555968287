import { planAlert } from '../alerting/schedule.ts'
import { watchedParts } from '../alerting/watched-parts.ts'
import { dayOfChange, documentedDay, ossDocument } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { objectIdOf } from '../identifiers.ts'
import { itemWith, keyById } from '../item-index.ts'
import type { ObservabilityState, StoredAlert } from '../state.ts'
import { RequestSchemas } from '../validation/request-schemas.ts'
import type { RequestedAlert, RequestedConfig } from '../validation/requested.ts'
import {
  deleteAlert,
  failOnImpossibleIds,
  failOnUnknownReferences,
  refuseUnknownReferences,
} from './alert-references.ts'
import { observedKind } from './kinds.ts'
import { page, pagesSince, unexplainedAbsence } from './lists.ts'
import { type Call, type Context, defined, type Handlers, knows, presentTime } from './operation.ts'
import { storedConfig } from './tiles.ts'

/** The day from which servers report which reference of an alert is unknown. */
const checksReferencesSince = documentedDay('AlertDashboardId', undefined, 'pattern')

export const alerts = {
  ...observedKind('Alert', {
    items: ({ context }) => context.state.alerts,
    missing: missingAlert,
    describe: (alert, { context }, role) =>
      role === 'list' ? describeAlert(alert, context) : describeOne(alert, context),
    list: (call, describe) => page(call.context.state.alerts, call, describe),
    refuse: ({ context: { state, since }, body }) => {
      if (since < checksReferencesSince) failOnImpossibleIds(body as RequestedAlert)
      else refuseUnknownReferences(state, body as RequestedAlert)
    },
    make: storedAlert,
    follow: ({ context: { state, clock } }, alert) => planAlert(state, alert, clock.now()),
  }),
  // Older servers do not check whether the alert exists.
  deleteAlert: (call) => {
    const { state, since } = call.context
    const isOld = since < pagesSince
    const gone = itemWith(state.alerts, keyById, objectIdOf(call.id))
    if (gone) deleteAlert(state, gone)
    else if (!isOld) throw missingAlert(call)
    return isOld ? { text: 'OK' } : {}
  },
} satisfies Partial<Handlers>

function missingAlert({ context }: Call): Refusal {
  return context.since < pagesSince ? unexplainedAbsence() : new Refusal(404, 'Alert not found')
}

function storedAlert(call: Call, before?: StoredAlert): StoredAlert {
  const { context } = call
  const { state, since, identifiers, teamId } = context
  const sent = call.body as RequestedAlert
  const now = presentTime(context)
  if (!before && since < checksReferencesSince) failOnUnknownReferences(state, sent)
  const fields = storedFields(sent, context)
  const own = before ?? { ...fields, id: identifiers.objectId(), teamId, state: 'OK', createdAt: now }
  const alert = defined({ ...own, ...fields, updatedAt: now }) as StoredAlert
  if (!hasNames(context)) return alert
  // People find it under its name and its tags.
  return defined({ ...alert, ...namesStored(sent as AlertNames, namesWatched(alert, state)) }) as StoredAlert
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

const clearsSince = dayOfChange('clearsWatchedFields')

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

/** The longest name and tag, and the most tags: those of what an alert watches have no limits of their own. */
const { AlertDisplayName: names, AlertTags: tagLists } = ossDocument.schemas
const longest = { name: names?.maxLength, tag: tagLists?.items?.maxLength, tags: tagLists?.maxItems }

/** The name and the tags of an alert; absent where it has none. */
type AlertNames = Pick<StoredAlert, 'displayName' | 'tags'>

/** Whether alerts of a server have names and tags; those of the managed deployment have none. */
function hasNames(context: Context): boolean {
  const name = 'AlertDisplayName'
  return context.document.schemas[name] !== undefined && knows(context, name)
}

/** The name and the tags of what an alert watches. */
function namesWatched(alert: StoredAlert, state: ObservabilityState): AlertNames {
  const { search, dashboard, tile, chart } = watchedParts(alert, state)
  if (alert.source === 'inline') return clamped(Object(chart).name, [])
  if (alert.source === 'saved_search') return clamped(search?.name, search?.tags)
  const name = dashboard?.name?.trim()
  return clamped(name && `${name} - ${tile?.name?.trim() || 'Tile'}`, dashboard?.tags)
}

function clamped(name: unknown, tags: unknown): AlertNames {
  const text = String(name ?? '').trim()
  const words = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string' && tag !== '') : undefined
  return {
    ...(text && { displayName: text.slice(0, longest.name) }),
    ...(words && { tags: words.slice(0, longest.tags).map((tag) => tag.slice(0, longest.tag)) }),
  }
}

/** The name and the tags that a server stores: those that are sent, else those of what the alert watches. */
function namesStored({ displayName, tags }: AlertNames, watched: AlertNames): Record<keyof AlertNames, unknown> {
  return { displayName: displayName?.trim() ? displayName : watched.displayName, tags: tags ?? watched.tags }
}
