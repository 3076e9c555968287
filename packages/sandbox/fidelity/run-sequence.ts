import type { Body, Corpus, Sequence, Step } from './corpus.ts'
import { isObject, type Json, patched } from './json.ts'
import { type Answer, type Names, type Outcome, recordedOutcome } from './recorded-answer.ts'

const hour = 3_600_000

/** A deployment that sequences run against. */
export interface Target {
  fetch: (request: Request) => Promise<Response>
  baseUrl: string
  apiKey: string
  /** The ids of the seeded objects by their names in the corpus: `source.log`. */
  ids: { [name: string]: string }
  /** The current time of the deployment, in epoch milliseconds. */
  now?: () => number
}

/** Runs a sequence and deletes what it created. Returns one outcome per step. */
export async function runSequence(sequence: Sequence, bodies: Corpus['bodies'], target: Target): Promise<Outcome[]> {
  const run = new SequenceRun(bodies, target)
  try {
    if (sequence.limited) await run.freshWindow()
    await run.count(sequence.steps)
    const outcomes: Outcome[] = []
    for (const step of sequence.steps) outcomes.push(await run.step(step))
    return outcomes
  } finally {
    await run.clean()
  }
}

// In the order of deletion: objects that refer to others go first.
const collections = ['alerts', 'saved-searches', 'webhooks', 'dashboards', 'sources', 'connections', 'keys', 'services']
const list = new RegExp(`^GET (\\S*/(${collections.join('|')}))(\\?.*)?$`)

/** The collection that a path belongs to. */
export const collectionOf = (path: string): string => collections.find((name) => path.includes(`/${name}`)) ?? ''

class SequenceRun {
  readonly #names: Names
  readonly #created: string[] = []
  // The number of objects before the sequence, by collection.
  readonly #before = new Map<string, number>()
  // The last sent body, by collection.
  readonly #sent = new Map<string, Json>()
  readonly #bodies: Corpus['bodies']
  readonly #target: Target

  constructor(bodies: Corpus['bodies'], target: Target) {
    this.#bodies = bodies
    this.#target = target
    this.#names = new Map(Object.entries({ ...target.ids, key: target.apiKey, nobody: crypto.randomUUID() }))
  }

  /** Waits for a new limit window if the current one is nearly over. */
  async freshWindow(): Promise<void> {
    const { headers } = await this.#send('GET', '/api/v2/sources')
    const seconds = Number(headers.get('ratelimit-reset') ?? 60)
    if (seconds < 30) await new Promise((done) => setTimeout(done, 1_000 * (seconds + 1)))
  }

  /** Counts the objects of the lists that the steps request. */
  async count(steps: Step[]): Promise<void> {
    for (const path of new Set(steps.flatMap(({ call }) => list.exec(call)?.[1] ?? []))) {
      const { headers } = await this.#send('GET', named(path, this.#names))
      this.#before.set(collectionOf(path), Number(headers.get('x-total-count') ?? 0))
    }
  }

