import { ownOf } from '../refusals.ts'
import { aggregateNames } from './aggregates.ts'
import { arraysAndMaps, jsonFunctions, lambdas } from './lists.ts'
import { conversions, numbers } from './numbers.ts'
import { comparisons, conditions } from './operators.ts'
import type { DatabaseFunction, FunctionTable } from './table.ts'
import { strings } from './texts.ts'
import { times } from './times.ts'

const groups: Readonly<Record<string, FunctionTable>> = {
  'of operators': comparisons,
  conditions,
  numbers,
  conversions,
  strings,
  JSON: jsonFunctions,
  'arrays and maps': arraysAndMaps,
  times,
}

export const functions: Readonly<FunctionTable> = Object.assign({}, ...Object.values(groups))

/** Other names of functions. Names in lower case are valid in any case. */
const aliases: Readonly<Record<string, string>> = {
  char_length: 'lengthUTF8',
  trim: 'trimBoth',
  toStartOfFiveMinute: 'toStartOfFiveMinutes',
  date_diff: 'dateDiff',
  date_trunc: 'dateTrunc',
}

const insensitive = new Map(
  Object.entries(functions).flatMap(([name, found]) => (found.anyCase ? [[name.toLowerCase(), found] as const] : [])),
)

/** Finds a function by its name. Returns also the name that error messages use. */
export function functionNamed(name: string): { name: string; found: DatabaseFunction | undefined } {
  const lower = name.toLowerCase()
  const known = ownOf(aliases, name) ?? ownOf(aliases, lower) ?? name
  const exact = ownOf(functions, known)
  return exact ? { name: known, found: exact } : { name, found: insensitive.get(lower) }
}

/** The names of the functions that queries can use, by group. */
export function supportedFunctions(): Record<string, string[]> {
  const named = Object.entries(groups).map(([group, table]) => [group, Object.keys(table)])
  return { aggregates: [...aggregateNames], ...Object.fromEntries(named), 'of lambdas': Object.keys(lambdas) }
}
