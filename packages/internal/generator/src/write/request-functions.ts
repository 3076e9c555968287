import type { OpenApiDocument, SchemaObject } from '@clouddb/document/openapi'
import type { ApiModel } from '../read/api.ts'
import type { RequestOfRecord, RequestsModel, RequestTable } from '../read/request-tables.ts'
import { referencedName } from '../read/schemas.ts'
import { argumentNames, camelCase, pascalCase, propertyName, quote, unusedName } from '../type-names.ts'
import { comment, commentText } from './comments.ts'
import type { SchemaTypes } from './schema.ts'

/** Writes one function for each request, and the tables from which the runtime creates the request. */
export function writeRequests(
  document: OpenApiDocument,
  api: ApiModel,
  schema: SchemaTypes,
  { requests, idKinds }: RequestsModel,
): string {
  const tables = new RequestTableWriter()
  const typeOf = (name: string) => schema.roots.get(name) as string
  const functions = requests.map((one) => {
    const types = { type: typeOf(one.request), record: typeOf(one.record), table: tables.write(one.shape) }
    return declareFunction(one, types, functionComment(document, api, one))
  })
  const runtime = requests.some(({ isChange }) => isChange) ? 'toChanges, toRequest' : 'toRequest'
  const imported = [...new Set(requests.flatMap(({ request, record }) => [request, record]))].map(typeOf).toSorted()
  return [
    `import { type LeftOut, type PartialRequest, type RequestLoss, type RequestOptions, type RequestShape, ${runtime} } from '@clouddb/client-core/requests'`,
    `import type { ${imported.join(', ')} } from './schema.ts'\n`,
    `export type { LeftOut, PartialRequest, RequestLoss, RequestOptions }`,
    `// What a function returns can be named where this alone is imported.\nexport type * from './schema.ts'\n`,
    comment(['The kinds of objects whose ids a request holds, as `mapId` is told them.']),
    `export type IdKind = ${idKinds.length > 0 ? idKinds.map(quote).join(' | ') : 'never'}\n`,
    [...functions, ...tables.declarations].join('\n\n'),
    '',
  ].join('\n')
}

function declareFunction(
  { request, isChange }: RequestOfRecord,
  { type, record, table }: { type: string; record: string; table: string },
  says: string,
): string {
  const name = `to${pascalCase(request.replace(/Request$/, ''))}`
  const given = isChange ? ['before', 'after'] : argumentNames([record])
  const parameters = given.map((argument) => `${argument}: ${record}`).join(', ')
  const options = isChange ? `Pick<RequestOptions, 'leaveOut'>` : 'RequestOptions<IdKind>'
  const partly = comment(['The same, and what the request cannot carry is left out and returned.'])
  return `${says}
export function ${name}(${parameters}, options?: ${options} & { readonly leaveOut?: false | undefined }): ${type}
${partly}
export function ${name}(${parameters}, options: ${options} & { readonly leaveOut: true }): PartialRequest<${type}>
export function ${name}(${parameters}, options?: ${options}): ${type} | PartialRequest<${type}> {
  return ${isChange ? 'toChanges' : 'toRequest'}<${type}>(${quote(name)}, ${quote(type)}, ${table}, ${given.join(', ')}, options)
}`
}

function functionComment(
  document: OpenApiDocument,
  api: ApiModel,
  { request, shape, isChange }: RequestOfRecord,
): string {
  const schema = document.components?.schemas?.[request] as SchemaObject
  const operations = api.operations.flatMap(({ id, body }) =>
    body?.schema && referencedName(body.schema) === request ? [`\`${id}\``] : [],
  )
  const body = `Makes the body of ${operations.join(' or ') || 'a request'} from`
  const list = (key: 'readOnly' | 'unshown') => [...new Set(fieldsIn(shape, key))].map((path) => `\`${path}\``)
  const [dropped, unshown] = [list('readOnly'), list('unshown')]
  return comment([
    isChange
      ? `${body} the difference of a record and a changed copy of it.\nFields that the copy does not have stay as they are.`
      : `${body} a record, of this or of another deployment.\nWhat the server left out of the record is not in it.`,
    commentText(schema.description),
    dropped.length === 0 ? undefined : `Not sent, for the server sets it: ${dropped.join(', ')}.`,
    unshown.length === 0
      ? undefined
      : `Lost unless you add it to the record, for servers never send it back: ${unshown.join(', ')}.`,
    isChange
      ? `@throws InvalidArgumentError when the copy changes what the request cannot carry and \`leaveOut\` is not true; \`losses\` lists it.`
      : `@throws InvalidArgumentError when the record holds what the request cannot carry and \`leaveOut\` is not true, or an id for which \`mapId\` gives none; \`losses\` lists it.`,
  ])
}

