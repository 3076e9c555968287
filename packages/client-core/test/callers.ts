import { ApiError } from '../src/errors.ts'
import { createFetchClient } from '../src/fetch.ts'
import type { CallOptions } from '../src/index.ts'
import { createWarehouse, definition, environment, options, type WarehouseOptions } from './warehouse.ts'

/** The outcome of a call, in one form for both ways of calling. A rejection passes through unchanged. */
export interface Outcome {
  readonly status: number
  readonly headers: Headers
  /** The value of `result` in a 2xx answer. */
  readonly payload: unknown
  /** The body of any other answer. */
  readonly error: unknown
}

/** The calls of the warehouse API that the tests make. */
export interface Calls {
  list(options?: CallOptions): Promise<Outcome>
  get(crate: string, options?: CallOptions): Promise<Outcome>
  replace(crate: string, body: unknown, options?: CallOptions): Promise<Outcome>
  create(body: unknown, options?: CallOptions): Promise<Outcome>
  move(crate: string, body: unknown, options?: CallOptions): Promise<Outcome>
  remove(crate: string, options?: CallOptions): Promise<Outcome>
  /** A POST that the document calls safe to repeat, but not after its 500. */
  count(body: unknown, options?: CallOptions): Promise<Outcome>
}

export type CreateCalls = (changes?: WarehouseOptions) => Calls

const methods: readonly [string, CreateCalls] = ['method', byMethods]
const pathLiterals: readonly [string, CreateCalls] = ['path literal', byPathLiterals]

/**
 * The ways to make a call. Both use the same transport and keep the same promises. The first tier of tests tries methods,
 * and what path literals do differently (`path-literals.test.ts`); the nightly tier tries every promise with both.
 */
export const callers: readonly (readonly [name: string, create: CreateCalls])[] =
  process.env.TEST_TIER === 'all' ? [methods, pathLiterals] : [methods]

function byMethods(changes: WarehouseOptions = {}): Calls {
  const warehouse = createWarehouse(changes)
  const told = async (call: ReturnType<typeof warehouse.getCrate>): Promise<Outcome> => {
    try {
      const { data, response } = await call.withResponse()
      return { status: response.status, headers: response.headers, payload: data, error: undefined }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { status: error.status, headers: error.headers, payload: undefined, error: error.body }
    }
  }
  return {
    list: (options) => told(warehouse.listCrates(options)),
    get: (crate, options) => told(warehouse.getCrate(crate, options)),
    replace: (crate, body, options) => told(warehouse.replaceCrate(crate, body, options)),
    create: (body, options) => told(warehouse.createCrate(body, options)),
    move: (crate, body, options) => told(warehouse.moveCrate(crate, 'shelf-1', body, options)),
    remove: (crate, options) => told(warehouse.deleteCrate(crate, options)),
    count: (body, options) => told(warehouse.countCrates(body, options)),
  }
}

type Send = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

function byPathLiterals(changes: WarehouseOptions = {}): Calls {
  const client = createFetchClient(definition, environment, { ...options, ...changes }) as unknown as Record<
    'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    Send
  >
  const site = '/v1/sites/{site}/crates'
  const crateIn = `${site}/{crate}`
  const told = async (call: ReturnType<Send>): Promise<Outcome> => {
    const { data, error, response } = await call
    return { status: response.status, headers: response.headers, payload: Object(data).result, error }
  }
  const path = (crate?: string) => ({ params: { path: { site: 'north', ...(crate !== undefined && { crate }) } } })
  return {
    list: (options) => told(client.GET(site, { ...path(), ...options })),
    get: (crate, options) => told(client.GET(crateIn, { ...path(crate), ...options })),
    replace: (crate, body, options) => told(client.PUT(crateIn, { ...path(crate), body, ...options })),
    create: (body, options) => told(client.POST(site, { ...path(), body, ...options })),
    move: (crate, body, options) =>
      told(
        client.PATCH(`${crateIn}/shelves/{shelf}`, {
          params: { path: { site: 'north', crate, shelf: 'shelf-1' } },
          body,
          ...options,
        }),
      ),
    remove: (crate, options) => told(client.DELETE(crateIn, { ...path(crate), ...options })),
    count: (body, options) => told(client.POST('/v1/counts', { body, ...options })),
  }
}
