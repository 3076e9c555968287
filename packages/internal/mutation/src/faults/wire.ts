import type { Json } from '../document.ts'
import {
  alterRequest,
  always,
  bringsList,
  type Fault,
  type HttpRequest,
  hasPathParameters,
  hasPayload,
  inCategory,
  isBasic,
  type OperationTraits,
  type Send,
  takesBody,
  where,
  withHeaders,
} from './fault.ts'

/** Changes requests or responses between client and server. */
export type WireInjection = (send: Send, operation: OperationTraits) => Send

const altered =
  (change: (request: HttpRequest, operation: OperationTraits) => Partial<HttpRequest>): WireInjection =>
  (send, operation) =>
    alterRequest((request) => change(request, operation), send)

const body = (change: (body: Json) => Json): WireInjection =>
  altered(({ body: text }) => (text === undefined ? {} : { body: JSON.stringify(change(JSON.parse(text))) }))

const header = (name: string, value?: string): WireInjection =>
  altered(({ headers }) =>
    value === undefined || headers.has(name) ? { headers: withHeaders(headers, { [name]: value }) } : {},
  )

const owesFields = ({ bodies, method }: OperationTraits): boolean => bodies.length > 0 && method !== 'PATCH'

const requestFaults: readonly Fault<WireInjection>[] = inCategory('request', [
  ...where(always, {
    'loses the credential': header('authorization'),
    'replaces the credential': header('authorization', 'Digest username="none"'),
    'changes the method': altered(({ method }) => ({ method: method === 'PATCH' ? 'PUT' : 'PATCH' })),
    'loses the version of the path': altered(({ url }) => ({ url: url.replace(/\/v\d+\//, '/') })),
    'writes the path in capitals': altered(({ url }) => ({
      url: url.replace(/(https?:\/\/[^/]+)([^?]*)/, (_, origin, path) => origin + path.toUpperCase()),
    })),
    'loses the last segment of the path': altered(({ url }) => ({ url: url.replace(/\/[^/?]*(\?|$)/, '$1') })),
  }),
  ...where(takesBody, {
    'loses what the body is': header('content-type', 'text/plain'),
    'encodes the body as a form': header('content-type', 'application/x-www-form-urlencoded'),
    'loses the body': altered(({ headers }) => ({
      body: undefined,
      headers: withHeaders(headers, { 'content-type': undefined }),
    })),
    'replaces the body by null': body(() => null),
    'puts the body into a list': body((given) => [given]),
    'adds a field to the body': body((given) => ({ ...given, injected: true })),
    'sends a field of another type on': body((given) =>
      Object.fromEntries(
        Object.entries(given ?? {}).map(([name, value]) => [name, typeof value === 'object' ? 'none' : { value }]),
      ),
    ),
  }),
  ...where(owesFields, {
    'loses every field of the body': body(() => ({})),
  }),
  ...where(hasPathParameters, {
    'decodes the path': altered(({ url }) => ({ url: url.replaceAll('%2F', '/').replaceAll('%3F', '?') })),
  }),
])

interface HttpResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const answer =
  (change: (given: HttpResponse, operation: OperationTraits) => Partial<HttpResponse>): WireInjection =>
  (send, operation) =>
  async (url, init) => {
    const response = await send(url, init)
    const given: HttpResponse = {
      status: response.status,
      headers: new Headers(response.headers),
      text: await response.text(),
    }
    const { status, headers, text } = { ...given, ...change(given, operation) }
    headers.delete('content-length')
    const empty = [204, 205, 304].includes(status) || text === ''
    return new Response(empty ? null : text, { status, headers })
  }

/** Changes responses that are JSON objects. */
const json = (change: (body: Json, operation: OperationTraits) => Json): WireInjection =>
  answer(({ text }, operation) => {
    const body = parsed(text)
    return typeof body === 'object' && body !== null ? { text: JSON.stringify(change(body, operation)) } : {}
  })

/** Changes the payload of a response that has one. */
const payload = (change: (payload: Json) => Json): WireInjection =>
  json((body, { payloadKey }) => (payloadKey in body ? { ...body, [payloadKey]: change(body[payloadKey]) } : body))

const firstItem = (change: (item: Json) => Json): WireInjection =>
  payload((value) => (Array.isArray(value) ? [change(value[0] ?? {}), ...value.slice(1)] : change(value ?? {})))

const success = (change: (given: HttpResponse) => Partial<HttpResponse>): WireInjection =>
  answer((given) => (given.status < 300 ? change(given) : {}))

const failure = (change: (given: HttpResponse) => Partial<HttpResponse>): WireInjection =>
  answer((given) => (given.status >= 400 ? change(given) : {}))

const page = '<!doctype html><html><head><title>Welcome</title></head><body><h1>Welcome</h1></body></html>'
const bringsItems = ({ payload: shown }: OperationTraits): boolean =>
  typeof shown === 'object' && Object.keys(shown?.[0] ?? shown ?? {}).length > 0

const responseFaults: readonly Fault<WireInjection>[] = inCategory('response', [
  ...where(hasPayload, {
    'cuts the body of an answer': success(({ text }) => ({ text: text.slice(0, text.length / 2) })),
    'cuts the last character of an answer': success(({ text }) => ({ text: text.slice(0, -1) })),
    'empties an answer': success(() => ({ text: '' })),
    'answers with a page': success(({ headers }) => ({
      text: page,
      headers: withHeaders(headers, { 'content-type': 'text/html' }),
    })),
    'answers with a page and calls it JSON': success(() => ({ text: page })),
    'answers null': success(() => ({ text: 'null' })),
    'answers with an empty list': success(() => ({ text: '[]' })),
    'answers with a text': success(({ text }) => ({ text: JSON.stringify(text) })),
    'answers twice in one body': success(({ text }) => ({ text: text + text })),
    'takes the envelope away': json((body, { payloadKey }) => body[payloadKey] ?? body),
    'puts an answer into another envelope': json((body) => ({ response: body })),
    'writes the name of the payload otherwise': json(({ ...body }, { payloadKey }) => ({
      ...body,
      [payloadKey]: undefined,
      [`${payloadKey}s`]: body[payloadKey],
    })),
    'takes the payload away': json((body, { payloadKey }) => ({ ...body, [payloadKey]: undefined })),
    'sends null for the payload': payload(() => null),
    'changes a letter of an answer': answer(({ text }) => ({ text: text.replace(/[a-z](?=")/, '?') })),
  }),
  ...where(bringsItems, {
    'takes a field away': firstItem((item) => Object.fromEntries(Object.entries(item).slice(1))),
    'writes the name of a field otherwise': firstItem((item) =>
      Object.fromEntries(Object.entries(item).map(([name, value], index) => [index === 0 ? `${name}_` : name, value])),
    ),
    'sends a field of another type': firstItem((item) =>
      Object.fromEntries(Object.entries(item).map(([name, value], index) => [name, index === 0 ? [value] : value])),
    ),
    'gives two fields the value of each other': firstItem(swapped),
  }),
  ...where(bringsList, {
    'takes an item of a list away': payload((list) => list.slice(1)),
    'sends an item of a list twice': payload((list) => [list[0], ...list]),
  }),
  ...where(always, {
    'reports success as a failure': success(() => ({ status: 500 })),
    'reports success as a redirect': success(({ headers }) => ({
      status: 307,
      headers: withHeaders(headers, { location: 'https://example.com/' }),
    })),
    'reports success with another status of success': success(() => ({ status: 202 })),
    'reports success without content': success(() => ({ status: 204, text: '' })),
    'reports a failure as success': failure(() => ({ status: 200 })),
    'reports a failure with another status': failure(({ status }) => ({ status: status === 418 ? 400 : 418 })),
    'reports every failure as one of a gateway': failure(({ headers }) => ({
      status: 502,
      text: page,
      headers: withHeaders(headers, { 'content-type': 'text/html' }),
    })),
    'empties a failure': failure(() => ({ text: '' })),
    'writes a failure in other words': failure(({ text }) => ({
      text: text.replace(/[A-Za-z]{4,}(?=[^A-Za-z]*$)/, 'none'),
    })),
    'loses the header that says how long to wait': failure(({ headers }) => ({
      headers: withHeaders(headers, {
        'retry-after': undefined,
        'x-ratelimit-reset': undefined,
        'ratelimit-reset': undefined,
      }),
    })),
  }),
  ...where(isBasic, {
    'changes the request id': json((body) =>
      'requestId' in body ? { ...body, requestId: '00000000-0000-4000-8000-000000000000' } : body,
    ),
  }),
])

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function swapped(item: Json): Json {
  const [first, second] = Object.keys(item)
  return first === undefined || second === undefined ? item : { ...item, [first]: item[second], [second]: item[first] }
}

/** Every fault of the wire. */
export const wireFaults: readonly Fault<WireInjection>[] = [...responseFaults, ...requestFaults]
