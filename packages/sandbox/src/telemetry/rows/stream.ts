import type { Row, Value } from '../expressions/expression.ts'
import { fraction, hash } from '../random.ts'
import { type Incident, isDuring, minutesOfWeek } from './services.ts'

/** Rows of one stream differ in so many ways, and in their times and ids. */
export const variants = 64

/**
 * Rows of one making: what one line of code logs, or what one operation leaves in a trace.
 * All that is not an id or a time is one of `variants`, so a query computes each of them once, and counts.
 */
export interface Stream {
  salt: number
  /** Rows a minute, in the mean of a week. */
  rate: number
  rhythm: Float64Array
  /** What the incident multiplies the rate by; 1 where the stream knows nothing of it. */
  incident: number
  /** The variants: of usual times, and of those of the incident. */
  rows: (during: boolean) => Variants
  /** The columns that no two rows have alike: times and ids. */
  identities: Readonly<Record<string, (minute: number, index: number) => Value>>
  /** What the ids of a column were made with, beside their minute. */
  made: Readonly<Record<string, number>>
  /** When a row was, in epoch milliseconds. */
  time: (minute: number, index: number) => number
}

/** The rows that a stream can have, but for times and ids. */
export interface Variants {
  rows: readonly Row[]
  /** Columns that are not the same in all of them. */
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

/** Makes the variants when they are asked for. */
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

/** How many rows a stream has in a minute. Whoever asks, and whatever for: the same. */
export function countIn(stream: Stream, minute: number, incident: Incident): number {
  const expected = stream.rate * (stream.rhythm[minute % minutesOfWeek] as number)
  const boosted = isHit(stream, minute, incident) ? expected * stream.incident : expected
  const chance = hash(stream.salt, minute, 0)
  const noise = 0.85 + ((chance & 0xffff) / 0x10000) * 0.3
  return Math.floor(boosted * noise + chance / 0x100000000)
}

/** How many rows a stream has from one minute up to another, in the incident and out of it; every so many minutes count. */
export function countsIn(
  stream: Stream,
  from: number,
  to: number,
  stride: number,
  incident: Incident,
): { usual: number; during: number } {
  const counts = { usual: 0, during: 0 }
  for (let minute = from; minute < to; minute += stride) {
    const rows = countIn(stream, minute, incident)
    if (isHit(stream, minute, incident)) counts.during += rows
    else counts.usual += rows
  }
  return { usual: counts.usual * stride, during: counts.during * stride }
}

/** Whether the rows of a minute are those of the incident. */
export function isHit(stream: Stream, minute: number, incident: Incident): boolean {
  return stream.incident !== 1 && isDuring(incident, minute)
}

/** The variant of the first row of a minute; the next rows have the next ones. */
export function firstVariant(stream: Stream, minute: number): number {
  return hash(stream.salt, minute, 0x5eed) % variants
}
