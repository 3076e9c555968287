import { resolve } from '@clouddb/spec/document/references'
import { type ApiName, apiOf } from '../apis.ts'
import type { DocumentModel } from '../document/model.ts'
import type { Json } from '../json.ts'

/** What tells whether a fault can show in an operation. */
export interface OperationTraits {
  readonly id: string
  /** In capitals. */
  readonly method: string
  readonly path: string
  /** Names in the path, in its order. */
  readonly pathParameters: readonly string[]
  readonly boundParameters: readonly string[]
  readonly queryParameters: readonly string[]
  /** The examples of its body; none where it takes no body. */
  readonly bodies: readonly Json[]
  /** The payload that the document shows first, if it shows any. */
  readonly payload: Json | undefined
  readonly isBasic: boolean
  /** Whether the API gives advice for a failure. */
  readonly hasHints: boolean
  /** The documented statuses. */
  readonly statuses: readonly number[]
  /** Where the payload of an answer stands. */
  readonly payloadKey: string
}

type Trait = (operation: OperationTraits) => boolean

export const always: Trait = () => true
export const takesBody: Trait = ({ bodies }) => bodies.length > 0
export const hasPayload: Trait = ({ payload }) => payload !== undefined
export const bringsList: Trait = ({ payload }) => Array.isArray(payload) && payload.length > 0
export const hasPathParameters: Trait = ({ pathParameters }) => pathParameters.length > 0
export const hasBoundParameters: Trait = ({ boundParameters }) => boundParameters.length > 0
export const isBasic: Trait = (operation) => operation.isBasic
export const hasHints: Trait = (operation) => operation.hasHints
export const hasQuery: Trait = ({ queryParameters }) => queryParameters.length > 0
/** A list is walked where it is read; a query that is sent brings what it brings. */
export const isWalked: Trait = (operation) => operation.method === 'GET' && bringsList(operation)
export const isWalkedByPages: Trait = (operation) => isWalked(operation) && operation.queryParameters.includes('offset')
export const bringsWholeList: Trait = (operation) => isWalked(operation) && !isWalkedByPages(operation)

const known = new Map<ApiName, readonly OperationTraits[]>()

/** The operations of an API, by what faults depend on. */
export function traitsOf(api: ApiName): readonly OperationTraits[] {
  const found = known.get(api) ?? readTraits(apiOf(api).model)
  known.set(api, found)
  return found
}

function readTraits({ document, operations }: DocumentModel): OperationTraits[] {
  const payloadKey: string = document['x-payload']
  const [scheme] = Object.values<Json>(document.components.securitySchemes)
  return operations.map(({ id, path, method, node }) => {
    const parameters = [...(document.paths[path].parameters ?? []), ...(node.parameters ?? [])].map((each) =>
      resolve<Json>(document, each),
    )
    return {
      id,
      method: method.toUpperCase(),
      path,
      pathParameters: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => String(name)),
      boundParameters: parameters.filter((each) => each['x-client-option']).map(({ name }) => name),
      queryParameters: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
      bodies: examplesOf(document, resolve(document, node.requestBody)),
      payload: examplesOf(document, resolve(document, node.responses['200']))[0]?.[payloadKey],
      isBasic: scheme.scheme === 'basic',
      hasHints: document['x-error-hints'] !== undefined,
      statuses: Object.keys(node.responses).map(Number),
      payloadKey,
    }
  })
}

function examplesOf(document: Json, content: Json): Json[] {
  const examples = Object.values<Json>(content?.content?.['application/json']?.examples ?? {})
  return examples.map((example) => resolve<Json>(document, example).value)
}
