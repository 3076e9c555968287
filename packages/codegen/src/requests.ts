import { isRecord, type OpenApiDocument, type SchemaObject } from '@clouddb/document/openapi'
import { pointerTo } from '@clouddb/document/pointer'
import type { Problems } from '@clouddb/document/problems'
import { isReference, schemaNameOf } from '@clouddb/document/references'
import { comment, prose } from './documentation.ts'
import { argumentNames, pascalCase, quote } from './names.ts'
import type { ApiModel } from './operations.ts'
import { RequestShapes, type Shape } from './request-shapes.ts'
import { RequestTables } from './request-tables.ts'
import type { SchemaTypes } from './schema.ts'

/** A request that can be made from a record. */
export interface RequestOfRecord {
  /** Names in `components.schemas`. */
  readonly request: string
  readonly record: string
}

/** Finds the requests that a document marks with the record that they are made from. */
export function readRequests(document: OpenApiDocument, problems: Problems): RequestOfRecord[] {
  const schemas = document.components?.schemas ?? {}
  return Object.entries(schemas).flatMap(([request, schema]) => {
    const record = isRecord(schema) ? schema['x-request-of'] : undefined
    if (record === undefined) return []
    if (typeof record === 'string' && Object.hasOwn(schemas, record)) return [{ request, record }]
    problems.add(
      pointerTo('components', 'schemas', request, 'x-request-of'),
      `x-request-of is ${JSON.stringify(record)}, and no schema has that name`,
      'Name the schema of the record that the request is made from.',
    )
    return []
  })
}

/** Writes one function for each request, and the tables that the runtime makes it by. */
export function writeRequests(
  document: OpenApiDocument,
  api: ApiModel,
  schema: SchemaTypes,
  requests: readonly RequestOfRecord[],
): string {
  const shapes = new RequestShapes(document)
  const tables = new RequestTables()
  const typeOf = (name: string) => schema.roots.get(name) as string
  const functions = requests.map(({ request, record }) => {
    const shape = shapes.read({ $ref: pointerTo('components', 'schemas', request) }, reference(record))
    const table = tables.write(shape)
    return declare(describe(document, api, request, shape), request, typeOf(request), typeOf(record), table)
  })
  const imported = [...new Set(requests.flatMap(({ request, record }) => [request, record]))].map(typeOf).toSorted()
  const kinds = [...shapes.kinds].toSorted().map(quote)
  return [
    `import { type LeftOut, type PartialRequest, type RequestOptions, type RequestShape, toRequest } from '@clouddb/client-core/requests'`,
    `import type { ${imported.join(', ')} } from './schema.ts'\n`,
    `export type { LeftOut, PartialRequest, RequestOptions }`,
    `// What a function returns can be named where this alone is imported.\nexport type * from './schema.ts'\n`,
    comment(['The kinds of objects whose ids a request holds, as `mapId` is told them.']),
    `export type IdKind = ${kinds.length > 0 ? kinds.join(' | ') : 'never'}\n`,
    [...functions, ...tables.declarations].join('\n\n'),
    '',
  ].join('\n')
}

const reference = (name: string) => ({ $ref: pointerTo('components', 'schemas', name) })

function declare(says: string, request: string, type: string, record: string, table: string): string {
  const name = `to${pascalCase(request.replace(/Request$/, ''))}`
  const [argument] = argumentNames([record])
  const partly = comment(['The same, and what the request cannot carry is left out and returned.'])
  return `${says}
export function ${name}(${argument}: ${record}, options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined }): ${type}
${partly}
export function ${name}(${argument}: ${record}, options: RequestOptions<IdKind> & { readonly leaveOut: true }): PartialRequest<${type}>
export function ${name}(${argument}: ${record}, options?: RequestOptions<IdKind>): ${type} | PartialRequest<${type}> {
  return toRequest<${type}>(${quote(name)}, ${quote(type)}, ${table}, ${argument}, options)
}`
}

function describe(document: OpenApiDocument, api: ApiModel, request: string, shape: Shape): string {
  const schema = document.components?.schemas?.[request] as SchemaObject
  const operations = api.operations.flatMap(({ id, body }) =>
    isReference(body?.schema) && schemaNameOf(body.schema.$ref) === request ? [`\`${id}\``] : [],
  )
  const dropped = [...new Set(setByServer(shape))].map((path) => `\`${path}\``)
  return comment([
    `Makes the body of ${operations.join(' or ') || 'a request'} from a record, of this or of another deployment.\nWhat the server left out of the record is not in it.`,
    prose(schema.description),
    dropped.length === 0 ? undefined : `Not sent, for the server sets it: ${dropped.join(', ')}.`,
    `@throws InvalidArgumentError when the record holds what the request cannot carry and \`leaveOut\` is not true, or an id for which \`mapId\` gives none; \`losses\` lists it all.`,
  ])
}

/** The paths of what the server alone sets: `filters[].id`. */
function setByServer(shape: Shape, path = ''): string[] {
  if (typeof shape === 'string') return []
  if ('choice' in shape) return shape.choice.flatMap((one) => setByServer(one, path))
  if ('items' in shape) return setByServer(shape.items, `${path}[]`)
  if (!('readOnly' in shape)) return []
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  const fields = Object.entries({ ...shape.required, ...shape.optional })
  return [...shape.readOnly.map(below), ...fields.flatMap(([name, field]) => setByServer(field, below(name)))]
}
