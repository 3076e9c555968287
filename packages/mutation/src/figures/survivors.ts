import type { Mutant, MutationClass } from '../mutant.ts'

/** Mutants that nobody notices, and why that is as it should be, in a person's words. */
export interface AcceptedSurvivor {
  readonly class: MutationClass
  /** Operators, whole names. */
  readonly operators: readonly string[]
  /** Of which points, the document first. */
  readonly points: RegExp
  readonly reason: string
}

export const acceptedSurvivors: readonly AcceptedSurvivor[] = [
  {
    class: 'document',
    operators: ['renames a schema'],
    points: /schemas\/(Status|SourceName|ItemLimit|Where)$/,
    reason:
      'The type of one number or text gets another name, and nothing else changes. The tables name records, and the programs of the consumer import the types that people write down; the diff of the generated types shows the rename.',
  },
  {
    class: 'document',
    operators: ['states another number in words'],
    points: /\(2026\)$/,
    reason: 'The year since when servers know a field is history for people; no value and no type depends on it.',
  },
  {
    class: 'document',
    operators: ['states another number in words'],
    points: /schemas\/ObjectId \(24\)$/,
    reason: 'The pattern beside the words states the same number, and the tables hold the pattern.',
  },
  {
    class: 'document',
    operators: ['states another number in words'],
    points: /responses\/BadRequest \(404\)$/,
    reason: 'The words tell this answer from a 404, which is documented beside it and held by the tables.',
  },
  {
    class: 'document',
    operators: ['states less than there is to say'],
    points: /./,
    reason:
      'The last sentence of a description goes. The tables hold the sentences that state a rule; these explain, or repeat in words what a keyword beside them states. Reviewers read the diff of the documentation.',
  },
  {
    class: 'document',
    operators: ['loses a description'],
    points: /responses\/NotFound\/content\/text~1html\/schema$/,
    reason: 'The answer that holds this text is described; the linter asks for words where editors show them.',
  },
  {
    class: 'document',
    operators: ['states another version of the API'],
    points: /^observability-oss\/info$/,
    reason:
      'Nobody states a version of the open-source API; the number counts editions of the document, and paths carry v2.',
  },
  {
    class: 'server',
    operators: ['wants whole numbers'],
    points: /ServiceScalingPatchRequest\/properties\/idleTimeoutMinutes$/,
    reason: 'The cases send whole minutes: nobody has stated an example of a fraction, though the type admits it.',
  },
  {
    class: 'server',
    operators: ['takes null'],
    points: /schemas\/ServiceScalingPatchRequest$/,
    reason: 'The mock refuses null for a whole body, whatever its document says: this drift does not take place.',
  },
  {
    class: 'server',
    operators: ['lets a list be less long', 'wants a list to be longer'],
    points: /Request\/then\/properties\/select$/,
    reason:
      'What a condition asks for is broken by the cases, and kept by examples only: none shows a table with a ratio.',
  },
  {
    class: 'server',
    operators: ['takes its members in capitals as well'],
    points: /./,
    reason: 'The cases try a stranger beside the members of a list, and no other spelling of a member.',
  },
  {
    class: 'wire',
    operators: ['loses the header that says how long to wait'],
    points: /^management\/deleteKey$/,
    reason: 'The header may be missing: a wish that was lost looks like none. The goldens hold it once an API.',
  },
]

/** The entry that speaks of a mutant. */
export function acceptanceOf(
  { class: kind, api, operator, point }: Mutant,
  accepted: readonly AcceptedSurvivor[] = acceptedSurvivors,
): AcceptedSurvivor | undefined {
  return accepted.find(
    (each) => each.class === kind && each.operators.includes(operator) && each.points.test(`${api}/${point}`),
  )
}

/** Entries that speak of no mutant that survives. */
export function staleAcceptances(
  survivors: readonly Mutant[],
  accepted: readonly AcceptedSurvivor[] = acceptedSurvivors,
): AcceptedSurvivor[] {
  const used = new Set(survivors.map((mutant) => acceptanceOf(mutant, accepted)))
  return accepted.filter((each) => !used.has(each))
}
