import type { Operation } from '../document/document.ts'
import type { Case, CaseKind, Expectation } from './case.ts'

/** A case as its reason gives it: what it does not say is that of a good call, which is accepted. */
export interface Draft extends Partial<Omit<Case, 'kind' | 'kinds' | 'name' | 'about' | 'id' | 'operation' | 'modes'>> {
  readonly kinds: readonly CaseKind[]
  readonly name: string
  readonly about: readonly string[]
}

export function draft(kind: CaseKind, name: string, about: readonly string[], rest: Partial<Draft> = {}): Draft {
  return { kinds: [kind], name, about, ...rest }
}

/** Refused with 400 or 422, or what is preferred to them, if it is documented; a mock invents a 422 where none is. */
export function refusal({ answers }: Operation, ...preferred: readonly number[]): { expectation: Expectation } {
  const candidates = [...preferred, 422, 400]
  const documented = candidates.filter((status) => answers.some((each) => each.status === status))
  return { expectation: { kind: 'refused', statuses: documented.length > 0 ? documented : [...preferred, 422] } }
}
