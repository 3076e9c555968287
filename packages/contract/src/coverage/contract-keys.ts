import { type CaseKind, kindsPromisedWith, type Mode, modes, modesOf, undeclaredMethod } from '../derivation/kinds.ts'
import type { ContractDocument, Operation } from '../document/document.ts'
import { pointerTo } from '../schema/pointer.ts'
import { remembered } from '../schema/remembered.ts'
import type { LocatedNode, SchemaObject } from '../schema/schema.ts'
import { answerKeys } from './answer-keys.ts'
import {
  type DescribedOperation,
  describeOperation,
  isOneObject,
  type NodeAt,
  namesOf,
  nodesIn,
} from './described-operation.ts'
import { type ContractKey, EITHER, keyId } from './key.ts'
import { type Carrier, type Requirement, requirementsOf } from './requirements.ts'

/**
 * All that a document promises, counted straight from it and apart from the cases, which the count is there to watch:
 * operation × kind of case; pointer in a body × constraint × side; parameter × constraint × side; operation × status; each
 * property of an answer.
 */
export function contractKeys(document: ContractDocument): readonly ContractKey[] {
  return remembered(keysByDocument, document, () => countKeys(document))
}

const keysByDocument = new WeakMap<ContractDocument, readonly ContractKey[]>()

function countKeys(document: ContractDocument): readonly ContractKey[] {
  const nodeAt = nodesIn(document.raw)
  const keys = new Map<string, ContractKey>()
  for (const operation of document.operations) {
    for (const key of keysOfOperation(operation, document, nodeAt)) {
      const known = keys.get(key.id)
      keys.set(key.id, known ? { ...key, modes: modes.filter((mode) => isIn(mode, known) || isIn(mode, key)) } : key)
    }
  }
  return [...keys.values()]
}

const isIn = (mode: Mode, key: ContractKey): boolean => key.modes.includes(mode)

function keysOfOperation(operation: Operation, document: ContractDocument, nodeAt: NodeAt): ContractKey[] {
  const described = describeOperation(operation, document, nodeAt)
  const body = bodyRequirements(described)
  const ofParameters = described.parameters.flatMap((parameter) => parameterRequirements(parameter, nodeAt))
  return [
    ...caseKeys(described, [...body, ...ofParameters]),
    ...requirementKeys('body', operation, body),
    ...requirementKeys('parameter', operation, ofParameters),
    ...answerKeys(described),
  ]
}

type Promised = Omit<Requirement, 'outcome'> & {
  readonly outcome: Requirement['outcome'] | 'unsendable' | typeof EITHER
}

function bodyRequirements({ body, nodeAt }: DescribedOperation): Promised[] {
  if (!body) return []
  const examples = namesOf(body.value.examples).map((name): Promised => {
    return { outcome: 'accepted', about: pointerTo(body.pointer, 'examples', name), kind: 'example' }
  })
  return [...examples, ...requirementsOf(pointerTo(body.pointer, 'schema'), 'body', nodeAt)]
}

function parameterRequirements({ value, pointer }: LocatedNode, nodeAt: NodeAt): Promised[] {
  const stated = requirementsOf(pointerTo(pointer, 'schema'), value.in as Carrier, nodeAt)
  return [...ownRequirements(value, pointer), ...stated]
}

/** What holds for a parameter beside its schema. */
function ownRequirements(parameter: SchemaObject, pointer: string): Promised[] {
  if (parameter.in === 'path') {
    return [
      { outcome: 'unsendable', about: `${pointer}/unsendable`, kind: 'unsendable' },
      { outcome: EITHER, about: `${pointer}/reserved`, kind: 'reserved characters' },
    ]
  }
  return parameter.required === true
    ? [{ outcome: 'refused', about: `${pointer}/required`, kind: 'parameter missing' }]
    : [{ outcome: 'accepted', about: pointer, kind: 'parameter set' }]
}

function requirementKeys(
  kind: 'body' | 'parameter',
  { id, safe }: Operation,
  promised: readonly Promised[],
): ContractKey[] {
  return promised.map(({ outcome, about }) => ({
    id: keyId.requirement(kind, id, about, outcome),
    kind,
    operation: id,
    modes: safe ? modes : ['mock', 'writing'],
  }))
}

function caseKeys(
  { operation, raw, parameters, body, isSecured }: DescribedOperation,
  promised: readonly Promised[],
): ContractKey[] {
  const inPath = parameters.filter(({ value }) => value.in === 'path')
  const wanted: readonly (CaseKind | false | undefined)[] = [
    ...kindsPromisedWith('any operation'),
    parameters.some(({ value }) => value['x-client-option'] === true) && 'bound per call',
    undeclaredMethod(operation.siblings) !== undefined && 'undeclared method',
    operation.method === 'GET' && isOneObject(inPath) && '404' in (raw.value.responses as object) && 'unknown object',
    ...(isSecured ? kindsPromisedWith('credentials') : []),
    ...(body ? kindsPromisedWith('a body') : []),
    ...promised.map(({ kind }) => kind),
  ]
  return [...new Set(wanted.filter((kind) => kind !== undefined && kind !== false))].map((kind) => ({
    id: keyId.case(operation.id, kind),
    kind: 'case',
    operation: operation.id,
    modes: modesOf(kind, operation),
  }))
}
