import { QueryError } from '../query-error.ts'
import { type Columns, call, column, type Expression, number, text } from './expression.ts'
import { parseExpression } from './parser.ts'
import { isNumber, isTime } from './types.ts'

/** A field of a condition in Lucene syntax. */
export interface SearchedField {
  expression: Expression
  kind: 'text' | 'number' | 'list'
  /** The very value, as quotes ask for it. */
  equals: (term: string) => Expression
  exists: () => Expression
  /** Complains where an array is compared. */
  refuseLists: (comparison: string) => void
}

/** Finds a column, or a key of a map: the shortest name before a dot that is a column's. */
export function fieldNamed(name: string, columns: Columns): SearchedField {
  const known = Object.hasOwn(columns, name) ? name : prefixes(name).find((prefix) => Object.hasOwn(columns, prefix))
  // A server puts what it does not know into the query as it is.
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

function prefixes(name: string): string[] {
  const parts = name.split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}

const comparable = { refuseLists: () => undefined }

function ofText(expression: Expression): SearchedField {
  return {
    expression,
    kind: 'text',
    equals: (term) => call('equals', expression, text(term)),
    exists: () => call('equals', call('notEmpty', expression), number(1)),
    ...comparable,
  }
}

function ofNumber(expression: Expression, type: string): SearchedField {
  const compared = isTime(type) ? call('toFloat64', expression) : expression
  return {
    expression,
    kind: 'number',
    equals: (term) => call('equals', compared, call('CAST', text(term), text('Float64'))),
    exists: () => call('equals', call('notEmpty', expression), number(1)),
    ...comparable,
  }
}

function ofArray(name: string, key: string, type: string): SearchedField {
  const list = column(name)
  const needsKey = type.startsWith('Array(Map')
  const equals = (term: string): Expression => {
    if (needsKey && !key)
      throw new QueryError(`Map key expression is required for searching column ${name}. Try '${name}.key:value'`, true)
    return call('arrayContainsText', list, text(term), ...(needsKey ? [text(key)] : []))
  }
  return {
    expression: list,
    kind: 'list',
    equals,
    exists: () => call('equals', call('notEmpty', list), number(1)),
    refuseLists: (comparison) => {
      throw new QueryError(`${comparison} comparison is not supported for Array-type fields`, true)
    },
  }
}
