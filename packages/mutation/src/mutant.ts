import type { ApiName } from './apis.ts'

// biome-ignore lint/suspicious/noExplicitAny: a mutation reaches anywhere into a document, a body or a client.
export type Json = any

/** Makes a client, as the factories of the packages do. */
export type ClientFactory = (options: never) => object

/** What is broken. */
export const mutationClasses = ['document', 'server', 'wire', 'client'] as const
export type MutationClass = (typeof mutationClasses)[number]

/** Who can notice it, in the order in which they are asked: the cheapest first. */
export const suites = ['facts', 'consumer', 'goldens', 'gate', 'derived'] as const
export type Suite = (typeof suites)[number]

/** One thing, broken in one way in one place. */
export interface Mutant {
  /** Says all of it, and is the same in every run: `document management: raises an upper bound @ components/…`. */
  readonly id: string
  readonly class: MutationClass
  readonly api: ApiName
  /** A sentence fragment: `raises an upper bound`. */
  readonly operator: string
  readonly category: string
  /** Where: a place in the document, or an operation. */
  readonly site: string
}

/** In the place of a mutant's id: the suites were asked about what is not broken. */
export const standingId = 'nothing is broken'

/** What became of a mutant. */
export interface Verdict {
  readonly id: string
  /** The suites that noticed it, in the order in which they were asked. */
  readonly noticedBy: readonly Suite[]
  /** True: every suite was asked, also when one before had noticed it. */
  readonly askedAll?: true
  /** What the first of them said. */
  readonly complaint?: string
}

export function idOf({ class: kind, api, operator, site }: Omit<Mutant, 'id' | 'category'>): string {
  return `${kind} ${api}: ${operator} @ ${site}`
}
