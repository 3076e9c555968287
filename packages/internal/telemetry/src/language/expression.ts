import { type Budget, mostWritten, QueryError } from '../refusals.ts'

/** The value of a column or an expression. Maps and arrays are JSON objects and arrays. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }

export type Row = Record<string, Value>

export type Columns = Readonly<Record<string, string>>

/** A parsed expression. Operators are calls of their functions. */
export type Expression =
  | { kind: 'literal'; value: Value; type: string; text: string }
  | { kind: 'column'; name: string }
  | { kind: 'star' }
  | { kind: 'lambda'; parameter: string; body: Expression }
  | Call

/** A call, with the depth and the number of expressions in it. */
export interface Call extends CallOptions {
  kind: 'call'
  name: string
  args: Expression[]
  depth: number
  nodes: number
}

interface CallOptions {
  parameters?: Expression[]
  distinct?: boolean
}

export interface Compiled {
  type: string
  /** The columns that it reads. */
  columns: ReadonlySet<string>
  constant?: Value
  evaluate: (row: Row) => Value
  /** A column and its only possible values, if a condition allows no others. */
  pinned?: { column: string; values: string[] } | undefined
}

/** The names that an expression can use. */
export interface Scope {
  columns: Columns
  budget: Budget
  /** The value of `now()`, in epoch milliseconds. */
  time: number
  table?: string
  /** The parameters of the lambdas around the expression, which hide columns, with their values for the current item. */
  parameters?: ReadonlyMap<string, { type: string; value: Value }>
  /** `expression` if the database looks only for columns. */
  sought?: 'expression' | 'expression or function'
}

export const call = (name: string, ...args: Expression[]): Call => callWith(name, args)

/** Makes a call. Throws if the expression becomes too large: shared arguments count wherever they stand. */
export function callWith(name: string, args: Expression[], options: CallOptions = {}): Call {
  let [depth, nodes] = [1, 1]
  for (const arg of [...args, ...(options.parameters ?? [])]) {
    const inner = arg.kind === 'lambda' ? arg.body : arg
    depth = Math.max(depth, 1 + (inner.kind === 'call' ? inner.depth : 1))
    nodes += inner.kind === 'call' ? inner.nodes : 1
  }
  if (depth > mostWritten.depth) throw new QueryError(`AST is too deep. Maximum: ${mostWritten.depth}. `)
  if (nodes > mostWritten.nodes) throw new QueryError(`AST is too big. Maximum: ${mostWritten.nodes}. `)
  return { kind: 'call', name, args, ...options, depth, nodes }
}

export const column = (name: string): Expression => ({ kind: 'column', name })

const quoted = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`

export const literal = (value: Value, type: string, text: string): Expression => ({
  kind: 'literal',
  value,
  type,
  text,
})

export const textLiteral = (value: string): Expression => literal(value, 'String', quoted(value))

/** A number literal. A number with a point or an exponent is not an integer. */
export function numberLiteral(value: number, isWhole: boolean = Number.isInteger(value)): Expression {
  if (!isWhole) return literal(value, 'Float64', Number.isInteger(value) ? `${value}.` : String(value))
  const size = [8, 16, 32].find((bits) => Math.abs(value) < 2 ** (value < 0 ? bits - 1 : bits)) ?? 64
  return literal(value, `${value < 0 ? 'Int' : 'UInt'}${size}`, String(value))
}

/** Repeats a mistake of servers: they turn `f(x)[1]` into `f(x)[1][1]`. */
export function asRewritten(expression: Expression): Expression {
  if (expression.kind !== 'call' || expression.name !== 'arrayElement') return expression
  const [list, key] = expression.args
  const isMade = list?.kind === 'call' && !['arrayElement', 'array'].includes(list.name)
  return isMade && key ? call('arrayElement', expression, key) : expression
}

export function replaced(node: Expression, replace: (node: Expression) => Expression | undefined): Expression {
  const replacement = replace(node)
  if (replacement) return replacement
  return node.kind === 'call' ? { ...node, args: node.args.map((arg) => replaced(arg, replace)) } : node
}

/** The name of a column without an alias: the expression, with functions in place of operators. */
export function expressionName(expression: Expression): string {
  if (expression.kind === 'literal') return expression.text
  if (expression.kind === 'column') return expression.name
  if (expression.kind === 'star') return ''
  if (expression.kind === 'lambda') return `lambda(tuple(${expression.parameter}), ${expressionName(expression.body)})`
  const args = expression.args.map(expressionName).join(', ')
  if (expression.name === 'tuple') return `(${args})`
  if (expression.name === 'array') return `[${args}]`
  const parameters = expression.parameters ? `(${expression.parameters.map(expressionName).join(', ')})` : ''
  return `${expression.name}${parameters}(${expression.distinct ? 'DISTINCT ' : ''}${args})`
}
