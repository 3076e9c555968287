import type { ContractDocument, Operation } from '../document/document.ts'
import { keysOf, pointerTo } from '../schema/pointer.ts'
import type { LocatedNode, SchemaObject } from '../schema/schema.ts'

/** Finds a node by its pointer, at the end of its references. */
export type NodeAt = (pointer: string) => LocatedNode

export function nodesIn(document: SchemaObject): NodeAt {
  return function nodeAt(pointer: string): LocatedNode {
    const value = keysOf(pointer).reduce((node, key) => node[key] as SchemaObject, document)
    const isReference = typeof value.$ref === 'string' && Object.keys(value).length === 1
    return isReference ? nodeAt(String(value.$ref)) : { pointer, value }
  }
}

/** The names of a mapping, the positions of a list. */
export function namesOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

/** What an operation is, read from the document. */
export interface DescribedOperation {
  readonly operation: Operation
  readonly raw: LocatedNode
  readonly nodeAt: NodeAt
  readonly parameters: readonly LocatedNode[]
  /** The content of the body. */
  readonly body: LocatedNode | undefined
  readonly isSecured: boolean
}

/** Reads an operation again, apart from the reader that the cases are derived from. */
export function describeOperation(
  operation: Operation,
  document: ContractDocument,
  nodeAt: NodeAt,
): DescribedOperation {
  const raw = nodeAt(operation.pointer)
  const item = nodeAt(operation.pointer.slice(0, operation.pointer.lastIndexOf('/')))
  const security = (raw.value.security ?? document.raw.security ?? []) as readonly unknown[]
  const parameters = [item, raw].flatMap((owner) =>
    namesOf(owner.value.parameters).map((index) => nodeAt(pointerTo(owner.pointer, 'parameters', index))),
  )
  return { operation, raw, nodeAt, parameters, body: bodyOf(raw, nodeAt), isSecured: security.length > 0 }
}

function bodyOf(operation: LocatedNode, nodeAt: NodeAt): LocatedNode | undefined {
  if (!operation.value.requestBody) return undefined
  const { value, pointer } = nodeAt(pointerTo(operation.pointer, 'requestBody'))
  const [mediaType] = namesOf(value.content)
  return mediaType === undefined ? undefined : nodeAt(pointerTo(pointer, 'content', mediaType))
}

/** Its path names something of its own beyond what a client is bound to. */
export const isOneObject = (inPath: readonly LocatedNode[]): boolean =>
  inPath.some(({ value }) => value['x-client-option'] !== true)
