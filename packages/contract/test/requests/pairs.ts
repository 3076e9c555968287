import { createRequire } from 'node:module'
import * as cloud from '@clouddb/observability-cloud/requests'
import * as oss from '@clouddb/observability-oss/requests'
import type { ContractDocument } from '../../src/document/document.ts'
import { readDocument } from '../../src/document/read-document.ts'
import { remembered } from '../../src/schema/remembered.ts'
import {
  isObject,
  type Json,
  keyOf,
  type LocatedSchema,
  type Node,
  type SchemaObject,
} from '../../src/schema/schema.ts'
import type { SchemaReader } from '../../src/schema/schema-reader.ts'

export interface Pair {
  readonly api: string
  readonly name: string
  readonly document: ContractDocument
  readonly record: string
  readonly request: Node
  readonly recordNode: Node
  readonly convert: (record: unknown) => Json
  readonly convertMapped: (record: unknown, mapId: (kind: string, id: string, path: string) => string) => Json
  readonly convertPartly: (record: unknown) => {
    request: Json
    leftOut: { path: string; reason: string; value: Json }[]
  }
}

const bundled = createRequire(import.meta.url)

/** Every request that a document says to be made from a record, with the function that a package has for it. */
export const pairs: readonly Pair[] = Object.entries({
  'observability-cloud': cloud,
  'observability-oss': oss,
}).flatMap(([api, functions]) => {
  const document = readDocument(bundled(`@clouddb/${api}/openapi.json`))
  const { schemas } = document.raw.components as { schemas: Record<string, SchemaObject> }
  return Object.entries(schemas).flatMap(([request, schema]): Pair[] => {
    const record = schema['x-request-of']
    if (typeof record !== 'string') return []
    const name = `to${request.replace(/Request$/, '')}`
    const convert = (functions as unknown as Record<string, (...given: unknown[]) => never>)[name]
    if (!convert) throw new Error(`${api} has no ${name}`)
    const nodeOf = (of: string): Node => [document.reader.schemaAt(`#/components/schemas/${of}`)]
    return [
      {
        api,
        name,
        document,
        record,
        request: nodeOf(request),
        recordNode: nodeOf(record),
        convert: (value) => convert(value),
        convertMapped: (value, mapId) => convert(value, { mapId }),
        convertPartly: (value) => convert(value, { leaveOut: true }),
      },
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
        const found = isObject(value) ? value[document.payloadKey as string] : undefined
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
  const properties = partsOf(reader, node).flatMap(({ schema }) => {
    const all = (schema as SchemaObject).properties
    return isObject(all) ? [all[payloadKey as string]] : []
  })
  const payload = properties.find((each) => each !== undefined) as Payload | undefined
  return payload
}

const partsByReader = new WeakMap<SchemaReader, Map<string, LocatedSchema[]>>()

/** All that a document says of a value in any of its forms. */
function partsOf(reader: SchemaReader, alternatives: readonly LocatedSchema[]): LocatedSchema[] {
  const known = remembered(partsByReader, reader, () => new Map<string, LocatedSchema[]>())
  return remembered(known, keyOf(alternatives), () => {
    const parts = alternatives.flatMap((part) => reader.variants([part]).flatMap((variant) => variant.parts))
    return [...new Map(parts.map((part) => [part.pointer, part])).values()]
  })
}

/**
 * What of a record a request has to keep: all but what the server alone sets and the request has no field for, what the
 * document says to mean nothing, and null.
 */
export function kept(pair: Pair, value: Json): Json {
  const { reader } = pair.document

  function keep(record: readonly LocatedSchema[], request: readonly LocatedSchema[], inner: Json): Json {
    const [inRecord, inRequest] = [partsOf(reader, record), partsOf(reader, request)]
    if (Array.isArray(inner))
      return inner.map((item) => keep(below(inRecord, 'items'), below(inRequest, 'items'), item))
    if (!isObject(inner)) return inner
    const entries = Object.entries(inner).flatMap(([name, field]) => {
      const records = below(inRecord, 'properties', name)
      const requests = below(inRequest, 'properties', name)
      const isReadOnly = partsOf(reader, records).some(({ schema }) => (schema as SchemaObject).readOnly === true)
      if (field === null || isMoot(records, inner) || (isReadOnly && requests.length === 0)) return []
      return [[name, keep(records, requests, field)]]
    })
    return Object.fromEntries(entries)
  }

  function isMoot(records: readonly LocatedSchema[], whole: SchemaObject): boolean {
    return partsOf(reader, records).some(({ schema }) =>
      Object.entries(((schema as SchemaObject)['x-only-with'] ?? {}) as Record<string, Json[]>).some(
        ([sibling, values]) => !values.includes(whole[sibling] as Json),
      ),
    )
  }

  return keep(pair.recordNode, pair.request, value)
}

/** The fields of some schemas in all their forms taken together: `tiles[].config.select[].alias`. */
export function fieldsOf(reader: SchemaReader, alternatives: readonly LocatedSchema[], path = ''): string[] {
  const parts = partsOf(reader, alternatives)
  const items = below(parts, 'items')
  const inItems = items.length > 0 ? fieldsOf(reader, items, `${path}[]`) : []
  const names = new Set(parts.flatMap(({ schema }) => Object.keys((schema as SchemaObject).properties ?? {})))
  const inFields = [...names].flatMap((name) => {
    const field = below(parts, 'properties', name)
    const isReadOnly = partsOf(reader, field).some(({ schema }) => (schema as SchemaObject).readOnly === true)
    const inner = path === '' ? name : `${path}.${name}`
    return field.length === 0 || isReadOnly ? [] : [inner, ...fieldsOf(reader, field, inner)]
  })
  return [...inItems, ...inFields]
}

const belowParts = new WeakMap<readonly LocatedSchema[], Map<string, LocatedSchema[]>>()

/** The schemas below some that allow anything, at a keyword, and a name in it. */
function below(parts: readonly LocatedSchema[], keyword: string, name?: string): LocatedSchema[] {
  const known = remembered(belowParts, parts, () => new Map<string, LocatedSchema[]>())
  const way = name === undefined ? keyword : `${keyword}/${name}`
  return remembered(known, way, () =>
    parts.flatMap(({ schema, pointer }) => {
      const found = (schema as SchemaObject)[keyword] as SchemaObject | undefined
      const inner = name === undefined ? found : isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined
      const isOpen = inner !== undefined && (inner as unknown) !== false
      return isOpen ? [{ schema: inner as SchemaObject, pointer: `${pointer}/${way}` }] : []
    }),
  )
}
