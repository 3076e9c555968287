import type { Backup } from '@clouddb/management/types'
import type { BackupPlan, ManagedService } from '../state.ts'

const hour = 3_600_000
const day = 24 * hour
const duration = 5 * 60_000
const gibibyte = 2 ** 30

/** The plan of a service that was never given one. */
export function defaultPlan(since: number): BackupPlan {
  return { since, period: 24, retention: 24, startTime: null }
}

/** The plan that holds now. */
export function currentPlan({ backupPlans }: ManagedService): BackupPlan {
  return backupPlans.at(-1) ?? defaultPlan(0)
}

/** The backups of a service that are kept, the newest first. They follow from its plans and the time alone. */
export function backupsOf(service: ManagedService, now: number): Backup[] {
  const oldest = now - currentPlan(service).retention * hour
  const starts = service.backupPlans.flatMap((plan, index) => {
    const until = Math.min(service.backupPlans[index + 1]?.since ?? Infinity, now + 1)
    return startsOf(plan, until)
  })
  return starts
    .flatMap((start, index) => (start >= oldest ? [backupAt(service.record.id, start, index, now)] : []))
    .reverse()
}

/** The times at which a plan begins backups before a time. */
function startsOf({ since, period, startTime }: BackupPlan, until: number): number[] {
  const [step, first] = startTime === null ? [period * hour, since + period * hour] : [day, nextAt(since, startTime)]
  const count = Math.max(0, Math.ceil((until - first) / step))
  return Array.from({ length: count }, (_, index) => first + index * step)
}

function nextAt(time: number, startTime: string): number {
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number)
  const today = time - (time % day) + hours * hour + minutes * 60_000
  return today > time ? today : today + day
}

/** Every seventh backup is full. The id holds the service and the time. */
function backupAt(serviceId: string, start: number, index: number, now: number): Backup {
  const isDone = start + duration <= now
  const isFull = index % 7 === 0
  return {
    id: `${serviceId.slice(0, 24)}${Math.floor(start / 1000)
      .toString(16)
      .padStart(12, '0')}`,
    status: isDone ? 'done' : 'in_progress',
    serviceId,
    startedAt: new Date(start).toISOString(),
    ...(isDone && {
      finishedAt: new Date(start + duration).toISOString(),
      sizeInBytes: isFull ? gibibyte : gibibyte / 16,
    }),
    durationInSeconds: Math.floor(Math.min(duration, now - start) / 1000),
    type: isFull ? 'full' : 'incremental',
  }
}
