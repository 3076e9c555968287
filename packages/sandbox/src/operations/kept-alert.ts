import type { RequestedAlert } from '../rules/alert-references.ts'
import { objectIdOf } from '../rules/object-id.ts'
import { defined } from './defined.ts'

/** The day since when an alert that watches something else forgets what it watched. */
const forgetsSince = '2026-08-06'

interface FullAlert extends RequestedAlert {
  readonly name?: string | null
  readonly message?: string | null
  readonly note?: string | null
  readonly numConsecutiveWindows?: number | null
  readonly groupBy?: string | null
  readonly scheduleOffsetMinutes?: number
  readonly scheduleStartAt?: string | null
  readonly chartConfig?: unknown
}

/** An alert of a request as it is kept over what was kept: undefined is not there any more, and what is absent stays. */
export function requestedAlert(sent: RequestedAlert, since: string): object {
  const { channel, channels, dashboardId, tileId, savedSearchId, groupBy, chartConfig, ...rest } = sent as FullAlert
  const all = channels ?? (channel ? [channel] : [])
  const { name = null, message = null, note = null, numConsecutiveWindows = null } = rest
  const watched = {
    dashboardId: dashboardId && objectIdOf(dashboardId),
    tileId,
    savedSearchId: savedSearchId && objectIdOf(savedSearchId),
    groupBy: groupBy ?? undefined,
    chartConfig,
  }
  return {
    ...rest,
    ...scheduled(rest),
    ...{ name, message, note, numConsecutiveWindows },
    ...{ channel: all[0], channels: all },
    ...(since < forgetsSince ? defined(watched) : watched),
  }
}

// A start takes the place of an offset, also one that ends.
function scheduled({ scheduleStartAt, scheduleOffsetMinutes }: FullAlert): object {
  if (scheduleStartAt === undefined) return {}
  if (scheduleStartAt === null) return { scheduleOffsetMinutes: scheduleOffsetMinutes ?? 0 }
  return { scheduleStartAt: new Date(scheduleStartAt).toISOString(), scheduleOffsetMinutes: 0 }
}
