import sql from './sql.json' with { type: 'json' }

/** The functions of operators, from the lowest precedence to the highest. */
export const levels: readonly Readonly<Record<string, string>>[] = sql.levels

/** The level of comparisons, and of IN, LIKE and similar operators. */
export const comparisons = 2

/** The functions of operators that can have NOT before them, and those of the negated operators. */
export const tests: Readonly<Record<string, string[]>> = sql.tests

const { operators, clauses, others } = sql.words

/** Words that join what stands after them to a table, so that FROM cannot follow; and words that a name or a table can follow. */
export const { joining, beforeNames } = sql.words

const words = (...alternatives: string[]) => new RegExp(`^(${alternatives.join('|')})$`, 'i')

/** Words that end an expression of a group, or a selected one, and cannot be its alias. */
export const notOfGroups: RegExp = words(operators, clauses, others)
export const notOfSelections: RegExp = words(operators, 'DIV|MOD|REGEXP|SELECT', joining, beforeNames)
