export type Api = 'management' | 'observability-cloud' | 'observability-oss'

/** The statements of the interface about a value. An absent keyword is not stated. */
export interface ValueFacts {
  readonly type: 'string' | 'number' | 'boolean' | 'object' | 'array'
  readonly nullable?: true
  readonly deprecated?: true
  readonly format?: 'uuid' | 'date-time'
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly maxLength?: number
  readonly default?: boolean
  /** Values that the schema must list. Further ones must be marked in `x-public`. */
  readonly values?: readonly string[]
  /** Texts that the description must contain. Letter case and backticks do not count. */
  readonly says?: readonly string[]
  readonly items?: ValueFacts
  readonly mayBeEmpty?: true
  /** The name of the schema. */
  readonly name?: string
  /** Selects the member of a union whose property has this constant. */
  readonly member?: readonly [property: string, constant: string]
  readonly fields?: Readonly<Record<string, ValueFacts>>
  /** Fields that the value does not have. */
  readonly without?: readonly string[]
  /** No other field is accepted. */
  readonly closed?: true
  readonly nothingRequired?: true
}

/** The statements of the interface about a response; `not shown` where it shows no body. */
export type ResponseFacts = { readonly says?: readonly string[]; readonly body: ValueFacts } | 'not shown'

/** The statements of the interface about one operation. An absent status is not stated. */
export interface OperationFacts {
  readonly id: string
  /** Its request in each API that has it: `GET /v1/things`. */
  readonly requests: Readonly<Partial<Record<Api, string>>>
  readonly says: readonly string[]
  readonly deprecated?: true
  /** Path parameters, all of them required; the path of an API can lack some. */
  readonly parameters: Readonly<Record<string, ValueFacts>>
  readonly body?: ValueFacts
  readonly responses: Readonly<Record<number, ResponseFacts>>
}

/** The statements of the interface about a whole document. */
export interface DocumentFacts {
  /** Absent where the interface states none. */
  readonly version?: string
  readonly server: string
  /** The pattern of every path. */
  readonly paths: RegExp
  readonly tags: readonly string[]
  readonly scheme: 'basic' | 'bearer'
  /** Texts in the description of the credential. */
  readonly credential: readonly string[]
  /** The property of a successful body that holds the payload, where the interface names one. */
  readonly payload?: string
  /** The responses of all operations of the interface, by status. */
  readonly envelopes: Readonly<Record<number, ValueFacts>>
  /** The verbs that the deployment supports, by resource. They give the names of the operations. */
  readonly supports: Readonly<Record<string, readonly Action[]>>
  /** Schemas of identifiers, by their path below `components.schemas`. */
  readonly identifiers: readonly string[]
  /** Texts in the title or the description of the document. */
  readonly says: readonly string[]
}

export type Action = 'create' | 'list' | 'get' | 'update' | 'delete'

/** Values of each type, with the texts that their descriptions must contain. */
export const text = (...says: string[]): ValueFacts => ({ type: 'string', says })
export const number = (...says: string[]): ValueFacts => ({ type: 'number', says })
export const flag = (...says: string[]): ValueFacts => ({ type: 'boolean', says })
export const list = (items: ValueFacts, ...says: string[]): ValueFacts => ({ type: 'array', items, says })

/** One of some texts, which are given as words. */
export const oneOf = (words: string, ...says: string[]): ValueFacts => ({
  type: 'string',
  values: words.trim().split(/\s+/),
  says,
})

type Fields = Readonly<Record<string, ValueFacts>>

export const object = (fields: Fields): ValueFacts => ({ type: 'object', fields })
export const named = (name: string, fields: Fields): ValueFacts => ({ ...object(fields), name })
