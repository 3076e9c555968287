import { ownOf } from '../../../json.ts'
import { arraysAndMaps } from './arrays-and-maps.ts'
import { comparisons } from './comparisons.ts'
import { conditions } from './conditions.ts'
import { conversions } from './conversions.ts'
import { dateConversions } from './date-conversions.ts'
import { dates } from './dates.ts'
import type { DatabaseFunction, FunctionTable } from './function-table.ts'
import { intervals } from './intervals.ts'
import { json } from './json.ts'
import { numbers } from './numbers.ts'
import { strings } from './strings.ts'

export const functions: Readonly<FunctionTable> = {
  ...arraysAndMaps,
  ...comparisons,
  ...conditions,
  ...conversions,
  ...dateConversions,
  ...dates,
  ...intervals,
  ...json,
  ...numbers,
  ...strings,
}

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
  countsubstrings: 'countSubstrings',
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
  const found = ownOf(functions, lower)
  return { name, found: found?.anyCase ? found : undefined }
}
