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

/** Words that cannot be names. The database takes other keywords for names where it expects a value. */
export const reserved: RegExp = /^(NOT|SELECT)$/i

const operators = 'AS|AND|OR|NOT|IN|LIKE|ILIKE|BETWEEN|GLOBAL'
const clauses = 'FROM|WHERE|HAVING|LIMIT|OFFSET|WINDOW|WITH|INTO|UNION|GROUP|ORDER|ELSE'

/** Words that end an expression of a group and cannot be its alias. */
export const notOfGroups: RegExp = new RegExp(
  `^(${operators}|${clauses}|IS|SELECT|DISTINCT|WHEN|THEN|END|ASC|DESC|USING|ON|JOIN|RLIKE|GLOB|SIMILAR|NULLS?|LEFT|INNER|ALL|EXCEPT|INTERSECT|FULL|RIGHT|BY|CASE)$`,
  'i',
)

/** Words that join what stands after them to a table, so that FROM cannot follow. */
export const joining =
  'GROUP|ORDER|FINAL|USING|INTO|WITH|SAMPLE|ON|JOIN|LEFT|INNER|ALL|ANY|ARRAY|ASOF|CROSS|FULL|RIGHT|SEMI|ANTI|ONLY|ELSE|PASTE|UNION|EXCEPT|INTERSECT'

/** Words after which the database takes FROM for a name or a table. */
export const beforeNames = 'FROM|LIMIT|WHERE|PREWHERE|HAVING|QUALIFY|FORMAT|SETTINGS|OFFSET|WINDOW'

/** Words that end a selected expression and cannot be its alias. */
export const notOfSelections: RegExp = new RegExp(
  `^(${operators}|DIV|MOD|REGEXP|SELECT|${joining}|${beforeNames})$`,
  'i',
)

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
