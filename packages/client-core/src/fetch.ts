import createOpenapiFetchClient from 'openapi-fetch'
import { encodeBody } from './body.ts'
import type { ApiDefinition, OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import type { HttpRequest } from './exchange.ts'
import { redact, redactHeaders } from './failure.ts'
import type { FetchClient, ParseAs } from './fetch-types.ts'
import { checkHeaders, secretsIn } from './headers.ts'
import type { CallOptions, ClientOptions, Environment, HeaderOptions } from './options.ts'
import { expandPath, parsePathTemplate } from './path.ts'
import { checkCallOptions, completeOptions, resolveSettings } from './settings.ts'
import { type Answer, createCapacity, createTransport } from './transport.ts'
import { unreadable } from './verdict.ts'

export type { FetchClient, FetchInit } from './fetch-types.ts'

const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const

type Method = (typeof methods)[number]

const bodyReaders: readonly ParseAs[] = ['json', 'text', 'blob', 'arrayBuffer', 'stream']

type AnyInit = CallOptions & {
  readonly params?: {
    readonly path?: Record<string, unknown>
    readonly query?: unknown
    readonly header?: HeaderOptions
  } | null
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

  async function call(method: Method, path: string, given?: AnyInit): Promise<unknown> {
    const [operationId, operation] = findOperation(definition, method, path)
    const init = given ?? {}
    checkCallOptions(init)
    const { params, body, parseAs = 'json' } = init
    if (!bodyReaders.includes(parseAs))
      throw new InvalidArgumentError(`The option \`parseAs\` is ${parseAs}. Use one of ${bodyReaders.join(', ')}.`)
    const expanded = expandPath(parsePathTemplate(path), (name) => params?.path?.[name])
    const encoded = operation.body === undefined ? undefined : encodeBody(operation, body)
    const headers = {
      'content-type': encoded === undefined || encoded instanceof FormData ? null : operation.body,
      ...settings.headers,
      ...checkHeaders(params?.header ?? {}, InvalidArgumentError),
      ...checkHeaders(init.headers ?? {}, InvalidArgumentError),
    }
    let sent: HttpRequest | undefined
    let answer: Answer | undefined
    const fetch = async (request: Request): Promise<Response> => {
      sent = await toHttpRequest(request, operationId, operation)
      answer = await transport(sent, init)
      if (parseAs === 'json' && isEmptyThoughPromised(answer, operation))
        throw unreadable(sent, answer, 'its body is empty')
      return toResponse(answer)
    }
    try {
      const send = openapiFetch[method] as unknown as (path: string, init: object) => Promise<unknown>
      const bodySerializer = () => encoded
      return await send(expanded, {
        params: { query: params?.query },
        body: encoded,
        bodySerializer,
        parseAs,
        headers,
        fetch,
      })
    } catch (error) {
      // openapi-fetch loses a reason that is false or null.
      if (init.signal?.aborted) throw init.signal.reason
      if (error instanceof SyntaxError && sent && answer) throw unreadable(sent, answer, 'its body is not JSON')
      throw error
    }
  }

  const client = methods.map((method) => [method, (path: string, init?: AnyInit) => call(method, path, init)])
  return Object.fromEntries(client) as FetchClient<Paths>
}

type NamedOperation = readonly [operationId: string, operation: OperationDefinition]

/** Only what the document names is called: any other path could lead credentials elsewhere. */
function findOperation(definition: ApiDefinition, method: string, path: string): NamedOperation {
  const named = Object.entries(definition.operations).find(
    ([, operation]) => operation.method === method && operation.path === path,
  )
  if (named === undefined)
    throw new InvalidArgumentError(
      `The document has no ${method} ${path}. Pass a path as the document writes it, with its {parameters}.`,
    )
  return named
}

function isEmptyThoughPromised({ response, body }: Answer, { payload, payloadOptional }: OperationDefinition): boolean {
  return response.ok && body.length === 0 && payload !== undefined && !payloadOptional
}

async function toHttpRequest(
  request: Request,
  operationId: string,
  { path, anonymous, retryStatuses }: OperationDefinition,
): Promise<HttpRequest> {
  const headers = Object.fromEntries(request.headers)
  return {
    operationId,
    method: request.method,
    path,
    url: request.url,
    headers: { accept: '*/*', ...headers },
    body: request.body === null ? undefined : await request.arrayBuffer(),
    secrets: secretsIn(headers),
    reads: 'bytes',
    anonymous: anonymous === true,
    retryStatuses,
  }
}

/**
 * The answer as a Response that can be read: its body had to be read already, under the call's time limits. What an
 * error quotes of the credential is struck out.
 */
function toResponse({ response, body, secrets }: Answer): Response {
  const { ok, status, statusText } = response
  const safe = typeof body === 'string' ? redact(body, secrets) : body
  const isEmpty = safe.length === 0 || [204, 205, 304].includes(status)
  const headers = ok ? response.headers : redactHeaders(response.headers, secrets)
  return new Response(isEmpty ? null : safe, { status, statusText: redact(statusText, secrets), headers })
}
