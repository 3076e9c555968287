import type { ContractDocument, Operation } from '../document/document.ts'
import { remembered } from '../schema/remembered.ts'
import { answerCases } from './answer-cases.ts'
import { bodyCases } from './body-cases.ts'
import { type Call, goodCall } from './calls.ts'
import { createCandidateGenerator } from './candidates/generator.ts'
import type { Case, CaseOutline } from './case.ts'
import { createCaseIds } from './case-id.ts'
import { credentialCases } from './credential-cases.ts'
import { createInstanceGenerator } from './instances/generator.ts'
import { type CaseKind, modesOf } from './kinds.ts'
import { requestCases } from './request-cases.ts'

export interface DerivationOptions {
  /** Only the cases of these operations, by their `operationId`. Default: of all. */
  readonly operations?: readonly string[]
}

/**
 * Every case that a document gives reason for, operation by operation; those of one are complete without the others.
 * Nothing in it is written for one API.
 */
export function deriveCases(document: ContractDocument, { operations }: DerivationOptions = {}): Case[] {
  const derive = remembered(derivations, document, () => createDerivation(document))
  return document.operations.filter(({ id }) => operations?.includes(id) ?? true).flatMap(derive)
}

type Derivation = (operation: Operation) => readonly Case[]

const derivations = new WeakMap<ContractDocument, Derivation>()

/** Deriving takes longer than most runs: an operation is looked at once, however many runs follow. */
function createDerivation(document: ContractDocument): Derivation {
  const instances = createInstanceGenerator(document.reader)
  const candidates = createCandidateGenerator(instances)
  const derived = new Map<Operation, readonly Case[]>()

  function derive(operation: Operation): readonly Case[] {
    const good = goodCall(operation, instances)
    const outlines = [
      ...requestCases(operation, good, instances),
      ...credentialCases(operation),
      ...bodyCases(operation, good, candidates),
      ...answerCases(operation),
    ]
    const idOf = createCaseIds(document, operation)
    return withDistinctNames(outlines).map((each) => complete(each, idOf(each), operation, good))
  }

  return (operation) => remembered(derived, operation, () => derive(operation))
}

function complete(outline: CaseOutline, id: string, operation: Operation, call: Call): Case {
  const kind = outline.kinds[0] as CaseKind
  return {
    call,
    expectation: { kind: 'accepted' },
    ...outline,
    id,
    kind,
    operation,
    modes: modesOf(kind, operation),
  }
}

/** A failure must name its case: two that would read the same are numbered. */
function withDistinctNames(outlines: readonly CaseOutline[]): CaseOutline[] {
  const seen = new Map<string, number>()
  return outlines.map((each) => {
    const count = (seen.get(each.name) ?? 0) + 1
    seen.set(each.name, count)
    return count === 1 ? each : { ...each, name: `${each.name} [${count}]` }
  })
}
