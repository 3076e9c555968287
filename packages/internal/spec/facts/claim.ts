import type { Api, NonEmpty, Section, Subject } from './table.ts'

/** What a document must say for a fact to hold, in terms that both know. */
export type Claim =
  | ValueClaim
  | OperationClaim
  | DocumentClaim
  | { readonly kind: 'says'; readonly of: Described; readonly sentence: string }

/** Of a value in a request or an answer. */
export type ValueClaim = { readonly at: Subject } & (
  | { readonly kind: 'is there' }
  | { readonly kind: 'is not there' }
  | { readonly kind: 'has the type'; readonly type: 'string' | 'number' | 'boolean' | 'object' | 'array' }
  | { readonly kind: 'may be null' }
  | { readonly kind: 'may be empty' }
  | { readonly kind: 'has'; readonly keyword: Bound; readonly value: number | boolean | string }
  | { readonly kind: 'has the values'; readonly values: NonEmpty<string> }
  | { readonly kind: 'takes the value'; readonly value: string }
  | { readonly kind: 'has no other value of the interface'; readonly values: NonEmpty<string> }
  | { readonly kind: 'is deprecated' }
  | { readonly kind: 'has the name'; readonly name: string }
  | { readonly kind: 'lists no values' }
  | { readonly kind: 'requires nothing' }
  | { readonly kind: 'has no other field' }
)

export type Bound = 'minimum' | 'maximum' | 'multipleOf' | 'maxLength' | 'default' | 'format'

/** Of an operation, such as `GET /v1/things`. */
export type OperationClaim = { readonly operation: string } & (
  | { readonly kind: 'is served' }
  | { readonly kind: 'is called'; readonly title: string }
  | { readonly kind: 'is deprecated itself' }
  | { readonly kind: 'takes the parameter'; readonly name: string }
  | { readonly kind: 'takes a JSON body' }
  | { readonly kind: 'takes no body' }
  | { readonly kind: 'answers'; readonly status: number }
  | { readonly kind: 'shows no body of'; readonly status: number }
  | { readonly kind: 'shows no other answer than'; readonly statuses: NonEmpty<number> }
)

/** Of the document as a whole. */
export type DocumentClaim =
  | { readonly kind: 'is addressed by the user' }
  | { readonly kind: 'listens on'; readonly port: number }
  | { readonly kind: 'has the version'; readonly version: string }
  | { readonly kind: 'has the prefix'; readonly prefix: string }
  | { readonly kind: 'serves only'; readonly operations: NonEmpty<string> }
  | { readonly kind: 'has paths like'; readonly pattern: string; readonly resources: NonEmpty<string> }
  | { readonly kind: 'groups by'; readonly tags: NonEmpty<string> }
  | { readonly kind: 'supports'; readonly resource: string; readonly actions: NonEmpty<string> }
  | {
      readonly kind: 'supports by method'
      readonly resource: string
      readonly methods: NonEmpty<string>
      /** The requests that the tables show of it. */
      readonly shown: readonly string[]
    }
  | { readonly kind: 'shows only'; readonly operations: readonly string[] }
  | { readonly kind: 'authenticates by'; readonly scheme: 'basic' | 'bearer' }
  | { readonly kind: 'answers in JSON' }
  | { readonly kind: 'has its payload under'; readonly key: string }
  | { readonly kind: 'does not know'; readonly topic: string }
  | { readonly kind: 'knows only as a public fact'; readonly topic: string }

/** What has a description. */
export type Described =
  | Subject
  | 'the document'
  | 'the credential'
  | { readonly operation: string; readonly status?: number }

/** One statement of the interface document. */
export interface Fact {
  readonly section: Section
  /** The documents that must say so. */
  readonly apis: NonEmpty<Api>
  /** The statement, for people. */
  readonly says: string
  readonly claim: Claim
}

/** A statement of a section, and what it claims. */
export const fact = (section: Section, apis: NonEmpty<Api>, says: string, claim: Claim): Fact => ({
  section,
  apis,
  says,
  claim,
})

/** Statements that documents repeat in these words. */
export const sentences = (section: Section, apis: NonEmpty<Api>, of: Described, said: readonly string[]): Fact[] =>
  said.map((sentence) => fact(section, apis, sentence, { kind: 'says', of, sentence }))
