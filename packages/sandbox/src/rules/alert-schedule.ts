import type { Rule } from './rule.ts'

const minutesOf: Readonly<Record<string, number>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '6h': 360,
  '12h': 720,
  '1d': 1440,
}

interface Schedule {
  interval: string
  scheduleOffsetMinutes?: number
  scheduleStartAt?: string | null
}

/** A schedule has a start or an offset, and the offset is shorter than the interval. */
export const alertSchedule: Rule<Schedule> = (schedule, complain) => {
  const { interval, scheduleOffsetMinutes: offset = 0, scheduleStartAt } = schedule
  const minutes = minutesOf[interval] as number
  const path = ['scheduleOffsetMinutes']
  if (scheduleStartAt != null && offset > 0)
    complain('scheduleOffsetMinutes must be 0 when scheduleStartAt is provided', path)
  const length = `${minutes} minute${minutes === 1 ? '' : 's'}`
  if (offset >= minutes) complain(`scheduleOffsetMinutes must be less than ${length}`, path)
}

const day = 24 * 60 * 60 * 1000

/** A schedule does not start more than a year ahead. */
export function startsWithinYear(now: () => number): (startAt: string | null | undefined) => boolean {
  return (startAt) => startAt == null || Date.parse(startAt) <= now() + 365 * day
}

/** A schedule did not start more than ten years ago. */
export function startedWithinDecade(now: () => number): (startAt: string | null | undefined) => boolean {
  return (startAt) => startAt == null || Date.parse(startAt) >= now() - 3650 * day
}
