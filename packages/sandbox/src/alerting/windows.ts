import type { Alert } from '@clouddb/observability-oss/types'
import { QueryError } from '../telemetry/query-error.ts'

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

/** The maximum number of windows in which an alert is evaluated at once. Earlier windows are left out. */
export const mostWindows = 10_000

/** The windows of an alert that end after `after`, and at `until` at the latest. */
export function* windowsOf(alert: Alert, after: number, until: number): Generator<Window> {
  const [length, offset] = [intervalOf(alert), offsetOf(alert)]
  if (!(length > 0)) throw new QueryError(`The interval ${alert.interval} is no length of time. `)
  const begin = alert.scheduleStartAt ? Math.max(after, Date.parse(alert.scheduleStartAt)) : after
  const endAfter = (time: number) => Math.floor((time - offset) / length + 1) * length + offset
  const first = Math.max(endAfter(begin), endAfter(until) - mostWindows * length)
  for (let end = first; end <= until; end += length) yield { start: end - length, end }
}

/** Windows in groups of so many, of which only one is in memory. */
export function* inGroups(windows: Iterable<Window>, size: number): Generator<[Window, ...Window[]]> {
  let group: Window[] = []
  for (const window of windows) {
    group.push(window)
    if (group.length < size) continue
    yield group as [Window, ...Window[]]
    group = []
  }
  if (group.length > 0) yield group as [Window, ...Window[]]
}
