import { QueryError } from '../../query-error.ts'
import { hashText } from '../../random.ts'
import type { Value } from '../expression.ts'
import { regularExpression } from '../regular-expression.ts'
import { asText } from '../types.ts'
import { anyCase, define, type FunctionTable, flag, prepared } from './function-table.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/** The text with one character per UTF-8 byte: most functions of the database count bytes. */
export function toBytes(text: string): string {
  if (isAscii(text)) return text
  return Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join('')
}

/** The text that bytes encode. */
function fromBytes(bytes: string): string {
  if (isAscii(bytes)) return bytes
  return decoder.decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)))
}

// Functions without UTF8 in their name change the case of ASCII letters only.
const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
const upperCase = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())

const separators = /[\0-/:-@[-`{-\x7f]+/

/** The lower-case words of a text: its parts between ASCII characters that are neither letters nor digits. */
const words = (text: string): string[] => text.toLowerCase().split(separators).filter(Boolean)

function hasToken(text: string, token: string): boolean {
  if (!separators.test(token)) return text.split(separators).includes(token)
  throw new QueryError('Needle must not contain whitespace or separator characters: In scope SELECT. ')
}

function hasAllTokens(text: string, wanted: string): boolean {
  const found = new Set(words(text))
  return words(wanted).every((word) => found.has(word))
}

const positionOf = (text: string, part: string): number => toBytes(text).indexOf(toBytes(part)) + 1

function substring(value: string | number, start: number, length?: number): string {
  const bytes = toBytes(String(value))
  const from = start < 0 ? Math.max(0, bytes.length + start) : start - 1
  return from < 0 ? '' : fromBytes(bytes.slice(from, length === undefined ? undefined : from + Math.max(0, length)))
}

function trimmedLeft(text: string, characters = ' '): string {
  let start = 0
  while (start < text.length && characters.includes(text.charAt(start))) start++
  return text.slice(start)
}

function trimmedRight(text: string, characters = ' '): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

const split = (separator: string, text: string): string[] => (separator === '' ? [...text] : text.split(separator))
const everyMatch = (pattern: string): RegExp => new RegExp(regularExpression(pattern), 'g')
// The database writes groups as \1, JavaScript as $1.
const replacement = (by: string): string => by.replaceAll('$', '$$$$').replace(/\\(\d)/g, '$$$1')

function formatted(pattern: string, ...values: unknown[]): string {
  let next = 0
  return pattern.replace(/\{(\d*)\}/g, (_, index: string) => String(values[index === '' ? next++ : Number(index)]))
}

function extracted(text: string, pattern: string): string {
  const found = regularExpression(pattern).exec(text)
  return found?.[1] ?? found?.[0] ?? ''
}

const reversed = (value: string | Value[]): Value =>
  typeof value === 'string' ? fromBytes([...toBytes(value)].reverse().join('')) : [...value].reverse()

const concat = prepared(
  'any…',
  (types) => ({
    type: 'String',
    apply: (...values) => values.map((value, index) => asText(value, types[index] as string)).join(''),
  }),
  anyCase,
)

/** Functions of strings. */
export const strings: FunctionTable = {
  lower: define('text', 'String', lowerCase, anyCase),
  upper: define('text', 'String', upperCase, anyCase),
  lowerUTF8: define('text', 'String', (text) => text.toLowerCase()),
  upperUTF8: define('text', 'String', (text) => text.toUpperCase()),
  lengthUTF8: define('text', 'UInt64', (text) => [...text].length),
  trimLeft: define('text text?', 'String', trimmedLeft),
  trimRight: define('text text?', 'String', trimmedRight),
  trimBoth: define('text text?', 'String', (text, of) => trimmedRight(trimmedLeft(text, of), of)),
  concat,
  format: define('text any…', 'String', formatted),
  substring: define('any any any?', 'String', substring, anyCase),
  left: define('text number', 'String', (text, size) => fromBytes(toBytes(text).slice(0, size)), anyCase),
  right: define('text number', 'String', (text, size) => (size ? fromBytes(toBytes(text).slice(-size)) : ''), anyCase),
  reverse: define('sized', ([type = '']) => type, reversed, anyCase),
  startsWith: flag('text text', (text: string, start: string) => text.startsWith(start), anyCase),
  endsWith: flag('text text', (text: string, end: string) => text.endsWith(end), anyCase),
  position: define('text text', 'UInt64', positionOf, anyCase),
  positionCaseInsensitive: define('text text', 'UInt64', (text, part) => positionOf(lowerCase(text), lowerCase(part))),
  hasToken: flag('text text', hasToken),
  hasTokenCaseInsensitive: flag('text text', (a: string, b: string) => hasToken(a.toLowerCase(), b.toLowerCase())),
  hasAllTokens: flag('text text', hasAllTokens),
  match: flag('text text', (text: string, pattern: string) => regularExpression(pattern).test(text), anyCase),
  multiMatchAny: flag('text list', (text: string, patterns: string[]) =>
    patterns.some((pattern) => regularExpression(pattern).test(text)),
  ),
  extract: define('text text', 'String', extracted),
  replaceAll: define('text text text', 'String', (text, part, by) => split(part, text).join(by)),
  replaceRegexpAll: define('text text text', 'String', (text, pattern, by) =>
    text.replace(everyMatch(pattern), replacement(by)),
  ),
  replaceRegexpOne: define('text text text', 'String', (text, pattern, by) =>
    text.replace(regularExpression(pattern), replacement(by)),
  ),
  splitByChar: define('text text', 'Array(String)', split),
  splitByString: define('text text', 'Array(String)', split),
  cityHash64: define('any…', 'UInt64', (...values) => hashText(JSON.stringify(values))),
}
