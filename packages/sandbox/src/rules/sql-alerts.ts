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
  if (/intervalSeconds|intervalMilliseconds|\$__(?:interval_s|timeInterval|timeInterval_ms)\b/.test(template))
    return true
  // What does not expand is not looked at, and a tile has no table of its source.
  const macros = [...template.matchAll(/\$__(\w+)(\(?)/g)]
  return macros.some(({ 1: name = '', 2: opening, index, 0: all }) => {
    const given = opening ? argumentsOf(template.slice(index + all.length)) : 0
    return name === 'sourceTable' || (name in argumentsNeeded && given !== argumentsNeeded[name])
  })
}

const argumentsNeeded: Readonly<Record<string, number>> = {
  fromTime: 0,
  toTime: 0,
  fromTime_ms: 0,
  toTime_ms: 0,
  timeFilter: 1,
  timeFilter_ms: 1,
  dateFilter: 1,
  dateTimeFilter: 2,
  dt: 2,
}

/** How many arguments stand before the parenthesis that closes; none of a number where nothing does. */
function argumentsOf(rest: string): number {
  let [depth, commas] = [1, 0]
  for (const [index, character] of [...rest].entries()) {
    if (character === '(') depth++
    if (character === ')' && --depth === 0) return rest.slice(0, index).trim() === '' ? 0 : commas + 1
    if (character === ',' && depth === 1) commas++
  }
  return Number.NaN
}
