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
