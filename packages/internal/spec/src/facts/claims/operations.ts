import type { OperationClaim } from '../../../facts/claim.ts'
import { different, isObjection, marked, missing, type Objection } from '../complaint.ts'
import type { DocumentModel } from '../model/model.ts'
import { noJson, type Operation } from '../model/operations.ts'
import { wordsOf } from '../model/sentences.ts'
import { isPublic, type SourcedNode } from '../model/sources.ts'
import { unstated } from '../unstated.ts'

/** Judges what a claim says of an operation. */
export function objectionsToOperation(model: DocumentModel, claim: OperationClaim): Objection[] {
  const operation = model.operation(claim.operation)
  return isObjection(operation) ? [operation] : judge(model, claim, operation)
}

function judge(model: DocumentModel, claim: OperationClaim, operation: Operation): Objection[] {
  const { node, pointer } = operation
  switch (claim.kind) {
    case 'is served':
      model.back(pointer, 'stands there')
      return [...mustBeMarked(operation), ...mustBeStated(operation)]
    case 'is called':
      return judgeName(operation, claim.title)
    case 'is deprecated itself':
      model.back(pointer, 'deprecated')
      return node.deprecated === true ? [] : [different(pointer, 'does not deprecate it')]
    case 'takes the parameter':
      return judgeParameter(model, operation, claim.name)
    case 'takes a JSON body':
      return judgeBody(model, operation)
    case 'takes no body': {
      const body = model.body(operation)
      return body ? [different(body.pointer, 'takes a body')] : []
    }
    case 'answers': {
      const answer = model.answer(operation, claim.status)
      if (!answer) return [missing(pointer, `does not answer ${claim.status}`)]
      model.back(pointer, `answers ${claim.status}`)
      model.back(answer.pointer, 'stands there')
      return mustBeStated(answer)
    }
    case 'shows no body of': {
      const answer = model.answer(operation, claim.status)
      if (!answer) return [missing(pointer, `does not answer ${claim.status}`)]
      const isOpen = Object.keys(answer.node.content ?? {}).length === 0 || isPublic(answer)
      return isOpen ? [] : [unstatedAnswer(answer, claim.status)]
    }
    case 'shows no other answer than':
      return Object.keys(node.responses ?? {}).flatMap((status) => {
        const answer = model.answer(operation, status)
        const isShown = claim.statuses.includes(Number(status))
        return isShown || !answer || isPublic(answer) ? [] : [unstatedAnswer(answer, status)]
      })
  }
}

export const unstatedOperation = ({ pointer, request }: Operation): Objection => unstated(pointer, request)

export const unstatedAnswer = ({ pointer }: SourcedNode, status: number | string): Objection =>
  unstated(pointer, `status ${status}`)

function mustBeMarked({ pointer, provenance }: Operation): Objection[] {
  return provenance ? [] : [marked(pointer, 'does not say where it comes from')]
}

function mustBeStated(node: SourcedNode): Objection[] {
  return isPublic(node) && node.provenance ? [marked(node.provenance.pointer, 'calls it a public fact')] : []
}

function judgeName({ id, path, pointer }: Operation, title: string): Objection[] {
  const own = wordsOf(id.replace(/[A-Z]/g, ' $&'))
  const known = new Set(wordsOf(`${title} ${path}`))
  const isNamedSo = own[0] === wordsOf(title)[0] && own.length > 1 && own.every((word) => known.has(word))
  return isNamedSo ? [] : [different(`${pointer}/operationId`, `calls it ${id}`)]
}

function judgeParameter(model: DocumentModel, operation: Operation, name: string): Objection[] {
  const parameter = model.parameter(operation, name)
  if (isObjection(parameter)) return [parameter]
  const { node, pointer } = parameter
  for (const words of ['stands there', 'name', 'in', 'required']) model.back(pointer, words)
  if (node.in !== 'path') return [different(`${pointer}/in`, `has ${name} in ${node.in}`)]
  if (node.required !== true) return [different(pointer, `does not require ${name}`)]
  return mustBeStated(parameter)
}

function judgeBody(model: DocumentModel, operation: Operation): Objection[] {
  const body = model.body(operation)
  if (!body) return [missing(operation.pointer, 'takes no body')]
  for (const words of ['stands there', 'required', 'content application/json']) model.back(body.pointer, words)
  const types = Object.keys(body.node.content ?? {})
  if (!types.includes('application/json')) return [noJson(body)]
  return [
    ...types.slice(1).map((type) => unstatedType(body, type)),
    ...(body.node.required === true ? [] : [different(body.pointer, 'does not require the body')]),
  ]
}

/** A media type of a body or an answer. */
export const unstatedType = ({ pointer }: SourcedNode, type: string): Objection =>
  unstated(
    `${pointer}/content/${type.replaceAll('/', '~1')}`,
    `a body as ${type}`,
    'Take it away: the interface says JSON, and a single type cannot be marked as public.',
  )
