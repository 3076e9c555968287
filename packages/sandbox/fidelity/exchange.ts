import type { Body, Category, Corpus, Facts, Sequence, Step } from './corpus.ts'
import { type Answer, factsOfAnswer, normalSent } from './facts.ts'
import { isObject, type Json, patched } from './json.ts'
import { type Names, named, resolved } from './values.ts'

/** A deployment that sequences are run against. */
export interface Target {
  fetch: (request: Request) => Promise<Response>
  baseUrl: string
  apiKey: string
  /** The credential of every request, where it is not `Bearer` and the key. */
  authorization?: string
  /** Ids of the seeded objects by the names of the corpus: `source.log`. */
  ids: { [name: string]: string }
  /** What time it is there, in milliseconds. */
  now?: () => number
}

/** What came of a step: the facts, and the body that they may refer to. */
export interface Outcome {
  facts: Facts
  sent: Json | undefined
}

/** Runs a sequence and takes away what it made. The outcomes are those of the steps, in their order. */
export async function runSequence(sequence: Sequence, bodies: Corpus['bodies'], target: Target): Promise<Outcome[]> {
  const run = new SequenceRun(bodies, target)
  const outcomes: Outcome[] = []
  try {
    if (sequence.limited) await run.freshWindow()
    await run.count(sequence.steps)
    for (const step of sequence.steps) outcomes.push(await run.step(step))
  } finally {
    await run.clean()
  }
  return outcomes
}

// In the order in which they go: what refers to others before the others.
const collections = ['alerts', 'saved-searches', 'webhooks', 'dashboards', 'sources', 'connections', 'keys', 'services']
const list = new RegExp(`^GET (\\S*/(${collections.join('|')}))(\\?.*)?$`)
/** Of what kind the objects of a path are. */
export const collectionOf = (path: string): string => collections.find((name) => path.includes(`/${name}`)) ?? ''

/** Works on the sequences of a category, several at a time where none of them lists what others make meanwhile. */
export async function eachSequence(
  { sequences }: Category,
  width: number,
  work: (sequence: Sequence) => Promise<void>,
): Promise<void> {
  const alone = sequences.some(({ steps }) => steps.some(({ call }) => list.test(call)))
  const queue = sequences.values()
  const worker = async () => {
    for (const sequence of queue) await work(sequence)
  }
  await Promise.all(Array.from({ length: alone ? 1 : width }, worker))
}

class SequenceRun {
  private readonly names: Names
  private readonly made: string[] = []
  private readonly before = new Map<string, number>()
  // The body that was sent last, by the kind of what it makes.
  private readonly sent = new Map<string, Json>()
  private readonly bodies: Corpus['bodies']
  private readonly target: Target

  constructor(bodies: Corpus['bodies'], target: Target) {
    this.bodies = bodies
    this.target = target
    this.names = new Map(Object.entries({ ...target.ids, key: target.apiKey, nobody: crypto.randomUUID() }))
  }

  /** Waits where the time in which requests are counted is nearly over. */
  async freshWindow(): Promise<void> {
    const { headers } = await this.send('GET', '/api/v2/sources', this.credential())
    const seconds = Number(headers.get('ratelimit-reset') ?? 60)
    if (seconds < 30) await new Promise((done) => setTimeout(done, 1_000 * (seconds + 1)))
  }

  /** Counts the lists that the steps ask for. */
  async count(steps: Step[]): Promise<void> {
    for (const path of new Set(steps.flatMap(({ call }) => list.exec(call)?.[1] ?? []))) {
      const { headers } = await this.send('GET', named(path, this.names), this.credential())
      this.before.set(collectionOf(path), Number(headers.get('x-total-count') ?? 0))
    }
  }

  async step(step: Step): Promise<Outcome> {
    const [method = '', written = ''] = step.call.split(' ')
    const path = named(written, this.names)
    const body = this.text(step, path)
    const headers = this.headers(step, body !== undefined)
    let answer = await this.send(method, path, headers, body)
    for (let i = 1; i < (step.times ?? 1); i++) answer = await this.send(method, path, headers, body)
    this.remember(method, path, answer, step.as)
    const before = this.before.get(collectionOf(path)) ?? 0
    const sent = this.sent.get(collectionOf(path))
    const facts = factsOfAnswer(answer, { call: step.call, names: this.names, sent, before })
    return { facts, sent: normalSent(sent, this.names) }
  }

  /** Deletes what was made and is still there. */
  async clean(): Promise<void> {
    const rank = (path: string) => collections.indexOf(path.split('/').at(-2) ?? '')
    for (const path of this.made.sort((a, b) => rank(a) - rank(b))) await this.send('DELETE', path, this.credential())
  }

  private credential(): { authorization: string } {
    return { authorization: this.target.authorization ?? `Bearer ${this.target.apiKey}` }
  }

  private text(step: Step, path: string): string | undefined {
    if (step.raw !== undefined) return named(step.raw, this.names)
    if (!step.body) return undefined
    const json = resolved(written(step.body, this.bodies), this.names, this.target.now?.() ?? Date.now())
    this.sent.set(collectionOf(path), json)
    return JSON.stringify(json)
  }

  private headers(step: Step, hasBody: boolean): { [name: string]: string } {
    const usual = { ...this.credential(), ...(hasBody ? { 'content-type': 'application/json' } : {}) }
    const all = Object.entries({ ...usual, ...step.headers })
    return Object.fromEntries(
      all.flatMap(([name, value]) => (value === null ? [] : [[name, named(value, this.names)]])),
    )
  }

  private async send(method: string, path: string, headers: HeadersInit, body?: string): Promise<Answer> {
    const bytes = body === undefined ? null : new TextEncoder().encode(body)
    const response = await this.target.fetch(new Request(this.target.baseUrl + path, { method, headers, body: bytes }))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  private remember(method: string, path: string, { status, headers, text }: Answer, as?: string): void {
    const etag = headers.get('etag')
    if (etag) this.names.set('etag', etag)
    if (status !== 200 || !headers.get('content-type')?.startsWith('application/json') || text === '') return
    const { data: plain, result } = JSON.parse(text) as { data?: Json; result?: Json }
    const data = plain ?? result
    if (!isObject(data) || typeof data.id !== 'string') return
    if (method === 'POST') this.made.push(`${path.replace(/\/$/, '')}/${data.id}`.toLowerCase())
    if (as) this.bind(as, data)
  }

  // Objects and their parts get names; what has one keeps the first.
  private bind(name: string, data: { [key: string]: Json }): void {
    this.names.set(name, String(data.id))
    for (const part of ['tile', 'filter']) {
      const items = data[`${part}s`]
      if (!Array.isArray(items)) continue
      for (const [i, item] of items.entries())
        if (isObject(item) && typeof item.id === 'string') this.names.set(`${name}.${part}.${i}`, item.id)
    }
  }
}

/** The body as it is written: names are not replaced yet. */
export function written(body: Body, bodies: Corpus['bodies']): Json {
  if ('json' in body) return body.json
  const base = bodies[body.of]
  if (base === undefined) throw new Error(`The corpus has no body ${body.of}; add it to bodies.ndjson.`)
  return patched(base, body)
}
