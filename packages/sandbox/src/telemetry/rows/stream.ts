import type { Columns, Row, Value } from '../expressions/expression.ts'
import { emptyOf } from '../expressions/types.ts'
import { fraction, hash, hexadecimal } from '../random.ts'
import { type Incident, isDuring } from './incidents.ts'
import { minutesOfWeek } from './services.ts'

/** The number of different rows of a stream, apart from times and ids. */
export const variants = 64

/**
 * The rows of one source: one log statement, or one operation of a trace.
 * Everything except ids and times is one of `variants`, so a query evaluates each variant once and counts its rows.
 */
export interface Stream {
  salt: number
  /** The mean number of rows per minute. */
  rate: number
  rhythm: Float64Array
  /** What incidents change. Where several happen at once, only the first one counts. */
  effects: readonly Effect[]
  /** The variants outside of incidents. */
  rows: () => Variants
  /** The columns that differ in every row: times and ids. */
  identities: Readonly<Record<string, (minute: number, index: number) => Value>>
  /** The salts of ids, by column. */
  made: Readonly<Record<string, number>>
  /** The time of a row, in epoch milliseconds. */
  time: (minute: number, index: number) => number
}

/** The change of a stream during an incident. */
export interface Effect {
  incident: Incident
  /** The factor by which it changes the rate. */
  factor: number
  /** The variants during the incident. */
  rows: () => Variants
}

/** The possible rows of a stream, without times and ids. */
export interface Variants {
  rows: readonly Row[]
  /** The columns that are not equal in all rows. */
  varying: ReadonlySet<string>
}

/** The database types of string columns with few values, and of attributes. */
export const lowCardinality = 'LowCardinality(String)'
export const attributeMap = 'Map(LowCardinality(String), String)'

/** Returns the function that spreads the rows of a minute over it, in microseconds. */
export const timesWithin =
  (salt: number): Stream['time'] =>
  (minute, index) =>
    minute * 60_000 + Math.floor(fraction(salt, minute, index) * 60_000_000) / 1000

/** The columns of a stream that differ in every row: its time, and the ids that salts make. */
export const identitiesOf = (time: Stream['time'], made: Stream['made']): Stream['identities'] => {
  const ids = Object.entries(made).map(([column, salt]): [string, Stream['identities'][string]] => {
    const digits = column === 'TraceId' ? 32 : 16
    return [column, (minute, index) => hexadecimal(digits, salt, minute, index)]
  })
  return { Timestamp: time, ...Object.fromEntries(ids) }
}

/** A row with the default value of every column. */
export const emptyRow = (columns: Columns): Row =>
  Object.fromEntries(
    Object.entries(columns).map(([name, type]) => [name, emptyOf(type.replace(lowCardinality, 'String'))]),
  )

/** Generates the variants when they are first needed. */
export function variantsOf(make: (variant: number) => Row): () => Variants {
  let made: Variants | undefined
  return () => {
    made ??= compared(Array.from({ length: variants }, (_, variant) => make(variant)))
    return made
  }
}

function compared(rows: Row[]): Variants {
  const [first = {}] = rows
  const varies = (name: string) => {
    const same = JSON.stringify(first[name])
    return rows.some((row) => JSON.stringify(row[name]) !== same)
  }
  return { rows, varying: new Set(Object.keys(first).filter(varies)) }
}

/** The number of rows of a stream in a minute. */
export function countIn(stream: Stream, minute: number, effect: Effect | undefined): number {
  const expected = stream.rate * (stream.rhythm[minute % minutesOfWeek] as number)
  const changed = effect ? expected * effect.factor : expected
  const chance = hash(stream.salt, minute, 0)
  const noise = 0.85 + ((chance & 0xffff) / 0x10000) * 0.3
  return Math.floor(changed * noise + chance / 0x100000000)
}

/** The change of the rows of a minute, if an incident affects them. */
export function effectIn(stream: Stream, minute: number): Effect | undefined {
  for (const effect of stream.effects) if (isDuring(effect.incident, minute)) return effect
  return undefined
}

/** The variant of the first row of a minute; the following rows have the following variants. */
export function firstVariant(stream: Stream, minute: number): number {
  return hash(stream.salt, minute, 0x5eed) % variants
}
