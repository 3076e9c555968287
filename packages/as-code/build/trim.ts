import { readFileSync } from 'node:fs'

/** The keywords of schemas that `src/document/walk.ts` declares. Other texts of the documents are not bundled. */
const keywords: ReadonlySet<string> = new Set(
  [
    '$ref anyOf oneOf allOf not if then else type const enum default deprecated',
    'properties additionalProperties required dependentRequired propertyNames maxProperties',
    'items minItems maxItems uniqueItems minLength maxLength pattern format examples minimum maximum',
    'x-since x-since-values x-since-constraints x-kept-when-absent x-cleared-when-absent x-never-shown',
    'x-dropped-without x-days-from-now x-deprecation-reason x-secret x-validations',
  ].flatMap((words) => words.split(' ')),
)

// The keys of this object are names that the document chooses, and the values are schemas.
const named = 'properties'
// The values of these keywords are data.
const plain = /^(const|default|enum|examples|dependentRequired|x-.*)$/

/** The operations on what a project manages. */
const managed = /(Dashboard|SavedSearch|Alert|Webhook)(e?s)?$/

const openSource = new URL('../../observability-oss/openapi.json', import.meta.url)

type Data = Record<string, unknown>

interface Operation extends Data {
  readonly operationId?: string
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> }
}

interface OpenApiDocument {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Data }
  readonly 'x-client': { readonly environment: Data }
}

/** Turns a document into a module. As JSON text it is smaller than the same object as code, and loads faster. */
export function documentModule(source: string, id: string): { code: string; moduleType: 'js' } {
  const document = trimmed(JSON.parse(source))
  // `walk.ts` looks for what is equal in the open-source document.
  const shared = id.includes('observability-oss')
    ? {}
    : trimmed(JSON.parse(readFileSync(openSource, 'utf8'))).components.schemas
  const own = Object.entries(document.components.schemas).filter(
    ([name, schema]) => JSON.stringify(schema) !== JSON.stringify(shared[name]),
  )
  const text = JSON.stringify({ ...document, components: { schemas: Object.fromEntries(own) } }).replace(
    /[\\']/g,
    '\\$&',
  )
  return { code: `export default JSON.parse('${text}')`, moduleType: 'js' }
}

/** The operations, with the schemas of their requests and those that these reach, and the variables of the client. */
function trimmed({ paths, components, 'x-client': { environment } }: OpenApiDocument): OpenApiDocument {
  const operations = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => managed.test(operationId ?? ''))
    .map(({ operationId = '', requestBody, 'x-since': since }): [string, Record<string, Operation>] => {
      const schema = requestBody?.content['application/json']?.schema
      const body = schema ? { requestBody: { content: { 'application/json': { schema: read(schema) } } } } : {}
      return [operationId, { call: { operationId, ...(since ? { 'x-since': since } : {}), ...body } }]
    })
  const reached: Data = {}
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      if (name in reached) continue
      reached[name] = read(components.schemas[name])
      visit(reached[name])
    }
  }
  visit(operations)
  return { paths: Object.fromEntries(operations), components: { schemas: reached }, 'x-client': { environment } }
}

/** Returns a schema without the keywords that nobody reads. */
function read(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(read)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(
    ([keyword, value]) => keywords.has(keyword) || (keyword === 'not' && Object.keys(value).length === 0),
  )
  return Object.fromEntries(
    entries.map(([keyword, value]) => {
      if (keyword === 'x-validations') return [keyword, (value as Data[]).map(({ 'broken-by': _, ...rule }) => rule)]
      if (plain.test(keyword)) return [keyword, value]
      if (keyword !== named) return [keyword, read(value)]
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, read(inner)]))]
    }),
  )
}
