import type { Bump, Effect } from './change.ts'
import { ownerOf, type Subject, shortenedPath, subjectText } from './sentence-text.ts'

/** One difference between two bundled documents. */
export interface Change {
  readonly rule: Rule
  readonly subject: Subject
  /** The texts that the sentence of the rule names besides its subject, in the order of their numbers. */
  readonly arguments: readonly string[]
  /** A JSON pointer to the difference: in the later document, or in the earlier one for a part that was removed. */
  readonly pointer: string
  readonly bump: Bump
  /** The sentence of the rule, without a full stop: `createAlert no longer takes the interval 6h`. */
  readonly sentence: string
}

export type Rule = keyof typeof rules

/**
 * Every rule: its bump, or its effect on the instances of a schema, and its sentence. `{subject}` is the operation, type
 * or field; `{owner}` is its operation or type alone, and `{path}` the path in it.
 */
export const rules = {
  unjudged: ['other', '{subject} changed in a way that cannot be judged: {0}'],

  // Operations and parameters.
  'operation-removed': ['major', '{subject} was removed'],
  'operation-added': ['minor', '{subject} is a new operation{0}'],
  'operation-moved': ['major', '{subject} is now {0}, no longer {1}'],
  renamed: ['major', '{subject} is now called {0}'],
  'tags-changed': ['patch', '{subject} is listed under different tags'],
  'retries-changed': ['major', '{subject} is now retried after {0}, no longer after {1}'],
  'pages-added': ['minor', '{subject} can be iterated over'],
  'pages-changed': ['patch', '{subject} asks for its pages in another way'],
  'pages-removed': ['major', '{subject} can no longer be iterated over'],
  'parameter-removed': ['major', '{subject} no longer takes the {0} parameter {1}'],
  'parameter-added': ['minor', '{subject} takes a new optional {0} parameter {1}{2}'],
  'required-parameter-added': ['major', '{subject} needs a new {0} parameter {1}{2}'],
  'parameters-reordered': ['major', '{subject} takes its path parameters in another order: {0}'],
  'parameter-moved': ['major', '{subject} is sent in the {0}, no longer in the {1}'],
  'parameter-required': ['major', '{subject} is now required'],
  'parameter-optional': ['minor', '{subject} is now optional'],
  'client-option-added': ['major', '{subject} is now an option of the client'],
  'client-option-removed': ['major', '{subject} is now an argument of each call'],

  // Bodies, answers and headers.
  // Methods take an optional body in the place of their options.
  'body-added': ['major', '{subject} takes a body'],
  'required-body-added': ['major', '{subject} needs a body'],
  'body-removed': ['major', '{subject} no longer takes a body'],
  'body-required': ['major', '{subject} now needs a body'],
  'body-optional': ['minor', '{subject} no longer needs a body'],
  'media-type-removed': ['major', '{subject} no longer {0} {1}'],
  'media-type-added': ['minor', '{subject} {0} {1}'],
  'status-added': ['minor', '{subject} may answer {0}'],
  'status-removed': ['major', '{subject} no longer answers {0}'],
  'answer-body-removed': ['major', '{subject} no longer has a body'],
  'answer-body-added': ['minor', '{subject} now has a body'],
  'part-removed': ['major', '{subject} no longer has the {0} {1}'],
  'part-added': ['minor', '{subject} has a new {0} {1}'],
  'header-optional': ['major', '{subject} may be missing'],
  'header-required': ['minor', '{subject} is always present'],
  'text-form-changed': ['major', '{subject} is now {0}, no longer {1}'],

  // Servers, credentials, and the document as a whole.
  'version-changed': ['patch', '{subject} has the version {0}, previously {1}'],
  'openapi-changed': ['major', '{subject} is written in OpenAPI {0}, previously {1}'],
  'payload-changed': ['major', '{subject} return {0}, no longer {1}'],
  'client-described': ['patch', '{subject} is described in the document'],
  'environment-added': ['minor', '{subject} can come from the variable {0}'],
  'environment-removed': ['major', '{subject} no longer comes from the variable {0}'],
  'environment-changed': ['major', '{subject} comes from the variable {0}, no longer {1}'],
  'list-changed': ['patch', '{subject} has different {0}'],
  'server-moved': ['major', '{subject} is called at {0}, no longer at {1}'],
  'server-removed': ['major', '{subject} is no longer served at {0}'],
  'server-added': ['minor', '{subject} is served at {0}'],
  'variable-added': ['major', '{subject} is a new variable'],
  'variable-removed': ['major', '{subject} is no longer a variable'],
  'variable-default-changed': ['major', '{subject} is {0} by default, no longer {1}'],
  'variable-narrowed': ['major', '{subject} takes fewer values'],
  'variable-widened': ['minor', '{subject} takes more values'],
  'credential-required': ['major', '{subject} now needs a credential'],
  'credential-removed': ['major', '{subject} can no longer be made with {0}'],
  'credential-added': ['minor', '{subject} can be made with {0}'],
  'credential-changed': ['major', '{subject} is now {0}, no longer {1}'],
  'credential-source-changed': ['major', '{subject} is obtained in another way'],
  'credential-form-changed': ['patch', '{subject} has another format in its description'],

  // Texts for people.
  'text-added': ['words', '{subject} has a new {0}'],
  'text-removed': ['words', '{subject} no longer has a {0}'],
  'text-changed': ['words', '{subject} has another {0}'],
  'example-added': ['patch', '{subject} has a new example {0}'],
  'example-removed': ['patch', '{subject} no longer has the example {0}'],
  'example-changed': ['patch', '{subject} has another value'],
  deprecated: ['addition', '{subject} is deprecated{0}'],
  'no-longer-deprecated': ['words', '{subject} is no longer deprecated'],
  beta: ['addition', '{subject} is now beta: the API may still change it'],
  'no-longer-beta': ['words', '{subject} is no longer beta'],
  secret: ['addition', '{subject} is now a secret, which messages and logs do not show'],
  'no-longer-secret': ['other', '{subject} is no longer a secret: messages and logs may show it'],
  'since-added': ['words', '{subject} is {0} servers before {1}'],
  'since-changed': ['words', '{subject} is {0} servers before {1}, no longer before {2}'],
  'since-removed': ['words', '{subject} is no longer {0} servers before {1}'],

  // Schemas.
  'type-removed': ['major', '{subject} is no longer a type'],
  'type-added': ['minor', '{subject} is a new type'],
  'type-renamed': ['major', 'The type {subject} is now called {0}'],
  'kind-changed': ['other', '{subject} is now {0}, no longer {1}'],
  'reference-changed': ['other', '{subject} is now of the type {0}, no longer {1}'],
  'anything-allowed': ['wider', '{subject} may be anything, no longer only {0}'],
  forbidden: ['narrower', '{subject} is no longer allowed'],
  allowed: ['wider', '{subject} is now allowed'],
  'null-allowed': ['wider', '{subject} may be null'],
  'null-refused': ['narrower', '{subject} may no longer be null'],
  'value-added': ['wider', '{owner} {0} {1}{2}'],
  'value-removed': ['narrower', '{owner} {0} {1}{2}'],
  'list-closed': ['narrower', '{subject} is now limited to {0}'],
  'list-opened': ['wider', '{subject} is no longer limited to {0}{1}'],
  'known-values-added': ['addition', '{subject} now lists known values: {0}'],
  'known-values-removed': ['narrower', '{subject} no longer lists known values'],

  // Fields.
  'field-removed': ['other', '{owner} no longer {0} the field {path}'],
  'field-added': ['addition', '{owner} {0} a new optional field {path}{1}'],
  'required-field-added': ['narrower', '{owner} {0} a new field {path}{1}'],
  'field-required': ['narrower', '{owner} {0} the field {path}'],
  'field-optional': ['wider', '{owner} may omit the field {path}'],
  'field-forbidden': ['narrower', '{owner} now forbids the field {path}'],
  'field-no-longer-forbidden': ['wider', '{owner} no longer forbids the field {path}'],
  'always-sent': ['addition', '{subject} is sent by all current servers'],
  'not-always-sent': ['words', '{subject} is no longer sent by all current servers'],
  'further-fields-refused': ['narrower', '{subject} no longer allows additional fields'],
  'further-fields-admitted': ['addition', '{subject} allows additional fields'],
  'further-fields-of-one-kind': ['addition', '{subject} allows additional fields of one type'],
  'further-fields-of-one-kind-alone': ['narrower', '{subject} allows additional fields of one type only'],
  'any-further-field': ['wider', '{subject} allows any additional field'],
  'index-added': ['addition', '{subject} has fields of any name'],
  'index-removed': ['other', '{subject} no longer has fields of any name'],
  'pattern-fields-added': ['narrower', '{subject} has fields whose names match {0}'],
  'pattern-fields-removed': ['other', '{subject} no longer has fields whose names match {0}'],
  'dependency-added': ['narrower', '{subject} may have {0} only together with {1}'],
  'dependency-removed': ['wider', '{subject} may have {0} without {1}'],

  // Constraints.
  'bound-added': ['narrower', '{subject} is now {0}'],
  'bound-removed': ['wider', '{subject} is no longer {0}'],
  'bound-changed': ['other', '{subject} is now {0}, previously {1}'],
  'constraint-added': ['narrower', '{subject} now has the {0} {1}'],
  'constraint-removed': ['wider', '{subject} no longer has the {0} {1}'],
  'constraint-changed': ['other', '{subject} now has the {0} {1}, no longer {2}'],
  'items-unique': ['narrower', 'The items of {subject} must now differ'],
  'items-not-unique': ['wider', 'The items of {subject} may be equal'],
  'condition-added': ['narrower', '{subject} now has {0}'],
  'condition-removed': ['wider', '{subject} no longer has {0}'],
  'condition-changed': ['other', 'The condition of {subject} {0}'],
  'refusal-changed': ['other', '{subject} {0}'],
  'rule-added': ['narrower', '{subject} now has the rule: {0}'],
  'rule-removed': ['wider', '{subject} no longer has the rule: {0}'],
  'rule-changed': ['other', '{subject} has another condition for the rule: {0}'],
  'rule-words-changed': ['words', '{subject} has other words of servers: {0}'],

  // Keywords that say more than which instances are valid.
  'default-added': ['addition', '{subject} now has the default {0}'],
  'default-removed': ['other', '{subject} no longer has the default {0}'],
  'default-changed': ['other', '{subject} now has the default {0}, no longer {1}'],
  'x-request-of-added': ['addition', '{subject} can be made from {0}'],
  'x-request-of-removed': ['other', '{subject} can no longer be made from {0}'],
  'x-request-of-changed': ['other', '{subject} can be made from {0}, no longer {1}'],
  'x-id-of-added': ['addition', '{subject} is now the id of an object of the type {0}'],
  'x-id-of-removed': ['other', '{subject} is no longer the id of an object of the type {0}'],
  'x-id-of-changed': ['other', '{subject} is now the id of an object of the type {0}, no longer {1}'],
  'x-id-of-kinds-changed': ['words', '{subject} names an object of other kinds: {0}'],
  'x-only-with-added': ['other', '{subject} now has a meaning only with {0}'],
  'x-only-with-removed': ['other', '{subject} no longer has a meaning only with {0}'],
  'x-only-with-changed': ['other', '{subject} now has a meaning only with {0}, no longer {1}'],
  // Only a request takes less. An answer that loses the keyword changes the requests that are made from it.
  'readOnly-added': ['narrower', '{subject} is now set only by the server'],
  'readOnly-removed': ['other', '{subject} is no longer set only by the server'],
  'writeOnly-added': ['other', '{subject} is now sent but never returned'],
  'writeOnly-removed': ['other', '{subject} may now be returned'],
  'x-indivisible-added': ['other', '{subject} now has items that belong together'],
  'x-indivisible-removed': ['other', '{subject} no longer has items that belong together'],

  // Unions.
  'union-added': ['narrower', '{subject} must also be one of several variants'],
  'union-removed': ['wider', '{subject} no longer has to be one of its variants'],
  'variant-added': ['wider', '{owner} {0} {1}{2}'],
  'variant-removed': ['narrower', '{owner} {0} {1}{2}'],
  'overlap-allowed': ['wider', '{subject} may match several variants at once'],
  'overlap-refused': ['other', '{subject} may no longer match several variants at once'],
  'discriminator-added': ['addition', '{subject} now has the discriminator {0}'],
  'discriminator-removed': ['other', '{subject} no longer has the discriminator {0}'],
  'tag-added': ['addition', '{subject} maps the {0} {1} to {2}'],
  'tag-removed': ['other', '{subject} no longer maps the {0} {1}'],
  'tag-changed': ['other', '{subject} maps the {0} {1} to {2}, no longer to {3}'],
} as const satisfies Readonly<Record<string, readonly [Effect | Bump, string]>>

/** The rules of schemas, which have an effect in place of a bump. */
export type SchemaRule = { [Name in Rule]: (typeof rules)[Name][0] extends Effect ? Name : never }[Rule]

export function changeSentence(rule: Rule, of: Subject, args: readonly string[]): string {
  const texts: Readonly<Record<string, string>> = {
    subject: subjectText(of),
    owner: ownerOf(of),
    path: shortenedPath(of),
  }
  return rules[rule][1].replace(/\{(\w+)\}/g, (_, key: string) => texts[key] ?? args[Number(key)] ?? '')
}
