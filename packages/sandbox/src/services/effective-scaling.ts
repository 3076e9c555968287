import type {
  CurrentScaling,
  ScalingScheduleBaseConfig,
  ScalingScheduleEntry,
  Service,
} from '@clouddb/management/types'
import type { ManagedService } from '../state.ts'

/** Settings of the scaling. Those that a record does not state are undefined. */
export type Scaling = { [Name in keyof ScalingScheduleBaseConfig]?: ScalingScheduleBaseConfig[Name] | undefined }

const hour = 3_600_000

/** The settings outside of the entries of a schedule. A service that scales vertically has a fixed number of replicas. */
export function baseScaling(record: Service): Scaling {
  const { autoscalingMode, minReplicaMemoryGb, maxReplicaMemoryGb, idleScaling, idleTimeoutMinutes } = record
  const isHorizontal = autoscalingMode === 'horizontal'
  const [minReplicas, maxReplicas] = isHorizontal
    ? [record.minReplicas, record.maxReplicas]
    : [record.numReplicas, record.numReplicas]
  return {
    autoscalingMode: isHorizontal ? 'horizontal' : 'vertical',
    ...{ minReplicaMemoryGb, maxReplicaMemoryGb, minReplicas, maxReplicas, idleScaling, idleTimeoutMinutes },
  }
}

type Window = Pick<ScalingScheduleEntry, 'weekdays' | 'startHourUtc' | 'endHourUtc'>

/** The hours of a week in which an entry is active, the first hour of Sunday being 0. */
export function hoursOf({ weekdays = [], startHourUtc = 0, endHourUtc = 0 }: Window): number[] {
  const length = endHourUtc > startHourUtc ? endHourUtc - startHourUtc : endHourUtc + 24 - startHourUtc
  const hours = Array.from({ length }, (_, index) => startHourUtc + index)
  return weekdays.flatMap((day) => hours.map((each) => (day * 24 + each) % (7 * 24)))
}

/** The entry of the schedule that is active at a time. */
export function activeEntry({ scalingSchedule }: ManagedService, time: number): ScalingScheduleEntry | undefined {
  const date = new Date(time)
  const now = date.getUTCDay() * 24 + date.getUTCHours()
  return scalingSchedule?.find((entry) => hoursOf(entry).includes(now))
}

/** The settings in effect: those of the active entry, and of the service where the entry has none. */
export function effectiveScaling(service: ManagedService, time: number): Scaling {
  const base = baseScaling(service.record)
  const entry = activeEntry(service, time)
  if (!entry) return base
  const names = Object.keys(base) as (keyof Scaling)[]
  return Object.fromEntries(names.map((name) => [name, entry[name] ?? base[name]]))
}

/** The time at which a service becomes idle that gets no request after `last`; `undefined` if it stays awake. */
export function idleTime(service: ManagedService, last: number): number | undefined {
  const due = ({ idleTimeoutMinutes }: Scaling) => last + (idleTimeoutMinutes ?? 15) * 60_000
  let time = last
  // Settings change at whole hours only, and are the same after a week.
  for (let changes = 0; changes <= 7 * 24 + 1; changes++) {
    const settings = effectiveScaling(service, time)
    const mayIdle = settings.idleScaling !== false
    if (mayIdle && due(settings) <= time) return time
    const change = service.scalingSchedule ? (Math.floor(time / hour) + 1) * hour : Number.POSITIVE_INFINITY
    time = mayIdle ? Math.min(change, due(settings)) : change
    if (time === Number.POSITIVE_INFINITY) return undefined
  }
  return undefined
}

/** The settings in effect, as records show them. */
export function currentScaling(service: ManagedService, time: number): CurrentScaling {
  const entry = activeEntry(service, time)
  const shown = Object.entries(effectiveScaling(service, time)).map(([name, value]) => [
    `effective${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value ?? null,
  ])
  return { ...Object.fromEntries(shown), ...(entry && { activeEntryId: entry.id }) }
}