  async step(step: Step): Promise<Outcome> {
    const [method = '', written = ''] = step.call.split(' ')
    const path = named(written, this.#names)
    const collection = collectionOf(path)
    const now = this.#target.now?.() ?? Date.now()
    if (step.body) this.#sent.set(collection, resolved(bodyToSend(step.body, this.#bodies), this.#names, now))
    const sent = this.#sent.get(collection)
    const raw = step.raw === undefined ? undefined : named(step.raw, this.#names)
    const body = step.body ? JSON.stringify(sent) : raw
    const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...step.headers }
    let answer = await this.#send(method, path, headers, body)
    for (let i = 1; i < (step.times ?? 1); i++) answer = await this.#send(method, path, headers, body)
    this.#remember(method, path, answer, step.as)
    const before = this.#before.get(collection) ?? 0
    return recordedOutcome(answer, { call: step.call, names: this.#names, sent, before })
  }

  /** Deletes what the sequence created. */
  async clean(): Promise<void> {
    const rank = (path: string) => collections.indexOf(path.split('/').at(-2) ?? '')
    for (const path of this.#created.sort((a, b) => rank(a) - rank(b))) await this.#send('DELETE', path)
  }

  async #send(method: string, path: string, given: Step['headers'] = {}, body?: string): Promise<Answer> {
    const all = Object.entries({ authorization: `Bearer ${this.#target.apiKey}`, ...given })
    const headers = all.flatMap(([name, value]) => (value === null ? [] : [[name, named(value, this.#names)]]))
    const bytes = body === undefined ? null : new TextEncoder().encode(body)
    const init = { method, headers: Object.fromEntries(headers), body: bytes }
    const response = await this.#target.fetch(new Request(this.#target.baseUrl + path, init))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  #remember(method: string, path: string, { status, headers, text }: Answer, as?: string): void {
    const etag = headers.get('etag')
    if (etag) this.#names.set('etag', etag)
    if (status !== 200 || !headers.get('content-type')?.startsWith('application/json') || text === '') return
    const { data } = JSON.parse(text) as { data?: Json }
    const id = isObject(data) ? (data.id ?? data.invitationId) : undefined
    if (!isObject(data) || typeof id !== 'string') return
    if (method === 'POST') this.#created.push(`${path.replace(/\/$/, '')}/${id}`.toLowerCase())
    if (as) this.#bind(as, { ...data, id })
  }

  // Names the object and its parts.
  #bind(name: string, data: { [key: string]: Json }): void {
    this.#names.set(name, String(data.id))
    for (const part of ['tile', 'filter']) {
      const items = data[`${part}s`]
      if (!Array.isArray(items)) continue
      for (const [i, item] of items.entries())
        if (isObject(item) && typeof item.id === 'string') this.#names.set(`${name}.${part}.${i}`, item.id)
    }
  }
}

/** The body of a step; names in braces are not replaced yet. */
function bodyToSend(body: Body, bodies: Corpus['bodies']): Json {
  if ('json' in body) return body.json
  const base = bodies[body.of]
  if (base === undefined) throw new Error(`The corpus has no body ${body.of}. Add it to bodies.ndjson.`)
  return patched(base, body)
}

/** Replaces every name in braces by its value. */
function named(text: string, names: Names): string {
  if (!text.includes('{')) return text
  return text
    .replaceAll(/\{repeat:(.*?)\*(\d+)\}/g, (_, unit: string, count: string) => unit.repeat(Number(count)))
    .replaceAll(/\{([a-z][\w.]*)\}/gi, (whole, name: string) => names.get(name) ?? whole)
}

/** Replaces names, `{hours:-6}` by a time in milliseconds, and `$repeat` by the repeated value. */
function resolved(value: Json, names: Names, now: number): Json {
  if (typeof value === 'string') {
    const time = /^\{hours:(-?[\d.]+)\}$/.exec(value)
    if (time) return Math.floor(now / hour) * hour + Number(time[1]) * hour
    const date = /^\{days:(-?[\d.]+)\}$/.exec(value)
    return date ? new Date(now + Number(date[1]) * 24 * hour).toISOString() : named(value, names)
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, names, now))
  if (!isObject(value)) return value
  if (Array.isArray(value.$repeat)) return repeated(value.$repeat, names, now)
  const entries = Object.entries(value).map(([key, inner]) => [named(key, names), resolved(inner, names, now)])
  return Object.fromEntries(entries)
}

// `{n}` in a repeated item is its number, so that a hundred tiles have a hundred names.
function repeated([unit = '', count = 0]: Json[], names: Names, now: number): Json {
  const item = resolved(unit, names, now)
  if (typeof item === 'string') return item.repeat(Number(count))
  const [one] = Array.isArray(item) ? item : [item]
  return Array.from({ length: Number(count) }, (_, i) => JSON.parse(JSON.stringify(one).replaceAll('{n}', String(i))))
}
