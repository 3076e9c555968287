import { arrays } from './arrays.ts'
import { calendar } from './calendar/calendar.ts'
import { comparisons } from './comparisons.ts'
import { conversions } from './conversions.ts'
import type { DatabaseFunction } from './database-function.ts'
import { jsonTexts } from './json-texts.ts'
import { lists } from './lists.ts'
import { logic } from './logic.ts'
import { numbers } from './numbers.ts'
import { readable } from './readable.ts'
import { textParts } from './text-parts.ts'
import { texts } from './texts.ts'
import { urls } from './urls.ts'

const functions: Readonly<Record<string, DatabaseFunction>> = {
  ...arrays,
  ...calendar,
  ...comparisons,
  ...conversions,
  ...jsonTexts,
  ...lists,
  ...logic,
  ...numbers,
  ...readable,
  ...textParts,
  ...texts,
  ...urls,
}

/** Other names of functions, in lower case where they may be written in any. */
const aliases: Readonly<Record<string, string>> = {
  lcase: 'lower',
  ucase: 'upper',
  substr: 'substring',
  mid: 'substring',
  substringUTF8: 'substring',
  length_utf8: 'lengthUTF8',
  char_length: 'lengthUTF8',
  character_length: 'lengthUTF8',
  concat_ws: 'concatWithSeparator',
  startsWithUTF8: 'startsWith',
  instr: 'position',
  ltrim: 'trimLeft',
  rtrim: 'trimRight',
  replace: 'replaceAll',
  regexp_replace: 'replaceRegexpAll',
  ceiling: 'ceil',
  power: 'pow',
  ln: 'log',
  truncate: 'trunc',
  mod: 'modulo',
  mapContainsKey: 'mapContains',
  from_unixtime: 'fromUnixTimestamp',
  date_format: 'formatDateTime',
  toTimezone: 'toTimeZone',
  date_diff: 'dateDiff',
  timestampdiff: 'dateDiff',
  timestamp_diff: 'dateDiff',
  date_trunc: 'dateTrunc',
  servertimezone: 'timezone',
}

/** A function by its name, and the name that complaints have of it. */
export function functionNamed(name: string): { name: string; found: DatabaseFunction | undefined } {
  const lower = name.toLowerCase()
  const alias = ownOf(aliases, name) ?? ownOf(aliases, lower)
  const known = alias ?? name
  const exact = ownOf(functions, known)
  if (exact) return { name: known, found: exact }
  const found = ownOf(functions, lower)
  return { name, found: found?.anyCase ? found : undefined }
}

function ownOf<Item>(items: Readonly<Record<string, Item>>, name: string): Item | undefined {
  return Object.hasOwn(items, name) ? items[name] : undefined
}
