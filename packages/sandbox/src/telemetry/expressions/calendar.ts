import { QueryError } from '../query-error.ts'
import type { DatabaseFunction } from './database-function.ts'
import type { Value } from './expression.ts'
import { converted, isTime } from './types.ts'
import { unitSizes } from './unit-sizes.ts'
import { byName, type Complaint, usual } from './usual.ts'

const should =
  (kinds: string): Complaint =>
  (type, _, name) =>
    `Illegal type ${type} of argument of function ${name}. Should be ${kinds}`
const dated = { complaint: should('Date, Date32, DateTime, DateTime64 or Interval') }
const started = { complaint: should('Date, Date32, DateTime or DateTime64') }

const day = 86_400_000
const date = (time: number): Date => new Date(time)
const startOfMonth = (time: number, months = 0) =>
  Date.UTC(date(time).getUTCFullYear(), date(time).getUTCMonth() + months)
const startOfYear = (time: number) => Date.UTC(date(time).getUTCFullYear(), 0)
const startOfWeek = (time: number, first: number) =>
  Math.floor(time / day) * day - ((date(time).getUTCDay() - first + 7) % 7) * day
const toISOWeek = (time: number) => {
  const thursday = startOfWeek(time, 1) + 3 * day
  return 1 + Math.floor((thursday - startOfYear(thursday)) / (7 * day))
}

/** What a time is in the calendar. */
const parts: [names: string, type: string, compute: (time: number) => number][] = [
  ['toYear YEAR', 'UInt16', (time) => date(time).getUTCFullYear()],
  ['toQuarter QUARTER', 'UInt8', (time) => 1 + Math.floor(date(time).getUTCMonth() / 3)],
  ['toMonth MONTH', 'UInt8', (time) => 1 + date(time).getUTCMonth()],
  ['toISOWeek', 'UInt8', toISOWeek],
  ['toDayOfYear DAYOFYEAR', 'UInt16', (time) => 1 + Math.floor((time - startOfYear(time)) / day)],
  ['toDayOfMonth DAY DAYOFMONTH', 'UInt8', (time) => date(time).getUTCDate()],
  ['toDayOfWeek DAYOFWEEK', 'UInt8', (time) => date(time).getUTCDay() || 7],
  ['toHour HOUR', 'UInt8', (time) => date(time).getUTCHours()],
  ['toMinute MINUTE', 'UInt8', (time) => date(time).getUTCMinutes()],
  ['toSecond SECOND', 'UInt8', (time) => date(time).getUTCSeconds()],
  ['toYYYYMM', 'UInt32', (time) => date(time).getUTCFullYear() * 100 + date(time).getUTCMonth() + 1],
  ['toYYYYMMDD', 'UInt32', (time) => Number(date(time).toISOString().slice(0, 10).replaceAll('-', ''))],
]

const minute = 60_000
const starts: [name: string, type: string, compute: (time: number) => number][] = [
  ['toStartOfSecond', 'DateTime64(9)', (time) => Math.floor(time / 1000) * 1000],
  ...Object.entries({
    toStartOfMinute: 1,
    toStartOfFiveMinutes: 5,
    toStartOfFiveMinute: 5,
    toStartOfTenMinutes: 10,
    toStartOfFifteenMinutes: 15,
    timeSlot: 30,
    toStartOfHour: 60,
    toStartOfDay: 24 * 60,
  }).map(([name, minutes]): [string, string, (time: number) => number] => [
    name,
    'DateTime',
    (time) => Math.floor(time / (minutes * minute)) * minutes * minute,
  ]),
  ['toMonday', 'Date', (time) => startOfWeek(time, 1)],
  ['toStartOfWeek', 'Date', (time) => startOfWeek(time, 0)],
  ['toStartOfMonth', 'Date', startOfMonth],
  ['toStartOfQuarter', 'Date', (time) => startOfMonth(time, -(date(time).getUTCMonth() % 3))],
  ['toStartOfYear', 'Date', startOfYear],
  ['toLastDayOfMonth', 'Date', (time) => startOfMonth(time, 1) - day],
]

const sizeOf = (unit: string, name: string): number => {
  const size = unitSizes[unit.toLowerCase().replace(/s$/, '')]
  if (!size) throw new QueryError(`Function ${name} does not support '${unit}' unit: while executing function. `)
  return size
}

const between = (name: string): DatabaseFunction =>
  usual(
    'text time time',
    'Int64',
    (unit: string, from: number, to: number) => {
      const size = sizeOf(unit, name)
      return Math.floor(to / size) - Math.floor(from / size)
    },
    {
      anyCase: true,
      expects: '3 mandatory arguments and 1 optional argument',
      complaint: byName(
        ['unit', 'String'],
        ['startdate', 'Date[32] or DateTime[64]'],
        ['enddate', 'Date[32] or DateTime[64]'],
      ),
    },
  )

