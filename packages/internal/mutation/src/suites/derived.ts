import { type Case, type ContractDocument, deriveCases, readDocument, runCase, type Target } from '@clouddb/contract'
import { pointerTokens } from '@clouddb/spec/document/pointer'
import { type ApiName, apiOf } from '../apis.ts'
import type { Send } from '../faults/fault.ts'
import type { Json } from '../json.ts'

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

const baselines = new Map<string, Derivation>()

/** The derivation of an unbroken document, made once an operation. */
export function deriveBaseline(api: ApiName, operation: string): Derivation {
  const key = `${api} ${operation}`
  const known = baselines.get(key) ?? derive(apiOf(api).document, [operation])
  baselines.set(key, known)
  return known
}

/** What the cases are run against. */
export interface CaseTarget extends Pick<Target, 'createClient' | 'url'> {
  /** What carries a request to the server. */
  readonly network: Send
}

/** Which cases are run: those first that are about what a pointer names, for there the mistake is. */
export interface Selection {
  readonly near?: string
  /** No more than so many. */
  readonly most?: number
}

/** Runs cases until one complains. */
export async function runDerived(
  { document, cases }: Derivation,
  { createClient, url, network }: CaseTarget,
  { near, most }: Selection = {},
): Promise<string | undefined> {
  for (const item of (near ? nearestFirst(cases, near) : cases).slice(0, most)) {
    const { complaints } = await runCase(item, { document, createClient, url, fetch: network })
    if (complaints.length > 0) return `${item.operation.id} ${item.name}: ${complaints[0]}`
  }
  return undefined
}

function nearestFirst(cases: readonly Case[], near: string): Case[] {
  const keys = pointerTokens(near)
  const closeness = ({ about }: Case): number => Math.max(0, ...about.map((each) => common(pointerTokens(each), keys)))
  return cases
    .map((item) => ({ item, rank: closeness(item) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ item }) => item)
}

/** How many keys two pointers begin with alike. */
function common(keys: readonly string[], others: readonly string[]): number {
  const end = keys.findIndex((key, index) => key !== others[index])
  return end < 0 ? keys.length : end
}
