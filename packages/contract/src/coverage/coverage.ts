import type { Case } from '../derivation/case.ts'
import type { Mode } from '../derivation/kinds.ts'
import { answersFor, type ContractDocument } from '../document/document.ts'
import type { CaseResult } from '../running/case-result.ts'
import { type ContractKey, contractKeys, EITHER, type KeyKind, keyId } from './contract-keys.ts'

/** `keys`: everything that the document promises. `reachable`: those that this mode can show. `reached`: those that a run has shown. */
export interface Count {
  readonly keys: number
  readonly reachable: number
  readonly reached: number
}

export interface Figures extends Count {
  readonly byKind: Readonly<Record<KeyKind, Count>>
}

/** Counts the promises of a document that a run shows. */
export interface Coverage {
  /** Adds a case with its result; only a passed case shows something. */
  add(item: Case, result: Pick<CaseResult, 'complaints' | 'answer' | 'seen'>): void
  /** Every key of the document, reachable or not. */
  keys(): readonly KeyState[]
  figures(): Figures
}

export interface KeyState {
  readonly key: ContractKey
  readonly reached: boolean
}

export function createCoverage(document: ContractDocument, mode: Mode): Coverage {
  const keys = contractKeys(document)
  const shown = new Set<string>()
  const states = () => keys.map((key) => ({ key, reached: shown.has(key.id) }))
  return {
    add: (item, result) => {
      if (result.complaints.length === 0) for (const id of shownBy(item, result)) shown.add(id)
    },
    keys: states,
    figures: () => figuresOf(states(), mode),
  }
}

/** The keys that a passed case shows. */
function shownBy(item: Case, { answer, seen }: Pick<CaseResult, 'answer' | 'seen'>): string[] {
  const { id } = item.operation
  const { kind: outcome } = item.expectation
  // A server that does not find the object has accepted the request; one that refuses it has not.
  const isShown = outcome !== 'accepted' || answer === undefined || answer.status < 300 || answer.status === 404
  const requirements = item.about.flatMap((about) =>
    [outcome, EITHER].map((side) => keyId.requirement(subjectOf(item), id, about, side)),
  )
  return [
    ...item.kinds.map((kind) => keyId.case(id, kind)),
    ...(isShown ? requirements : []),
    ...(answer ? [keyId.status(id, answersFor(item.operation, answer.status)[0]?.key ?? answer.status)] : []),
    ...seen.map(keyId.property),
  ]
}

function subjectOf({ expectation, bodyPointer, kind }: Case): 'body' | 'parameter' | 'status' {
  if (expectation.kind === 'answered') return 'status'
  return bodyPointer !== undefined || kind === 'example' ? 'body' : 'parameter'
}

function figuresOf(states: readonly KeyState[], mode: Mode): Figures {
  const count = (some: readonly KeyState[]): Count => ({
    keys: some.length,
    reachable: some.filter(({ key }) => key.modes.includes(mode)).length,
    reached: some.filter(({ reached }) => reached).length,
  })
  const kinds: readonly KeyKind[] = ['case', 'body', 'parameter', 'status', 'property']
  const byKind = kinds.map((kind) => [kind, count(states.filter(({ key }) => key.kind === kind))])
  return { ...count(states), byKind: Object.fromEntries(byKind) }
}
