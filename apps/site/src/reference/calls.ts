import type { RequestBody } from '@clouddb/spec/document/openapi'
import { nodeAt } from '@clouddb/spec/document/pointer'
import { resolve } from '@clouddb/spec/document/references'
import type { OperationModel } from '@clouddb/spec/read/operation'
import type { Api } from '../apis.ts'
import { exampleOf, examplesOf } from './examples.ts'
import { literal } from './literal.ts'

/** One call of an operation, in two ways. */
export interface Call {
  readonly operationId: string
  /** The example of the document that it sends; absent where the operation takes no body. */
  readonly example?: { readonly name: string; readonly summary: string; readonly value: unknown }
  /** A program that makes it by the package. */
  readonly sdk: string
  /** A command that sends the same request. */
  readonly curl: string
}

/** The calls of an operation: one for each named example of its body, or the one that it has. */
export function callsOf(api: Api, operation: OperationModel): Call[] {
  const examples = operation.body ? examplesOf(api.document, mediaTypeOf(api, operation)) : [undefined]
  return examples.map((example) => ({
    operationId: operation.id,
    ...(example && { example }),
    sdk: sdkOf(api, operation, example?.value),
    curl: curlOf(api, operation, example?.value),
  }))
}

function mediaTypeOf({ document }: Api, { pointer, body }: OperationModel): unknown {
  const request = nodeAt(document, `${pointer}/requestBody`)
  return resolve<RequestBody>(document, request as RequestBody).content?.[body?.mediaType ?? '']
}

function sdkOf(api: Api, { id, parameters, body, answers }: OperationModel, value: unknown): string {
  const path = parameters.path.map(({ parameter }) => literal(exampleOf(parameter)))
  const call = `await ${api.variable}.${id}(${[...path, ...(body ? [literal(value, '', 40)] : [])].join(', ')})`
  const result = id.replace(/^[a-z]+/, '').replace(/^./, (first) => first.toLowerCase())
  const shown = answers.payload === undefined ? [call] : [`const ${result} = ${call}`, `console.log(${result})`]
  return [
    `import { ${api.factory} } from '${api.name}'`,
    '',
    `const ${api.variable} = ${api.factory}()`,
    ...shown,
    '',
  ].join('\n')
}

function curlOf(
  { environment, model }: Api,
  { method, path, parameters, body }: OperationModel,
  value: unknown,
): string {
  const values = new Map(parameters.path.map(({ parameter }) => [parameter.name, exampleOf(parameter)]))
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => values.get(name) ?? `$${environment[name]}`)
  const credential =
    model.security === 'basic'
      ? `--user "$${environment.keyId}:$${environment.keySecret}"`
      : `--header "authorization: Bearer $${environment.apiKey}"`
  const data = JSON.stringify(value, undefined, 2)?.replaceAll("'", "'\\''")
  return [
    `curl --request ${method.toUpperCase()} "$${environment.baseUrl}${filled}"`,
    credential,
    ...(body ? [`--header 'content-type: ${body.mediaType}'`, `--data '${data}'`] : []),
  ].join(' \\\n  ')
}
