import type { AnswerBody, Facts } from './corpus.ts'
import { difference, isObject, type Json, type JsonObject } from './json.ts'
import { shapeOf } from './shape.ts'
import type { Names } from './values.ts'

/** An answer as it came. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** What must be known to say what an answer says. */
export interface Circumstances {
  call: string
  names: Names
  /** The body that was sent last for an object of this kind. */
  sent: Json | undefined
  /** How many objects the list had before the sequence. */
  before: number
}

const notable = ['etag', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'x-total-count']

/** The headers that matter of most answers; facts do not repeat them. */
export const usualHeaders: string[] = notable.slice(0, 4)

/** The body that was sent, as facts refer to it. */
export const normalSent = (sent: Json | undefined, names: Names): Json | undefined =>
  sent === undefined ? undefined : normal(sent, wordsIn(names))

/** The facts of an answer: nothing in them differs from one recording to the next. */
export function factsOfAnswer(answer: Answer, known: Circumstances): Facts {
  const { status, headers, text } = answer
  const type = headers.get('content-type')?.split(';')[0] ?? 'none'
  const names = notable.filter((name) => headers.has(name))
  const total = headers.get('x-total-count')
  const facts: Facts = { status }
  if (type !== 'application/json') facts.type = type
  if (names.join() !== usualHeaders.join()) facts.headers = names
  if (total !== null) facts.total = Number(total) - known.before
  const words = wordsIn(known.names)
  const body = type === 'application/json' && text !== '' ? (JSON.parse(text) as Json) : undefined
  if (body === undefined) return text === '' ? facts : { ...facts, message: shown(text, words) }
  return { ...facts, ...factsOfBody(body, known, words, total) }
}

type Words = [value: string, name: string][]

const wordsIn = (names: Names): Words => {
  const seen = new Map([...names].reverse().map(([name, value]) => [value, name]))
  return [...seen].filter(([value]) => value.length > 8).sort(([a], [b]) => b.length - a.length)
}

function factsOfBody(body: Json, known: Circumstances, words: Words, total: string | null): Partial<Facts> {
  if (!isObject(body)) return { body: { shape: shapeOf(body) } }
  const key = typeof body.message === 'string' ? 'message' : 'error'
  const message = body[key]
  if (typeof message === 'string') {
    const rest = Object.keys(body).length > 1 || key === 'error'
    return { message: shown(message, words), ...(rest ? { body: { shape: shapeOf(body) } } : {}) }
  }
  if (known.call.includes('/charts/')) return { body: { shape: shapeOfPoints(body) } }
  if (Array.isArray(body.data)) return { body: { shape: listed(body, body.data, words, total) } }
  return { body: record(body, known.sent, words) }
}

function record(body: JsonObject, sent: Json | undefined, words: Words): AnswerBody {
  // What was there before has values of its own in every deployment.
  if (sent === undefined) return { shape: shapeOf(body) }
  const answered = normal(body, words)
  if (!isObject(answered) || !isObject(answered.data) || !isObject(sent) || Object.keys(answered).length > 1)
    return { json: answered }
  const patch = difference(normal(sent, words), answered.data)
  return JSON.stringify(patch).length < JSON.stringify(answered).length ? compact(patch) : { json: answered }
}

const compact = ({ with: values, without }: { with: JsonObject; without: string[] }): AnswerBody => ({
  ...(Object.keys(values).length > 0 ? { with: values } : {}),
  ...(without.length > 0 ? { without } : {}),
})

// Of a list only those objects count that the sequence knows, in the order of the answer.
function listed(body: JsonObject, data: Json[], words: Words, total: string | null): Json {
  const items = data
    .filter(isObject)
    .map((item): [Json, Json] => [normal(item.id ?? null, words), shapeOf(item)])
    .filter(([id]) => typeof id === 'string' && id.startsWith('{'))
  const meta = isObject(body.meta) && String(body.meta.total) === total ? { ...body.meta, total: '<total>' } : body.meta
  return { ...body, data: items.map(([id, shape]) => ({ [String(id)]: shape })), ...(meta ? { meta } : {}) }
}

// Whether every point has every series is a matter of the telemetry.
const shapeOfPoints = (body: Json): Json =>
  JSON.parse(JSON.stringify(shapeOf(bucketed(body))).replaceAll(/\?":/g, '":')) as Json

// The column of the time bucket has a name of its own in every deployment.
const bucketed = (value: Json): Json =>
  Array.isArray(value)
    ? value.map(bucketed)
    : isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [
            /time_bucket$|^bucket$/.test(key) ? '<bucket>' : key,
            bucketed(inner),
          ]),
        )
      : value

/**
 * The value with names for the ids that are known, and `<id>` and `<date>` for what servers make up. Of long lists and
 * texts the beginning and the length are enough.
 */
function normal(value: Json, words: Words): Json {
  if (typeof value === 'string') return normalText(value, words)
  if (Array.isArray(value)) {
    const rest = value.length > 24 ? [`<${value.length} items>`] : []
    return [...(rest.length > 0 ? value.slice(0, 2) : value).map((item) => normal(item, words)), ...rest]
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normal(inner, words)]))
}

function normalText(text: string, words: Words): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return '<date>'
  return text.length > 300 ? `${text.slice(0, 20)}<${text.length} characters>` : withIds(text, words)
}

function withIds(text: string, words: Words): string {
  let result = text
  for (const [value, name] of words) result = result.replaceAll(value, `{${name}}`)
  return result
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<id>')
    .replaceAll(/\b[0-9a-f]{24}\b/g, '<id>')
}

/** The beginning of what a database says: it goes on with the query, which names its tables and times. */
export const beginning = (message: string): string =>
  message.split(/:? in scope |\. In query |: failed at position |\. Maybe you meant|\. Look at |: while /i)[0] ?? ''

function shown(message: string, words: Words): string {
  const plain = withIds(beginning(message), words)
    .replaceAll(/<head>.*?<\/head>/gs, '')
    .replaceAll(/<[^<>]*>/g, (tag) => (/^<(id|date)>$/.test(tag) ? tag : ' '))
    .replaceAll(/\b\d{13}\b/g, '<time>')
    .replaceAll(/\bdefault\.\w+/g, '<table>')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > 400 ? `${plain.slice(0, 400)}…` : plain
}
