import { isInteger, isText, isTime, itemType } from '../expressions/types.ts'
import { lowCardinality } from '../rows/stream.ts'
import { timeOf } from './times.ts'

/** A check of one value, and the words for what it accepts. */
export interface Check {
  readonly expected: string
  accepts(value: unknown): boolean
}

export const text: Check = { expected: 'a text', accepts: (value) => typeof value === 'string' }

export const name: Check = { expected: 'a name', accepts: (value) => text.accepts(value) && value !== '' }

export const time: Check = {
  expected: 'a time from 1970 to 2262: epoch milliseconds, or ISO 8601 such as "2026-01-12T12:05:00Z"',
  accepts: (value) => ['number', 'string'].includes(typeof value) && !Number.isNaN(timeOf(value as never)),
}

/** One of some texts. */
export const oneOf = (texts: readonly string[]): Check => ({
  expected: texts.length === 1 ? `"${texts[0]}"` : `one of ${texts.join(', ')}`,
  accepts: (value) => texts.includes(value as string),
})

/** A number within limits, both inclusive. */
export const numberFrom = (least: number, most: number): Check => ({
  expected: `a number from ${least} to ${most}`,
  accepts: (value) => typeof value === 'number' && value >= least && value <= most,
})

/** A whole number within limits, both inclusive. */
export const wholeFrom = (least: number, most: number): Check => ({
  expected: `a whole number from ${least} to ${most}`,
  accepts: (value) => Number.isInteger(value) && numberFrom(least, most).accepts(value),
})

/** A list of values; of a certain length, if it is given. */
export const listOf = (item: Check, length?: number): Check => ({
  expected: `a list of ${length === undefined ? 'values' : `${length} values`}, each of them ${item.expected}`,
  accepts: (value) =>
    Array.isArray(value) &&
    value.every((one) => item.accepts(one)) &&
    (length === undefined || value.length === length),
})

export const attributes: Check = {
  expected: 'an object with texts',
  accepts: (value) => isObject(value) && Object.values(value).every(text.accepts),
}

/** The check of a column of a database type. */
export function checkOf(columnType: string): Check {
  const type = columnType.replaceAll(lowCardinality, 'String')
  if (isTime(type)) return time
  if (isText(type)) return text
  if (type.startsWith('Map(')) return attributes
  if (type.startsWith('Array(')) return listOf(checkOf(itemType(type)))
  if (isInteger(type)) return wholeFrom(0, Math.min(2 ** Number(/\d+/.exec(type)?.[0]) - 1, Number.MAX_SAFE_INTEGER))
  return numberFrom(-Number.MAX_VALUE, Number.MAX_VALUE)
}

/** The checks of the fields of an object. */
export interface Fields {
  readonly checks: Readonly<Record<string, Check>>
  readonly required: readonly string[]
}

/** The first mistake of an object, such as `"count" must be a whole number, and is absent`. */
export function mistakeIn(given: unknown, { checks, required }: Fields): string | undefined {
  if (!isObject(given)) return `an object with ${required.join(', ')} was expected, and ${shown(given)} was given`
  const known = new Map(Object.entries(checks))
  for (const field of new Set([...required, ...Object.keys(given)])) {
    const check = known.get(field)
    if (!check) return `${shown(field)} is unknown: use ${namesIn(checks)}`
    const value = Object.hasOwn(given, field) ? given[field] : undefined
    if (value === undefined && !required.includes(field)) continue
    if (!check.accepts(value)) return `"${field}" must be ${check.expected}, and is ${shown(value)}`
  }
  return undefined
}

/** The names of fields, without columns that repeat others. */
function namesIn(checks: Fields['checks']): string {
  const names = Object.keys(checks)
  return names.filter((field) => !field.startsWith('__')).join(', ')
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const longest = 60

/** A value in a message: bounded, and without control characters. */
export function shown(value: unknown): string {
  if (value === undefined) return 'absent'
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  const words = typeof value === 'string' ? JSON.stringify(value.slice(0, longest)) : String(value)
  return words.slice(0, longest)
}
