import { type ApiName, apiNames } from '../apis.ts'
import { sharersOf } from '../document/sharing.ts'
import { judges } from '../judges/all.ts'
import { idOf, type Mutant, type MutationClass, mutationClasses } from '../mutant.ts'
import { sampleOf, sampleSizes, thoroughPerCategory } from './sample.ts'

/** The mutants of one class and one document. */
export interface Scope {
  readonly class: MutationClass
  readonly api: ApiName
  /** Where something can be broken at all. */
  readonly possible: readonly Mutant[]
  /** What is broken in a full run. */
  readonly mutants: readonly Mutant[]
  /** Of those, the few that every suite runs on, also when one has noticed them: what each could do alone. */
  readonly thorough: ReadonlySet<string>
  /**
   * Of those, the duplicates of mutants of another document, from id to id: what two documents share is one mistake in one
   * file, and who notices it in either has noticed it.
   */
  readonly duplicates: ReadonlyMap<string, string>
}

/** What a full run breaks. */
export function planAll(): Scope[] {
  return mutationClasses.flatMap(planClass)
}

export function planClass(kind: MutationClass): Scope[] {
  const scopes = apiNames.map((api) => {
    const planned = judges[kind].mutantsOf(api)
    return { class: kind, api, planned, mutants: sampleOf(planned, sampleSizes[kind]).map(({ mutant }) => mutant) }
  })
  const chosen = new Set(scopes.flatMap(({ mutants }) => mutants.map(({ id }) => id)))
  return scopes.map(({ api, planned, mutants }): Scope => {
    const duplicates = mutants.flatMap((mutant) => {
      const original = originalOf(mutant)
      return original !== undefined && chosen.has(original) ? [[mutant.id, original] as const] : []
    })
    const possible = planned.map(({ mutant }) => mutant)
    return { class: kind, api, possible, mutants, thorough: thoroughAmong(mutants), duplicates: new Map(duplicates) }
  })
}

/** Some of each category, by the same draw. */
function thoroughAmong(mutants: readonly Mutant[]): ReadonlySet<string> {
  const byCategory = mutants.map((mutant) => ({ mutant: { ...mutant, operator: mutant.category } }))
  return new Set(sampleOf(byCategory, thoroughPerCategory).map(({ mutant }) => mutant.id))
}

/** Only the mutants whose id holds a text. */
export function narrowScopes(scopes: readonly Scope[], text: string): Scope[] {
  const isMeant = (id: string): boolean => id.includes(text)
  return scopes.map((scope) => ({
    ...scope,
    mutants: scope.mutants.filter(({ id }) => isMeant(id)),
    duplicates: new Map([...scope.duplicates].filter(([id, original]) => isMeant(id) && isMeant(original))),
  }))
}

/** The same mistake in the last of the documents that share the component. */
function originalOf(mutant: Mutant): string | undefined {
  if (mutant.class !== 'document') return undefined
  const sharers = sharersOf(mutant.api, `#/${mutant.point.replace(/ \(.*\)$/, '')}`)
  const last = apiNames.findLast((api) => api === mutant.api || sharers.includes(api))
  return last === undefined || last === mutant.api ? undefined : idOf({ ...mutant, api: last })
}
