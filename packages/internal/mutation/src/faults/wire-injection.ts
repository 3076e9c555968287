import type { Json } from '../document.ts'
import type { OperationTraits } from './fault.ts'

export type Send = (url: string, init: RequestInit) => Promise<Response>

/** Changes requests or responses between client and server. */
export type WireInjection = (send: Send, operation: OperationTraits) => Send

/** New fields of a message. Headers are set one by one, and deleted if their value is `undefined`. */
type Changes<Message> = Partial<Omit<Message, 'headers'>> & {
  readonly headers?: Readonly<Record<string, string | undefined>>
}

/** A request, as a client passes it to `fetch`. */
interface HttpRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | undefined
}

/** Sends another request than the given one. */
export const onRequest =
  (change: (request: HttpRequest, operation: OperationTraits) => Changes<HttpRequest>): WireInjection =>
  (send, operation) =>
  (url, init) => {
    const body = typeof init.body === 'string' ? init.body : undefined
    const given = { url, method: init.method ?? 'GET', headers: new Headers(init.headers), body }
    const { url: target, ...request } = changed(given, change(given, operation))
    return send(target, { ...init, ...request, body: request.body ?? null })
  }

/** Changes the JSON body of a request that has one. */
export const onRequestBody = (change: (body: Json) => Json): WireInjection =>
  onRequest(({ body }) => (body === undefined ? {} : { body: JSON.stringify(change(JSON.parse(body))) }))

/** Replaces the value of a header that a request has. */
export const replacesHeader = (name: string, value: string): WireInjection =>
  onRequest(({ headers }) => (headers.has(name) ? { headers: { [name]: value } } : {}))

export interface HttpResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Passes on another response than the given one. */
export const onResponse =
  (change: (response: HttpResponse, operation: OperationTraits) => Changes<HttpResponse>): WireInjection =>
  (send, operation) =>
  async (url, init) => {
    const response = await send(url, init)
    const given = { status: response.status, headers: new Headers(response.headers), text: await response.text() }
    const { status, headers, text } = changed(given, change(given, operation))
    headers.delete('content-length')
    const isEmpty = [204, 205, 304].includes(status) || text === ''
    return new Response(isEmpty ? null : text, { status, headers })
  }

function changed<Message extends { readonly headers: Headers }>(given: Message, changes: Changes<Message>): Message {
  const { headers = {}, ...others } = changes
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) given.headers.delete(name)
    else given.headers.set(name, value)
  }
  return { ...given, ...others }
}
