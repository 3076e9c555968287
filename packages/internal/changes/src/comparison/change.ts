/** The version bump that a change needs. */
export type Bump = 'major' | 'minor' | 'patch'

/** One difference between two versions of a package, in a sentence for its users. */
export interface PackageChange {
  readonly bump: Bump
  readonly sentence: string
}

/**
 * The effect of a change on the instances that a schema admits: fewer, more, or others. An `addition` admits more, but
 * needs no attention from users, such as a new optional field. `words` change the text for people only.
 */
export type Effect = 'narrower' | 'wider' | 'other' | 'addition' | 'words'

export type Direction = 'request' | 'response'
export type Directions = ReadonlySet<Direction>

export const bothDirections: Directions = new Set(['request', 'response'])
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

export const isHigherBump = (one: Bump, other: Bump): boolean => ranks.indexOf(one) > ranks.indexOf(other)

export const greaterBump = (first: Bump, second: Bump): Bump => (isHigherBump(second, first) ? second : first)

export function bumpFor(effect: Effect | Bump, directions: Directions): Bump {
  if (effect === 'major' || effect === 'minor' || effect === 'patch') return effect
  return [...directions].map((direction) => bumps[effect][direction]).reduce(greaterBump, 'patch')
}

/** The effect of several changes together; `undefined` where there are none. */
export function combinedEffect(findings: readonly { readonly effect: Effect }[]): Effect | undefined {
  const found = new Set(findings.map(({ effect }) => effect))
  if (found.size > 1) found.delete('words')
  if (found.size < 2) return [...found][0]
  return found.has('other') || found.has('narrower') ? 'other' : 'wider'
}

/** The effect on a schema of an effect on the schema below its `not`. */
export function negatedEffect(effect: Effect): Effect {
  if (effect === 'narrower') return 'wider'
  return effect === 'wider' || effect === 'addition' ? 'narrower' : effect
}
