import createOpenapiFetchClient from 'openapi-fetch'
import type { ApiDefinition, OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import type { HttpRequest } from './exchange.ts'
import type { FetchClient, ParseAs } from './fetch-types.ts'
import { checkHeaders } from './headers.ts'
import type { CallOptions, ClientOptions, Environment } from './options.ts'
import { expandPath, parsePathTemplate } from './path.ts'
import { checkLimits, completeOptions, resolveSettings } from './settings.ts'
import { type Answer, createCapacity, createTransport } from './transport.ts'
import { unreadable } from './verdict.ts'

export type { FetchClient, FetchInit } from './fetch-types.ts'

const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const

type Method = (typeof methods)[number]

type AnyInit = CallOptions & {
  readonly params?: { readonly path?: Record<string, unknown>; readonly query?: unknown; readonly header?: unknown }
  readonly body?: unknown
  readonly parseAs?: ParseAs
}

/** Makes a client of path literals over the same transport as the methods. */
export function createFetchClient<Paths extends object, Options extends ClientOptions = ClientOptions>(
  definition: ApiDefinition,
  environment: Environment,
  options: Options,
): FetchClient<Paths> {
  const settings = resolveSettings(definition, environment, completeOptions(definition, environment, options), [])
  const transport = createTransport(settings, createCapacity(settings.maxConcurrency))
  const openapiFetch = createOpenapiFetchClient<object>({ baseUrl: settings.baseUrl })

  async function call(method: Method, path: string, init: AnyInit = {}): Promise<unknown> {
    checkLimits(init, InvalidArgumentError)
    const { params = {}, body, parseAs = 'json' } = init
    const expanded = expandPath(parsePathTemplate(path), (name) => params.path?.[name])
    const headers = { ...settings.headers, ...checkHeaders(init.headers ?? {}, InvalidArgumentError) }
    const operation = findOperation(definition, method, path)
    let sent: HttpRequest | undefined
    let answer: Answer | undefined
    const fetch = async (request: Request): Promise<Response> => {
      sent = await toHttpRequest(request, path, operation)
      answer = await transport(sent, init)
      if (parseAs === 'json' && isEmptyThoughPromised(answer, operation))
        throw unreadable(sent, answer, 'its body is empty')
      return toResponse(answer)
    }
    try {
      const send = openapiFetch[method] as unknown as (path: string, init: object) => Promise<unknown>
      return await send(expanded, {
        params: { query: params.query, header: params.header },
        body,
        parseAs,
        headers,
        fetch,
      })
    } catch (error) {
      if (error instanceof SyntaxError && sent && answer) throw unreadable(sent, answer, 'its body is not JSON')
      throw error
    }
  }

  const client = methods.map((method) => [method, (path: string, init?: AnyInit) => call(method, path, init)])
  return Object.fromEntries(client) as FetchClient<Paths>
}

type NamedOperation = readonly [operationId: string, operation: OperationDefinition]

function findOperation(definition: ApiDefinition, method: string, path: string): NamedOperation | undefined {
  return Object.entries(definition.operations).find(
    ([, operation]) => operation.method === method && operation.path === path,
  )
}

function isEmptyThoughPromised({ response, body }: Answer, named: NamedOperation | undefined): boolean {
  const operation = named?.[1]
  return response.ok && body.length === 0 && operation?.payload !== undefined && !operation.payloadOptional
}

async function toHttpRequest(request: Request, path: string, named: NamedOperation | undefined): Promise<HttpRequest> {
  const [operationId, operation] = named ?? []
  return {
    operationId,
    method: request.method,
    path,
    url: request.url,
    headers: { accept: '*/*', ...Object.fromEntries(request.headers) },
    body: request.body === null ? undefined : await request.arrayBuffer(),
    reads: 'bytes',
    anonymous: operation?.anonymous === true,
    retryStatuses: operation?.retryStatuses,
  }
}

/** The answer as a Response that can be read: its body had to be read already, under the call's time limits. */
function toResponse({ response, body }: Answer): Response {
  const { status, statusText, headers } = response
  if (status < 200) return response
  return new Response(body.length === 0 ? null : body, { status, statusText, headers })
}
