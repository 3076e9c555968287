import createOpenapiFetchClient, {
  type FetchResponse,
  type Client as OpenapiFetchClient,
  type ParamsOption,
  type ParseAs,
  type RequestBodyOption,
} from 'openapi-fetch'
import type { ApiDefinition, OperationDefinition } from './definition.ts'
import { InvalidArgumentError } from './errors.ts'
import type { HttpRequest } from './exchange.ts'
import { checkHeaders } from './headers.ts'
import type { CallOptions, ClientOptions, Environment } from './options.ts'
import { expandPath, parsePathTemplate } from './path.ts'
import { checkLimits, resolveSettings } from './settings.ts'
import { type Answer, createCapacity, createTransport } from './transport.ts'
import { unreadable } from './verdict.ts'

/** What a call by path takes: the operation's own parameters and body, and the options of every call. Nothing else. */
export type FetchInit<Operation, As extends ParseAs = ParseAs> = ParamsOption<Operation> &
  RequestBodyOption<Operation> &
  CallOptions & {
    /** How the body of a 2xx answer is read. Default `json`. */
    readonly parseAs?: As
  }

// openapi-fetch lets any further key through; here a misspelt one does not compile.
type FetchParameters<Operation, As extends ParseAs> =
  // biome-ignore lint/complexity/noBannedTypes: the empty object is assignable exactly where nothing is required.
  {} extends FetchInit<Operation, As> ? [init?: FetchInit<Operation, As>] : [init: FetchInit<Operation, As>]

type PathsWith<Paths, Method extends string> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, object> ? Path : never
}[keyof Paths]

type OperationOf<PathItem, Method extends string> = Extract<PathItem[Method & keyof PathItem], object>

type FetchMethod<Paths, Method extends string> = <Path extends PathsWith<Paths, Method>, As extends ParseAs = 'json'>(
  path: Path,
  ...init: FetchParameters<OperationOf<Paths[Path], Method>, As>
) => Promise<FetchResponse<OperationOf<Paths[Path], Method>, { parseAs: As }, `${string}/${string}`>>

/**
 * A client of path literals, typed by the document's `paths`. As with openapi-fetch, an answer outside 2xx is returned
 * as `error` beside `response`; what brings no usable answer at all throws.
 */
export interface FetchClient<Paths extends {}> {
  GET: FetchMethod<Paths, 'get'>
  PUT: FetchMethod<Paths, 'put'>
  POST: FetchMethod<Paths, 'post'>
  PATCH: FetchMethod<Paths, 'patch'>
  DELETE: FetchMethod<Paths, 'delete'>
}

const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const

type AnyInit = CallOptions & {
  readonly params?: { readonly path?: Record<string, unknown>; readonly query?: unknown; readonly header?: unknown }
  readonly body?: unknown
  readonly parseAs?: ParseAs
}
type AnyCall = (path: string, init: object) => Promise<{ response: Response }>

/** Makes a client of path literals over the same transport as the methods. */
export function createFetchClient<Paths extends {}, Options extends ClientOptions = ClientOptions>(
  definition: ApiDefinition,
  environment: Environment,
  options: Options,
): FetchClient<Paths> {
  const settings = resolveSettings(definition, environment, options, [])
  const transport = createTransport(settings, createCapacity(settings.maxConcurrency))
  const openapiFetch: OpenapiFetchClient<Paths> = createOpenapiFetchClient<Paths>({ baseUrl: settings.baseUrl })
  const client: Record<string, unknown> = {}

  for (const method of methods)
    client[method] = async (path: string, init: AnyInit = {}) => {
      checkLimits(init, InvalidArgumentError)
      const { params = {}, body, parseAs = 'json' } = init
      const operation = findOperation(definition, method, path)
      let sent: HttpRequest | undefined
      let answer: Answer | undefined
      const fetch = async (request: Request): Promise<Response> => {
        sent = await toHttpRequest(request, path, operation)
        answer = await transport(sent, init)
        if (
          answer.response.ok &&
          operation?.[1].payload !== undefined &&
          !operation[1].payloadOptional &&
          answer.body.length === 0 &&
          parseAs === 'json'
        )
          throw unreadable(sent, answer, 'its body is empty')
        return toResponse(answer)
      }
      const expanded = expandPath(parsePathTemplate(path), (name) => params.path?.[name])
      const headers = { ...settings.headers, ...checkHeaders(init.headers ?? {}, InvalidArgumentError) }
      try {
        const call = openapiFetch[method] as unknown as AnyCall
        const { query, header } = params
        return await call(expanded, { params: { query, header }, body, parseAs, headers, fetch })
      } catch (error) {
        if (error instanceof SyntaxError && sent && answer) throw unreadable(sent, answer, 'its body is not JSON')
        throw error
      }
    }
  return client as unknown as FetchClient<Paths>
}

type NamedOperation = readonly [operationId: string, operation: OperationDefinition]

function findOperation(definition: ApiDefinition, method: string, path: string): NamedOperation | undefined {
  return Object.entries(definition.operations).find(
    ([, operation]) => operation.method === method && operation.path === path,
  )
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
