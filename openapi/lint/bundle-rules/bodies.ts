import { childOf, type LocatedNode } from '@clouddb/document/located'
import {
  isRecord,
  type MediaType,
  type OpenApiDocument,
  provenanceOf,
  type RequestBody,
  type Response,
  type Schema,
  type SchemaObject,
} from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { pointerBelow } from '@clouddb/document/pointer'
import { follow, isReference } from '@clouddb/document/references'
import { allSchemas, isConditionKeyword, subschemasOf } from '@clouddb/document/schemas'
import { isOpen } from '../file-rules/node.ts'
import type { BundleRules, CheckedBundle, Finding } from './finding.ts'

/** The rules on bodies of requests and answers. */
export const bodyRules: BundleRules = {
  'house/exact-requests': exactRequests,
  'house/open-responses': openResponses,
  'house/array-items': arrayItems,
  'house/left-open': leftOpen,
}

/** Requests are exact: closed objects, closed enums, and a schema whose name ends in Request. */
function exactRequests({ document }: CheckedBundle): Finding[] {
  return schemasSent(document).flatMap((schema): Finding[] => {
    const isNamed = isReference(schema.node) && /\/components\/schemas\/\w+Request$/.test(schema.node.$ref)
    const message = 'The body of the request has no name of its own; expected a $ref to a schema ending in Request.'
    const inside = schemasOfBody(document, schema).flatMap(({ node, pointer, role }): Finding[] => {
      if (role === 'value' && isOpenObject(node)) {
        return [{ pointer, message: 'The request object accepts any property; expected additionalProperties: false.' }]
      }
      if (!('x-extensible-enum' in node)) return []
      const at = pointerBelow(pointer, 'x-extensible-enum')
      return [{ pointer: at, message: 'The enum of a request is open; expected enum.' }]
    })
    return isNamed ? inside : [{ pointer: schema.pointer, message }, ...inside]
  })
}

/** Responses may grow: no closed object, no bound, and no closed enum except the one that discriminates a union. */
function openResponses({ document }: CheckedBundle): Finding[] {
  return schemasOfResponses(document).flatMap((body) =>
    schemasOfBody(document, body).flatMap(({ node, pointer, property, discriminators }) => {
      const isTag = property !== undefined && discriminators.has(property)
      const closing = ['additionalProperties', 'unevaluatedProperties'].filter((keyword) => node[keyword] === false)
      const listing = ['enum', 'const'].filter((keyword) => keyword in node && !isTag)
      const bounding = bounds.filter((keyword) => keyword in node)
      return [...closing, ...listing, ...bounding].map((keyword) => ({
        pointer: pointerBelow(pointer, keyword),
        message: `The ${keyword} closes a response; expected room for what servers add, such as x-extensible-enum.`,
      }))
    }),
  )
}

/** The keywords whose limits servers raise or lower over time. */
const bounds = [
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
]

function isOpenObject(schema: SchemaObject): boolean {
  const closed = isClosing(schema.additionalProperties) || schema.unevaluatedProperties === false
  const parts = (schema.allOf ?? []).map((part) => (typeof part === 'object' ? part : {}))
  if (closed || parts.some((part) => isClosing(part.additionalProperties))) return false
  const union = ['$ref', 'oneOf', 'anyOf'].some((keyword) => keyword in schema)
  return 'properties' in schema || (!union && ([schema.type].flat().includes('object') || parts.length > 0))
}

/** `false`, or the schema of a map. */
function isClosing(additional: Schema | undefined): boolean {
  return additional === false || (typeof additional === 'object' && Object.keys(additional).length > 0)
}

/** Many tools refuse an array without `items`, also in a condition. */
function arrayItems({ document }: CheckedBundle): Finding[] {
  return allSchemas(document)
    .filter(({ node }) => isRecord(node) && [node.type].flat().includes('array') && !('items' in node))
    .map(({ pointer }) => ({ pointer, message: 'The array has no items.' }))
}

