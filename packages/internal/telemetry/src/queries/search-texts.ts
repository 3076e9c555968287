import type { Expression, Item, Scope } from '../language/expression.ts'
import { beforeNames, column, joining, notOfSelections, parseExpressions, parseOrder } from '../language/expression.ts'
import { QueryError } from '../refusals.ts'
import { readCondition } from './query.ts'

// The texts of a search stand in one statement: an error can be about what stands after a text. Servers take a word with three
// capitals, at which the syntax is wrong, for the name of another error, so that the word decides about the status.

/** Parses a text, with the words of the database about what follows it. */
function parsed<Parsed>(
  text: string,
  parse: (text: string) => Parsed,
  withNext: (message: string, text: string) => string,
): Parsed {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    throw new QueryError(withNext(error.message, text), error.isEarly)
  }
}

export function conditionText(query: Parameters<typeof readCondition>[0], scope: Scope): Expression | undefined {
  return parsed(query.aggregation.where ?? '', () => readCondition(query, scope), withOrder)
}

/** The error about a condition with the order that stands after it. The condition stands in parentheses. */
function withOrder(message: string, where: string): string {
  const isOpen = /[([]|^\s*--|::\s*$|\bAS\s*$|^\s*CASE\b/i.test(where) || lacksKeyword.test(where)
  return isOpen ? message : message.replace('(end of query)', '(ORDER)')
}

/** A condition or an order that ends where the database expects a keyword. */
const lacksKeyword = /[^,\s(]\s+(IS|NOT|NULLS|WITH|GLOBAL|DISTINCT)\s*$/i

/** The selected expressions, and whether equal rows are one. The database accepts a comma after the last one. */
export function selectionText(text: string): { readonly items: Item[]; readonly isDistinct: boolean } {
  const [, distinct, rest = ''] = /^\s*(DISTINCT\b)?([\s\S]*)$/i.exec(text.replace(/(\S)\s*,\s*$/, '$1')) ?? []
  if (/^\s*(ALL\s*)?$/i.test(rest)) throw new QueryError('Syntax error: failed at position 14 ({): {. ')
  // A word that nothing follows is a name.
  if (/^\s*select\s*$/i.test(rest)) return { items: [{ expression: column(rest.trim()) }], isDistinct: false }
  const items = parsed(rest, (selection) => parseExpressions(selection, notOfSelections), withTable)
  return { items, isDistinct: distinct !== undefined }
}

const atTable = new RegExp(
  `\\((?:FROM\\)(?=: )|(${beforeNames})\\)(?=: \\1\\s*\\. $)|(GROUP|ORDER)\\)(?=: \\2 BY\\s*\\. $))`,
  'i',
)
const atWord = new RegExp(`\\((${joining}|${beforeNames})\\)(?=: )`, 'i')

/** The error about a selection with the table that stands after it: `FROM {…}`. */
function withTable(message: string, selection: string): string {
  if (/\S\s+(NOT|GLOBAL)\s*$/i.test(selection)) return message.replace('(end of query)', '(FROM)')
  return message.replace(atTable, '({)').replace(atWord, '(FROM)')
}

export function orderText(text: string, items: readonly Item[]): Item[] {
  if (/^all$/i.test(text)) return items.map(({ expression }) => ({ expression }))
  return parsed(text, parseOrder, withPage)
}

/** The error about an order with the page that stands after it: `LIMIT {…}`. */
function withPage(message: string, order: string): string {
  if (lacksKeyword.test(order)) return message.replace('(end of query)', '(LIMIT)')
  return message.replace(/\((LIMIT|OFFSET)\)(?=: \1(?!.*[A-Z]{3}))|\((SETTINGS|FORMAT)\)(?=: \2\. $)/, '({)')
}
