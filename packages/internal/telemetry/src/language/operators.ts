import sql from './sql.json' with { type: 'json' }

/** The functions of binary operators other than AND and OR. */
export const operators: Readonly<Record<string, string>> = sql.operators

/** The functions of operators that can have NOT before them, and those of the negated operators. */
export const tests: Readonly<Record<string, string[]>> = sql.tests

/** Words that join what stands after them to a table, so that FROM cannot follow. */
export const joining: string = sql.words.joining

/** Words after which the database takes FROM for a name or a table. */
export const beforeNames: string = sql.words.beforeNames

const words = (...alternatives: string[]) => new RegExp(`^(${alternatives.join('|')})$`, 'i')

/** Words that end an expression of a group, or a selected one, and cannot be its alias. */
export const notOfGroups: RegExp = words(sql.words.operators, sql.words.clauses, sql.words.others)
export const notOfSelections: RegExp = words(sql.words.operators, 'DIV|MOD|REGEXP|SELECT', joining, beforeNames)
