import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareDocuments } from '../../src/changes/compare.ts'
import { bumpOf } from '../../src/changes/groups.ts'
import { documentsOf, type Json } from './corpus/base.ts'
import { corpus } from './corpus/index.ts'

/** The schemas of what is sent and of what is answered, as far as the cases change them. */
const judged = [
  ['CreateAlertRequest', 'request'],
  ['SourceRequest', 'request'],
  ['Alert', 'response'],
  ['Source', 'response'],
  ['Failure', 'response'],
] as const

const schemaCases = ['requests', 'responses', 'bounds', 'unions', 'traps']
const cases = schemaCases.flatMap((theme) => corpus[theme] ?? [])

/** Beside what changes, documents may narrow where nobody was told that there is room: fields that none of them names. */
const text = fc.constantFrom(
  '',
  'a',
  'ok',
  'alert',
  'off',
  'low',
  'high',
  'middle',
  '1m',
  '6h',
  '1d',
  '1',
  '12',
  'all',
  'a@example.com',
  'tile',
  'search',
  'tag',
  '2020-01-01T00:00:00Z',
  'x'.repeat(250),
)
const scalar = fc.oneof(
  text,
  fc.integer({ min: -3, max: 250 }),
  fc.constantFrom(0.5, 5, 10, 15),
  fc.boolean(),
  fc.constant(null),
)
const source = fc.record(
  { kind: fc.constantFrom('tile', 'search', 'tag', 'else'), tileId: text, query: text, language: text },
  { requiredKeys: [] },
)
const list = fc.array(fc.oneof(text, fc.integer()), { maxLength: 12 })
const value = fc.oneof(scalar, list, source, fc.dictionary(fc.constantFrom('a', 'at', 'name'), scalar))

function instancesOf(schema: Json): fc.Arbitrary<Json> {
  const names = Object.keys(schema?.properties ?? { kind: 1, tileId: 1, query: 1, language: 1 })
  const likely: Record<string, fc.Arbitrary<Json>> = {
    name: text,
    source,
    kind: fc.constantFrom('tile', 'search', 'tag', 'else'),
    threshold: fc.oneof(fc.constantFrom(0, 5, 10, 100, 105, 150, 15, null), scalar),
    interval: fc.constantFrom('1m', '6h', '1d', 5),
    channels: fc.oneof(list, fc.array(fc.constantFrom('a@example.com', 'b@example.com'), { maxLength: 12 })),
    window: fc.integer({ min: -1, max: 3 }),
  }
  const fields = names.map((name) => [name, likely[name] ? fc.oneof(likely[name], value) : value] as const)
  const required = (schema?.required ?? []).filter(() => true)
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record(Object.fromEntries(fields), {
        requiredKeys: required.filter((name: string) => names.includes(name)),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record(Object.fromEntries(fields.map(([name]) => [name, likely[name] ?? value])), {
        requiredKeys: [],
      }),
    },
    { weight: 1, arbitrary: value },
  )
}

function validatorOf(document: Json, name: string): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, logger: false })
  ;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
  const { schemas } = document.components
  return ajv.compile(structuredClone({ $ref: `#/components/schemas/${name}`, components: { schemas } }))
}

it.each(cases)('is right by what a validator admits: $name', (each) => {
  const { before, after } = documentsOf(each)
  const bump = bumpOf(compareDocuments(before, after))
  if (bump === 'major') return
  for (const [name, direction] of judged) {
    if (!before.components.schemas[name] || !after.components.schemas[name]) continue
    const [earlier, later] = [validatorOf(before, name), validatorOf(after, name)]
    // A request that was taken is taken still; an answer that comes was known before.
    const [from, to] = direction === 'request' ? [earlier, later] : [later, earlier]
    const schema = (direction === 'request' ? before : after).components.schemas[name]
    const broken: Json[] = []
    let seen = 0
    fc.assert(
      fc.property(instancesOf(schema), (instance) => {
        if (!from(instance)) return
        seen++
        if (!to(instance)) broken.push(instance)
      }),
      { numRuns: 300, seed: 9 },
    )
    if (isAdded(each.name)) continue
    expect(seen).toBeGreaterThan(0)
    expect(broken).toEqual([])
  }
})

/** New fields, statuses and values are what an answer is expected to have. */
function isAdded(name: string): boolean {
  return expected.has(name)
}

const expected = new Set(['a field comes to a closed answer', 'a closed answer opens'])
