import { type ApiPromise, type ApiResult, toApiPromise } from './api-promise.ts'
import { encodeBody } from './body.ts'
import type { ApiDefinition, OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import type { HttpRequest } from './exchange.ts'
import { checkHeaders, type RequestHeaders, secretsIn } from './headers.ts'
import type { CallOptions, ClientOptions, Environment } from './options.ts'
import { expandPath, parsePathTemplate } from './path.ts'
import {
  type AnyOptions,
  callOptions,
  changeOptions,
  checkOptions,
  completeOptions,
  refuseLack,
  resolveSettings,
} from './settings.ts'
import { type Capacity, createCapacity, send } from './transport.ts'
import { judge } from './verdict.ts'

/** Makes a client: one method an operation, named after it, and `withOptions`. */
export function createClient<Client, Options extends ClientOptions>(
  definition: ApiDefinition,
  environment: Environment,
  options: Options,
): Client {
  return buildClient(definition, environment, completeOptions(definition, environment, options)) as Client
}

function buildClient(
  definition: ApiDefinition,
  environment: Environment,
  options: AnyOptions,
  shared?: Capacity,
): Record<string, unknown> {
  const settings = resolveSettings(definition, environment, options)
  const capacity = shared ?? createCapacity(settings.maxConcurrency)
  const secrets = secretsIn(settings.headers)
  const client: Record<string, unknown> = {}
  for (const [operationId, operation] of Object.entries(definition.operations))
    client[operationId] = createMethod(operationId, operation)
  client.withOptions = (changes: ClientOptions = {}) =>
    buildClient(
      definition,
      environment,
      changeOptions(options, changes),
      // A copy that goes to the same place shares its limits, or copying would be a way around them.
      changes.baseUrl === undefined && changes.maxConcurrency === undefined ? capacity : undefined,
    )
  return client

  function createMethod(operationId: string, operation: OperationDefinition) {
    const { method, body: mediaType, query, accept = 'application/json' } = operation
    const template = parsePathTemplate(operation.path)
    const positional = template.filter((name, index) => index % 2 === 1 && !definition.bound.includes(name))
    const usual: RequestHeaders = { accept, ...(mediaType && { 'content-type': mediaType }), ...settings.headers }
    const known = [...callOptions, ...definition.bound, ...(query ? ['query'] : [])]
    const optionsIndex = positional.length + (mediaType === undefined ? 0 : 1)

    async function call(parameters: readonly unknown[]): Promise<ApiResult<unknown>> {
      const given = (parameters[optionsIndex] ?? noOptions) as MethodOptions
      if (given !== noOptions) checkOptions(given, known, InvalidArgumentError)
      const body = mediaType === undefined ? undefined : encodeBody(operation, parameters[positional.length])
      const path = expandPath(template, (name) => {
        const index = positional.indexOf(name)
        if (index >= 0) return parameters[index]
        return given[name] === undefined ? options[name] || refuseLack('call', [name], environment) : given[name]
      })
      const headers = given.headers ? { ...usual, ...checkHeaders(given.headers, InvalidArgumentError) } : usual
      const request: HttpRequest = {
        context: { operationId, method, path: operation.path, attempts: [] },
        operation,
        url: settings.baseUrl + path + ((given.query && query?.(given.query)) ?? ''),
        headers,
        body,
        maxResponseSize: settings.maxResponseSize,
        secrets: given.headers ? secretsIn(headers) : secrets,
      }
      return judge(request, await send(settings, capacity, request, given), definition.errorHints)
    }
    return (...parameters: readonly unknown[]): ApiPromise<unknown> => toApiPromise(call(parameters))
  }
}

/** Options as a method gets them: those of every call, the operation's query, and overrides of bound parameters. */
type MethodOptions = CallOptions & { readonly query?: Record<string, unknown> } & Readonly<Record<string, unknown>>

const noOptions: MethodOptions = {}
