import { QueryError } from '../query-error.ts'

/** Calendar arithmetic on local times: epoch milliseconds whose UTC fields are what clocks of a time zone show. */

/** The lengths of units in milliseconds, or in months, whose lengths differ. */
export const units: Readonly<Record<string, { milliseconds: number } | { months: number }>> = {
  millisecond: { milliseconds: 1 },
  second: { milliseconds: 1000 },
  minute: { milliseconds: 60_000 },
  hour: { milliseconds: 3_600_000 },
  day: { milliseconds: 86_400_000 },
  week: { milliseconds: 604_800_000 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
}

export const day = 86_400_000
const hour = 3_600_000

/** The name of a unit. */
export type Unit = string

const sizeOf = (unit: Unit) =>
  units[unit] as { milliseconds: number; months?: never } | { milliseconds?: never; months: number }

/** The months since the start of 1900, from which the database counts groups of months. */
const monthOf = (time: number): number => {
  const date = new Date(time)
  return (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth()
}
const startOfMonth = (month: number): number => Date.UTC(1900, month)
const yearOf = (time: number): number => new Date(time).getUTCFullYear()
const floorTo = (time: number, size: number, from = 0): number => Math.floor((time - from) / size) * size + from

/** The first Monday after the epoch, which is a Thursday. */
const monday = 4 * day

/** Adds units to a time. A day that the month does not have becomes its last day. */
export function addUnits(time: number, unit: Unit, amount: number): number {
  const { milliseconds, months = 0 } = sizeOf(unit)
  if (milliseconds !== undefined) return time + amount * milliseconds
  const month = monthOf(time) + amount * months
  const dayOfMonth = Math.min(new Date(time).getUTCDate(), (startOfMonth(month + 1) - startOfMonth(month)) / day)
  return startOfMonth(month) + (dayOfMonth - 1) * day + (time - floorTo(time, day))
}

/** The start of the unit, or group of units, that contains a time. */
export function startOf(time: number, unit: Unit, amount = 1): number {
  const { milliseconds, months = 0 } = sizeOf(unit)
  if (unit === 'year') return startOfMonth((floorTo(yearOf(time), amount) - 1900) * 12)
  if (milliseconds === undefined) return startOfMonth(floorTo(monthOf(time), amount * months))
  if (unit === 'week') return floorTo(time, amount * milliseconds, monday)
  // Groups of hours are counted from midnight.
  return floorTo(time, amount * milliseconds, milliseconds === hour ? floorTo(time, day) : 0)
}

/** The number of starts of a unit between two times. */
export function startsBetween(unit: Unit, from: number, to: number): number {
  const { milliseconds, months } = sizeOf(unit)
  if (milliseconds !== undefined) return Math.round((startOf(to, unit) - startOf(from, unit)) / milliseconds)
  return (monthOf(startOf(to, unit)) - monthOf(startOf(from, unit))) / months
}

/** The weekday: mode 0 counts Monday as 1, mode 1 counts Monday as 0, mode 2 counts Sunday as 0, mode 3 as 1. */
export function weekday(time: number, mode: number): number {
  const days = Math.floor(time / day) + (mode >= 2 ? 4 : 3)
  return (days % 7) + Number(mode === 0 || mode === 3)
}

/** The start of the week: a Sunday with an even mode, and a Monday with an odd one. */
export function startOfWeek(time: number, mode: number): number {
  const shift = mode % 2 === 0 ? day : 0
  return startOf(time + shift, 'week') - shift
}

const [week, quarter] = [7 * day, 900_000]

/** The number of offsets that are kept for a time zone. */
const mostOffsets = 20_000

const offsets = new Map<string, (time: number) => number>()

/** Returns the function that computes the offset of a time zone from UTC, in milliseconds. */
function offsetOf(zone: string): (time: number) => number {
  const known = offsets.get(zone)
  if (known) return known
  const format = formatOf(zone)
  const kept = new Map<number, number>()
  const exact = (time: number) => {
    if (kept.size > mostOffsets) kept.clear()
    const offset = kept.get(time) ?? localTime(format, time) - time
    kept.set(time, offset)
    return offset
  }
  // Intl is slow. Offsets change at quarters of an hour, and not twice in a week.
  const offsetAt = (time: number) => {
    const start = exact(Math.floor(time / week) * week)
    return start === exact(Math.ceil(time / week) * week) ? start : exact(Math.floor(time / quarter) * quarter)
  }
  offsets.set(zone, offsetAt)
  return offsetAt
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const fields = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((field) => [field, 'numeric'])
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...Object.fromEntries(fields) })
  } catch {
    throw new QueryError(`Cannot load time zone ${zone}: In scope SELECT. `)
  }
}

function localTime(format: Intl.DateTimeFormat, time: number): number {
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day: dayOfMonth = 1, hour: hours = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, dayOfMonth, hours, minute, second)
}

/** The time zone in the name of a type, such as `DateTime('Europe/Berlin')`. */
export const zoneOf = (type: string): string | undefined => /'([^']*)'/.exec(type)?.[1]

/** The local time of a time zone. Throws if the time zone is unknown. */
export const toLocal = (time: number, zone: string | undefined): number =>
  zone === undefined ? time : time + offsetOf(zone)(time)

/** The time at which clocks of a time zone show a local time. */
export function fromLocal(local: number, zone: string | undefined): number {
  if (zone === undefined) return local
  const offsetAt = offsetOf(zone)
  return local - offsetAt(local - offsetAt(local))
}
