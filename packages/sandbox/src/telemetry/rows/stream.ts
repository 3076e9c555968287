import type { Row } from '../expressions/expression.ts'
import { hash } from '../random.ts'
import { minutesOfWeek } from './rhythm.ts'

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
  rows: (during: boolean) => readonly Row[]
  /** Puts into a row what no other has: its time and its ids. */
  identify: (row: Row, minute: number, index: number) => void
  /** When a row was, in epoch milliseconds. */
  time: (minute: number, index: number) => number
}

/** Columns that differ from row to row. */
export const identities: ReadonlySet<string> = new Set([
  'Timestamp',
  'TimestampTime',
  'TraceId',
  'SpanId',
  'ParentSpanId',
])

/** How many rows a stream has in a minute. Whoever asks, and whatever for: the same. */
export function countIn(stream: Stream, minute: number, during: boolean): number {
  const expected = stream.rate * (stream.rhythm[minute % minutesOfWeek] as number)
  const boosted = during ? expected * stream.incident : expected
  const chance = hash(stream.salt, minute)
  const noise = 0.85 + ((chance & 0xffff) / 0x10000) * 0.3
  return Math.floor(boosted * noise + chance / 0x100000000)
}

/** The variant of the first row of a minute; the next rows have the next ones. */
export function firstVariant(stream: Stream, minute: number): number {
  return hash(stream.salt, minute, 0x5eed) % variants
}
