import type { ManagedService } from '../state.ts'

const waking = 30_000

/** A service that scales to zero is idle after its time-out without a request, and takes half a minute to wake. */
export function settle({ record, activity }: ManagedService, now: number): void {
  if (record.state === 'awaking' && now >= activity.last + waking) record.state = 'running'
  const timeout = (record.idleTimeoutMinutes ?? 15) * 60_000
  if (record.state === 'running' && record.idleScaling !== false && now >= activity.last + timeout)
    record.state = 'idle'
}

/** A request for the data of a service wakes it, and keeps it awake. */
export function touch(service: ManagedService, now: number): void {
  settle(service, now)
  if (service.record.state === 'awaking') return
  if (service.record.state === 'idle') service.record.state = 'awaking'
  service.activity.last = now
}
