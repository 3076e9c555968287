import { compileArgument, compileExpression } from '../functions/compile.ts'
import { refuseAggregates } from '../functions/selection.ts'
import type { Compiled, Expression, Item, Row, Scope, Value } from '../language/expression.ts'
import { expressionName, nodesOf, refuseLarge, replaced } from '../language/expression.ts'
import { answered, is } from '../language/types.ts'
import { hash, hashText } from '../random.ts'
import { QueryError } from '../refusals.ts'
import { type EventTable, minuteSize } from '../rows/shop.ts'
import { eventPlan, type Plan, rowsWithin, visit } from './events.ts'
import { Groups, type NamedExpression } from './grouping.ts'
import { type QueriedSource, type Query, scopeOf } from './query.ts'
import { conditionText, orderText, selectionText } from './search-texts.ts'

/** A search for the rows of a source of events. */
export interface Search extends Pick<Query, 'budget' | 'time' | 'isOlder'> {
  source: QueriedSource
  where: string
  whereLanguage: 'lucene' | 'sql'
  /** Columns and expressions; empty for those of the source. */
  select: string
  /** Empty for the order of the source. */
  orderBy: string
  limit: number
  offset: number
  /** Epoch milliseconds, both inclusive. */
  range: { start: number; end: number }
  /** The number of the search. It decides the places of rows that are equal in order, as on servers. */
  turn: number
  /** The row after which a page by a cursor begins; undefined for the first page, and absent for pages by offset. */
  after?: SearchPlace | undefined
}

/** The last row of a page: how many rows came up to it, its hash, and which of those with this hash it is. */
export interface SearchPlace {
  count: number
  mark: number
  nth: number
}

/** A page by a cursor, and the place at which it ends where more rows follow. */
export interface RowPage {
  rows: Row[]
  end?: SearchPlace | undefined
}

type Resolve = (expression: Expression, ...outer: (string | undefined)[]) => Expression

interface OrderKey {
  compiled: Compiled
  isColumn: boolean
  descending: boolean
}

/**
 * Returns the page of an offset or after a place. With a place, those of equal rows follow from what they hold, so that rows that
 * are added between two pages move no other row across the place.
 */
export function queryPage(table: EventTable, search: Search): RowPage {
  const { offset, limit, after } = search
  if (!('after' in search))
    return { rows: rowsBetween(table, search, offset, offset + limit).map(({ answer }) => answer) }
  const wanted = (after?.count ?? 0) + limit + 1
  const rows = rowsBetween(table, search, 0, wanted + table.supplied.length, wanted)
  const start = after ? placeAfter(rows, after) : 0
  const page = rows.slice(start, start + limit)
  const count = start + page.length
  const { mark = 0 } = page.at(-1) ?? {}
  const nth = rows.slice(0, count).filter((row) => row.mark === mark).length
  return { rows: page.map(({ answer }) => answer), end: rows.length > count ? { count, mark, nth } : undefined }
}

function placeAfter(rows: readonly Ranked[], { count, mark, nth }: SearchPlace): number {
  let met = 0
  const index = rows.findIndex((row) => row.mark === mark && ++met === nth)
  return index < 0 ? count : index + 1
}

/** A row of an answer, with the hash of what it holds and of what it is ordered by. */
interface Ranked {
  readonly answer: Row
  readonly mark: number
}

