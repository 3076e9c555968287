import type { Expression } from './expression.ts'

/** The functions of operators, from the lowest precedence to the highest. */
export const levels: readonly ReadonlyMap<string, string>[] = [
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
].map((level) => new Map(Object.entries(level)))

/** The level of comparisons, and of IN, LIKE and similar operators. */
export const comparisons = 2

/** The functions of operators that can have NOT before them. */
export const tests: ReadonlyMap<string, readonly [name: string, negated: string]> = new Map([
  ['IN', ['in', 'notIn']],
  ['LIKE', ['like', 'notLike']],
  ['ILIKE', ['ilike', 'notILike']],
])

/** Words that cannot be names. */
export const reserved: RegExp =
  /^(AND|OR|NOT|AS|IN|LIKE|ILIKE|BETWEEN|IS|FROM|WHERE|SELECT|LIMIT|GROUP|ORDER|UNION|DISTINCT)$/i

/** Operators that are also the names of functions. */
export const callable: RegExp = /^(AND|OR|NOT|IN|LIKE|ILIKE)$/i

/** Words that end an expression and cannot be its alias. */
export const ending: RegExp =
  /^(WHEN|THEN|ELSE|END|ASC|DESC|HAVING|WITH|OVER|FILTER|REGEXP|GLOBAL|SETTINGS|FORMAT|DIV|MOD|INTO|OFFSET|WINDOW|FINAL|SAMPLE|USING|ON|JOIN|RLIKE|GLOB|SIMILAR|XOR|NULL)$/i

export const nothing: Expression = { kind: 'literal', value: null, type: 'Nullable(Nothing)', text: 'NULL' }

/** Words that are literals, in lower case. */
export const constants: ReadonlyMap<string, Expression> = new Map([
  ['true', { kind: 'literal', value: true, type: 'Bool', text: 'true' }],
  ['false', { kind: 'literal', value: false, type: 'Bool', text: 'false' }],
  ['null', nothing],
  ['nan', { kind: 'literal', value: Number.NaN, type: 'Float64', text: 'nan' }],
])

/** Functions whose first argument is a unit of time, which can be unquoted. */
export const ofUnits: RegExp = /^(date_?diff|date_?trunc)$/i
