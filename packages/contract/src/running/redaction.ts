import { remembered } from '../schema/schema.ts'
import type { Credentials } from './credentials.ts'
import type { SecretProperties } from './secret-properties.ts'
import { createSearch, encodedSpellingsOf, SHORTEST, type Span, spellingsOf } from './spelling-search.ts'

/** Removes secrets from a value that is shown to users. */
export type Redact = <Value>(value: Value) => Value

/** The number of levels that are decoded: encoded text can be encoded again. */
const LEVELS = 5

const redactions = new WeakMap<Credentials, Redact>()

/**
 * Replaces the credentials and the secrets of answers, and parts of at least half of one, in every string and in every
 * encoding that a server may use. The names of the document stay.
 */
export function createRedaction(credentials: Credentials, secrets?: SecretProperties): Redact {
  if (secrets) return redactionOf(credentials, secrets)
  return remembered(redactions, credentials, () => redactionOf(credentials))
}

function redactionOf({ keyId, keySecret, apiKey }: Credentials, secrets?: SecretProperties): Redact {
  const given = [keyId, keySecret, apiKey].filter((each): each is string => Boolean(each))
  const long = given.filter((each) => each.length >= SHORTEST).flatMap(spellingsOf)
  const pair = keyId && keySecret ? `${keyId}:${keySecret}` : ''
  const search = createSearch([...long, ...(pair.length >= SHORTEST ? encodedSpellingsOf(pair) : [])])
  const searchShown = createSearch(secrets?.values().flatMap(spellingsOf) ?? [])
  // What the run has made up can share a part with a secret, such as the host of an address.
  const alike = secrets?.madeUp().filter((each) => searchShown(each).length > 0) ?? []
  const searchMadeUp = createSearch(alike.map((text) => ({ text, least: text.length })))
  const short = given.filter((each) => each.length < SHORTEST && each !== keyId)
  const patterns = short.map((each) => asCredential(each, keyId))

  function inText(text: string): string {
    const spans: Span[] = []
    let plain = text
    for (let level = 0; level <= LEVELS; level++) {
      const shown = searchShown(plain)
      const others = shown.length > 0 ? shown.filter(outside(searchMadeUp(plain))) : []
      for (const span of [...search(plain), ...others]) spans.push(span)
      for (const pattern of patterns) for (const match of plain.matchAll(pattern)) spans.push(spanOf(match))
      const next = decoded(plain)
      if (next === plain) break
      plain = next
    }
    return spans.length === 0 ? text : struck(text, spans.filter(outside(namesIn(text))))
  }

  /** The names of the document that a text has as keys of JSON, in paths, and in pointers. */
  function namesIn(text: string): readonly Span[] {
    const matches = secrets ? [...text.matchAll(NAME)] : []
    return matches.flatMap(({ index, 0: name }): Span[] =>
      secrets?.isWord(name) ? [[index, index + name.length]] : [],
    )
  }

  const inKey = (key: string) => (secrets?.isWord(key) ? key : inText(key))
  return (value) => mapTexts(value, inText, inKey)
}

/** A value with every text changed, and every key where that is asked for. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string) => string,
  changeKey: (key: string) => string = (key) => key,
): Value {
  const mapped = (inner: unknown): unknown => {
    if (typeof inner === 'string') return change(inner)
    if (Array.isArray(inner)) return inner.map(mapped)
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [changeKey(key), mapped(each)]))
  }
  return mapped(value) as Value
}

/** The key of an object in JSON, and a word after a slash, a point or in single quotes. */
const NAME = /(?<=")[\w-]+(?=\\?"\s*:)|(?<=[/.])[\w-]+|(?<=')[\w-]+(?=')/g

/** True for a part of a text that is not within one of these. */
const outside =
  (names: readonly Span[]) =>
  ([start, end]: Span): boolean =>
    !names.some(([first, last]) => first <= start && end <= last)

/** A pattern whose group is a short secret after its scheme or its id. NUL fills the rest of an escape. */
function asCredential(secret: string, id: string | undefined): RegExp {
  const literally = (text: string) =>
    Array.from(text, (each) => `${each.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')}\\0*`).join('')
  const before = ['bearer[\\s\\0]+', ...(id ? [literally(`${id}:`)] : [])].join('|')
  return new RegExp(`\\b(?:${before})(${literally(secret)})(?![\\0\\w-])`, 'gi')
}

