import { QueryError } from '../../query-error.ts'
import { hashText } from '../../random.ts'
import type { Value } from '../expression.ts'
import { regularExpression } from '../regular-expression.ts'
import { asText } from '../types.ts'
import {
  anyCase,
  type DatabaseFunction,
  define,
  type FunctionTable,
  flag,
  prepared,
  unlessNull,
} from './function-table.ts'

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

/** How often a text has a part, from a position on. The empty part is nowhere. */
function countSubstrings(text: string, part: string, start = 1): number {
  return part === ''
    ? 0
    : toBytes(text)
        .slice(Math.max(0, start - 1))
        .split(toBytes(part)).length - 1
}

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

/** Replaces the matches of a regular expression. In the replacement, `\1` is the first group. */
const replacing = (isAll: boolean): DatabaseFunction =>
  prepared('text text text', (_types, _constants, { budget }) => {
    const replaced = (text: string, pattern: string, by: string) => {
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
    return { type: 'String', apply: unlessNull(replaced) }
  })

const replaceAll = prepared('text text text', (_types, _constants, { budget }) => {
  const replaced = (text: string, part: string, by: string) => {
    const parts = split(part, text)
    budget.chunk(text.length + parts.length * by.length)
    return parts.join(by)
  }
  return { type: 'String', apply: unlessNull(replaced) }
})

const format = prepared('text any…', (types, _constants, { budget }) => {
  const formatted = (pattern: string, ...values: Value[]) => {
    const texts = values.map((value, index) => asText(value, types[index + 1] ?? '') ?? '')
    budget.chunk(pattern.length * Math.max(1, ...texts.map((text) => text.length)))
    return filledIn(pattern, texts)
  }
  return { type: 'String', apply: unlessNull(formatted) }
})

function filledIn(pattern: string, values: string[]): string {
  let next = 0
  return pattern.replace(/\{(\d*)\}/g, (_, index: string) => values[index === '' ? next++ : Number(index)] ?? '')
}

const extract = prepared('text text', (_types, _constants, { budget }) => {
  const extracted = (text: string, pattern: string) => {
    const [match] = regularExpression(pattern, budget).matches(text)
    return match?.groups[1] ?? match?.groups[0] ?? ''
  }
  return { type: 'String', apply: unlessNull(extracted) }
})

/** Whether one of the patterns matches. */
const matching = (takes: string, options?: Parameters<typeof prepared>[2]): DatabaseFunction =>
  prepared(
    takes,
    (_types, _constants, { budget }) => {
      const matches = (text: string, patterns: string | string[]) =>
        Number([patterns].flat().some((pattern) => regularExpression(pattern, budget).test(text)))
      return { type: 'UInt8', apply: unlessNull(matches) }
    },
    options,
  )

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
  format,
  substring: define('any any any?', 'String', substring, anyCase),
  left: define('text number', 'String', (text, size) => fromBytes(toBytes(text).slice(0, size)), anyCase),
  right: define('text number', 'String', (text, size) => (size ? fromBytes(toBytes(text).slice(-size)) : ''), anyCase),
  reverse: define('sequence', ([type = '']) => type, reversed, anyCase),
  startsWith: flag('text text', (text: string, start: string) => text.startsWith(start), anyCase),
  endsWith: flag('text text', (text: string, end: string) => text.endsWith(end), anyCase),
  position: define('text text', 'UInt64', positionOf, anyCase),
  positionCaseInsensitive: define('text text', 'UInt64', (text, part) => positionOf(lowerCase(text), lowerCase(part))),
  countSubstrings: define('text text number?', 'UInt64', countSubstrings),
  countSubstringsCaseInsensitive: define('text text number?', 'UInt64', (text, part, start) =>
    countSubstrings(lowerCase(text), lowerCase(part), start),
  ),
  hasToken: flag('text text', hasToken),
  hasTokenCaseInsensitive: flag('text text', (a: string, b: string) => hasToken(a.toLowerCase(), b.toLowerCase())),
  hasAllTokens: flag('text text', hasAllTokens),
  match: matching('text text', anyCase),
  multiMatchAny: matching('text texts'),
  extract,
  replaceAll,
  replaceRegexpAll: replacing(true),
  replaceRegexpOne: replacing(false),
  splitByChar: define('text text', 'Array(String)', split),
  splitByString: define('text text', 'Array(String)', split),
  cityHash64: define('any…', 'UInt64', (...values) => hashText(JSON.stringify(values))),
}
