import { childrenOf, type LocatedNode, valueAt } from '@clouddb/document/located'
import { isRecord } from '@clouddb/document/openapi'
import { follow } from '@clouddb/document/references'
import { chooseContent } from '@clouddb/generator/read/content'
import { type Directions, ofRequests, ofResponses } from './change.ts'
import { below, type Comparison, pairKeys } from './comparison.ts'
import { type NodePair, orAny } from './scope.ts'
import { isEqual, newSubject, plainText, type Subject } from './sentence-text.ts'

/** Compares the request bodies of an operation. */
export function compareBody(comparison: Comparison, name: string, nodes: NodePair): void {
  const { before, after } = nodes
  if (before.node === undefined && after.node === undefined) return
  if (before.node === undefined) {
    const isRequired = valueAt(after.node, 'required') === true || valueAt(after.node, '$ref') !== undefined
    comparison.say(isRequired ? 'required-body-added' : 'body-added', name, after.pointer)
    return
  }
  if (after.node === undefined) {
    comparison.say('body-removed', name, before.pointer)
    return
  }
  const resolved = comparison.resolve('requestBodies', name, nodes)
  if (resolved === undefined) return
  comparison.compareFlag(resolved.name, below(resolved, 'required'), 'body-required', 'body-optional')
  const whole = resolved.name === name ? `The body of ${name}` : resolved.name
  comparison.compareWords(whole, resolved)
  compareContent(comparison, newSubject(resolved.name, { whole }), below(resolved, 'content'), ofRequests)
  comparison.compareRest(resolved.name, resolved, ['required', 'content'])
}

/** Compares the statuses that an operation answers, and the content of each. */
export function compareAnswers(comparison: Comparison, name: string, nodes: NodePair): void {
  for (const { key, before, after } of pairKeys(nodes, (status) => status.toUpperCase())) {
    if (key.startsWith('X-')) continue
    const status = key === 'DEFAULT' ? 'any other status' : plainText(key)
    const isResult = isSuccess(key, nodes.after)
    if (before && after)
      compareAnswer(comparison, `${name} ${plainText(key.toLowerCase())}`, { before, after }, isResult)
    else if (after) {
      const isOther =
        isResult &&
        !answerResults(comparison, nodes.before).some((known) =>
          isEqual(known, answerContent(comparison.pair.after, after)),
        )
      comparison.sayAs(isOther ? 'major' : 'minor', 'status-added', name, after.pointer, status)
    } else if (before)
      comparison.sayAs(/^(2|DEFAULT)/.test(key) ? 'major' : 'minor', 'status-removed', name, before.pointer, status)
  }
  const statuses = pairKeys(nodes).flatMap(({ key }) => (key.startsWith('x-') ? [] : [key]))
  comparison.compareRest(`The answers of ${name}`, nodes, statuses)
}

/** Whether methods return the body of an answer: that of a status 2xx, or of any status where no 2xx is documented. */
function isSuccess(key: string, { node }: LocatedNode): boolean {
  const isStated = (status: string) => /^2(\d\d|XX)$/i.test(status)
  return isStated(key) || (key === 'DEFAULT' && !Object.keys(node ?? {}).some(isStated))
}

/** The bodies that a method returned. */
function answerResults({ pair }: Comparison, answers: LocatedNode): unknown[] {
  return [...childrenOf(answers)].flatMap(([key, answer]) =>
    isSuccess(key.toUpperCase(), answers) ? [answerContent(pair.before, answer)] : [],
  )
}

const answerContent = (document: unknown, answer: LocatedNode) => valueAt(follow(document, answer).node, 'content')

function compareAnswer(comparison: Comparison, written: string, nodes: NodePair, isResult: boolean): void {
  const resolved = comparison.resolve('responses', written, nodes)
  if (resolved === undefined) return
  const { name } = resolved
  comparison.compareWords(name, resolved)
  const content = below(resolved, 'content')
  const [was, is] = [content.before.node, content.after.node].map((node) => Object.keys(node ?? {}).length > 0)
  if (was && !is) comparison.say('answer-body-removed', name, content.before.pointer)
  else if (!was && is) comparison.sayAs(isResult ? 'major' : 'minor', 'answer-body-added', name, content.after.pointer)
  else compareContent(comparison, newSubject(name, { whole: `The body of ${name}` }), content, ofResponses, isResult)
  compareHeaders(comparison, name, below(resolved, 'headers'))
  comparison.compareRest(name, resolved, ['content', 'headers'])
}

