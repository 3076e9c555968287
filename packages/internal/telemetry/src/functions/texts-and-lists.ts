import type { Value } from '../language/expression.ts'
import { asText, itemType } from '../language/types.ts'
import { hashText } from '../random.ts'
import { type Budget, ownOf, QueryError } from '../refusals.ts'
import { matching } from './operators.ts'
import { regularExpression } from './regular-expression.ts'
import { type FunctionTable, functionTable, made, type Prepare, unlessNull } from './signatures.ts'

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/** The text with one character per UTF-8 byte: most functions of the database count bytes. */
export const toBytes = (text: string): string =>
  isAscii(text) ? text : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')

const fromBytes = (bytes: string): string =>
  isAscii(bytes) ? bytes : new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)))

// Functions without UTF8 in their name change the case of ASCII letters only.
const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
const upperCase = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())

const separators = /[\0-/:-@[-`{-\x7f]+/

function hasToken(text: string, token: string): boolean {
  if (!separators.test(token)) return text.split(separators).includes(token)
  throw new QueryError('Needle must not contain whitespace or separator characters')
}

/** Whether a text has all words of another: parts between ASCII characters that are neither letters nor digits. */
function hasAllTokens(text: string, wanted: string): boolean {
  const found = new Set(text.toLowerCase().split(separators))
  const words = wanted.toLowerCase().split(separators).filter(Boolean)
  return words.every((word) => found.has(word))
}

const positionOf = (text: string, part: string): number => toBytes(text).indexOf(toBytes(part)) + 1

function substring(value: string | number, start: number, length?: number): string {
  const bytes = toBytes(String(value))
  const from = start < 0 ? Math.max(0, bytes.length + start) : start - 1
  return from < 0 ? '' : fromBytes(bytes.slice(from, length === undefined ? undefined : from + Math.max(0, length)))
}

function trimmed(text: string, characters: string, isBoth: boolean): string {
  let [start, end] = [0, text.length]
  while (start < end && characters.includes(text.charAt(start))) start++
  if (isBoth) while (end > start && characters.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

const split = (separator: string, text: string): string[] => (separator === '' ? [...text] : text.split(separator))

/** Replaces matches of a regular expression. In the replacement, `\1` is the first group. */
const replacing = (isAll: boolean) => (budget: Budget) => (text: string, pattern: string, by: string) => {
  const parts: string[] = []
  let [from, size] = [0, text.length]
  for (const { start, end, groups } of regularExpression(pattern, budget, { isByLine: true }).matches(text)) {
    const written = by.replace(/\\(\d)/g, (_, group: string) => groups[Number(group)] ?? '')
    size += written.length
    budget.chunk(size)
    parts.push(text.slice(from, start), written)
    from = end
    if (!isAll) break
  }
  return [...parts, text.slice(from)].join('')
}

const replaceAll = (budget: Budget) => (text: string, part: string, by: string) => {
  const parts = split(part, text)
  budget.chunk(text.length + parts.length * by.length)
  return parts.join(by)
}

const format =
  (budget: Budget, types: string[]) =>
  (pattern: string, ...values: Value[]) => {
    const texts = values.map((value, index) => asText(value, types[index + 1] ?? '') ?? '')
    budget.chunk(pattern.length * Math.max(1, ...texts.map((text) => text.length)))
    let next = 0
    return pattern.replace(/\{(\d*)\}/g, (_, index: string) => texts[index === '' ? next++ : Number(index)] ?? '')
  }

const extract = (budget: Budget) => (text: string, pattern: string) => {
  const [match] = regularExpression(pattern, budget).matches(text)
  return match?.groups[1] ?? match?.groups[0] ?? ''
}

export const strings: FunctionTable = functionTable({
  'lower* text: String': lowerCase,
  'upper* text: String': upperCase,
  'lowerUTF8 text: String': (text: string) => text.toLowerCase(),
  'lengthUTF8 text: UInt64': (text: string) => [...text].length,
  'trimLeft text text?: String': (text: string, of = ' ') => trimmed(text, of, false),
  'trimBoth text text?: String': (text: string, of = ' ') => trimmed(text, of, true),
  'substring* single single single?: String': substring,
  'left* text number: String': (text: string, size: number) => fromBytes(toBytes(text).slice(0, size)),
  'reverse* text: String': (text: string) => fromBytes([...toBytes(text)].reverse().join('')),
  'startsWith* text text: UInt8': (text: string, start: string) => text.startsWith(start),
  'endsWith* text text: UInt8': (text: string, end: string) => text.endsWith(end),
  'position* text text: UInt64': positionOf,
  'positionCaseInsensitive text text: UInt64': (a: string, b: string) => positionOf(lowerCase(a), lowerCase(b)),
  'hasToken text text: UInt8': hasToken,
  'hasTokenCaseInsensitive text text: UInt8': (a: string, b: string) => hasToken(a.toLowerCase(), b.toLowerCase()),
  'hasAllTokens text text: UInt8': hasAllTokens,
  'splitByChar text text: Array(String)': split,
  'concat* any…': (types) => ({
    type: 'String',
    apply: (...values) => values.map((value, index) => asText(value, types[index] as string)).join(''),
  }),
  'format text any…': made('String', format),
  'multiMatchAny text texts': matching,
  'extract text text': made('String', extract),
  'replaceAll text text text': made('String', replaceAll),
  'replaceRegexpAll text text text': made('String', replacing(true)),
  'replaceRegexpOne text text text': made('String', replacing(false)),
  'cityHash64 any…: UInt64': (...values) => hashText(JSON.stringify(values)),
})

const textSize = (value: Value): number =>
  typeof value === 'string' ? toBytes(value).length : Object.keys(value as object).length

const contains = (list: Value, sought: Value): boolean =>
  Array.isArray(list) ? list.includes(sought) : Object.hasOwn(Object(list), sought as string)

const arrayCount: Prepare = ([type = '']) => {
  if (/^Array\((UInt8|Bool|Nothing)\)$/.test(type))
    return { type: 'UInt32', apply: unlessNull((items: Value[]) => items.filter(Boolean).length) }
  throw new QueryError(
    `The 1st and only argument for function arrayCount must be array of UInt8. Found ${type} instead`,
  )
}

function mapOf(...values: Value[]): Value {
  const pairs = values.flatMap((key, index) => (index % 2 === 0 ? [[String(key), values[index + 1] ?? null]] : []))
  return Object.fromEntries(pairs)
}

/** Whether a text of an array contains another, in any case. With a key, the items are maps that have texts. */
function containsText(list: (string | Record<string, string>)[], sought: string, key = ''): boolean {
  const texts = list.map((one) => (typeof one === 'string' ? one : ownOf(one, key)) ?? '')
  return texts.some((text) => text.toLowerCase().includes(sought.toLowerCase()))
}

/** Functions of arrays and maps; `length` and its like also take strings. */
export const arraysAndMaps: FunctionTable = functionTable({
  'length* sized: UInt64': textSize,
  'empty sized: UInt8': (value: Value) => textSize(value) === 0,
  'notEmpty sized: UInt8': (value: Value) => textSize(value) > 0,
  'hasAll list list: UInt8': (a: Value[], b: Value[]) => b.every((one) => a.includes(one)),
  'arrayContainsText list text text?: UInt8': containsText,
  'mapKeys map: Array(String)': Object.keys,
  'has listed any:? UInt8': contains,
  'mapContains listed any:? UInt8': contains,
  'arrayCount list': arrayCount,
  'arrayStringConcat list text?': made('String', (budget, [list = '']) => (items: Value[], between = '') => {
    budget.chunk(items.length * between.length)
    return items.map((item) => asText(item, itemType(list)) ?? '').join(between)
  }),
  'map any?…': ([key = 'Nothing', value = 'Nothing']) => ({ type: `Map(${key}, ${value})`, apply: mapOf }),
  'mapValues map': ([map = '']) => ({ type: `Array(${itemType(map)})`, apply: unlessNull(Object.values) }),
})

/** Functions of a lambda: the type and the value that follow from the items and from the results of the lambda. */
export const lambdas: Readonly<
  Record<string, { type: (item: string, result: string) => string; apply: (items: Value[], results: Value[]) => Value }>
> = {
  arrayMap: { type: (_, result) => `Array(${result})`, apply: (_, results) => results },
  arrayFilter: { type: (one) => `Array(${one})`, apply: (items, results) => items.filter((_, at) => results[at]) },
  arrayExists: { type: () => 'UInt8', apply: (_, results) => Number(results.some(Boolean)) },
}

/** The value at a path of keys and of positions that count from 1. */
function valueAt(json: string, path: (string | number)[]): unknown {
  try {
    const keyAt = (value: object, key: string | number) =>
      typeof key === 'number' ? (Object.keys(value)[key - 1] ?? '') : key
    return path.reduce((value: unknown, key) => {
      if (typeof value !== 'object' || value === null) return undefined
      return ownOf(value as Record<string, unknown>, keyAt(value, key))
    }, JSON.parse(json))
  } catch {
    return undefined
  }
}

const jsonNumber = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value ?? 0) : 0)
const jsonText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')

const results: Readonly<Record<string, [type: string, of: (value: unknown) => Value]>> = {
  ExtractString: ['String', jsonText],
  ExtractInt: ['Int64', (value) => Math.trunc(jsonNumber(value))],
  ExtractFloat: ['Float64', jsonNumber],
  Has: ['UInt8', (value) => Number(value !== undefined)],
}

/** Functions with the same results: `JSON…` takes a path, and the others take the name of one key. */
const readers = Object.entries(results).flatMap(([name, [type, of]]) => {
  const read = (json: string, ...path: (string | number)[]) => of(valueAt(json, path))
  const ofKey = ['simpleJSON', 'visitParam'].map((start) => [`${start}${name} text text: ${type}`, read] as const)
  return [[`JSON${name} text any?…: ${type}`, read] as const, ...ofKey]
})

export const jsonFunctions: FunctionTable = {
  ...functionTable<`${string}: ${string}`>(Object.fromEntries(readers)),
  ...functionTable({ 'toJSONString any:? String': (value) => JSON.stringify(value) }),
}
