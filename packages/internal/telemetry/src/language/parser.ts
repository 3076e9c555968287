import { parse, SyntaxError as SyntaxFault } from '../generated/sql.js'
import { QueryError, refuseDeep, refuseLong } from '../refusals.ts'
import { intervalFunction, unitNamed } from './calendar.ts'
import type { Expression } from './expression.ts'
import { call, callWith, column, expressionName, literal, numberLiteral, textLiteral } from './expression.ts'
import sql from './sql.json' with { type: 'json' }

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
