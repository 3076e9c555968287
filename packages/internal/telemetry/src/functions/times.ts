import {
  addUnits,
  capital,
  day,
  fromLocal,
  intervalFunction,
  isOfDays,
  startOf,
  startOfWeek,
  startsBetween,
  toLocal,
  unitNamed,
  units,
  weekday,
  zoneOf,
} from '../language/calendar.ts'
import type { Value } from '../language/expression.ts'
import { converted, isDay, isNothing, isNumber, isText, isTime } from '../language/types.ts'
import { ownOf, QueryError } from '../query-error.ts'
import {
  type Called,
  type FunctionTable,
  illegalType,
  type Prepare,
  type Prepared,
  prepared,
  unlessNull,
  withNulls,
  withoutNulls,
} from './table.ts'

const isPrecise = (type: string): boolean => type.startsWith('DateTime64')

export const inZone = (type: string, zone: string | undefined): string => {
  if (zone === undefined) return type
  return type.endsWith(')') ? `${type.slice(0, -1)}, '${zone}')` : `${type}('${zone}')`
}

/** The time zone of a call: an argument that is a text, or the time zone of a type. Throws if it is unknown. */
export function zoneOfCall(type: string, ...told: (Value | undefined)[]): string | undefined {
  const zone = (told.find((one) => typeof one === 'string') as string | undefined) ?? zoneOf(type)
  toLocal(0, zone)
  return zone
}

/** A conversion to a time. A number is in seconds, or in days if the type is a day and the number is not too large. */
const toTime =
  (typeOf: (digits: Value | undefined) => string): Prepare =>
  ([given = ''], [, ...told]) => {
    const bare = typeOf(told[0])
    const zone = zoneOfCall(isText(given) ? '' : given, ...told)
    const type = isDay(bare) ? bare : inZone(bare, zone)
    const unit = bare === 'DateTime' ? 1000 : 1
    const timeOf = (value: number) => (isTime(given) ? value : value * (isDay(bare) && value <= 65_535 ? day : 1000))
    const convert = (value: Value) => {
      const time = isText(given) ? converted(value as string, type) : timeOf(Number(value))
      return isDay(bare) ? startOf(isDay(given) ? time : toLocal(time, zone), 'day') : Math.floor(time / unit) * unit
    }
    return { type, apply: unlessNull(convert) }
  }

/** `CAST(value, 'DateTime')`. */
export function castTime(from: string, to: string): Prepared {
  const size = isDay(to) ? day : isPrecise(to) ? 1 : 1000
  const read = (value: Value) =>
    isText(from) ? converted(value as string, to) : Number(value) * (isTime(from) ? 1 : 1000)
  return { type: to, apply: unlessNull((value) => Math.floor(read(value) / size) * size) }
}

/** `parseDateTimeBestEffort` and its variants: `otherwise` is the value of a text that is not a time. */
const parsed = (otherwise?: Value) => (value: Value) => {
  try {
    return Math.floor(converted(String(value), 'DateTime64(9)') / 1000) * 1000
  } catch (error) {
    if (otherwise === undefined) throw error
    return otherwise
  }
}

const toUnixTimestamp: Prepare = ([given = '']) => {
  const seconds = (value: Value) =>
    isText(given)
      ? converted(value as string, 'DateTime') / 1000
      : isTime(given)
        ? Math.floor(Number(value) / 1000)
        : value
  return { type: 'UInt32', apply: unlessNull(seconds) }
}

const toTimeZone: Prepare = ([given = ''], [, zone]) => {
  const bare = given.replace(/(, )?'[^']*'/, '').replace('()', '')
  return { type: inZone(bare, zoneOfCall('', String(zone))), apply: (time) => time as Value }
}

const intervalUnit = (type: string): string | undefined => /^Interval(\w+)$/.exec(type)?.[1]?.toLowerCase()

/** Adds an amount of units to times. Hours turn days into times. */
function shifted(given: string, unit: string, sign: number): Prepared {
  const type = isText(given) ? 'DateTime64(3)' : isDay(given) && !isOfDays(unit) ? 'DateTime' : given
  const zone = isOfDays(unit) ? zoneOf(type) : undefined
  const shift = (value: Value, amount: Value) => {
    const from = isText(given) ? converted(value as string, type) : Number(value)
    return fromLocal(addUnits(toLocal(from, zone), unit, sign * Number(amount)), zone)
  }
  return { type, apply: unlessNull(shift) }
}

/** The functions of a unit: `toIntervalDay(2)`, `addDays(time, 1)` and `subtractDays(time, 1)`. */
const shifts = Object.keys(units).flatMap((unit): [string, Prepare][] => [
  [`add${capital(unit)}s moment any`, ([given = '']) => shifted(given, unit, 1)],
  [`subtract${capital(unit)}s moment any`, ([given = '']) => shifted(given, unit, -1)],
])
const ofUnits = Object.keys(units).map((unit) => [
  `${intervalFunction(unit)} any: Interval${capital(unit)}`,
  (amount: Value) => Math.trunc(Number(amount)),
])

/** `plus` (sign 1) and `minus` (-1) of times; undefined for other types. Plain numbers are in seconds, or in days. */
export function ofTimes(sign: number, [left = '', right = '']: string[]): Prepared | undefined {
  const isAmount = (type: string) => isNumber(type) || intervalUnit(type) !== undefined
  const moved = (given: string, amount: string) =>
    shifted(given, intervalUnit(amount) ?? (isDay(given) ? 'day' : 'second'), sign)
  if (isTime(left) && isTime(right) && sign < 0) {
    const size = isDay(left) && isDay(right) ? day : 1000
    const type = [left, right].some(isPrecise) ? 'Float64' : 'Int32'
    return { type, apply: unlessNull((a, b) => (a - b) / size) }
  }
  if (isTime(left) && isAmount(right)) return moved(left, right)
  if (!(isTime(right) && isAmount(left) && sign > 0)) return undefined
  const { type, apply } = moved(right, left)
  return { type, apply: (amount, time) => apply(time as Value, amount as Value) }
}

