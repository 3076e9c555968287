import type { DatabaseFunction } from '../database-function.ts'
import { conversions } from './conversions.ts'
import { formats } from './formats.ts'
import { intervals } from './intervals.ts'
import { parts } from './parts.ts'
import { starts } from './starts.ts'

/** Functions of times and the calendar. */
export const calendar: Record<string, DatabaseFunction> = {
  ...parts,
  ...starts,
  ...formats,
  ...intervals,
  ...conversions,
}
