import { QueryError } from '../refusals.ts'
import { fromLocal, toLocal, zoneOf } from './calendar.ts'
import { quoted, type Value } from './expression.ts'

/** Whether a type is of a kind. Signatures of functions name the kinds of their arguments. */
export const is = {
  integer: (type: string): boolean => /^U?Int\d+$/.test(type),
  number: (type: string): boolean => is.integer(type) || type === 'Float64' || type === 'Bool',
  text: (type: string): boolean => type === 'String',
  texts: (type: string): boolean => /^Array\((String|LowCardinality\(String\)|Nothing)\)$/.test(type),
  time: (type: string): boolean => type.startsWith('Date'),
  date: (type: string): boolean => type === 'Date' || type === 'Date32',
  scalar: (type: string): boolean => is.time(type) || is.text(type) || is.number(type),
  list: (type: string): boolean => type.startsWith('Array('),
  map: (type: string): boolean => type.startsWith('Map('),
  listed: (type: string): boolean => is.list(type) || is.map(type),
  sized: (type: string): boolean => is.text(type) || is.listed(type),
  /** Conversions of other values, such as a map with the key `toString`, can fail. */
  single: (type: string): boolean => !/^(Array|Map|Tuple)\(/.test(type),
  nothing: (type: string): boolean => type === 'Nullable(Nothing)',
  condition: (type: string): boolean => is.number(type) || is.nothing(type),
  any: (): boolean => true,
}

/** The type of the items of an array or the values of a map. */
export const itemType = (type: string): string => type.replace(/^Array\((.*)\)$|^Map\([^,]+, (.*)\)$/, '$1$2')

const bitsOf = (type: string): number => Number(/\d+/.exec(type)?.[0] ?? 8)
const isSigned = (type: string): boolean => type.startsWith('Int')

/** The common type of values of these types; undefined if there is none. */
export function commonType(types: readonly string[]): string | undefined {
  const known = types.filter((type) => !is.nothing(type))
  const [first = 'Nullable(Nothing)'] = known
  if (known.every((type) => type === first)) return first
  if (known.every(is.list)) {
    const items = commonType(known.map(itemType).filter((type) => type !== 'Nothing'))
    return items && `Array(${items})`
  }
  if (known.every(is.map)) return known.find((type) => !type.includes('Nothing')) ?? first
  if (known.every(is.time)) return known.find((type) => type.startsWith('DateTime64')) ?? 'DateTime'
  if (!known.every(is.number)) return undefined
  if (!known.every(is.integer)) return 'Float64'
  const size = Math.max(...known.map(bitsOf))
  if (!known.some(isSigned)) return `UInt${size}`
  return `Int${known.includes(`UInt${size}`) ? Math.min(64, size * 2) : size}`
}

export const noSupertype = (types: readonly string[]): QueryError =>
  new QueryError(
    `There is no supertype for types ${types.join(', ')} because some of them are String/FixedString/Enum and some of them are not`,
  )

export function supertype(types: readonly string[]): string {
  const found = commonType(types)
  if (!found) throw noSupertype(types)
  return found
}

export const emptyOf = (type: string): Value =>
  is.text(type) ? '' : is.list(type) ? [] : is.map(type) ? {} : is.number(type) ? 0 : null

/** The type of a sum, a difference or a product: integers become larger. */
export function widened(types: string[], signed = false): string {
  if (!types.every((type) => is.integer(type) || type === 'Bool')) return 'Float64'
  const size = Math.min(64, Math.max(...types.map(bitsOf)) * 2)
  return `${signed || types.some(isSigned) ? '' : 'U'}Int${size}`
}

/** The JSON value of an answer: 64-bit integers are texts, times have the ISO format, and infinite numbers are null. */
export function answered(value: Value, type: string): Value {
  if (value === null || value === undefined) return null
  if (type.startsWith('Tuple(')) return nestedText(value, type)
  if (typeof value === 'object') {
    const inside = itemType(type)
    if (Array.isArray(value)) return value.map((item) => answered(item, inside))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, answered(inner, inside)]))
  }
  if (typeof value !== 'number') return value
  if (is.time(type)) return timeText(value, type)
  if (/^U?Int64$|^Interval/.test(type)) return String(Math.round(value))
  return Number.isFinite(value) ? value : null
}

