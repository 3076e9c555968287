import type { Budget } from '../budget.ts'
import { refuseLarge } from './limits.ts'

/** The value of a column or an expression. Maps and arrays are JSON objects and arrays. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }

/** A row: its values by column. */
export type Row = Record<string, Value>

/** The columns of a table, with their database types. */
export type Columns = Readonly<Record<string, string>>

/** A parsed expression. Operators are calls of their functions. */
export type Expression =
  | { kind: 'literal'; value: Value; type: string; text: string }
  | { kind: 'column'; name: string }
  | { kind: 'star' }
  | { kind: 'lambda'; parameters: string[]; body: Expression }
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

/** An expression that can be evaluated for a row. */
export interface Compiled {
  type: string
  /** The columns that it reads. */
  columns: ReadonlySet<string>
  /** Its value, if it is constant. */
  constant?: Value
  evaluate: (row: Row) => Value
  /** The only possible values of a column, if a condition allows no others. */
  pinned?: Pinned | undefined
}

/** A column, and its possible values. */
export interface Pinned {
  column: string
  values: string[]
}

/** A parameter of a lambda, with its value for the current item. */
export interface Parameter {
  type: string
  value: Value
}

/** The names that an expression can use, and the end of error messages about unknown names. */
export interface Scope {
  columns: Columns
  budget: Budget
  /** The value of `now()`, in epoch milliseconds. */
  time: number
  /** The query in error messages, such as `SELECT … FROM default.logs`. */
  query: string
  /** The table, such as `default.logs`. */
  table?: string
  /** The parameters of the lambdas around the expression, which hide columns. */
  parameters?: ReadonlyMap<string, Parameter>
  /** `expression` if the database looks only for columns. */
  sought?: 'expression' | 'expression or function'
}

export function call(name: string, ...args: Expression[]): Expression {
  return callWith(name, args)
}

/** Makes a call. Throws if the expression becomes too large: shared arguments count wherever they stand. */
export function callWith(name: string, args: Expression[], options: CallOptions = {}): Expression {
  let [depth, nodes] = [1, 1]
  for (const arg of [...args, ...(options.parameters ?? [])]) {
    const inner = arg.kind === 'lambda' ? arg.body : arg
    depth = Math.max(depth, 1 + (inner.kind === 'call' ? inner.depth : 1))
    nodes += inner.kind === 'call' ? inner.nodes : 1
  }
  refuseLarge(depth, nodes)
  return { kind: 'call', name, args, ...options, depth, nodes }
}

export function column(name: string): Expression {
  return { kind: 'column', name }
}

export function text(value: string): Expression {
  return { kind: 'literal', value, type: 'String', text: `'${value.replace(/[\\']/g, '\\$&')}'` }
}

/** A number literal. A number with a point or an exponent is not an integer. */
export function number(value: number, isWhole: boolean = Number.isInteger(value)): Expression {
  const text = !isWhole && Number.isInteger(value) ? `${value}.` : String(value)
  return { kind: 'literal', value, type: typeOfNumber(value, isWhole), text }
}

function typeOfNumber(value: number, isWhole: boolean): string {
  if (!isWhole) return 'Float64'
  const size = [8, 16, 32].find((bits) => Math.abs(value) < 2 ** (value < 0 ? bits - 1 : bits)) ?? 64
  return `${value < 0 ? 'Int' : 'UInt'}${size}`
}

/** Repeats a mistake of servers: they turn `f(x)[1]` into `f(x)[1][1]`. */
export function asRewritten(expression: Expression): Expression {
  if (expression.kind !== 'call' || expression.name !== 'arrayElement') return expression
  const [list, key] = expression.args
  const isMade = list?.kind === 'call' && !['arrayElement', 'array'].includes(list.name)
  return isMade && key ? call('arrayElement', expression, key) : expression
}

/** The name of a column without an alias: the expression, with functions in place of operators. */
export function nameOf(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return expression.text
    case 'column':
      return expression.name
    case 'star':
      return ''
    case 'lambda':
      return `lambda(tuple(${expression.parameters.join(', ')}), ${nameOf(expression.body)})`
    case 'call': {
      const args = expression.args.map(nameOf).join(', ')
      if (expression.name === 'tuple') return `(${args})`
      if (expression.name === 'array') return `[${args}]`
      const parameters = expression.parameters ? `(${expression.parameters.map(nameOf).join(', ')})` : ''
      return `${expression.name}${parameters}(${expression.distinct ? 'DISTINCT ' : ''}${args})`
    }
  }
}
