/** Makes ids as the deployments do. An id depends on the seed and on how many ids were made before. */
export interface Identifiers {
  /** 24 hexadecimal digits that grow with time, as the observability APIs have them. */
  objectId(): string
  /** A UUID of version 4, as the management API has it. */
  uuid(): string
}

/** How many ids were made. It is part of the state, so that a restored sandbox makes the same ids again. */
export interface Counter {
  made: number
}

export function createIdentifiers(seed: number, counter: () => Counter, now: () => number): Identifiers {
  const process = hexDigits(createRandom(seed), 10)
  return {
    objectId: () => {
      const seconds = Math.floor(now() / 1000) % 2 ** 32
      return `${hex(seconds, 8)}${process}${hex(counter().made++ % 2 ** 24, 6)}`
    },
    uuid: () => {
      const digits = hexDigits(createRandom(seed ^ (counter().made++ * 0x9e3779b1)), 31)
      const variant = '89ab'[Number.parseInt(digits.slice(15, 16), 16) % 4]
      return [
        digits.slice(0, 8),
        digits.slice(8, 12),
        `4${digits.slice(12, 15)}`,
        `${variant}${digits.slice(16, 19)}`,
        digits.slice(19, 31),
      ].join('-')
    },
  }
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0')
}

/** Numbers in [0, 1) that depend on the seed alone. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function hexDigits(random: () => number, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')
}

/** Whether servers accept a text as an object id: 24 hexadecimal digits, or any twelve characters of one byte. */
export function isObjectId(text: string): boolean {
  return isHexadecimal(text) || (text.length === 12 && new TextEncoder().encode(text).length === 12)
}

/** The stored form of an object id: hexadecimal digits in lower case. */
export function objectIdOf(text: string): string {
  if (isHexadecimal(text)) return text.toLowerCase()
  const bytes = [...new TextEncoder().encode(text)]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isHexadecimal(text: string): boolean {
  return /^[0-9a-fA-F]{24}$/.test(text)
}
