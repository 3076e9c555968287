import type { Bump, Effect } from './change.ts'
import { named, ownerOf, pathOf, type Subject } from './text.ts'

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
  'operation-removed': ['major', '{subject} is gone'],
  'operation-added': ['minor', '{subject} is a new operation{0}'],
  'operation-moved': ['major', '{subject} is {0} now, no longer {1}'],
  renamed: ['major', '{subject} is now called {0}'],
  'tags-changed': ['patch', '{subject} is listed under other tags'],
  'retries-changed': ['major', '{subject} is repeated after {0} now, no longer after {1}'],
  'parameter-removed': ['major', '{subject} no longer takes the {0} parameter {1}'],
  'parameter-added': ['minor', '{subject} takes a new optional {0} parameter {1}{2}'],
  'required-parameter-added': ['major', '{subject} needs a new {0} parameter {1}{2}'],
  'parameters-reordered': ['major', '{subject} takes its path parameters in another order: {0}'],
  'parameter-moved': ['major', '{subject} is sent in the {0}, no longer in the {1}'],
  'parameter-required': ['major', '{subject} must be given now'],
  'parameter-optional': ['minor', '{subject} may be left out'],
  'reserved-allowed': ['major', '{subject} may have reserved characters'],
  'reserved-refused': ['major', '{subject} may no longer have reserved characters'],
  'empty-allowed': ['minor', '{subject} may be empty'],
  'empty-refused': ['major', '{subject} may no longer be empty'],
  'client-option-added': ['major', '{subject} is an option of the client now'],
  'client-option-removed': ['major', '{subject} is asked for in each call'],

  // Bodies, answers and headers.
  'body-added': ['minor', '{subject} takes a body'],
  'required-body-added': ['major', '{subject} needs a body'],
  'body-removed': ['major', '{subject} no longer takes a body'],
  'body-required': ['major', '{subject} now needs a body'],
  'body-optional': ['minor', '{subject} takes calls without a body'],
  'media-type-removed': ['major', '{subject} no longer {0} {1}'],
  'media-type-added': ['minor', '{subject} {0} {1}'],
  'status-added': ['minor', '{subject} may answer {0}'],
  'status-removed': ['major', '{subject} no longer answers {0}'],
  'answer-body-removed': ['major', '{subject} no longer has a body'],
  'answer-body-added': ['minor', '{subject} has a body now'],
  'part-removed': ['major', '{subject} no longer has the {0} {1}'],
  'part-added': ['minor', '{subject} has a new {0} {1}'],
  'header-optional': ['major', '{subject} may be missing'],
  'header-required': ['minor', '{subject} is always there'],
  'text-form-changed': ['major', '{subject} is {0} now, no longer {1}'],
  'style-changed': ['major', '{subject} is written in the style {0}, no longer {1}'],
  'explode-changed': ['major', '{subject} has its items {0} now'],

  // Servers, credentials, and the document as a whole.
  'version-changed': ['patch', '{subject} has the version {0}, before {1}'],
  'openapi-changed': ['major', '{subject} is written in OpenAPI {0}, before {1}'],
  'payload-changed': ['major', '{subject} return {0}, no longer {1}'],
  'list-changed': ['patch', '{subject} has other {0}'],
  'server-moved': ['major', '{subject} is called at {0}, no longer at {1}'],
  'server-removed': ['major', '{subject} is no longer served at {0}'],
  'server-added': ['minor', '{subject} is served at {0}'],
  'variable-added': ['major', '{subject} is a new variable'],
  'variable-removed': ['major', '{subject} is no longer a variable'],
  'variable-default-changed': ['major', '{subject} is {0} by default, no longer {1}'],
  'variable-narrowed': ['major', '{subject} no longer takes all values'],
  'variable-widened': ['minor', '{subject} takes more values'],
  'credential-required': ['major', '{subject} needs a credential now'],
  'credential-removed': ['major', '{subject} is no longer made with {0}'],
  'credential-added': ['minor', '{subject} can be made with {0}'],
  'credential-changed': ['major', '{subject} is {0} now, no longer {1}'],
  'credential-source-changed': ['major', '{subject} is had in another way'],
  'credential-form-changed': ['patch', '{subject} is told to have another form'],
  'scope-added': ['minor', '{subject} can have the scope {0}'],
  'scope-removed': ['major', '{subject} can no longer have the scope {0}'],
  'scope-described': ['patch', '{subject} describes the scope {0} in other words'],

  // Texts for people.
  'text-added': ['words', '{subject} has a new {0}'],
  'text-removed': ['words', '{subject} has lost its {0}'],
  'text-changed': ['words', '{subject} has another {0}'],
  'example-added': ['patch', '{subject} shows the example {0}'],
  'example-removed': ['patch', '{subject} no longer shows the example {0}'],
  'example-changed': ['patch', '{subject} shows something else'],
  deprecated: ['addition', '{subject} is deprecated{0}'],
  'no-longer-deprecated': ['words', '{subject} is no longer deprecated'],
  'since-added': ['words', '{subject} is {0} servers before {1}'],
  'since-changed': ['words', '{subject} is {0} servers before {1}, no longer before {2}'],
  'since-removed': ['words', '{subject} is no longer {0} servers before {1}'],

  // Schemas.
  'type-removed': ['major', '{subject} is no longer a type'],
  'type-added': ['minor', '{subject} is a new type'],
  'type-renamed': ['major', 'The type {subject} is now called {0}'],
  'kind-changed': ['other', '{subject} is {0} now, no longer {1}'],
  'reference-changed': ['other', '{subject} is of the type {0} now, no longer {1}'],
  'anything-allowed': ['wider', '{subject} may be anything, no longer {0} alone'],
  forbidden: ['narrower', '{subject} must not be there any more'],
  allowed: ['wider', '{subject} may be there now'],
  'null-allowed': ['wider', '{subject} may be null'],
  'null-refused': ['narrower', '{subject} is no longer null'],
  'value-added': ['wider', '{owner} {0} {1}{2}'],
  'value-removed': ['narrower', '{owner} {0} {1}{2}'],
  'list-closed': ['narrower', '{subject} is now {0}'],
  'list-opened': ['wider', '{subject} is no longer {0}{1}'],
  'known-values-added': ['addition', '{subject} now names values that are known: {0}'],
  'known-values-removed': ['narrower', '{subject} no longer names the values that are known'],

  // Fields.
  'field-removed': ['other', '{owner} no longer {0} the field {path}'],
  'field-added': ['addition', '{owner} {0} a new optional field {path}{1}'],
  'required-field-added': ['narrower', '{owner} {0} a new field {path}{1}'],
  'field-required': ['narrower', '{owner} {0} the field {path}'],
  'field-optional': ['wider', '{owner} may leave out the field {path}'],
  'field-forbidden': ['narrower', '{owner} now says that there is no field {path}'],
  'field-no-longer-forbidden': ['wider', '{owner} no longer says that there is no field {path}'],
  'always-sent': ['addition', '{subject} is sent by all servers of today'],
  'not-always-sent': ['words', '{subject} is no longer sent by all servers of today'],
  'further-fields-refused': ['narrower', '{subject} no longer admits fields that it does not name'],
  'further-fields-admitted': ['addition', '{subject} admits fields that it does not name'],
  'further-fields-of-one-kind': ['addition', '{subject} admits further fields of one kind'],
  'further-fields-of-one-kind-alone': ['narrower', '{subject} admits further fields of one kind alone'],
  'any-further-field': ['wider', '{subject} admits any further field'],
  'index-added': ['addition', '{subject} has fields of any name'],
  'index-removed': ['other', '{subject} no longer has fields of any name'],
  'pattern-fields-added': ['narrower', '{subject} has fields whose name matches {0}'],
  'pattern-fields-removed': ['other', '{subject} no longer has fields whose name matches {0}'],
  'field-rule-added': ['narrower', '{subject} has the rule for the field {0}'],
  'field-rule-removed': ['wider', '{subject} no longer has the rule for the field {0}'],
  'dependency-added': ['narrower', '{subject} has {0} only together with {1}'],
  'dependency-removed': ['wider', '{subject} may have {0} without {1}'],

  // Constraints.
  'bound-added': ['narrower', '{subject} is {0} now'],
  'bound-removed': ['wider', '{subject} is no longer {0}'],
  'bound-changed': ['other', '{subject} is {0} now, before {1}'],
  'constraint-added': ['narrower', '{subject} has the {0} {1} now'],
  'constraint-removed': ['wider', '{subject} no longer has the {0} {1}'],
  'constraint-changed': ['other', '{subject} has the {0} {1} now, no longer {2}'],
  'items-unique': ['narrower', 'The items of {subject} differ now'],
  'items-not-unique': ['wider', 'The items of {subject} may be equal'],
  'condition-added': ['narrower', '{subject} has {0} now'],
  'condition-removed': ['wider', '{subject} no longer has {0}'],
  'condition-changed': ['other', 'The condition of {subject} {0}'],
  'refusal-changed': ['other', '{subject} {0}'],

  // Keywords that say more than which instances are valid.
  'default-added': ['addition', '{subject} has the default {0} now'],
  'default-removed': ['other', '{subject} no longer has the default {0}'],
  'default-changed': ['other', '{subject} has the default {0} now, no longer {1}'],
  'x-request-of-added': ['addition', '{subject} can be made from {0}'],
  'x-request-of-removed': ['other', '{subject} can no longer be made from {0}'],
  'x-request-of-changed': ['other', '{subject} can be made from {0}, no longer {1}'],
  'x-id-of-added': ['addition', '{subject} is the id of an object of the kind {0} now'],
  'x-id-of-removed': ['other', '{subject} is no longer the id of an object of the kind {0}'],
  'x-id-of-changed': ['other', '{subject} is the id of an object of the kind {0} now, no longer {1}'],
  'x-only-with-added': ['other', '{subject} is meant beside {0} alone'],
  'x-only-with-removed': ['other', '{subject} is no longer meant beside {0} alone'],
  'x-only-with-changed': ['other', '{subject} is meant beside {0} alone, no longer {1}'],
  'readOnly-added': ['other', '{subject} is set by the server alone now'],
  'readOnly-removed': ['other', '{subject} is no longer set by the server alone'],
  'writeOnly-added': ['other', '{subject} is sent and never answered now'],
  'writeOnly-removed': ['other', '{subject} is no longer sent and never answered'],
  'x-indivisible-added': ['other', '{subject} has items that belong together now'],
  'x-indivisible-removed': ['other', '{subject} no longer has items that belong together'],
  'x-unlisted-added': ['other', '{subject} is none of the listed values now'],
  'x-unlisted-removed': ['other', '{subject} is no longer none of the listed values'],

  // Unions.
  'union-added': ['narrower', '{subject} has to be one of several variants as well'],
  'union-removed': ['wider', '{subject} need no longer be one of its variants'],
  'variant-added': ['wider', '{owner} {0} {1}{2}'],
  'variant-removed': ['narrower', '{owner} {0} {1}{2}'],
  'overlap-allowed': ['wider', '{subject} may be of several variants at once'],
  'overlap-refused': ['other', '{subject} may no longer be of several variants at once'],
  'discriminator-added': ['addition', '{subject} is told apart by {0}'],
  'discriminator-removed': ['other', '{subject} is no longer told apart by {0}'],
  'tag-added': ['addition', '{subject} reads the {0} {1} as {2}'],
  'tag-removed': ['other', '{subject} no longer tells the {0} {1} apart'],
  'tag-changed': ['other', '{subject} reads the {0} {1} as {2}, no longer as {3}'],
} as const satisfies Readonly<Record<string, readonly [Effect | Bump, string]>>

/** The rules of schemas, which have an effect in place of a bump. */
export type SchemaRule = { [Name in Rule]: (typeof rules)[Name][0] extends Effect ? Name : never }[Rule]

export function sentenceOf(rule: Rule, of: Subject, args: readonly string[]): string {
  const texts: Readonly<Record<string, string>> = { subject: named(of), owner: ownerOf(of), path: pathOf(of) }
  return rules[rule][1].replace(/\{(\w+)\}/g, (_, key: string) => texts[key] ?? args[Number(key)] ?? '')
}
