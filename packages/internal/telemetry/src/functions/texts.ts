import { asText } from '../language/types.ts'
import { type Budget, QueryError } from '../refusals.ts'
import { matching } from './operators.ts'
import { regularExpression } from './regular-expression.ts'
import { type FunctionTable, functionTable, made } from './table.ts'

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

function trimmed(text: string, characters = ' '): string {
  let [start, end] = [0, text.length]
  while (start < end && characters.includes(text.charAt(start))) start++
  while (end > start && characters.includes(text.charAt(end - 1))) end--
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

const extract = (budget: Budget) => (text: string, pattern: string) => {
  const [match] = regularExpression(pattern, budget).matches(text)
  return match?.groups[1] ?? match?.groups[0] ?? ''
}

export const strings: FunctionTable = functionTable({
  'lower* text: String': lowerCase,
  'upper* text: String': upperCase,
  'lowerUTF8 text: String': (text: string) => text.toLowerCase(),
  'lengthUTF8 text: UInt64': (text: string) => [...text].length,
  'trimBoth text text?: String': trimmed,
  'substring* any any any?: String': substring,
  'left* text number: String': (text: string, size: number) => fromBytes(toBytes(text).slice(0, size)),
  'startsWith* text text: UInt8': (text: string, start: string) => text.startsWith(start),
  'endsWith* text text: UInt8': (text: string, end: string) => text.endsWith(end),
  'position* text text: UInt64': positionOf,
  'positionCaseInsensitive text text: UInt64': (a: string, b: string) => positionOf(lowerCase(a), lowerCase(b)),
  'hasToken text text: UInt8': hasToken,
  'hasAllTokens text text: UInt8': hasAllTokens,
  'splitByChar text text: Array(String)': split,
  'concat* any…': (types) => ({
    type: 'String',
    apply: (...values) => values.map((value, index) => asText(value, types[index] as string)).join(''),
  }),
  'multiMatchAny text texts': matching,
  'extract text text': made('String', extract),
  'replaceAll text text text': made('String', replaceAll),
  'replaceRegexpAll text text text': made('String', replacing(true)),
  'replaceRegexpOne text text text': made('String', replacing(false)),
})
