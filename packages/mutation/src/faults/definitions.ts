import { basicAuthentication, bearerAuthentication, createClient, readBytes } from '@clouddb/client-core'
import type { Json } from '../mutant.ts'
import { always, type Fault } from './fault.ts'
import type { OperationTraits } from './operation.ts'

/** The table that the runtime works on, with one mistake: what a generator with a fault would write. */
const defined =
  (change: (definition: Json, operation: OperationTraits) => void) =>
  (definitionOf: () => Json): Fault['plant'] =>
  (_, operation) => {
    const definition = definitionOf()
    change(definition, operation)
    return (options: Json) => createClient(definition, {}, options)
  }

const own = (change: (own: Json, operation: OperationTraits, definition: Json) => void) =>
  defined((definition, operation) => change(definition.operations[operation.id], operation, definition))

const takesBody = ({ bodies }: OperationTraits): boolean => bodies.length > 0
const hasPayload = ({ payload }: OperationTraits): boolean => payload !== undefined

const mistakes = [
  { name: 'lacks a method', shows: always, make: defined(({ operations }, { id }) => delete operations[id]) },
  {
    name: 'calls a method by another name',
    shows: always,
    make: defined(({ operations }, { id }) => {
      operations[`${id}ById`] = operations[id]
      delete operations[id]
    }),
  },
  {
    name: 'calls the path of another operation',
    shows: always,
    make: own((operation, { id }, { operations }) => {
      const others = Object.keys(operations).filter((name) => name !== id && operations[name].path !== operation.path)
      operation.path = operations[others[0] ?? id].path
    }),
  },
  {
    name: 'finds the payload under another name',
    shows: hasPayload,
    make: own((operation, { payloadKey }) => {
      operation.payload = payloadKey === 'data' ? 'result' : 'data'
    }),
  },
  {
    name: 'takes the whole body for the payload',
    shows: hasPayload,
    make: own((operation) => {
      operation.payload = true
    }),
  },
  { name: 'looks for no payload', shows: hasPayload, make: own((operation) => delete operation.payload) },
  {
    name: 'looks for a payload that nobody promised',
    shows: (operation: OperationTraits) => !hasPayload(operation),
    make: own((operation) => {
      operation.payload = true
    }),
  },
  { name: 'takes no body', shows: takesBody, make: own((operation) => delete operation.body) },
  {
    name: 'takes a body of another media type',
    shows: takesBody,
    make: own((operation) => {
      operation.body = 'application/merge-patch+json'
    }),
  },
  {
    name: 'asks for no credential',
    shows: always,
    make: own((operation) => {
      operation.anonymous = true
    }),
  },
  {
    name: 'asks for the credential of the other deployment',
    shows: always,
    make: defined((definition) => {
      definition.security = definition.security === basicAuthentication ? bearerAuthentication : basicAuthentication
    }),
  },
  {
    name: 'accepts everything',
    shows: always,
    make: own((operation) => {
      operation.accept = '*/*'
    }),
  },
  {
    name: 'reads the answer as bytes',
    shows: hasPayload,
    make: own((operation) => {
      operation.read = readBytes
    }),
  },
  {
    name: 'binds nothing to the client',
    shows: ({ boundParameters }: OperationTraits) => boundParameters.length > 0,
    make: defined((definition) => {
      definition.bound = []
    }),
  },
]

/** @param definitionOf Makes the table as it should be. */
export function definitionFaults(definitionOf: () => Json): readonly Fault[] {
  return mistakes.map(({ name, shows, make }) => ({ name, category: 'definition', shows, plant: make(definitionOf) }))
}