/** The first and the last time of a type. */
function limitsOf(type: string): [number, number] {
  if (type === 'Date') return [0, Date.UTC(2149, 5, 6)]
  if (type === 'Date32' || type.startsWith('DateTime64')) return [Date.UTC(1900, 0), Date.UTC(2300, 0) - 1]
  return [0, 0xffffffff * 1000]
}

/** The JSON text of a time in epoch milliseconds. */
function timeText(time: number, type: string): string {
  const [first, last] = limitsOf(type)
  const inside = Math.min(last, Math.max(first, Number.isNaN(time) ? 0 : time))
  const iso = new Date(Math.floor(inside)).toISOString()
  if (is.date(type)) return iso.slice(0, 10)
  const digits = Number(/^DateTime64\((\d)/.exec(type)?.[1] ?? 0)
  if (digits === 0) return `${iso.slice(0, 19)}Z`
  const micros = Math.floor((inside - Math.floor(inside)) * 1000)
  return `${`${iso.slice(0, 23)}${String(micros).padStart(3, '0')}000`.slice(0, 20 + digits)}Z`
}

export function asText(value: Value, type: string, zone: string | undefined = zoneOf(type)): string | null {
  if (value === null) return null
  if (typeof value === 'object') return nestedText(value, type)
  if (!is.time(type)) return String(value)
  return timeText(is.date(type) ? Number(value) : toLocal(Number(value), zone), type)
    .replace('T', ' ')
    .replace('Z', '')
}

/** The text of a list, a tuple or a map, in which texts have quotes. */
function nestedText(value: Value, type: string): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return asText(value, type) ?? 'NULL'
  const isTuple = type.startsWith('Tuple(')
  const inside = isTuple ? '' : itemType(type)
  const items = Array.isArray(value) && value.map((item) => nestedText(item, inside)).join(',')
  if (items !== false) return isTuple ? `(${items})` : `[${items}]`
  const pairs = Object.entries(value).map(([key, inner]) => `${nestedText(key, '')}:${nestedText(inner, inside)}`)
  return `{${pairs.join(',')}}`
}

/** Converts a text to the type of the value with which it is compared. */
export function converted(written: string, type: string): number {
  if (is.time(type)) return readTime(written, type)
  if (written === '') throw new QueryError('Attempt to read after eof')
  const value = written.trim() === '' ? Number.NaN : Number(written)
  const fits = type === 'Float64' || (Number.isInteger(value) && !(type.startsWith('U') && value < 0))
  if (Number.isNaN(value) || !fits) throw new QueryError(`Cannot convert string '${written}' to type ${type}`)
  return value
}

function readTime(written: string, type: string): number {
  if (/^\d{9,10}$/.test(written)) return Number(written) * 1000
  if (/^[a-z]/i.test(written)) {
    const what = /^[a-z]{3}/i.test(written) ? 'word' : 'alphabetical character'
    throw new QueryError(`Cannot read DateTime: unexpected ${what}`)
  }
  const isWhole = /^\d{4}-\d{2}-\d{2}/.test(written)
  const iso = `${written.replace(' ', 'T').replace(/Z?$/, '')}${/\d:\d/.test(written) ? 'Z' : ''}`
  const local = isWhole ? Date.parse(iso) : Number.NaN
  if (!Number.isNaN(local)) return fromLocal(local, zoneOf(type))
  // The database accepts days that do not exist.
  if (type === 'Date' && /^\d{4}-\d{2}-\d{2}$/.test(written)) return 0
  throw new QueryError('Cannot parse DateTime')
}

/** Converts a text to a number. Throws the database's error if it is not a number. */
export function castNumber(written: string, type = 'Float64'): number {
  const isFloat = type === 'Float64'
  const form = isFloat ? /^-?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i : type.startsWith('U') ? /^\d+$/ : /^-?\d+$/
  if (form.test(written)) return Number(written)
  const what = isFloat ? `Cannot read floating point value here: ${written}: ` : ''
  throw new QueryError(`${what}Cannot parse ${type} from String`)
}
