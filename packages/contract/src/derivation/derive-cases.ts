import { createHash } from 'node:crypto'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { nodeAt } from '@clouddb/document/pointer'
import { type BrokenExample, brokenExamples } from '@clouddb/document/rule-examples'
import type { ContractDocument, Operation } from '../document/document.ts'
import { remembered } from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import { bodyCases, type CandidateGenerator, createCandidateGenerator, exampleOutlines } from './body-cases.ts'
import { validCall } from './calls.ts'
import type { Case, CaseOutline } from './case.ts'
import { instancesFor } from './instances/generator.ts'
import { type CaseKind, modesOf } from './kinds.ts'
import { answerCases, requestCases, validCase } from './request-cases.ts'

export interface DerivationOptions {
  /** Only the cases of these operations, by their `operationId`. Default: of all. */
  readonly operations?: readonly string[]
}

/** All cases of a document, operation by operation; the cases of one are complete without the others. */
export function deriveCases(document: ContractDocument, { operations }: DerivationOptions = {}): Case[] {
  const { casesOf } = derivationOf(document)
  return document.operations.filter(({ id }) => operations?.includes(id) ?? true).flatMap(casesOf)
}

/** The case of the valid call of an operation, the first that `deriveCases` returns, without deriving the others. */
export function goodCaseOf(document: ContractDocument, operation: Operation): Case {
  return derivationOf(document).goodCaseOf(operation)
}

/** The cases of the examples of an operation, as `deriveCases` returns them, without deriving the others. */
export function exampleCasesOf(document: ContractDocument, operation: Operation): readonly Case[] {
  return derivationOf(document).exampleCasesOf(operation)
}

/** Derivation takes longer than most runs, so an operation is derived once, however many runs follow. */
const derivations = new WeakMap<SchemaReader, ReturnType<typeof createDerivation>>()

const derivationOf = (document: ContractDocument) =>
  remembered(derivations, document.reader, () => createDerivation(document))

function createDerivation(document: ContractDocument) {
  const candidates = createCandidateGenerator(instancesFor(document.reader))
  const goodCases = new Map<Operation, Case>()
  const cases = new Map<Operation, readonly Case[]>()
  const examples = new Map<Operation, readonly Case[]>()
  const goodCaseOf = (operation: Operation): Case =>
    remembered(goodCases, operation, () => {
      const outline = { ...validCase(operation), call: validCall(operation, candidates.instances) }
      return complete(outline, createCaseIds(document, operation), operation, outline.call)
    })
  const rules = brokenExamples(document.raw as unknown as OpenApiDocument)
  const derive = (operation: Operation) => {
    const own = rules.filter((each) => each.operation.id === operation.id)
    return deriveOperation(document, goodCaseOf(operation), candidates, own)
  }
  const examplesOf = (operation: Operation) => {
    const { call } = goodCaseOf(operation)
    const idOf = createCaseIds(document, operation)
    return exampleOutlines(operation, call).map((each) => complete(each, idOf, operation, call))
  }
  return {
    goodCaseOf,
    casesOf: (operation: Operation) => remembered(cases, operation, () => derive(operation)),
    exampleCasesOf: (operation: Operation) => remembered(examples, operation, () => examplesOf(operation)),
  }
}

function deriveOperation(
  document: ContractDocument,
  good: Case,
  candidates: CandidateGenerator,
  rules: readonly BrokenExample[],
): readonly Case[] {
  const { operation, call } = good
  const idOf = createCaseIds(document, operation)
  // The first id of its subject.
  idOf(good)
  const outlines = [
    good,
    ...requestCases(operation, call, candidates.instances),
    ...bodyCases(operation, call, candidates, rules),
    ...answerCases(operation),
  ]
  const [, ...others] = withDistinctNames(outlines)
  return [good, ...others.map((each) => exceptOnMocks(document, complete(each, idOf, operation, call)))]
}

type CaseIds = (outline: CaseOutline) => string

function complete(outline: CaseOutline, idOf: CaseIds, operation: Operation, call: Case['call']): Case {
  const kind = outline.kinds[0] as CaseKind
  // A mock does not know our own keywords.
  const isOwn = outline.about.every((pointer) => /\/x-[a-z-]+$/.test(pointer))
  const modes = modesOf(kind, operation).filter((mode) => mode !== 'mock' || !isOwn)
  return { call, expectation: { kind: 'accepted' }, ...outline, id: idOf(outline), kind, operation, modes }
}

/** A mock reads the schema, and takes what only a rule refuses. */
function exceptOnMocks({ reader }: ContractDocument, item: Case): Case {
  const { call, expectation, operation, modes } = item
  const isRefused = expectation.kind === 'refused' && operation.body !== undefined && call.body !== undefined
  if (!isRefused || item.alteration || item.base === undefined) return item
  if (!reader.acceptsShape(operation.body.node, call.body)) return item
  return { ...item, modes: modes.filter((mode) => mode !== 'mock') }
}

/** Numbers equal names: a failure must name one case. */
function withDistinctNames(outlines: readonly CaseOutline[]): CaseOutline[] {
  const seen = new Map<string, number>()
  return outlines.map((each) => {
    const count = (seen.get(each.name) ?? 0) + 1
    seen.set(each.name, count)
    return count === 1 ? each : { ...each, name: `${each.name} [${count}]` }
  })
}

/**
 * Makes the ids of the cases of one operation, in their order. An id follows from the subject of a case, and not from the
 * words of its name or the bounds in it, so that a baseline outlives both. Several cases of one subject are numbered.
 */
function createCaseIds({ raw }: ContractDocument, { id }: Operation): CaseIds {
  const seen = new Map<string, number>()
  return ({ kinds, about: [about = ''], bodyPointer = '', branch = '', probes = '' }) => {
    const kind = String(kinds[0])
    const subject = [kind, withMember(raw, about), bodyPointer, branch, probes].join('\n')
    const count = (seen.get(subject) ?? 0) + 1
    seen.set(subject, count)
    return [id, kind.replaceAll(' ', '-'), fingerprint(count === 1 ? subject : `${subject}\n${count}`)].join('/')
  }
}

/** Names a member of an enum by its value, because a later version can insert another one before it. */
function withMember(raw: object, pointer: string): string {
  if (!/\/enum\/\d+$/.test(pointer)) return pointer
  return pointer.replace(/\d+$/, JSON.stringify(nodeAt(raw, pointer)) ?? '')
}

const fingerprint = (subject: string): string => createHash('sha256').update(subject).digest('hex').slice(0, 8)
