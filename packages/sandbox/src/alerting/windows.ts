import type { Alert } from '@clouddb/observability-oss/types'
import { QueryError } from '@clouddb/telemetry'

const minute = 60_000
const units: Readonly<Record<string, number>> = { s: 1_000, m: minute, h: 60 * minute, d: 24 * 60 * minute }

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
const mostWindows = 10_000

/** The windows in which all alerts are evaluated at once. One counts more, the longer it is, as it takes more time. */
const mostTogether = 50_000
const lengthThatDoubles = 100 * minute

/** The number of windows in which an alert is evaluated at once, where so many alerts are due. */
export function windowsAtOnce(alert: Alert, due: number): number {
  const share = mostTogether / due / (1 + intervalOf(alert) / lengthThatDoubles)
  return Math.min(mostWindows, Math.max(1, Math.floor(share)))
}

/** The end of the first window of an alert that ends after a time. */
export function nextEnd(alert: Alert, after: number): number {
  const begin = alert.scheduleStartAt ? Math.max(after, Date.parse(alert.scheduleStartAt)) : after
  const end = endAfter(alert, begin)
  return Number.isNaN(end) ? after : end
}

function endAfter(alert: Alert, time: number): number {
  const [length, offset] = [intervalOf(alert), offsetOf(alert)]
  return Math.floor((time - offset) / length + 1) * length + offset
}

/** The windows of an alert that end after `after`, and at `until` at the latest: the last ones, if there are more than `most`. */
export function* windowsOf(alert: Alert, after: number, until: number, most: number = mostWindows): Generator<Window> {
  const length = intervalOf(alert)
  if (!(length > 0)) throw new QueryError(`The interval ${alert.interval} is no length of time. `)
  const first = Math.max(nextEnd(alert, after), endAfter(alert, until) - most * length)
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
