import {
  addUnits,
  day,
  fromLocal,
  intervalFunction,
  isOfDays,
  startOfUnit,
  startsBetween,
  toLocal,
  unitNamed,
  units,
  zoneOf,
} from '../language/calendar.ts'
import type { Value } from '../language/expression.ts'
import { converted, is } from '../language/types.ts'
import { ownOf, QueryError } from '../refusals.ts'
import { type FunctionTable, functionTable, illegalType, type Prepare, unlessNull } from './signatures.ts'

const isPrecise = (type: string): boolean => type.startsWith('DateTime64')

const inZone = (type: string, zone: string | undefined): string => {
  if (zone === undefined) return type
  return type.endsWith(')') ? `${type.slice(0, -1)}, '${zone}')` : `${type}('${zone}')`
}

/** The time zone of a call: an argument that is a text, or the time zone of a type. Throws if it is unknown. */
function zoneOfCall(type: string, ...told: (Value | undefined)[]): string | undefined {
  const zone = (told.find((one) => typeof one === 'string') as string | undefined) ?? zoneOf(type)
  toLocal(0, zone)
  return zone
}

/** A conversion to a time. A number is in seconds, or in days if the type is a day and the number is not too large. */
export const toTime =
  (typeOf: (digits: Value | undefined) => string): Prepare =>
  ([given = ''], [, ...told]) => {
    const bare = typeOf(told[0])
    const zone = zoneOfCall(is.text(given) ? '' : given, ...told)
    const type = is.date(bare) ? bare : inZone(bare, zone)
    const unit = isPrecise(bare) ? 1 : 1000
    const readTime = (value: number) =>
      is.time(given) ? value : value * (is.date(bare) && value <= 65_535 ? day : 1000)
    const convert = (value: Value) => {
      const time = is.text(given) ? converted(value as string, type) : readTime(Number(value))
      return is.date(bare)
        ? startOfUnit(is.date(given) ? time : toLocal(time, zone), 'day')
        : Math.floor(time / unit) * unit
    }
    return { type, apply: unlessNull(convert) }
  }

const intervalUnit = (type: string): string | undefined => unitNamed(/^Interval(\w+)$/.exec(type)?.[1] ?? '')

/** Adds an amount of units to times. Hours turn days into times. */
function shifted(given: string, unit: string, sign: number) {
  const type = is.date(given) && !isOfDays(unit) ? 'DateTime' : given
  const zone = isOfDays(unit) ? zoneOf(type) : undefined
  const shift = (time: number, amount: Value) =>
    fromLocal(addUnits(toLocal(time, zone), unit, sign * Number(amount)), zone)
  return { type, apply: unlessNull(shift) }
}

/** The functions of a unit: `toIntervalDay(2)`, `addDays(time, 1)` and `subtractDays(time, 1)`. */
const shifts = units.flatMap((unit): [string, Prepare][] => {
  const type = intervalFunction(unit).slice('to'.length)
  const plural = `${type.slice('Interval'.length)}s`
  return [
    [`${intervalFunction(unit)} single`, () => ({ type, apply: (amount) => Math.trunc(Number(amount)) })],
    [`add${plural} time single`, ([given = '']) => shifted(given, unit, 1)],
    [`subtract${plural} time single`, ([given = '']) => shifted(given, unit, -1)],
  ]
})

/** `plus` (sign 1) and `minus` (-1) of times; undefined for other types. Plain numbers are in seconds, or in days. */
export function ofTimes(sign: number, [left = '', right = '']: string[]) {
  if (is.time(left) && is.time(right) && sign < 0) {
    const size = is.date(left) && is.date(right) ? day : 1000
    return { type: [left, right].some(isPrecise) ? 'Float64' : 'Int32', apply: unlessNull((a, b) => (a - b) / size) }
  }
  const isSwapped = is.time(right) && sign > 0
  const [time, amount] = isSwapped ? [right, left] : [left, right]
  const unit = intervalUnit(amount) ?? (is.number(amount) ? (is.date(time) ? 'day' : 'second') : undefined)
  if (!is.time(time) || !unit) return undefined
  const { type, apply } = shifted(time, unit, sign)
  return { type, apply: isSwapped ? (a: Value, b: Value) => apply(b, a) : apply }
}

const dateDiff: Prepare = ([, left = '', right = ''], [, , , told]) => {
  const [fromZone, toZone] = [zoneOfCall(left, told), zoneOfCall(right, told)]
  const count = (written: string, from: number, to: number) => {
    const unit = unitNamed(written)
    if (unit) return startsBetween(unit, toLocal(from, fromZone), toLocal(to, toZone))
    throw new QueryError(`Function dateDiff does not support '${written}' unit`)
  }
  return { type: 'Int64', apply: unlessNull(count) }
}

/** The time zone of a function of a time, which refuses other types, and days if it needs hours. */
function zoneOfPart(given: string, told: Value | undefined, needsHours: boolean, name: string): string | undefined {
  if (is.nothing(given) || (is.time(given) && !(needsHours && is.date(given)))) return zoneOfCall(given, told)
  throw illegalType(given, name, '. Should be Date, Date32, DateTime, DateTime64 or Interval')
}

/** A function of a time that computes a number from the local time. */
const part =
  (type: string, compute: (local: number) => number, needsHours = false): Prepare =>
  ([given = ''], [, told], { name }) => {
    const zone = zoneOfPart(given, told, needsHours, name)
    return { type: is.nothing(given) ? given : type, apply: unlessNull((time) => compute(toLocal(time, zone))) }
  }

