import openapiFetchModule from 'openapi-fetch'
import { encodeBody } from './body.ts'
import type { ApiDefinition, OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import { type Answer, findRequestSecrets, type HttpRequest } from './exchange.ts'
import type { FetchClient, ParseAs } from './fetch-types.ts'
import { checkHeaders } from './headers.ts'
import { checkCallOptions } from './option-checks.ts'
import { type CallOptions, type ClientOptions, callOptions, type Environment, type HeaderOptions } from './options.ts'
import { expandPath, parsePathTemplate } from './path.ts'
import { isDocumentedText } from './payload.ts'
import { redactBody, redactHeaders, redactLine } from './redaction.ts'
import { readBytes } from './response-body.ts'
import { completeCallOptions, completeOptions, resolveSettings, type Settings } from './settings.ts'
import { createCapacity, sendRequest } from './transport.ts'
import { createAnswerError } from './verdict.ts'

export type { FetchClient, FetchInit, FetchMethod, FetchResult, ParseAs } from './fetch-types.ts'

// `require` wraps the default export in another object.
const createOpenapiFetchClient =
  (openapiFetchModule as { default?: typeof openapiFetchModule }).default ?? openapiFetchModule

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

interface AnyResult {
  readonly error?: unknown
  readonly response: Response
}

/** Creates a client of path literals over the same transport as the methods. */
export function createFetchClient<Paths extends object, Options extends ClientOptions = ClientOptions>(
  definition: ApiDefinition,
  environment: Environment,
  options: Options,
): FetchClient<Paths> {
  const settings = resolveSettings(definition, environment, completeOptions(definition, environment, options))
  const capacity = createCapacity(settings.maxConcurrency)
  const known = [...callOptions.filter((name) => name !== 'query'), 'params', 'body', 'parseAs']
  const openapiFetch = createOpenapiFetchClient<object>({ baseUrl: settings.baseUrl })

  async function call(method: Method, path: string, given?: AnyInit): Promise<unknown> {
    const [operationId, operation] = findOperation(definition, method, path)
    const init = given ?? {}
    checkCallOptions(init, known, [])
    const { params, body, parseAs = 'json' } = init
    if (!bodyReaders.includes(parseAs))
      throw new InvalidArgumentError(`The option \`parseAs\` is ${parseAs}. Pass one of ${bodyReaders.join(', ')}.`)
    const expanded = expandPath(parsePathTemplate(path), `${method} ${path}`, (name) => params?.path?.[name])
    const encoded = operation.body === undefined ? undefined : encodeBody(operation, body)
    const headers = {
      'content-type':
        encoded === undefined || {}.toString.call(encoded) === '[object FormData]' ? null : operation.body,
      ...settings.headers,
      ...checkHeaders(params?.header ?? {}, InvalidArgumentError),
      ...checkHeaders(init.headers ?? {}, InvalidArgumentError),
    }
    let unparsed: (() => Error) | undefined
    const fetch = async (request: Request): Promise<Response> => {
      const sent = await toHttpRequest(request, operationId, operation, settings, init)
      const answer = await sendRequest(capacity, sent)
      unparsed = () => createAnswerError({ ...answer, body: readBodyText(answer) }, undefined)
      if (answer.body === undefined || (parseAs === 'json' && isEmptyThoughPromised(answer, operation)))
        throw unparsed()
      // openapi-fetch reads the body as JSON.
      const isText =
        parseAs === 'json' &&
        answer.response.ok &&
        isDocumentedText(operation, answer.response) &&
        !isJson(readBodyText(answer))
      return toResponse(isText ? { ...answer, body: JSON.stringify(readBodyText(answer)) } : answer)
    }
    try {
      const callOpenapiFetch = openapiFetch[method] as unknown as (path: string, init: object) => Promise<AnyResult>
      const result = await callOpenapiFetch(expanded, {
        params: { query: params?.query },
        body: encoded,
        bodySerializer: () => encoded,
        parseAs,
        headers,
        fetch,
      })
      // openapi-fetch gives '' or null for an error without content, and `if (error)` would miss it.
      return result.error || result.response.ok ? result : { ...result, error: unparsed?.().message }
    } catch (error) {
      // openapi-fetch drops a reason that is false or null.
      if (init.signal?.aborted) throw init.signal.reason
      throw unparsed && (error as Error | undefined)?.name === 'SyntaxError' ? unparsed() : error
    }
  }

  const client = methods.map((method) => [method, (path: string, init?: AnyInit) => call(method, path, init)])
  return Object.fromEntries(client) as FetchClient<Paths>
}

type NamedOperation = readonly [operationId: string, operation: OperationDefinition]

/** Calls only paths that the document names. Any other path could send credentials elsewhere. */
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

function isEmptyThoughPromised({ response, body }: Answer, { payload, alternatives }: OperationDefinition): boolean {
  return response.ok && body?.length === 0 && payload !== undefined && !alternatives?.nothing
}

async function toHttpRequest(
  request: Request,
  operationId: string,
  operation: OperationDefinition,
  settings: Settings,
  init: AnyInit,
): Promise<HttpRequest> {
  const headers = Object.fromEntries(request.headers)
  const { method, path } = operation
  return {
    context: { operationId, method, path, attempts: [] },
    settings,
    options: completeCallOptions(settings, init),
    // openapi-fetch reads the body in the way that the caller asks for.
    operation: { ...operation, read: readBytes },
    url: request.url,
    headers: { accept: '*/*', ...headers },
    body: request.body === null ? undefined : await request.arrayBuffer(),
  }
}

/**
 * Returns the answer as a readable Response. Its body was already read, under the call's time limits. Secrets that an
 * error quotes are removed.
 */
function toResponse({ request, response, body }: Answer): Response {
  const secrets = findRequestSecrets(request)
  const { ok, status, statusText } = response
  const safe = typeof body === 'string' ? redactBody(body, secrets) : body
  const isEmpty = !safe?.length || [204, 205, 304].includes(status)
  const headers = ok ? new Headers(response.headers) : redactHeaders(response.headers, secrets)
  // openapi-fetch treats an error without content as no error.
  headers.delete('content-length')
  // A server may send a status that the Response constructor refuses.
  const init = { status: status < 600 ? status : 599, statusText: redactLine(statusText ?? '', secrets), headers }
  const made = new Response(isEmpty ? null : (safe as BodyInit), init)
  return status < 600 ? made : Object.defineProperty(made, 'status', { value: status })
}

function readBodyText({ body }: Answer): string | undefined {
  return typeof body === 'object' ? new TextDecoder().decode(body) : body
}

function isJson(text = ''): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
