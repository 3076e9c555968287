import { createFetchClient } from '../src/fetch.ts'
import {
  type ApiDefinition,
  type ApiPages,
  type ApiPromise,
  basicAuthentication,
  bearerAuthentication,
  type ClientOptions,
  createClient,
  defineOperations,
  type OperationDefinition,
  readBytes,
  readCursorFacts,
  readText,
  serializeForm,
  serializeQuery,
  unwrapAlternatives as unwrap,
  walkCursors,
  walkList,
  walkPages,
} from '../src/index.ts'

const form = { body: 'application/x-www-form-urlencoded', encode: serializeForm, payload: undefined }

/** A small API for tests, because the runtime knows no document. */
export const definition: ApiDefinition = {
  security: basicAuthentication,
  bound: ['site'],
  errorHints: { 401: 'A shelf key is not a site key.' },
  operations: defineOperations(
    {
      '/v1/sites/{site}/crates': {
        'GET listCrates': { query: serializeQuery, queryNames: ['limit', 'offset', 'of', 'near'] },
        'POST createCrate': {},
      },
      '/v1/pallets': {
        'GET listPallets': {
          query: serializeQuery,
          queryNames: ['limit', 'offset', 'of'],
          pages: { walk: walkPages, limit: 4, facts: 'meta' },
        },
      },
      '/v1/racks/{crate}': { 'GET listRacks': { pages: { walk: walkList }, alternatives: { unwrap, nothing: true } } },
      '/v1/gates': {
        'GET listGates': {
          query: serializeQuery,
          queryNames: ['cursor', 'limit'],
          pages: { walk: walkCursors, read: readCursorFacts },
        },
      },
      '/v1/docks': { 'GET listDocks': { pages: { walk: walkList } } },
      '/v1/sites/{site}/crates/{crate}': {
        'GET getCrate': {},
        'PUT replaceCrate': {},
        'HEAD probeCrate': { payload: undefined },
        'DELETE deleteCrate': {},
      },
      '/v1/sites/{site}/crates/{crate}/shelves/{shelf}': { 'PATCH moveCrate': {} },
      '/v1/counts': { 'POST countCrates': { payload: true, retryStatuses: [0, 408, 502, 503, 504] } },
      '/v1/labels/{crate}': {
        'GET readLabel': { payload: true, read: readText, accept: '*/*', anonymous: true },
      },
      '/v1/pictures/{crate}': { 'GET readPicture': { payload: true, read: readBytes, accept: '*/*' } },
      '/v1/peeks/{crate}': {
        'GET peekCrate': { alternatives: { unwrap, nothing: true }, accept: 'application/json, text/csv' },
      },
      '/v1/weights/{crate}': { 'GET weighCrate': { alternatives: { unwrap, null: true } } },
      '/v1/retired/{crate}': { 'DELETE retireCrate': { alternatives: { unwrap, text: 'text/plain' } } },
      '/v1/names/{crate}': { 'GET nameCrate': { alternatives: { unwrap, text: 'text/plain' } } },
      '/v1/notes': { 'POST noteCrate': { bodyOptional: true, payload: undefined } },
      '/v1/sessions': { 'POST signIn': form },
    },
    'result',
  ),
}

/** The same API with Bearer credentials. */
export const bearerDefinition: ApiDefinition = { ...definition, security: bearerAuthentication }

export const environment = {
  baseUrl: 'WAREHOUSE_URL',
  keyId: 'WAREHOUSE_KEY_ID',
  keySecret: 'WAREHOUSE_KEY_SECRET',
  site: 'WAREHOUSE_SITE',
  logLevel: 'WAREHOUSE_LOG',
}

export interface Pallet {
  readonly id: string
}

type Method = (...parameters: unknown[]) => ApiPromise<unknown>
type Crates =
  `${'get' | 'create' | 'move' | 'replace' | 'probe' | 'delete' | 'peek' | 'weigh' | 'retire' | 'name' | 'note'}Crate`

