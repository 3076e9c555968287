import type { DatabaseFunction } from '../database-function.ts'
import { type OfTime, ofTime } from './of-time.ts'
import { day, startOf } from './units.ts'
import { isoYear, weekday, weekOf, yearAndWeek } from './weeks.ts'

const date = (time: number): Date => new Date(time)
const year = (time: number): number => date(time).getUTCFullYear()
const month = (time: number): number => date(time).getUTCMonth()
const floored = (size: number) => (time: number) => Math.floor(time / size)
const digits = (time: number, count: number): number =>
  Number(date(time).toISOString().replace(/\D/g, '').slice(0, count))

type Part = [names: string, type: string, compute: OfTime['compute'], more?: Partial<OfTime>]

const ofHours = { ofHours: true }
const hasMode = { hasMode: true }

/** What a time is in the calendar; only the first of its names keeps its capitals. */
const table: Part[] = [
  ['toYear YEAR', 'UInt16', year],
  ['toQuarter QUARTER', 'UInt8', (time) => 1 + Math.floor(month(time) / 3)],
  ['toMonth MONTH', 'UInt8', (time) => 1 + month(time)],
  ['toISOYear', 'UInt16', isoYear],
  ['toISOWeek', 'UInt8', (time) => weekOf(time, 3)],
  ['toWeek WEEK', 'UInt8', weekOf, hasMode],
  ['toYearWeek YEARWEEK', 'UInt32', yearAndWeek, hasMode],
  ['toDayOfYear DAYOFYEAR', 'UInt16', (time) => 1 + floored(day)(time - startOf(time, 'year'))],
  ['toDayOfMonth DAY DAYOFMONTH', 'UInt8', (time) => date(time).getUTCDate()],
  ['toDayOfWeek DAYOFWEEK', 'UInt8', weekday, hasMode],
  ['toHour HOUR', 'UInt8', (time) => date(time).getUTCHours(), ofHours],
  ['toMinute MINUTE', 'UInt8', (time) => date(time).getUTCMinutes(), ofHours],
  ['toSecond SECOND', 'UInt8', (time) => date(time).getUTCSeconds(), ofHours],
  ['toMillisecond MILLISECOND', 'UInt16', (time) => date(time).getUTCMilliseconds(), ofHours],
  ['toYYYYMM', 'UInt32', (time) => digits(time, 6)],
  ['toYYYYMMDD', 'UInt32', (time) => digits(time, 8)],
  ['toYYYYMMDDhhmmss', 'UInt64', (time) => digits(time, 14)],
  ['toTime', 'Time', (time) => date(time).toISOString().slice(11, 19), ofHours],
  ['toRelativeYearNum', 'UInt16', year],
  ['toRelativeQuarterNum', 'UInt32', (time) => year(time) * 4 + Math.floor(month(time) / 3)],
  ['toRelativeMonthNum', 'UInt32', (time) => year(time) * 12 + 1 + month(time)],
  ['toRelativeWeekNum', 'UInt32', (time) => floored(7 * day)(time + 3 * day)],
  ['toRelativeDayNum', 'UInt32', floored(day)],
  ['toRelativeHourNum', 'UInt32', floored(3_600_000)],
  ['toRelativeMinuteNum', 'UInt32', floored(60_000)],
  ['toRelativeSecondNum', 'UInt32', floored(1000)],
  ['toDaysSinceYearZero TO_DAYS', 'UInt32', (time) => floored(day)(time) + 719_528],
]

const takes = 'Date, Date32, DateTime, DateTime64 or Interval'

/** What a time is in the calendar. */
export const parts: Record<string, DatabaseFunction> = Object.fromEntries(
  table.flatMap(([names, type, compute, more]) =>
    names
      .split(' ')
      .map((name, index): [string, DatabaseFunction] => [
        index === 0 ? name : name.toLowerCase(),
        ofTime({ type, compute, takes, anyCase: index > 0, ...more }),
      ]),
  ),
)