/** A function of a time that computes the start of an amount of units. */
const started =
  (unit: string, amount = 1, compute = (local: number) => startOfUnit(local, unit, amount)): Prepare =>
  ([given = ''], [, told], { name }) => {
    const zone = zoneOfPart(given, told, !isOfDays(unit), name)
    if (is.nothing(given)) return { type: given, apply: () => null }
    if (isOfDays(unit) && unit !== 'day') return { type: 'Date', apply: unlessNull((at) => compute(toLocal(at, zone))) }
    return { type: inZone('DateTime', zone), apply: unlessNull((at) => fromLocal(compute(toLocal(at, zone)), zone)) }
  }

const dateTrunc: Prepare = ([, given = ''], [written, , told], called) => {
  const unit = String(written).toLowerCase()
  if (!units.includes(unit)) throw new QueryError(`${written} doesn't look like datepart name in dateTrunc`)
  const { type, apply } = started(unit)([given], [undefined, told], called)
  // The start of a precise time can be before 1970.
  const precise = type === 'Date' && isPrecise(given) ? 'Date32' : type
  return { type: precise, apply: (_, value) => apply(value as Value) }
}

const toStartOfInterval: Prepare = ([given = '', interval = ''], [, size, told], called) => {
  const [unit, amount] = [intervalUnit(interval), Number(size)]
  if (!unit || amount <= 0) throw illegalType(interval, called.name)
  return started(unit, amount)([given], [undefined, told], called)
}

const parsed = (value: Value) => Math.floor(converted(String(value), 'DateTime64(9)') / 1000) * 1000

/** The start of a week that begins on Sunday. */
const sunday = (local: number): number => startOfUnit(local + day, 'week') - day

const isoForm = 'YYyy-mm-ddTHH:ii:SS'

/** The part of an ISO time from a letter of its form to another, or to the end of the same one. */
const isoPart = (time: number, ends: string): string =>
  new Date(time).toISOString().slice(isoForm.indexOf(ends.charAt(0)), isoForm.lastIndexOf(ends.slice(-1)) + 1)

/** The digits of a part of an ISO time as a number. */
const digits = (type: string, ends: string, needsHours = false) =>
  part(type, (time) => Number(isoPart(time, ends).replaceAll('-', '')), needsHours)

/** The parts of an ISO time for which the letters of a format stand. */
const letters = { Y: 'Yy', y: 'y', m: 'm', d: 'd', H: 'H', i: 'i', s: 'S', S: 'S', F: 'Yd', R: 'Hi', T: 'HS' }

/** The cost of a formatted part of a time, in characters that could be read in its time. */
const costOfLetter = 200

const formatDateTime: Prepare = ([type = ''], [, , told], { budget }) => {
  const zone = zoneOfCall(type, told)
  const format = (time: number, pattern = '%F %T') =>
    pattern.replace(/%(.)/g, (written, letter) => {
      budget.work(costOfLetter)
      const ends = ownOf<string>(letters, letter)
      if (ends) return isoPart(toLocal(time, zone), ends)
      throw new QueryError(`Format ${written} is not supported`)
    })
  return { type: 'String', apply: unlessNull(format) }
}

/** Conversions to times and from them, their parts, and functions of intervals and units of time. */
export const times: FunctionTable = {
  ...functionTable(Object.fromEntries(shifts)),
  ...functionTable({
    'now*': (_, __, { time }) => ({ type: 'DateTime', apply: () => Math.floor(time / 1000) * 1000 }),
    'today*': (_, __, { time }) => ({ type: 'Date', apply: () => Math.floor(time / day) * day }),
    'toDate scalar any?': toTime(() => 'Date'),
    'date* scalar any?': toTime(() => 'Date'),
    'toDateTime scalar any?': toTime(() => 'DateTime'),
    'toDateTime64! scalar single single?': toTime((count = 3) => `DateTime64(${Number(count)})`),
    'toUnixTimestamp time': () => ({ type: 'UInt32', apply: unlessNull((time) => Math.floor(time / 1000)) }),
    'dateDiff*! text time time text?': dateDiff,
    'dateTrunc* single any any?': dateTrunc,
    'toStartOfInterval any single any?': toStartOfInterval,
    'toYear any text?': digits('UInt16', 'Yy'),
    'toMonth any text?': digits('UInt8', 'm'),
    'toDayOfMonth any text?': digits('UInt8', 'd'),
    'toDayOfWeek any text?': part('UInt8', (local) => ((Math.floor(local / day) + 3) % 7) + 1),
    'toHour any text?': digits('UInt8', 'H', true),
    'toYYYYMM any text?': digits('UInt32', 'Ym'),
    'toYYYYMMDD any text?': digits('UInt32', 'Yd'),
    'toStartOfMonth any text?': started('month'),
    'toStartOfWeek any text?': started('week', 1, sunday),
    'toMonday any text?': started('week'),
    'toStartOfDay any text?': started('day'),
    'toStartOfHour any text?': started('hour'),
    'toStartOfTenMinutes any text?': started('minute', 10),
    'toStartOfFiveMinutes any text?': started('minute', 5),
    'toStartOfMinute any text?': started('minute'),
    'formatDateTime time text? text?': formatDateTime,
    'parseDateTimeBestEffort single any?:? DateTime': parsed,
  }),
}
