import type { Json, Node, SchemaObject } from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'

export interface Example {
  readonly name: string
  readonly pointer: string
  readonly value: Json
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  /** True where the value is an option of the client (`x-client-option`). */
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
  /** The states of its object in which servers accept it (`x-states`). */
  readonly states?: readonly string[]
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
