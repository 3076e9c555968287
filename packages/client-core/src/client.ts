import { type ApiPromise, type ApiResult, toApiPromise } from './api-promise.ts'
import { encodeBody } from './body.ts'
import type { ApiDefinition, OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import type { HttpRequest } from './exchange.ts'
import { checkHeaders, secretsIn } from './headers.ts'
import type { CallOptions, ClientOptions, Environment } from './options.ts'
import { expandPath, parsePathTemplate } from './path.ts'
import { serializeQuery } from './query.ts'
import { type AnyOptions, checkCallOptions, completeOptions, resolveSettings, type Settings } from './settings.ts'
import { type Capacity, createCapacity, createTransport, type Transport } from './transport.ts'
import { judge } from './verdict.ts'

/** Makes a client: one method an operation, named after it, and `withOptions`. */
export function createClient<Client, Options extends ClientOptions>(
  definition: ApiDefinition,
  environment: Environment,
  options: Options,
): Client {
  return buildClient(definition, environment, completeOptions(definition, environment, options), undefined) as Client
}

function buildClient(
  definition: ApiDefinition,
  environment: Environment,
  options: AnyOptions,
  shared: Capacity | undefined,
): Record<string, unknown> {
  const settings = resolveSettings(definition, environment, options, definition.bound)
  const capacity = shared ?? createCapacity(settings.maxConcurrency)
  const transport = createTransport(settings, capacity)
  const client: Record<string, unknown> = {}
  for (const [operationId, operation] of Object.entries(definition.operations))
    client[operationId] = createMethod(definition, settings, transport, operationId, operation)
  client.withOptions = (changes: ClientOptions = {}) => {
    // A copy that goes to the same place shares its limits, or copying would be a way around them.
    const moves = changes.baseUrl !== undefined || changes.maxConcurrency !== undefined
    const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
    return buildClient(
      definition,
      environment,
      { ...options, ...Object.fromEntries(changed) },
      moves ? undefined : capacity,
    )
  }
  return client
}

/** Options as a method gets them: those of every call, the operation's query, and overrides of bound parameters. */
type MethodOptions = CallOptions & { readonly query?: Record<string, unknown> } & Readonly<Record<string, unknown>>

const noOptions: MethodOptions = {}

function createMethod(
  definition: ApiDefinition,
  settings: Settings,
  transport: Transport,
  operationId: string,
  operation: OperationDefinition,
): (...parameters: readonly unknown[]) => ApiPromise<unknown> {
  const template = parsePathTemplate(operation.path)
  const positional = template.names.filter((name) => !definition.bound.includes(name))
  const bodyIndex = positional.length
  const optionsIndex = operation.body === undefined ? bodyIndex : bodyIndex + 1

  const clientSecrets = secretsIn(settings.headers)

  function prepare(parameters: readonly unknown[], options: MethodOptions): HttpRequest {
    const path = expandPath(template, (name) => {
      const index = positional.indexOf(name)
      if (index >= 0) return parameters[index]
      return options[name] === undefined ? settings.bound[name] : options[name]
    })
    const body = operation.body === undefined ? undefined : encodeBody(operation, parameters[bodyIndex])
    const headers = headersOf(operation, body, settings, options)
    return {
      operationId,
      method: operation.method,
      path: operation.path,
      url: settings.baseUrl + path + searchOf(options.query),
      headers,
      body,
      secrets: options.headers === undefined ? clientSecrets : secretsIn(headers),
      reads: operation.reads ?? 'text',
      anonymous: operation.anonymous === true,
      retryStatuses: operation.retryStatuses,
    }
  }

  async function run(parameters: readonly unknown[]): Promise<ApiResult<unknown>> {
    const options = checkOptions(parameters[optionsIndex])
    const request = prepare(parameters, options)
    const answer = await transport(request, options)
    const { data, requestId } = judge(request, answer, operation, definition.errorHints)
    return { data, response: answer.response, requestId, attempts: answer.attempts }
  }

  return (...parameters) => toApiPromise(run(parameters))
}

function checkOptions(options: unknown): MethodOptions {
  if (options === undefined) return noOptions
  checkCallOptions(options as MethodOptions)
  return options as MethodOptions
}

function headersOf(
  operation: OperationDefinition,
  body: BodyInit | undefined,
  settings: Settings,
  options: MethodOptions,
): HttpRequest['headers'] {
  const headers: Record<string, string | undefined> = {
    accept: operation.accept ?? (operation.reads === undefined ? 'application/json' : '*/*'),
  }
  // A form with files names its own boundary.
  if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = operation.body
  Object.assign(headers, settings.headers)
  return options.headers === undefined
    ? headers
    : Object.assign(headers, checkHeaders(options.headers, InvalidArgumentError))
}

function searchOf(query: Record<string, unknown> | undefined): string {
  // A space is `+` in forms only; in an address not every server reads it so.
  const search = query === undefined ? '' : serializeQuery(query).toString().replaceAll('+', '%20')
  return search && `?${search}`
}
