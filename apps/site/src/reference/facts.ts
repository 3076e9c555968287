import type { SchemaObject } from '@clouddb/spec/document/openapi'
import { html, inline, type Markup } from '../markup.ts'

/** What is known of a value beside its type and description, a line each. */
export function factsOf(schema: SchemaObject): Markup[] {
  const bounds = boundsOf(schema)
  return [
    ...(schema.deprecated
      ? [html`<b class="warn">Deprecated.</b> ${inline(schema['x-deprecation-reason'] ?? '')}`]
      : []),
    ...(bounds.length > 0 ? [html`${sentence(bounds)}`] : []),
    ...valuesOf(schema),
    ...(schema.default === undefined ? [] : [html`Default: ${code(schema.default)}`]),
    ...(schema.readOnly ? [html`The server alone sets it.`] : []),
    ...(schema['x-since'] ? [html`<span class="since">Servers since ${schema['x-since']}</span>`] : []),
    ...(schema['x-only-with'] ? [html`Means something beside ${code(schema['x-only-with'])} alone.`] : []),
  ]
}

function valuesOf(schema: SchemaObject): Markup[] {
  const open = schema['x-extensible-enum']
  const values = Array.isArray(open) ? open : schema.enum
  if (!values) return []
  const days = schema['x-since-values'] ?? {}
  const list = values.map((value) => {
    const day = days[String(value)]
    return html`<li>${code(value)}${day && html` <span class="since">since ${day}</span>`}</li>`
  })
  return [html`${open ? 'Known values, and others may come:' : 'One of:'}<ul class="values">${list}</ul>`]
}

const words: Readonly<Record<string, (bound: unknown) => string>> = {
  minimum: (bound) => `at least ${bound}`,
  exclusiveMinimum: (bound) => `more than ${bound}`,
  maximum: (bound) => `at most ${bound}`,
  exclusiveMaximum: (bound) => `less than ${bound}`,
  multipleOf: (bound) => `a multiple of ${bound}`,
  minLength: (bound) => `at least ${bound} ${bound === 1 ? 'character' : 'characters'}`,
  maxLength: (bound) => `at most ${bound} characters`,
  minItems: (bound) => `at least ${bound} ${bound === 1 ? 'item' : 'items'}`,
  maxItems: (bound) => `at most ${bound} ${bound === 1 ? 'item' : 'items'}`,
  minProperties: (bound) => `at least ${bound} ${bound === 1 ? 'field' : 'fields'}`,
  maxProperties: (bound) => `at most ${bound} fields`,
  uniqueItems: () => 'no item twice',
  pattern: (bound) => `matches \`${bound}\``,
}

function boundsOf(schema: SchemaObject): string[] {
  const days = schema['x-since-constraints'] ?? {}
  return Object.entries(words)
    .filter(([keyword]) => schema[keyword] !== undefined && schema[keyword] !== false)
    .map(([keyword, say]) => {
      const day = days[keyword]
      return `${say(schema[keyword])}${day ? ` (servers since ${day})` : ''}`
    })
}

function sentence(parts: readonly string[]): Markup {
  const text = parts.join(', ')
  return inline(`${text[0]?.toUpperCase()}${text.slice(1)}.`)
}

function code(value: unknown): Markup {
  return html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`
}
