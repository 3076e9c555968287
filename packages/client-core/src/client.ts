import type { ApiPromise } from './api-promise.ts'
import { encodeBody } from './body.ts'
import type { ApiDefinition, OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import type { HttpRequest } from './exchange.ts'
import { checkHeaders, type RequestHeaders } from './headers.ts'
import { checkCallOptions } from './option-checks.ts'
import { type CallOptions, type ClientOptions, callOptions, type Environment } from './options.ts'
import { expandPath, parsePathTemplate } from './path.ts'
import {
  type AnyOptions,
  changeOptions,
  completeCallOptions,
  completeOptions,
  refuseLack,
  resolveSettings,
  type Settings,
} from './settings.ts'
import { type Capacity, createCapacity, sendRequest } from './transport.ts'
import { judgeAnswer, toApiResult } from './verdict.ts'

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
  const capacity = createCapacity(
    settings.maxConcurrency,
    original && findSharedCapacity(original, settings, definition),
  )
  const client: Record<PropertyKey, unknown> = { [Symbol.toStringTag]: definition.product }
  for (const [operationId, operation] of Object.entries(definition.operations))
    client[operationId] = createMethod(operationId, operation)
  client.withOptions = (changes: ClientOptions = {}) =>
    buildClient(definition, environment, changeOptions(options, changes), { settings, capacity })
  return client

  function createMethod(operationId: string, operation: OperationDefinition) {
    const { method, body: mediaType, query, pages, accept = 'application/json' } = operation
    // A list that comes whole ignores the page that a call asks for, so that code for both deployments is the same.
    const { queryNames = pages && !pages.body ? ['limit', 'offset'] : [] } = operation
    const template = parsePathTemplate(operation.path)
    const usual: RequestHeaders = { accept, ...(mediaType && { 'content-type': mediaType }), ...settings.headers }
    const { bound } = definition
    const known = [...callOptions, ...bound]
    const bodyIndex = template.filter((name, index) => index % 2 && !bound.includes(name)).length
    const optionsIndex = bodyIndex + (mediaType === undefined ? 0 : 1)

    async function call(parameters: readonly unknown[], made: Made): Promise<unknown> {
      const given = (parameters[optionsIndex] ?? {}) as MethodOptions
      if (parameters.length > optionsIndex) checkCallOptions(given, known, queryNames)
      if (parameters.length > optionsIndex + 1)
        throw new InvalidArgumentError(`${operationId} takes ${optionsIndex + 1} arguments; the last has the options.`)
      const body = mediaType === undefined ? undefined : encodeBody(operation, parameters[bodyIndex])
      let next = 0
      const path = expandPath(template, operationId, (name) => {
        if (!bound.includes(name)) return parameters[next++]
        return given[name] === undefined ? options[name] || refuseLack('call', [name], environment) : given[name]
      })
      const headers = given.headers ? { ...usual, ...checkHeaders(given.headers, InvalidArgumentError) } : usual
      const request: HttpRequest = {
        context: { operationId, method, path: operation.path, attempts: [] },
        settings,
        operation,
        options: completeCallOptions(settings, given),
        url: settings.baseUrl + path + (query && given.query ? query(given.query) : ''),
        headers,
        body,
      }
      const answer = await sendRequest(capacity, request)
      const found = judgeAnswer(answer, definition.errorHints)
      // Keep the answer's text no longer than the call.
      made.result = [request, answer.response, found]
      return found[0]
    }

    function start(...parameters: readonly unknown[]): ApiPromise<unknown> {
      const made: Made = {}
      // Create functions before the promise that refers to them. Otherwise V8 keeps each call until a full collection.
      const withResponse = () => promise.then(() => toApiResult(...(made.result as Result)))
      const walk =
        pages &&
        (() => {
          const index = pages.body ? bodyIndex : optionsIndex
          const there = parameters[index] as MethodOptions | undefined
          const load = (chosen: object) => {
            const changed = [...parameters]
            changed[index] = pages.body ? chosen : { ...there, query: chosen }
            return start(...changed).withResponse()
          }
          const given = pages.body ? there : there?.query
          return pages.walk(withResponse() as never, pages, given, load as never)
        })
      const promise = call(parameters, made) as ApiPromise<unknown> & Record<symbol, unknown>
      promise.withResponse = withResponse
      if (walk) promise[Symbol.asyncIterator] = walk
      return promise
    }
    return start
  }
}

interface Original {
  readonly settings: Settings
  readonly capacity: Capacity
}

/** A copy for the same deployment shares the limits. Otherwise a copy would circumvent them. */
function findSharedCapacity(
  { settings, capacity }: Original,
  own: Settings,
  { security }: ApiDefinition,
): Partial<Capacity> | undefined {
  if (own.baseUrl !== settings.baseUrl) return undefined
  const { limiter, rateLimit, budget } = capacity
  // Deployments count requests for each key.
  const isSameKey = Object.keys({ ...security?.options }).every((name) => own[name] === settings[name])
  return {
    budget,
    ...(own.maxConcurrency === settings.maxConcurrency && { limiter }),
    ...(isSameKey && { rateLimit }),
  }
}

type Result = Parameters<typeof toApiResult>

/** What came of a call, once it has ended well. */
interface Made {
  result?: Result
}

/** The options of a method: those of every call, the operation's query, and overrides of bound parameters. */
type MethodOptions = CallOptions & { readonly query?: Record<string, unknown> } & Readonly<Record<string, unknown>>
