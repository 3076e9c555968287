import type { Case } from '../derivation/case.ts'
import { type CaseKind, isOneObject, kindsPromisedBy, type Mode, modes, modesOf } from '../derivation/kinds.ts'
import {
  type Answer,
  answersFor,
  type Body,
  type ContractDocument,
  type Operation,
  type Parameter,
} from '../document/document.ts'
import type { CaseResult } from '../running/case-result.ts'
import { remembered, type SchemaObject } from '../schema/schema.ts'
import { type Requirement, requirementsOf } from './requirements.ts'

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
      if (result.complaints.length === 0) for (const id of keysShownBy(item, result)) shown.add(id)
    },
    keys: states,
    figures: () => figuresOf(states(), mode),
  }
}

/** The keys that a passed case shows. */
function keysShownBy(item: Case, { answer, seen }: Pick<CaseResult, 'answer' | 'seen'>): string[] {
  const { id } = item.operation
  const { kind: outcome } = item.expectation
  // A server that does not find the object has accepted the request; one that refuses it has not.
  const isShown = outcome !== 'accepted' || answer === undefined || answer.status < 300 || answer.status === 404
  const requirements = item.about.flatMap((about) =>
    [outcome, EITHER].map((side) => coverageKeyId.requirement(subjectOf(item), id, about, side)),
  )
  return [
    ...item.kinds.map((kind) => coverageKeyId.case(id, kind)),
    ...(isShown ? requirements : []),
    ...(answer ? [coverageKeyId.status(id, answersFor(item.operation, answer.status)[0]?.key ?? answer.status)] : []),
    ...seen.map(coverageKeyId.property),
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

/** The subject of a key: a kind of case, a constraint of a body or a parameter, an answer, a property of an answer. */
export type KeyKind = 'case' | 'body' | 'parameter' | 'status' | 'property'

/** One thing that a document promises and a run can show. */
export interface ContractKey {
  /** `body createAlert refused #/components/schemas/AlertName/maxLength` */
  readonly id: string
  readonly kind: KeyKind
  /** Absent for the properties of answers, which operations share. */
  readonly operation?: string
  /** The modes that can show it. */
  readonly modes: readonly Mode[]
}

/** The ids of keys. A run that shows something derives the id in the same way. */
export const coverageKeyId = {
  case: (operation: string, kind: CaseKind): string => `case ${operation} ${kind}`,
  /** One side of a constraint: the outcome is that of the case which shows it. */
  requirement: (kind: 'body' | 'parameter' | 'status', operation: string, about: string, outcome: string): string =>
    `${kind} ${operation} ${outcome} ${about}`,
  status: (operation: string, status: string | number): string => `status ${operation} ${status}`,
  property: (pointer: string): string => `property ${pointer}`,
}

/** The outcome of a requirement that a case must show, whether the schema accepts the value or not. */
const EITHER = 'either'

/**
 * Everything that a document promises: operation × kind of case; pointer in a body × constraint × side; parameter ×
 * constraint × side; operation × status; each property of an answer. It reads schemas apart from the derivation, so that a
 * case which the derivation forgets is noticed.
 */
export function contractKeys(document: ContractDocument): readonly ContractKey[] {
  return remembered(keysByDocument, document, () => readKeys(document))
}

const keysByDocument = new WeakMap<ContractDocument, readonly ContractKey[]>()

function readKeys(document: ContractDocument): readonly ContractKey[] {
  const keys = new Map<string, ContractKey>()
  for (const operation of document.operations) {
    for (const key of keysOfOperation(operation, document.raw)) {
      const known = keys.get(key.id)
      const isShown = (mode: Mode) => key.modes.includes(mode) || known?.modes.includes(mode)
      keys.set(key.id, { ...key, modes: modes.filter(isShown) })
    }
  }
  return [...keys.values()]
}

type Promised = Omit<Requirement, 'outcome'> & {
  readonly outcome: Requirement['outcome'] | 'unsendable' | typeof EITHER
}

function keysOfOperation(operation: Operation, document: SchemaObject): ContractKey[] {
  const { body, parameters, answers } = operation
  const ofBody = body ? bodyRequirements(body, document) : []
  const ofParameters = parameters.flatMap((parameter): Promised[] => [
    ...parameterRequirements(parameter),
    ...requirementsOf(parameter.node, parameter.in, document),
  ])
  const modes = modesOfRequests(operation)
  const requirementKey =
    (kind: 'body' | 'parameter') =>
    ({ outcome, about }: Promised): ContractKey => {
      const own = isOnServers(about) ? modes.filter((mode) => mode !== 'mock') : modes
      return {
        id: coverageKeyId.requirement(kind, operation.id, about, outcome),
        kind,
        operation: operation.id,
        modes: own,
      }
    }
  return [
    ...caseKeys(operation, [...ofBody, ...ofParameters]),
    ...ofBody.map(requirementKey('body')),
    ...ofParameters.map(requirementKey('parameter')),
    ...answers.flatMap((answer) => answerKeys(answer, operation, document)),
  ]
}

/** Mocks read schemas, and no rules beside them. */
const isOnServers = (about: string): boolean => /\/x-validations\/\d+$/.test(about)

function bodyRequirements({ examples, node }: Body, document: SchemaObject): Promised[] {
  const ofExamples = examples.map(({ pointer }): Promised => ({ outcome: 'accepted', about: pointer, kind: 'example' }))
  return [...ofExamples, ...requirementsOf(node, 'body', document)]
}

/** The requirements of a parameter that its schema does not state. */
function parameterRequirements({ in: place, required, pointer }: Parameter): Promised[] {
  if (place === 'path') {
    return [
      { outcome: 'unsendable', about: `${pointer}/unsendable`, kind: 'unsendable' },
      { outcome: EITHER, about: `${pointer}/reserved`, kind: 'reserved characters' },
    ]
  }
  return required
    ? [{ outcome: 'refused', about: `${pointer}/required`, kind: 'parameter missing' }]
    : [{ outcome: 'accepted', about: pointer, kind: 'parameter set' }]
}

function caseKeys(operation: Operation, promised: readonly Promised[]): ContractKey[] {
  const hasShapeRule = promised.some(({ kind, about }) => kind === 'rule' && !isOnServers(about))
  const kinds = new Set([...kindsPromisedBy(operation), ...promised.flatMap(({ kind }) => kind ?? [])])
  return [...kinds].map((kind) => ({
    id: coverageKeyId.case(operation.id, kind),
    kind: 'case',
    operation: operation.id,
    modes: modesOf(kind, operation).filter((mode) => mode !== 'mock' || kind !== 'rule' || hasShapeRule),
  }))
}

/** A status, each of its examples, and every property that its bodies can show. */
function answerKeys(answer: Answer, operation: Operation, document: SchemaObject): ContractKey[] {
  const { id } = operation
  const statusModes = modesOfStatus(answer.key, operation)
  const shown = answer.examples.length > 0 ? answer.examples : [answer]
  const properties = requirementsOf(answer.node, 'body', document).filter(({ kind }) => kind === undefined)
  return [
    { id: coverageKeyId.status(id, answer.key), kind: 'status', operation: id, modes: statusModes },
    ...shown.map(({ pointer }): ContractKey => {
      const of = coverageKeyId.requirement('status', id, pointer, 'answered')
      return { id: of, kind: 'status', operation: id, modes: ['mock'] }
    }),
    ...properties.map(
      ({ about }): ContractKey => ({ id: coverageKeyId.property(about), kind: 'property', modes: statusModes }),
    ),
  ]
}

/** A mock can be asked for any status; a server answers with a failure only where a request provokes it. */
function modesOfStatus(status: string, operation: Operation): readonly Mode[] {
  const { parameters, body, security } = operation
  const isProvoked =
    status.startsWith('2') ||
    (status === '401' && security !== 'none') ||
    (['400', '422'].includes(status) && (body !== undefined || parameters.length > 0)) ||
    (status === '404' && isOneObject(operation))
  return isProvoked ? modesOfRequests(operation) : ['mock']
}

const modesOfRequests = ({ safe }: Operation): readonly Mode[] => (safe ? modes : ['mock', 'writing'])
