import type { Budget } from '../budget.ts'
import { day } from '../language/calendar.ts'
import {
  type Call,
  type Compiled,
  call,
  column,
  type Expression,
  nameOf,
  type Row,
  replaced,
  type Scope,
  type Value,
} from '../language/expression.ts'
import { isArray, isCondition, isMap, isTime, itemType } from '../language/types.ts'
import { ownOf, QueryError } from '../query-error.ts'
import { type Accumulator, type Aggregate, aggregateNamed, typeOfResult } from './aggregates.ts'
import { functionNamed } from './functions.ts'
import { lambdas } from './lists.ts'
import type { DatabaseFunction, Prepared } from './table.ts'

/** Resolves the columns, functions and types of an expression. Throws a `QueryError` if it is invalid. */
export function compile(expression: Expression, scope: Scope): Compiled {
  if (expression.kind === 'literal') return constant(expression.type, expression.value)
  if (expression.kind === 'column') return compileColumn(expression.name, scope)
  if (expression.kind === 'call') return compileCall(expression, scope)
  if (expression.kind === 'star') throw new QueryError(`Unexpected * in scope ${scope.query}. `)
  throw new QueryError('Lambda expressions are allowed only as arguments of functions. ')
}

function compileColumn(written: string, scope: Scope): Compiled {
  const parameter = scope.parameters?.get(written)
  const name = parameter ? written : unqualified(written, scope)
  const type = parameter?.type ?? ownOf(scope.columns, name)
  const [, map = '', part = ''] = /^(.*)\.(keys|values)$/.exec(name) ?? []
  if (type === undefined && isMap(ownOf(scope.columns, map) ?? ''))
    return compile(call(part === 'keys' ? 'mapKeys' : 'mapValues', column(map)), scope)
  if (type === undefined)
    throw new QueryError(
      `Unknown ${scope.sought ?? 'expression or function'} identifier \`${name}\` in scope ${scope.query}. `,
    )
  return {
    type: type.replaceAll(/LowCardinality\((\w+)\)/g, '$1'),
    columns: new Set([name]),
    evaluate: parameter ? () => parameter.value : (row) => row[name] as Value,
  }
}

function unqualified(name: string, { columns, table = '' }: Scope): string {
  const prefix = [`${table}.`, `${table.split('.').at(-1)}.`].find((start) => name.startsWith(start)) ?? ''
  const rest = name.slice(prefix.length)
  return !Object.hasOwn(columns, name) && Object.hasOwn(columns, rest) ? rest : name
}

function compileCall(expression: Call, scope: Scope): Compiled {
  const special = compileNow(expression, scope) ?? compileLambda(expression, scope)
  if (special) return special
  const { name, found } = functionNamed(expression.name)
  // Errors in the arguments are reported first.
  const args = expression.args.flatMap((arg) => compileArgument(arg, scope))
  if (!found)
    throw new QueryError(`Function with name \`${expression.name}\` does not exist. In scope ${scope.query}. `)
  refuseCount(expression.name, args.length, found, scope)
  const called = {
    name,
    budget: scope.budget,
    get where() {
      return `: In scope SELECT ${nameOf(expression)}. `
    },
  }
  const [types, constants] = [args.map((arg) => arg.type), args.map((arg) => arg.constant)]
  const { type, apply } = found.prepare(types, constants, called)
  // Nested lists and maps have long types, and each function that reads a type makes it again.
  scope.budget.chunk(16 * type.length)
  const columns = new Set(args.flatMap((arg) => [...arg.columns]))
  const evaluate = evaluator(args, guarded(name, scope.budget, apply))
  return columns.size > 0 ? { type, columns, evaluate, pinned: pinnedBy(name, args) } : constant(type, evaluate({}))
}

function refuseCount(name: string, count: number, { arity: [least, most], describes }: DatabaseFunction, scope: Scope) {
  if (count >= least && count <= most) return
  const expected = `${least} mandatory argument${least > 1 ? 's' : ''} and ${most - least} optional argument`
  throw new QueryError(
    describes
      ? `An incorrect number of arguments was specified for function '${name}'. Expected ${expected}, got ${count} arguments: In scope ${scope.query}. `
      : `Number of arguments for function ${name} doesn't match: passed ${count}, should be ${least}: In scope ${scope.query}. `,
  )
}

