import { alterRequest } from '../fault.ts'
/** A fault between the client and `fetch`. */
export function sending(change) {
  return (createClient, operation) => (options) =>
    createClient({ ...options, fetch: change(options.fetch ?? fetch, operation) })
}
/** A fault in what is sent. */
export function altering(change) {
  return sending((send, operation) => alterRequest((request) => change(request, operation), send))
}
/** A fault in the JSON of the body; a call without a body is left alone. */
export function alteringBody(change) {
  return altering(({ body }, operation) =>
    body === undefined ? {} : { body: JSON.stringify(change(JSON.parse(body), operation)) },
  )
}
/** A fault in how one method is called, or in what it makes of the answer. */
export function calling(change) {
  return (createClient, operation) => (options) => {
    const client = createClient(options)
    const call = change(client[operation.id], operation)
    const method = (...parameters) => ({
      withResponse: () => call(...parameters),
      // A walk goes its own way, or every fault would seem to be noticed by it.
      [Symbol.asyncIterator]: () => client[operation.id]?.(...parameters)[Symbol.asyncIterator](),
    })
    return { ...client, [operation.id]: method }
  }
}
/** A fault in what a successful call brings. */
export function bringing(change) {
  return calling((method, operation) => async (...parameters) => {
    const result = await method(...parameters).withResponse()
    return { ...result, ...change(result, operation) }
  })
}
/** A fault in what a failed call throws, or in that it throws. */
export function failing(change) {
  return calling((method, operation) => async (...parameters) => {
    try {
      return await method(...parameters).withResponse()
    } catch (error) {
      if (typeof error?.status !== 'number') throw error
      return change(error, operation)
    }
  })
}
/** A result in place of an error. */
export const resultOf = (data, error) => ({
  data,
  response: new Response(null, { status: 200, headers: error.headers }),
  requestId: error.requestId,
  attempts: error.attempts,
})
/** Throws the same error with other properties: an `ApiError` keeps its class. */
export function rethrow(error, changes) {
  const copy = Object.create(Object.getPrototypeOf(error), Object.getOwnPropertyDescriptors(error))
  for (const [name, value] of Object.entries(changes)) {
    Object.defineProperty(copy, name, { value, configurable: true, enumerable: true })
  }
  throw copy
}
