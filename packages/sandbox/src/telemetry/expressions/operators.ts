import { call, type Expression } from './expression.ts'

/** The functions of operators, from the lowest precedence to the highest. */
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
  },
  { '||': 'concat' },
  { '+': 'plus', '-': 'minus' },
  { '*': 'multiply', '/': 'divide', '%': 'modulo', DIV: 'intDiv', MOD: 'modulo' },
]

/** The level of comparisons, and of IN, LIKE and similar operators. */
export const comparisons = 2

/** Words that cannot be names. */
export const reserved: RegExp =
  /^(AND|OR|NOT|AS|IN|LIKE|ILIKE|BETWEEN|IS|FROM|WHERE|SELECT|LIMIT|GROUP|ORDER|UNION|DISTINCT)$/i

/** Words that are literals. */
export const constants: Readonly<Record<string, Expression>> = {
  true: { kind: 'literal', value: true, type: 'Bool', text: 'true' },
  false: { kind: 'literal', value: false, type: 'Bool', text: 'false' },
  null: { kind: 'literal', value: null, type: 'Nullable(Nothing)', text: 'NULL' },
}

/** Joins operands. `a AND b AND c` is one call, as in the names that the database gives. */
export function joined(name: string, left: Expression, right: Expression): Expression {
  const same = (name === 'and' || name === 'or') && left.kind === 'call' && left.name === name
  return same ? call(name, ...left.args, right) : call(name, left, right)
}
