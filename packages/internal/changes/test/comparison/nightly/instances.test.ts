import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareDocuments } from '../../../src/comparison/compare-documents.ts'
import { baseDocument, corpus, type Json } from '../corpus/index.ts'
import { at, keywordsOf } from '../documents.ts'

/** The schemas of what is sent and of what is answered, as far as the cases change them. */
const judged = [
  ['CreateAlertRequest', 'request'],
  ['SourceRequest', 'request'],
  ['Alert', 'response'],
  ['Source', 'response'],
  ['Failure', 'response'],
] as const

const isMajor = (before: Json, after: Json) => compareDocuments(before, after).some(({ bump }) => bump === 'major')

const text = fc.constantFrom('', ...'a ok alert off low high 1m 6h 1d 1 12 all tile'.split(' '), 'x'.repeat(250))
const scalar = fc.oneof(
  text,
  fc.integer({ min: -3, max: 250 }),
  fc.constantFrom(0.5, 5, 10),
  fc.boolean(),
  fc.constant(null),
)
const known = { tileId: fc.constantFrom('1', 'a'), query: fc.constantFrom('', 'abc'), language: text }
const source = fc.oneof(
  fc.record({ kind: fc.constant('tile'), tileId: fc.constant('1') }),
  fc.record(
    { kind: fc.constant('search'), query: fc.constantFrom('a', 'abc'), language: text },
    { requiredKeys: ['kind', 'query'] },
  ),
  fc.record({ kind: fc.constantFrom('tile', 'search', 'tag', 'else'), ...known }, { requiredKeys: ['kind'] }),
)
const mails = fc.array(fc.constantFrom('a@example.com', 'b@example.com', 'c@example.com'), { maxLength: 12 })
const anything = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 12 }),
  source,
  fc.dictionary(fc.constantFrom('a', 'at'), scalar),
)

/** Likely values of fields, most of them valid. */
const likely: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  name: fc.constantFrom('Full disk', 'x'.repeat(150), 'x'.repeat(250), ''),
  source,
  threshold: fc.constantFrom(0, 5, 10, 100, 105, 150, 15, 0.5, -5, null),
  interval: fc.constantFrom('1m', '5m', '6h', '1d', 5),
  channels: fc.oneof(mails, fc.array(scalar, { maxLength: 12 })),
  window: fc.integer({ min: -1, max: 3 }),
  state: fc.constantFrom('ok', 'off'),
  level: fc.constantFrom('low', 'high', 'middle'),
  labels: fc.dictionary(fc.constantFrom('a', 'b'), text, { maxKeys: 8 }),
  history: fc.array(fc.record({ at: fc.constantFrom('2020-01-01T00:00:00Z', 'a') }, { requiredKeys: [] })),
  error: text,
  code: fc.oneof(text, fc.integer()),
}

const plain: Json = {
  name: 'Full disk',
  source: { kind: 'tile', tileId: '1' },
  id: '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81',
  error: 'a',
  at: 'a',
  remark: 'a',
  state: 'ok',
}

/** Instances with some of the fields that a schema names. */
function instancesOf(schema: Json): fc.Arbitrary<Json> {
  const names: string[] = Object.keys(schema.properties ?? {})
  if (names.length === 0) return fc.oneof({ weight: 9, arbitrary: source }, anything)
  const required = Object.fromEntries((schema.required ?? []).map((name: string) => [name, plain[name]]))
  const valuesOf = (name: string) => fc.oneof({ weight: 4, arbitrary: likely[name] ?? text }, anything)
  return fc
    .subarray(names, { minLength: 1, maxLength: Math.min(3, names.length) })
    .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, valuesOf(name)]))))
    .map((fields) => ({ ...required, ...fields }))
}

/** All that a schema says, with what it refers to. */
function writtenOut(document: Json, name: string, seen: Set<string> = new Set()): string {
  const text = JSON.stringify(document.components.schemas[name]) ?? ''
  const named = [...text.matchAll(/#\/components\/schemas\/(\w+)"/g)].map(([, other]) => String(other))
  const others = named.filter((other) => !seen.has(other) && seen.add(other))
  return [text, ...others.map((other) => writtenOut(document, other, seen))].join()
}

// One compiler for all: each of its own would compile the rules of JSON Schema again, which takes longer than the schemas.
const ajv = new Ajv2020({ strict: false, logger: false })
;(formats as unknown as (ajv: Ajv2020) => void)(ajv)

const validators = new Map<string, ValidateFunction>()

/** The validator of a schema, compiled once for all documents with equal text. */
function validatorOf({ components: { schemas } }: Json, name: string, text: string): ValidateFunction {
  const validator =
    validators.get(text) ??
    ajv.compile(structuredClone({ $ref: `#/components/schemas/${name}`, components: { schemas } }))
  validators.set(text, validator)
  return validator
}

it.each(corpus)('agrees with a validator: $name', ({ name, before, after }) => {
  if (isMajor(before, after) || expected.has(name)) return
  expectNoSurprise(before, after)
})

it('agrees with a validator, whatever keyword is removed or added', () => {
  // Without its only keyword, a `not` refuses every value, which no instance can show.
  for (const { keys, keyword } of keywordsOf(baseDocument()).filter((each) => each.keys.at(-1) !== 'not')) {
    const [before, after] = [baseDocument(), baseDocument()]
    delete at(after, keys)[keyword]
    const where = [...keys, keyword].join('/')
    if (!isMajor(before, after)) expectNoSurprise(withAnyOf(before), withAnyOf(after), where)
    if (!isMajor(after, before)) expectNoSurprise(withAnyOf(after), withAnyOf(before), where)
  }
}, 120_000)

/** Replaces `oneOf`: where variants begin to overlap, fewer instances match exactly one of them. */
function withAnyOf(document: Json): Json {
  return JSON.parse(JSON.stringify(document).replaceAll('"oneOf":', '"anyOf":'))
}

/** Expects that later servers accept every earlier request, and that earlier clients accept every later answer. */
function expectNoSurprise(before: Json, after: Json, where = ''): void {
  for (const [name, direction] of judged) {
    const schemas = { before: before.components.schemas[name], after: after.components.schemas[name] }
    const texts = { before: writtenOut(before, name), after: writtenOut(after, name) }
    if (!schemas.before || !schemas.after || texts.before === texts.after) continue
    const earlier = validatorOf(before, name, texts.before)
    const later = validatorOf(after, name, texts.after)
    const [from, to] = direction === 'request' ? [earlier, later] : [later, earlier]
    const schema = direction === 'request' ? schemas.before : schemas.after
    const admitted = fc.sample(instancesOf(schema), { numRuns: 300, seed: 9 }).filter((instance) => from(instance))
    expect(admitted.length, where).toBeGreaterThan(10)
    expect(admitted.filter((instance) => !to(instance)).slice(0, 3), where).toEqual([])
  }
}

/** New fields are what an answer is expected to have, also where its schema was closed. */
const expected = new Set(['a field comes to a closed answer', 'schemas.Alert.additionalProperties = false, undone'])
