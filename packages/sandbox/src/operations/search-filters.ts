import type { SavedSearchFilter } from '@clouddb/observability-oss/types'

/**
 * Whether the user interface can show a filter beside a search: one column with its values, `IN (…)`, `NOT IN (…)`, or
 * a range of numbers.
 */
export function isShownBesideSearch({ type = 'sql', condition = '' }: SavedSearchFilter): boolean {
  if (type !== 'sql') return false
  const outer = masked(condition)
  const range = / BETWEEN /i.test(outer) ? /^(.+?)\s+BETWEEN\s+(.+?)\s+AND\s+(.+?)$/i.exec(condition) : null
  const [isRange, key] = range ? [areNumbers(range), range[1] ?? ''] : [false, columnOf(condition.trim())]
  if (key === undefined || /\b(?:NOT|AND|OR)\b/i.test(key)) return false
  return range ? isRange && outer.split(/ AND /i).length === 2 : !/ AND /i.test(outer)
}

const areNumbers = ([, , least = '', most = '']: readonly string[]) =>
  Number.isFinite(Number(least.trim())) && Number.isFinite(Number(most.trim()))

/** The column before `IN` or `NOT IN`, if values follow and nothing else is compared. */
function columnOf(condition: string): string | undefined {
  const outer = masked(condition)
  if (/[=<>]| OR /i.test(outer)) return undefined
  const found = / NOT IN /i.exec(outer) ?? / IN /i.exec(outer)
  if (!found) return undefined
  const values = condition.slice(found.index + found[0].length).trim()
  const isList = values.startsWith('(') && values.endsWith(')')
  return /[^\s,]/.test(isList ? values.slice(1, -1) : values) ? condition.slice(0, found.index).trim() : undefined
}

/** A condition of the same length, in which quoted texts and what stands in parentheses are blanked out by dots. */
function masked(condition: string): string {
  let [isQuoted, depth] = [false, 0]
  let outer = ''
  for (let index = 0; index < condition.length; index++) {
    const sign = condition[index] as string
    const isQuote = sign === "'" && (/\\*$/.exec(condition.slice(0, index))?.[0].length ?? 0) % 2 === 0
    if (isQuote && isQuoted && condition[index + 1] === "'") {
      outer += '..'
      index++
      continue
    }
    if (isQuote) isQuoted = !isQuoted
    else if (!isQuoted && sign === '(') depth++
    else if (!isQuoted && sign === ')') depth = Math.max(0, depth - 1)
    outer += isQuoted || isQuote || depth > 0 || sign === ')' ? '.' : sign
  }
  return outer
}
