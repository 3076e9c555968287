import { QueryError } from '../../query-error.ts'
import { addUnits, fromLocal, startOf, startsBetween, toLocal, type Unit, units, zoneOf } from '../calendar.ts'
import type { Value } from '../expression.ts'
import { converted, isDay, isNumber, isText, isTime } from '../types.ts'
import { inZone, zoneOfCall } from './dates.ts'
import {
  anyCase,
  type Called,
  type DatabaseFunction,
  defineWithNulls,
  type FunctionTable,
  illegalType,
  type Prepared,
  prepared,
  unlessNull,
} from './function-table.ts'

const capital = (unit: Unit): string => `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`
const unitOf = (type: string): Unit | undefined => /^Interval(\w+)$/.exec(type)?.[1]?.toLowerCase()
const isOfDays = (unit: Unit): boolean => /^(day|week|month|quarter|year)$/.test(unit)
const isFine = (unit: Unit): boolean => unit === 'millisecond'

/** The function for intervals of a unit: `INTERVAL 1 HOUR` is the call `toIntervalHour(1)`. */
export const intervalFunction = (unit: Unit): string => `toInterval${capital(unit)}`

/** The unit with a name; undefined if there is none. */
export function unitNamed(written: string): Unit | undefined {
  const unit = written.toLowerCase().replace(/s$/, '')
  return Object.hasOwn(units, unit) ? unit : undefined
}

/** Adds an amount of units to times. Hours turn days into times, and milliseconds need DateTime64. */
function shifted(given: string, unit: Unit, sign: number): Prepared {
  const time = isDay(given) && !isOfDays(unit) ? 'DateTime' : given
  const precise = isFine(unit) && !time.startsWith('DateTime64') ? inZone('DateTime64(3)', zoneOf(time)) : time
  const type = isText(given) ? 'DateTime64(3)' : precise
  const zone = zoneOf(type)
  const shift = (value: Value, amount: number) => {
    const from = isText(given) ? converted(value as string, type) : Number(value)
    if (!isOfDays(unit)) return addUnits(from, unit, sign * amount)
    return fromLocal(addUnits(toLocal(from, zone), unit, sign * amount), zone)
  }
  return { type, apply: unlessNull((value, amount) => shift(value, Number(amount))) }
}

/** The functions of a unit: `toIntervalDay(2)`, `addDays(time, 1)` and `subtractDays(time, 1)`. */
const ofUnits = Object.keys(units).flatMap((unit): [string, DatabaseFunction][] => [
  [intervalFunction(unit), defineWithNulls('any', `Interval${capital(unit)}`, (amount) => Math.trunc(Number(amount)))],
  [`add${capital(unit)}s`, prepared('moment any', ([given = '']) => shifted(given, unit, 1))],
  [`subtract${capital(unit)}s`, prepared('moment any', ([given = '']) => shifted(given, unit, -1))],
])

const dateDiff = prepared(
  'text time time text?',
  ([, left = '', right = ''], [, , , told]) => {
    const [fromZone, toZone] = [zoneOfCall(left, told), zoneOfCall(right, told)]
    const count = (written: string, from: number, to: number) => {
      const unit = unitNamed(written)
      if (unit) return startsBetween(unit, toLocal(from, fromZone), toLocal(to, toZone))
      throw new QueryError(`Function dateDiff does not support '${written}' unit: while executing function. `)
    }
    return { type: 'Int64', apply: unlessNull(count) }
  },
  { ...anyCase, expects: '3 mandatory arguments and 1 optional argument' },
)

const dateTrunc = prepared(
  'any any any?',
  ([, given = ''], [written, , told], called) => {
    const unit = String(written).toLowerCase()
    if (!Object.hasOwn(units, unit))
      throw new QueryError(`${written} doesn't look like datepart name in dateTrunc: In scope SELECT. `)
    const isPrecise = given.startsWith('DateTime64')
    const [days, time] = isPrecise ? ['Date32', 'DateTime64(0)'] : ['Date', 'DateTime']
    const { type, apply } = started(given, { unit, amount: 1, days, time, told }, called)
    return { type, apply: (_, value) => apply(value as Value) }
  },
  anyCase,
)

interface Start {
  unit: Unit
  amount: number
  /** The types of starts of days, and of shorter or equal units. */
  days: string | undefined
  time: string | undefined
  /** The argument for the time zone. */
  told: Value | undefined
}

function started(given: string, { unit, amount, days = '', time = '', told }: Start, called: Called): Prepared {
  if (!isTime(given) || (isDay(given) && !isOfDays(unit))) throw illegalType(given, called)
  const zone = zoneOfCall(given, told)
  const isLong = isOfDays(unit) && unit !== 'day'
  const startIn = (value: number) => startOf(toLocal(value, zone), unit, amount)
  if (isLong) return { type: days, apply: unlessNull(startIn) }
  return { type: inZone(time, zone), apply: unlessNull((value) => fromLocal(startIn(value), zone)) }
}

const toStartOfInterval = prepared('any any any? any?', ([given = '', interval = ''], [, size, told], called) => {
  const unit = unitOf(interval)
  const amount = Number(size)
  if (!unit || amount <= 0) throw illegalType(interval, called)
  return started(given, { unit, amount, days: 'Date', time: isFine(unit) ? 'DateTime64(3)' : 'DateTime', told }, called)
})

/** Functions of intervals and of units of time. */
export const intervals: FunctionTable = { ...Object.fromEntries(ofUnits), dateDiff, dateTrunc, toStartOfInterval }

/** Extends `plus` and `minus` to times. Plain numbers, and differences of times, are in seconds or in days. */
export const alsoForTimes = (sign: 1 | -1, ofNumbers: DatabaseFunction): DatabaseFunction => ({
  ...ofNumbers,
  prepare: (types, ...rest) => {
    const [left, right] = types as [string, string]
    if (isTime(left) && isTime(right) && sign < 0) return difference(left, right)
    if (isTime(left) && isAmount(right)) return moved(sign, left, right)
    if (!(isTime(right) && isAmount(left) && sign > 0)) return ofNumbers.prepare(types, ...rest)
    const { type, apply } = moved(sign, right, left)
    return { type, apply: (amount, time) => apply(time as Value, amount as Value) }
  },
})

const isAmount = (type: string): boolean => isNumber(type) || unitOf(type) !== undefined

const moved = (sign: 1 | -1, given: string, amount: string): Prepared =>
  shifted(given, unitOf(amount) ?? (isDay(given) ? 'day' : 'second'), sign)

function difference(left: string, right: string): Prepared {
  const size = isDay(left) && isDay(right) ? 86_400_000 : 1000
  const type = [left, right].some((one) => one.startsWith('DateTime64')) ? 'Float64' : 'Int32'
  return { type, apply: unlessNull((a, b) => (a - b) / size) }
}
