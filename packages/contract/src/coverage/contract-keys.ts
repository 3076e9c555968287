import type { CaseKind } from '../derivation/case.ts'
import { type Mode, modes, modesOf, undeclaredMethod } from '../derivation/kinds.ts'
import type { ContractDocument, Operation } from '../document/document.ts'
import { pointerTo } from '../schema/pointer.ts'
import type { SchemaObject } from '../schema/schema.ts'
import { answerKeys } from './answer-keys.ts'
import { type Described, describe, isOneObject } from './described-operation.ts'
import { type ContractKey, EITHER, keyId } from './key.ts'
import { namesOf, type Place, type Places, placesIn } from './places.ts'
import { type Carrier, type Statement, statementsOf } from './requirements.ts'

/**
 * All that a document promises, counted straight from it and apart from the cases, which the count is there to watch:
 * operation × kind of case; place in a body × constraint × side; parameter × constraint × side; operation × status; each
 * property of an answer.
 */
export function contractKeys(document: ContractDocument): readonly ContractKey[] {
  const place = placesIn(document.raw)
  const keys = new Map<string, ContractKey>()
  for (const operation of document.operations) {
    for (const key of keysOfOperation(operation, document, place)) {
      const known = keys.get(key.id)
      keys.set(key.id, known ? { ...key, modes: modes.filter((mode) => isIn(mode, known) || isIn(mode, key)) } : key)
    }
  }
  return [...keys.values()]
}

const isIn = (mode: Mode, key: ContractKey): boolean => key.modes.includes(mode)

function keysOfOperation(operation: Operation, document: ContractDocument, place: Places): ContractKey[] {
  const described = describe(operation, document, place)
  const body = bodyStatements(described)
  const ofParameters = described.parameters.flatMap((parameter) => parameterStatements(parameter, place))
  return [
    ...caseKeys(described, [...body, ...ofParameters]),
    ...statementKeys('body', operation, body),
    ...statementKeys('parameter', operation, ofParameters),
    ...answerKeys(described),
  ]
}

type Promised = Omit<Statement, 'outcome'> & { readonly outcome: Statement['outcome'] | 'unsendable' | typeof EITHER }

function bodyStatements({ body, place }: Described): Promised[] {
  if (!body) return []
  const examples = namesOf(body.value.examples).map((name): Promised => {
    return { outcome: 'accepted', about: pointerTo(body.pointer, 'examples', name), kind: 'example' }
  })
  return [...examples, ...statementsOf(pointerTo(body.pointer, 'schema'), 'body', place)]
}

function parameterStatements({ value, pointer }: Place, place: Places): Promised[] {
  const stated = statementsOf(pointerTo(pointer, 'schema'), value.in as Carrier, place)
  return [...ownStatements(value, pointer), ...stated]
}

/** What holds for a parameter beside its schema. */
function ownStatements(parameter: SchemaObject, pointer: string): Promised[] {
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

function statementKeys(
  kind: 'body' | 'parameter',
  { id, safe }: Operation,
  promised: readonly Promised[],
): ContractKey[] {
  return promised.map(({ outcome, about }) => ({
    id: keyId.statement(kind, id, about, outcome),
    kind,
    operation: id,
    modes: safe ? modes : ['mock', 'writing'],
  }))
}

function caseKeys(
  { operation, raw, parameters, body, isSecured }: Described,
  promised: readonly Promised[],
): ContractKey[] {
  const inPath = parameters.filter(({ value }) => value.in === 'path')
  const kinds: readonly (CaseKind | false | undefined)[] = [
    'good call',
    'status',
    parameters.some(({ value }) => value['x-client-option'] === true) && 'bound per call',
    undeclaredMethod(operation.siblings) !== undefined && 'undeclared method',
    operation.method === 'GET' && isOneObject(inPath) && '404' in (raw.value.responses as object) && 'unknown object',
    ...(isSecured ? (['no credentials', 'wrong scheme', 'garbage credentials', 'wrong secret'] as const) : []),
    ...(body ? (['full body', 'minimal body', 'no body', 'malformed body', 'media type'] as const) : []),
    ...promised.map(({ kind }) => kind),
  ]
  const distinct = new Set(kinds.filter((kind) => kind !== undefined && kind !== false))
  return [...distinct].map((kind) => ({
    id: keyId.case(operation.id, kind),
    kind: 'case',
    operation: operation.id,
    modes: modesOf(kind, operation),
  }))
}
