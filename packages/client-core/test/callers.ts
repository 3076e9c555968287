import { ApiError } from '../src/errors.ts'
import type { ApiDefinition, ApiPromise, CallOptions, OperationDefinition } from '../src/index.ts'
import { createPathClient, createWarehouse, definition, type WarehouseOptions } from './warehouse.ts'

/** The outcome of a call, in one form for both ways of calling. A rejection passes through unchanged. */
export interface Outcome {
  readonly status: number
  readonly headers: Headers
  /** The value of `result` in a 2xx answer. */
  readonly payload: unknown
  /** The body of any other answer. */
  readonly error: unknown
}

type Call<Parameters extends unknown[]> = (...parameters: [...Parameters, options?: CallOptions]) => Promise<Outcome>

/** The calls of the warehouse API that the tests make. */
export interface Calls {
  list: Call<[]>
  get: Call<[crate: string]>
  replace: Call<[crate: string, body: unknown]>
  create: Call<[body: unknown]>
  move: Call<[crate: string, body: unknown]>
  remove: Call<[crate: string]>
  /** A POST that the document calls safe to repeat, but not after its 500. */
  count: Call<[body: unknown]>
}

type Send = (operationId: string, parameters: readonly unknown[], options?: CallOptions) => Promise<Outcome>

const callsBy = (send: Send): Calls => ({
  list: (options) => send('listCrates', [], options),
  get: (crate, options) => send('getCrate', [crate], options),
  replace: (crate, body, options) => send('replaceCrate', [crate, body], options),
  create: (body, options) => send('createCrate', [body], options),
  move: (crate, body, options) => send('moveCrate', [crate, 'shelf-1', body], options),
  remove: (crate, options) => send('deleteCrate', [crate], options),
  count: (body, options) => send('countCrates', [body], options),
})

export type CreateCalls = (changes?: WarehouseOptions, api?: ApiDefinition) => Calls

const methods: readonly [string, CreateCalls] = ['method', byMethods]
const pathLiterals: readonly [string, CreateCalls] = ['path literal', byPathLiterals]

/**
 * The ways to make a call. Both use the same transport and keep the same promises. The first tier of tests tries methods,
 * and what path literals do differently (`path-literals.test.ts`); the nightly tier tries every promise with both.
 */
export const callers: readonly (readonly [name: string, create: CreateCalls])[] =
  process.env.TEST_TIER === 'all' ? [methods, pathLiterals] : [methods]

function byMethods(changes: WarehouseOptions = {}, api: ApiDefinition = definition): Calls {
  type Method = (...parameters: unknown[]) => ApiPromise<unknown>
  const warehouse = createWarehouse(changes, api) as unknown as Record<string, Method>
  return callsBy(async (operationId, parameters, options) => {
    try {
      const call = (warehouse[operationId] as Method)(...parameters, options)
      const { data, response } = await call.withResponse()
      return { status: response.status, headers: response.headers, payload: data, error: undefined }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { status: error.status, headers: error.headers, payload: undefined, error: error.body }
    }
  })
}

function byPathLiterals(changes: WarehouseOptions = {}, api: ApiDefinition = definition): Calls {
  const client = createPathClient(changes, api)
  return callsBy(async (operationId, parameters, options) => {
    const { method, path, body } = api.operations[operationId] as OperationDefinition
    const names = [...path.matchAll(/\{(crate|shelf)\}/g)].map(([, name]) => name)
    const values = Object.fromEntries(names.map((name, index) => [name, parameters[index]]))
    const { data, error, response } = await client[method](path, {
      params: { path: { site: 'north', ...values } },
      ...(body && { body: parameters[names.length] }),
      ...options,
    })
    return { status: response.status, headers: response.headers, payload: Object(data).result, error }
  })
}
