import type { Taken } from '../functions/aggregates.ts'
import { compileExpression } from '../functions/compile.ts'
import { refuseAggregates, type Selection } from '../functions/selection.ts'
import type { Compiled, Expression, Row, Scope, Value } from '../language/expression.ts'
import { asRewritten, expressionName, notOfGroups, parseExpressions } from '../language/expression.ts'
import { answered, is } from '../language/types.ts'
import { type Budget, QueryError } from '../refusals.ts'
import { promotion } from '../rows/shop.ts'
import type { Measured } from './query.ts'

export interface NamedExpression {
  name: string
  compiled: Compiled
}

/** Parses the groups of a query. Each text can have several expressions. */
export function groupKeys(groupBy: readonly string[], scope: Scope): NamedExpression[] {
  const read = groupBy.flatMap((written) => parseExpressions(written, notOfGroups))
  // ALL means every selected expression without an aggregate function, and there is none.
  if (groupBy.length === 1 && /^\s*all\s*$/i.test(groupBy[0] ?? '')) return []
  return read.map(({ expression: given, alias }) => {
    const expression = asRewritten(given)
    refusePosition(expression, read.length + 2)
    refuseAggregates(expression, 'in GROUP BY')
    const sought = expression.kind === 'column' ? 'expression' : 'expression or function'
    const compiled = compileExpression(expression, { ...scope, sought })
    if (compiled.type === 'Variant') throw new QueryError(variants)
    return { name: alias ?? columnName(expression, scope), compiled }
  })
}

const variants =
  "Data types Variant/Dynamic are not allowed in GROUP BY keys, because it can lead to unexpected results. Consider using a subcolumn with a specific data type instead (for example 'column.Int64' or 'json.some.path.:Int64' if its a JSON path subcolumn) or casting this column to a specific data type"

/** Refuses positions: a number is the position of a column in the answer, and column 1 is the aggregate. */
function refusePosition(expression: Expression, columns: number): void {
  const isValue = expression.kind === 'column' && expression.name === 'series_0'
  const isPlace = expression.kind === 'literal' && (is.integer(expression.type) || expression.type === 'Bool')
  const place = isPlace ? Number(expression.value) : Number.NaN
  if (isValue || place === 1)
    throw new QueryError('Aggregate function count() AS series_0 is found in GROUP BY in query. ')
  if (place === 0 || place > columns)
    throw new QueryError(`Positional argument number ${place} is out of bounds. Expected in range [1, ${columns}]. `)
}

/** The name of a column in the answer. Promoted attributes have the name of their own column. */
function columnName(expression: Expression, { columns }: Scope): string {
  const name = expressionName(expression)
  const [, attribute = ''] = /^arrayElement\(ResourceAttributes, '(.*)'\)$/.exec(name) ?? []
  return Object.hasOwn(columns, promotion + attribute) ? promotion + attribute : name
}

/** Equal rows in a query: their group, and the arguments of the aggregate functions. */
export interface Cell {
  group: number
  /** The arguments of each aggregate function; undefined if the function does not take the rows. */
  values: readonly (Value[] | undefined)[]
  /** How many of the rows of a bucket are counted. */
  hits: number
}

/** The cost of keeping the arguments of a row, in bytes. */
const costOfRow = 50

const nothing: Selection = { type: '', parts: [], columns: new Set(), result: () => null }

export const groupKeyTypes = (keys: readonly NamedExpression[]): Record<string, string> =>
  Object.fromEntries(keys.map(({ name, compiled }) => [name, compiled.type]))

/** The groups of a query, numbered in order of appearance, and what they have of the rows of a bucket. */
export class Groups {
  readonly #keys: readonly NamedExpression[]
  readonly budget: Budget
  readonly #selection: Selection
  readonly condition: Compiled | undefined
  readonly #values: Value[][] = []
  readonly #numbers = new Map<string, number>()
  #taken = new Map<number, Taken[][]>()

  /** `condition`: which rows it takes; all without it. */
  constructor(keys: readonly NamedExpression[], budget: Budget, selection: Selection = nothing, condition?: Compiled) {
    this.#keys = keys
    this.budget = budget
    this.#selection = selection
    this.condition = condition
  }

  /** The columns that it reads. */
  get read(): string[] {
    const keys = this.#keys.map(({ compiled }) => compiled)
    return [this.#selection, ...keys, this.condition].flatMap((one) => [...(one?.columns ?? [])])
  }

  numberOf(row: Row): number {
    const values = this.#keys.map(({ compiled }) => answered(compiled.evaluate(row), compiled.type))
    const text = JSON.stringify(values)
    const known = this.#numbers.get(text)
    this.budget.work(text.length)
    if (known !== undefined) return known
    this.budget.group(text)
    this.#numbers.set(text, this.#values.length)
    return this.#values.push(values) - 1
  }

  columns(number: number): Row {
    return Object.fromEntries(this.#keys.map(({ name }, at) => [name, this.#values[number]?.[at] as Value]))
  }

  cellOf(row: Row): Cell | undefined {
    if (this.condition && !this.condition.evaluate(row)) return undefined
    const values = this.#selection.parts.map(({ args, condition }) => {
      const taken = condition && !condition.evaluate(row) ? undefined : args.map((arg) => arg.evaluate(row))
      // Aggregate functions ignore nulls.
      return taken?.[0] === null ? undefined : taken
    })
    return { group: this.numberOf(row), values, hits: 0 }
  }

  add(cell: Cell | undefined, weight = 1): void {
    if (!cell) return
    const { group, values } = cell
    const known = this.#taken.get(group) ?? values.map(() => [])
    this.#taken.set(group, known)
    for (let index = 0; index < values.length; index++) {
      const [taken, rows] = [values[index], known[index]]
      if (!taken || !rows) continue
      // Rows without arguments are equal.
      const [same] = taken.length === 0 ? rows : []
      if (same) same.weight += weight
      else {
        this.budget.call(taken)
        this.budget.keep(costOfRow, 'held')
        rows.push({ values: taken, weight })
      }
    }
  }

  /** The results of a bucket, after which the next one begins. */
  results(bucket: number): Measured[] {
    const inOrder = [...this.#taken].sort(([one], [other]) => one - other)
    this.#taken = new Map()
    const measured = inOrder.map(([number, taken]) => {
      const group = this.columns(number)
      const results = this.#selection.parts.map((part, index) => part.result(taken[index] ?? []))
      const value = answered(this.#selection.result(results, group), this.#selection.type)
      this.budget.row(value)
      return { bucket, group, value }
    })
    this.budget.release()
    return measured
  }
}
