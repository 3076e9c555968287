import type { LocatedNode } from '@clouddb/spec/document/located'
import { isRecord } from '@clouddb/spec/document/openapi'
import { type LocatedOperation, operationsOf } from '@clouddb/spec/document/operations'
import { pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
import { componentsReached } from '@clouddb/spec/document/references'
import { schemasOf } from '@clouddb/spec/document/schemas'

// biome-ignore lint/suspicious/noExplicitAny: a mutation reaches anywhere into a document, a body or a client.
export type Json = any

export const isObject = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with other fields. */
export const fields = (object: Json, change: (entries: [name: string, value: Json][]) => [string, Json][]): Json =>
  Object.fromEntries(change(Object.entries(object ?? {})))

export type DocumentModel = ReturnType<typeof readDocument>

type ModelOperation = Omit<LocatedOperation, 'node'> & { readonly node: Json }

/** Reads a bundled document, so that operators can search it for points. */
export function readDocument(document: Json) {
  const operations: readonly ModelOperation[] = operationsOf(document)
  const reached = (parts: (operation: ModelOperation) => unknown) =>
    new Map(operations.map((operation) => [operation.id, componentsReached(document, parts(operation))]))
  const requests = reached(({ item, node }) => [item.node.parameters, node.parameters, node.requestBody])
  const responses = reached(({ node }) => node.responses)
  const all = operations.map(({ id }) => id)

  /** The names of the operations whose requests or responses contain a node. */
  function usersOf(pointer: string): { readonly requests: readonly string[]; readonly responses: readonly string[] } {
    const [section, first, second, part] = pointerTokens(pointer)
    if (section === 'components' && first !== 'securitySchemes') {
      const component = pointerTo(section, first ?? '', second ?? '')
      const reaching = (components: Map<string, Set<string>>) => all.filter((id) => components.get(id)?.has(component))
      return { requests: reaching(requests), responses: reaching(responses) }
    }
    if (section !== 'paths' || first === undefined) return { requests: all, responses: all }
    const ids = operations
      .filter(({ path, method }) => path === first && [undefined, 'parameters', method].includes(second))
      .map(({ id }) => id)
    if (second === 'parameters' || part === 'parameters' || part === 'requestBody')
      return { requests: ids, responses: [] }
    return part === 'responses' ? { requests: [], responses: ids } : { requests: ids, responses: ids }
  }

  /** Every schema object, nested ones included. */
  const schemas: LocatedNode<Json>[] = schemasOf(document).filter(({ node }) => isRecord(node))
  return { document, operations, schemas, usersOf }
}

const annotations =
  /^(description|summary|title|info|tags|deprecated|externalDocs|x-(provenance(-note)?|public|secret|deprecation-reason))$/

/** A property of a schema may be called like an annotation; then its value is an object. */
const isAnnotation = (key: string, value: Json): boolean =>
  annotations.test(key) && (key === 'info' || typeof value !== 'object' || Array.isArray(value))

/** A schema as text, without annotations and ignored keys: two schemas with the same text accept the same values. */
export function constraintsOf(schema: Json, ...ignored: readonly string[]): string {
  return JSON.stringify(schema, (key, value) => (isAnnotation(key, value) || ignored.includes(key) ? undefined : value))
}
