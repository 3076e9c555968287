import { childrenOf, type LocatedNode, locatedAt, valueAt } from '@clouddb/document/located'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { isBound, type LocatedOperation, locatedOperations } from '@clouddb/document/operations'
import { nodeAt, pointerTokens } from '@clouddb/document/pointer'
import { follow } from '@clouddb/document/references'
import { statesOf } from '@clouddb/document/resources'
import { type Json, type Node, pointerBelow, type SchemaObject } from '../schema/schema.ts'
import { DocumentReader, type SchemaReader } from '../schema/schema-reader.ts'

export interface Example {
  readonly name: string
  readonly pointer: string
  readonly value: Json
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  /** True where the value is an option of the client (`bound` of `x-client`). */
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
  /** As the document names it: `404`, `4XX` or `default`. */
  readonly key: string
  /** For a range and the `default`: a status of the range that is not documented by itself. */
  readonly status: number
  readonly mediaType?: string
  readonly node: Node
  readonly examples: readonly Example[]
  /** The headers that the document declares for it. */
  readonly headers: readonly AnswerHeader[]
  readonly pointer: string
}

export interface AnswerHeader {
  readonly name: string
  readonly node: Node
}

export interface Operation {
  readonly id: string
  readonly pointer: string
  readonly method: string
  readonly path: string
  /** True where a request changes nothing: a GET, or a POST that only asks. */
  readonly safe: boolean
  /** The effect outside of the API: it costs money, reaches a person, or changes who has access (`x-effect`). */
  readonly effect?: Effect
  /** The states of its object in which servers accept it (`deletableIn` of its resource). */
  readonly states?: readonly string[]
  /** The kind of objects of which one must be there, or the answer is 404 (`object` of `x-needs`). */
  readonly needs?: string
  /** The property of the payload that says whether the body is right, if a wrong one is answered with success as well. */
  readonly verdict?: string
  /** The key under which its answer holds the payload; absent where the whole answer is the payload. */
  readonly payloadKey?: string
  /** The methods that the document serves on this path. */
  readonly siblings: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly body?: Body
  readonly answers: readonly Answer[]
  readonly security: Scheme
}

/** A call costs money, reaches a person, or can take somebody's access. */
export type Effect = 'cost' | 'person' | 'access'

export type Scheme = 'basic' | 'bearer' | 'none'

/** A bundled document as the suite reads it. */
export interface ContractDocument {
  readonly operations: readonly Operation[]
  /** The key under which an answer holds its payload. */
  readonly payloadKey: string | undefined
  /** The keys under which payloads of creations hold their record, beside secrets that are shown once, or its id. */
  readonly recordKeys?: readonly string[] | undefined
  readonly reader: SchemaReader
  /** The document itself, for code that must not rely on this reader. */
  readonly raw: SchemaObject
}

/** The documented answers with this status: by its number, else by its range, else the default. */
export function answersFor({ answers }: Operation, status: number): readonly Answer[] {
  const keys = [String(status), `${Math.floor(status / 100)}XX`, 'default']
  const known = keys.find((key) => answers.some((answer) => answer.key.toUpperCase() === key.toUpperCase()))
  return answers.filter((answer) => answer.key.toUpperCase() === known?.toUpperCase())
}

/** Reads a bundled OpenAPI 3.1 document, one whose references all point into itself. */
export function readContractDocument(document: object): ContractDocument {
  const raw = document as SchemaObject
  const located = locatedOperations(document as OpenApiDocument)
  const payloadKey = raw['x-payload'] as string | undefined
  const operations = located.map((operation) => readOperation(document, operation, located, payloadKey))
  return {
    operations,
    payloadKey,
    recordKeys: recordKeysOf(operations, payloadKey),
    reader: new DocumentReader(raw),
    raw,
  }
}

/**
 * The keys of objects with an id in the examples of creations that have no id themselves, and of ids that paths name: the
 * last one in the path of a reader.
 */
function recordKeysOf(operations: readonly Operation[], payloadKey: string | undefined): readonly string[] {
  const keys = operations.flatMap(({ method, path, answers }) => {
    const examples = answers.filter(({ status }) => status < 300).flatMap((each) => each.examples)
    const named = method === 'POST' ? operations.flatMap((each) => each.parameters.map(({ name }) => name)) : []
    const names = [...named, ...(/^.*\{(.+)\}$/.exec(path)?.slice(1) ?? [])]
    return examples.flatMap(({ value }) => {
      const payload = payloadKey === undefined ? value : valueAt(value, payloadKey)
      if (valueAt(payload, 'id') !== undefined || Array.isArray(payload)) return []
      return Object.entries(Object(payload)).flatMap(([key, inner]) => {
        const isRecord = method === 'POST' && typeof valueAt(inner, 'id') === 'string'
        return isRecord || (typeof inner === 'string' && names.includes(key)) ? [key] : []
      })
    })
  })
  return [...new Set(keys)]
}

