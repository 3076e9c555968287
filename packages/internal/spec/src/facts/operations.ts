import type { OperationFacts, ResponseFacts, ValueFacts } from '../../facts/fact-tables.ts'
import type { Comparison, MarkedOperation } from './comparison.ts'
import { isPublic, type MarkedNode } from './marked-document.ts'
import { compareValue } from './values.ts'

const json = 'application/json'

export function compareOperation(comparison: Comparison, facts: OperationFacts, request: string): void {
  const { id } = facts
  const operation = comparison.operations.find((each) => each.request === request)
  comparison.expect(operation !== undefined, { pointer: '#/paths' }, `${id} is ${request}`, 'No operation is served so')
  if (!operation) return
  comparison.state(operation)
  comparison.expectValue(operation, 'operationId', id)
  comparison.expectValue(operation, 'x-provenance', 'interface')
  comparison.expectTexts([operation], facts.says, id)
  if (facts.deprecated) {
    comparison.state(operation, 'deprecated')
    comparison.expect(operation.node.deprecated === true, operation, `${id} is deprecated`, 'It is not deprecated')
  }
  for (const [name, value] of Object.entries(facts.parameters)) {
    if (request.includes(`{${name}}`)) compareParameter(comparison, operation, name, value)
  }
  compareBody(comparison, operation, facts.body)
  for (const [status, response] of Object.entries(facts.responses)) {
    compareResponse(comparison, operation, status, response)
  }
}

function compareParameter(comparison: Comparison, operation: MarkedOperation, name: string, facts: ValueFacts): void {
  const about = `${operation.id}, parameter ${name}`
  const parameter = operation.parameters.find(({ node }) => node.name === name)
  comparison.expect(parameter !== undefined, operation, about, 'The parameter is missing')
  if (!parameter) return
  comparison.state(parameter, 'exists', 'name', 'in', 'required')
  const { node } = parameter
  const isRight = node.in === 'path' && node.required === true && !isPublic(parameter)
  comparison.expect(isRight, parameter, `${about} is required in the path`, 'It is not, or is marked as public')
  comparison.expectTexts([parameter], facts.says, about)
  const schema = comparison.marked.child(parameter, 'schema')
  const { says: _inTheParameter, ...ofSchema } = facts
  if (schema) compareValue(comparison, [schema], ofSchema, about)
}

function compareBody(comparison: Comparison, operation: MarkedOperation, facts: ValueFacts | undefined): void {
  const about = `${operation.id}, request body`
  const body = partOf(comparison, operation, 'requestBody')
  const isRight = facts ? body?.node.required === true : body === undefined
  comparison.expect(isRight, body ?? operation, `${about}: ${facts ? 'required' : 'none'}`, 'It is not so')
  if (!body || !facts) return
  comparison.state(body, 'exists', 'required', `content ${json}`)
  compareContent(comparison, body, facts, about)
}

export function compareResponse(
  comparison: Comparison,
  operation: MarkedOperation,
  status: string,
  facts: ResponseFacts,
): void {
  const about = `${operation.id}, ${status}`
  const response = partOf(comparison, operation, 'responses', status)
  comparison.expect(response !== undefined, operation, about, 'The status is missing')
  if (!response) return
  if (facts === 'not shown') {
    const isOpen = Object.keys(response.node.content ?? {}).length === 0 || isPublic(response)
    comparison.expect(isOpen, response, `${about}: its body is not shown`, 'A body is there and not marked as public')
    return
  }
  comparison.state(operation, `status ${status}`)
  comparison.state(response, 'exists', `content ${json}`)
  comparison.expectTexts([response], facts.says, about)
  compareContent(comparison, response, facts.body, about)
}

function compareContent(comparison: Comparison, part: MarkedNode, facts: ValueFacts, about: string): void {
  const schema = comparison.marked.child(part, 'content', json, 'schema')
  comparison.expect(schema !== undefined, part, `${about} is JSON`, 'It has no JSON schema')
  if (schema) compareValue(comparison, [schema], facts, about)
}

/** A response or the request body of an operation, references followed. */
export function partOf({ marked }: Comparison, operation: MarkedNode, ...keys: string[]): MarkedNode | undefined {
  const found = marked.child(operation, ...keys)
  return found && marked.follow(found)
}
