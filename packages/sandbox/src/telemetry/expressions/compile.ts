import { QueryError } from '../query-error.ts'
import { type Columns, type Expression, nameOf, type Row, type Value } from './expression.ts'
import { functionNamed } from './functions.ts'

/** An expression that can be asked for its value in a row. */
export interface Compiled {
  type: string
  /** Columns that it reads. */
  columns: ReadonlySet<string>
  /** What it is, where it is the same in all rows. */
  constant?: Value
  evaluate: (row: Row) => Value
}

/** What an expression can name, and how the complaint about what it cannot name ends. */
export interface Scope {
  columns: Columns
  /** Such as `SELECT … FROM default.logs`. */
  query: string
  /** Such as `default.logs`. */
  table?: string
  /** `expression` where the database looks for columns only. */
  sought?: 'expression' | 'expression or function'
}

/** Finds the columns, functions and types of an expression, or says what is wrong with it. */
export function compile(expression: Expression, scope: Scope): Compiled {
  switch (expression.kind) {
    case 'literal': {
      const { value, type } = expression
      return { type, columns: new Set(), constant: value, evaluate: () => value }
    }
    case 'column':
      return compileColumn(expression.name, scope)
    case 'star':
      throw new QueryError(`Unexpected * in scope ${scope.query}. `)
    case 'call':
      return compileCall(expression, scope)
  }
}

function compileColumn(name: string, scope: Scope): Compiled {
  const type = Object.hasOwn(scope.columns, name) ? scope.columns[name] : undefined
  if (type === undefined) {
    const sought = scope.sought ?? 'expression or function'
    throw new QueryError(`Unknown ${sought} identifier \`${name}\` in scope ${scope.query}. `)
  }
  const plain = type === 'LowCardinality(String)' ? 'String' : type
  return { type: plain, columns: new Set([name]), evaluate: (row) => row[name] as Value }
}

function compileCall(expression: Expression & { kind: 'call' }, scope: Scope): Compiled {
  const found = functionNamed(expression.name)
  if (!found)
    throw new QueryError(`Function with name \`${expression.name}\` does not exist. In scope ${scope.query}. `)
  const args = expression.args.map((arg) => compile(arg, scope))
  const [least, most] = found.arity
  if (args.length < least || args.length > most)
    throw new QueryError(
      `Number of arguments for function ${expression.name} doesn't match: passed ${args.length}, should be ${least}: In scope ${scope.query}. `,
    )
  const { type, apply } = found.prepare(
    args.map((arg) => arg.type),
    args.map((arg) => arg.constant),
    `${expression.name}: In scope SELECT ${nameOf(expression)}`,
  )
  const columns = new Set(args.flatMap((arg) => [...arg.columns]))
  const evaluate = evaluator(args, apply)
  if (columns.size > 0) return { type, columns, evaluate }
  const constant = evaluate({})
  return { type, columns, constant, evaluate: () => constant }
}

function evaluator(args: Compiled[], apply: (...values: Value[]) => Value): (row: Row) => Value {
  const [first, second] = args.map((arg) => arg.evaluate)
  if (args.length === 1 && first) return (row) => apply(first(row))
  if (args.length === 2 && first && second) return (row) => apply(first(row), second(row))
  return (row) => apply(...args.map((arg) => arg.evaluate(row)))
}
