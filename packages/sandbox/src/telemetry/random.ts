/** A hash of three whole numbers, as a whole number of 32 bits. */
export function hash(a: number, b: number, c = 0): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ (a >>> 15), 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 13) ^ c, 0x27d4eb2d)
  h = Math.imul(h ^ (h >>> 15), 0x165667b1)
  return (h ^ (h >>> 16)) >>> 0
}

/** A hash as a number from 0 up to, but without, 1. */
export function fraction(a: number, b: number, c = 0): number {
  return hash(a, b, c) / 0x100000000
}

/** A hash of a text, to tell what has a name apart from what has another. */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let index = 0; index < text.length; index++) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193)
  return h >>> 0
}

/** As many hexadecimal digits as asked, for ids of traces and spans. */
export function hexadecimal(digits: number, a: number, b: number, c: number): string {
  let text = ''
  for (let part = 0; text.length < digits; part++)
    text += hash(a ^ part, b, c)
      .toString(16)
      .padStart(8, '0')
  return text.slice(0, digits)
}
