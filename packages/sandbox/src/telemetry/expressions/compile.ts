import { ownOf } from '../../json.ts'
import type { Budget } from '../budget.ts'
import { QueryError } from '../query-error.ts'
import { day } from './calendar.ts'
import {
  type Compiled,
  call,
  column,
  type Expression,
  nameOf,
  type Pinned,
  type Row,
  type Scope,
  type Value,
} from './expression.ts'
import { compileLambda } from './functions/arrays-and-maps.ts'
import type { Prepared } from './functions/function-table.ts'
import { functionNamed } from './functions/functions.ts'

/** Resolves the columns, functions and types of an expression. Throws a `QueryError` if it is invalid. */
export function compile(expression: Expression, scope: Scope): Compiled {
  switch (expression.kind) {
    case 'literal':
      return constant(expression.type, expression.value)
    case 'column':
      return compileColumn(expression.name, scope)
    case 'star':
      throw new QueryError(`Unexpected * in scope ${scope.query}. `)
    case 'lambda':
      throw new QueryError(`Lambda expressions are allowed only as arguments of functions. `)
    case 'call':
      return compileCall(expression, scope)
  }
}

function compileColumn(written: string, scope: Scope): Compiled {
  const parameter = scope.parameters?.get(written)
  const name = parameter ? written : unqualified(written, scope)
  const type = typeOf(name, scope)
  const [, map = '', part = ''] = /^(.*)\.(keys|values)$/.exec(name) ?? []
  if (type === undefined && typeOf(map, scope)?.startsWith('Map('))
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

const typeOf = (name: string, { parameters, columns }: Scope): string | undefined =>
  parameters?.get(name)?.type ?? ownOf(columns, name)

/** The name of a column without its table and database. */
function unqualified(name: string, { columns, table }: Scope): string {
  const prefix = [`${table}.`, `${table?.split('.').at(-1)}.`].find((start) => name.startsWith(start))
  const rest = name.slice(prefix?.length ?? 0)
  return !Object.hasOwn(columns, name) && Object.hasOwn(columns, rest) ? rest : name
}

function compileCall(expression: Expression & { kind: 'call' }, scope: Scope): Compiled {
  const special = compileNow(expression, scope) ?? compileLambda(expression, scope, compile)
  if (special) return special
  const { name, found } = functionNamed(expression.name)
  // Errors in the arguments are reported first.
  const args = expression.args.flatMap((arg) => compileArgument(arg, scope))
  if (!found)
    throw new QueryError(`Function with name \`${expression.name}\` does not exist. In scope ${scope.query}. `)
  const [least, most] = found.arity
  if (args.length < least || args.length > most)
    throw new QueryError(
      found.expects
        ? `An incorrect number of arguments was specified for function '${expression.name}'. Expected ${found.expects}, got ${args.length} arguments: In scope ${scope.query}. `
        : `Number of arguments for function ${expression.name} doesn't match: passed ${args.length}, should be ${least}: In scope ${scope.query}. `,
    )
  const { type, apply } = found.prepare(
    args.map((arg) => arg.type),
    args.map((arg) => arg.constant),
    {
      name,
      budget: scope.budget,
      get where() {
        return `: In scope SELECT ${nameOf(expression)}. `
      },
    },
  )
  const columns = new Set(args.flatMap((arg) => [...arg.columns]))
  // Nested lists and maps have long types.
  scope.budget.chunk(bytesOfType * type.length)
  const evaluate = evaluator(args, guarded(name, scope.budget, apply))
  if (columns.size > 0) return { type, columns, evaluate, pinned: pinnedBy(name, args) }
  return constant(type, evaluate({}))
}

/** The bytes that a character of a type's name may need: each function that reads the type makes it again. */
const bytesOfType = 16

/** Computed columns, which `*` does not include. */
const computed = /^(__materialized_.*|SampleRate)$/

/** Compiles an argument; `*` stands for all columns. */
export function compileArgument(arg: Expression, scope: Scope): Compiled[] {
  if (arg.kind !== 'star') return [compile(arg, scope)]
  return Object.keys(scope.columns)
    .filter((name) => !computed.test(name))
    .map((name) => compileColumn(name, scope))
}

/** Finds a column with few possible values. A pattern of LIKE counts only if its text looks like an id. */
function pinnedBy(name: string, args: Compiled[]): Pinned | undefined {
  if (name === 'and') return args.find((arg) => arg.pinned)?.pinned
  const [read, sought] = args[0]?.constant === undefined ? args : [args[1], args[0]]
  const [column, ...others] = read?.columns ?? []
  if (column === undefined || others.length > 0 || !/^(equals|in|ilike|like)$/.test(name)) return undefined
  const isPattern = name.endsWith('like')
  const written = [sought?.constant].flat().map((value) => String(value ?? ''))
  const values = isPattern ? written.map((value) => value.replaceAll('%', '')) : written
  const isAny = isPattern ? !values.every(isId) : values.includes('')
  return isAny ? undefined : { column, values }
}

const isId = (value: string): boolean => /^([0-9a-f]{16}|[0-9a-f]{32})$/i.test(value)

const constant = (type: string, value: Value): Compiled => ({
  type,
  columns: new Set(),
  constant: value,
  evaluate: () => value,
})

/** Compiles the functions of the current time. Returns undefined for other calls. */
function compileNow({ name, args: [digits] }: Expression & { kind: 'call' }, { time }: Scope): Compiled | undefined {
  switch (name.toLowerCase()) {
    case 'now':
      return digits ? undefined : constant('DateTime', Math.floor(time / 1000) * 1000)
    case 'now64':
      return constant(`DateTime64(${digits?.kind === 'literal' ? digits.value : 3})`, time)
    case 'today':
      return digits ? undefined : constant('Date', Math.floor(time / day) * day)
    case 'yesterday':
      return digits ? undefined : constant('Date', Math.floor(time / day - 1) * day)
  }
}

/** By the name, because test runners bring classes of errors from another realm, or leave `DOMException` out. */
const isOutOfBounds = (error: unknown) => /^(RangeError|URIError|InvalidCharacterError)$/.test(Object(error).name)

/**
 * Counts calls, and turns errors of JavaScript functions into query errors, because an unusable value is a mistake of
 * the query.
 */
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
      if (!isOutOfBounds(error)) throw error
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
