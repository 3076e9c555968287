import { childOf } from '@clouddb/spec/document/located'
import { isRecord } from '@clouddb/spec/document/openapi'
import { nodeAt, pointerBelow } from '@clouddb/spec/document/pointer'
import { follow, resolve } from '@clouddb/spec/document/references'
/** Every media type of a request or an answer that has a schema. */
export function mediaTypesOf(document) {
  const found = []
  const visit = ({ node, pointer }) => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      const child = { node: value, pointer: pointerBelow(pointer, key) }
      if (key === 'content') for (const type of Object.keys(value)) found.push(below(child, type))
      else if (!['schema', 'examples', 'schemas'].includes(key)) visit(child)
    }
  }
  visit({ node: document, pointer: '#' })
  return found
}
/** The examples of a media type, references followed. */
export function examplesOf(document, media) {
  return Object.keys(media.node.examples ?? {}).map((name) => follow(document, below(media, 'examples', name)))
}
/**
 * Visits every value in the examples of a document that one of its schemas describes, with the means of replacing it.
 * A mistake that a person makes in a schema and in its examples alike is the one that nothing inside a document shows.
 */
export function eachExampleOf(document, schema, visit) {
  const seen = new Set()
  for (const media of mediaTypesOf(document)) {
    const described = childOf(media, 'schema')
    if (described) for (const example of examplesOf(document, media)) walk(described, example.node, 'value')
  }
  function walk({ node, pointer }, parent, key) {
    const value = parent?.[key]
    if (value === undefined || !isRecord(node)) return
    if (pointer === schema && !seen.has(parent)) {
      if (typeof value === 'object') seen.add(parent)
      visit(value, (by) => {
        parent[key] = by
      })
    }
    const inside = (...keys) => below({ node, pointer }, ...keys)
    if (node.$ref) walk({ node: nodeAt(document, node.$ref), pointer: node.$ref }, parent, key)
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      for (const index of Object.keys(node[keyword] ?? {})) {
        const branch = inside(keyword, index)
        if (fits(document, branch.node, value)) walk(branch, parent, key)
      }
    }
    if (Array.isArray(value)) for (const index of value.keys()) walk(inside('items'), value, String(index))
    else if (isRecord(value)) {
      for (const name of Object.keys(node.properties ?? {})) walk(inside('properties', name), value, name)
    }
  }
}
const below = (parent, ...keys) =>
  childOf(parent, ...keys) ?? { node: undefined, pointer: pointerBelow(parent.pointer, ...keys) }
/** Whether a value can be meant by a branch of a union: it has the constants that tell the branch apart. */
function fits(document, branch, value) {
  if (!isRecord(value)) return true
  return Object.entries(resolve(document, branch)?.properties ?? {}).every(([name, property]) => {
    const { const: constant } = resolve(document, property)
    return constant === undefined || value[name] === constant
  })
}
