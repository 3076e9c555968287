import type { LogSource } from '@clouddb/observability-oss/types'
import type { Budget } from '../budget.ts'
import { compile, compileArgument } from '../expressions/compile.ts'
import { type Compiled, type Expression, nameOf, type Row, type Scope, type Value } from '../expressions/expression.ts'
import { refuseAggregates, replaced } from '../expressions/selection.ts'
import { answered, isNothing, isNumber } from '../expressions/types.ts'
import { QueryError } from '../query-error.ts'
import { hash } from '../random.ts'
import { countIn, effectIn, firstVariant, variants } from '../rows/stream.ts'
import { type EventTable, type Plan, planOf, rowsWithin } from './cells.ts'
import { Groups } from './grouping.ts'
import { type QueriedSource, type Query, scopeOf } from './query.ts'
import { conditionText, type Item, orderText, selectionText } from './search-texts.ts'

type OfSearches = 'defaultTableSelectExpression' | 'orderByExpression' | 'displayedTimestampValueExpression'

/** A search for the rows of a source of events. */
export interface Search extends Pick<Query, 'budget' | 'time' | 'since'> {
  source: QueriedSource & Partial<Pick<LogSource, OfSearches>>
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
}

type Resolve = (expression: Expression, ...outer: (string | undefined)[]) => Expression

/** A column of the answer. */
interface Selected {
  name: string
  compiled: Compiled
}

/** A value by which rows are ordered. */
interface OrderKey {
  compiled: Compiled
  isColumn: boolean
  descending: boolean
}

/** Finds the rows of a search, in order. */
export function queryRows(table: EventTable, search: Search): Row[] {
  const { offset, limit } = search
  const scope = scopeOf(search, table.columns)
  const written = conditionText({ ...search, aggregation: { aggFn: 'count', ...search }, bareWords: true }, scope)
  if (search.source.kind === 'metric') throw new QueryError('Empty Identifier part after parameter substitution. ')
  const { items, isDistinct } = selectionText(search.select || search.source.defaultTableSelectExpression || '')
  const order = orderText(search.orderBy.trim() || usualOrder(search.source), items)
  const withoutAliases = aliasesIn(items)
  const select = items.flatMap((item) => columnsOf(item, withoutAliases, scope))
  const condition = written && conditionOf(withoutAliases(written), scope, search.where)
  const keys = order.map(({ expression, descending }) => {
    const meant = withoutAliases(placed(expression, items))
    return { descending, isColumn: meant.kind === 'column', compiled: compiledIn(meant, scope) }
  })
  const read = new Set(
    [...select, ...keys, { compiled: condition }].flatMap(({ compiled }) => [...(compiled?.columns ?? [])]),
  )
  const finder = new Finder(table, search, condition, keys, read)
  if (!isDistinct)
    return finder
      .find(offset + limit)
      .slice(offset)
      .slice(0, limit)
      .map((row) => shown(row, select))
  const all = finder.find(Number.POSITIVE_INFINITY).map((row) => shown(row, select))
  const distinct = new Map(all.map((row) => [JSON.stringify(row), row]))
  return [...distinct.values()].slice(offset, offset + limit)
}

/** Servers order by the time columns of a source, the latest row first, unless it names an order. */
function usualOrder(source: Search['source']): string {
  const { orderByExpression, timestampValueExpression, displayedTimestampValueExpression: displayed } = source
  if (orderByExpression?.trim()) return orderByExpression
  const columns = new Set(
    [...(timestampValueExpression || 'Timestamp').split(','), displayed ?? ''].map((one) => one.trim()),
  )
  return `(${[...columns].filter(Boolean).join(', ')}) DESC`
}

/** Replaces aliases of the selection by their expressions. An alias in its own expression is a column. */
function aliasesIn(items: readonly Item[]): Resolve {
  const known = new Map(items.flatMap(({ expression, alias }) => (alias === undefined ? [] : [[alias, expression]])))
  const resolve: Resolve = (expression, ...outer) =>
    replaced(expression, (node) => {
      const meant = node.kind === 'column' && !outer.includes(node.name) ? known.get(node.name) : undefined
      return meant && resolve(meant, ...outer, (node as { name: string }).name)
    })
  return resolve
}

function compiledIn(expression: Expression, scope: Scope): Compiled {
  refuseAggregates(expression, 'in a search')
  return compile(expression, expression.kind === 'column' ? { ...scope, sought: 'expression' } : scope)
}

function columnsOf({ expression: written, alias }: Item, withoutAliases: Resolve, scope: Scope): Selected[] {
  if (written.kind === 'star')
    return compileArgument(written, scope).map((compiled) => ({ name: [...compiled.columns].join(), compiled }))
  const compiled = compiledIn(withoutAliases(written, alias), scope)
  const [column = ''] = compiled.columns
  const name = nameOf(written)
  // A column has no table in its name.
  return [{ name: alias ?? (written.kind === 'column' && name.endsWith(`.${column}`) ? column : name), compiled }]
}

