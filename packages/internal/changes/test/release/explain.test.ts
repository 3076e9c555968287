import { expect, test } from 'vitest'
import { compareDocuments } from '../../src/comparison/compare.ts'
import { comparePackages } from '../../src/release/compare.ts'
import type { Packages } from '../../src/release/surface.ts'
import { packagesOf, surfaceOf } from './surfaces.ts'

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Alert' } } }
const getAlert = { operationId: 'getAlert', responses: { 200: { description: 'It.', content } } }
const documentOf = (schemas: object, more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Alerts', version: '1' },
  paths: { '/alerts': { get: getAlert, ...more } },
  components: { schemas },
})

/** Schemas with an alert that has these properties besides its id. */
const alertWith = (properties: object) => ({
  Alert: { type: 'object', required: ['id'], properties: { id: { type: 'string' }, ...properties } },
})
const types = (alert: string, methods = '') =>
  `export interface Alert { id: string; ${alert} }\n${methods}\n` +
  `export interface Methods { getAlert(): Promise<Alert>; ${methods === '' ? '' : 'deleteAlert(): Promise<void>'} }\nexport declare const client: Methods`

/** The document and the declarations of a release. */
type Release = readonly [document: object, declarations: string]

function changesOf(before: Release, after: Release): string[] {
  const [old, now] = [before, after].map(([document, text]) =>
    packagesOf({ ...surfaceOf({ 'index.d.ts': text }), document: JSON.stringify(document) }),
  ) as [Packages, Packages]
  const changes = comparePackages(old, now, compareDocuments).get('@made-up/package') ?? []
  return changes.map(({ bump, sentence }) => `${bump}: ${sentence}`)
}

const plain: Release = [documentOf(alertWith({})), types('')]
const withNote = documentOf(alertWith({ note: { type: 'string' } }))
const described = (description: string) => documentOf(alertWith({ note: { type: 'string', description } }))
const withNoteOf = (type: object, declared: string): Release => [
  documentOf({ ...alertWith({ note: { $ref: '#/components/schemas/Note' } }), Note: type }),
  types(`note?: ${declared}`),
]
const withDeletion = (answer: object, responses = {}) => {
  const document = documentOf(alertWith({}), { delete: { operationId: 'deleteAlert', responses: { 204: answer } } })
  return { ...document, components: { ...document.components, responses } }
}
const withQuery = (...names: string[]): Release => [
  documentOf(alertWith({}), { parameters: names.map((name) => ({ name, in: 'query', schema: { type: 'string' } })) }),
  `export interface GetAlertQuery { ${names.map((name) => `${name}?: string`).join('; ')} }`,
]
const index = (member: string) => `export interface components { responses: { ${member} } }`
const convert = (text: string) => `/** ${text} */ export declare function toGetAlert(record: Alert): unknown`
const renamed = JSON.stringify(plain[0]).replaceAll('schemas/Alert', 'schemas/Alarm').replace('"Alert":', '"Alarm":')

test.each<[string, Release, Release, ...string[]]>([
  ['a new field', plain, [withNote, types('note?: string')], 'minor: Alert has a new optional field note'],
  [
    'a change of a schema without a type of its own',
    withNoteOf({ type: 'string' }, 'string'),
    withNoteOf({ type: ['string', 'null'] }, 'string | null'),
    'major: Note may be null',
  ],
  [
    'an operation with its method',
    plain,
    [withDeletion({ description: 'Gone.' }), types('', '/** */')],
    'minor: deleteAlert is a new operation',
  ],
  [
    'an operation with an answer of its own',
    [plain[0], types('', index(''))],
    [
      withDeletion({ $ref: '#/components/responses/Gone' }, { Gone: { description: 'Gone.' } }),
      types('', index('Gone: { content?: never }')),
    ],
    'minor: deleteAlert is a new operation',
  ],
  [
    'a new field that the comment of a function names as well',
    [plain[0], types('', convert('Leaves out id.'))],
    [withNote, types('note?: string', convert('Leaves out id and note.'))],
    'minor: Alert has a new optional field note',
  ],
  [
    'a parameter of a path',
    withQuery('a'),
    withQuery('a', 'b'),
    'minor: getAlert takes a new optional query parameter b',
  ],
  [
    'a renamed type',
    plain,
    [JSON.parse(renamed), plain[1].replaceAll(/\bAlert\b/g, 'Alarm')],
    'major: The type Alert is now called Alarm',
  ],
  ['a change of the types alone', plain, [plain[0], types('note?: string')], 'minor: Alert.note is new and optional'],
  [
    'a change of the types beside one of the document',
    plain,
    [withNote, types('note?: string; other?: string')],
    'minor: Alert has a new optional field note',
    'minor: Alert.other is new and optional',
  ],
  [
    'a change of the types that needs a higher bump than the document',
    [described('One.'), types('note?: string')],
    [described('Two.'), types('note?: number')],
    'patch: Alert.note has another description',
    'major: Alert.note is number, where it was string',
  ],
  [
    'descriptions once for each name',
    [{}, 'export interface A {\n/** One. */\na: 1\n/** One. */\nb: 2 }'],
    [{}, 'export interface A {\n/** Two. */\na: 1\n/** Two. */\nb: 2 }'],
    'patch: the description of A has other words: a, b',
  ],
  [
    'descriptions of more than four names',
    [{}, [...'ABCDE'].map((name) => `/** One. */ export type ${name} = 1`).join('\n')],
    [{}, [...'ABCDE'].map((name) => `/** Two. */ export type ${name} = 1`).join('\n')],
    'patch: the descriptions of many types and functions have other words',
  ],
])('reports %s in one sentence each', (_, before, after, ...expected) => {
  expect(changesOf(before, after)).toEqual(expected)
})

test('a change of a shared package is a change of each package that exports it', () => {
  const core = (body: string) =>
    surfaceOf({ 'index.d.ts': `export interface Options { ${body} }` }, { name: '@made-up/core' })
  const user = surfaceOf({
    'index.d.ts':
      "import { Options } from '@made-up/core'\nexport declare function list(options?: Options): string\nexport { type Options }",
  })
  const [before, after] = [packagesOf(core('a?: 1; b?: 2'), user), packagesOf(core('a?: 1'), user)]
  const removed = [{ bump: 'major', sentence: 'Options.b is gone' }]
  expect(Object.fromEntries(comparePackages(before, after, compareDocuments))).toMatchObject({
    '@made-up/core': removed,
    '@made-up/package': removed,
  })
})
