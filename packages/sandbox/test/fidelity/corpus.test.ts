import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { agrees, type CompareOptions, compareCorpus } from '../../fidelity/compare-corpus.ts'
import { sandboxTarget } from '../../fidelity/compare-sandbox.ts'
import { corpusFolder, readCorpus } from '../../fidelity/corpus.ts'
import { createSandbox } from '../../src/index.ts'

const corpus = readCorpus()
const sequences = corpus.categories.flatMap((category) => category.sequences)

test('the corpus has the answers of the newest server to at least 3,000 requests', () => {
  const steps = sequences.flatMap((sequence) => sequence.steps).filter(({ setUp }) => !setUp)
  expect(steps.length).toBeGreaterThan(3_000)
  expect(steps.filter(({ today }) => !today)).toEqual([])
})

// The names are in halves, so that this file does not contain them either.
const products = ['hyper dx', 'h dx', 'click house', 'click stack', 'click pipes', 'mon go']
const forbidden = new RegExp([...products.map((name) => name.replace(' ', '')), '/(?:work|tmp)/'].join('|'), 'i')

test('the corpus is small, and names no product and no machine', () => {
  const files = readdirSync(corpusFolder).map((file) => new URL(file, corpusFolder))
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(4_200_000)
  for (const file of files) expect(readFileSync(file, 'utf8').match(forbidden)).toBe(null)
})

// This sequence has a record, a refusal and a list.
const only = "dashboard-sequences: an alert's tile goes"

interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: faults change bodies of any kind.
  body: any
}
type Change = (answer: Answer) => unknown

/** Compares a sandbox whose answers are changed. */
function compareChanged(change: Change, options: Partial<CompareOptions> = {}, sandbox = createSandbox()) {
  const target = sandboxTarget(sandbox)
  const fetch = async (request: Request) => {
    const response = await target.fetch(request)
    const answer = { status: response.status, headers: new Headers(response.headers), body: await response.json() }
    change(answer)
    return new Response(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), answer)
  }
  return compareCorpus(corpus, { ...target, fetch, only, ...options })
}

test('a correct server agrees, and keeps its earlier objects', async () => {
  const sandbox = createSandbox()
  const before = sandbox.snapshot().openSource
  const { steps, unexplained } = await compareChanged(() => {}, {}, sandbox)
  expect(steps.map(agrees)).toEqual([true, true, true])
  expect(unexplained).toEqual([])
  const { dashboards, alerts } = sandbox.snapshot().openSource
  expect({ dashboards, alerts }).toEqual({ dashboards: before.dashboards, alerts: before.alerts })
})

const ofRecord =
  (more: object): Change =>
  ({ body }) =>
    body.data?.tiles && Object.assign(body.data, more)
const ofRefusal =
  (change: Change): Change =>
  (answer) =>
    answer.status === 404 && change(answer)
let total = 0
const otherTotal: Change = ({ headers }) => headers.has('x-total-count') && headers.set('x-total-count', `${++total}`)
const asText = ofRefusal((answer) => {
  answer.headers.set('content-type', 'text/plain')
  answer.body = answer.body.message
})

const faults: [string, Change, string[]][] = [
  ['an extra key', ofRecord({ more: 1 }), ['shape']],
  ['a missing key', ofRecord({ tags: undefined }), ['shape']],
  ['another type', ofRecord({ tags: null }), ['shape']],
  ['another status', ofRefusal((answer) => Object.assign(answer, { status: 400 })), ['status']],
  ['another message', ofRefusal(({ body }) => Object.assign(body, { message: 'Not here' })), ['message']],
  ['a missing header', ofRefusal(({ headers }) => headers.delete('etag')), ['headers']],
  ['another total', otherTotal, ['total', 'shape']],
  ['a text instead of JSON', asText, ['type']],
  ['another value', ofRecord({ name: 'Two' }), []],
]

test.each(faults)('an answer with %s', async (_, change, fields) => {
  const { unexplained } = await compareChanged(change)
  expect(unexplained.flatMap(({ differences }) => differences.map(({ field }) => field))).toEqual(fields)
})

test('a reason explains a difference, and is unneeded if there is none', async () => {
  const reasons = [{ sequences: only, calls: /^GET .*alert/, reason: 'another message' }]
  const change = ofRefusal(({ body }) => Object.assign(body, { message: 'Not here' }))
  expect(await compareChanged(change, { reasons })).toMatchObject({ unexplained: [], unneeded: [] })
  expect(await compareChanged(() => {}, { reasons })).toMatchObject({ unneeded: reasons })
})
