import { compile } from '../functions/compile.ts'
import { compileSelection } from '../functions/selection.ts'
import type { Row } from '../language/expression.ts'
import { parseExpressions } from '../language/parser.ts'
import { QueryError } from '../query-error.ts'
import { countIn, effectIn, firstVariant, variants } from '../rows/stream.ts'
import { Groups, groupKeys, Tally } from './grouping.ts'
import { type Asked, type Cell, cellOf, type EventTable, type Plan, planOf, rowsWithin, visit } from './plans.ts'
import { bucketOf, conditionOf, type Measured, type Query, scopeOf, selected, startOf } from './query.ts'

const minuteSize = 60_000

/** Computes an aggregation of events. */
export function queryEvents(table: EventTable, query: Query): Measured[] {
  const scope = scopeOf(query, table.columns)
  refuseLate(query.range.start)
  // An unknown time column of the source is an error, too.
  const [time] = parseExpressions(query.source.timestampValueExpression || 'Timestamp')
  if (time) compile(time.expression, scope)
  const condition = conditionOf(query, scope)
  const groups = new Groups(groupKeys(query.groupBy, scope), query.budget)
  const selection = compileSelection(selected(query.aggregation), scope, groups.types)
  const asked: Asked = { condition, groups, selection, budget: query.budget }
  const plans = table.streams.flatMap((stream) => planOf(stream, asked) ?? [])
  const { end, step } = query.range
  const start = startOf(query.range)
  const stride = strideOf(end - start, plans)
  const found: Measured[] = []
  for (let bucket = bucketOf(start, query.range); bucket <= end; bucket += step) {
    const span = { from: Math.max(bucket, start), to: Math.min(bucket + step, end + 1), stride }
    const count = new Count(asked, span)
    for (const plan of plans) count.stream(plan)
    count.supplied(table.supplied)
    for (const one of count.tally().results(bucket, groups)) found.push(one)
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

/** The last millisecond whose nanoseconds fit into 64 bits. */
const lastTime = 9_223_372_036_854

/** Refuses a time that the database cannot hold. */
export function refuseLate(time: number): void {
  if (time <= lastTime) return
  const scale = BigInt.asIntN(64, BigInt(time) * 1_000_000n)
  throw new QueryError(`DateTime64 convert overflow while multiplying ${time} by scale ${scale}. `)
}

/** The counted time, with an exclusive end, and the stride of samples in minutes. */
interface Span {
  from: number
  to: number
  stride: number
}

/** Counts the rows of a bucket. */
class Count {
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
  stream(plan: Plan): void {
    const { from: start, to: end, stride } = this.#span
    const [from, to] = [Math.ceil(start / minuteSize), Math.floor(end / minuteSize)]
    if (plan.minutes) {
      this.#asked.budget.work(plan.minutes.length)
      for (const minute of plan.minutes) if (minute >= from - 1 && minute <= to) this.#rows(plan, minute, 1)
    } else if (plan.oneByOne || from > to) {
      const step = plan.oneByOne ? stride : 1
      for (let minute = Math.floor(start / minuteSize); minute < end / minuteSize; minute += step)
        this.#rows(plan, minute, step)
    } else {
      if (from * minuteSize > start) this.#rows(plan, from - 1, 1)
      for (let minute = from; minute < to; minute += stride) this.#minute(plan, minute, stride)
      if (to * minuteSize < end) this.#rows(plan, to, 1)
    }
  }

  /** Counts supplied rows, all of them in ranges of any length. */
  supplied(rows: readonly Row[]): void {
    for (const row of rowsWithin(rows, this.#span.from, this.#span.to)) this.#row(row, 64, 1)
  }

  /** The counted rows, by group. */
  tally(): Tally {
    for (const cell of this.#met) {
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

  /** Counts the rows of a complete minute. */
  #minute({ stream, usual, during }: Plan, minute: number, weight: number): void {
    this.#asked.budget.work(2)
    const effect = effectIn(stream, minute)
    const cells = (effect && during.get(effect)) ?? usual
    const count = countIn(stream, minute, effect)
    const first = count && firstVariant(stream, minute)
    for (let index = 0; index < count; index++) this.#hit(cells[(first + index) % variants], weight)
  }

  /** Counts the rows of a minute whose time is in the span. */
  #rows(plan: Plan, minute: number, weight: number): void {
    this.#asked.budget.work(2)
    visit(plan, minute, (cell, time, rowWith) => {
      if (time < this.#span.from || time >= this.#span.to) return
      if (plan.oneByOne) this.#row(rowWith(plan.oneByOne), 64 * plan.oneByOne.length, weight)
      else this.#hit(cell, weight)
    })
  }

  #row(row: Row, work: number, weight: number): void {
    this.#asked.budget.work(work)
    const cell = cellOf(this.#asked, row)
    if (cell) this.#tally.add(cell.group, cell.values, weight)
  }
}