/** The paths of fields that only the server sets, or that it never sends back: `filters[].id`. */
function fieldsIn(shape: RequestTable, key: 'readOnly' | 'unshown', path = ''): string[] {
  if (typeof shape === 'string') return []
  if ('choice' in shape) return shape.choice.flatMap((one) => fieldsIn(one, key, path))
  if ('items' in shape) return fieldsIn(shape.items, key, `${path}[]`)
  if (!('readOnly' in shape)) return []
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  const fields = Object.entries({ ...shape.required, ...shape.optional })
  return [...shape[key].map(below), ...fields.flatMap(([name, field]) => fieldsIn(field, key, below(name)))]
}

// Shorter tables are written inline.
const longEnough = 60

/** Writes tables for the runtime. A table with a name in the document becomes a constant, written once. */
class RequestTableWriter {
  readonly declarations: string[] = []
  readonly #nameByText = new Map<string, string>()
  readonly #names = new Set<string>()
  /** The constants of recursive tables, by the name of the schema. */
  readonly #again = new Map<string, string>()

  /** Declares the constants that a table needs, and returns its expression. */
  write(shape: RequestTable): string {
    if (typeof shape === 'string') return `'${shape}'`
    if ('again' in shape) return `() => ${this.#later(shape.again)}`
    const text = this.#textOf(shape)
    const name = 'name' in shape ? shape.name : undefined
    const awaited = name === undefined ? undefined : this.#again.get(name)
    if (awaited === undefined && (name === undefined || text.length < longEnough)) return text
    const known = this.#nameByText.get(text)
    if (known !== undefined) return known
    const constant = awaited ?? this.#claim(name as string)
    this.#again.delete(name as string)
    this.#nameByText.set(text, constant)
    this.declarations.push(`const ${constant}: RequestShape = ${text}`)
    return constant
  }

  #textOf(shape: Exclude<RequestTable, string | { again: string }>): string {
    if ('choice' in shape) return `[${shape.choice.map((one) => this.write(one)).join(', ')}]`
    if ('values' in shape) return JSON.stringify({ values: shape.values })
    if ('id' in shape) return JSON.stringify({ id: shape.id })
    if ('items' in shape) {
      const least = shape.least === undefined ? '' : `, least: ${shape.least}`
      return `{ items: ${this.write(shape.items)}${least} }`
    }
    const drops = [...shape.readOnly, ...shape.moot]
    const members = [
      ...this.#map('required', shape.required),
      ...this.#map('optional', shape.optional),
      ...(drops.length > 0 ? [`drops: ${JSON.stringify(drops)}`] : []),
      ...(shape.unshown.length > 0 ? [`unshown: ${JSON.stringify(shape.unshown)}`] : []),
      ...(shape.forbidden.length > 0 ? [`forbidden: ${JSON.stringify(shape.forbidden)}`] : []),
      ...(shape.made ? [`made: ${JSON.stringify(shape.made)}`] : []),
      ...(shape.others === undefined ? [] : [`others: ${this.write(shape.others)}`]),
      ...(shape.unlisted ? ['unlisted: true'] : []),
    ]
    return `{ ${members.join(', ')} }`
  }

  #map(key: string, fields: Readonly<Record<string, RequestTable>>): string[] {
    const members = Object.entries(fields).map(([name, field]) => `${propertyName(name)}: ${this.write(field)}`)
    return members.length === 0 ? [] : [`${key}: { ${members.join(', ')} }`]
  }

  #later(name: string): string {
    const constant = this.#again.get(name) ?? this.#claim(name)
    this.#again.set(name, constant)
    return constant
  }

  #claim(name: string): string {
    return unusedName(`${camelCase(name)}Shape`, this.#names)
  }
}
