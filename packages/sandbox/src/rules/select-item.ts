import type { Rule } from './rule.ts'

export interface JudgedSelectItem {
  aggFn: string
  level?: number
  valueExpression?: string
}

/** A level belongs to a quantile; everything but a count needs an expression, and a count takes none. */
export const selectItem: Rule<JudgedSelectItem> = ({ aggFn, level, valueExpression }, complain) => {
  const isCount = aggFn === 'count'
  if (level && aggFn !== 'quantile') complain('Level can only be used with quantile aggregation function')
  if (valueExpression && isCount) complain('Value expression cannot be used with count aggregation function')
  if (!valueExpression && !isCount) complain('Value expression is required for non-count aggregation functions')
}
