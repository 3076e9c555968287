import type { Alert } from '@clouddb/observability-oss/types'

const minute = 60_000
const units: Readonly<Record<string, number>> = { m: minute, h: 60 * minute, d: 24 * 60 * minute }

/** A span of time that an alert is evaluated for, in epoch milliseconds, without its end. */
export interface Window {
  readonly start: number
  readonly end: number
}

/** Length of the windows of an alert, in milliseconds. */
export function intervalOf({ interval = '1h' }: Pick<Alert, 'interval'>): number {
  return Number.parseInt(interval, 10) * (units[interval.at(-1) ?? ''] ?? minute)
}

/** Milliseconds by which the windows of an alert are shifted from multiples of their length. */
export function offsetOf(alert: Pick<Alert, 'interval' | 'scheduleOffsetMinutes' | 'scheduleStartAt'>): number {
  const { scheduleOffsetMinutes, scheduleStartAt } = alert
  if (scheduleStartAt) return Date.parse(scheduleStartAt) % intervalOf(alert)
  return (scheduleOffsetMinutes ?? 0) * minute
}

/** The windows of an alert that end after `after`, and at `until` at the latest. */
export function windowsOf(alert: Alert, after: number, until: number): Window[] {
  const [length, offset] = [intervalOf(alert), offsetOf(alert)]
  const begin = alert.scheduleStartAt ? Math.max(after, Date.parse(alert.scheduleStartAt)) : after
  const windows: Window[] = []
  const first = Math.floor((begin - offset) / length + 1) * length + offset
  for (let end = first; end <= until; end += length) windows.push({ start: end - length, end })
  return windows
}
