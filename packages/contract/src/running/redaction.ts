import { remembered } from '../schema/schema.ts'
import type { Credentials } from './credentials.ts'
import { decoded } from './decoding.ts'
import type { SecretProperties } from './secret-properties.ts'
import { encodedSpellingsOf, SHORTEST, spellingsOf } from './secret-spellings.ts'
import { createSearch, type Span } from './spelling-search.ts'

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

  function redact(value: unknown): unknown {
    if (typeof value === 'string') return inText(value)
    if (Array.isArray(value)) return value.map(redact)
    if (typeof value !== 'object' || value === null) return value
    const shown = (key: string) => (secrets?.isWord(key) ? key : inText(key))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [shown(key), redact(inner)]))
  }
  return redact as Redact
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