/** Rows in the order of a search, from an index to another. `generated`: how many of them need be generated ones. */
function rowsBetween(table: EventTable, search: Search, from: number, to: number, generated: number = to): Ranked[] {
  const { source, where } = search
  const scope = scopeOf(search, table.columns)
  const written = conditionText({ ...search, aggregation: { aggFn: 'count', ...search }, bareWords: true }, scope)
  if (source.kind === 'metric') throw new QueryError('Empty Identifier part after parameter substitution. ')
  const { items, isDistinct } = selectionText(search.select || source.defaultTableSelectExpression || '')
  const order = orderText(search.orderBy.trim() || usualOrder(source), items)
  const withoutAliases = aliasesIn(items)
  const select = items.flatMap((item) => columnsOf(item, withoutAliases, scope))
  const condition = written && searchCondition(withoutAliases(written), scope, where)
  const keys = order.map(({ expression, descending = false }) => {
    const meant = withoutAliases(placed(expression, items))
    return { descending, isColumn: meant.kind === 'column', compiled: compiledIn(meant, scope) }
  })
  const read = [...select, ...keys, { compiled: condition }].flatMap(({ compiled }) => [...(compiled?.columns ?? [])])
  const sought = { condition, keys, read: new Set(read) }
  const found = find(table, search, sought, isDistinct ? Number.POSITIVE_INFINITY : generated)
  const rows = sorted(found, keys, select, search)
  const rankedOf = ({ row, mark }: (typeof rows)[number]) => ({ answer: answerRow(row, select), mark })
  if (!isDistinct) return rows.slice(from, to).map(rankedOf)
  const distinct = new Map<string, Ranked>()
  for (const one of rows.map(rankedOf))
    if (!distinct.has(JSON.stringify(one.answer))) distinct.set(JSON.stringify(one.answer), one)
  return [...distinct.values()].slice(from, to)
}

/** Servers order by the time columns of a source, the latest row first, unless it names an order. */
function usualOrder(source: QueriedSource): string {
  const { orderByExpression, timestampValueExpression, displayedTimestampValueExpression: displayed } = source
  if (orderByExpression?.trim()) return orderByExpression
  const columns = [...(timestampValueExpression || 'Timestamp').split(','), displayed ?? ''].map((one) => one.trim())
  return `(${[...new Set(columns)].filter(Boolean).join(', ')}) DESC`
}

/** Replaces aliases of the selection by their expressions, which count together. An alias in its own expression is a column. */
function aliasesIn(items: readonly Item[]): Resolve {
  const known = new Map(items.flatMap(({ expression, alias }) => (alias === undefined ? [] : [[alias, expression]])))
  const resolve: Resolve = (expression, ...outer) =>
    replaced(expression, (node) => {
      if (node.kind !== 'column' || outer.includes(node.name)) return undefined
      const meant = known.get(node.name)
      return meant && resolve(meant, ...outer, node.name)
    })
  let nodes = 0
  return (expression, ...outer) => {
    const meant = resolve(expression, ...outer)
    nodes += nodesOf(meant)
    refuseLarge(nodes)
    return meant
  }
}

function compiledIn(expression: Expression, scope: Scope): Compiled {
  refuseAggregates(expression, 'in a search')
  return compileExpression(expression, expression.kind === 'column' ? { ...scope, sought: 'expression' } : scope)
}

function columnsOf({ expression: written, alias }: Item, withoutAliases: Resolve, scope: Scope): NamedExpression[] {
  if (written.kind === 'star')
    return compileArgument(written, scope).map((compiled) => ({ name: [...compiled.columns].join(), compiled }))
  const compiled = compiledIn(withoutAliases(written, alias), scope)
  const [column = ''] = compiled.columns
  const name = expressionName(written)
  // A column has no table in its name.
  return [{ name: alias ?? (written.kind === 'column' && name.endsWith(`.${column}`) ? column : name), compiled }]
}

/** The expression that a number in the order stands for: the position of a selected column. */
function placed(expression: Expression, items: readonly Item[]): Expression {
  if (expression.kind !== 'literal' || !is.integer(expression.type)) return expression
  const place = Number(expression.value)
  const meant = items.at(place < 0 ? place : place - 1)?.expression
  if (place !== 0 && meant) return meant
  throw new QueryError(`Positional argument number ${place} is out of bounds. Expected in range [1, ${items.length}]. `)
}

function searchCondition(expression: Expression, scope: Scope, written: string): Compiled {
  refuseAggregates(expression, 'in WHERE')
  const compiled = known(written, () => compileExpression(expression, scope))
  if (is.condition(compiled.type)) return compiled
  // The condition stands after the two ends of the range.
  throw new QueryError(`Illegal type (${compiled.type}) of 3 argument of function and`)
}

