const encoder = new TextEncoder()
const decoder = new TextDecoder()
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/** A text of which each character is a byte, as most functions of the database see it. */
export function toBytes(text: string): string {
  if (isAscii(text)) return text
  return Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join('')
}

/** The text that bytes mean; what means none is replaced. */
export function fromBytes(bytes: string): string {
  if (isAscii(bytes)) return bytes
  return decoder.decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)))
}

/** Letters without marks alone have capitals for the database. */
export const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
export const upperCase = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
