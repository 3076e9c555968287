import { compileExpression } from '../functions/compile.ts'
import { compileSelection } from '../functions/selection.ts'
import { type Compiled, parseExpressions, type Row } from '../language/expression.ts'
import { madeWith } from '../random.ts'
import { ownOf, QueryError } from '../refusals.ts'
import type { Effect, EventTable, Stream } from '../rows/shop.ts'
import { countIn, effectIn, firstVariant, minuteSize, variants } from '../rows/shop.ts'
import { firstFrom, lastTime } from '../rows/tables.ts'
import { type Cell, Groups, groupKeys, groupKeyTypes } from './grouping.ts'
import type { Measured, QueriedSource, Query } from './query.ts'
import { bucketOf, queryCondition, queryStart, scopeOf, selected } from './query.ts'

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
export function eventPlan(stream: Stream, groups: Groups): Plan | undefined {
  const read = new Set(groups.read)
  const oneByOne = [...read].filter((name) => Object.hasOwn(stream.identities, name))
  if (oneByOne.length > 0) {
    const minutes = minutesOf(stream, groups.condition)
    return minutes?.length === 0 ? undefined : { stream, cells: new Map(), oneByOne, minutes }
  }
  const cellsOf = (one: Stream | Effect) => {
    const [first = {}, ...others] = one.rows()
    const cell = groups.cellOf(first)
    const isSame = [...read].every((name) => others.every((row) => row[name] === first[name]))
    return [one, [cell, ...others.map((row) => (isSame ? cell : groups.cellOf(row)))]] as const
  }
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

/** What a query takes of a minute: the times (absent: all), and the columns that differ in every row; no rows without it. */
interface Wanted {
  isWithin?: ((time: number) => boolean) | undefined
  names?: readonly string[] | undefined
}

const noRow: Row = {}

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
    const row: Row = names ? Object.create((effect ?? stream).rows()[variant] as Row) : noRow
    for (const name of names ?? []) row[name] = stream.identities[name]?.(minute, index) ?? null
    take(cell, row)
  }
}

/** The rows from a time to an exclusive end, of rows in the order of time. */
export function rowsWithin(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const eventTime = (index: number) => rows[index]?.Timestamp as number
  return rows.slice(firstFrom(rows.length, eventTime, from), firstFrom(rows.length, eventTime, to))
}

export function queryEvents(table: EventTable, query: Query): Measured[] {
  const scope = scopeOf(query, table.columns)
  refuseLate(query.range.start)
  // An unknown time column of the source is an error, too.
  const [time] = parseExpressions(query.source.timestampValueExpression || 'Timestamp')
  if (time) compileExpression(time.expression, scope)
  const condition = queryCondition(query, scope)
  const keys = groupKeys(query.groupBy, scope)
  const selection = compileSelection(selected(query.aggregation), scope, groupKeyTypes(keys))
  const groups = new Groups(keys, query.budget, selection, condition)
  const plans = table.streams.flatMap((stream) => eventPlan(stream, groups) ?? [])
  const { end, step } = query.range
  const start = queryStart(query.range)
  const stride = strideOf(end - start, plans)
  const found: Measured[] = []
  for (let bucket = bucketOf(start, query.range); bucket <= end; bucket += step) {
    const span = { from: Math.max(bucket, start), to: Math.min(bucket + step, Math.floor(end) + 1), stride }
    count(groups, plans, rowsWithin(table.supplied, span.from, span.to), span)
    for (const one of groups.results(bucket)) found.push(one)
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

/** The counted time, with an exclusive end, and the stride of samples in minutes. */
interface Span {
  from: number
  to: number
  stride: number
}

/** Counts the rows of a bucket, and all supplied ones in ranges of any length. Equal rows are taken together at the end. */
function count(groups: Groups, plans: readonly Plan[], supplied: readonly Row[], span: Span): void {
  const { budget } = groups
  const met: Cell[] = []
  const takeRow = (row: Row, work: number, weight: number) => {
    budget.work(work)
    groups.add(groups.cellOf(row), weight)
  }
  const isWithin = (time: number) => time >= span.from && time < span.to
  for (const plan of plans) {
    const { oneByOne: names, minutes } = plan
    budget.work(minutes?.length ?? 0)
    for (const [minute, weight] of minutesIn(minutes, span)) {
      budget.work(2)
      const isWhole = minute * minuteSize >= span.from && (minute + 1) * minuteSize <= span.to
      visit(plan, minute, { isWithin: isWhole ? undefined : isWithin, names }, (cell, row) => {
        if (names) return takeRow(row, 64 * names.length, weight)
        if (cell?.hits === 0) met.push(cell)
        if (cell) cell.hits += weight
      })
    }
  }
  for (const row of supplied) takeRow(row, 64, 1)
  for (const cell of met) {
    groups.add(cell, cell.hits)
    cell.hits = 0
  }
}

/** The minutes of a span, or the known ones in it, each with the number of minutes that it stands for. */
function* minutesIn(known: readonly number[] | undefined, { from, to, stride }: Span): Generator<[number, number]> {
  const [first, last] = [Math.floor(from / minuteSize), Math.ceil(to / minuteSize) - 1]
  for (const minute of known ?? []) if (minute >= first && minute <= last) yield [minute, 1]
  if (!known) for (let minute = first; minute <= last; minute += stride) yield [minute, stride]
}

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
