import { isRecord } from '../document/openapi.ts'
import { pointerBelow } from '../document/pointer.ts'
import { subschemasOf } from '../document/schemas.ts'
import type { Comparison, MarkedOperation } from './comparison.ts'
import { isPublic, listOf, type MarkedNode } from './marked-document.ts'
import { partOf } from './operations.ts'
import { listingOf } from './values.ts'

const mark = 'Mark it `x-provenance: public` if it is a public fact; otherwise remove it.'
const remove = 'Remove it: it has no place for a mark.'

/** Reports what a document says that no fact states, that is not marked as public, and that is not left open. */
export function reportUnstated(comparison: Comparison): void {
  const { marked, operations } = comparison
  const keys = ['openapi', 'info', 'jsonSchemaDialect', 'paths', 'components', 'security', 'servers', 'tags']
  reportKeys(comparison, marked.root, keys)
  for (const operation of operations) reportOperation(comparison, operation)
  for (const kind of ['parameters', 'headers', 'requestBodies', 'responses', 'schemas']) {
    for (const [, component] of marked.children(marked.root, 'components', kind)) {
      reportComponent(comparison, kind, component)
    }
  }
}

function reportComponent(comparison: Comparison, kind: string, component: MarkedNode): void {
  const { node, pointer, provenance } = component
  if (kind === 'schemas' && isOpen(node)) return
  if (provenance !== 'interface' && provenance !== 'public') {
    comparison.unstated(pointer, 'something without a mark', 'Mark it `x-provenance: interface` or `public`.')
  } else if (kind !== 'schemas') reportPart(comparison, component)
  else if (isPublic(component) || comparison.isStated(component)) reportSchema(comparison, component)
  else comparison.unstated(pointer, 'this schema', mark)
}

function reportOperation(comparison: Comparison, operation: MarkedOperation): void {
  const { node, pointer, request, parameters } = operation
  const isStated = !isPublic(operation)
  if (isStated && !comparison.isStated(operation)) {
    comparison.unstated(pointer, request, mark)
    return
  }
  reportKeys(comparison, operation, ['operationId', 'tags', 'security', 'parameters', 'requestBody', 'responses'])
  const reportInside = (part: MarkedNode | undefined, what: string, isPartStated: (part: MarkedNode) => boolean) => {
    if (!part) return
    if (isStated && !isPublic(part) && !isPartStated(part)) comparison.unstated(part.pointer, what, mark)
    else if (!part.pointer.startsWith('#/components/')) reportPart(comparison, part)
  }
  for (const part of parameters) {
    reportInside(part, `the parameter ${part.node.name}`, (found) => comparison.isStated(found))
  }
  reportInside(partOf(comparison, operation, 'requestBody'), 'a request body', (found) => comparison.isStated(found))
  for (const status of Object.keys(node.responses ?? {})) {
    const isStatusStated = () => comparison.isStated(operation, `status ${status}`)
    reportInside(partOf(comparison, operation, 'responses', status), `the status ${status}`, isStatusStated)
  }
}

/** A parameter, a header, a request body or a response. */
function reportPart(comparison: Comparison, part: MarkedNode): void {
  const { marked } = comparison
  reportKeys(comparison, part, ['content', 'schema', 'headers'])
  const schema = marked.child(part, 'schema')
  if (schema) reportSchema(comparison, schema)
  for (const [type, content] of marked.children(part, 'content')) {
    const inside = marked.child(content, 'schema')
    if (!isPublic(part) && !comparison.isStated(part, `content ${type}`)) {
      comparison.unstated(content.pointer, `a body as ${type}`, remove)
    } else if (inside) reportSchema(comparison, inside)
  }
  for (const [name, header] of marked.children(part, 'headers')) {
    if (!isPublic(header)) comparison.unstated(header.pointer, `the header ${name}`, mark)
    else if (header.node.$ref === undefined) reportPart(comparison, header)
  }
}

function reportKeys(comparison: Comparison, part: MarkedNode, known: readonly string[]): void {
  if (isPublic(part)) return
  for (const key of Object.keys(part.node)) {
    if (known.includes(key) || isText(key) || comparison.isStated(part, key)) continue
    comparison.unstated(pointerBelow(part.pointer, key), `the key ${key}`, remove)
  }
}

const texts = ['description', 'summary', 'title', 'example', 'examples', '$comment', '$ref']

