import { comparisons } from './comparisons.ts'
import { conversions } from './conversions.ts'
import type { DatabaseFunction } from './database-function.ts'
import { lists } from './lists.ts'
import { logic } from './logic.ts'
import { numbers } from './numbers.ts'
import { texts } from './texts.ts'
import { times } from './times.ts'

const functions: Readonly<Record<string, DatabaseFunction>> = {
  ...comparisons,
  ...conversions,
  ...lists,
  ...logic,
  ...numbers,
  ...texts,
  ...times,
}

export function functionNamed(name: string): DatabaseFunction | undefined {
  if (Object.hasOwn(functions, name)) return functions[name]
  const lower = name.toLowerCase()
  const found = Object.hasOwn(functions, lower) ? functions[lower] : undefined
  return found?.anyCase ? found : undefined
}
