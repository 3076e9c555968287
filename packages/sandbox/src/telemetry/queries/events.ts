import { compile } from '../expressions/compile.ts'
import type { Columns, Row } from '../expressions/expression.ts'
import { parseExpressions } from '../expressions/parser.ts'
import { compileSelection } from '../expressions/selection.ts'
import { QueryError } from '../query-error.ts'
import { countIn, effectIn, firstVariant, variants } from '../rows/stream.ts'
import { bucketOf, startOf } from './buckets.ts'
import { type Asked, type Cell, type EventTable, type Plan, planOf, rowCell, rowsWithin } from './cells.ts'
import { Groups, groupKeys, Tally } from './grouping.ts'
import { conditionOf, type Measured, type Query, scopeOf, selected } from './query.ts'

const minuteSize = 60_000

/** The last millisecond whose nanoseconds fit into 64 bits. */
const lastTime = 9_223_372_036_854

/** Computes an aggregation of events. */
export function queryEvents(table: EventTable, query: Query): Measured[] {
  const scope = scopeOf(query, table.columns)
  checkTime(query, table.columns)
  const condition = conditionOf(query, scope)
  const groups = new Groups(groupKeys(query.groupBy, scope), query.budget)
  const selection = compileSelection(selected(query.aggregation), scope, groups.types)
  const asked: Asked = { condition, groups, selection, budget: query.budget }
  const plans = table.streams.flatMap((stream) => planOf(stream, asked) ?? [])
  const inOrder = cellsInOrder(plans)
  const { end, step } = query.range
  const start = startOf(query.range)
  const stride = strideOf(end - start, plans)
  const found: Measured[] = []
  for (let bucket = bucketOf(start, query.range); bucket <= end; bucket += step) {
    const hits = new Hits(asked, {
      from: Math.max(bucket, start),
      to: Math.min(bucket + step, Math.floor(end) + 1),
      stride,
    })
    for (const plan of plans) hits.count(plan)
    hits.countSupplied(table.supplied)
    for (const one of hits.tally(inOrder).results(bucket, groups)) found.push(one)
  }
  return found
}

/** The maximum work of a series: minutes of streams that are counted, and rows that are evaluated one by one. */
const most = { counted: 20_000_000, looked: 400_000 }

/** The stride of samples in very long ranges, in minutes. */
function strideOf(length: number, plans: Plan[]): number {
  const minutes = Math.ceil(length / minuteSize)
  const workOf = ({ stream, oneByOne, minutes: known }: Plan) => {
    if (known) return 0
    return oneByOne ? (minutes * Math.max(1, stream.rate)) / most.looked : minutes / most.counted
  }
  return Math.max(1, Math.ceil(plans.reduce((sum, plan) => sum + workOf(plan), 0)))
}

/** Refuses a time that the database cannot hold. */
export function refuseLate(time: number): void {
  if (time > lastTime)
    throw new QueryError(
      `DateTime64 convert overflow while multiplying ${time} by scale ${BigInt.asIntN(64, BigInt(time) * 1_000_000n)}. `,
    )
}

/** The times of the rows of a range. Where the time column of a source has whole seconds, the database compares those. */
export function comparedRange<Compared extends { start: number; end: number }>(
  { timestampValueExpression }: Query['source'],
  { columns }: Pick<EventTable, 'columns'>,
  range: Compared,
): Compared {
  const names = (timestampValueExpression || 'Timestamp').split(',').map((name) => name.trim())
  const whole = names.filter((name) => Object.hasOwn(columns, name) && columns[name] === 'DateTime')
  const [start, end] = [Math.ceil(range.start / 1000) * 1000, Math.floor(range.end / 1000) * 1000 + 999.999]
  return {
    ...range,
    ...(whole.length > 0 && { start }),
    ...(whole.length === names.length && { end }),
  }
}

/** Refuses times that are too late, and unknown time columns of the source. */
function checkTime(query: Query, columns: Columns): void {
  refuseLate(query.range.start)
  const [time] = parseExpressions(query.source.timestampValueExpression || 'Timestamp')
  if (time) compile(time.expression, scopeOf(query, columns))
}

