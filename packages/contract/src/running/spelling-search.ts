import { remembered } from '../schema/schema.ts'

/** The start of a part of a text, and its end. */
export type Span = [number, number]

/** A clue is so many characters of a spelling, of which a hash keeps 5 bits each. */
const CLUE = 6
const CLUE_BITS = 0x3fffffff
const SIEVE_BITS = 0xffff

/** The compared characters without case, by their code; 0 for a separator. */
type Alphabet = Uint16Array

const LETTERS = /[\p{L}\p{N}]/u
/** Without the backslash, which only escapes another symbol in most texts. */
const VISIBLE = /[^\s\\\p{Cc}\p{Cf}]/u
const alphabets = new Map<RegExp, Alphabet>()

/** Where a clue ends in its spelling. */
interface Clue {
  readonly spelling: string
  readonly index: number
  readonly least: number
}

/** Returns a function that finds enough of a spelling in a text, with any separators and in any case. */
export function createSearch(spellings: readonly Spelling[]): (text: string) => Span[] {
  const letters = alphabetOf(LETTERS)
  // Symbols are separators too, unless too few letters and digits are left.
  const symbolic = spellings.filter(({ text, least }) => fewest(letters, text, least) < SHORTEST)
  const searches = [searchIn(letters, spellings)]
  if (symbolic.length > 0) searches.push(searchIn(alphabetOf(VISIBLE), symbolic))
  return (text) => searches.flatMap((search) => search(text))
}

function alphabetOf(compared: RegExp): Alphabet {
  return remembered(alphabets, compared, () =>
    Uint16Array.from({ length: 0x10000 }, (_, code) => {
      const character = String.fromCharCode(code)
      return compared.test(character) ? character.toLowerCase().charCodeAt(0) : 0
    }),
  )
}

function searchIn(alphabet: Alphabet, spellings: readonly Spelling[]): (text: string) => Span[] {
  const clues = cluesOf(alphabet, spellings)
  const sieve = new Uint8Array(SIEVE_BITS + 1)
  for (const hash of clues.keys()) sieve[sieveIndex(hash)] = 1

  return (text) => {
    const spans: Span[] = []
    let hash = 0
    for (let place = 0; place < text.length; place++) {
      const code = alphabet[text.charCodeAt(place)] as number
      if (code === 0) continue
      hash = nextHash(hash, code)
      // Most characters end no clue.
      if (sieve[sieveIndex(hash)] === 0) continue
      for (const clue of clues.get(hash) ?? []) {
        const found = foundAround(alphabet, text, place, clue)
        if (found) spans.push(found)
      }
    }
    return spans
  }
}

/** The hash of the last characters: every shift moves out what is older. */
const nextHash = (hash: number, code: number): number => ((hash << 5) ^ code) & CLUE_BITS

const sieveIndex = (hash: number): number => (hash ^ (hash >> 15)) & SIEVE_BITS

/** Clues at such distances that every part that is long enough contains a whole one. */
function cluesOf(alphabet: Alphabet, spellings: readonly Spelling[]): Map<number, Clue[]> {
  const clues = new Map<number, Clue[]>()
  for (const { text, least } of spellings) {
    const spelling = withoutSeparators(alphabet, text)
    const needed = Math.max(SHORTEST, fewest(alphabet, text, least))
    let hash = 0
    for (let index = 0; index < spelling.length; index++) {
      hash = nextHash(hash, spelling.charCodeAt(index))
      const isClue = index >= CLUE - 1 && (index - CLUE + 1) % (needed - CLUE + 1) === 0
      if (isClue) remembered(clues, hash, () => []).push({ spelling, index, least: needed })
    }
  }
  return clues
}

/** How many characters are compared in the part of this length that has the fewest. */
function fewest(alphabet: Alphabet, text: string, length: number): number {
  let count = 0
  let least = length
  for (let end = 0; end < text.length; end++) {
    if (alphabet[text.charCodeAt(end)]) count++
    if (alphabet[text.charCodeAt(end - length)]) count--
    if (end >= length - 1) least = Math.min(least, count)
  }
  return least
}

function withoutSeparators(alphabet: Alphabet, text: string): string {
  let compared = ''
  for (let index = 0; index < text.length; index++) {
    const code = alphabet[text.charCodeAt(index)] as number
    if (code !== 0) compared += String.fromCharCode(code)
  }
  return compared
}

/** The part of the text that agrees with the spelling around a place. */
function foundAround(alphabet: Alphabet, text: string, place: number, clue: Clue): Span | undefined {
  const { spelling, index, least } = clue
  const before = agreement(-1)
  const after = agreement(1)
  if (before.count + after.count - 1 < least) return undefined
  PADDING.lastIndex = after.last + 1
  PADDING.test(text)
  return [before.last, PADDING.lastIndex]

  function agreement(step: 1 | -1): { count: number; last: number } {
    let last = place
    let count = 0
    for (let at = place; at >= 0 && at < text.length; at += step) {
      const code = alphabet[text.charCodeAt(at)]
      if (code === 0) continue
      if (code !== spelling.charCodeAt(index + step * count)) break
      last = at
      count += 1
    }
    return { count, last }
  }
}

/** The rest of an escape, and what ends base64. */
const PADDING = /\0*(?:=\0*){0,2}/y

/** A way to write a secret. */
export interface Spelling {
  readonly text: string
  /** The number of its characters that reveal too much of the secret. */
  readonly least: number
}

/**
 * A shorter secret is removed only after the name of its scheme. It can be an ordinary word: if it was removed everywhere,
 * reports would become unreadable, and the gaps would reveal it.
 */
export const SHORTEST = 8

/** The secret as text and in encodings, also backwards. Case, separators and escapes are left to the search. */
export function spellingsOf(secret: string): Spelling[] {
  return [...halvesOf(secret, bothWays([secret, bytesOf(secret)]), 0), ...encodedSpellingsOf(secret)]
}

/** The secret in hexadecimal digits and in base64. */
export function encodedSpellingsOf(secret: string): Spelling[] {
  const bytes = bothWays([secret]).flatMap((text) => [bytesOf(text), ...inUtf16(text)])
  // Where only a part of a secret is encoded, up to three characters at its ends differ.
  return halvesOf(secret, bothWays(bytes.flatMap(encoded)), 3)
}

/** Half a secret reveals too much as well. */
function halvesOf(secret: string, texts: readonly string[], ends: number): Spelling[] {
  const share = Math.max(SHORTEST, Math.ceil(secret.length / 2)) / secret.length
  return [...new Set(texts)].map((text) => ({ text, least: Math.round(text.length * share) - ends }))
}

const bothWays = (texts: readonly string[]): string[] => texts.flatMap((text) => [text, [...text].reverse().join('')])

/** The bytes in UTF-8, each as one character. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

/** The bytes in UTF-16, the lower one first, and the higher one first. */
function inUtf16(text: string): string[] {
  const bytes = Buffer.from(text, 'utf16le')
  return [bytes.toString('latin1'), bytes.swap16().toString('latin1')]
}

/** In base64, bytes begin at one of three offsets. */
function encoded(bytes: string): string[] {
  const base64 = ['', '?', '??'].map((before) =>
    // Bytes before the secret change the first characters.
    btoa(before + bytes).slice(Math.ceil((before.length * 8) / 6)),
  )
  return [Buffer.from(bytes, 'latin1').toString('hex'), ...base64]
}
