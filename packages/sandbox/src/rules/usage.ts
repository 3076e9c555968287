import type { ManagedService } from '../state.ts'

const hour = 3_600_000
const day = 24 * hour

/** Counts the work of a service until now: the memory of its replicas, for as long as they run. */
export function countUsage({ record, activity, usage }: ManagedService, now: number): void {
  const timeout = (record.idleTimeoutMinutes ?? 15) * 60_000
  const stop = record.idleScaling === false ? now : Math.min(now, activity.last + timeout)
  const isRunning = record.state === 'running' || record.state === 'partially_running'
  const gigabytes =
    (record.minReplicaMemoryGb ?? record.replicaMemoryGb ?? 8) * (record.numReplicas ?? record.minReplicas ?? 1)
  let start = usage.until
  while (isRunning && start < stop) {
    const end = Math.min(stop, start - (start % day) + day)
    const date = dayOf(start)
    usage.gigabyteHours[date] = (usage.gigabyteHours[date] ?? 0) + (gigabytes * (end - start)) / hour
    start = end
  }
  usage.until = now
}

/** The day of a time in UTC, ISO 8601. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
