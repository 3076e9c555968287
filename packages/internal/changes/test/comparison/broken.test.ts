import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareDocuments } from '../../src/comparison/compare-documents.ts'
import { baseDocument, type Json } from './corpus/index.ts'
import { nodeOf } from './documents.ts'

const rubbish = fc.constantFrom<Json>(
  null,
  0,
  '',
  'text',
  true,
  [],
  [null],
  {},
  { $ref: '#/components/schemas/Alert' },
  { $ref: '#/nowhere' },
  { $ref: '#/%zz/~2' },
  { $ref: 7 },
  { $ref: '#' },
  { $ref: '#/components/schemas/Loop' },
  { allOf: [{ $ref: '#/components/schemas/Loop' }] },
  { oneOf: [null, 3], discriminator: 'kind' },
  { type: [{}], enum: 'a', required: [1] },
  { not: { not: { not: {} } } },
  { type: 'constructor', toString: 7 },
)

function* pointersOf(node: Json, keys: readonly string[] = []): Generator<readonly string[]> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, child] of Object.entries(node)) {
    yield [...keys, key]
    yield* pointersOf(child, [...keys, key])
  }
}

const nodes = [...pointersOf(baseDocument())]

function replaced(keys: readonly string[], value: Json): Json {
  const document = baseDocument()
  document.components.schemas.Loop = { $ref: '#/components/schemas/Loop' }
  const parent = keys.slice(0, -1).reduce((node, key) => node?.[key], document)
  if (typeof parent === 'object' && parent !== null) parent[keys.at(-1) ?? ''] = structuredClone(value)
  return document
}

it('accepts any value in any part of a document, and every pointer leads to a node', () => {
  fc.assert(
    fc.property(fc.constantFrom(...nodes), rubbish, fc.constantFrom(...nodes), rubbish, (first, one, second, other) => {
      const [before, after] = [replaced(first, one), replaced(second, other)]
      const changes = compareDocuments(before, after)
      expect(compareDocuments(after, after)).toEqual([])
      for (const { pointer, sentence } of changes) {
        expect(sentence).toMatch(/^[^\p{Cc}]{3,400}$/u)
        expect([before, after].some((document) => nodeOf(document, pointer) !== undefined)).toBe(true)
      }
    }),
    { numRuns: process.env.TEST_TIER === 'all' ? 600 : 60, seed: 3 },
  )
})

it('accepts any value as a document', () => {
  const anything: Json[] = [null, 7, 'text', [], {}, { paths: 3, components: [] }, { paths: { '/': { get: null } } }]
  for (const before of anything) {
    for (const after of anything) expect(Array.isArray(compareDocuments(before, after))).toBe(true)
    expect(compareDocuments(baseDocument(), before).some(({ bump }) => bump === 'major')).toBe(true)
  }
})

it('names a field by the end of a long path', () => {
  const deep = (more: object) => {
    const document = baseDocument()
    let schema: Json = { type: 'object', properties: more }
    for (let depth = 0; depth < 60; depth++)
      schema = { type: 'object', properties: { [`${'long'.repeat(30)}${depth}`]: schema } }
    document.components.schemas.Alert.properties.deep = schema
    return document
  }
  const changes = compareDocuments(deep({}), deep({ note: { type: 'string' } }))
  expect(changes.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^Alert has a new optional field ….{150,158}\.note$/u),
  ])
})

it('reports that a document is nested too deeply', () => {
  const deep = baseDocument()
  let schema: Json = {}
  for (let depth = 0; depth < 20_000; depth++) schema = { type: 'array', items: schema }
  deep.components.schemas.Alert = schema
  const sentence = 'The API changed in a way that cannot be judged: the document is nested too deeply'
  expect(compareDocuments(baseDocument(), deep)).toMatchObject([{ bump: 'major', sentence, pointer: '#' }])
})
