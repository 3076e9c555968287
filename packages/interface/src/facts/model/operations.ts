import type { OpenApiDocument } from '@clouddb/document/openapi'
import { operationsOf } from '@clouddb/document/operations'
import { missing, type Objection } from '../complaint.ts'
import type { SourcedNode, SourcedNodes } from './sources.ts'

export interface Operation extends SourcedNode {
  /** `GET /v1/things` */
  readonly request: string
  readonly path: string
  readonly method: string
  readonly id: string
  readonly parameters: readonly SourcedNode[]
}

/** The operations of a document, and where their statements come from. */
export function operationsIn({ sourced }: SourcedNodes, document: object): Operation[] {
  return operationsOf(document as OpenApiDocument).map(({ node, pointer, id, method, path, parameters }) => {
    const operation = sourced({ node, pointer })
    return {
      ...operation,
      id,
      path,
      method: method.toUpperCase(),
      request: `${method.toUpperCase()} ${path}`,
      parameters: parameters.map((parameter) => sourced(parameter, operation.provenance)),
    }
  })
}

/** A body or an answer in other types than JSON. */
export function noJson({ node, pointer }: SourcedNode): Objection {
  const types = Object.keys(node.content ?? {})
  return types.length === 0
    ? missing(pointer, 'shows no body here')
    : missing(`${pointer}/content`, `shows a body as ${types.join(' or ')} alone`)
}
