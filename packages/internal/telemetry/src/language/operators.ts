import { type Expression, literal } from './expression.ts'

/** The functions of operators, from the lowest precedence to the highest. */
export const levels: readonly Readonly<Record<string, string>>[] = [
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

/** The functions of operators that can have NOT before them. */
export const tests: Readonly<Record<string, [name: string, negated?: string]>> = {
  IN: ['in', 'notIn'],
  LIKE: ['like', 'notLike'],
  ILIKE: ['ilike', 'notILike'],
  REGEXP: ['match'],
}

const operators = 'AS|AND|OR|NOT|IN|LIKE|ILIKE|BETWEEN|GLOBAL'
const clauses = 'FROM|WHERE|HAVING|LIMIT|OFFSET|WINDOW|WITH|INTO|UNION|GROUP|ORDER|ELSE'
const others =
  'IS|SELECT|DISTINCT|WHEN|THEN|END|ASC|DESC|USING|ON|JOIN|RLIKE|GLOB|SIMILAR|NULLS?|LEFT|INNER|ALL|EXCEPT|INTERSECT|FULL|RIGHT|BY|CASE'

/** Words that join what stands after them to a table, so that FROM cannot follow. */
export const joining =
  'GROUP|ORDER|FINAL|USING|INTO|WITH|SAMPLE|ON|JOIN|LEFT|INNER|ALL|ANY|ARRAY|ASOF|CROSS|FULL|RIGHT|SEMI|ANTI|ONLY|ELSE|PASTE|UNION|EXCEPT|INTERSECT'

/** Words after which the database takes FROM for a name or a table. */
export const beforeNames = 'FROM|LIMIT|WHERE|PREWHERE|HAVING|QUALIFY|FORMAT|SETTINGS|OFFSET|WINDOW'

const words = (...alternatives: string[]) => new RegExp(`^(${alternatives.join('|')})$`, 'i')

/** Words that end an expression of a group, or a selected one, and cannot be its alias. */
export const notOfGroups: RegExp = words(operators, clauses, others)
export const notOfSelections: RegExp = words(operators, 'DIV|MOD|REGEXP|SELECT', joining, beforeNames)

export const nothing: Expression = literal(null, 'Nullable(Nothing)', 'NULL')

export const constants: ReadonlyMap<string, Expression> = new Map([
  ['true', literal(true, 'Bool', 'true')],
  ['false', literal(false, 'Bool', 'false')],
  ['null', nothing],
  ['nan', literal(Number.NaN, 'Float64', 'nan')],
])