/** Compares the media types of a body, each with its schema and its examples. Methods send or return one, if `isTyped`. */
function compareContent(
  comparison: Comparison,
  of: Subject,
  nodes: NodePair,
  directions: Directions,
  isTyped = true,
): void {
  const isAnswer = directions.has('response')
  const now = typedMediaTypes(nodes.after.node, isAnswer)
  const isRetyped = isTyped && !isEqual(typedMediaTypes(nodes.before.node, isAnswer), now)
  for (const { key, before, after } of pairKeys(nodes, (type) => type.toLowerCase())) {
    if (before && after) {
      compareSchema(comparison, of, { before, after }, directions)
      compareExamples(comparison, of.name, { before, after })
      comparison.compareRest(of.name, { before, after }, ['schema'])
    } else if (before)
      comparison.say('media-type-removed', of.name, before.pointer, isAnswer ? 'comes as' : 'takes', plainText(key))
    else if (after) {
      const bump = isRetyped && now.includes(key) ? 'major' : 'minor'
      comparison.sayAs(
        bump,
        'media-type-added',
        of.name,
        after.pointer,
        isAnswer ? 'may come as' : 'takes',
        plainText(key),
      )
    }
  }
}

/** The media type that a method sends or returns, and plain text, which an answer in JSON may come as. */
function typedMediaTypes(content: unknown, isAnswer: boolean): string[] {
  const names = Object.keys(isRecord(content) ? content : {})
  const { kind, mediaType, others = [] } = chooseContent(Object.fromEntries(names.map((name) => [name, {}]))) ?? {}
  if (mediaType === undefined) return []
  const text = isAnswer && kind === 'json' ? others.filter((other) => /^text\/plain\b/i.test(other)) : []
  return [mediaType, ...text].map((name) => name.toLowerCase())
}

/** Compares the schemas of two nodes; without one, any value is valid. */
function compareSchema(comparison: Comparison, of: Subject, nodes: NodePair, directions: Directions): void {
  const { before, after } = below(nodes, 'schema')
  comparison.compareSchemas(directions, of, { before: orAny(before), after: orAny(after) })
}

export function compareExamples(comparison: Comparison, name: string, nodes: NodePair): void {
  for (const { key, before, after } of pairKeys(below(nodes, 'examples'))) {
    if (before && after) {
      const resolved = comparison.resolve('examples', `${name}: the example ${plainText(key)}`, { before, after })
      if (resolved) comparison.sayChanged('example-changed', resolved.name, resolved)
    } else if (before) comparison.say('example-removed', name, before.pointer, plainText(key))
    else if (after) comparison.say('example-added', name, after.pointer, plainText(key))
  }
  comparison.sayChanged('text-changed', name, below(nodes, 'example'), 'example')
}

function compareHeaders(comparison: Comparison, of: string, nodes: NodePair): void {
  for (const { key, before, after } of pairKeys(nodes, (header) => header.toLowerCase())) {
    if (before && after) compareHeader(comparison, `${of}: header ${plainText(key)}`, { before, after })
    else if (before) comparison.say('part-removed', of, before.pointer, 'header', plainText(key))
    else if (after) comparison.say('part-added', of, after.pointer, 'header', plainText(key))
  }
}

function compareHeader(comparison: Comparison, written: string, nodes: NodePair): void {
  const resolved = comparison.resolve('headers', written, nodes)
  if (resolved === undefined) return
  const { name } = resolved
  comparison.compareFlag(name, below(resolved, 'required'), 'header-required', 'header-optional')
  comparison.compareWords(name, resolved)
  compareValue(comparison, name, resolved, ofResponses)
  comparison.compareRest(name, resolved, ['required', 'schema', 'content'])
}

/** Compares the value of a parameter or a header: a text by its schema, or a document of a media type. */
export function compareValue(comparison: Comparison, name: string, nodes: NodePair, directions: Directions): void {
  const answerForm = ({ node }: LocatedNode) => (valueAt(node, 'content') === undefined ? 'plain text' : 'a document')
  const [was, is] = [answerForm(nodes.before), answerForm(nodes.after)]
  if (was !== is) {
    comparison.say('text-form-changed', name, nodes.after.pointer, is, was)
    return
  }
  compareSchema(comparison, newSubject(name), nodes, directions)
  compareContent(comparison, newSubject(name), below(nodes, 'content'), directions)
}
