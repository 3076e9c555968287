import type { Mutant, MutationClass } from './mutant.ts'

/** Mutants that no suite has to notice, and the reason. */
export interface AcceptedSurvivor {
  readonly class: MutationClass
  readonly operators: readonly string[]
  /** Matches the name of the API, a slash, and the point. */
  readonly points: RegExp
  readonly reason: string
}

const acceptedSurvivors: readonly AcceptedSurvivor[] = [
  {
    class: 'server',
    operators: ['wants whole numbers'],
    points: /(idleTimeoutMinutes|IdleTimeoutRequest|backupPeriodInHours)$/,
    reason:
      'The types allow fractions of minutes and hours, but no source gives an example of one, so the cases send whole ones.',
  },
  {
    class: 'server',
    operators: ['misspells a query parameter'],
    points: /parameters\/(Service|Usage)Filter$/,
    reason: 'Every text is a filter, and servers ignore parameters that they do not know, so the mock refuses nothing.',
  },
  {
    class: 'server',
    operators: ['forgets the least length of a text'],
    points: /(ResourceTagRequest\/properties\/key|parameters\/SavedSearchId\/schema)$/,
    reason:
      'Nothing else lets the text be empty: the pattern of a key wants a character, and an empty id is another path.',
  },
  {
    class: 'server',
    operators: ['lets a list be less long', 'wants a list to be longer'],
    points: /Request\/then\/properties\/select$/,
    reason:
      'The cases break the consequence of a condition; only examples satisfy it, and none is a table with a ratio.',
  },
  {
    class: 'wire',
    operators: ['loses the header that says how long to wait'],
    points: /^/,
    reason: 'The header is optional, so its absence is no mistake. The goldens check it once for each API.',
  },
]

/** Returns the entry that accepts a mutant as a survivor. */
export function acceptanceOf(
  { class: kind, api, operator, point }: Mutant,
  accepted: readonly AcceptedSurvivor[] = acceptedSurvivors,
): AcceptedSurvivor | undefined {
  return accepted.find(
    (each) => each.class === kind && each.operators.includes(operator) && each.points.test(`${api}/${point}`),
  )
}

/** Returns the entries that accept none of the survivors. */
export function staleAcceptances(
  survivors: readonly Mutant[],
  accepted: readonly AcceptedSurvivor[] = acceptedSurvivors,
): AcceptedSurvivor[] {
  const used = new Set(survivors.map((mutant) => acceptanceOf(mutant, accepted)))
  return accepted.filter((each) => !used.has(each))
}
