import { call, type Expression } from './expression.ts'

/** Operators from those that bind least to those that bind most, with the functions that they stand for. */
export const levels: readonly Record<string, string>[] = [
  { OR: 'or' },
  { AND: 'and' },
  {
    '=': 'equals',
    '==': 'equals',
    '!=': 'notEquals',
    '<>': 'notEquals',
    '<': 'less',
    '<=': 'lessOrEquals',
    '>': 'greater',
    '>=': 'greaterOrEquals',
    '<=>': 'isNotDistinctFrom',
  },
  { '||': 'concat' },
  { '+': 'plus', '-': 'minus' },
  { '*': 'multiply', '/': 'divide', '%': 'modulo', DIV: 'intDiv', MOD: 'modulo' },
]

/** The level of comparisons, beside which tests such as IN and LIKE stand. */
export const comparisons = 2

/** Words that name nothing. */
export const reserved: RegExp =
  /^(AND|OR|NOT|AS|IN|LIKE|ILIKE|BETWEEN|IS|FROM|WHERE|SELECT|LIMIT|GROUP|ORDER|UNION|DISTINCT)$/i

/** Words that are values. */
export const constants: Readonly<Record<string, Expression>> = {
  true: { kind: 'literal', value: true, type: 'Bool', text: 'true' },
  false: { kind: 'literal', value: false, type: 'Bool', text: 'false' },
  null: { kind: 'literal', value: null, type: 'Nullable(Nothing)', text: 'NULL' },
}

/** `a AND b AND c` is one call, as the database names it. */
export function joined(name: string, left: Expression, right: Expression): Expression {
  const same = (name === 'and' || name === 'or') && left.kind === 'call' && left.name === name
  return same ? call(name, ...left.args, right) : call(name, left, right)
}
