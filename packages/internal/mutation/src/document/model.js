import { isRecord } from '@clouddb/spec/document/openapi'
import { operationsOf } from '@clouddb/spec/document/operations'
import { pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
import { componentsReached } from '@clouddb/spec/document/references'
import { schemasOf } from '@clouddb/spec/document/schemas'
/** Reads a bundled document once for all operators. */
export function readDocument(document) {
  const operations = operationsOf(document)
  const reached = (parts) =>
    new Map(operations.map((operation) => [operation.id, componentsReached(document, parts(operation))]))
  const requests = reached(({ item, node }) => [item.node.parameters, node.parameters, node.requestBody])
  const responses = reached(({ node }) => node.responses)
  const all = operations.map(({ id }) => id)
  function usersOf(pointer) {
    const [section, first, second, part] = pointerTokens(pointer)
    if (section === 'components' && first !== 'securitySchemes') {
      const component = pointerTo(section, first ?? '', second ?? '')
      const reaching = (components) => all.filter((id) => components.get(id)?.has(component))
      return { requests: reaching(requests), responses: reaching(responses) }
    }
    if (section !== 'paths' || first === undefined) return { requests: all, responses: all }
    const own = operations.filter(
      ({ path, method }) => path === first && (second === undefined || second === 'parameters' || second === method),
    )
    const ids = own.map(({ id }) => id)
    if (second === 'parameters' || part === 'parameters' || part === 'requestBody')
      return { requests: ids, responses: [] }
    return part === 'responses' ? { requests: [], responses: ids } : { requests: ids, responses: ids }
  }
  return { document, operations, schemas: schemasOf(document).filter(({ node }) => isRecord(node)), usersOf }
}
