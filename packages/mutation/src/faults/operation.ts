import type { ApiName } from '../apis.ts'
import { at, resolved } from '../document/pointer.ts'
import { type Reading, readingOf } from '../document/reading.ts'
import type { Json } from '../mutant.ts'

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
  /** The documented statuses. */
  readonly statuses: readonly number[]
  /** Where the payload of an answer stands. */
  readonly payloadKey: string
}

const known = new Map<ApiName, readonly OperationTraits[]>()

/** The operations of an API, by what faults depend on. */
export function traitsOf(api: ApiName): readonly OperationTraits[] {
  const found = known.get(api) ?? readTraits(readingOf(api))
  known.set(api, found)
  return found
}

function readTraits({ document, operations }: Reading): OperationTraits[] {
  const payloadKey: string = document['x-payload']
  const [scheme] = Object.values<Json>(document.components.securitySchemes)
  return operations.map(({ id, item, method, path, node }) => {
    const lists = [
      ['paths', item, 'parameters'],
      [...path, 'parameters'],
    ]
    const parameters = lists.flatMap((list) =>
      Object.keys(at(document, list) ?? {}).map((index) => at(document, resolved(document, [...list, index]))),
    )
    const body = node.requestBody && at(document, resolved(document, [...path, 'requestBody']))
    const answer = at(document, resolved(document, [...path, 'responses', '200']))
    return {
      id,
      method: method.toUpperCase(),
      path: item,
      pathParameters: [...item.matchAll(/\{([^}]+)\}/g)].map(([, name]) => String(name)),
      boundParameters: parameters.filter((each) => each['x-client-option']).map(({ name }) => name),
      queryParameters: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
      bodies: examplesOf(document, body),
      payload: examplesOf(document, answer)[0]?.[payloadKey],
      isBasic: scheme.scheme === 'basic',
      statuses: Object.keys(node.responses).map(Number),
      payloadKey,
    }
  })
}

function examplesOf(document: Json, holder: Json): Json[] {
  const examples = Object.values<Json>(holder?.content?.['application/json']?.examples ?? {})
  return examples.map(
    (example) => (example.$ref ? at(document, resolved(document, example.$ref.slice(2).split('/'))) : example).value,
  )
}
