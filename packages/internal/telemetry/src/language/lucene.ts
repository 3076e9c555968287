import { type Expectation, parse, SyntaxError as SyntaxFault } from '../generated/lucene.js'
import { QueryError, refuseDeep, refuseLong } from '../refusals.ts'
import type { Columns, Expression } from './expression.ts'
import { call, callWith, column, literal, numberLiteral, parseExpression, textLiteral } from './expression.ts'
import sql from './sql.json' with { type: 'json' }
import { is } from './types.ts'

/** The terms of a condition or of brackets, each with the operator before it, which can be empty. */
interface Terms {
  kind: 'terms'
  /** The field before a part, as in `field:(a OR b)`, with a sign before it; absent for bare words. */
  field?: string
  terms: { operator: string; part: Part }[]
}

/** A term, with `-`, `+` or `!` before it. */
interface Term extends Pick<Terms, 'field'> {
  kind: 'term'
  term: string
  isQuoted: boolean
  prefix: string | null
}

/** A range, and whether it includes its ends. */
interface TermRange extends Pick<Terms, 'field'> {
  kind: 'range'
  from: string
  to: string
  includes: { from: boolean; to: boolean }
}

type Part = Terms | Term | TermRange

interface Search {
  columns: Columns
  implicit?: string | undefined
  /** Whether the server refuses ranges with an open or a half-open end. */
  refusesOpenRanges?: boolean
  /** The field of the surrounding brackets, as in `field:(a OR b)`. */
  within?: string
}

const everything = literal(1, 'UInt8', '1')

/** The characters of a class, each as a text: the generator joins texts of one character, and servers list them. */
function listed(expected: Expectation): Expectation[] {
  if (expected.type !== 'class' || expected.inverted || expected.parts.length < 2) return [expected]
  return expected.parts.map((text) => ({ type: 'literal', text: String(text), ignoreCase: false }))
}

/** Reads a condition in Lucene syntax, with the error messages of the servers. Escapes remain in its terms. */
function readLucene(condition: string): Terms {
  refuseLong(condition)
  try {
    return parse(condition, { refuseDeep })
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error
    throw new QueryError(SyntaxFault.buildMessage(error.expected.flatMap(listed), error.found), true)
  }
}

/** Parses a condition in Lucene syntax, into the expression that servers generate for it. */
export function parseLucene(condition: string, search: Search): Expression {
  // The grammar must not interpret escaped backslashes and colons, and colons of URLs.
  const hidden = condition.replaceAll('\\\\', '\uE001').replaceAll('\\:', '\uE000')
  const whole = readLucene(hidden.replace(/\b(https?|localhost):(?=\/\/|\d)/g, '$1\uE000'))
  return whole.terms.length === 0 ? everything : ofTerms(whole, search)
}

const withoutEscapes = (term: string): string =>
  term.replaceAll('\\"', '"').replaceAll('\uE001', '\\').replaceAll('\uE000', ':')

/** Several expressions of which all or some must hold; a single one stands for itself. */
const joinedConditions = (name: 'and' | 'or', all: Expression[]): Expression =>
  all.length === 1 ? (all[0] as Expression) : callWith(name, all)

/** Gives AND precedence over OR: servers write the terms into SQL one after another. */
function ofTerms({ terms, field }: Terms, outer: Search): Expression {
  const [start] = /^(AND|OR)$/.exec(terms[0]?.operator ?? '') ?? []
  if (start) throw new QueryError(`Function with name \`${start}\` does not exist. `)
  const context = field ? { ...outer, within: withoutEscapes(field).replace(/^-/, '') } : outer
  const alternatives: Expression[][] = [[]]
  for (const { operator, part } of terms) {
    const operand = part.kind === 'terms' ? ofTerms(part, context) : ofNode(part, context)
    if (/OR|\|\|/.test(operator)) alternatives.push([])
    alternatives.at(-1)?.push(operator.includes('NOT') ? call('not', operand) : operand)
  }
  const joined = alternatives.map((operands) => joinedConditions('and', operands))
  const whole = joinedConditions('or', joined)
  return field?.startsWith('-') ? call('not', whole) : whole
}

function ofNode(node: Term | TermRange, { columns, implicit, refusesOpenRanges = false, within }: Search): Expression {
  const isBare = node.field === undefined
  const name = isBare ? (within ?? implicit) : withoutEscapes(node.field ?? '').replace(/^[-+]/, '')
  if (name === undefined) throw new QueryError('Can not search bare text without an implicit column set.', true)
  const searched = { ...fieldNamed(name, columns), isBare, isBody: isBare && within === undefined }
  const negated = isBare ? node.kind === 'term' && node.prefix === '-' : node.field?.startsWith('-')
  const found = node.kind === 'term' ? ofTerm(node, searched) : ofRange(node, searched, refusesOpenRanges)
  return negated ? call('not', found) : found
}

/** What a term is compared with. */
interface Field {
  expression: Expression
  /** Matches the exact value, for quoted terms. */
  equals: (term: string) => Expression
  kind: 'text' | 'number' | 'list'
}

