import { type Bump, greater } from '../../comparison/change.ts'
import { type Part, type Position, read, written } from './parts.ts'

interface Rule {
  /** The bump where users write the part, and where they read it; `undefined` where users cannot notice. */
  readonly written: Bump | undefined
  readonly read: Bump | undefined
  says(part: string, was: string, is: string): string
}

export const rules = {
  gone: { written: 'major', read: 'major', says: (part) => `${part} is gone` },
  'new-required': { written: 'major', read: 'minor', says: (part) => `${part} is new` },
  'new-optional': { written: 'minor', read: 'minor', says: (part) => `${part} is new and optional` },
  required: { written: 'major', read: 'minor', says: (part) => `${part} is no longer optional` },
  optional: { written: 'minor', read: 'major', says: (part) => `${part} is optional now` },
  fixed: { written: undefined, read: 'major', says: (part) => `${part} can no longer be assigned to` },
  free: { written: undefined, read: 'minor', says: (part) => `${part} can be assigned to` },
  wider: { written: 'minor', read: 'major', says: (part, _, is) => `${part} may also be ${is}` },
  // A union with a member for unknown values was announced to grow.
  'open-wider': { written: 'minor', read: 'minor', says: (part, _, is) => `${part} may also be ${is}` },
  narrower: { written: 'major', read: 'minor', says: (part, was) => `${part} can no longer be ${was}` },
  changed: { written: 'major', read: 'major', says: (part, was, is) => `${part} is ${is}, where it was ${was}` },
  eased: { written: 'minor', read: 'minor', says: (part, was, is) => `${part} is ${is}, where it was ${was}` },
  'form-gone': {
    written: 'major',
    read: 'major',
    says: (part) => `${part.replace(/ .*$/, '')} has lost the form${part.replace(/^\S*/, '')}`,
  },
  'form-new': {
    written: 'major',
    read: 'minor',
    says: (part) => `${part.replace(/ .*$/, '')} has the new form${part.replace(/^\S*/, '')}`,
  },
  unknown: {
    written: 'major',
    read: 'major',
    says: (part) => `${part} changed in a way that cannot be judged, so it counts as breaking`,
  },
  deprecated: { written: 'minor', read: 'minor', says: (part) => `${part} is deprecated` },
  words: { written: 'patch', read: 'patch', says: (part) => `${part} is described in other words` },
} as const satisfies Record<string, Rule>

export type Kind = keyof typeof rules

/** The rule for a part that only one side has. */
export function kindOfSingle({ isForm, isOptional }: Part, isNew: boolean): Kind {
  if (isForm) return isNew ? 'form-new' : 'form-gone'
  if (!isNew) return 'gone'
  return isOptional ? 'new-optional' : 'new-required'
}

/** The bump of a rule in a position; `undefined` where users cannot notice the change. */
export function bumpOf(kind: Kind, position: Position): Bump | undefined {
  const rule: Rule = rules[kind]
  const bumps = [position & written ? rule.written : undefined, position & read ? rule.read : undefined]
  return bumps.reduce((one, other) => (one && other ? greater(one, other) : (one ?? other)), undefined)
}
