import type { Bump } from './change.ts'

/**
 * What a change does to the instances that a schema admits: fewer, more, others. `addition`: more that nobody has to
 * mind, such as a new optional field. `words`: the same ones, told in other words.
 */
export type Effect = 'narrower' | 'wider' | 'other' | 'addition' | 'words'

export type Direction = 'request' | 'response'
export type Directions = ReadonlySet<Direction>

export const both: Directions = new Set(['request', 'response'])
export const ofRequests: Directions = new Set(['request'])
export const ofResponses: Directions = new Set(['response'])

const bumps: Readonly<Record<Effect, Readonly<Record<Direction, Bump>>>> = {
  narrower: { request: 'major', response: 'minor' },
  wider: { request: 'minor', response: 'major' },
  other: { request: 'major', response: 'major' },
  addition: { request: 'minor', response: 'minor' },
  words: { request: 'patch', response: 'patch' },
}

const ranks: readonly Bump[] = ['patch', 'minor', 'major']

export function greater(first: Bump, second: Bump): Bump {
  return ranks.indexOf(first) < ranks.indexOf(second) ? second : first
}

export function bumpFor(effect: Effect, directions: Directions): Bump {
  return [...directions].map((direction) => bumps[effect][direction]).reduce(greater, 'patch')
}

/** What several changes do together; `undefined`: there are none. */
export function together(effects: Iterable<Effect>): Effect | undefined {
  const found = new Set(effects)
  if (found.size < 2) return [...found][0]
  found.delete('words')
  if (found.size === 1) return [...found][0]
  return found.has('other') || found.has('narrower') ? 'other' : 'wider'
}

/** What it does to a schema that one below its `not` admits other instances. */
export function negated(effect: Effect): Effect {
  if (effect === 'narrower') return 'wider'
  if (effect === 'wider') return 'narrower'
  return effect === 'addition' ? 'narrower' : effect
}

/** One difference between two schemas, whatever they are used for. */
export interface Finding {
  readonly effect: Effect
  readonly sentence: string
  readonly pointer: string
}
