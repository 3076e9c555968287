import type { Case } from '../../index.ts'
import { type Allowed, reasonsOfEffects } from '../options/effects.ts'
import { lastNameIn } from './resources.ts'

/** Why a case must not be sent because of its effect. */
export function effectOf(item: Case, allowed: Allowed): string | undefined {
  const { effect } = item.operation
  if (effect === undefined || allowed.has(effect) || isAboutNothing(item)) return undefined
  return `${reasonsOfEffects[effect]}; needs \`--allow ${effect}\``
}

/**
 * True for a case whose object has a made-up id: even a server that accepts everything has nothing to change then, unless it
 * creates something.
 */
export const isAboutNothing = ({ probes, operation }: Case): boolean =>
  operation.method !== 'POST' && probes === lastNameIn(operation.path)
