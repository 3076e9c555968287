import { createRandom, hexDigits } from './random.ts'

/** Makes ids as the deployments do. They follow from the seed and from how many were made before. */
export interface Identifiers {
  /** 24 hexadecimal digits that grow with time, as the observability APIs have them. */
  objectId(): string
  /** A UUID of version 4, as the management API has it. */
  uuid(): string
}

/** How many ids were made; part of the state, so that what is restored goes on alike. */
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
