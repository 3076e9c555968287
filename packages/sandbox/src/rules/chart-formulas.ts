import type { JudgedChart } from './chart-select.ts'
import { mistakesOf } from './formula-grammar.ts'
import type { Rule } from './rule.ts'

/** Formulas are arithmetic over the select items; they exclude a ratio, and a number has one at most. */
export const chartFormulas: Rule<JudgedChart> = ({ displayType, select, asRatio, formulas }, complain) => {
  if (!Array.isArray(formulas) || formulas.length === 0) return
  const operands = Array.isArray(select) ? select.length : 0
  formulas.forEach((formula, index) => {
    const mistakes = mistakesOf(String(formula?.expression ?? ''), operands)
    if (mistakes.length > 0) complain(mistakes.join('; '), ['formulas', index, 'expression'])
  })
  const instead = 'express the ratio as a formula instead (e.g. "A / B")'
  if (asRatio) complain(`formulas cannot be combined with asRatio; ${instead}`, ['formulas'])
  if (displayType === 'number' && formulas.length > 1) complain('Number charts support a single formula', ['formulas'])
}
