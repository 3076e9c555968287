import type { Fact } from '../../facts/claim.ts'

/** What a document says instead of what it should, and how that is mended. */
export interface Objection {
  /** `missing`: what the interface states is not there, so that nothing can be said of what is in its place. */
  readonly kind: 'missing' | 'different' | 'unstated'
  /** Where it is mended: a JSON pointer. */
  readonly pointer: string
  /** Continues "The document …". */
  readonly says: string
  readonly cure: string
}

export const isObjection = (found: object): found is Objection => 'says' in found

/** An objection, once, with all the facts that it is made for. */
export interface Complaint extends Objection {
  readonly facts: readonly Fact[]
}

const toTheFact = 'Say what the interface states; if it states something else, correct packages/internal/spec/facts.'

/** What the interface states is not in the document. */
export const missing = (pointer: string, says: string): Objection => ({
  kind: 'missing',
  pointer,
  says,
  cure: toTheFact,
})

/** What the interface states is said otherwise. */
export const different = (pointer: string, says: string, cure = toTheFact): Objection => ({
  kind: 'different',
  pointer,
  says,
  cure,
})

/** What the interface states is not marked so. */
export const marked = (pointer: string, says: string): Objection =>
  different(pointer, says, 'Mark it `x-provenance: interface`.')

/**
 * Makes one complaint of what is said of one thing, however many facts are about it. What nobody states is complained
 * about only where nothing is missing: until then, it may be what is missing under another name.
 */
export function complaintsOf(found: readonly { readonly fact?: Fact; readonly objection: Objection }[]): Complaint[] {
  const isLacking = found.some(({ objection }) => objection.kind === 'missing')
  const counted = isLacking ? found.filter(({ objection }) => objection.kind !== 'unstated') : found
  const gathered = Map.groupBy(counted, ({ objection: { pointer, says } }) => `${pointer} ${says}`)
  const complaints = [...gathered.values()].map((same): Complaint => {
    const [first] = same as [(typeof same)[0]]
    return { ...first.objection, facts: same.flatMap(({ fact }) => fact ?? []) }
  })
  return complaints.filter((each) => each.kind !== 'unstated' || !complaints.some((other) => covers(other, each)))
}

/** A complaint about a thing is one about what stands in it, and one about a word is one for each reader of it. */
function covers(other: Complaint, { pointer, facts }: Complaint): boolean {
  if (other.kind === 'different') return other.pointer === pointer && facts.length === 0
  return pointer.startsWith(`${other.pointer}/`)
}

/** A complaint for people: where, what is wrong, what was expected, and the cure. */
export function describe({ kind, pointer, says, cure, facts }: Complaint, locate: (pointer: string) => string): string {
  const stated = facts.map((fact) => `"${fact.says}" (section ${fact.section})`)
  const named = [...new Set(stated)]
  const listed = named.length > 3 ? [...named.slice(0, 3), `and ${named.length - 3} more`] : named
  const expected =
    kind === 'unstated' ? ', which the interface does not state' : `; the interface states ${listed.join(', ')}`
  return `${locate(pointer)}: the document ${says}${expected}. ${cure}`
}
