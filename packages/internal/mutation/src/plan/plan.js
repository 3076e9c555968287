import { apiNames } from '../apis.ts'
import { sharersOf } from '../document/sharing.ts'
import { judges } from '../judges/all.ts'
import { idOf, mutationClasses } from '../mutant.ts'
import { sampleOf, sampleSizes, thoroughPerCategory } from './sample.ts'
/** What a full run breaks. */
export function planAll() {
  return mutationClasses.flatMap(planClass)
}
export function planClass(kind) {
  const scopes = apiNames.map((api) => {
    const planned = judges[kind].mutantsOf(api)
    return { class: kind, api, planned, mutants: sampleOf(planned, sampleSizes[kind]).map(({ mutant }) => mutant) }
  })
  const chosen = new Set(scopes.flatMap(({ mutants }) => mutants.map(({ id }) => id)))
  return scopes.map(({ api, planned, mutants }) => {
    const duplicates = mutants.flatMap((mutant) => {
      const original = originalOf(mutant)
      return original !== undefined && chosen.has(original) ? [[mutant.id, original]] : []
    })
    const possible = planned.map(({ mutant }) => mutant)
    return { class: kind, api, possible, mutants, thorough: thoroughAmong(mutants), duplicates: new Map(duplicates) }
  })
}
/** Some of each category, by the same draw. */
function thoroughAmong(mutants) {
  const byCategory = mutants.map((mutant) => ({ mutant: { ...mutant, operator: mutant.category } }))
  return new Set(sampleOf(byCategory, thoroughPerCategory).map(({ mutant }) => mutant.id))
}
/** Only the mutants whose id holds a text. */
export function narrowScopes(scopes, text) {
  const isMeant = (id) => id.includes(text)
  return scopes.map((scope) => ({
    ...scope,
    mutants: scope.mutants.filter(({ id }) => isMeant(id)),
    duplicates: new Map([...scope.duplicates].filter(([id, original]) => isMeant(id) && isMeant(original))),
  }))
}
/** The same mistake in the last of the documents that share the component. */
function originalOf(mutant) {
  if (mutant.class !== 'document') return undefined
  const sharers = sharersOf(mutant.api, `#/${mutant.point.replace(/ \(.*\)$/, '')}`)
  const last = apiNames.findLast((api) => api === mutant.api || sharers.includes(api))
  return last === undefined || last === mutant.api ? undefined : idOf({ ...mutant, api: last })
}
