import type { Budget } from '../budget.ts'
import type { Selection } from '../functions/selection.ts'
import type { Columns, Compiled, Row } from '../language/expression.ts'
import { ownOf } from '../query-error.ts'
import { madeWith } from '../random.ts'
import { countIn, type Effect, effectIn, firstVariant, type Stream, type Variants, variants } from '../rows/stream.ts'
import { firstFrom } from '../rows/supplied.ts'
import { type Arguments, argumentsIn, type Groups } from './grouping.ts'

/** A table of events: logs, spans, or sessions. */
export interface EventTable {
  columns: Columns
  streams: Stream[]
  /** Supplied rows, in the order of time. */
  supplied: readonly Row[]
}

/** The compiled parts of a query. */
export interface Asked {
  condition: Compiled | undefined
  groups: Groups
  selection: Selection
  budget: Budget
}

/** Equal rows in a query: their group, and the arguments of the aggregate functions. */
export interface Cell {
  group: number
  values: Arguments
  /** The number of rows in the current bucket. */
  hits: number
}

/** How the rows of a stream are counted: by the cells of its variants. */
export interface Plan {
  stream: Stream
  usual: (Cell | undefined)[]
  during: ReadonlyMap<Effect, (Cell | undefined)[]>
  /** The times and ids that the query reads, if any. Each row is evaluated then. */
  oneByOne?: string[]
  /** The only minutes that can have matching rows, if the query searches ids. */
  minutes?: number[] | undefined
}

/** Plans how a stream is counted. Returns undefined if no row matches. */
export function planOf(stream: Stream, asked: Asked): Plan | undefined {
  const { condition, groups, selection } = asked
  const all = [condition?.columns ?? [], selection.columns, ...groups.keys.map(({ compiled }) => compiled.columns)]
  const read = [...new Set(all.flatMap((columns) => [...columns]))]
  const oneByOne = read.filter((name) => Object.hasOwn(stream.identities, name))
  if (oneByOne.length > 0) {
    const minutes = minutesOf(stream, condition)
    return minutes?.length === 0 ? undefined : { stream, usual: [], during: new Map(), oneByOne, minutes }
  }
  const usual = cellsOf(stream.rows(), asked, read)
  const during = new Map(stream.effects.map((effect) => [effect, cellsOf(effect.rows(), asked, read)]))
  return [usual, ...during.values()].some((cells) => cells.some(Boolean)) ? { stream, usual, during } : undefined
}

/** The minutes of the ids that a condition allows; undefined if it allows any. */
function minutesOf({ made }: Stream, condition: Compiled | undefined): number[] | undefined {
  const { column = '', values = [] } = condition?.pinned ?? {}
  const salt = ownOf(made, column)
  if (salt === undefined) return undefined
  const minutes = values.filter((value) => /^[0-9a-f]+$/i.test(value)).map((value) => madeWith(value, salt))
  return [...new Set(minutes)].filter((minute) => minute >= 0)
}

/** The cells of variants. Variants that are equal in all columns that the query reads share a cell. */
function cellsOf({ rows, varying }: Variants, asked: Asked, read: string[]): (Cell | undefined)[] {
  if (read.some((name) => varying.has(name))) return rows.map((row) => cellOf(asked, row))
  return Array(rows.length).fill(cellOf(asked, rows[0] as Row))
}

export function cellOf({ condition, groups, selection }: Asked, row: Row): Cell | undefined {
  if (condition && !condition.evaluate(row)) return undefined
  const values = argumentsIn(selection, row)
  return { group: groups.numberOf(row), values, hits: 0 }
}

/** A row of a stream: its cell, its time, and what makes it with the columns of some names that differ in every row. */
export type Visit = (cell: Cell | undefined, time: number, rowWith: (names: readonly string[]) => Row) => void

/** Visits the rows of a minute. */
export function visit({ stream, usual, during }: Plan, minute: number, visitRow: Visit): void {
  const effect = effectIn(stream, minute)
  const cells = (effect && during.get(effect)) ?? usual
  const first = firstVariant(stream, minute)
  const count = countIn(stream, minute, effect)
  for (let index = 0; index < count; index++) {
    const variant = (first + index) % variants
    visitRow(cells[variant], stream.time(minute, index), (names) => {
      const row: Row = Object.create((effect ?? stream).rows().rows[variant] as Row)
      for (const name of names) row[name] = stream.identities[name]?.(minute, index) ?? null
      return row
    })
  }
}

/** The rows from a time to an exclusive end, of rows in the order of time. */
export function rowsWithin(rows: readonly Row[], from: number, to: number): readonly Row[] {
  if (rows.length === 0) return rows
  const timeOf = (index: number) => rows[index]?.Timestamp as number
  return rows.slice(firstFrom(rows.length, timeOf, from), firstFrom(rows.length, timeOf, to))
}
