import type { Row, Value } from '../language/expression.ts'
import { fraction, hash, hexadecimal } from '../random.ts'
import { type Incident, isDuring, minuteSize, minutesOfWeek } from './shop.ts'

/** The number of different rows of a stream, apart from times and ids. */
export const variants = 64

/**
 * The rows of one source: one log statement, or one operation of a trace.
 * Everything except ids and times is one of `variants`, so a query evaluates each variant once and counts its rows.
 */
export interface Stream {
  salt: number
  rate: number
  rhythm: Float64Array
  /** What incidents change. Where several happen at once, only the first one counts. */
  effects: readonly Effect[]
  /** The variants outside of incidents. */
  rows: () => readonly Row[]
  /** The columns that differ in every row: times and ids. */
  identities: Readonly<Record<string, (minute: number, index: number) => Value>>
  /** The salts of ids, by column. */
  made: Readonly<Record<string, number>>
  time: (minute: number, index: number) => number
}

/** The change of a stream during an incident: the factor of the rate, and the variants. */
export interface Effect {
  incident: Incident
  factor: number
  rows: () => readonly Row[]
}

/** Returns the function that spreads the rows of a minute over milliseconds of it. */
export const timesWithin =
  (salt: number, milliseconds: number = minuteSize, later = 0): Stream['time'] =>
  (minute, index) =>
    minute * minuteSize + Math.floor(fraction(salt, minute, index) * milliseconds * 1000) / 1000 + later

/** A stream with the columns that differ in every row: its time, and the ids that salts make. */
export function streamOf(stream: Omit<Stream, 'identities'>, more: Stream['identities'] = {}): Stream {
  const ids = Object.entries(stream.made).map(([column, salt]): [string, Stream['identities'][string]] => {
    const digits = column === 'TraceId' ? 32 : 16
    return [column, (minute, index) => hexadecimal(digits, salt, minute, index)]
  })
  return { ...stream, identities: { Timestamp: stream.time, ...Object.fromEntries(ids), ...more } }
}

/** Generates the variants when they are first needed. */
export function rowVariants(make: (variant: number) => Row): () => readonly Row[] {
  let made: readonly Row[] | undefined
  return () => {
    made ??= Array.from({ length: variants }, (_, variant) => make(variant))
    return made
  }
}

/** The number of rows of a stream in a minute. */
export function countIn({ salt, rate, rhythm }: Stream, minute: number, effect: Effect | undefined): number {
  const expected = rate * (rhythm[minute % minutesOfWeek] as number)
  const changed = effect ? expected * effect.factor : expected
  const chance = hash(salt, minute, 0)
  const noise = 0.85 + ((chance & 0xffff) / 0x10000) * 0.3
  return Math.floor(changed * noise + chance / 0x100000000)
}

/** The change of the rows of a minute, if an incident affects them. */
export const effectIn = ({ effects }: Stream, minute: number): Effect | undefined =>
  effects.find(({ incident }) => isDuring(incident, minute))

/** The variant of the first row of a minute; the following rows have the following variants. */
export const firstVariant = ({ salt }: Stream, minute: number): number => hash(salt, minute, 0x5eed) % variants