export interface Warehouse
  extends Record<Crates | 'listCrates' | 'listRacks' | 'countCrates' | 'readLabel' | 'readPicture' | 'signIn', Method>,
    Record<'listPallets' | 'listDocks' | 'listGates', (options?: object) => ApiPages<Pallet>> {
  withOptions(options: WarehouseOptions): Warehouse
}

export interface WarehouseOptions extends ClientOptions {
  keyId?: string | (() => string | Promise<string>)
  keySecret?: string | (() => string | Promise<string>)
  apiKey?: string | (() => string | Promise<string>)
  site?: string
}

export const options: WarehouseOptions = {
  baseUrl: 'https://warehouse.example',
  keyId: 'key-1',
  keySecret: 'canary-secret',
  site: 'north',
}

export function createWarehouse(changes: WarehouseOptions = {}, api: ApiDefinition = definition): Warehouse {
  return createClient<Warehouse, WarehouseOptions>(api, environment, { ...options, ...changes })
}

type PathClient = Record<
  OperationDefinition['method'],
  (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
>

/** A client of path literals whose calls compile with any path. */
export function createPathClient(changes: object = {}, api: ApiDefinition = definition): PathClient {
  return createFetchClient(api, environment, { ...options, ...changes }) as unknown as PathClient
}

/** A logger, and the lines that it has written. */
export function recorder(): { lines: Line[]; logger: Required<ClientOptions>['logger'] } {
  const lines: Line[] = []
  const write = (level: string) => (message: string, fields: object) => lines.push([level, message, { ...fields }])
  return { lines, logger: { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') } }
}

type Line = [level: string, message: string, fields: Record<string, unknown>]

/** The arguments of one call of `fetch`. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: unknown
  readonly signal: AbortSignal
}

/** A `fetch` that answers from a list, repeats the last entry, and records the requests. */
export function answering(...answers: (Response | Error | (() => Response | Promise<Response>))[]): {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  sent: SentRequest[]
} {
  const sent: SentRequest[] = []
  async function fetch(url: string, init: RequestInit): Promise<Response> {
    sent.push({ url, ...init } as never)
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer.clone() : (answer as () => Response)()
  }
  return { fetch, sent }
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}

export const found: Response = json({ status: 200, requestId: 'request-1', result: { id: 'crate-1' } })

/** The error of `fetch` for a connection that was reset. */
export const reset: Error = new TypeError('fetch failed', {
  cause: Object.assign(new Error('gone'), { code: 'ECONNRESET' }),
})

/** A `fetch` that never answers, and rejects when its signal aborts. */
export function silence(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

/** Returns the error that a promise rejects with. */
export async function rejection(promise: Promise<unknown>): Promise<never> {
  try {
    await promise
  } catch (error) {
    return error as never
  }
  throw new Error('The call should have failed.')
}

/** The start of an error for a 200 with an unusable body. */
export const unusable = { name: 'ResponseParseError', status: 200 } as const

/** Returns the error of a client or a call that must be refused before anything is sent. */
export async function refusal(call: (options: Pick<WarehouseOptions, 'fetch'>) => unknown): Promise<Error> {
  const { fetch, sent } = answering(found)
  const error: Error = await rejection((async () => call({ fetch }))())
  if (sent.length > 0) throw new Error('A request was sent.')
  return error
}

/** Returns the requests of calls that are answered with success. */
export async function requestsOf(calls: (options: Pick<WarehouseOptions, 'fetch'>) => unknown): Promise<SentRequest[]> {
  const { fetch, sent } = answering(found)
  await calls({ fetch })
  return sent
}

/** A `fetch` whose answers begin and never end. It counts the bodies that were begun and cancelled. */
export function stalling({ heedsSignal = true, status = 200 }: { heedsSignal?: boolean; status?: number } = {}): {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  bodies: { begun: number; letGo: number }
} {
  const bodies = { begun: 0, letGo: 0 }
  async function fetch(_: string, { signal }: RequestInit): Promise<Response> {
    bodies.begun++
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"result":'))
        if (heedsSignal)
          signal?.addEventListener('abort', () => {
            bodies.letGo++
            controller.error(signal.reason)
          })
      },
      cancel() {
        bodies.letGo++
      },
    })
    return new Response(body, { status })
  }
  return { fetch, bodies }
}
