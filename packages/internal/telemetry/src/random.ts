/** What is generated follows from this seed, so that it is the same in all sandboxes. */
export const telemetrySeed = 1

export function hash(a: number, b: number, c = 0): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ (a >>> 15), 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 13) ^ c, 0x27d4eb2d)
  h = Math.imul(h ^ (h >>> 15), 0x165667b1)
  return (h ^ (h >>> 16)) >>> 0
}

/** A hash as a number from 0 to 1, exclusive. */
export const fraction = (a: number, b: number, c?: number): number => hash(a, b, c) / 0x100000000

export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let index = 0; index < text.length; index++) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193)
  return h >>> 0
}

/** An id of a trace or a span in hexadecimal digits. The last eight encode `b`. */
export function hexadecimal(digits: number, a: number, b: number, c: number): string {
  let text = ''
  for (let part = 0; text.length < digits - 8; part++) text += eightDigits(hash(a ^ part, b, c))
  return text.slice(0, digits - 8) + eightDigits(mixed(a ^ b))
}

/** The `b` of an id, if the id was generated with this `a`. */
export const madeWith = (id: string, a: number): number => unmixed(Number.parseInt(id.slice(-8), 16)) ^ a

const eightDigits = (value: number): string => value.toString(16).padStart(8, '0')

// A reversible hash: `unmixed` is its inverse.
function mixed(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

function unmixed(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x7ed1b41d)
  h = Math.imul(h ^ (h >>> 13) ^ (h >>> 26), 0xa5cb9243)
  return h ^ (h >>> 16)
}
