import lucene, { type AST, type BinaryAST, type Node, type NodeRangedTerm, type NodeTerm } from 'lucene'
import { QueryError } from '../query-error.ts'
import { type Columns, call, column, type Expression, nameOf, number, text } from './expression.ts'
import { parseExpression } from './parser.ts'
import { isNumber, isTime } from './types.ts'

/** The columns that a condition can search. */
export interface Search {
  columns: Columns
  implicit?: string | undefined
  /** The day of the server's release. */
  since?: string | undefined
  /** The field of the surrounding brackets, as in `field:(a OR b)`. */
  within?: string
}

/** The first day of servers that support open and half-open ranges. */
const rangesSince = '2026-08-05'

const everything: Expression = { kind: 'literal', value: 1, type: 'UInt8', text: '1' }
const bare = '<implicit>'

/** Parses a condition in Lucene syntax, into the expression that servers generate for it. */
export function parseLucene(condition: string, search: Search): Expression {
  let ast: AST
  try {
    ast = lucene.parse(hidden(condition))
  } catch (error) {
    throw new QueryError(withoutSlashes((error as Error).message), true)
  }
  return 'left' in ast ? ofTree(ast, search) : everything
}

/** Replaces characters that the grammar must not interpret: colons of URLs, escaped colons, and slashes. */
function hidden(condition: string): string {
  return condition
    .replaceAll('\\\\', '\uE001')
    .replaceAll('\\:', '\uE000')
    .replace(/\b(https?|localhost):(?=\/\/|\d)/g, '$1\uE000')
    .replaceAll('/', '\uE002')
}

/** Removes slashes from an error message, because they are plain characters in the grammar of servers. */
function withoutSlashes(complaint: string): string {
  return complaint.includes('"/", ') ? complaint.replace('"/", ', '').replace('()"/', '()"') : complaint
}

function shown(term: string): string {
  return term.replaceAll('\\"', '"').replaceAll('\uE001', '\\').replaceAll('\uE000', ':').replaceAll('\uE002', '/')
}

/** Gives AND precedence over OR, unlike the tree: servers write the terms into SQL one after another. */
function ofTree(tree: AST, outer: Search): Expression {
  const [start] = /^(AND|OR)$/.exec(('start' in tree && tree.start) || '') ?? []
  if (start) throw new QueryError(`Function with name \`${start}\` does not exist. `)
  const field = tree.parenthesized && tree.field !== bare ? tree.field : undefined
  const context = field ? { ...outer, within: shown(field).replace(/^-/, '') } : outer
  const alternatives: Expression[][] = [[]]
  for (const { operator, branch } of inLine(tree)) {
    const operand = 'left' in branch ? ofTree(branch, context) : ofNode(branch, context)
    if (/OR|\|\|/.test(operator)) alternatives.push([])
    alternatives.at(-1)?.push(operator.includes('NOT') ? call('not', operand) : operand)
  }
  const whole = joined(
    'or',
    alternatives.map((operands) => joined('and', operands)),
  )
  return tree.parenthesized && tree.field?.startsWith('-') ? call('not', whole) : whole
}

/** The terms of a tree without brackets, each with the operator before it. */
function inLine(tree: AST): { operator: string; branch: AST | Node }[] {
  const found: { operator: string; branch: AST | Node }[] = [
    { operator: ('start' in tree && tree.start) || 'AND', branch: tree.left },
  ]
  for (let rest: AST | Node = tree; 'operator' in rest; ) {
    const { operator, right }: BinaryAST = rest
    const goesOn = 'left' in right && !right.parenthesized
    found.push({ operator, branch: goesOn ? right.left : right })
    if (!goesOn) break
    rest = right
  }
  return found
}

function joined(name: string, operands: Expression[]): Expression {
  return operands.length === 1 ? (operands[0] as Expression) : call(name, ...operands)
}

function ofNode(node: Node, context: Search): Expression {
  const isBare = node.field === bare
  const name = isBare ? (context.within ?? context.implicit) : shown(node.field).replace(/^[-+]/, '')
  if (name === undefined) throw new QueryError('Can not search bare text without an implicit column set.', true)
  const searched = { ...fieldNamed(name, context.columns), isBare, isBody: isBare && context.within === undefined }
  const negated = node.field.startsWith('-') || (isBare && 'prefix' in node && node.prefix === '-')
  const range = (context.since ?? rangesSince) >= rangesSince ? ofRange : ofClosedRange
  const found = 'term' in node ? ofTerm(node, searched) : range(node, searched)
  return negated ? call('not', found) : found
}

/** A field of a condition. */
interface Field {
  expression: Expression
  /** Matches the exact value, for quoted terms. */
  equals: (term: string) => Expression
  kind: 'text' | 'number' | 'list'
}

interface Searched extends Field {
  isBare: boolean
  /** Whether the text of the row is searched, by words. */
  isBody: boolean
}

const signs: Readonly<Record<string, string>> = {
  '>=': 'greaterOrEquals',
  '<=': 'lessOrEquals',
  '>': 'greater',
  '<': 'less',
}

