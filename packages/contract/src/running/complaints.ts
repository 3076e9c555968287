import { isDeepStrictEqual } from 'node:util'

/** One complaint if two values differ, none if they are equal. */
export function differ(what: string, actual: unknown, expected: unknown): string[] {
  return isDeepStrictEqual(actual, expected) ? [] : [`${what} is ${shown(actual)}, expected ${shown(expected)}`]
}

export function unless(isRight: boolean, complaint: string): string[] {
  return isRight ? [] : [complaint]
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 400)
