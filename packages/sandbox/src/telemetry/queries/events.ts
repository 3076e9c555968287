import { compile } from '../expressions/compile.ts'
import type { Columns } from '../expressions/expression.ts'
import { parseExpressions } from '../expressions/parser.ts'
import { compileSelection } from '../expressions/selection.ts'
import { QueryError } from '../query-error.ts'
import { countIn, firstVariant, isHit, variants } from '../rows/stream.ts'
import { bucketOf } from './buckets.ts'
import { type Asked, type Cell, type EventTable, type Plan, planOf, rowCell } from './cells.ts'
import { Groups, groupKeys } from './grouping.ts'
import { conditionOf, type Measured, type Query, scopeOf, selected } from './query.ts'
import { Tally } from './tally.ts'

const minuteSize = 60_000

/** The last millisecond that is a number of nanoseconds in 64 bits. */
const lastTime = 9_223_372_036_854

/** Computes an aggregation of events. */
export function queryEvents(table: EventTable, query: Query): Measured[] {
  const scope = scopeOf(query, table.columns)
  checkTime(query, table.columns)
  const condition = conditionOf(query, scope)
  const groups = new Groups(groupKeys(query.groupBy, scope))
  const selection = compileSelection(selected(query.aggregation), scope, groups.types)
  const asked: Asked = { condition, groups, selection }
  const plans = table.streams.flatMap((stream) => planOf(stream, asked) ?? [])
  const inOrder = cellsInOrder(plans)
  const { start, end, step } = query.range
  const found: Measured[] = []
  for (let bucket = bucketOf(start, query.range); bucket <= end; bucket += step) {
    const hits = new Hits(asked, table, Math.max(bucket, start), Math.min(bucket + step, end + 1))
    for (const plan of plans) hits.count(plan)
    for (const one of hits.tally(inOrder).results(bucket, groups)) found.push(one)
  }
  return found
}

/** The source names the column of its time, which can be one that is not there. */
function checkTime(query: Query, columns: Columns): void {
  const { start } = query.range
  if (start > lastTime)
    throw new QueryError(
      `DateTime64 convert overflow while multiplying ${start} by scale ${BigInt.asIntN(64, BigInt(start) * 1_000_000n)}. `,
    )
  const [time] = parseExpressions(query.source.timestampValueExpression || 'Timestamp')
  if (time) compile(time.expression, scopeOf(query, columns))
}

/** All cells by their first argument: quantiles that get them in this order need not sort in each bucket. */
function cellsInOrder(plans: Plan[]): Cell[] {
  const cells = plans.flatMap(({ usual, during }) => [...usual, ...during]).filter((cell) => cell !== undefined)
  return cells.sort((a, b) => a.rank - b.rank)
}

/** How often the cells occur from one time up to, but without, another. */
class Hits {
  readonly #asked: Asked
  readonly #table: EventTable
  readonly #from: number
  readonly #to: number
  readonly #met: Cell[] = []

  constructor(asked: Asked, table: EventTable, from: number, to: number) {
    this.#asked = asked
    this.#table = table
    this.#from = from
    this.#to = to
  }

  /** Minutes that are not whole, and rows of which ids or times are asked, are looked at row by row. */
  count(plan: Plan): void {
    const from = Math.ceil(this.#from / minuteSize)
    const to = Math.floor(this.#to / minuteSize)
    if (plan.oneByOne || from > to) {
      this.#look(plan, Math.floor(this.#from / minuteSize), Math.ceil(this.#to / minuteSize))
      return
    }
    if (from * minuteSize > this.#from) this.#look(plan, from - 1, from)
    if (plan.isUniform) this.#sum(plan, from, to)
    else this.#spread(plan, from, to)
    if (to * minuteSize < this.#to) this.#look(plan, to, to + 1)
  }

  /** What was counted, by group. */
  tally(inOrder: Cell[]): Tally {
    const tally = new Tally(this.#asked.selection)
    const areMany = inOrder.length > 0 && this.#met.length * 4 > inOrder.length
    for (const cell of areMany ? inOrder : this.#met) {
      if (cell.hits === 0) continue
      tally.add(cell.group, cell.values, cell.hits)
      cell.hits = 0
    }
    return tally
  }

  #hit(cell: Cell | undefined, rows: number): void {
    if (!cell || rows === 0) return
    if (cell.hits === 0) this.#met.push(cell)
    cell.hits += rows
  }

  #sum({ stream, usual, during }: Plan, from: number, to: number): void {
    let rows = 0
    let inTrouble = 0
    for (let minute = from; minute < to; minute++) {
      const count = countIn(stream, minute, this.#table.incident)
      if (isHit(stream, minute, this.#table.incident)) inTrouble += count
      else rows += count
    }
    this.#hit(usual[0], rows)
    this.#hit(during[0], inTrouble)
  }

  #spread({ stream, usual, during }: Plan, from: number, to: number): void {
    for (let minute = from; minute < to; minute++) {
      const count = countIn(stream, minute, this.#table.incident)
      if (count === 0) continue
      const cells = isHit(stream, minute, this.#table.incident) ? during : usual
      const first = firstVariant(stream, minute)
      for (let index = 0; index < count; index++) this.#hit(cells[(first + index) % variants], 1)
    }
  }

  #look(plan: Plan, from: number, to: number): void {
    const { stream } = plan
    for (let minute = from; minute < to; minute++) {
      const count = countIn(stream, minute, this.#table.incident)
      const isDuring = isHit(stream, minute, this.#table.incident)
      const first = firstVariant(stream, minute)
      for (let index = 0; index < count; index++) {
        const time = stream.time(minute, index)
        if (time < this.#from || time >= this.#to) continue
        const variant = (first + index) % variants
        const cells = isDuring ? plan.during : plan.usual
        this.#hit(
          plan.oneByOne
            ? this.#identified(plan, isDuring, variant, minute, index)
            : cells[plan.isUniform ? 0 : variant],
          1,
        )
      }
    }
  }

  #identified(
    { stream, oneByOne = [] }: Plan,
    isDuring: boolean,
    variant: number,
    minute: number,
    index: number,
  ): Cell | undefined {
    const row = Object.create(stream.rows(isDuring).rows[variant] as object)
    for (const name of oneByOne) row[name] = stream.identities[name]?.(minute, index)
    return rowCell(this.#asked, row)
  }
}
