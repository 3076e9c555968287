import { Environment } from '@marcbachmann/cel-js'
import type { Expression } from './expression-values.ts'

const environment = new Environment({ unlistedVariablesAreDyn: false, homogeneousAggregateLiterals: false })
  .registerVariable('self', 'dyn')
  .registerVariable('item', 'dyn')
  // As `regex.replace` of CEL; this evaluator has no regular expressions but `matches`.
  .registerFunction('string.replaceAll(string, string): string', (text: string, pattern: string, by: string) =>
    text.replace(new RegExp(pattern, 'gu'), by),
  )

/** Parses an expression in CEL. Throws the error of the parser with the place in the expression. */
export function parsedExpression(text: string): Expression {
  return checked(text) as Expression
}

/** The syntax tree of an expression. */
export function treeOf(text: string): { readonly op: string; readonly args: unknown } {
  return checked(text).ast
}

function checked(text: string) {
  const { valid, error } = environment.check(text)
  if (!valid) throw error
  return environment.parse(text)
}
