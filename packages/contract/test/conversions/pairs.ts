import { requestOf } from '@clouddb/document/openapi'
import { isImpossible } from '@clouddb/document/schemas'
import * as management from '@clouddb/management/requests'
import * as cloud from '@clouddb/observability-cloud/requests'
import * as oss from '@clouddb/observability-oss/requests'
import { type ContractDocument, deriveCases, type Json } from '../../src/index.ts'
import {
  isJsonObject,
  type LocatedSchema,
  type Node,
  pointersKey,
  remembered,
  type SchemaObject,
} from '../../src/schema/schema.ts'
import type { SchemaReader } from '../../src/schema/schema-reader.ts'
import { documentOf } from '../documents.ts'

/** A request that a document makes from a record, and the function of a package that converts one to the other. */
export interface Pair {
  readonly api: string
  readonly name: string
  readonly document: ContractDocument
  readonly record: string
  readonly request: Node
  readonly recordNode: Node
  readonly convert: (record: unknown, options?: { mapId: MapId }) => Json
  readonly convertPartly: (record: unknown) => {
    request: Json
    leftOut: { path: string; reason: string; value: Json }[]
  }
}

type MapId = (kind: string, id: string, path: string) => string

export const pairs: readonly Pair[] = Object.entries({
  management,
  'observability-cloud': cloud,
  'observability-oss': oss,
}).flatMap(([api, functions]) => {
  const document = documentOf(`@clouddb/${api}`)
  const { schemas } = document.raw.components as { schemas: Record<string, SchemaObject> }
  return Object.entries(schemas).flatMap(([request, schema]): Pair[] => {
    const { record, isChange } = requestOf(schema)
    if (typeof record !== 'string' || isChange) return []
    const name = `to${request.replace(/Request$/, '')}`
    const convert = (functions as unknown as Record<string, (...given: unknown[]) => never>)[name]
    if (!convert) throw new Error(`${api} has no ${name}`)
    const nodeOf = (of: string): Node => [document.reader.schemaAt(`#/components/schemas/${of}`)]
    const nodes = { request: nodeOf(request), recordNode: nodeOf(record) }
    return [
      { api, name, document, record, ...nodes, convert, convertPartly: (value) => convert(value, { leaveOut: true }) },
    ]
  })
})

/** The records in the examples of a document's answers. */
export function examplesOf({ document, record }: Pair): { name: string; value: Json }[] {
  return document.operations.flatMap(({ id, answers }) =>
    answers.flatMap(({ examples, node, status }) => {
      const payload = payloadOf(document, node)
      if (status >= 300 || payload === undefined) return []
      const isOne = payload.$ref?.endsWith(`/${record}`)
      const isList = payload.items?.$ref?.endsWith(`/${record}`)
      return examples.flatMap(({ name, value }) => {
        const found = isJsonObject(value) ? value[document.payloadKey as string] : undefined
        const values = isOne ? [found as Json] : isList ? (found as Json[]) : []
        return values.map((each, index) => ({ name: `${id} ${name}[${index}]`, value: each }))
      })
    }),
  )
}

interface Payload {
  readonly $ref?: string
  readonly items?: { readonly $ref?: string }
}

function payloadOf({ reader, payloadKey }: ContractDocument, node: Node): Payload | undefined {
  const properties = below(partsOf(reader, node), 'properties', payloadKey)
  return properties[0]?.schema as Payload | undefined
}

/** The valid requests that the contract suite derives: every property, branch and member is in one of them. */
export function requestsOf({ document, request }: Pair): readonly Json[] {
  const [schema] = request
  const sender = document.operations.find(({ body }) => (body?.node[0]?.schema as Payload)?.$ref === schema?.pointer)
  const cases = sender ? deriveCases(document, { operations: [sender.id] }) : []
  return cases.flatMap(({ call, bodyPointer, expectation }) =>
    bodyPointer !== undefined && expectation.kind === 'accepted' && call.body !== undefined ? [call.body] : [],
  )
}