/** All cells, sorted by their first argument, so that quantiles need not sort in each bucket. */
function cellsInOrder(plans: Plan[]): Cell[] {
  const cells = new Set(plans.flatMap(({ usual, during }) => [usual, ...during.values()].flat()))
  return [...cells].filter((cell) => cell !== undefined).sort((a, b) => a.rank - b.rank)
}

/** The counted time, with an exclusive end, and the stride of samples in minutes. */
interface Span {
  from: number
  to: number
  stride: number
}

/** Counts the rows of cells in a span. */
class Hits {
  readonly #asked: Asked
  readonly #span: Span
  readonly #met: Cell[] = []
  readonly #tally: Tally

  constructor(asked: Asked, span: Span) {
    this.#asked = asked
    this.#span = span
    this.#tally = new Tally(asked.selection, asked.budget)
  }

  /** Counts a stream. Incomplete minutes, and queries of ids or times, are counted row by row. */
  count(plan: Plan): void {
    const { from: start, to: end } = this.#span
    const from = Math.ceil(start / minuteSize)
    const to = Math.floor(end / minuteSize)
    if (plan.minutes) {
      this.#asked.budget.work(plan.minutes.length)
      for (const minute of plan.minutes)
        if (minute >= from - 1 && minute <= to) this.#walk(plan, minute, minute + 1, false)
    } else if (plan.oneByOne || from > to) {
      this.#walk(plan, Math.floor(start / minuteSize), Math.ceil(end / minuteSize), false)
    } else {
      if (from * minuteSize > start) this.#walk(plan, from - 1, from, false)
      this.#walk(plan, from, to, true)
      if (to * minuteSize < end) this.#walk(plan, to, to + 1, false)
    }
  }

  /** Counts supplied rows, all of them in ranges of any length. */
  countSupplied(rows: readonly Row[]): void {
    const { from, to } = this.#span
    for (const row of rowsWithin(rows, from, to)) {
      this.#asked.budget.work(64)
      const cell = rowCell(this.#asked, row)
      if (cell) this.#tally.add(cell.group, cell.values, 1)
    }
  }

  /** The counted rows, by group. */
  tally(inOrder: Cell[]): Tally {
    const areMany = inOrder.length > 0 && this.#met.length * 4 > inOrder.length
    for (const cell of areMany ? inOrder : this.#met) {
      if (cell.hits === 0) continue
      this.#tally.add(cell.group, cell.values, cell.hits)
      cell.hits = 0
    }
    return this.#tally
  }

  #hit(cell: Cell | undefined, rows: number): void {
    if (!cell) return
    if (cell.hits === 0) this.#met.push(cell)
    cell.hits += rows
  }

  /** Counts the rows of minutes. The times of rows matter unless the minutes are complete. */
  #walk(plan: Plan, from: number, to: number, isComplete: boolean): void {
    const { stream, oneByOne } = plan
    const stride = isComplete || oneByOne ? this.#span.stride : 1
    for (let minute = from; minute < to; minute += stride) {
      this.#asked.budget.work(2)
      const effect = effectIn(stream, minute)
      const count = countIn(stream, minute, effect)
      if (count === 0) continue
      const cells = (effect && plan.during.get(effect)) ?? plan.usual
      const first = firstVariant(stream, minute)
      for (let index = 0; index < count; index++) {
        if (!isComplete && !this.#contains(stream.time(minute, index))) continue
        const variant = (first + index) % variants
        if (oneByOne) this.#add(plan, (effect ?? stream).rows().rows[variant] as Row, minute, index)
        else this.#hit(cells[variant], stride)
      }
    }
  }

  #contains(time: number): boolean {
    return time >= this.#span.from && time < this.#span.to
  }

  /** Adds a row with its times and ids. */
  #add({ stream, oneByOne = [], minutes }: Plan, variant: Row, minute: number, index: number): void {
    this.#asked.budget.work(64 * oneByOne.length)
    const row: Row = Object.create(variant)
    for (const name of oneByOne) row[name] = stream.identities[name]?.(minute, index) ?? null
    const cell = rowCell(this.#asked, row)
    if (cell) this.#tally.add(cell.group, cell.values, minutes ? 1 : this.#span.stride)
  }
}
