import { QueryError } from '../../query-error.ts'
import { hashText } from '../../random.ts'
import { regularExpression } from '../regular-expression.ts'
import { asText } from '../types.ts'
import { define, type FunctionTable } from './function-table.ts'

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

function hasToken(text: string, token: string): number {
  if (separators.test(token))
    throw new QueryError('Needle must not contain whitespace or separator characters: In scope SELECT. ')
  return Number(text.split(separators).includes(token))
}

const positionOf = (text: string, part: string): number => toBytes(text).indexOf(toBytes(part)) + 1

function substring(value: string | number, start: number, length?: number): string {
  const bytes = toBytes(String(value))
  const from = start < 0 ? Math.max(0, bytes.length + start) : start - 1
  return from < 0 ? '' : fromBytes(bytes.slice(from, length === undefined ? undefined : from + Math.max(0, length)))
}

function trimmed(text: string, characters: string, sides: { start?: boolean; end?: boolean }): string {
  let start = 0
  let end = text.length
  while (sides.start && start < end && characters.includes(text.charAt(start))) start++
  while (sides.end && end > start && characters.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

const split = (separator: string, text: string): string[] => (separator === '' ? [...text] : text.split(separator))
const everyMatch = (pattern: string): RegExp => new RegExp(regularExpression(pattern), 'g')
// The database writes groups as \1, JavaScript as $1.
const replacement = (by: string): string => by.replaceAll('$', '$$$$').replace(/\\(\d)/g, '$$$1')

const any = { anyCase: true }
function formatted(pattern: string, ...values: unknown[]): string {
  let next = 0
  return pattern.replace(/\{(\d*)\}/g, (_, index: string) => String(values[index === '' ? next++ : Number(index)]))
}

/** Functions of strings. */
export const strings: FunctionTable = {
  lower: define('text', 'String', lowerCase, any),
  upper: define('text', 'String', upperCase, any),
  lowerUTF8: define('text', 'String', (text: string) => text.toLowerCase()),
  upperUTF8: define('text', 'String', (text: string) => text.toUpperCase()),
  lengthUTF8: define('text', 'UInt64', (text: string) => [...text].length),
  trimLeft: define('text text?', 'String', (text, of = ' ') => trimmed(text, of, { start: true })),
  trimRight: define('text text?', 'String', (text, of = ' ') => trimmed(text, of, { end: true })),
  trimBoth: define('text text?', 'String', (text, of = ' ') => trimmed(text, of, { start: true, end: true })),
  concat: {
    arity: [1, 100],
    anyCase: true,
    prepare: (types) => ({
      type: 'String',
      apply: (...values) => values.map((value, index) => asText(value, types[index] as string)).join(''),
    }),
  },
  format: define('text any…', 'String', formatted),
  substring: define('any any any?', 'String', substring, any),
  left: define('text number', 'String', (text, length) => fromBytes(toBytes(text).slice(0, length)), any),
  right: define(
    'text number',
    'String',
    (text, length) => (length ? fromBytes(toBytes(text).slice(-length)) : ''),
    any,
  ),
  reverse: define(
    'sized',
    ([type = '']) => type,
    (value) => (typeof value === 'string' ? fromBytes([...toBytes(value)].reverse().join('')) : [...value].reverse()),
    any,
  ),
  startsWith: define('text text', 'UInt8', (text: string, start: string) => Number(text.startsWith(start)), any),
  endsWith: define('text text', 'UInt8', (text: string, end: string) => Number(text.endsWith(end)), any),
  position: define('text text', 'UInt64', positionOf, any),
  positionCaseInsensitive: define('text text', 'UInt64', (text, part) => positionOf(lowerCase(text), lowerCase(part))),
  hasToken: define('text text', 'UInt8', hasToken),
  hasTokenCaseInsensitive: define('text text', 'UInt8', (text: string, token: string) =>
    hasToken(text.toLowerCase(), token.toLowerCase()),
  ),
  hasAllTokens: define('text text', 'UInt8', (text: string, wanted: string) => {
    const found = new Set(words(text))
    return Number(words(wanted).every((word) => found.has(word)))
  }),
  match: define('text text', 'UInt8', (text, pattern) => Number(regularExpression(pattern).test(text)), any),
  multiMatchAny: define('text list', 'UInt8', (text: string, patterns: string[]) =>
    Number(patterns.some((pattern) => regularExpression(pattern).test(text))),
  ),
  extract: define('text text', 'String', (text: string, pattern: string) => {
    const found = regularExpression(pattern).exec(text)
    return found?.[1] ?? found?.[0] ?? ''
  }),
  replaceAll: define('text text text', 'String', (text, part, by) => split(part, text).join(by)),
  replaceRegexpAll: define('text text text', 'String', (text: string, pattern, by) =>
    text.replace(everyMatch(pattern), replacement(by)),
  ),
  replaceRegexpOne: define('text text text', 'String', (text: string, pattern, by) =>
    text.replace(regularExpression(pattern), replacement(by)),
  ),
  splitByChar: define('text text', 'Array(String)', split),
  splitByString: define('text text', 'Array(String)', split),
  cityHash64: define('any…', 'UInt64', (...values) => hashText(JSON.stringify(values))),
}
