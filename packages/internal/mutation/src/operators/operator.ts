import type { LocatedNode } from '@clouddb/spec/document/located'
import { isRecord } from '@clouddb/spec/document/openapi'
import { nodeAt, pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
import type { DocumentModel, Json } from '../document.ts'

/** How a server that follows the mutated document deviates: in what it accepts, in its answers, or in its security. */
export type Deviation = 'request' | 'response' | 'security'

/** Where an operator can be applied; `part` tells apart several mutants of the same node. */
export interface MutationPoint {
  readonly pointer: string
  readonly part?: string
}

/** The input of an operator, which it changes: a copy of the document, the node at the point, and the parent of the node. */
export interface MutationInput {
  readonly document: Json
  readonly pointer: string
  readonly node: Json
  readonly parent: Json
  readonly key: string
  readonly part: string
}

export type Points = (model: DocumentModel) => Iterable<MutationPoint>

/** One way in which a server can deviate from the document. Only deviations that a client can observe are listed. */
export interface Operator {
  /** A sentence fragment about the server: `raises an upper bound`. */
  readonly name: string
  readonly deviation: Deviation
  readonly points: Points
  /** Changes the input, or returns new values for fields of the node. */
  apply(input: MutationInput): unknown
}

// Parsing the text again takes half the time of a clone.
const texts = new WeakMap<object, string>()

/** Returns a copy of a document with an operator applied at a point. */
export function mutate(document: Json, operator: Operator, { pointer, part = '' }: MutationPoint): Json {
  const text = texts.get(document) ?? JSON.stringify(document)
  texts.set(document, text)
  const copy: Json = JSON.parse(text)
  const keys = pointerTokens(pointer)
  const parent = nodeAt(copy, pointerTo(...keys.slice(0, -1)))
  const node: Json = nodeAt(copy, pointer)
  const fields = operator.apply({ document: copy, pointer, node, parent, key: keys.at(-1) ?? '', part })
  if (isRecord(fields)) Object.assign(node, fields)
  return copy
}

type Nameless = Omit<Operator, 'name'>

/** Gives operators their names. */
export function named(operators: Readonly<Record<string, Nameless>>): Operator[] {
  return Object.entries(operators).map(([name, each]) => ({ name, ...each }))
}

export function operator(deviation: Deviation, points: Points, apply: Operator['apply']): Nameless {
  return { deviation, points, apply }
}

/** An operator on schemas of requests. */
export function onSchemas(
  applies: (schema: Json, located: LocatedNode) => boolean,
  change: (schema: Json, input: MutationInput) => unknown,
): Nameless {
  return onSchemaParts((schema, located) => (applies(schema, located) ? [''] : []), change)
}

/** An operator on schemas of requests, of which one schema can have several mutants. */
export function onSchemaParts(
  partsOf: (schema: Json, located: LocatedNode, document: Json) => readonly string[],
  change: (schema: Json, input: MutationInput) => unknown,
): Nameless {
  function* points({ schemas, document }: DocumentModel): Generator<MutationPoint> {
    for (const located of schemas) {
      const { pointer } = located
      for (const part of partsOf(located.node, located, document)) yield part === '' ? { pointer } : { pointer, part }
    }
  }
  return { deviation: 'request', points, apply: (input) => change(input.node, input) }
}

export const eachOperation: Points = ({ operations }) => operations

/** Whether a schema has a keyword. */
export const has =
  (keyword: string) =>
  (schema: Json): boolean =>
    schema[keyword] !== undefined

export const typesOf = (schema: Json): string[] => [schema.type ?? []].flat()

/** A schema inside `if` or `not` says nothing of a value by itself. */
export function isInCondition({ pointer }: LocatedNode): boolean {
  return /\/(if|not)(\/|$)/.test(pointer)
}

/** Renames a key and keeps the order of the keys. */
export function renameKey(object: Json, from: string, to: string): void {
  const entries = Object.entries(object)
  for (const [key] of entries) delete object[key]
  for (const [key, value] of entries) object[key === from ? to : key] = value
}

export function swapKeys(object: Json, first: string, second: string): void {
  ;[object[first], object[second]] = [object[second], object[first]]
}
