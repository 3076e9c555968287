import { suggestion, UsageError } from '@clouddb/command'
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

/** Reads the words of `--allow`. */
export function readAllowed(words: readonly string[], isWriting: boolean): Allowed {
  for (const word of words) {
    if ((effects as readonly string[]).includes(word)) continue
    throw new UsageError(
      `\`--allow ${word}\` names no effect; expected some of ${effects.join(', ')}.${suggestion(word, effects, '--allow ')}`,
    )
  }
  if (words.length > 0 && !isWriting) {
    throw new UsageError('`--allow` is given without `--write`; expected both or none: add `--write`.')
  }
  return new Set(words as readonly Effect[])
}

export const mayHave = ({ effect }: Operation, allowed: Allowed): boolean => effect === undefined || allowed.has(effect)
