import type { Call, Compiled, Expression, Row, Scope, Value } from '../language/expression.ts'
import { call, column } from '../language/expression.ts'
import { is, itemType } from '../language/types.ts'
import { type Budget, ownOf, QueryError } from '../refusals.ts'
import { aggregateNames } from './aggregates.ts'
import { conversions, numbers } from './numbers.ts'
import { comparisons, conditions } from './operators.ts'
import type { DatabaseFunction, FunctionTable, Prepared } from './signatures.ts'
import { arraysAndMaps, jsonFunctions, lambdas, strings } from './texts-and-lists.ts'
import { times } from './times.ts'

/** The functions of rows, by group. */
const functionGroups: Readonly<Record<string, FunctionTable>> = {
  'of operators': comparisons,
  conditions,
  numbers,
  conversions,
  strings,
  JSON: jsonFunctions,
  'arrays and maps': arraysAndMaps,
  times,
}

export const functions: Readonly<FunctionTable> = Object.assign({}, ...Object.values(functionGroups))

/** The names of the functions that queries can use, by group. */
export function supportedFunctions(): Record<string, string[]> {
  const named = Object.entries(functionGroups).map(([group, table]) => [group, Object.keys(table)])
  return { aggregates: [...aggregateNames], ...Object.fromEntries(named), 'of lambdas': Object.keys(lambdas) }
}

/** Other names of functions. Names in lower case are valid in any case. */
const aliases: Readonly<Record<string, string>> = {
  char_length: 'lengthUTF8',
  trim: 'trimBoth',
  toStartOfFiveMinute: 'toStartOfFiveMinutes',
  date_diff: 'dateDiff',
  date_trunc: 'dateTrunc',
}

const insensitive = new Map(
  Object.entries(functions).flatMap(([name, found]) => (found.anyCase ? [[name.toLowerCase(), found] as const] : [])),
)

/** Finds a function by its name. Returns also the name that error messages use. */
export function functionNamed(name: string): { name: string; found: DatabaseFunction | undefined } {
  const lower = name.toLowerCase()
  const known = ownOf(aliases, name) ?? ownOf(aliases, lower) ?? name
  const exact = ownOf(functions, known)
  return exact ? { name: known, found: exact } : { name, found: insensitive.get(lower) }
}

/** Resolves the columns, functions and types of an expression. Throws a `QueryError` if it is invalid. */
export function compileExpression(expression: Expression, scope: Scope): Compiled {
  if (expression.kind === 'literal') return constant(expression.type, expression.value)
  if (expression.kind === 'column') return compileColumn(expression.name, scope)
  if (expression.kind === 'call') return compileLambda(expression, scope) ?? compileCall(expression, scope)
  throw new QueryError(
    expression.kind === 'star' ? 'Unexpected *' : 'Lambda expressions are allowed only as arguments of functions. ',
  )
}

function compileColumn(written: string, scope: Scope): Compiled {
  const parameter = scope.parameters?.get(written)
  const name = parameter ? written : unqualified(written, scope)
  const type = parameter?.type ?? ownOf(scope.columns, name)
  if (type === undefined) return compilePart(name, scope)
  return {
    type: type.replaceAll(/LowCardinality\((\w+)\)/g, '$1'),
    columns: new Set([name]),
    evaluate: parameter ? () => parameter.value : (row) => row[name] as Value,
  }
}

/** Compiles the keys or the values of a map column: `LogAttributes.keys`. */
function compilePart(name: string, scope: Scope): Compiled {
  const [, map = '', part = ''] = /^(.*)\.(keys|values)$/.exec(name) ?? []
  if (is.map(ownOf(scope.columns, map) ?? ''))
    return compileExpression(call(part === 'keys' ? 'mapKeys' : 'mapValues', column(map)), scope)
  throw new QueryError(`Unknown ${scope.sought ?? 'expression or function'} identifier \`${name}\``)
}

function unqualified(name: string, { columns, table = '' }: Scope): string {
  const prefix = [`${table}.`, `${table.split('.').at(-1)}.`].find((start) => name.startsWith(start)) ?? ''
  const rest = name.slice(prefix.length)
  return !Object.hasOwn(columns, name) && Object.hasOwn(columns, rest) ? rest : name
}

const unknownFunction = (name: string) => new QueryError(`Function with name \`${name}\` does not exist. `)

