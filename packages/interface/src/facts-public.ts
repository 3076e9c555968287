import type { PublicFact } from '../facts/public-table.ts'
import type { Api } from '../facts/table.ts'
import { type Book, bookOf } from './facts-public-book.ts'
import { type PublicReading, readPublicly } from './facts-public-reading.ts'
import type { Reading } from './facts-reading.ts'
import { saysSo } from './facts-words.ts'

export interface PublicFindings {
  readonly broken: readonly { readonly fact: PublicFact; readonly objection: string }[]
  /** Statements that the document marks as public and no table states. */
  readonly unknown: readonly string[]
}

/** Compares what a document marks as public with the public tables, both ways. */
export function comparePublicly(api: Api, reading: Reading): PublicFindings {
  const book = bookOf(api)
  const found = readPublicly(reading, book)
  const isHeld = ({ claim }: PublicFact, number: number): boolean =>
    claim.kind === 'states' ? found.held[number] === 1 : saysSo(found.words.get(claim.of) ?? '', claim.sentence)
  const broken = book.facts.filter((fact, number) => !isHeld(fact, number))
  return {
    broken: broken.map((fact) => ({ fact, objection: objectionTo(fact, found, book) })),
    unknown: [
      ...found.foreign.map(
        ({ of, statement, pointer }) =>
          `${pointer} says as a public fact "${of} ${statement}", which no table of public facts states: ` +
          'correct it, or leave it open.',
      ),
      ...found.strays.map(
        (pointer) => `${pointer} is marked as a public fact and stands in no table: state it, or take it away.`,
      ),
    ],
  }
}

/** What stands there instead, and where. */
function objectionTo({ claim: { kind, of } }: PublicFact, { foreign, where }: PublicReading, { pages }: Book): string {
  const instead = foreign.filter((each) => each.of === of)
  const [first] = instead
  if (kind === 'states' && first) {
    return `says that it ${instead.map(({ statement }) => statement).join(', ')}, at ${first.pointer}`
  }
  const pointer = where[pages.get(of)?.index ?? -1]
  return pointer === undefined ? 'does not say so' : `does not say so, at ${pointer}`
}
