import type { Budget } from '../budget.ts'
import { compile } from '../functions/compile.ts'
import { compileSelection, type Selection } from '../functions/selection.ts'
import type { Columns, Compiled, Row } from '../language/expression.ts'
import { parseExpressions } from '../language/parser.ts'
import { ownOf, QueryError } from '../query-error.ts'
import { madeWith } from '../random.ts'
import { minuteSize } from '../rows/shop.ts'
import { countIn, type Effect, effectIn, firstVariant, type Stream, variants } from '../rows/stream.ts'
import { firstFrom } from '../rows/supplied.ts'
import { type Arguments, argumentsIn, Groups, groupKeys, Tally } from './grouping.ts'
import type { Measured, QueriedSource, Query } from './query.ts'
import { bucketOf, conditionOf, scopeOf, selected, startOf } from './query.ts'

/** A table of events: logs, spans, or sessions. */
export interface EventTable {
  columns: Columns
  streams: Stream[]
  /** Supplied rows, in the order of time. */
  supplied: readonly Row[]
}

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
  hits: number
}

/** How the rows of a stream are counted: by the cells of its variants, usual ones and those of each effect. */
export interface Plan {
  stream: Stream
  cells: ReadonlyMap<Stream | Effect, readonly (Cell | undefined)[]>
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
    return minutes?.length === 0 ? undefined : { stream, cells: new Map(), oneByOne, minutes }
  }
  const cellsOf = (one: Stream | Effect) => [one, one.rows().map((row) => cellOf(asked, row))] as const
  const cells = new Map([stream, ...stream.effects].map(cellsOf))
  return [...cells.values()].flat().some(Boolean) ? { stream, cells } : undefined
}

/** The minutes of the ids that a condition allows; undefined if it allows any. */
function minutesOf({ made }: Stream, condition: Compiled | undefined): number[] | undefined {
  const { column = '', values = [] } = condition?.pinned ?? {}
  const salt = ownOf(made, column)
  if (salt === undefined) return undefined
  const minutes = values.filter((value) => /^[0-9a-f]+$/i.test(value)).map((value) => madeWith(value, salt))
  return [...new Set(minutes)].filter((minute) => minute >= 0)
}

export function cellOf({ condition, groups, selection }: Asked, row: Row): Cell | undefined {
  if (condition && !condition.evaluate(row)) return undefined
  const values = argumentsIn(selection, row)
  return { group: groups.numberOf(row), values, hits: 0 }
}

/** What a query takes of a minute: the times (absent: all), and the columns that differ in every row; no rows without it. */
interface Wanted {
  isWithin?: ((time: number) => boolean) | undefined
  names?: readonly string[] | undefined
}

/** Visits the rows of a minute that can match, each as its cell, and as a row if one is wanted. */
export function visit(
  { stream, cells, oneByOne }: Plan,
  minute: number,
  { isWithin, names }: Wanted,
  take: (cell: Cell | undefined, row: Row) => void,
): void {
  const effect = effectIn(stream, minute)
  const counted = cells.get(effect ?? stream)
  const first = firstVariant(stream, minute)
  const count = countIn(stream, minute, effect)
  for (let index = 0; index < count; index++) {
    const variant = (first + index) % variants
    const cell = counted?.[variant]
    if (!(oneByOne || cell) || isWithin?.(stream.time(minute, index)) === false) continue
    const row: Row = names ? Object.create((effect ?? stream).rows()[variant] as Row) : {}
    for (const name of names ?? []) row[name] = stream.identities[name]?.(minute, index) ?? null
    take(cell, row)
  }
}

/** The rows from a time to an exclusive end, of rows in the order of time. */
export function rowsWithin(rows: readonly Row[], from: number, to: number): readonly Row[] {
  if (rows.length === 0) return rows
  const timeOf = (index: number) => rows[index]?.Timestamp as number
  return rows.slice(firstFrom(rows.length, timeOf, from), firstFrom(rows.length, timeOf, to))
}

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
    const span = { from: Math.max(bucket, start), to: Math.min(bucket + step, Math.floor(end) + 1), stride }
    const count = new Count(asked, span)
    for (const plan of plans) count.stream(plan)
    // All supplied rows are counted, in ranges of any length.
    for (const row of rowsWithin(table.supplied, span.from, span.to)) count.row(row, 64, 1)
    for (const one of count.tally().results(bucket, groups)) found.push(one)
  }
  return found
}

/** The maximum work of a series: minutes of streams that are counted, and rows that are evaluated one by one. */
const most = { counted: 20_000_000, looked: 400_000 }

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

/** The times of the rows of a range. Where the time column of a source has whole seconds, the database compares those. */
export function comparedRange<Compared extends { start: number; end: number }>(
  { timestampValueExpression }: QueriedSource,
  { columns }: Pick<EventTable, 'columns'>,
  range: Compared,
): Compared {
  const names = (timestampValueExpression || 'Timestamp').split(',').map((name) => name.trim())
  const whole = names.filter((name) => ownOf(columns, name) === 'DateTime')
  const [start, end] = [Math.ceil(range.start / 1000) * 1000, Math.floor(range.end / 1000) * 1000 + 999.999]
  return { ...range, ...(whole.length > 0 && { start }), ...(whole.length === names.length && { end }) }
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

  stream(plan: Plan): void {
    const { from, to, stride } = this.#span
    const [first, last] = [Math.floor(from / minuteSize), Math.ceil(to / minuteSize) - 1]
    this.#asked.budget.work(plan.minutes?.length ?? 0)
    if (plan.minutes)
      for (const minute of plan.minutes) if (minute >= first && minute <= last) this.#minute(plan, minute, 1)
    if (!plan.minutes) for (let minute = first; minute <= last; minute += stride) this.#minute(plan, minute, stride)
  }

  row(row: Row, work: number, weight: number): void {
    this.#asked.budget.work(work)
    const cell = cellOf(this.#asked, row)
    if (cell) this.#tally.add(cell.group, cell.values, weight)
  }

  tally(): Tally {
    for (const cell of this.#met) {
      this.#tally.add(cell.group, cell.values, cell.hits)
      cell.hits = 0
    }
    return this.#tally
  }

  /** Counts the rows of a minute whose time is in the span. Equal rows are counted first, and then taken together. */
  #minute(plan: Plan, minute: number, weight: number): void {
    this.#asked.budget.work(2)
    const { from, to } = this.#span
    const isWhole = minute * minuteSize >= from && (minute + 1) * minuteSize <= to
    const isWithin = isWhole ? undefined : (time: number) => time >= from && time < to
    const names = plan.oneByOne
    visit(plan, minute, { isWithin, names }, (cell, row) => {
      if (names) this.row(row, 64 * names.length, weight)
      else if (cell) {
        if (cell.hits === 0) this.#met.push(cell)
        cell.hits += weight
      }
    })
  }
}
