import { inCategory, where, withHeaders } from '../fault.ts'
import { always, bringsList, hasPayload, isBasic } from '../traits.ts'

const answer = (change) => (send, operation) => async (url, init) => {
  const response = await send(url, init)
  const given = {
    status: response.status,
    headers: new Headers(response.headers),
    text: await response.text(),
  }
  const { status, headers, text } = { ...given, ...change(given, operation) }
  headers.delete('content-length')
  const empty = [204, 205, 304].includes(status) || text === ''
  return new Response(empty ? null : text, { status, headers })
}
/** Alters answers that are JSON objects; all others pass. */
const json = (change) =>
  answer(({ text }, operation) => {
    const body = parsed(text)
    return typeof body === 'object' && body !== null ? { text: JSON.stringify(change(body, operation)) } : {}
  })
/** Alters the payload of an answer that has one, or the first of its items. */
const payload = (change) =>
  json((body, { payloadKey }) => (payloadKey in body ? { ...body, [payloadKey]: change(body[payloadKey]) } : body))
const firstItem = (change) =>
  payload((value) => (Array.isArray(value) ? [change(value[0] ?? {}), ...value.slice(1)] : change(value ?? {})))
const success = (change) => answer((given) => (given.status < 300 ? change(given) : {}))
const failure = (change) => answer((given) => (given.status >= 400 ? change(given) : {}))
const page = '<!doctype html><html><head><title>Welcome</title></head><body><h1>Welcome</h1></body></html>'
const bringsItems = ({ payload: shown }) =>
  typeof shown === 'object' && Object.keys(shown?.[0] ?? shown ?? {}).length > 0
export const responses = inCategory('response', [
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
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
function swapped(item) {
  const [first, second] = Object.keys(item)
  return first === undefined || second === undefined ? item : { ...item, [first]: item[second], [second]: item[first] }
}
