import { QueryError } from '../../query-error.ts'
import { addUnits, fromLocal, startOf, startsBetween, toLocal, type Unit, units, zoneOf } from '../calendar.ts'
import type { Value } from '../expression.ts'
import { converted, isDay, isNumber, isText, isTime } from '../types.ts'
import { inZone, withLocalTime } from './dates.ts'
import { type DatabaseFunction, define, defineForAny, type FunctionTable, type Prepared } from './function-table.ts'

const capital = (unit: Unit): string => `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`
const unitOf = (type: string): Unit | undefined => /^Interval(\w+)$/.exec(type)?.[1]?.toLowerCase()
const isOfDays = (unit: Unit): boolean => /^(day|week|month|quarter|year)$/.test(unit)
const isFine = (unit: Unit): boolean => unit === 'millisecond'

/** The type of a sum of a time and an interval: hours turn days into times, and milliseconds need DateTime64. */
function shiftedType(type: string, unit: Unit): string {
  if (isText(type)) return 'DateTime64(3)'
  const time = isDay(type) && !isOfDays(unit) ? 'DateTime' : type
  return isFine(unit) && !time.startsWith('DateTime64') ? inZone('DateTime64(3)', zoneOf(time)) : time
}

function shift(time: number, type: string, unit: Unit, amount: number): number {
  const zone = zoneOf(type)
  return isOfDays(unit) ? fromLocal(addUnits(toLocal(time, zone), unit, amount), zone) : addUnits(time, unit, amount)
}

/** `INTERVAL 1 HOUR` is the call `toIntervalHour(1)`: a number whose type has the unit. */
const intervalsOfUnits = Object.keys(units).map((unit): [string, DatabaseFunction] => [
  `toInterval${capital(unit)}`,
  defineForAny([1, 1], `Interval${capital(unit)}`, (amount) => Math.trunc(Number(amount))),
])

/** `addHours(time, 1)`, `subtractDays(time, 2)`, and so on. */
const shifts = Object.keys(units).flatMap((unit) =>
  Object.entries({ add: 1, subtract: -1 }).map(([verb, sign]): [string, DatabaseFunction] => [
    `${verb}${capital(unit)}s`,
    {
      arity: [2, 2],
      prepare: ([given = ''], _, where) => {
        if (!isTime(given) && !isText(given))
          throw new QueryError(
            `Illegal type ${given} of first argument of function ${where.replace(':', '. Must be a date, a date with time or a String:')}. `,
          )
        const type = shiftedType(given, unit)
        const read = (time: Value) => (isText(given) ? converted(time as string, type) : Number(time))
        return {
          type,
          apply: (time, amount) => (time === null ? null : shift(read(time), type, unit, sign * Number(amount))),
        }
      },
    },
  ]),
)

/** The unit with a name; undefined if there is none. */
export function unitNamed(written: string): Unit | undefined {
  const unit = written.toLowerCase().replace(/s$/, '')
  return Object.hasOwn(units, unit) ? unit : undefined
}

const dateDiff = define(
  'text time time text?',
  'Int64',
  (written: string, from: number, to: number) => {
    const unit = unitNamed(written)
    if (!unit) throw new QueryError(`Function dateDiff does not support '${written}' unit: while executing function. `)
    return startsBetween(unit, from, to)
  },
  {
    anyCase: true,
    expects: '3 mandatory arguments and 1 optional argument',
  },
)

const dateTrunc: DatabaseFunction = {
  arity: [2, 3],
  anyCase: true,
  prepare: ([, given = ''], constants, where) => {
    const written = String(constants[0])
    const unit = written.toLowerCase()
    if (!Object.hasOwn(units, unit))
      throw new QueryError(`${written} doesn't look like datepart name in dateTrunc: In scope SELECT. `)
    const [name = ''] = where.split(':')
    if (!isTime(given) || (isDay(given) && !isOfDays(unit)))
      throw new QueryError(`Illegal type ${given} of argument for function ${name}${where.slice(name.length)}. `)
    const zone = constants[2] === undefined ? zoneOf(given) : String(constants[2])
    const isLong = isOfDays(unit) && unit !== 'day'
    const isPrecise = given.startsWith('DateTime64')
    const type = isLong ? (isPrecise ? 'Date32' : 'Date') : inZone(isPrecise ? 'DateTime64(0)' : 'DateTime', zone)
    return { type, apply: (_, time) => started(time, unit, 1, type, zone) }
  },
}

function started(time: Value, unit: Unit, amount: number, type: string, zone: string | undefined): Value {
  if (time === null) return null
  const start = startOf(toLocal(time as number, zone), unit, amount)
  return isDay(type) ? start : fromLocal(start, zone)
}

const toStartOfInterval: DatabaseFunction = {
  arity: [2, 4],
  prepare: ([given = '', interval = ''], constants, where) => {
    const unit = unitOf(interval)
    if (!isTime(given) || !unit || (isDay(given) && !isOfDays(unit)))
      throw new QueryError(`Illegal types ${given} and ${interval} of arguments of function ${where}. `)
    const amount = Number(constants[1])
    if (amount <= 0) throw new QueryError(`Value for 2nd argument of function ${where} must be positive. `)
    const zone = typeof constants[2] === 'string' ? constants[2] : zoneOf(given)
    const time = isFine(unit) ? 'DateTime64(3)' : 'DateTime'
    const type = isOfDays(unit) && unit !== 'day' ? 'Date' : inZone(time, zone)
    return { type, apply: (value) => started(value, unit, amount, type, zone) }
  },
}

/** Functions of intervals and of units of time. */
export const intervals: FunctionTable = {
  ...Object.fromEntries([...intervalsOfUnits, ...shifts]),
  dateDiff: withLocalTime(withLocalTime(dateDiff, 1, 3), 2, 3),
  dateTrunc,
  toStartOfInterval,
}

/** Extends `plus` and `minus` to times. Plain numbers, and differences of times, are in seconds or in days. */
export function alsoForTimes(sign: 1 | -1, ofNumbers: DatabaseFunction): DatabaseFunction {
  return {
    ...ofNumbers,
    prepare: (types, constants, where) => {
      const [left, right] = types as [string, string]
      if (isTime(left) && isTime(right) && sign < 0) return difference(left, right)
      if (isTime(left) && isAmount(right)) return moved(sign, left, right)
      if (isTime(right) && isAmount(left) && sign > 0) {
        const { type, apply } = moved(sign, right, left)
        return { type, apply: (amount, time) => apply(time as Value, amount as Value) }
      }
      return ofNumbers.prepare(types, constants, where)
    },
  }
}

const isAmount = (type: string): boolean => isNumber(type) || unitOf(type) !== undefined

function difference(left: string, right: string): Prepared {
  const size = isDay(left) && isDay(right) ? 86_400_000 : 1000
  const type = [left, right].some((one) => one.startsWith('DateTime64')) ? 'Float64' : 'Int32'
  return { type, apply: (a, b) => (a === null || b === null ? null : (Number(a) - Number(b)) / size) }
}

function moved(sign: 1 | -1, given: string, amountType: string): Prepared {
  const unit = unitOf(amountType) ?? (isDay(given) ? 'day' : 'second')
  const type = shiftedType(given, unit)
  const apply: Prepared['apply'] = (time, amount) =>
    time === null || amount === null ? null : shift(Number(time), type, unit, sign * Number(amount))
  return { type, apply }
}
