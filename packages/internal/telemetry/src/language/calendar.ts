import { QueryError } from '../refusals.ts'

/** Calendar arithmetic on local times: epoch milliseconds whose UTC fields are what clocks of a time zone show. */

export const day = 86_400_000
const [hour, week, quarter] = [3_600_000, 7 * day, 900_000]

/** The units of time, with their lengths in milliseconds, or in months, whose lengths differ. */
export const units: Readonly<Record<string, { size?: number; months?: number }>> = {
  second: { size: 1000 },
  minute: { size: 60_000 },
  hour: { size: hour },
  day: { size: day },
  week: { size: week },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
}

const unitOf = (name: string) => units[name] as { size?: number; months?: number }

/** The unit with a name, which can have an `s` at its end; undefined if there is none. */
export function unitNamed(written: string): string | undefined {
  const unit = written.toLowerCase().replace(/s$/, '')
  return Object.hasOwn(units, unit) ? unit : undefined
}

export const isOfDays = (unit: string): boolean => (unitOf(unit).size ?? day) >= day

/** The function for intervals of a unit: `INTERVAL 1 HOUR` is the call `toIntervalHour(1)`. */
export const intervalFunction = (unit: string): string => `toInterval${unit.charAt(0).toUpperCase()}${unit.slice(1)}`

/** The months since the start of 1900, from which the database counts groups of months. */
function monthOf(time: number): number {
  const date = new Date(time)
  return (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth()
}
const startOfMonth = (month: number): number => Date.UTC(1900, month)
const floorTo = (time: number, size: number, from = 0): number => Math.floor((time - from) / size) * size + from

/** Adds units to a time. A day that the month does not have becomes its last day. */
export function addUnits(time: number, unit: string, amount: number): number {
  const { size = 0, months } = unitOf(unit)
  if (months === undefined) return time + amount * size
  const month = monthOf(time) + amount * months
  const dayOfMonth = Math.min(new Date(time).getUTCDate(), (startOfMonth(month + 1) - startOfMonth(month)) / day)
  return startOfMonth(month) + (dayOfMonth - 1) * day + (time - floorTo(time, day))
}

/** The start of the unit, or group of units, that contains a time. */
export function startOfUnit(time: number, unit: string, amount = 1): number {
  const { size = 0, months } = unitOf(unit)
  if (unit === 'year') return startOfMonth((floorTo(new Date(time).getUTCFullYear(), amount) - 1900) * 12)
  if (months !== undefined) return startOfMonth(floorTo(monthOf(time), amount * months))
  // The epoch is a Thursday. Groups of hours are counted from midnight.
  if (unit === 'week') return floorTo(time, amount * week, 4 * day)
  return floorTo(time, amount * size, size === hour ? floorTo(time, day) : 0)
}

/** The number of starts of a unit between two times. */
export function startsBetween(unit: string, from: number, to: number): number {
  const { size = 0, months } = unitOf(unit)
  if (months === undefined) return Math.round((startOfUnit(to, unit) - startOfUnit(from, unit)) / size)
  return (monthOf(startOfUnit(to, unit)) - monthOf(startOfUnit(from, unit))) / months
}

/** The functions that compute the offsets of time zones from UTC, in milliseconds, and how many offsets each keeps. */
const offsets = new Map<string, (time: number) => number>()
const mostOffsets = 20_000

function offsetOf(zone: string): (time: number) => number {
  const known = offsets.get(zone)
  if (known) return known
  const format = formatOf(zone)
  const kept = new Map<number, number>()
  const offsetAt = (time: number): number => {
    // Intl is slow, and offsets change at quarters of an hour.
    const start = floorTo(time, quarter)
    const found = kept.get(start)
    if (found !== undefined) return found
    if (kept.size > mostOffsets) kept.clear()
    const [, sign, ...parts] = /([+-])(\d+):(\d+)(?::(\d+))?$/.exec(format.format(start)) ?? []
    const seconds = parts.reduce((sum, part) => sum * 60 + Number(part ?? 0), 0)
    const offset = (sign === '-' ? -1000 : 1000) * seconds
    kept.set(start, offset)
    return offset
  }
  offsets.set(zone, offsetAt)
  return offsetAt
}

function formatOf(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    throw new QueryError(`Cannot load time zone ${zone}`)
  }
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
