import * as core from '@clouddb/client-core'
import { inCategory, where } from '../fault.ts'
import {
  always,
  bringsList,
  bringsWholeList,
  hasBoundParameters,
  hasHints,
  hasPayload,
  hasQuery,
  isBasic,
  isWalked,
  isWalkedByPages,
  takesBody,
} from '../traits.ts'

/** Changes what the definition says of the operation itself. */
const own = (change) => (definition, operation) => change(definition.operations[operation.id], operation, definition)
/** States other words of it, and none where they are `undefined`. */
const states = (words) =>
  own((operation) => {
    Object.assign(operation, words)
  })
/** Lets something come in place of the payload. */
const lets = (alternatives) => states({ alternatives: { unwrap: core.unwrapAlternatives, ...alternatives } })
/** States other words of how a list goes on. */
const walks = (words) =>
  own((operation) => {
    operation.pages = { ...operation.pages, ...words }
  })
/** The mistakes that there can be in each field: who adds one to a definition writes some here. */
export const mistakes = {
  operations: where(always, {
    'lacks a method': ({ operations }, { id }) => delete operations[id],
    'calls a method by another name': ({ operations }, { id }) => {
      operations[`${id}ById`] = operations[id]
      delete operations[id]
    },
  }),
  baseUrl: where(isBasic, {
    'knows a server that nobody has named': (definition) => {
      definition.baseUrl = 'http://127.0.0.1:1'
    },
  }),
  security: where(always, {
    'asks for the credential of the other deployment': (definition) => {
      const { basicAuthentication, bearerAuthentication } = core
      definition.security = definition.security === basicAuthentication ? bearerAuthentication : basicAuthentication
    },
  }),
  bound: where(hasBoundParameters, {
    'binds nothing to the client': (definition) => {
      definition.bound = []
    },
  }),
  errorHints: where(hasHints, {
    'gives no hint for a failure': (definition) => delete definition.errorHints,
  }),
  method: where(always, { 'calls by another method': own((operation) => (operation.method = 'OPTIONS')) }),
  path: where(always, {
    'calls the path of another operation': own((operation, { id }, { operations }) => {
      const others = Object.keys(operations).filter((name) => name !== id && operations[name].path !== operation.path)
      operation.path = operations[others[0] ?? id].path
    }),
  }),
  body: where(takesBody, {
    'takes no body': states({ body: undefined }),
    'takes a body of another media type': states({ body: 'application/merge-patch+json' }),
  }),
  encode: where(takesBody, { 'writes the body as a form': states({ encode: core.serializeForm }) }),
  bodyOptional: where(takesBody, { 'lets the body be left out': states({ bodyOptional: true }) }),
  query: where(hasQuery, { 'takes no query': states({ query: undefined }) }),
  payload: [
    ...where(hasPayload, {
      'finds the payload under another name': own((operation, { payloadKey }) => {
        operation.payload = payloadKey === 'data' ? 'result' : 'data'
      }),
      'takes the whole body for the payload': states({ payload: true }),
      'looks for no payload': states({ payload: undefined }),
    }),
    ...where((operation) => !hasPayload(operation), {
      'looks for a payload that nobody promised': states({ payload: true }),
    }),
  ],
  'alternatives.unwrap': where(hasPayload, {
    'finds the payload by a function for queries': lets({ unwrap: core.serializeQuery }),
  }),
  'alternatives.nothing': where(hasPayload, { 'lets the payload be missing': lets({ nothing: true }) }),
  'alternatives.null': where(hasPayload, { 'lets the payload be null': lets({ null: true }) }),
  'alternatives.text': where(hasPayload, { 'takes text for the payload': lets({ text: 'text/plain' }) }),
  'pages.walk': [
    ...where(isWalked, { 'does not walk a list': states({ pages: undefined }) }),
    ...where(isWalkedByPages, { 'walks the first page only': walks({ walk: core.walkList }) }),
    ...where(bringsWholeList, { 'walks pages of what comes whole': walks({ walk: core.walkPages }) }),
    ...where((operation) => hasPayload(operation) && !bringsList(operation), {
      'walks what is no list': walks({ walk: core.walkList }),
    }),
  ],
  'pages.limit': where(isWalkedByPages, { 'does not know how long a page is': walks({ limit: undefined }) }),
  'pages.facts': where(isWalkedByPages, { 'finds the facts of a page under another name': walks({ facts: 'page' }) }),
  read: where(hasPayload, { 'reads the answer as bytes': states({ read: core.readBytes }) }),
  accept: where(always, { 'accepts everything': states({ accept: '*/*' }) }),
  anonymous: where(always, { 'asks for no credential': states({ anonymous: true }) }),
  retryStatuses: [
    ...where(isWalked, { 'does not ask again': states({ retryStatuses: [] }) }),
    ...where(({ method }) => method === 'POST' || method === 'PATCH', {
      'sends again what may have been applied': states({ retryStatuses: [0, 408, 500, 502, 503, 504] }),
    }),
  ],
}
/**
 * The table that the runtime works on, with one mistake: what a generator with a fault would write.
 *
 * @param definitionOf Makes the table as it should be.
 */
export function definitionFaults(definitionOf) {
  return inCategory('definition', Object.values(mistakes).flat()).map(({ inject, ...fault }) => ({
    ...fault,
    inject: (_, operation) => {
      const definition = definitionOf()
      inject(definition, operation)
      return (options) => core.createClient(definition, {}, options)
    },
  }))
}