function ofTerm(node: NodeTerm, searched: Searched): Expression {
  const term = `${!searched.isBare && node.prefix === '-' ? '-' : ''}${shown(node.term)}`
  if (node.quoted) return searched.isBare ? contains(term, searched) : searched.equals(term)
  if (term === '*') return exists(searched)
  const [sign] = /^[<>]=?/.exec(term) ?? []
  if (sign) {
    refuseLists(searched, sign)
    return call(signs[sign] as string, searched.expression, text(term.slice(sign.length)))
  }
  const start = term.startsWith('*')
  const end = term.length > 1 && term.endsWith('*')
  const plain = term.slice(start ? 1 : 0, end ? -1 : undefined)
  if (!(start || end) || !searched.isBare) return contains(plain, searched)
  return call('ilike', searched.expression, text(`${start ? '%' : ''}${escaped(plain)}${end ? '%' : ''}`))
}

/** Matches a word of the row's text, a part of another text column, or the exact value of a number. */
function contains(term: string, searched: Searched): Expression {
  if (searched.kind !== 'text') return searched.equals(term)
  if (term === '') return everything
  const anywhere = call('ilike', searched.expression, text(`%${escaped(term)}%`))
  if (!searched.isBody) return anywhere
  const asWords = call('hasAllTokens', searched.expression, text(term))
  return /[\0-/:-@[-`{-\x7f]/.test(term) ? call('and', asWords, anywhere) : asWords
}

const escaped = (term: string): string => term.replace(/[\\%_]/g, '\\$&')

function ofRange({ term_min, term_max, inclusive }: NodeRangedTerm, searched: Searched): Expression {
  refuseLists(searched, 'range')
  const from = /both|left/.test(inclusive) ? 'greaterOrEquals' : 'greater'
  const to = /both|right/.test(inclusive) ? 'lessOrEquals' : 'less'
  const low = term_min === '*' ? [] : [call(from, searched.expression, limit(shown(term_min)))]
  const high = term_max === '*' ? [] : [call(to, searched.expression, limit(shown(term_max)))]
  return low.length + high.length === 0 ? exists(searched) : joined('and', [...low, ...high])
}

/** A range of older servers, which includes both of its ends. */
function ofClosedRange({ term_min, term_max }: NodeRangedTerm, searched: Searched): Expression {
  refuseLists(searched, 'range')
  const high = limit(shown(term_max))
  const low = nameOf(high).startsWith("'") ? text(shown(term_min)) : limit(shown(term_min))
  return call('and', call('greaterOrEquals', searched.expression, low), call('lessOrEquals', searched.expression, high))
}

function limit(written: string): Expression {
  return Number.isNaN(Number(written)) ? text(written) : number(Number(written))
}

const exists = ({ expression }: Field): Expression => call('equals', call('notEmpty', expression), number(1))

function refuseLists({ kind }: Field, comparison: string): void {
  if (kind === 'list') throw new QueryError(`${comparison} comparison is not supported for Array-type fields`, true)
}

/** Finds a column, or a key of a map. The column is the shortest known name before a dot. */
function fieldNamed(name: string, columns: Columns): Field {
  const parts = name.split('.')
  const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
  const known = [name, ...prefixes].find((prefix) => Object.hasOwn(columns, prefix))
  // Servers put unknown names into the query unchanged.
  if (known === undefined) return ofText(parseExpression(name))
  const type = columns[known] as string
  const key = name.slice(known.length + 1)
  if (type.startsWith('Array(')) return ofArray(known, key, type)
  if (known === name) {
    if (type.startsWith('Map(')) throw new QueryError('Map or Tuple types cannot be searched with Lucene.', true)
    return isNumber(type) || isTime(type) ? ofNumber(column(name), type) : ofText(column(name))
  }
  if (type.startsWith('Map(')) return ofText(call('arrayElement', column(known), text(key)))
  if (type === 'String') return ofText(call('JSONExtractString', column(known), ...key.split('.').map(text)))
  throw new QueryError('Unsupported column type for prefix match', true)
}

const ofText = (expression: Expression): Field => ({
  expression,
  kind: 'text',
  equals: (term) => call('equals', expression, text(term)),
})

function ofNumber(expression: Expression, type: string): Field {
  const compared = isTime(type) ? call('toFloat64', expression) : expression
  const equals = (term: string) => call('equals', compared, call('CAST', text(term), text('Float64')))
  return { expression, kind: 'number', equals }
}

function ofArray(name: string, key: string, type: string): Field {
  const expression = column(name)
  const needsKey = type.startsWith('Array(Map')
  const equals = (term: string): Expression => {
    if (needsKey && !key)
      throw new QueryError(`Map key expression is required for searching column ${name}. Try '${name}.key:value'`, true)
    return call('arrayContainsText', expression, text(term), ...(needsKey ? [text(key)] : []))
  }
  return { expression, kind: 'list', equals }
}
