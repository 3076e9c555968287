import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/spec/document/openapi'
import { isReference, resolve, schemaNameOf } from '@clouddb/spec/document/references'
import { type Api, addressOf, schemaId } from '../apis.ts'
import { html, inline, Markup, prose, twoColumns } from '../markup.ts'

/** The name of the page of a schema. Only objects and unions have a page. */
export function pageNameOf(document: OpenApiDocument, schema: Schema | undefined): string | undefined {
  if (!isReference(schema)) return undefined
  const target = resolve<Schema>(document, schema)
  const hasFields = isRecord(target) && ['properties', 'oneOf', 'anyOf', 'allOf'].some((keyword) => keyword in target)
  return hasFields ? schemaNameOf(schema.$ref) : undefined
}

/** A schema with its reference resolved. The keywords beside the reference win. */
export function whole(document: OpenApiDocument, schema: Schema | undefined): SchemaObject {
  if (!isRecord(schema)) return {}
  const { $ref: _, ...own } = schema
  const target = isReference(schema) ? resolve<Schema>(document, schema) : undefined
  return isRecord(target) ? ({ ...whole(document, target as Schema), ...own } as SchemaObject) : (own as SchemaObject)
}

/** The type of a value in words, with links to the pages of schemas. */
export function typeOf(api: Api, schema: Schema | undefined): Markup {
  const name = pageNameOf(api.document, schema)
  if (name !== undefined) return html`<a href="${addressOf(schemaId(api, name))}">${name}</a>`
  const { type, const: only, enum: values, items, oneOf, anyOf, format } = whole(api.document, schema)
  const members = oneOf ?? anyOf
  if (members) return joined(members.map((member) => typeOf(api, member)))
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`
  const types = [type ?? (values ? [...new Set(values.map((value) => typeof value))] : [])].flat()
  if (types.length === 0) return html`anything`
  return joined(
    types.map((each) =>
      each === 'array' ? html`list of ${typeOf(api, items)}` : html`${each === 'null' ? each : (format ?? each)}`,
    ),
  )
}

function joined(parts: readonly Markup[]): Markup {
  return html`${parts.map((part, index) => html`${index > 0 && ' or '}${part}`)}`
}

/** A field of an object, a parameter or a header: one row of a table. */
interface Field {
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
  readonly note?: Markup | undefined
}

/** The fields of an object as a table. Nested objects unfold down to `depth`; deeper ones link to their page. */
function fieldsTable(api: Api, schema: Schema, depth: number): Markup {
  const { properties = {}, required = [], dependentRequired } = whole(api.document, schema)
  const fields = Object.entries(properties)
    .filter(([, property]) => property !== false)
    .map(([name, property]) => ({ name, required: required.includes(name), schema: property }))
  const needs = Object.entries((dependentRequired ?? {}) as Record<string, string[]>)
  return html`${table(api, fields, depth)}${needs.map(([name, others]) => html`<p><code>${name}</code> is sent together with <code>${others.join(', ')}</code>.</p>`)}`
}

/** A table of fields with name, type and meaning. */
export function table(api: Api, fields: readonly Field[], depth: number): Markup {
  const rows = fields.map(({ name, required, schema, note }) => {
    const described = whole(api.document, schema)
    return html`
      <tr>
        <td>
          <code class="name">${name}</code>
          ${required && html` <span class="required">required</span>`}
          <div class="type">${typeOf(api, schema)}</div>
        </td>
        <td>
          ${prose(String(described.description ?? ''))}
          ${constraintsOf(described)}
          ${note}
          ${unfolded(api, schema, depth)}
        </td>
      </tr>`
  })
  return twoColumns('Name', 'Meaning', rows)
}

function unfolded(api: Api, schema: Schema, depth: number): Markup | undefined {
  const inner = whole(api.document, schema).items ?? schema
  const name = pageNameOf(api.document, inner)
  if (!whole(api.document, inner).properties || (name !== undefined && depth <= 0)) return undefined
  return html`<details><summary>${name ? html`Fields of <code>${name}</code>` : 'Its fields'}</summary>${fieldsTable(api, inner, depth - 1)}</details>`
}

/** The members of a union, each with its page or its fields. */
function membersOf(api: Api, schema: Schema): Markup | undefined {
  const { oneOf, anyOf, discriminator } = whole(api.document, schema)
  const members = oneOf ?? anyOf
  if (!members) return undefined
  const tags = Object.entries(discriminator?.mapping ?? {})
  const items = members.map((member) => {
    const tag = tags.find(([, $ref]) => isReference(member) && member.$ref === $ref)?.[0]
    const described = whole(api.document, member)
    const nested = isReference(member) ? undefined : membersOf(api, member)
    const fields = !isReference(member) && described.properties ? fieldsTable(api, member, 0) : undefined
    return html`<li>${nested ?? typeOf(api, member)}${tag && html`, where <code>${discriminator?.propertyName}</code> is <code>${tag}</code>`}${!nested && prose(String(described.description ?? ''))}${fields}</li>`
  })
  return html`<p>One of these:</p><ul class="members">${items}</ul>`
}

/** The fields and the members of a schema, or undefined if it has neither. */
export function partsOf(api: Api, schema: Schema, depth: number): Markup | undefined {
  const described = whole(api.document, schema)
  const parts = [
    membersOf(api, schema),
    ...(described.allOf ?? []).map((part) => partsOf(api, part, depth)),
    described.properties && fieldsTable(api, schema, depth),
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? html`${parts}` : undefined
}

/** The constraints of a value beside its type and description, one line each. */
export function constraintsOf(schema: SchemaObject): Markup | undefined {
  const bounds = boundsOf(schema)
  const { deprecated, default: standard, readOnly, 'x-since': since, 'x-only-with': other } = schema
  const lines = [
    deprecated && html`<b class="warn">Deprecated.</b> ${inline(schema['x-deprecation-reason'] ?? '')}`,
    bounds && inline(`${bounds[0]?.toUpperCase()}${bounds.slice(1)}.`),
    valuesOf(schema),
    standard !== undefined && html`Default: ${code(standard)}`,
    readOnly && html`Only the server sets it.`,
    since && html`<span class="since">Servers since ${since}</span>`,
    other && html`Used only together with ${code(other)}.`,
  ].filter((line) => line instanceof Markup)
  return lines.length > 0 ? html`<ul class="facts">${lines.map((line) => html`<li>${line}</li>`)}</ul>` : undefined
}

function valuesOf(schema: SchemaObject): Markup | undefined {
  const open = schema['x-extensible-enum']
  const values = Array.isArray(open) ? open : schema.enum
  if (!values) return undefined
  const days = schema['x-since-values'] ?? {}
  const list = values.map((value) => {
    const day = days[String(value)]
    return html`<li>${code(value)}${day && html` <span class="since">since ${day}</span>`}</li>`
  })
  return html`${open ? 'Known values; servers may return others:' : 'One of:'}<ul class="values">${list}</ul>`
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

function boundsOf(schema: SchemaObject): string {
  const days = schema['x-since-constraints'] ?? {}
  return Object.entries(words)
    .filter(([keyword]) => schema[keyword] !== undefined && schema[keyword] !== false)
    .map(([keyword, say]) => say(schema[keyword]) + (days[keyword] ? ` (servers since ${days[keyword]})` : ''))
    .join(', ')
}

function code(value: unknown): Markup {
  return html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`
}