/** The expression that a number in the order stands for: the position of a selected column. */
function placed(expression: Expression, items: readonly Item[]): Expression {
  const isPlace = expression.kind === 'literal' && /^U?Int\d+$/.test(expression.type)
  if (!isPlace) return expression
  const place = Number(expression.value)
  const meant = items.at(place < 0 ? place : place - 1)?.expression
  if (place !== 0 && meant) return meant
  throw new QueryError(
    `Positional argument number ${place} is out of bounds. Expected in range [1, ${items.length}]. In scope `,
  )
}

function conditionOf(expression: Expression, scope: Scope, written: string): Compiled {
  refuseAggregates(expression, 'in WHERE')
  const compiled = known(written, () => compile(expression, scope))
  const { type } = compiled
  if (isNumber(type) || isNothing(type)) return compiled
  // The condition stands after the two ends of the range.
  throw new QueryError(`Illegal type (${type}) of 3 argument of function and: In scope ${scope.query}. `)
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

function shown(row: Row, select: readonly Selected[]): Row {
  return Object.fromEntries(
    select.map(({ name, compiled }) => {
      const value = compiled.evaluate(row)
      return [name, compiled.type.startsWith('Tuple(') ? value : answered(value, compiled.type)]
    }),
  )
}

const minuteSize = 60_000

/** Finds rows minute by minute, in the order of time where the rows are ordered by it. */
class Finder {
  readonly #table: EventTable
  readonly #condition: Compiled | undefined
  readonly #keys: readonly OrderKey[]
  readonly #range: Search['range']
  readonly #budget: Budget
  readonly #plans: Plan[]
  readonly #read: ReadonlySet<string>
  readonly #turn: number

  /** `read` has the columns that the search reads. Times and ids of other columns are not made. */
  constructor(
    table: EventTable,
    { range, budget, turn }: Search,
    condition: Compiled | undefined,
    keys: readonly OrderKey[],
    read: ReadonlySet<string>,
  ) {
    this.#table = table
    this.#read = read
    this.#turn = turn
    this.#condition = condition
    this.#keys = keys
    this.#range = range
    this.#budget = budget
    const selection = { type: '', parts: [], columns: new Set<string>(), result: () => null }
    const asked = { condition, groups: new Groups([], budget), selection, budget }
    this.#plans = table.streams.flatMap((stream) => planOf(stream, asked) ?? [])
  }

  /** At least so many of the first rows, if there are so many, in order. */
  find(wanted: number): Row[] {
    const [first, last] = [this.#range.start, this.#range.end].map((time) => Math.floor(time / minuteSize)) as [
      number,
      number,
    ]
    const found: Row[] = []
    const leading = this.#leadingTime()
    const backwards = leading?.descending
    for (let step = 0; step <= last - first && this.#plans.length > 0; step++) {
      const minute = backwards ? last - step : first + step
      for (const plan of this.#plans) this.#walk(plan, minute, found)
      if (leading && found.length >= wanted) break
    }
    for (const row of rowsWithin(this.#table.supplied, this.#range.start, this.#range.end + 0.001))
      this.#take(row, found)
    return this.#sorted(found)
  }

  /** The first key, if it is the time of a row. */
  #leadingTime(): OrderKey | undefined {
    const [key] = this.#keys
    const [column = ''] = key?.compiled.columns ?? []
    return key?.isColumn && /^Timestamp(Time)?$/.test(column) ? key : undefined
  }

  #walk({ stream, usual, during, oneByOne, minutes }: Plan, minute: number, found: Row[]): void {
    this.#budget.work(2)
    if (minutes && !minutes.includes(minute)) return
    const effect = effectIn(stream, minute)
    const cells = (effect && during.get(effect)) ?? usual
    const identities = Object.entries(stream.identities).filter(([name]) => this.#read.has(name))
    const first = firstVariant(stream, minute)
    for (let index = countIn(stream, minute, effect) - 1; index >= 0; index--) {
      const variant = (first + index) % variants
      const time = stream.time(minute, index)
      if (time < this.#range.start || time > this.#range.end || !(oneByOne || cells[variant])) continue
      this.#budget.work(64)
      const row: Row = Object.create((effect ?? stream).rows().rows[variant] as Row)
      for (const [name, made] of identities) row[name] = made(minute, index)
      if (oneByOne && !this.#condition?.evaluate(row)) continue
      this.#budget.row(null)
      found.push(row)
    }
  }

  /** Takes a supplied row that meets the condition. */
  #take(row: Row, found: Row[]): void {
    this.#budget.work(64)
    if (this.#condition && !this.#condition.evaluate(row)) return
    this.#budget.row(null)
    found.push(row)
  }

  #sorted(rows: readonly Row[]): Row[] {
    const ranked = rows.map((row, index) => ({
      row,
      values: this.#keys.map(({ compiled }) => compiled.evaluate(row)),
      place: hash(index, this.#turn),
    }))
    ranked.sort((one, other) => {
      for (const [index, { descending }] of this.#keys.entries()) {
        const result = compared(one.values[index], other.values[index])
        if (result !== 0) return descending ? -result : result
      }
      return one.place - other.place
    })
    return ranked.map(({ row }) => row)
  }
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
