import { day, startOf } from './units.ts'

const dayOf = (time: number): number => Math.floor(time / day)
const daysOf = (year: number): number => dayOf(Date.UTC(year + 1, 0)) - dayOf(Date.UTC(year, 0))
const yearOf = (time: number): number => new Date(time).getUTCFullYear()

/** The day of the week, from 1 for Monday; modes begin with 0, or on Sundays. */
export function weekday(time: number, mode = 0): number {
  const fromMonday = (dayOf(time) + 3) % 7
  const index = mode >= 2 ? (fromMonday + 1) % 7 : fromMonday
  return mode === 1 || mode === 2 ? index : index + 1
}

/** The start of a week, which is a Sunday, or with an odd mode a Monday. */
export function startOfWeek(time: number, mode: number): number {
  const shift = mode % 2 === 0 ? day : 0
  return startOf(time + shift, 'week') - shift
}

/** The year that has the Thursday of a time's week. */
export const isoYear = (time: number): number => yearOf(startOf(time, 'week') + 3 * day)

/** A week and its year, counted in one of eight ways, which are those of a well-known other database. */
function counted(time: number, mode: number): { year: number; week: number } {
  const isFromMonday = mode % 2 === 1
  // Whether the first week begins on the first of such weekdays, or has four days at least.
  const isWhole = mode % 8 >= 4 === isFromMonday
  const year = yearOf(time)
  const isInFirst = (weekdayOfFirst: number) => (isWhole ? weekdayOfFirst === 0 : weekdayOfFirst < 4)
  const weekdayOfFirst = (of: number) => (dayOf(Date.UTC(of, 0)) + (isFromMonday ? 3 : 4)) % 7
  const daysInto = (of: number) => {
    const first = weekdayOfFirst(of)
    return dayOf(time) - dayOf(Date.UTC(of, 0)) - (isInFirst(first) ? 0 : 7) + first
  }
  const isOfYear = mode % 4 >= 2
  const days = daysInto(year)
  if (days < 0) return isOfYear ? { year: year - 1, week: 1 + Math.floor(daysInto(year - 1) / 7) } : { year, week: 0 }
  const isOfNext = isOfYear && days >= 52 * 7 && isInFirst((weekdayOfFirst(year) + daysOf(year)) % 7)
  return isOfNext ? { year: year + 1, week: 1 } : { year, week: 1 + Math.floor(days / 7) }
}

export const weekOf = (time: number, mode: number): number => counted(time, mode).week

export function yearAndWeek(time: number, mode: number): number {
  const { year, week } = counted(time, mode | 2)
  return year * 100 + week
}