/** A schema that accepts every value gives a reason; otherwise it looks like a forgotten type. */
function leftOpen({ document }: CheckedBundle): Finding[] {
  return allSchemas(document)
    .filter(({ node, pointer }) => isRecord(node) && isOpen(node) && !/\/(if|then|else|not)(\/|$)/.test(pointer))
    .filter(({ node }) => provenanceOf(node).note === undefined)
    .map(({ pointer }) => ({
      pointer,
      within: pointer,
      message: 'The schema accepts every value without a reason.',
    }))
}

/** A schema of a body. */
interface BodySchema extends LocatedNode<SchemaObject> {
  /** `value`: describes a whole value. `part`: a member of `allOf`, which others complete. */
  readonly role: 'value' | 'part'
  /** The name of the property that it describes. */
  readonly property?: string | undefined
  /** Discriminators of the unions around it. */
  readonly discriminators: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()
const unions = ['oneOf', 'anyOf', 'allOf', 'prefixItems']

/** A request or response body in one media type. */
export type Content = LocatedNode<Required<MediaType>>

/** The schemas of request bodies, one for each media type. */
export function schemasSent(document: OpenApiDocument): LocatedNode<Schema>[] {
  return schemasIn(
    locatedOperations(document).flatMap((operation) => locatedContents(document, operation, 'requestBody')),
  )
}

/** The media types of all responses. */
export function contentsOfResponses(document: OpenApiDocument): Content[] {
  return locatedOperations(document).flatMap((operation) =>
    Object.keys(operation.node.responses ?? {}).flatMap((status) =>
      locatedContents(document, operation, 'responses', status),
    ),
  )
}

/** The schemas of all responses, one for each media type. */
export const schemasOfResponses = (document: OpenApiDocument): LocatedNode<Schema>[] =>
  schemasIn(contentsOfResponses(document))

function locatedContents(document: OpenApiDocument, operation: LocatedNode, ...keys: string[]): Content[] {
  const own = childOf<RequestBody | Response>(operation, ...keys)
  const body = own && follow<RequestBody | Response>(document, own)
  const types = Object.keys(body?.node.content ?? {})
  return types.flatMap((type) => (body && childOf<Required<MediaType>>(body, 'content', type)) ?? [])
}

const schemasIn = (contents: readonly Content[]): LocatedNode<Schema>[] =>
  contents.flatMap((content) => childOf<Schema>(content, 'schema') ?? [])

/** Every schema of a body, each once, references followed. Conditions are left out: they narrow other schemas. */
export function schemasOfBody(document: object, body: LocatedNode<Schema>): BodySchema[] {
  const found = new Map<string, BodySchema>()

  function visit(at: LocatedNode<Schema>, role: BodySchema['role'], around: ReadonlySet<string>, property?: string) {
    const { node, pointer } = at
    if (!isRecord(node) || found.has(pointer)) return
    found.set(pointer, { node, pointer, role, property, discriminators: around })
    const target = follow<Schema>(document, at)
    if (target.pointer !== pointer) visit(target, role, around, property)
    // A discriminator is a property of the members of the union, not of the values inside.
    const own = property === undefined ? around : none
    const inner = new Set([...own, ...discriminatorsOf(node)])
    for (const { keyword, keys, schema } of subschemasOf(node)) {
      const child = { node: schema, pointer: pointerBelow(pointer, ...keys) }
      if (keyword === 'properties') visit(child, 'value', own, keys[1])
      else if (unions.includes(keyword)) visit(child, keyword === 'allOf' ? 'part' : 'value', inner)
      else if (!isConditionKeyword(keyword)) visit(child, 'value', none)
    }
  }

  visit(body, 'value', none)
  return [...found.values()]
}

/** The discriminators of a union and of the unions that are its members. */
function discriminatorsOf(schema: Schema): string[] {
  if (!isRecord(schema)) return []
  const nested = [schema.oneOf ?? [], schema.anyOf ?? []].flat().flatMap(discriminatorsOf)
  const name = schema.discriminator?.propertyName
  return name === undefined ? nested : [name, ...nested]
}
