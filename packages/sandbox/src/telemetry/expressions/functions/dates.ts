import { QueryError } from '../../query-error.ts'
import { fromLocal, startOf, startOfWeek, toLocal, weekday, zoneOf } from '../calendar.ts'
import type { Value } from '../expression.ts'
import { isDay, isTime } from '../types.ts'
import { type DatabaseFunction, define, type FunctionTable, type Prepared } from './function-table.ts'

/** A function of a time, which can have a time zone as its last argument. */
interface OfTime {
  /** Its type, or how the type follows from the time zone. */
  type: string | ((zone: string | undefined) => string)
  /** Computes the value from a local time, and from the mode that says how weeks are counted. */
  compute: (local: number, mode: number) => Value
  /** The accepted types, as the error message lists them. */
  takes?: string
  /** Whether it refuses days, which have no hours. */
  needsHours?: boolean
  /** Whether it has a mode before the time zone. */
  hasMode?: boolean
}

const datesAndTimes = 'Date, Date32, DateTime or DateTime64'

function ofTime({ type, compute, takes = datesAndTimes, needsHours, hasMode }: OfTime): DatabaseFunction {
  return {
    arity: [1, hasMode ? 3 : 2],
    prepare: ([given = ''], constants, where) => {
      const [name = ''] = where.split(':')
      const rest = where.slice(name.length)
      if (given === 'Nullable(Nothing)') return { type: given, apply: () => null }
      if (!isTime(given))
        throw new QueryError(`Illegal type ${given} of argument of function ${name}. Should be ${takes}${rest}. `)
      if (needsHours && isDay(given))
        throw new QueryError(`Illegal argument of type ${given} for function ${name}${rest}. `)
      const zone = constants.slice(1).find((one) => typeof one === 'string') ?? zoneOf(given)
      const mode = typeof constants[1] === 'number' ? constants[1] : 0
      toLocal(0, zone)
      const result = typeof type === 'string' ? type : type(zone)
      const isInstant = isTime(result) && !isDay(result)
      const apply: Prepared['apply'] = (time) => {
        if (time === null) return null
        const value = compute(toLocal(time as number, zone), mode)
        return isInstant ? fromLocal(value as number, zone) : value
      }
      return { type: result, apply }
    },
  }
}

/** The type with a time zone. */
export const inZone = (type: string, zone: string | undefined): string => {
  if (zone === undefined) return type
  return type.endsWith(')') ? `${type.slice(0, -1)}, '${zone}')` : `${type}('${zone}')`
}

/** Changes a function so that it gets the local time of its time argument. */
export function withLocalTime(inner: DatabaseFunction, timeIndex: number, zoneIndex: number): DatabaseFunction {
  return {
    ...inner,
    prepare: (types, constants, where) => {
      const { type, apply } = inner.prepare(types, constants, where)
      const told = constants[zoneIndex]
      const zone = typeof told === 'string' ? told : zoneOf(types[timeIndex] ?? '')
      toLocal(0, zone)
      const local = (value: Value, index: number): Value =>
        index === timeIndex && typeof value === 'number' ? toLocal(value, zone) : value
      return { type, apply: (...values) => apply(...values.map(local)) }
    },
  }
}

const date = (time: number): Date => new Date(time)
const month = (time: number): number => date(time).getUTCMonth()
const digits = (count: number) => (time: number) => Number(date(time).toISOString().replace(/\D/g, '').slice(0, count))

const takes = `${datesAndTimes.replace(' or ', ', ')} or Interval`
const part = (type: string, compute: OfTime['compute'], more?: Partial<OfTime>) =>
  ofTime({ type, compute, takes, ...more })
const ofHours = { needsHours: true }

const startDay = (compute: OfTime['compute'], hasMode = false) => ofTime({ type: 'Date', compute, hasMode })
const startTime = (minutes: number) =>
  ofTime({
    type: (zone) => inZone('DateTime', zone),
    compute: (time) => startOf(time, 'minute', minutes),
    needsHours: true,
  })

const pad = (value: number, size = 2): string => String(value).padStart(size, '0')
const iso = (from: number, to: number) => (time: Date) => time.toISOString().slice(from, to)
const inWords = (options: Intl.DateTimeFormatOptions) => (time: Date) =>
  time.toLocaleString('en', { ...options, timeZone: 'UTC' })
const halfDayHour = (time: Date): string => pad(time.getUTCHours() % 12 || 12)
const halfDay = (time: Date): string => (time.getUTCHours() < 12 ? 'AM' : 'PM')

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
  p: halfDay,
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
  const found = letters[letter]
  if (!found) throw new QueryError(`Format ${written} is not supported: while executing function formatDateTime. `)
  return found
}

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
  toStartOfYear: startDay((time) => startOf(time, 'year')),
  toStartOfQuarter: startDay((time) => startOf(time, 'quarter')),
  toStartOfMonth: startDay((time) => startOf(time, 'month')),
  toStartOfWeek: startDay(startOfWeek, true),
  toMonday: startDay((time) => startOf(time, 'week')),
  toStartOfDay: ofTime({ type: (zone) => inZone('DateTime', zone), compute: (time) => startOf(time, 'day') }),
  toStartOfHour: startTime(60),
  toStartOfFifteenMinutes: startTime(15),
  toStartOfTenMinutes: startTime(10),
  toStartOfFiveMinutes: startTime(5),
  toStartOfMinute: startTime(1),
  formatDateTime: withLocalTime(
    define(
      'time text? text?',
      'String',
      (time: number, pattern = '%F %T') =>
        pattern.replace(/%(.)/g, (whole: string, letter: string) => letterOf(whole, letter)(date(time))),
      {
        complaint: (type, _, name) =>
          `Illegal type ${type} of first argument of function ${name}. Should be a date or a date with time`,
      },
    ),
    0,
    2,
  ),
}
