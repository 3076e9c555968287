import { QueryError } from '../../query-error.ts'
import type { DatabaseFunction } from '../database-function.ts'
import { usual } from '../usual.ts'
import { ofTime, onClocks } from './of-time.ts'
import { isoYear, weekday, weekOf } from './weeks.ts'

type Written = (time: Date) => string

const pad = (value: number, size = 2): string => String(value).padStart(size, '0')
const spaced = (value: number): string => String(value).padStart(2)
const name = (time: Date, options: Intl.DateTimeFormatOptions): string =>
  time.toLocaleString('en', { ...options, timeZone: 'UTC' })
const half = (time: Date): number => time.getUTCHours() % 12 || 12
const halfName = (time: Date): string => (time.getUTCHours() < 12 ? 'AM' : 'PM')
const year = (time: Date): number => time.getUTCFullYear()
const month = (time: Date): number => time.getUTCMonth()
const iso = (from: number, to: number) => (time: Date) => time.toISOString().slice(from, to)
const dayOfYear = (time: Date): number => 1 + Math.floor((time.getTime() - Date.UTC(year(time), 0)) / 86_400_000)
const weekdayOf = (mode: number) => (time: Date) => String(weekday(time.getTime(), mode))
const week = (time: Date): number => weekOf(time.getTime(), 3)
const weekYear = (time: Date): number => isoYear(time.getTime())

/** What the letters of a pattern stand for. */
const letters: Readonly<Record<string, Written>> = {
  a: (time) => name(time, { weekday: 'short' }),
  b: (time) => name(time, { month: 'short' }),
  c: iso(5, 7),
  C: (time) => pad(Math.floor(year(time) / 100)),
  d: (time) => pad(time.getUTCDate()),
  D: (time) => `${iso(5, 7)(time)}/${iso(8, 10)(time)}/${iso(2, 4)(time)}`,
  e: (time) => spaced(time.getUTCDate()),
  f: (time) => pad(time.getUTCMilliseconds() * 1000, 6),
  F: iso(0, 10),
  g: (time) => pad(weekYear(time) % 100),
  G: (time) => String(weekYear(time)),
  h: (time) => pad(half(time)),
  H: iso(11, 13),
  i: iso(14, 16),
  I: (time) => pad(half(time)),
  j: (time) => pad(dayOfYear(time), 3),
  k: iso(11, 13),
  l: (time) => pad(half(time)),
  m: iso(5, 7),
  M: (time) => name(time, { month: 'long' }),
  n: () => '\n',
  p: halfName,
  Q: (time) => String(1 + Math.floor(month(time) / 3)),
  r: (time) => `${pad(half(time))}:${iso(14, 16)(time)} ${halfName(time)}`,
  R: iso(11, 16),
  s: iso(17, 19),
  S: iso(17, 19),
  t: () => '\t',
  T: iso(11, 19),
  u: weekdayOf(0),
  V: (time) => pad(week(time)),
  w: weekdayOf(2),
  W: (time) => name(time, { weekday: 'long' }),
  y: iso(2, 4),
  Y: iso(0, 4),
  z: () => '+0000',
  '%': () => '%',
}

/** What parts of a time are called. */
const names: Readonly<Record<string, Written>> = {
  year: (time) => String(year(time)),
  quarter: (time) => String(1 + Math.floor(month(time) / 3)),
  month: (time) => name(time, { month: 'long' }),
  dayofyear: (time) => String(dayOfYear(time)),
  day: (time) => String(time.getUTCDate()),
  week: (time) => String(week(time)),
  weekday: (time) => name(time, { weekday: 'long' }),
  hour: (time) => String(time.getUTCHours()),
  minute: (time) => String(time.getUTCMinutes()),
  second: (time) => String(time.getUTCSeconds()),
}

/** Times in words. */
export const formats: Record<string, DatabaseFunction> = {
  formatDateTime: onClocks(
    usual(
      'time text? text?',
      'String',
      (time: number, pattern = '%F %T') =>
        pattern.replace(/%(.)/g, (whole: string, letter: string) => letters[letter]?.(new Date(time)) ?? whole),
      {
        complaint: (type, _, name) =>
          `Illegal type ${type} of first argument of function ${name}. Should be a date or a date with time`,
      },
    ),
    0,
    2,
  ),
  dateName: onClocks(
    usual('text time text?', 'String', (unit: string, time: number) => {
      const written = names[unit.toLowerCase()]
      if (!written) throw new QueryError(`${unit} doesn't look like datepart name in dateName: In scope SELECT. `)
      return written(new Date(time))
    }),
    1,
    2,
  ),
  monthname: ofTime({ type: 'String', compute: (time) => name(new Date(time), { month: 'long' }), anyCase: true }),
}
