import { remembered } from '../schema/schema.ts'
import type { Credentials } from './credentials.ts'

/** Removes secrets from a value that is shown to users. */
export type Redact = <Value>(value: Value) => Value

/**
 * A shorter secret is removed only after the name of its scheme. It can be an ordinary word: if it was removed everywhere,
 * reports would become unreadable, and the gaps would reveal it.
 */
export const SHORTEST = 8

const redactions = new WeakMap<Credentials, Redact>()

/** Replaces the credentials, and the start of one, in every string and in every encoding that a server may use. */
export function createRedaction(credentials: Credentials): Redact {
  return remembered(redactions, credentials, () => redactionOf(patternsFor(credentials)))
}

function redactionOf(patterns: ReturnType<typeof patternsFor>): Redact {
  const replaced = (text: string, all: readonly RegExp[]) =>
    all.reduce((shown, pattern) => shown.replace(pattern, '***'), text)

  function inText(text: string): string {
    // Most texts contain no secret.
    if (patterns.started.every((pattern) => text.search(pattern) < 0)) return text
    return replaced(replaced(text, patterns.whole), patterns.started)
  }

  function redact(value: unknown): unknown {
    if (typeof value === 'string') return inText(value)
    if (Array.isArray(value)) return value.map(redact)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [inText(key), redact(inner)]))
  }
  return redact as Redact
}

/** `whole`: whole secrets, the longest first because it can contain the others. `started`: the start of one, or all of it. */
function patternsFor({ keyId, keySecret, apiKey }: Credentials) {
  const pair = keyId && keySecret ? [`${keyId}:${keySecret}`] : []
  const given = [...pair, keySecret, apiKey, keyId].filter((each): each is string => Boolean(each))
  const long = given.filter((each) => each.length >= SHORTEST).toSorted((left, right) => right.length - left.length)
  const short = given.filter((each) => each.length < SHORTEST && each !== keyId)
  const behindScheme = short.map(
    (each) => new RegExp(`(?<=\\bbearer\\s+)${[...each].map(spellingsOf).join('')}(?![\\w-])`, 'gi'),
  )
  return {
    whole: long.map((each) => anySpelling(each, whole)),
    started: [...long.map((each) => anySpelling(each, startOf)), ...behindScheme],
  }
}

/** Joins the patterns of the characters; at least so many must match. */
type Joined = (characters: readonly string[], least: number) => string

const whole: Joined = (characters) => characters.join('')

/** A secret that was cut off reveals too much as well: matches at least half of it, and what follows. */
const startOf: Joined = (characters, least) => {
  const needed = Math.max(least, Math.ceil(characters.length / 2))
  return characters.map((each, index) => (index < needed ? each : `(?:${each})?`)).join('')
}

/** The secret as text, in hexadecimal, and inside of base64, where it begins at one of three offsets. */
function anySpelling(secret: string, joined: Joined): RegExp {
  const bytes = Buffer.from(secret)
  const pairs = [...bytes.toString('hex').matchAll(/../g)]
  const spellings = [
    joined([...secret].map(spellingsOf), SHORTEST),
    joined(
      pairs.map(([pair], index) => (index === 0 ? pair : `[\\s:-]?${pair}`)),
      SHORTEST,
    ),
    ...[0, 1, 2].map((offset) => inBase64(bytes, offset, joined)),
  ]
  return new RegExp(spellings.join('|'), 'gi')
}

/** One character as it is, and escaped for JSON, URLs, markup and Markdown. */
function spellingsOf(character: string): string {
  const units = character.split('').map((unit) => unit.charCodeAt(0))
  const bytes = [...Buffer.from(character)].map((byte) => byte.toString(16).padStart(2, '0'))
  const code = character.codePointAt(0) as number
  const name = NAMED[character]
  const numbers = `#0*${code};?|#x0*${code.toString(16)};?${name === undefined ? '' : `|${name};?`}`
  const plain = character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  const codes = units.map((unit) => unit.toString(16).padStart(4, '0')).join('\\\\+u')
  return `(?:${[
    ...(character === '\\' ? [] : [plain]),
    `\\\\+(?:${character === '\\' ? '' : plain}|u${codes}|x${bytes.join('\\\\+x')})`,
    bytes.map((byte) => `%(?:25)*${byte}`).join(''),
    `&(?:amp;)*(?:${numbers})`,
    ...(character === ' ' ? ['\\+'] : []),
  ].join('|')})`
}

const NAMED: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
  '/': 'sol',
  '+': 'plus',
  '=': 'equals',
  _: 'lowbar',
}

/** The base64 characters that depend on the secret alone, in both alphabets, and the ones at its ends that depend on it in part. */
function inBase64(bytes: Buffer, offset: number, joined: Joined): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
  const before = Math.ceil((offset * 8) / 6)
  const own = encoded.slice(before, Math.floor(((offset + bytes.length) * 8) / 6))
  const characters = [...own].map((character) => {
    const others = { '+': '|-', '/': '|_' }[character] ?? ''
    return `(?:${spellingsOf(character)}${others})`
  })
  const least = Math.floor((SHORTEST * 8) / 6) - 2
  return `${joined(characters, least)}[\\w+/-]{0,1}(?:=|%(?:25)*3d){0,2}`
}
