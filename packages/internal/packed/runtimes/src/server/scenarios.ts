import { gzipSync } from 'node:zlib'

/** A response of the server, complete or interrupted. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** The behaviour after the headers and half of the body: silence, or a closed connection. */
  readonly afterHalf?: 'silence' | 'close'
}

export interface Question {
  readonly method: string
  /** The path below the endpoint. */
  readonly path: string
  readonly authorization: string
  /** The address of this endpoint on the other origin. */
  readonly elsewhere: string
}

/** Answers the nth request of an endpoint, beginning with 1; `undefined` means no answer at all. */
type Scenario = (question: Question, n: number) => Answer | undefined

const payloads: Readonly<Record<string, unknown>> = {
  'PATCH scaling': { status: 200, requestId: 'request-1', result: { name: 'größtes Lager', state: 'idle' } },
  'GET sources': { data: [{ id: '66a1f0c2d4e8b7a9c3f50101', kind: 'log', name: 'Größe und 漢字' }] },
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  const usual = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'request-1' }
  return { status, headers: { ...usual, ...headers }, body: JSON.stringify(body) }
}

function answer({ method, path }: Question): Answer {
  const name = path.split('/').at(-1)
  const payload = payloads[`${method} ${name === 'moved' ? 'sources' : name}`]
  return json(200, payload ?? { status: 200, requestId: 'request-1', data: {} })
}

const long = () =>
  json(200, { data: Array.from({ length: 10_000 }, (_, index) => ({ id: `source-${index}`, kind: 'log' })) })

const fail = () => json(503, { error: 'Not now.' }, { 'retry-after-ms': '20' })
const breakOff = (question: Question): Answer => ({ ...answer(question), afterHalf: 'close' })
const stall = (question: Question): Answer => ({ ...answer(question), afterHalf: 'silence' })
const beSilent = () => undefined

/** Answers the first request in its own way, and the others normally. */
const once =
  (first: Scenario): Scenario =>
  (question, n) =>
    n === 1 ? first(question, n) : answer(question)

const compressed =
  (plain: (question: Question) => Answer): Scenario =>
  (question) => {
    const { headers, body, status } = plain(question)
    return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) }
  }

const redirectTo =
  (target: (question: Question) => string): Scenario =>
  (question) =>
    question.path.endsWith('/moved')
      ? answer(question)
      : json(question.method === 'GET' ? 302 : 307, { error: 'Moved.' }, { location: target(question) })

/** The scenarios by name, which is the first segment of a path. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  answers: answer,
  compressed: compressed(answer),
  long,
  'long-compressed': compressed(long),
  fails: fail,
  'fails-once': once(fail),
  'fails-for-long': () => json(503, { error: 'Not now.' }, { 'retry-after': '30' }),
  breaks: breakOff,
  'breaks-once': once(breakOff),
  stalls: stall,
  silent: beSilent,
  'silent-once': once(beSilent),
  redirects: redirectTo(() => 'moved'),
  'redirects-elsewhere': redirectTo(({ elsewhere }) => `${elsewhere}/moved`),
  quotes: ({ authorization }) => json(400, { error: `${authorization} is not valid.` }, { 'x-quote': authorization }),
}
