import type { ClientFactory, Json } from '../mutant.ts'
import type { OperationTraits } from './operation.ts'

/** One way in which a client, or the wire behind it, does something else than it should. */
export interface Fault {
  /** A sentence fragment: `swaps two path parameters`. */
  readonly name: string
  readonly category: string
  /** Whether it can show in an operation at all. */
  shows(operation: OperationTraits): boolean
  /** The client with the fault. */
  plant(createClient: ClientFactory, operation: OperationTraits): ClientFactory
}

export type Send = (url: string, init: RequestInit) => Promise<Response>

/** A request as a client gives it to `fetch`. */
export interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | undefined
}

export const always = (): boolean => true

/** A fault between the client and `fetch`. */
export function sending(change: (send: Send, operation: OperationTraits) => Send): Fault['plant'] {
  return (createClient, operation) => (options: Json) =>
    createClient({ ...options, fetch: change(options.fetch ?? fetch, operation) } as never)
}

/** A fault in what is sent. */
export function altering(change: (request: Sent, operation: OperationTraits) => Partial<Sent>): Fault['plant'] {
  return sending((send, operation) => alterRequest((request) => change(request, operation), send))
}

/** Sends something else than it is given. */
export function alterRequest(change: (request: Sent) => Partial<Sent>, send: Send): Send {
  return (url, init) => {
    const given: Sent = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : undefined,
    }
    const { url: target, method, headers, body } = { ...given, ...change(given) }
    return send(target, { ...init, method, headers, body: body ?? null })
  }
}

/** A fault in the JSON of the body; a call without a body is left alone. */
export function alteringBody(change: (body: Json, operation: OperationTraits) => Json): Fault['plant'] {
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

type Method = (...parameters: unknown[]) => { withResponse(): Promise<Result> }

/** A fault in how one method is called, or in what it makes of the answer. */
export function calling(
  change: (method: Method, operation: OperationTraits) => (...parameters: unknown[]) => Promise<Result>,
): Fault['plant'] {
  return (createClient, operation) => (options: Json) => {
    const client = createClient(options as never) as Record<string, Method>
    const call = change(client[operation.id] as Method, operation)
    const method: Method = (...parameters) => ({ withResponse: () => call(...parameters) })
    return { ...client, [operation.id]: method }
  }
}

/** A fault in what a successful call brings. */
export function bringing(change: (result: Result, operation: OperationTraits) => Partial<Result>): Fault['plant'] {
  return calling((method, operation) => async (...parameters) => {
    const result = await method(...parameters).withResponse()
    return { ...result, ...change(result, operation) }
  })
}

/** A fault in what a failed call throws, or in that it throws. */
export function failing(change: (error: Json, operation: OperationTraits) => Result | Promise<Result>): Fault['plant'] {
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
