import { fields, type Json } from '../document.ts'
import { type Fault, inCategory, type OperationTraits, where } from './fault.ts'
import { onRequest, onRequestBody, onResponse, replacesHeader, type WireInjection } from './wire-injection.ts'

const owesFields = ({ bodies, method }: OperationTraits): boolean => bodies.length > 0 && method !== 'PATCH'

const requestFaults: readonly Fault<WireInjection>[] = inCategory('request', [
  ...where('always', {
    'loses the credential': onRequest(() => ({ headers: { authorization: undefined } })),
    'replaces the credential': replacesHeader('authorization', 'Digest username="none"'),
    'changes the method': onRequest(({ method }) => ({ method: method === 'PATCH' ? 'PUT' : 'PATCH' })),
    'loses the version of the path': onRequest(({ url }) => ({ url: url.replace(/\/v\d+\//, '/') })),
    'writes the path in capitals': onRequest(({ url }) => ({
      url: url.replace(/(https?:\/\/[^/]+)([^?]*)/, (_, origin, path) => origin + path.toUpperCase()),
    })),
    'loses the last segment of the path': onRequest(({ url }) => ({ url: url.replace(/\/[^/?]*(\?|$)/, '$1') })),
  }),
  ...where('takesBody', {
    'loses what the body is': replacesHeader('content-type', 'text/plain'),
    'encodes the body as a form': replacesHeader('content-type', 'application/x-www-form-urlencoded'),
    'loses the body': onRequest(() => ({ body: undefined, headers: { 'content-type': undefined } })),
    'replaces the body by null': onRequestBody(() => null),
    'puts the body into a list': onRequestBody((given) => [given]),
    'adds a field to the body': onRequestBody((given) => ({ ...given, injected: true })),
    'sends a field of another type on': onRequestBody((given) =>
      fields(given, (all) => all.map(([name, value]) => [name, typeof value === 'object' ? 'none' : { value }])),
    ),
  }),
  ...where(owesFields, {
    'loses every field of the body': onRequestBody(() => ({})),
  }),
  ...where('hasPathParameters', {
    'decodes the path': onRequest(({ url }) => ({ url: url.replaceAll('%2F', '/').replaceAll('%3F', '?') })),
  }),
])

/** Changes responses that are JSON objects. */
const json = (change: (body: Json, operation: OperationTraits) => Json): WireInjection =>
  onResponse(({ text }, operation) => {
    const body = parsed(text)
    return typeof body === 'object' && body !== null ? { text: JSON.stringify(change(body, operation)) } : {}
  })

/** Changes the payload of a response that has one. */
const payload = (change: (payload: Json) => Json): WireInjection =>
  json((body, { payloadKey }) => (payloadKey in body ? { ...body, [payloadKey]: change(body[payloadKey]) } : body))

const firstItem = (change: (item: Json) => Json): WireInjection =>
  payload((value) => (Array.isArray(value) ? [change(value[0] ?? {}), ...value.slice(1)] : change(value ?? {})))

const firstField = (change: (name: string, value: Json) => [string, Json][]): WireInjection =>
  firstItem((item) => fields(item, ([first, ...rest]) => (first ? [...change(...first), ...rest] : [])))

const inCase =
  (isMeant: (status: number) => boolean) =>
  (change: Parameters<typeof onResponse>[0]): WireInjection =>
    onResponse((given, operation) => (isMeant(given.status) ? change(given, operation) : {}))

const success = inCase((status) => status < 300)
const failure = inCase((status) => status >= 400)

const page = '<!doctype html><html><head><title>Welcome</title></head><body><h1>Welcome</h1></body></html>'
const asPage = { text: page, headers: { 'content-type': 'text/html' } }
const bringsItems = ({ payload: shown }: OperationTraits): boolean =>
  typeof shown === 'object' && Object.keys(shown?.[0] ?? shown ?? {}).length > 0

const responseFaults: readonly Fault<WireInjection>[] = inCategory('response', [
  ...where('hasPayload', {
    'cuts the body of an answer': success(({ text }) => ({ text: text.slice(0, text.length / 2) })),
    'cuts the last character of an answer': success(({ text }) => ({ text: text.slice(0, -1) })),
    'empties an answer': success(() => ({ text: '' })),
    'answers with a page': success(() => asPage),
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
    'changes a letter of an answer': onResponse(({ text }) => ({ text: text.replace(/[a-z](?=")/, '?') })),
  }),
  ...where(bringsItems, {
    'takes a field away': firstField(() => []),
    'writes the name of a field otherwise': firstField((name, value) => [[`${name}_`, value]]),
    'sends a field of another type': firstField((name, value) => [[name, [value]]]),
    'gives two fields the value of each other': firstItem(swapped),
  }),
  ...where('bringsList', {
    'takes an item of a list away': payload((list) => list.slice(1)),
    'sends an item of a list twice': payload((list) => [list[0], ...list]),
  }),
  ...where('always', {
    'reports success as a failure': success(() => ({ status: 500 })),
    'reports success as a redirect': success(() => ({ status: 307, headers: { location: 'https://example.com/' } })),
    'reports success with another status of success': success(() => ({ status: 202 })),
    'reports success without content': success(() => ({ status: 204, text: '' })),
    'reports a failure as success': failure(() => ({ status: 200 })),
    'reports a failure with another status': failure(({ status }) => ({ status: status === 418 ? 400 : 418 })),
    'reports every failure as one of a gateway': failure(() => ({ status: 502, ...asPage })),
    'empties a failure': failure(() => ({ text: '' })),
    'writes a failure in other words': failure(({ text }) => ({
      text: text.replace(/[A-Za-z]{4,}(?=[^A-Za-z]*$)/, 'none'),
    })),
    'loses the header that says how long to wait': failure(() => ({
      headers: { 'retry-after': undefined, 'x-ratelimit-reset': undefined, 'ratelimit-reset': undefined },
    })),
  }),
  ...where('isBasic', {
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