/** `/dashboards/validate` is also a `/dashboards/{dashboardId}`, so that a server may serve the methods of both. */
function siblingsOf({ path }: LocatedOperation, all: readonly LocatedOperation[]): readonly string[] {
  const segments = path.split('/')
  const isSame = (each: LocatedOperation) => {
    const others = each.path.split('/')
    const isEqual = (other: string, at: number) => other === segments[at] || other.startsWith('{')
    return others.length === segments.length && others.every(isEqual)
  }
  return all.filter(isSame).map(({ method }) => method.toUpperCase())
}

function readOperation(
  document: object,
  operation: LocatedOperation,
  all: readonly LocatedOperation[],
  payloadKey: string | undefined,
): Operation {
  const { id, method, path, parameters, node } = operation
  const states = statesOf(document as OpenApiDocument, id)
  const requestBody = below(document, operation, 'requestBody')
  const [content] = requestBody ? bodyContents(document, requestBody) : []
  return {
    id,
    pointer: inFragment(operation.pointer),
    method: method.toUpperCase(),
    path,
    safe: ['get', 'head'].includes(method) || isQuestion(operation, all),
    ...(node['x-effect'] !== undefined && { effect: node['x-effect'] as Effect }),
    siblings: siblingsOf(operation, all),
    ...(states && { states }),
    ...(node['x-needs']?.object && { needs: node['x-needs'].object }),
    ...(node['x-payload']?.verdict !== undefined && { verdict: node['x-payload'].verdict }),
    ...(payloadKey !== undefined && !node['x-payload']?.whole && { payloadKey }),
    parameters: parameters.map((each) => readParameter(document, each)),
    ...(content && { body: { ...content, required: valueAt(requestBody?.node, 'required') === true } }),
    answers: answersOf(document, operation),
    security: securityOf(document, operation),
  }
}

/**
 * A POST that gives a verdict only asks, and so does one that may be repeated and that nothing on its path reads or
 * deletes; with these it sets something.
 */
function isQuestion({ path, method, node }: LocatedOperation, all: readonly LocatedOperation[]): boolean {
  if (method !== 'post' || node['x-effect'] !== undefined) return false
  const isAlone = all.filter((each) => each.path === path).length === 1
  return node['x-payload']?.verdict !== undefined || (node['x-client'] !== undefined && isAlone)
}

function readParameter(document: object, located: LocatedOperation['parameters'][number]): Parameter {
  const { name, in: where, required } = located.node
  const bound = isBound(document as OpenApiDocument, located.node)
  const [node, pointer] = [schemaOf(located, {}), inFragment(located.pointer)]
  return { name, in: where as Parameter['in'], required: required === true, bound, node, pointer }
}

function answersOf(document: object, operation: LocatedNode): Answer[] {
  const responses = [...childrenOf(locatedAt(operation, 'responses'))]
  return responses.flatMap(([key, reference]) => {
    const response = follow(document, reference)
    const headers = [...childrenOf(locatedAt(response, 'headers'))].map(([name, header]) => {
      return { name, node: schemaOf(follow(document, header)) }
    })
    const own = { key, status: statusOf(key), headers }
    const contents = bodyContents(document, response)
    const empty: Answer = { ...own, node: [], examples: [], pointer: inFragment(response.pointer) }
    return contents.length > 0 ? contents.map((content): Answer => ({ ...own, ...content })) : [empty]
  })
}

const statusOf = (key: string): number => (key === 'default' ? 599 : Number(key.toUpperCase().replace('XX', '99')))

function bodyContents(document: object, owner: LocatedNode): Omit<Body, 'required'>[] {
  return [...childrenOf(locatedAt(owner, 'content'))].map(([mediaType, reference]) => {
    const content = follow(document, reference)
    const examples = [...childrenOf(locatedAt(content, 'examples'))].map(([name, example]) => {
      const value = valueAt(follow(document, example).node, 'value') as Json
      return { name, pointer: inFragment(example.pointer), value }
    })
    return { mediaType, node: schemaOf(content), examples, pointer: inFragment(content.pointer) }
  })
}

function securityOf(document: object, { node }: LocatedOperation): Scheme {
  const [requirement] = node.security ?? (document as OpenApiDocument).security ?? []
  const [name] = Object.keys(requirement ?? {})
  if (name === undefined) return 'none'
  return valueAt(nodeAt(document, `#/components/securitySchemes/${name}`), 'scheme') === 'bearer' ? 'bearer' : 'basic'
}

function below(document: object, owner: LocatedNode, key: string): LocatedNode | undefined {
  const found = follow(document, locatedAt(owner, key))
  return found.node === undefined ? undefined : found
}

/** The schema of a parameter, a header or a media type. */
function schemaOf({ node, pointer }: LocatedNode, otherwise?: SchemaObject): Node {
  const schema = (valueAt(node, 'schema') ?? otherwise) as SchemaObject | undefined
  return schema ? [{ schema, pointer: pointerBelow(inFragment(pointer), 'schema') }] : []
}

/** A pointer of the reader in the form that this package shows. */
const inFragment = (pointer: string): string => pointerBelow('#', ...pointerTokens(pointer))