const partsByReader = new WeakMap<SchemaReader, Map<string, LocatedSchema[]>>()

/** All schemas that a document states for a value, in any of its variants. */
function partsOf(reader: SchemaReader, alternatives: readonly LocatedSchema[]): LocatedSchema[] {
  const known = remembered(partsByReader, reader, () => new Map<string, LocatedSchema[]>())
  return remembered(known, pointersKey(alternatives), () => {
    const parts = alternatives.flatMap((part) => reader.variants([part]).flatMap((variant) => variant.parts))
    return [...new Map(parts.map((part) => [part.pointer, part])).values()]
  })
}

const isReadOnly = (reader: SchemaReader, field: readonly LocatedSchema[]): boolean =>
  partsOf(reader, field).some(({ schema }) => (schema as SchemaObject).readOnly === true)

/**
 * The part of a record that a request must keep: everything but null, fields that only the server sets, and fields that
 * the document declares meaningless beside their siblings.
 */
export function kept({ document: { reader }, recordNode, request }: Pair, value: Json): Json {
  function keep(record: readonly LocatedSchema[], request: readonly LocatedSchema[], inner: Json): Json {
    const [inRecord, inRequest] = [partsOf(reader, record), partsOf(reader, request)]
    if (Array.isArray(inner))
      return inner.map((item) => keep(below(inRecord, 'items'), below(inRequest, 'items'), item))
    if (!isJsonObject(inner)) return inner
    const entries = Object.entries(inner).flatMap(([name, field]) => {
      const records = below(inRecord, 'properties', name)
      const requests = below(inRequest, 'properties', name)
      const isServerOnly = isReadOnly(reader, records) && requests.length === 0
      if (field === null || isMeaningless(records, inner) || isServerOnly) return []
      return [[name, keep(records, requests, field)]]
    })
    return Object.fromEntries(entries)
  }

  function isMeaningless(records: readonly LocatedSchema[], whole: SchemaObject): boolean {
    return partsOf(reader, records).some(({ schema }) => {
      const stated = (schema as SchemaObject)['x-only-with']
      const siblings = Object.entries(isJsonObject(stated) ? (stated as Record<string, Json[]>) : {})
      return siblings.some(([sibling, values]) => !values.includes(whole[sibling] as Json))
    })
  }

  return keep(recordNode, request, value)
}

/** The fields of some schemas in all their variants: `tiles[].config.select[].alias`. */
export function fieldsOf(reader: SchemaReader, alternatives: readonly LocatedSchema[], path = ''): string[] {
  const parts = partsOf(reader, alternatives)
  const items = below(parts, 'items')
  const inItems = items.length > 0 ? fieldsOf(reader, items, `${path}[]`) : []
  const names = new Set(parts.flatMap(({ schema }) => Object.keys((schema as SchemaObject).properties ?? {})))
  const inFields = [...names].flatMap((name) => {
    const field = below(parts, 'properties', name)
    const inner = path === '' ? name : `${path}.${name}`
    return field.length === 0 || isReadOnly(reader, field) ? [] : [inner, ...fieldsOf(reader, field, inner)]
  })
  return [...inItems, ...inFields]
}

/** The schemas below some others, at a keyword and a name in it. */
function below(parts: readonly LocatedSchema[], keyword: string, name?: string): LocatedSchema[] {
  return parts.flatMap(({ schema, pointer }) => {
    const found = (schema as SchemaObject)[keyword] as SchemaObject | undefined
    const inner =
      name === undefined ? found : isJsonObject(found) && Object.hasOwn(found, name) ? found[name] : undefined
    if (inner === undefined || isImpossible(inner)) return []
    const way = name === undefined ? keyword : `${keyword}/${name}`
    return [{ schema: inner as SchemaObject, pointer: `${pointer}/${way}` }]
  })
}
