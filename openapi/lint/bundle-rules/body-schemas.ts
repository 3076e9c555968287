import { childOf, type LocatedNode } from '@clouddb/document/located'
import {
  isRecord,
  type MediaType,
  type OpenApiDocument,
  type RequestBody,
  type Response,
  type Schema,
  type SchemaObject,
} from '@clouddb/document/openapi'
import { operationsOf } from '@clouddb/document/operations'
import { pointerBelow } from '@clouddb/document/pointer'
import { follow } from '@clouddb/document/references'
import { isCondition, subschemasOf } from '@clouddb/document/schemas'

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
  return schemasIn(operationsOf(document).flatMap((operation) => contentsOf(document, operation, 'requestBody')))
}

/** The media types of all responses. */
export function contentsOfResponses(document: OpenApiDocument): Content[] {
  return operationsOf(document).flatMap((operation) =>
    Object.keys(operation.node.responses ?? {}).flatMap((status) =>
      contentsOf(document, operation, 'responses', status),
    ),
  )
}

/** The schemas of all responses, one for each media type. */
export const schemasOfResponses = (document: OpenApiDocument): LocatedNode<Schema>[] =>
  schemasIn(contentsOfResponses(document))

function contentsOf(document: OpenApiDocument, operation: LocatedNode, ...keys: string[]): Content[] {
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
      else if (!isCondition(keyword)) visit(child, 'value', none)
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
