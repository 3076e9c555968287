import { describe, expect, test } from 'vitest'
import { compareDocuments } from '../../src/comparison/compare.ts'
import { compareWorlds } from '../../src/release/compare.ts'
import { surfaceOf, worldOf } from './surfaces.ts'

interface Schemas {
  readonly [name: string]: object
}

const documentOf = (schemas: Schemas, more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Alerts', version: '1' },
  paths: {
    '/alerts': {
      get: {
        operationId: 'getAlert',
        responses: {
          200: {
            description: 'It.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Alert' } } },
          },
        },
      },
      ...more,
    },
  },
  components: { schemas },
})
const object = (properties: object) => ({
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, ...properties },
})
const types = (alert: string, methods = '') =>
  `export interface Alert { id: string; ${alert} }\n${methods}\n` +
  `export interface Methods { getAlert(): Promise<Alert>; ${methods === '' ? '' : 'deleteAlert(): Promise<void>'} }\nexport declare const client: Methods`

/** A release, as its document and its declarations tell it. */
type Told = readonly [document: object, declarations: string]

function saidOf(before: Told, after: Told): [string, string][] {
  const [old, now] = [before, after].map(([document, text]) =>
    worldOf({ ...surfaceOf({ 'index.d.ts': text }), document: JSON.stringify(document) }),
  )
  if (!old || !now) return []
  const changes = compareWorlds(old, now, compareDocuments).get('@made-up/package') ?? []
  return changes.map(({ bump, sentence }) => [bump, sentence])
}

const plain: Told = [documentOf({ Alert: object({}) }), types('')]

describe('one change is one sentence', () => {
  test('when the document and the types have a new field', () => {
    const after: Told = [documentOf({ Alert: object({ note: { type: 'string' } }) }), types('note?: string')]
    expect(saidOf(plain, after)).toEqual([['minor', 'Alert has a new optional field note']])
  })

  test('when a schema without a type of its own changes for all its users', () => {
    const told = (type: object, declared: string): Told => [
      documentOf({ Alert: object({ note: { $ref: '#/components/schemas/Note' } }), Note: type }),
      types(`note?: ${declared}`),
    ]
    const said = saidOf(told({ type: 'string' }, 'string'), told({ type: ['string', 'null'] }, 'string | null'))
    expect(said).toEqual([['major', expect.stringMatching(/null/)]])
  })

  test('when an operation comes with its method', () => {
    const more = { delete: { operationId: 'deleteAlert', responses: { 204: { description: 'Gone.' } } } }
    const after: Told = [documentOf({ Alert: object({}) }, more), types('', '/** */')]
    expect(saidOf(plain, after)).toEqual([['minor', 'deleteAlert is a new operation']])
  })

  test('when an operation comes with an answer of its own', () => {
    const gone = { description: 'Gone.' }
    const more = { delete: { operationId: 'deleteAlert', responses: { 204: { $ref: '#/components/responses/Gone' } } } }
    const document = documentOf({ Alert: object({}) }, more)
    const index = (member: string) => `export interface components { responses: { ${member} } }`
    const after: Told = [
      { ...document, components: { ...document.components, responses: { Gone: gone } } },
      types('', index('Gone: { content?: never }')),
    ]
    expect(saidOf([plain[0], types('', index(''))], after)).toEqual([['minor', 'deleteAlert is a new operation']])
  })

  test('when the comment of a function tells of the new field as well', () => {
    const convert = (text: string) => `/** ${text} */ export declare function toGetAlert(record: Alert): unknown`
    const after: Told = [
      documentOf({ Alert: object({ note: { type: 'string' } }) }),
      types('note?: string', convert('Leaves out id and note.')),
    ]
    const said = saidOf([plain[0], types('', convert('Leaves out id.'))], after)
    expect(said).toEqual([['minor', 'Alert has a new optional field note']])
  })

  test('when a type is called differently', () => {
    const renamed = JSON.parse(
      JSON.stringify(plain[0]).replaceAll('schemas/Alert', 'schemas/Alarm').replace('"Alert":', '"Alarm":'),
    )
    const said = saidOf(plain, [renamed, plain[1].replaceAll(/\bAlert\b/g, 'Alarm')])
    expect(said).toEqual([['major', 'The type Alert is now called Alarm']])
  })
})

describe('a change of the types is said', () => {
  test('when the document did not change', () => {
    const said = saidOf(plain, [plain[0], types('note?: string')])
    expect(said).toEqual([['minor', 'Alert.note is new and optional']])
  })

  test('when the document changed elsewhere', () => {
    const after: Told = [
      documentOf({ Alert: object({ note: { type: 'string' } }) }),
      types('note?: string; other?: string'),
    ]
    expect(saidOf(plain, after)).toEqual([
      ['minor', 'Alert has a new optional field note'],
      ['minor', 'Alert.other is new and optional'],
    ])
  })

  test('when it needs a higher bump than the document asks for', () => {
    const before: Told = [
      documentOf({ Alert: object({ note: { type: 'string', description: 'One.' } }) }),
      types('note?: string'),
    ]
    const after: Told = [
      documentOf({ Alert: object({ note: { type: 'string', description: 'Two.' } }) }),
      types('note?: number'),
    ]
    expect(saidOf(before, after)).toEqual([
      ['patch', expect.stringContaining('Alert')],
      ['major', 'Alert.note is number, where it was string'],
    ])
  })
})

describe('a change of what all packages share', () => {
  const core = (body: string) => ({
    ...surfaceOf({ 'index.d.ts': `export interface Options { ${body} }` }, { name: '@made-up/core' }),
  })
  const user = surfaceOf({
    'index.d.ts':
      "import { Options } from '@made-up/core'\nexport declare function list(options?: Options): string\nexport { type Options }",
  })

  test('is a change of each that passes it on', () => {
    const [before, after] = [worldOf(core('a?: 1; b?: 2'), user), worldOf(core('a?: 1'), user)]
    const found = compareWorlds(before, after, compareDocuments)
    expect([...found].map(([name, changes]) => [name, changes.map(({ bump, sentence }) => [bump, sentence])])).toEqual([
      ['@made-up/core', [['major', 'Options.b is gone']]],
      ['@made-up/package', [['major', 'Options.b is gone']]],
    ])
  })
})

test('descriptions that changed are one sentence for each name', () => {
  const described = (word: string) => `export interface A {\n/** ${word} */\na: 1\n/** ${word} */\nb: 2 }`
  const said = saidOf([{}, described('One.')], [{}, described('Two.')])
  expect(said).toEqual([['patch', 'the description of A has other words: a, b']])
})
