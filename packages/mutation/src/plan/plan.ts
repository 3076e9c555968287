import { type ApiName, apiNames } from '../apis.ts'
import { judges } from '../classes/all.ts'
import { siblingsOf } from '../classes/siblings.ts'
import { idOf, type Mutant, type MutationClass, mutationClasses } from '../mutant.ts'
import { caps, thin, thoroughInCategory } from './thinning.ts'

/** The mutants of one class and one document. */
export interface Scope {
  readonly class: MutationClass
  readonly api: ApiName
  /** Where something can be broken at all. */
  readonly sites: readonly Mutant[]
  /** What is broken in a full run. */
  readonly mutants: readonly Mutant[]
  /** Of those, the few that every suite is asked about, also when one has noticed them: what each could do alone. */
  readonly thorough: ReadonlySet<string>
  /**
   * Of those, the ones that are judged in another document: what two documents share is one mistake in one file, and who
   * notices it in either has noticed it. From id to id.
   */
  readonly judgedElsewhere: ReadonlyMap<string, string>
}

export function planAll(): Scope[] {
  return mutationClasses.flatMap((kind) => {
    const scopes = apiNames.map((api) => {
      const planned = judges[kind].list(api)
      return { class: kind, api, planned, mutants: thin(planned, caps[kind]).map(({ mutant }) => mutant) }
    })
    const chosen = new Set(scopes.flatMap(({ mutants }) => mutants.map(({ id }) => id)))
    return scopes.map(({ api, planned, mutants }): Scope => {
      const twins = mutants.flatMap((mutant) => {
        const twin = twinOf(mutant)
        return twin !== undefined && chosen.has(twin) ? [[mutant.id, twin] as const] : []
      })
      const sites = planned.map(({ mutant }) => mutant)
      return { class: kind, api, sites, mutants, thorough: thoroughAmong(mutants), judgedElsewhere: new Map(twins) }
    })
  })
}

/** Some of each category, by the same lot. */
function thoroughAmong(mutants: readonly Mutant[]): ReadonlySet<string> {
  const byCategory = mutants.map((mutant) => ({ mutant: { ...mutant, operator: mutant.category } }))
  return new Set(thin(byCategory, thoroughInCategory).map(({ mutant }) => mutant.id))
}

/** Only the mutants whose id holds a text. */
export function narrowScopes(scopes: readonly Scope[], text: string): Scope[] {
  const isMeant = (id: string): boolean => id.includes(text)
  return scopes.map((scope) => ({
    ...scope,
    mutants: scope.mutants.filter(({ id }) => isMeant(id)),
    judgedElsewhere: new Map([...scope.judgedElsewhere].filter(([id, twin]) => isMeant(id) && isMeant(twin))),
  }))
}

/** The same mistake in the last of the documents that share the place. */
function twinOf(mutant: Mutant): string | undefined {
  if (mutant.class !== 'document') return undefined
  const path = mutant.site.replace(/ \(.*\)$/, '').split('/')
  const siblings = siblingsOf(mutant.api, path)
  const last = apiNames.findLast((api) => api === mutant.api || siblings.includes(api))
  return last === undefined || last === mutant.api ? undefined : idOf({ ...mutant, api: last })
}
