import { parse, SyntaxError as SyntaxFault } from '../generated/sql.js'
import { type Budget, mostWritten, QueryError, refuseDeep, refuseLong } from '../refusals.ts'
import { intervalFunction, unitNamed } from './calendar.ts'
import sql from './sql.json' with { type: 'json' }

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
export interface Call {
  kind: 'call'
  name: string
  args: Expression[]
  parameters?: Expression[]
  distinct?: boolean
  depth: number
  nodes: number
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
export function callWith(name: string, args: Expression[], options: Pick<Call, 'parameters' | 'distinct'> = {}): Call {
  let [depth, nodes] = [1, 1]
  for (const arg of [...args, ...(options.parameters ?? [])]) {
    const inner = arg.kind === 'lambda' ? arg.body : arg
    depth = Math.max(depth, 1 + (inner.kind === 'call' ? inner.depth : 1))
    nodes += nodesOf(inner)
  }
  if (depth > mostWritten.depth) throw new QueryError(`AST is too deep. Maximum: ${mostWritten.depth}. `)
  refuseLarge(nodes)
  return { kind: 'call', name, args, ...options, depth, nodes }
}

export const nodesOf = (expression: Expression): number => (expression.kind === 'call' ? expression.nodes : 1)

export function refuseLarge(nodes: number): void {
  if (nodes > mostWritten.nodes) throw new QueryError(`AST is too big. Maximum: ${mostWritten.nodes}. `)
}

export const column = (name: string): Expression => ({ kind: 'column', name })

export const literal = (value: Value, type: string, text: string): Expression => ({
  kind: 'literal',
  value,
  type,
  text,
})

export const quoted = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`

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
  if (node.kind !== 'call') return node
  const { kind: _, name, args, depth: __, nodes: ___, ...options } = node
  const inner = args.map((arg) => replaced(arg, replace))
  return callWith(name, inner, options)
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

const constants: ReadonlyMap<string, Expression> = new Map([
  ['true', literal(true, 'Bool', 'true')],
  ['false', literal(false, 'Bool', 'false')],
  ['null', literal(null, 'Nullable(Nothing)', 'NULL')],
  ['nan', literal(Number.NaN, 'Float64', 'nan')],
])

const words = (...alternatives: string[]) => new RegExp(`^(${alternatives.join('|')})$`, 'i')

/** Words that join what stands after them to a table, so that FROM cannot follow. */
export const joining: string = sql.words.joining

/** Words after which the database takes FROM for a name or a table. */
export const beforeNames: string = sql.words.beforeNames

/** Words that end an expression of a group, or a selected one, and cannot be its alias. */
export const notOfGroups: RegExp = words(sql.words.operators, sql.words.clauses, sql.words.others)
export const notOfSelections: RegExp = words(sql.words.operators, 'DIV|MOD|REGEXP|SELECT', joining, beforeNames)

/** An expression of a list, with its alias, or of an order, with its direction. */
export interface Item {
  expression: Expression
  alias?: string
  descending?: boolean
}

/** The error for a text with what is no token. */
function unreadable(source: string, position: number): QueryError {
  const isComment = source.startsWith('/*', position)
  const token = isComment ? '/*' : source.charAt(position)
  const reason = /['"`@#{}]/.test(token) ? '' : 'Unrecognized token: '
  const ofBang = token === '!' ? 'Exclamation mark can only occur in != operator: ' : reason
  return syntaxError(source, position, token, isComment ? 'Multiline comment is not closed: ' : ofBang)
}

/** The syntax error of the database for an unexpected token. */
function syntaxError(source: string, position: number, token: string, reason = ''): QueryError {
  const what = position === source.length ? 'end of query' : token
  return new QueryError(
    `${reason}Syntax error: failed at position ${position + 1} (${what}): ${source.slice(position)}. `,
  )
}

const escapes = new Map(Object.entries({ n: '\n', t: '\t', r: '\r', 0: '\0' }))

function unquoted(token: string): string {
  const quote = token.charAt(0)
  const inside = token.slice(1, -1).replaceAll(quote + quote, quote)
  return inside.replace(/\\([\s\S])/g, (_, letter: string) => escapes.get(letter) ?? letter)
}

/** What the grammar makes expressions with. */
const common = {
  call,
  callWith,
  column,
  nameOf: expressionName,
  number: numberLiteral,
  refuseDeep,
  text: textLiteral,
  intervalFunction,
  unitNamed,
  unquoted,
  constants,
  operators: sql.operators,
  tests: sql.tests,
}

/** Reads a text by a rule of the grammar, and throws the error for the place where it does not fit. */
function parsed<Read>(source: string, options: object, errorAt: (position: number) => QueryError): Read {
  try {
    return parse(source, { ...common, ...options })
  } catch (error) {
    throw error instanceof SyntaxFault ? errorAt(error.location.start.offset) : error
  }
}

/** Reads a text. Words that match `notAliases` cannot be an alias without AS; without it, none can. */
function read<Read>(startRule: 'single' | 'list' | 'order', source: string, notAliases?: RegExp): Read {
  refuseLong(source)
  // What is no token is refused before the syntax is read.
  const tokens = parsed<Map<number, string>>(source, { startRule: 'tokens' }, (at) => unreadable(source, at))
  return parsed(source, { startRule, notAliases }, (at) => syntaxError(source, at, tokens.get(at) ?? ''))
}

/** Parses what stands after ORDER BY: expressions separated by commas, each with a direction. */
export const parseOrder = (source: string): Item[] => read('order', source)

export const parseExpression = (source: string): Expression => read('single', source)

/** Parses expressions separated by commas, with their aliases: each word but some can be one without AS. */
export const parseExpressions = (source: string, notAliases?: RegExp): Item[] => read('list', source, notAliases)
