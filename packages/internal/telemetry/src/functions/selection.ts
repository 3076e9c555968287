import type { Compiled, Expression, Row, Scope, Value } from '../language/expression.ts'
import { expressionName, replaced } from '../language/expression.ts'
import { is } from '../language/types.ts'
import { type Budget, ownOf, QueryError } from '../refusals.ts'
import { compileArgument, compileExpression, functionGroups, functionNamed } from './compile.ts'
import { lambdas } from './texts-and-lists.ts'

/** The arguments of an aggregate function for some equal rows. */
export interface Taken {
  values: readonly Value[]
  /** The number of the rows. */
  weight: number
}

export interface Aggregate {
  /** The minimum and maximum number of arguments. */
  arity: readonly [number, number]
  isNumeric: boolean
  /** The type of the result; `=` for the type of the first argument. */
  type: string
  /** The result for the rows of a group and a bucket, in the order of time. */
  result: (taken: readonly Taken[], parameters: readonly number[], budget: Budget) => Value
}

const countOf = (taken: readonly Taken[]): number => taken.reduce((count, { weight }) => count + weight, 0)
const sumOf = (taken: readonly Taken[], power = 1): number =>
  taken.reduce((sum, { values: [value], weight }) => sum + Number(value) ** power * weight, 0)
const meanOf = (taken: readonly Taken[], power?: number): number => sumOf(taken, power) / countOf(taken)

/** The first argument of the row whose last argument is the best one. Lists and maps are compared by their texts. */
const best =
  (isBetter: (value: number, best: number) => boolean): Aggregate['result'] =>
  (taken) => {
    const rankOf = ({ values }: Taken) => {
      const last = values.at(-1) ?? null
      return (typeof last === 'object' && last ? JSON.stringify(last) : last) as number
    }
    const found = taken.reduce<Taken | undefined>(
      (known, one) => (!known || isBetter(rankOf(one), rankOf(known)) ? one : known),
      undefined,
    )
    return found?.values[0] ?? null
  }

const distinct: Aggregate['result'] = (taken) => {
  const keyOf = ([value, ...others]: readonly Value[]) =>
    others.length === 0 && Object(value) !== value ? value : JSON.stringify([value, ...others])
  return new Set(taken.map(({ values }) => keyOf(values))).size
}

/** Computes a quantile, interpolated between the two nearest values. */
const quantile: Aggregate['result'] = (taken, [level = 0.5]) => {
  const inOrder = taken
    .map(({ values: [value], weight }) => ({ value: Number(value), weight }))
    .sort((one, other) => one.value - other.value)
  const valueAt = (index: number) => {
    let passed = 0
    for (const { value, weight } of inOrder) {
      passed += weight
      if (index < passed) return value
    }
    return Number.NaN
  }
  const rank = level * (countOf(taken) - 1)
  const below = valueAt(Math.floor(rank))
  return below + (valueAt(Math.ceil(rank)) - below) * (rank - Math.floor(rank))
}

const groupArray: Aggregate['result'] = (taken, [limit = Number.POSITIVE_INFINITY], budget) => {
  const found: Value[] = []
  for (const { values, weight } of taken) {
    const count = Math.max(0, Math.min(weight, Math.ceil(limit) - found.length))
    budget.keep(count * 16, 'held')
    for (let time = 0; time < count; time++) found.push(values[0] ?? null)
  }
  return found
}

const [least, most] = [best((value, other) => value < other), best((value, other) => value > other)]
const [first, last] = [best(() => false), best(() => true)]

function aggregate(least: number, most: number, type: string, result: Aggregate['result']): Aggregate {
  return { arity: [least, most], isNumeric: type === 'sum' || type === 'Float64', type, result }
}

const table: Readonly<Record<string, Aggregate>> = {
  count: aggregate(0, 1, 'UInt64', countOf),
  sum: aggregate(1, 1, 'sum', (taken) => sumOf(taken)),
  avg: aggregate(1, 1, 'Float64', (taken) => meanOf(taken)),
  min: aggregate(1, 1, '=', least),
  max: aggregate(1, 1, '=', most),
  any: aggregate(1, 1, '=', first),
  anyLast: aggregate(1, 1, '=', last),
  argMin: aggregate(2, 2, '=', least),
  argMax: aggregate(2, 2, '=', most),
  countDistinct: aggregate(1, 100, 'UInt64', distinct),
  groupArray: aggregate(1, 1, 'Array', groupArray),
  quantile: aggregate(1, 1, 'Float64', quantile),
  stddevPop: aggregate(1, 1, 'Float64', (taken) => Math.sqrt(Math.max(0, meanOf(taken, 2) - meanOf(taken) ** 2))),
}

const aliases: Readonly<Record<string, string>> = {
  last_value: 'anyLast',
  median: 'quantile',
  quantileTDigest: 'quantile',
  uniq: 'countDistinct',
  uniqExact: 'countDistinct',
}

export const aggregateNames: readonly string[] = [...Object.keys(table), ...Object.keys(aliases)]

/** The names of the functions that queries can use, by group. */
export function supportedFunctions(): Record<string, string[]> {
  const named = Object.entries(functionGroups).map(([group, table]) => [group, Object.keys(table)])
  return { aggregates: [...aggregateNames], ...Object.fromEntries(named), 'of lambdas': Object.keys(lambdas) }
}

/** Finds an aggregate function by its name. With the suffix `If`, its last argument says which rows it takes. */
export function aggregateNamed(name: string): (Aggregate & { isConditional: boolean }) | undefined {
  const exact = lookUp(/^(count|sum|avg|min|max)$/i.test(name) ? name.toLowerCase() : name)
  if (exact) return { ...exact, isConditional: false }
  const base = name.endsWith('If') ? lookUp(name.slice(0, -2)) : undefined
  return base && { ...base, isConditional: true }
}

