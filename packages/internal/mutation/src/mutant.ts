/** The part that a mutant breaks: the server, the connection between client and server, or the client. */
export const mutationClasses = ['server', 'wire', 'client'] as const
export type MutationClass = (typeof mutationClasses)[number]

export const apiNames = ['management', 'observability-cloud', 'observability-oss'] as const
export type ApiName = (typeof apiNames)[number]

/** The test suites that every mutant is put to, in this order. */
export const suites = ['goldens', 'derived'] as const
export type Suite = (typeof suites)[number]

/** One mistake, made on purpose at one point. */
export interface Mutant {
  /** Names class, API, operator and point; the same in every run: `wire management: empties a failure @ deleteKey`. */
  readonly id: string
  readonly class: MutationClass
  readonly api: ApiName
  /** A sentence fragment: `raises an upper bound`. */
  readonly operator: string
  readonly category: string
  /** A JSON pointer into the document, without `#/`, or the name of an operation. */
  readonly point: string
}

/** Which suites noticed a mutant. */
export interface Verdict {
  readonly id: string
  readonly noticedBy: readonly Suite[]
  /** The first complaint, or why the mutant could not be made. */
  readonly complaint?: string
}

export function mutantOf(fields: Omit<Mutant, 'id'>): Mutant {
  const { class: kind, api, operator, point } = fields
  return { id: `${kind} ${api}: ${operator} @ ${point}`, ...fields }
}
