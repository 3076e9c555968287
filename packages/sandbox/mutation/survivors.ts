/** Mutants that nobody notices, and why that is as it should be. */
export interface AcceptedSurvivor {
  /** Of which ids. */
  readonly ids: RegExp
  readonly reason: string
}

export const acceptedSurvivors: readonly AcceptedSurvivor[] = []

export function acceptanceOf(id: string): AcceptedSurvivor | undefined {
  return acceptedSurvivors.find(({ ids }) => ids.test(id))
}

/** Entries that speak of no mutant that survives. */
export function staleAcceptances(survivors: readonly { readonly id: string }[]): AcceptedSurvivor[] {
  return acceptedSurvivors.filter(({ ids }) => !survivors.some(({ id }) => ids.test(id)))
}