const lookUp = (name: string): Aggregate | undefined => ownOf(table, ownOf(aliases, name) ?? name)

export function typeOfResult({ type }: Aggregate, [given = '']: string[]): string {
  if (type === 'sum') return given === 'Float64' ? given : given.startsWith('Int') ? 'Int64' : 'UInt64'
  return type === 'Array' ? `Array(${given})` : type.replace(/^=$/, () => given)
}

/** An aggregate function of a selection. */
export interface Part {
  type: string
  args: Compiled[]
  condition: Compiled | undefined
  result: (taken: Parameters<Aggregate['result']>[0]) => Value
}

/** The selected value of a series: aggregate functions, and an expression of their results. */
export interface Selection {
  type: string
  parts: Part[]
  /** The columns that it reads. */
  columns: ReadonlySet<string>
  result: (results: Value[], keys: Row) => Value
}

/** Compiles a selection. Outside of aggregate functions it can use only the columns in `keys`. */
export function compileSelection(expression: Expression, scope: Scope, keys: Record<string, string>): Selection {
  const parts: Part[] = []
  const types: Record<string, string> = { ...keys }
  const outer = replaced(expression, (node) => {
    const part = aggregated(node, scope)
    if (!part) return undefined
    const name = `#${parts.length}`
    types[name] = part.type
    parts.push(part)
    return { kind: 'column', name }
  })
  // Errors in types and functions are reported before columns outside of aggregate functions.
  if (outer.kind === 'call') compileExpression(outer, { ...scope, columns: { ...scope.columns, ...types } })
  refuseBare(outer, types, outer.kind === 'column' ? { ...scope, sought: 'expression' } : scope)
  const compiled = compileExpression(outer, { ...scope, columns: types })
  const read = parts.flatMap(({ args, condition }) => [...args, ...(condition ? [condition] : [])])
  const result = (results: Value[], group: Row): Value =>
    compiled.evaluate({ ...group, ...Object.fromEntries(results.map((value, index) => [`#${index}`, value])) })
  return { type: compiled.type, parts, columns: new Set(read.flatMap((one) => [...one.columns])), result }
}

function aggregated(node: Expression, scope: Scope): Part | undefined {
  if (node.kind !== 'call') return undefined
  const aggregate = aggregateNamed(node.distinct && node.name === 'count' ? 'countDistinct' : node.name)
  if (!aggregate) return undefined
  for (const arg of node.args) refuseAggregates(arg, 'inside another aggregate function')
  const counts = /^count(If)?$/i.test(node.name) && !node.distinct
  const args = node.args.flatMap((arg) => (counts && arg.kind === 'star' ? [] : compileArgument(arg, scope)))
  const condition = aggregate.isConditional ? args.pop() : undefined
  if (condition) refuseCondition(condition)
  refuseArguments(node.name, aggregate, args)
  const parameters = (node.parameters ?? []).map((parameter) => Number(compileExpression(parameter, scope).constant))
  if (parameters.some(Number.isNaN)) throw new QueryError('Cannot convert String to double. ')
  if (/^quantile/.test(node.name) && parameters.some((level) => level < 0 || level > 1))
    throw new QueryError('Quantile level is out of range [0..1]. ')
  const types = args.map((arg) => arg.type)
  const result: Part['result'] = (taken) => aggregate.result(taken, parameters, scope.budget)
  return { args, condition, type: typeOfResult(aggregate, types), result }
}

function refuseArguments(name: string, { arity: [least, most], isNumeric }: Aggregate, args: Compiled[]): void {
  const takes = most === 1 ? 'single argument' : most === 2 ? 'two arguments' : 'at least one argument'
  if (args.length < least || args.length > most) throw new QueryError(`Aggregate function ${name} requires ${takes}. `)
  const wrong = isNumeric && args.find(({ type }) => !is.condition(type) && !is.time(type))
  if (wrong) throw new QueryError(`Illegal type ${wrong.type} of argument for aggregate function ${name}. `)
}

export function refuseCondition({ type }: Compiled): void {
  if (!/^(UInt8|Bool|Nullable\(Nothing\))$/.test(type))
    throw new QueryError(`Illegal type ${type} of last argument for aggregate function with If suffix. `)
}

function refuseBare(node: Expression, types: Record<string, string>, scope: Scope): void {
  if (node.kind === 'call' && functionNamed(node.name).found) for (const arg of node.args) refuseBare(arg, types, scope)
  if (node.kind !== 'column' || Object.hasOwn(types, node.name)) return
  compileExpression(node, scope)
  const written = `${scope.table ? `${scope.table}.` : ''}${node.name}`
  throw new QueryError(`Column '${written}' is not under aggregate function and not in GROUP BY keys`)
}

/** Throws if an expression contains an aggregate function. `where` says in messages where it stands. */
export function refuseAggregates(node: Expression, where: string): void {
  if (node.kind !== 'call') return
  if (!aggregateNamed(node.name)) {
    for (const arg of node.args) refuseAggregates(arg, where)
    return
  }
  // Servers write standard aggregate functions with arguments in capitals, and error messages show that.
  const isStandard = /^(count|sum|avg|min|max)$/i.test(node.name) && node.args.length > 0
  const args = node.args.map((arg) => (arg.kind === 'star' ? '*' : expressionName(arg)))
  const given = node.parameters ? `(${node.parameters.map(expressionName).join(', ')})` : ''
  const written = `${isStandard ? node.name.toUpperCase() : node.name}${given}(${args.join(', ')})`
  throw new QueryError(`Aggregate function ${written} is found ${where} in query. `)
}
