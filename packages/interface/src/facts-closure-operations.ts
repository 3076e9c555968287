import type { Closure } from './facts-closure.ts'
import { isWord, judgeSchema } from './facts-closure-schemas.ts'
import type { Operation } from './facts-reading.ts'
import { entriesOf, type Spot } from './facts-spots.ts'

// Facts judge all that these say, or they hold what is judged by itself.
const ofOperations = new Set(['operationId', 'tags', 'security', 'parameters', 'requestBody', 'responses'])

/** Judges an operation and what stands in it; what it refers to is judged as a component. */
export function judgeOperation(closure: Closure, operation: Operation): void {
  const { reading, unbacked } = closure
  const { node, pointer, mark, request } = operation
  const isStated = mark !== 'public'
  const judgePart = (part: Spot, backed: boolean, says: string): void => {
    if (isStated && part.mark !== 'public' && !backed) unbacked(part.pointer, says)
    const isInside = part.node.$ref === undefined && !part.pointer.startsWith('#/components/')
    if (isInside) judgeHolder(closure, part)
  }

  if (isStated && !reading.isBacked(pointer, 'stands there')) unbacked(pointer, request)
  for (const key of isStated ? Object.keys(node) : []) {
    const isFree = ofOperations.has(key) || isWord(key) || reading.isBacked(pointer, key)
    if (!isFree) unbacked(`${pointer}/${key}`, key)
  }
  for (const parameter of operation.parameters) {
    judgePart(parameter, reading.isBacked(parameter.pointer, 'stands there'), `parameter ${parameter.node.name}`)
  }
  const body = reading.child(operation, 'requestBody')
  if (body) judgePart(body, reading.isBacked(body.pointer, 'stands there'), 'a request body')
  for (const [status] of entriesOf(node.responses)) {
    const answer = reading.child(operation, 'responses', status)
    if (answer) judgePart(answer, reading.isBacked(pointer, `answers ${status}`), `status ${status}`)
  }
}

const ofHolders = new Set(['content', 'schema', 'headers'])

/** Judges a parameter, a header, a body or an answer: what holds schemas. */
export function judgeHolder(closure: Closure, holder: Spot): void {
  const { reading, unbacked } = closure
  const { node, pointer, mark } = holder
  const isStated = mark !== 'public'
  for (const key of isStated ? Object.keys(node) : []) {
    const isFree = ofHolders.has(key) || isWord(key) || reading.isBacked(pointer, key)
    if (!isFree) unbacked(`${pointer}/${key}`, key)
  }
  const schema = reading.child(holder, 'schema')
  if (schema) judgeSchema(closure, schema)
  for (const [type] of entriesOf(node.content)) {
    if (isStated && !reading.isBacked(pointer, `content ${type}`)) unbacked(`${pointer}/content`, type)
    const content = reading.child(holder, 'content', type, 'schema')
    if (content) judgeSchema(closure, content)
  }
  for (const [name] of entriesOf(node.headers)) {
    const header = reading.child(holder, 'headers', name)
    if (header && header.mark !== 'public') unbacked(header.pointer, `header ${name}`)
    if (header && header.node.$ref === undefined) judgeHolder(closure, header)
  }
}
