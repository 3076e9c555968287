/** What a column or an expression holds. A map and an array come as they are in JSON. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }

/** One row: a value for each column. */
export type Row = Record<string, Value>

/** The columns of a table with the names that the database has for their types. */
export type Columns = Readonly<Record<string, string>>

/** An expression, as it was read. Operators are calls of the functions that they stand for. */
export type Expression =
  | { kind: 'literal'; value: Value; type: string; text: string }
  | { kind: 'column'; name: string }
  | { kind: 'star' }
  | { kind: 'lambda'; parameters: string[]; body: Expression }
  | { kind: 'call'; name: string; args: Expression[]; parameters?: Expression[]; distinct?: boolean }

/** An expression that can be asked for its value in a row. */
export interface Compiled {
  type: string
  /** Columns that it reads. */
  columns: ReadonlySet<string>
  /** What it is, where it is the same in all rows. */
  constant?: Value
  evaluate: (row: Row) => Value
  /** Where a condition holds only in rows in which a column is one of these: that. */
  pinned?: Pinned | undefined
}

/** A column, and the values that it can have. */
export interface Pinned {
  column: string
  values: string[]
}

/** What an expression can name, and how the complaint about what it cannot name ends. */
export interface Scope {
  columns: Columns
  /** What `now()` is, in epoch milliseconds. */
  time: number
  /** Such as `SELECT … FROM default.logs`. */
  query: string
  /** Such as `default.logs`. */
  table?: string
  /** `expression` where the database looks for columns only. */
  sought?: 'expression' | 'expression or function'
}

export function call(name: string, ...args: Expression[]): Expression {
  return { kind: 'call', name, args }
}

export function column(name: string): Expression {
  return { kind: 'column', name }
}

export function text(value: string): Expression {
  return { kind: 'literal', value, type: 'String', text: `'${value.replace(/[\\']/g, '\\$&')}'` }
}

/** A number; what is written with a point or an exponent is no whole one. */
export function number(value: number, isWhole: boolean = Number.isInteger(value)): Expression {
  const text = !isWhole && Number.isInteger(value) ? `${value}.` : String(value)
  return { kind: 'literal', value, type: typeOfNumber(value, isWhole), text }
}

function typeOfNumber(value: number, isWhole: boolean): string {
  if (!isWhole) return 'Float64'
  const size = [8, 16, 32].find((bits) => Math.abs(value) < 2 ** (value < 0 ? bits - 1 : bits)) ?? 64
  return `${value < 0 ? 'Int' : 'UInt'}${size}`
}

/** A fault of servers: what a function makes and is asked for an item, as `f(x)[1]`, they ask for it twice. */
export function asRewritten(expression: Expression): Expression {
  if (expression.kind !== 'call' || expression.name !== 'arrayElement') return expression
  const [list, key] = expression.args
  const isMade = list?.kind === 'call' && !['arrayElement', 'array'].includes(list.name)
  return isMade && key ? call('arrayElement', expression, key) : expression
}

/** The name that the database gives to a column that is not named: the expression, with its operators as functions. */
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
