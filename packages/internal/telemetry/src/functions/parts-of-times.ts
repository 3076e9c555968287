import { fromLocal, startOf, startOfWeek, toLocal, weekday } from '../language/calendar.ts'
import type { Value } from '../language/expression.ts'
import { isDay, isNothing, isTime } from '../language/types.ts'
import { ownOf, QueryError } from '../query-error.ts'
import { type FunctionTable, illegalType, type Prepare, prepared, unlessNull } from './table.ts'
import { inZone, zoneOfCall } from './times.ts'

const takes = '. Should be Date, Date32, DateTime, DateTime64 or Interval'

/** Computes a value from a local time, and from the mode that says how weeks are counted. */
type Compute = (local: number, mode: number) => Value

/** A function of a time, which can have a time zone as its last argument. A resulting time is in the time zone. */
const part =
  (type: string, compute: Compute, needsHours = false): Prepare =>
  ([given = ''], [, ...told], called) => {
    if (isNothing(given)) return { type: given, apply: () => null }
    if (!isTime(given) || (needsHours && isDay(given))) throw illegalType(given, called, takes)
    const zone = zoneOfCall(given, ...told)
    const mode = typeof told[0] === 'number' ? told[0] : 0
    const computed = (time: number) => compute(toLocal(time, zone), mode)
    if (!isTime(type) || isDay(type)) return { type, apply: unlessNull(computed) }
    return { type: inZone(type, zone), apply: unlessNull((time) => fromLocal(computed(time) as number, zone)) }
  }

const iso = (from: number, to: number) => (time: number) => new Date(time).toISOString().slice(from, to)
const numeric = (from: number, to: number) => (time: number) => Number(iso(from, to)(time))
const digits = (count: number) => (time: number) => Number(iso(0, 10)(time).replaceAll('-', '').slice(0, count))
const startDay = (unit: string) => part('Date', (time) => startOf(time, unit))
const startTime = (minutes: number) => part('DateTime', (time) => startOf(time, 'minute', minutes), true)

const pad = (value: number, size = 2): string => String(value).padStart(size, '0')
const halfDayHour = (time: number): string => pad(numeric(11, 13)(time) % 12 || 12)
function inWords(options: Intl.DateTimeFormatOptions): (time: number) => string {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
  return (time) => format.format(time)
}

/** The letters of patterns of `formatDateTime`. */
const letters: Readonly<Record<string, (time: number) => string>> = {
  a: inWords({ weekday: 'short' }),
  b: inWords({ month: 'short' }),
  d: iso(8, 10),
  e: (time) => String(numeric(8, 10)(time)).padStart(2),
  f: (time) => pad(numeric(20, 23)(time) * 1000, 6),
  F: iso(0, 10),
  h: halfDayHour,
  H: iso(11, 13),
  i: iso(14, 16),
  I: halfDayHour,
  m: iso(5, 7),
  M: inWords({ month: 'long' }),
  p: (time) => (numeric(11, 13)(time) < 12 ? 'AM' : 'PM'),
  R: iso(11, 16),
  s: iso(17, 19),
  S: iso(17, 19),
  T: iso(11, 19),
  W: inWords({ weekday: 'long' }),
  y: iso(2, 4),
  Y: iso(0, 4),
  '%': () => '%',
}

/** The cost of a formatted part of a time, in characters that could be read in its time. */
const costOfLetter = 200

const formatDateTime: Prepare = ([type = ''], [, , told], { budget }) => {
  const zone = zoneOfCall(type, told)
  const format = (time: number, pattern = '%F %T') =>
    pattern.replace(/%(.)/g, (written, letter) => {
      budget.work(costOfLetter)
      const found = ownOf(letters, letter)
      if (found) return found(toLocal(time, zone))
      throw new QueryError(`Format ${written} is not supported: while executing function formatDateTime. `)
    })
  return { type: 'String', apply: unlessNull(format) }
}

/** Functions that return a part of a time, or the start of a period. */
export const partsOfTimes: FunctionTable = prepared({
  'toYear any any?': part('UInt16', numeric(0, 4)),
  'toQuarter any any?': part('UInt8', (time) => Math.ceil(numeric(5, 7)(time) / 3)),
  'toMonth any any?': part('UInt8', numeric(5, 7)),
  'toDayOfMonth any any?': part('UInt8', numeric(8, 10)),
  'toDayOfWeek any any? any?': part('UInt8', weekday),
  'toHour any any?': part('UInt8', numeric(11, 13), true),
  'toMinute any any?': part('UInt8', numeric(14, 16), true),
  'toSecond any any?': part('UInt8', numeric(17, 19), true),
  'toYYYYMM any any?': part('UInt32', digits(6)),
  'toYYYYMMDD any any?': part('UInt32', digits(8)),
  'toStartOfYear any any?': startDay('year'),
  'toStartOfQuarter any any?': startDay('quarter'),
  'toStartOfMonth any any?': startDay('month'),
  'toStartOfWeek any any? any?': part('Date', startOfWeek),
  'toMonday any any?': startDay('week'),
  'toStartOfDay any any?': part('DateTime', (time) => startOf(time, 'day')),
  'toStartOfHour any any?': startTime(60),
  'toStartOfFifteenMinutes any any?': startTime(15),
  'toStartOfTenMinutes any any?': startTime(10),
  'toStartOfFiveMinutes any any?': startTime(5),
  'toStartOfMinute any any?': startTime(1),
  'formatDateTime time text? text?': formatDateTime,
})
