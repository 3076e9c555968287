import { childrenOf, type LocatedNode, locatedAt, valueAt } from '../../../spec/src/document/located.ts'
import type { Comparison, NodePair } from './comparison.ts'
import { type Directions, ofRequests, ofResponses } from './effect.ts'
import { isEqual } from './json.ts'
import { plain, type Subject, shown, subject } from './spelling.ts'

export function below({ before, after }: NodePair, key: string): NodePair {
  return { before: locatedAt(before, key), after: locatedAt(after, key) }
}

/** Pairs what stands under the same key; keys may be told apart in other ways than by their letters. */
export function pairKeys(
  { before, after }: NodePair,
  keyOf: (key: string) => string = (key) => key,
): { key: string; before?: LocatedNode; after?: LocatedNode }[] {
  const [earlier, later] = [before, after].map(
    (at) => new Map([...childrenOf(at)].map(([key, child]) => [keyOf(key), child])),
  ) as [Map<string, LocatedNode>, Map<string, LocatedNode>]
  return [...new Set([...earlier.keys(), ...later.keys()])].map((key) => {
    const [first, second] = [earlier.get(key), later.get(key)]
    return { key, ...(first && { before: first }), ...(second && { after: second }) }
  })
}

export function compareBody(comparison: Comparison, name: string, nodes: NodePair): void {
  const { before, after } = nodes
  if (before.node === undefined && after.node === undefined) return
  if (before.node === undefined) {
    const isRequired = valueAt(after.node, 'required') === true || valueAt(after.node, '$ref') !== undefined
    const sentence = isRequired ? `${name} needs a body` : `${name} takes a body`
    comparison.say(isRequired ? 'major' : 'minor', sentence, after.pointer)
    return
  }
  if (after.node === undefined) {
    comparison.say('major', `${name} no longer takes a body`, before.pointer)
    return
  }
  const resolved = comparison.resolve('requestBodies', name, nodes)
  if (resolved === undefined) return
  const [was, is] = [resolved.before, resolved.after].map(({ node }) => valueAt(node, 'required') === true)
  const pointer = locatedAt(is ? resolved.after : resolved.before, 'required').pointer
  if (!was && is) comparison.say('major', `${resolved.name} now needs a body`, pointer)
  if (was && !is) comparison.say('minor', `${resolved.name} takes calls without a body`, pointer)
  const whole = resolved.name === name ? `The body of ${name}` : resolved.name
  comparison.compareWords(whole, resolved)
  compareContent(comparison, subject(resolved.name, whole), below(resolved, 'content'), ofRequests)
  comparison.compareRest(resolved.name, resolved, ['required', 'content'])
}

/** The media types of a body, with a schema and examples each. */
export function compareContent(comparison: Comparison, of: Subject, nodes: NodePair, directions: Directions): void {
  const { name } = of
  const isAnswer = directions.has('response')
  for (const { key, before, after } of pairKeys(nodes, (type) => type.toLowerCase())) {
    const type = plain(key)
    if (before && after) compareMedia(comparison, of, { before, after }, directions)
    else if (before)
      comparison.say('major', `${name} no longer ${isAnswer ? 'comes as' : 'takes'} ${type}`, before.pointer)
    else if (after) comparison.say('minor', `${name} ${isAnswer ? 'may come as' : 'takes'} ${type}`, after.pointer)
  }
}

function compareMedia(comparison: Comparison, of: Subject, nodes: NodePair, directions: Directions): void {
  const schemas = below(nodes, 'schema')
  comparison.compareSchemas(directions, of, { before: orAny(schemas.before), after: orAny(schemas.after) })
  compareExamples(comparison, of.name, nodes)
  comparison.compareRest(of.name, nodes, ['schema'])
}

function orAny(at: LocatedNode): LocatedNode {
  return at.node === undefined ? { ...at, node: true } : at
}