/** Servers take an unknown word in capitals for the name of an error: the database cites the condition as `(WORD)`. */
function known(written: string, compileCondition: () => Compiled): Compiled {
  try {
    return compileCondition()
  } catch (error) {
    if (/^\s*(?!(FROM|DISTINCT|ALL)\b)(?=.*[A-Z]{3})[A-Z\d_]+\s*$/.test(written)) throw new QueryError('Unknown word. ')
    throw error
  }
}

function answerRow(row: Row, select: readonly NamedExpression[]): Row {
  const answerOf = ({ evaluate, type }: Compiled) =>
    type.startsWith('Tuple(') ? evaluate(row) : answered(evaluate(row), type)
  return Object.fromEntries(select.map(({ name, compiled }) => [name, answerOf(compiled)]))
}

/** What a search looks for. Times and ids of columns that it does not read are not made. */
interface Sought {
  condition: Compiled | undefined
  keys: readonly OrderKey[]
  read: ReadonlySet<string>
}

/** Finds rows minute by minute, in the order of time where the rows are ordered by it; at least so many as are wanted. */
function find(table: EventTable, { range, budget }: Search, { condition, keys, read }: Sought, wanted: number): Row[] {
  const found: Row[] = []
  const take = (row: Row, isOpen: boolean) => {
    budget.work(64)
    if (isOpen && condition && !condition.evaluate(row)) return
    budget.row(null)
    found.push(row)
  }
  const isWithin = (time: number) => time >= range.start && time <= range.end
  const walk = (plan: Plan, minute: number) => {
    budget.work(2)
    if (plan.minutes && !plan.minutes.includes(minute)) return
    const names = Object.keys(plan.stream.identities).filter((name) => read.has(name))
    const isOpen = plan.oneByOne !== undefined
    visit(plan, minute, { isWithin, names }, (_, row) => take(row, isOpen))
  }
  const groups = new Groups([], budget, undefined, condition)
  const plans = table.streams.flatMap((stream) => eventPlan(stream, groups) ?? [])
  const [first, last] = [Math.floor(range.start / minuteSize), Math.floor(range.end / minuteSize)]
  const [key] = keys
  const isInTime = key?.isColumn && /^Timestamp(Time)?$/.test([...key.compiled.columns].join())
  for (let step = 0; step <= last - first && plans.length > 0; step++) {
    for (const plan of plans) walk(plan, isInTime && key.descending ? last - step : first + step)
    if (isInTime && found.length >= wanted) break
  }
  for (const row of rowsWithin(table.supplied, range.start, range.end + 0.001)) take(row, true)
  return found
}

/** Rows that are equal in order have other places in each search, but the same ones in all pages by a cursor. */
function sorted(rows: readonly Row[], keys: readonly OrderKey[], select: readonly NamedExpression[], search: Search) {
  const isByCursor = 'after' in search
  const ranked = rows.map((row, index) => {
    const values = keys.map(({ compiled }) => compiled.evaluate(row))
    const mark = isByCursor ? hashText(JSON.stringify([values, answerRow(row, select)])) : index
    return { row, values, mark, place: hash(mark, search.turn) }
  })
  ranked.sort((one, other) => {
    for (const [index, { descending }] of keys.entries()) {
      const result = compared(one.values[index], other.values[index])
      if (result !== 0) return descending ? -result : result
    }
    return one.place - other.place
  })
  return ranked
}

/** Compares two values of one type. Null comes last. */
function compared(one: Value | undefined, other: Value | undefined): number {
  if (typeof one === 'number' && typeof other === 'number') return one === other ? 0 : one < other ? -1 : 1
  if (Array.isArray(one) && Array.isArray(other)) {
    const index = one.findIndex((item, at) => compared(item, other[at]) !== 0)
    return index < 0 ? one.length - other.length : compared(one[index], other[index])
  }
  const [left, right] = [one, other].map((value) => (Object(value) === value ? JSON.stringify(value) : (value ?? null)))
  if (left === right) return 0
  if (left === null || right === null) return left === null ? 1 : -1
  return (left as string) < (right as string) ? -1 : 1
}
