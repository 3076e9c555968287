import { pointerTo } from '../schema/pointer.ts'
import type { Json, LocatedNode, SchemaObject } from '../schema/schema.ts'
import { createSchemaReader } from '../schema/schema-reader.ts'
import type { Answer, AnswerHeader, Body, ContractDocument, Operation, Parameter, Scheme } from './document.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Reads a bundled OpenAPI 3.1 document, one whose references all point into itself. */
export function readDocument(document: object): ContractDocument {
  const raw = document as SchemaObject
  const reader = createSchemaReader(raw)
  const follow = (pointer: string): LocatedNode => {
    const value = reader.schemaAt(pointer).schema as SchemaObject
    return typeof value.$ref === 'string' ? follow(value.$ref.slice(value.$ref.indexOf('#'))) : { value, pointer }
  }
  const operations = Object.keys((raw.paths ?? {}) as object).flatMap((path) =>
    operationsOf({ follow, document: raw }, path),
  )
  return { operations, payloadKey: raw['x-payload'] as string | undefined, reader, raw }
}

interface Source {
  readonly follow: (pointer: string) => LocatedNode
  readonly document: SchemaObject
}

function operationsOf({ follow, document }: Source, path: string): Operation[] {
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
      safe: isSafe(method, operation.value),
      siblings: siblings.map((each) => each.toUpperCase()),
      parameters: parametersOf(follow, [item, operation]),
      ...(body && { body }),
      answers: answersOf(follow, operation),
      security: securityOf(document, operation.value),
    }
  })
}

/** A POST that may be sent again whatever came of the first is a question, and no order. */
function isSafe(method: string, operation: SchemaObject): boolean {
  return ['get', 'head'].includes(method) || (method === 'post' && operation['x-retry-statuses'] !== undefined)
}

function parametersOf(follow: Source['follow'], owners: readonly LocatedNode[]): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const owner of owners) {
    for (const index of ((owner.value.parameters ?? []) as unknown[]).keys()) {
      const { value, pointer } = follow(pointerTo(owner.pointer, 'parameters', index))
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

function bodyOf(follow: Source['follow'], operation: LocatedNode): Body | undefined {
  if (!operation.value.requestBody) return undefined
  const { value, pointer } = follow(pointerTo(operation.pointer, 'requestBody'))
  const [content] = contentsOf(follow, pointer, value)
  return content && { ...content, required: value.required === true }
}

function answersOf(follow: Source['follow'], operation: LocatedNode): Answer[] {
  return Object.keys((operation.value.responses ?? {}) as object).flatMap((key) => {
    const { value, pointer } = follow(pointerTo(operation.pointer, 'responses', key))
    const contents = contentsOf(follow, pointer, value)
    const own = { key, status: statusOf(key), headers: headersOf(follow, pointer, value) }
    const empty: Answer = { ...own, node: [], examples: [], pointer }
    return contents.length > 0 ? contents.map((content): Answer => ({ ...own, ...content })) : [empty]
  })
}

function headersOf(follow: Source['follow'], pointer: string, owner: SchemaObject): AnswerHeader[] {
  return Object.keys((owner.headers ?? {}) as object).map((name) => {
    const header = follow(pointerTo(pointer, 'headers', name))
    const schema = header.value.schema as SchemaObject | undefined
    return { name, node: schema ? [{ schema, pointer: pointerTo(header.pointer, 'schema') }] : [] }
  })
}

const statusOf = (key: string): number => (key === 'default' ? 599 : Number(key.toUpperCase().replace('XX', '99')))

function contentsOf(follow: Source['follow'], pointer: string, owner: SchemaObject): Omit<Body, 'required'>[] {
  return Object.keys((owner.content ?? {}) as object).map((mediaType) => {
    const content = follow(pointerTo(pointer, 'content', mediaType))
    const examples = Object.keys((content.value.examples ?? {}) as object).map((name) => {
      const example = pointerTo(content.pointer, 'examples', name)
      return { name, pointer: example, value: follow(example).value.value as Json }
    })
    const schema = content.value.schema as SchemaObject | undefined
    return {
      mediaType,
      node: schema ? [{ schema, pointer: pointerTo(content.pointer, 'schema') }] : [],
      examples,
      pointer: content.pointer,
    }
  })
}

function securityOf(document: SchemaObject, operation: SchemaObject): Scheme {
  const [requirement] = (operation.security ?? document.security ?? []) as readonly Record<string, unknown>[]
  const name = Object.keys(requirement ?? {})[0]
  if (name === undefined) return 'none'
  const schemes = (document.components as { securitySchemes?: Record<string, SchemaObject> }).securitySchemes
  return schemes?.[name]?.scheme === 'bearer' ? 'bearer' : 'basic'
}