/** Examples are words: what they show, and that they are there. */
export function compareExamples(comparison: Comparison, name: string, nodes: NodePair): void {
  for (const { key, before, after } of pairKeys(below(nodes, 'examples'))) {
    const example = `the example ${plain(key)}`
    if (before && after) compareExample(comparison, `${name}: ${example}`, { before, after })
    else if (before) comparison.say('patch', `${name} no longer shows ${example}`, before.pointer)
    else if (after) comparison.say('patch', `${name} shows ${example}`, after.pointer)
  }
  const { before, after } = below(nodes, 'example')
  if (!isEqual(before.node, after.node))
    comparison.say('patch', `${name} has another example`, (after.node === undefined ? before : after).pointer)
}

function compareExample(comparison: Comparison, name: string, nodes: NodePair): void {
  const resolved = comparison.resolve('examples', name, nodes)
  if (resolved === undefined || isEqual(resolved.before.node, resolved.after.node)) return
  comparison.say('patch', `${resolved.name} shows something else`, resolved.after.pointer)
}

export function compareHeaders(comparison: Comparison, name: string, nodes: NodePair): void {
  for (const { key, before, after } of pairKeys(nodes, (header) => header.toLowerCase())) {
    const header = plain(key)
    if (before && after) compareHeader(comparison, `${name}: header ${header}`, { before, after })
    else if (before) comparison.say('major', `${name} no longer has the header ${header}`, before.pointer)
    else if (after) comparison.say('minor', `${name} has a new header ${header}`, after.pointer)
  }
}

function compareHeader(comparison: Comparison, name: string, nodes: NodePair): void {
  const resolved = comparison.resolve('headers', name, nodes)
  if (resolved === undefined) return
  const required = below(resolved, 'required')
  const [was, is] = [required.before.node === true, required.after.node === true]
  if (was && !is) comparison.say('major', `${resolved.name} may be missing`, required.before.pointer)
  if (!was && is) comparison.say('minor', `${resolved.name} is always there`, required.after.pointer)
  comparison.compareWords(resolved.name, resolved)
  compareValue(comparison, resolved.name, resolved, ofResponses)
  compareStyle(comparison, resolved.name, resolved, 'simple')
  comparison.compareRest(resolved.name, resolved, ['required', 'schema', 'content', 'style', 'explode'])
}

/** The value of a parameter or a header: text by its schema, or a document of a media type. */
export function compareValue(comparison: Comparison, name: string, nodes: NodePair, directions: Directions): void {
  const [wasDocument, isDocument] = [nodes.before, nodes.after].map((at) => valueAt(at.node, 'content') !== undefined)
  if (wasDocument !== isDocument) {
    const sentence = `${name} is ${isDocument ? 'a document' : 'plain text'} now, no longer ${isDocument ? 'plain text' : 'a document'}`
    comparison.say('major', sentence, nodes.after.pointer)
    return
  }
  const { before, after } = below(nodes, 'schema')
  comparison.compareSchemas(directions, subject(name), { before: orAny(before), after: orAny(after) })
  compareContent(comparison, subject(name), below(nodes, 'content'), directions)
}

/** How a value is written as text; what is not said is said by the specification. */
export function compareStyle(comparison: Comparison, name: string, nodes: NodePair, usual: string): void {
  const styleOf = ({ node }: LocatedNode) => valueAt(node, 'style') ?? usual
  const explodeOf = (at: LocatedNode) => valueAt(at.node, 'explode') ?? styleOf(at) === 'form'
  const [first, second] = [styleOf(nodes.before), styleOf(nodes.after)]
  const pointer = nodes.after.pointer
  if (!isEqual(first, second))
    comparison.say('major', `${name} is written in the style ${shown(second)}, no longer ${shown(first)}`, pointer)
  const [was, is] = [explodeOf(nodes.before), explodeOf(nodes.after)]
  const isSaid =
    isEqual(first, second) || [nodes.before, nodes.after].some(({ node }) => valueAt(node, 'explode') !== undefined)
  if (isSaid && !isEqual(was, is))
    comparison.say('major', `${name} has its items ${is === true ? 'apart' : 'in one'} now`, pointer)
}
