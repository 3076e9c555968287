import type { Compiled, Expression, Row, Scope, Value } from '../language/expression.ts'
import { expressionName, replaced } from '../language/expression.ts'
import { is } from '../language/types.ts'
import { QueryError } from '../refusals.ts'
import { type Aggregate, aggregateNamed, type Taken, typeOfResult } from './aggregates.ts'
import { compileArgument, compileExpression, functionNamed } from './compile.ts'

/** An aggregate function of a selection. */
export interface Part {
  type: string
  args: Compiled[]
  condition: Compiled | undefined
  result: (taken: readonly Taken[]) => Value
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
