import type { Effect } from '../../document/document.ts'
import type { Operation } from '../../index.ts'

/** The effects that `--allow` can name, and why operations with them are not called without it. */
export const reasonsOfEffects: Readonly<Record<Effect, string>> = {
  cost: 'a call may cost money',
  person: 'a call may reach or remove a person',
  access: 'a call may change who has access',
}

export const effects = Object.keys(reasonsOfEffects) as readonly Effect[]

/** The effects that a run may have. */
export type Allowed = ReadonlySet<Effect>

export const mayHave = ({ effect }: Operation, allowed: Allowed): boolean => effect === undefined || allowed.has(effect)
