import type { Case } from '../derivation/case.ts'
import { type CaseKind, kindsPromisedWith, type Mode, modes, modesOf, undeclaredMethod } from '../derivation/kinds.ts'
import { answersFor, type ContractDocument, type Operation } from '../document/document.ts'
import type { CaseResult } from '../running/case-result.ts'
import { pointerTo, remembered } from '../schema/schema.ts'
import { type Carrier, type LocatedObject, namesOf, nodesIn, type Requirement, requirementsOf } from './requirements.ts'

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
export const keyId = {
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
 * constraint × side; operation × status; each property of an answer. It reads the document a second time, apart from the
 * reader of the cases, so that a case which the derivation forgets is noticed.
 */
export function contractKeys(document: ContractDocument): readonly ContractKey[] {
  return remembered(keysByDocument, document, () => readKeys(document))
}

const keysByDocument = new WeakMap<ContractDocument, readonly ContractKey[]>()

function readKeys(document: ContractDocument): readonly ContractKey[] {
  const keys = new Map<string, ContractKey>()
  for (const operation of document.operations) {
    for (const key of keysOfOperation(describe(operation, document))) {
      const known = keys.get(key.id)
      const isShown = (mode: Mode) => key.modes.includes(mode) || known?.modes.includes(mode)
      keys.set(key.id, { ...key, modes: modes.filter(isShown) })
    }
  }
  return [...keys.values()]
}

type Described = ReturnType<typeof describe>

/** An operation as the document states it; `body` is the content of its body. */
function describe(operation: Operation, { raw: document }: ContractDocument) {
  const nodeAt = nodesIn(document)
  const raw = nodeAt(operation.pointer)
  const item = nodeAt(operation.pointer.slice(0, operation.pointer.lastIndexOf('/')))
  const parameters = [item, raw].flatMap((owner) => below(owner, 'parameters').map(nodeAt))
  const bound = namesOf(Object(document['x-client']).bound)
  const inPath = parameters.flatMap(({ node }) => (node.in === 'path' ? String(node.name) : []))
  const requestBody = raw.node.requestBody ? nodeAt(pointerTo(raw.pointer, 'requestBody')) : undefined
  const [body] = requestBody ? below(requestBody, 'content').map(nodeAt) : []
  const security = (raw.node.security ?? document.security ?? []) as readonly unknown[]
  return {
    operation,
    raw,
    nodeAt,
    parameters,
    hasBound: inPath.some((name) => bound.includes(name)),
    // The path names an object beyond the ones that a client is bound to.
    isOneObject: inPath.some((name) => !bound.includes(name)),
    body,
    isSecured: security.length > 0,
  }
}

/** The pointers below a key of a node: of the values of a map, or of the items of a list. */
const below = ({ node, pointer }: LocatedObject, key: string): string[] =>
  namesOf(node[key]).map((name) => pointerTo(pointer, key, name))

type Promised = Omit<Requirement, 'outcome'> & {
  readonly outcome: Requirement['outcome'] | 'unsendable' | typeof EITHER
}

function keysOfOperation(described: Described): ContractKey[] {
  const { operation, nodeAt, body, parameters } = described
  const ofBody = body ? bodyRequirements(body, nodeAt) : []
  const ofParameters = parameters.flatMap((parameter): Promised[] => [
    ...parameterRequirements(parameter),
    ...requirementsOf(pointerTo(parameter.pointer, 'schema'), parameter.node.in as Carrier, nodeAt),
  ])
  const modes = modesOfRequests(operation)
  const keyOf =
    (kind: 'body' | 'parameter') =>
    ({ outcome, about }: Promised): ContractKey => {
      const own = isOnServers(about) ? modes.filter((mode) => mode !== 'mock') : modes
      return { id: keyId.requirement(kind, operation.id, about, outcome), kind, operation: operation.id, modes: own }
    }
  return [
    ...caseKeys(described, [...ofBody, ...ofParameters]),
    ...ofBody.map(keyOf('body')),
    ...ofParameters.map(keyOf('parameter')),
    ...below(described.raw, 'responses').flatMap((pointer) => answerKeys(pointer, described)),
  ]
}

/** Mocks read schemas, and no rules beside them. */
const isOnServers = (about: string): boolean => /\/x-validations\/\d+$/.test(about)

function bodyRequirements(body: LocatedObject, nodeAt: Described['nodeAt']): Promised[] {
  const examples = below(body, 'examples').map((about): Promised => ({ outcome: 'accepted', about, kind: 'example' }))
  return [...examples, ...requirementsOf(pointerTo(body.pointer, 'schema'), 'body', nodeAt)]
}

/** The requirements of a parameter that its schema does not state. */
function parameterRequirements({ node, pointer }: LocatedObject): Promised[] {
  if (node.in === 'path') {
    return [
      { outcome: 'unsendable', about: `${pointer}/unsendable`, kind: 'unsendable' },
      { outcome: EITHER, about: `${pointer}/reserved`, kind: 'reserved characters' },
    ]
  }
  return node.required === true
    ? [{ outcome: 'refused', about: `${pointer}/required`, kind: 'parameter missing' }]
    : [{ outcome: 'accepted', about: pointer, kind: 'parameter set' }]
}

function caseKeys(described: Described, promised: readonly Promised[]): ContractKey[] {
  const { operation, raw, hasBound, isOneObject, body, isSecured } = described
  const hasShapeRule = promised.some(({ kind, about }) => kind === 'rule' && !isOnServers(about))
  const wanted: readonly (CaseKind | false | undefined)[] = [
    ...kindsPromisedWith('any operation'),
    hasBound && 'bound per call',
    undeclaredMethod(operation.siblings) !== undefined && 'undeclared method',
    operation.method === 'GET' && isOneObject && '404' in (raw.node.responses as object) && 'unknown object',
    ...(isSecured ? kindsPromisedWith('credentials') : []),
    ...(body ? kindsPromisedWith('a body') : []),
    ...promised.map(({ kind }) => kind),
  ]
  return [...new Set(wanted.filter((kind) => kind !== undefined && kind !== false))].map((kind) => ({
    id: keyId.case(operation.id, kind),
    kind: 'case',
    operation: operation.id,
    modes: modesOf(kind, operation).filter((mode) => mode !== 'mock' || kind !== 'rule' || hasShapeRule),
  }))
}

/** A status, each of its examples, and every property that its bodies can show. */
function answerKeys(reference: string, described: Described): ContractKey[] {
  const { operation, nodeAt } = described
  const { id } = operation
  const status = reference.slice(reference.lastIndexOf('/') + 1)
  const answer = nodeAt(reference)
  const contents = below(answer, 'content').map(nodeAt)
  const statusModes = modesOfStatus(status, described)
  const shown = contents.length === 0 ? [answer.pointer] : contents.flatMap(examplesOf)
  const properties = contents.filter(({ node }) => node.schema).flatMap(({ pointer }) => propertiesOf(pointer, nodeAt))
  return [
    { id: keyId.status(id, status), kind: 'status', operation: id, modes: statusModes },
    ...shown.map((about): ContractKey => {
      return { id: keyId.requirement('status', id, about, 'answered'), kind: 'status', operation: id, modes: ['mock'] }
    }),
    ...properties.map((about): ContractKey => ({ id: keyId.property(about), kind: 'property', modes: statusModes })),
  ]
}

function examplesOf(content: LocatedObject): string[] {
  const examples = below(content, 'examples')
  return examples.length > 0 ? examples : [content.pointer]
}

const propertiesOf = (content: string, nodeAt: Described['nodeAt']): string[] =>
  requirementsOf(pointerTo(content, 'schema'), 'body', nodeAt)
    .filter(({ kind }) => kind === undefined)
    .map(({ about }) => about)

/** A mock can be asked for any status; a server answers with a failure only where a request provokes it. */
function modesOfStatus(
  status: string,
  { operation, parameters, isOneObject, body, isSecured }: Described,
): readonly Mode[] {
  const isProvoked =
    status.startsWith('2') ||
    (status === '401' && isSecured) ||
    (['400', '422'].includes(status) && (body !== undefined || parameters.length > 0)) ||
    (status === '404' && isOneObject)
  return isProvoked ? modesOfRequests(operation) : ['mock']
}

const modesOfRequests = ({ safe }: Operation): readonly Mode[] => (safe ? modes : ['mock', 'writing'])
