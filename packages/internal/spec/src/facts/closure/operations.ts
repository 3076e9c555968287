import { pointerBelow } from '../../document/pointer.ts'
import { unstatedAnswer, unstatedOperation, unstatedType } from '../claims/operations.ts'
import type { Objection } from '../complaint.ts'
import type { DocumentModel } from '../model/model.ts'
import type { Operation } from '../model/operations.ts'
import { isPublic, type SourcedNode } from '../model/sources.ts'
import { unstated, unstatedForGood } from '../unstated.ts'
import { isWord, unstatedInSchema } from './schemas.ts'

// Facts judge all that these say, or what they hold is judged by itself.
const ofOperations = ['operationId', 'tags', 'security', 'parameters', 'requestBody', 'responses']

/** What an operation says beyond the facts, and what stands in it; what it refers to is judged as a component. */
export function unstatedInOperation(model: DocumentModel, operation: Operation): Objection[] {
  const { node, pointer } = operation
  const isStated = !isPublic(operation)
  if (isStated && !model.isBacked(pointer, 'stands there')) return [unstatedOperation(operation)]
  const inside = (part: SourcedNode, isBacked: boolean, objection: Objection): Objection[] => {
    if (isStated && !isPublic(part) && !isBacked) return [objection]
    return part.pointer.startsWith('#/components/') ? [] : unstatedInPart(model, part)
  }
  const parameters = operation.parameters.flatMap((part) =>
    inside(part, model.isBacked(part.pointer, 'stands there'), unstated(part.pointer, `parameter ${part.node.name}`)),
  )
  const body = model.body(operation)
  const answers = Object.keys(node.responses ?? {}).flatMap((status) => {
    const answer = model.answer(operation, status)
    return answer ? inside(answer, model.isBacked(pointer, `answers ${status}`), unstatedAnswer(answer, status)) : []
  })
  return [
    ...unstatedKeys(model, operation, ofOperations),
    ...parameters,
    ...(body
      ? inside(body, model.isBacked(body.pointer, 'stands there'), unstated(body.pointer, 'a request body'))
      : []),
    ...answers,
  ]
}

/** What a parameter, a header, a body or an answer says beyond the facts. */
export function unstatedInPart(model: DocumentModel, part: SourcedNode): Objection[] {
  const { pointer } = part
  const schema = model.child(part, 'schema')
  return [
    ...unstatedKeys(model, part, ['content', 'schema', 'headers']),
    ...(schema ? unstatedInSchema(model, schema) : []),
    ...model.children(part, 'content').flatMap(([type, content]) => {
      if (!isPublic(part) && !model.isBacked(pointer, `content ${type}`)) return [unstatedType(part, type)]
      const inside = model.child(content, 'schema')
      return inside ? unstatedInSchema(model, inside) : []
    }),
    ...model.children(part, 'headers').flatMap(([name, header]) => {
      if (!isPublic(header)) return [unstated(header.pointer, `header ${name}`)]
      return header.node.$ref === undefined ? unstatedInPart(model, header) : []
    }),
  ]
}

function unstatedKeys(model: DocumentModel, part: SourcedNode, known: readonly string[]): Objection[] {
  if (isPublic(part)) return []
  return Object.keys(part.node)
    .filter((key) => !known.includes(key) && !isWord(key) && !model.isBacked(part.pointer, key))
    .map((key) => unstatedForGood(pointerBelow(part.pointer, key), key))
}
