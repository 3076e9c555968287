import { basicAuthentication, bearerAuthentication, createClient, readBytes } from '@clouddb/client-core'
import type { Json } from '../../json.ts'
import { type Fault, inCategory, where } from '../fault.ts'
import { always, hasBoundParameters, hasPayload, type OperationTraits, takesBody } from '../traits.ts'
import type { ClientInjection } from './injection.ts'

type Change = (definition: Json, operation: OperationTraits) => void

/** Changes what the definition says of the operation itself. */
const own =
  (change: (own: Json, operation: OperationTraits, definition: Json) => void): Change =>
  (definition, operation) =>
    change(definition.operations[operation.id], operation, definition)

/** States other words of it, and none where they are `undefined`. */
const states = (words: Json): Change =>
  own((operation) => {
    Object.assign(operation, words)
  })

const mistakes = inCategory<Change>('definition', [
  ...where<Change>(always, {
    'lacks a method': ({ operations }, { id }) => delete operations[id],
    'calls a method by another name': ({ operations }, { id }) => {
      operations[`${id}ById`] = operations[id]
      delete operations[id]
    },
    'calls the path of another operation': own((operation, { id }, { operations }) => {
      const others = Object.keys(operations).filter((name) => name !== id && operations[name].path !== operation.path)
      operation.path = operations[others[0] ?? id].path
    }),
    'asks for no credential': states({ anonymous: true }),
    'asks for the credential of the other deployment': (definition) => {
      definition.security = definition.security === basicAuthentication ? bearerAuthentication : basicAuthentication
    },
    'accepts everything': states({ accept: '*/*' }),
  }),
  ...where<Change>(hasPayload, {
    'finds the payload under another name': own((operation, { payloadKey }) => {
      operation.payload = payloadKey === 'data' ? 'result' : 'data'
    }),
    'takes the whole body for the payload': states({ payload: true }),
    'looks for no payload': states({ payload: undefined }),
    'reads the answer as bytes': states({ read: readBytes }),
  }),
  ...where<Change>((operation) => !hasPayload(operation), {
    'looks for a payload that nobody promised': states({ payload: true }),
  }),
  ...where<Change>(takesBody, {
    'takes no body': states({ body: undefined }),
    'takes a body of another media type': states({ body: 'application/merge-patch+json' }),
  }),
  ...where<Change>(hasBoundParameters, {
    'binds nothing to the client': (definition) => {
      definition.bound = []
    },
  }),
])

/**
 * The table that the runtime works on, with one mistake: what a generator with a fault would write.
 *
 * @param definitionOf Makes the table as it should be.
 */
export function definitionFaults(definitionOf: () => Json): Fault<ClientInjection>[] {
  return mistakes.map(({ inject, ...fault }) => ({
    ...fault,
    inject: (_, operation) => {
      const definition = definitionOf()
      inject(definition, operation)
      return (options: Json) => createClient(definition, {}, options)
    },
  }))
}
