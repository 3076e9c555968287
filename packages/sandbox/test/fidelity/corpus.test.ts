import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { agrees, type CompareOptions, compareCorpus } from '../../fidelity/compare-corpus.ts'
import { type Corpus, corpusFolder, type RecordedAnswer, readCorpus, type Step } from '../../fidelity/corpus.ts'
import type { Json } from '../../fidelity/json.ts'

const corpus = readCorpus()
const sequences = corpus.categories.flatMap((category) => category.sequences)

test('the corpus has the answers of the newest server to at least 3,000 requests', () => {
  const steps = sequences.flatMap((sequence) => sequence.steps).filter(({ setUp }) => !setUp)
  expect(steps.length).toBeGreaterThan(3_000)
  expect(steps.filter(({ today }) => !today)).toEqual([])
})

// The names are in halves, so that this file does not contain them either.
const products = [
  ['hyper', 'dx'],
  ['h', 'dx'],
  ['click', 'house'],
  ['click', 'stack'],
  ['click', 'pipes'],
  ['mon', 'go'],
]
const forbidden = new RegExp([...products.map((halves) => halves.join('')), '/(?:work|tmp)/'].join('|'), 'i')

test('the corpus is small, and names no product and no machine', () => {
  const files = readdirSync(corpusFolder).map((file) => new URL(file, corpusFolder))
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(3_100_000)
  for (const file of files) expect(readFileSync(file, 'utf8').match(forbidden)).toBe(null)
})

const things = '/api/v2/dashboards'
const step = (call: string, today: RecordedAnswer, more: Partial<Step> = {}): Step => ({ call, today, ...more })
const created = { with: { '/id': '{one}', '/tags': [] } }
const small: Corpus = {
  bodies: { one: { name: 'One' } },
  categories: [
    {
      name: 'small',
      sequences: [
        {
          id: 'created and read',
          steps: [
            step(`POST ${things}`, { status: 200, headers: [], body: created }, { body: { of: 'one' }, as: 'one' }),
            step(`GET ${things}/{one}`, { status: 200, headers: [], body: created }),
            step(`GET ${things}`, {
              status: 200,
              headers: ['x-total-count'],
              total: 1,
              body: { shape: { data: [{ '{one}': { id: 'string', name: 'string', tags: [] } }] } },
            }),
          ],
        },
        { id: 'missing', steps: [step(`GET ${things}/x`, { status: 404, headers: [], message: 'No `y` here' })] },
      ],
    },
  ],
}

interface Server {
  items: Map<string, Json>
  record: (item: object) => object
  missing: () => Response
  total?: number
}

const right = (): Server => ({
  items: new Map([['0'.repeat(24), { id: '0'.repeat(24) }]]),
  record: (item) => ({ ...item, tags: [] }),
  missing: () => Response.json({ message: 'No `x` here' }, { status: 404 }),
})

const answering =
  ({ items, record, missing, total }: Server) =>
  async (request: Request): Promise<Response> => {
    const id = new URL(request.url).pathname.slice(things.length + 1)
    if (request.method === 'POST') {
      const item = { ...(await request.json()), id: String(items.size).padStart(24, 'a') }
      items.set(item.id, record(item) as Json)
      return Response.json({ data: items.get(item.id) })
    }
    if (request.method === 'DELETE') return Response.json(items.delete(id) && {})
    if (id === '') {
      const headers = { 'x-total-count': String(total ?? items.size) }
      return Response.json({ data: [...items.values()] }, { headers })
    }
    return items.has(id) ? Response.json({ data: items.get(id) }) : missing()
  }

const compared = (server: Server, options: Partial<CompareOptions> = {}) =>
  compareCorpus(small, { fetch: answering(server), baseUrl: 'http://here', apiKey: 'key', ids: {}, ...options })

test('a correct server agrees, whatever words it quotes, and keeps its earlier objects', async () => {
  const server = right()
  const { steps, unexplained } = await compared(server)
  expect(steps.map(agrees)).toEqual([true, true, true, true])
  expect(unexplained).toEqual([])
  expect([...server.items.keys()]).toEqual(['0'.repeat(24)])
})

const faults: [string, Partial<Server>, string[]][] = [
  ['an extra key', { record: (item) => ({ ...item, tags: [], more: 1 }) }, ['shape', 'shape', 'shape']],
  ['a missing key', { record: (item) => item }, ['shape', 'shape', 'shape']],
  ['another type', { record: (item) => ({ ...item, tags: null }) }, ['shape', 'shape', 'shape']],
  ['another status', { missing: () => Response.json({ message: 'No `x` here' }, { status: 400 }) }, ['status']],
  ['another message', { missing: () => Response.json({ message: 'Not here' }, { status: 404 }) }, ['message']],
  ['another total', { total: 9 }, ['total']],
  ['a text instead of JSON', { missing: () => new Response('No `x` here', { status: 404 }) }, ['type']],
]

test.each(faults)('%s is a difference', async (_, fault, fields) => {
  const { unexplained } = await compared({ ...right(), ...fault })
  expect(unexplained.flatMap(({ differences }) => differences.map(({ field }) => field))).toEqual(fields)
})

test('another value of a record is not a difference', async () => {
  const record = (item: object) => ({ ...item, tags: [], name: 'Two' })
  expect((await compared({ ...right(), record })).unexplained).toEqual([])
})

test('a reason explains a difference, and is unneeded if there is none', async () => {
  const missing = () => Response.json({ message: 'Not here' }, { status: 404 })
  const reasons = [{ sequences: 'small: missing', reason: 'another message' }]
  expect(await compared({ ...right(), missing }, { reasons })).toMatchObject({ unexplained: [], unneeded: [] })
  expect(await compared(right(), { reasons })).toMatchObject({ unneeded: reasons })
})
