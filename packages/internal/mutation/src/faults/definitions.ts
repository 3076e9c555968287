import * as core from '@clouddb/client-core'
import type { Json } from '../document.ts'
import type { ClientInjection } from './client-injection.ts'
import { type Fault, inCategory, type OperationTraits, where } from './fault.ts'

type Change = (definition: Json, operation: OperationTraits) => void

/** Sets fields of the definition of an API. */
const defines =
  (fields: Json): Change =>
  (definition) =>
    Object.assign(definition, fields)

/** Sets fields of the definition of the operation. */
const own =
  (fieldsOf: (own: Json, operation: OperationTraits, definition: Json) => Json): Change =>
  (definition, operation) => {
    const found = definition.operations[operation.id]
    Object.assign(found, fieldsOf(found, operation, definition))
  }

const states = (fields: Json): Change => own(() => fields)

/** Sets the alternatives to the payload. */
const lets = (alternatives: Json): Change =>
  states({ alternatives: { unwrap: core.unwrapAlternatives, ...alternatives } })

/** Sets fields of the definition of pages. */
const walks = (fields: Json): Change => own(({ pages }) => ({ pages: { ...pages, ...fields } }))

/** A field that the generator writes into a definition. The product comes from the manifest, not from a document. */
type DefinitionField =
  | Exclude<keyof core.ApiDefinition, 'product'>
  | Exclude<keyof core.OperationDefinition, 'alternatives' | 'pages'>
  | `alternatives.${keyof core.Alternatives}`
  | `pages.${keyof core.PagesDefinition}`

/** The mistakes in each field. The type requires an entry for every field that a definition has. */
export const mistakes: Readonly<Record<DefinitionField, readonly Omit<Fault<Change>, 'category'>[]>> = {
  operations: where<Change>('always', {
    'lacks a method': ({ operations }, { id }) => delete operations[id],
    'calls a method by another name': ({ operations }, { id }) => {
      operations[`${id}ById`] = operations[id]
      delete operations[id]
    },
  }),
  baseUrl: where('isBasic', { 'knows a server that nobody has named': defines({ baseUrl: 'http://127.0.0.1:1' }) }),
  security: where<Change>('always', {
    'asks for the credential of the other deployment': (definition) => {
      const { basicAuthentication, bearerAuthentication } = core
      definition.security = definition.security === basicAuthentication ? bearerAuthentication : basicAuthentication
    },
  }),
  bound: where('hasBoundParameters', { 'binds nothing to the client': defines({ bound: [] }) }),
  errorHints: where<Change>('hasHints', {
    'gives no hint for a failure': (definition) => delete definition.errorHints,
  }),
  method: where('always', { 'calls by another method': states({ method: 'OPTIONS' }) }),
  path: where('always', {
    'calls the path of another operation': own(({ path }, { id }, { operations }) => {
      const other = Object.values<Json>(operations).find((each) => each.path !== path)
      return { path: (other ?? operations[id]).path }
    }),
  }),
  body: where('takesBody', {
    'takes no body': states({ body: undefined }),
    'takes a body of another media type': states({ body: 'application/merge-patch+json' }),
  }),
  encode: where('takesBody', { 'writes the body as a form': states({ encode: core.serializeForm }) }),
  bodyOptional: where('takesBody', { 'lets the body be left out': states({ bodyOptional: true }) }),
  query: where('hasQuery', { 'takes no query': states({ query: undefined }) }),
  queryNames: where('hasQuery', { 'knows other query parameters': states({ queryNames: ['other'] }) }),
  payload: [
    ...where('hasPayload', {
      'finds the payload under another name': own((_, { payloadKey }) => ({
        payload: payloadKey === 'data' ? 'result' : 'data',
      })),
      'takes the whole body for the payload': states({ payload: true }),
      'looks for no payload': states({ payload: undefined }),
    }),
    ...where('hasNoPayload', {
      'looks for a payload that nobody promised': states({ payload: true }),
    }),
  ],
  'alternatives.unwrap': where('hasPayload', {
    'finds the payload by a function for queries': lets({ unwrap: core.serializeQuery }),
  }),
  'alternatives.nothing': where('hasPayload', { 'lets the payload be missing': lets({ nothing: true }) }),
  'alternatives.null': where('hasPayload', { 'lets the payload be null': lets({ null: true }) }),
  'alternatives.text': where('hasPayload', { 'takes text for the payload': lets({ text: 'text/plain' }) }),
  'pages.walk': [
    ...where('isWalked', { 'does not walk a list': states({ pages: undefined }) }),
    ...where('isWalkedByPages', { 'walks the first page only': walks({ walk: core.walkList }) }),
    ...where('bringsWholeList', { 'walks pages of what comes whole': walks({ walk: core.walkPages }) }),
    ...where('bringsOne', {
      'walks what is no list': walks({ walk: core.walkList }),
    }),
  ],
  'pages.limit': where('isWalkedByPages', { 'does not know how long a page is': walks({ limit: undefined }) }),
  'pages.facts': where('isWalkedByPages', { 'finds the facts of a page under another name': walks({ facts: 'page' }) }),
  // Every page of a mock is the first one, so that the tests of client-core judge the others.
  'pages.body': [],
  read: where('hasPayload', { 'reads the answer as bytes': states({ read: core.readBytes }) }),
  accept: where('always', { 'accepts everything': states({ accept: '*/*' }) }),
  anonymous: where('always', { 'asks for no credential': states({ anonymous: true }) }),
  // A missing name shows in messages only, which the tests of client-core judge.
  secrets: [],
  retryStatuses: [
    ...where('isWalked', { 'does not ask again': states({ retryStatuses: [] }) }),
    ...where(({ method }) => method === 'POST' || method === 'PATCH', {
      'sends again what may have been applied': states({ retryStatuses: [0, 408, 500, 502, 503, 504] }),
    }),
  ],
}

/**
 * Faults of a generator: the definition that the runtime works on has one mistake.
 * A generator makes a mistake in every operation, so it is planted where the goldens are complete.
 *
 * @param definitionOf Returns a new copy of the right definition.
 */
export function definitionFaults(definitionOf: () => Json): Fault<ClientInjection>[] {
  return inCategory('definition', Object.values(mistakes).flat()).map(({ inject, ...fault }) => ({
    ...fault,
    appliesTo: (operation) => operation.hasAllGoldens && fault.appliesTo(operation),
    inject: (_, operation) => {
      const definition = definitionOf()
      inject(definition, operation)
      return (options: Json) => core.createClient(definition, {}, options)
    },
  }))
}