const dateDiff: Prepare = ([, left = '', right = ''], [, , , told]) => {
  const [fromZone, toZone] = [zoneOfCall(left, told), zoneOfCall(right, told)]
  const count = (written: string, from: number, to: number) => {
    const unit = unitNamed(written)
    if (unit) return startsBetween(unit, toLocal(from, fromZone), toLocal(to, toZone))
    throw new QueryError(`Function dateDiff does not support '${written}' unit: while executing function. `)
  }
  return { type: 'Int64', apply: unlessNull(count) }
}

const dateTrunc: Prepare = ([, given = ''], [written, , told], called) => {
  const unit = String(written).toLowerCase()
  if (!Object.hasOwn(units, unit))
    throw new QueryError(`${written} doesn't look like datepart name in dateTrunc: In scope SELECT. `)
  const types = isPrecise(given) ? ['Date32', 'DateTime64(0)'] : ['Date', 'DateTime']
  const { type, apply } = started(given, [unit, 1], types, told, called)
  return { type, apply: (_, value) => apply(value as Value) }
}

const toStartOfInterval: Prepare = ([given = '', interval = ''], [, size, told], called) => {
  const unit = intervalUnit(interval)
  const amount = Number(size)
  if (!unit || amount <= 0) throw illegalType(interval, called)
  return started(given, [unit, amount], ['Date', 'DateTime'], told, called)
}

/** The start of an amount of units. `types` are those of units that are longer than days, and of others. */
function started(
  given: string,
  [unit, amount]: [string, number],
  [days = '', time = '']: string[],
  told: Value | undefined,
  called: Called,
): Prepared {
  if (!isTime(given) || (isDay(given) && !isOfDays(unit))) throw illegalType(given, called)
  const zone = zoneOfCall(given, told)
  const startIn = (value: number) => startOf(toLocal(value, zone), unit, amount)
  if (isOfDays(unit) && unit !== 'day') return { type: days, apply: unlessNull(startIn) }
  return { type: inZone(time, zone), apply: unlessNull((value) => fromLocal(startIn(value), zone)) }
}

/** Conversions to times and from them, and functions of intervals and units of time. */
export const times: FunctionTable = {
  ...prepared({
    'toDate scalar any?': toTime(() => 'Date'),
    'date* scalar any?': toTime(() => 'Date'),
    'toDateTime scalar any?': toTime(() => 'DateTime'),
    'toDateTime64! scalar any any?': toTime((digits = 3) => `DateTime64(${Number(digits)})`),
    'toUnixTimestamp any any?': toUnixTimestamp,
    'toTimeZone any any': toTimeZone,
    ...Object.fromEntries(shifts),
    'dateDiff*! text time time text?': dateDiff,
    'dateTrunc* any any any?': dateTrunc,
    'toStartOfInterval any any any? any?': toStartOfInterval,
  }),
  ...withNulls({
    ...Object.fromEntries(ofUnits),
    'parseDateTimeBestEffort any any?: DateTime': parsed(),
    'parseDateTimeBestEffortOrNull any any?: DateTime': parsed(null),
  }),
  ...withoutNulls({
    'fromUnixTimestamp number: DateTime': (seconds) => seconds * 1000,
  }),
}

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
/** A part of a day: how many units of a size have passed, up to a count. */
const passed = (size: number, count: number) => (time: number) =>
  Math.floor((time - Math.floor(time / day) * day) / size) % count
const month = (time: number): number => new Date(time).getUTCMonth() + 1
const hours = passed(3_600_000, 24)
const digits = (count: number) => (time: number) => Number(iso(0, 10)(time).replaceAll('-', '').slice(0, count))
const startDay = (unit: string) => part('Date', (time) => startOf(time, unit))
const startTime = (minutes: number) => part('DateTime', (time) => startOf(time, 'minute', minutes), true)

const pad = (value: number): string => String(value).padStart(2, '0')
const halfDayHour = (time: number): string => pad(hours(time) % 12 || 12)
function inWords(options: Intl.DateTimeFormatOptions): (time: number) => string {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
  return (time) => format.format(time)
}

const letters: Readonly<Record<string, (time: number) => string>> = {
  a: inWords({ weekday: 'short' }),
  b: inWords({ month: 'short' }),
  d: iso(8, 10),
  e: (time) => iso(8, 10)(time).replace(/^0/, ' '),
  f: (time) => `${iso(20, 23)(time)}000`,
  F: iso(0, 10),
  h: halfDayHour,
  H: iso(11, 13),
  i: iso(14, 16),
  I: halfDayHour,
  m: iso(5, 7),
  M: inWords({ month: 'long' }),
  p: (time) => (hours(time) < 12 ? 'AM' : 'PM'),
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

export const partsOfTimes: FunctionTable = prepared({
  'toYear any any?': part('UInt16', (time) => new Date(time).getUTCFullYear()),
  'toQuarter any any?': part('UInt8', (time) => Math.ceil(month(time) / 3)),
  'toMonth any any?': part('UInt8', month),
  'toDayOfMonth any any?': part('UInt8', (time) => new Date(time).getUTCDate()),
  'toDayOfWeek any any? any?': part('UInt8', weekday),
  'toHour any any?': part('UInt8', hours, true),
  'toMinute any any?': part('UInt8', passed(60_000, 60), true),
  'toSecond any any?': part('UInt8', passed(1000, 60), true),
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
