import type { OpenApiDocument } from '../../document/openapi.ts'
import { operationsOf } from '../../document/operations.ts'
import { missing, type Objection } from '../complaint.ts'
import type { Named } from '../named.ts'
import type { SourcedNode, SourcedNodes } from './sources.ts'

export interface Operation extends SourcedNode {
  /** `GET /v1/things` */
  readonly request: string
  readonly path: string
  readonly method: string
  readonly id: string
  readonly parameters: readonly SourcedNode[]
}

/** The operations of a document, and where what they say is known from. */
export interface Operations {
  readonly operations: readonly Operation[]
  /** Those that the interface names: what it says of all operations, it says of these. */
  readonly named: readonly Operation[]
  /** An operation by its request or its id. */
  operation(key: string): Operation | Objection
  /** The same, or with `*` all that the interface names. */
  operationsMeant(key: string): readonly (Operation | Objection)[]
  parameter(operation: Operation, name: string): SourcedNode | Objection
  /** What an operation answers with a status, references followed. */
  answer(operation: Operation, status: number | string): SourcedNode | undefined
  /** What an operation takes, references followed. */
  body(operation: Operation): SourcedNode | undefined
}

export function operationsIn(nodes: SourcedNodes, document: object, { isNamed, requestOf }: Named): Operations {
  const operations = readOperations(nodes, document)
  const named = operations.filter(isNamed)

  function operation(key: string): Operation | Objection {
    const request = requestOf(key) ?? key
    const found = operations.find((each) => each.id === key) ?? operations.find((each) => each.request === request)
    return found ?? missing('#/paths', `has no operation ${request}`)
  }

  function operationsMeant(key: string): readonly (Operation | Objection)[] {
    if (key !== '*') return [operation(key)]
    return named.length > 0 ? named : [missing('#/paths', 'has no operation of the interface')]
  }

  function parameter({ parameters, pointer }: Operation, name: string): SourcedNode | Objection {
    return parameters.find(({ node }) => node.name === name) ?? missing(pointer, `has no parameter ${name} here`)
  }

  function followed(from: Operation, ...keys: string[]): SourcedNode | undefined {
    const found = nodes.child(from, ...keys)
    return found && nodes.follow(found)
  }

  return {
    operations,
    named,
    operation,
    operationsMeant,
    parameter,
    answer: (from, status) => followed(from, 'responses', String(status)),
    body: (from) => followed(from, 'requestBody'),
  }
}

function readOperations({ sourced }: SourcedNodes, document: object): Operation[] {
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
