import { gzipSync } from 'node:zlib'
import { limitedTo, type Told } from './windows.ts'

/** What the server does with a request: sends an answer, whole or broken off, or says nothing. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** After the headers and half of the body: nothing more comes, or the connection is closed. */
  readonly afterHalf?: 'nothing' | 'closing'
  /** Milliseconds until it begins. */
  readonly delay?: number
}

/** What a scenario answers a request, the first being number 1; `undefined` is no answer at all. */
type Scenario = (request: Asked, number: number) => Answer | undefined

export interface Asked {
  /** What belongs to the same check, and to no other. */
  readonly endpoint: object
  readonly method: string
  /** The path below the endpoint. */
  readonly path: string
  readonly authorization: string
  /** Where the other origin has this endpoint. */
  readonly elsewhere: string
}

const fixtures: Readonly<Record<string, unknown>> = {
  'PATCH scaling': { status: 200, requestId: 'request-1', result: { name: 'größtes Lager', state: 'idle' } },
  'GET dashboards': { status: 200, result: [{ id: 'dashboard-1', name: 'Überblick 🛰', tiles: [] }] },
  'GET alerts': { status: 200, result: [{ state: 'OK' }, { state: 'ALERT' }] },
  'POST alerts': { data: { id: '66a1f0c2d4e8b7a9c3f50a04', state: 'OK' } },
  'GET sources': { data: [{ id: '66a1f0c2d4e8b7a9c3f50101', kind: 'log', name: 'Größe und 漢字' }] },
  'POST series': {
    data: [
      { ts_bucket: 1_760_000_400, 'series_0.data': 4 },
      { ts_bucket: 1_760_004_000, 'series_0.data': 2 },
    ],
  },
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  const type = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'request-1' }
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(body) }
}

const right: Scenario = ({ method, path }) => {
  const route = `${method} ${path.split('?')[0]?.split('/').at(-1)}`
  const moved = path.endsWith('/moved') ? fixtures['GET sources'] : undefined
  return json(200, fixtures[route] ?? moved ?? { status: 200, requestId: 'request-1', data: {} })
}

/** Until it is asked again, something else happens. */
const once =
  (first: Scenario): Scenario =>
  (asked, number) =>
    number === 1 ? first(asked, number) : right(asked, number)

const failing = (headers: Readonly<Record<string, string>>) => () => json(503, { error: 'Not now.' }, headers)
const soon = { 'retry-after-ms': '20' }

const broken =
  (afterHalf: 'nothing' | 'closing'): Scenario =>
  (asked, number) => ({ ...(right(asked, number) as Answer), afterHalf })

const silent: Scenario = () => undefined

const text = (status: number, type: string, body: string): Answer => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
})

const redirecting =
  (to: (asked: Asked) => string): Scenario =>
  (asked, number) =>
    asked.path.endsWith('/moved')
      ? right(asked, number)
      : json(asked.method === 'GET' ? 302 : 307, { error: 'Moved.' }, { location: to(asked) })

const compressed =
  (plain: Scenario): Scenario =>
  (asked, number) => {
    const { headers, body, status } = plain(asked, number) as Answer
    return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) }
  }

const long: Scenario = () =>
  json(200, { data: Array.from({ length: 10_000 }, (_, index) => ({ id: `source-${index}`, kind: 'log' })) })

const alerts = ['alert-1', 'alert-2', 'alert-3'].map((id) => ({ id, state: 'OK' }))

/** Pages of two, whatever is asked for. */
const pages: Scenario = ({ path }) => {
  const offset = Number(/\boffset=(\d+)/.exec(path)?.[1] ?? 0)
  return json(200, { data: alerts.slice(offset, offset + 2), meta: { total: alerts.length, limit: 2, offset } })
}

const limited = (milliseconds: number, tell: (told: Told) => Readonly<Record<string, string>>): Scenario => {
  const enter = limitedTo(5, milliseconds)
  return (asked, number) => {
    const told = enter(asked.endpoint)
    const { status, headers, body } = (told.isOver ? json(429, { error: 'Too many.' }) : right(asked, number)) as Answer
    return { status, headers: { ...headers, ...tell(told) }, body }
  }
}

const scenarios: Readonly<Record<string, Scenario>> = {
  answers: right,
  slow: (asked, number) => ({ ...(right(asked, number) as Answer), delay: 40 }),
  compressed: compressed(right),
  long,
  'long-compressed': compressed(long),
  pages,
  'tells-its-limit': limited(1_000, ({ left, rest }) => ({
    'ratelimit-remaining': `${left}`,
    'ratelimit-reset': `${Math.ceil(rest / 1_000)}`,
  })),
  'tells-fractions': limited(
    300,
    ({ isOver, rest }): Readonly<Record<string, string>> =>
      isOver ? { 'retry-after': '60', 'x-ratelimit-reset': `${rest / 1_000}` } : {},
  ),
  'tells-no-limit': limited(100, () => ({})),
  // A page of another origin sees nothing of these headers.
  'hides-its-limit': limited(100, ({ left, rest }) => ({
    'access-control-expose-headers': '',
    'ratelimit-remaining': `${left}`,
    'ratelimit-reset': `${rest / 1_000}`,
  })),
  fails: failing(soon),
  'fails-once': once(failing(soon)),
  'fails-for-long': failing({ 'retry-after': '30' }),
  'limits-once': once(() => json(429, { error: 'Too many.' }, soon)),
  'limits-for-an-hour': () => json(429, { error: 'Too many.' }, { 'retry-after': '3600' }),
  breaks: broken('closing'),
  'breaks-once': once(broken('closing')),
  stalls: broken('nothing'),
  silent,
  'silent-once': once(silent),
  redirects: redirecting(() => 'moved'),
  'redirects-elsewhere': redirecting(({ elsewhere }) => `${elsewhere}/moved`),
  unauthorized: () => text(401, 'text/plain', 'Unauthorized'),
  'no-such-route': () => text(404, 'text/html', '<!doctype html><pre>Cannot GET /api/v2/sources</pre>'),
  page: () => text(200, 'text/html', '<!doctype html><title>Please sign in</title>'),
  truncated: () => text(200, 'application/json', '{"data":[{"id":'),
  quotes: ({ authorization }) => json(400, { error: `What is ${authorization}?` }, { 'x-quote': authorization }),
}

/** The scenario of a name; `status-409` and its like answer that status in JSON. */
export function scenarioOf(name: string): Scenario | undefined {
  const [, status] = /^status-(\d{3})$/.exec(name) ?? []
  if (status === undefined) return scenarios[name]
  return () => json(Number(status), { status: Number(status), error: 'Nothing there.', requestId: 'request-1' })
}
