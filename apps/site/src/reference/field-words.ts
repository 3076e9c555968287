import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { isReference, resolve } from '@clouddb/document/references'
import { ruleWords, statedValidations } from '@clouddb/document/rules'
import { isImpossible } from '@clouddb/document/schemas'
import { sinceDayOf, sinceDaysOf, withKeywordsBeside } from '@clouddb/document/since-days'
import { html, inline, Markup } from '../markup.ts'

/** A schema with its reference resolved. The keywords beside the reference win. */
export function whole(document: OpenApiDocument, schema: Schema | undefined): SchemaObject {
  if (!isRecord(schema)) return {}
  const { $ref: _, ...own } = schema
  const target = isReference(schema) ? resolve<Schema>(document, schema) : undefined
  const all = isRecord(target) ? withKeywordsBeside(whole(document, target as Schema), own) : own
  const rules = [...statedValidations(all), ...demandedIn(document, own).flatMap((part) => statedValidations(part))]
  return (rules.length > 0 ? { ...all, 'x-validations': rules } : all) as SchemaObject
}

/** The schemas that a condition demands; they hold rules that several schemas share. */
function demandedIn(document: OpenApiDocument, { if: condition, else: other }: Partial<SchemaObject>): SchemaObject[] {
  if (!isRecord(condition) || !isImpossible(other)) return []
  const parts = (condition.allOf ?? [condition]) as readonly Schema[]
  return parts.map((part) => whole(document, part))
}

/** The type of a value in words: `list of objects or null`. */
export function typeWords(document: OpenApiDocument, schema: Schema | undefined): string {
  return typesOf(document, schema).join(' or ') || 'anything'
}

function typesOf(document: OpenApiDocument, schema: Schema | undefined): string[] {
  const { type, const: only, enum: values, items, oneOf, anyOf, allOf, properties, format } = whole(document, schema)
  const members = oneOf ?? anyOf ?? (type === undefined ? allOf : undefined)
  if (members) return [...new Set(members.flatMap((member) => typesOf(document, member)))]
  if (only !== undefined) return [JSON.stringify(only)]
  const stated = type ?? (values ? [...new Set(values.map((value) => typeof value))] : properties ? 'object' : [])
  return [stated].flat().map((each) => {
    if (each === 'array') return `list of ${plural(typeWords(document, items))}`
    return each === 'string' ? (format ?? each) : each
  })
}

function plural(type: string): string {
  return type.replace(/^(object|string|number|integer|boolean|list)\b/, '$1s')
}

/** The badge of the first day of servers that have something. */
export function sinceBadge(day: string | undefined): Markup | undefined {
  return day === undefined ? undefined : html` <span class="since" data-since="${day}">since ${day.slice(0, 7)}</span>`
}

/** The badge of what may change or go: its name is its class as well. */
export function stabilityBadge(name: 'deprecated' | 'beta', isShown: unknown): Markup | undefined {
  return isShown ? html` <b class="stability ${name}">${name}</b>` : undefined
}

/** What readers must know of a value before they read its description. */
export function marksOf(schema: SchemaObject): Markup {
  const { deprecated, readOnly } = schema
  return html`${stabilityBadge('deprecated', deprecated)}${readOnly && html` <span class="mark">set by the server</span>`}${sinceBadge(sinceDayOf(schema))}`
}

/** The constraints of a value beside its type and description, one for each line. */
export function factsOf(schema: SchemaObject): Markup[] {
  const { deprecated, default: standard, 'x-only-with': other, dependentRequired } = schema
  const needs = Object.entries((dependentRequired ?? {}) as Record<string, string[]>)
  const siblings = Object.entries((isRecord(other) ? other : {}) as Record<string, unknown[]>)
  return [
    deprecated && schema['x-deprecation-reason'] && inline(schema['x-deprecation-reason']),
    boundsOf(schema),
    listedValues(schema),
    standard !== undefined && html`Default: ${code(standard)}`,
    ...siblings.map(([name, values]) => html`Used only where ${code(name)} is ${listed(values, ' or ')}.`),
    ...statedValidations(schema).flatMap((rule) =>
      rule.constraint === undefined ? [html`Rule: ${ruleWords(rule)}${sinceBadge(rule.since)}`] : [],
    ),
    ...needs.map(([name, others]) => html`${code(name)} is sent together with ${listed(others, ' and ')}.`),
  ].filter((line) => line instanceof Markup)
}

function listedValues(schema: SchemaObject): Markup | undefined {
  const open = schema['x-extensible-enum']
  const values = Array.isArray(open) ? open : schema.enum
  if (!values) return undefined
  const days = sinceDaysOf(schema)
  const list = values.map((value, index) => html`${index > 0 && ', '}${code(value)}${sinceBadge(days[String(value)])}`)
  return html`${open ? 'Known values; servers may return others: ' : 'One of: '}${list}`
}

const counted = (bound: unknown, thing: string) => `${bound} ${thing}${bound === 1 ? '' : 's'}`

const words: Readonly<Record<string, (bound: unknown) => string>> = {
  minimum: (bound) => `at least ${bound}`,
  exclusiveMinimum: (bound) => `more than ${bound}`,
  maximum: (bound) => `at most ${bound}`,
  exclusiveMaximum: (bound) => `less than ${bound}`,
  multipleOf: (bound) => `a multiple of ${bound}`,
  minLength: (bound) => `at least ${counted(bound, 'character')}`,
  maxLength: (bound) => `at most ${counted(bound, 'character')}`,
  minItems: (bound) => `at least ${counted(bound, 'item')}`,
  maxItems: (bound) => `at most ${counted(bound, 'item')}`,
  minProperties: (bound) => `at least ${counted(bound, 'field')}`,
  maxProperties: (bound) => `at most ${counted(bound, 'field')}`,
  uniqueItems: () => 'unique items',
  pattern: (bound) => `matches \`${bound}\``,
}

function boundsOf(schema: SchemaObject): Markup | undefined {
  const days = sinceDaysOf(schema)
  const bounds = Object.entries(words)
    .filter(([keyword]) => schema[keyword] !== undefined && schema[keyword] !== false)
    .map(([keyword, say]) => html`${inline(say(schema[keyword]))}${sinceBadge(days[keyword])}`)
  if (bounds.length === 0) return undefined
  return html`Bounds: ${bounds.map((bound, index) => html`${index > 0 && ', '}${bound}`)}`
}

function listed(values: readonly unknown[], last: string): Markup {
  const before = (index: number) => (index === 0 ? '' : index === values.length - 1 ? last : ', ')
  return html`${values.map((value, index) => html`${before(index)}${code(value)}`)}`
}

function code(value: unknown): Markup {
  return html`<code>${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}</code>`
}
