import { type Case, type ContractDocument, deriveCases, readDocument, runCase, type Target } from '@clouddb/contract'
import { type ApiName, apiOf } from '../apis.ts'
import { type Path, shownPath } from '../document/pointer.ts'
import type { Send } from '../faults/fault.ts'
import type { Json } from '../mutant.ts'

/** A document as the contract suite reads it, and the cases of some of its operations. */
export interface Derivation {
  readonly document: ContractDocument
  readonly cases: readonly Case[]
}

export function derive(document: Json, operations: readonly string[]): Derivation {
  const read = readDocument(document)
  // A mock cannot show all of them: it knows no secret, for one.
  return { document: read, cases: deriveCases(read, { operations }).filter(({ modes }) => modes.includes('mock')) }
}

const standing = new Map<string, Derivation>()

/** The derivation of a document as it stands, made once an operation. */
export function deriveStanding(api: ApiName, operation: string): Derivation {
  const key = `${api} ${operation}`
  const known = standing.get(key) ?? derive(apiOf(api).document, [operation])
  standing.set(key, known)
  return known
}

/** What the cases are run against. */
export interface Subject extends Pick<Target, 'createClient' | 'url'> {
  /** What carries a request to the server. */
  readonly network: Send
}

/** Which cases are asked: those first that are about a place in the document, for there the mistake is. */
export interface Asking {
  readonly near?: Path
  /** No more than so many. */
  readonly most?: number
}

/** S3: runs cases until one complains. */
export async function askDerived(
  { document, cases }: Derivation,
  { createClient, url, network }: Subject,
  { near, most }: Asking = {},
): Promise<string | undefined> {
  for (const item of (near ? nearestFirst(cases, near) : cases).slice(0, most)) {
    const { complaints } = await runCase(item, { document, createClient, url, fetch: network })
    if (complaints.length > 0) return `${item.operation.id} ${item.name}: ${complaints[0]}`
  }
  return undefined
}

function nearestFirst(cases: readonly Case[], near: Path): Case[] {
  const place = `#/${shownPath(near)}`
  const closeness = ({ about }: Case): number =>
    Math.max(0, ...about.map((each) => common(decodeURIComponent(each), place)))
  return cases
    .map((item) => ({ item, rank: closeness(item) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ item }) => item)
}

/** How many keys two places begin with alike. */
function common(first: string, second: string): number {
  const others = second.split('/')
  const keys = first.split('/')
  const end = keys.findIndex((key, index) => key !== others[index])
  return end < 0 ? keys.length : end
}
