import { childOf, type LocatedNode } from './located.ts'
import {
  type HttpMethod,
  httpMethods,
  isRecord,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
} from './openapi.ts'
import { pointerTo } from './pointer.ts'
import { follow } from './references.ts'

/** An operation of a document. */
export interface LocatedOperation extends LocatedNode<Operation> {
  /** The operationId; empty without one. */
  readonly id: string
  readonly method: HttpMethod
  readonly path: string
  readonly item: LocatedNode<PathItem>
  /** The parameters of its path and its own, which override those of the same name and kind; references followed. */
  readonly parameters: readonly LocatedNode<Parameter>[]
}

/** The operations of a bundled document, in its order. */
export function locatedOperations(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, node]) => {
    const item = follow<PathItem>(document, { node, pointer: pointerTo('paths', path) })
    return Object.keys(isRecord(item.node) ? item.node : {}).flatMap((key): LocatedOperation[] => {
      const operation = isHttpMethod(key) ? childOf<Operation>(item, key) : undefined
      if (!operation || !isRecord(operation.node)) return []
      const id = String(operation.node.operationId ?? '')
      const parameters = parametersOf(document, item, operation)
      return [{ ...operation, id, method: key as HttpMethod, path, item, parameters }]
    })
  })
}

/** Whether a parameter is an option of the client, which every call that needs it has. */
export function isBound(document: OpenApiDocument, { name, in: place }: Pick<Parameter, 'name' | 'in'>): boolean {
  return place === 'path' && Object.hasOwn(document['x-client']?.bound ?? {}, name)
}

function isHttpMethod(key: string): key is HttpMethod {
  return (httpMethods as readonly string[]).includes(key)
}

function parametersOf(document: OpenApiDocument, ...owners: LocatedNode<PathItem | Operation>[]) {
  const parameters = new Map<string, LocatedNode<Parameter>>()
  for (const owner of owners) {
    for (const index of (owner.node.parameters ?? []).keys()) {
      const own = childOf<Parameter | Reference>(owner, 'parameters', String(index))
      const parameter = own && follow<Parameter>(document, own)
      if (isRecord(parameter?.node)) parameters.set(`${parameter.node.in} ${parameter.node.name}`, parameter)
    }
  }
  return [...parameters.values()]
}