function spanOf({ index, 0: whole, 1: secret = '' }: RegExpExecArray): Span {
  const end = index + whole.length
  return [end - secret.length, end]
}

function struck(text: string, spans: readonly Span[]): string {
  let shown = ''
  let done = 0
  for (const [start, end] of spans.toSorted(([left], [right]) => left - right)) {
    if (start > done || shown === '') shown += `${text.slice(done, start)}***`
    done = Math.max(done, end)
  }
  return shown + text.slice(done)
}

/** Fills the rest of what spelled a character, so that all characters keep their places. */
const FILLER = '\0'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  sol: '/',
  plus: '+',
  equals: '=',
  lowbar: '_',
  nbsp: ' ',
  shy: '-',
}

/** `H` is a hexadecimal digit, `B` are backslashes, and a space is any number of fillers, which earlier decoding has left. */
const ESCAPES = [
  '(?:% u|B u)( H H H H)',
  '(?:%|B x)( H H)',
  '(?:& # x 0*|B u \\{ 0*)((?: H){1,6}) [;}]?',
  'B( [0-3] [0-7] [0-7])',
  '& # 0*((?: [0-9]){1,7}) ;?',
  `&( (?:${Object.keys(NAMED).map(spaced).join('|')})) ;`,
  'B [nrtbfv0]',
]
const ESCAPE = new RegExp(
  ESCAPES.join('|').replaceAll(' ', '\\0*').replaceAll('H', '[\\da-f]').replaceAll('B', '(?<!\\\\)\\\\+'),
  'gi',
)

/** At least eight bytes of ASCII, with at most one separator between them. */
const HEX_BYTE = '(?:[2-7][\\da-f]|0[09ad])'
const HEX = new RegExp(`${HEX_BYTE}(?:[\\s:]?${HEX_BYTE}){7,}`, 'gi')

/** At least nine bytes of ASCII, the highest bit of which is 0. A space is the end of a line and an indent. */
const BASE64_BYTES = '[A-Za-f] [A-HQ-Xg-nw-z0-3] [ABEFIJMNQRUVYZcdghklopstwx014589] [\\w+/-]'
const BASE64 = new RegExp(
  `${BASE64_BYTES}(?: ${BASE64_BYTES}){2,}(?: [\\w+/-]){0,3}`.replaceAll(' ', '(?:[\\r\\n\\0][\\s\\0]*)?'),
  'g',
)
/** The text after base64 can look like its last characters, and adds two bytes at most. */
const PRINTABLE = /^[\0\t\n\r -~]+.{0,2}$/s

/**
 * Decodes one level of the escapes of JSON, JavaScript, addresses and markup, and text in base64 and hexadecimal digits.
 * The result has the same length, and each character in it stands within what spelled it.
 */
function decoded(text: string): string {
  return text
    .replace(ESCAPE, unescaped)
    .replace(HEX, (run) => asText(run, 'hex', 2))
    .replace(BASE64, (run) => asText(run, 'base64', 4))
}

function unescaped(spelled: string, ...groups: readonly (string | undefined)[]): string {
  const [four, two, some, octal, decimal, name] = groups.slice(0, ESCAPES.length - 1).map(withoutFillers)
  const hex = four ?? two ?? some
  const code = hex ? Number.parseInt(hex, 16) : octal ? Number.parseInt(octal, 8) : Number(decimal ?? 0)
  if (code > 0x10ffff) return spelled
  const character = name ? (NAMED[name.toLowerCase()] as string) : String.fromCodePoint(code)
  return character.padEnd(spelled.length, FILLER)
}

function spaced(name: string): string {
  return [...name].join(' ')
}

function withoutFillers(group: string | undefined): string | undefined {
  return group?.replaceAll(FILLER, '')
}

/** Decodes digits that spell text. So many digits spell one byte less than their number. */
function asText(run: string, encoding: 'hex' | 'base64', size: number): string {
  const plain = Buffer.from(run.replace(/[^\w+/-]/g, ''), encoding).toString('latin1')
  if (!PRINTABLE.test(plain)) return run
  let digits = 0
  let bytes = 0
  return run.replace(/./gs, (each) => {
    const isByte = /[\w+/-]/.test(each) && ++digits % size !== 0
    return (isByte && plain[bytes++]) || FILLER
  })
}
