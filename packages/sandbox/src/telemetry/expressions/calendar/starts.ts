import type { DatabaseFunction } from '../database-function.ts'
import { inZone, type OfTime, ofTime } from './of-time.ts'
import { day, shifted, startOf } from './units.ts'
import { startOfWeek } from './weeks.ts'

const lastDayOf = (unit: string) => (time: number) => shifted(startOf(time, unit), unit, 1) - day

const days: [names: string, compute: OfTime['compute'], hasMode?: boolean][] = [
  ['toMonday', (time) => startOf(time, 'week')],
  ['toStartOfWeek', startOfWeek, true],
  ['toLastDayOfWeek', (time, mode) => startOfWeek(time, mode) + 6 * day, true],
  ['toStartOfMonth', (time) => startOf(time, 'month')],
  ['toLastDayOfMonth LAST_DAY', lastDayOf('month')],
  ['toStartOfQuarter', (time) => startOf(time, 'quarter')],
  ['toStartOfYear', (time) => startOf(time, 'year')],
  ['toStartOfISOYear', (time) => startOf(startOf(startOf(time, 'week') + 3 * day, 'year') + 3 * day, 'week')],
]

const minutes = {
  toStartOfMinute: 1,
  toStartOfFiveMinutes: 5,
  toStartOfFiveMinute: 5,
  toStartOfTenMinutes: 10,
  toStartOfFifteenMinutes: 15,
  timeSlot: 30,
  toStartOfHour: 60,
}

/** Units of which times keep as many digits as they have, or as these need. */
const fine = { second: 0, millisecond: 3, microsecond: 6, nanosecond: 9 }

const digitsOf = (type: string): number => Number(/^DateTime64\((\d)/.exec(type)?.[1] ?? 0)

/** Where something begins in which a time is. */
export const starts: Record<string, DatabaseFunction> = Object.fromEntries([
  ...days.flatMap(([names, compute, hasMode = false]) =>
    names
      .split(' ')
      .map((name, index): [string, DatabaseFunction] => [
        index === 0 ? name : name.toLowerCase(),
        ofTime({ type: 'Date', compute, hasMode, anyCase: index > 0 }),
      ]),
  ),
  ['toStartOfDay', ofTime({ type: (_, zone) => inZone('DateTime', zone), compute: (time) => startOf(time, 'day') })],
  ...Object.entries(minutes).map(([name, amount]): [string, DatabaseFunction] => [
    name,
    ofTime({
      type: (_, zone) => inZone('DateTime', zone),
      compute: (time) => startOf(time, 'minute', amount),
      ofHours: true,
    }),
  ]),
  ...Object.entries(fine).map(([unit, digits]): [string, DatabaseFunction] => [
    `toStartOf${unit.charAt(0).toUpperCase()}${unit.slice(1)}`,
    ofTime({
      type: (given, zone) => inZone(`DateTime64(${Math.max(digitsOf(given), digits)})`, zone),
      compute: (time) => startOf(time, unit),
      ofHours: true,
    }),
  ]),
])