/** Texts, examples and the words of this project state nothing about the API. */
const isText = (key: string): boolean => texts.includes(key) || key.startsWith('x-')

/** A schema that only has texts says nothing about its values. */
const isOpen = (schema: unknown): boolean =>
  isRecord(schema) && !('x-extensible-enum' in schema) && !('$ref' in schema) && Object.keys(schema).every(isText)

/** A schema and the schemas inside; what they refer to is a component of its own. */
function reportSchema(comparison: Comparison, schema: MarkedNode): void {
  reportWords(comparison, schema)
  for (const { keyword, keys } of subschemasOf(schema.node)) {
    const inside = comparison.marked.child(schema, ...keys)
    if (keyword === 'properties' && reportProperty(comparison, schema, inside, keys)) continue
    if (!inside || reportMember(comparison, schema, inside, keyword)) continue
    // The result of a condition has the provenance of the condition.
    const isCondition = ['if', 'then', 'else'].includes(keyword) && inside.node['x-provenance'] === undefined
    const condition = isCondition ? comparison.marked.child(schema, 'if') : undefined
    reportSchema(comparison, isCondition ? { ...inside, provenance: condition?.provenance } : inside)
  }
}

/** Without a mark of its own, a property is as public as its schema, or as what it refers to. */
function reportProperty(
  comparison: Comparison,
  schema: MarkedNode,
  property: MarkedNode | undefined,
  keys: readonly string[],
): boolean {
  const own = property?.node['x-provenance']
  const isMarked = own === undefined ? isPublic(schema) || (property && isPublic(property)) : own === 'public'
  if (isMarked || isOpen(property?.node) || (property && comparison.isStated(property))) return false
  comparison.unstated(property?.pointer ?? pointerBelow(schema.pointer, ...keys), `the field ${keys.at(-1)}`, mark)
  return true
}

function reportMember(comparison: Comparison, schema: MarkedNode, member: MarkedNode, keyword: string): boolean {
  const isReference = ['allOf', 'oneOf', 'anyOf'].includes(keyword) && member.node.$ref !== undefined
  if (!isReference || isPublic(schema) || isPublic(member) || comparison.isStated(member)) return false
  comparison.unstated(member.pointer, `${keyword} ${member.node.$ref}`, mark)
  return true
}

/** Something that a schema says: the word that states it, and the names by which `x-public` can mark it. */
interface Word {
  readonly word: string
  readonly names: readonly string[]
  readonly pointer: string
}

/** Each word of a schema must be stated or named in `x-public`; what `x-public` names must be there and not stated. */
function reportWords(comparison: Comparison, schema: MarkedNode): void {
  const { node, pointer } = schema
  const marks = listOf(node['x-public']).map(String)
  const found = Object.keys(node).flatMap((keyword) => wordsOf(schema, keyword))
  for (const { word, names, pointer: at } of isPublic(schema) ? [] : found) {
    if (comparison.isStated(schema, word) || names.some((name) => marks.includes(name))) continue
    const name = JSON.stringify(names[0])
    comparison.unstated(at, word, `Add ${name} to the \`x-public\` of its schema if it is a public fact, or remove it.`)
  }
  for (const [index, name] of marks.entries()) {
    const meant = found.filter(({ names }) => names.includes(name))
    const isRight = meant.length > 0 && meant.some(({ word }) => !comparison.isStated(schema, word))
    const fix = 'Remove it from `x-public`: a fact states it, or its schema does not say it.'
    if (!isRight) comparison.unstated(`${pointer}/x-public/${index}`, `that ${name} is a public fact`, fix)
  }
}

function wordsOf(schema: MarkedNode, keyword: string): Word[] {
  const { node, pointer } = schema
  const at = pointerBelow(pointer, keyword)
  const value = node[keyword]
  const listing = listingOf(schema)
  if (keyword === listing.keyword) {
    return listing.values.map((member, index) => ({
      word: `value ${member}`,
      names: [String(member), keyword],
      pointer: keyword === 'const' ? at : `${at}/${index}`,
    }))
  }
  if (keyword === 'type')
    return [value].flat().map((type) => ({ word: `type ${type}`, names: [String(type)], pointer: at }))
  const isStructure = ['properties', 'discriminator'].includes(keyword) || isText(keyword)
  const holdsSchemas = subschemasOf(node).some((inner) => inner.keyword === keyword && isRecord(inner.schema))
  return isStructure || holdsSchemas ? [] : [{ word: keyword, names: [keyword], pointer: at }]
}
