import type { ClientFactory } from '../../apis.ts'
import type { Json } from '../../json.ts'
import { alterRequest, type HttpRequest, type Send } from '../fault.ts'
import type { OperationTraits } from '../traits.ts'

/** Makes of a client one that has a fault in an operation. */
export type ClientInjection = (createClient: ClientFactory, operation: OperationTraits) => ClientFactory

/** A fault between the client and `fetch`. */
export function sending(change: (send: Send, operation: OperationTraits) => Send): ClientInjection {
  return (createClient, operation) => (options: Json) =>
    createClient({ ...options, fetch: change(options.fetch ?? fetch, operation) } as never)
}

/** A fault in what is sent. */
export function altering(
  change: (request: HttpRequest, operation: OperationTraits) => Partial<HttpRequest>,
): ClientInjection {
  return sending((send, operation) => alterRequest((request) => change(request, operation), send))
}

/** A fault in the JSON of the body; a call without a body is left alone. */
export function alteringBody(change: (body: Json, operation: OperationTraits) => Json): ClientInjection {
  return altering(({ body }, operation) =>
    body === undefined ? {} : { body: JSON.stringify(change(JSON.parse(body), operation)) },
  )
}

/** What a method of a client brings by `withResponse()`. */
export interface Result {
  readonly data: Json
  readonly response: Response
  readonly requestId: string | undefined
  readonly attempts: readonly unknown[]
}

type Method = (...parameters: unknown[]) => { withResponse(): Promise<Result>; [Symbol.asyncIterator](): Json }

/** A fault in how one method is called, or in what it makes of the answer. */
export function calling(
  change: (method: Method, operation: OperationTraits) => (...parameters: unknown[]) => Promise<Result>,
): ClientInjection {
  return (createClient, operation) => (options: Json) => {
    const client = createClient(options as never) as Record<string, Method>
    const call = change(client[operation.id] as Method, operation)
    const method: Method = (...parameters) => ({
      withResponse: () => call(...parameters),
      // A walk goes its own way, or every fault would seem to be noticed by it.
      [Symbol.asyncIterator]: () => client[operation.id]?.(...parameters)[Symbol.asyncIterator](),
    })
    return { ...client, [operation.id]: method }
  }
}

/** A fault in what a successful call brings. */
export function bringing(change: (result: Result, operation: OperationTraits) => Partial<Result>): ClientInjection {
  return calling((method, operation) => async (...parameters) => {
    const result = await method(...parameters).withResponse()
    return { ...result, ...change(result, operation) }
  })
}

/** A fault in what a failed call throws, or in that it throws. */
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

/** A result in place of an error. */
export const resultOf = (data: Json, error: Json): Result => ({
  data,
  response: new Response(null, { status: 200, headers: error.headers }),
  requestId: error.requestId,
  attempts: error.attempts,
})

/** Throws the same error with other properties: an `ApiError` keeps its class. */
export function rethrow(error: Json, changes: Json): never {
  const copy = Object.create(Object.getPrototypeOf(error), Object.getOwnPropertyDescriptors(error))
  for (const [name, value] of Object.entries(changes)) {
    Object.defineProperty(copy, name, { value, configurable: true, enumerable: true })
  }
  throw copy
}
