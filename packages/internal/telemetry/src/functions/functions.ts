import { ownOf } from '../query-error.ts'
import { aggregateNames } from './aggregates.ts'
import { arraysAndMaps, json, lambdas } from './lists.ts'
import { conversions, numbers } from './numbers.ts'
import { comparisons, conditions } from './operators.ts'
import type { DatabaseFunction, FunctionTable } from './table.ts'
import { strings } from './texts.ts'
import { partsOfTimes, times } from './times.ts'

const groups: Readonly<Record<string, FunctionTable>> = {
  'of operators': comparisons,
  conditions,
  numbers,
  conversions,
  strings,
  JSON: json,
  'arrays and maps': arraysAndMaps,
  times: { ...times, ...partsOfTimes },
}

export const functions: Readonly<FunctionTable> = Object.assign({}, ...Object.values(groups))

/** Other names of functions. Names in lower case are valid in any case. */
const aliases: Readonly<Record<string, string>> = {
  substr: 'substring',
  char_length: 'lengthUTF8',
  trim: 'trimBoth',
  ltrim: 'trimLeft',
  rtrim: 'trimRight',
  replace: 'replaceAll',
  ceiling: 'ceil',
  power: 'pow',
  ln: 'log',
  mod: 'modulo',
  mapContainsKey: 'mapContains',
  toStartOfFiveMinute: 'toStartOfFiveMinutes',
  datediff: 'dateDiff',
  date_diff: 'dateDiff',
  datetrunc: 'dateTrunc',
  date_trunc: 'dateTrunc',
}

/** Finds a function by its name. Returns also the name that error messages use. */
export function functionNamed(name: string): { name: string; found: DatabaseFunction | undefined } {
  const lower = name.toLowerCase()
  const known = ownOf(aliases, name) ?? ownOf(aliases, lower) ?? name
  const exact = ownOf(functions, known)
  if (exact) return { name: known, found: exact }
  return { name, found: insensitive.get(lower) }
}

const insensitive = new Map(
  Object.entries(functions).flatMap(([name, found]) => (found.anyCase ? [[name.toLowerCase(), found] as const] : [])),
)

/** The names of the functions that queries can use, by group. */
export function supportedFunctions(): Record<string, string[]> {
  const named = Object.entries(groups).map(([group, table]) => [group, Object.keys(table)])
  const ofLambdas = Object.keys(lambdas).filter((name) => !Object.hasOwn(functions, name))
  return { aggregates: [...aggregateNames], ...Object.fromEntries(named), 'of lambdas': ofLambdas }
}
