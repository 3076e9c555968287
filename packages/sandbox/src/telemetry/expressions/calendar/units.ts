/** What times are counted in: so many milliseconds, or so many months, which are not all of one length. */
export const units: Readonly<Record<string, { milliseconds: number } | { months: number }>> = {
  nanosecond: { milliseconds: 1e-6 },
  microsecond: { milliseconds: 1e-3 },
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

/** A unit by what it is called, where one is called so. */
export type Unit = string

const sizeOf = (unit: Unit) =>
  units[unit] as { milliseconds: number; months?: never } | { milliseconds?: never; months: number }

/** The months since the first of 1900, from which the database counts several of them. */
const monthOf = (time: number): number => {
  const date = new Date(time)
  return (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth()
}
const startOfMonth = (month: number): number => Date.UTC(1900, month)
const yearOf = (time: number): number => new Date(time).getUTCFullYear()

/** 1970 began on a Thursday, and weeks begin on Mondays. */
const monday = 4 * day

const floorTo = (time: number, size: number, from = 0): number => Math.floor((time - from) / size) * size + from

/** A time so many units later; where a month has no such day, its last. */
export function shifted(time: number, unit: Unit, amount: number): number {
  const { milliseconds, months = 0 } = sizeOf(unit)
  if (milliseconds !== undefined) return time + amount * milliseconds
  const month = monthOf(time) + amount * months
  const dayOfMonth = Math.min(new Date(time).getUTCDate(), (startOfMonth(month + 1) - startOfMonth(month)) / day)
  return startOfMonth(month) + (dayOfMonth - 1) * day + (time - floorTo(time, day))
}

/** The start of the unit, or of so many of them, in which a time is. */
export function startOf(time: number, unit: Unit, amount = 1): number {
  const { milliseconds, months = 0 } = sizeOf(unit)
  if (unit === 'year') return startOfMonth((floorTo(yearOf(time), amount) - 1900) * 12)
  if (milliseconds === undefined) return startOfMonth(floorTo(monthOf(time), amount * months))
  if (unit === 'week') return floorTo(time, amount * milliseconds, monday)
  // Several hours are counted from midnight.
  return floorTo(time, amount * milliseconds, milliseconds === hour ? floorTo(time, day) : 0)
}

/** How many starts of a unit lie between two times. */
export function startsBetween(unit: Unit, from: number, to: number): number {
  const { milliseconds, months } = sizeOf(unit)
  if (milliseconds !== undefined) return Math.round((startOf(to, unit) - startOf(from, unit)) / milliseconds)
  return (monthOf(startOf(to, unit)) - monthOf(startOf(from, unit))) / months
}

/** How many whole units lie between two times. */
export function wholeBetween(unit: Unit, from: number, to: number): number {
  if (unit === 'week') return weeksBetween(from, to)
  if (to < from) return 0 - wholeBetween(unit, to, from)
  const { milliseconds, months } = sizeOf(unit)
  if (milliseconds !== undefined) return Math.floor((to - from) / milliseconds)
  const inMonth = (time: number) => time - startOfMonth(monthOf(time))
  const isFull = inMonth(to) >= inMonth(from)
  return Math.floor((monthOf(to) - monthOf(from) - (isFull ? 0 : 1)) / months)
}

/** A fault of the database: back in time it takes the same weekdays for unfinished weeks as forth. */
function weeksBetween(from: number, to: number): number {
  const inWeek = (time: number) => time - startOf(time, 'week')
  const started = startsBetween('week', from, to)
  return inWeek(from) > inWeek(to) ? started - Math.sign(started) : started
}
