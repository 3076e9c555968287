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

const quoted = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`

export function literal(value: Value, type: string, text: string): Expression {
  return { kind: 'literal', value, type, text }
}

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
  return callWith(
    name,
    args.map((arg) => replaced(arg, replace)),
    options,
  )
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

const forms = [
  String.raw`(?<space>\s+|--[^\n]*|/\*[\s\S]*?\*/)`,
  String.raw`(?<number>0x[0-9a-f]+|0b[01]+|(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)`,
  String.raw`(?<text>'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*')`,
  String.raw`(?<quoted>"[^"\\]*(?:\\.[^"\\]*)*"|\x60[^\x60\\]*(?:\\.[^\x60\\]*)*\x60)`,
  String.raw`(?<word>[a-z_$][\w$]*)`,
  String.raw`(?<sign>::|->|<=>|<>|!=|==|<=|>=|\|\||[-+*/%=<>(),.[\];:?])`,
]
const form = new RegExp(forms.join('|'), 'iy')

/** Refuses a text with what is no token, before its syntax is read. */
function refuseUnreadable(source: string): void {
  for (let position = 0; position < source.length; position = form.lastIndex) {
    // Later tokens would search for the end of the comment again and again.
    const isOpen = source.startsWith('/*', position) && source.indexOf('*/', position + 2) < 0
    if (isOpen) throw syntaxError(source, position, '/*', 'Multiline comment is not closed: ')
    form.lastIndex = position
    if (!form.test(source)) throw unrecognized(source, position)
  }
}

function unrecognized(source: string, position: number): QueryError {
  const character = source.charAt(position)
  const reason = /['"`@#{}]/.test(character) ? '' : 'Unrecognized token: '
  const isBang = character === '!'
  return syntaxError(source, position, character, isBang ? 'Exclamation mark can only occur in != operator: ' : reason)
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

/** Reads a text by a rule of the grammar. Words that match `notAliases` cannot be an alias without AS; without it, none can. */
function read<Read>(startRule: 'single' | 'list' | 'order', source: string, notAliases?: RegExp): Read {
  refuseLong(source)
  refuseUnreadable(source)
  try {
    return parse(source, { ...common, startRule, notAliases })
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error
    const { offset } = error.location.start
    form.lastIndex = offset
    throw syntaxError(source, offset, form.exec(source)?.[0] ?? '')
  }
}

/** Parses what stands after ORDER BY: expressions separated by commas, each with a direction. */
export const parseOrder = (source: string): Item[] => read('order', source)

export const parseExpression = (source: string): Expression => read('single', source)

/** Parses expressions separated by commas, with their aliases: each word but some can be one without AS. */
export const parseExpressions = (source: string, notAliases?: RegExp): Item[] => read('list', source, notAliases)
