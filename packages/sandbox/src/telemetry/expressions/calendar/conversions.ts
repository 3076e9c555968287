import { QueryError } from '../../query-error.ts'
import type { DatabaseFunction } from '../database-function.ts'
import type { Value } from '../expression.ts'
import { converted, isDay, isNumber, isText, isTime } from '../types.ts'
import { usual } from '../usual.ts'
import { inZone } from './of-time.ts'
import { day, startOf } from './units.ts'
import { toLocal, zoneOf } from './zones.ts'

/** A conversion to a time; a bare number is so many seconds, or days where a day is asked for. */
function toTime(name: string, typeOf: (constants: (Value | undefined)[]) => string): DatabaseFunction {
  return {
    arity: [1, 2],
    anyCase: name === 'date',
    prepare: (types, constants) => {
      const [given = ''] = types
      if (!isTime(given) && !isText(given) && !isNumber(given))
        throw new QueryError(`Illegal type ${given} of argument of function ${name}: In scope SELECT. `)
      const bare = typeOf(constants)
      const told = constants.slice(1).find((one) => typeof one === 'string')
      const zone = typeof told === 'string' ? told : isText(given) ? undefined : zoneOf(given)
      toLocal(0, zone)
      const type = isDay(bare) ? bare : inZone(bare, zone)
      const read = isText(given) ? (value: Value) => converted(value as string, type) : numberReader(given, bare)
      const start = (time: number) => (isDay(bare) ? startOf(isDay(given) ? time : toLocal(time, zone), 'day') : time)
      const unit = bare === 'DateTime' ? 1000 : 1
      return { type, apply: (value) => (value === null ? null : Math.floor(start(read(value)) / unit) * unit) }
    },
  }
}

/** So many numbers are days at most; what is more must be seconds. */
const mostDays = 65_535

function numberReader(given: string, type: string): (value: Value) => number {
  if (isTime(given)) return Number
  return (value) => Number(value) * (isDay(type) && Number(value) <= mostDays ? day : 1000)
}

type Otherwise = (error: unknown) => Value

/** A time in one of the ways that people write it. */
function parsed(otherwise: Otherwise, type = 'DateTime'): DatabaseFunction {
  const unit = isDay(type) ? day : 1000
  const apply = (value: Value) => {
    try {
      return Math.floor(converted(String(value), 'DateTime64(9)') / unit) * unit
    } catch (error) {
      return otherwise(error)
    }
  }
  return { arity: [1, 2], anyCase: false, prepare: () => ({ type, apply }) }
}

const fail: Otherwise = (error) => {
  throw error
}
const none: Otherwise = () => null
const zero: Otherwise = () => 0

/** Units of numbers that count from 1970, with the digits of the times that they make. */
const epochs = { Second: [1000, 0], Milli: [1, 3], Micro: [1e-3, 6], Nano: [1e-6, 9] } as const

const fromNumbers = Object.entries(epochs).flatMap(([unit, [size, digits]]): [string, DatabaseFunction][] => [
  [`toUnixTimestamp64${unit}`, usual('time', 'Int64', (time: number) => Math.floor(time / size))],
  [`fromUnixTimestamp64${unit}`, usual('number', `DateTime64(${digits})`, (count: number) => count * size)],
])

const toUnixTimestamp: DatabaseFunction = {
  arity: [1, 2],
  prepare: ([given = '']) => ({
    type: 'UInt32',
    apply: (value) =>
      isText(given)
        ? converted(value as string, 'DateTime') / 1000
        : isTime(given)
          ? Math.floor(Number(value) / 1000)
          : value,
  }),
}

const toTimeZone: DatabaseFunction = {
  arity: [2, 2],
  prepare: ([given = ''], [, zone]) => {
    toLocal(0, String(zone))
    const bare = given.replace(/(, )?'[^']*'/, '').replace('()', '')
    return { type: inZone(bare, String(zone)), apply: (time) => time }
  },
}

const madeOf = (takes: string, type: string, compute: (...numbers: number[]) => number) =>
  usual(takes, type, compute, { anyCase: true })

/** Conversions to times, and from them. */
export const conversions: Record<string, DatabaseFunction> = {
  toDateTime: toTime('toDateTime', () => 'DateTime'),
  toDateTime64: {
    ...toTime('toDateTime64', ([, digits]) => `DateTime64(${Number(digits ?? 3)})`),
    arity: [2, 3],
    expects: '2 mandatory arguments and 1 optional argument',
  },
  toDate: toTime('toDate', () => 'Date'),
  toDate32: toTime('toDate32', () => 'Date32'),
  date: toTime('date', () => 'Date'),
  parseDateTimeBestEffort: parsed(fail),
  parseDateTime64BestEffort: parsed(fail),
  parseDateTimeBestEffortOrNull: parsed(none),
  parseDateTimeBestEffortOrZero: parsed(zero),
  toDateTimeOrNull: parsed(none),
  toDateTimeOrZero: parsed(zero),
  toDateOrNull: parsed(none, 'Date'),
  toDateOrZero: parsed(zero, 'Date'),
  ...Object.fromEntries(fromNumbers),
  fromUnixTimestamp: usual('number', 'DateTime', (seconds: number) => seconds * 1000),
  toUnixTimestamp,
  toTimeZone,
  makedate: madeOf('number number number?', 'Date', (year, month = 1, dayOfMonth) => {
    if (dayOfMonth === undefined) return Date.UTC(year as number, 0, month)
    return month > 12 ? 0 : Date.UTC(year as number, month - 1, dayOfMonth)
  }),
  makedatetime: madeOf(
    'number number number number number number',
    'DateTime',
    (year = 0, month = 1, dayOfMonth, hours, minutes, seconds) =>
      Date.UTC(year, month - 1, dayOfMonth, hours, minutes, seconds),
  ),
  timezone: { arity: [0, 0], anyCase: true, prepare: () => ({ type: 'String', apply: () => 'Etc/UTC' }) },
}
