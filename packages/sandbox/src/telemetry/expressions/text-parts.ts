import { QueryError } from '../query-error.ts'
import { hashText } from '../random.ts'
import { fromBytes, toBytes } from './bytes.ts'
import type { DatabaseFunction } from './database-function.ts'
import { regular } from './regular.ts'
import { byName, type Usual, usual } from './usual.ts'

const anyCase: Usual = { anyCase: true }
const inText: Usual = {
  complaint: byName(['haystack', 'String or FixedString'], ['pattern', 'String'], ['replacement', 'String']),
}
const split: Usual = { complaint: byName(['separator', 'String'], ['s', 'String']) }
const longest = 1_000_000
const bounded = (length: number) => {
  if (length > longest) throw new QueryError(`Too long a text: more than ${longest} characters: In scope SELECT. `)
  return Math.max(0, length)
}
const padded = (text: string, length: number, fill = ' ', atStart = true) =>
  (atStart ? text.padStart(bounded(length), fill) : text.padEnd(bounded(length), fill)).slice(0, length)
const startOf = (text: string, of: string) => {
  const index = [...text].findIndex((character) => !of.includes(character))
  return index < 0 ? text.length : index
}
const endOf = (text: string, of: string) =>
  Math.max(startOf(text, of), text.length - startOf([...text].reverse().join(''), of))
const searched = (pattern: string) => new RegExp(regular(pattern), 'g')
const parts = (text: string, between: string) => (between === '' ? [...text] : text.split(between))

