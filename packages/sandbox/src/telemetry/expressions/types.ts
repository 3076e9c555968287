import { QueryError } from '../query-error.ts'
import type { Value } from './expression.ts'

export const isInteger = (type: string): boolean => /^U?Int\d+$/.test(type)
export const isNumber = (type: string): boolean => isInteger(type) || type === 'Float64' || type === 'Bool'
export const isText = (type: string): boolean => type === 'String'
export const isTime = (type: string): boolean => /^Date/.test(type)
export const isList = (type: string): boolean => /^(Array|Map)\(/.test(type)
export const isNothing = (type: string): boolean => type === 'Nullable(Nothing)'

/** The type of the items of an array, or of the values of a map. */
export function itemType(type: string): string {
  return type.replace(/^Array\((.*)\)$/, '$1').replace(/^Map\([^,]+, (.*)\)$/, '$1')
}

/** The type of a sum, a difference or a product: whole numbers get room for what can come of it. */
export function widened(types: string[], signed: boolean): string {
  if (!types.every((type) => isInteger(type) || type === 'Bool')) return 'Float64'
  const size = Math.max(...types.map((type) => Number(/\d+/.exec(type)?.[0] ?? 8)))
  return `${signed || types.some((type) => type.startsWith('Int')) ? '' : 'U'}Int${Math.min(64, size * 2)}`
}

/** A value as it stands in an answer: whole numbers of 64 bits are texts, times are in ISO form, no number is null. */
export function answered(value: Value, type: string): Value {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((item) => answered(item, itemType(type)))
  if (typeof value !== 'number') return value
  if (isTime(type)) return timeText(value, type)
  if (/^U?Int64$/.test(type)) return String(Math.round(value))
  return Number.isFinite(value) ? value : null
}

/** A time in epoch milliseconds, as the database writes it in JSON. */
export function timeText(time: number, type: string): string {
  const iso = new Date(Math.floor(time)).toISOString()
  if (type === 'Date') return iso.slice(0, 10)
  if (type === 'DateTime') return `${iso.slice(0, 19)}Z`
  const micros = Math.floor((time - Math.floor(time)) * 1000)
  return `${iso.slice(0, 23)}${String(micros).padStart(3, '0')}000Z`
}

/** A value as text, as `toString` has it. */
export function asText(value: Value, type: string): string | null {
  if (value === null) return null
  if (isTime(type))
    return timeText(value as number, type)
      .replace('T', ' ')
      .replace('Z', '')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A text that is compared with a value of another type, as that type. */
export function converted(written: string, type: string): number {
  if (isTime(type)) {
    const time = /^\d{4}-\d{2}-\d{2}/.test(written)
      ? Date.parse(`${written.replace(' ', 'T').replace(/Z?$/, '')}${/\d:\d/.test(written) ? 'Z' : ''}`)
      : Number.NaN
    if (/^[a-z]/i.test(written))
      throw new QueryError('Cannot read DateTime: unexpected alphabetical character: while executing function. ')
    if (Number.isNaN(time)) throw new QueryError(`Cannot parse DateTime: while converting '${written}' to ${type}. `)
    return time
  }
  const value = written.trim() === '' ? Number.NaN : Number(written)
  const fits = type === 'Float64' || (Number.isInteger(value) && !(type.startsWith('U') && value < 0))
  if (Number.isNaN(value) || !fits) throw new QueryError(`Cannot convert string '${written}' to type ${type}`)
  return value
}

/** A text as a number, as `CAST(… AS Float64)` reads it. */
export function castNumber(written: string, type = 'Float64'): number {
  if (written === '')
    throw new QueryError(
      `Attempt to read after eof: Cannot parse ${type} from String, because value is too short: while executing. `,
    )
  const value = Number(written)
  const [start = ''] = /^-?\d+(\.\d*)?/.exec(written) ?? []
  if (Number.isNaN(value) && start !== '')
    throw new QueryError(
      `Cannot parse string '${written}' as ${type}: syntax error at position ${start.length} (parsed just '${start}'). Note: there are to${type}OrZero and to${type}OrNull functions, which returns zero/NULL instead of throwing exception: while executing. `,
    )
  if (written.trim() === '' || Number.isNaN(value))
    throw new QueryError(`Cannot read floating point value here: ${written}: Cannot parse Float64 from String`)
  return value
}
