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
export const signs = levels.map((level) => Object.keys(level))

/** The level of comparisons, and of IN, LIKE and similar operators. */
export const comparisons = 2

/** The functions of operators that can have NOT before them. */
export const tests: Readonly<Record<string, [name: string, negated?: string]>> = {
  IN: ['in', 'notIn'],
  LIKE: ['like', 'notLike'],
  ILIKE: ['ilike', 'notILike'],
  REGEXP: ['match'],
}

/** Words that cannot be names, those of them that are also names of functions, and words that cannot be aliases. */
export const reserved: RegExp =
  /^(AND|OR|NOT|AS|IN|LIKE|ILIKE|BETWEEN|IS|FROM|WHERE|SELECT|LIMIT|GROUP|ORDER|UNION|DISTINCT)$/i
export const callable: RegExp = /^(AND|OR|NOT|IN|LIKE|ILIKE)$/i
export const ending: RegExp =
  /^(WHEN|THEN|ELSE|END|ASC|DESC|HAVING|WITH|OVER|FILTER|REGEXP|GLOBAL|SETTINGS|FORMAT|DIV|MOD|INTO|OFFSET|WINDOW|FINAL|SAMPLE|USING|ON|JOIN|RLIKE|GLOB|SIMILAR|XOR|NULL)$/i

export const nothing: Expression = literal(null, 'Nullable(Nothing)', 'NULL')

export const constants: ReadonlyMap<string, Expression> = new Map([
  ['true', literal(true, 'Bool', 'true')],
  ['false', literal(false, 'Bool', 'false')],
  ['null', nothing],
  ['nan', literal(Number.NaN, 'Float64', 'nan')],
])

/** Functions whose first argument is a unit of time, which can be unquoted. */
export const ofUnits: RegExp = /^(date_?diff|date_?trunc)$/i