/** `addHours(time, 1)` and its like. */
const shifts: [string, DatabaseFunction][] = Object.entries(unitSizes).flatMap(([unit, size]) =>
  (
    [
      ['add', 1],
      ['subtract', -1],
    ] as const
  ).map(([verb, sign]): [string, DatabaseFunction] => [
    `${verb}${unit.charAt(0).toUpperCase()}${unit.slice(1)}s`,
    {
      arity: [2, 2],
      prepare: (types, _, where) => {
        const [given = ''] = types
        const isText = given === 'String'
        if (!isTime(given) && !isText)
          throw new QueryError(
            `Illegal type ${given} of first argument of function ${where.replace(':', '. Must be a date, a date with time or a String:')}. `,
          )
        const apply = (time: Value, amount: Value) =>
          (isText ? converted(time as string, 'DateTime64(3)') : Number(time)) + sign * Number(amount) * size
        return { type: isText ? 'DateTime64(3)' : given === 'Date' && size < day ? 'DateTime' : given, apply }
      },
    },
  ]),
)

const truncated: DatabaseFunction = usual(
  'text time',
  'DateTime64(0)',
  (unit: string, time: number) => {
    const size = unitSizes[unit.toLowerCase()]
    if (!size) throw new QueryError(`${unit} doesn't look like datepart name in dateTrunc: In scope SELECT. `)
    return Math.floor(time / size) * size
  },
  { anyCase: true },
)

const pad = (value: number, size = 2): string => String(value).padStart(size, '0')
const written: Readonly<Record<string, (time: Date) => string>> = {
  Y: (time) => String(time.getUTCFullYear()),
  y: (time) => pad(time.getUTCFullYear() % 100),
  m: (time) => pad(time.getUTCMonth() + 1),
  d: (time) => pad(time.getUTCDate()),
  H: (time) => pad(time.getUTCHours()),
  i: (time) => pad(time.getUTCMinutes()),
  M: (time) => time.toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
  S: (time) => pad(time.getUTCSeconds()),
  s: (time) => pad(time.getUTCSeconds()),
  F: (time) => time.toISOString().slice(0, 10),
  T: (time) => time.toISOString().slice(11, 19),
  R: (time) => time.toISOString().slice(11, 16),
  '%': () => '%',
}

const toInterval = (type: string): boolean => type.startsWith('Interval')

/** Functions of times and the calendar. */
export const calendar: Record<string, DatabaseFunction> = {
  ...Object.fromEntries([
    ...parts.flatMap(([names, type, compute]) =>
      names
        .split(' ')
        .map((name, index): [string, DatabaseFunction] => [
          index === 0 ? name : name.toLowerCase(),
          usual('time', type, compute, { ...dated, anyCase: index > 0 }),
        ]),
    ),
    ...starts.map(([name, type, compute]) => [name, usual('time', type, (time: number) => compute(time), started)]),
    ...shifts,
  ]),
  datediff: between('dateDiff'),
  date_diff: between('dateDiff'),
  age: between('age'),
  datetrunc: truncated,
  date_trunc: truncated,
  toStartOfInterval: {
    arity: [2, 4],
    prepare: (types, constants, where) => {
      const [given = '', interval = ''] = types
      const complain = (words: string) =>
        new QueryError(`${words.replace('#', where.split(':')[0] as string)}: In scope SELECT. `)
      if (!isTime(given))
        throw complain(
          `Illegal type ${given} of 1st argument of function #, expected a Date, Date32, DateTime or DateTime64`,
        )
      if (!toInterval(interval))
        throw complain(`Illegal type ${interval} of 2nd argument of function #, expected a time interval`)
      const size = Math.max(1, Number(constants[1]))
      const type = /Week|Month|Quarter|Year/.test(interval) ? 'Date' : 'DateTime'
      return { type, apply: (time) => Math.floor(Number(time) / size) * size }
    },
  },
  toUnixTimestamp: {
    arity: [1, 2],
    prepare: ([given = '']) => ({
      type: 'UInt32',
      apply: (value) =>
        given === 'String'
          ? converted(value as string, 'DateTime') / 1000
          : isTime(given)
            ? Math.floor(Number(value) / 1000)
            : value,
    }),
  },
  toUnixTimestamp64Milli: usual('time', 'Int64', (time: number) => Math.floor(time)),
  fromUnixTimestamp: usual('number', 'DateTime', (seconds: number) => seconds * 1000),
  fromUnixTimestamp64Milli: usual('number', 'DateTime64(3)', (time: number) => time),
  formatDateTime: usual(
    'time text? text?',
    'String',
    (time: number, pattern = '%F %T') =>
      String(pattern).replace(/%(.)/g, (whole, letter: string) => written[letter]?.(date(time)) ?? whole),
    {
      complaint: (type, _, name) =>
        `Illegal type ${type} of first argument of function ${name}. Should be a date or a date with time`,
    },
  ),
  dateName: usual('text time', 'String', (unit: string, time: number) =>
    date(time).toLocaleString('en', { [unit === 'weekday' ? 'weekday' : 'month']: 'long', timeZone: 'UTC' }),
  ),
  toTimeZone: usual(
    'time text',
    ([type = '']) => type,
    (time: number) => time,
  ),
}
