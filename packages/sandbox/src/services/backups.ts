import type { Backup } from '@clouddb/management/types'
import { defaultOf } from '../defaults.ts'
import { controlSchema } from '../documents.ts'
import type { BackupPlan, ManagedService, StatedBackup } from '../state.ts'

const hour = 3_600_000
const day = 24 * hour
const duration = 5 * 60_000
const gibibyte = 2 ** 30

/** How many plans a service keeps. */
export const { maxItems: mostPlans = 0 } = controlSchema('BackupPlans')

// Deleted services have no further backups.
type BackedUp = Pick<ManagedService, 'record' | 'backupPlans'> & { readonly backups?: readonly StatedBackup[] }

/** The plan of a service that was never given one. */
export function defaultPlan(since: number): BackupPlan {
  const [plan] = defaultOf<[BackupPlan]>('ManagedService', 'backupPlans', since)
  return plan
}

/** The plan that holds now. */
export function currentPlan({ backupPlans }: BackedUp): BackupPlan {
  return backupPlans.at(-1) ?? defaultPlan(0)
}

/** The backups of a service that are kept, the newest first. They follow from the time and the state of the service. */
export function backupsOf(service: BackedUp, now: number): Backup[] {
  const oldest = now - currentPlan(service).retention * hour
  const planned = service.backupPlans.flatMap((plan, index) => {
    const until = Math.min(service.backupPlans[index + 1]?.since ?? Infinity, now + 1)
    return startsOf(plan, oldest, until).map(({ start, number }) => backupAt(service.record.id, start, number, now))
  })
  const stated = (service.backups ?? []).filter(({ startedAt }) => Date.parse(startedAt) <= now)
  return [...planned, ...stated].sort((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))
}

/** The times at which a plan begins backups, from a time and before another one, with the number of each backup. */
function startsOf({ since, period, startTime }: BackupPlan, from: number, until: number) {
  const [step, first] = [period * hour, startTime === null ? since + period * hour : nextAt(since, startTime)]
  const skipped = Math.max(0, Math.ceil((from - first) / step))
  const count = Math.max(0, Math.ceil((until - first) / step) - skipped)
  return Array.from({ length: count }, (_, index) => ({
    start: first + (skipped + index) * step,
    number: skipped + index,
  }))
}

function nextAt(time: number, startTime: string): number {
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number)
  const today = time - (time % day) + hours * hour + minutes * 60_000
  return today > time ? today : today + day
}

/** Every seventh backup is full. */
function backupAt(serviceId: string, start: number, number: number, now: number): StatedBackup {
  const isFull = number % 7 === 0
  const sizeInBytes = isFull ? gibibyte : gibibyte / 16
  return savedAt({ serviceId, start, duration, type: isFull ? 'full' : 'incremental', sizeInBytes }, now)
}

/** A backup or a snapshot as it is at a time. The id holds the service and the time. */
export function savedAt(
  saved: { serviceId: string; start: number; duration: number; type: 'full' | 'incremental'; sizeInBytes: number },
  now: number,
): StatedBackup {
  const { serviceId, start, duration, type, sizeInBytes } = saved
  const isDone = start + duration <= now
  const seconds = Math.floor(start / 1000)
  return {
    id: `${serviceId.slice(0, 24)}${seconds.toString(16).padStart(12, '0')}`,
    status: isDone ? 'done' : 'in_progress',
    serviceId,
    startedAt: new Date(start).toISOString(),
    ...(isDone && { finishedAt: new Date(start + duration).toISOString(), sizeInBytes }),
    durationInSeconds: Math.floor(Math.min(duration, now - start) / 1000),
    type,
  }
}
