import { inspect } from 'node:util'
import { isRecord, type OpenApiDocument, type RequestBody, type Response } from '@clouddb/document/openapi'
import { nodeAt } from '@clouddb/document/pointer'
import { resolve } from '@clouddb/document/references'
import type { OperationModel } from '@clouddb/generator/read/operation'
import type { Api } from '../apis.ts'

/** One call of an operation, as a program and as a command. */
export interface Call {
  readonly operationId: string
  /** The example body of the call. It is absent if the operation takes no body. */
  readonly example?: Example
  /** A program that uses the package. */
  readonly sdk: string
  /** A curl command that sends the same request. */
  readonly curl: string
}

/** The calls of an operation: one for each named example of its body, or a single one without a body. */
export function callsOf(api: Api, operation: OperationModel): Call[] {
  const examples = operation.body ? mediaTypeExamples(api.document, bodyMediaType(api, operation)) : [undefined]
  return examples.map((example) => ({
    operationId: operation.id,
    ...(example && { example }),
    sdk: sdkOf(api, operation, example?.value),
    curl: curlOf(api, operation, example?.value),
  }))
}

function bodyMediaType({ document }: Api, { pointer, body }: OperationModel): unknown {
  const request = nodeAt(document, `${pointer}/requestBody`)
  return resolve<RequestBody>(document, request as RequestBody).content?.[body?.mediaType ?? '']
}

function sdkOf(api: Api, { id, parameters, body, answers }: OperationModel, value: unknown): string {
  const path = parameters.path.map(({ parameter }) => literal(exampleOf(parameter)))
  const query = Object.fromEntries(requiredQuery(parameters))
  const options = Object.keys(query).length > 0 ? [literal({ query })] : []
  const call = `await ${api.variable}.${id}(${[...path, ...(body ? [literal(value)] : []), ...options].join(', ')})`
  const result = id.replace(/^[a-z]+/, '').replace(/^./, (first) => first.toLowerCase())
  const statements = answers.payload === undefined ? [call] : [`const ${result} = ${call}`, `console.log(${result})`]
  return [
    `import { ${api.factory} } from '${api.name}'`,
    '',
    `const ${api.variable} = ${api.factory}()`,
    ...statements,
    '',
  ].join('\n')
}

/** The query parameters that every call needs, with their examples. */
const requiredQuery = ({ query }: OperationModel['parameters']): [name: string, value: string][] =>
  query.filter(({ required }) => required).map((parameter) => [parameter.name, exampleOf(parameter)])

function curlOf(
  { environment, model }: Api,
  { method, path, parameters, body }: OperationModel,
  value: unknown,
): string {
  const values = new Map(parameters.path.map(({ parameter }) => [parameter.name, exampleOf(parameter)]))
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => values.get(name) ?? `$${environment[name]}`)
  const query = new URLSearchParams(requiredQuery(parameters)).toString()
  const credential =
    model.security === 'basic'
      ? `--user "$${environment.keyId}:$${environment.keySecret}"`
      : `--header "authorization: Bearer $${environment.apiKey}"`
  const data = JSON.stringify(value, undefined, 2)?.replaceAll("'", "'\\''")
  return [
    `curl --request ${method.toUpperCase()} "$${environment.baseUrl}${filled}${query && `?${query}`}"`,
    credential,
    ...(body ? [`--header 'content-type: ${body.mediaType}'`, `--data '${data}'`] : []),
  ].join(' \\\n  ')
}

/** A named example of a document. */
interface Example {
  readonly name: string
  readonly summary: string
  readonly value: unknown
}

/** The named examples of a media type, with resolved references. */
export function mediaTypeExamples(document: OpenApiDocument, mediaType: unknown): Example[] {
  const examples = isRecord(mediaType) && isRecord(mediaType.examples) ? mediaType.examples : {}
  return Object.entries(examples).map(([name, reference]) => {
    const example = resolve<Record<string, unknown>>(document, reference as Record<string, unknown>)
    return { name, summary: String(example.summary ?? name), value: example.value }
  })
}

/** The example of a parameter, its own or its schema's. */
export function exampleOf(parameter: object): string {
  const { example, schema } = parameter as { example?: unknown; schema?: { examples?: unknown[] } }
  return String(example ?? schema?.examples?.[0] ?? '')
}

/** The response of an operation with this status. */
export function exampleResponse(
  { document }: Pick<Api, 'document'>,
  { pointer }: OperationModel,
  status: string,
): Response {
  return resolve<Response>(document, nodeAt(document, `${pointer}/responses/${status}`) as Response)
}

// The column of code beside the text has no space for more.
const layout = { depth: null, breakLength: 60, compact: 100, maxArrayLength: null, maxStringLength: null }

/** Writes a JSON value as TypeScript: names without quotes, and short values on one line. */
function literal(value: unknown): string {
  return inspect(value, layout)
}
