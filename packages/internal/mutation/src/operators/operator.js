import { nodeAt, pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
/** What of a document an operator breaks. */
export const categories = [
  'names',
  'methods',
  'paths',
  'parameters',
  'types',
  'bounds',
  'enums',
  'requiredness',
  'composition',
  'status',
  'media types',
  'security',
  'text',
  'examples',
]
/** Takes more, and promises less. */
export const widens = { request: 'minor', response: 'major' }
/** Takes less, and promises more. */
export const narrows = { request: 'major', response: 'minor' }
// To read a text again takes half the time of a clone.
const texts = new WeakMap()
/** A copy of a document with an operator applied at a point. */
export function mutate(document, operator, point) {
  const text = texts.get(document) ?? JSON.stringify(document)
  texts.set(document, text)
  const copy = JSON.parse(text)
  operator.apply(inputOf(copy, point))
  return copy
}
/** What a person expects of the comparison of a document with its mutant. */
export function expectedEffect({ effect }, point, model) {
  const judged = typeof effect === 'function' ? effect(inputOf(model.document, point)) : effect
  if (typeof judged === 'string') return judged
  // What holds on some condition is beyond judgement, and what is forbidden takes less where it says less.
  if (/\/if(\/|$)/.test(point.pointer)) return 'major'
  const isForbidden = /\/not(\/|$)/.test(point.pointer)
  const { requests, responses } = model.usersOf(point.pointer)
  const effects = new Set([
    ...(requests.length > 0 ? [isForbidden ? judged.response : judged.request] : []),
    ...(responses.length > 0 ? [isForbidden ? judged.request : judged.response] : []),
  ])
  return ['major', 'minor', 'patch'].find((each) => effects.has(each)) ?? 'none'
}
function inputOf(document, { pointer, part = '' }) {
  const keys = pointerTokens(pointer)
  const parent = nodeAt(document, pointerTo(...keys.slice(0, -1)))
  return { document, pointer, node: nodeAt(document, pointer), parent, key: keys.at(-1) ?? '', part }
}
export function operator(name, effect, deviation, points, apply) {
  return { name, effect, ...(deviation && { deviation }), points, apply }
}
export const eachOperation = ({ operations }) => operations
/** The same operator, which says nothing about a server. */
export function unobservable({ deviation, ...operator }) {
  return operator
}
/** Operators of one category, each of which need not name it. */
export function inCategory(category, operators) {
  return operators.map((operator) => ({ ...operator, category }))
}