/** `isBody`: whether the text of the row is searched, by words. */
type Searched = Field & { isBare: boolean; isBody: boolean }

function ofTerm(node: Term, searched: Searched): Expression {
  const term = `${!searched.isBare && node.prefix === '-' ? '-' : ''}${withoutEscapes(node.term)}`
  if (node.isQuoted) return searched.isBare ? contains(term, searched) : searched.equals(term)
  if (term === '*') return exists(searched)
  const sign = /^[<>]=?/.exec(term)?.[0] as keyof typeof sql.operators | undefined
  if (sign) {
    refuseLists(searched, sign)
    return call(sql.operators[sign], searched.expression, textLiteral(term.slice(sign.length)))
  }
  const start = term.startsWith('*') ? '%' : ''
  const end = term.length > 1 && term.endsWith('*') ? '%' : ''
  const plain = term.slice(start.length, end ? -1 : undefined)
  if (!(start || end) || !searched.isBare) return contains(plain, searched)
  return call('ilike', searched.expression, textLiteral(`${start}${escaped(plain)}${end}`))
}

/** Matches a word of the row's text, a part of another text column, or the exact value of a number. */
function contains(term: string, searched: Searched): Expression {
  if (searched.kind !== 'text') return searched.equals(term)
  if (term === '') return everything
  const anywhere = call('ilike', searched.expression, textLiteral(`%${escaped(term)}%`))
  if (!searched.isBody) return anywhere
  const asWords = call('hasAllTokens', searched.expression, textLiteral(term))
  return /[\0-/:-@[-`{-\x7f]/.test(term) ? call('and', asWords, anywhere) : asWords
}

const escaped = (term: string): string => term.replace(/[\\%_]/g, '\\$&')

/** A range. Older servers include both of its ends, and know no open ones. */
function ofRange({ from, to, includes }: TermRange, searched: Searched, isOld: boolean): Expression {
  refuseLists(searched, 'range')
  const isNumeric = !Number.isNaN(Number(withoutEscapes(to)))
  const limit = (written: string) =>
    Number.isNaN(Number(written)) || (isOld && !isNumeric) ? textLiteral(written) : numberLiteral(Number(written))
  const ends = [
    { written: from, name: includes.from || isOld ? 'greaterOrEquals' : 'greater' },
    { written: to, name: includes.to || isOld ? 'lessOrEquals' : 'less' },
  ]
  const given = isOld ? ends : ends.filter(({ written }) => written !== '*')
  if (given.length === 0) return exists(searched)
  const limits = given.map(({ written, name }) => call(name, searched.expression, limit(withoutEscapes(written))))
  return joinedConditions('and', limits)
}

const exists = ({ expression }: Field): Expression => call('equals', call('notEmpty', expression), numberLiteral(1))

function refuseLists({ kind }: Field, comparison: string): void {
  if (kind === 'list') throw new QueryError(`${comparison} comparison is not supported for Array-type fields`, true)
}

/** Finds a column, or a key of a map. The column is the shortest known name before a dot. */
function fieldNamed(name: string, columns: Columns): Field {
  const prefixes = Object.keys(columns).filter((known) => name.startsWith(`${known}.`))
  const shortest = prefixes.sort((one, other) => one.length - other.length)[0]
  const known = Object.hasOwn(columns, name) ? name : shortest
  // Servers put unknown names into the query unchanged.
  if (known === undefined) return ofText(parseExpression(name))
  const type = columns[known] as string
  const key = name.slice(known.length + 1)
  if (is.list(type)) return ofArray(known, key, type)
  if (known === name) {
    if (is.map(type)) throw new QueryError('Map or Tuple types cannot be searched with Lucene.', true)
    return is.number(type) || is.time(type) ? ofNumber(column(name), type) : ofText(column(name))
  }
  if (is.map(type)) return ofText(call('arrayElement', column(known), textLiteral(key)))
  if (type === 'String')
    return ofText(callWith('JSONExtractString', [column(known), ...key.split('.').map(textLiteral)]))
  throw new QueryError('Unsupported column type for prefix match', true)
}

function ofText(expression: Expression): Field {
  return { expression, kind: 'text', equals: (term) => call('equals', expression, textLiteral(term)) }
}

function ofNumber(expression: Expression, type: string): Field {
  const compared = is.time(type) ? call('toFloat64', expression) : expression
  const equals = (term: string) => call('equals', compared, call('CAST', textLiteral(term), textLiteral('Float64')))
  return { expression, kind: 'number', equals }
}

function ofArray(name: string, key: string, type: string): Field {
  const expression = column(name)
  const keys = type.startsWith('Array(Map') ? [textLiteral(key)] : []
  const equals = (term: string): Expression => {
    if (keys.length === 0 || key) return call('arrayContainsText', expression, textLiteral(term), ...keys)
    throw new QueryError(`Map key expression is required for searching column ${name}. Try '${name}.key:value'`, true)
  }
  return { expression, kind: 'list', equals }
}
