import type { Rule } from './rule.ts'

export interface JudgedChart {
  displayType: string
  select?: unknown
  asRatio?: boolean
  formulas?: readonly { expression: string }[]
}

/** A ratio is made of two select items. */
export const ratioOfTwo: Rule<JudgedChart> = ({ asRatio, select }, complain) => {
  if (asRatio && lengthOf(select) !== 2) complain('asRatio can only be used with exactly two select items')
}

/** A number shows one select item, unless a formula works on more. */
export const numberOfOne: Rule<JudgedChart> = ({ displayType, select, formulas = [] }, complain) => {
  if (displayType !== 'number' || formulas.length > 0 || lengthOf(select) === 1) return
  const reason = 'unless formulas are used (extra items are formula operands)'
  complain(`Number tiles support a single select item ${reason}`, ['select'])
}

function lengthOf(select: unknown): number {
  return Array.isArray(select) ? select.length : 0
}
