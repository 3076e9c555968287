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
import { goodOutline, requestCases } from './request-cases.ts'

export interface DerivationOptions {
  /** Only the cases of these operations, by their `operationId`. Default: of all. */
  readonly operations?: readonly string[]
}

/**
 * Every case that a document gives reason for, operation by operation; those of one are complete without the others.
 * Nothing in it is written for one API.
 */
export function deriveCases(document: ContractDocument, { operations }: DerivationOptions = {}): Case[] {
  const { cases } = derivationOf(document)
  return document.operations.filter(({ id }) => operations?.includes(id) ?? true).flatMap(cases)
}

/** Only the good call of an operation: its wrong bodies, which take seconds, are not derived. */
export const deriveGoodCall = (document: ContractDocument, operation: Operation): Case =>
  derivationOf(document).goodCase(operation)

interface Derivation {
  cases(operation: Operation): readonly Case[]
  goodCase(operation: Operation): Case
}

const derivationOf = (document: ContractDocument): Derivation =>
  remembered(derivations, document, () => createDerivation(document))

const derivations = new WeakMap<ContractDocument, Derivation>()

/** Deriving takes longer than most runs: an operation is looked at once, however many runs follow. */
function createDerivation(document: ContractDocument): Derivation {
  const instances = createInstanceGenerator(document.reader)
  const candidates = createCandidateGenerator(instances)
  const derived = new Map<Operation, readonly Case[]>()
  const goodCases = new Map<Operation, Case>()
  const calls = new Map<Operation, Call>()
  const goodCallOf = (operation: Operation) => remembered(calls, operation, () => goodCall(operation, instances))

  function derive(operation: Operation): readonly Case[] {
    const good = goodCallOf(operation)
    const outlines = [
      ...requestCases(operation, good, instances),
      ...credentialCases(operation),
      ...bodyCases(operation, good, candidates),
      ...answerCases(operation),
    ]
    const idOf = createCaseIds(document, operation)
    return withDistinctNames(outlines).map((each) => complete(each, idOf(each), operation, good))
  }

  function deriveGood(operation: Operation): Case {
    const good = goodCallOf(operation)
    const outline = goodOutline(operation)
    return complete(outline, createCaseIds(document, operation)(outline), operation, good)
  }

  return {
    cases: (operation) => remembered(derived, operation, () => derive(operation)),
    goodCase: (operation) => remembered(goodCases, operation, () => deriveGood(operation)),
  }
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
