import { childrenOf, type LocatedNode, locatedAt, valueAt } from '@clouddb/document/located'
import { httpMethods, isRecord } from '@clouddb/document/openapi'
import { componentName, follow, referenceTarget } from '@clouddb/document/references'
import type { Direction } from './change.ts'
import { isDemand } from './read-schema.ts'
import { type Json, listText, plainText, textOfValue } from './sentence-text.ts'

/** An operation as its users know it. */
export interface Operation {
  readonly at: LocatedNode
  /** The path item, which all operations of a path share. */
  readonly item: LocatedNode
  readonly name: string
  readonly method: string
  readonly path: string
  /** Method and path without the names of parameters. */
  readonly key: string
}

/** The operations of a document that may be broken. */
export function comparedOperations(document: unknown): Operation[] {
  const paths = locatedAt({ node: document, pointer: '#' }, 'paths')
  return [...childrenOf(paths)].flatMap(([path, written]) => {
    const target = follow(document, written)
    const item = target.node === undefined ? written : target
    return httpMethods.flatMap((method): Operation[] => {
      const at = locatedAt(item, method)
      if (!isRecord(at.node)) return []
      const id = at.node.operationId
      const name = typeof id === 'string' && id !== '' ? plainText(id) : `${method.toUpperCase()} ${plainText(path)}`
      return [{ at, item, name, method, path, key: `${method} ${path.replace(/\{[^}]*\}/g, '{}')}` }]
    })
  })
}

/** Whether a method that creates returns a schema component. Its result has what every server sends, as a type of its own. */
export function isCreated(document: unknown, name: string): boolean {
  const payload = valueAt(document, 'x-payload')
  return comparedOperations(document).some(({ name: id, at }) => {
    if (!/^create[A-Z]/.test(id)) return false
    const answers = [...childrenOf(locatedAt(at, 'responses'))].filter(([status]) => status.startsWith('2'))
    return answers.some(([, answer]) => {
      const contents = childrenOf(locatedAt(follow(document, answer), 'content'))
      const bodies = [...contents.values()].map((content) => locatedAt(content, 'schema'))
      const payloads = bodies.map((body) =>
        typeof payload === 'string' ? locatedAt(locatedAt(follow(document, body), 'properties'), payload) : body,
      )
      return payloads.some(({ node }) => componentName('schemas', node) === name)
    })
  })
}

const dataKeywords = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-extensible-enum', 'mapping'])
const namedParts = new Set(['properties', 'patternProperties', 'headers', 'content', 'responses'])

/** How the operations of a document use a schema component. */
export interface Usage {
  readonly directions: Set<Direction>
  /** The operations that send it as a field, and the names of these fields. */
  readonly senders: Set<string>
  readonly fields: Set<string>
}

interface Place {
  readonly direction: Direction
  /** The operation that sends the node; no field below a `not` or an `if` is sent. */
  readonly sender?: string | undefined
}

/** The usage of each schema component that an operation refers to. */
export function usageBySchema(document: object): Map<string, Usage> {
  const found = new Map<string, Usage>()
  const seen = new Set<string>()
  const visit = (node: unknown, place: Place, field?: string, container?: string): void => {
    if (typeof node !== 'object' || node === null) return
    if (container === undefined && Object.hasOwn(node, '$ref')) visitTarget(node, place, field)
    for (const [key, child] of Object.entries(node)) {
      if (container !== undefined) visit(child, place, container === 'properties' ? key : undefined)
      else if (Array.isArray(node)) visit(child, place)
      else if (!dataKeywords.has(key)) {
        const name = key === 'schema' ? valueAt(node, 'name') : undefined
        for (const each of placesBelow(node as Json, key, place))
          visit(child, each, typeof name === 'string' ? name : undefined, namedParts.has(key) ? key : undefined)
      }
    }
  }
  const visitTarget = (node: object, place: Place, field: string | undefined): void => {
    const name = componentName('schemas', node)
    const usage = found.get(name ?? '') ?? { directions: new Set(), senders: new Set(), fields: new Set() }
    if (name !== undefined) found.set(name, usage)
    usage.directions.add(place.direction)
    if (place.sender !== undefined && field !== undefined) {
      usage.senders.add(place.sender)
      usage.fields.add(field)
    }
    const key = `${place.direction} ${textOfValue(valueAt(node, '$ref'))} ${place.sender}`
    if (seen.has(key)) return
    seen.add(key)
    visit(referenceTarget(document, { node, pointer: '' })?.node, place, name === undefined ? field : undefined)
  }
  for (const { at, item, name } of comparedOperations(document)) {
    const sent = [valueAt(item.node, 'parameters'), valueAt(at.node, 'parameters'), valueAt(at.node, 'requestBody')]
    visit(sent, { direction: 'request', sender: name })
    visit(valueAt(at.node, 'responses'), { direction: 'response' }, undefined, 'responses')
  }
  return found
}

/** Below `not`, admitting more means admitting less; in a condition it can mean both. */
function placesBelow(schema: Json, keyword: string, place: Place): Place[] {
  if (keyword !== 'not' && keyword !== 'if') return [place]
  const other = place.direction === 'request' ? 'response' : 'request'
  if (keyword === 'not') return [{ direction: other }]
  return isDemand(schema) ? [{ direction: place.direction }] : [{ direction: place.direction }, { direction: other }]
}

/**
 * The field and the operations that send a schema component: `, the interval of createAlert and updateAlert,`.
 * Compilers show a text or a number by its type, so the name of such a component alone means nothing to users. A
 * component that several fields have has no such text.
 */
export function asideOf({ senders, fields }: Usage): string | undefined {
  const [field, ...others] = fields
  if (field === undefined || others.length > 0) return undefined
  const rest = senders.size > 3 ? [`${senders.size - 3} more`] : []
  return `, the ${plainText(field)} of ${listText([...[...senders].slice(0, 3), ...rest])},`
}

/** Compilers show objects and unions by their names, and all other types by their meaning. */
export function isShownByName(schema: unknown): boolean {
  return ['properties', 'oneOf', 'anyOf', 'allOf', 'additionalProperties'].some(
    (key) => valueAt(schema, key) !== undefined,
  )
}
