import type ts from 'typescript'
import type { Bump } from '../../comparison/change.ts'
import { greater } from '../../comparison/effect.ts'

/** Where a type stands for users: they write it (parameters, options), they read it (results), or both. */
export type Position = number
export const written = 1
export const read = 2
export const flip = (position: Position): Position => ((position & written) << 1) | ((position & read) >> 1)

/** The way to a part of a declared name: `Alert`, `note`; with the nodes in which it is declared on both sides. */
export interface Path {
  /** The declared name, then members (`note`), parameters (`(body)`), results (`()`), items (`[]`). */
  readonly labels: readonly string[]
  readonly nodes: readonly [before: ts.Node | undefined, after: ts.Node | undefined]
}

export const pathTo = (name: string, before?: ts.Node, after?: ts.Node): Path => ({
  labels: [name],
  nodes: [before, after],
})

/** One step further; without nodes of its own, a part stands in those of the whole. */
export const step = (path: Path, label: string, before?: ts.Node, after?: ts.Node): Path => ({
  labels: [...path.labels, label],
  nodes: before && after ? [before, after] : path.nodes,
})

/** How people call it: `Methods.createAlert(body).note`. */
export const labelOf = (labels: readonly string[]): string =>
  labels.reduce((label, next) => label + (/^[\w$@]/.test(next) && label !== '' ? `.${next}` : next), '')

/** A difference between two types, wherever they stand. */
export type Kind = keyof typeof rules

export interface Difference {
  readonly labels: readonly string[]
  readonly kind: Kind
  readonly position: Position
  readonly was: string
  readonly is: string
}

interface Rule {
  /** What it means where users write the type, and where they read it; nothing where nobody can notice. */
  readonly written: Bump | undefined
  readonly read: Bump | undefined
  says(label: string, difference: Difference): string
}

const rules = {
  gone: { written: 'major', read: 'major', says: (label) => `${label} is gone` },
  'new-required': {
    written: 'major',
    read: 'minor',
    says: (label, { position }) => `${label} is new${position & written ? ' and required' : ''}`,
  },
  'new-optional': { written: 'minor', read: 'minor', says: (label) => `${label} is new and optional` },
  required: { written: 'major', read: 'minor', says: (label) => `${label} is no longer optional` },
  optional: { written: 'minor', read: 'major', says: (label) => `${label} is optional now` },
  fixed: { written: undefined, read: 'major', says: (label) => `${label} can no longer be assigned to` },
  free: { written: undefined, read: 'minor', says: (label) => `${label} can be assigned to` },
  wider: { written: 'minor', read: 'major', says: (label, { is }) => `${label} may also be ${is}` },
  // A union that may grow has a member for what nobody knows yet: whoever reads it was told to expect more.
  listed: { written: 'minor', read: 'minor', says: (label, { is }) => `${label} may also be ${is}` },
  narrower: { written: 'major', read: 'minor', says: (label, { was }) => `${label} can no longer be ${was}` },
  changed: { written: 'major', read: 'major', says: (label, { was, is }) => `${label} is ${is}, where it was ${was}` },
  eased: { written: 'minor', read: 'minor', says: (label, { was, is }) => `${label} is ${is}, where it was ${was}` },
  'form-gone': { written: 'major', read: 'major', says: (label, { was }) => `${label} has lost the form ${was}` },
  'form-new': { written: 'major', read: 'minor', says: (label, { is }) => `${label} has the new form ${is}` },
  unknown: {
    written: 'major',
    read: 'major',
    says: (label) => `${label} changed in a way that no comparison can judge, so it counts as breaking`,
  },
  deprecated: { written: 'minor', read: 'minor', says: (label) => `${label} is deprecated` },
  words: { written: 'patch', read: 'patch', says: (label) => `${label} is described in other words` },
} as const satisfies Record<string, Rule>

export const isHigher = (one: Bump, other: Bump): boolean => one !== other && greater(one, other) === one

/** The bump that a difference needs; nothing where nobody can notice it. */
export function bumpOf({ kind, position }: Difference): Bump | undefined {
  const rule: Rule = rules[kind]
  const bumps = [position & written ? rule.written : undefined, position & read ? rule.read : undefined]
  return bumps.reduce((one, other) => (one && other ? greater(one, other) : (one ?? other)), undefined)
}

export function sentenceOf(difference: Difference): string {
  const rule: Rule = rules[difference.kind]
  return rule.says(labelOf(difference.labels), difference)
}
