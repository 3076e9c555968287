import { resolve } from '@clouddb/spec/document/references'
import { apiOf } from '../apis.ts'
export const always = () => true
export const takesBody = ({ bodies }) => bodies.length > 0
export const hasPayload = ({ payload }) => payload !== undefined
export const bringsList = ({ payload }) => Array.isArray(payload) && payload.length > 0
export const hasPathParameters = ({ pathParameters }) => pathParameters.length > 0
export const hasBoundParameters = ({ boundParameters }) => boundParameters.length > 0
export const isBasic = (operation) => operation.isBasic
export const hasHints = (operation) => operation.hasHints
export const hasQuery = ({ queryParameters }) => queryParameters.length > 0
/** A list is walked where it is read; a query that is sent brings what it brings. */
export const isWalked = (operation) => operation.method === 'GET' && bringsList(operation)
export const isWalkedByPages = (operation) => isWalked(operation) && operation.queryParameters.includes('offset')
export const bringsWholeList = (operation) => isWalked(operation) && !isWalkedByPages(operation)
const known = new Map()
/** The operations of an API, by what faults depend on. */
export function traitsOf(api) {
  const found = known.get(api) ?? readTraits(apiOf(api).model)
  known.set(api, found)
  return found
}
function readTraits({ document, operations }) {
  const payloadKey = document['x-payload']
  const [scheme] = Object.values(document.components.securitySchemes)
  return operations.map(({ id, path, method, node }) => {
    const parameters = [...(document.paths[path].parameters ?? []), ...(node.parameters ?? [])].map((each) =>
      resolve(document, each),
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
function examplesOf(document, content) {
  const examples = Object.values(content?.content?.['application/json']?.examples ?? {})
  return examples.map((example) => resolve(document, example).value)
}
