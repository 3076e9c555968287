import type { Rule } from './rule.ts'

interface Threshold {
  threshold: number
  thresholdType: string
  thresholdMax?: number
}

/** A range has an upper end, and it is not below the lower one. */
export const alertThreshold: Rule<Threshold> = ({ threshold, thresholdType, thresholdMax }, complain) => {
  if (thresholdType !== 'between' && thresholdType !== 'not_between') return
  const path = ['thresholdMax']
  if (thresholdMax === undefined) complain('thresholdMax is required for between/not_between threshold types', path)
  else if (thresholdMax < threshold) complain('thresholdMax must be greater than or equal to threshold', path)
}
