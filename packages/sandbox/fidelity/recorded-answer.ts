import type { AnswerBody, RecordedAnswer } from './corpus.ts'
import { compact, isObject, type Json, type JsonObject, jsonPatch, jsonShape } from './json.ts'

/** Values by the names that stand for them in the corpus: `{source.log}`. */
export type Names = Map<string, string>

/** An answer as it was received. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** The context in which an answer was received. */
export interface AnswerContext {
  call: string
  names: Names
  /** The last body that was sent to the same collection. */
  sent: Json | undefined
  /** The number of objects in the list before the sequence. */
  before: number
}

const notable = ['etag', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'x-total-count']

/** The compared headers that most answers have; recorded answers omit them. */
export const usualHeaders: string[] = notable.slice(0, 4)

/** The answer to a step, and the last sent body, to which the answer may refer, with names in place of ids. */
export interface Outcome {
  answer: RecordedAnswer
  sent: Json | undefined
}

/** Returns the properties of an answer, and of the body that was sent, that do not change from one recording to the next. */
export function recordedOutcome(answer: Answer, { names, ...known }: AnswerContext): Outcome {
  const words = wordsIn(names)
  const sent = known.sent === undefined ? undefined : normal(known.sent, words)
  return { answer: recordedAnswer(answer, { ...known, sent }, words), sent }
}

type Known = Omit<AnswerContext, 'names'>

function recordedAnswer(answer: Answer, known: Known, words: Words): RecordedAnswer {
  const { status, headers, text } = answer
  const type = headers.get('content-type')?.split(';')[0] ?? 'none'
  const names = notable.filter((name) => headers.has(name))
  const total = headers.get('x-total-count')
  const recorded: RecordedAnswer = {
    status,
    ...(type !== 'application/json' && { type }),
    ...(names.join() !== usualHeaders.join() && { headers: names }),
    ...(total !== null && { total: Number(total) - known.before }),
  }
  const body = type === 'application/json' && text !== '' ? (JSON.parse(text) as Json) : undefined
  if (body === undefined) return text === '' ? recorded : { ...recorded, message: shown(text, words) }
  return { ...recorded, ...recordedBody(body, known, words, total) }
}

// Shorter ids also occur inside other words.
const shortestId = 9

type Words = [value: string, name: string][]

const wordsIn = (names: Names): Words => {
  const seen = new Map([...names].reverse().map(([name, value]) => [value, name]))
  return [...seen].filter(([value]) => value.length >= shortestId).sort(([a], [b]) => b.length - a.length)
}

function recordedBody(body: Json, known: Known, words: Words, total: string | null): Partial<RecordedAnswer> {
  if (!isObject(body)) return { ...refusalWords(body), body: { shape: jsonShape(body) } }
  const key = typeof body.message === 'string' ? 'message' : 'error'
  const message = body[key]
  if (typeof message === 'string') {
    const rest = Object.keys(body).length > 1 || key === 'error'
    return { message: shown(message, words), ...(rest ? { body: { shape: jsonShape(body) } } : {}) }
  }
  if (/\/(charts|search)\b/.test(known.call)) return { body: { shape: shapeOfPoints(body) } }
  if (Array.isArray(body.data)) return { body: { shape: listed(body, body.data, words, total) } }
  return { body: record(body, known.sent, words) }
}

/** The words of a refusal that is a list of what is wrong in each part of a request. */
function refusalWords(body: Json): { message?: string } {
  const words = JSON.stringify(body).matchAll(/"message":("(?:[^"\\]|\\.)*")/g)
  const message = [...words].map(([, word = '""']) => JSON.parse(word)).join('; ')
  return message === '' ? {} : { message }
}

function record(body: JsonObject, sent: Json | undefined, words: Words): AnswerBody {
  // Objects that existed before have different values in every deployment.
  if (sent === undefined) return { shape: jsonShape(body) }
  const answered = normal(body, words)
  if (!isObject(answered) || !isObject(answered.data) || !isObject(sent) || Object.keys(answered).length > 1)
    return { json: answered }
  const patch = jsonPatch(sent, answered.data)
  return JSON.stringify(patch).length < JSON.stringify(answered).length ? compact(patch) : { json: answered }
}

// Only the objects of the sequence count, in the order of the answer.
function listed(body: JsonObject, data: Json[], words: Words, total: string | null): Json {
  const items = data
    .filter(isObject)
    .map((item): [Json, Json] => [normal(item.id ?? null, words), jsonShape(item)])
    .filter(([id]) => typeof id === 'string' && id.startsWith('{'))
  const meta = isObject(body.meta) && String(body.meta.total) === total ? { ...body.meta, total: '<total>' } : body.meta
  return { ...body, data: items.map(([id, shape]) => ({ [String(id)]: shape })), ...(meta ? { meta } : {}) }
}

// Whether every point has every series depends on the telemetry, so optional keys become plain keys.
function shapeOfPoints(body: JsonObject): Json {
  const data = Array.isArray(body.data) && { data: body.data.map((one) => (isObject(one) ? point(one) : one)) }
  return JSON.parse(JSON.stringify(jsonShape({ ...body, ...data })).replaceAll(/\?":/g, '":'))
}

// The column of the time bucket has a different name in every deployment.
const point = (one: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(one).map(([key, value]) => [/time_bucket$|^bucket$/.test(key) ? '<bucket>' : key, keyless(value)]),
  )

// An object within a point is a map of the telemetry, such as the attributes of a log line. Its keys are data.
const keyless = (value: Json): Json =>
  Array.isArray(value) ? value.map(keyless) : isObject(value) ? { '<key>': Object.values(value).map(keyless) } : value

/**
 * Replaces known ids by their names, and other ids and dates by `<id>` and `<date>`. Long lists and texts are cut to
 * their beginning and length.
 */
function normal(value: Json, words: Words): Json {
  if (typeof value === 'string') {
    if (/[?&]token=/.test(value)) return '<url>'
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return '<date>'
    return value.length > 300 ? `${value.slice(0, 20)}<${value.length} characters>` : withIds(value, words)
  }
  if (Array.isArray(value)) {
    const rest = value.length > 24 ? [`<${value.length} items>`] : []
    return [...(rest.length > 0 ? value.slice(0, 2) : value).map((item) => normal(item, words)), ...rest]
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normal(inner, words)]))
}

function withIds(text: string, words: Words): string {
  if (text.length < shortestId) return text
  let result = text
  for (const [value, name] of words) result = result.replaceAll(value, `{${name}}`)
  return result
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<id>')
    .replaceAll(/\b[0-9a-f]{24}\b/g, '<id>')
}

/** The beginning of a database message. The rest is the query, which names tables and times of the deployment. */
const beginning = (message: string): string =>
  message.split(
    /:? in scope |\. In query |\. Please contact |: failed at position |\. Maybe you meant|\. Look at |: while /i,
  )[0] ?? ''

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
