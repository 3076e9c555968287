import { ownOf } from '../../../json.ts'
import { QueryError } from '../../query-error.ts'
import { fromLocal, startOf, startOfWeek, toLocal, type Unit, weekday, zoneOf } from '../calendar.ts'
import type { Value } from '../expression.ts'
import { isDay, isNothing, isTime } from '../types.ts'
import { type DatabaseFunction, type FunctionTable, illegalType, prepared, unlessNull } from './function-table.ts'

/** A function of a time, which can have a time zone as its last argument. */
interface OfTime {
  /** Its type. A time is in the time zone. */
  type: string
  /** Computes the value from a local time, and from the mode that says how weeks are counted. */
  compute: (local: number, mode: number) => Value
  /** Whether it refuses days, which have no hours. */
  needsHours?: boolean
  /** Whether it has a mode before the time zone. */
  hasMode?: boolean
}

const takes = '. Should be Date, Date32, DateTime, DateTime64 or Interval'

const ofTime = ({ type, compute, needsHours = false, hasMode }: OfTime): DatabaseFunction =>
  prepared(hasMode ? 'any any? any?' : 'any any?', ([given = ''], constants, called) => {
    if (isNothing(given)) return { type: given, apply: () => null }
    if (!isTime(given) || (needsHours && isDay(given))) throw illegalType(given, called, takes)
    const zone = zoneOfCall(
      given,
      constants.slice(1).find((one) => typeof one === 'string'),
    )
    const mode = typeof constants[1] === 'number' ? constants[1] : 0
    const isInstant = isTime(type) && !isDay(type)
    const result = (local: number) => {
      const value = compute(local, mode)
      return isInstant ? fromLocal(value as number, zone) : value
    }
    return { type: isInstant ? inZone(type, zone) : type, apply: unlessNull((time) => result(toLocal(time, zone))) }
  })

/** The type with a time zone. */
export const inZone = (type: string, zone: string | undefined): string => {
  if (zone === undefined) return type
  return type.endsWith(')') ? `${type.slice(0, -1)}, '${zone}')` : `${type}('${zone}')`
}

/** The time zone of a call: its argument, or the time zone of a type. Throws if the time zone is unknown. */
export function zoneOfCall(type: string, told: Value | undefined): string | undefined {
  const zone = typeof told === 'string' ? told : zoneOf(type)
  toLocal(0, zone)
  return zone
}

const date = (time: number): Date => new Date(time)
const month = (time: number): number => date(time).getUTCMonth()
const digits = (count: number) => (time: number) => Number(date(time).toISOString().replace(/\D/g, '').slice(0, count))

const part = (type: string, compute: OfTime['compute'], more?: Partial<OfTime>) => ofTime({ type, compute, ...more })
const ofHours = { needsHours: true }
const startDay = (unit: Unit) => part('Date', (time) => startOf(time, unit))
const startTime = (minutes: number) => part('DateTime', (time) => startOf(time, 'minute', minutes), ofHours)

const pad = (value: number, size = 2): string => String(value).padStart(size, '0')
const iso = (from: number, to: number) => (time: Date) => time.toISOString().slice(from, to)
function inWords(options: Intl.DateTimeFormatOptions): (time: Date) => string {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
  return (time) => format.format(time)
}
const halfDayHour = (time: Date): string => pad(time.getUTCHours() % 12 || 12)

/** The letters of patterns of `formatDateTime`. */
const letters: Readonly<Record<string, (time: Date) => string>> = {
  a: inWords({ weekday: 'short' }),
  b: inWords({ month: 'short' }),
  d: iso(8, 10),
  e: (time) => String(time.getUTCDate()).padStart(2),
  f: (time) => pad(time.getUTCMilliseconds() * 1000, 6),
  F: iso(0, 10),
  h: halfDayHour,
  H: iso(11, 13),
  i: iso(14, 16),
  I: halfDayHour,
  m: iso(5, 7),
  M: inWords({ month: 'long' }),
  p: (time) => (time.getUTCHours() < 12 ? 'AM' : 'PM'),
  R: iso(11, 16),
  s: iso(17, 19),
  S: iso(17, 19),
  T: iso(11, 19),
  W: inWords({ weekday: 'long' }),
  y: iso(2, 4),
  Y: iso(0, 4),
  '%': () => '%',
}

function letterOf(written: string, letter: string): (time: Date) => string {
  const found = ownOf(letters, letter)
  if (!found) throw new QueryError(`Format ${written} is not supported: while executing function formatDateTime. `)
  return found
}

/** The cost of a formatted part of a time, in characters that could be read in its time. */
const costOfLetter = 200

const formatDateTime = prepared('time text? text?', ([type = ''], [, , told], { budget }) => {
  const zone = zoneOfCall(type, told)
  const format = (time: number, pattern = '%F %T') =>
    pattern.replace(/%(.)/g, (whole, letter) => {
      budget.work(costOfLetter)
      return letterOf(whole, letter)(date(toLocal(time, zone)))
    })
  return { type: 'String', apply: unlessNull(format) }
})

/** Functions that return a part of a time, or the start of a period. */
export const dates: FunctionTable = {
  toYear: part('UInt16', (time) => date(time).getUTCFullYear()),
  toQuarter: part('UInt8', (time) => 1 + Math.floor(month(time) / 3)),
  toMonth: part('UInt8', (time) => 1 + month(time)),
  toDayOfMonth: part('UInt8', (time) => date(time).getUTCDate()),
  toDayOfWeek: part('UInt8', weekday, { hasMode: true }),
  toHour: part('UInt8', (time) => date(time).getUTCHours(), ofHours),
  toMinute: part('UInt8', (time) => date(time).getUTCMinutes(), ofHours),
  toSecond: part('UInt8', (time) => date(time).getUTCSeconds(), ofHours),
  toYYYYMM: part('UInt32', digits(6)),
  toYYYYMMDD: part('UInt32', digits(8)),
  toStartOfYear: startDay('year'),
  toStartOfQuarter: startDay('quarter'),
  toStartOfMonth: startDay('month'),
  toStartOfWeek: part('Date', startOfWeek, { hasMode: true }),
  toMonday: startDay('week'),
  toStartOfDay: part('DateTime', (time) => startOf(time, 'day')),
  toStartOfHour: startTime(60),
  toStartOfFifteenMinutes: startTime(15),
  toStartOfTenMinutes: startTime(10),
  toStartOfFiveMinutes: startTime(5),
  toStartOfMinute: startTime(1),
  formatDateTime,
}
