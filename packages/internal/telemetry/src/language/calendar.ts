import { QueryError } from '../refusals.ts'

/** Calendar arithmetic on local times: epoch milliseconds whose UTC fields are what clocks of a time zone show. */

export const day = 86_400_000
const [hour, week, quarter] = [3_600_000, 7 * day, 900_000]

/** The lengths of units of time in milliseconds, or in months, whose lengths differ. */
const lengths: Readonly<Record<string, number>> = { second: 1000, minute: 60_000, hour, day, week }
const months: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 }
export const units: readonly string[] = [lengths, months].flatMap(Object.keys)

/** The unit with a name, which can have an `s` at its end; undefined if there is none. */
export function unitNamed(written: string): string | undefined {
  const unit = written.toLowerCase().replace(/s$/, '')
  return units.includes(unit) ? unit : undefined
}

export const isOfDays = (unit: string): boolean => (lengths[unit] ?? day) >= day

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
  if (lengths[unit] !== undefined) return time + amount * lengths[unit]
  const month = monthOf(time) + amount * (months[unit] ?? 0)
  const dayOfMonth = Math.min(new Date(time).getUTCDate(), (startOfMonth(month + 1) - startOfMonth(month)) / day)
  return startOfMonth(month) + (dayOfMonth - 1) * day + (time - floorTo(time, day))
}

/** The start of the unit, or group of units, that contains a time. */
export function startOfUnit(time: number, unit: string, amount = 1): number {
  if (unit === 'year') return startOfMonth((floorTo(new Date(time).getUTCFullYear(), amount) - 1900) * 12)
  const [length, size] = [lengths[unit], amount * (lengths[unit] ?? months[unit] ?? 0)]
  if (length === undefined) return startOfMonth(floorTo(monthOf(time), size))
  // The epoch is a Thursday. Groups of hours are counted from midnight.
  if (unit === 'week') return floorTo(time, size, 4 * day)
  return floorTo(time, size, unit === 'hour' ? floorTo(time, day) : 0)
}

/** The number of starts of a unit between two times. */
export function startsBetween(unit: string, from: number, to: number): number {
  const [first, last] = [startOfUnit(from, unit), startOfUnit(to, unit)]
  if (lengths[unit] !== undefined) return Math.round((last - first) / lengths[unit])
  return (monthOf(last) - monthOf(first)) / (months[unit] ?? 1)
}

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()
const mostOffsets = 20_000

/** The offset of a time zone from UTC, in milliseconds. */
function offsetAt(zone: string, time: number): number {
  // Intl is slow, and offsets change at quarters of an hour.
  const start = floorTo(time, quarter)
  const key = `${zone} ${start}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const [, sign, ...parts] = /([+-])(\d+):(\d+)(?::(\d+))?$/.exec(formatOf(zone).format(start)) ?? []
  const seconds = parts.reduce((sum, part) => sum * 60 + Number(part ?? 0), 0)
  const offset = (sign === '-' ? -1000 : 1000) * seconds
  if (offsets.size > mostOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function formatOf(zone: string): Intl.DateTimeFormat {
  try {
    const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    formats.set(zone, format)
    return format
  } catch {
    throw new QueryError(`Cannot load time zone ${zone}`)
  }
}

/** The time zone in the name of a type, such as `DateTime('Europe/Berlin')`. */
export const zoneOf = (type: string): string | undefined => /'([^']*)'/.exec(type)?.[1]

/** The local time of a time zone. Throws if the time zone is unknown. */
export const toLocal = (time: number, zone: string | undefined): number =>
  zone === undefined ? time : time + offsetAt(zone, time)

/** The time at which clocks of a time zone show a local time. */
export const fromLocal = (local: number, zone: string | undefined): number =>
  zone === undefined ? local : local - offsetAt(zone, local - offsetAt(zone, local))
