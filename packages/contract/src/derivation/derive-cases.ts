import { createHash } from 'node:crypto'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { nodeAt } from '@clouddb/document/pointer'
import { type BrokenExample, brokenExamples } from '@clouddb/document/rule-examples'
import type { ContractDocument, Operation } from '../document/document.ts'
import { remembered } from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import { alteredCases } from './altered-cases.ts'
import { bodyCases, type CandidateGenerator, createCandidateGenerator, exampleOutlines } from './body-cases.ts'
import { validCall } from './calls.ts'
import type { Case, CaseOutline } from './case.ts'
import { instancesFor } from './instances/generator.ts'
import { type CaseKind, modesOf } from './kinds.ts'
import { requestCases, validCase } from './request-cases.ts'

export interface DerivationOptions {
  /** Only the cases of these operations, by their `operationId`. Default: of all. */
  readonly operations?: readonly string[]
}

/** All cases of a document, operation by operation; the cases of one are complete without the others. */
export function deriveCases(document: ContractDocument, { operations }: DerivationOptions = {}): Case[] {
  const derivation = derivationOf(document)
  const chosen = document.operations.filter(({ id }) => operations?.includes(id) ?? true)
  return chosen.flatMap((each) => derivation.casesOf(each))
}

/** The case of the valid call of an operation, the first that `deriveCases` returns, without deriving the others. */
export function goodCaseOf(document: ContractDocument, operation: Operation): Case {
  return derivationOf(document).goodCaseOf(operation)
}

/** The cases of an operation that vary no value of a body, as `deriveCases` returns them, without deriving the others. */
export function plainCasesOf(document: ContractDocument, operation: Operation): readonly Case[] {
  return derivationOf(document).plainCasesOf(operation)
}

/** The cases of the examples of an operation. */
export const exampleCasesOf = (document: ContractDocument, operation: Operation): readonly Case[] =>
  plainCasesOf(document, operation).filter(({ kind }) => kind === 'example')

/** Derivation takes longer than most runs, so an operation is derived once, however many runs follow. */
const derivations = new WeakMap<SchemaReader, Derivation>()

const derivationOf = (document: ContractDocument): Derivation =>
  remembered(derivations, document.reader, () => new Derivation(document))

class Derivation {
  readonly #document: ContractDocument
  readonly #candidates: CandidateGenerator
  readonly #good = new Map<Operation, Case>()
  readonly #plain = new Map<Operation, readonly Case[]>()
  readonly #all = new Map<Operation, readonly Case[]>()
  #rules: readonly BrokenExample[] | undefined

  constructor(document: ContractDocument) {
    this.#document = document
    this.#candidates = createCandidateGenerator(instancesFor(document.reader))
  }

  goodCaseOf(operation: Operation): Case {
    return remembered(this.#good, operation, () => {
      const outline = { ...validCase(operation), call: validCall(operation, this.#candidates.instances) }
      return complete(outline, createCaseIds(this.#document, operation), operation, outline.call)
    })
  }

  plainCasesOf(operation: Operation): readonly Case[] {
    return remembered(this.#plain, operation, () => this.#complete(operation, this.#plainOutlines(operation)))
  }

  casesOf(operation: Operation): readonly Case[] {
    return remembered(this.#all, operation, () => {
      this.#rules ??= brokenExamples(this.#document.raw as unknown as OpenApiDocument)
      const rules = this.#rules.filter((each) => each.operation.id === operation.id)
      const { call } = this.goodCaseOf(operation)
      const ofBody = bodyCases(operation, call, this.#candidates, rules)
      return this.#complete(operation, [
        ...this.#plainOutlines(operation),
        ...ofBody,
        ...alteredCases(operation, false),
      ])
    })
  }

  /** These come first: their ids and names do not follow from the cases after them. */
  #plainOutlines(operation: Operation): CaseOutline[] {
    const { call } = this.goodCaseOf(operation)
    return [
      ...requestCases(operation, call, this.#candidates.instances),
      ...alteredCases(operation, true),
      ...exampleOutlines(operation, call),
    ]
  }

  #complete(operation: Operation, outlines: readonly CaseOutline[]): readonly Case[] {
    const document = this.#document
    const good = this.goodCaseOf(operation)
    const idOf = createCaseIds(document, operation)
    // The first id of its subject.
    idOf(good)
    const [, ...others] = withDistinctNames([good, ...outlines])
    return [good, ...others.map((each) => exceptOnMocks(document, complete(each, idOf, operation, good.call)))]
  }
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
