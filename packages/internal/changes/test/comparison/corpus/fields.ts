import { type ChangeCase, type Json, pair, reference } from './base.ts'

type Case = readonly [
  name: string,
  bumps: readonly [request: ChangeCase['bump'], answer: ChangeCase['bump']],
  says: string,
  before: Json,
  after: Json,
]

const text: Json = { type: 'string' }
const whole: Json = { type: 'integer' }
const map = (values: Json, more: Json = {}): Json => ({ type: 'object', additionalProperties: values, ...more })
const three = (more: Json): Json => ({ type: 'object', properties: { a: text, b: text, c: text }, ...more })
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
const where = (a: string, b: string): Json => ({ if: { required: [a] }, then: { required: [b] } })

/** One field that becomes another one: what it means where it is sent, and where it is answered. */
const cases: readonly Case[] = [
  [
    'a map of anything holds texts alone',
    ['major', 'minor'],
    ' admits further fields of one kind alone',
    map(true),
    map(text),
  ],
  [
    'a map of texts holds null',
    ['minor', 'major'],
    '.{name} may be null',
    map(text),
    map({ type: ['string', 'null'] }),
  ],
  ['a closed object is a map', ['minor', 'minor'], ' admits further fields of one kind', map(false), map(text)],
  [
    'fields by pattern are bounded',
    ['major', 'minor'],
    ' has fields whose name matches ^x_',
    { type: 'object' },
    { type: 'object', patternProperties: { '^x_': whole } },
  ],
  [
    'fields by pattern are admitted',
    ['minor', 'minor'],
    ' has fields whose name matches ^x_',
    map(false),
    map(false, { patternProperties: { '^x_': whole } }),
  ],
  [
    'fields by pattern of two parts',
    ['none', 'none'],
    '',
    { type: 'object', allOf: [{ patternProperties: { '^a': text } }, { patternProperties: { '^b': whole } }] },
    { type: 'object', allOf: [{ patternProperties: { '^b': whole } }, { patternProperties: { '^a': text } }] },
  ],
  [
    'names have a pattern',
    ['major', 'minor'],
    ' (its names) has the pattern "^a" now',
    map(text),
    map(text, { propertyNames: { pattern: '^a' } }),
  ],
  [
    'items come to be null',
    ['minor', 'major'],
    '[] may be null',
    { type: 'array', items: text },
    { type: 'array', items: { type: ['string', 'null'] } },
  ],
  [
    'a list has no items after the first',
    ['major', 'minor'],
    '[] must not be there any more',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text], items: false },
  ],
  [
    'a list says what its second item is',
    ['major', 'minor'],
    '[1] is a whole number now, no longer anything',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text, whole] },
  ],
  [
    'a list of one item takes a second',
    ['minor', 'major'],
    '[1] may be there now',
    { type: 'array', prefixItems: [text], items: false },
    { type: 'array', prefixItems: [text, whole], items: false },
  ],
  [
    'one of the items is enough anyway',
    ['none', 'none'],
    '',
    { type: 'array', contains: text },
    { type: 'array', contains: text, minContains: 1 },
  ],
  [
    'null around a list of values',
    ['none', 'none'],
    '',
    { type: ['string', 'null'], enum: ['a', 'b', null] },
    { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] },
  ],
  [
    'null of a component as in 3.0',
    ['none', 'none'],
    '',
    { allOf: [reference('Id')], nullable: true },
    { anyOf: [reference('Id'), { type: 'null' }] },
  ],
  ['null alone as a list of values', ['none', 'none'], '', { type: 'null' }, { enum: [null] }],
  [
    'yes and no as a list of values',
    ['none', 'none'],
    '',
    { type: 'boolean' },
    { type: 'boolean', enum: [true, false] },
  ],
  ['yes alone', ['major', 'minor'], ' is now always true', { type: 'boolean' }, { type: 'boolean', const: true }],
  ['a list that names a value twice', ['none', 'none'], '', { enum: ['a', 'b'] }, { enum: ['a', 'b', 'a'] }],
  [
    'a closed list beside any text',
    ['minor', 'major'],
    'a text',
    { type: 'string', enum: ['a', 'b'] },
    { anyOf: [{ type: 'string', enum: ['a', 'b'] }, text] },
  ],
  [
    'a bound beside a reference',
    ['major', 'minor'],
    ' is at most 5 characters long now',
    reference('Id'),
    { ...reference('Id'), maxLength: 5 },
  ],
  [
    'a smaller step that is a fraction',
    ['minor', 'major'],
    ' has the step 0.01 now, no longer 0.1',
    { type: 'number', multipleOf: 0.1 },
    { type: 'number', multipleOf: 0.01 },
  ],
  [
    'a greater step that is a fraction',
    ['major', 'minor'],
    ' has the step 0.3 now, no longer 0.1',
    { type: 'number', multipleOf: 0.1 },
    { type: 'number', multipleOf: 0.3 },
  ],
  ['whole numbers in steps of one', ['none', 'none'], '', whole, { type: 'integer', multipleOf: 1 }],
  ['numbers in steps of one', ['none', 'none'], '', { type: 'number', multipleOf: 1 }, whole],
  [
    'a bound between whole numbers',
    ['none', 'none'],
    '',
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: 0.5 },
  ],
  [
    'whole numbers of more bits',
    ['minor', 'major'],
    ' has the format int64 now, no longer int32',
    { type: 'integer', format: 'int32' },
    { type: 'integer', format: 'int64' },
  ],
  [
    'a link that may be relative',
    ['minor', 'major'],
    ' has the format uri-reference now, no longer uri',
    { type: 'string', format: 'uri' },
    { type: 'string', format: 'uri-reference' },
  ],
  [
    'a day that becomes a time',
    ['major', 'major'],
    ' has the format date-time now, no longer date',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
  ],
  [
    'two patterns in another order',
    ['none', 'none'],
    '',
    { allOf: [{ type: 'string', pattern: 'a' }, { pattern: 'b' }] },
    { allOf: [{ pattern: 'b' }, { type: 'string', pattern: 'a' }] },
  ],
  [
    'a further pattern',
    ['major', 'minor'],
    ' has the pattern b now',
    { type: 'string', pattern: 'a' },
    { type: 'string', pattern: 'a', allOf: [{ pattern: 'b' }] },
  ],
  [
    'items of two parts',
    ['none', 'none'],
    '',
    { type: 'array', allOf: [{ items: { type: 'string', minLength: 1 } }, { items: { maxLength: 5 } }] },
    { type: 'array', items: { type: 'string', minLength: 1, maxLength: 5 } },
  ],
  [
    'two conditions in another order',
    ['none', 'none'],
    '',
    three({ allOf: [where('a', 'b'), where('b', 'c')] }),
    three({ allOf: [where('b', 'c'), where('a', 'b')] }),
  ],
  [
    'a further condition',
    ['major', 'minor'],
    ' has a further condition now',
    three({ allOf: [where('a', 'b')] }),
    three({ allOf: [where('a', 'b'), where('b', 'c')] }),
  ],
  [
    'one condition fewer',
    ['minor', 'major'],
    ' no longer has one of its conditions',
    three({ allOf: [where('a', 'b'), where('b', 'c')] }),
    three(where('a', 'b')),
  ],
  [
    'demands of two parts',
    ['none', 'none'],
    '',
    three({ allOf: [{ dependentRequired: { a: ['b'] } }, { dependentRequired: { a: ['c'] } }] }),
    three({ dependentRequired: { a: ['c', 'b'] } }),
  ],
  [
    'a rule for a field goes',
    ['minor', 'major'],
    ' no longer has the rule for the field a',
    three({ dependentSchemas: { a: { minProperties: 2 } } }),
    three({}),
  ],
  [
    'a word that objects of the language have, too',
    ['major', 'major'],
    ' changed in a way that cannot be judged: constructor',
    text,
    { type: 'string', constructor: 7 },
  ],
]

export const fields: readonly ChangeCase[] = cases.flatMap(([name, bumps, says, before, after]) => [
  pair(
    `${name}, sent`,
    bumps[0],
    sentencesOf('CreateAlertRequest', 'takes', says),
    ({ request }) => {
      request.extra = after
    },
    ({ request }) => {
      request.extra = before
    },
  ),
  pair(
    `${name}, answered`,
    bumps[1],
    sentencesOf('Alert', 'may have', says),
    ({ alert }) => {
      alert.extra = after
    },
    ({ alert }) => {
      alert.extra = before
    },
  ),
])

function sentencesOf(type: string, verb: string, says: string): string[] {
  if (says === '') return []
  return [/^[ .[]/.test(says) ? `${type}.extra${says}` : `${type} ${verb} ${says} as extra`]
}