/** Functions that take a text apart, and put others together. */
export const textParts: Record<string, DatabaseFunction> = {
  left: usual(
    'text number',
    'String',
    (text: string, length: number) => fromBytes(toBytes(text).slice(0, length)),
    anyCase,
  ),
  right: usual(
    'text number',
    'String',
    (text: string, length: number) => (length === 0 ? '' : fromBytes(toBytes(text).slice(-length))),
    anyCase,
  ),
  reverse: usual(
    'sized',
    ([type = '']) => type,
    (value: string | []) =>
      typeof value === 'string' ? fromBytes([...toBytes(value)].reverse().join('')) : [...value].reverse(),
    anyCase,
  ),
  repeat: usual(
    'text number',
    'String',
    (text: string, times: number) => text.repeat(bounded(times * text.length) && times),
    anyCase,
  ),
  leftPad: usual('text number text?', 'String', padded),
  lpad: usual('text number text?', 'String', padded, anyCase),
  rightPad: usual('text number text?', 'String', (text, length, fill) => padded(text, length, fill, false)),
  rpad: usual('text number text?', 'String', (text, length, fill) => padded(text, length, fill, false), anyCase),
  trimLeft: usual('text text?', 'String', (text: string, of = ' ') => text.slice(startOf(text, of))),
  trimRight: usual('text text?', 'String', (text: string, of = ' ') => text.slice(0, endOf(text, of))),
  trimBoth: usual('text text?', 'String', (text: string, of = ' ') => text.slice(startOf(text, of), endOf(text, of))),
  initcap: usual('text', 'String', (text: string) =>
    text.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  ),
  replaceAll: usual('text text text', 'String', (text: string, part, by: string) => parts(text, part).join(by), inText),
  replaceOne: usual(
    'text text text',
    'String',
    (text: string, part, by: string) => text.replace(part, () => by),
    inText,
  ),
  replaceRegexpAll: usual(
    'text text text',
    'String',
    (text: string, pattern: string, by: string) => text.replace(searched(pattern), inserted(by)),
    inText,
  ),
  replaceRegexpOne: usual(
    'text text text',
    'String',
    (text: string, pattern: string, by: string) => text.replace(regular(pattern), inserted(by)),
    inText,
  ),
  extract: usual('text text', 'String', (text: string, pattern: string) => {
    const found = regular(pattern).exec(text)
    return found?.[1] ?? found?.[0] ?? ''
  }),
  extractAll: usual('text text', 'Array(String)', (text: string, pattern: string) =>
    [...text.matchAll(searched(pattern))].map((found) => found[1] ?? found[0]),
  ),
  splitByChar: usual('text text', 'Array(String)', (between: string, text: string) => parts(text, between), split),
  splitByString: usual('text text', 'Array(String)', (between: string, text: string) => parts(text, between), split),
  splitByRegexp: usual('text text', 'Array(String)', (between: string, text: string) => text.split(regular(between))),
  substringIndex: usual('text text number', 'String', (text: string, between: string, count: number) =>
    (count < 0 ? parts(text, between).slice(count) : parts(text, between).slice(0, count)).join(between),
  ),
  countSubstrings: usual('text text', 'UInt64', (text: string, part: string) => text.split(part).length - 1),
  hasTokenCaseInsensitive: usual('text text', 'UInt8', (text: string, word: string) =>
    Number(tokensOf(text.toLowerCase()).includes(oneToken(word).toLowerCase())),
  ),
  hasToken: usual('text text', 'UInt8', (text: string, word: string) =>
    Number(tokensOf(text).includes(oneToken(word))),
  ),
  multiSearchAny: usual('text list', 'UInt8', (text: string, sought: string[]) =>
    Number(sought.some((part) => text.includes(part))),
  ),
  multiSearchAnyCaseInsensitive: usual('text list', 'UInt8', (text: string, sought: string[]) =>
    Number(sought.some((part) => text.toLowerCase().includes(part.toLowerCase()))),
  ),
  multiMatchAny: usual('text list', 'UInt8', (text: string, patterns: string[]) =>
    Number(patterns.some((pattern) => regular(pattern).test(text))),
  ),
  lengthUTF8: usual('text', 'UInt64', (text: string) => [...text].length),
  ascii: usual('text', 'Int32', (text: string) => text.charCodeAt(0) || 0, anyCase),
  format: usual('text any…', 'String', (pattern: string, ...values) => {
    let next = 0
    return pattern.replace(/\{(\d*)\}/g, (_, index: string) => String(values[index === '' ? next++ : Number(index)]))
  }),
  concatWithSeparator: usual('text any…', 'String', (between: string, ...values) => values.join(between)),
  base64Encode: usual('text', 'String', (text: string) => btoa(toBytes(text))),
  ...Object.fromEntries(
    ['cityHash64', 'sipHash64', 'xxHash64', 'halfMD5'].map((name) => [
      name,
      usual('any…', 'UInt64', (...values) => hashText(JSON.stringify(values))),
    ]),
  ),
  hex: usual('any', 'String', (value: string | number) =>
    typeof value === 'number'
      ? value.toString(16).toUpperCase().padStart(2, '0')
      : [...toBytes(value)].map((byte) => byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')).join(''),
  ),
  unhex: usual('text', 'String', (digits: string) =>
    fromBytes((digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('')),
  ),
  bin: usual('number', 'String', (value: number) => {
    const bits = value.toString(2)
    return bits.padStart(Math.ceil(bits.length / 8) * 8, '0')
  }),
  char: usual('number…', 'String', (...codes: number[]) => fromBytes(String.fromCharCode(...codes)), anyCase),
  space: usual('number', 'String', (count: number) => ' '.repeat(bounded(count)), anyCase),
  base64Decode: usual('text', 'String', (text: string) => fromBytes(atob(text))),
  appendTrailingCharIfAbsent: usual('text text', 'String', (text: string, last: string) =>
    text === '' || text.endsWith(last) ? text : text + last,
  ),
  basename: usual('text', 'String', (path: string) => path.slice(path.lastIndexOf('/') + 1)),
  firstLine: usual('text', 'String', (text: string) => text.split(/\r?\n/)[0] ?? ''),
  alphaTokens: usual('text', 'Array(String)', (text: string) => text.match(/[a-zA-Z]+/g) ?? []),
  tokens: usual('text', 'Array(String)', (text: string) => tokensOf(text).filter(Boolean)),
  ngrams: usual('text number', 'Array(String)', (text: string, size: number) => {
    const characters = [...text]
    return characters.slice(size - 1).map((_, index) => characters.slice(index, index + size).join(''))
  }),
  extractGroups: usual('text text', 'Array(String)', (text: string, pattern: string) =>
    (regular(pattern).exec(text)?.slice(1) ?? []).map((group) => group ?? ''),
  ),
  regexpExtract: usual(
    'text text number?',
    'String',
    (text: string, pattern: string, index = 1) => regular(pattern).exec(text)?.[index] ?? '',
  ),
  toUUID: usual('text', 'UUID', (text: string) => {
    if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text.toLowerCase()
    throw new QueryError(`Cannot parse uuid ${text}: Cannot parse UUID from String: while executing. `)
  }),
}

// Groups are written as \1 and not as $1.
const inserted = (by: string): string => by.replaceAll('$', '$$$$').replace(/\\(\d)/g, '$$$1')

const tokensOf = (text: string): string[] => text.split(/[\0-/:-@[-`{-\x7f]+/)

function oneToken(word: string): string {
  if (/[\0-/:-@[-`{-\x7f]/.test(word))
    throw new QueryError('Needle must not contain whitespace or separator characters: In scope SELECT. ')
  return word
}
