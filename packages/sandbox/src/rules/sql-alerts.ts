import type { RequestedConfig } from './requested-dashboard.ts'

/** A query can be watched as a line, stacked bars or a number, and one over time needs an interval. */
export function queryMistake({ configType, displayType, sqlTemplate }: RequestedConfig): string | undefined {
  if (configType !== 'sql') return undefined
  if (!['line', 'stacked_bar', 'number'].includes(displayType))
    return 'Alerts on Raw SQL tiles are only supported for Line, Stacked Bar, or Number display types'
  if (displayType === 'number' || hasInterval(String(sqlTemplate))) return undefined
  return 'Raw SQL alert query is invalid: SQL used for alerts must include an interval parameter or macro.'
}

function hasInterval(template: string): boolean {
  if (/intervalSeconds|intervalMilliseconds/.test(template)) return true
  // What does not expand is not looked at.
  return /\$__(?:interval_s|timeInterval|timeInterval_ms|sourceTable)\b/.test(template)
}
