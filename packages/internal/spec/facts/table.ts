/** The deployments that a document describes, by the name of their package. */
export type Api = 'management' | 'observability-cloud' | 'observability-oss'

/** The sections of the interface document, by its own numbers; `0` is what stands before the first. */
export const sections = {
  '0': 'What the document covers',
  '1': 'What the service does',
  '2.1': 'Response envelope',
  '2.2': 'Service record',
  '2.3': 'ServiceEndpoint and IpAccessListEntry',
  '2.4': 'ServiceScalingPatchRequest',
  '2.5': 'Other records',
  '3': 'States and transitions',
  '4': 'Endpoints',
  '4.1': 'Update service auto scaling settings',
  '4.2': 'Delete key',
  '4.3': 'Observability API, managed deployment',
  '4.4': 'Observability API, open-source deployment',
  '5': 'Authentication',
  '6': 'Events',
  '7': 'Errors',
  '8': 'Limits',
  '9': 'Versioning',
} as const

export type Section = keyof typeof sections

export type NonEmpty<Item> = readonly [Item, ...Item[]]

/** The words of a text, where many stand in a list. */
export function list(words: string): NonEmpty<string> {
  const [first = '', ...others] = words.trim().split(/\s+/)
  return [first, ...others]
}

/**
 * What the interface document says in words. A document says the same when one sentence of its description has these
 * words in this order; small words do not count. Where *some words* stand between stars, those alone decide.
 */
export type Sentences = NonEmpty<string>

interface Notes {
  readonly says?: Sentences
  /** The table allows null here. */
  readonly nullable?: true
  readonly deprecated?: true
}

interface NumberField extends Notes {
  readonly type: 'number'
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
}

interface StringField extends Notes {
  readonly type: 'string'
  readonly format?: 'uuid' | 'date-time'
  readonly maxLength?: number
  /** Values that are named, without saying that they are all. */
  readonly named?: NonEmpty<string>
}

interface EnumField extends Notes {
  readonly type: 'string enum'
  /** All values. */
  readonly values: NonEmpty<string>
}

interface BooleanField extends Notes {
  readonly type: 'boolean'
  readonly default?: boolean
}

interface ObjectField extends Notes {
  readonly type: 'object' | 'array of object'
  readonly record: RecordTable
}

interface ArrayField extends Notes {
  readonly type: 'array' | 'array of string'
  readonly mayBeEmpty?: true
}

/** A row of a table of fields. */
export type Field = NumberField | StringField | EnumField | BooleanField | ObjectField | ArrayField

/** A table of fields. */
export interface RecordTable {
  readonly section: Section
  /** What a person calls it. */
  readonly title: string
  /** Its name in the interface document; some tables show an object without one. */
  readonly name?: string
  /** The table shows this member of a union: `source=tile` for the alert whose `source` is `tile`. */
  readonly member?: string
  readonly fields: { readonly [field: string]: Field }
  /** The table says that no field is required. */
  readonly nothingRequired?: true
  readonly says?: Sentences
}

/** What stands in the row of a status. */
export interface AnswerRow {
  /** In the words of the row. */
  readonly says: string
  /** The fields that the row names. */
  readonly fields: NonEmpty<string>
  /** Fields that the row excludes. */
  readonly without?: NonEmpty<string>
  readonly result?: RecordTable
}

/** A table of one operation. */
export interface OperationTable {
  readonly section: Section
  readonly apis: NonEmpty<Api>
  /** The heading, or the words that say what it does. */
  readonly title: string
  readonly request: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`
  readonly deprecated?: true
  readonly parameters: { readonly [name: string]: StringField | 'in the path' }
  readonly body: RecordTable | 'none'
  readonly answers: { readonly [status: number]: AnswerRow | 'not shown' }
  readonly says?: Sentences
}

/** A value in a request or an answer: `path` leads to it by field names, `[]` for the items of a list. */
export interface Subject {
  /** `GET /v1/things`, or `*` for every operation of the document. */
  readonly operation: string
  readonly part: 'body' | `parameter ${string}` | `${number}`
  readonly path: readonly string[]
}
