import { controlSchema } from '../documents.ts'
import type { ManagedService, Usage } from '../state.ts'
import { effectiveScaling, type Scaling } from './effective-scaling.ts'

const hour = 3_600_000
const day = 24 * hour

/** What was used before that is not counted when the time jumps. */
const longest = 400 * day

/** GB hours of a day. */
const { maximum: mostWork = 0 } = controlSchema('DailyWork')

/**
 * Counts the work of a service until now, or until its state changes: the memory of its replicas, for as long as they
 * run.
 */
export function countUsage(service: ManagedService, now: number): void {
  const { record, usage, scalingSchedule } = service
  const isRunning = record.state === 'running' || record.state === 'partially_running'
  const step = scalingSchedule ? hour : day
  let scaling: Scaling | undefined
  for (let start = Math.max(usage.until, now - longest); isRunning && start < now; ) {
    const end = Math.min(now, start - (start % step) + step)
    // Without a schedule, the settings are the same all the time.
    if (!scaling || scalingSchedule) scaling = effectiveScaling(service, start)
    const { minReplicaMemoryGb, minReplicas } = scaling
    const gigabytes = (minReplicaMemoryGb ?? 8) * (minReplicas ?? 1)
    const date = startOfDay(start)
    const worked = (gigabytes * (end - start)) / hour
    usage.gigabyteHours[date] = Math.min(mostWork, (usage.gigabyteHours[date] ?? 0) + worked)
    start = end
  }
  usage.until = Math.max(usage.until, now)
}

/** Takes back what was counted after a time. The day of the time keeps its share. */
export function uncountUsage(usage: Usage, now: number): void {
  if (now >= usage.until) return
  const today = startOfDay(now)
  const start = Date.parse(today)
  const share = (now - start) / (Math.min(usage.until, start + day) - start)
  const kept = Object.entries(usage.gigabyteHours).filter(([date]) => date <= today)
  usage.gigabyteHours = Object.fromEntries(kept.map(([date, work]) => [date, date === today ? work * share : work]))
  usage.until = now
}

/** The day of a time in UTC, ISO 8601. */
export function startOfDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
