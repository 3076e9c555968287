import type { Documented, SchemaObject } from '@clouddb/document/openapi'
import { valuesExcluded } from '@clouddb/document/schemas'
import { isListedValue, type SinceDays, sinceDaysOf } from '@clouddb/document/since-days'

/** Joins paragraphs and tags to a comment; without any, the comment is empty. */
export function comment(blocks: readonly (string | undefined)[]): string {
  const lines = blocks
    .filter((block) => block !== undefined && block.trim() !== '')
    .flatMap((block, index) => [
      ...(index > 0 && !startsTag(block as string) ? [''] : []),
      ...commentLines(block as string),
    ])
  const firstTag = lines.findIndex(startsTag)
  if (firstTag > 0) lines.splice(firstTag, 0, '')
  if (lines.length === 0) return ''
  if (lines.length === 1) return `/** ${lines[0]} */`
  return `/**\n${lines.map((line) => (line === '' ? ' *' : ` * ${line}`)).join('\n')}\n */`
}

function startsTag(text: string): boolean {
  return /^@[a-z]/i.test(text)
}

function commentLines(block: string): string[] {
  return block
    .trim()
    .replaceAll('*/', '*\\/')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
}

/** Escapes the text of a document for a comment: an `@` at the beginning of a word would be a tag. */
export function commentText(text: string | undefined): string | undefined {
  return text?.trim().replace(/(^|[\s(])@(?=\w)/g, '$1\\@')
}

/** The escaped text on one line, for tags. */
export function sentence(text: string | undefined): string {
  return (commentText(text) ?? '').replace(/\s+/g, ' ')
}

export function deprecationTag(
  documented: Pick<Documented, 'deprecated' | 'x-deprecation-reason'>,
): string | undefined {
  return documented.deprecated === true
    ? `@deprecated ${sentence(documented['x-deprecation-reason'])}`.trim()
    : undefined
}

/** What users should know of an operation that the API calls beta. */
export const betaWarning = 'The API calls this operation beta, and may still change it.'

/** The ways in which older servers treat a newer part of the API. */
export type OlderServers = 'refuse or ignore' | 'do not send' | 'do not have'

/** Adds to a text which servers are too old for the thing that it describes, or for some of its values. */
export function withServerDays(text: string | undefined, node: object, older: OlderServers): string | undefined {
  // Types refuse unknown properties, whether the server checks them or not.
  const { self, additionalProperties: _, ...parts } = sinceDaysOf(node)
  const values = Object.keys(parts).filter((part) => isListedValue(node, part))
  const constraints = Object.keys(parts).filter((part) => !isListedValue(node, part))
  return [
    text,
    self && `Servers before ${self} ${older} it.`,
    ...byDay(parts, values, (day, names) => `Servers before ${day} do not know ${names}.`),
    ...byDay(parts, constraints, (day, names) => `Servers before ${day} do not check its ${names}.`),
  ]
    .filter(Boolean)
    .join('\n')
}

function byDay(days: SinceDays, parts: readonly string[], say: (day: string, names: string) => string): string[] {
  const names = new Map<string, string[]>()
  for (const part of parts) names.set(`${days[part]}`, [...(names.get(`${days[part]}`) ?? []), codeText(part)])
  return [...names].map(([day, each]) => say(day, each.join(', ')))
}

/** The comment of a schema, a parameter or a response: its texts and its bounds. */
export function documentationOf(node: Documented & SchemaObject, older: OlderServers): string {
  const title = commentText(node.title)
  const summary = commentText(node.summary)
  const description = commentText(node.description)
  return comment([
    title === description ? undefined : title,
    summary,
    withServerDays(description, node, older),
    valuesExcluded(node)
      ? 'At run time it is the plain text that the server sent; `(unlisted)` stands in the type alone, so that a check for a listed value rules this variant out.'
      : undefined,
    deprecationTag(node),
    ...boundsOf(node),
  ])
}

const boundKeywords = [
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength', 'pattern'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'default'],
]

/** The constraints that a type cannot express, as tags: `@minimum 24`. */
function boundsOf(schema: SchemaObject): string[] {
  const tags = typeof schema.format === 'string' ? [`@format ${sentence(schema.format)}`] : []
  for (const keyword of boundKeywords) {
    const value = schema[keyword]
    if (value === undefined || value === false) continue
    tags.push(`@${keyword} ${keyword === 'pattern' ? codeText(String(value)) : sentence(exampleText(value))}`)
  }
  const examples = Array.isArray(schema.examples)
    ? schema.examples
    : schema.example === undefined
      ? []
      : [schema.example]
  return [...tags, ...examples.map((example) => `@example ${sentence(exampleText(example))}`)]
}

function codeText(text: string): string {
  const fence = text.includes('`') ? '``' : '`'
  return `${fence}${text.replace(/\s/g, ' ')}${fence}`
}

function exampleText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
