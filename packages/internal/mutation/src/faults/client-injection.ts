import type { ClientFactory } from '../api.ts'
import type { Json } from '../document.ts'
import type { OperationTraits } from './fault.ts'
import { onRequest, onRequestBody, type WireInjection } from './wire-injection.ts'

/** Adds a fault in one operation to the clients of a factory. */
export type ClientInjection = (createClient: ClientFactory, operation: OperationTraits) => ClientFactory

/** A fault between the client and `fetch`. */
export function sending(inject: WireInjection): ClientInjection {
  return (createClient, operation) => (options: Json) =>
    createClient({ ...options, fetch: inject(options.fetch ?? fetch, operation) } as never)
}

/** A fault in the request. */
export const altering = (change: Parameters<typeof onRequest>[0]): ClientInjection => sending(onRequest(change))

/** A fault in the JSON body of the request. */
export const alteringBody = (change: (body: Json) => Json): ClientInjection => sending(onRequestBody(change))

/** The result of `withResponse()`. */
export interface Result {
  readonly data: Json
  readonly response: Response
  readonly requestId: string | undefined
  readonly attempts: readonly unknown[]
}

type Method = (...parameters: unknown[]) => { withResponse(): Promise<Result>; [Symbol.asyncIterator](): Json }

/** A fault around the call of one method. */
export function calling(
  change: (method: Method, operation: OperationTraits) => (...parameters: unknown[]) => Promise<Result>,
): ClientInjection {
  return (createClient, operation) => (options: Json) => {
    const client = createClient(options as never) as Record<string, Method>
    const call = change(client[operation.id] as Method, operation)
    const method: Method = (...parameters) => ({
      withResponse: () => call(...parameters),
      // Iteration works without the fault. Otherwise the cases about pages would notice every fault.
      [Symbol.asyncIterator]: () => client[operation.id]?.(...parameters)[Symbol.asyncIterator](),
    })
    return { ...client, [operation.id]: method }
  }
}

/** A fault in the result of a successful call. */
export function bringing(change: (result: Result, operation: OperationTraits) => Partial<Result>): ClientInjection {
  return calling((method, operation) => async (...parameters) => {
    const result = await method(...parameters).withResponse()
    return { ...result, ...change(result, operation) }
  })
}

/** A fault in the handling of an error that has a status. */
export function failing(
  change: (error: Json, operation: OperationTraits) => Result | Promise<Result>,
): ClientInjection {
  return calling((method, operation) => async (...parameters) => {
    try {
      return await method(...parameters).withResponse()
    } catch (error) {
      if (typeof (error as Json)?.status !== 'number') throw error
      return change(error, operation)
    }
  })
}

/** A result that replaces an error. */
export const resultOf = (data: Json, error: Json): Result => ({
  data,
  response: new Response(null, { status: 200, headers: error.headers }),
  requestId: error.requestId,
  attempts: error.attempts,
})

/** Throws a copy of an error with other properties. The copy has the same class. */
export function rethrow(error: Json, changes: Json): never {
  const copy = Object.create(Object.getPrototypeOf(error), Object.getOwnPropertyDescriptors(error))
  for (const [name, value] of Object.entries(changes)) {
    Object.defineProperty(copy, name, { value, configurable: true, enumerable: true })
  }
  throw copy
}
