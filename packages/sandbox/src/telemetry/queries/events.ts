import { compile, type Compiled } from '../expressions/compile.ts'
import type { Columns, Row } from '../expressions/expression.ts'
import { parseExpressions } from '../expressions/parser.ts'
import { compileSelection, type Selection } from '../expressions/selection.ts'
import { type Incident, isDuring } from '../rows/rhythm.ts'
import { countIn, firstVariant, identities, type Stream, variants } from '../rows/stream.ts'
import { bucketOf, type Range } from './buckets.ts'
import { Groups, groupKeys } from './grouping.ts'
import { conditionOf, type Measured, type Query, scopeOf, selected } from './query.ts'
import { type Arguments, argumentsIn, Tally } from './tally.ts'

/** A table of events: logs, spans, or what browsers send. */
export interface EventTable {
  columns: Columns
  streams: Stream[]
  incident: Incident
}

const minuteSize = 60_000

/** Computes an aggregation of events. */
export function queryEvents(table: EventTable, query: Query): Measured[] {
  const scope = scopeOf(query.source, table.columns)
  checkTime(query, table.columns)
  const condition = conditionOf(query, scope)
  const groups = new Groups(groupKeys(query.groupBy, scope))
  const selection = compileSelection(selected(query.aggregation), scope, groups.types)
  return new EventQuery(table, { condition, groups, selection }).run(query.range)
}

/** The source names the column of its time, which can be one that is not there. */
function checkTime({ source }: Query, columns: Columns): void {
  const [time] = parseExpressions(source.timestampValueExpression || 'Timestamp')
  if (time) compile(time.expression, scopeOf(source, columns))
}

interface Asked {
  condition: Compiled | undefined
  groups: Groups
  selection: Selection
}

/** What a query makes of rows that are alike: their group and the arguments of its aggregate functions. */
interface Cell {
  group: number
  values: Arguments
  /** Rows of the bucket that is being filled. */
  hits: number
}

/** The cells of the variants of a stream: one for all of them, or one each. */
type Cells = Cell | undefined | (Cell | undefined)[]

/** A part of a minute. */
interface Part {
  from: number
  to: number
}

type Hit = (cell: Cell | undefined, rows: number) => void

const isWithin = ({ from, to }: Part, time: number): boolean => from <= time && time < to

class EventQuery {
  readonly #table: EventTable
  readonly #asked: Asked
  readonly #cells = new Map<Stream, { usual: Cells; during: Cells }>()
  /** Whether rows have to be looked at one by one, for their ids or times. */
  readonly #oneByOne: boolean

  constructor(table: EventTable, asked: Asked) {
    this.#table = table
    this.#asked = asked
    const { condition, groups, selection } = asked
    const read = [condition?.columns, selection.columns, ...groups.keys.map(({ compiled }) => compiled.columns)]
    this.#oneByOne = read.some((columns) => columns && [...columns].some((name) => identities.has(name)))
    if (this.#oneByOne) return
    for (const stream of table.streams) {
      const usual = this.#compute(stream, false)
      const during = stream.incident === 1 ? usual : this.#compute(stream, true)
      if (usual || during) this.#cells.set(stream, { usual, during })
    }
  }

  run(range: Range): Measured[] {
    const { start, end, step } = range
    const found: Measured[] = []
    for (let bucket = bucketOf(start, range); bucket <= end; bucket += step) {
      const tally = new Tally(this.#asked.selection)
      this.#fill(tally, Math.max(bucket, start), Math.min(bucket + step, end + 1))
      for (const one of tally.results(bucket, this.#asked.groups)) found.push(one)
    }
    return found
  }

  /** Adds the rows from one time up to, but without, another. */
  #fill(tally: Tally, from: number, to: number): void {
    const met: Cell[] = []
    const hit = (cell: Cell | undefined, rows: number) => {
      if (!cell) return
      if (cell.hits === 0) met.push(cell)
      cell.hits += rows
    }
    for (let minute = Math.floor(from / minuteSize); minute * minuteSize < to; minute++) {
      const isWhole = from <= minute * minuteSize && (minute + 1) * minuteSize <= to
      const part = isWhole ? undefined : { from, to }
      if (this.#oneByOne) this.#look(minute, part, hit)
      else this.#count(minute, part, hit)
    }
    for (const cell of met) {
      tally.add(cell.group, cell.values, cell.hits)
      cell.hits = 0
    }
  }

  #count(minute: number, part: Part | undefined, hit: Hit): void {
    const during = isDuring(this.#table.incident, minute)
    for (const [stream, known] of this.#cells) {
      const rows = countIn(stream, minute, during)
      const cells = during ? known.during : known.usual
      if (rows === 0 || !cells) continue
      if (!part && !Array.isArray(cells)) {
        hit(cells, rows)
        continue
      }
      const first = firstVariant(stream, minute)
      for (let index = 0; index < rows; index++) {
        if (part && !isWithin(part, stream.time(minute, index))) continue
        hit(Array.isArray(cells) ? cells[(first + index) % variants] : cells, 1)
      }
    }
  }

  #look(minute: number, part: Part | undefined, hit: Hit): void {
    const during = isDuring(this.#table.incident, minute)
    for (const stream of this.#table.streams) {
      const rows = countIn(stream, minute, during)
      const first = firstVariant(stream, minute)
      for (let index = 0; index < rows; index++) {
        if (part && !isWithin(part, stream.time(minute, index))) continue
        const row: Row = { ...stream.rows(during)[(first + index) % variants] }
        stream.identify(row, minute, index)
        hit(this.#cell(row), 1)
      }
    }
  }

  #cell(row: Row): Cell | undefined {
    const { condition, groups, selection } = this.#asked
    if (condition && !condition.evaluate(row)) return undefined
    return { group: groups.numberOf(row), values: argumentsIn(selection, row), hits: 0 }
  }

  #compute(stream: Stream, during: boolean): Cells {
    const cells = stream.rows(during).map((row) => this.#cell(row))
    const [first] = cells
    const same = JSON.stringify(first)
    return cells.every((cell) => JSON.stringify(cell) === same) ? first : cells
  }
}
