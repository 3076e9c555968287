import type { Columns, Compiled, Row } from '../expressions/expression.ts'
import type { Selection } from '../expressions/selection.ts'
import { madeWith } from '../random.ts'
import type { Incident } from '../rows/services.ts'
import type { Stream, Variants } from '../rows/stream.ts'
import { type Arguments, argumentsIn, type Groups } from './grouping.ts'

/** A table of events: logs, spans, or sessions. */
export interface EventTable {
  columns: Columns
  streams: Stream[]
  incident: Incident
}

/** The compiled parts of a query. */
export interface Asked {
  condition: Compiled | undefined
  groups: Groups
  selection: Selection
}

/** Equal rows in a query: their group, and the arguments of the aggregate functions. */
export interface Cell {
  group: number
  values: Arguments
  /** The first argument if it is a number, as a sort key. */
  rank: number
  /** The number of rows in the current bucket. */
  hits: number
}

/** How the rows of a stream are counted: by the cells of its variants, or by one cell if all are equal. */
export interface Plan {
  stream: Stream
  isUniform: boolean
  usual: (Cell | undefined)[]
  during: (Cell | undefined)[]
  /** The times and ids that the query reads, if any. Each row is evaluated then. */
  oneByOne?: string[]
  /** The only minutes that can have matching rows, if the query searches ids. */
  minutes?: number[] | undefined
}

/** Plans how a stream is counted. Returns undefined if no row matches. */
export function planOf(stream: Stream, asked: Asked): Plan | undefined {
  const read = readBy(asked)
  const oneByOne = read.filter((name) => Object.hasOwn(stream.identities, name))
  if (oneByOne.length > 0) {
    const minutes = minutesOf(stream, asked.condition)
    return minutes?.length === 0 ? undefined : { stream, isUniform: false, usual: [], during: [], oneByOne, minutes }
  }
  const isUniform = !read.some((name) => stream.rows(false).varying.has(name))
  const usual = cellsOf(stream.rows(false), asked, isUniform)
  if (stream.incident === 1) return usual.some(Boolean) ? { stream, isUniform, usual, during: [] } : undefined
  const during = cellsOf(stream.rows(true), asked, isUniform)
  return usual.some(Boolean) || during.some(Boolean) ? { stream, isUniform, usual, during } : undefined
}

function minutesOf({ made }: Stream, condition: Compiled | undefined): number[] | undefined {
  const { column = '', values = [] } = condition?.pinned ?? {}
  const salt = made[column]
  if (salt === undefined) return undefined
  const minutes = values.filter((value) => /^[0-9a-f]+$/i.test(value)).map((value) => madeWith(value, salt))
  return [...new Set(minutes)].filter((minute) => minute >= 0)
}

function readBy({ condition, groups, selection }: Asked): string[] {
  const all = [condition?.columns ?? [], selection.columns, ...groups.keys.map(({ compiled }) => compiled.columns)]
  return [...new Set(all.flatMap((columns) => [...columns]))]
}

function cellsOf({ rows }: Variants, asked: Asked, isUniform: boolean): (Cell | undefined)[] {
  return (isUniform ? rows.slice(0, 1) : rows).map((row) => rowCell(asked, row))
}

export function rowCell({ condition, groups, selection }: Asked, row: Row): Cell | undefined {
  if (condition && !condition.evaluate(row)) return undefined
  const values = argumentsIn(selection, row)
  const first = values[0]?.[0]
  return { group: groups.numberOf(row), values, rank: typeof first === 'number' ? first : 0, hits: 0 }
}