/** Computed columns, which `*` does not include. */
const computed = /^(__materialized_.*|SampleRate)$/

/** Compiles an argument; `*` stands for all columns. */
export function compileArgument(arg: Expression, scope: Scope): Compiled[] {
  if (arg.kind !== 'star') return [compile(arg, scope)]
  const names = Object.keys(scope.columns).filter((name) => !computed.test(name))
  return names.map((name) => compileColumn(name, scope))
}

/** Finds a column with few possible values. A pattern of LIKE counts only if its text looks like an id. */
function pinnedBy(name: string, args: Compiled[]): Compiled['pinned'] {
  if (name === 'and') return args.find((arg) => arg.pinned)?.pinned
  const [read, sought] = args[0]?.constant === undefined ? args : [args[1], args[0]]
  const [column, ...others] = read?.columns ?? []
  if (column === undefined || others.length > 0 || !/^(equals|in|ilike|like)$/.test(name)) return undefined
  const written = [sought?.constant].flat().map((value) => String(value ?? ''))
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

/** Compiles the functions of the current time. Returns undefined for other calls. */
function compileNow({ name, args: [digits] }: Call, { time }: Scope): Compiled | undefined {
  const written = name.toLowerCase()
  if (written === 'now64') return constant(`DateTime64(${digits?.kind === 'literal' ? digits.value : 3})`, time)
  const unit = { now: 1000, today: day, yesterday: day }[written]
  if (!unit || digits) return undefined
  const start = Math.floor(time / unit) - Number(written === 'yesterday')
  return constant(written === 'now' ? 'DateTime' : 'Date', start * unit)
}

/** Compiles a call with a lambda: `arrayExists(name -> name = 'x', names)`. Returns undefined for other calls. */
function compileLambda({ name, args: [lambda, ...lists] }: Call, scope: Scope): Compiled | undefined {
  if (lambda?.kind !== 'lambda') return undefined
  const known = ownOf(lambdas, name)
  if (!known) throw new QueryError(`Function with name \`${name}\` does not exist. In scope ${scope.query}. `)
  const arrays = lists.map((list) => compile(list, scope))
  if (arrays.length === 0 || !arrays.every(({ type }) => isArray(type)))
    throw new QueryError(`The arguments of function ${name} after the lambda must be arrays: In scope SELECT. `)
  const itemTypes = arrays.map(({ type }) => itemType(type))
  const names = lambda.parameters
  const own = names.map((_, index) => ({ type: itemTypes[index] ?? '', value: null as Value }))
  const parameters = new Map([...(scope.parameters ?? []), ...own.map((one, at) => [names[at] ?? '', one] as const)])
  const body = compile(lambda.body, { ...scope, parameters, query: 'x -> x', sought: 'expression' })
  const evaluate = (row: Row): Value => {
    const values = arrays.map((array) => array.evaluate(row) as Value[] | null)
    const [items] = values
    if (!items) return null
    const results = items.map((_, index) => {
      scope.budget.work(8)
      for (const [place, parameter] of own.entries()) parameter.value = values[place]?.[index] ?? null
      return body.evaluate(row)
    })
    return known.apply(items, results)
  }
  const read = [...body.columns].filter((one) => !names.includes(one))
  const columns = new Set([...arrays.flatMap((array) => [...array.columns]), ...read])
  return { type: known.type(itemTypes[0] ?? '', body.type), columns, evaluate }
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
      if (kind === 'TypeError') throw new QueryError(`Illegal type of argument of function ${name}. `)
      if (!outOfBounds.test(kind)) throw error
      throw new QueryError(`Value out of bounds: while executing function ${name}. `)
    }
  }
}

function evaluator(args: Compiled[], apply: (...values: Value[]) => Value): (row: Row) => Value {
  const [first, second] = args.map((arg) => arg.evaluate)
  if (args.length === 1 && first) return (row) => apply(first(row))
  if (args.length === 2 && first && second) return (row) => apply(first(row), second(row))
  return (row) => apply(...args.map((arg) => arg.evaluate(row)))
}

