import { createSchemaReader, type Json, type Node, pointerTo, type SchemaObject, type SchemaReader } from './schema.ts'

export interface Example {
  readonly name: string
  readonly pointer: string
  readonly value: Json
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  /** True where the client carries the value as an option (`x-client-option`). */
  readonly bound: boolean
  readonly node: Node
  readonly pointer: string
}

export interface Body {
  readonly required: boolean
  readonly mediaType: string
  readonly node: Node
  readonly examples: readonly Example[]
  readonly pointer: string
}

/** One status with one media type; a response without a body has neither media type nor examples. */
export interface Answer {
  readonly status: number
  readonly mediaType?: string
  readonly node: Node
  readonly examples: readonly Example[]
  readonly pointer: string
}

export interface Operation {
  readonly id: string
  readonly pointer: string
  readonly method: string
  readonly path: string
  /** The methods that the document serves on this path. */
  readonly siblings: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly body?: Body
  readonly answers: readonly Answer[]
  readonly security: 'basic' | 'bearer' | 'none'
}

/** What the suite reads of a bundled document. */
export interface ContractDocument {
  readonly operations: readonly Operation[]
  /** The key under which an answer holds its payload. */
  readonly payloadKey: string | undefined
  readonly reader: SchemaReader
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

type Place = { readonly value: SchemaObject; readonly pointer: string }

/** Reads a bundled OpenAPI 3.1 document, one whose references all point into itself. */
export function readDocument(document: SchemaObject): ContractDocument {
  const reader = createSchemaReader(document)
  const follow = (pointer: string): Place => {
    const { schema: value } = reader.part(pointer)
    const target = (value as SchemaObject).$ref
    return typeof target === 'string'
      ? follow(target.slice(target.indexOf('#')))
      : { value: value as SchemaObject, pointer }
  }
  const read: Reading = { follow, document }
  const operations = Object.keys((document.paths ?? {}) as object).flatMap((path) => operationsOf(read, path))
  return { operations, payloadKey: document['x-payload'] as string | undefined, reader }
}

interface Reading {
  readonly follow: (pointer: string) => Place
  readonly document: SchemaObject
}

function operationsOf({ follow, document }: Reading, path: string): Operation[] {
  const item = follow(pointerTo('#', 'paths', path))
  const siblings = METHODS.filter((method) => item.value[method] !== undefined)
  return siblings.map((method) => {
    const operation = follow(pointerTo(item.pointer, method))
    const body = bodyOf(follow, operation)
    return {
      id: String(operation.value.operationId),
      pointer: operation.pointer,
      method: method.toUpperCase(),
      path,
      siblings: siblings.map((each) => each.toUpperCase()),
      parameters: parametersOf(follow, [item, operation]),
      ...(body && { body }),
      answers: answersOf(follow, operation),
      security: securityOf(document, operation.value),
    }
  })
}

function parametersOf(follow: Reading['follow'], holders: readonly Place[]): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const holder of holders) {
    for (const index of ((holder.value.parameters ?? []) as unknown[]).keys()) {
      const { value, pointer } = follow(pointerTo(holder.pointer, 'parameters', index))
      found.set(`${value.in} ${value.name}`, {
        name: String(value.name),
        in: value.in as Parameter['in'],
        required: value.required === true,
        bound: value['x-client-option'] === true,
        node: [{ schema: (value.schema ?? {}) as SchemaObject, pointer: pointerTo(pointer, 'schema') }],
        pointer,
      })
    }
  }
  return [...found.values()]
}

function bodyOf(follow: Reading['follow'], operation: Place): Body | undefined {
  if (!operation.value.requestBody) return undefined
  const { value, pointer } = follow(pointerTo(operation.pointer, 'requestBody'))
  const [content] = contentsOf(follow, pointer, value)
  return content && { ...content, required: value.required === true }
}

function answersOf(follow: Reading['follow'], operation: Place): Answer[] {
  return Object.keys((operation.value.responses ?? {}) as object).flatMap((key) => {
    const { value, pointer } = follow(pointerTo(operation.pointer, 'responses', key))
    const contents = contentsOf(follow, pointer, value)
    const status = statusOf(key)
    const empty: Answer = { status, node: [], examples: [], pointer }
    return contents.length > 0 ? contents.map((content): Answer => ({ status, ...content })) : [empty]
  })
}

/** A range (`4XX`) and the `default` are stood for by a status that nobody documents by itself. */
const statusOf = (key: string): number => (key === 'default' ? 599 : Number(key.toUpperCase().replace('XX', '99')))

function contentsOf(follow: Reading['follow'], pointer: string, holder: SchemaObject): Omit<Body, 'required'>[] {
  return Object.keys((holder.content ?? {}) as object).map((mediaType) => {
    const place = follow(pointerTo(pointer, 'content', mediaType))
    const examples = Object.keys((place.value.examples ?? {}) as object).map((name) => {
      const example = pointerTo(place.pointer, 'examples', name)
      return { name, pointer: example, value: follow(example).value.value as Json }
    })
    const schema = place.value.schema as SchemaObject | undefined
    return {
      mediaType,
      node: schema ? [{ schema, pointer: pointerTo(place.pointer, 'schema') }] : [],
      examples,
      pointer: place.pointer,
    }
  })
}

function securityOf(document: SchemaObject, operation: SchemaObject): Operation['security'] {
  const [requirement] = (operation.security ?? document.security ?? []) as readonly Record<string, unknown>[]
  const name = Object.keys(requirement ?? {})[0]
  if (name === undefined) return 'none'
  const schemes = (document.components as { securitySchemes?: Record<string, SchemaObject> }).securitySchemes
  return schemes?.[name]?.scheme === 'bearer' ? 'bearer' : 'basic'
}