function compileCall(expression: Call, scope: Scope): Compiled {
  const { name, found } = functionNamed(expression.name)
  // Errors in the arguments are reported first.
  const args = expression.args.flatMap((arg) => compileArgument(arg, scope))
  if (!found) throw unknownFunction(expression.name)
  refuseCount(expression.name, args.length, found)
  const [types, constants] = [args.map((arg) => arg.type), args.map((arg) => arg.constant)]
  const { type, apply } = found.prepare(types, constants, { ...scope, name })
  // Nested lists and maps have long types, and each function that reads a type makes it again.
  scope.budget.chunk(16 * type.length)
  const columns = new Set(args.flatMap((arg) => [...arg.columns]))
  const compute = guarded(name, scope.budget, apply)
  const evaluate = (row: Row) => compute(...args.map((arg) => arg.evaluate(row)))
  return columns.size > 0 ? { type, columns, evaluate, pinned: pinnedBy(name, args) } : constant(type, evaluate({}))
}

function refuseCount(name: string, count: number, { arity: [least, most], describes }: DatabaseFunction): void {
  if (count >= least && count <= most) return
  const expected = `${least} mandatory argument${least > 1 ? 's' : ''} and ${most - least} optional argument`
  throw new QueryError(
    describes
      ? `An incorrect number of arguments was specified for function '${name}'. Expected ${expected}, got ${count} arguments`
      : `Number of arguments for function ${name} doesn't match: passed ${count}, should be ${least}`,
  )
}

/** Computed columns, which `*` does not include. */
const computed = /^(__materialized_.*|SampleRate)$/

/** Compiles an argument; `*` stands for all columns. */
export function compileArgument(arg: Expression, scope: Scope): Compiled[] {
  if (arg.kind !== 'star') return [compileExpression(arg, scope)]
  const names = Object.keys(scope.columns).filter((name) => !computed.test(name))
  return names.map((name) => compileColumn(name, scope))
}

/** Finds a column with few possible values. A pattern of LIKE counts only if its text looks like an id. */
function pinnedBy(name: string, args: Compiled[]): Compiled['pinned'] {
  if (name === 'and') return args.find((arg) => arg.pinned)?.pinned
  const [read, sought] = args[0]?.constant === undefined ? args : [args[1], args[0]]
  const [column, ...others] = read?.columns ?? []
  if (column === undefined || others.length > 0 || !/^(equals|in|ilike|like)$/.test(name)) return undefined
  const written = [sought?.constant].flat().map((value) => (typeof value === 'object' ? '' : String(value ?? '')))
  if (!name.endsWith('like')) return written.includes('') ? undefined : { column, values: written }
  const values = written.map((value) => value.replaceAll('%', ''))
  return values.every((value) => /^([0-9a-f]{16}|[0-9a-f]{32})$/i.test(value)) ? { column, values } : undefined
}

const constant = (type: string, value: Value): Compiled => ({
  type,
  columns: new Set(),
  constant: value,
  evaluate: () => value,
})

/** Compiles a call with a lambda: `arrayExists(name -> name = 'x', names)`. Returns undefined for other calls. */
function compileLambda({ name, args: [lambda, ...lists] }: Call, scope: Scope): Compiled | undefined {
  if (lambda?.kind !== 'lambda') return undefined
  const known = ownOf(lambdas, name)
  if (!known) throw unknownFunction(name)
  const [array, ...others] = lists.map((list) => compileExpression(list, scope))
  if (!array || others.length > 0 || !is.list(array.type))
    throw new QueryError(`The argument of function ${name} after the lambda must be one array`)
  const own = { type: itemType(array.type), value: null as Value }
  const parameters = new Map([...(scope.parameters ?? []), [lambda.parameter, own] as const])
  const body = compileExpression(lambda.body, { ...scope, parameters, sought: 'expression' })
  const evaluate = (row: Row): Value => {
    const items = array.evaluate(row) as Value[] | null
    const results = items?.map((item) => {
      scope.budget.work(8)
      own.value = item
      return body.evaluate(row)
    })
    return items && results ? known.apply(items, results) : null
  }
  const read = [...body.columns].filter((one) => one !== lambda.parameter)
  return { type: known.type(own.type, body.type), columns: new Set([...array.columns, ...read]), evaluate }
}

/** By the name, because test runners bring classes of errors from another realm, or leave `DOMException` out. */
const outOfBounds = /^(RangeError|URIError|InvalidCharacterError)$/

/** Counts calls, and turns errors of JavaScript functions into query errors: an unusable value is a mistake of the query. */
function guarded(name: string, budget: Budget, apply: Prepared['apply']): Prepared['apply'] {
  return (...values) => {
    budget.call(values)
    try {
      const result = apply(...values)
      budget.made(result)
      return result
    } catch (error) {
      const { name: kind } = Object(error)
      if (kind === 'TypeError') throw new QueryError(`Illegal type of argument of function ${name}`)
      if (!outOfBounds.test(kind)) throw error
      throw new QueryError('Value out of bounds')
    }
  }
}
