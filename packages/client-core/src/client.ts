import { type ApiPromise, type ApiResult, toApiPromise } from './api-promise.ts'
import { encodeBody } from './body.ts'
import type { ApiDefinition, OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import type { HttpRequest } from './exchange.ts'
import { checkHeaders, type RequestHeaders } from './headers.ts'
import { callOptions, checkCallOptions } from './option-checks.ts'
import type { CallOptions, ClientOptions, Environment } from './options.ts'
import type { PagesDefinition } from './pages.ts'
import { expandPath, parametersOf, parsePathTemplate } from './path.ts'
import { secretsIn } from './redaction.ts'
import {
  type AnyOptions,
  changeOptions,
  completeOptions,
  refuseLack,
  resolveSettings,
  type Settings,
} from './settings.ts'
import { type Capacity, createCapacity, send } from './transport.ts'
import { judge } from './verdict.ts'

/** Creates a client with one method for each operation, named like it, and `withOptions`. */
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
  original?: Original,
): Record<string, unknown> {
  const settings = resolveSettings(definition, environment, options)
  const capacity = createCapacity(settings.maxConcurrency, original && whatIsShared(original, settings, definition))
  const secrets = secretsIn(settings.headers)
  const client: Record<string, unknown> = {}
  for (const [operationId, operation] of Object.entries(definition.operations))
    client[operationId] = createMethod(operationId, operation)
  client.withOptions = (changes: ClientOptions = {}) =>
    buildClient(definition, environment, changeOptions(options, changes), { settings, capacity })
  return client

  function createMethod(operationId: string, operation: OperationDefinition) {
    const { method, body: mediaType, query, queryNames, pages, accept = 'application/json' } = operation
    const template = parsePathTemplate(operation.path)
    const positional = parametersOf(template).filter((name) => !definition.bound.includes(name))
    const usual: RequestHeaders = { accept, ...(mediaType && { 'content-type': mediaType }), ...settings.headers }
    const known = [...callOptions, ...definition.bound]
    const optionsIndex = positional.length + (mediaType === undefined ? 0 : 1)

    async function call(parameters: readonly unknown[]): Promise<ApiResult<unknown>> {
      const given = (parameters[optionsIndex] ?? {}) as MethodOptions
      checkCallOptions(given, known, queryNames)
      if (parameters.length > optionsIndex + 1)
        throw new InvalidArgumentError(`${operationId} takes ${optionsIndex + 1} arguments; the last has the options.`)
      const body = mediaType === undefined ? undefined : encodeBody(operation, parameters[positional.length])
      const path = expandPath(template, (name) => {
        if (positional.includes(name)) return parameters[positional.indexOf(name)]
        return given[name] === undefined ? options[name] || refuseLack('call', [name], environment) : given[name]
      })
      const headers = given.headers ? { ...usual, ...checkHeaders(given.headers, InvalidArgumentError) } : usual
      const request: HttpRequest = {
        context: { operationId, method, path: operation.path, attempts: [] },
        settings,
        operation,
        url: settings.baseUrl + path + (query && given.query ? query(given.query) : ''),
        headers,
        body,
        secrets: given.headers ? secretsIn(headers) : secrets,
      }
      return judge(request, await send(capacity, request, given), definition.errorHints)
    }
    return (...parameters: readonly unknown[]): ApiPromise<unknown> => {
      const promise = toApiPromise(call(parameters))
      if (pages) {
        const [given, load] = pageOf(pages, parameters, optionsIndex, call)
        const walk = () => pages.walk(promise.withResponse() as never, pages, given as never, load as never)
        Object.assign(promise, { [Symbol.asyncIterator]: walk })
      }
      return promise
    }
  }
}

/** Returns what chose the page of a call, which is its body or its query, and a function that requests another page. */
function pageOf(
  { body }: PagesDefinition,
  parameters: readonly unknown[],
  optionsIndex: number,
  call: (parameters: readonly unknown[]) => unknown,
): [given: unknown, load: (chosen: object) => unknown] {
  const index = body ? optionsIndex - 1 : optionsIndex
  const there = parameters[index] as MethodOptions | undefined
  const load = (chosen: object) => {
    const changed = [...parameters]
    changed[index] = body ? chosen : { ...there, query: chosen }
    return call(changed)
  }
  return [body ? there : there?.query, load]
}

interface Original {
  readonly settings: Settings
  readonly capacity: Capacity
}

/** A copy for the same deployment shares the limits. Otherwise a copy would circumvent them. */
function whatIsShared({ settings, capacity }: Original, own: Settings, { security }: ApiDefinition): Partial<Capacity> {
  if (own.baseUrl !== settings.baseUrl) return {}
  const { limiter, rateLimit, budget } = capacity
  // Deployments count requests for each key.
  const isSameKey = Object.keys({ ...security?.options }).every((name) => own[name] === settings[name])
  return {
    budget,
    ...(own.maxConcurrency === settings.maxConcurrency && { limiter }),
    ...(isSameKey && { rateLimit }),
  }
}

/** The options of a method: those of every call, the operation's query, and overrides of bound parameters. */
type MethodOptions = CallOptions & { readonly query?: Record<string, unknown> } & Readonly<Record<string, unknown>>
