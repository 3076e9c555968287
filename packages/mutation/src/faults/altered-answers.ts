import type { Json } from '../mutant.ts'
import { type Alteration, type NamedAlteration, without } from './alteration.ts'
import { always } from './fault.ts'
import type { OperationTraits } from './operation.ts'

interface Came {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const answer =
  (change: (came: Came, operation: OperationTraits) => Partial<Came>): Alteration['alter'] =>
  (send, operation) =>
  async (url, init) => {
    const response = await send(url, init)
    const came: Came = { status: response.status, headers: new Headers(response.headers), text: await response.text() }
    const { status, headers, text } = { ...came, ...change(came, operation) }
    headers.delete('content-length')
    const empty = [204, 205, 304].includes(status) || text === ''
    return new Response(empty ? null : text, { status, headers })
  }

/** Alters answers that are JSON objects; all others pass. */
const json = (change: (body: Json, operation: OperationTraits) => Json): Alteration['alter'] =>
  answer(({ text }, operation) => {
    const body = parsed(text)
    return typeof body === 'object' && body !== null ? { text: JSON.stringify(change(body, operation)) } : {}
  })

/** Alters the payload of an answer that has one, or the first of its items. */
const payload = (change: (payload: Json) => Json): Alteration['alter'] =>
  json((body, { payloadKey }) => (payloadKey in body ? { ...body, [payloadKey]: change(body[payloadKey]) } : body))

const firstItem = (change: (item: Json) => Json): Alteration['alter'] =>
  payload((value) => (Array.isArray(value) ? [change(value[0] ?? {}), ...value.slice(1)] : change(value ?? {})))

const success = (change: (came: Came) => Partial<Came>): Alteration['alter'] =>
  answer((came) => (came.status < 300 ? change(came) : {}))

const failure = (change: (came: Came) => Partial<Came>): Alteration['alter'] =>
  answer((came) => (came.status >= 400 ? change(came) : {}))

const as = (headers: Headers, type: string): Headers => {
  headers.set('content-type', type)
  return headers
}

const page = '<!doctype html><html><head><title>Welcome</title></head><body><h1>Welcome</h1></body></html>'
const hasPayload = ({ payload: shown }: OperationTraits): boolean => shown !== undefined
const bringsItems = ({ payload: shown }: OperationTraits): boolean =>
  typeof shown === 'object' && Object.keys(shown?.[0] ?? shown ?? {}).length > 0
const bringsList = ({ payload: shown }: OperationTraits): boolean => Array.isArray(shown) && shown.length > 0

export const alteredAnswers: readonly NamedAlteration[] = [
  {
    name: 'cuts the body of an answer',
    shows: hasPayload,
    alter: success(({ text }) => ({ text: text.slice(0, text.length / 2) })),
  },
  {
    name: 'cuts the last character of an answer',
    shows: hasPayload,
    alter: success(({ text }) => ({ text: text.slice(0, -1) })),
  },
  { name: 'empties an answer', shows: hasPayload, alter: success(() => ({ text: '' })) },
  {
    name: 'answers with a page',
    shows: hasPayload,
    alter: success(({ headers }) => ({ text: page, headers: as(headers, 'text/html') })),
  },
  { name: 'answers with a page and calls it JSON', shows: hasPayload, alter: success(() => ({ text: page })) },
  { name: 'answers null', shows: hasPayload, alter: success(() => ({ text: 'null' })) },
  { name: 'answers with an empty list', shows: hasPayload, alter: success(() => ({ text: '[]' })) },
  { name: 'answers with a text', shows: hasPayload, alter: success(({ text }) => ({ text: JSON.stringify(text) })) },
  { name: 'answers twice in one body', shows: hasPayload, alter: success(({ text }) => ({ text: text + text })) },
  {
    name: 'takes the envelope away',
    shows: hasPayload,
    alter: json((body, { payloadKey }) => body[payloadKey] ?? body),
  },
  { name: 'puts an answer into another envelope', shows: hasPayload, alter: json((body) => ({ response: body })) },
  {
    name: 'writes the name of the payload otherwise',
    shows: hasPayload,
    alter: json(({ ...body }, { payloadKey }) => ({
      ...body,
      [payloadKey]: undefined,
      [`${payloadKey}s`]: body[payloadKey],
    })),
  },
  {
    name: 'takes the payload away',
    shows: hasPayload,
    alter: json((body, { payloadKey }) => ({ ...body, [payloadKey]: undefined })),
  },
  { name: 'sends null for the payload', shows: hasPayload, alter: payload(() => null) },
  {
    name: 'takes a field away',
    shows: bringsItems,
    alter: firstItem((item) => Object.fromEntries(Object.entries(item).slice(1))),
  },
  {
    name: 'writes the name of a field otherwise',
    shows: bringsItems,
    alter: firstItem((item) =>
      Object.fromEntries(Object.entries(item).map(([name, value], index) => [index === 0 ? `${name}_` : name, value])),
    ),
  },
  {
    name: 'sends a field of another type',
    shows: bringsItems,
    alter: firstItem((item) =>
      Object.fromEntries(Object.entries(item).map(([name, value], index) => [name, index === 0 ? [value] : value])),
    ),
  },
  { name: 'gives two fields the value of each other', shows: bringsItems, alter: firstItem(swapped) },
  { name: 'takes an item of a list away', shows: bringsList, alter: payload((list) => list.slice(1)) },
  { name: 'sends an item of a list twice', shows: bringsList, alter: payload((list) => [list[0], ...list]) },
  {
    name: 'changes a letter of an answer',
    shows: hasPayload,
    alter: answer(({ text }) => ({ text: text.replace(/[a-z](?=")/, '?') })),
  },
  { name: 'reports success as a failure', shows: always, alter: success(() => ({ status: 500 })) },
  {
    name: 'reports success as a redirect',
    shows: always,
    alter: success(({ headers }) => ({ status: 307, headers: located(headers) })),
  },
  { name: 'reports success with another status of success', shows: always, alter: success(() => ({ status: 202 })) },
  { name: 'reports success without content', shows: always, alter: success(() => ({ status: 204, text: '' })) },
  { name: 'reports a failure as success', shows: always, alter: failure(() => ({ status: 200 })) },
  {
    name: 'reports a failure with another status',
    shows: always,
    alter: failure(({ status }) => ({ status: status === 418 ? 400 : 418 })),
  },
  {
    name: 'reports every failure as one of a gateway',
    shows: always,
    alter: failure(({ headers }) => ({ status: 502, text: page, headers: as(headers, 'text/html') })),
  },
  { name: 'empties a failure', shows: always, alter: failure(() => ({ text: '' })) },
  {
    name: 'writes a failure in other words',
    shows: always,
    alter: failure(({ text }) => ({ text: text.replace(/[A-Za-z]{4,}(?=[^A-Za-z]*$)/, 'none') })),
  },
  {
    name: 'loses the header that says how long to wait',
    shows: always,
    alter: failure(({ headers }) => ({
      headers: without(headers, 'retry-after', 'x-ratelimit-reset', 'ratelimit-reset'),
    })),
  },
  {
    name: 'changes the request id',
    shows: ({ isBasic }) => isBasic,
    alter: json((body) =>
      'requestId' in body ? { ...body, requestId: '00000000-0000-4000-8000-000000000000' } : body,
    ),
  },
]

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

function located(headers: Headers): Headers {
  headers.set('location', 'https://example.com/')
  return headers
}
