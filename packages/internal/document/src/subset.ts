import {
  httpMethods,
  isRecord,
  type OpenApiDocument,
  type Operation,
  provenanceOf,
  type RequestBody,
} from './openapi.ts'
import { type LocatedOperation, locatedOperations } from './operations.ts'
import { pointerTo } from './pointer.ts'
import { componentsReached, resolve } from './references.ts'

/** The document with some of its operations, by their ids, and the components that they reach. */
export function subsetOf(document: OpenApiDocument, ids: readonly string[]): OpenApiDocument {
  const isDropped = (key: string, node: unknown) =>
    (httpMethods as readonly string[]).includes(key) && !ids.includes(String((node as Operation).operationId))
  const items = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const kept = Object.entries(item).filter(([key, node]) => !isDropped(key, node))
    return [path, Object.fromEntries(kept)] as const
  })
  const paths = Object.fromEntries(items.filter(([, item]) => httpMethods.some((method) => method in item)))
  const reached = componentsReached(document, paths)
  const components = Object.entries(document.components ?? {}).map(([kind, named]) => {
    // Security schemes are referred to by name, not by reference.
    const isKept = (name: string) => kind === 'securitySchemes' || reached.has(pointerTo('components', kind, name))
    return [kind, Object.fromEntries(Object.entries(named).filter(([name]) => isKept(name)))]
  })
  return { ...document, paths, components: Object.fromEntries(components) }
}

/** The ids of the operations that the interface specifies, and of the first operation of each other kind. */
export function representativesOf(document: OpenApiDocument): string[] {
  const kinds = new Set<string>()
  const byInterface = (operation: LocatedOperation) => provenanceOf(operation.node).from === 'interface'
  const operations = locatedOperations(document)
  const chosen = [operations.filter(byInterface), operations.filter((each) => !byInterface(each))]
    .flat()
    .filter((operation) => {
      const kind = operationKind(document, operation)
      const isChosen = byInterface(operation) || !kinds.has(kind)
      kinds.add(kind)
      return isChosen
    })
  return chosen.map(({ id }) => id)
}

/** Operations of one kind have the same verb and method, the same places of arguments, and answers of the same types. */
function operationKind(document: OpenApiDocument, { id, method, node, parameters }: LocatedOperation): string {
  const [verb] = /^[a-z]+/.exec(id) ?? []
  const body = resolve<RequestBody | undefined>(document, node.requestBody)
  const places = new Set(parameters.map((each) => each.node.in))
  const answer = resolve(document, node.responses?.['200'])
  const types = isRecord(answer?.content) ? Object.keys(answer.content) : []
  return [verb, method, body !== undefined, places.has('query'), ...types].join()
}
