import type { Credentials } from './credentials.ts'

/** Takes secrets out of everything that may be shown. */
export type Redact = <Value>(value: Value) => Value

/**
 * What is shorter is a word like others: taken out everywhere it would tear up what a server says, and hide nothing from
 * somebody who can count. It is taken out where it stands behind the name of its scheme.
 */
export const SHORTEST = 8

const redactions = new WeakMap<Credentials, Redact>()

/** Replaces the credentials in every string, in whatever spelling somebody may repeat them, and also the start of one. */
export function createRedaction(credentials: Credentials): Redact {
  const known = redactions.get(credentials)
  if (known) return known
  const patterns = patternsFor(credentials)
  const replaced = (text: string, all: readonly RegExp[]) =>
    all.reduce((shown, pattern) => shown.replace(pattern, '***'), text)

  function inText(text: string): string {
    // Most texts hold nothing of a secret.
    if (patterns.started.every((pattern) => text.search(pattern) < 0)) return text
    return replaced(replaced(text, patterns.whole), patterns.started)
  }

  function redact(value: unknown): unknown {
    if (typeof value === 'string') return inText(value)
    if (Array.isArray(value)) return value.map(redact)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [inText(key), redact(inner)]))
  }
  redactions.set(credentials, redact as Redact)
  return redact as Redact
}

interface Patterns {
  /** Secrets as they are, the longest first, which holds the others. */
  readonly whole: readonly RegExp[]
  /** Secrets or the start of one, by which all that is whole is found as well. */
  readonly started: readonly RegExp[]
}

function patternsFor({ keyId, keySecret, apiKey }: Credentials): Patterns {
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

/** Makes a pattern of those for the single characters, of which so many at least must be there. */
type Joined = (characters: readonly string[], least: number) => string

const whole: Joined = (characters) => characters.join('')

/** What was cut off after its start shows too much as well: at least half of it, and all that follows. */
const startOf: Joined = (characters, least) => {
  const needed = Math.max(least, Math.ceil(characters.length / 2))
  return characters.map((each, index) => (index < needed ? each : `(?:${each})?`)).join('')
}

/** The secret as text, in hexadecimal digits, and within something in base64, where it may begin at any of three places. */
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

/** One character as it is, in JSON, in an address, in markup, and in what is written for people. */
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

/** The characters that only the secret decides, of either alphabet, and those at its ends that it decides in part. */
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