export interface Part {
  args: Compiled[]
  condition: Compiled | undefined
  start: () => Accumulator
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
  if (outer.kind === 'call') compile(outer, { ...scope, columns: { ...scope.columns, ...types } })
  refuseBare(outer, types, outer.kind === 'column' ? { ...scope, sought: 'expression' } : scope)
  const compiled = compile(outer, { ...scope, columns: types })
  const read = parts.flatMap(({ args, condition }) => [...args, ...(condition ? [condition] : [])])
  const result = (results: Value[], group: Row): Value =>
    compiled.evaluate({ ...group, ...Object.fromEntries(results.map((value, index) => [`#${index}`, value])) })
  return { type: compiled.type, parts, columns: new Set(read.flatMap((one) => [...one.columns])), result }
}

function aggregated(node: Expression, scope: Scope): (Part & { type: string }) | undefined {
  if (node.kind !== 'call') return undefined
  const aggregate = aggregateNamed(node.distinct && node.name === 'count' ? 'countDistinct' : node.name)
  if (!aggregate) return undefined
  for (const arg of node.args) refuseAggregates(arg, 'inside another aggregate function')
  const counts = /^count(If)?$/i.test(node.name) && !node.distinct
  const args = node.args.flatMap((arg) => (counts && arg.kind === 'star' ? [] : compileArgument(arg, scope)))
  const condition = aggregate.isConditional ? args.pop() : undefined
  if (condition) refuseCondition(condition)
  refuseArguments(node.name, aggregate, args)
  const parameters = (node.parameters ?? []).map((parameter) => Number(compile(parameter, scope).constant))
  if (parameters.some(Number.isNaN)) throw new QueryError('Cannot convert String to double. ')
  if (/^quantile/.test(node.name) && parameters.some((level) => level < 0 || level > 1))
    throw new QueryError('Quantile level is out of range [0..1]. ')
  const type = typeOfResult(
    aggregate,
    args.map((arg) => arg.type),
  )
  return { args, condition, type, start: () => aggregate.start(parameters, scope.budget) }
}

function refuseArguments(name: string, { arity, isNumeric }: Aggregate, args: Compiled[]): void {
  const [least, most] = arity
  const takes = most === 1 ? 'single argument' : most === 2 ? 'two arguments' : 'at least one argument'
  if (args.length < least || args.length > most) throw new QueryError(`Aggregate function ${name} requires ${takes}. `)
  const wrong = isNumeric && args.find(({ type }) => !isCondition(type) && !isTime(type))
  if (wrong) throw new QueryError(`Illegal type ${wrong.type} of argument for aggregate function ${name}. `)
}

export function refuseCondition({ type }: Compiled): void {
  if (!/^(UInt8|Bool|Nullable\(Nothing\))$/.test(type))
    throw new QueryError(`Illegal type ${type} of last argument for aggregate function with If suffix. `)
}

function refuseBare(node: Expression, types: Record<string, string>, scope: Scope): void {
  if (node.kind === 'call' && functionNamed(node.name).found) for (const arg of node.args) refuseBare(arg, types, scope)
  if (node.kind !== 'column' || Object.hasOwn(types, node.name)) return
  compile(node, scope)
  throw new QueryError(
    `Column '${scope.table ? `${scope.table}.` : ''}${node.name}' is not under aggregate function and not in GROUP BY keys. In query ${scope.query}. `,
  )
}

/** Throws if an expression contains an aggregate function. `where` says in messages where it stands. */
export function refuseAggregates(node: Expression, where: string): void {
  if (node.kind !== 'call') return
  if (aggregateNamed(node.name)) {
    // Servers write standard aggregate functions with arguments in capitals, and error messages show that.
    const isStandard = /^(count|sum|avg|min|max)$/i.test(node.name) && node.args.length > 0
    const args = node.args.map((arg) => (arg.kind === 'star' ? '*' : nameOf(arg)))
    const given = node.parameters ? `(${node.parameters.map(nameOf).join(', ')})` : ''
    const written = `${isStandard ? node.name.toUpperCase() : node.name}${given}(${args.join(', ')})`
    throw new QueryError(`Aggregate function ${written} is found ${where} in query. `)
  }
  for (const arg of node.args) refuseAggregates(arg, where)
}
