import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CompareOptions, compareCorpus } from '../../fidelity/compare.ts'
import type { Corpus, Facts, Step } from '../../fidelity/corpus.ts'
import { corpusFolder, readCorpus } from '../../fidelity/files.ts'
import { difference, type Json, patched } from '../../fidelity/json.ts'
import { packed, unpacked, usualAnswers } from '../../fidelity/packing.ts'
import { shapeOf } from '../../fidelity/shape.ts'

const corpus = readCorpus()
const exchanges = corpus.categories.flatMap(({ sequences }) =>
  sequences.flatMap(({ steps }) => steps.filter((step) => !step.setUp)),
)

test('the corpus has at least 3,000 exchanges, with what servers of both ages answered', () => {
  expect(exchanges.length).toBeGreaterThan(3_000)
  expect(exchanges.filter(({ today }) => !today)).toEqual([])
})

test('the corpus is small enough to be read', () => {
  const sizes = readdirSync(corpusFolder).map((file) => statSync(new URL(file, corpusFolder)).size)
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(2_600_000)
})

// In halves, so that this file names none either.
const products = [
  ['hyper', 'dx'],
  ['h', 'dx'],
  ['click', 'house'],
  ['click', 'stack'],
  ['click', 'pipes'],
  ['mon', 'go'],
]
const forbidden = new RegExp([...products.map((halves) => halves.join('')), '/(?:work|tmp)/'].join('|'), 'i')

test('the corpus names no product, and no machine', () => {
  for (const file of readdirSync(corpusFolder)) {
    const text = readFileSync(new URL(file, corpusFolder), 'utf8')
    expect(text.match(forbidden)).toBe(null)
  }
})

test('a sequence is the same when it was packed and unpacked', () => {
  const answers = usualAnswers(corpus.categories.flatMap(({ sequences }) => sequences))
  for (const { sequences } of corpus.categories)
    for (const one of sequences.filter((_, i) => i % 5 === 0))
      expect(unpacked(packed(one, answers, corpus.bodies), answers, corpus.bodies)).toEqual(one)
})

test('no two sequences have one name', () => {
  const names = corpus.categories.flatMap(({ name, sequences }) => sequences.map(({ id }) => `${name}: ${id}`))
  expect(names.length).toBe(new Set(names).size)
})

test('a patch makes the second value of the first', () => {
  const from = { a: [1, { b: 'x', 'c/d': null }], gone: true }
  const to = { a: [1, { b: 'y', 'c/d': [] }], came: { '~': 1 } }
  expect(patched(from, difference(from, to))).toEqual(to)
})

test('a shape has one form for all items of a list, and marks what some lack', () => {
  expect(shapeOf([{ a: 1, b: null }, { a: 'x' }])).toEqual([{ a: 'number|string', 'b?': 'null' }])
})

const things = '/api/v2/dashboards'
const step = (call: string, today: Facts, more: Partial<Step> = {}): Step => ({ call, today, ...more })
const made = { with: { '/id': '{one}', '/tags': [] } }
const small: Corpus = {
  bodies: { one: { name: 'One' } },
  categories: [
    {
      name: 'small',
      sequences: [
        {
          id: 'made and read',
          steps: [
            step(`POST ${things}`, { status: 200, headers: [], body: made }, { body: { of: 'one' }, as: 'one' }),
            step(`GET ${things}/{one}`, { status: 200, headers: [], body: made }),
            step(`GET ${things}`, {
              status: 200,
              headers: [],
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
}

const right = (): Server => ({
  items: new Map([['0'.repeat(24), { id: '0'.repeat(24) }]]),
  record: (item) => ({ ...item, tags: [] }),
  missing: () => Response.json({ message: 'No `x` here' }, { status: 404 }),
})

const answering =
  ({ items, record, missing }: Server) =>
  async (request: Request): Promise<Response> => {
    const id = new URL(request.url).pathname.slice(things.length + 1)
    if (request.method === 'POST') {
      const item = { ...(await request.json()), id: String(items.size).padStart(24, 'a') }
      items.set(item.id, record(item) as Json)
      return Response.json({ data: items.get(item.id) })
    }
    if (request.method === 'DELETE') return Response.json(items.delete(id) && {})
    if (id === '') return Response.json({ data: [...items.values()] })
    return items.has(id) ? Response.json({ data: items.get(id) }) : missing()
  }

const compared = (server: Server, options: Partial<CompareOptions> = {}) =>
  compareCorpus(small, { fetch: answering(server), baseUrl: 'http://here', apiKey: 'key', ids: {}, ...options })

test('a right server agrees, whatever words it quotes, and keeps what it had before', async () => {
  const server = right()
  const { agreement, totals, unexplained } = await compared(server)
  expect({ agreement, unexplained }).toEqual({ agreement: 1, unexplained: [] })
  expect(totals).toEqual({ small: { exchanges: 4, agree: 4, identical: 3, explained: 0 } })
  expect([...server.items.keys()]).toEqual(['0'.repeat(24)])
})

const faults: [string, Partial<Server>, string[]][] = [
  ['a key too many', { record: (item) => ({ ...item, tags: [], more: 1 }) }, ['shape', 'shape', 'shape']],
  ['a key too few', { record: (item) => item }, ['shape', 'shape', 'shape']],
  ['another type', { record: (item) => ({ ...item, tags: null }) }, ['shape', 'shape', 'shape']],
  ['another status', { missing: () => Response.json({ message: 'No `x` here' }, { status: 400 }) }, ['status']],
  ['another message', { missing: () => Response.json({ message: 'Not here' }, { status: 404 }) }, ['message']],
  ['a text in place of JSON', { missing: () => new Response('No `x` here', { status: 404 }) }, ['type']],
]

test.each(faults)('%s is noticed', async (_, fault, fields) => {
  const { unexplained } = await compared({ ...right(), ...fault })
  expect(unexplained.flatMap(({ differences }) => differences.map(({ field }) => field))).toEqual(
    expect.arrayContaining(fields),
  )
})

test('another value of a record is seen, and does not count', async () => {
  const { agreement, exchanges: all } = await compared({
    ...right(),
    record: (item) => ({ ...item, tags: [], name: 'Two' }),
  })
  expect(agreement).toBe(1)
  expect(all.filter(({ identical }) => !identical).map(({ step }) => step.call)).toContain(`POST ${things}`)
})

test('a reason explains a disagreement, and is called unneeded when there is none', async () => {
  const missing = () => Response.json({ message: 'Not here' }, { status: 404 })
  const reasons = [{ exchanges: 'small: missing', reason: 'other words' }]
  expect(await compared({ ...right(), missing }, { reasons })).toMatchObject({
    unexplained: [],
    unneeded: [],
    agreement: 0.75,
  })
  expect(await compared(right(), { reasons })).toMatchObject({ unneeded: reasons, agreement: 1 })
})
